-- A library of schema 4 with something in every table; never edit: libraries like it exist.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num));
INSERT INTO "alembic_version" VALUES('0004');
CREATE TABLE card_list (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	note TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT card_list_kind CHECK (kind IN ('wish', 'trade', 'other'))
);
INSERT INTO "card_list" VALUES(1,'Wishes','wish','for the birthday');
CREATE TABLE deck (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name TEXT NOT NULL, 
	format_id TEXT NOT NULL, 
	changed TEXT NOT NULL
, built TEXT DEFAULT '' NOT NULL, note TEXT DEFAULT '' NOT NULL, tags TEXT DEFAULT '' NOT NULL, folder TEXT DEFAULT '' NOT NULL, archived TEXT DEFAULT '' NOT NULL);
INSERT INTO "deck" VALUES(1,'Moths & Lamps','classic-1999','2026-11-30T10:06:01+00:00','2026-11-30T10:06:01+00:00','','','','');
INSERT INTO "deck" VALUES(2,'Empty','unlimited','2026-11-30T07:44:29+00:00','','for Zoë''s birthday
with “lamps”','#1
lamps; moths','Shop/Friday','2026-03-01T10:00:00+00:00');
CREATE TABLE deck_card (
	deck_id INTEGER NOT NULL, 
	card_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	set_id TEXT NOT NULL, 
	set_name TEXT NOT NULL, 
	number TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	position INTEGER NOT NULL, note TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (deck_id, card_id), 
	CONSTRAINT deck_card_count CHECK (count >= 1), 
	CONSTRAINT deck_card_deck FOREIGN KEY(deck_id) REFERENCES deck (id) DEFERRABLE INITIALLY DEFERRED
);
INSERT INTO "deck_card" VALUES(1,'inv1-1','Glimmoth','inv1','','1',4,0,'keep two ''til late — “yes”');
INSERT INTO "deck_card" VALUES(1,'inv2-4a','Mr. Quag-Quag','inv2','','4a',2,1,'');
INSERT INTO "deck_card" VALUES(1,'inv1-2','Type: Null, Drop''s “Select”','inv1','','2',1,2,'');
CREATE TABLE deck_version (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	deck_id INTEGER NOT NULL, 
	name TEXT NOT NULL, 
	at TEXT NOT NULL, 
	cards TEXT NOT NULL, 
	CONSTRAINT deck_version_deck FOREIGN KEY(deck_id) REFERENCES deck (id) DEFERRABLE INITIALLY DEFERRED
);
INSERT INTO "deck_version" VALUES(1,2,'Before the “Cup”','2026-02-01T10:00:00+00:00','[[{"card_id": "inv1-1", "name": "Glimmoth", "set_id": "inv1", "set_name": "", "number": "1", "count": 3}], []]');
CREATE TABLE game (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	name TEXT NOT NULL, 
	at TEXT NOT NULL, 
	document TEXT NOT NULL
);
INSERT INTO "game" VALUES(1,'Rainy Sunday','2026-11-30T07:44:29+00:00','{"turn": 3}');
CREATE TABLE history (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	scope TEXT NOT NULL, 
	code TEXT NOT NULL, 
	params TEXT NOT NULL, 
	at TEXT NOT NULL, 
	undone INTEGER NOT NULL, 
	images TEXT NOT NULL, 
	CONSTRAINT history_undone CHECK (undone IN (0, 1))
);
INSERT INTO "history" VALUES(1,'collection','step.holding.add','{"name":"Glimmoth","count":2}','2026-11-30T07:44:29+00:00',0,'[["holding",[1],null,{"card_id":"inv1-1","name":"Glimmoth","set_id":"inv1","set_name":"","number":"1","variant":"","condition":"NM","language":"en","count":2,"id":1},"inv1-1"]]');
INSERT INTO "history" VALUES(2,'collection','step.holding.add','{"name":"Type: Null, Drop''s “Select”","count":1}','2026-11-30T07:44:29+00:00',0,'[["holding",[2],null,{"card_id":"inv1-2","name":"Type: Null, Drop''s “Select”","set_id":"inv1","set_name":"","number":"2","variant":"holo+1st-edition","condition":"bent by the dog","language":"pt","count":1,"id":2},"inv1-2"]]');
INSERT INTO "history" VALUES(3,'collection','step.holding.add','{"name":"Élanfant ♀","count":3}','2026-11-30T07:44:29+00:00',0,'[["holding",[3],null,{"card_id":"inv1-3","name":"Élanfant ♀","set_id":"inv1","set_name":"","number":"3","variant":"","condition":"NM","language":"en","count":3,"id":3},"inv1-3"]]');
INSERT INTO "history" VALUES(5,'decks','step.deck.create','{"name":"Moths & Lamps"}','2026-11-30T07:44:29+00:00',0,'[["deck",[1],null,{"name":"Moths & Lamps","format_id":"classic-1999","changed":"2026-11-30T07:44:29+00:00","id":1},"deck:1"],["deck_card",[1,"inv1-1"],null,{"deck_id":1,"card_id":"inv1-1","name":"Glimmoth","set_id":"inv1","set_name":"","number":"1","count":4,"position":0},"deck:1"],["deck_card",[1,"inv2-4a"],null,{"deck_id":1,"card_id":"inv2-4a","name":"Mr. Quag-Quag","set_id":"inv2","set_name":"","number":"4a","count":2,"position":1},"deck:1"]]');
INSERT INTO "history" VALUES(6,'deck:1','step.deck.add','{"name":"Type: Null, Drop''s “Select”","count":1}','2026-11-30T07:44:29+00:00',0,'[["deck_card",[1,"inv1-2"],null,{"deck_id":1,"card_id":"inv1-2","name":"Type: Null, Drop''s “Select”","set_id":"inv1","set_name":"","number":"2","count":1,"position":2},"deck:1"]]');
INSERT INTO "history" VALUES(7,'decks','step.deck.create','{"name":"Empty"}','2026-11-30T07:44:29+00:00',0,'[["deck",[2],null,{"name":"Empty","format_id":"unlimited","changed":"2026-11-30T07:44:29+00:00","id":2},"deck:2"]]');
INSERT INTO "history" VALUES(8,'collection','step.holding.change','{"name":"Élanfant ♀","count":0}','2026-11-30T10:06:01+00:00',0,'[["holding",[3],{"grade":"","price":null,"currency":"","bought":"","place":"","note":"","tags":"","signed":0},{"grade":"PSA 9 “Mint”","price":0,"currency":"BRL","bought":"2019-08","place":"Binder 1/page 3","note":"from Zoë''s shop\nsecond line","tags":"#1\nfor Zoë","signed":1},"inv1-3"]]');
INSERT INTO "history" VALUES(9,'collection','step.holding.change','{"name":"Glimmoth","count":0}','2026-11-30T10:06:01+00:00',0,'[["holding",[1],{"price":null,"currency":"","bought":"","place":"","altered":0},{"price":1250,"currency":"USD","bought":"2024-02-29","place":"Box; drop table","altered":1},"inv1-1"]]');
INSERT INTO "history" VALUES(10,'deck:1','step.deck.build','{"name":"Moths & Lamps"}','2026-11-30T10:06:01+00:00',0,'[["deck",[1],{"built":""},{"built":"2026-11-30T10:06:01+00:00"},"deck:1"]]');
INSERT INTO "history" VALUES(11,'collection','step.list.create','{"name":"Wishes"}','2026-11-30T10:06:01+00:00',0,'[["card_list",[1],null,{"name":"Wishes","kind":"wish","note":"for the birthday","id":1},"list:1"]]');
INSERT INTO "history" VALUES(12,'collection','step.list.rows','{"count":2}','2026-11-30T10:06:01+00:00',0,'[["listed_card",[1],null,{"list_id":1,"card_id":"inv2-4a","name_key":"mr quag quag","name":"Mr. Quag-Quag","set_id":"inv2","set_name":"","number":"4a","variant":"","condition":"NM","language":"pt","count":2,"price":99900,"currency":"BRL","note":"no creases","id":1},"list:1"],["listed_card",[2],null,{"list_id":1,"card_id":"","name_key":"glimmoth","name":"Glimmoth","set_id":"","set_name":"","number":"","count":4,"id":2},"list:1"]]');
INSERT INTO "history" VALUES(13,'collection','step.holding.change','{"name":"Élanfant ♀","count":1}','2026-11-30T10:06:01+00:00',1,'[["holding",[3],{"count":3},{"count":2},"inv1-3"]]');
CREATE TABLE "holding" (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	card_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	set_id TEXT NOT NULL, 
	set_name TEXT NOT NULL, 
	number TEXT NOT NULL, 
	variant TEXT NOT NULL, 
	condition TEXT NOT NULL, 
	language TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	grade TEXT DEFAULT '' NOT NULL, 
	price INTEGER, 
	currency TEXT DEFAULT '' NOT NULL, 
	bought TEXT DEFAULT '' NOT NULL, 
	place TEXT DEFAULT '' NOT NULL, 
	note TEXT DEFAULT '' NOT NULL, 
	tags TEXT DEFAULT '' NOT NULL, 
	signed INTEGER DEFAULT '0' NOT NULL, 
	altered INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT holding_count CHECK (count >= 1), 
	CONSTRAINT holding_money CHECK ((price IS NULL AND currency = '') OR (typeof(price) = 'integer' AND price >= 0 AND currency <> '')), 
	CONSTRAINT holding_marks CHECK (signed IN (0, 1) AND altered IN (0, 1))
);
INSERT INTO "holding" VALUES(1,'inv1-1','Glimmoth','inv1','','1','','NM','en',2,'',1250,'USD','2024-02-29','Box; drop table','','',0,1);
INSERT INTO "holding" VALUES(2,'inv1-2','Type: Null, Drop''s “Select”','inv1','','2','holo+1st-edition','bent by the dog','pt',1,'',NULL,'','','','','',0,0);
INSERT INTO "holding" VALUES(3,'inv1-3','Élanfant ♀','inv1','','3','','NM','en',3,'PSA 9 “Mint”',0,'BRL','2019-08','Binder 1/page 3','from Zoë''s shop
second line','#1
for Zoë',1,0);
CREATE TABLE listed_card (
	id INTEGER NOT NULL PRIMARY KEY AUTOINCREMENT, 
	list_id INTEGER NOT NULL, 
	card_id TEXT NOT NULL, 
	name_key TEXT NOT NULL, 
	name TEXT NOT NULL, 
	set_id TEXT NOT NULL, 
	set_name TEXT NOT NULL, 
	number TEXT NOT NULL, 
	variant TEXT DEFAULT '' NOT NULL, 
	condition TEXT DEFAULT '' NOT NULL, 
	language TEXT DEFAULT '' NOT NULL, 
	count INTEGER NOT NULL, 
	price INTEGER, 
	currency TEXT DEFAULT '' NOT NULL, 
	note TEXT DEFAULT '' NOT NULL, 
	CONSTRAINT listed_card_list FOREIGN KEY(list_id) REFERENCES card_list (id) DEFERRABLE INITIALLY DEFERRED, 
	CONSTRAINT listed_card_key UNIQUE (list_id, card_id, name_key, variant, condition, language), 
	CONSTRAINT listed_card_count CHECK (count >= 1), 
	CONSTRAINT listed_card_money CHECK ((price IS NULL AND currency = '') OR (typeof(price) = 'integer' AND price >= 0 AND currency <> ''))
);
INSERT INTO "listed_card" VALUES(1,1,'inv2-4a','mr quag quag','Mr. Quag-Quag','inv2','','4a','','NM','pt',2,99900,'BRL','no creases');
INSERT INTO "listed_card" VALUES(2,1,'','glimmoth','Glimmoth','','','','','','',4,NULL,'','');
CREATE TABLE maybe_card (
	deck_id INTEGER NOT NULL, 
	card_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	set_id TEXT NOT NULL, 
	set_name TEXT NOT NULL, 
	number TEXT NOT NULL, 
	count INTEGER NOT NULL, 
	position INTEGER NOT NULL, note TEXT DEFAULT '' NOT NULL, 
	PRIMARY KEY (deck_id, card_id), 
	CONSTRAINT maybe_card_deck FOREIGN KEY(deck_id) REFERENCES deck (id) DEFERRABLE INITIALLY DEFERRED, 
	CONSTRAINT maybe_card_count CHECK (count >= 1)
);
INSERT INTO "maybe_card" VALUES(2,'inv2-4a','Mr. Quag-Quag','inv2','','4a',2,1,'for rainy days');
CREATE INDEX history_stack ON history (scope, undone, id);
CREATE UNIQUE INDEX holding_lot ON holding (card_id, variant, condition, language, grade, coalesce(price, -1), currency, bought, place, note, tags, signed, altered);
CREATE INDEX deck_version_deck ON deck_version (deck_id, id);
DELETE FROM "sqlite_sequence";
INSERT INTO "sqlite_sequence" VALUES('history',13);
INSERT INTO "sqlite_sequence" VALUES('deck',2);
INSERT INTO "sqlite_sequence" VALUES('game',1);
INSERT INTO "sqlite_sequence" VALUES('holding',3);
INSERT INTO "sqlite_sequence" VALUES('card_list',1);
INSERT INTO "sqlite_sequence" VALUES('listed_card',2);
INSERT INTO "sqlite_sequence" VALUES('deck_version',1);
COMMIT;
PRAGMA user_version = 4;

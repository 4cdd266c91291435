"""The schema of library.db, the file that holds what the person made: collection, lists, decks, history, games.

Rows name cards by id, name, set and number and have no foreign key to the catalogue: a missing or changed catalogue
never loses a row. Within the file foreign keys are enforced, at commit, so that undo may restore rows in any order.

How to change it: docs/changing-the-library.md.
"""

from __future__ import annotations

import sqlalchemy as sa

from ptcg_desktop.store.rows import LOT, LOT_MARKS

# PRAGMA user_version of this schema, and the alembic revision that makes it.
VERSION = 4
HEAD = "0004"

metadata = sa.MetaData()


def _text(name: str) -> sa.Column[str]:
    """A column of free text, empty where nothing is said; steps of older schemas bring rows back without it."""
    return sa.Column(name, sa.Text, nullable=False, server_default="")


# A sum is whole hundredths and an ISO 4217 code. Unknown is NULL and no code, which is not the same as 0, a gift.
_MONEY = "(price IS NULL AND currency = '') OR (typeof(price) = 'integer' AND price >= 0 AND currency <> '')"

holding = sa.Table(
    "holding",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("card_id", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("set_id", sa.Text, nullable=False),
    sa.Column("set_name", sa.Text, nullable=False),
    sa.Column("number", sa.Text, nullable=False),
    sa.Column("variant", sa.Text, nullable=False),
    sa.Column("condition", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
    _text("grade"),
    # Paid for one copy.
    sa.Column("price", sa.Integer, nullable=True),
    _text("currency"),
    # ISO day, or a month or year where no more is known.
    _text("bought"),
    _text("place"),
    _text("note"),
    # Sorted, one a line.
    _text("tags"),
    sa.Column("signed", sa.Integer, nullable=False, server_default="0"),
    sa.Column("altered", sa.Integer, nullable=False, server_default="0"),
    sa.CheckConstraint("count >= 1", name="holding_count"),
    sa.CheckConstraint(_MONEY, name="holding_money"),
    sa.CheckConstraint("signed IN (0, 1) AND altered IN (0, 1)", name="holding_marks"),
    # An id is never used twice: the history may bring a removed row back under its own id.
    sqlite_autoincrement=True,
)

# A lot is everything that is said about copies: copies of which the same is said are one row.
sa.Index(
    "holding_lot",
    holding.c.card_id,
    # Two unknown prices are the same here, which two NULLs are not.
    *(sa.func.coalesce(holding.c.price, sa.text("-1")) if name == "price" else holding.c[name] for name in LOT),
    *(holding.c[name] for name in LOT_MARKS),
    unique=True,
)

card_list = sa.Table(
    "card_list",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    _text("note"),
    sa.CheckConstraint("kind IN ('wish', 'trade', 'other')", name="card_list_kind"),
    sqlite_autoincrement=True,
)

listed_card = sa.Table(
    "listed_card",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column(
        "list_id",
        sa.Integer,
        sa.ForeignKey("card_list.id", name="listed_card_list", deferrable=True, initially="DEFERRED"),
        nullable=False,
    ),
    # Empty = any print of the name.
    sa.Column("card_id", sa.Text, nullable=False),
    sa.Column("name_key", sa.Text, nullable=False),
    *(sa.Column(name, sa.Text, nullable=False) for name in ("name", "set_id", "set_name", "number")),
    # Empty = any will do.
    *(_text(name) for name in ("variant", "condition", "language")),
    sa.Column("count", sa.Integer, nullable=False),
    # The most to pay, or the least to take, for one copy.
    sa.Column("price", sa.Integer, nullable=True),
    _text("currency"),
    _text("note"),
    sa.UniqueConstraint("list_id", "card_id", "name_key", "variant", "condition", "language", name="listed_card_key"),
    sa.CheckConstraint("count >= 1", name="listed_card_count"),
    sa.CheckConstraint(_MONEY, name="listed_card_money"),
    sqlite_autoincrement=True,
)

deck = sa.Table(
    "deck",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("format_id", sa.Text, nullable=False),
    # When its contents were last touched, ISO 8601 UTC: for "recent first". Not part of the history.
    sa.Column("changed", sa.Text, nullable=False),
    # When it was put together out of cards of the collection, ISO 8601 UTC; empty = it is only a list.
    _text("built"),
    _text("note"),
    # Sorted, one a line.
    _text("tags"),
    _text("folder"),
    # When it was put away, ISO 8601 UTC; empty = it is in use.
    _text("archived"),
    sqlite_autoincrement=True,
)


def _deck_id(table: str, *, primary_key: bool) -> sa.Column[int]:
    """The deck a row of a table belongs to."""
    key = sa.ForeignKey("deck.id", name=f"{table}_deck", deferrable=True, initially="DEFERRED")
    return sa.Column("deck_id", sa.Integer, key, primary_key=primary_key, nullable=False)


def _deck_lines(table: str) -> sa.Table:
    """A table of cards of decks: the deck itself, or the cards that may come into it."""
    return sa.Table(
        table,
        metadata,
        _deck_id(table, primary_key=True),
        sa.Column("card_id", sa.Text, primary_key=True),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("name", "set_id", "set_name", "number")),
        sa.Column("count", sa.Integer, nullable=False),
        # Order in which people put the cards in.
        sa.Column("position", sa.Integer, nullable=False),
        # What the person says about this line: its part in the plan.
        _text("note"),
        sa.CheckConstraint("count >= 1", name=f"{table}_count"),
    )


deck_card = _deck_lines("deck_card")
# Candidates: they are no part of the deck, are not counted, checked, reserved or played.
maybe_card = _deck_lines("maybe_card")

# A deck as it once was. Made and removed, renamed, never otherwise changed.
deck_version = sa.Table(
    "deck_version",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    _deck_id("deck_version", primary_key=False),
    sa.Column("name", sa.Text, nullable=False),
    # When it was saved, ISO 8601 UTC.
    sa.Column("at", sa.Text, nullable=False),
    # JSON of store.rows.Snapshot.
    sa.Column("cards", sa.Text, nullable=False),
    sa.Index("deck_version_deck", "deck_id", "id"),
    sqlite_autoincrement=True,
)

history = sa.Table(
    "history",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("scope", sa.Text, nullable=False),
    sa.Column("code", sa.Text, nullable=False),
    sa.Column("params", sa.Text, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
    sa.Column("undone", sa.Integer, nullable=False),
    # JSON of store.session.Image: every row the step touched, before and after.
    sa.Column("images", sa.Text, nullable=False),
    sa.CheckConstraint("undone IN (0, 1)", name="history_undone"),
    sa.Index("history_stack", "scope", "undone", "id"),
    sqlite_autoincrement=True,
)

game = sa.Table(
    "game",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("at", sa.Text, nullable=False),
    # The saved game as the engine writes it.
    sa.Column("document", sa.Text, nullable=False),
    sqlite_autoincrement=True,
)


def create(connection: sa.Connection) -> None:
    """Make the newest schema in an empty file, marked with its version for us and for alembic.

    Does by itself what the revisions would do, because alembic takes longer to import than the whole first start.
    """
    metadata.create_all(connection)
    connection.exec_driver_sql(
        "CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL, "
        "CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num))"
    )
    connection.execute(sa.text("INSERT INTO alembic_version VALUES (:head)"), {"head": HEAD})
    connection.exec_driver_sql(f"PRAGMA user_version = {VERSION}")

"""Reading library.db, and writing it in steps whose every row is remembered."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

import msgspec
import sqlalchemy as sa

from ptcg_desktop.store.library import (
    card_list,
    deck,
    deck_card,
    deck_version,
    game,
    holding,
    listed_card,
    maybe_card,
    metadata,
)
from ptcg_desktop.store.rows import (
    LOT,
    LOT_MARKS,
    CardList,
    DeckCard,
    DeckSummary,
    DeckVersion,
    Holding,
    Image,
    Key,
    ListedCard,
    ListKind,
    Lot,
    Snapshot,
    StoredDeck,
    Totals,
    Values,
)

# SQLite takes at most 32,766 variables in one statement; above this, read everything and choose here.
_MANY = 2_000
_KINDS = ("wish", "trade", "other")
_TAGS = holding.columns.keys().index("tags")


def now() -> str:
    """The moment as the library writes it: ISO 8601, UTC, seconds."""
    return datetime.now(UTC).isoformat(timespec="seconds")


class Session:
    """One transaction's view of the library."""

    def __init__(self, connection: sa.Connection) -> None:
        self.connection = connection

    # Collection

    def holdings(self, card_id: str | None = None) -> list[Holding]:
        """All rows of the collection, or those of one card, oldest first."""
        query = sa.select(holding).order_by(holding.c.id)
        if card_id is not None:
            query = query.where(holding.c.card_id == card_id)
        return [_holding(row) for row in self.connection.execute(query)]

    def holdings_of(self, card_ids: Collection[str]) -> list[Holding]:
        """The rows of some cards, oldest first."""
        query = sa.select(holding).order_by(holding.c.id)
        if len(card_ids) <= _MANY:
            query = query.where(holding.c.card_id.in_(card_ids))
        return [_holding(row) for row in self.connection.execute(query) if row.card_id in card_ids]

    def some_holdings(self, holding_ids: Collection[int]) -> dict[int, Holding]:
        """Those of the rows that are there, by id, in the order of the ids."""
        query = sa.select(holding)
        if len(holding_ids) <= _MANY:
            query = query.where(holding.c.id.in_(holding_ids))
        found = {row.id: row for row in map(_holding, self.connection.execute(query))}
        return {each: found[each] for each in holding_ids if each in found}

    def holding(self, holding_id: int) -> Holding | None:
        """One row of the collection."""
        row = self.connection.execute(sa.select(holding).where(holding.c.id == holding_id)).one_or_none()
        return _holding(row) if row else None

    def holding_of(self, card_id: str, lot: Lot) -> Holding | None:
        """The row with these copies, if there is one."""
        values = lot_values(lot)
        row = self.connection.execute(
            sa.select(holding).where(
                holding.c.card_id == card_id, *(holding.c[name].is_not_distinct_from(values[name]) for name in values)
            )
        ).one_or_none()
        return _holding(row) if row else None

    def owned(self, card_ids: Collection[str] | None = None) -> dict[str, int]:
        """Copies by card id; cards that are not owned are absent."""
        query = sa.select(holding.c.card_id, sa.func.sum(holding.c.count)).group_by(holding.c.card_id)
        if card_ids is not None and len(card_ids) <= _MANY:
            query = query.where(holding.c.card_id.in_(card_ids))
        found = {card_id: int(count) for card_id, count in self.connection.execute(query)}
        if card_ids is not None and len(card_ids) > _MANY:
            wanted = set(card_ids)
            return {card_id: count for card_id, count in found.items() if card_id in wanted}
        return found

    def owned_variants(self, language: str = "") -> dict[str, dict[str, int]]:
        """Copies by card id and variant, of one language or (`""`) of all."""
        columns = holding.c
        query = sa.select(columns.card_id, columns.variant, sa.func.sum(columns.count)).group_by(
            columns.card_id, columns.variant
        )
        if language:
            query = query.where(columns.language == language)
        found: dict[str, dict[str, int]] = {}
        for card_id, variant, count in self.connection.execute(query):
            found.setdefault(card_id, {})[variant] = int(count)
        return found

    def lots(self) -> int:
        """How many rows the collection has."""
        return int(self.connection.execute(sa.select(sa.func.count()).select_from(holding)).scalar_one())

    def totals(self) -> Totals:
        """Sums over the collection."""
        columns = holding.c
        row = self.connection.execute(
            sa.select(
                sa.func.coalesce(sa.func.sum(columns.count), 0),
                sa.func.count(columns.card_id.distinct()),
                sa.func.count(columns.set_id.distinct()),
                sa.func.count(columns.id),
            )
        ).one()
        return Totals(*(int(value) for value in row))

    # Lists

    def lists(self) -> list[CardList]:
        """All lists by kind and name, without their cards."""
        count = sa.func.coalesce(sa.func.sum(listed_card.c.count), 0)
        query = (
            sa.select(card_list, count)
            .select_from(card_list.outerjoin(listed_card, listed_card.c.list_id == card_list.c.id))
            .group_by(card_list.c.id)
        )
        found = [CardList(*row) for row in self.connection.execute(query)]
        return sorted(found, key=lambda each: (_KINDS.index(each.kind), each.name.casefold(), each.id))

    def listed(self, list_id: int | None = None) -> list[ListedCard]:
        """The rows of one list, or of all, oldest first."""
        query = sa.select(listed_card).order_by(listed_card.c.id)
        if list_id is not None:
            query = query.where(listed_card.c.list_id == list_id)
        return [ListedCard(*row) for row in self.connection.execute(query)]

    def listed_for(self, kind: ListKind) -> list[ListedCard]:
        """The rows of all lists of a kind, oldest first."""
        query = (
            sa.select(listed_card)
            .join(card_list, listed_card.c.list_id == card_list.c.id)
            .where(card_list.c.kind == kind)
            .order_by(listed_card.c.id)
        )
        return [ListedCard(*row) for row in self.connection.execute(query)]

    # Decks

    def decks(self) -> list[DeckSummary]:
        """All decks by name, without their cards."""
        count = sa.func.coalesce(sa.func.sum(deck_card.c.count), 0)
        columns = deck.c
        head = (columns.id, columns.name, columns.format_id, count, columns.changed, columns.built)
        query = (
            sa.select(*head, columns.tags, columns.folder, columns.archived)
            .select_from(deck.outerjoin(deck_card, deck_card.c.deck_id == deck.c.id))
            .group_by(deck.c.id)
        )
        found = [DeckSummary(*row[:6], lines_of(row.tags), *row[7:]) for row in self.connection.execute(query)]
        return sorted(found, key=lambda summary: (summary.name.casefold(), summary.id))

    def deck(self, deck_id: int) -> StoredDeck | None:
        """One deck with its cards."""
        head = self.connection.execute(sa.select(deck).where(deck.c.id == deck_id)).one_or_none()
        if head is None:
            return None
        return StoredDeck(
            head.id,
            head.name,
            head.format_id,
            head.changed,
            self._lines(deck_card, deck_id),
            head.built,
            self._lines(maybe_card, deck_id),
            head.note,
            lines_of(head.tags),
            head.folder,
            head.archived,
        )

    def _lines(self, table: sa.Table, deck_id: int) -> tuple[DeckCard, ...]:
        columns = table.c
        query = (
            sa.select(*(columns[name] for name in DeckCard.__struct_fields__))
            .where(columns.deck_id == deck_id)
            .order_by(columns.position, columns.card_id)
        )
        return tuple(DeckCard(*row) for row in self.connection.execute(query))

    def versions(self, deck_id: int) -> list[DeckVersion]:
        """The saved versions of a deck, newest first."""
        query = sa.select(deck_version).where(deck_version.c.deck_id == deck_id).order_by(deck_version.c.id.desc())
        return [_version(row) for row in self.connection.execute(query)]

    def version(self, version_id: int) -> DeckVersion | None:
        """One saved version."""
        row = self.connection.execute(sa.select(deck_version).where(deck_version.c.id == version_id)).one_or_none()
        return _version(row) if row else None

    def some_decks(self, deck_ids: Iterable[int]) -> list[StoredDeck]:
        """Those of the decks that are there, with their cards, in the order of the ids."""
        return [found for deck_id in deck_ids if (found := self.deck(deck_id)) is not None]

    def built_decks(self) -> list[StoredDeck]:
        """The decks that are put together, with their cards, the one built first in front."""
        query = sa.select(deck.c.id).where(deck.c.built != "").order_by(deck.c.built, deck.c.id)
        return self.some_decks(self.connection.execute(query).scalars().all())

    def next_position(self, deck_id: int, table: str = "deck_card") -> int:
        """The place behind the last card of a deck, or (`maybe_card`) of its candidates."""
        columns = metadata.tables[table].c
        last = sa.select(sa.func.max(columns.position)).where(columns.deck_id == deck_id)
        return (self.connection.execute(last).scalar_one_or_none() or 0) + 1

    def cards_in_decks(self) -> dict[str, int]:
        """Copies by card id over all decks."""
        query = sa.select(deck_card.c.card_id, sa.func.sum(deck_card.c.count)).group_by(deck_card.c.card_id)
        return {card_id: int(count) for card_id, count in self.connection.execute(query)}

    # Games

    def games(self) -> list[tuple[int, str, str, str]]:
        """Saved games, the one played last first: id, name, when, document."""
        query = sa.select(game.c.id, game.c.name, game.c.at, game.c.document)
        query = query.order_by(game.c.at.desc(), game.c.id.desc())
        return [(row.id, row.name, row.at, row.document) for row in self.connection.execute(query)]

    def game(self, game_id: int) -> str | None:
        """The saved game's document."""
        return self.connection.execute(sa.select(game.c.document).where(game.c.id == game_id)).scalar_one_or_none()


class Step(Session):
    """A transaction whose every change of a row is kept as an `Image`.

    Attributes:
        images: What has been done so far, in order.
        id: The step's id in the history once it is committed; None if it changed nothing.
    """

    def __init__(self, connection: sa.Connection) -> None:
        super().__init__(connection)
        self.images: list[Image] = []
        self.id: int | None = None
        self.code = ""
        self.params: dict[str, Key] = {}

    def describe(self, code: str, **params: Key) -> None:
        """Say what the step is, for "Undo …": a code of data/words/library.toml and its values."""
        self.code = code
        self.params = params

    def insert(self, table: str, values: Values) -> int:
        """Add a row; returns its rowid (the id, for tables with one)."""
        target = metadata.tables[table]
        result = self.connection.execute(sa.insert(target), values)
        rowid = int(result.lastrowid)
        row = dict(values)
        if "id" in target.c:
            row.setdefault("id", rowid)
        key = tuple(_key(row[column.name]) for column in target.primary_key)
        self.images.append(Image(table, key, None, row, _about(table, row)))
        return rowid

    def update(self, table: str, key: Sequence[Key], values: Values) -> None:
        """Change columns of the row with this key; columns that keep their value are not touched."""
        row = self._row(table, key)
        if row is None:
            raise LookupError(f"{table} has no row {key}")
        changed = {name: value for name, value in values.items() if row[name] != value}
        if not changed:
            return
        target = metadata.tables[table]
        self.connection.execute(sa.update(target).where(_is(target, key)).values(**changed))
        before = {name: row[name] for name in changed}
        self.images.append(Image(table, tuple(key), before, changed, _about(table, row)))

    def delete(self, table: str, key: Sequence[Key]) -> None:
        """Remove the row with this key, with a deck or list what belongs to it; one that is not there is no mistake."""
        if table == "deck":
            for lines in ("deck_card", "maybe_card"):
                columns = metadata.tables[lines].c
                cards = sa.select(columns.card_id).where(columns.deck_id == key[0])
                for card_id in self.connection.execute(cards).scalars().all():
                    self.delete(lines, (key[0], card_id))
            saved = sa.select(deck_version.c.id).where(deck_version.c.deck_id == key[0])
            for version_id in self.connection.execute(saved).scalars().all():
                self.delete("deck_version", (version_id,))
        elif table == "card_list":
            rows = sa.select(listed_card.c.id).where(listed_card.c.list_id == key[0])
            for row_id in self.connection.execute(rows).scalars().all():
                self.delete("listed_card", (row_id,))
        row = self._row(table, key)
        if row is None:
            return
        target = metadata.tables[table]
        self.connection.execute(sa.delete(target).where(_is(target, key)))
        self.images.append(Image(table, tuple(key), row, None, _about(table, row)))

    def insert_many(self, table: str, rows: Sequence[Values]) -> list[int]:
        """Add rows to a table whose key is an id, in one go; returns their ids."""
        target = metadata.tables[table]
        if not rows:
            return []
        last = self.connection.exec_driver_sql("SELECT seq FROM sqlite_sequence WHERE name = ?", (table,)).scalar()
        first = int(last or 0) + 1
        whole: list[Values] = [{"id": number, **row} for number, row in enumerate(rows, first)]
        self.connection.execute(sa.insert(target), whole)
        self.images += [Image(table, (_key(row["id"]),), None, row, _about(table, row)) for row in whole]
        return [int(row["id"] or 0) for row in whole]

    def update_many(self, table: str, changes: Sequence[tuple[int, Values]]) -> None:
        """Change rows of a table whose key is an id, one after the other; columns keep their value as in `update`.

        Raises:
            LookupError: a row is not there.
        """
        target = metadata.tables[table]
        rows = self._rows(table, [row_id for row_id, _ in changes])
        done: list[tuple[int, Values]] = []
        for row_id, values in changes:
            if row_id not in rows:
                raise LookupError(f"{table} has no row {row_id}")
            row = rows[row_id]
            changed = {name: value for name, value in values.items() if row[name] != value}
            if changed:
                before = {name: row[name] for name in changed}
                self.images.append(Image(table, (row_id,), before, changed, _about(table, row)))
                rows[row_id] = {**row, **changed}
                done.append((row_id, changed))
        for names, group in groupby(done, key=lambda each: tuple(each[1])):
            statement = (
                sa.update(target)
                .where(target.c.id == sa.bindparam("row_id"))
                .values({name: sa.bindparam(f"new_{name}") for name in names})
            )
            self.connection.execute(
                statement,
                [{"row_id": row_id, **{f"new_{name}": values[name] for name in names}} for row_id, values in group],
            )

    def delete_many(self, table: str, ids: Sequence[int]) -> None:
        """Remove rows of a table whose key is an id and on which nothing hangs; those not there are no mistake."""
        target = metadata.tables[table]
        rows = self._rows(table, ids)
        if rows:
            statement = sa.delete(target).where(target.c.id == sa.bindparam("row_id"))
            self.connection.execute(statement, [{"row_id": row_id} for row_id in rows])
            self.images += [Image(table, (row_id,), row, None, _about(table, row)) for row_id, row in rows.items()]

    def apply_all(self, images: Sequence[Image]) -> None:
        """Do again what images tell, in their order; rows of one kind that follow each other in one go."""
        for (table, kind, _), group in groupby(images, key=_likeness):
            alike = list(group)
            ids = [image.key[0] for image in alike]
            if table not in _BULKY or len(set(ids)) < len(ids):
                for image in alike:
                    self.apply(image)
            elif kind == "delete":
                self.delete_many(table, [int(each) for each in ids])
            elif kind == "insert":
                self.insert_many(table, [image.after or {} for image in alike])
            else:
                self.update_many(table, [(int(image.key[0]), image.after or {}) for image in alike])

    def apply(self, image: Image) -> None:
        """Do again what an image tells."""
        if image.after is None:
            self.delete(image.table, image.key)
        elif image.before is None:
            self.insert(image.table, image.after)
        else:
            self.update(image.table, image.key, image.after)

    def touch_decks(self) -> None:
        """Mark the decks of this step as changed now; that mark itself is no part of the step."""
        ids = {image.key[0] for image in self.images if image.table in ("deck", "deck_card", "maybe_card")}
        if ids:
            self.connection.execute(sa.update(deck).where(deck.c.id.in_(ids)).values(changed=now()))

    def _rows(self, table: str, ids: Sequence[int]) -> dict[int, Values]:
        """Those rows that are there, in the order of the ids."""
        target = metadata.tables[table]
        query = sa.select(target)
        if len(ids) <= _MANY:
            query = query.where(target.c.id.in_(ids))
        found = {int(row["id"]): dict(row) for row in self.connection.execute(query).mappings()}
        return {row_id: found[row_id] for row_id in dict.fromkeys(ids) if row_id in found}

    def _row(self, table: str, key: Sequence[Key]) -> Values | None:
        target = metadata.tables[table]
        row = self.connection.execute(sa.select(target).where(_is(target, key))).mappings().one_or_none()
        return dict(row) if row else None


def _is(table: sa.Table, key: Sequence[Key]) -> sa.ColumnElement[bool]:
    return sa.and_(*(column == value for column, value in zip(table.primary_key, key, strict=True)))


# Tables with an id, on whose rows nothing hangs.
_BULKY = frozenset({"holding", "listed_card"})


def _likeness(image: Image) -> tuple[str, str, tuple[str, ...]]:
    """What images must share to be done in one go."""
    if image.after is None:
        return image.table, "delete", ()
    return image.table, "update" if image.before is not None else "insert", tuple(image.after)


def _about(table: str, row: Values) -> str:
    if table == "holding":
        return str(row["card_id"])
    if table in ("card_list", "listed_card"):
        return f"list:{row['list_id'] if table == 'listed_card' else row['id']}"
    return f"deck:{row['id'] if table == 'deck' else row['deck_id']}"


def _key(value: object) -> Key:
    assert isinstance(value, (int, str)), "a key is never NULL"
    return value


def lot_values(lot: Lot) -> Values:
    """What is said about copies, as the columns hold it."""
    return {
        **{name: getattr(lot, name) for name in LOT if name != "tags"},
        "tags": "\n".join(lot.tags),
        **{name: int(getattr(lot, name)) for name in LOT_MARKS},
    }


def lines_of(text: str) -> tuple[str, ...]:
    """Tags as a column holds them, one a line."""
    return tuple(text.split("\n")) if text else ()


def _version(row: Any) -> DeckVersion:
    snapshot = msgspec.json.decode(row.cards, type=Snapshot)
    return DeckVersion(row.id, row.deck_id, row.name, row.at, snapshot)


def _holding(row: Any) -> Holding:
    # By place, not by name: 20,000 of these are read when a page opens.
    tags = row[_TAGS]
    values: tuple[Any, ...] = (
        *row[:_TAGS],
        tuple(tags.split("\n")) if tags else (),
        row[-2] == 1,
        row[-1] == 1,
    )
    return Holding(*values)


def save_game(connection: sa.Connection, game_id: int | None, name: str, document: str) -> int:
    """Write a saved game, new or over an older one; returns its id."""
    values: Values = {"name": name, "at": now(), "document": document}
    if game_id is None:
        return int(connection.execute(sa.insert(game).values(**values)).lastrowid)
    connection.execute(sa.update(game).where(game.c.id == game_id).values(**values))
    return game_id


def delete_game(connection: sa.Connection, game_id: int) -> None:
    """Remove a saved game."""
    connection.execute(sa.delete(game).where(game.c.id == game_id))

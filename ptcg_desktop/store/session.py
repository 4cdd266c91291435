"""Reading library.db, and writing it in steps whose every row is remembered."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime

import sqlalchemy as sa

from ptcg_desktop.store.library import deck, deck_card, game, holding, metadata
from ptcg_desktop.store.rows import DeckCard, DeckSummary, Holding, Image, StoredDeck, Totals, Value, Values

# SQLite takes at most 32,766 variables in one statement; above this, read everything and choose here.
_MANY = 2_000


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
        return [Holding(*row) for row in self.connection.execute(query)]

    def holding(self, holding_id: int) -> Holding | None:
        """One row of the collection."""
        row = self.connection.execute(sa.select(holding).where(holding.c.id == holding_id)).one_or_none()
        return Holding(*row) if row else None

    def holding_by_key(self, card_id: str, variant: str, condition: str, language: str) -> Holding | None:
        """The row with this full key, if there is one."""
        columns = holding.c
        row = self.connection.execute(
            sa.select(holding).where(
                columns.card_id == card_id,
                columns.variant == variant,
                columns.condition == condition,
                columns.language == language,
            )
        ).one_or_none()
        return Holding(*row) if row else None

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

    # Decks

    def decks(self) -> list[DeckSummary]:
        """All decks by name, without their cards."""
        count = sa.func.coalesce(sa.func.sum(deck_card.c.count), 0)
        query = (
            sa.select(deck.c.id, deck.c.name, deck.c.format_id, count, deck.c.changed)
            .select_from(deck.outerjoin(deck_card, deck_card.c.deck_id == deck.c.id))
            .group_by(deck.c.id)
        )
        found = [DeckSummary(*row) for row in self.connection.execute(query)]
        return sorted(found, key=lambda summary: (summary.name.casefold(), summary.id))

    def deck(self, deck_id: int) -> StoredDeck | None:
        """One deck with its cards."""
        head = self.connection.execute(sa.select(deck).where(deck.c.id == deck_id)).one_or_none()
        if head is None:
            return None
        columns = deck_card.c
        query = (
            sa.select(columns.card_id, columns.name, columns.set_id, columns.set_name, columns.number, columns.count)
            .where(columns.deck_id == deck_id)
            .order_by(columns.position, columns.card_id)
        )
        cards = tuple(DeckCard(*row) for row in self.connection.execute(query))
        return StoredDeck(head.id, head.name, head.format_id, head.changed, cards)

    def next_position(self, deck_id: int) -> int:
        """The place behind the last card of a deck."""
        last = sa.select(sa.func.max(deck_card.c.position)).where(deck_card.c.deck_id == deck_id)
        return (self.connection.execute(last).scalar_one_or_none() or 0) + 1

    def cards_in_decks(self) -> dict[str, int]:
        """Copies by card id over all decks."""
        query = sa.select(deck_card.c.card_id, sa.func.sum(deck_card.c.count)).group_by(deck_card.c.card_id)
        return {card_id: int(count) for card_id, count in self.connection.execute(query)}

    # Games

    def games(self) -> list[tuple[int, str, str]]:
        """Saved games, newest first: id, name, when."""
        query = sa.select(game.c.id, game.c.name, game.c.at).order_by(game.c.id.desc())
        return [(row.id, row.name, row.at) for row in self.connection.execute(query)]

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
        self.params: dict[str, Value] = {}

    def describe(self, code: str, **params: Value) -> None:
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
        key = tuple(row[column.name] for column in target.primary_key)
        self.images.append(Image(table, key, None, row, _about(table, row)))
        return rowid

    def update(self, table: str, key: Sequence[Value], values: Values) -> None:
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

    def delete(self, table: str, key: Sequence[Value]) -> None:
        """Remove the row with this key, and with a deck its cards; a row that is not there is no mistake."""
        if table == "deck":
            cards = sa.select(deck_card.c.card_id).where(deck_card.c.deck_id == key[0])
            for card_id in self.connection.execute(cards).scalars().all():
                self.delete("deck_card", (key[0], card_id))
        row = self._row(table, key)
        if row is None:
            return
        target = metadata.tables[table]
        self.connection.execute(sa.delete(target).where(_is(target, key)))
        self.images.append(Image(table, tuple(key), row, None, _about(table, row)))

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
        ids = {image.key[0] for image in self.images if image.table in ("deck", "deck_card")}
        if ids:
            self.connection.execute(sa.update(deck).where(deck.c.id.in_(ids)).values(changed=now()))

    def _row(self, table: str, key: Sequence[Value]) -> Values | None:
        target = metadata.tables[table]
        row = self.connection.execute(sa.select(target).where(_is(target, key))).mappings().one_or_none()
        return dict(row) if row else None


def _is(table: sa.Table, key: Sequence[Value]) -> sa.ColumnElement[bool]:
    return sa.and_(*(column == value for column, value in zip(table.primary_key, key, strict=True)))


def _about(table: str, row: Values) -> str:
    if table == "holding":
        return str(row["card_id"])
    return f"deck:{row['deck_id'] if table == 'deck_card' else row['id']}"


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

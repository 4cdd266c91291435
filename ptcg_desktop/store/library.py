"""The schema of library.db, the file that holds what the person made: collection, decks, history, games.

Rows name cards by id, name, set and number and have no foreign key to the catalogue: a missing or changed catalogue
never loses a row. Within the file foreign keys are enforced, at commit, so that undo may restore rows in any order.

How to change it: docs/changing-the-library.md.
"""

from __future__ import annotations

import sqlalchemy as sa

# PRAGMA user_version of this schema, and the alembic revision that makes it.
VERSION = 1
HEAD = "0001"

metadata = sa.MetaData()

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
    sa.UniqueConstraint("card_id", "variant", "condition", "language", name="holding_key"),
    sa.CheckConstraint("count >= 1", name="holding_count"),
    # An id is never used twice: the history may bring a removed row back under its own id.
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
    sqlite_autoincrement=True,
)

deck_card = sa.Table(
    "deck_card",
    metadata,
    sa.Column(
        "deck_id",
        sa.Integer,
        sa.ForeignKey("deck.id", name="deck_card_deck", deferrable=True, initially="DEFERRED"),
        primary_key=True,
    ),
    sa.Column("card_id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("set_id", sa.Text, nullable=False),
    sa.Column("set_name", sa.Text, nullable=False),
    sa.Column("number", sa.Text, nullable=False),
    sa.Column("count", sa.Integer, nullable=False),
    # Order in which people put the cards in.
    sa.Column("position", sa.Integer, nullable=False),
    sa.CheckConstraint("count >= 1", name="deck_card_count"),
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

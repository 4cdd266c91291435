"""The first schema: collection, decks, history, games.

A revision never imports the schema module: it must make what it made on the day of its release.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision: str | None = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "holding",
        sa.Column("id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("card_id", "name", "set_id", "set_name", "number")),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("variant", "condition", "language")),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("card_id", "variant", "condition", "language", name="holding_key"),
        sa.CheckConstraint("count >= 1", name="holding_count"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "deck",
        sa.Column("id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("name", "format_id", "changed")),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "deck_card",
        sa.Column("deck_id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("card_id", "name", "set_id", "set_name", "number")),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("deck_id", "card_id"),
        sa.ForeignKeyConstraint(["deck_id"], ["deck.id"], "deck_card_deck", deferrable=True, initially="DEFERRED"),
        sa.CheckConstraint("count >= 1", name="deck_card_count"),
    )
    op.create_table(
        "history",
        sa.Column("id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("scope", "code", "params", "at")),
        sa.Column("undone", sa.Integer(), nullable=False),
        sa.Column("images", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
        sa.CheckConstraint("undone IN (0, 1)", name="history_undone"),
        sqlite_autoincrement=True,
    )
    op.create_index("history_stack", "history", ["scope", "undone", "id"])
    op.create_table(
        "game",
        sa.Column("id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("name", "at", "document")),
        sa.PrimaryKeyConstraint("id"),
        sqlite_autoincrement=True,
    )


def downgrade() -> None:
    raise NotImplementedError("a library is never taken back to an older schema: restore a backup instead")

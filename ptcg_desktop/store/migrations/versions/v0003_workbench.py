"""Decks: notes, tags, folders, an archive, cards that may come in, and saved versions.

A revision never imports the schema module: it must make what it made on the day of its release.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision: str | None = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for name in ("note", "tags", "folder", "archived"):
        op.add_column("deck", sa.Column(name, sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "maybe_card",
        sa.Column("deck_id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("card_id", "name", "set_id", "set_name", "number")),
        *(sa.Column(name, sa.Integer(), nullable=False) for name in ("count", "position")),
        sa.PrimaryKeyConstraint("deck_id", "card_id"),
        _deck("maybe_card"),
        sa.CheckConstraint("count >= 1", name="maybe_card_count"),
    )
    op.create_table(
        "deck_version",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("deck_id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("name", "at", "cards")),
        sa.PrimaryKeyConstraint("id"),
        _deck("deck_version"),
        sqlite_autoincrement=True,
    )
    op.create_index("deck_version_deck", "deck_version", ["deck_id", "id"])


def _deck(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["deck_id"], ["deck.id"], f"{table}_deck", deferrable=True, initially="DEFERRED")


def downgrade() -> None:
    raise NotImplementedError("a library is never taken back to an older schema: restore a backup instead")

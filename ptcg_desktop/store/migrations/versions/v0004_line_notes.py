"""Decks: a note on each line.

A revision never imports the schema module: it must make what it made on the day of its release.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision: str | None = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    for table in ("deck_card", "maybe_card"):
        op.add_column(table, sa.Column("note", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    raise NotImplementedError("a library is never taken back to an older schema: restore a backup instead")

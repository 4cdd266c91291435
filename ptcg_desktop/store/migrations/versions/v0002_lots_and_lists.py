"""Lots: grade, price, place and the rest of what is said about copies. Wish and trade lists. Decks that are built.

A revision never imports the schema module: it must make what it made on the day of its release.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision: str | None = "0001"
branch_labels = None
depends_on = None

_KEPT = "id, card_id, name, set_id, set_name, number, variant, condition, language, count"
_MONEY = "(price IS NULL AND currency = '') OR (typeof(price) = 'integer' AND price >= 0 AND currency <> '')"


def upgrade() -> None:
    _holding()
    _lists()
    op.add_column("deck", _text("built"))


def _holding() -> None:
    """SQLite cannot drop a UNIQUE, so the table is made anew; its counter of ids goes on where it stood."""
    op.create_table(
        "new_holding",
        sa.Column("id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("card_id", "name", "set_id", "set_name", "number")),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("variant", "condition", "language")),
        sa.Column("count", sa.Integer(), nullable=False),
        _text("grade"),
        sa.Column("price", sa.Integer(), nullable=True),
        *(_text(name) for name in ("currency", "bought", "place", "note", "tags")),
        *(sa.Column(name, sa.Integer(), nullable=False, server_default="0") for name in ("signed", "altered")),
        sa.PrimaryKeyConstraint("id"),
        sa.CheckConstraint("count >= 1", name="holding_count"),
        sa.CheckConstraint(_MONEY, name="holding_money"),
        sa.CheckConstraint("signed IN (0, 1) AND altered IN (0, 1)", name="holding_marks"),
        sqlite_autoincrement=True,
    )
    op.execute(f"INSERT INTO new_holding ({_KEPT}) SELECT {_KEPT} FROM holding")
    op.execute("DELETE FROM sqlite_sequence WHERE name = 'new_holding'")
    op.execute("INSERT INTO sqlite_sequence SELECT 'new_holding', seq FROM sqlite_sequence WHERE name = 'holding'")
    op.drop_table("holding")
    op.rename_table("new_holding", "holding")
    op.execute(
        "CREATE UNIQUE INDEX holding_lot ON holding (card_id, variant, condition, language, grade, "
        "coalesce(price, -1), currency, bought, place, note, tags, signed, altered)"
    )


def _lists() -> None:
    op.create_table(
        "card_list",
        sa.Column("id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("name", "kind")),
        _text("note"),
        sa.PrimaryKeyConstraint("id"),
        sa.CheckConstraint("kind IN ('wish', 'trade', 'other')", name="card_list_kind"),
        sqlite_autoincrement=True,
    )
    op.create_table(
        "listed_card",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("list_id", sa.Integer(), nullable=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("card_id", "name_key", "name", "set_id")),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("set_name", "number")),
        *(_text(name) for name in ("variant", "condition", "language")),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.Column("price", sa.Integer(), nullable=True),
        *(_text(name) for name in ("currency", "note")),
        sa.PrimaryKeyConstraint("id"),
        sa.ForeignKeyConstraint(
            ["list_id"], ["card_list.id"], "listed_card_list", deferrable=True, initially="DEFERRED"
        ),
        sa.UniqueConstraint(
            "list_id", "card_id", "name_key", "variant", "condition", "language", name="listed_card_key"
        ),
        sa.CheckConstraint("count >= 1", name="listed_card_count"),
        sa.CheckConstraint(_MONEY, name="listed_card_money"),
        sqlite_autoincrement=True,
    )


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False, server_default="")


def downgrade() -> None:
    raise NotImplementedError("a library is never taken back to an older schema: restore a backup instead")

"""What is typed into a cell or field about copies, as the edit it means; and what stands there to be typed over."""

from __future__ import annotations

import msgspec

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.collection import NO_EDIT, Edit, Holding
from ptcg_desktop.services.collection_lots import settled_money
from ptcg_desktop.ui.collection.columns import Column
from ptcg_desktop.ui.widgets.written import read_day, read_sum, written_day, written_sum


def typed(row: Holding, column: Column) -> str:
    """The value of a row as it is typed: sums and days as the language writes them, tags with commas between."""
    if column == "price":
        return written_sum(row.price, row.currency)
    if column == "bought":
        return written_day(row.bought)
    if column == "tags":
        return ", ".join(row.tags)
    if column == "marks":
        return ""
    return str(getattr(row, column))


def edit_of(column: Column, text: str, currency: str = "") -> Edit:
    """The edit that a typed value means.

    Args:
        currency: What a sum without a currency is in; `""` = the usual one of the language.

    Raises:
        KnownError: `collection.sum`, `collection.date` if it cannot be read as a sum or a day; `collection.price` if
            nobody pays so much.
    """
    text = text.strip()
    if column == "price":
        if not text:
            return Edit(price=None)
        found = read_sum(text, currency)
        if found is None:
            raise KnownError("collection.sum", text=text)
        price, code = settled_money(*found)
        return Edit(price=price, currency=code)
    if column == "bought":
        day = read_day(text)
        if day is None:
            raise KnownError("collection.date", date=text)
        return Edit(bought=day)
    if column == "tags":
        return Edit(tags=tags_of(text))
    return msgspec.structs.replace(NO_EDIT, **{column: text})


def tags_of(text: str) -> tuple[str, ...]:
    """`"a, b"` → `("a", "b")`."""
    return tuple(tag for part in text.replace(";", ",").split(",") if (tag := part.strip()))

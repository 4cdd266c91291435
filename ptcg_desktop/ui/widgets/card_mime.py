"""Cards as they are dragged from one place to another."""

from __future__ import annotations

import json
from collections.abc import Sequence

from PySide6.QtCore import QMimeData

CARDS_MIME = "application/x-ptcg-cards"
"""A JSON array of card ids, one entry per copy."""


def mime_of(card_ids: Sequence[str]) -> QMimeData:
    """Cards as they are dragged."""
    data = QMimeData()
    data.setData(CARDS_MIME, json.dumps(list(card_ids)).encode())
    return data


def cards_in(data: QMimeData) -> list[str]:
    """Card ids of a drag; empty if there are none or they are not well formed."""
    if not data.hasFormat(CARDS_MIME):
        return []
    try:
        ids = json.loads(bytes(data.data(CARDS_MIME).data()))
    except ValueError:
        return []
    return [each for each in ids if isinstance(each, str)] if isinstance(ids, list) else []

"""What the combo boxes of a row offer."""

from __future__ import annotations

from ptcg_desktop.cards import CardDef
from ptcg_desktop.services.collection import CONDITIONS
from ptcg_desktop.services.quick_line import languages as known_languages


def variants(card: CardDef | None, present: str | None = None) -> list[str]:
    """Variant keys to offer: those of the printing, else the plain ones, and always what stands there now.

    `present` is `""` where nothing was said, which is then offered too: it must not look like the first of the list.
    """
    found = [variant.key for variant in card.variants] if card else []
    return _with(found or ["normal", "holo", "reverse"], present)


def conditions(present: str | None = None) -> list[str]:
    """Grades to offer, best first."""
    return _with(list(CONDITIONS), present)


def languages(present: str | None = None) -> list[str]:
    """Language codes to offer."""
    return _with(list(known_languages()), present)


def _with(found: list[str], present: str | None) -> list[str]:
    return found if present is None or present in found else [present, *found]

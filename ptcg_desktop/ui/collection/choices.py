"""What the combo boxes of a row offer."""

from __future__ import annotations

from ptcg_desktop.cards import CardDef
from ptcg_desktop.services.collection import CONDITIONS
from ptcg_desktop.services.quick_line import languages as known_languages


def variants(card: CardDef | None, present: str = "") -> list[str]:
    """Variant keys to offer: those of the printing, else the plain ones, and always what stands there now."""
    found = [variant.key for variant in card.variants] if card else []
    return _with(found or ["normal", "holo", "reverse"], present)


def conditions(present: str = "") -> list[str]:
    """Grades to offer, best first."""
    return _with(list(CONDITIONS), present)


def languages(present: str = "") -> list[str]:
    """Language codes to offer."""
    return _with(list(known_languages()), present)


def _with(found: list[str], present: str) -> list[str]:
    return found if not present or present in found else [present, *found]

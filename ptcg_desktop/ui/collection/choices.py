"""What the combo boxes of a row offer."""

from __future__ import annotations

from ptcg_desktop.cards import CardDef
from ptcg_desktop.services.collection import CONDITIONS
from ptcg_desktop.ui.collection.quick_add import LANGUAGES


def variants(card: CardDef | None, present: str = "") -> list[str]:
    """Variant keys to offer: those of the printing, else the plain ones, and always what stands there now."""
    found = [variant.key for variant in card.variants] if card else []
    return _with(found or ["normal", "holo", "reverse"], present)


def conditions(present: str = "") -> list[str]:
    """Grades to offer, best first."""
    return _with(list(CONDITIONS), present)


def languages(present: str = "") -> list[str]:
    """Language codes to offer."""
    return _with(list(LANGUAGES), present)


def wanted_variant(card: CardDef, wanted: str) -> str:
    """The printing's first variant that has the wanted finish or detail; a word it does not list is kept as written."""
    keys = [variant.key for variant in card.variants]
    return next((key for key in keys if wanted in key.split("+")), wanted)


def _with(found: list[str], present: str) -> list[str]:
    return found if not present or present in found else [present, *found]

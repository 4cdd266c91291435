"""Words for the codes a holding carries: variants, grades, languages. Unknown codes are shown as they were written.

The tables are kept per locale: cells ask for them each time they are painted.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QLocale

from ptcg_desktop.services.collection import Lot
from ptcg_desktop.services.foreign_text import isolated

translate = QCoreApplication.translate
NOTHING = "–"
"""What stands where nothing was said: a missing price is no price of 0."""


def variant_label(key: str) -> str:
    """`"holo+1st-edition"` in words; `""` is a dash."""
    return (
        ", ".join(_variant_words(QLocale().name()).get(part, part.replace("-", " ")) for part in key.split("+"))
        if key
        else NOTHING
    )


def condition_label(code: str) -> str:
    """A grade's short sign and its name, for the list to choose from."""
    words = _condition_words(QLocale().name()).get(code)
    return translate("CollectionLabels", "{code} · {words}").format(code=code, words=words) if words else code


def language_label(code: str) -> str:
    """A language's name in the language of the window."""
    return _language_words(QLocale().name()).get(code, code)


def marks_label(*, signed: bool, altered: bool) -> str:
    """Whether copies are signed or altered, in words; `""` for neither."""
    words = (
        (signed, translate("CollectionLabels", "signed")),
        (altered, translate("CollectionLabels", "altered")),
    )
    return ", ".join(word for is_so, word in words if is_so)


def lot_label(lot: Lot) -> str:
    """What is said about copies, in a line: variant, condition, language, and the place if there is one."""
    variant = variant_label(lot.variant) if lot.variant else ""
    parts = [variant, lot.condition, language_label(lot.language), lot.place]
    return ", ".join(isolated(part) for part in parts if part)


@lru_cache(maxsize=4)
def _variant_words(_locale: str) -> dict[str, str]:
    return {
        "normal": translate("CollectionLabels", "Normal"),
        "holo": translate("CollectionLabels", "Holo"),
        "reverse": translate("CollectionLabels", "Reverse holo"),
        "metal": translate("CollectionLabels", "Metal"),
        "lenticular": translate("CollectionLabels", "Lenticular"),
        "1st-edition": translate("CollectionLabels", "1st Edition"),
        "shadowless": translate("CollectionLabels", "shadowless"),
        "unlimited": translate("CollectionLabels", "unlimited"),
        "jumbo": translate("CollectionLabels", "jumbo"),
        "set-logo": translate("CollectionLabels", "set logo"),
        "pokeball": translate("CollectionLabels", "Poké Ball pattern"),
        "masterball": translate("CollectionLabels", "Master Ball pattern"),
        "1999-2000-copyright": translate("CollectionLabels", "1999–2000 copyright"),
        "player-rewards-program": translate("CollectionLabels", "Player Rewards"),
        "rainbow": translate("CollectionLabels", "rainbow"),
        "energy": translate("CollectionLabels", "Energy pattern"),
        "galaxy": translate("CollectionLabels", "galaxy foil"),
        "cosmos": translate("CollectionLabels", "cosmos foil"),
        "cracked-ice": translate("CollectionLabels", "cracked ice foil"),
        "gold": translate("CollectionLabels", "gold"),
        "staff": translate("CollectionLabels", "staff"),
        "snowflake": translate("CollectionLabels", "snowflake stamp"),
        "pre-release": translate("CollectionLabels", "prerelease"),
        "league": translate("CollectionLabels", "League"),
        "winner": translate("CollectionLabels", "winner"),
    }


@lru_cache(maxsize=4)
def _condition_words(_locale: str) -> dict[str, str]:
    return {
        "M": translate("CollectionLabels", "Mint"),
        "NM": translate("CollectionLabels", "Near Mint"),
        "LP": translate("CollectionLabels", "Lightly Played"),
        "MP": translate("CollectionLabels", "Moderately Played"),
        "HP": translate("CollectionLabels", "Heavily Played"),
        "D": translate("CollectionLabels", "Damaged"),
    }


@lru_cache(maxsize=4)
def _language_words(_locale: str) -> dict[str, str]:
    return {
        "en": translate("CollectionLabels", "English"),
        "pt": translate("CollectionLabels", "Portuguese"),
        "es": translate("CollectionLabels", "Spanish"),
        "fr": translate("CollectionLabels", "French"),
        "de": translate("CollectionLabels", "German"),
        "it": translate("CollectionLabels", "Italian"),
        "ja": translate("CollectionLabels", "Japanese"),
        "ko": translate("CollectionLabels", "Korean"),
        "zh": translate("CollectionLabels", "Chinese"),
    }

"""One short line that says what kind of card it is: `Stage 1 · Fire · 80 HP`."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QCoreApplication, QLocale

from ptcg_desktop.cards import CardDef
from ptcg_desktop.services.words import term

translate = QCoreApplication.translate


def kind_line(card: CardDef, language: str) -> str:
    """The kind of a card in the language of the window, in the words of today's cards."""
    if card.kind == "pokemon":
        parts = [_stages(QLocale().name()).get(card.stage, ""), " ".join(_type_words(card.types, language))]
        if card.hp:
            parts.append(f"{card.hp} {term('hp', language, 'modern')}")
        return " · ".join(part for part in parts if part)
    if card.kind == "energy":
        return translate("Kinds", "Basic Energy") if card.is_basic_energy else translate("Kinds", "Special Energy")
    return _trainers(QLocale().name()).get(card.trainer_kind) or translate("Kinds", "Trainer")


def _type_words(letters: tuple[str, ...], language: str) -> list[str]:
    return [str(term(letter, language, "modern")) for letter in letters]


@lru_cache(maxsize=4)
def _stages(_locale: str) -> dict[str, str]:
    return {
        "basic": translate("Kinds", "Basic"),
        "baby": translate("Kinds", "Baby"),
        "stage1": translate("Kinds", "Stage 1"),
        "stage2": translate("Kinds", "Stage 2"),
        "level_up": translate("Kinds", "Level-Up"),
        "legend": translate("Kinds", "LEGEND"),
        "restored": translate("Kinds", "Restored"),
        "mega": translate("Kinds", "Mega Evolution"),
        "break": translate("Kinds", "BREAK"),
        "v_union": translate("Kinds", "V-UNION"),
        "vmax": translate("Kinds", "VMAX"),
        "vstar": translate("Kinds", "VSTAR"),
    }


@lru_cache(maxsize=4)
def _trainers(_locale: str) -> dict[str, str]:
    return {
        "item": translate("Kinds", "Item"),
        "supporter": translate("Kinds", "Supporter"),
        "stadium": translate("Kinds", "Stadium"),
        "tool": translate("Kinds", "Pokémon Tool"),
        "technical_machine": translate("Kinds", "Technical Machine"),
        "rocket_secret_machine": translate("Kinds", "Rocket's Secret Machine"),
    }

"""One short line that says what kind of card it is: `Stage 1 · Fire · 80 HP`."""

from __future__ import annotations

from ptcg_desktop.cards import CardDef
from ptcg_desktop.ui.widgets.card_text import era_of, face_term, stage_word


def kind_line(card: CardDef, language: str) -> str:
    """The kind of a card in the language of the window and in the words of its own time, as its drawn face has them."""
    era = era_of(card)
    parts = [stage_word(card, language)]
    if card.kind == "pokemon":
        parts.append(" ".join(face_term(letter, language, era) for letter in card.types))
        parts.append(f"{card.hp} {face_term('hp', language, era)}" if card.hp else "")
    return " · ".join(part for part in parts if part)

"""A program in words: English that compiles to the same program, and Brazilian Portuguese."""

from __future__ import annotations

from typing import Literal

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.english import English
from ptcg_desktop.effects.render.portuguese import Portuguese
from ptcg_desktop.effects.render.walk import Era

Language = Literal["en", "pt"]


def render(
    program: ir.Program,
    language: Language,
    *,
    kind: str,
    own_name: str = "",
    era: Era = "modern",
    damage: int | None = None,
) -> str:
    """A program in words.

    Args:
        kind: What the text stands on: `"attack"`, `"power"`, `"item"`, …
        own_name: The card's name.
        era: Whose words: `"classic"` those of the 1999 book, `"modern"` those of 2013 and later.
        damage: The damage printed beside an attack.
    """
    words = English if language == "en" else Portuguese
    return words(kind, own_name, era, damage).text(program)

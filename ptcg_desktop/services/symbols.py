"""Energy symbols in card text (`{R}`), as the import writes them, in words: for whoever searches or listens."""

from __future__ import annotations

import re

from ptcg_desktop.services.words import is_portuguese, term

SYMBOL = re.compile(r"\{([GRWLPFCDMYN])\}")
_OWNED = re.compile(r"\b(Energias?|Pokémon(?:-\w+)?) (?=\{[GRWLPFCDMYN]\})")
"""A noun whose type a Portuguese sentence joins with "de"."""


def symbols_in_words(text: str, language: str) -> str:
    """Names of types in place of their symbols: `{R} Energy` → `Fire Energy`, `Energia {R}` → `Energia de Fogo`."""
    if "{" not in text:
        return text
    if is_portuguese(language):
        text = _OWNED.sub(r"\1 de ", text)
    spaced = re.sub(r"\}(?=\{)", "} ", text)
    return SYMBOL.sub(lambda found: term(found[1], language, "modern"), spaced)

"""Energy symbols in card text: on the card a sign, in the public data a letter in braces or the English name of a type.

Where the names stand glued together ("GrassDarkness"), or in a text that is not English, they can be nothing but
signs; they are written `{G}` then, as newer records do. An English name that stands alone in an English text is left.
"""

from __future__ import annotations

import re

import msgspec

from ptcg_desktop.cards import TYPE_LETTERS, CardDef, Text

_NAMES = "|".join(TYPE_LETTERS)
_NAME = re.compile(_NAMES)
_GLUED = re.compile(rf"\b(?:{_NAMES}){{2,}}\b")
_FOREIGN = re.compile(
    rf"\b(?:{_NAMES}){{2,}}\b"
    rf"|\b(?:{'|'.join(name for name in TYPE_LETTERS if name != 'Metal')})\b"
    r"|(?:(?<=Energia )|(?<=Energias )|(?<=Pokémon ))Metal\b"  # a word of Portuguese as well
)
_BRACKETS = re.compile(r"\[([GRWLPFCDMYN])\](?= Energ)|(?<=Energia )\[([GRWLPFCDMYN])\]")


def with_symbols(card: CardDef) -> CardDef:
    """The card with the symbols of its texts in braces; the same object if there is nothing to write anew."""
    replace = msgspec.structs.replace
    powers = tuple(replace(power, text=_symbols(power.text)) for power in card.powers)
    attacks = tuple(replace(attack, text=_symbols(attack.text)) for attack in card.attacks)
    rules = tuple(map(_symbols, card.rules))
    if (powers, attacks, rules) == (card.powers, card.attacks, card.rules):
        return card
    return replace(card, powers=powers, attacks=attacks, rules=rules)


def _symbols(text: Text) -> Text:
    return Text(_bracketed(_GLUED.sub(_in_braces, text.en)), _bracketed(_FOREIGN.sub(_in_braces, text.pt)))


def _bracketed(text: str) -> str:
    return _BRACKETS.sub(lambda found: f"{{{found[1] or found[2]}}}", text) if "[" in text else text


def _in_braces(found: re.Match[str]) -> str:
    return "".join(f"{{{TYPE_LETTERS[name]}}}" for name in _NAME.findall(found[0]))

"""Two readings of a card name: the form people search by, and the key the copy limit compares (R-CARD-6).

`fold` forgets everything a person may not type: case, accents, apostrophes, hyphens, dots. `name_key` answers "is this
the same name under the rules?": the level is no part of a name, the δ sign is none either; a star, a prism star, an
owner, a form are; `EX` and `ex` are different names, `-EX` and ` EX` are not.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from functools import lru_cache

import msgspec

from ptcg_desktop.cards.model import TYPE_NAMES
from ptcg_desktop.data import data_root, load_toml

_SIGNS = {
    "♀": " f ",
    "♂": " m ",
    "☆": " star ",
    "★": " star ",
    "◇": " prism star ",
    "♢": " prism star ",
    "α": " alpha ",
    "β": " beta ",
    "γ": " gamma ",
    "δ": " delta ",
    "æ": "ae",
    "œ": "oe",
    "ø": "o",
    "ß": "ss",
}
_SILENT = "'’‘´`ʼ′\"“”"
_FOLD_ASCII: dict[int, str | None] = {code: " " for code in range(128) if not chr(code).isalnum()}
_FOLD_ASCII.update((ord(sign), None) for sign in "'`\"")
_FOLD_SIGNS: dict[int, str | None] = {ord(sign): text for sign, text in _SIGNS.items()}
_FOLD_SIGNS.update((ord(sign), None) for sign in _SILENT)

_TYPE_TOKEN = re.compile(r"\{([A-Z])\}")
_LEVEL = re.compile(r"[\s.]+(?:lv|nv|niv)\.?\s*(?:x|\d+)\s*$", re.IGNORECASE)
_PARENTHESIS = re.compile(r"\s*\(([^()]*)\)\s*$")
_LETTERED = re.compile(r"^\s*unown\s*\[?\s*([a-z!?])\s*\]?\s*$", re.IGNORECASE)
_SUFFIX = re.compile(r"[\s\-‐‑–.]+(ex|EX|Ex)\s*$")


class NameFacts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What data/names.toml says, in folded forms."""

    portrait_names: tuple[str, ...]
    little_words: frozenset[str]
    formes: dict[str, tuple[str, ...]]
    energy_words: dict[str, tuple[str, ...]]

    def energy_aliases(self) -> dict[str, str]:
        """Every tight spelling of a basic Energy name → its key (`"energiadefogo"` → `"fireenergy"`)."""
        aliases = {}
        for english, words in self.energy_words.items():
            key = f"{english}energy"
            for word in (english, *words):
                english_forms = (f"{word}energy", f"basic{word}energy", f"{word}basicenergy")
                portuguese = (f"energia{word}", f"energiade{word}", f"energiada{word}", f"energiado{word}")
                for form in (*english_forms, *portuguese):
                    aliases[form] = key
                for form in portuguese:
                    aliases[f"{form}basica"] = aliases[f"{form}basico"] = key
                    aliases[f"energiabasica{form.removeprefix('energia')}"] = key
        return aliases


_FACTS = load_toml(data_root() / "names.toml", NameFacts)
_ENERGIES = _FACTS.energy_aliases()
_BASIC_ENERGY_KEYS = frozenset(_ENERGIES.values())
_PORTRAITS = frozenset(_FACTS.portrait_names)


def fold(text: str) -> str:
    """The search form: lower case, no accents, words apart by one space, apostrophes gone, other punctuation a space.

    Signs become words (♀ f, ♂ m, ☆ star, ◇ prism star, δ delta). Idempotent. Letters of other scripts stay.
    """
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text.casefold()).casefold().translate(_FOLD_SIGNS)
        text = "".join(
            char if char.isalnum() else " "
            for char in unicodedata.normalize("NFKD", text)
            if not unicodedata.combining(char)
        )
    return " ".join(text.translate(_FOLD_ASCII).lower().split())


def fold_tight(text: str) -> str:
    """`fold` without spaces, so that `Ho-Oh` meets `hooh` and `EXP.ALL` meets `EXP. ALL`."""
    return fold(text).replace(" ", "")


def fold_loose(text: str) -> str:
    """`fold` with the words in the order of the alphabet and without little ones: `bola ultra` meets `Ultra Bola`."""
    return " ".join(sorted(word for word in fold(text).split() if word not in _FACTS.little_words))


def written_closed_up(word: str) -> Callable[[str], bool]:
    """Does a folded name hold this folded word if its spaces are left out (`pokemontrader`, `mrmime`)?

    The word begins where one of the name's words begins. Fewer than four letters are never looked for so: they stand
    across the words of too many names.
    """
    if len(word) < 4:
        return lambda name: False
    pattern = re.compile(r"(?<![^ \n])" + " ?".join(word[:80]))
    return lambda name: word in name.replace(" ", "") and pattern.search(name) is not None


@lru_cache(maxsize=32768)
def name_key(name: str) -> str:
    """The name as the copy limit compares it: equal keys ⇔ the same name (R-CARD-6). Idempotent.

    The key is folded without spaces, except that a trailing `EX`, `ex`, star or prism star stands apart, in its case:
    `"mewtwo EX"`, `"pikachu star"`. It is for comparing and storing, not for showing.
    """
    name = name.strip()
    if name[:5].lower() == "unown" and (lettered := _LETTERED.match(name)):
        return _unown_key(name, lettered[1])
    if "{" in name:
        name = _TYPE_TOKEN.sub(lambda token: TYPE_NAMES.get(token[1], token[1]), name)
    name = _without_delta(name)
    last = name[-1:]
    if last in "xX" or last.isdigit():
        name = _LEVEL.sub("", name)
    if last == ")" and (parenthesis := _PARENTHESIS.search(name)):
        name = _without_portrait(name, parenthesis)
    if name[-1:] in "xX" and (suffix := _SUFFIX.search(name)) and (stem := fold_tight(name[: suffix.start()])):
        return f"{stem} {'EX' if suffix[1] == 'EX' else 'ex'}"
    return _plain_key(name)


def little_words() -> frozenset[str]:
    """Folded words that people leave out of names when they write by hand."""
    return _FACTS.little_words


def is_basic_energy_name(name: str) -> bool:
    """Does this name say a basic Energy, in any of its spellings? A special Energy may bear the same name."""
    return name_key(name) in _BASIC_ENERGY_KEYS


def _plain_key(name: str) -> str:
    words = fold(name).split()
    tail = ""
    if len(words) > 1 and words[-1] == "star":
        tail = " star"
        words.pop()
        if len(words) > 1 and words[-1] == "prism":
            tail = " prism star"
            words.pop()
    elif len(words) == 2 and words[1] in _FACTS.formes.get(words[0], ()):
        words.pop()
    elif len(words) == 3 and words[2] == "forme" and words[1] in _FACTS.formes.get(words[0], ()):
        del words[1:]
    tight = "".join(words)
    return _ENERGIES.get(tight, tight) + tail


def _without_delta(name: str) -> str:
    """δ behind a name is a mark of the species, not of the name; in front of it (δ Rainbow Energy) it is part of it."""
    if name.endswith("δ"):
        return name[:-1].rstrip() if not name.startswith("Mystery Plate") else name
    return name


def _without_portrait(name: str, parenthesis: re.Match[str]) -> str:
    plain = name[: parenthesis.start()]
    tight = fold_tight(plain)
    if tight in _PORTRAITS or fold_tight(parenthesis[1]) in _FACTS.formes.get(tight, ()):
        return plain
    return name


def _unown_key(name: str, letter: str) -> str:
    """`Unown [D]` is `Unown D`; but bare `Unown V` is the Pokémon V of 2022, a name of its own."""
    if letter.upper() == "V" and "[" not in name:
        return "unownv"
    return f"unown[{letter.lower()}]"

"""Small printed values as public sources write them: damage, modifiers, types, stages, languages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Literal

from ptcg_desktop.cards import NO_TEXT, TYPE_LETTERS, TYPE_NAMES, Damage, Modifier, Text
from ptcg_desktop.cards.model import PowerKind, Stage, TrainerKind

Mark = Literal["", "+", "-", "×", "?"]

_MARKS: dict[str, Mark] = {
    "": "",
    "+": "+",
    "＋": "+",
    "-": "-",
    "−": "-",
    "–": "-",
    "â\x88\x92": "-",  # the minus sign read in a wrong encoding
    "×": "×",
    "x": "×",
    "X": "×",
    "Ã\x97": "×",  # the multiplication sign read in a wrong encoding
    "?": "?",
}
_DAMAGE = re.compile(r"\s*(\d*)\s*(\D*?)\s*")
_NO_DAMAGE = {"", "-", "−", "n/a", "N/A"}

_STAGES: dict[str, Stage] = {
    "basic": "basic",
    "basicstage": "basic",
    "baby": "baby",
    "stage1": "stage1",
    "stage2": "stage2",
    "levelup": "level_up",
    "lvx": "level_up",
    "legend": "legend",
    "restored": "restored",
    "mega": "mega",
    "break": "break",
    "vunion": "v_union",
    "vmax": "vmax",
    "vstar": "vstar",
}
_TRAINERS: dict[str, TrainerKind] = {
    "item": "item",
    "supporter": "supporter",
    "stadium": "stadium",
    "tool": "tool",
    "pokmontool": "tool",
    "pokmontoolf": "tool",
    "acespec": "item",
    "technicalmachine": "technical_machine",
    "rocketssecretmachine": "rocket_secret_machine",
}
_POWERS: dict[str, PowerKind] = {
    "pokemonpower": "pokemon_power",
    "pokmonpower": "pokemon_power",
    "pokebody": "poke_body",
    "pokbody": "poke_body",
    "pokepower": "poke_power",
    "pokpower": "poke_power",
    "ability": "ability",
    "ancienttrait": "ancient_trait",
}
_OTHER_TYPE_WORDS = {"Dark": "D", "Free": ""}
_TAGS = re.compile(r"</?[a-zA-Z]+/?>")


def _word(text: str) -> str:
    return re.sub(r"[^a-z0-9]", "", text.lower())


def damage(printed: str | int | None) -> Damage:
    """Printed attack damage in any of the ways the sources write it.

    Raises:
        ValueError: It is none of them; the message holds the value.
    """
    if printed is None or printed in _NO_DAMAGE:
        return Damage()
    if isinstance(printed, int):
        if printed < 0:
            raise ValueError(f"damage {printed}")
        return Damage(printed)
    match = _DAMAGE.fullmatch(printed)
    mark = _MARKS.get(match[2]) if match else None
    if match is None or mark is None:
        raise ValueError(f"damage {printed!r}")
    return Damage(int(match[1] or 0), mark)


def modifiers(pairs: Iterable[tuple[str, str]]) -> tuple[Modifier, ...]:
    """Weaknesses or Resistances from `(type word, printed value)`; a pair without a type is a printed "none"."""
    found = []
    for word, value in pairs:
        for part in word.split("/"):
            if letter := type_letter(part.strip()):
                found.append(Modifier(letter, _modifier_value(value)))
    return tuple(found)


def _modifier_value(value: str) -> str:
    value = value.strip()
    for wrong, right in (("Ã\x97", "×"), ("x", "×"), ("−", "-"), ("＋", "+")):
        value = value.replace(wrong, right)
    return "" if value == "×" else value


def type_letter(word: str) -> str:
    """`"Fire"` or `"R"` → `"R"`; `""` for "no type at all".

    Raises:
        ValueError: The word is no type.
    """
    if not word or word in TYPE_NAMES:
        return word
    letter = TYPE_LETTERS.get(word, _OTHER_TYPE_WORDS.get(word))
    if letter is None:
        raise ValueError(f"type {word!r}")
    return letter


def letters(words: Iterable[str]) -> tuple[str, ...]:
    """Type words or a string of letters → type letters; words for a cost of nothing disappear."""
    return tuple(letter for word in words if (letter := type_letter(word)))


def stage(word: str) -> Stage:
    """`"Stage1"`, `"Stage 1"`, `"LEVEL-UP"`, … → a stage; `""` for a word that is none."""
    return _STAGES.get(_word(word), "")


def trainer_kind(word: str) -> TrainerKind:
    """`"Pokémon Tool"`, `"Item"`, … → a kind of Trainer card; `""` for a word that is none."""
    return _TRAINERS.get(_word(word), "")


def power_kind(word: str) -> PowerKind | None:
    """`"Poke-BODY"`, `"Ability"`, … → a kind of Power; None for a word that is none."""
    return _POWERS.get(_word(word))


def clean(text: str | None) -> str:
    """Text without mark-up and without space at its ends; inner line breaks become spaces."""
    if not text:
        return ""
    if "<" in text:
        text = _TAGS.sub("", text)
    return " ".join(text.split()) if "\n" in text or "  " in text or text != text.strip() else text


def text(languages: Mapping[str, str | None] | None) -> Text:
    """English and Portuguese of a language table."""
    if not languages:
        return NO_TEXT
    english = clean(languages.get("en"))
    portuguese = clean(languages.get("pt") or languages.get("pt-br"))
    return Text(english, portuguese) if english or portuguese else NO_TEXT


def name(languages: Mapping[str, str | None] | None) -> Text:
    """As `text`; a name that exists only in other languages is kept as printed, in the place of the English one."""
    found = text(languages)
    if found != NO_TEXT or not languages:
        return found
    return Text(en=clean(next((value for value in languages.values() if value), "")))


def mark(word: str | None) -> str:
    """A regulation mark: one upper-case letter, or `""`."""
    letter = (word or "").strip().upper()
    return letter if len(letter) == 1 and letter.isalpha() else ""

"""The function of a card: two prints with the same rules fields share it, and with it every compiled effect."""

from __future__ import annotations

import hashlib
import re
from functools import cache, lru_cache

import msgspec

from ptcg_desktop.cards.model import TYPE_NAMES, CardDef, Text
from ptcg_desktop.cards.names import fold, fold_tight, name_key
from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.errors import KnownError

_ENCODER = msgspec.json.Encoder(order="deterministic")


def function_key(card: CardDef) -> str:
    """A stable digest (32 hex digits) over the rules fields of a card, and nothing else.

    Not part of it: set, number, art, rarity, artist, flavor, dex numbers, variants, marks, release, pictures, other
    languages than English (where there is English), the order of types, printing style of texts (case, apostrophes,
    punctuation between words), wordings that mean the same (data/same_wordings.toml), effects beside a text, and
    whether a Trainer that is no Supporter was already called an Item.
    """
    name = name_key(card.name.get("en"))
    attacks = [
        (fold(attack.name.get("en")), attack.cost, str(attack.damage), *_said(attack.text, attack.effect))
        for attack in card.attacks
    ]
    powers = [(power.kind, fold(power.name.get("en")), *_said(power.text, power.effect)) for power in card.powers]
    alike = card.kind != "pokemon" and name in same_wordings().alike
    rules = () if alike else [wording for rule in card.rules if (wording := _wording(rule.get("en")))]
    facts = (
        card.kind,
        name,
        card.stage,
        name_key(card.evolves_from.get("en")),
        card.hp,
        sorted(card.types),
        attacks,
        powers,
        rules,
        "" if card.rules or alike else card.effect,
        sorted((modifier.type, _value(modifier.value)) for modifier in card.weaknesses),
        sorted((modifier.type, _value(modifier.value)) for modifier in card.resistances),
        card.retreat or 0,
        card.prizes,
        sorted(card.limit_groups),
        "item" if card.trainer_kind == "trainer" else card.trainer_kind,
        card.energy_kind,
        card.provides,
        _level_up(card),
    )
    return hashlib.blake2b(_ENCODER.encode(facts), digest_size=16).hexdigest()


class SameWordings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of data/same_wordings.toml.

    Attributes:
        reminders: What marks a sentence that only repeats a rule of the game.
        same: What was written, and what is written for it now; nothing where it only repeats a rule.
        alike: Name keys of Trainers and Energy every print of which does the same, however much its words changed.
    """

    reminders: tuple[str, ...]
    same: tuple[tuple[str, str], ...]
    alike: frozenset[str]


@cache
def same_wordings() -> SameWordings:
    """What counts as the same wording; read once.

    Raises:
        KnownError: `data.*`, naming the file and the phrase that is not in folded form or the name that is no key.
    """
    path = data_root() / "same_wordings.toml"
    table = load_toml(path, SameWordings)
    for phrase in (*table.reminders, *(phrase for pair in table.same for phrase in pair)):
        if fold(phrase) != phrase:
            raise KnownError("data.value", file=str(path), key="$", problem=phrase)
    for name in table.alike:
        if name_key(name) != name:
            raise KnownError("data.value", file=str(path), key="$.alike", problem=name)
    return table


_TYPES = {name.lower(): letter.lower() for letter, name in TYPE_NAMES.items()}
_TYPE = re.compile("|".join(_TYPES))
_TYPE_WORDS = re.compile(rf"\b(?:{_TYPE.pattern})+\b")  # data may have no spaces between signs: `ColorlessColorless`


_SENTENCES = re.compile(r"(?<=[.!?])\s+|(?<=[.!?]\))\s+|\n")


@lru_cache(maxsize=32768)
def _wording(text: str) -> str:
    """A text as it would be written now."""
    table = same_wordings()
    folded = " ".join(
        sentence
        for sentence in map(fold, _SENTENCES.split(text))
        if not any(reminder in sentence for reminder in table.reminders)
    )
    spaced = f" {_TYPE_WORDS.sub(lambda words: ' '.join(_TYPES[word] for word in _TYPE.findall(words[0])), folded)} "
    for written, now in table.same:
        if written in spaced:
            spaced = spaced.replace(f" {written} ", f" {now} " if now else " ")
    return " ".join(spaced.split())


def _said(text: Text, effect: str) -> tuple[str, str]:
    """A text, or what stands for it where there is none."""
    wording = _wording(text.get("en"))
    return wording, "" if wording else effect


def _value(printed: str) -> str:
    """Weakness and Resistance values are printed with different signs for the same thing: ×2, x2, −30, -30."""
    return printed.replace("x", "×").replace("−", "-").replace("＋", "+").replace(" ", "")


def _level_up(card: CardDef) -> str:
    """A level is no part of the name key, but a LV.X card is not its Basic."""
    return fold_tight(card.suffix) if card.kind == "pokemon" else ""

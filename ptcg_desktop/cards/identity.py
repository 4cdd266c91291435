"""The function of a card: two prints with the same rules fields share it, and with it every compiled effect."""

from __future__ import annotations

import hashlib

import msgspec

from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.cards.names import fold, fold_tight, name_key

_ENCODER = msgspec.json.Encoder(order="deterministic")


def function_key(card: CardDef) -> str:
    """A stable digest (32 hex digits) over the rules fields of a card, and nothing else.

    Not part of it: set, number, art, rarity, artist, flavor, dex numbers, variants, marks, release, pictures, other
    languages than English (where there is English), the order of types, and printing style of texts (case,
    apostrophes, punctuation between words).
    """
    attacks = [
        (_wording(attack.name), attack.cost, str(attack.damage), _wording(attack.text), attack.effect)
        for attack in card.attacks
    ]
    powers = [(power.kind, _wording(power.name), _wording(power.text), power.effect) for power in card.powers]
    facts = (
        card.kind,
        name_key(card.name.get("en")),
        card.stage,
        name_key(card.evolves_from.get("en")),
        card.hp,
        sorted(card.types),
        attacks,
        powers,
        [_wording(rule) for rule in card.rules],
        card.effect,
        sorted((modifier.type, _value(modifier.value)) for modifier in card.weaknesses),
        sorted((modifier.type, _value(modifier.value)) for modifier in card.resistances),
        card.retreat or 0,
        card.prizes,
        sorted(card.limit_groups),
        card.trainer_kind,
        card.energy_kind,
        card.provides,
        _level_up(card),
    )
    return hashlib.blake2b(_ENCODER.encode(facts), digest_size=16).hexdigest()


def _wording(text: Text) -> str:
    return fold(text.get("en"))


def _value(printed: str) -> str:
    """Weakness and Resistance values are printed with different signs for the same thing: ×2, x2, −30, -30."""
    return printed.replace("x", "×").replace("−", "-").replace("＋", "+").replace(" ", "")


def _level_up(card: CardDef) -> str:
    """A level is no part of the name key, but a LV.X card is not its Basic."""
    return fold_tight(card.suffix) if card.kind == "pokemon" else ""

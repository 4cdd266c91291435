"""General truths of the game that no source states for every card: applied to each printing after merging.

Faults of single records are not mended here but in data/overlay. Everything here is a rule of the printed cards, so it
holds for cards that do not exist yet.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal

import msgspec

from ptcg_desktop.cards import NO_TEXT, TYPE_LETTERS, Attack, CardDef, Damage, Text
from ptcg_desktop.cards.model import TYPE_NAMES, Stage
from ptcg_desktop.cards.names import fold, name_key
from ptcg_desktop.files.symbols import with_symbols

BASIC_ENERGY_TYPES = "GRWLPFDMY"
_BASIC_KEYS = {f"{name.lower()}energy": letter for name, letter in TYPE_LETTERS.items() if letter in BASIC_ENERGY_TYPES}
_BASIC_PORTUGUESE = {
    "G": "Energia de Grama", "R": "Energia de Fogo", "W": "Energia de Água", "L": "Energia de Raios",
    "P": "Energia Psíquica", "F": "Energia de Luta", "D": "Energia de Escuridão", "M": "Energia de Metal",
    "Y": "Energia de Fada",
}  # fmt: skip
"""What most printings of each are called in Brazil."""
_MODERN_BASIC = re.compile(r"^Basic\b|\bBásica$")
_THREE_PRIZES = ("vmax", "v_union")
_RULE_BOX_TWO = ("EX", "ex", "GX", "V")
_NAMED_SUFFIX = re.compile(r"[ \-](EX|ex|GX|V)(?: δ)?$")
_STAR = re.compile(r"\s*(?:[★☆]|\bStar)$")
_LEVEL_X = re.compile(r"\s*\bLV\.?\s*X$", re.IGNORECASE)
_MARKS: tuple[tuple[re.Pattern[str], Literal["+", "-", "×"]], ...] = (
    (re.compile(r"\b[Dd]oes (\d+) damage times"), "×"),
    (re.compile(r"\b[Dd]oes (\d+) damage plus|\b[Tt]his attack does \d+ more damage(?!.*next turn)"), "+"),
    (re.compile(r"\b[Dd]oes (\d+) damage minus"), "-"),
)
_ANY_NUMBER = re.compile(r"^You may have as many of this card in your deck as you like")
_ONE_PER_DECK = re.compile(r"You can['’]t have more than 1 (.+?) in your deck")
_UP_TO_NAMED = re.compile(r"You may have up to \d+ Basic Pokémon cards in your deck with (\w+) in their names")
_UNIT = re.compile("|".join((r"\{[A-Z]\}", *TYPE_LETTERS)))
_PROVIDES = re.compile(
    r"\b(?:[Pp]rovides|counts as) "
    rf"(?:every type of (?:basic )?|(?P<units>(?:(?:{_UNIT.pattern})\s*)+))[Ee]nergy(?! and\b)"
)
_AT_A_TIME = re.compile(r"\bprovides (?:only )?(\d) Energy at a time")
_ANY_TYPE_IN_PLAY = re.compile(r"\bWhile in play, (?!if\b)[^.,]*provides every type of Energy")
_PRISM = re.compile(r"\s*(?:[◇♢]|\bPrism Star)$")


class Evolutions:
    """Which Pokémon evolve from another, by name: what is needed to tell Stage 1 from Stage 2."""

    def __init__(self, cards: Iterable[CardDef]) -> None:
        self._evolved = {fold(card.name.en) for card in cards if _evolved(card)}

    def stage(self, card: CardDef) -> Stage:
        """The stage that follows from what `card` evolves from: nothing, a Basic Pokémon, or an evolved one."""
        before = card.evolves_from.en
        if not before:
            return "basic"
        return "stage2" if fold(before) in self._evolved else "stage1"


def _evolved(card: CardDef) -> bool:
    return card.stage in ("stage1", "stage2") or (not card.stage and bool(card.evolves_from.en))


NOTHING_KNOWN = Evolutions(())


def normalise(card: CardDef, evolutions: Evolutions = NOTHING_KNOWN) -> CardDef:
    """`card` with what follows from its other fields: stage, Prize value, limit groups, kind of Energy, LV.X; the
    symbols of its texts in one spelling."""
    by_kind = {"pokemon": lambda: _pokemon(card, evolutions), "energy": lambda: _energy(card)}
    made = by_kind.get(card.kind, lambda: _trainer(card))()
    return with_symbols(_with_printed_limit(_with_prism(_with_number(made))))


def _pokemon(card: CardDef, evolutions: Evolutions) -> CardDef:
    suffix = _suffix(card)
    stage = _printed_stage(card) or evolutions.stage(card)
    name = _name(card.name, stage)
    changed = msgspec.structs.replace(
        card,
        name=name,
        suffix=suffix,
        stage=stage,
        prizes=_prizes(card, stage, suffix),
        evolves_from=_evolves_from(card, stage, name),
        attacks=tuple(_with_mark(attack) for attack in card.attacks),
    )
    return _with_star(changed)


def _printed_stage(card: CardDef) -> Stage:
    """Two kinds are told by their names: LEGENDs and V-UNIONs."""
    if card.name.en.endswith(" LEGEND"):
        return "legend"
    return "v_union" if card.name.en.endswith(" V-UNION") else card.stage


def _evolves_from(card: CardDef, stage: Stage, name: Text) -> Text:
    """A Basic Pokémon evolves from nothing; a level-up card goes onto the Pokémon of its name."""
    if stage in ("basic", "baby"):
        return NO_TEXT
    if stage == "level_up":
        return Text(_LEVEL_X.sub("", name.en))
    return card.evolves_from


def _with_mark(attack: Attack) -> Attack:
    """Where the text says that the damage grows or shrinks, a mark stands behind the number."""
    damage = attack.damage
    if damage.mark or not damage.base or not attack.text.en:
        return attack
    for pattern, mark in _MARKS:
        found = pattern.search(attack.text.en)
        if found and int(found[1] or damage.base) == damage.base:
            return msgspec.structs.replace(attack, damage=Damage(damage.base, mark))
    return attack


def _suffix(card: CardDef) -> str:
    """The rule-box word: EX, ex, GX and V are printed in the name, and `EX` and `ex` are two different things."""
    name = card.name.en
    if not name or card.stage in ("vmax", "vstar", "v_union") or name.startswith("Unown V"):
        return card.suffix
    match = _NAMED_SUFFIX.search(name)
    if match is None:
        return "" if card.suffix in _RULE_BOX_TWO else card.suffix
    if match[1] == "GX" and (" & " in name or card.suffix.startswith("TAG")):
        return "TAG TEAM-GX"
    return match[1]


def _name(name: Text, stage: Stage) -> Text:
    """A level-up card is named with LV.X; some records leave it out."""
    if stage != "level_up" or _LEVEL_X.search(name.en):
        return name
    return Text(f"{name.en} LV.X", f"{name.pt} LV.X" if name.pt else "")


def _prizes(card: CardDef, stage: Stage, suffix: str) -> int:
    """Prize cards taken for this Pokémon (R-EXT-2): 3 for VMAX, V-UNION, TAG TEAM and Mega Evolution ex, 2 for the
    other rule-box Pokémon and LEGENDs, else 1."""
    mega_ex = suffix == "ex" and card.name.en.startswith("Mega ")
    if stage in _THREE_PRIZES or suffix == "TAG TEAM-GX" or mega_ex:
        return 3
    return 2 if suffix in _RULE_BOX_TWO or stage in ("vstar", "legend") else 1


def _with_star(card: CardDef) -> CardDef:
    """Pokémon Star is spelt with three signs; one spelling, one limit group."""
    if not _STAR.search(card.name.en) or _PRISM.search(card.name.en):
        return card
    name = Text(_STAR.sub(" ☆", card.name.en), _STAR.sub(" ☆", card.name.pt))
    return _grouped(msgspec.structs.replace(card, name=name), "pokemon_star")


def _with_prism(card: CardDef) -> CardDef:
    """Prism Star: one per name in a deck, whatever its kind."""
    if not _PRISM.search(card.name.en):
        return card
    name = Text(_PRISM.sub(" ◇", card.name.en), _PRISM.sub(" ◇", card.name.pt))
    plain = fold(_PRISM.sub("", card.name.en)).replace(" ", "")
    return _grouped(msgspec.structs.replace(card, name=name), f"prism_star:{plain}")


def _with_number(card: CardDef) -> CardDef:
    """Groups that stand in the name or rarity: Radiant Pokémon, ACE SPEC."""
    if card.kind == "pokemon" and card.name.en.startswith("Radiant ") and card.stage == "basic":
        card = _grouped(card, "radiant")
    return _grouped(card, "ace_spec") if card.rarity in ("ACE SPEC Rare", "Rare ACE") else card


def _with_printed_limit(card: CardDef) -> CardDef:
    """Groups that the card's own rule text names: how many of it, or of its kind, a deck may hold."""
    texts = [rule.en for rule in card.rules] + [power.text.en for power in card.powers]
    if any(_ANY_NUMBER.search(text) for text in texts):
        return _grouped(card, "any_number")
    named = next((match for text in texts if (match := _UP_TO_NAMED.search(text))), None)
    if named is not None:
        return _grouped(card, named[1].lower())
    found = next((match for text in texts if (match := _ONE_PER_DECK.search(text))), None)
    if found is None or found[1].startswith("◇"):
        return card
    plain = {"ACE SPEC": "ace_spec", "Pokémon Star": "pokemon_star", "Radiant Pokémon": "radiant"}
    own = "shining" if card.name.en.startswith("Shining ") else "one_per_deck"
    return _grouped(card, plain.get(found[1].removesuffix(" card"), own))


def _grouped(card: CardDef, group: str) -> CardDef:
    if group in card.limit_groups:
        return card
    return msgspec.structs.replace(card, limit_groups=(*card.limit_groups, group))


def _trainer(card: CardDef) -> CardDef:
    """Before Items, Supporters and Stadiums were printed, a card was a Trainer and nothing else (R-CARD-2)."""
    return msgspec.structs.replace(card, trainer_kind="trainer") if not card.trainer_kind else card


def _energy(card: CardDef) -> CardDef:
    """Basic Energy is a closed list of names; a card of another name is special, whatever the record says."""
    letter = _BASIC_KEYS.get(name_key(card.name.get("en")))
    # Two special Energy cards of 2000 bear the plain names of what became basic Energy later.
    if letter is None or (card.energy_kind == "special" and not _MODERN_BASIC.search(card.name.get("en"))):
        return msgspec.structs.replace(card, energy_kind="special", provides=card.provides or _provides(card))
    name = _basic_energy_name(card.name, letter)
    return msgspec.structs.replace(card, name=name, energy_kind="basic", types=(letter,), provides=(letter,))


def _basic_energy_name(name: Text, letter: str) -> Text:
    """A basic Energy has a Portuguese name whether its record has none or a half of one ("Energia Fire Básica")."""
    if name.pt and name.pt != f"Energia {TYPE_NAMES[letter]} Básica":
        return name
    basic = " básica" if _MODERN_BASIC.search(name.en) else ""
    return Text(name.en, f"{_BASIC_PORTUGUESE[letter]}{basic}")


def _provides(card: CardDef) -> tuple[str, ...]:
    """What the text of a special Energy card says it provides, before any "if"; `()` if it does not say it plainly."""
    if not any(rule.en for rule in card.rules):
        return card.types
    text = " ".join(rule.en for rule in card.rules)
    found = _PROVIDES.search(text)
    if _ANY_TYPE_IN_PLAY.search(text) or (found is not None and not found["units"]):
        count = _AT_A_TIME.search(text)
        return ("*",) * int(count[1] if count else 1)
    if found is None:
        return ()
    return tuple(TYPE_LETTERS.get(unit, unit.strip("{}")) for unit in _UNIT.findall(found["units"]))

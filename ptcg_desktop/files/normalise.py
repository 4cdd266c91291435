"""General truths of the game that no source states for every card: applied to each printing after merging.

Faults of single records are not mended here but in data/overlay. Everything here is a rule of the printed cards, so it
holds for cards that do not exist yet.
"""

from __future__ import annotations

import re

import msgspec

from ptcg_desktop.cards import TYPE_LETTERS, CardDef, Text
from ptcg_desktop.cards.model import Stage
from ptcg_desktop.cards.names import fold, name_key

BASIC_ENERGY_TYPES = "GRWLPFDMY"
_BASIC_KEYS = {f"{name.lower()}energy": letter for name, letter in TYPE_LETTERS.items() if letter in BASIC_ENERGY_TYPES}
_MODERN_BASIC = re.compile(r"^Basic\b|\bBásica$")
_THREE_PRIZES = ("vmax", "v_union")
_RULE_BOX_TWO = ("EX", "ex", "GX", "V")
_STAR = re.compile(r"\s*(?:[★☆]|\bStar)$")
_PRISM = re.compile(r"\s*(?:[◇♢]|\bPrism Star)$")


def normalise(card: CardDef) -> CardDef:
    """`card` with what follows from its other fields: stage, Prize value, limit groups, kind of Energy, LV.X."""
    if card.kind == "pokemon":
        return _pokemon(card)
    if card.kind == "energy":
        return _energy(card)
    return _with_prism(_with_number(_trainer(card)))


def _pokemon(card: CardDef) -> CardDef:
    suffix = card.suffix or _suffix(card)
    stage = _stage(card, suffix)
    changed = msgspec.structs.replace(
        card, name=_name(card.name, stage), suffix=suffix, stage=stage, prizes=_prizes(card, stage, suffix)
    )
    return _with_prism(_with_number(_with_star(changed)))


def _suffix(card: CardDef) -> str:
    """The rule-box word at the end of the English name, where the record lacks it."""
    match = re.search(r"[ \-](EX|ex|GX|V)(?: δ)?$", card.name.en)
    if match is None or card.stage in ("vmax", "vstar") or fold(card.name.en).startswith("unown"):
        return ""
    tag_team = match[1] == "GX" and " & " in card.name.en
    return "TAG TEAM-GX" if tag_team else match[1]


def _stage(card: CardDef, suffix: str) -> Stage:
    """A Pokémon without a stage: one that evolves from nothing is Basic (Pokémon-EX and most ex are)."""
    if card.stage:
        return card.stage
    if suffix == "Legend":
        return "legend"
    return "stage1" if card.evolves_from.get("en") else "basic"


def _name(name: Text, stage: Stage) -> Text:
    """A level-up card is named with LV.X; some records leave it out."""
    if stage != "level_up" or re.search(r"LV\.?\s*X$", name.en, re.IGNORECASE):
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
        return _with_prism(_with_number(msgspec.structs.replace(card, energy_kind="special")))
    return msgspec.structs.replace(card, energy_kind="basic", types=(letter,), provides=(letter,))

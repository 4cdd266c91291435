"""Classes of cards that texts speak of by one word: `"ex"`, `"V"`, `"rule_box"`, … (read off the printed card)."""

from __future__ import annotations

from collections.abc import Callable

from ptcg_desktop.cards import CardDef
from ptcg_desktop.cards.model import PRINTED_CLASSES

_V_STAGES = ("vmax", "vstar", "v_union")
_RULE_BOX = ("EX", "ex", "GX", "TAG TEAM-GX", "V")
"""With stages V, BREAK, Prism Star and Radiant: what has a text on it that is called a rule (Play! Pokémon,
clarification for 2 July 2021; gymleaderchallenge.com, FAQ). Nothing on LV.X and LEGEND is called so."""


def _named(card: CardDef, words: str) -> bool:
    return words in card.name.get("en")


_GROUPS: dict[str, Callable[[CardDef], bool]] = {
    "GX": lambda card: card.suffix in ("GX", "TAG TEAM-GX"),
    "TAG TEAM": lambda card: card.suffix.startswith("TAG TEAM"),
    "V": lambda card: card.suffix == "V" or card.stage in _V_STAGES,
    "VMAX": lambda card: card.stage == "vmax",
    "VSTAR": lambda card: card.stage == "vstar",
    "V-UNION": lambda card: card.stage == "v_union",
    "Mega": lambda card: card.stage == "mega" or card.name.get("en").startswith(("M ", "Mega ")),
    "Mega ex": lambda card: card.suffix == "ex" and card.name.get("en").startswith("Mega "),
    "LV.X": lambda card: card.stage == "level_up",
    "LEGEND": lambda card: card.stage == "legend",
    "BREAK": lambda card: card.stage == "break",
    "Restored": lambda card: card.stage == "restored",
    "Baby": lambda card: card.stage == "baby",
    "Team Plasma": lambda card: _named(card, "Team Plasma") or "Team Plasma" in card.classes,
    "Radiant": lambda card: "radiant" in card.limit_groups,
    "ACE SPEC": lambda card: "ace_spec" in card.limit_groups,
    "Prism Star": lambda card: any(one.startswith("prism_star") for one in card.limit_groups),
    "Shining": lambda card: card.name.get("en").startswith("Shining "),
    "Delta Species": lambda card: "δ" in card.name.get("en"),
    "rule_box": lambda card: (
        card.suffix in _RULE_BOX
        or card.stage in (*_V_STAGES, "break")
        or any(group.partition(":")[0] in ("radiant", "prism_star") for group in card.limit_groups)
    ),
}


def is_of(card: CardDef, group: str) -> bool:
    """Is a card of that class? Classes without a rule of their own are its suffix, or printed on it."""
    rule = _GROUPS.get(group)
    return rule(card) if rule is not None else card.suffix == group or group in card.classes


def known(group: str) -> bool:
    """Can it be told from a card's record whether it is of that class?"""
    return group in _GROUPS or group in ("EX", "ex", "SP", *PRINTED_CLASSES)

"""Classes of cards that texts speak of by one word: `"ex"`, `"V"`, `"rule_box"`, … (read off the printed card)."""

from __future__ import annotations

from collections.abc import Callable

from ptcg_desktop.cards import CardDef

_V_STAGES = ("vmax", "vstar", "v_union")
_RULE_BOX = ("EX", "ex", "GX", "TAG TEAM-GX", "V")


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
    "LV.X": lambda card: card.stage == "level_up",
    "LEGEND": lambda card: card.stage == "legend",
    "BREAK": lambda card: card.stage == "break",
    "Restored": lambda card: card.stage == "restored",
    "Baby": lambda card: card.stage == "baby",
    "Team Plasma": lambda card: _named(card, "Team Plasma") or "team_plasma" in card.limit_groups,
    "rule_box": lambda card: (
        card.suffix in _RULE_BOX or card.stage in (*_V_STAGES, "break", "legend") or "radiant" in card.limit_groups
    ),
}


def is_of(card: CardDef, group: str) -> bool:
    """Is a card of that class? Classes without a rule of their own are read off the suffix and the limit groups."""
    known = _GROUPS.get(group)
    if known is not None:
        return known(card)
    return card.suffix == group or group.lower().replace(" ", "_") in card.limit_groups


def known(group: str) -> bool:
    """Can it be told from a card's record whether it is of that class?"""
    return group in _GROUPS or group in ("EX", "ex", "SP", "Radiant", "Prism Star", "ACE SPEC")

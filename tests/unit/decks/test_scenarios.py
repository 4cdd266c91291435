"""The conformance scenarios of deck construction (`kind: deck`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from ptcg_desktop import decks
from ptcg_desktop.cards.model import TYPE_NAMES, CardDef, Text
from ptcg_desktop.decks import deck_of

STAGES = {"basic": "basic", "stage1": "stage1", "stage2": "stage2"}


def card_of(key: str, facts: dict[str, Any]) -> CardDef:
    common: dict[str, Any] = {"id": key, "set_id": "test", "number": "1", "name": Text(en=facts.get("name", key))}
    if facts["kind"] == "pokemon":
        types = facts["type"]
        return CardDef(
            **common,
            kind="pokemon",
            stage=facts["stage"],
            hp=facts["hp"],
            types=tuple(types if isinstance(types, list) else [types]),
            evolves_from=Text(en=facts.get("from", "")),
        )
    if facts["kind"] == "energy":
        kind = "basic" if facts["basic"] else "special"
        return CardDef(**common, kind="energy", energy_kind=kind, provides=tuple(facts["provides"]))
    group = ("ace_spec",) if facts.get("ace_spec") else ()
    return CardDef(**common, kind="trainer", trainer_kind="item", limit_groups=group)


def built_in() -> dict[str, CardDef]:
    cards = {
        f"{letter} Energy": card_of(f"{letter} Energy", {"kind": "energy", "basic": True, "provides": [letter]})
        for letter in TYPE_NAMES
        if letter != "C"
    }
    name = "Double Colorless Energy"
    return cards | {name: card_of(name, {"kind": "energy", "basic": False, "provides": ["C", "C"]})}


@pytest.fixture(scope="module")
def document(shared_rules: Path) -> dict[str, Any]:
    document = yaml.safe_load((shared_rules / "scenarios" / "deck.yaml").read_text(encoding="utf-8"))
    assert isinstance(document, dict)
    return document


@pytest.mark.parametrize("number", range(1, 23))
def test_scenario(number: int, document: dict[str, Any]) -> None:
    cards = built_in() | {key: card_of(key, facts) for key, facts in document["cards"].items()}
    scenario = next(item for item in document["scenarios"] if item["id"] == f"DECK-{number:02}")
    deck = deck_of(scenario["title"], [(cards[line["card"]], line["count"]) for line in scenario["deck"]])
    report = decks.check(deck, decks.load_deck_rules(scenario["profile"]))
    assert {
        "legal": report.legal,
        "errors": sorted({finding.clause for finding in report.errors}),
        "hints": sorted({finding.clause for finding in report.hints}),
    } == scenario["expect"]


def test_no_scenario_was_left_out(document: dict[str, Any]) -> None:
    assert len(document["scenarios"]) == 22

"""Decks that were sold ready to play, with the cards they were sold with."""

from __future__ import annotations

import msgspec
import pytest

from ptcg_desktop.cards import CardDef, SetDef, Text
from ptcg_desktop.files.reading import Entry, ThemeDeck
from ptcg_desktop.services.catalogue_index import Index, make_columns
from ptcg_desktop.services.theme_decks import as_sold


def made(card_id: str, name: str, release: str, rule: str = "Draw a card.", **facts: str) -> CardDef:
    set_id, _, number = card_id.partition("-")
    known: dict[str, object] = {"kind": "trainer", "rules": (Text(rule),), **facts}
    plain = {"id": card_id, "set_id": set_id, "number": number, "name": Text(name), "release": release}
    return CardDef(**plain, **known)  # type: ignore[arg-type]


ENERGY = {"kind": "energy", "rule": ""}
CARDS = {
    card.id: card
    for card in (
        made("inv1-1", "Old Lamp", "1999-01-09"),
        made("inv2-1", "Old Lamp", "2003-01-09"),
        made("inv3-1", "Old Lamp", "2020-01-09", "Draw two cards."),
        made("inv3-2", "Late Moth", "2020-01-09"),
        made("inv3-3", "Odd Moth", "2020-01-09"),
        made("inv3-4", "Odd Moth", "2020-01-09", "Draw two cards."),
        made("inv1-9", "Metal Energy", "1999-01-09", energy_kind="special", **ENERGY),
        made("inv2-9", "Metal Energy", "2003-01-09", energy_kind="basic", **ENERGY),
    )
}
INDEX = Index(make_columns(CARDS.values(), ()), [SetDef(id=f"inv{number}", name=Text("")) for number in (1, 2, 3)])


@pytest.mark.parametrize(
    ("entry", "card_id"),
    [
        (Entry("inv1-1", 4, "Old Lamp"), "inv1-1"),
        (Entry("gone-1", 4, "Old Lamp"), "inv2-1"),  # the newest that was out
        (Entry("gone-1", 4, "Late Moth"), "inv3-2"),  # the only card of that name
        (Entry("gone-1", 4, "Odd Moth"), "gone-1"),
        (Entry("gone-1", 4, "Nobody"), "gone-1"),
        (Entry("gone-1", 4, ""), "gone-1"),
        (Entry("inv1-9", 4, "Metal Energy"), "inv1-9"),
        (Entry("inv1-9", 8, "Metal Energy"), "inv2-9"),  # no deck may have eight of a special Energy
        (Entry("inv1-", 18, "Metal Energy"), "inv2-9"),
    ],
)
def test_a_line_whose_id_cannot_be_right_is_read_by_its_name(entry: Entry, card_id: str) -> None:
    deck = ThemeDeck("d-inv2-1", "Lantern Night", "inv2", ("G",), (entry,))
    found = as_sold(deck, INDEX, CARDS.get, "2003-01-09")
    assert found.entries == (msgspec.structs.replace(entry, card_id=card_id),)

"""Decks that were sold ready to play must be legal; each that is not has its cause here, and the cause is in the data.

The public archive names some printings whose set file it does not hold. Such a line is resolved by its name, as an
import of a deck list does; what no other print can stand for stays unknown.
"""

from __future__ import annotations

import datetime
import zipfile
from collections import defaultdict
from pathlib import Path

import msgspec
import pytest

from ptcg_desktop import decks
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.decks import DeckList, Entry, Format, Report
from ptcg_desktop.files.normalise import normalise
from ptcg_desktop.files.ptcgio import PtcgioReader
from ptcg_desktop.files.reading import Reading, ThemeDeck

pytestmark = pytest.mark.corpus

SPECIAL_FOR_BASIC = (
    "the record names the special Energy of that set, where the deck holds the basic Energy of that name"
)
NO_SET_FILE = "the archive has no file of the set, and the card was never printed elsewhere"
UNKNOWN = {"deck.unknown"}

FAULTS: dict[str, tuple[set[str], str]] = {
    "d-dp2-1": ({"deck.copies"}, f"8 Metal Energy dp2-120: {SPECIAL_FOR_BASIC}"),
    "d-dp4-2": ({"deck.copies"}, f"8 Metal Energy dp3-130: {SPECIAL_FOR_BASIC}"),
    "d-dp4-3": ({"deck.copies"}, f"6 Darkness Energy dp3-129: {SPECIAL_FOR_BASIC}"),
    "d-dp6-1": (UNKNOWN, f"Mom's Kindness dp5-83: {NO_SET_FILE}"),
    "d-dp7-1": (UNKNOWN, f"Mom's Kindness dp5-83: {NO_SET_FILE}"),
    "d-pl2-2": (UNKNOWN, f"Mom's Kindness dp5-83: {NO_SET_FILE}"),
    "d-ecard3-1": (UNKNOWN, f"Town Volunteers ecard2-136: {NO_SET_FILE}"),
    "d-ecard3-2": (UNKNOWN, f"Town Volunteers ecard2-136: {NO_SET_FILE}"),
    "d-ex14-1": (UNKNOWN, f"Fieldworker ex12-73: {NO_SET_FILE}"),
    "d-hgss4-1": (UNKNOWN, f"Energy Exchanger hgss3-73: {NO_SET_FILE}"),
    "d-hgss4-2": (UNKNOWN, f"Energy Exchanger hgss3-73: {NO_SET_FILE}"),
    "d-neo4-1": (UNKNOWN, f"Pokémon Breeder Fields neo3-62: {NO_SET_FILE}"),
    "d-neo4-2": (UNKNOWN, f"Rocket's Hideout neo3-63: {NO_SET_FILE}"),
    "d-xy7-1": (UNKNOWN, f"Healing Scarf xy6-84: {NO_SET_FILE}"),
    "d-xy7-2": (UNKNOWN, f"Healing Scarf xy6-84: {NO_SET_FILE}"),
    "d-base1-1": ({"deck.too_many"}, "the 2-Player Starter Set is two halves of a teaching game, 61 cards together"),
    "d-base4-1": ({"deck.too_many"}, "the CD-ROM Starter Set is two halves of a teaching game, 61 cards together"),
}


@pytest.fixture(scope="module")
def reading(corpus_dir: Path) -> Reading:
    archive = corpus_dir / "pokemon-tcg-data.zip"
    if not archive.is_file():
        pytest.skip("pokemon-tcg-data.zip is not in ../shared/data")
    found, reader = Reading(), PtcgioReader()
    with zipfile.ZipFile(archive) as opened:
        for name in opened.namelist():
            if reader.wanted(name) and "/ptbr" not in name:
                reader.read(name, opened.read(name), found)
    reader.finish(found)
    return found


@pytest.fixture(scope="module")
def reports(reading: Reading) -> dict[str, Report]:
    cards = {record.card.id: normalise(record.card) for record in reading.records}
    by_name: dict[str, list[CardDef]] = defaultdict(list)
    for card in cards.values():
        by_name[name_key(card.name.get("en"))].append(card)
    fmt = decks.load_formats()["unlimited"]
    rules = decks.load_deck_rules(fmt.profile)
    return {theme.id: decks.check(resolved(theme, cards, by_name), rules, fmt) for theme in reading.decks}


def resolved(theme: ThemeDeck, cards: dict[str, CardDef], by_name: dict[str, list[CardDef]]) -> DeckList:
    """Every line by its id, else by its name: basic Energy before special, as a numberless Energy line is read."""
    entries = []
    for line in theme.entries:
        same_name = sorted(by_name[name_key(line.name)], key=lambda card: not card.is_basic_energy)
        card = cards.get(line.card_id) or next(iter(same_name), None)
        entries.append(Entry(card.id if card else line.card_id, line.count, card, line.name))
    return DeckList(theme.name, tuple(entries))


def test_the_archive_has_the_decks_that_were_counted(reading: Reading) -> None:
    sizes = sorted({sum(entry.count for entry in theme.entries) for theme in reading.decks})
    assert (len(reading.decks), sizes) == (164, [60, 61])


def test_every_deck_of_60_is_legal_or_has_its_cause_listed(reports: dict[str, Report]) -> None:
    illegal = {deck_id: {finding.code for finding in report.errors} for deck_id, report in reports.items()}
    assert {deck_id: codes for deck_id, codes in illegal.items() if codes} == {
        deck_id: codes for deck_id, (codes, _) in FAULTS.items()
    }


def test_the_special_energy_of_the_faulty_records_is_what_is_counted(reports: dict[str, Report]) -> None:
    for deck_id, (codes, cause) in FAULTS.items():
        if codes == {"deck.copies"}:
            (finding,) = reports[deck_id].errors
            assert f"{finding.count} {finding.names[0]} {finding.cards[0]}:" in cause


OLDER_WORDING = "the record names a print of 1999, whose text is worded otherwise than that of its time"
LATER_PRINT = "the archive has no file of the set; only a later print of the name is there"
LATER_PRODUCT = "sold later than the set that the record names for it"
IN_ITS_ERA: dict[str, tuple[set[str], str]] = {
    "d-base4-6": ({"format.not_yet"}, LATER_PRODUCT),
    "d-bw7-3": ({"format.not_yet", "format.out"}, LATER_PRODUCT),
    "d-dp6-1": ({"deck.unknown", "format.text_differs"}, f"Energy Search base3-59: {OLDER_WORDING}"),
    "d-dp6-2": ({"format.text_differs"}, f"Energy Search base3-59: {OLDER_WORDING}"),
    "d-dp7-2": ({"format.text_differs"}, f"Energy Search base3-59: {OLDER_WORDING}"),
    "d-pl1-1": ({"format.text_differs"}, f"Poké Ball base2-64: {OLDER_WORDING}"),
    "d-pl1-2": ({"format.text_differs"}, f"Energy Search base3-59: {OLDER_WORDING}"),
    "d-pl2-2": ({"deck.unknown", "format.text_differs"}, f"Energy Search base3-59: {OLDER_WORDING}"),
    "d-pl4-2": ({"format.text_differs"}, f"Energy Search base3-59: {OLDER_WORDING}"),
    "d-xy10-2": ({"format.text_differs"}, f"Switch base1-95: {OLDER_WORDING}"),
    "d-neo4-2": ({"deck.unknown", "format.not_yet"}, f"Magcargo neo3: {LATER_PRINT}"),
    "d-xy7-1": ({"deck.unknown", "format.not_yet"}, f"Wally xy6-94: {LATER_PRINT}"),
    "d-xy7-2": ({"deck.unknown", "format.not_yet"}, f"Wally xy6-94: {LATER_PRINT}"),
    "d-xy8-1": ({"format.not_yet"}, f"Wally xy6-94: {LATER_PRINT}"),
    "d-xy8-2": ({"format.not_yet"}, f"Wally xy6-94: {LATER_PRINT}"),
    "d-xy9-1": ({"format.not_yet"}, f"Wally xy6-94: {LATER_PRINT}"),
    "d-xy9-2": ({"format.not_yet"}, f"Wally xy6-94: {LATER_PRINT}"),
}
"""What the season's format finds besides, or instead of, `FAULTS`: each has its cause in the data."""


def of_its_time(day: str, set_id: str) -> Format:
    """The format such a deck was played in two weeks after its set came out: the season's, where its days are known."""
    formats = decks.load_formats()
    if set_id in ("base1", "base2", "base3"):
        return formats["classic-1999"]
    if day >= formats["standard"].periods[0].since:
        return formats["standard"]
    seasons = [fmt for fmt in formats.values() if fmt.until and fmt.id != "classic-1999"]
    begun = [fmt for fmt in seasons if fmt.periods[0].since <= day <= fmt.until]
    # Before the spring of 2001 every card was allowed.
    return begun[0] if begun and day >= "2001-04-01" else formats["unlimited"]


def test_every_deck_is_right_in_the_format_of_its_own_era(reading: Reading) -> None:
    released = {known.id: known.release for _, known in reading.sets.values()}
    cards = {}
    by_name: dict[str, list[CardDef]] = defaultdict(list)
    for record in reading.records:
        card = normalise(record.card)
        card = msgspec.structs.replace(card, release=released.get(card.set_id, ""))
        cards[card.id] = card
        by_name[name_key(card.name.get("en"))].append(card)
    found, formats = {}, set()
    for theme in reading.decks:
        out = released[theme.set_id]
        day = (datetime.date.fromisoformat(out) + datetime.timedelta(days=14)).isoformat()
        fmt = of_its_time(day, theme.set_id)
        formats.add(fmt.id)
        day = max(day, fmt.date) if fmt.id == "classic-1999" else day
        deck, rules = resolved(theme, cards, by_name), decks.load_deck_rules(fmt.profile)
        report = decks.check(deck, rules, fmt, day, lambda card: by_name[name_key(card.name.get("en"))])
        if not report.legal:
            found[theme.id] = {finding.code for finding in report.errors}
    assert found == {deck_id: codes for deck_id, (codes, _) in {**FAULTS, **IN_ITS_ERA}.items()}
    assert len(formats) >= 12


LONELY_EVOLUTIONS = {
    ("d-swsh3-1", "Pelipper"): "the record gives three Wingull the number of Tympole",
    ("d-pl4-1", "Arceus LV.X"): "the record gives the plain Arceus the number of a LV.X",
    ("d-pl4-2", "Arceus LV.X"): "the record gives the plain Arceus the number of a LV.X",
    ("d-neo2-1", "Omanyte"): "sold like that: the Fossil Egg of the deck brings it into play",
}


def test_advice_about_evolutions_is_rare_and_has_a_cause(reports: dict[str, Report]) -> None:
    found = {
        (deck_id, finding.names[0])
        for deck_id, report in reports.items()
        for finding in report.hints
        if finding.code == "hint.no_base"
    }
    assert found == set(LONELY_EVOLUTIONS)

"""Importing the real archives: everything accounted for, both sources merged without doubles, faults repaired.

The lists below are what remains after the rules of files/normalise.py and the repairs of data/overlay; a change of
either shows here first.
"""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from ptcg_desktop.cards import CardDef
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.decks import check_building, deck_of, load_deck_rules, load_formats
from ptcg_desktop.decks.rules import exclusive_names, limit_groups
from ptcg_desktop.effects.groups import is_of
from ptcg_desktop.files.merge import merge
from ptcg_desktop.files.normalise import Evolutions, normalise
from ptcg_desktop.files.overlay import load_overlay
from ptcg_desktop.files.reading import Reading, Record, Source
from ptcg_desktop.files.starter import load_starter
from ptcg_desktop.services.catalogue import CatalogueService, Filters, ImportReport
from ptcg_desktop.services.catalogue_build import never, no_progress
from ptcg_desktop.services.catalogue_reading import read_sources
from ptcg_desktop.services.downloads import public_sources

pytestmark = [pytest.mark.corpus, pytest.mark.slow]

TCGDEX = "tcgdex-cards-database.tar.xz"
PTCGIO = "pokemon-tcg-data.zip"


class Imported:
    """Both archives imported one after the other, with the report of each."""

    def __init__(self, home: Path, archives: list[Path]) -> None:
        home.mkdir()
        self.service = CatalogueService(home, lambda: ((), ()))
        self.reports: list[ImportReport] = [self.service.import_paths([path]) for path in archives]
        self.cards = self.service.cards(self.service.search())


@pytest.fixture(scope="module")
def imported(corpus_dir: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Imported]:
    made = Imported(tmp_path_factory.mktemp("import") / "home", [corpus_dir / TCGDEX, corpus_dir / PTCGIO])
    yield made
    made.service.close()


@pytest.fixture(scope="module")
def told(corpus_dir: Path) -> dict[Source, dict[str, CardDef]]:
    """Every record as its source tells it."""
    reading: Reading = read_sources([corpus_dir / TCGDEX, corpus_dir / PTCGIO], no_progress, never)
    found: dict[Source, dict[str, CardDef]] = {}
    for record in reading.records:
        found.setdefault(record.source, {})[record.card.id] = record.card
    return found


def test_every_card_file_is_accounted_for(imported: Imported) -> None:
    first, second = imported.reports
    for report in imported.reports:
        assert report.read == report.added + report.merged + sum(report.left_out.values()) + len(report.faulty)
    assert (first.read, first.added, first.merged, first.left_out) == (18_641, 18_554, 0, {"pocket": 86})
    assert [(Path(fault.path).name, fault.detail) for fault in first.faulty] == [("28a.ts", "damage '{L}{C}{C}'")]
    assert first.printings >= 18_500
    assert (second.read, second.added, second.merged) == (31_563, 56, 30_130)
    assert (second.left_out, second.faulty) == ({"repeat": 1_377}, ())
    assert (second.printings, second.sets, second.decks) == (18_610, 185, 164)


def test_what_the_second_source_adds_is_really_new(imported: Imported) -> None:
    """Alternative arts with a letter, and two promotional cards TCGdex has no file of."""
    first = tcgdex_ids(imported)
    new = [card for card in imported.cards if card.id not in first]
    assert len(new) == 56
    assert {card.id for card in new if not card.number[-1].isalpha()} == {"swshp-SWSH299", "swshp-SWSH300"}


def tcgdex_ids(imported: Imported) -> set[str]:
    from ptcg_desktop.store.catalogue import Catalogue

    store = Catalogue(imported.service._path)
    try:
        return {card_id for source, card_id, _ in store.records() if source == "tcgdex"}
    finally:
        store.close()


def test_no_doubles(imported: Imported) -> None:
    places = Counter((card.set_id, card.number.lstrip("0").lower()) for card in imported.cards)
    assert [place for place, count in places.items() if count > 1] == []
    aliases = Counter(alias for card in imported.cards for alias in card.alias_ids)
    assert max(aliases.values()) == 1


def test_the_other_order_gives_the_same_cards(imported: Imported, full_catalogue: Path, tmp_path: Path) -> None:
    """The catalogue of the whole run begins with pokemon-tcg-data, by the names of the archives; the cards that come
    with the program are in that one only."""
    shutil.copy(full_catalogue, tmp_path / "catalogue.db")
    other = CatalogueService(tmp_path, lambda: ((), ()))
    cards = other.cards(other.search())
    other.close()
    assert len(cards) == 18_610
    mine = {card.id: card for card in imported.cards}
    own = {card.id for card in load_starter().cards}
    assert [card.id for card in cards if card.id not in own and mine.get(card.id) != card][:20] == []


def test_no_repair_is_stale(imported: Imported, told: dict[Source, dict[str, CardDef]]) -> None:
    assert [report.stale for report in imported.reports] == [(), ()]
    overlay = load_overlay()
    for card in told["ptcgio"].values():
        overlay.apply(card)
    assert overlay.stale == []
    known = {card.id for card in imported.cards}
    assert {card_id for repair in overlay.repairs for card_id in repair.match.ids} <= known


def test_names_agree_between_the_sources(told: dict[Source, dict[str, CardDef]]) -> None:
    first, second = told["tcgdex"], told["ptcgio"]
    differ = {
        card_id
        for card_id in first.keys() & second.keys()
        if name_key(first[card_id].name.en) != name_key(second[card_id].name.en)
    }
    # A spelling of "Imposter", a letter in brackets, and a set name behind the card's own.
    assert differ == {"base4-102", "dp6-79", "neo4-96"}


def finished(told: dict[Source, dict[str, CardDef]], *sources: Source) -> dict[str, CardDef]:
    overlay = load_overlay()
    records: dict[str, list[Record]] = {}
    for source in sources:
        for card_id, card in told[source].items():
            records.setdefault(card_id, []).append(Record(source, card))
    cards = {card_id: overlay.apply(merge(both)) for card_id, both in records.items()}
    evolutions = Evolutions(cards.values())
    return {card_id: normalise(card, evolutions) for card_id, card in cards.items()}


UNDECIDED_HP = {
    "basep-7",  # 70 or 50: no other print of it
    "ex10-55",  # 40 or 50: as above
    "ex11-113",  # 70 or 90: as above
    "neo4-30", "neo4-86", "neo4-87",  # 40 or 50: the other nine letters of the set agree on 40
    "sm11-116", "sm11-149",  # pokemon-tcg-data against TCGdex and its own Portuguese file
    "sv10.5w-079",  # a fossil, whose HP pokemon-tcg-data leaves out
    "swshp-SWSH159", "swshp-SWSH160", "swshp-SWSH161", "swshp-SWSH162",  # as sm11-116
}  # fmt: skip


def test_what_each_source_ends_as_agrees(told: dict[Source, dict[str, CardDef]]) -> None:
    """Either source alone, repaired, says the same about the facts that decide a game; exceptions are listed."""
    first, second = finished(told, "tcgdex"), finished(told, "ptcgio")
    both = first.keys() & second.keys()

    def differ(field: str) -> set[str]:
        return {card_id for card_id in both if getattr(first[card_id], field) != getattr(second[card_id], field)}

    assert differ("kind") == set()
    assert differ("energy_kind") == set()
    assert differ("hp") == UNDECIDED_HP
    assert differ("stage") == set()
    known_types = {card_id for card_id in differ("types") if first[card_id].types and first[card_id].kind == "pokemon"}
    assert known_types == set()
    # Two Trainers reprinted in 2021 with their old faces, which TCGdex calls Supporters, as they are played now; one
    # Stadium without a kind in pokemon-tcg-data.
    assert differ("trainer_kind") == {"cel25cc-CC004", "cel25cc-CC006", "ecard1-139"}
    assert differ("prizes") == set()


def test_facts_that_every_pokemon_has(imported: Imported) -> None:
    pokemon = [card for card in imported.cards if card.kind == "pokemon"]
    assert [card.id for card in pokemon if not card.hp or not card.types or not card.stage] == []
    # A teaching game without the rule, in one source only.
    assert {card.set_id for card in pokemon if card.retreat is None} == {"mfb"}
    # French and teaching sets say what an evolved card is, not what it evolves from; one trainer kit card lacks it.
    evolved = [card for card in pokemon if card.stage in ("stage1", "stage2") and not card.evolves_from.en]
    assert {card.set_id for card in evolved} == {"2013bw", "mfb", "tk-hs-g"}
    # Trainer kits whose cards TCGdex has only by name; every other Pokémon does something.
    silent = [card for card in pokemon if not card.attacks and not card.powers]
    assert {card.set_id for card in silent if not card.set_id.startswith("tk-")} == set()


def test_limit_groups(imported: Imported) -> None:
    groups = Counter(group.partition(":")[0] for card in imported.cards for group in card.limit_groups)
    assert groups == {
        "ace_spec": 39,
        "pokemon_star": 23,
        "prism_star": 23,
        "unown": 23,
        "radiant": 16,
        "any_number": 15,
        "shining": 9,
        "one_per_deck": 1,
    }
    by_id = {card.id: card for card in imported.cards}
    for card_id in ("bw7-137", "bw8-128", "bw9-107", "bw10-95"):
        assert by_id[card_id].limit_groups == ("ace_spec",)
    old_master_balls = [card for card in imported.cards if card.name.en == "Master Ball" and card.set_id < "bw"]
    assert all(not card.limit_groups for card in old_master_balls)


@pytest.mark.parametrize(
    ("format_id", "cards", "code"),
    [
        ("expanded", {"bw7-137": 1, "bw8-128": 1}, "deck.group"),
        ("standard", {"sv08-162": 1, "sv07-134": 1}, "deck.group"),
        ("glc", {"bw7-137": 1}, "deck.group_none"),
        ("expanded", {"swsh10-046": 1, "swsh11-069": 1}, "deck.group"),
        ("glc", {"swsh10-046": 1}, "deck.group_none"),
        ("modified-2006", {"ex8-105": 1, "ex8-106": 1}, "deck.group"),
        ("standard-2018", {"sm5-77": 2}, "deck.group_name"),
        ("standard-2018", {"sm5-77": 1, "sm6-117": 1}, ""),
        ("unlimited", {"neo4-106": 2}, "deck.group_name"),
        ("unlimited", {"neo4-106": 1, "neo4-107": 1}, ""),
        ("modified-2010", {"pl4-AR1": 20, "pl4-AR2": 20}, ""),
        ("unlimited", {"pl4-AR1": 20, "xyp-XY83": 4}, ""),
        ("unlimited", {"basep-38": 1, "neo2-48": 3, "dp1-65": 1}, "deck.group"),
        ("modified-2008", {"dp1-65": 4, "dp1-66": 4}, ""),
        ("modified-2002", {"neo4-16": 2}, "deck.group_name"),
        ("expanded", {"bw1-101": 2, "swsh1-178": 2}, "deck.exclusive"),
        ("expanded", {"xy2-90": 2, "swsh2-154": 2}, "deck.exclusive"),
        ("standard", {"me01-114": 4}, ""),
    ],
)
def test_limits_printed_on_real_cards_hold_in_the_formats_of_their_time_and_of_today(
    imported: Imported, format_id: str, cards: dict[str, int], code: str
) -> None:
    found = {card.id: card for card in imported.service.cards(list(cards))}
    assert set(found) == set(cards)
    fmt = load_formats()[format_id]
    deck = deck_of("x", [(found[card_id], count) for card_id, count in cards.items()])
    report = check_building(deck, load_deck_rules(fmt.profile), fmt)
    limits = {each.code for each in report.errors} - {"deck.too_few", "deck.no_basic", "deck.rule_box", "deck.one_type"}
    assert limits == ({code} if code else set())


def test_every_limit_group_and_every_name_that_excludes_another_finds_its_cards(imported: Imported) -> None:
    named = {group.partition(":")[0] for card in imported.cards for group in card.limit_groups}
    assert named == set(limit_groups())
    keys = {name_key(card.name.en) for card in imported.cards}
    for rule in exclusive_names():
        assert len(rule.keys) == len(rule.names)
        assert rule.keys & keys == rule.keys, rule.names
    boxes = [card for card in imported.cards if card.kind == "pokemon" and is_of(card, "rule_box")]
    assert {card.suffix for card in boxes} >= {"EX", "ex", "GX", "TAG TEAM-GX", "V"}
    assert not {"level_up", "legend"} & {card.stage for card in boxes}
    others = [card for card in imported.cards if card.kind == "pokemon" and not is_of(card, "rule_box")]
    assert {card.stage for card in others if card.prizes > 1} == {"legend"}


def test_basic_energy_is_the_closed_list(imported: Imported) -> None:
    energy = [card for card in imported.cards if card.kind == "energy"]
    basic = [card for card in energy if card.energy_kind == "basic"]
    assert all(len(card.provides) == 1 and card.provides == card.types for card in basic)
    assert {name_key(card.name.en) for card in basic} == {
        f"{name}energy"
        for name in ("grass", "fire", "water", "lightning", "psychic", "fighting", "darkness", "metal", "fairy")
    }
    by_id = {card.id: card for card in energy}
    for card_id in ("ecard1-158", "ex1-93", "sv10.5b-086", "sv04-266", "me02-124", "base5-17"):
        assert by_id[card_id].energy_kind == "special", card_id
    silent = sorted({card.name.en for card in energy if not card.provides})
    assert silent == ["Aqua Energy", "Dark Metal Energy", "Magma Energy", "Rapid Strike Energy", "Single Strike Energy"]


def test_level_up_cards_carry_their_name(imported: Imported) -> None:
    level_up = [card for card in imported.cards if card.stage == "level_up"]
    assert len(level_up) >= 65
    assert all(card.name.en.endswith("LV.X") and card.evolves_from.en for card in level_up)
    assert imported.service.search("Empoleon LV.X DP 120".removesuffix(" DP 120")) != []


def test_both_languages_are_there(imported: Imported) -> None:
    languages = imported.service.info().languages
    assert languages["en"] >= 18_600
    assert languages["pt"] >= 13_200
    charizard = imported.service.card("sv03-125")
    assert charizard is not None
    assert charizard.attacks[0].text.pt != charizard.attacks[0].text.en


def test_theme_decks_are_stored_with_cards_we_have(imported: Imported) -> None:
    decks = imported.service.theme_decks()
    assert len(decks) == 164
    known = {card.id for card in imported.cards}
    missing = Counter(entry.card_id.partition("-")[0] for deck in decks for entry in deck.entries
                      if entry.card_id not in known)  # fmt: skip
    # Sets neither archive has a card file of; cards of them that were printed elsewhere are found by their name.
    assert set(missing) == {"dp5", "ecard2", "ex12", "hgss3", "neo3", "xy6"}


@pytest.mark.parametrize(
    ("text", "count"),
    [("professors research", 28), ("Professor’s Research", 28), ("pokemon breeder", 8), ("ho-oh", 27), ("mr mime", 29)],
)
def test_names_are_found_however_they_are_spelt(imported: Imported, text: str, count: int) -> None:
    assert len(imported.service.search(text)) == count


def test_filters_on_the_whole_catalogue(imported: Imported) -> None:
    found = imported.service.search(filters=Filters(types=("R",), kinds=("pokemon",), hp_min=300))
    assert found
    assert all(card.hp >= 300 and "R" in card.types for card in imported.service.cards(found))


def test_the_addresses_are_those_of_the_archives(corpus_dir: Path) -> None:
    assert [source.id for source in public_sources()] == ["tcgdex", "ptcgio"]
    assert all((corpus_dir / name).is_file() for name in (TCGDEX, PTCGIO))

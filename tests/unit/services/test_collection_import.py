"""Importing a collection: each row ends in one state, the sums balance, nothing is written before `apply`, and the own
format loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ptcg_desktop.cards.model import CardDef, SetDef, Text, Variant
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.csv_presets import Preset
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.collection import CollectionService, Lot
from ptcg_desktop.services.collection_export import OWN, XLSX, ExportService, export_formats, export_rest
from ptcg_desktop.services.collection_import import ImportService
from ptcg_desktop.services.collection_lots import Entry, settled
from ptcg_desktop.services.collection_plan import Mode, Plan
from ptcg_desktop.services.csv_rows import Options, fitting_variant, join_tags, split_tags
from ptcg_desktop.services.history import History
from ptcg_desktop.services.words import say
from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.opening import open_library
from ptcg_desktop.store.rows import CardRef, Holding

SETS = (
    SetDef(id="base1", name=Text("Moth Base"), code="MB", codes=("MB",), official_count=50),
    SetDef(id="pl2", name=Text("Rising Moths", "Mariposas"), code="RM", codes=("RM",), official_count=60),
)
HOLO = (Variant("holo", ("1st-edition",)), Variant("holo"), Variant("reverse"))


def card(card_id: str, en: str, pt: str = "", *variants: Variant) -> CardDef:
    set_id, _, number = card_id.rpartition("-")
    return CardDef(id=card_id, set_id=set_id, number=number, name=Text(en, pt), kind="pokemon", variants=variants)


CARDS = (
    card("base1-4", "Glimmoth", "Mariposa", *HOLO),
    card("base1-5", "Lampurr", "", Variant("normal", markets=(("cardmarket", 77),))),
    card("pl2-4", "Lampurr", "", Variant("normal"), Variant("reverse")),
    card("pl2-9", "Drop's “Select”, Null; =1+1"),
    card("pl2-?", "Oddling"),
)
HEAD = "Name,Set code,Number,Quantity,Variant,Condition,Price,Bought,Place"


class Desk:
    """Everything an import needs, on a library of its own."""

    def __init__(self, folder: Path, library: Library) -> None:
        catalogue = CatalogueService(folder / "cards", starter=lambda: (SETS, CARDS))
        self.folder, self.library, self.catalogue = folder, library, catalogue
        self.collection = CollectionService(library, lambda set_id: {each.id: each.name.en for each in SETS}[set_id])
        self.backups = 0
        self.exports = ExportService(catalogue)
        self.imports = ImportService(library, catalogue, self.collection.reference, folder, self._back_up)

    def _back_up(self) -> None:
        self.backups += 1

    def plan(self, text: str, mode: Mode = "add", preset: str | Preset = "", **options: object) -> Plan:
        path = self.folder / "in.csv"
        path.write_text(text, encoding="utf-8", newline="")
        table = self.imports.read(path, preset, Options(**options))  # type: ignore[arg-type]
        plan = self.imports.plan(table, mode)
        totals = plan.totals
        assert totals.rows == len(plan.states)
        assert totals.new + totals.changed + totals.same + totals.unsure + totals.lost == totals.rows
        return plan

    def rows(self) -> list[tuple[str, int, Lot]]:
        return sorted(((held.card_id, held.count, held.lot) for held in self.collection.holdings()), key=repr)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    library = open_library(tmp_path)
    yield Desk(tmp_path, library)
    library.close()


@pytest.mark.parametrize("row", ["Nobody,MB,99,1,,,,,", "Lampurr,,,1,,,,,"])
def test_a_file_of_which_nothing_is_understood_replaces_nothing(desk: Desk, row: str) -> None:
    desk.collection.add(CARDS[0], 3)
    before = desk.rows()
    plan = desk.plan(f"{HEAD}\n{row}\n", "replace")
    assert (plan.totals.removed, plan.totals.copies_after) == (0, 3)
    done = desk.imports.apply(plan).value
    assert (done.rows_removed, done.copies_after, desk.rows()) == (0, 3, before)


@pytest.mark.parametrize(
    ("row", "state", "reason"),
    [
        ("Glimmoth,MB,4,2,,,,,", "new", ""),
        ("Mariposa,MB,004/50,2x,,,,,", "new", ""),
        ("Glimmoth,MB,4,0,,,,,", "same", ""),
        ("Lampurr,,,1,,,,,", "unsure", "resolve.many"),
        ("Glimmoth,RM,4,1,,,,,", "unsure", "resolve.differs"),
        ("Nobody,MB,99,1,,,,,", "lost", "resolve.name"),
        (",,,1,,,,,", "lost", "resolve.nothing"),
        ("Glimmoth,MB,4,,,,,,", "lost", "csv.row.count"),
        ("Glimmoth,MB,4,-1,,,,,", "lost", "csv.row.count"),
        ("Glimmoth,MB,4,9999999,,,,,", "lost", "csv.row.count"),
        ("Glimmoth,MB,4,1,,,cheap,,", "lost", "csv.row.price"),
        ("Glimmoth,MB,4,1,,,,soon,", "lost", "csv.row.date"),
        ("Glimmoth,MB,4,1,,,,,,surplus", "lost", "csv.row.cells"),
        ('"Glimmoth,MB,4,1', "lost", "csv.row.quote"),
    ],
)
def test_each_row_ends_in_one_state_with_its_reason(desk: Desk, row: str, state: str, reason: str) -> None:
    plan = desk.plan(f"{HEAD}\n{row}\n")
    assert (plan.states, plan.table.rows[0].reason) == ((state,), reason)
    assert plan.table.rows[0].line == 2
    if reason:
        assert say(reason, "en", {}) != say(reason, "pt", {})
    assert desk.rows() == []


@pytest.mark.parametrize(
    ("cells", "lot"),
    [
        (",,,", Lot(variant="holo+1st-edition")),
        ("Holofoil,Near Mint,,", Lot(variant="holo")),
        ("Reverse Holo,LightPlayed,,", Lot(variant="reverse", condition="Light Played")),
        ("Reverse Holo,Lightly Played,,", Lot(variant="reverse", condition="LP")),
        ("1st Edition Holofoil,Poor,,", Lot(variant="holo+1st-edition", condition="D")),
        ("foil,,,", Lot(variant="holo")),
        ("Shiny thing,Well loved,,", Lot(variant="Shiny thing", condition="Well loved")),
        ("holo?,NM-,,", Lot(variant="holo?", condition="NM-")),
        (',Near Mint Holofoil,"$1,200.50",', Lot(variant="holo", price=120050, currency="USD")),
        (',,"R$ 3,5",', Lot(variant="holo+1st-edition", price=350, currency="BRL")),
        (",,3.50,31/12/2020", Lot(variant="holo+1st-edition", price=350, currency="USD", bought="2020-12-31")),
        (",n/a,0,-", Lot(variant="holo+1st-edition")),
    ],
)
def test_the_words_of_others_become_ours_and_unknown_ones_stay(desk: Desk, cells: str, lot: Lot) -> None:
    plan = desk.plan(f"{HEAD}\nGlimmoth,MB,4,1,{cells},\n")
    desk.imports.apply(plan)
    assert desk.rows() == [("base1-4", 1, lot)]


BOTH = f"{HEAD}\nGlimmoth,MB,4,2,holo,,,,\nGlimmoth,MB,4,1,Holofoil,,,,\nLampurr,MB,5,0,,,,,\n"


@pytest.mark.parametrize(
    ("mode", "counts", "removed"),
    [
        ("add", {"base1-4": 6, "base1-5": 4, "pl2-4": 1}, 0),
        ("set", {"base1-4": 3, "pl2-4": 1}, 1),
        ("replace", {"base1-4": 3}, 2),
    ],
)
def test_modes(desk: Desk, mode: Mode, counts: dict[str, int], removed: int) -> None:
    holo, normal = Lot(variant="holo"), Lot(variant="normal")
    for card_id, count, lot in (("base1-4", 3, holo), ("base1-5", 4, normal), ("pl2-4", 1, normal)):
        known = next(each for each in CARDS if each.id == card_id)
        desk.collection.add(known, count, lot)
    before = desk.rows()
    plan = desk.plan(BOTH, mode)
    assert (plan.totals.merged, plan.totals.removed) == (1, removed)
    done = desk.imports.apply(plan)
    assert desk.collection.owned() == counts
    value = done.value
    assert value.copies_before + value.copies_added - value.copies_removed == value.copies_after == sum(counts.values())
    assert (plan.totals.copies_before, plan.totals.copies_after) == (value.copies_before, value.copies_after)
    assert desk.backups == 1
    if done.step is not None:
        History(desk.library).undo("collection")
    assert desk.rows() == before


def test_a_second_import_by_set_changes_nothing(desk: Desk) -> None:
    desk.imports.apply(desk.plan(BOTH, "set"))
    plan = desk.plan(BOTH, "set")
    assert plan.totals.same == plan.totals.rows
    done = desk.imports.apply(plan)
    assert (done.step, bool(done.changes)) == (None, False)


def test_a_person_decides_and_what_is_left_comes_back_as_a_file(desk: Desk) -> None:
    rows = '"Lampurr",,,2,reverse,,,,=1+1\nNobody,MB,99,1,,,,,\n"Glimmoth,MB,4,1\nGlimmoth,MB,4,1,,,,,\n'
    plan = desk.plan(f"{HEAD}\n{rows}")
    assert plan.states == ("unsure", "lost", "lost", "new")
    left = desk.folder / "left.csv"
    assert export_rest(left, plan, lambda code: say(code, "pt", {})) == 3
    text = left.read_text(encoding="utf-8-sig")
    assert text.startswith("Row,Problem,Name,")
    assert "'=1+1" in text
    again = desk.imports.plan(desk.imports.read(left))
    assert [row.reason for row in again.table.rows][:2] == ["resolve.many", "resolve.name"]
    assert again.totals.rows == 3
    assert [note.code for note in again.table.notes] == []
    export_rest(left, again, lambda code: "still so")
    assert left.read_text(encoding="utf-8-sig").startswith("Row,Problem,Name,Set code,")
    assert again.table.rows[0].said is not None
    assert again.table.rows[0].said.lot.place == "=1+1"
    decided = desk.imports.plan(desk.imports.choose(plan.table, {0: "pl2-4", 1: "no such card", 2: "pl2-4"}))
    assert decided.states == ("new", "lost", "lost", "new")
    desk.imports.apply(decided)
    assert ("pl2-4", 2, Lot(variant="reverse", place="=1+1")) in desk.rows()


def test_names_nobody_knows_have_neighbours(desk: Desk) -> None:
    plan = desk.plan(f"{HEAD}\nGlimoth,MB,99,1,,,,,\n,,,1,,,,,\n")
    assert desk.imports.nearest(plan.table.rows[0])[0] == "base1-4"
    assert desk.imports.nearest(plan.table.rows[1]) == ()


@pytest.mark.parametrize(
    ("days", "options", "found", "note"),
    [
        ("3/4/2020 30/4/2020", {}, "2020-04-03 2020-04-30", ""),
        ("3/4/2020 4/30/2020", {}, "2020-03-04 2020-04-30", ""),
        ("3/4/2020", {}, "2020-03-04", "csv.note.dates_mdy"),
        ("3/4/2020", {"dates": "dmy"}, "2020-04-03", ""),
        ("3/4/2020 30/4/2020 4/30/2020", {}, "- 2020-04-30 2020-04-30", "csv.note.dates_mixed"),
    ],
)
def test_days_are_read_in_the_order_the_file_shows(
    desk: Desk, days: str, options: dict[str, object], found: str, note: str
) -> None:
    text = "\n".join(f"Glimmoth,MB,4,1,,,,{day},Box {place}" for place, day in enumerate(days.split()))
    plan = desk.plan(f"{HEAD}\n{text}\n", **options)
    assert " ".join(row.lot.bought or "-" for row in plan.table.rows) == found
    codes = [each.code for each in plan.table.notes if "dates" in each.code]
    assert codes == ([note] if note else [])


def test_other_games_and_sealed_products_are_accounted_for(desk: Desk) -> None:
    head = "Portfolio Name,Category,Set,Product Name,Card Number,Average Cost Paid,Quantity,Watchlist"
    plan = desk.plan(
        f"My cards\n{head}\nA,Pokemon,Moth Base,Glimmoth,4/50,0,1,\n"
        "A,Magic,X,Some Spell,7,0,1,\nA,Pokémon,X,A Box,,0,1,\n"
    )
    assert plan.states == ("new", "lost", "lost")
    assert plan.totals.reasons == {"csv.row.other_game": 1, "csv.row.sealed": 1}
    assert plan.table.rows[0].lot.price is None
    assert {each.code for each in plan.table.notes} == {"csv.note.above", "csv.note.unread"}
    head = "Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition"
    plan = desk.plan(f"{head}\n1,Glimmoth,Glimmoth,Moth Base,4,MB,Holofoil,Unopened\n")
    assert plan.totals.reasons == {"csv.row.sealed": 1}
    head = "TCG region,Card name,Card number,Expansion,Card variant,Card condition,Quantity"
    plan = desk.plan(
        f"{head}\nJapan,Glimmoth,4/50,Moth Base,Holo,Played,1\nInternational,Glimmoth,4,Moth Base,Holo,Played,1\n"
    )
    assert plan.totals.reasons == {"csv.row.other_region": 1}
    assert plan.table.rows[1].lot.condition == "HP"


def test_what_pokecollector_leaves_empty_is_as_it_says(desk: Desk) -> None:
    head = "set_code,number,quantity,condition,variant,lang,purchase_price,printing_details"
    row = desk.plan(f"{head}\nMB,4,,,Reverse Holo,,,Stamp; of moths|Cracked ice\n").table.rows[0]
    assert (row.count, row.lot) == (1, Lot(variant="reverse", tags=("Cracked ice", "Stamp; of moths")))
    desk.collection.add(CARDS[0], 1, Lot(variant="holo+1st-edition", condition="D"))
    text, _ = desk.exports.text(desk.collection.holdings(), "pokecollector")
    assert text.splitlines()[1] == "MB,4,1,HP,First Edition,en,"


def test_proxies_are_left_out_with_their_reason(desk: Desk) -> None:
    head = "Count,Tradelist Count,Name,Edition,Condition,Language,Foil,Last Modified,Collector Number,Alter,Proxy"
    plan = desk.plan(
        f"{head}\n2,0,Glimmoth,MB,Near Mint,English,foil,,4,False,False\n1,0,Glimmoth,MB,NM,English,,,4,False,True\n"
    )
    assert plan.states == ("new", "lost")
    assert plan.totals.reasons == {"csv.row.proxy": 1}
    assert desk.imports.apply(plan).value.copies_after == 2


@pytest.mark.parametrize(
    ("row", "spared"),
    [
        ("Lampurr,,,1,,,,,", 2),  # which of two prints is not said
        ("Glimmoth,RM,4,1,,,,,", 2),  # name and number disagree
        ("Lampurr,RM,4,many,,,,,", 1),  # it cannot be read, but it names the print
        ("Lampurr,RM,?,1,,,cheap,,", 1),
        ("Nobody,,,1,,,,,", 0),
    ],
)
def test_replacing_spares_what_an_undecided_row_may_mean(desk: Desk, row: str, spared: int) -> None:
    normal = Lot(variant="normal")
    for known in CARDS[:3]:
        desk.collection.add(known, 2, normal)
    plan = desk.plan(f"{HEAD}\nDrop's “Select”; Null; =1+1,RM,9,1,,,,,\n{row}\n", "replace")
    assert (plan.totals.spared, plan.totals.removed) == (spared, 3 - spared)
    done = desk.imports.apply(plan).value
    assert (done.rows_removed, done.copies_after) == (3 - spared, 1 + 2 * spared)
    assert plan.totals.copies_after == done.copies_after


def test_a_number_that_nobody_knows_is_none(desk: Desk) -> None:
    plan = desk.plan(f"{HEAD}\nGlimmoth,MB,?,1,,,,,\nOddling,RM,?,1,,,,,\n")
    assert [row.card.card_id for row in plan.table.rows if row.card] == ["base1-4", "pl2-?"]


def test_ids_of_a_shop_and_its_numbers_for_words(desk: Desk) -> None:
    head = "idProduct;groupCount;price;idLanguage;condition;isFoil;isSigned;isPlayset;isReverseHolo;isFirstEd"
    plan = desk.plan(f"{head}\n77;2;1,50;8;3;;1;1;;\n")
    row = plan.table.rows[0]
    assert row.card is not None
    assert (row.card.card_id, row.count) == ("base1-5", 8)
    assert row.lot == Lot(variant="normal", condition="LP", language="pt", price=150, currency="EUR", signed=True)


def test_a_mapping_reads_any_heading_and_is_recognised_once_saved(desk: Desk) -> None:
    text = "Bicho;Onde;Nº;Quantos\nGlimmoth;MB;4;3\n"
    with pytest.raises(KnownError) as refused:
        desk.plan(text)
    assert refused.value.code == "csv.heading"
    mapping = Preset(
        name="Minha lista",
        needs=("Bicho", "Onde", "Nº", "Quantos"),
        columns={"name": ("Bicho",), "set_code": ("Onde",), "number": ("Nº",), "count": ("Quantos",)},
    )
    assert desk.plan(text, preset=mapping).table.rows[0].count == 3
    desk.imports.save_profile("Minha lista", mapping)
    assert desk.plan(text).table.preset_id == "minha-lista"


@pytest.mark.parametrize(
    ("text", "preset", "code"),
    [
        ("Id,CardName,NumberOwned,Collected\nA1-001,X,2,true\n", "", "csv.pocket"),
        (f"{HEAD}\n", "", "csv.no_rows"),
        (f"{HEAD}\nGlimmoth,MB,4,1,,,,,\n", "no such", "csv.preset"),
        (f"{HEAD}\nGlimmoth,MB,4,1,,,,,\n", "cardmarket", "csv.mapping"),
        ("just some words\nin lines\n", "", "csv.heading"),
    ],
)
def test_a_file_that_cannot_be_meant_is_refused_with_a_sentence(desk: Desk, text: str, preset: str, code: str) -> None:
    with pytest.raises(KnownError) as refused:
        desk.plan(text, preset=preset)
    assert refused.value.code == code
    assert say(code, "pt", refused.value.params)


def test_cancelling_leaves_nothing_behind(desk: Desk) -> None:
    desk.imports.apply(desk.plan(BOTH))
    before = desk.rows()
    plan = desk.plan(BOTH.replace("holo", "reverse"))
    for cancel_at in (1, 2):
        asked = iter(range(100))
        with pytest.raises(KnownError) as refused:
            desk.imports.apply(plan, cancel=lambda asked=asked, at=cancel_at: next(asked) + 1 >= at)
        assert refused.value.code == "import.cancelled"
        assert desk.rows() == before
    with pytest.raises(KnownError) as refused:
        desk.imports.read(desk.folder / "in.csv", cancel=lambda: True)
    assert refused.value.code == "import.cancelled"


def test_what_changed_since_the_plan_is_taken_into_account(desk: Desk) -> None:
    plan = desk.plan(f"{HEAD}\nLampurr,MB,5,2,,,,,\n", "set")
    desk.collection.add(CARDS[1], 7)
    assert desk.imports.apply(plan).value.copies_after == 2


@pytest.mark.parametrize(
    ("keys", "wanted", "found"),
    [
        ("holo reverse", "", "holo"),
        ("", "", ""),
        ("normal holo+cosmos holo", "holo", "holo"),
        ("normal holo+cosmos+stamp holo+cosmos", "cosmos", "holo+cosmos"),
        ("normal reverse", "holo", "holo"),
        ("holo reverse", "holo+unlimited", "holo"),
        ("holo+unlimited holo+1st-edition", "holo+unlimited", "holo+unlimited"),
        ("normal", "A word of mine", "A word of mine"),
        ("normal reverse", "foil", "reverse"),
        ("normal holo reverse", "foil", "holo"),
        ("holo+1st-edition holo", "foil+1st-edition", "holo+1st-edition"),
        ("holo reverse normal", "nonfoil", "normal"),
        ("holo reverse", "nonfoil", "holo"),
        ("", "foil", "holo"),
    ],
)
def test_the_variant_of_a_print_that_has_what_is_wanted(keys: str, wanted: str, found: str) -> None:
    assert fitting_variant(keys.split(), wanted) == found


# The own format loses nothing.

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.sampled_from(
    ["=1+1", "'=x", "a;b", "a,b", "\\", '“q” "q"', "x\ny", "\t", "PokÃ©mon", "NULL", "\ufeff", "0", "yes"]
)
LOTS = st.builds(
    lambda price, **said: settled(Lot(price=price, currency="BRL" if price is not None else "", **said)),
    price=st.none() | st.integers(0, 10**11),
    variant=WORDS,
    condition=WORDS,
    language=WORDS,
    grade=WORDS,
    bought=st.sampled_from(["", "2020", "2020-02", "2020-02-29"]),
    place=WORDS,
    note=WORDS,
    tags=st.lists(WORDS, max_size=3).map(tuple),
    signed=st.booleans(),
    altered=st.booleans(),
)
NAMED = st.builds(CardRef, st.text("abc-123", min_size=1), WORDS.filter(bool), WORDS, WORDS, WORDS)
USUAL = st.builds(
    lambda price, **said: settled(Lot(price=price, currency="EUR" if price is not None else "", **said)),
    price=st.none() | st.integers(0, 10**6),
    variant=st.sampled_from(["normal", "holo", "reverse", "holo+1st-edition", "Shiny thing"]),
    condition=st.sampled_from(["M", "NM", "LP", "Light Played", "MP", "HP", "D", "Good", "Well loved", "?"]),
    language=st.sampled_from(["en", "pt", "ja", "zh-tw", "tlh"]),
    grade=st.sampled_from(["", "PSA 9", "Ungraded"]),
    bought=st.sampled_from(["", "2020", "2020-02", "2020-02-03"]),
    tags=st.lists(st.sampled_from(["a", "b,c", "d;e"]), max_size=2).map(tuple),
    signed=st.booleans(),
)
KNOWN = st.sampled_from(
    [
        CardRef("base1-4", "Glimmoth", "base1", "Moth Base", "4"),
        CardRef("pl2-9", CARDS[3].name.en, "pl2", "Rising Moths", "9"),
    ]
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(entries=st.lists(st.builds(Entry, KNOWN | NAMED, st.integers(1, 999), LOTS), min_size=1, max_size=6))
def test_exported_wiped_and_imported_every_row_is_identical(desk: Desk, entries: list[Entry]) -> None:
    desk.collection.set_counts({held.id: 0 for held in desk.collection.holdings()})
    desk.collection.add_many(entries)
    before = desk.collection.holdings()
    path = desk.folder / "own.csv"
    desk.exports.write(path, before)
    desk.collection.set_counts({held.id: 0 for held in before})
    plan = desk.imports.plan(desk.imports.read(path))
    assert plan.totals.new == len(before)
    desk.imports.apply(plan)
    assert list(map(_without_id, desk.collection.holdings())) == list(map(_without_id, before))


def _without_id(held: Holding) -> Holding:
    return msgspec.structs.replace(held, id=0)


@given(st.lists(WORDS.map(lambda word: " ".join(word.split())).filter(bool), max_size=4))
def test_tags_come_back(tags: list[str]) -> None:
    assert [tag for tag in split_tags(join_tags(tags)) if tag] == tags


@given(
    rows=st.lists(st.lists(WORDS, min_size=9, max_size=10), min_size=1, max_size=8),
    mode=st.sampled_from(["add", "set", "replace"]),
)
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_the_rows_say_each_is_counted_once(desk: Desk, rows: list[list[str]], mode: Mode) -> None:
    rows[0][0] = "Glimmoth"
    text = "\n".join([HEAD, *(",".join(f'"{cell.replace(chr(34), chr(34) * 2)}"' for cell in row) for row in rows)])
    plan = desk.plan(text, mode)
    assert plan.totals.rows == sum(any(row) for row in rows)


@pytest.mark.parametrize("format_id", [each for each in export_formats() if each not in (XLSX, OWN)])
@settings(max_examples=8, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(entries=st.lists(st.builds(Entry, KNOWN, st.integers(1, 999), USUAL | LOTS), min_size=1, max_size=6))
def test_what_a_file_is_said_to_hold_comes_back_as_it_was(desk: Desk, format_id: str, entries: list[Entry]) -> None:
    """The law of every format: what is not told as lost before is there after an import."""
    desk.collection.set_counts({held.id: 0 for held in desk.collection.holdings()})
    desk.collection.add_many(entries)
    path = desk.folder / "out.csv"
    whole = []
    for held in desk.collection.holdings():
        foreseen = desk.exports.foresee([held], format_id)
        done = desk.exports.write(path, [held], format_id)
        assert (done.rows, done.copies) == (foreseen.rows, foreseen.copies)
        assert not path.read_text(encoding="utf-8-sig").count(",=1+1")
        if "row" in foreseen.lost:
            continue
        row = desk.imports.read(path).rows[0]
        lot = msgspec.structs.asdict(row.lot)
        assert row.card is not None or "printing" in foreseen.lost
        assert row.card is None or row.card.card_id == held.card_id
        changed = {name for name, value in lot.items() if row.card is not None and value != getattr(held, name)}
        assert changed <= {*foreseen.lost, *({"currency"} if "price" in foreseen.lost else ())}
        whole += [held] if not foreseen.lost else []
    desk.exports.write(path, whole, format_id)
    back = desk.imports.read(path).rows if whole else ()
    assert [(row.card.card_id, row.count, row.lot) for row in back if row.card] == [
        (held.card_id, held.count, held.lot) for held in whole
    ]


@pytest.mark.parametrize(
    ("format_id", "lot", "lost"),
    [
        ("collectr", Lot(variant="holo", grade="PSA 9", note="=x", place="Box"), {}),
        ("collectr", Lot(variant="holo", language="pt", signed=True), {"language": 3, "signed": 3}),
        ("tcg-collector", Lot(variant="reverse", language="pt", price=150, currency="BRL", note="a;b"), {}),
        ("tcg-collector", Lot(variant="holo", grade="PSA 9", place="Box"), {"grade": 3, "place": 3}),
        ("moxfield", Lot(variant="holo", tags=("a", "b"), altered=True, condition="D"), {}),
        ("moxfield", Lot(variant="reverse", condition="Well loved"), {"variant": 3}),
        ("manabox", Lot(variant="holo", condition="Light Played", price=0, currency="EUR"), {"price": 3}),
        ("cardmarket", Lot(variant="holo"), {"row": 3}),
        ("dragon-shield", Lot(variant="holo", condition="Light Played", bought="2026-01-02"), {}),
        ("tcgplayer-seller", Lot(variant="reverse", condition="LP"), {}),
        ("tcgplayer-app", Lot(variant="holo", condition="Light Played"), {"condition": 3}),
        ("spreadsheet", Lot(variant="Shiny thing", condition="Well loved", language="tlh"), {}),
        (OWN, Lot(variant="Shiny thing", condition="Good", note="\t"), {}),
    ],
)
def test_what_a_file_cannot_hold_is_told_before(desk: Desk, format_id: str, lot: Lot, lost: dict[str, int]) -> None:
    desk.collection.add(CARDS[0], 3, lot)
    foreseen = desk.exports.foresee(desk.collection.holdings(), format_id)
    assert foreseen.lost == lost
    assert foreseen.copies == (0 if "row" in lost else 3)
    for what in lost:
        assert say(f"csv.lost.{what}", "en", {"count": 3}) != say(f"csv.lost.{what}", "pt", {"count": 3})


def test_ids_of_a_shop_are_written_and_read(desk: Desk) -> None:
    lot = Lot(variant="normal", condition="Light Played", language="pt", price=1250, currency="EUR", signed=True)
    desk.collection.add(CARDS[1], 2, lot)
    desk.collection.add(CARDS[0], 5)
    path = desk.folder / "out.csv"
    done = desk.exports.write(path, desk.collection.holdings(), "cardmarket")
    assert (done.rows, done.copies) == (1, 2)
    table = desk.imports.read(path)
    assert table.preset_id == "cardmarket"
    assert [(row.card.card_id, row.count, row.lot) for row in table.rows if row.card] == [("base1-5", 2, lot)]


def test_damaged_letters_are_mended_in_the_heading_too_and_told(desk: Desk) -> None:
    text = "Nome;Número;Condição\nGlimmoth;4;Novíssima\n".encode().decode("cp1252")
    table = desk.plan(text).table
    assert (table.preset_id, table.heading) == ("planilha", ("Nome", "Número", "Condição"))
    assert [(note.code, note.params["count"]) for note in table.notes] == [("csv.note.mended", 3)]
    assert table.rows[0].lot.condition == "Novíssima"


def test_where_a_file_says_nothing_the_settings_do_and_what_comes_back_by_itself_is_not_lost(desk: Desk) -> None:
    usual = Lot(condition="LP", language="pt")
    imports = ImportService(
        desk.library, desk.catalogue, desk.collection.reference, desk.folder, lambda: None, lambda: usual
    )
    (desk.folder / "in.csv").write_text("Name,Number,Price,Language\nLampurr,5,2,\nLampurr,5,2,en\n")
    table = imports.read(desk.folder / "in.csv", options=Options(usual_currency="BRL"))
    lots = [row.lot for row in table.rows]
    assert [(lot.condition, lot.language, lot.currency) for lot in lots] == [("LP", "pt", "BRL"), ("LP", "en", "BRL")]
    imports.apply(imports.plan(table))
    exports = ExportService(desk.catalogue, lambda: usual)
    assert exports.foresee(desk.collection.holdings(), "collectr").lost == {"language": 1}


def test_rows_left_over_keep_a_separator_that_is_not_found_out(desk: Desk) -> None:
    plan = desk.plan("sep=#\nName#Number#Note\nNobody#9#a, b; c\n")
    export_rest(desk.folder / "left.csv", plan, lambda code: code)
    again = desk.imports.read(desk.folder / "left.csv")
    assert [row.cells for row in again.rows] == [("3", "resolve.name", "Nobody", "9", "a, b; c")]


SEVEN = ("Mint", "NearMint", "Excellent", "Good", "LightPlayed", "Played", "Poor")


def test_the_conditions_of_another_program_come_back_word_for_word(desk: Desk) -> None:
    head = "Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language"
    rows = "\n".join(f"Box,1,0,Glimmoth,MB,,4,{word},Foil,English" for word in SEVEN)
    desk.imports.apply(desk.plan(f"{head}\n{rows}\n"))
    text, done = desk.exports.text(desk.collection.holdings(), "dragon-shield")
    assert done.rows == len(SEVEN)
    assert sorted(line.split(",")[7] for line in text.splitlines()[2:]) == sorted(SEVEN)


def test_exports_that_cannot_be_made_are_said_and_leave_no_file(desk: Desk) -> None:
    with pytest.raises(KnownError, match=r"csv\.export_format"):
        desk.exports.text([], format_id="tcg-pocket")
    with pytest.raises(KnownError, match=r"csv\.unwritable"):
        desk.exports.write(desk.folder / "no" / "such" / "folder.csv", [])
    assert not list(desk.folder.glob("*.new"))


def test_a_workbook_needs_its_package(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "openpyxl", None)
    with pytest.raises(KnownError, match=r"csv\.no_openpyxl"):
        desk.exports.write(desk.folder / "out.xlsx", [], "xlsx")


def test_a_workbook_has_numbers_and_no_formulas(desk: Desk) -> None:
    openpyxl = pytest.importorskip("openpyxl")
    desk.collection.add(CARDS[0], 2, Lot(price=150, currency="BRL", note="=1+1\x01"))
    path = desk.folder / "out.xlsx"
    desk.exports.write(path, desk.collection.holdings(), "xlsx")
    head, row = openpyxl.load_workbook(path).active.iter_rows(values_only=True)
    said = dict(zip(head, row, strict=True))
    assert (said["Count"], said["Price"], said["Note"]) == (2, 1.5, "'=1+1")

"""The deck checker: one rule at a time, and all of them together."""

from __future__ import annotations

import msgspec
import pytest

from ptcg_desktop import decks
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.decks import DeckList, Finding, Fix, Report, deck_of

CLASSIC = decks.load_deck_rules("classic")
CURRENT = decks.load_deck_rules("current")


def pokemon(name: str, *, stage: str = "basic", types: str = "G", base: str = "", **more: object) -> CardDef:
    facts = {
        "id": name.lower(),
        "set_id": "t1",
        "number": "1",
        "name": {"en": name},
        "kind": "pokemon",
        "stage": stage,
        "types": list(types),
        "evolves_from": {"en": base},
    }
    return build(facts | more)


def energy(letter: str, name: str, *, basic: bool = True, **more: object) -> CardDef:
    kind = "basic" if basic else "special"
    facts = {"id": f"e-{name}", "set_id": "t1", "number": "2", "name": {"en": name}, "kind": "energy"}
    return build(facts | {"energy_kind": kind, "provides": list(letter)} | more)


def trainer(name: str, **more: object) -> CardDef:
    facts = {"id": name.lower(), "set_id": "t1", "number": "3", "name": {"en": name}, "kind": "trainer"}
    return build(facts | {"trainer_kind": "trainer"} | more)


def build(facts: dict[str, object]) -> CardDef:
    return msgspec.convert(facts, CardDef)


CUB = pokemon("Cubling")
BEAR = pokemon("Bearon", stage="stage1", base="Cubling")
GRASS = energy("G", "Grass Energy")
FIRE = energy("R", "Fire Energy")


def clauses(report: Report) -> list[str]:
    return [finding.clause for finding in report.findings if finding.severity != "note"]


def only(report: Report, code: str) -> Finding:
    found = [finding for finding in report.findings if finding.code == code]
    assert len(found) == 1, report
    return found[0]


def sound(*more: tuple[CardDef, int], grass: int = 14, fire: int = 14, cub: int = 4) -> DeckList:
    """A deck of filler, `more` and Energy; sizes are the test's own business."""
    filler = [(trainer(f"Thing {number}"), 4) for number in range(7)]
    return deck_of("Test", [(CUB, cub), *filler, (GRASS, grass), (FIRE, fire), *more])


def test_a_sound_deck_has_no_findings() -> None:
    report = decks.check(sound(), CLASSIC)
    assert report.legal
    assert report.findings == ()


@pytest.mark.parametrize(("grass", "code", "delta"), [(13, "deck.too_few", 1), (16, "deck.too_many", -2)])
def test_a_wrong_size_offers_to_mend_it_with_basic_energy(grass: int, code: str, delta: int) -> None:
    finding = only(decks.check(sound(grass=grass), CLASSIC), code)
    assert (finding.clause, finding.count, finding.limit) == ("R-DECK-1", 46 + grass, 60)
    assert finding.fix is not None
    most = GRASS if grass > 14 else FIRE
    assert finding.fix.changes == ((most.id, delta),)


def test_copies_are_counted_by_name_over_all_prints() -> None:
    other = pokemon("Cubling δ", id="cubling-2")
    finding = only(decks.check(sound((other, 2), grass=12), CLASSIC), "deck.copies")
    assert (finding.cards, finding.count, finding.limit) == (("cubling", "cubling-2"), 6, 4)
    assert finding.fix is not None
    assert finding.fix.changes == (("cubling-2", -2),)


def test_a_finding_names_prints_of_one_name_once_also_where_only_one_has_a_portuguese_name() -> None:
    other = build({**msgspec.to_builtins(CUB), "id": "cubling-2", "name": {"en": "Cubling", "pt": "Filhote"}})
    finding = only(decks.check(sound((other, 2), grass=12), CLASSIC), "deck.copies")
    assert [(label.en, label.pt) for label in finding.labels] == [("Cubling", "Filhote")]


def test_a_fix_of_several_prints_takes_exactly_the_surplus() -> None:
    other = pokemon("Cubling δ", id="cubling-2")
    finding = only(decks.check(sound((other, 2), cub=7), CLASSIC), "deck.copies")
    assert finding.fix is not None
    assert sum(change for _, change in finding.fix.changes) == -5


def test_special_energy_of_a_basic_name_is_limited_and_the_basic_one_is_not() -> None:
    special = energy("D", "Darkness Energy", basic=False, id="dark-special")
    basic = energy("D", "Darkness Energy", id="dark-basic")
    rules = decks.load_deck_rules("classic-extended")
    deck = sound((special, 5), (basic, 9), grass=7, fire=7)
    finding = only(decks.check(deck, rules), "deck.copies")
    assert (finding.cards, finding.count) == (("dark-special",), 5)


def test_a_fossil_cannot_begin_a_game() -> None:
    fossil = trainer("Odd Fossil", hp=10)
    deck = deck_of("Fossils", [(fossil, 4), (GRASS, 56)])
    assert "R-DECK-5" in clauses(decks.check(deck, CLASSIC))


def test_types_outside_the_profile_are_named() -> None:
    pixie = pokemon("Pixling", types="Y")
    finding = only(decks.check(sound((pixie, 4), grass=10), CLASSIC), "deck.type")
    assert (finding.clause, finding.names, finding.params["type"]) == ("R-DECK-6", ("Pixling",), "Y")


def test_special_colorless_energy_is_known_in_every_profile() -> None:
    double = energy("CC", "Double Energy", basic=False)
    assert decks.check(sound((double, 4), grass=10), CURRENT).legal


@pytest.mark.parametrize(
    ("group", "cards", "limit"),
    [
        ("ace_spec", [("Mega Belt", 1), ("Mega Scope", 1)], 1),
        ("pokemon_star", [("Cubling ☆", 1), ("Foxling ☆", 1)], 1),
        ("radiant", [("Radiant Cubling", 2)], 1),
        ("prism_star", [("Belt ◇", 2)], 1),
        ("prism_star:belt", [("Belt ◇", 2)], 1),
        ("unown", [("Unown [A]", 3), ("Unown [B]", 2)], 4),
    ],
)
def test_limit_groups(group: str, cards: list[tuple[str, int]], limit: int) -> None:
    members = [(trainer(name, limit_groups=[group]), count) for name, count in cards]
    total = sum(count for _, count in cards)
    finding = next(
        finding
        for finding in decks.check(sound(*members, grass=14 - total), CURRENT).findings
        if finding.clause == "R-DECK-7"
    )
    assert (finding.count, finding.limit, len(finding.cards)) == (total, limit, len(cards))


def test_a_text_that_counts_a_word_counts_cards_whose_own_text_says_nothing() -> None:
    counting, silent, other = (
        pokemon("Unown [A]", limit_groups=["unown"]),
        pokemon("Unown B"),
        pokemon("Unownling", limit_groups=[]),
    )
    finding = only(decks.check(sound((counting, 1), (silent, 4), (other, 4), grass=5), CURRENT), "deck.group")
    assert (finding.count, finding.limit, finding.names) == (5, 4, ("Unown [A]", "Unown B"))
    assert finding.fix is not None
    assert finding.fix.changes == ((silent.id, -1),)
    assert decks.check(sound((silent, 4), (other, 4), grass=6), CURRENT).legal


@pytest.mark.parametrize(
    ("names", "code"),
    [
        (["Professor Juniper", "Professor Sycamore"], "deck.exclusive"),
        (["Professor's Research (Professor Oak)", "Professor Juniper"], "deck.exclusive"),
        (["Boss's Orders (Giovanni)", "Lysandre"], "deck.exclusive"),
        (["Boss's Orders (Giovanni)", "Boss's Orders (Cyrus)"], None),
        (["Lysandre", "Lysandre's Trump Card"], None),
        (["Professor Juniper", "Boss's Orders"], None),
    ],
)
def test_names_that_exclude_each_other(names: list[str], code: str | None) -> None:
    deck = sound((trainer(names[0]), 2), (trainer(names[1]), 1), grass=11)
    report = decks.check(deck, CURRENT)
    assert [finding.code for finding in report.errors] == ([code] if code else [])
    if code:
        assert report.errors[0].fix == Fix("remove", ((trainer(names[1]).id, -1),))


GLC = decks.load_formats()["glc"]
IN_GLC = {"set_id": "zz1", "release": "2022-02-25"}


def challenge(*more: tuple[CardDef, int]) -> dict[str, Finding]:
    """What the checker says of building a deck of Grass Pokémon with these cards."""
    deck = deck_of("Gym", [(pokemon("Bearcub", types="G", **IN_GLC), 1), *more, (GRASS, 50)])
    report = decks.check(deck, decks.load_deck_rules(GLC.profile), GLC, "2026-06-01")
    return {finding.code: finding for finding in report.errors if finding.code != "deck.too_few"}


def test_a_challenge_deck_has_one_of_each_name() -> None:
    found = challenge((trainer("Rope", **IN_GLC), 2))
    assert set(found) == {"deck.copies"}
    assert (found["deck.copies"].count, found["deck.copies"].limit) == (2, 1)


@pytest.mark.parametrize(
    ("types", "others"),
    [("G", ()), ("GR", ()), ("R", ("Firecub",)), ("RW", ("Firecub",))],
)
def test_a_challenge_deck_has_one_type_and_two_types_count_as_either(types: str, others: tuple[str, ...]) -> None:
    more = [(pokemon(name, types="G", **IN_GLC), 1) for name in ("Leafcub", "Mosscub")]
    found = challenge(*more, (pokemon("Firecub", types=types, **IN_GLC), 1))
    assert set(found) == ({"deck.one_type"} if others else set())
    if others:
        assert (found["deck.one_type"].names, found["deck.one_type"].params["type"]) == (others, "G")


@pytest.mark.parametrize(
    ("card", "code"),
    [
        (pokemon("Bigbear ex", types="G", suffix="ex", **IN_GLC), "deck.rule_box"),
        (pokemon("Bigbear VMAX", types="G", stage="vmax", **IN_GLC), "deck.rule_box"),
        (trainer("Belt", limit_groups=["ace_spec"], **IN_GLC), "deck.group_none"),
        (trainer("Belt ◇", limit_groups=["prism_star:belt"], **IN_GLC), "deck.group_none"),
    ],
)
def test_a_challenge_deck_has_no_rule_boxes(card: CardDef, code: str) -> None:
    assert set(challenge((card, 1))) == {code}
    assert decks.check(sound((card, 1), grass=13), CURRENT).legal


def test_two_prism_stars_of_different_names_are_fine() -> None:
    members = [(trainer(name, limit_groups=["prism_star"]), 1) for name in ("Belt ◇", "Scope ◇")]
    assert decks.check(sound(*members, grass=12), CURRENT).legal


def test_a_card_that_lifts_the_limit() -> None:
    arc = pokemon("Arcling", types="C", limit_groups=["any_number"])
    assert decks.check(sound((arc, 10), grass=4), CURRENT).legal


def test_hints_never_make_a_deck_illegal() -> None:
    report = decks.check(sound((BEAR, 4), (trainer("More"), 4), grass=20, fire=0, cub=4), CLASSIC)
    assert report.legal
    assert [finding.clause for finding in report.hints] == ["R-HINT-1", "R-HINT-3"]


@pytest.mark.parametrize(
    ("energies", "codes"),
    [(24, ["hint.energy_few"]), (25, []), (30, []), (31, ["hint.energy_many"])],
)
def test_the_advised_number_of_energy_cards_includes_both_ends(energies: int, codes: list[str]) -> None:
    report = decks.check(sound(grass=energies - 10, fire=10), CLASSIC)
    assert [finding.code for finding in report.hints] == codes


@pytest.mark.parametrize(("kinds", "clauses_found"), [(1, ["R-HINT-3"]), (2, []), (3, ["R-HINT-2"])])
def test_one_or_two_types_are_advised(kinds: int, clauses_found: list[str]) -> None:
    third = energy("W", "Water Energy")
    counts = {1: (28, 0, 0), 2: (14, 14, 0), 3: (10, 9, 9)}[kinds]
    deck = sound((third, counts[2]), grass=counts[0], fire=counts[1])
    assert [finding.clause for finding in decks.check(deck, CLASSIC).hints] == clauses_found


def test_an_evolution_without_its_base_is_named_with_the_base() -> None:
    lost = pokemon("Clefowl", stage="stage1", base="Chickling")
    finding = only(decks.check(sound((lost, 2), grass=12), CLASSIC), "hint.no_base")
    assert (finding.names, finding.detail.en, finding.severity) == (("Clefowl",), "Chickling", "hint")


def test_a_basic_needs_no_earlier_stage() -> None:
    assert decks.check(sound((pokemon("Mimelet", base="Mime Tot"), 2), grass=12), CLASSIC).findings == ()


def test_a_level_up_needs_another_card_of_its_own_name() -> None:
    risen = pokemon("Cubling LV.X", stage="level_up", base="Cubling")
    alone = deck_of("Alone", [(risen, 2), (pokemon("Foxling"), 4), (GRASS, 54)])
    assert "R-HINT-4" in clauses(decks.check(alone, CURRENT))
    assert "R-HINT-4" not in clauses(decks.check(sound((risen, 2), grass=12, cub=2), CURRENT))


def test_an_unknown_line_counts_and_is_reported() -> None:
    deck = sound(grass=13)
    deck = DeckList(deck.name, (*deck.entries, decks.Entry("gone-1", 1, None, "Gone", "gone", "1")))
    report = decks.check(deck, CLASSIC)
    assert [finding.code for finding in report.errors] == ["deck.unknown"]
    assert report.errors[0].names == ("Gone",)


def test_all_rules_speak_at_once() -> None:
    deck = deck_of("Bad", [(BEAR, 5), (energy("Y", "Fairy Energy"), 40)])
    report = decks.check(deck, CLASSIC)
    assert {finding.clause for finding in report.errors} == {"R-DECK-1", "R-DECK-2", "R-DECK-5", "R-DECK-6"}
    assert report.errors + report.hints == report.findings


def test_an_empty_deck_is_only_too_small() -> None:
    assert clauses(decks.check(DeckList("Empty"), CURRENT)) == ["R-DECK-1"]


def test_every_finding_can_be_said_in_both_languages() -> None:
    """Whatever the checker finds in very bad decks has a sentence that needs nothing it is not given."""
    from ptcg_desktop.services.words import say

    bad = [
        deck_of("Bad", [(BEAR, 5), (energy("Y", "Fairy Energy"), 40)]),
        deck_of("Long", [(CUB, 4), (FIRE, 70), (trainer("Belt ◇", limit_groups=["prism_star", "ace_spec"]), 2)]),
        DeckList("Gone", (decks.Entry("gone-1", 1, None, "Gone"),)),
        sound(grass=20, fire=9),
    ]
    formats = decks.load_formats()
    reports = [
        decks.check(deck, decks.load_deck_rules(profile), fmt, date)
        for deck in bad
        for profile in ("classic", "current")
        for fmt in formats.values()
        for date in ("", "1998-01-01")
    ]
    findings = [finding for report in reports for finding in report.findings]
    assert len({finding.code for finding in findings}) > 10
    for finding in findings:
        for language in ("en", "pt"):
            assert "{" not in say(finding.code, language, finding.params)


def test_a_printing_on_two_lines_is_one_picture_with_all_its_copies() -> None:
    deck = deck_of("Twice", [(CUB, 2), (GRASS, 1), (CUB, 2)])
    assert deck.prints() == ((CUB, 4), (GRASS, 1))

"""Laws of the search language: it never raises or hangs, reads what it writes, and obeys the algebra of sets."""

from __future__ import annotations

import re
import time

import pytest
from hypothesis import assume, example, given, settings
from hypothesis import strategies as st

from ptcg_desktop.cards import CardDef
from ptcg_desktop.cards.names import fold
from ptcg_desktop.services.query.complete import complete
from ptcg_desktop.services.query.fields import FIELDS, TYPE_LETTERS
from ptcg_desktop.services.query.parse import parse
from ptcg_desktop.services.query.pattern import Automaton, Pattern, PatternError
from ptcg_desktop.services.query.plan import Plan
from ptcg_desktop.services.query.say import problem, understood
from ptcg_desktop.services.query.search import find
from ptcg_desktop.services.query.tree import (
    And,
    Node,
    Not,
    Or,
    Test,
    Value,
    Words,
    both,
    either,
    negated,
    render,
)
from tests.unit.query.invented import CARDS, SHELF, TABLE

BY_ID = {card.id: card for card in CARDS}

_PIECES = r"""( ) " / | - or and not ember N -EX hp t : >= .. fire 100 is: text: [ ] * \ {9} set:io
order: @ foo:bar é “ ∞ ."""
_pieces = st.sampled_from((*_PIECES.split(), " ", " or ", "not ", "\n"))
noise = st.one_of(st.text(max_size=80), st.lists(_pieces, max_size=25).map("".join))


@given(noise)
@example("-" * 500)
@example("not " * 400)
@example("(" * 2000)
@example('"' * 99)
@settings(deadline=2000)
def test_any_text_is_read_answered_and_said(text: str) -> None:
    read = parse(text)
    answer = find(read, TABLE, SHELF)
    assert set(answer.ids) <= BY_ID.keys()
    assert len(set(answer.ids)) == len(answer.ids)
    for language in ("en", "pt_BR"):
        assert understood(read, language)
        assert all(problem(each, language) for each in answer.problems)
    assert all(0 <= each.span[0] <= each.span[1] <= len(text) for each in read.problems)
    for each in complete(text, len(text) // 2, TABLE, SHELF):
        assert 0 <= each.start <= each.end <= len(text)


@given(noise)
@settings(deadline=2000)
def test_what_is_rendered_reads_as_the_same(text: str) -> None:
    read = parse(text)
    again = parse(render(read))
    assert (again.tree, again.orders) == (read.tree, read.orders)
    assert not [each for each in again.problems if each.severity == "error" and each.code != "query.too_long"]


_words = st.sampled_from(["ember", "emberpup", "n", "lamp", "radiant", "io", "1", "2", "energia", "brasinha"])
_values = st.one_of(
    st.builds(
        lambda op, low: ("hp", op, str(low)),
        st.sampled_from([":", "=", "!=", "<", "<=", ">", ">="]),
        st.integers(0, 200),
    ),
    st.builds(lambda low, high: ("hp", ":", f"{low}..{high}"), st.integers(0, 100), st.integers(0, 200)),
    st.builds(lambda name: ("type", ":", name), st.sampled_from(sorted(TYPE_LETTERS))),
    st.builds(lambda name: ("kind", ":", name), st.sampled_from(["pokemon", "trainer", "energy", "item", "supporter"])),
    st.builds(lambda op, n: ("retreat", op, str(n)), st.sampled_from(["=", "<", ">="]), st.integers(0, 3)),
    st.builds(lambda word: ("text", ":", word), st.sampled_from(["discard", "draw", "energia", "x"])),
    st.builds(lambda op, n: ("own", op, str(n)), st.sampled_from(["=", "<", ">=", "!="]), st.integers(0, 4)),
    st.builds(lambda op, n: ("dmg", op, str(n)), st.sampled_from(["=", "<", ">="]), st.integers(0, 60)),
    st.builds(
        lambda op, n: ("year", op, str(n)), st.sampled_from(["=", "<", ">=", ">", "<="]), st.integers(1998, 2025)
    ),
)
leaves: st.SearchStrategy[Node] = st.one_of(
    st.lists(_words, min_size=1, max_size=2).map(lambda words: Words(tuple(words))),
    _values.map(lambda test: Test(test[0], test[1], (Value(test[2]),))),  # type: ignore[arg-type]
)
trees = st.recursive(
    leaves,
    lambda inner: st.one_of(
        inner.map(negated),
        st.lists(inner, min_size=2, max_size=3).map(both),
        st.lists(inner, min_size=2, max_size=3).map(either),
    ),
    max_leaves=8,
)


def ids(node: Node) -> set[str]:
    mask = Plan(TABLE, SHELF).mask(node)
    return {card_id for row, card_id in enumerate(TABLE.ids) if mask >> (TABLE.size - 1 - row) & 1}


@given(trees)
def test_a_rendered_tree_reads_as_itself(tree: Node) -> None:
    read = parse(render(tree))
    assert not read.problems
    assert read.tree == tree


@given(trees, trees)
def test_the_algebra_of_sets(first: Node, second: Node) -> None:
    everything = set(TABLE.ids)
    assert ids(And((first, second))) == ids(first) & ids(second)
    assert ids(Or((first, second))) == ids(first) | ids(second)
    assert ids(Not(first)) == everything - ids(first)
    assert ids(Not(And((first, second)))) == ids(Or((Not(first), Not(second))))


def fits(card: CardDef, node: Node) -> bool:
    """The slow truth about one card, written without columns."""
    if isinstance(node, And):
        return all(fits(card, part) for part in node.parts)
    if isinstance(node, Or):
        return any(fits(card, part) for part in node.parts)
    if isinstance(node, Not):
        return not fits(card, node.part)
    if isinstance(node, Words):
        return _words_fit(card, node.words)
    assert isinstance(node, Test)
    (value,) = node.values
    return _test_fits(card, node, value.text)


def _names_hold(card: CardDef, words: tuple[str, ...]) -> bool:
    names = [fold(name) for name in (card.name.en, card.name.pt) if name]
    names += [fold(word).replace(" ", "") for word in card.name.en.split()]
    if any(len(word) == 1 for word in words):
        starts = {part[:1] for name in names for part in name.split()}
        return all(word in starts if len(word) == 1 else any(word in name for name in names) for word in words)
    return all(any(word in name for name in names) for word in words)


def _words_fit(card: CardDef, words: tuple[str, ...]) -> bool:
    if _names_hold(card, words):
        return True
    if len(words) < 2:
        return False
    same_number = card.number == words[-1]
    codes = {"inv1": {"io", "inv1"}, "inv2": {"ss", "s s", "inv2"}, "inv3": {"tt", "inv3"}}[card.set_id]
    named = words[-1].isdigit() and _names_hold(card, words[:-1])
    return same_number and (" ".join(words[:-1]) in codes or named)


def _test_fits(card: CardDef, test: Test, text: str) -> bool:
    if test.field == "type":
        return TYPE_LETTERS[text] in (card.types or card.provides)
    if test.field == "kind":
        return text in (card.kind, card.trainer_kind)
    if test.field == "text":
        texts = [each for part in (*card.attacks, *card.powers) for each in (part.name, part.text)] + list(card.rules)
        return any(text in fold(wording) for each in texts for wording in (each.en, each.pt))
    numbers = {
        "hp": [card.hp] if card.hp else [],
        "retreat": [card.retreat or 0] if card.kind == "pokemon" else [],
        "own": [SHELF.owned.get(card.id, 0)],
        "dmg": [attack.damage.base for attack in card.attacks],
        "year": [int(card.release[:4])],
    }[test.field]
    if ".." in text:
        low, high = map(int, text.split(".."))
        return any(low <= number <= high for number in numbers)
    wanted = int(text)
    if test.op == "!=":
        return wanted not in numbers
    compare = {":": int.__eq__, "=": int.__eq__, "<": int.__lt__, "<=": int.__le__, ">": int.__gt__, ">=": int.__ge__}
    return any(compare[test.op](number, wanted) for number in numbers)


@given(trees)
def test_the_same_cards_as_the_slow_truth(tree: Node) -> None:
    assert ids(tree) == {card.id for card in CARDS if fits(card, tree)}


# Patterns

_atoms = st.sampled_from(["a", "b", "ab", ".", "[ab]", "[^a]", r"\d", r"\w", r"\s", r"\b", r"\B", "^", "$", "1", " "])
patterns = st.recursive(
    _atoms,
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=3).map("".join),
        st.lists(inner, min_size=2, max_size=3).map(lambda parts: "(" + "|".join(parts) + ")"),
        st.tuples(inner, st.sampled_from(["*", "+", "?", "{2}", "{1,2}", "{0,}"])).map(
            lambda part: f"({part[0]}){part[1]}"
        ),
    ),
    max_leaves=6,
)


@given(st.one_of(patterns, patterns.map(lambda source: f"^({source})$")), st.text("ab1 _", max_size=10))
def test_the_automaton_finds_what_re_finds(source: str, line: str) -> None:
    try:
        pattern = Pattern(source)
    except PatternError as error:
        assume(error.reason != "repeat")
        raise
    wanted = re.search(source.replace("$", r"\Z").replace(r"\B", r"(?!\b)"), line) is not None
    assert pattern.automaton.found_in(line) is wanted
    assert pattern.found_in(line) is wanted


@pytest.mark.parametrize(
    "source", ["(a+)+$", "(a|a)*b", "(.*)*x", "(a?){30}a{30}b", "(a|aa)+$", ".*.*.*.*=.*", "(x+x+)+y"]
)
def test_patterns_made_to_hang_read_each_character_once(source: str) -> None:
    line = "a" * 900 + "!" + "x" * 90
    pattern = Pattern(source)
    started = time.process_time()
    pattern.found_in(line)
    assert isinstance(pattern.automaton, Automaton)
    assert time.process_time() - started < 1.0  # backtracking would take longer than the universe


@given(st.text(max_size=30))
def test_any_pattern_is_taken_or_refused(source: str) -> None:
    refused: PatternError | None = None
    try:
        Pattern(source).found_in("some text 12")
    except PatternError as error:
        refused = error
    assert refused is None or 0 <= refused.at <= len(source)


@given(st.sampled_from(FIELDS), st.sampled_from([":", "=", "!=", "<", ">="]), st.text(max_size=12))
def test_every_field_takes_any_value_or_says_what_is_wrong(field: object, op: str, value: str) -> None:
    from ptcg_desktop.services.query.fields import Field

    assert isinstance(field, Field)
    text = f"{field.name}{op}{value}"
    answer = find(text, TABLE, SHELF)
    assert all(understood(text, language) for language in ("en", "pt"))
    assert all(problem(each, "en") for each in answer.problems)

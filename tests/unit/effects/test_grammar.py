"""The phrase language and the lexer under it."""

from __future__ import annotations

import pytest

from ptcg_desktop.effects.english import phrases
from ptcg_desktop.effects.english.grammar import GRAMMAR, Grammar, expand
from ptcg_desktop.effects.english.lexer import SELF, lex
from ptcg_desktop.effects.english.matcher import Matcher


def words(text: str, own_name: str = "") -> list[str]:
    return [token.norm for token in lex(text, own_name)]


def test_a_pattern_stands_for_all_its_ways() -> None:
    assert set(expand("draw [up to] {n:amount} (card|cards)")) == {
        ("draw", ("amount", "n"), "card"),
        ("draw", "up", "to", ("amount", "n"), "card"),
    }


@pytest.mark.parametrize("pattern", ["draw [a card", "draw a card]", "draw {n:amount", "(a|b"])
def test_a_malformed_pattern_is_refused(pattern: str) -> None:
    with pytest.raises(ValueError, match="pattern"):
        expand(pattern)


def test_a_pattern_may_not_be_empty() -> None:
    with pytest.raises(ValueError, match="empty"):
        Grammar().add("act", "[draw]", lambda scope: None)


def test_the_first_of_two_equal_productions_wins() -> None:
    grammar = Grammar()
    first, second = (lambda scope: 1), (lambda scope: 2)
    grammar.add("act", "sing a song", first)
    grammar.add("act", "sing [a] song", second)
    tree = Matcher(lex("sing a song"), grammar).whole("act", 0, 3)
    assert tree is not None
    assert tree.production.meaning is first
    short = Matcher(lex("sing song"), grammar).whole("act", 0, 2)
    assert short is not None
    assert short.production.meaning is second


def test_a_left_recursion_ends() -> None:
    grammar = Grammar()
    grammar.add("song", "la", lambda scope: 1)
    grammar.add("song", "{a:song} la", lambda scope: 2)
    assert Matcher(lex("la la"), grammar).whole("song", 0, 2) is None


def test_every_nonterminal_of_the_grammar_is_known() -> None:
    assert phrases.FAMILIES
    assert GRAMMAR.first("sentence") is None or GRAMMAR.first("sentence")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{R} Energy", ["fire", "energy"]),
        ("ColorlessColorless", ["colorless", "colorless"]),
        ("his or her Benched Pokémon", ["their", "benched", "pokémon"]),
        ("the Defending Pokémon", ["your", "opponent's", "active", "pokémon"]),
        ("opponent’s", ["opponent's"]),
        ("Mr. Mime", ["mr.", "mime"]),
    ],
)
def test_words_are_normalised(text: str, expected: list[str]) -> None:
    assert words(text) == expected


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Mudlark", "Mudlark"),
        ("Dark Mudlark", "Dark Mudlark"),
        ("Mudlark LV.X", "Mudlark"),
        ("Mudlark δ", "Mudlark"),
        ("Mudlark ★", "Mudlark Star"),
        ("Mudlark ◇", "Mudlark"),
    ],
)
def test_the_own_name_is_found(name: str, text: str) -> None:
    assert words(f"Heal {text}'s friend and {text}.", name) == ["heal", f"{SELF}'s", "friend", "and", SELF, "."]


def test_a_verb_is_no_own_name() -> None:
    assert words("Switch your Active Pokémon", "Switch")[0] == "switch"


def test_spans_point_into_the_text() -> None:
    text = "Draw  2 cards."
    assert [text[token.start : token.end] for token in lex(text)] == ["Draw", "2", "cards", "."]


def test_which_of_two_equal_productions_wins_is_written_down() -> None:
    """The order of the families decides, not the order in which modules came to be imported."""
    rank = {family.__name__: at for at, family in enumerate(phrases.FAMILIES)}
    assert len(rank) == len(phrases.FAMILIES)
    ranks = [rank[production.meaning.__module__] for production in GRAMMAR.productions]
    assert ranks == sorted(ranks)
    assert [production.order for production in GRAMMAR.productions] == list(range(len(ranks)))


def test_families_are_arranged_whatever_was_imported_first() -> None:
    grammar = Grammar()
    late, early = (lambda scope: 1), (lambda scope: 2)
    late.__module__, early.__module__ = "late", "early"
    grammar.add("act", "sing a song", late)
    grammar.add("act", "sing a song", early)
    grammar.arrange(["early", "late"])
    tree = Matcher(lex("sing a song"), grammar).whole("act", 0, 3)
    assert tree is not None
    assert tree.production.meaning is early
    with pytest.raises(ValueError, match="late"):
        grammar.arrange(["early"])

"""Every code that can reach a person has a sentence in both languages, and every sentence can be said."""

from __future__ import annotations

import ast
import itertools
import re
import string
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import ptcg_desktop
from ptcg_desktop import engine
from ptcg_desktop.cards.model import Era, Text
from ptcg_desktop.services.words import Term, Word, era_of, era_of_profile, join, say, sentences, term, terms
from ptcg_desktop.store import failures

PACKAGE = Path(ptcg_desktop.__file__).parent
LANGUAGES = ("en", "pt")
ERAS: tuple[Era, ...] = ("classic", "modern")


# Values that a caller adds on the way: services.scenarios says in which file and scenario it was.
ADDED_LATER = {"scenario": {"file", "id"}}


def known_errors() -> Iterator[tuple[str, str, set[str] | None]]:
    """Every `KnownError("code", param=…)` in the code: place, code, names of its params (None = computed)."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "KnownError" and node.args):
                continue
            code = node.args[0]
            if isinstance(code, ast.Constant):
                names = [keyword.arg for keyword in node.keywords]
                params = None if None in names else {name for name in names if name}
                yield f"{path.relative_to(PACKAGE)}:{node.lineno}", str(code.value), params


def fields(pattern: str) -> list[tuple[str, str]]:
    """The values a sentence asks for: name and format."""
    return [(name, spec or "") for _, name, spec, _ in string.Formatter().parse(pattern) if name is not None]


def test_every_known_error_has_a_sentence_that_asks_only_for_what_it_gives() -> None:
    wrong = []
    for place, code, params in known_errors():
        sentence = sentences().get(code)
        if sentence is None:
            wrong.append(f"{place}: {code} has no sentence")
        elif params is not None:
            asked = {name for pattern in (sentence.en, sentence.pt) for name, _ in fields(pattern) if name[:2] != "t."}
            lacking = asked - params - ADDED_LATER.get(code.partition(".")[0], set())
            if lacking:
                wrong.append(f"{place}: {code} is said with {lacking}, which it does not give")
    assert not wrong, "\n".join(wrong)


def test_the_failures_of_sqlite_have_sentences() -> None:
    assert set(failures._KNOWN.values()) <= sentences().keys()


@pytest.mark.parametrize("code", sorted(sentences()))
def test_both_languages_say_the_same_values(code: str) -> None:
    """A value that differs between them may be given twice: `names` and `names_pt`."""
    sentence = sentences()[code]
    values = [
        {name.removesuffix("_pt") for name, _ in fields(text) if name[:2] != "t."}
        for text in (sentence.en, sentence.pt, sentence.en_one, sentence.pt_one)
    ]
    assert values[0] == values[1]
    # "one card" need not repeat the number, but may not ask for anything new.
    assert values[2] | values[3] <= values[0] | {"count"}
    assert sentence.en.strip()
    assert sentence.pt.strip()


@pytest.mark.parametrize("code", sorted(sentences()))
def test_every_sentence_can_be_said(code: str) -> None:
    sentence = sentences()[code]
    asked = [field for text in (sentence.en, sentence.pt) for field in fields(text) if field[0][:2] != "t."]
    for language, era, count in itertools.product(LANGUAGES, ERAS, (1, 2)):
        params = {name: "bench" if spec == "t" else count if spec else f"<{name}>" for name, spec in asked}
        text = say(code, language, params | {"count": count}, era)
        assert text.strip()
        assert "{" not in text


@pytest.mark.parametrize("identifier", sorted(terms()))
def test_every_term_has_words_in_every_era(identifier: str) -> None:
    entry = terms()[identifier]
    for era in ERAS:
        assert entry.say("en", era)
        assert entry.say("pt", era)
    if entry.many:
        for language in LANGUAGES:
            for era in ERAS:
                assert entry.say(language, era).many, f"{identifier} has a plural in one language and era only"


@pytest.mark.parametrize(
    ("identifier", "language", "era", "word"),
    [
        ("hp", "en", "classic", "HP"),
        ("hp", "pt_BR", "classic", "PV"),
        ("hp", "pt", "modern", "PS"),
        ("power", "en", "modern", "Ability"),
        ("power", "pt", "classic", "Poder Pokémon"),
        ("G", "pt", "classic", "Planta"),
        ("G", "pt", "modern", "Grama"),
    ],
)
def test_terms_speak_the_words_of_their_era(identifier: str, language: str, era: Era, word: str) -> None:
    assert term(identifier, language, era) == word


def test_a_word_knows_its_plural_and_its_capital() -> None:
    counter = term("damage_counter", "pt", "modern")
    assert (counter.many, counter.many.cap) == ("marcadores de danos", "Marcadores de danos")
    assert Term(en="x", classic="y", modern="z", classic_many="ys").say("pt", "modern").plural == ""
    with pytest.raises(LookupError, match="no plural"):
        _ = Word("bench").many


@pytest.mark.parametrize(("language", "text"), [("en", "a, b and c"), ("pt_BR", "a, b e c")])
def test_lists_are_joined_as_people_say_them(language: str, text: str) -> None:
    assert join(["a", "b", "c"], language) == text
    assert join(["a"], language) == "a"
    assert join([], language) == ""


@pytest.mark.parametrize(
    ("language", "said"), [("en", "2\u00a0×\u00a0Fighting and Colorless."), ("pt", "2\u00a0×\u00a0Luta e Incolor.")]
)
def test_a_cost_is_said_in_words_and_counted(language: str, said: str) -> None:
    assert say("attack.cost", language, {"attack": "Jab", "cost": ("F", "F", "C")}).endswith(f"Jab: {said}")


def test_values_in_both_languages_are_said_in_the_right_one(monkeypatch: pytest.MonkeyPatch) -> None:
    name = Text(en="Lamp", pt="Lâmpada")
    assert "Lâmpada" in say("step.holding.change", "pt", {"name": name})
    assert "Lamp and Moth" in say("step.holding.change", "en", {"name": [name, "Moth"]})


@pytest.mark.parametrize(
    ("code", "params"), [("no.such.code", {}), ("step.holding.change", {})], ids=["unknown code", "missing value"]
)
def test_a_missing_sentence_or_value_is_a_bug(code: str, params: dict[str, object]) -> None:
    with pytest.raises(LookupError):
        say(code, "en", params)


def test_portuguese_has_one_word_for_a_deck_outside_the_rules_of_1999() -> None:
    """The term has the *deck* of the rule book of 1999; everything else says *baralho*, as the window does."""
    places = re.compile(r"\{[^{}]*\}")
    english = [
        code
        for code, sentence in sentences().items()
        if re.search(r"\bdecks?\b", places.sub("", f"{sentence.pt} {sentence.pt_one}"), re.IGNORECASE)
    ]
    assert english == []


def test_each_profile_says_whose_words_its_players_use() -> None:
    expected = {name: "classic" if name.startswith("classic") else "modern" for name in engine.profile_ids()}
    assert {name: era_of_profile(name) for name in engine.profile_ids()} == expected
    silent = (msgspec.structs.replace(engine.load_profile(name), era=None) for name in engine.profile_ids())
    assert [era_of(profile) for profile in silent] == list(expected.values())

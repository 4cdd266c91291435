"""Every example of the help and every completion is a query that works."""

from __future__ import annotations

import pytest

from ptcg_desktop.services.query.complete import Completion, complete
from ptcg_desktop.services.query.fields import FIELDS, Field, choice
from ptcg_desktop.services.query.help import HELP
from ptcg_desktop.services.query.parse import parse
from ptcg_desktop.services.query.say import understood
from ptcg_desktop.services.query.search import find
from ptcg_desktop.services.words import say
from tests.unit.query.invented import SHELF, TABLE

EXAMPLES = [query for group in HELP for query in group.queries]


@pytest.mark.parametrize("query", EXAMPLES)
def test_an_example_is_understood_and_narrows_or_sorts(query: str) -> None:
    read = parse(query)
    assert not read.problems
    assert len(find(read, TABLE, SHELF).ids) < len(TABLE.ids) or any(
        each.code == "query.value" for each in find(read, TABLE, SHELF).problems
    )
    assert understood(read, "en") != understood(read, "pt")


def test_every_group_has_a_heading() -> None:
    assert all(say(group.code, language, {}) for group in HELP for language in ("en", "pt"))


def texts(found: list[Completion], text: str) -> list[str]:
    return [text[: each.start] + each.insert + text[each.end :] for each in found]


@pytest.mark.parametrize(
    ("text", "language", "completed"),
    [
        ("ret", "en", "retreat>="),
        ("rec", "pt", "recuo>="),
        ("fire -is:rad", "en", "fire -is:radiant"),
        ("t:fire|wa", "en", "t:fire|water"),
        ("f:clas", "en", "f:classic-1999"),
        ("set:sec", "en", 'set:"Second Sun"'),
        ('set:"sec', "en", 'set:"Second Sun"'),
        ('in:"ho', "en", 'in:"Hot Dogs"'),
        ("artist:ana", "en", 'artist:"ana arvore"'),
        ("emberh", "en", "Emberhound"),
        ("(brasi", "pt", "(Brasinha"),
        ("order:ne", "en", "order:newest"),
        ("é:evo", "pt", "é:evolução"),
        ("is:evo", "en", "is:evolution"),
        ("tipo:fog", "pt", "tipo:fogo"),
        ("tipo:fir", "pt", "tipo:fire"),
        ("em:bar", "pt", "em:baralho"),
        ("de:brasi", "pt", "de:Brasinha"),
    ],
)
def test_completes(text: str, language: str, completed: str) -> None:
    assert completed in texts(complete(text, len(text), TABLE, SHELF, language), text)


def test_what_is_completed_is_understood() -> None:
    for text in (
        "t:",
        "is:",
        "has:",
        "stage:",
        "era:",
        "weak:",
        "lang:",
        "f:",
        "order:",
        "set:",
        "r:",
        "mark:",
        "kind:",
    ):
        offered = complete(text, len(text), TABLE, SHELF)
        assert offered, text
        for done in texts(offered, text):
            assert not find(done, TABLE, SHELF).problems, done


@pytest.mark.parametrize("field", [each for each in FIELDS if each.choices], ids=lambda each: each.name)
def test_values_are_offered_in_the_language_of_the_window(field: Field) -> None:
    def offered(language: str) -> list[str]:
        return [each.insert for each in complete(f"{field.name}:", 99, None, language=language)]

    portuguese = {each.name: each.portuguese for each in field.choices if each.portuguese}
    for word in offered("pt"):
        assert word in portuguese.get(choice(field, word) or "", (word,))
    only_portuguese = {word for names in portuguese.values() for word in names} - {each.name for each in field.choices}
    assert not only_portuguese & set(offered("en"))


def test_nothing_begun_completes_to_nothing() -> None:
    assert complete("", 0, TABLE) == complete("fire ", 5, TABLE) == complete("a", -3) == []

"""How texts are read: settled forms, problems with their columns."""

from __future__ import annotations

import pytest

from ptcg_desktop.services.query.fields import FIELDS, field
from ptcg_desktop.services.query.parse import MAX_LENGTH, parse
from ptcg_desktop.services.query.say import problem, understood
from ptcg_desktop.services.query.tree import render


@pytest.mark.parametrize(
    ("text", "settled"),
    [
        ("a  b", "a b"),
        ("Mr. Mime", "mr mime"),
        ("Technical Machine: Evolution", "technical machine evolution"),
        ("type:null", "type null"),
        ("t:FOGO|r", "type:fire|fire"),
        ("hp: 100", "hp:100"),
        ("hp ≥ 100", "hp 100"),
        ("hp≥0100", "hp>=100"),
        ("not not t:fire", "type:fire"),
        ("-(a b)", "-(a b)"),
        ("a or (b or c)", "a or b or c"),
        ("(a b) c", "a b c"),
        ("a (b or c)", "a (b or c)"),
        ("or", ".or"),
        ("- … --", ""),
        ("“energy search”", 'name:"energy search"'),
        ("date:2013-8", "date:2013-08"),
        ("date:10/08/2013", "date:2013-08-10"),
        ("f:Padrão@2025", "format:standard@2025-12-31"),
        ("f:modified@2013-08-10", "format:modified-2013@2013-08-10"),
        ("formato:padrão@10/2013", "format:modified-2014@2013-10-31"),
        ("f:standard@2016-01-01", "format:standard-2016@2016-01-01"),
        ("set:CEL:CC", 'set:"cel cc"'),
        ("sort:hp a ordem:-nome", "a order:hp order:-name"),
        ("a or b order:hp", "a or b order:hp"),
        ("not:ex", "-is:ex"),
        ("number:004/102", "number:004"),
        ("4/102", "4 102"),
    ],
)
def test_settles(text: str, settled: str) -> None:
    read = parse(text)
    assert not read.problems
    assert render(read) == settled
    again = parse(settled)
    assert (again.tree, again.orders) == (read.tree, read.orders)


@pytest.mark.parametrize(
    ("text", "code", "column", "severity", "rest"),
    [
        ("fire artst:x", "query.field", 6, "error", "fire"),
        ("hp:abc", "query.number", 4, "error", ""),
        ("year:2013-08", "query.year_day", 6, "error", ""),
        ("year:20", "query.year", 6, "half", ""),
        ("year:1999..20", "query.year", 6, "half", ""),
        ("year:20133", "query.year", 6, "error", ""),
        ("hp>1..2", "query.range_here", 4, "error", ""),
        ("date:2013-02-30", "query.date", 6, "error", ""),
        ("cost:xx", "query.cost", 6, "error", ""),
        ("mark:g1", "query.mark", 6, "error", ""),
        ("mark>g..h", "query.range_here", 6, "error", ""),
        ("is:radint", "query.value", 4, "error", ""),
        ("f:stndard", "query.value", 3, "error", ""),
        ("name>x", "query.operator", 6, "error", ""),
        ("hp:/x/", "query.pattern_here", 4, "error", ""),
        ("text:/(/", "query.pattern_bracket", 6, "error", ""),
        ("text:/a**/", "query.pattern_repeat", 6, "error", ""),
        (r"text:/(a)\1/", "query.pattern_escape", 6, "error", ""),
        ("text:/(?=a)/", "query.pattern_unsupported", 6, "error", ""),
        ("text:/[a/", "query.pattern_class", 6, "error", ""),
        ("text:/a{9999}/", "query.pattern_size", 6, "error", ""),
        ("fire hp:", "query.no_value", 6, "half", "fire"),
        ("fire hp>=", "query.no_value", 6, "half", "fire"),
        ("hp:100..", None, 0, "", "hp:100.."),
        ("f:standard@", "query.no_value", 3, "half", ""),
        ("fire (water", "query.open_bracket", 6, "half", "fire water"),
        ('fire "wat', "query.open_quote", 6, "half", 'fire name:"wat"'),
        ("fire /wat", "query.open_pattern", 6, "half", "fire name:/wat/"),
        ("fire or", "query.missing", 8, "half", "fire"),
        ("fire )", "query.stray_close", 6, "half", "fire"),
        ("fire|", "query.missing", 6, "half", "fire"),
    ],
)
def test_problems(text: str, code: str | None, column: int, severity: str, rest: str) -> None:
    read = parse(text)
    assert render(read) == rest
    if code is None:
        assert not read.problems
        return
    first = read.problems[0]
    assert (first.code, first.column, first.severity) == (code, column, severity)
    for language in ("en", "pt_BR"):
        assert str(column) in problem(first, language)


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("artst:x", "artist"),
        ("tpye:fire", "type"),
        ("custp:1", "cost"),
        ("is:radint", "radiant"),
        ("raritet:x", "rarity"),
        ("zzz:x", ""),
    ],
)
def test_the_nearest_name_is_offered(text: str, nearest: str) -> None:
    assert parse(text).problems[0].params["nearest"] == nearest


def test_lengths_and_depths_are_limited() -> None:
    assert parse("a " * MAX_LENGTH).problems[-1].code == "query.too_long"
    deep = parse("(" * 900 + "a" + ")" * 900)
    assert render(deep) == "a"
    assert deep.problems[0].code == "query.too_deep"
    assert render(parse("-(a b " * 300)).startswith("-(a b -(a b")


def test_no_name_of_a_field_means_two_fields() -> None:
    for each in FIELDS:
        for name in (each.name, *each.english, *each.portuguese):
            assert field(name) is each, name


@pytest.mark.parametrize(
    ("text", "english", "portuguese"),
    [
        ("", "All cards", "Todos os cards"),
        ("t:item hp>=30", "Cards that are Items, with HP: 30 or more", "Cards que são Itens, com PS: 30 ou mais"),
        ("-t:fire", "Cards except those of type Fire", "Cards exceto os do tipo Fogo"),
        (
            "a or b order:-hp",
            "Cards (with “a” in the name or with “b” in the name), sorted by HP (turned round)",
            "Cards (com “a” no nome ou com “b” no nome), ordenados por PS (ordem inversa)",
        ),
    ],
)
def test_says_what_was_understood(text: str, english: str, portuguese: str) -> None:
    assert understood(text, "en") == english
    assert understood(text, "pt_BR") == portuguese


def test_everything_a_field_knows_can_be_said() -> None:
    for each in FIELDS:
        for choice in each.choices:
            for op in (":", "=", "!="):
                for language in ("en", "pt"):
                    assert understood(f"{each.name}{op}{choice.name}", language)


@pytest.mark.parametrize("text", ["-(" * 16_000, "not " * 16_000, "-(a " * 900 + ")" * 900])
def test_no_depth_is_too_deep_to_read(text: str) -> None:
    query = parse(text)
    assert query.problems
    understood(query, "en")
    render(query)


@pytest.mark.parametrize(
    ("text", "english", "portuguese"),
    [
        ("own:abc", "own:2, own>=2 or a range such as own:1..4", "tenho:2, tenho>=2 ou um intervalo como tenho:1..4"),
        ("year:2013-08", "write date:2013-08", "escreva data:2013-08"),
        ("year:1999-2003", "year:1999..2003?", "ano:1999..2003?"),
        ("hp:100+", "hp>=100?", "ps>=100?"),
        ("hp:>=100", "hp>=100?", "ps>=100?"),
        ("dmg:20x", "dmg:20?", "dano:20?"),
        ("date>2013..2014", "date:2013-08..2014-02", "data:08/2013..02/2014"),
        ("lang:fr", "it knows en and pt", "ele conhece inglês e português"),
    ],
)
def test_a_hint_says_the_right_form_for_its_field(text: str, english: str, portuguese: str) -> None:
    wrong = parse(text).problems[0]
    assert english in problem(wrong, "en")
    assert portuguese in problem(wrong, "pt_BR")


def test_a_problem_names_fields_in_the_language_of_the_window_and_repeats_no_page_of_text() -> None:
    wrong = parse("formta:standard hp:" + "y" * 1500).problems
    english, portuguese = ([problem(each, language) for each in wrong] for language in ("en", "pt_BR"))
    assert ("“format”" in english[0], "“formato”" in portuguese[0]) == (True, True)
    assert ("hp>=100" in english[1], "ps>=100" in portuguese[1]) == (True, True)
    assert all("…" in said[1] and len(said[1]) < 200 for said in (english, portuguese))
    assert len(understood("text:" + "y" * 1500, "en")) < 200

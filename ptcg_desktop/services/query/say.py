"""What was understood and what was not, in words (data/words/query.toml)."""

from __future__ import annotations

import re

from ptcg_desktop.cards.names import fold
from ptcg_desktop.decks import load_formats
from ptcg_desktop.services.query.fields import IN_ANY, NONE, TYPE_LETTERS, field, field_kind, field_word
from ptcg_desktop.services.query.parse import parse
from ptcg_desktop.services.query.tree import And, Everything, Node, Not, Or, Problem, Query, Test, Value, Words
from ptcg_desktop.services.rarities import rarities, rarity_name
from ptcg_desktop.services.words import is_portuguese, say

_WORDINGS = ("name", "text", "attack", "power", "artist", "place", "tag", "note", "variant", "copylang")
_LONGEST = 60
"""Letters of a typed word or value that a sentence repeats; of a longer one it repeats both ends."""
_FEW = 20
"""So many values a field may have for a sentence to name them all."""
_ISO = re.compile(r"\d{4}-\d\d(?:-\d\d)?")
_AMOUNTS = ("number", "date", "cost", "money", "grade")
_COMPARED = {"=": "eq", ":": "eq", "!=": "ne", ">=": "ge", ">": "gt", "<=": "le", "<": "lt"}


def understood(query: Query | str, language: str) -> str:
    """One sentence that says what the query means, for tooltips; `language` is `"en"`, `"pt"` or `"pt_BR"`."""
    asked = parse(query) if isinstance(query, str) else query
    voice = _Voice(language)
    what = voice.all(asked.tree)
    if not asked.orders:
        return what
    orders = [
        voice("down", order=voice.field(order.by)) if order.descending else voice.field(order.by)
        for order in asked.orders
    ]
    return voice("sorted", what=what, orders=orders)


def problem(found: Problem, language: str) -> str:
    """The sentence of a problem, with its column."""
    code = found.code
    if found.params.get("nearest"):
        code += "_near"
    elif code == "query.value" and _values_of(found, language):
        code += "_of"
    sentence = say(code, language, _told(found, language))
    return say("query.problem", language, {"column": found.column, "sentence": sentence})


def _told(found: Problem, language: str) -> dict[str, object]:
    """The params as people read them: fields by their names in this language, what was typed no longer than a line."""
    params = {name: shortened(value) if isinstance(value, str) else value for name, value in found.params.items()}
    known = "nearest" if found.code == "query.field" else "field"  # a field that is none is told as it was typed
    if known in params:
        params[known] = field_word(str(params[known]), language)
    written = field(str(found.params.get("field", "")))
    if written is not None:
        params["one"], params["range"] = (_ends(form, language) for form in written.forms)
        params["values"] = _values_of(found, language)
    return params


def _values_of(found: Problem, language: str) -> list[str]:
    """The values of the field a problem is about, if they are few."""
    known = field(str(found.params.get("field", "")))
    choices = known.choices if known is not None else ()
    return [each.names(language)[0] for each in choices] if len(choices) <= _FEW else []


def _ends(text: str, language: str) -> str:
    """A day, month or range of them as the language writes it; anything else as it is."""
    ends = text.split("..")
    if is_portuguese(language) and all(not end or _ISO.fullmatch(end) for end in ends):
        ends = ["/".join(reversed(end.split("-"))) for end in ends]
    return "..".join(ends)


def shortened(text: str) -> str:
    """A text that is longer than people can take in, without its middle."""
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST // 2]}…{text[-_LONGEST // 4 :]}"


class _Voice:
    """Says parts of a tree in one language."""

    def __init__(self, language: str) -> None:
        self._language = language

    def __call__(self, code: str, **params: object) -> str:
        for what in ("value", "words"):
            if isinstance(typed := params.get(what), str):
                params[what] = shortened(typed)
        return say(f"query.say.{code}", self._language, params)

    def field(self, name: str) -> str:
        """The name of a field or an order."""
        return say(f"query.f.{name}", self._language, {})

    def all(self, node: Node) -> str:
        """The whole tree as a sentence."""
        return self("all") if isinstance(node, Everything) else self("cards", what=self.part(node))

    def part(self, node: Node, *, inside: bool = False) -> str:
        """A part of the tree; `inside` = it stands under a negation or beside an alternative."""
        if isinstance(node, Words):
            words = " ".join(node.words)
            numbered = len(node.words) > 1 and node.words[-1][-1].isdigit()
            return self("words" if numbered else "word", words=words)
        if isinstance(node, Test):
            return self._test(node)
        if isinstance(node, Not):
            return self("not", what=self.part(node.part, inside=True))
        if isinstance(node, Everything):
            return self("all")
        text = self.part(node.parts[0], inside=True)
        for each in node.parts[1:]:
            code = "and" if isinstance(node, And) else "any"
            text = self(code, first=text, second=self.part(each, inside=True))
        return self("group", what=text) if inside or isinstance(node, Or) else text

    def _test(self, test: Test) -> str:
        if test.op == "!=" and (field_kind(test.field) not in ("number", "date") or ".." in test.values[0].text):
            return self("not", what=self._test(Test(test.field, "=", test.values)))
        said = [self._value(test, value) for value in test.values]
        text = said[0]
        for each in said[1:]:
            text = self("any", first=text, second=each)
        return text

    def _value(self, test: Test, value: Value) -> str:
        name, text = test.field, value.text
        if name in _WORDINGS:
            return self._wording(test, value)
        if name in ("from", "evolves-to"):
            shown = f"/{text}/" if value.kind == "regex" else f"“{text}”"
            return self("from" if name == "from" else "to", value=shown)
        if name == "cost" and not text.replace(".", "").isdigit():
            return self("costexact" if test.op == "=" else "costletters", value=text.upper())
        if field_kind(name) in _AMOUNTS or name == "number":
            return self._amount(test, text)
        return self._choice(test, text)

    def _wording(self, test: Test, value: Value) -> str:
        where = say(f"query.in.{test.field}", self._language, {})
        if value.kind == "regex":
            return self("pattern", value=value.text, where=where)
        code = "exact" if test.op == "=" else "phrase" if value.kind == "quoted" and " " in value.text else "has"
        return self(code, value=value.text, where=where)

    def _amount(self, test: Test, text: str) -> str:
        name, sort = self.field(test.field), "date_" if test.field in ("year", "date") else ""
        if field_kind(test.field) == "money":
            text = self._sum(text)
        if field_kind(test.field) == "date":
            text = _ends(text, self._language)
        if ".." not in text:
            return self(sort + _COMPARED[test.op], field=name, value=text)
        low, high = text.split("..")
        if low and high:
            return self(sort + "range", field=name, low=low, high=high)
        return self(sort + ("ge" if low else "le"), field=name, value=low or high)

    def _sum(self, text: str) -> str:
        """`12.50brl` → `12.50 BRL`, in Portuguese `12,50 BRL`."""
        sums = [f"{end[:-3]} {end[-3:].upper()}" if end[-3:].isalpha() else end for end in text.split("..")]
        if is_portuguese(self._language):
            sums = [each.replace(".", ",") for each in sums]
        return "..".join(sums)

    def _choice(self, test: Test, text: str) -> str:
        name = test.field
        if name in ("type", "kind", "stage"):
            if text in TYPE_LETTERS:
                return self("onlytype" if test.op == "=" else "type", value=self._named("v", text))
            return self("kind", value=self._named("v", text))
        if name in ("weak", "resist"):
            return self(f"no{name}") if text == "none" else self(name, value=self._named("v", text))
        if name == "is":
            return self("is", value=self._named("v", text))
        if name == "has":
            return self("hasthing", value=self._named("h", text))
        if name == "era":
            return self("era", value=self._named("e", text))
        if name == "lang":
            return self("lang", value=self._named("l", text))
        if name == "format":
            return self._format(text)
        if name == "in":
            return self(f"any{IN_ANY[text]}") if text in IN_ANY else self("deck", value=text)
        if name == "rarity":
            return self._rarity(test, text)
        if name == "condition":
            return self(_COMPARED[test.op], field=self.field(name), value=text.upper())
        if name == "mark":
            if text == "none":
                return self("nomark")
            if ".." in text:
                return self._amount(test, text.upper())
            if test.op in (":", "="):
                return self("mark", value=text.upper())
            return self(_COMPARED[test.op], field=self.field("mark"), value=text.upper())
        return self(name, value=text)

    def _rarity(self, test: Test, text: str) -> str:
        if text in map(fold, NONE.names()):
            return self("norarity")
        named = next((each for each in rarities() if each.named(text)), None)
        alone = test.op == "=" or sum(each.fits(text) for each in rarities()) < 2
        return self("rarity" if alone else "rarityword", value=rarity_name(named.en, self._language) if named else text)

    def _format(self, text: str) -> str:
        name, _, day = text.partition("@")
        known = load_formats().get(name)  # a house format may be gone by now
        label = known.name if known is not None else name
        return self("formaton", format=label, day=_ends(day, self._language)) if day else self("format", format=label)

    def _named(self, group: str, value: str) -> str:
        return say(f"query.{group}.{value}", self._language, {})

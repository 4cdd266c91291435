"""Facets: how many cards there are of each kind, type, set …, and terms put into or taken out of the text of a query.

The text is the one truth. What a panel shows as chosen is read from it, and a click edits it: a term is added, joined
to the alternatives of its field, or taken out, and all else that was typed stays as it was.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from itertools import compress
from typing import TypeVar

from ptcg_desktop.cards.names import fold
from ptcg_desktop.services.query.asking import kind_test
from ptcg_desktop.services.query.columns import Column, flags_of
from ptcg_desktop.services.query.fields import FACETS, TYPE_LETTERS, choice, field
from ptcg_desktop.services.query.parse import parse
from ptcg_desktop.services.query.plan import PLAYING, Plan
from ptcg_desktop.services.query.shelf import NO_SHELF, Shelf
from ptcg_desktop.services.query.table import Table
from ptcg_desktop.services.query.tree import And, Everything, Node, Or, Query, Test, render
from ptcg_desktop.services.rarities import rarity, rarity_name
from ptcg_desktop.services.words import is_portuguese, say

V = TypeVar("V", bound=Hashable)
_FIELDS = {"owned": "own", "playing": "is"}
_IN_PORTUGUESE = {
    "pokemon": "pokémon",
    "trainer": "treinador",
    "energy": "energia",
    "item": "item",
    "supporter": "apoiador",
    "stadium": "estádio",
    "tool": "ferramenta",
    "technical-machine": "máquina-técnica",
    "rocket-secret-machine": "máquina-rocket",
    "basic-energy": "energia-básica",
    "special-energy": "energia-especial",
    "basic": "básico",
    "baby": "bebê",
    "stage1": "estágio-1",
    "stage2": "estágio-2",
    "level-up": "nível-x",
    "legend": "lenda",
    "restored": "restaurado",
    "mega": "megaevolução",
    "break": "turbo",
    "v-union": "união-v",
    "vstar": "v-astro",
    "automated": "automático",
    "partly": "em-parte",
    "byhand": "à-mão",
}
"""Values as a Portuguese query writes them; types go by their names, whatever stands nowhere is the same word."""


@dataclass(frozen=True, slots=True)
class _Term:
    """A test at the top of a query, not negated, that says no more than values of one facet."""

    facet: str
    values: tuple[str, ...]
    test: Test


def chosen(query: Query, table: Table) -> dict[str, frozenset[str]]:
    """The values of each facet that the query asks for; facets it does not ask about are absent."""
    found: dict[str, frozenset[str]] = {}
    for term in _terms(query, table):
        found[term.facet] = found.get(term.facet, frozenset()) | frozenset(term.values)
    return found


def toggled(text: str, facet: str, value: str, table: Table, language: str = "en") -> str:
    """The text with this value of the facet asked for, or no longer asked for if it was.

    A further value of a facet is an alternative (`type:fire|water`), but for `owned`, where it takes the other's place.

    Args:
        language: New words are written in this language.
    """
    query = parse(text)
    terms = [term for term in _terms(query, table) if term.facet == facet]
    for term in terms:
        if value in term.values:
            return _without(text, term, value)
    if facet == "owned" and terms:
        text = _without(text, terms[0], terms[0].values[0])
        query, terms = parse(text), []
    written = _written(facet, value, table, language)
    joined = next((term for term in terms if term.test.values[-1].span[1] == term.test.span[1]), None)
    if joined is not None:
        end = joined.test.span[1]
        return f"{text[:end]}|{re.split('[:=]', written, maxsplit=1)[1]}{text[end:]}"
    return _with(text, query, written)


def without_order(text: str) -> str:
    """The text without what it says about the order; unchanged if that cannot be told apart from the rest."""
    known = field("order")
    assert known is not None, "a field of the language"
    names = "|".join(map(re.escape, (known.name, *known.english, *known.portuguese)))
    shorter = re.sub(rf"(?:^|\s)(?:{names})[:=]\S+", " ", text, flags=re.IGNORECASE).strip()
    return shorter if parse(shorter).tree == parse(text).tree else text


def counts(query: Query, table: Table, shelf: Shelf = NO_SHELF) -> dict[str, dict[str, int]]:
    """How many cards each value of each facet has, among the cards that fit everything else that is asked.

    The term of a facet itself is left aside for its own counts, so that they tell how many cards its other values would
    bring. Values without cards are absent.
    """
    terms = _terms(query, table)
    masks: dict[frozenset[str], int] = {}
    found = {}
    for facet in FACETS:
        own = [term.test for term in terms if term.facet == facet]
        key = frozenset({facet} if own else ())
        if key not in masks:
            masks[key] = Plan(table, shelf).mask(_left(query.tree, own))
        found[facet] = _count(facet, masks[key], table, shelf)
    return found


def _left(tree: Node, aside: list[Test]) -> Node:
    if not aside:
        return tree
    parts = tree.parts if isinstance(tree, And) else (tree,)
    left = tuple(part for part in parts if part not in aside)
    return left[0] if len(left) == 1 else And(left) if left else Everything()


def _count(facet: str, mask: int, table: Table, shelf: Shelf) -> dict[str, int]:
    if facet == "owned":
        flags = flags_of(mask, table.size)
        owned = sum(flags[row] for card_id in shelf.owned if (row := table.index.positions.get(card_id)) is not None)
        return _some({"yes": owned, "no": sum(flags) - owned})
    if facet == "type":
        by_types = _by_value(table.types, mask, table)
        return _some(
            {
                name: sum(count for letters, count in by_types.items() if letter in letters)
                for name, letter in TYPE_LETTERS.items()
            }
        )
    if facet in ("kind", "stage"):
        by_kind = _by_value(table.kinds, mask, table)
        known = field(facet)
        assert known is not None, "a field of the language"
        return _some(
            {
                each.name: sum(count for kind, count in by_kind.items() if kind_test(each.name)(kind))
                for each in known.choices
            }
        )
    if facet == "playing":
        by_letter = _by_value(table.playing()[0], mask, table)
        return _some({word: sum(by_letter.get(letter, 0) for letter in letters) for word, letters in PLAYING.items()})
    if facet == "year":
        years: Counter[str] = Counter()
        for day, count in _by_value(table.releases, mask, table).items():
            years[day[:4]] += count
        return _some(years)
    return _some(_by_value({"set": table.sets, "rarity": table.rarities, "mark": table.marks}[facet], mask, table))


def _by_value(column: Column[V], mask: int, table: Table) -> dict[V, int]:
    held = Counter(compress(column.codes, flags_of(mask, table.size)))
    found: dict[V, int] = {}
    for code, count in held.items():
        found[column.values[code]] = found.get(column.values[code], 0) + count
    return found


def _some(counted: Mapping[str, int]) -> dict[str, int]:
    return {value: count for value, count in counted.items() if value and count}


# --- terms in the text


def _terms(query: Query, table: Table) -> list[_Term]:
    parts = query.tree.parts if isinstance(query.tree, And) else (query.tree,)
    return [term for part in parts if isinstance(part, Test) and (term := _read(part, table)) is not None]


def _read(test: Test, table: Table) -> _Term | None:
    """The facet a test is about and its values, None if it says something else."""
    texts = tuple(value.text for value in test.values)
    if test.field == "own":
        owned = {(">=", "1"): "yes", (">", "0"): "yes", ("=", "0"): "no", (":", "0"): "no", ("<", "1"): "no"}
        value = owned.get((test.op, texts[0])) if len(texts) == 1 else None
        return _Term("owned", (value,), test) if value else None
    if test.op not in (":", "="):
        return None
    if test.field == "is":
        if texts == ("owned",):
            return _Term("owned", ("yes",), test)
        return _Term("playing", texts, test) if all(text in PLAYING for text in texts) else None
    if test.field in ("type", "kind", "stage"):
        return _read_kind(test, texts)
    if test.field == "set":
        ids = tuple(_set_of(text, table) for text in texts)
        return _Term("set", ids, test) if all(ids) else None
    if test.field == "rarity" and test.op == "=":
        return _Term("rarity", tuple(_rarity_of(text, table) for text in texts), test)
    if test.field == "mark" or (test.field == "year" and not any(".." in text for text in texts)):
        return _Term(test.field, texts, test)
    return None


def _read_kind(test: Test, texts: tuple[str, ...]) -> _Term | None:
    """`type` takes kinds and stages too; `type=fire` (no other type) is no facet."""
    if test.field == "type" and all(text in TYPE_LETTERS for text in texts):
        return _Term("type", texts, test) if test.op == ":" else None
    for facet in ("kind", "stage"):
        known = field(facet)
        if known is not None and test.field in ("type", facet):
            names = {each.name for each in known.choices}
            if all(text in names for text in texts):
                return _Term(facet, texts, test)
    return None


def _set_of(text: str, table: Table) -> str:
    """The one set of this code or name, `""` if there are more or none."""
    ids = [set_id for set_id, own in table.set_names.items() if text in own]
    return ids[0] if len(ids) == 1 else ""


def _rarity_of(text: str, table: Table) -> str:
    """The rarity of this name, in whichever spelling or language, as the column has it."""
    known = (rarity(name) for name in table.rarities.values if name)
    return next((fold(each.en) for each in known if each.named(text)), text)


def _written(facet: str, value: str, table: Table, language: str) -> str:
    """The term as a person would type it."""
    portuguese = is_portuguese(language)
    known = field(_FIELDS.get(facet, facet))
    assert known is not None, "a field of the language"
    name = known.portuguese[0] if portuguese and known.portuguese else known.name
    if facet == "owned":
        return f"{name}>=1" if value == "yes" else f"{name}=0"
    if facet == "set":
        codes = next((each.codes for each in table.sets_known if each.id == value), ())
        value = next((code for code in codes if _set_of(fold(code), table) == value), value)
    elif facet == "rarity":
        value = rarity_name(value, language).lower()
    elif portuguese:
        value = _IN_PORTUGUESE.get(value, value)
        label = say(f"query.v.{value}", language, {}).lower() if value in TYPE_LETTERS else ""
        value = label if label and choice(known, label) == value else value
    return f"{name}{'=' if facet == 'rarity' else ':'}{_quoted(value)}"


def _quoted(value: str) -> str:
    return f'"{value}"' if re.search(r"[\s()|:=<>]", value) or value.startswith(("-", "/")) else value


def _with(text: str, query: Query, term: str) -> str:
    """A term more; in front where the text is not finished, so that an open quotation mark does not take it in."""
    if not text.strip():
        return term
    either = isinstance(query.tree, Or)
    if any(problem.severity == "half" for problem in query.problems):
        return f"{term} ({text}" if either else f"{term} {text}"
    return f"({text.strip()}) {term}" if either else f"{text.strip()} {term}"


def _without(text: str, term: _Term, value: str) -> str:
    """The text without one value, and without the term if that was its last."""
    kept = [each for each, known in zip(term.test.values, term.values, strict=True) if known != value]
    start, end = term.test.span
    if kept:
        head = text[start : term.test.values[0].span[0]]
        return text[:start] + head + "|".join(text[each.span[0] : each.span[1]] for each in kept) + text[end:]
    before, after = text[:start].rstrip(), text[end:].lstrip()
    while before.endswith("(") and after.startswith(")"):
        before, after = before[:-1].rstrip(), after[1:].lstrip()
    left = f"{before} {after}".strip()
    query = parse(text)
    expected = _left(query.tree, [term.test])
    read = parse(left)
    clean = not before.endswith(("-", "(")) and len(read.problems) <= len(query.problems)
    if clean and read.tree == expected:
        return left
    return render(Query("", expected, query.orders))  # the term stood where it cannot simply be cut out

"""The shelf the decks stand on: folders, an archive, and a search over them that speaks like the search for cards.

A query is words side by side, all of which must fit: bare words are parts of the deck's name, a tag, the folder or the
Pokémon it is built around; `-` or `not` in front turns a condition round; quotation marks keep words together; `a|b`
are alternatives. Fields, in English or Portuguese: `name`, `tag`, `folder`, `note`, `format`, `archetype` (what it is
built around), `card` (a card inside), `cards` (how many, with `>=` and so on), `is` (legal, unfinished, illegal,
built, archived). What is not understood is a problem with its place, and the rest of the query holds all the same.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.cards.names import fold
from ptcg_desktop.decks import DeckList, archetype, load_formats
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import NOTHING, Changes, Done
from ptcg_desktop.services.decks import LIST_SCOPE, DeckService, DeckSummary, StoredDeck, scope_of

if TYPE_CHECKING:
    from ptcg_desktop.store.connect import Library
    from ptcg_desktop.store.session import Step

_FIELDS = {
    name: field
    for field, names in {
        "name": "name n nome",
        "tag": "tag t etiqueta",
        "folder": "folder pasta",
        "note": "note notes anotação anotacao",
        "format": "format f formato",
        "archetype": "archetype arquétipo arquetipo",
        "card": "card c has in carta tem com",
        "cards": "cards size cartas tamanho",
        "is": "is é e",
    }.items()
    for name in names.split()
}
_STATES = {
    name: state
    for state, names in {
        "good": "legal válido valido",
        "hint": "unfinished incompleto",
        "error": "illegal ilegal inválido invalido",
        "built": "built montado",
        "archived": "archived arquivado",
    }.items()
    for name in names.split()
}
_TERM = re.compile(
    r'(?P<no>-|not\s+|não\s+)?(?:(?P<field>[^\W\d]+)(?P<op>[<>]=?|!=|[:=]))?(?P<value>(?:"[^"]*"?|[^\s"])+)'
)
_OPERATORS: Mapping[str, Callable[[int, int], bool]] = {
    ":": operator.eq,
    "=": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_DIGITS = 9
Standing = Callable[[DeckSummary], str]
"""A deck as `"good"`, `"hint"` (not finished) or `"error"`."""


class DeckProblem(msgspec.Struct, frozen=True):
    """A part of a query that is not understood: its sentence in data/words/library.toml, and where it stands."""

    code: str
    at: int
    params: dict[str, str]


class FoundDecks(msgspec.Struct, frozen=True):
    """The decks that fit, in the order of the list, and what was not understood."""

    decks: list[DeckSummary]
    problems: tuple[DeckProblem, ...] = ()


Fits = Callable[[DeckSummary], bool]


class DeckShelf:
    """Folders, archive, search. Folders and archive are steps of the list of decks (`LIST_SCOPE`)."""

    def __init__(self, library: Library, decks: DeckService) -> None:
        self._library = library
        self._decks = decks
        self._lists: dict[int, tuple[DeckSummary, DeckList]] = {}

    def forget(self) -> None:
        """Forget what decks hold: the catalogue has moved, and cards may be named otherwise."""
        self._lists = {}

    def folders(self) -> list[str]:
        """The folders that hold a deck, by name."""
        return sorted({deck.folder for deck in self._decks.list() if deck.folder}, key=str.casefold)

    def tags(self) -> list[str]:
        """The tags some deck has, by name."""
        return sorted({tag for deck in self._decks.list() for tag in deck.tags}, key=str.casefold)

    def put(self, deck_ids: Sequence[int], folder: str) -> Done[None]:
        """Put decks into a folder, which is made by that; `""` takes them out of theirs."""
        clean = _clean(folder)
        return self._change(deck_ids, "step.deck.folder", lambda _deck: {"folder": clean})

    def rename_folder(self, folder: str, name: str) -> Done[None]:
        """Give a folder another name, for all its decks in one step; one that is there already takes them in.

        Raises:
            KnownError: `deck.name_empty`.
        """
        clean = _clean(name)
        if not clean:
            raise KnownError("deck.name_empty")
        ids = [deck.id for deck in self._decks.list() if deck.folder == folder]
        return self._change(ids, "step.deck.folder_rename", lambda _deck: {"folder": clean}, name=folder)

    def archive(self, deck_ids: Sequence[int], archived: bool = True) -> Done[None]:
        """Put decks away, or take them out again; nothing else about them changes."""
        from ptcg_desktop.store.session import now

        def values(deck: StoredDeck) -> dict[str, str]:
            return {"archived": (deck.archived or now()) if archived else ""}

        return self._change(deck_ids, "step.deck.archive" if archived else "step.deck.unarchive", values)

    def find(self, text: str, standing: Standing) -> FoundDecks:
        """The decks that fit a query; archived ones only where it asks for them (`is:archived`)."""
        problems: list[DeckProblem] = []
        tests: list[Fits] = []
        asked_archive = False
        for match in _TERM.finditer(text):
            test, about_archive = self._test(match, standing, problems)
            asked_archive |= about_archive
            if test is not None:
                tests.append(_not(test) if match["no"] else test)
        decks = [
            deck
            for deck in self._decks.list()
            if (asked_archive or not deck.archived) and all(test(deck) for test in tests)
        ]
        return FoundDecks(decks, tuple(problems))

    def _test(self, match: re.Match[str], standing: Standing, problems: list[DeckProblem]) -> tuple[Fits | None, bool]:
        values = [value.strip('"') for value in match["value"].split("|") if value.strip('"')]
        name = match["field"]
        if not values:
            return None, False
        if name is None:
            return _any(values, self._bare), False
        field = _FIELDS.get(name.casefold())
        if field is None:
            problems.append(DeckProblem("decks.search.field", match.start("field"), {"field": name}))
            return None, False
        if field == "cards":
            return _number(match, values, problems), False
        if field == "is":
            return _state(match, values, standing, problems)
        if field == "card":
            return self._holds(values), False
        columns = {**_COLUMNS, "note": self._note, "archetype": self._archetype}
        return _any(values, columns[field]), False

    def _holds(self, values: Sequence[str]) -> Fits:
        """A card inside, by a part of its name in either language, or by its id."""
        words = [fold(value) for value in values]

        def fits(deck: DeckSummary) -> bool:
            entries = self._list(deck).entries
            return any(
                entry.card_id in values
                or any(word in fold(entry.label.en) or word in fold(entry.label.pt) for word in words)
                for entry in entries
            )

        return fits

    def _list(self, deck: DeckSummary) -> DeckList:
        """The cards of a deck, read once for each state of it: a query is asked again with every letter."""
        known = self._lists.get(deck.id)
        if known is None or known[0] != deck:
            known = self._lists[deck.id] = deck, self._decks.deck_list(deck.id)
        return known[1]

    def _archetype(self, deck: DeckSummary) -> Iterable[str]:
        return [wording for name in archetype(self._list(deck)) for wording in (name.en, name.pt)]

    def _bare(self, deck: DeckSummary) -> Iterable[str]:
        yield from (deck.name, *deck.tags, deck.folder)
        yield from self._archetype(deck)

    def _note(self, deck: DeckSummary) -> Iterable[str]:
        return (self._decks.get(deck.id).note,)

    def _change(
        self, deck_ids: Sequence[int], code: str, values: Callable[[StoredDeck], Mapping[str, str]], name: str = ""
    ) -> Done[None]:
        with self._library.step(LIST_SCOPE) as step:
            for deck in step.some_decks(deck_ids):
                step.describe(code, name=name or deck.name)
                step.update("deck", (deck.id,), dict(values(deck)))
        return Done(None, _about(step), step.id)


def _not(test: Fits) -> Fits:
    return lambda deck: not test(deck)


def _format_words(deck: DeckSummary) -> Iterable[str]:
    """The format's id and its names in both languages."""
    known = load_formats().get(deck.format_id)
    return (deck.format_id, known.name.en, known.name.pt) if known else (deck.format_id,)


_COLUMNS: Mapping[str, Callable[[DeckSummary], Iterable[str]]] = {
    "name": lambda deck: (deck.name,),
    "tag": lambda deck: deck.tags,
    "folder": lambda deck: (deck.folder,),
    "format": _format_words,
}


def _any(values: Sequence[str], texts: Callable[[DeckSummary], Iterable[str]]) -> Fits:
    words = [fold(value) for value in values]
    return lambda deck: any(word in fold(text) for text in texts(deck) for word in words)


def _number(match: re.Match[str], values: Sequence[str], problems: list[DeckProblem]) -> Fits | None:
    # More digits than any deck has cards say nothing more, and Python reads no number of thousands of them.
    numbers = [int(value.lstrip("0")[:_DIGITS] or "0") for value in values if value.isdecimal()]
    if len(numbers) < len(values):
        problems.append(DeckProblem("decks.search.number", match.start("value"), {"value": match["value"]}))
        return None
    compare = _OPERATORS[match["op"]]
    return lambda deck: any(compare(deck.count, number) for number in numbers)


def _state(
    match: re.Match[str], values: Sequence[str], standing: Standing, problems: list[DeckProblem]
) -> tuple[Fits | None, bool]:
    states = [_STATES.get(value.casefold()) for value in values]
    if None in states:
        problems.append(DeckProblem("decks.search.state", match.start("value"), {"value": match["value"]}))
        return None, False

    def fits(deck: DeckSummary) -> bool:
        now = {"built": bool(deck.built), "archived": bool(deck.archived)}
        return any(now[state] if state in now else standing(deck) == state for state in states if state)

    return fits, "archived" in states


def _clean(folder: str) -> str:
    """The folder's name without stray spaces; folders in folders are written with a slash."""
    parts = (" ".join(part.split()) for part in folder.split("/"))
    return "/".join(part for part in parts if part)


def _about(step: Step) -> Changes:
    ids = {scope_of(int(image.key[0])) for image in step.images}
    return Changes(frozenset({"decks"}), frozenset(ids)) if ids else NOTHING


__all__ = ["DeckProblem", "DeckShelf", "FoundDecks"]

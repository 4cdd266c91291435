"""Decks: lists of cards that are saved with every act, checked on demand."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING, Protocol

from ptcg_desktop import decks as rules
from ptcg_desktop.cards.model import NO_TEXT, CardDef, SetDef, Text
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.reading import ThemeDeck
from ptcg_desktop.files.starter import ReadyDeck, load_starter
from ptcg_desktop.services.changes import NOTHING, Changes, Done
from ptcg_desktop.store.rows import DeckCard, DeckSummary, StoredDeck, Value, Values

if TYPE_CHECKING:
    from ptcg_desktop.decks.registration import Registration
    from ptcg_desktop.store.connect import Library
    from ptcg_desktop.store.session import Session, Step

LIST_SCOPE = "decks"
DEFAULT_FORMAT = "unlimited"
# More of one card than this is a slip of the keyboard, in any format.
MAX_COUNT = 999
NO_NOTES: Mapping[str, str] = MappingProxyType({})


class CardSource(Protocol):
    """What decks need of the catalogue."""

    def card(self, card_id: str) -> CardDef | None:
        """One printing, None if the catalogue does not have it."""

    def cards(self, ids: Sequence[str]) -> list[CardDef]:
        """Those of the printings that the catalogue has."""

    def prints_of(self, card_id: str) -> list[str]:
        """Every printing with the same name."""

    def sets(self) -> list[SetDef]:
        """Every set."""

    def theme_decks(self) -> list[ThemeDeck]:
        """The decks that were sold ready to play, where they were imported."""


def scope_of(deck_id: int) -> str:
    """The undo scope of one deck's cards and format."""
    return f"deck:{deck_id}"


class DeckService:
    """Use cases of decks. Each mutating call is one transaction and one undo step.

    Creating, renaming, duplicating and deleting are steps of scope `"decks"`; cards and format of a deck are steps of
    `scope_of(deck_id)`. Any call may raise `KnownError` (`database.*`, `library.in_use`; `deck.gone` if the deck was
    deleted meanwhile); then nothing has changed.
    """

    def __init__(self, library: Library, cards: CardSource, set_name: Callable[[str], str]) -> None:
        """`set_name` tells the English name of a set by its id, `""` if unknown."""
        self._library = library
        self._cards = cards
        self._set_name = set_name

    # Looking

    def list(self) -> list[DeckSummary]:
        """All decks, by name."""
        with self._library.reading() as session:
            return session.decks()

    def get(self, deck_id: int) -> StoredDeck:
        """One deck with its cards."""
        with self._library.reading() as session:
            return stored_deck(session, deck_id)

    def deck_list(self, deck_id: int) -> rules.DeckList:
        """The deck as the rules read it; a card that the catalogue does not have stays, with `card=None`."""
        return self._resolved(self.get(deck_id))

    def check(self, deck_id: int, date: str = "", owned: Mapping[str, int] | None = None) -> rules.Report:
        """`judge` the deck in its own format.

        A format that does not exist any more is left out: only the deck rules of the profile are checked.
        """
        deck = self.get(deck_id)
        fmt = rules.load_formats().get(deck.format_id, rules.ANYTHING)
        return self.judge(self._resolved(deck), fmt, date, owned=owned)

    def judge(
        self,
        deck: rules.DeckList,
        fmt: rules.Format,
        date: str = "",
        *,
        profile: str = "",
        owned: Mapping[str, int] | None = None,
    ) -> rules.Report:
        """Check a deck list, stored or not, with what catalogue and collection say about it: the one way to do so for
        the window and the command line.

        Args:
            date: ISO date; `""` = the format's own, else its newest state.
            profile: Rule profile to play by; `""` = the format's.
            owned: Copies by card id, where they are known already; None = the collection is asked.
        """
        if owned is None:
            with self._library.reading() as session:
                owned = session.owned()

        def owned_prints(card: CardDef) -> list[tuple[CardDef, int]]:
            ids = [each for each in self._cards.prints_of(card.id) if owned.get(each)] if owned else []
            return [(each, owned[each.id]) for each in self._cards.cards(ids)]

        deck_rules = rules.load_deck_rules(profile or fmt.profile)
        codes = {known.id: known.code for known in self._cards.sets()}

        def label(card: CardDef) -> str:
            code = codes.get(card.set_id)
            return f"{code} {card.number}" if code else card.id

        return rules.check(deck, deck_rules, fmt, date, self.prints, owned_prints, label)

    def prints(self, card: CardDef) -> Sequence[CardDef]:
        """Every printing with the name of a card."""
        return self._cards.cards(self._cards.prints_of(card.id))

    def export_text(self, deck_id: int, shape: rules.Shape = "ptcgl") -> str:
        """The deck as the text other programs read."""
        return self.text_of(self.deck_list(deck_id), shape)

    def text_of(self, deck: rules.DeckList, shape: rules.Shape = "ptcgl") -> str:
        """A deck list, stored or not, as the text other programs read."""
        from ptcg_desktop.services.deck_names import names_for

        return rules.deck_text(deck, names_for(shape, self._cards), shape)

    def registration_of(self, deck: rules.DeckList) -> Registration:
        """A deck list, stored or not, as a tournament's sheet lists it."""
        from ptcg_desktop.decks.registration import registration
        from ptcg_desktop.services.deck_names import names_for

        return registration(deck, names_for("ptcgl", self._cards))

    # The list of decks

    def create(
        self,
        name: str,
        format_id: str = DEFAULT_FORMAT,
        cards: Iterable[tuple[CardDef, int]] = (),
        notes: Mapping[str, str] = NO_NOTES,
    ) -> Done[StoredDeck]:
        """Make a deck, empty or with cards, in one step. A name that is taken gets a number behind it.

        Args:
            name: Its name.
            format_id: Where it is to be played.
            cards: Printings and copies.
            notes: Notes on lines, by card id.

        Raises:
            KnownError: `deck.name_empty`.
        """
        lines = [self._line(card, count) | _noted(card.id, notes) for card, count in _merged(cards)]
        with self._library.step(LIST_SCOPE) as step:
            deck = self._insert(step, _free_name(step, name), format_id, lines)
            step.describe("step.deck.create", name=deck.name)
        return Done(deck, about_deck(deck.id), step.id)

    def rename(self, deck_id: int, name: str) -> Done[StoredDeck]:
        """Give a deck another name; as in `create`."""
        with self._library.step(LIST_SCOPE) as step:
            old = stored_deck(step, deck_id)
            new = _free_name(step, name, besides=deck_id)
            step.describe("step.deck.rename", old=old.name, name=new)
            step.update("deck", (deck_id,), {"name": new})
        return self._done(deck_id, step)

    def ready_decks(self) -> Sequence[ReadyDeck]:
        """Decks to start from: those that come with the program, then those that were sold ready to play.

        Raises:
            KnownError: `data.*`, `catalogue.*`.
        """
        names = {known.id: known.name for known in self._cards.sets()}
        sold = (_ready(deck, names.get(deck.set_id, NO_TEXT)) for deck in self._cards.theme_decks())
        return [*_starter_decks(), *sold]

    def create_from(self, ready: ReadyDeck, language: str = "en") -> Done[StoredDeck]:
        """Make a deck of one's own out of a ready one; cards that the catalogue lacks stay as lines."""
        known = {card.id: card for card in self._cards.cards([card_id for card_id, _ in ready.cards])}
        lines = [
            self._line(known[card_id], count)
            if card_id in known
            else _unknown_line(card_id, count, ready.names.get(card_id, ""))
            for card_id, count in ready.cards
        ]
        with self._library.step(LIST_SCOPE) as step:
            deck = self._insert(step, _free_name(step, ready.name.get(language)), ready.format, lines)
            step.describe("step.deck.create", name=deck.name)
        return Done(deck, about_deck(deck.id), step.id)

    def duplicate(self, deck_id: int) -> Done[StoredDeck]:
        """Make a second deck like the first, candidates and notes too; it is not built and has no versions."""
        with self._library.step(LIST_SCOPE) as step:
            old = stored_deck(step, deck_id)
            lines = [card.values for card in old.cards]
            said: Values = {"note": old.note, "tags": "\n".join(old.tags), "folder": old.folder}
            deck = self._insert(step, _free_name(step, old.name), old.format_id, lines, said)
            for position, card in enumerate(old.maybe):
                step.insert("maybe_card", {"deck_id": deck.id, **card.values, "position": position})
            deck = stored_deck(step, deck.id)
            step.describe("step.deck.duplicate", name=old.name)
        return Done(deck, about_deck(deck.id), step.id)

    def delete(self, deck_id: int) -> Done[None]:
        """Remove a deck; undoing brings it back with its own history."""
        with self._library.step(LIST_SCOPE) as step:
            step.describe("step.deck.delete", name=stored_deck(step, deck_id).name)
            step.delete("deck", (deck_id,))
        return Done(None, about_deck(deck_id), step.id)

    # One deck

    def set_built(self, deck_id: int, built: bool) -> Done[StoredDeck]:
        """Say that the deck is put together out of cards of the collection, which it then reserves, or taken apart."""
        from ptcg_desktop.store.session import now

        with self._library.step(scope_of(deck_id)) as step:
            deck = stored_deck(step, deck_id)
            step.describe("step.deck.build" if built else "step.deck.unbuild", name=deck.name)
            if built != bool(deck.built):
                step.update("deck", (deck_id,), {"built": now() if built else ""})
        return self._done(deck_id, step)

    def set_format(self, deck_id: int, format_id: str) -> Done[StoredDeck]:
        """Choose the format in which the deck is checked."""
        with self._library.step(scope_of(deck_id)) as step:
            deck = stored_deck(step, deck_id)
            step.describe("step.deck.format", name=deck.name, format=format_id)
            step.update("deck", (deck_id,), {"format_id": format_id})
        return self._done(deck_id, step)

    def add(self, deck_id: int, card: CardDef, count: int = 1) -> Done[StoredDeck]:
        """Put `count` more copies in; n calls are n copies. More than the rules allow is a finding, not a refusal.

        Raises:
            KnownError: `deck.count` above `MAX_COUNT` copies.
        """
        if count < 1:
            raise ValueError(f"cannot add {count} copies")
        with self._library.step(scope_of(deck_id)) as step:
            held = stored_deck(step, deck_id).count_of(card.id)
            step.describe("step.deck.add", name=card.name.get("en"), count=count)
            self._put(step, deck_id, self._line(card, held + count))
        return self._done(deck_id, step)

    def set_count(self, deck_id: int, card_id: str, count: int) -> Done[StoredDeck]:
        """Have exactly `count` copies of a printing; 0 takes it out.

        Raises:
            KnownError: `deck.count` outside 0 to `MAX_COUNT`; `card.unknown` if the card is neither in the deck nor in
                the catalogue.
        """
        with self._library.step(scope_of(deck_id)) as step:
            held = next((card for card in stored_deck(step, deck_id).cards if card.card_id == card_id), None)
            step.describe("step.deck.count", name=held.name if held else card_id, count=count)
            if count == 0:
                step.delete("deck_card", (deck_id, card_id))
            elif held is not None:
                step.update("deck_card", (deck_id, card_id), {"count": _checked(count)})
            else:
                card = self._cards.card(card_id)
                if card is None:
                    raise KnownError("card.unknown", card=card_id)
                step.describe("step.deck.add", name=card.name.get("en"), count=count)
                self._put(step, deck_id, self._line(card, count))
        return self._done(deck_id, step)

    def apply(self, deck_id: int, fix: rules.Fix) -> Done[StoredDeck]:
        """Carry out a fix of the deck check in one step; lines it does not name stay as they are.

        Raises:
            KnownError: `card.unknown` if it brings in a printing that the catalogue does not have; `deck.count`.
        """
        with self._library.step(scope_of(deck_id)) as step:
            deck = stored_deck(step, deck_id)
            step.describe("step.deck.fix", name=deck.name)
            for card_id, by in fix.changes:
                held = next((card for card in deck.cards if card.card_id == card_id), None)
                count = (held.count if held else 0) + by
                if held is not None and count <= 0:
                    step.delete("deck_card", (deck_id, card_id))
                elif held is not None:
                    step.update("deck_card", (deck_id, card_id), {"count": _checked(count)})
                elif count > 0:
                    card = self._cards.card(card_id)
                    if card is None:
                        raise KnownError("card.unknown", card=card_id)
                    # A print that comes in for another of the card takes over what is written about that.
                    old = next((held.note for held in deck.cards if held.note and held.name == card.name.en), "")
                    self._put(step, deck_id, self._line(card, count) | ({"note": old} if old else {}))
        return self._done(deck_id, step)

    def set_cards(
        self, deck_id: int, cards: Iterable[tuple[CardDef, int]], notes: Mapping[str, str] = NO_NOTES
    ) -> Done[StoredDeck]:
        """Replace all cards in one step: an import. Lines that stay keep their notes where `notes` has none."""
        lines = [self._line(card, count) | _noted(card.id, notes) for card, count in _merged(cards)]
        with self._library.step(scope_of(deck_id)) as step:
            deck = stored_deck(step, deck_id)
            step.describe("step.deck.cards", name=deck.name)
            kept = {line["card_id"] for line in lines}
            for card in deck.cards:
                if card.card_id not in kept:
                    step.delete("deck_card", (deck_id, card.card_id))
            for line in lines:
                self._put(step, deck_id, line)
        return self._done(deck_id, step)

    def append(
        self, deck_id: int, cards: Iterable[tuple[CardDef, int]], notes: Mapping[str, str] = NO_NOTES
    ) -> Done[StoredDeck]:
        """Put many cards behind those of the deck in one step; what is in it stays, unknown lines too.

        Raises:
            KnownError: `deck.count` above `MAX_COUNT` copies of a printing.
        """
        added = _merged(cards)
        with self._library.step(scope_of(deck_id)) as step:
            deck = stored_deck(step, deck_id)
            step.describe("step.deck.cards", name=deck.name)
            for card, count in added:
                line = self._line(card, deck.count_of(card.id) + count) | _noted(card.id, notes)
                self._put(step, deck_id, line)
        return self._done(deck_id, step)

    # Inside

    def _resolved(self, deck: StoredDeck) -> rules.DeckList:
        found = {card.id: card for card in self._cards.cards([line.card_id for line in deck.cards])}
        entries = (entry_of(line, found.get(line.card_id)) for line in deck.cards)
        return rules.DeckList(deck.name, tuple(entries))

    def _done(self, deck_id: int, step: Step) -> Done[StoredDeck]:
        return Done(self.get(deck_id), about_deck(deck_id) if step.id else NOTHING, step.id)

    def _line(self, card: CardDef, count: int) -> Values:
        return {
            "card_id": card.id,
            "name": card.name.get("en"),
            "set_id": card.set_id,
            "set_name": self._set_name(card.set_id),
            "number": card.number,
            "count": _checked(count),
        }

    @staticmethod
    def _put(step: Step, deck_id: int, line: Values) -> None:
        card_id = str(line["card_id"])
        if stored_deck(step, deck_id).count_of(card_id):
            said: Values = {name: value for name, value in line.items() if name in ("count", "note")}
            step.update("deck_card", (deck_id, card_id), said)
        else:
            step.insert("deck_card", {"deck_id": deck_id, **line, "position": step.next_position(deck_id)})

    @staticmethod
    def _insert(
        step: Step, name: str, format_id: str, lines: Sequence[Values], said: Mapping[str, Value] = MappingProxyType({})
    ) -> StoredDeck:
        from ptcg_desktop.store.session import now

        deck_id = step.insert("deck", {"name": name, "format_id": format_id, "changed": now(), **said})
        for position, line in enumerate(lines):
            step.insert("deck_card", {"deck_id": deck_id, **line, "position": position})
        return stored_deck(step, deck_id)


def stored_deck(session: Session, deck_id: int) -> StoredDeck:
    """A deck that must be there; raises `deck.gone`."""
    deck = session.deck(deck_id)
    if deck is None:
        raise KnownError("deck.gone")
    return deck


def entry_of(line: DeckCard, card: CardDef | None) -> rules.Entry:
    """A stored line as the rules read it, with its card where the catalogue has it."""
    return rules.Entry(line.card_id, line.count, card, line.name, line.set_id, line.number, line.note)


def _noted(card_id: str, notes: Mapping[str, str]) -> Values:
    note = clean_note(notes.get(card_id, ""))
    return {"note": note} if note else {}


def clean_note(note: str) -> str:
    """A note on a line as it is kept: one line of text, without stray spaces."""
    return " ".join(note.split())


@cache
def _starter_decks() -> tuple[ReadyDeck, ...]:
    return load_starter().decks


def _unknown_line(card_id: str, count: int, name: str) -> Values:
    set_id, _, number = card_id.rpartition("-")
    said = {"name": name or card_id, "set_id": set_id, "set_name": "", "number": number}
    return {"card_id": card_id, **said, "count": _checked(count)}


def _ready(deck: ThemeDeck, set_name: Text) -> ReadyDeck:
    counts: dict[str, int] = {}
    for entry in deck.entries:
        counts[entry.card_id] = counts.get(entry.card_id, 0) + entry.count
    profile = rules.load_formats()[DEFAULT_FORMAT].profile
    names = {entry.card_id: entry.name for entry in deck.entries}
    return ReadyDeck(deck.id, Text(en=deck.name), DEFAULT_FORMAT, profile, set_name, tuple(counts.items()), names)


def _merged(cards: Iterable[tuple[CardDef, int]]) -> list[tuple[CardDef, int]]:
    counts: dict[str, tuple[CardDef, int]] = {}
    for card, count in cards:
        counts[card.id] = (card, count + (counts[card.id][1] if card.id in counts else 0))
    return list(counts.values())


def _checked(count: int | str) -> int:
    if not isinstance(count, int) or not 1 <= count <= MAX_COUNT:
        raise KnownError("deck.count", count=count, limit=MAX_COUNT)
    return count


def _free_name(session: Session, name: str, besides: int | None = None) -> str:
    """The name without stray spaces, with the smallest number behind it that no other deck of that name has."""
    wanted = " ".join(name.split())
    if not wanted:
        raise KnownError("deck.name_empty")
    taken = {deck.name.casefold() for deck in session.decks() if deck.id != besides}
    if wanted.casefold() not in taken:
        return wanted
    stem = re.sub(r" \d+$", "", wanted)
    number = 2
    while f"{stem} {number}".casefold() in taken:
        number += 1
    return f"{stem} {number}"


def about_deck(deck_id: int) -> Changes:
    """What moves when a deck does."""
    return Changes(frozenset({"decks"}), frozenset({scope_of(deck_id)}))


__all__ = [
    "DEFAULT_FORMAT",
    "LIST_SCOPE",
    "MAX_COUNT",
    "CardSource",
    "DeckCard",
    "DeckService",
    "DeckSummary",
    "ReadyDeck",
    "StoredDeck",
    "about_deck",
    "clean_note",
    "entry_of",
    "scope_of",
    "stored_deck",
]

"""What the Decks page shows and does, without widgets: the list, the open deck, its check, the finder, undo."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Literal

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.decks.formats import ANYTHING, Format
from ptcg_desktop.decks.house import copy_format, load_formats
from ptcg_desktop.decks.mending import mend_all
from ptcg_desktop.decks.model import DeckList, Entry
from ptcg_desktop.decks.report import Fix
from ptcg_desktop.decks.rules import load_deck_rules
from ptcg_desktop.services.catalogue import Filters
from ptcg_desktop.services.collection_free import other_prints
from ptcg_desktop.services.deck_lists import ListReader, ReadList
from ptcg_desktop.services.decks import (
    DEFAULT_FORMAT,
    LIST_SCOPE,
    DeckCard,
    DeckSummary,
    StoredDeck,
    entry_of,
    scope_of,
)
from ptcg_desktop.services.legality import Place, places_of_deck
from ptcg_desktop.ui.decks.grouping import GroupBy, candidates, group, regroup
from ptcg_desktop.ui.decks.open_deck import OpenDeck, Standing, standing

if TYPE_CHECKING:
    from ptcg_desktop.decks import Shape
    from ptcg_desktop.effects.verdicts import Automation
    from ptcg_desktop.services.catalogue import CatalogueService
    from ptcg_desktop.services.changes import Changes, Done, StepInfo
    from ptcg_desktop.services.collection import CollectionService
    from ptcg_desktop.services.decks import DeckService, ReadyDeck
    from ptcg_desktop.services.history import History

PROFILES = ("classic", "classic-extended", "bw-xy-2013", "xy-nov-2013", "current")
"""Rule profiles a deck can be checked under."""
FINDER_LIMIT = 400
"""Cards the finder shows at once; more is a list nobody reads, and the field narrows it."""


PutMode = Literal["new", "replace", "append"]


class Found(msgspec.Struct, frozen=True):
    """What the finder shows, and how many cards there are in all."""

    ids: list[str]
    total: int


class DecksPresenter:
    """The list of decks and the deck that is open. `publish` is called once per act, with its changes."""

    def __init__(
        self,
        decks: DeckService,
        catalogue: CatalogueService,
        collection: CollectionService,
        history: History,
        publish: Callable[[Changes], None],
    ) -> None:
        self._decks = decks
        self._catalogue = catalogue
        self._collection = collection
        self._history = history
        self._publish = publish
        self._parents: dict[str, str] = {}
        self._profiles: dict[int, str] = {}
        self._codes: dict[str, str] = {}
        self._others = other_prints(catalogue)
        self._legal: dict[int, tuple[DeckSummary, Standing]] = {}
        self._owned: dict[str, int] | None = None
        self._reader: tuple[tuple[int, int, str], ListReader] | None = None
        self.language = "en"
        self.grouping: GroupBy = "kind"
        self.summaries: list[DeckSummary] = []
        self.open: OpenDeck | None = None

    # the list

    def reload(self) -> None:
        """Read the list and the open deck anew; a deck that is gone is closed."""
        self.summaries = self._decks.list()
        if self.open is not None:
            known = {each.id for each in self.summaries}
            self._read(self.open.deck_id if self.open.deck_id in known else None)

    def reload_and_open(self) -> None:
        """`reload`; if no deck is open, the one worked on last is opened."""
        self.reload()
        if self.open is None and self.summaries:
            self._read(max(self.summaries, key=lambda each: (each.changed, each.id)).id)

    def select(self, deck_id: int | None) -> None:
        """Open a deck, or none."""
        self._read(deck_id)

    def ready_decks(self) -> list[ReadyDeck]:
        """The decks of the starter that can be taken as templates."""
        return list(self._decks.ready_decks())

    def standing(self, summary: DeckSummary) -> Standing:
        """How a deck of the list stands in its format; asked once for each state of the deck."""
        if self.open is not None and self.open.deck_id == summary.id:
            return self.open.standing
        known = self._legal.get(summary.id)
        if known is None or known[0] != summary:
            self._legal[summary.id] = (summary, standing(self._decks.check(summary.id, owned=self._all_owned())))
        return self._legal[summary.id][1]

    def format_name(self, format_id: str) -> str:
        """A format's name in the language of the window."""
        return self._format(format_id).name.get(self.language)

    def create(self, name: str, format_id: str = "") -> int:
        """Make an empty deck and open it; the format of the deck that is open is the natural next one."""
        chosen = format_id or (self.open.format_id if self.open else "")
        return self._opened(self._decks.create(name, chosen) if chosen else self._decks.create(name))

    def create_from(self, ready: ReadyDeck) -> int:
        """Make a deck of one's own from a ready one and open it."""
        return self._opened(self._decks.create_from(ready, self.language))

    def duplicate(self, deck_id: int) -> int:
        """Copy a deck and open the copy."""
        return self._opened(self._decks.duplicate(deck_id))

    def rename(self, deck_id: int, name: str) -> None:
        """Give a deck another name; blank names are ignored."""
        if name.strip():
            self._after(self._decks.rename(deck_id, name.strip()))

    def delete(self, deck_id: int) -> None:
        """Delete a deck (undo brings it back) and open its neighbour in the list."""
        ids = [each.id for each in self.summaries]
        place = ids.index(deck_id)
        rest = ids[:place] + ids[place + 1 :]
        done = self._decks.delete(deck_id)
        self.summaries = self._decks.list()
        if self.open is not None and self.open.deck_id == deck_id:
            self._read(rest[min(place, len(rest) - 1)] if rest else None)
        self._publish(done.changes)

    # the open deck

    def add(self, card_ids: Sequence[str], count: int = 1) -> None:
        """Add cards to the open deck, `count` copies for each time an id is named."""
        deck = self._opened_deck()
        for card in self._catalogue.cards(dict.fromkeys(card_ids)):
            self._after(self._decks.add(deck, card, count * card_ids.count(card.id)))

    def bump(self, card_ids: Sequence[str], by: int) -> None:
        """Add `by` copies to lines of the deck (negative takes away); a line that reaches 0 leaves."""
        for each in card_ids:
            if self.open is not None:
                self.set_count(each, self.open.count(each) + by)

    def set_count(self, card_id: str, count: int) -> None:
        """Play exactly `count` copies of a printing; 0 removes its line."""
        if self.open is not None and max(0, count) != self.open.count(card_id):
            self._after(self._decks.set_count(self.open.deck_id, card_id, max(0, count)))

    def set_format(self, format_id: str) -> None:
        """Check the deck against another format."""
        if self.open is not None and format_id != self.open.format_id:
            self._after(self._decks.set_format(self.open.deck_id, format_id))

    def group_by(self, grouping: GroupBy) -> None:
        """Put the lines of the open deck under other headings."""
        self.grouping = grouping
        if self.open is not None:
            self._show(self.open.stored)

    def took(self, done: Done[StoredDeck]) -> None:
        """Show what another service did to a deck, and tell of it."""
        self._after(done)

    def moved(self, changes: Changes) -> None:
        """Tell of a change that leaves the cards as they are."""
        self._publish(changes)

    def shelved(self, changes: Changes) -> None:
        """Read the list anew: decks have moved in it."""
        self.reload()
        self._publish(changes)

    def formats(self) -> list[Format]:
        """The formats a deck can be checked against, in their order."""
        return list(load_formats().values())

    def set_profile(self, profile_id: str) -> None:
        """Check the open deck under another rule profile than its format's own (`""`), for this session."""
        if self.open is not None:
            self._profiles[self.open.deck_id] = profile_id
            self._read(self.open.deck_id)

    def apply(self, fix: Fix) -> None:
        """Carry out the fix of a finding, in one undo step."""
        if self.open is not None:
            self._after(self._decks.apply(self.open.deck_id, fix))

    def mend_all(self) -> None:
        """Carry out all safe fixes of the open deck, in one undo step."""
        deck = self.open
        if deck is not None:
            fix = mend_all(deck.deck, deck.rules, self._format(deck.format_id), "", self._decks.prints)
            if fix is not None:
                self.apply(fix)

    def places(self, deck: OpenDeck) -> tuple[OpenDeck, dict[str, Place]]:
        """In which formats a deck is legal; the first answer takes a moment, so ask on a worker thread."""
        return deck, places_of_deck(self._catalogue.table(), deck.deck)

    def copy_format(self) -> Path | None:
        """Copy the format of the open deck into the house folder; None where there is no deck."""
        return copy_format(self.open.format_id) if self.open is not None else None

    def owned(self, card_id: str) -> int:
        """Copies owned of a card, over all prints that will do in its place, as the tab Build counts them."""
        owned = self._all_owned()
        mine = [each for each in self._catalogue.prints_of(card_id) if owned.get(each)]
        others = self._others(card_id) if any(each != card_id for each in mine) else ()
        return owned.get(card_id, 0) + sum(owned.get(each, 0) for each in others)

    def owned_print(self, card_id: str) -> int:
        """Copies owned of this very printing."""
        return self._all_owned().get(card_id, 0)

    def _all_owned(self) -> dict[str, int]:
        if self._owned is None:
            self._owned = self._collection.owned()
        return self._owned

    def forget_owned(self) -> None:
        """The collection moved: count what is owned anew."""
        self._owned = None

    def read_list(self, text: str) -> ReadList:
        """Read a pasted list; owned prints first, then those legal in the open deck's format."""
        return self.list_work(text)()

    def list_work(self, text: str) -> Callable[[], ReadList]:
        """What reads a pasted list; it may run on any thread, and takes half a second the first time."""
        format_id = self.open.format_id if self.open else DEFAULT_FORMAT
        return lambda: self._list_reader(format_id).read(text)

    def _list_reader(self, format_id: str) -> ListReader:
        """The reader, kept as long as catalogue, collection and format are the same: a list is read as it is typed."""
        state = (id(self._catalogue.table()), id(self._all_owned()), format_id)
        known = self._reader
        if known is None or known[0] != state:
            known = self._reader = state, ListReader(self._catalogue, self._all_owned(), format_id)
        return known[1]

    def put(self, read: ReadList, mode: PutMode, name: str = "") -> int:
        """Take over a list that was read, as one act: into a new deck, in place of the open one's cards, or behind
        them."""
        cards, notes = read.cards(), read.notes()
        known = {card.id: card for card in self._catalogue.cards({card_id for card_id, _ in cards})}
        pairs = [(known[card_id], count) for card_id, count in cards if card_id in known]
        if mode == "new" or self.open is None:
            format_id = self.open.format_id if self.open else DEFAULT_FORMAT
            return self._opened(self._decks.create(name, format_id, pairs, notes))
        put = self._decks.append if mode == "append" else self._decks.set_cards
        self._after(put(self.open.deck_id, pairs, notes))
        return self.open.deck_id

    def export_text(self, shape: Shape = "ptcgl") -> str:
        """The open deck as text for other programs."""
        return self._decks.export_text(self._opened_deck(), shape)

    def in_deck(self, card: CardDef) -> int:
        """Copies in the open deck of cards with this card's name, whatever the print."""
        return self.open.names.get(name_key(card.name.en), 0) if self.open else 0

    def count(self, card_id: str) -> int:
        """Copies in the open deck of this very printing."""
        return self.open.count(card_id) if self.open else 0

    # the finder

    def find(self, text: str, kind: str = "", *, owned_only: bool = False) -> Found:
        """Cards for the finder, best first: exact names, names that start so, the rest."""
        owned = frozenset(self._all_owned()) if owned_only else None
        ids = self._catalogue.search(text, Filters(kinds=(kind,) if kind else (), ids=owned))
        return Found(ids[:FINDER_LIMIT], len(ids))

    def card(self, card_id: str) -> CardDef | None:
        """A card of the catalogue."""
        return self._catalogue.card(card_id)

    def automation(self, card_id: str) -> Automation | None:
        """How far a card plays by itself, as far as that is known."""
        return self._catalogue.programs.known(card_id)

    def label_of(self, set_id: str, number: str) -> str:
        """Set code and number as people write them in deck lists: `BS 4`."""
        if not self._codes:
            self._codes = {each.id: each.code for each in self._catalogue.sets()}
        return f"{self._codes.get(set_id) or set_id.upper()} {number}".strip()

    def set_name(self, set_id: str) -> str:
        """A set's name in the language of the window, its id if nobody knows it."""
        known = next((each for each in self._catalogue.sets() if each.id == set_id), None)
        return known.name.get(self.language) if known else set_id

    def print_label(self, card: CardDef) -> str:
        """`label_of` a card."""
        return self.label_of(card.set_id, card.number)

    def catalogue_moved(self) -> None:
        """Cards may be others now: forget what was remembered about them."""
        self._codes, self._parents, self._legal = {}, {}, {}
        self._others = other_prints(self._catalogue)

    # undo

    def can_undo(self) -> StepInfo | None:
        """The act on the open deck that undo would take back."""
        return self._history.can_undo(scope_of(self.open.deck_id)) if self.open else None

    def can_redo(self) -> StepInfo | None:
        """The act on the open deck that redo would do again."""
        return self._history.can_redo(scope_of(self.open.deck_id)) if self.open else None

    def undo(self) -> bool:
        """Take back the last act on the open deck, also one of an earlier session."""
        return self._travel(self._history.undo(scope_of(self.open.deck_id)) if self.open else None)

    def redo(self) -> bool:
        """Do again the act that was taken back last."""
        return self._travel(self._history.redo(scope_of(self.open.deck_id)) if self.open else None)

    def undo_list(self) -> bool:
        """Take back the last act on the list of decks: a deck made, renamed, duplicated or deleted."""
        return self._travel(self._history.undo(LIST_SCOPE))

    def redo_list(self) -> bool:
        """Do again the act on the list that was taken back last."""
        return self._travel(self._history.redo(LIST_SCOPE))

    def can_undo_list(self) -> StepInfo | None:
        """The act on the list that undo would take back."""
        return self._history.can_undo(LIST_SCOPE)

    def can_redo_list(self) -> StepInfo | None:
        """The act on the list that redo would do again."""
        return self._history.can_redo(LIST_SCOPE)

    def _travel(self, changes: Changes | None) -> bool:
        if changes is None:
            return False
        self.reload()
        self._publish(changes)
        return True

    # inside

    def _opened_deck(self) -> int:
        if self.open is None:
            raise LookupError("no deck is open")
        return self.open.deck_id

    def _opened(self, done: Done[StoredDeck]) -> int:
        self.summaries = self._decks.list()
        self._read(done.value.id)
        self._publish(done.changes)
        return done.value.id

    def _after(self, done: Done[StoredDeck]) -> None:
        stored = done.value
        renamed = all(each.id != stored.id or each.name != stored.name for each in self.summaries)
        self.summaries = (
            self._decks.list()
            if renamed
            else [stored.summary if each.id == stored.id else each for each in self.summaries]
        )
        if self.open is not None and self.open.deck_id == stored.id:
            self._show(stored)
        self._publish(done.changes)

    def _read(self, deck_id: int | None) -> None:
        if deck_id is None:
            self.open = None
            return
        self._show(self._decks.get(deck_id))

    def _show(self, stored: StoredDeck) -> None:
        deck_id = stored.id
        self._legal.pop(deck_id, None)
        deck = DeckList(stored.name, tuple(self._entry(card) for card in stored.cards))
        maybe = tuple(self._entry(card) for card in stored.maybe)
        names: dict[str, int] = {}
        for entry in deck.entries:
            names[entry.key] = names.get(entry.key, 0) + entry.count
        fmt = self._format(stored.format_id)
        profile_id = self._profiles.get(deck_id) or fmt.profile
        rules = load_deck_rules(profile_id)
        self.open = OpenDeck(
            deck_id=deck_id,
            name=stored.name,
            format_id=stored.format_id,
            profile_id=profile_id,
            rules=rules,
            deck=deck,
            sections=(*regroup(group(deck.entries, self._parent_of), self.grouping), candidates(maybe)),
            report=self._decks.judge(deck, fmt, profile=profile_id, owned=self._all_owned()),
            names=names,
            owned={entry.card_id: self.owned(entry.card_id) for entry in (*deck.entries, *maybe)},
            stored=stored,
            maybe=maybe,
        )

    def _entry(self, line: DeckCard) -> Entry:
        return entry_of(line, self._catalogue.card(line.card_id))

    def _format(self, format_id: str) -> Format:
        """The format with this id; one that is gone (a house format deleted) is judged as the plainest there is."""
        return load_formats().get(format_id, ANYTHING)

    def _parent_of(self, name: str) -> str:
        """What a Pokémon the deck skips evolves from, remembered."""
        if name not in self._parents:
            found = self._catalogue.cards(self._catalogue.with_name_key(name_key(name)))
            above = [card.evolves_from.get("en") for card in found]
            self._parents[name] = next((each for each in above if each), "")
        return self._parents[name]

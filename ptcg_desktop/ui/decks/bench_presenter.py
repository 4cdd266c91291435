"""What the tabs Build and Versions and the sections of the deck show and do, without widgets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.decks import DeckList, Difference, deck_of, diff
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.deck_bench import DeckVersion, Part
from ptcg_desktop.services.deck_building import Choice, Need, Pull
from ptcg_desktop.ui.decks.open_deck import OpenDeck
from ptcg_desktop.ui.decks.presenter import DecksPresenter

if TYPE_CHECKING:
    from ptcg_desktop.services.deck_shelf import FoundDecks
    from ptcg_desktop.services.workspace import Workspace


class Built(msgspec.Struct, frozen=True):
    """A deck against the collection."""

    needs: tuple[Need, ...]
    built: str

    @property
    def missing(self) -> int:
        """Copies that are not there."""
        return sum(need.missing for need in self.needs)

    @property
    def have(self) -> int:
        """Copies that are there."""
        return sum(need.have for need in self.needs)


class Pasted(msgspec.Struct, frozen=True):
    """A pasted list as a deck without a name, and how many of its cards were not found."""

    text: str
    deck: DeckList
    lost: int


class BenchPresenter:
    """Acts on the open deck of a `DecksPresenter`, which then shows what they did."""

    def __init__(self, decks: DecksPresenter, workspace: Workspace) -> None:
        self.decks = decks
        self._workspace = workspace

    @property
    def open(self) -> OpenDeck | None:
        """The open deck."""
        return self.decks.open

    def _id(self) -> int:
        if self.decks.open is None:
            raise LookupError("no deck is open")
        return self.decks.open.deck_id

    # sections and prints

    def move(self, card_ids: Sequence[str], to: Part) -> None:
        """Move whole lines between the deck and its candidates."""
        self.decks.took(self._workspace.bench.move(self._id(), card_ids, to))

    def add_maybe(self, card_ids: Sequence[str]) -> None:
        """Put cards among the candidates, one copy for each time an id is named."""
        cards = self._workspace.catalogue.cards(list(dict.fromkeys(card_ids)))
        counted = [(card, card_ids.count(card.id)) for card in cards]
        self.decks.took(self._workspace.bench.add(self._id(), counted))

    def bump_maybe(self, card_ids: Sequence[str], by: int) -> None:
        """`by` copies more (or fewer) of candidates; one that reaches 0 leaves."""
        held = {entry.card_id: entry.count for entry in self.decks.open.maybe} if self.decks.open else {}
        for card_id in card_ids:
            self.set_maybe([card_id], held.get(card_id, 0) + by)

    def set_maybe(self, card_ids: Sequence[str], count: int) -> None:
        """Have just so many copies of candidates."""
        for card_id in card_ids:
            self.decks.took(self._workspace.bench.set_count(self._id(), card_id, max(0, count)))

    def set_line_note(self, card_id: str, note: str, part: Part) -> None:
        """Write a note on a line."""
        self.decks.took(self._workspace.bench.set_line_note(self._id(), card_id, note, part))

    def prints(self, card_id: str) -> list[CardDef]:
        """Prints that can take a card's place, its own first."""
        return self._workspace.bench.prints(card_id)

    def swap(self, card_id: str, to: CardDef, part: Part) -> None:
        """Play all copies of a line as another print."""
        self.decks.took(self._workspace.bench.swap(self._id(), card_id, to, part=part))

    def swap_to_owned(self) -> None:
        """Play the prints that are owned."""
        self.decks.took(self._workspace.bench.swap_to_owned(self._id()))

    def swap_to_plainest(self) -> None:
        """Play the plainest prints."""
        self.decks.took(self._workspace.bench.swap_to_plainest(self._id()))

    # building

    def catalogue_moved(self) -> None:
        """Cards may be others now."""
        self._workspace.build.forget()
        self._workspace.deck_shelf.forget()

    def built_work(self, deck: OpenDeck, *, exact: bool) -> Callable[[], Built]:
        """What compares a deck with the collection (`exact` = no other print will do); it may run on any thread."""
        build = self._workspace.build

        def work() -> Built:
            try:
                needs = build.needs(deck.deck_id, exact=exact)
            except KnownError as error:
                if error.code != "deck.gone":
                    raise
                needs = []  # deleted meanwhile, and so not seen any more
            return Built(tuple(needs), deck.stored.built)

        return work

    def pulls_work(self, *, exact: bool) -> Callable[[], list[Pull]]:
        """What finds the copies to take out of the collection, by place; it may run on any thread."""
        build, deck_id = self._workspace.build, self._id()
        return lambda: build.pulls(deck_id, exact=exact)

    def set_built(self, built: bool) -> None:
        """Say that the deck is put together, or taken apart."""
        self.decks.took(self._workspace.decks.set_built(self._id(), built))

    def together(self, deck_ids: Sequence[int]) -> Choice:
        """Which of these decks at the same time?"""
        return self._workspace.build.together(deck_ids)

    # versions, notes, tags

    def versions(self) -> list[DeckVersion]:
        """Saved versions of the open deck, newest first."""
        return self._workspace.bench.versions(self._id())

    def save_version(self, name: str) -> DeckVersion:
        """Keep the open deck as it is now."""
        done = self._workspace.bench.save_version(self._id(), name)
        self.decks.moved(done.changes)
        return done.value

    def rename_version(self, version: DeckVersion, name: str) -> None:
        """Give a version another name; blank names are ignored."""
        if name.strip() and name.strip() != version.name:
            self.decks.moved(self._workspace.bench.rename_version(version.id, name).changes)

    def delete_version(self, version: DeckVersion) -> None:
        """Remove a version."""
        self.decks.moved(self._workspace.bench.delete_version(version.id).changes)

    def restore_version(self, version: DeckVersion) -> None:
        """Have the cards of a version again."""
        self.decks.took(self._workspace.bench.restore_version(version.id))

    def since(self, version: DeckVersion, later: DeckVersion | None = None) -> tuple[Difference, ...]:
        """What has changed from a version to the deck as it is now, or to another version."""
        bench = self._workspace.bench
        after = bench.version_list(later) if later else self.decks.open.deck if self.decks.open else DeckList("")
        return diff(bench.version_list(version), after)

    def against(self, pasted: DeckList) -> tuple[Difference, ...]:
        """What must change in the open deck to become a pasted list."""
        return diff(self.decks.open.deck if self.decks.open else DeckList(""), pasted)

    def pasted_work(self, text: str) -> Callable[[], Pasted]:
        """What reads a pasted list; it may run on any thread, and takes half a second the first time."""
        read_list, catalogue = self.decks.list_work(text), self._workspace.catalogue

        def work() -> Pasted:
            read = read_list()
            known = {card.id: card for card in catalogue.cards([card_id for card_id, _ in read.cards()])}
            found = [(known[card_id], count) for card_id, count in read.cards() if card_id in known]
            return Pasted(text, deck_of("", found), read.count() - read.taken)

        return work

    def deck_list(self, deck_id: int) -> DeckList:
        """Another deck of the library."""
        return self._workspace.decks.deck_list(deck_id)

    def version_list(self, version_id: int) -> DeckList:
        """A version of the open deck."""
        version = next(each for each in self.versions() if each.id == version_id)
        return self._workspace.bench.version_list(version)

    def name_of(self, difference: Difference) -> str:
        """A changed card's name in the language of the window."""
        for card_id in (*difference.prints_after, *difference.prints_before):
            card = self._workspace.catalogue.card(card_id)
            if card is not None:
                return card.name.get(self.decks.language)
        return difference.name

    def suggested_name(self) -> str:
        """A name for the deck, from the Pokémon it is built around; `""` if there is none or it is the name."""
        deck = self.decks.open
        names = self._workspace.bench.suggested_name(deck.deck) if deck else ()
        return " / ".join(name.get(self.decks.language) for name in names)

    def set_note(self, deck_id: int, note: str) -> None:
        """Write notes on a deck."""
        self.decks.took(self._workspace.bench.set_note(deck_id, note))

    def set_tags(self, deck_id: int, text: str) -> None:
        """Give a deck the tags of a text, between commas."""
        self.decks.took(self._workspace.bench.set_tags(deck_id, text.split(",")))

    def is_there(self, deck_id: int) -> bool:
        """Is there such a deck still?"""
        return any(each.id == deck_id for each in self.decks.summaries)

    # the shelf

    def find(self, text: str) -> FoundDecks:
        """Search over the decks."""
        return self._workspace.deck_shelf.find(text, self.decks.standing)

    def folders(self) -> list[str]:
        """Folders that hold a deck."""
        return self._workspace.deck_shelf.folders()

    def put(self, deck_id: int, folder: str) -> None:
        """Put a deck into a folder."""
        self.decks.shelved(self._workspace.deck_shelf.put([deck_id], folder).changes)

    def rename_folder(self, folder: str, name: str) -> None:
        """Give a folder another name."""
        self.decks.shelved(self._workspace.deck_shelf.rename_folder(folder, name).changes)

    def archive(self, deck_id: int, archived: bool) -> None:
        """Put a deck away, or take it out again."""
        self.decks.shelved(self._workspace.deck_shelf.archive([deck_id], archived).changes)

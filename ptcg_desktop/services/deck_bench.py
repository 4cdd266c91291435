"""Work on one deck beyond its counts: candidates, prints, notes, tags, versions.

Every mutating call is one undo step of the deck's own scope, so all of it can be taken back for the whole life of the
deck. Any call may raise `KnownError` as those of `DeckService` do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal

import msgspec

from ptcg_desktop import decks as rules
from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.changes import NOTHING, Done
from ptcg_desktop.services.collection_free import Allocation, PrintSource, other_prints
from ptcg_desktop.services.decks import MAX_COUNT, StoredDeck, about_deck, clean_note, entry_of, scope_of, stored_deck
from ptcg_desktop.services.plain_prints import is_plain
from ptcg_desktop.store.rows import DeckCard, DeckVersion, Snapshot, Values, count_in

if TYPE_CHECKING:
    from ptcg_desktop.store.connect import Library
    from ptcg_desktop.store.session import Step

Part = Literal["main", "maybe"]
"""The deck itself, or the cards that may come in: these are not counted, checked, reserved or played."""
_TABLES: Mapping[Part, str] = {"main": "deck_card", "maybe": "maybe_card"}
Lines = dict[str, DeckCard]
"""Lines by card id, in their order."""


def clean_notes(note: str) -> str:
    """Notes on a deck as they are kept: without blank lines around them and spaces at the ends of lines."""
    return "\n".join(line.rstrip() for line in note.strip().splitlines())


def clean_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Tags as they are kept: by name; one that differs from another only in case is the same tag."""
    kept: dict[str, str] = {}
    for tag in tags:
        clean = " ".join(tag.split())
        if clean:
            kept.setdefault(clean.casefold(), clean)
    return tuple(sorted(kept.values(), key=str.casefold))


class BenchService:
    """Use cases on the cards, notes and versions of one deck."""

    def __init__(
        self,
        library: Library,
        cards: PrintSource,
        set_name: Callable[[str], str],
        plan: Callable[[Sequence[int]], Allocation],
    ) -> None:
        """`plan` says which owned copies a deck would use (`FreeService.plan`)."""
        self._library = library
        self._cards = cards
        self._set_name = set_name
        self._plan = plan

    # Sections

    def add(self, deck_id: int, cards: Iterable[tuple[CardDef, int]], part: Part = "maybe") -> Done[StoredDeck]:
        """Put copies into a section, in one step."""
        with self._library.step(scope_of(deck_id)) as step:
            lines = _lines(stored_deck(step, deck_id), part)
            for card, count in cards:
                step.describe("step.deck.maybe" if part == "maybe" else "step.deck.add", name=card.name.en, count=count)
                _put(lines, self._line(card, 0), count)
            _write(step, deck_id, part, lines)
        return self._done(deck_id, step)

    def set_count(self, deck_id: int, card_id: str, count: int, part: Part = "maybe") -> Done[StoredDeck]:
        """Have exactly `count` copies of a line of a section; 0 takes it out. A card that is not there stays away."""
        with self._library.step(scope_of(deck_id)) as step:
            lines = _lines(stored_deck(step, deck_id), part)
            if card_id in lines:
                name = lines[card_id].name
                step.describe("step.deck.maybe" if part == "maybe" else "step.deck.count", name=name, count=count)
                _put(lines, lines[card_id], count - lines[card_id].count)
                _write(step, deck_id, part, lines)
        return self._done(deck_id, step)

    def set_line_note(self, deck_id: int, card_id: str, note: str, part: Part = "main") -> Done[StoredDeck]:
        """Write a note on a line of a section, or (`""`) take it away; it is one line of text."""
        text = clean_note(note)
        with self._library.step(scope_of(deck_id)) as step:
            line = _lines(stored_deck(step, deck_id), part).get(card_id)
            if line is not None and line.note != text:
                step.describe("step.deck.line_note", name=line.name)
                step.update(_TABLES[part], (deck_id, card_id), {"note": text})
        return self._done(deck_id, step)

    def move(self, deck_id: int, card_ids: Sequence[str], to: Part, count: int = 0) -> Done[StoredDeck]:
        """Move lines into the other section: `count` copies of each, or (0) all of them."""
        source: Part = "maybe" if to == "main" else "main"
        with self._library.step(scope_of(deck_id)) as step:
            deck = stored_deck(step, deck_id)
            left, right = _lines(deck, source), _lines(deck, to)
            for card_id in card_ids:
                line = left.get(card_id)
                if line is not None:
                    step.describe("step.deck.move", name=line.name)
                    moved = min(count or line.count, line.count)
                    _put(left, line, -moved)
                    _put(right, line, moved)
            _write(step, deck_id, source, left)
            _write(step, deck_id, to, right)
        return self._done(deck_id, step)

    # Prints

    def prints(self, card_id: str) -> list[CardDef]:
        """The prints that may stand in a card's place (`collection_free`, rule 3), its own first, then the newest."""
        return self._cards.cards([card_id, *other_prints(self._cards)(card_id)])

    def swap(self, deck_id: int, card_id: str, to: CardDef, count: int = 0, part: Part = "main") -> Done[StoredDeck]:
        """Play another print: `count` copies of a line, or (0) all of them."""
        with self._library.step(scope_of(deck_id)) as step:
            lines = _lines(stored_deck(step, deck_id), part)
            if card_id in lines and to.id != card_id:
                line = lines[card_id]
                step.describe("step.deck.print", name=line.name)
                lines = _swapped(lines, {card_id: [(self._line(to, 0), min(count or line.count, line.count))]})
                _write(step, deck_id, part, lines)
        return self._done(deck_id, step)

    def swap_to_owned(self, deck_id: int) -> Done[StoredDeck]:
        """Play the prints that are owned, as far as they reach; what is not owned stays as it is."""
        uses: dict[str, dict[str, int]] = {}
        for use in self._plan([deck_id]).uses:
            taken = uses.setdefault(use.card_id, {})
            taken[use.used_id] = taken.get(use.used_id, 0) + use.count
        known = {card.id: card for card in self._cards.cards({each for taken in uses.values() for each in taken})}
        return self._swap_all(
            deck_id,
            {
                card_id: [(self._line(known[other], 0), n) for other, n in taken.items() if other in known]
                for card_id, taken in uses.items()
            },
        )

    def swap_to_plainest(self, deck_id: int) -> Done[StoredDeck]:
        """Play the plainest print of each card: no promo or special picture, the newest."""
        with self._library.reading() as session:
            deck = stored_deck(session, deck_id)
        chosen: dict[str, list[tuple[DeckCard, int]]] = {}
        for line in deck.cards:
            prints = [card for card in self.prints(line.card_id) if is_plain(card.rarity, card.set_id)]
            if prints and all(card.id != line.card_id for card in prints):
                newest = max(prints, key=lambda card: card.release)
                chosen[line.card_id] = [(self._line(newest, 0), line.count)]
        return self._swap_all(deck_id, chosen)

    def _swap_all(self, deck_id: int, chosen: Mapping[str, Sequence[tuple[DeckCard, int]]]) -> Done[StoredDeck]:
        with self._library.step(scope_of(deck_id)) as step:
            deck = stored_deck(step, deck_id)
            step.describe("step.deck.prints", name=deck.name)
            _write(step, deck_id, "main", _swapped(_lines(deck, "main"), chosen))
        return self._done(deck_id, step)

    # Notes and tags

    def set_note(self, deck_id: int, note: str) -> Done[StoredDeck]:
        """Write notes on the deck, of any length; spaces at the end of lines are left out."""
        return self._set(deck_id, "step.deck.note", {"note": clean_notes(note)})

    def set_tags(self, deck_id: int, tags: Iterable[str]) -> Done[StoredDeck]:
        """Give the deck just these tags (`clean_tags`)."""
        return self._set(deck_id, "step.deck.tags", {"tags": "\n".join(clean_tags(tags))})

    def suggested_name(self, deck: rules.DeckList) -> tuple[Text, ...]:
        """Names of the Pokémon the deck is built around (`decks.archetype`)."""
        return rules.archetype(deck)

    def _set(self, deck_id: int, code: str, values: Mapping[str, str]) -> Done[StoredDeck]:
        with self._library.step(scope_of(deck_id)) as step:
            step.describe(code, name=stored_deck(step, deck_id).name)
            step.update("deck", (deck_id,), dict(values))
        return self._done(deck_id, step)

    # Versions

    def versions(self, deck_id: int) -> list[DeckVersion]:
        """The saved versions, newest first."""
        with self._library.reading() as session:
            return session.versions(deck_id)

    def save_version(self, deck_id: int, name: str) -> Done[DeckVersion]:
        """Keep the cards as they are now under a name.

        Raises:
            KnownError: `deck.name_empty`.
        """
        from ptcg_desktop.store.session import now

        clean = _clean_name(name)
        with self._library.step(scope_of(deck_id)) as step:
            snapshot = stored_deck(step, deck_id).snapshot
            step.describe("step.deck.version", name=clean)
            cards = msgspec.json.encode(snapshot).decode()
            at = now()
            version_id = step.insert("deck_version", {"deck_id": deck_id, "name": clean, "at": at, "cards": cards})
        return Done(DeckVersion(version_id, deck_id, clean, at, snapshot), about_deck(deck_id), step.id)

    def rename_version(self, version_id: int, name: str) -> Done[DeckVersion]:
        """Give a version another name; as in `save_version`, and `deck.version_gone`."""
        clean = _clean_name(name)
        version = self._version(version_id)
        with self._library.step(scope_of(version.deck_id)) as step:
            step.describe("step.deck.version_rename", old=version.name, name=clean)
            step.update("deck_version", (version_id,), {"name": clean})
        return Done(msgspec.structs.replace(version, name=clean), about_deck(version.deck_id), step.id)

    def delete_version(self, version_id: int) -> Done[None]:
        """Remove a version; undoing brings it back. Raises `deck.version_gone`."""
        version = self._version(version_id)
        with self._library.step(scope_of(version.deck_id)) as step:
            step.describe("step.deck.version_delete", name=version.name)
            step.delete("deck_version", (version_id,))
        return Done(None, about_deck(version.deck_id), step.id)

    def restore_version(self, version_id: int) -> Done[StoredDeck]:
        """Have the cards of a version again, candidates too; one undo takes it back. Raises `deck.version_gone`."""
        version = self._version(version_id)
        with self._library.step(scope_of(version.deck_id)) as step:
            step.describe("step.deck.restore", name=version.name)
            _write(step, version.deck_id, "main", {line.card_id: line for line in version.snapshot.cards})
            _write(step, version.deck_id, "maybe", {line.card_id: line for line in version.snapshot.maybe})
        return self._done(version.deck_id, step)

    def version_list(self, version: DeckVersion) -> rules.DeckList:
        """A version as the rules read it."""
        return self.resolved(version.name, version.snapshot)

    def resolved(self, name: str, snapshot: Snapshot) -> rules.DeckList:
        """The cards of a snapshot as a deck list, without the candidates."""
        found = {card.id: card for card in self._cards.cards([line.card_id for line in snapshot.cards])}
        entries = (entry_of(line, found.get(line.card_id)) for line in snapshot.cards)
        return rules.DeckList(name, tuple(entries))

    def _version(self, version_id: int) -> DeckVersion:
        with self._library.reading() as session:
            version = session.version(version_id)
        if version is None:
            raise KnownError("deck.version_gone")
        return version

    # Inside

    def _line(self, card: CardDef, count: int) -> DeckCard:
        return DeckCard(card.id, card.name.get("en"), card.set_id, self._set_name(card.set_id), card.number, count)

    def _done(self, deck_id: int, step: Step) -> Done[StoredDeck]:
        with self._library.reading() as session:
            deck = stored_deck(session, deck_id)
        return Done(deck, about_deck(deck_id) if step.id else NOTHING, step.id)


def _lines(deck: StoredDeck, part: Part) -> Lines:
    return {line.card_id: line for line in (deck.cards if part == "main" else deck.maybe)}


def _put(lines: Lines, line: DeckCard, by: int) -> None:
    """Add copies to the line of a printing, or take them away; a line without copies goes."""
    count = count_in(lines.values(), line.card_id) + by
    if count > MAX_COUNT:
        raise KnownError("deck.count", count=count, limit=MAX_COUNT)
    if count > 0:
        held = lines.get(line.card_id, line)
        lines[line.card_id] = msgspec.structs.replace(held, count=count, note=held.note or line.note)
    else:
        lines.pop(line.card_id, None)


def _swapped(lines: Lines, chosen: Mapping[str, Sequence[tuple[DeckCard, int]]]) -> Lines:
    """The lines with copies of some replaced, each in the place of the line it comes from."""
    found: Lines = {}
    for card_id, line in lines.items():
        left = line.count
        for other, count in chosen.get(card_id, ()):
            _put(found, msgspec.structs.replace(other, note=other.note or line.note), min(count, left))
            left -= min(count, left)
        if left:
            _put(found, line, left)
    return found


def _write(step: Step, deck_id: int, part: Part, lines: Lines) -> None:
    """Bring a section to these lines, in this order, touching what differs only."""
    table = _TABLES[part]
    deck = stored_deck(step, deck_id)
    before = _lines(deck, part)
    for card_id in before:
        if card_id not in lines:
            step.delete(table, (deck_id, card_id))
    kept = [card_id for card_id in before if card_id in lines]
    in_order = list(lines)[: len(kept)] == kept
    for place, (card_id, line) in enumerate(lines.items()):
        if card_id in before:
            values: Values = {"count": line.count, "note": line.note}
            if not in_order:
                values["position"] = place
            step.update(table, (deck_id, card_id), values)
        else:
            position = step.next_position(deck_id, table) if in_order else place
            step.insert(table, {"deck_id": deck_id, **line.values, "position": position})


def _clean_name(name: str) -> str:
    clean = " ".join(name.split())
    if not clean:
        raise KnownError("deck.name_empty")
    return clean


__all__ = ["BenchService", "DeckVersion", "Part", "Snapshot"]

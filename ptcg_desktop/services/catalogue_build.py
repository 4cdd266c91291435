"""Building the catalogue: merge what was read with what is there → repair → write beside → check → swap in."""

from __future__ import annotations

import datetime
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from ptcg_desktop.cards import CardDef, SetDef, Text
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.merge import merge, merge_sets
from ptcg_desktop.files.normalise import Evolutions, normalise
from ptcg_desktop.files.numbers import NumberKey, number_key
from ptcg_desktop.files.overlay import Stale, load_overlay
from ptcg_desktop.files.reading import Cancel, Faulty, Progress, Reading, Record, Source, ThemeDeck
from ptcg_desktop.files.tcgdex import picture_address
from ptcg_desktop.services.catalogue_documents import documents_of
from ptcg_desktop.services.catalogue_index import make_columns
from ptcg_desktop.services.checklist import CHECKLIST, make_checklist
from ptcg_desktop.services.query.facts import FACTS, TEXTS, make_facts, make_texts
from ptcg_desktop.store.catalogue import Catalogue, NewCatalogue

_ENCODER = msgspec.msgpack.Encoder()
_CARD = msgspec.msgpack.Decoder(CardDef)
_SET = msgspec.msgpack.Decoder(SetDef)
_EVERY = 200  # members or cards between two reports of progress


class ImportReport(msgspec.Struct, frozen=True):
    """What became of every card record of an import.

    `read == added + merged + sum(left_out.values()) + len(faulty)`.

    Attributes:
        read: Card records seen.
        added: Printings that were not in the catalogue.
        merged: Records that joined a printing already there (from another source, or an earlier import).
        left_out: Records that are none of ours: reason code → how many.
        faulty: Records that could not be read; everything else was imported all the same.
        stale: Repairs of data/overlay that met a value they do not expect.
        printings: Printings in the catalogue afterwards.
    """

    read: int
    added: int
    merged: int
    left_out: dict[str, int]
    faulty: tuple[Faulty, ...]
    stale: tuple[Stale, ...]
    printings: int
    sets: int
    decks: int


class CatalogueInfo(msgspec.Struct, frozen=True):
    """What the catalogue holds.

    Attributes:
        printings: Number of printings.
        sets: Number of sets.
        languages: Language → printings with a name in it.
        sources: Source → records it gave; `"starter"` are the cards that come with the program.
        built: ISO time of the last import; `""` if there was none.
        decks: Preconstructed decks.
    """

    printings: int
    sets: int
    languages: dict[str, int]
    sources: dict[str, int]
    built: str
    decks: int


def no_progress(done: int, total: int, what: str) -> None:
    """Progress nobody looks at."""


def never() -> bool:
    """A cancel button nobody presses."""
    return False


class _Everything:
    """All records, old and new, by printing."""

    def __init__(self) -> None:
        self.records: dict[str, dict[Source, CardDef]] = {}
        self.sets: dict[str, dict[Source, SetDef]] = {}
        self.decks: dict[str, ThemeDeck] = {}
        self._places: dict[tuple[str, NumberKey], str] = {}

    def load(self, old: Catalogue) -> None:
        """Take what the present catalogue remembers of its sources."""
        for source, _, document in old.records():
            self.add(Record(source, _CARD.decode(document)))  # type: ignore[arg-type]  # written by us
        for source, set_id, document in old.source_sets():
            self.sets.setdefault(set_id, {})[source] = _SET.decode(document)  # type: ignore[index]  # as above
        for _, document in old.decks():
            deck = msgspec.msgpack.decode(document, type=ThemeDeck)
            self.decks[deck.id] = deck

    def add(self, record: Record) -> bool:
        """Take one record; True if its printing was not there before."""
        card = record.card
        place = (card.set_id, number_key(card.number))
        known = self._places.get(place)
        if known is not None and known != card.id:
            card = self._one_id(known, record)
        self._places.setdefault(place, card.id)
        new = card.id not in self.records
        self.records.setdefault(card.id, {})[record.source] = card
        return new

    def _one_id(self, known: str, record: Record) -> CardDef:
        """Two sources pad the number of one printing differently: the id of TCGdex is the one that stays."""
        card = record.card
        others = self.records[known]
        if record.source != "tcgdex":
            return msgspec.structs.replace(card, id=known)
        if "tcgdex" not in others:
            del self.records[known]
            self.records[card.id] = {
                source: msgspec.structs.replace(other, id=card.id) for source, other in others.items()
            }
        return card


def import_sources(
    target: Path,
    old: Catalogue | None,
    reading: Reading,
    starter: tuple[Sequence[SetDef], Sequence[CardDef]],
    progress: Progress,
    cancel: Cancel,
    before_swap: Callable[[], None],
) -> ImportReport:
    """Merge `reading` into the catalogue and put the result in its place.

    Args:
        target: The catalogue file.
        old: The present catalogue, whose records are kept; None if there is none.
        starter: Sets and cards that come with the program.
        before_swap: Called right before the file is replaced, to let go of the old one.

    Raises:
        KnownError: `import.cancelled`, `database.full`, `database.forbidden`, `catalogue.corrupt`.
    """
    everything = _Everything()
    if old is not None:
        with documents_of(target):
            everything.load(old)
    added = sum(everything.add(record) for record in reading.records)
    for set_id, (source, found) in reading.sets.items():
        everything.sets.setdefault(set_id, {})[source] = found
    everything.decks.update((deck.id, deck) for deck in reading.decks)
    cards, stale = _made(everything, starter[1], progress, cancel)
    sets = _sets(everything, starter[0], cards)
    info = _info(cards, sets, everything)
    if cancel():
        raise KnownError("import.cancelled")
    _write(target, everything, cards, sets, info, progress, before_swap)
    return ImportReport(
        read=reading.seen,
        added=added,
        merged=len(reading.records) - added,
        left_out=dict(reading.left_out),
        faulty=tuple(reading.faulty),
        stale=stale,
        printings=info.printings,
        sets=info.sets,
        decks=info.decks,
    )


def finished(cards: Iterable[CardDef]) -> list[CardDef]:
    """Cards that come merged already (the starter cards) with repairs and general truths applied."""
    overlay = load_overlay()
    mended = [overlay.apply(card) for card in cards]
    evolutions = Evolutions(mended)
    return [normalise(card, evolutions) for card in mended]


def _made(
    everything: _Everything, starter: Sequence[CardDef], progress: Progress, cancel: Cancel
) -> tuple[list[CardDef], tuple[Stale, ...]]:
    overlay = load_overlay()
    by_starter = {card.id: card for card in starter}
    ids = dict.fromkeys((*everything.records, *by_starter))
    cards: list[CardDef] = []
    for position, card_id in enumerate(ids):
        if position % _EVERY == 0:
            progress(position, len(ids), "import.merging")
            if cancel():
                raise KnownError("import.cancelled")
        told = everything.records.get(card_id, {})
        records = [Record(source, card) for source, card in told.items()]
        if card_id in by_starter:
            records.append(Record("starter", by_starter[card_id]))
        card = overlay.apply(_with_pictures(merge(records), told, everything.sets))
        cards.append(card if card.release else _released(card, everything.sets))
    evolutions = Evolutions(cards)
    return [normalise(card, evolutions) for card in cards], tuple(overlay.stale)


def _with_pictures(
    card: CardDef, told: Mapping[Source, CardDef], sets: Mapping[str, Mapping[Source, SetDef]]
) -> CardDef:
    """`card` with the addresses of its pictures: TCGdex, which has languages and small files, before the other."""
    addresses = []
    placed, home = told.get("tcgdex"), sets.get(card.set_id, {}).get("tcgdex")
    if placed is not None and home is not None and home.series_id:
        addresses.append(picture_address(home.series_id, home.id, placed.number))
    if card.image:
        addresses.append(card.image)
    return msgspec.structs.replace(card, image="", pictures=tuple(addresses)) if addresses else card


def _released(card: CardDef, sets: dict[str, dict[Source, SetDef]]) -> CardDef:
    told = sets.get(card.set_id)
    release = merge_sets(told.items()).release if told else ""
    return msgspec.structs.replace(card, release=release) if release else card


def _sets(everything: _Everything, starter: Sequence[SetDef], cards: list[CardDef]) -> list[SetDef]:
    told = {set_id: list(by_source.items()) for set_id, by_source in everything.sets.items()}
    for known in starter:
        told.setdefault(known.id, []).append(("starter", known))
    used = dict.fromkeys(card.set_id for card in cards)
    unnamed = (SetDef(id=set_id, name=Text(set_id)) for set_id in used if set_id not in told)
    found = [merge_sets(told[set_id]) for set_id in used if set_id in told]
    return sorted([*found, *unnamed], key=lambda known: (known.release or "9999", known.id))


def _info(cards: list[CardDef], sets: list[SetDef], everything: _Everything) -> CatalogueInfo:
    sources: dict[str, int] = {}
    for by_source in everything.records.values():
        for source in by_source:
            sources[source] = sources.get(source, 0) + 1
    return CatalogueInfo(
        printings=len(cards),
        sets=len(sets),
        languages=count_languages(cards),
        sources=dict(sorted(sources.items())),
        built=datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        decks=len(everything.decks),
    )


def count_languages(cards: Iterable[CardDef]) -> dict[str, int]:
    """Language → printings with a name in it."""
    counts = {"en": 0, "pt": 0}
    for card in cards:
        counts["en"] += bool(card.name.en)
        counts["pt"] += bool(card.name.pt)
    return counts


def _write(
    target: Path,
    everything: _Everything,
    cards: list[CardDef],
    sets: list[SetDef],
    info: CatalogueInfo,
    progress: Progress,
    before_swap: Callable[[], None],
) -> None:
    steps = 4
    with NewCatalogue(target) as new:
        progress(0, steps, "import.writing")
        new.add_records(_record_rows(everything))
        new.add_source_sets(
            (source, set_id, _ENCODER.encode(known))
            for set_id, by_source in everything.sets.items()
            for source, known in by_source.items()
        )
        progress(1, steps, "import.writing")
        new.add_cards((card.id, _ENCODER.encode(card)) for card in cards)
        new.add_decks((deck.id, _ENCODER.encode(deck)) for deck in everything.decks.values())
        progress(2, steps, "import.writing")
        columns = make_columns(cards, sets)
        new.add_meta("columns", _ENCODER.encode(columns))
        by_id = {card.id: card for card in cards}
        ordered = [by_id[card_id] for card_id in columns.ids]
        new.add_meta(FACTS, _ENCODER.encode(make_facts(ordered)))
        new.add_meta(TEXTS, _ENCODER.encode(make_texts(ordered)))
        new.add_meta(CHECKLIST, _ENCODER.encode(make_checklist(ordered)))
        new.add_meta("sets", _ENCODER.encode(sets))
        new.add_meta("info", _ENCODER.encode(info))
        new.finish()
        progress(3, steps, "import.writing")
        before_swap()
        new.swap_in()
        progress(steps, steps, "import.writing")


def _record_rows(everything: _Everything) -> Iterator[tuple[str, str, bytes]]:
    for card_id, by_source in everything.records.items():
        for source, card in by_source.items():
            yield source, card_id, _ENCODER.encode(card)

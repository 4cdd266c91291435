"""What the program knows of how far each card plays itself: the texts of the catalogue, compiled once and kept.

Two derived files in the home folder, made again whenever they are missing, damaged or older than the compiler: the
verdict of every text, and one letter per card. Nothing is compiled by an import or by the start of the window: `fill`
is for a worker thread, and a single card is compiled when somebody asks for it.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.effects.verdicts import Automation, Judge, Verdict, judging_stamp
from ptcg_desktop.files.reading import Cancel, Progress
from ptcg_desktop.services.catalogue_build import never, no_progress
from ptcg_desktop.services.wordings import Worded, worded
from ptcg_desktop.store.derived import read_derived, write_derived

if TYPE_CHECKING:
    from ptcg_desktop.effects.cards import TextUse
    from ptcg_desktop.effects.render.walk import Era
    from ptcg_desktop.services.catalogue import CatalogueService

TEXTS_NAME, CARDS_NAME = "texts.cache", "automation.cache"
LETTERS: dict[Automation, str] = {"full": "f", "part": "p", "hand": "h", "vanilla": "v"}
UNREAD = "?"
"""The letter of a card whose texts have not been read yet."""
_BY_LETTER = {letter: state for state, letter in LETTERS.items()}
_TOLD = 10
"""So many times during a filling the answers so far become visible."""
_KEPT_CARDS = 4096
NOT_READ = Verdict("", False, False)


class Known(msgspec.Struct, frozen=True):
    """How far the catalogue's texts have been read.

    Attributes:
        letters: One per card in the order of the catalogue's columns: `LETTERS`, or `UNREAD`.
        done: Distinct texts read, of `total`; both 0 before anybody has counted.
        complete: Nothing is left to read.
    """

    letters: str = ""
    done: int = 0
    total: int = 0
    complete: bool = False

    @property
    def percent(self) -> int:
        """How much is read; 100 only if all is."""
        return 100 if self.complete else min(99, self.done * 100 // self.total) if self.total else 0


class Programs:
    """See the module. Safe to use from several threads.

    `judge`, `automation`, `by_hand` and `automated` compile what is not known yet, a few milliseconds a text; `known`
    never does.
    """

    def __init__(self, home: Path, catalogue: CatalogueService) -> None:
        self._home = home
        self._catalogue = catalogue
        self._lock = threading.RLock()
        self._verdicts: dict[str, Verdict] | None = None
        self._known: Known | None = None
        self._places: Mapping[str, int] = {}
        self._ready = False
        self._automated: dict[int, tuple[CardDef, CardDef]] = {}

    # One text, one card

    def judge(self, use: TextUse) -> Verdict:
        """What becomes of a text: as kept, else compiled now."""
        from ptcg_desktop.effects.automation import judge_text

        settled = use.settled()
        verdicts = self._all_verdicts()
        key = settled.key()
        found = verdicts.get(key)
        if found is None:
            found = verdicts[key] = judge_text(settled)
        return found

    def automation(self, card: CardDef) -> Automation:
        """How far a card plays by itself. A record whose own IR is broken is played by hand."""
        from ptcg_desktop.effects.automation import automation

        try:
            return automation(card, self.judge)
        except msgspec.MsgspecError:
            return "hand"

    def by_hand(self, card: CardDef) -> frozenset[str]:
        """The places (`TextUse.place`) whose text players carry out themselves, of a card as `automated` gives it."""
        from ptcg_desktop.effects.automation import by_hand

        return by_hand(card, self.judge)

    def automated(self, card: CardDef) -> CardDef:
        """The card as the engine plays it, with the programs of its texts. The same card gives the same object. What is
        wrong with a record whose own IR is broken, the engine says.
        """
        from ptcg_desktop.effects.automation import with_programs

        kept = self._automated.get(id(card))  # by identity: hashing a card means hashing all its texts
        if kept is not None and kept[0] is card:
            return kept[1]
        try:
            made = with_programs(card, self.judge)
        except msgspec.MsgspecError:
            made = card
        if len(self._automated) >= _KEPT_CARDS:
            self._automated.clear()
        self._automated[id(card)] = card, made
        return made

    # What is known already, for the main thread

    @property
    def ready(self) -> bool:
        """May the main thread ask `kept` and `words`, without waiting for a file or the compiler to be loaded?"""
        return self._ready

    def warm(self) -> None:
        """Load what was kept and what reads it; for a worker thread.

        Raises:
            KnownError: those of opening the catalogue.
        """
        for module in ("automation", "batch", "render"):
            import_module(f"ptcg_desktop.effects.{module}")
        self.load()
        self._all_verdicts()
        self._ready = True

    def kept(self, use: TextUse) -> Verdict:
        """What becomes of a text, if that has been read; else as if it was not understood."""
        return (self._verdicts or {}).get(use.settled().key(), NOT_READ)

    def words(self, card: CardDef, language: str, era: Era = "modern") -> dict[str, Worded]:
        """The texts of a card in a language; the program's own wording stands in once that is `ready`."""
        return worded(card, language, self.kept if self._ready else None, era)

    # All cards

    def known(self, card_id: str) -> Automation | None:
        """How far a card plays by itself, if that has been read; never compiles and never waits."""
        known = self._known
        place = self._places.get(card_id)
        return None if known is None or place is None else _BY_LETTER.get(known.letters[place])

    def with_automation(self, states: Collection[Automation]) -> frozenset[str]:
        """Ids of the cards that are known to play so far; see `reading` for how much that is."""
        known = self.load()
        letters = {LETTERS[state] for state in states}
        return frozenset(card_id for card_id, place in self._places.items() if known.letters[place] in letters)

    @property
    def reading(self) -> Known:
        """How far the texts have been read, as far as that is known without looking at the disk."""
        return self._known or Known()

    def load(self) -> Known:
        """Take up what was kept, if that has not happened yet; some milliseconds.

        Raises:
            KnownError: those of opening the catalogue.
        """
        with self._lock:
            if self._known is None:
                ids = self._catalogue.search()
                content = read_derived(self._home / CARDS_NAME, self._cards_stamp())
                letters = content.decode("ascii") if content is not None else ""
                whole = len(letters) == len(ids) and bool(ids)
                self._places = {card_id: place for place, card_id in enumerate(ids)}
                self._known = Known(letters, 0, 0, complete=True) if whole else Known(UNREAD * len(ids))
            return self._known

    def forget(self) -> None:
        """The catalogue is another one now. Verdicts of texts stay true."""
        with self._lock:
            self._known, self._places = None, {}

    def fill(
        self,
        progress: Progress = no_progress,
        cancel: Cancel = never,
        workers: int | None = None,
        *,
        background: bool = False,
    ) -> Known:
        """Read every text of the catalogue that is not known yet. What was read before a cancel is kept.

        Args:
            progress: Told `programs.reading`, distinct texts.
            workers: Processes; None = one per core. A window gives 1, so that its own core stays free.
            background: They give way to whatever else the machine does.

        Raises:
            KnownError: those of opening the catalogue.
        """
        from ptcg_desktop.effects.batch import judge_all, watched

        known = self.load()
        if known.complete:
            return known
        filling = _Filling(self._catalogue.cards(self._catalogue.search()), self._all_verdicts())
        texts, cards_stamp = filling.missing, self._cards_stamp()
        step = max(1, len(texts) // _TOLD)
        count = (os.cpu_count() or 1) if workers is None else workers
        judged = judge_all(texts, min(count, 2), background=background)
        total, before = len(filling.keys), len(filling.keys) - len(texts)
        told = watched(judged, len(texts), lambda done, _: progress(before + done, total, "programs.reading"))
        try:
            with closing(judged):
                for number, (use, verdict) in enumerate(told, start=1):
                    filling.verdicts[use.key()] = verdict
                    if number % step == 0:
                        self._show(cards_stamp, filling.known())
                    if cancel():
                        break
        finally:  # an interrupt does not throw away what was read
            known = filling.known()
            if self._show(cards_stamp, known):
                self._keep(filling, known, cards_stamp)
        return known

    def _show(self, cards_stamp: str, known: Known) -> bool:
        """Make an answer visible, unless the catalogue has become another one meanwhile."""
        with self._lock:
            same = self._known is not None and cards_stamp == self._cards_stamp()
            if same:
                self._known = known
            return same

    def _keep(self, filling: _Filling, known: Known, cards_stamp: str) -> None:
        kept = filling.verdicts
        if known.complete:  # what no card says any more need not be kept
            kept = {key: kept[key] for key in filling.keys}
            write_derived(self._home / CARDS_NAME, cards_stamp, known.letters.encode("ascii"))
        write_derived(self._home / TEXTS_NAME, judging_stamp(), msgspec.msgpack.encode(kept))

    def _all_verdicts(self) -> dict[str, Verdict]:
        found = self._verdicts
        if found is not None:
            return found
        with self._lock:
            if self._verdicts is None:
                content = read_derived(self._home / TEXTS_NAME, judging_stamp())
                self._verdicts = {} if content is None else msgspec.msgpack.decode(content, type=dict[str, Verdict])
            return self._verdicts

    def _cards_stamp(self) -> str:
        info = self._catalogue.info()
        return f"{judging_stamp()}\0{info.built}\0{info.printings}"


class _Filling:
    """The cards of a catalogue with the keys of their texts, while they are read."""

    def __init__(self, cards: Sequence[CardDef], verdicts: dict[str, Verdict]) -> None:
        from ptcg_desktop.effects.cards import uses

        self.cards = cards
        self.verdicts = verdicts
        self._key_of: dict[TextUse, str] = {}
        by_key: dict[str, TextUse] = {}
        for use in dict.fromkeys(use for card in cards for use in uses(card)):
            settled = use.settled()
            key = self._key_of[use] = settled.key()
            by_key[key] = settled
        self.keys = list(by_key)
        self.missing = [use for key, use in by_key.items() if key not in verdicts]

    def known(self) -> Known:
        """The letters as far as they can be told."""
        from ptcg_desktop.effects.automation import automation

        left = sum(key not in self.verdicts for key in self.keys)
        letters = "".join(self._letter(card, automation) for card in self.cards)
        return Known(letters, len(self.keys) - left, len(self.keys), complete=not left)

    def _letter(self, card: CardDef, how: Callable[[CardDef, Judge], Automation]) -> str:
        try:
            return LETTERS[how(card, self._kept)]
        except _UnreadError:
            return UNREAD
        except msgspec.MsgspecError:
            return LETTERS["hand"]

    def _kept(self, use: TextUse) -> Verdict:
        found = self.verdicts.get(self._key_of[use])
        if found is None:
            raise _UnreadError
        return found


class _UnreadError(Exception):
    """A text of a card has not been read yet."""

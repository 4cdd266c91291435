"""What the table shows of a game to one person, without widgets: board, lights, log, turn bar, the board in words.

Everything comes from `engine.view` for the person's seat, so nothing hidden can be shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import events as ev
from ptcg_desktop.services.opponents import sides_of
from ptcg_desktop.ui.table import reading
from ptcg_desktop.ui.table.guide import make_guide, warning
from ptcg_desktop.ui.table.legal_acts import acts_in_words
from ptcg_desktop.ui.table.line import GameLine
from ptcg_desktop.ui.table.listing import Line, listed
from ptcg_desktop.ui.table.picture import Coin, Handle, Picture
from ptcg_desktop.ui.table.routes import Router, find_pokemon
from ptcg_desktop.ui.table.said import End, Guide, OpenPile, Row
from ptcg_desktop.ui.table.telling import Log
from ptcg_desktop.ui.table.wording import Wording

_OF_HAND = (ev.TextToCarryOut, ev.TextCarriedOut)
"""Events of texts that are carried out by hand, whichever act they follow from."""


class TableReader:
    """Reads the present moment of `line` for the person at `seat`."""

    def __init__(self, line: GameLine, wording: Wording, seat: int) -> None:
        self.line = line
        self.wording = wording
        self.seat = seat
        self.looking: frozenset[Handle] = frozenset()
        """Hidden zones that the person has chosen to see; only who plays alone sees them."""
        self._logs = {seat: Log(wording)}
        self.look()

    @property
    def _log(self) -> Log:
        """What was told to the person at this seat."""
        return self._logs.setdefault(self.seat, Log(self.wording))

    def look(self) -> None:
        """Read the state anew."""
        state = self.line.state
        self.view = engine.view(state, self.seat)
        self.legal: tuple[engine.Action, ...] = engine.legal(state) if state.to_act == self.seat else ()
        self.router = Router(self.view, reading.prizes_lying(self._events()))
        self.routes = self.router.routes(self.legal)
        self.wording.view = self.view
        self._picture: Picture | None = None

    def speak(self, wording: Wording) -> None:
        """Say everything in another language from now on."""
        self.wording = wording
        self._logs.clear()
        wording.seat = self.seat
        self.look()

    @property
    def alone(self) -> bool:
        """Does the person play alone, so that looking at hidden cards takes nothing from anybody?"""
        return "guest" not in sides_of(self.line.sides)

    @property
    def over(self) -> bool:
        """Is the game over?"""
        return self.view.result is not None

    def picture(self) -> Picture:
        """The board."""
        if self._picture is None:
            self._picture = reading.picture_of(self.view, self._events(), self._coins(), self.wording)
        return self._picture

    def _events(self) -> list[engine.Event]:
        entries = self.line.entries()[: self.line.position + 1]
        return [event for entry in entries for event in entry.events]

    def _coins(self) -> tuple[Coin, ...]:
        """The coins flipped since the person's last act."""
        told = self._log.told(self.line.entries(), self.line.state)
        coins: list[Coin] = []
        for number in range(self.line.position, -1, -1):
            entry = self.line.entries()[number]
            own = zip(entry.events, told[number], strict=True)
            coins[:0] = [Coin(event.heads, text) for event, text in own if isinstance(event, ev.CoinFlipped)]
            if not entry.auto:
                break
        return tuple(coins)

    def acts(self) -> list[tuple[str, int]]:
        """Every legal act in words with its number in `legal`."""
        return acts_in_words(self.legal, self.view, self.wording)

    def guide(self) -> Guide:
        """The turn bar."""
        return make_guide(self.view, self.legal, self.wording, attacked=self._attacked())

    def _attacked(self) -> bool:
        """Was an attack announced since the turn began?"""
        for event in reversed(self._events()):
            if isinstance(event, ev.AttackDeclared | ev.TurnStarted):
                return isinstance(event, ev.AttackDeclared)
        return False

    def log(self) -> list[Row]:
        """What happened; rows after the current moment are those that redo would bring back."""
        rows: list[Row] = []
        word = self.wording.say("table.manual.hand_mark")
        for number, (entry, sentences) in enumerate(
            zip(self.line.entries(), self._log.told(self.line.entries(), self.line.state), strict=True)
        ):
            by_hand = isinstance(entry.action, act.ManualAct)
            for event, told in zip(entry.events, sentences, strict=True):
                by_hand = by_hand and not isinstance(event, ev.TurnEnded)
                if told:
                    heading = isinstance(event, ev.TurnStarted)
                    mark = word if by_hand or isinstance(event, _OF_HAND) else ""
                    ahead = number > self.line.position
                    rows.append(Row(told, number, heading=heading, dim=ahead, mark=mark))
        last = max((index for index, row in enumerate(rows) if not row.dim), default=-1)
        if last >= 0:
            rows[last] = replace(rows[last], current=True)
        return rows

    def log_text(self, language: str = "") -> str:
        """The log up to now as plain text, in the language given or the table's own."""
        if language and language != self.wording.language:
            mine = self.wording
            try:
                self.speak(mine.in_language(language))
                return self.log_text()
            finally:
                self.speak(mine)
        return "\n".join(f"[{row.mark}] {row.text}" if row.mark else row.text for row in self.log() if not row.dim)

    def news(self, since: int = -1) -> str:
        """What happened after entry `since` of the log, in its order, for screen readers."""
        told = self._log.told(self.line.entries(), self.line.state)
        return ". ".join(text for entry in told[since + 1 : self.line.position + 1] for text in entry if text)

    def last_told(self) -> str:
        """The newest line of the log at this moment."""
        return next((row.text for row in self.log() if row.current), "")

    def end(self) -> End | None:
        """How the game ended, or None while it goes on."""
        if self.view.result is None:
            return None
        return End(*self.wording.end(self.view.result))

    def warning(self) -> str:
        """What the person may have forgotten this turn."""
        return warning(self.view, self.legal, self.wording)

    # --- the board as a list ------------------------------------------------------------------------------------

    def lines(self) -> list[Line]:
        """Everything on the board in words, in the order in which it is read out: whose turn, then the board."""
        guide = self.guide()
        now = Line(". ".join(part for part in (guide.turn, guide.phase) if part))
        return [now, *listed(self.picture(), self.wording), *self._looked()]

    def _looked(self) -> list[Line]:
        """The zones the person has chosen to see, card by card."""
        lines: list[Line] = []
        for handle in sorted(self.looking if self.alone else ()):
            opened = self.pile(handle)
            lines.append(Line(opened.title))
            for place, (_number, _card, name) in enumerate(opened.cards, 1):
                lines.append(Line(self.wording.say("table.practice.card", place=place, name=name), handle))
        return lines

    def board_list(self) -> list[Row]:
        """The same as rows for the keyboard and for screen readers."""
        return [Row(line.text, number, heading=line.plain) for number, line in enumerate(self.lines())]

    def describe(self, handle: Handle) -> str:
        """One thing on the board in words; of a place where nothing lies its name."""
        found = next((line.text for line in self.lines() if line.handle == handle), "")
        if found or handle.kind in ("card", "pokemon"):
            return found
        zone = "prizes" if handle.kind == "prize" else handle.kind
        name = self.wording.capital(self.wording.say(f"table.zone.{zone}")) if zone != "stage" else ""
        return f"{name} {handle.key + 1}" if handle.kind in ("prize", "bench") else name

    def zone(self, zone: str) -> list[Handle]:
        """The things of a zone, in order, for the keys that go there."""
        picture = self.picture()
        own = self.view.players[self.seat]
        if zone == "card":
            return [card.handle for card in picture.near.hand]
        if zone == "active":
            return [self.router.active(self.seat)]
        if zone == "bench":
            return [Handle("pokemon", "near", one.uid) for one in own.bench] or [Handle("bench", "near", 0)]
        if zone == "prize":
            return [Handle("prize", "near", place) for place in picture.near.prizes]
        if zone == "power":
            able = {route.source for route in self.routes if isinstance(route.action, act.UsePower)}
            return [each.handle for each in picture.pokemon if each.handle in able]
        if zone == "lost":
            return [Handle("lost", "near"), Handle("lost", "far")] if picture.has_lost_zone else []
        if zone == "discard":
            return [Handle("discard", "near"), Handle("discard", "far")]
        if zone == "opponent":
            return [each.handle for each in picture.pokemon if each.side == "far"]
        return [Handle("stadium", "near")]

    def labels(self) -> dict[str, str]:
        """Names of the places of the board and of the sides of a coin; `hand` has a place for the number of cards."""
        return self.wording.places()

    def card_of(self, handle: Handle) -> CardDef | None:
        """The card to show large; None for what may not be seen."""
        if handle.kind in ("card", "attached"):
            return self.view.cards.get(handle.key)
        if handle.kind == "pokemon":
            one = find_pokemon(self.view, handle.key)
            return None if one is None or one.face_down else self.view.cards[one.card]
        if handle.kind == "stadium" and self.view.stadium is not None:
            return self.view.cards.get(self.view.stadium.card)
        if handle.kind == "discard":
            pile = self.view.players[self._player(handle)].discard
            return self.view.cards[pile[-1]] if pile else None
        return None

    def zoom_note(self, handle: Handle) -> str:
        """What stands under the large card: what is on it now, and whether some of its texts are left to the person."""
        one = find_pokemon(self.view, handle.key) if handle.kind == "pokemon" else None
        card = self.card_of(handle)
        parts = ["" if one is None else self.wording.state_of(one), "" if card is None else self.wording.left(card)]
        return " · ".join(part for part in parts if part)

    def pile(self, handle: Handle) -> OpenPile:
        """A discard pile or Lost Zone opened, newest card first; or a hidden zone that the person has chosen to see, in
        its order, empty if that is not so."""
        if handle.kind == "pokemon":
            return self._cards_of(handle)
        player = self._player(handle)
        if handle.kind in ("prize", "deck", "hand"):
            return self._open_hidden(handle, player)
        side = self.view.players[player]
        numbers = dict(side.piles).get("lost", ()) if handle.kind == "lost" else side.discard
        code = "table.manual.pile" if handle.kind == "lost" else "table.pile"
        title = self.wording.say(code, who=self.wording.who(player), count=len(numbers))
        return OpenPile(title, self._faces(reversed(numbers)))

    def _cards_of(self, handle: Handle) -> OpenPile:
        """All cards of a Pokémon in play, the top one first; none of one that is gone or lies face down."""
        one = find_pokemon(self.view, handle.key)
        if one is None or one.face_down:
            return OpenPile("", ())
        cards = (*reversed(one.cards), *one.energy, *one.attached)
        title = self.wording.say("table.cards_title", name=self.wording.pokemon(one.uid), count=len(cards))
        return OpenPile(self.wording.capital(title), self._faces(cards))

    def _open_hidden(self, handle: Handle, player: int) -> OpenPile:
        side = self.line.state.players[player]
        zones = {"prize": side.prizes, "deck": side.deck, "hand": side.hand}
        numbers = zones[handle.kind] if self.alone and handle in self.looking else ()
        who = self.wording.who(player)
        title = self.wording.say(f"table.practice.{handle.kind}", who=who, count=len(numbers))
        facts = self.line.state.game.cards
        cards = ((number, facts[number].printed) for number in numbers)
        return OpenPile(title, tuple((number, card, self.wording.name(card)) for number, card in cards))

    def _faces(self, numbers: Iterable[int]) -> tuple[tuple[int, CardDef, str], ...]:
        known = self.view.cards
        return tuple((number, known[number], self.wording.name(known[number])) for number in numbers)

    def _player(self, handle: Handle) -> int:
        return self.seat if handle.side == "near" else 1 - self.seat

"""Goldfishing counted: what a deck did in one game, and in many games against a dummy that does nothing.

`report` reads a game that was played, by whomever; `goldfish` lets the computer play a deck over and over. The same
deck, rules and seed give the same numbers everywhere.
"""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Literal, Protocol

import msgspec

from ptcg_desktop import engine
from ptcg_desktop.cards import CardDef
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import events as ev
from ptcg_desktop.files.reading import Cancel, Progress
from ptcg_desktop.services.catalogue_build import never, no_progress
from ptcg_desktop.services.opponents import computer_answer, passive_answer, practice_deck

PLAYER = 0
Going = Literal["rules", "first", "second", "both"]
"""Who begins: as the rules have it, by the seed; the deck; the dummy; or each in turn, the deck in the first game."""
MAX_ACTS = 5_000
"""Acts of one game at most; a text that can be used for ever must not hold up the rest."""


class Moment(Protocol):
    """A moment of a game with what led to it: `played.Entry`, `engine.Step`."""

    @property
    def events(self) -> tuple[engine.Event, ...]:
        """What happened."""
        ...

    @property
    def state(self) -> engine.State:
        """How it stands afterwards."""
        ...


class TurnReport(msgspec.Struct, frozen=True):
    """One turn of the player.

    Attributes:
        number: The player's own turns are counted from 1.
        damage: Points put on the other side's Pokémon in it, what follows between turns included.
        attack: The attack, as the card prints it in English; empty if there was none.
        energy: The Energy card of the turn was attached (R-ENE-2).
        held: There was an Energy card in the hand when the turn ended.
        seen: Own cards that had come out of deck and Prizes by its end.
    """

    number: int
    damage: int = 0
    attack: str = ""
    energy: bool = False
    held: bool = False
    seen: int = 0


class GoldfishReport(msgspec.Struct, frozen=True):
    """What one player's deck did in a game.

    Attributes:
        turns: The player's turns that are over; the last one too if the game ended in it.
        seen: Own cards that came out of deck and Prizes, of `cards` in all.
        mulligans: Opening hands that were dealt again, by the rules (R-SETUP-3) or by hand.
        won: How it ended for the player; None while it goes on, or if nobody won.
    """

    turns: tuple[TurnReport, ...]
    seen: int
    cards: int
    mulligans: int
    won: bool | None = None

    @property
    def first_attack(self) -> int | None:
        """Own turn of the first attack, or None."""
        return next((turn.number for turn in self.turns if turn.attack), None)

    @property
    def damage(self) -> int:
        """All damage of the turns."""
        return sum(turn.damage for turn in self.turns)

    @property
    def energy_missed(self) -> int:
        """Turns in which no Energy card was attached."""
        return sum(not turn.energy for turn in self.turns)

    @property
    def energy_held(self) -> int:
        """Those of them that ended with an Energy card in the hand."""
        return sum(turn.held and not turn.energy for turn in self.turns)


class _Counting:
    """Goes through a game, moment by moment."""

    def __init__(self, player: int) -> None:
        self.player = player
        self.turns: list[TurnReport] = []
        self.open: TurnReport | None = None
        self.seen: set[int] = set()
        self.owners: dict[int, int] = {}
        self.held = False
        self.hands = 0
        self.turn_over = False

    def moment(self, at: Moment) -> None:
        self._owners(at.state)
        for event in at.events:
            self._event(event, at.state)
        self._cards(at.state)

    def begin(self, state: engine.State) -> None:
        """A game that begins in the middle of a turn of the player."""
        if state.phase != "setup" and state.current == self.player:
            number = (state.turn + 1) // 2
            self.open = TurnReport(number, energy=state.used.energy > 0)

    def _owners(self, state: engine.State) -> None:
        for side in state.players:
            for one in (side.active, *side.bench):
                if one is not None:
                    self.owners[one.uid] = one.player

    def _cards(self, state: engine.State) -> None:
        side = state.players[self.player]
        hidden = {*side.deck, *side.prizes}
        own = range(state.game.split) if self.player == 0 else range(state.game.split, len(state.game.cards))
        if state.phase == "setup":
            self.seen.clear()  # hands that went back are told as mulligans
        self.seen.update(card for card in own if card not in hidden)
        self.held = any(state.game.cards[card].is_energy for card in side.hand)

    def _event(self, event: engine.Event, state: engine.State) -> None:
        if isinstance(event, ev.OpeningHandDrawn) and event.player == self.player:
            self.hands += 1
        elif isinstance(event, ev.TurnStarted):
            self.close()
            if event.player == self.player:
                number = self.turns[-1].number + 1 if self.turns else (event.number + 1) // 2
                self.open = TurnReport(number)
                self.turn_over = False
        elif self.open is None:
            return
        elif isinstance(event, ev.AttackDeclared) and event.player == self.player:
            self.open = msgspec.structs.replace(self.open, attack=self.open.attack or event.name)
        elif isinstance(event, ev.EnergyAttached) and event.player == self.player and event.reason == "turn":
            self.open = msgspec.structs.replace(self.open, energy=True)
        elif isinstance(event, ev.TurnEnded) and event.player == self.player:
            self.open = msgspec.structs.replace(self.open, held=self.held)
            self.turn_over = True
        elif isinstance(event, ev.DamageDone | ev.CountersPut) and self._struck(event.pokemon):
            self.open = msgspec.structs.replace(self.open, damage=self.open.damage + event.amount)

    def _struck(self, uid: int) -> bool:
        return self.owners.get(uid, self.player) != self.player

    def close(self) -> None:
        """The open turn is over."""
        if self.open is not None:
            self.turns.append(msgspec.structs.replace(self.open, seen=len(self.seen)))
        self.open = None


def report(moments: Iterable[Moment], player: int = PLAYER) -> GoldfishReport:
    """What a player's deck did, from the moments of a game in order; the first one is its beginning."""
    counting = _Counting(player)
    state: engine.State | None = None
    for at in moments:
        if state is None:
            counting.begin(at.state)
        counting.moment(at)
        state = at.state
    assert state is not None
    if counting.turn_over or state.result is not None:
        counting.close()
    won = None if state.result is None or state.result.winner < 0 else state.result.winner == player
    split = state.game.split
    cards = split if player == 0 else len(state.game.cards) - split
    return GoldfishReport(tuple(counting.turns), len(counting.seen), cards, max(0, counting.hands - 1), won)


# --- many games ------------------------------------------------------------------------------------------------------


class TurnShare(msgspec.Struct, frozen=True):
    """Over many games, at one own turn.

    Attributes:
        first_attack: Games whose first attack came in this turn.
        attacked: Share of the games that had attacked by its end, 0..1.
        damage: Mean of all damage done by its end; `least`, `median`, `most` of the same.
        seen: Mean of the own cards that had come out of deck and Prizes by its end.
        energy_missed: Games in which no Energy card was attached in this turn.
    """

    turn: int
    first_attack: int
    attacked: float
    damage: float
    least: int
    median: float
    most: int
    seen: float
    energy_missed: int


class Goldfish(msgspec.Struct, frozen=True):
    """Many games of one deck against a dummy.

    Attributes:
        games: Games that were played, game n with seed `seed + n`.
        going: Who was to begin.
        first: Games in which the deck went first.
        never: Games without any attack.
        mulligans: Games by how often the hand was dealt again: `mulligans[k]` games with k.
        turns: One entry per own turn.
        by_hand: Cards of the deck with a text that is not, or not wholly, automated; such a text did nothing.
    """

    deck: str
    profile: str
    games: int
    seed: int
    going: Going
    first: int
    never: int
    mulligans: tuple[int, ...]
    turns: tuple[TurnShare, ...]
    by_hand: int = 0


def goldfish(
    name: str,
    cards: Sequence[CardDef],
    profile: engine.Profile,
    games: int,
    seed: int = 1,
    turns: int = 8,
    progress: Progress = no_progress,
    cancelled: Cancel = never,
    going: Going = "rules",
) -> Goldfish:
    """Let the computer play so many games of so many own turns; cancelled, it counts those that were played.

    Args:
        cards: The deck, one entry per copy, with the programs of its texts; texts that are not automated do nothing.

    Raises:
        KnownError: the deck cannot be played (`engine.no_basic`, `engine.small_deck`).
    """
    reports: list[GoldfishReport] = []
    first = 0
    for number in range(games):
        if cancelled():
            break
        found, began = _play(cards, profile, seed + number, turns, _beginner(going, number))
        reports.append(found)
        first += began
        progress(number + 1, games, "cli.goldfish.playing")
    return Goldfish(
        name,
        profile.id,
        len(reports),
        seed,
        going,
        first,
        sum(one.first_attack is None for one in reports),
        _by_count([one.mulligans for one in reports]),
        tuple(_share(reports, turn) for turn in range(1, turns + 1)) if reports else (),
    )


def _beginner(going: Going, number: int) -> int:
    """Who begins a game, as the engine's options have it."""
    if going == "rules":
        return -1
    return PLAYER if going == "first" or (going == "both" and number % 2 == 0) else 1 - PLAYER


def _play(
    cards: Sequence[CardDef], profile: engine.Profile, seed: int, turns: int, first: int
) -> tuple[GoldfishReport, bool]:
    """One game, and whether the deck went first in it."""
    options = engine.Options(turn_limit=2 * turns, by_hand=False, first=first)
    step = engine.begin(profile, (cards, practice_deck()), seed, options)
    moments = [step]
    for number in range(MAX_ACTS):
        state = step.state
        if state.decision is None:
            break
        if state.decision.player == PLAYER:
            action = computer_answer("eager", engine.view(state, PLAYER), engine.legal(state), seed + number)
        elif state.decision.kind == "choose_first":  # a dummy that always gave way would make the coin mean nothing
            action = act.ChooseFirst(state.decision.player, state.decision.player)
        else:
            action = passive_answer(state, "nobody")
        step = engine.apply(state, action)
        moments.append(step)
    return report(moments), step.state.first == PLAYER


def _by_count(counts: Sequence[int]) -> tuple[int, ...]:
    found = Counter(counts)
    return tuple(found[count] for count in range(max(found, default=-1) + 1))


def _share(reports: Sequence[GoldfishReport], turn: int) -> TurnShare:
    damage = [sum(own.damage for own in one.turns if own.number <= turn) for one in reports]
    seen = [max((own.seen for own in one.turns if own.number <= turn), default=0) for one in reports]
    firsts = [one.first_attack for one in reports]
    missed = sum(own.number == turn and not own.energy for one in reports for own in one.turns)
    return TurnShare(
        turn,
        sum(first == turn for first in firsts),
        sum(first is not None and first <= turn for first in firsts) / len(reports),
        round(statistics.fmean(damage), 2),
        min(damage),
        float(statistics.median(damage)),
        max(damage),
        round(statistics.fmean(seen), 2),
        missed,
    )

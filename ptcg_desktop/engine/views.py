"""What one player may know (R-INFO-1, R-INFO-2): the table, the log and players see views only."""

from __future__ import annotations

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.engine import modifiers, powers
from ptcg_desktop.engine.actions import Decision
from ptcg_desktop.engine.marks import ONCE_A_GAME
from ptcg_desktop.engine.state import Attachment, Marker, Phase, Player, Pokemon, Result, Stadium, State, Used


class ConditionView(msgspec.Struct, frozen=True):
    """A Special Condition and its points per check (0 if it has none)."""

    kind: str
    amount: int = 0


class PokemonView(msgspec.Struct, frozen=True):
    """A Pokémon in play. Face down (setup, the opponent's) it has no cards: `cards == ()`.

    `cards` lowest first; `hp` as modified now; `effects` are the names of attacks or cards that act on it;
    `powers`, `attacks` are the names that may be used in actions, in printed order; `markers` those laid on it by hand:
    (name, number or 0).
    """

    uid: int
    player: int
    cards: tuple[int, ...]
    energy: tuple[int, ...] = ()
    attached: tuple[int, ...] = ()
    damage: int = 0
    hp: int = 0
    conditions: tuple[ConditionView, ...] = ()
    effects: tuple[str, ...] = ()
    since: int = 0
    retreat_cost: int = 0
    attacks: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    markers: tuple[tuple[str, int], ...] = ()

    @property
    def card(self) -> int:
        """The top card, or -1 if it lies face down."""
        return self.cards[-1] if self.cards else -1

    @property
    def face_down(self) -> bool:
        """Laid in setup and not turned up yet."""
        return not self.cards


class PlayerView(msgspec.Struct, frozen=True):
    """One side of the table. `hand` is None where it is hidden; `hand_count` always holds.

    Prizes are positions without identity. `piles` are zones the profile adds: (name, cards); `markers` as in
    `PokemonView`, those beside the board. `once`: what the player has used of what may be used once in a
    game, groups of texts (`"gx"`, `"vstar"`) or `"card: text"`.
    """

    deck_count: int
    hand: tuple[int, ...] | None
    hand_count: int
    prize_count: int
    discard: tuple[int, ...]
    active: PokemonView | None
    bench: tuple[PokemonView, ...]
    piles: tuple[tuple[str, tuple[int, ...]], ...] = ()
    markers: tuple[tuple[str, int], ...] = ()
    once: tuple[str, ...] = ()


class View(msgspec.Struct, frozen=True):
    """The game as player `viewer` may know it.

    Attributes:
        viewer: Whose view it is.
        profile: Id of the rule profile.
        turn, current, first, phase, used, stadium, result: As in `State`.
        decision: The open choice; options are shown to its player alone.
        players: Both sides, by player number.
        bench_limit: Bench places per player as modified now.
        cards: Facts of every card that may be known, by card number.
        rules: Names of the attacks or cards whose effects on the game are in force.
        offers: Uses that cards in play offer the viewer: (Pokémon that bears the card or -1, name).
    """

    viewer: int
    profile: str
    turn: int
    current: int
    first: int
    phase: Phase
    used: Used
    stadium: Stadium | None
    result: Result | None
    decision: Decision | None
    players: tuple[PlayerView, PlayerView]
    bench_limit: tuple[int, int]
    cards: dict[int, CardDef]
    rules: tuple[str, ...] = ()
    offers: tuple[tuple[int, str], ...] = ()

    @property
    def to_act(self) -> int:
        """The player who must act now; -1 when the game is over."""
        return -1 if self.decision is None else self.decision.player


def view(state: State, player: int) -> View:
    """What `player` (0 or 1) may know of `state`."""
    known: set[int] = set()
    sides = (_side(state, 0, player, known), _side(state, 1, player, known))
    if state.stadium is not None:
        known.add(state.stadium.card)
    decision = state.decision
    if decision is not None:
        if decision.player != player:
            decision = msgspec.structs.replace(decision, options=(), names=(), chosen=())
        elif decision.kind in ("choose_card", "look"):
            known.update(decision.options, decision.chosen)
        if decision.source >= 0:
            known.add(decision.source)
    defs = state.game.cards
    return View(
        player,
        state.game.profile.id,
        state.turn,
        state.current,
        state.first,
        state.phase,
        state.used,
        state.stadium,
        state.result,
        decision,
        sides,
        (modifiers.bench_limit(state, 0), modifiers.bench_limit(state, 1)),
        {number: defs[number].printed for number in sorted(known)},
        tuple(rule.name for rule in state.rules),
        tuple((where.pokemon, where.name) for _, where in powers.offered(state, player)) if state.index.by_name else (),
    )


def _side(state: State, player: int, viewer: int, known: set[int]) -> PlayerView:
    side: Player = state.players[player]
    open_hand = player == viewer or modifiers.allowed(state, "hand_face_up", player) is not None
    if open_hand:
        known.update(side.hand)
    known.update(side.discard)
    face_down = state.phase == "setup" and player != viewer
    active = None if side.active is None else _pokemon(state, side.active, face_down, known)
    for pile in side.piles:
        known.update(pile.cards)
    return PlayerView(
        len(side.deck),
        side.hand if open_hand else None,
        len(side.hand),
        len(side.prizes),
        side.discard,
        active,
        tuple(_pokemon(state, one, face_down, known) for one in side.bench),
        tuple((pile.name, pile.cards) for pile in side.piles),
        _markers(tuple(one for one in state.markers if one.player == player), -1),
        tuple(mark.name for mark in state.marks if mark.player == player and mark.turn == ONCE_A_GAME),
    )


def _markers(markers: tuple[Marker, ...], uid: int) -> tuple[tuple[str, int], ...]:
    return tuple((one.name, one.number) for one in markers if one.pokemon == uid)


def _pokemon(state: State, one: Pokemon, face_down: bool, known: set[int]) -> PokemonView:
    if face_down:
        return PokemonView(one.uid, one.player, (), markers=_markers(state.markers, one.uid))
    facts = modifiers.top(state, one)
    attached = tuple(_card(item) for item in one.attached)
    known.update(one.cards, one.energy, attached)
    return PokemonView(
        one.uid,
        one.player,
        one.cards,
        one.energy,
        attached,
        one.damage,
        modifiers.hp(state, one),
        tuple(ConditionView(item.kind, item.amount) for item in one.conditions),
        tuple(item.name for item in one.effects),
        one.since,
        modifiers.retreat_cost(state, one),
        tuple(attack.name for _, attack in modifiers.attacks_of(state, one)),
        tuple(power.name for power in facts.powers),
        _markers(state.markers, one.uid),
    )


def _card(item: Attachment) -> int:
    return item.card

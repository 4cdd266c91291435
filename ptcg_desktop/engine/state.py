"""The state of a game: frozen structs and tuples that share what did not change.

Nothing here is ever altered in place: undo, branches and search keep any state for nothing. What does not change
during a game (cards, profile, options) is the shared `Game` the state points to. Decisions in progress are data too:
`stack` holds frames, the innermost last, each a named procedure with the place it has reached.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias, final

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.engine.actions import Decision

if TYPE_CHECKING:
    from ptcg_desktop.engine.board import Index
    from ptcg_desktop.engine.game import Game

Phase = Literal["setup", "main", "between", "over"]
NOBODY = -1


class Condition(msgspec.Struct, frozen=True, gc=False):
    """A Special Condition on a Pokémon: `amount` points per check (poison, burn), `turn` in which it was put."""

    kind: str
    amount: int
    turn: int


FOREVER = 1 << 30
"""The last turn of what stays."""


class Effect(msgspec.Struct, frozen=True):
    """An effect on a Pokémon, or on the game, that lasts until the end of turn `until` (R-TURN-7).

    `player` is whose card made it, `card` and `name` (attack or card name) say from where; `attack` is true for an
    effect of an attack (R-ATK-10); `by` is the Pokémon that made it (uid, or -1).
    """

    grants: tuple[ir.Grant, ...]
    until: int
    player: int
    card: int
    name: str
    attack: bool
    by: int = -1


class Attachment(msgspec.Struct, frozen=True, gc=False):
    """A Trainer card attached to a Pokémon, until the end of turn `until` (0 = it stays)."""

    card: int
    until: int


class Pokemon(msgspec.Struct, frozen=True):
    """A Pokémon in play: one object through evolution and moves (R-ZONE-4).

    Attributes:
        uid: Its name in actions and events; never used again in the same game.
        player: Whose it is.
        cards: Its Pokémon cards, lowest first; the last one gives its facts.
        energy: Attached Energy cards in the order attached.
        attached: Attached Trainer cards.
        damage: Points of damage.
        conditions: Special Conditions, in the order put.
        since: Turn in which it came into play or last evolved (0 = during setup).
        effects: Effects of attacks and cards on it.
        used: Powers used, with the turn of the last use.
        stuck: Turn in which its confused retreat failed (R-CNF-4), else 0.
    """

    uid: int
    player: int
    cards: tuple[int, ...]
    energy: tuple[int, ...] = ()
    attached: tuple[Attachment, ...] = ()
    damage: int = 0
    conditions: tuple[Condition, ...] = ()
    since: int = 0
    effects: tuple[Effect, ...] = ()
    used: tuple[tuple[str, int], ...] = ()
    stuck: int = 0

    @property
    def card(self) -> int:
        """The top card."""
        return self.cards[-1]


class Pile(msgspec.Struct, frozen=True, gc=False):
    """A zone that a profile adds (R-EXT-3), e.g. a Lost Zone."""

    name: str
    cards: tuple[int, ...]


class Player(msgspec.Struct, frozen=True):
    """One side of the table. `deck` has its top first; `discard` its newest card last; `prizes` lie by position."""

    deck: tuple[int, ...]
    hand: tuple[int, ...] = ()
    prizes: tuple[int, ...] = ()
    discard: tuple[int, ...] = ()
    active: Pokemon | None = None
    bench: tuple[Pokemon, ...] = ()
    piles: tuple[Pile, ...] = ()


class Stadium(msgspec.Struct, frozen=True, gc=False):
    """The Stadium in play and who owns it."""

    card: int
    player: int


class Used(msgspec.Struct, frozen=True, gc=False):
    """Allowances of the turn already used (R-TURN-6)."""

    energy: int = 0
    retreats: int = 0
    items: int = 0
    supporters: int = 0
    stadiums: int = 0


class Past(msgspec.Struct, frozen=True):
    """Something that happened, kept while texts may ask for it (this turn and the two before).

    Attributes:
        what: As in `ir.Happened`.
        turn: When.
        player: Whose it was: of the Pokémon, or who played the card.
        pokemon: The Pokémon concerned, or -1; `other` likewise the one that did it.
        card: The card concerned, or -1 (of a Pokémon: its top card).
        name: The attack, where one is concerned.
        amount: Points of damage.
    """

    what: str
    turn: int
    player: int
    pokemon: int = -1
    card: int = -1
    name: str = ""
    amount: int = 0
    other: int = -1


class Mark(msgspec.Struct, frozen=True, gc=False):
    """What a player has used up: `turn` in which it was used, 0 for what may be used once in a game."""

    player: int
    name: str
    turn: int


class Marker(msgspec.Struct, frozen=True, gc=False):
    """A marker laid by hand on a Pokémon (its uid), or beside the board of `player` (-1); `number` 0 is not shown."""

    player: int
    pokemon: int
    name: str
    number: int


class Result(msgspec.Struct, frozen=True):
    """How the game ended. `winner` is NOBODY for an equal end (`sudden_death`) that was not played on."""

    winner: int
    ways: tuple[tuple[str, ...], tuple[str, ...]]
    sudden_death: bool = False


class Forced(msgspec.Struct, frozen=True):
    """Outcomes put before chance: coins, and per player the results of coming shuffles as card numbers."""

    coins: tuple[bool, ...] = ()
    shuffles: tuple[tuple[tuple[int, ...], ...], tuple[tuple[int, ...], ...]] = ((), ())


NOTHING_FORCED = Forced()

# --- frames ----------------------------------------------------------------------------------------------------------

Bindings: TypeAlias = tuple[tuple[str, tuple[int, ...] | str], ...]


class Source(msgspec.Struct, frozen=True, gc=False):
    """Where a running text stands: whose it is, the card, the Pokémon (uid, or -1), and what kind of text it is.

    `kind`: `"attack"`, `"power"`, `"trainer"`, `"energy"`, `"effect"`, `"stadium"`. `other`
    is the other Pokémon of a trigger.
    """

    player: int
    card: int
    pokemon: int
    kind: str
    name: str = ""
    other: int = -1


class Pending(msgspec.Struct, frozen=True):
    """Steps to be carried out later: at the point `at` of turn `turn`."""

    at: str
    turn: int
    steps: tuple[ir.Step, ...]
    source: Source
    bindings: Bindings


@final
class SetupFrame(msgspec.Struct, frozen=True, tag="setup", tag_field="frame"):
    """Setup, before step `at`.

    `lead` places first; `redraws` counts the other's lone redraws that earn a bonus; `bonus` are bonus cards drawn
    after placing (R-SETUP-11).
    """

    at: int
    lead: int = 0
    redraws: int = 0
    bonus: tuple[int, ...] = ()


@final
class TurnFrame(msgspec.Struct, frozen=True, tag="turn", tag_field="frame", gc=False):
    """A turn, before step `at`; `ended`: what happens at its end was started."""

    at: int
    ended: bool = False


@final
class AttackFrame(msgspec.Struct, frozen=True, tag="attack", tag_field="frame"):
    """An attack, before step `at` of the profile's procedure; `copied`: a text made it be used as another one."""

    at: int
    source: Source
    bindings: Bindings = ()
    copied: bool = False


@final
class EffectFrame(msgspec.Struct, frozen=True, tag="effect", tag_field="frame"):
    """A list of IR steps, before number `at`. `answers` are the answers of a choice still open.

    `returns`: what it binds is handed to the frame below. `clause` is what a wrong answer to its choices breaks.
    """

    steps: tuple[ir.Step, ...]
    at: int
    source: Source
    bindings: Bindings = ()
    answers: tuple[int, ...] = ()
    returns: bool = False
    clause: str = "R-TURN-4"


@final
class TrainerFrame(msgspec.Struct, frozen=True, tag="trainer", tag_field="frame"):
    """A Trainer card being carried out, before step `at`; it lies on the table, in no zone, until it is
    discarded or, `placed`, attached or in play."""

    at: int
    source: Source
    bindings: Bindings = ()
    placed: bool = False


@final
class PowerFrame(msgspec.Struct, frozen=True, tag="power", tag_field="frame"):
    """An activated power being carried out, before step `at`."""

    at: int
    source: Source
    bindings: Bindings = ()


@final
class HitFrame(msgspec.Struct, frozen=True, tag="hit", tag_field="frame"):
    """A piece of damage about to be done, while texts that may prevent it are carried out.

    `place`: where an attack hits; `"text"`: it is the damage of a power or effect, not of an attack (R-POW-2).
    """

    attacker: int
    defender: int
    attack: str
    amount: int
    ignores: tuple[str, ...] = ()
    place: Literal["defending", "bench", "self", "text"] = "defending"


@final
class KnockOutFrame(msgspec.Struct, frozen=True, tag="knock_out", tag_field="frame"):
    """A batch of Knock Outs, before step `at`. `due[p]`: Prizes that player p still has to take.

    `asked`: Pokémon whose texts that may prevent it were carried out.
    """

    at: int
    due: tuple[int, int] = (0, 0)
    asked: tuple[int, ...] = ()


@final
class PrizeFrame(msgspec.Struct, frozen=True, tag="prizes", tag_field="frame", gc=False):
    """Prizes that a text lets a player take."""

    player: int
    due: int


@final
class BetweenFrame(msgspec.Struct, frozen=True, tag="between", tag_field="frame", gc=False):
    """Between turns, before entry `at` of the profile's order; -1: before it is known what comes first."""

    at: int
    others_done: bool = False


class ByHandFrame(msgspec.Struct, frozen=True, tag="by_hand", tag_field="frame", gc=False):
    """A text that a person carries out by hand, until that person says it is done."""

    source: Source


class LookFrame(msgspec.Struct, frozen=True, tag="look", tag_field="frame"):
    """Cards of a zone of `owner` that `player` looks at by hand. `resume`: the choice that stands open meanwhile, if
    it cannot be asked anew."""

    player: int
    owner: int
    zone: str
    cards: tuple[int, ...]
    resume: Decision | None = None


Frame: TypeAlias = (
    SetupFrame
    | TurnFrame
    | AttackFrame
    | EffectFrame
    | TrainerFrame
    | PowerFrame
    | HitFrame
    | KnockOutFrame
    | PrizeFrame
    | BetweenFrame
    | ByHandFrame
    | LookFrame
)


class State(msgspec.Struct, frozen=True):
    """Everything about a game at one moment.

    Attributes:
        game: What does not change: cards, profile, options.
        players: The two sides.
        turn: Running number of turns over both players; odd numbers belong to the beginning player. 0 in setup.
        current: Whose turn it is; between turns still the player whose turn ended (R-BTW-3).
        first: Who began; NOBODY before that is known.
        phase: Part of the game.
        decision: Who must act now and what is asked; None only when the game is over.
        stack: Frames in progress, innermost last.
        used: Allowances used this turn.
        stadium: The Stadium in play.
        result: How the game ended, or None.
        rng: The one word of generator state.
        forced: Outcomes put before chance.
        next_uid: The next Pokémon's uid.
        tiebreak: How many Sudden Death games were started.
        rules: Effects on the game that are tied to no Pokémon.
        pending: Steps to be carried out later.
        history: What happened lately, if a card of the game asks for it.
        marks: What the players have used up, beyond the allowances of the turn.
        markers: Markers laid by hand.
        index: What modifies the rules now; derived from the rest.
    """

    game: Game
    players: tuple[Player, Player]
    turn: int
    current: int
    first: int
    phase: Phase
    decision: Decision | None
    stack: tuple[Frame, ...]
    used: Used
    stadium: Stadium | None
    result: Result | None
    rng: int
    forced: Forced
    next_uid: int
    tiebreak: int
    rules: tuple[Effect, ...]
    pending: tuple[Pending, ...]
    history: tuple[Past, ...]
    marks: tuple[Mark, ...]
    markers: tuple[Marker, ...]
    index: Index

    @property
    def to_act(self) -> int:
        """The player who must act now; NOBODY when the game is over."""
        return NOBODY if self.decision is None else self.decision.player

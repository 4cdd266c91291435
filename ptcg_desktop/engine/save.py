"""Saved games: how a game began and what was done, enough to play it again exactly.

A saved game is small JSON and needs no catalogue: it carries the rules, each different card once, the seed and the
acts. Digests of every 50th state tell where a replay begins to differ, should a later engine play a rule differently.
"""

from __future__ import annotations

import codecs
import hashlib
from collections.abc import Sequence

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.engine import play
from ptcg_desktop.engine.actions import Action
from ptcg_desktop.engine.errors import ChanceExhausted, EngineError, IllegalAction
from ptcg_desktop.engine.game import Options
from ptcg_desktop.engine.newgame import Position, begin, from_position
from ptcg_desktop.engine.profiles import Profile, mistakes
from ptcg_desktop.engine.state import NOTHING_FORCED, Forced, Result, State
from ptcg_desktop.errors import KnownError

FORMAT = 3
"""Raised whenever a file may hold what programs before could not read."""
ENGINE = 5
"""Raised whenever the engine plays the same acts to another state."""
BY_HAND = 5
"""From this engine on, texts that are not automated stop the game; earlier games go on as they were begun."""
EVERY = 50


class Start(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game began: two decks as indices into `cards`, or a laid-out position."""

    profile: Profile
    cards: tuple[CardDef, ...] = ()
    decks: tuple[tuple[int, ...], tuple[int, ...]] | None = None
    position: Position | None = None
    seed: int = 0
    options: Options = Options()
    forced: Forced = NOTHING_FORCED
    known: tuple[CardDef, ...] = ()


class Branch(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Acts once done from act number `at` of the game's line on, kept when another way was taken; with its name."""

    at: int
    actions: tuple[Action, ...]
    name: str = ""


class Comment(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person's remark on the state after act number `at`."""

    at: int
    text: str


class Summary(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Where a game stands, so that a list can tell without playing it: the turn, and how it ended."""

    turn: int = 0
    result: Result | None = None


class SavedGame(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A saved game. `digests[k]` is that of the state after `EVERY * (k + 1)` acts.

    Attributes:
        ahead: Acts that were taken back and can be done again.
        names: Names of the decks.
        name: Name of the line that was played; other lines have theirs in `branches`.
        sides: Who decides for each side: a word of the program that wrote the file; empty = it did not say.
    """

    format: int
    engine: int
    start: Start
    actions: tuple[Action, ...] = ()
    digests: tuple[str, ...] = ()
    comments: tuple[Comment, ...] = ()
    branches: tuple[Branch, ...] = ()
    names: tuple[str, str] = ("", "")
    ahead: tuple[Action, ...] = ()
    name: str = ""
    sides: tuple[str, str] = ("", "")
    summary: Summary = Summary()


class Replay(msgspec.Struct, frozen=True):
    """A game played again: the steps (the first leads to the first decision) and the first act that went differently.

    `diverged` is None if everything went as saved; then the steps are complete. `refused` is set where an act was not
    legal any more.
    """

    steps: tuple[play.Step, ...]
    diverged: int | None = None
    refused: str = ""


def start_from_decks(
    profile: Profile,
    decks: tuple[Sequence[CardDef], Sequence[CardDef]],
    seed: int,
    options: Options,
    known: Sequence[CardDef] = (),
) -> Start:
    """The start of a game between two decks."""
    numbers: dict[str, int] = {}
    cards: list[CardDef] = []
    lists: list[tuple[int, ...]] = []
    for deck in decks:
        mine: list[int] = []
        for card in deck:
            if card.id not in numbers:
                numbers[card.id] = len(cards)
                cards.append(card)
            mine.append(numbers[card.id])
        lists.append(tuple(mine))
    return Start(profile, tuple(cards), (lists[0], lists[1]), None, seed, options, known=tuple(known))


def first_step(start: Start) -> play.Step:
    """Begin the game: the state at its first decision and what happened until then.

    Raises:
        KnownError: as `new_game` and `from_position`, or `game.damaged`.
    """
    if start.position is not None:
        return from_position(start.profile, start.position, start.seed, start.options, start.forced, start.known)
    if start.decks is None or any(not 0 <= at < len(start.cards) for deck in start.decks for at in deck):
        raise KnownError("game.damaged", place="start.decks", problem="no deck, or a card that is not in the file")
    decks = ([start.cards[at] for at in start.decks[0]], [start.cards[at] for at in start.decks[1]])
    return begin(start.profile, decks, start.seed, start.options, start.forced, start.known)


def digest(state: State) -> str:
    """A short text that is equal for equal states and almost surely different for different ones."""
    parts: tuple[object, ...] = (
        state.players,
        state.turn,
        state.current,
        state.first,
        state.phase,
        state.decision,
        state.stack,
        state.used,
        state.stadium,
        state.result,
        state.rng,
        state.forced,
        state.next_uid,
        state.tiebreak,
        state.rules,
        state.pending,
        state.history,
        state.marks,
    )
    if state.markers:  # games without them keep the digests they were saved with
        parts = (*parts, state.markers)
    return hashlib.sha256(msgspec.json.encode(parts)).hexdigest()[:16]


def replay(saved: SavedGame) -> Replay:
    """Play a saved game again, as far as it goes as saved.

    Raises:
        KnownError: `game.damaged` or what `first_step` raises.
    """
    try:
        steps = [first_step(saved.start)]
    except ChanceExhausted as error:
        raise KnownError("game.damaged", place="$.start.forced", problem=str(error)) from error
    except EngineError as error:
        raise KnownError("game.damaged", place="$.start", problem=str(error)) from error
    for at, action in enumerate(saved.actions):
        try:
            step = play.apply(steps[-1].state, action)
        except IllegalAction as refusal:
            return Replay(tuple(steps), at, refusal.clause)
        except ChanceExhausted:
            return Replay(tuple(steps), at, "R-RNG-1")
        except EngineError as error:  # a card text in the file asks for something that does not exist
            raise KnownError("game.damaged", place=f"$.actions[{at}]", problem=str(error)) from error
        steps.append(step)
        mark = (at + 1) // EVERY - 1
        if (at + 1) % EVERY == 0 and mark < len(saved.digests) and digest(step.state) != saved.digests[mark]:
            return Replay(tuple(steps), at + 1)
    return Replay(tuple(steps))


def save(saved: SavedGame) -> bytes:
    """The game as JSON."""
    return msgspec.json.encode(saved)


class _Head(msgspec.Struct):
    """What every saved game of any format has: enough to know a file of a later program, or one of something else."""

    format: int
    engine: int


class Overview(msgspec.Struct, frozen=True):
    """What a list of games shows: decks, where the game stands, its rules and seed."""

    start: StartOverview
    names: tuple[str, str] = ("", "")
    summary: Summary = Summary()


class StartOverview(msgspec.Struct, frozen=True):
    """Rules and seed of a game."""

    profile: ProfileOverview
    seed: int = 0


class ProfileOverview(msgspec.Struct, frozen=True):
    """Which rules."""

    id: str


_decoder = msgspec.json.Decoder(SavedGame)
_head = msgspec.json.Decoder(_Head)
_overview = msgspec.json.Decoder(Overview)


def overview(data: bytes) -> Overview:
    """What a list shows of a saved game; much quicker than `load`.

    Raises:
        KnownError: `game.damaged`.
    """
    try:
        return _overview.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise KnownError("game.damaged", place="$", problem=str(error)) from error


def load(data: bytes) -> SavedGame:
    """Read a saved game; nothing is played yet (`replay`).

    Raises:
        KnownError: `game.foreign` for a file that is something else, `game.newer` for one of a later program,
            `game.damaged` with the place.
    """
    data = data.removeprefix(codecs.BOM_UTF8)
    if not data.lstrip().startswith(b"{"):
        raise KnownError("game.foreign")
    try:
        head = _head.decode(data)
    except msgspec.ValidationError as error:
        raise KnownError("game.foreign") from error
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise KnownError("game.damaged", place="$", problem=str(error)) from error
    if head.format > FORMAT:
        raise KnownError("game.newer", format=head.format, known=FORMAT)
    try:
        saved = _decoder.decode(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        problem, _, place = str(error).partition(" - at `")
        raise KnownError("game.damaged", place=place.rstrip("`") or "$", problem=problem) from error
    for key, value, allowed in mistakes(saved.start.profile):
        raise KnownError("game.damaged", place=f"$.start.profile.{key}", problem=f"{value}; allowed: {allowed}")
    lines = {"actions": saved.actions, "ahead": saved.ahead}
    lines |= {f"branches[{at}].actions": branch.actions for at, branch in enumerate(saved.branches)}
    for name, actions in lines.items():
        for at, action in enumerate(actions):
            if action.player not in (0, 1):  # branches are only played when somebody takes them
                raise KnownError("game.damaged", place=f"$.{name}[{at}].player", problem="0 or 1")
    if saved.engine < BY_HAND:
        options = msgspec.structs.replace(saved.start.options, by_hand=False)
        saved = msgspec.structs.replace(saved, start=msgspec.structs.replace(saved.start, options=options))
    return saved

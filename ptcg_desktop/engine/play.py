"""The engine's three questions: what may be done, why may this not be done, what happens if it is done."""

from __future__ import annotations

from typing import assert_never

import msgspec

from ptcg_desktop.engine import (
    asking,
    attack,
    bench,
    between,
    energy,
    evolve,
    flow,
    knockout,
    manual,
    manual_texts,
    picks,
    powers,
    retreat,
    setup,
    trainers,
    turn,
    win,
)
from ptcg_desktop.engine.actions import (
    Action,
    Attach,
    Attack,
    Bench,
    ChooseAttack,
    ChooseCard,
    ChooseFirst,
    ChooseOption,
    ChoosePokemon,
    Concede,
    Decision,
    Done,
    Evolve,
    ManualAct,
    MulliganDraw,
    Pass,
    PlaceActive,
    PlaceBench,
    PlayTrainer,
    Promote,
    Retreat,
    SwitchIn,
    TakePrize,
    UsePower,
)
from ptcg_desktop.engine.errors import IllegalAction, Refusal
from ptcg_desktop.engine.events import Event
from ptcg_desktop.engine.refusals import refuse
from ptcg_desktop.engine.state import BetweenFrame, State
from ptcg_desktop.engine.work import Work


class Step(msgspec.Struct, frozen=True):
    """What an act led to: the new state and what happened on the way."""

    state: State
    events: tuple[Event, ...]


_KINDS: dict[type, tuple[str, ...]] = {
    PlaceActive: ("place_active",),
    PlaceBench: ("place_bench",),
    MulliganDraw: ("mulligan_draw",),
    ChooseFirst: ("choose_first",),
    Bench: ("main",),
    Evolve: ("main",),
    Attach: ("main",),
    PlayTrainer: ("main",),
    Retreat: ("main",),
    UsePower: ("main",),
    Attack: ("main",),
    Pass: ("main",),
    TakePrize: ("prize",),
    Promote: ("promote",),
    SwitchIn: ("switch_in",),
    ChoosePokemon: ("choose_pokemon",),
    ChooseCard: ("choose_card",),
    ChooseAttack: ("choose_attack",),
    ChooseOption: ("choose_option",),
    Done: ("place_bench", "choose_card", "choose_pokemon", "switch_in", "by_hand", "look"),
}


def explain(state: State, action: Action) -> Refusal | None:
    """Why the act is not allowed now, or None if it is.

    The order: the game is over (R-WIN-8), it is not this player's decision (R-TURN-4), then the clause of the act.
    """
    decision = state.decision
    if decision is None:
        return refuse("R-WIN-8", "game.over")
    kind = type(action)
    if kind is Concede:
        return None if action.player in (0, 1) else refuse("R-TURN-4", "turn.no_player")
    if kind not in _KINDS and isinstance(action, ManualAct):
        return manual.explain(state, action)
    if action.player != decision.player:
        return refuse("R-TURN-4", "turn.not_yours")
    if decision.kind not in _KINDS[kind]:
        return refuse("R-TURN-4", "turn.other_choice", {"kind": decision.kind})
    return _explain_main(state, action) if decision.kind == "main" else _explain_choice(state, decision, action)


def _explain_main(state: State, action: Action) -> Refusal | None:
    if type(action) is Attach:
        return energy.explain(state, action)
    if type(action) is Bench:
        return bench.explain(state, action)
    if type(action) is Evolve:
        return evolve.explain(state, action)
    if type(action) is Attack:
        return attack.explain(state, action)
    if type(action) is PlayTrainer:
        return trainers.explain(state, action)
    if type(action) is Retreat:
        return retreat.explain(state, action)
    if type(action) is UsePower:
        return powers.explain(state, action)
    return None  # Pass


def _explain_choice(state: State, decision: Decision, action: Action) -> Refusal | None:
    if isinstance(action, PlaceActive | PlaceBench):
        return setup.explain_place(state, action)
    if isinstance(action, ChoosePokemon | ChooseCard | SwitchIn | ChooseAttack):
        return picks.explain(state, action)
    if isinstance(action, Done):
        return None if not decision.minimum else refuse(decision.clause, "choice.more", {"count": decision.minimum})
    if isinstance(action, ChooseOption):
        offered = action.code in decision.names
    elif isinstance(action, TakePrize):
        offered = action.position in decision.options
    elif isinstance(action, Promote):
        offered = action.pokemon in decision.options
    elif isinstance(action, MulliganDraw):
        if action.count not in decision.options:
            return refuse(decision.clause, "setup.bonus", {"count": decision.options[-1]})
        return None
    else:
        offered = isinstance(action, ChooseFirst) and action.first in decision.options
    return None if offered else refuse(decision.clause, "choice.not_offered", {"purpose": decision.kind})


def apply(state: State, action: Action) -> Step:
    """Do the act and go on to the next decision.

    Raises:
        IllegalAction: the act is not allowed now; nothing has changed.
        ChanceExhausted: a coin without a forced outcome, where only those are allowed.
    """
    refusal = explain(state, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    work = Work(state)
    work.decision = None
    _do(work, action, state)
    flow.advance(work)
    step = Step(work.freeze(), tuple(work.events))
    return _settled(step) if state.game.options.auto_settle else step


def _settled(step: Step) -> Step:
    """Answer decisions that have one answer, where the options say so."""
    decision = step.state.decision
    if decision is None or decision.kind == "main":
        return step
    only = legal(step.state)
    if len(only) != 1:
        return step
    following = apply(step.state, only[0])  # settles what comes after it, too
    return Step(following.state, step.events + following.events)


def start(work: Work) -> Step:
    """Run from a position nobody has acted in yet to the first decision."""
    flow.advance(work)
    step = Step(work.freeze(), tuple(work.events))
    return _settled(step) if work.game.options.auto_settle else step


def _do(work: Work, action: Action, before: State) -> None:
    if type(action) is Attach:
        energy.do(work, action)
    elif type(action) is Bench:
        bench.do(work, action)
    elif type(action) is Pass:
        turn.finish(work)
    elif type(action) is Attack:
        attack.do(work, action)
    elif type(action) is Evolve:
        evolve.do(work, action)
    elif type(action) is Retreat:
        retreat.do(work, action)
    elif type(action) is PlayTrainer:
        trainers.do(work, action)
    elif type(action) is UsePower:
        powers.do(work, action)
    elif type(action) is Concede:
        win.end(work, 1 - action.player, win.by(1 - action.player, "concede"))
    elif isinstance(action, ManualAct):
        manual.do(work, before, action)
    else:
        _answer(work, action)


Answer = (
    PlaceActive
    | PlaceBench
    | MulliganDraw
    | ChooseFirst
    | TakePrize
    | Promote
    | SwitchIn
    | ChoosePokemon
    | ChooseCard
    | ChooseAttack
    | ChooseOption
    | Done
)


def _answer(work: Work, action: Answer) -> None:
    if isinstance(action, TakePrize):
        knockout.take_prize(work, action)
    elif isinstance(action, Promote):
        knockout.promote(work, action)
    elif isinstance(action, PlaceActive | PlaceBench):
        setup.place(work, action)
    elif isinstance(action, ChooseCard):
        picks.answer(work, action.card)
    elif isinstance(action, ChoosePokemon | SwitchIn):
        picks.answer(work, action.pokemon)
    elif isinstance(action, ChooseAttack):
        picks.answer_attack(work, action.name)
    elif isinstance(action, ChooseOption):
        if isinstance(work.stack[-1], BetweenFrame):
            between.answer(work, action.code)
        else:
            asking.answer_option(work, action.code)
    elif isinstance(action, Done):
        if manual_texts.done(work):
            return
        if picks.current(work.stack) is None:
            setup.done(work)
        else:
            picks.done(work)
    elif isinstance(action, MulliganDraw):
        setup.mulligan_draw(work, action)
    elif isinstance(action, ChooseFirst):
        setup.choose_first(work, action)
    else:
        assert_never(action)


def legal(state: State) -> tuple[Action, ...]:
    """Every act of the player who must act now; empty when the game is over.

    `Concede` is always possible besides and not listed. Retreats whose payments differ only in which of equal cards is
    discarded, or in an order that makes no difference, stand once (`canonical`).
    """
    decision = state.decision
    if decision is None:
        return ()
    player = decision.player
    found: list[Action] = []
    if decision.kind != "main":
        _choices(state, decision, player, found)
        return tuple(found)
    bench.acts(state, player, found)
    evolve.acts(state, player, found)
    energy.acts(state, player, found)
    trainers.acts(state, player, found)
    powers.acts(state, player, found)
    retreat.acts(state, player, found)
    attack.acts(state, player, found)
    found.append(Pass(player))
    return tuple(found)


def _choices(state: State, decision: Decision, player: int, found: list[Action]) -> None:
    kind = decision.kind
    options = decision.options
    if kind == "prize":
        found.extend(TakePrize(player, position) for position in options)
    elif kind == "promote":
        found.extend(Promote(player, uid) for uid in options)
    elif kind == "place_active" or kind == "place_bench":
        setup.acts(state, player, found)
    elif kind == "choose_card":
        found.extend(ChooseCard(player, card) for card in options)
    elif kind == "choose_pokemon":
        found.extend(ChoosePokemon(player, uid) for uid in options)
    elif kind == "switch_in":
        found.extend(SwitchIn(player, uid) for uid in options)
    elif kind == "choose_attack":
        found.extend(ChooseAttack(player, name) for name in decision.names)
    elif kind == "choose_option":
        found.extend(ChooseOption(player, name) for name in decision.names)
    elif kind == "mulligan_draw":
        found.extend(MulliganDraw(player, count) for count in options)
    elif kind == "choose_first":
        found.extend(ChooseFirst(player, first) for first in options)
    if not decision.minimum:
        found.append(Done(player))


def canonical(state: State, action: Action) -> Action:
    """The form in which `legal` lists an act: only payments of retreats have more than one."""
    return retreat.canonical(state, action) if isinstance(action, Retreat) else action

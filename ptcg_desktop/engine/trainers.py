"""Trainer cards, Stadiums and Tools (R-TRN)."""

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, feasible, filters, manual_texts, marks, modifiers, registry, triggers
from ptcg_desktop.engine.actions import Action, PlayTrainer
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.events import CardsMoved, StadiumPlayed, TrainerPlayed
from ptcg_desktop.engine.refusals import card_name, not_in_hand, refuse
from ptcg_desktop.engine.state import EffectFrame, Source, Stadium, State, TrainerFrame, Used
from ptcg_desktop.engine.work import Work

CHOICES, PRICE, STEPS, LEAVE = range(4)
LIMIT_CLAUSES = {"items": "R-TRN-2", "supporters": "R-TRN-4", "stadiums": "R-TRN-5"}


def source(player: int, card: int, name: str) -> Source:
    """Where the text of a Trainer card stands."""
    return Source(player, card, -1, "trainer", name)


def explain(state: State, act: PlayTrainer) -> Refusal | None:
    """Why this Trainer card may not be played now, or None."""
    if (refusal := not_in_hand(state, act.player, act.card)) is not None:
        return refusal
    if state.game.cards[act.card].kind != "trainer":
        return refuse("R-TRN-1", "trainer.not_trainer", {"card": card_name(state, act.card)})
    return refusal_of(state, act.player, act.card)


def refusal_of(state: State, player: int, card: int) -> Refusal | None:
    """Why a Trainer card of the hand may not be played now, or None."""
    facts = state.game.cards[card]
    allowance = registry.TRAINER_SUBTYPES[facts.subtype]
    name = facts.name
    if allowance == "supporters" and state.turn == 1 and not _at_once(state, facts.program):
        return refuse("R-TURN-5", "trainer.first_turn", {"card": name})
    limit = modifiers.number(state, f"{allowance}_per_turn", state.game.subtype_limits[allowance], player)
    if _used(state.used, allowance) >= limit:
        return refuse(LIMIT_CLAUSES[allowance], f"trainer.limit_{allowance}", {"count": limit})
    if facts.subtype == "stadium" and _same_stadium(state, facts.key):
        return refuse("R-TRN-5", "trainer.same_stadium", {"card": name})
    if state.index.by_name and _forbidden(state, player, card):
        return refuse("R-EXT-1", "trainer.forbidden", {"card": name})
    if facts.subtype == "tool" and not _room_for_tool(state, player):
        return refuse("R-TRN-6", "trainer.tool_limit", {"count": state.game.tool_limit})
    program = facts.program
    if program is ir.NOTHING:
        return None
    where = source(player, card, name)
    if marks.used(state, program, where):
        return refuse("R-TRN-8", "trainer.used", {"card": name})
    if program.needs is not None and not amounts.holds(state, program.needs, where, ()):
        return refuse("R-TRN-8", "trainer.needs", {"card": name})
    leading = feasible.leading(program.steps)
    demands = (*program.choices, *program.price, *leading)
    rest = program.steps[len(leading) :]
    if demands and (not feasible.payable(state, demands, where) or feasible.fruitless(state, (*demands, *rest), where)):
        clause = feasible.named_clause(state, demands, where) or "R-TRN-8"
        return refuse(clause, "trainer.impossible", {"card": name})
    if _becomes_pokemon(program) and not _bench_room(state, player):
        return refuse("R-BENCH-2", "bench.full", {"limit": modifiers.bench_limit(state, player)})
    return None


def _at_once(state: State, program: ir.Program) -> bool:
    """May a Supporter be played on the first turn: by the profile, or by its own text?"""
    own = any(isinstance(grant, ir.Allow) and grant.act == "play_first_turn" for grant in program.grants)
    return own or state.game.profile.turn.first_turn_supporter


def _forbidden(state: State, player: int, card: int) -> bool:
    return any(modifiers.forbidden(state, act, player, card=card) is not None for act in ("trainer", "play"))


def _becomes_pokemon(program: ir.Program) -> bool:
    return any(isinstance(step, ir.PlayThis) for step in program.steps)


def _bench_room(state: State, player: int) -> bool:
    return len(state.players[player].bench) < modifiers.bench_limit(state, player)


def _same_stadium(state: State, key: str) -> bool:
    """Is a Stadium of that name in play, where the profile forbids playing it again?"""
    if state.stadium is None or state.game.profile.trainers.stadium_same_name:
        return False
    return state.game.cards[state.stadium.card].key == key


def _used(used: Used, allowance: str) -> int:
    if allowance == "items":
        return used.items
    return used.supporters if allowance == "supporters" else used.stadiums


def _room_for_tool(state: State, player: int) -> bool:
    return any(filters.room_for_tool(state, one) for one in filters.at_place(state, player, "play"))


def acts(state: State, player: int, found: list[Action]) -> None:
    """Add every legal act of this kind; the answer is the same for copies of one card."""
    cards = state.game.cards
    answers: dict[int, bool] = {}
    for card in state.players[player].hand:
        facts = cards[card]
        if facts.kind == "trainer":
            playable = answers.get(id(facts))
            if playable is None:
                playable = refusal_of(state, player, card) is None
                answers[id(facts)] = playable
            if playable:
                found.append(PlayTrainer(player, card))


def do(work: Work, act: PlayTrainer) -> None:
    """The card leaves the hand; its text begins (R-TRN-1)."""
    facts = work.game.cards[act.card]
    allowance = registry.TRAINER_SUBTYPES[facts.subtype]
    used = work.used
    work.used = Used(
        used.energy,
        used.retreats,
        used.items + (allowance == "items"),
        used.supporters + (allowance == "supporters"),
        used.stadiums + (allowance == "stadiums"),
    )
    work.leave_hand(act.player, act.card)
    where = source(act.player, act.card, facts.name)
    work.events.append(TrainerPlayed(act.player, act.card))
    work.remember("played", act.player, card=act.card)
    marks.use(work, facts.program, where)
    work.stack.append(TrainerFrame(CHOICES, where))
    if work.index.by_name:
        triggers.fire(work, "played", act.player, card=act.card)


def run(work: Work, frame: TrainerFrame) -> None:
    """Carry out one part of the text, then the card leaves the table."""
    at, where = frame.at, frame.source
    facts = work.game.cards[where.card]
    program = facts.program
    if at < LEAVE:
        work.stack.append(TrainerFrame(at + 1, where, frame.bindings, frame.placed))
        steps = (program.choices, program.price, program.steps)[at]
        if at == STEPS and facts.by_hand and facts.subtype != "stadium" and work.game.options.by_hand:
            manual_texts.begin(work, where)
        if steps:
            work.stack.append(EffectFrame(steps, 0, where, frame.bindings, (), at != STEPS, "R-TRN-8"))
    elif facts.subtype == "stadium" and not frame.placed:
        play_stadium(work, where.player, where.card)
        if facts.by_hand and work.game.options.by_hand:
            manual_texts.begin(work, where)
    elif not frame.placed:
        work.discard((where.card,))
        owner = work.game.owner(where.card)
        work.events.append(CardsMoved(owner, (where.card,), "table", "discard", "played"))


def play_stadium(work: Work, player: int, card: int) -> None:
    """A Stadium comes into play; the old one goes to its owner's discard pile (R-TRN-5)."""
    old = work.stadium
    work.stadium = Stadium(card, player)
    if old is not None:
        work.discard((old.card,))
        work.events.append(CardsMoved(work.game.owner(old.card), (old.card,), "stadium", "discard", "replaced"))
    work.events.append(StadiumPlayed(player, card))
    work.reindex(True)


def attaches(program: ir.Program) -> ir.AttachThis | None:
    """The step by which a Trainer attaches itself, if its text has one."""
    for step in program.steps:
        if isinstance(step, ir.AttachThis):
            return step
    return None

"""What an instruction has to ask before it can be carried out: how many, in which order, to whom."""

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, energy, filters, looking, options, picks
from ptcg_desktop.engine.actions import Decision, DecisionKind
from ptcg_desktop.engine.state import EffectFrame, Pokemon
from ptcg_desktop.engine.work import Work

YES, NO = "yes", "no"


def ask(work: Work, frame: EffectFrame, step: ir.Instruction) -> bool:
    """Open the next question of an instruction; False if nothing is left to ask."""
    if isinstance(step, ir.SpreadCounters):
        return _ask_spread(work, frame, step)
    if isinstance(step, ir.AttachCards):
        return _ask_targets(work, frame, step)
    if isinstance(step, ir.MoveCards):
        return _ask_order(work, frame, step)
    if isinstance(step, ir.Draw | ir.Heal | ir.MoveCounters | ir.Devolve) and not frame.answers:
        most = _most(work, frame, step)
        if most > 0:
            least = 1 if isinstance(step, ir.Devolve) else 0
            codes = tuple(str(number) for number in range(least, most + 1))
            open_option(work, frame, codes, "count", "own")
            return len(codes) > 0
    return False


def _most(work: Work, frame: EffectFrame, step: ir.Draw | ir.Heal | ir.MoveCounters | ir.Devolve) -> int:
    """The largest number that may be chosen (counters, cards, stages); 0 if there is no choice."""
    source, bindings = frame.source, frame.bindings
    if isinstance(step, ir.Draw):
        if not step.up_to:
            return 0
        player = source.player if step.side == "own" else 1 - source.player
        return min(amounts.value(work, step.amount, source, bindings), len(work.players[player].deck))
    if isinstance(step, ir.Devolve):
        most = max((len(one.cards) - 1 for one in filters.who(work, step.of, source, bindings)), default=0)
        return most if step.stages == "any" and most > 1 else 0
    if isinstance(step, ir.Heal):
        if not step.up_to:
            return 0
        damage = max((one.damage for one in filters.who(work, step.of, source, bindings)), default=0)
        limit = damage if step.amount == "all" else amounts.value(work, step.amount, source, bindings)
        return min(damage, limit) // 10
    if step.amount != "any" and not step.up_to:
        return 0
    return options.movable(work, step, source, bindings) // 10


def _ask_spread(work: Work, frame: EffectFrame, step: ir.SpreadCounters) -> bool:
    """Each counter is put on a Pokémon of choice."""
    frame, points = _kept_number(work, frame, step.amount)
    left = points // 10 - len(frame.answers)
    targets = tuple(one.uid for one in filters.who(work, step.on, frame.source, frame.bindings))
    if left <= 0 or not targets:
        return False
    if len(targets) == 1:
        work.stack.append(_answered(frame, (*frame.answers, *targets * left)))
        return True
    _open(work, frame, "choose_pokemon", left, targets, "counters")
    return True


def _kept_number(work: Work, frame: EffectFrame, amount: ir.Amount) -> tuple[EffectFrame, int]:
    """A number that is worked out once, when the first question is opened."""
    if isinstance(amount, int):
        return frame, amount
    kept = filters.bound(frame.bindings, picks.COUNT)
    if kept and frame.answers:
        return frame, kept[0]
    points = amounts.value(work, amount, frame.source, frame.bindings)
    bindings = filters.with_bound(frame.bindings, picks.COUNT, (points,))
    clause = frame.clause
    return EffectFrame(frame.steps, frame.at, frame.source, bindings, frame.answers, frame.returns, clause), points


def _ask_targets(work: Work, frame: EffectFrame, step: ir.AttachCards) -> bool:
    """If several Pokémon may be meant, each card is attached to one of choice."""
    cards = filters.bound(frame.bindings, step.cards)
    at = len(frame.answers)
    if at >= len(cards):
        return False
    targets = attachable(work, frame, step, cards[at])
    if step.each:
        targets = tuple(uid for uid in targets if uid not in frame.answers)
    if len(filters.who(work, step.to, frame.source, frame.bindings)) < 2:
        return False
    if not targets:
        work.stack.append(_answered(frame, (*frame.answers, -1)))
    elif len(targets) == 1:
        work.stack.append(_answered(frame, (*frame.answers, *targets)))
    else:
        _open(work, frame, "choose_pokemon", 1, targets, "attach", (cards[at],))
    return True


def attachable(work: Work, frame: EffectFrame, step: ir.AttachCards, card: int) -> tuple[int, ...]:
    """Pokémon to which a card may go: where its own text allows, and a moved card to another one than it is on."""
    targets = filters.who(work, step.to, frame.source, frame.bindings)
    fitting = tuple(one for one in targets if energy.fits(work, card, one))
    if len(targets) < 2:
        return tuple(one.uid for one in fitting)
    return tuple(one.uid for one in fitting if not _bears(one, card))


def _bears(one: Pokemon, card: int) -> bool:
    return card in one.energy or any(item.card == card for item in one.attached)


def _ask_order(work: Work, frame: EffectFrame, step: ir.MoveCards) -> bool:
    """Cards put on top of a deck or under it go there in an order of choice: the first chosen is uppermost."""
    if step.to not in ("deck_top", "deck_bottom"):
        return False
    if not filters.bound(frame.bindings, looking.unordered_mark(step.cards)):
        return False
    cards = filters.bound(frame.bindings, step.cards)
    left = tuple(card for card in cards if card not in frame.answers)
    if len(left) < 2:
        return False
    _open(work, frame, "choose_card", len(left) - 1, left, "order")
    return True


def _answered(frame: EffectFrame, answers: tuple[int, ...]) -> EffectFrame:
    return EffectFrame(frame.steps, frame.at, frame.source, frame.bindings, answers, frame.returns, frame.clause)


def _open(
    work: Work,
    frame: EffectFrame,
    kind: DecisionKind,
    wanted: int,
    options: tuple[int, ...],
    purpose: str,
    chosen: tuple[int, ...] | None = None,
) -> None:
    work.stack.append(frame)
    work.decision = Decision(
        kind,
        frame.source.player,
        wanted,
        wanted,
        options,
        purpose=purpose,
        clause=frame.clause,
        source=frame.source.card,
        chosen=frame.answers if chosen is None else chosen,
    )


def open_option(work: Work, frame: EffectFrame, codes: tuple[str, ...], purpose: str, by: ir.Player) -> None:
    """Open a choice among options by code."""
    work.stack.append(frame)
    work.decision = Decision(
        "choose_option",
        picks.chooser(frame, by),
        names=codes,
        purpose=purpose,
        clause=frame.clause,
        source=frame.source.card,
    )


def answer_option(work: Work, code: str) -> None:
    """An option is chosen: yes or no, a number, a side, a branch, a type."""
    frame = work.stack[-1]
    if isinstance(frame, EffectFrame):
        step = frame.steps[frame.at]
        if isinstance(step, ir.PickType):
            work.stack.pop()
            picks.bind(work, frame, step.name, code)
        else:
            picks.answer(work, _number(code))


def _number(code: str) -> int:
    if code in (YES, NO):
        return int(code == YES)
    if code in looking.SIDES:
        return looking.SIDES.index(code)
    return int(code.removeprefix("option_"))

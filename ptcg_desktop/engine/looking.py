"""Looking at cards: who sees them, and what is remembered of them while the text goes on (R-INFO-1)."""

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, chance, filters
from ptcg_desktop.engine.actions import Decision
from ptcg_desktop.engine.events import CardsSeen
from ptcg_desktop.engine.state import Bindings, EffectFrame
from ptcg_desktop.engine.work import Work

SIDES = ("own", "opponent")


def look(work: Work, frame: EffectFrame, step: ir.LookAt) -> None:
    """Look at cards, or first ask at whose or at how many."""
    answers = frame.answers
    if step.side == "both":
        if not answers:
            _ask(work, frame, SIDES, "side")
            return
        player = frame.source.player if answers[0] == 0 else 1 - frame.source.player
        answers = answers[1:]
    else:
        player = filters.sides(step.side, frame.source.player)[0]
    count = _count(work, frame, step, player)
    if step.up_to and count > 1:
        if not answers:
            _ask(work, frame, tuple(str(number) for number in range(1, count + 1)), "count")
            return
        count = answers[0]
    cards = _cards(work, step, player, count)
    if cards:
        zone = step.zone.split("_")[0]
        work.events.append(CardsSeen(frame.source.player, player, cards, zone, step.shown))
    bind_unordered(work, frame, step.name, cards, looked=True)


def _count(work: Work, frame: EffectFrame, step: ir.LookAt, player: int) -> int:
    size = len(amounts.zone_cards(work, player, step.zone.split("_")[0]))
    if step.count == "all" or step.count == "any":
        return size
    return min(size, max(0, amounts.value(work, step.count, frame.source, frame.bindings)))


def _cards(work: Work, step: ir.LookAt, player: int, count: int) -> tuple[int, ...]:
    zone = amounts.zone_cards(work, player, step.zone.split("_")[0])
    if step.zone == "deck_bottom":
        return zone[len(zone) - count :]
    if step.zone in ("hand", "prizes") and count < len(zone):
        return chance.sample(work, zone, count)
    return zone[:count]


def _ask(work: Work, frame: EffectFrame, names: tuple[str, ...], purpose: str) -> None:
    work.stack.append(frame)
    work.decision = Decision(
        "choose_option",
        frame.source.player,
        names=names,
        purpose=purpose,
        clause=frame.clause,
        source=frame.source.card,
    )


def look_until(work: Work, frame: EffectFrame, step: ir.LookUntil) -> None:
    """Reveal cards from the top until one fits."""
    player = filters.sides(step.side, frame.source.player)[0]
    deck = work.players[player].deck
    end = len(deck)
    wanted: tuple[int, ...] = ()
    for at, card in enumerate(deck):
        if filters.fits(work, step.filter, card, frame.bindings, frame.source):
            end, wanted = at + 1, (card,)
            break
    seen = deck[:end]
    if seen:
        work.events.append(CardsSeen(frame.source.player, player, seen, "deck", True))
    others = tuple(card for card in seen if card not in wanted)
    bindings = filters.with_bound(frame.bindings, step.others, others)
    bindings = filters.with_bound(bindings, unordered_mark(step.others), (1,))
    bindings = filters.with_bound(bindings, step.name, wanted)
    work.stack.append(EffectFrame(frame.steps, frame.at + 1, frame.source, bindings, (), frame.returns, frame.clause))


# --- what is remembered ----------------------------------------------------------------------------------------------


def unordered_mark(name: str) -> str:
    """Bound besides `name` if nobody has put what it is bound to in an order."""
    return f"#any_order:{name}"


def looked_mark(name: str) -> str:
    """Bound besides `name` if it is bound to cards that were looked at: those moved away are taken out of it."""
    return f"#looked:{name}"


def bind_unordered(work: Work, frame: EffectFrame, name: str, cards: tuple[int, ...], looked: bool = False) -> None:
    """Go on with cards bound that nobody has chosen one by one."""
    bindings = filters.with_bound(frame.bindings, name, cards)
    bindings = filters.with_bound(bindings, unordered_mark(name), (1,))
    if looked:
        bindings = filters.with_bound(bindings, looked_mark(name), (1,))
    work.stack.append(EffectFrame(frame.steps, frame.at + 1, frame.source, bindings, (), frame.returns, frame.clause))


def without(bindings: Bindings, moved: tuple[int, ...]) -> Bindings:
    """The bindings after cards were moved: they are no longer among those looked at."""
    marks = {key for key, _ in bindings if key.startswith("#looked:")}
    if not marks:
        return bindings
    result: list[tuple[str, tuple[int, ...] | str]] = []
    for key, value in bindings:
        if looked_mark(key) in marks and not isinstance(value, str):
            value = tuple(card for card in value if card not in moved)
        result.append((key, value))
    return tuple(result)

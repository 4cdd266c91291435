"""Retreating and every other exchange of the Active (R-RET)."""

from __future__ import annotations

from ptcg_desktop.engine import chance, energy, knockout, modifiers
from ptcg_desktop.engine.actions import Action, Retreat
from ptcg_desktop.engine.board import Board
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.events import ActiveSwitched, CardsMoved, RetreatTried
from ptcg_desktop.engine.refusals import condition_code, pokemon_name, refuse
from ptcg_desktop.engine.state import Pokemon, State, Used
from ptcg_desktop.engine.work import Work

CONFUSED = "confused"


def explain(state: State, act: Retreat) -> Refusal | None:
    """Why the Active may not retreat so now, or None."""
    side = state.players[act.player]
    active = side.active
    if active is None or not any(one.uid == act.target for one in side.bench):
        return refuse("R-RET-1", "retreat.no_bench" if not side.bench else "retreat.not_own_bench")
    return barred(state, active) or _wrong_payment(state, active, act.pay)


def barred(state: State, active: Pokemon) -> Refusal | None:
    """What keeps this Active from retreating, whatever is paid."""
    name = pokemon_name(state, active)
    limit = modifiers.retreat_limit(state, active.player)
    if state.used.retreats >= limit:
        return refuse("R-RET-8", "retreat.limit", {"count": limit})
    if active.stuck == state.turn:
        return refuse("R-CNF-4", "retreat.failed", {"pokemon": name})
    for condition in active.conditions:
        if condition.kind in state.game.stops_retreat:
            code = condition_code("retreat", condition.kind)
            return refuse("R-RET-2", code, {"pokemon": name, "condition": condition.kind})
    if modifiers.forbidden(state, "retreat", active.player, active.uid) is not None:
        return refuse("R-RET-2", "retreat.forbidden", {"pokemon": name})
    return None


def _wrong_payment(state: State, active: Pokemon, pay: tuple[int, ...]) -> Refusal | None:
    """The payment, one card at a time: no card more once the cost is reached (R-RET-3, R-RET-4)."""
    cost = modifiers.retreat_cost(state, active)
    attached = list(active.energy)
    paid = 0
    for card in pay:
        if paid >= cost:
            return refuse("R-RET-4", "retreat.overpaid", {"cost": cost})
        if card not in attached:
            return refuse("R-RET-3", "retreat.not_attached")
        attached.remove(card)
        paid += units(state, active, card)
    if paid < cost:
        return refuse("R-RET-3", "retreat.unpaid", {"cost": cost, "paid": paid})
    return None


def units(board: Board, one: Pokemon, card: int) -> int:
    """Points of a Retreat Cost that an Energy card pays: any type does (R-RET-5)."""
    if not energy.special(board, one):
        return len(board.game.cards[card].provides)
    return len(energy.units_of_card(board, one, card))


def do(work: Work, act: Retreat) -> None:
    """Pay, flip if the profile says so for a Confused Pokémon, exchange."""
    active = work.players[act.player].active
    if active is None:
        return
    if act.pay:
        rest = tuple(card for card in active.energy if card not in act.pay)
        active = _changed(active, rest, active.stuck)
        work.put(active)
        work.discard(act.pay)
        work.events.append(CardsMoved(act.player, act.pay, "pokemon", "discard", "retreat", active.uid))
    confused = any(item.kind == CONFUSED for item in active.conditions)
    flips = confused and work.game.profile.turn.confused_retreat == "pay_then_flip"
    if flips and not chance.flip(work, act.player, "retreat", active.uid):
        work.put(_changed(active, active.energy, work.turn))
        work.events.append(RetreatTried(act.player, active.uid, False))
        return
    used = work.used
    work.used = Used(used.energy, used.retreats + 1, used.items, used.supporters, used.stadiums)
    work.events.append(RetreatTried(act.player, active.uid, True))
    switch(work, act.player, act.target, "retreat")


def _changed(one: Pokemon, energy: tuple[int, ...], stuck: int) -> Pokemon:
    return Pokemon(
        one.uid,
        one.player,
        one.cards,
        energy,
        one.attached,
        one.damage,
        one.conditions,
        one.since,
        one.effects,
        one.used,
        stuck,
    )


def benched(one: Pokemon) -> Pokemon:
    """The Pokémon as it is after moving to the Bench: no conditions, no effects of attacks (R-RET-6)."""
    if not one.conditions and not one.effects and not one.stuck:
        return one
    effects = tuple(effect for effect in one.effects if not effect.attack)
    return Pokemon(
        one.uid,
        one.player,
        one.cards,
        one.energy,
        one.attached,
        one.damage,
        (),
        one.since,
        effects,
        one.used,
        0,
    )


def switch(work: Work, player: int, uid: int, reason: str) -> None:
    """Exchange the Active for a Benched Pokémon; a switch by card text is not a retreat (R-RET-8)."""
    side = work.players[player]
    active = side.active
    for at, incoming in enumerate(side.bench):
        if incoming.uid == uid and active is not None:
            bench = (*side.bench[:at], benched(active), *side.bench[at + 1 :])
            work.set_places(player, incoming, bench)
            work.events.append(ActiveSwitched(player, active.uid, uid, reason))
            knockout.came_active(work, incoming)
            return


# --- listing ---------------------------------------------------------------------------------------------------------


def acts(state: State, player: int, found: list[Action]) -> None:
    """Add every legal act of this kind; payments that differ only in which of equal cards is taken stand once."""
    side = state.players[player]
    active = side.active
    if active is None or not side.bench or barred(state, active) is not None:
        return
    cost = modifiers.retreat_cost(state, active)
    for pay in payments(state, active, cost) if cost else [()]:
        found.extend(Retreat(player, one.uid, pay) for one in side.bench)


def payments(board: Board, active: Pokemon, cost: int) -> list[tuple[int, ...]]:
    """Every different legal payment, one representative each: small cards first, equal cards in the order attached."""
    game = board.game
    plain = not energy.special(board, active)
    known = game.pay_memo.get((active.energy, cost)) if plain else None
    if known is not None:
        return known
    groups: dict[int, list[int]] = {}
    for card in active.energy:
        groups.setdefault(id(game.cards[card]), []).append(card)
    kinds = sorted(groups.values(), key=lambda cards: units(board, active, cards[0]))
    result: list[tuple[int, ...]] = []

    def extend(kind: int, chosen: tuple[int, ...], paid: int, largest: int) -> None:
        # The largest card is paid last; without it the cost must still be open (R-RET-4).
        if paid - largest >= cost and chosen:
            return
        if paid >= cost:
            result.append(chosen)
            return
        if kind == len(kinds):
            return
        cards = kinds[kind]
        size = units(board, active, cards[0])
        for count in range(len(cards) + 1):
            extend(kind + 1, chosen + tuple(cards[:count]), paid + count * size, size if count else largest)

    extend(0, (), 0, 0)
    if plain:
        game.pay_memo[(active.energy, cost)] = result
    return result


def canonical(state: State, act: Retreat) -> Retreat:
    """The representative that `acts` lists for this retreat: the same kinds of cards paid, to the same effect."""
    active = state.players[act.player].active
    if active is None:
        return act
    cards = state.game.cards
    order = {id(facts): at for at, facts in reversed(list(enumerate(cards[card] for card in active.energy)))}
    wanted: dict[int, int] = {}
    for card in act.pay:
        wanted[id(cards[card])] = wanted.get(id(cards[card]), 0) + 1
    kinds = sorted(wanted, key=lambda kind: (_size(state, active, kind), order.get(kind, 0)))
    pay: list[int] = []
    for kind in kinds:
        pay.extend([card for card in active.energy if id(cards[card]) == kind][: wanted[kind]])
    return Retreat(act.player, act.target, tuple(pay))


def _size(state: State, active: Pokemon, kind: int) -> int:
    cards = state.game.cards
    return next((units(state, active, card) for card in active.energy if id(cards[card]) == kind), 0)

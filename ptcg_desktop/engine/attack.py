"""Attacking: preconditions and the procedure a–f as the profile orders it (R-ATK, R-CNF)."""

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import (
    amounts,
    chance,
    damage,
    energy,
    feasible,
    filters,
    manual_texts,
    marks,
    modifiers,
    registry,
    steps_damage,
    triggers,
    turn,
)
from ptcg_desktop.engine.actions import Action, Attack
from ptcg_desktop.engine.board import NO_POKEMON, Board
from ptcg_desktop.engine.conditions import put_counters
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.events import AttackDeclared, AttackFailed
from ptcg_desktop.engine.game import AttackFacts
from ptcg_desktop.engine.refusals import condition_code, pokemon_name, refuse
from ptcg_desktop.engine.state import AttackFrame, Bindings, EffectFrame, HitFrame, Pokemon, Source, State
from ptcg_desktop.engine.work import Work

UNPAID = "#unpaid"
"""Bound in an attack that is copied without what it asks in order to be used."""
COPIED_SKIPS = frozenset(("announce", "hampered", "confusion"))
"""Steps that belong to the attack that was announced, not to the one it is carried out as."""


def facts_of(board: Board, pokemon: Pokemon, name: str) -> tuple[int, AttackFacts] | None:
    """The attack of that name that the Pokémon has now (R-EVO-6), with the card it stands on."""
    if not board.index.by_name:
        card = pokemon.cards[-1]
        return next(((card, one) for one in board.game.cards[card].attacks if one.name == name), None)
    return next((found for found in modifiers.attacks_of(board, pokemon) if found[1].name == name), None)


def facts_at(board: Board, source: Source) -> AttackFacts | None:
    """The attack whose text stands there."""
    for attack in board.game.cards[source.card].attacks:
        if attack.name == source.name:
            return attack
    return None


def explain(state: State, act: Attack) -> Refusal | None:
    """Why this attack may not be announced now, or None (R-ATK-1)."""
    active = state.players[act.player].active
    found = None if active is None else facts_of(state, active, act.name)
    if active is None or found is None:
        return refuse("R-ATK-1", "attack.unknown", {"attack": act.name})
    return _refusal(state, active, *found)


def _refusal(state: State, active: Pokemon, card: int, facts: AttackFacts) -> Refusal | None:
    """Why this attack, which the Pokémon has, may not be announced now, or None."""
    refusal = _barred(state, active, facts)
    if refusal is not None:
        return refusal
    foe = state.players[1 - active.player].active
    struck = NO_POKEMON if foe is None else foe.uid
    if modifiers.forbidden(state, "attack", active.player, active.uid, facts.name, other=struck) is not None:
        params: dict[str, str | int] = {"pokemon": pokemon_name(state, active), "attack": facts.name}
        return refuse("R-ATK-1", "attack.forbidden", params)
    if not energy.covered(state, active, facts.name, facts.cost):
        return refuse("R-COST-1", "attack.cost", {"attack": facts.name, "cost": facts.cost})
    return None if facts.program is ir.NOTHING else _text_bars(state, facts, source(active, facts.name, card))


def _text_bars(state: State, facts: AttackFacts, where: Source) -> Refusal | None:
    """What the attack's own text asks for."""
    program = facts.program
    if marks.used(state, program, where):
        return refuse("R-ATK-8", "attack.used", {"attack": facts.name})
    if program.needs is not None and not amounts.holds(state, program.needs, where, ()):
        return refuse("R-ATK-1", "attack.needs", {"attack": facts.name})
    if program.price and not feasible.payable(state, program.price, where):
        return refuse("R-ATK-4", "attack.price", {"attack": facts.name})
    return None


def _barred(state: State, active: Pokemon, attack: AttackFacts) -> Refusal | None:
    """What keeps this Pokémon from any attack at all."""
    first = state.turn == 1 and not state.game.profile.turn.first_turn_attack
    if first and not _allowed(state, active, attack, "attack_first_turn"):
        return refuse("R-TURN-5", "attack.first_turn")
    for condition in active.conditions:
        clause = state.game.stops_attack.get(condition.kind)
        if clause is not None and not _allowed(state, active, attack, f"attack_while_{condition.kind}"):
            params: dict[str, str | int] = {"pokemon": pokemon_name(state, active), "condition": condition.kind}
            return refuse(clause, condition_code("attack", condition.kind), params)
    return None


def _allowed(state: State, active: Pokemon, attack: AttackFacts, act: str) -> bool:
    """Does a text give this attack a permission: one in force, or the attack's own?"""
    if modifiers.allowed(state, act, active.player, active.uid, attack.name) is not None:
        return True
    return any(isinstance(grant, ir.Allow) and grant.act == act for grant in attack.program.grants)


def source(pokemon: Pokemon, name: str, card: int = -1) -> Source:
    """Where the text of an attack stands; `card` if it is not the Pokémon's top card."""
    return Source(pokemon.player, pokemon.card if card < 0 else card, pokemon.uid, "attack", name)


def acts(state: State, player: int, found: list[Action]) -> None:
    """Add every legal act of this kind."""
    active = state.players[player].active
    if active is None:
        return
    if not state.index.by_name and not active.conditions and state.turn > 1:
        for attack in state.game.cards[active.cards[-1]].attacks:
            if energy.covered(state, active, attack.name, attack.cost) and (
                attack.program is ir.NOTHING or _text_bars(state, attack, source(active, attack.name)) is None
            ):
                found.append(Attack(player, attack.name))
        return
    for card, attack in modifiers.attacks_of(state, active):
        # The cost first: it is what most attacks lack, and it is remembered.
        if energy.covered(state, active, attack.name, attack.cost) and not _refusal(state, active, card, attack):
            found.append(Attack(player, attack.name))


def do(work: Work, act: Attack) -> None:
    """Start the procedure; the turn ends after it whatever happens (R-TURN-3)."""
    active = work.players[act.player].active
    known = None if active is None else facts_of(work, active, act.name)
    if active is None or known is None:
        return
    where = source(active, act.name, known[0])
    marks.use(work, known[1].program, where)
    turn.finish(work)
    work.stack.append(AttackFrame(0, where))


def run(work: Work, frame: AttackFrame) -> None:
    """Carry out one step of the profile's procedure."""
    steps = work.game.attack_steps
    at = frame.at
    if at < len(steps):
        work.stack.append(AttackFrame(at + 1, frame.source, frame.bindings, frame.copied))
        if not (frame.copied and steps[at] in COPIED_SKIPS):
            registry.ATTACK_STEPS[steps[at]](work, frame)


def cancel(work: Work, reason: str) -> None:
    """The attack in progress ends here; what is paid stays paid (R-ATK-4, R-ATK-5)."""
    while work.stack:
        frame = work.stack.pop()
        if isinstance(frame, AttackFrame):
            at = frame.source
            work.events.append(AttackFailed(at.player, at.pokemon, at.name, reason))
            return


def _of(work: Work, frame: AttackFrame) -> tuple[Pokemon, AttackFacts] | None:
    """The attacker and its attack; None if the attacker is gone."""
    attacker = work.find(frame.source.pokemon)
    facts = facts_at(work, frame.source)
    return None if attacker is None or facts is None else (attacker, facts)


# --- the steps -------------------------------------------------------------------------------------------------------


def _announce(work: Work, frame: AttackFrame) -> None:
    """a: the attack is announced; its cost was checked before (R-ATK-2)."""
    at = frame.source
    work.events.append(AttackDeclared(at.player, at.pokemon, at.name))
    work.remember("used_attack", at.player, at.pokemon, at.card, at.name)


def _choices(work: Work, frame: AttackFrame) -> None:
    """b: the choices the attack demands (R-ATK-3)."""
    _program(work, frame, "choices", "R-ATK-3")


def _price(work: Work, frame: AttackFrame) -> None:
    """c: the price of using it (R-ATK-4)."""
    _program(work, frame, "price", "R-ATK-4")


def _program(work: Work, frame: AttackFrame, part: str, clause: str) -> None:
    found = _of(work, frame)
    if found is None:
        return
    program = found[1].program
    steps = program.choices if part == "choices" else program.price
    if part == "price" and filters.bound(frame.bindings, UNPAID):
        steps = tuple(
            step for step in steps if isinstance(step, ir.Flip | ir.FlipCoins | ir.If)
        )  # coins are no payment
    if steps:
        work.stack.append(EffectFrame(steps, 0, frame.source, frame.bindings, (), True, clause))


def _hampered(work: Work, frame: AttackFrame) -> None:
    """d: effects that change or cancel the attack (R-ATK-5)."""
    at = frame.source
    if work.index.by_name:
        triggers.fire(work, "attack.d", at.player, at.pokemon)


def _confusion(work: Work, frame: AttackFrame) -> None:
    """e (or after a, R-ATK-9): a Confused Pokémon flips (R-CNF-1)."""
    attacker = work.find(frame.source.pokemon)
    if attacker is None or not any(item.kind == "confused" for item in attacker.conditions):
        return
    if not chance.flip(work, attacker.player, "confused", attacker.uid):
        cancel(work, "confused")
        registry.CONFUSION_TAILS[work.game.profile.attack.confusion_tails](work, frame)


def _hit_itself(work: Work, frame: AttackFrame) -> None:
    """The announced attack becomes one on the Pokémon itself, with everything that applies to one (R-CNF-2)."""
    attacker = work.find(frame.source.pokemon)
    if attacker is not None:
        damage.deal(work, damage.Hit(attacker, attacker, "", work.game.profile.attack.confusion_damage))


def _puts_counters(work: Work, frame: AttackFrame) -> None:
    """Damage counters on the Pokémon itself (R-CNF-3)."""
    put_counters(work, frame.source.pokemon, work.game.profile.attack.confusion_damage, "confused")


def _carry_out(work: Work, frame: AttackFrame) -> None:
    """f: what the damage depends on, then the damage (R-ATK-7)."""
    found = _of(work, frame)
    if found is None:
        return
    attacker, attack = found
    program = attack.program
    if program.before and not filters.bound(frame.bindings, steps_damage.BEFORE):
        bindings = filters.with_bound(frame.bindings, steps_damage.BEFORE, (1,))
        work.stack[-1] = AttackFrame(frame.at, frame.source, bindings, frame.copied)
        work.stack.append(EffectFrame(program.before, 0, frame.source, bindings, (), True, "R-ATK-3"))
        return
    defender = work.players[1 - frame.source.player].active
    amount = _amount(work, attacker, attack, frame)
    if defender is None or amount is None:
        return
    ignores = (*program.ignores, *steps_damage.ignored(frame.bindings))
    damage.strike(work, HitFrame(attacker.uid, defender.uid, attack.name, amount, ignores))


def _amount(work: Work, attacker: Pokemon, attack: AttackFacts, frame: AttackFrame) -> int | None:
    """The base damage (R-DMG-1); None for an attack without damage (R-DMG-2)."""
    bindings: Bindings = frame.bindings
    instead = filters.bound(bindings, steps_damage.SET)
    more = filters.bound(bindings, steps_damage.MORE)
    program = attack.program
    if instead:
        amount = instead[0]
    elif program.damage is not None:
        amount = amounts.value(work, program.damage, frame.source, bindings)
    else:
        amount = attack.damage
        if not amount and not more and not damage.changes_base(work, attacker, attack.name):
            return None
    return max(0, amount + sum(more))


def _effects(work: Work, frame: AttackFrame) -> None:
    """f: then everything else, in printed order (R-DMG-9)."""
    found = _of(work, frame)
    if found is not None and found[1].by_hand and work.game.options.by_hand:
        manual_texts.begin(work, frame.source)
    elif found is not None and found[1].program.steps:
        program = found[1].program
        bindings = filters.with_bound(frame.bindings, steps_damage.AFTER, (1,))
        if program.ignores or filters.bound(bindings, steps_damage.IGNORES):
            bindings = _still_ignored(found[1], bindings)
        work.stack.append(EffectFrame(program.steps, 0, frame.source, bindings, clause="R-ATK-3"))


def _still_ignored(attack: AttackFacts, bindings: Bindings) -> Bindings:
    """What the attack's damage ignores holds for all of it; but beside a number of its own, effects on the Defending
    Pokémon alone are meant."""
    bindings = steps_damage.with_ignored(bindings, attack.program.ignores)
    changed = any(filters.bound(bindings, name) for name in (steps_damage.SET, steps_damage.MORE))
    if attack.damage or attack.program.damage is not None or changed:
        return steps_damage.without_effects(bindings)
    return bindings


registry.ATTACK_STEPS["announce"] = _announce
registry.ATTACK_STEPS["choices"] = _choices
registry.ATTACK_STEPS["price"] = _price
registry.ATTACK_STEPS["hampered"] = _hampered
registry.ATTACK_STEPS["confusion"] = _confusion
registry.ATTACK_STEPS["carry_out"] = _carry_out
registry.ATTACK_STEPS["effects"] = _effects
registry.CONFUSION_TAILS["hit_itself"] = _hit_itself
registry.CONFUSION_TAILS["counters"] = _puts_counters

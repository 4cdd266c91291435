"""Attacking: preconditions and the procedure a–f as the profile orders it (R-ATK, R-CNF)."""

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, chance, damage, energy, feasible, modifiers, registry, turn
from ptcg_desktop.engine.actions import Action, Attack
from ptcg_desktop.engine.conditions import put_counters
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.events import AttackDeclared, AttackFailed
from ptcg_desktop.engine.game import AttackFacts
from ptcg_desktop.engine.refusals import condition_code, pokemon_name, refuse
from ptcg_desktop.engine.state import AttackFrame, EffectFrame, Pokemon, Source, State
from ptcg_desktop.engine.work import Work


def facts_of(board: modifiers.Board, pokemon: Pokemon, name: str) -> AttackFacts | None:
    """The attack of that name that the Pokémon has now (R-EVO-6: of its top card alone)."""
    for attack in board.game.cards[pokemon.cards[-1]].attacks:
        if attack.name == name:
            return attack
    return None


def explain(state: State, act: Attack) -> Refusal | None:
    """Why this attack may not be announced now, or None (R-ATK-1)."""
    active = state.players[act.player].active
    facts = None if active is None else facts_of(state, active, act.name)
    if active is None or facts is None:
        return refuse("R-ATK-1", "attack.unknown", {"attack": act.name})
    refusal = _barred(state, active)
    if refusal is not None:
        return refusal
    name = pokemon_name(state, active)
    if modifiers.forbidden(state, "attack", act.player, active.uid, act.name) is not None:
        return refuse("R-ATK-1", "attack.forbidden", {"pokemon": name, "attack": act.name})
    if not energy.covered(state, active, facts.cost):
        return refuse("R-COST-1", "attack.cost", {"attack": act.name, "cost": "".join(facts.cost)})
    if facts.program.price and not feasible.payable(state, facts.program.price, source(active, act.name)):
        return refuse("R-ATK-4", "attack.price", {"attack": act.name})
    return None


def _barred(state: State, active: Pokemon) -> Refusal | None:
    """What keeps this Pokémon from any attack at all."""
    if state.turn == 1 and not state.game.profile.turn.first_turn_attack:
        return refuse("R-TURN-5", "attack.first_turn")
    for condition in active.conditions:
        clause = state.game.stops_attack.get(condition.kind)
        if clause is not None:
            params: dict[str, str | int] = {"pokemon": pokemon_name(state, active), "condition": condition.kind}
            return refuse(clause, condition_code("attack", condition.kind), params)
    return None


def source(pokemon: Pokemon, name: str) -> Source:
    """Where the text of an attack stands."""
    return Source(pokemon.player, pokemon.card, pokemon.uid, "attack", name)


def acts(state: State, player: int, found: list[Action]) -> None:
    """Add every legal act of this kind."""
    active = state.players[player].active
    if active is None or (active.conditions and _barred(state, active) is not None):
        return
    if state.turn == 1 and not state.game.profile.turn.first_turn_attack:
        return
    plain = not state.index.by_name
    for attack in state.game.cards[active.cards[-1]].attacks:
        if not energy.covered(state, active, attack.cost):
            continue
        if not plain and modifiers.forbidden(state, "attack", player, active.uid, attack.name) is not None:
            continue
        price = attack.program.price
        if not price or feasible.payable(state, price, source(active, attack.name)):
            found.append(Attack(player, attack.name))


def do(work: Work, act: Attack) -> None:
    """Start the procedure; the turn ends after it whatever happens (R-TURN-3)."""
    active = work.players[act.player].active
    if active is None:
        return
    turn.finish(work)
    work.stack.append(AttackFrame(0, source(active, act.name)))


def run(work: Work, frame: AttackFrame) -> None:
    """Carry out one step of the profile's procedure."""
    steps = work.game.attack_steps
    at = frame.at
    if at < len(steps):
        work.stack.append(AttackFrame(at + 1, frame.source, frame.bindings))
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
    if attacker is None:
        return None
    for attack in work.game.cards[frame.source.card].attacks:
        if attack.name == frame.source.name:
            return attacker, attack
    return None


# --- the steps -------------------------------------------------------------------------------------------------------


def _announce(work: Work, frame: AttackFrame) -> None:
    """a: the attack is announced; its cost was checked before (R-ATK-2)."""
    at = frame.source
    work.events.append(AttackDeclared(at.player, at.pokemon, at.name))


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
    if steps:
        work.stack.append(EffectFrame(steps, 0, frame.source, frame.bindings, (), True, clause))


def _hampered(work: Work, frame: AttackFrame) -> None:
    """d: effects that change or cancel the attack (R-ATK-5)."""
    at = frame.source
    for entry in reversed(work.index.get("attack.d")):
        if isinstance(entry.grant, ir.Trigger) and modifiers.concerns(entry, at.player, at.pokemon):
            work.stack.append(EffectFrame(entry.grant.steps, 0, entry.source))


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
    """f: the damage first (R-ATK-7)."""
    found = _of(work, frame)
    defender = work.players[1 - frame.source.player].active
    if found is None or defender is None:
        return
    attacker, attack = found
    program = attack.program
    if program.damage is None:
        amount = attack.damage
        if not amount and not damage.changes_base(work, attacker, attack.name):
            return  # an attack without damage (R-DMG-2)
    else:
        amount = amounts.value(work, program.damage, frame.source, frame.bindings)
    hit = damage.Hit(attacker, defender, attack.name, amount)
    hit.ignores = program.ignores
    damage.deal(work, hit)


def _effects(work: Work, frame: AttackFrame) -> None:
    """f: then everything else, in printed order (R-DMG-9)."""
    found = _of(work, frame)
    if found is not None and found[1].program.steps:
        work.stack.append(EffectFrame(found[1].program.steps, 0, frame.source, frame.bindings, clause="R-ATK-3"))


registry.ATTACK_STEPS["announce"] = _announce
registry.ATTACK_STEPS["choices"] = _choices
registry.ATTACK_STEPS["price"] = _price
registry.ATTACK_STEPS["hampered"] = _hampered
registry.ATTACK_STEPS["confusion"] = _confusion
registry.ATTACK_STEPS["carry_out"] = _carry_out
registry.ATTACK_STEPS["effects"] = _effects
registry.CONFUSION_TAILS["hit_itself"] = _hit_itself
registry.CONFUSION_TAILS["counters"] = _puts_counters

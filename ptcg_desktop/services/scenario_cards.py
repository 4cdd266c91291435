"""Cards of scenarios: their facts, and their small effect vocabulary translated into the engine's own effect IR."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from msgspec import convert

from ptcg_desktop.cards import TYPE_NAMES, Attack, CardDef, Damage, Modifier, Power, Text
from ptcg_desktop.cards.model import TrainerKind
from ptcg_desktop.effects import ir
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.scenario_format import AttackSpec, CardSpec, Operation, PowerSpec

DOUBLE = "Double Colorless Energy"
BLANK = "Blank"
THIS = ir.This()
DEFENDER = ir.Active("opponent")


def built_in(plain_subtype: str) -> dict[str, CardDef]:
    """The cards that every file knows."""
    letters = [letter for letter in TYPE_NAMES if letter != "C"]
    cards = {
        f"{letter} Energy": card(f"{letter} Energy", CardSpec("energy", basic=True, provides=[letter]), plain_subtype)
        for letter in letters
    }
    cards[DOUBLE] = card(DOUBLE, CardSpec("energy", provides=["C", "C"]), plain_subtype)
    cards[BLANK] = card(BLANK, CardSpec("trainer", subtype="any"), plain_subtype)
    return cards


def energy_name(name: str) -> str:
    """A name in a list of Energy: `W` = `W Energy`, `CC` = Double Colorless."""
    if name == "CC":
        return DOUBLE
    return f"{name} Energy" if len(name) == 1 else name


def card(key: str, spec: CardSpec, plain_subtype: str) -> CardDef:
    """A card of a scenario. `plain_subtype` is what the subtype `any` means in the profile.

    Raises:
        KnownError: `scenario.operation`, an effect that the vocabulary does not know, with card and operation.
    """
    name = Text(spec.name or key)
    try:
        if spec.kind == "pokemon":
            return _pokemon(key, name, spec)
        if spec.kind == "energy":
            units = tuple(unit if isinstance(unit, str) else "".join(unit) for unit in spec.provides)
            kind: Literal["basic", "special"] = "basic" if spec.basic else "special"
            return CardDef(id=key, set_id="", number="", name=name, kind="energy", energy_kind=kind, provides=units)
        return _trainer(key, name, spec, plain_subtype)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, StopIteration) as error:
        raise KnownError("scenario.operation", card=key, operation=str(error)) from error


def _letters(types: str | list[str]) -> tuple[str, ...]:
    return (types,) if isinstance(types, str) else tuple(types)


def _affinities(spec: str | list[str] | dict[str, str | int] | None, sign: str) -> tuple[Modifier, ...]:
    if spec is None:
        return ()
    if isinstance(spec, dict):
        return tuple(
            Modifier(letter, value if isinstance(value, str) else f"{sign}{value}") for letter, value in spec.items()
        )
    return tuple(Modifier(letter) for letter in _letters(spec))


def _pokemon(key: str, name: Text, spec: CardSpec) -> CardDef:
    return CardDef(
        id=key,
        set_id="",
        number="",
        name=name,
        kind="pokemon",
        stage=spec.stage or "basic",
        evolves_from=Text(spec.evolves_from),
        hp=spec.hp,
        types=_letters(spec.type),
        attacks=tuple(_attack(attack) for attack in spec.attacks),
        powers=tuple(_power(power) for power in spec.powers),
        weaknesses=_affinities(spec.weak, "+"),
        resistances=_affinities(spec.resist, "-"),
        retreat=spec.retreat,
        prizes=spec.prizes,
    )


def _trainer(key: str, name: Text, spec: CardSpec, plain_subtype: str) -> CardDef:
    subtype = plain_subtype if spec.subtype in ("any", "") else spec.subtype
    kinds: dict[str, TrainerKind] = {
        "trainer": "trainer",
        "item": "item",
        "supporter": "supporter",
        "stadium": "stadium",
        "tool": "tool",
    }
    parts = _Parts(subtype == "tool")
    for operation in spec.effect:
        parts.add(operation, _TRAINER)
    for rule in spec.rules:
        parts.grants.append(_stadium_rule(rule))
    return CardDef(
        id=key,
        set_id="",
        number="",
        name=name,
        kind="trainer",
        trainer_kind=kinds[subtype],
        effect=ir.dumps(parts.program()),
        limit_groups=("ace_spec",) if spec.ace_spec else (),
    )


class _Parts:
    """A program being put together."""

    def __init__(self, tool: bool = False) -> None:
        self.tool = tool
        self.choices: list[ir.Step] = []
        self.price: list[ir.Step] = []
        self.steps: list[ir.Step] = []
        self.grants: list[ir.Grant] = []

    def add(self, operation: Operation, known: dict[str, Translator]) -> None:
        name = next((key for key in operation if key in known), None)
        if name is None:
            raise ValueError(f"{operation}")
        known[name](self, operation[name], operation)

    def program(self, **more: Any) -> ir.Program:
        return ir.Program(
            choices=tuple(self.choices),
            price=tuple(self.price),
            steps=tuple(self.steps),
            grants=tuple(self.grants),
            **more,
        )


Translator = Callable[[_Parts, Any, Operation], None]

# --- attacks ---------------------------------------------------------------------------------------------------------


def _attack(spec: AttackSpec) -> Attack:
    parts = _Parts()
    for operation in spec.pay:
        parts.add(operation, _PRICE)
    for operation in spec.then:
        parts.add(operation, _ATTACK)
    damage, printed = (None, Damage(spec.damage)) if isinstance(spec.damage, int) else _damage(spec.damage)
    program = parts.program(damage=damage, ignores=tuple(spec.ignore))
    effect = "" if program == ir.NOTHING else ir.dumps(program)
    return Attack(Text(spec.name), tuple(spec.cost), printed, effect=effect)


def _damage(spec: dict[str, Any]) -> tuple[ir.Amount, Damage]:
    per = _per(str(spec["per"]))
    if "max" in spec:
        per = ir.AtMost(per, int(spec["max"]))
    if "times" in spec:
        times = int(spec["times"])
        return ir.Times(per, times), Damage(times, "×")
    base = int(spec["base"])
    plus, minus = int(spec.get("plus", 0)), int(spec.get("minus", 0))
    return ir.Sum((base, ir.Times(per, plus - minus))), Damage(base, "+" if plus else "-")


def _per(what: str) -> ir.Amount:
    kind, _, detail = what.partition(":")
    if kind == "heads":
        return ir.Heads(int(detail))
    if kind == "extra_energy":
        return ir.ExtraEnergy(detail)
    known: dict[str, ir.Amount] = {
        "self_counters": ir.Counters(THIS),
        "defender_counters": ir.Counters(DEFENDER),
        "own_bench": ir.InPlay("own", "bench"),
        "defender_energy": ir.EnergyOn(DEFENDER),
    }
    return known[kind]


def _discard_energy(parts: _Parts, count: Any, operation: Operation) -> None:
    parts.price.append(ir.PickEnergy("energy", THIS, int(count), str(operation.get("type", ""))))
    parts.price.append(ir.MoveCards("energy", "discard"))


def _flip_or_nothing(parts: _Parts, value: Any, operation: Operation) -> None:
    parts.price.append(ir.Flip(tails=(ir.AttackDoesNothing(),)))


def _to(operation: Operation) -> ir.Who:
    known: dict[str, ir.Who] = {"defender": DEFENDER, "self": THIS}
    return known[str(operation.get("to", "defender"))]


def _inflict(parts: _Parts, condition: Any, operation: Operation) -> None:
    parts.steps.append(ir.Inflict(convert(condition, ir.State), _to(operation), int(operation.get("poison", 0))))


def _flip(parts: _Parts, branches: Any, operation: Operation) -> None:
    results: list[tuple[ir.Step, ...]] = []
    for side in ("heads", "tails"):
        branch = _Parts()
        for inner in branches.get(side, []):
            branch.add(inner, _ATTACK)
        parts.choices.extend(branch.choices)
        results.append(tuple(branch.steps))
    parts.steps.append(ir.Flip(results[0], results[1]))


def _damage_self(parts: _Parts, points: Any, operation: Operation) -> None:
    parts.steps.append(ir.DealDamage(int(points), THIS))


def _damage_bench(parts: _Parts, points: Any, operation: Operation) -> None:
    side = operation.get("side", "opponent")
    if side not in ("opponent", "own", "both"):
        raise ValueError(f"side {side}")
    target: ir.Who = ir.Every(side, "bench")
    if operation.get("which", "all") == "choose":
        parts.choices.append(ir.PickPokemon("targets", side, "bench", int(operation.get("count", 1))))
        target = ir.Bound("targets")
    parts.steps.append(ir.DealDamage(int(points), target))


def _counters(parts: _Parts, points: Any, operation: Operation) -> None:
    parts.steps.append(ir.PutCounters(int(points), _to(operation)))


def _heal_self(parts: _Parts, points: Any, operation: Operation) -> None:
    parts.steps.append(ir.Heal(int(points), THIS))


def _discard_energy_from(parts: _Parts, whom: Any, operation: Operation) -> None:
    """Energy discarded by the text of an attack after its damage, named in `choose.energy_then`."""
    known: dict[str, ir.Who] = {"defender": DEFENDER, "self": THIS}
    count, letter = int(operation.get("count", 1)), str(operation.get("type", ""))
    parts.steps.append(ir.PickEnergy("energy_then", known[whom], count, letter))
    parts.steps.append(ir.MoveCards("energy_then", "discard"))


def _opponent_switches(parts: _Parts, value: Any, operation: Operation) -> None:
    parts.steps.append(ir.PickPokemon(ir.SWITCH_IN, "opponent", "bench", by="opponent"))
    parts.steps.append(ir.SwitchActive("opponent", ir.SWITCH_IN))


def _draw(parts: _Parts, count: Any, operation: Operation) -> None:
    parts.steps.append(ir.Draw(int(count)))


def _protect_self(parts: _Parts, spec: Any, operation: Operation) -> None:
    grants: tuple[ir.Grant, ...]
    if "reduce" in spec:
        grants = (ir.Adjust("damage.g", "add", -int(spec["reduce"]), role="defender"),)
    elif "prevent_upto" in spec:
        grants = (ir.Adjust("damage.g", "set", 0, role="defender", ceiling=int(spec["prevent_upto"])),)
    elif "prevent_all" in spec:
        grants = (ir.Adjust("damage.g", "set", 0, role="defender"), ir.Forbid("attack_effect"))
    else:
        raise ValueError(f"protect_self {spec}")
    parts.steps.append(ir.Lasting(THIS, grants))


def _next_turn_self(parts: _Parts, spec: Any, operation: Operation) -> None:
    grant = ir.Adjust("damage.base", "set", int(spec["base"]), role="attacker", attack=str(spec["attack"]))
    parts.steps.append(ir.Lasting(THIS, (grant,), "end_of_own_next_turn"))


def _next_turn_defender(parts: _Parts, kind: Any, operation: Operation) -> None:
    if kind == "disable":
        parts.choices.append(ir.PickAttack("attack", DEFENDER))
    grants: dict[str, ir.Grant] = {
        "smokescreen": ir.Trigger("attack.d", (ir.Flip(tails=(ir.AttackDoesNothing(),)),)),
        "no_attack": ir.Forbid("attack"),
        "no_retreat": ir.Forbid("retreat"),
        "disable": ir.Forbid("attack", attack_bound="attack"),
        "deal_less": ir.Adjust("damage.g", "add", -int(operation.get("n", 0)), role="attacker"),
    }
    parts.steps.append(ir.Lasting(DEFENDER, (grants[kind],)))


_PRICE: dict[str, Translator] = {"discard_energy": _discard_energy, "flip_or_nothing": _flip_or_nothing}
_ATTACK: dict[str, Translator] = {
    "inflict": _inflict,
    "flip": _flip,
    "damage_self": _damage_self,
    "damage_bench": _damage_bench,
    "counters": _counters,
    "heal_self": _heal_self,
    "discard_energy_from": _discard_energy_from,
    "opponent_switches": _opponent_switches,
    "draw": _draw,
    "protect_self": _protect_self,
    "next_turn_self": _next_turn_self,
    "next_turn_defender": _next_turn_defender,
}

# --- powers ----------------------------------------------------------------------------------------------------------


def _power(spec: PowerSpec) -> Power:
    parts = _Parts()
    for operation in spec.operations:
        parts.add(operation, _POWER if spec.use == "activated" else _PASSIVE)
    use: Literal["activated", "always"] = "activated" if spec.use == "activated" else "always"
    program = parts.program(use=use, limit=spec.limit, works_when_affected=spec.works_when_affected)
    return Power("ability", Text(spec.name), effect=ir.dumps(program))


def _attach_from_hand(parts: _Parts, letter: Any, operation: Operation) -> None:
    only = ir.PokemonFilter(type=str(operation.get("only_to", "")))
    parts.choices.append(ir.PickPokemon("target", "own", filter=only))
    rule = ir.CardFilter("energy", type=str(letter), basic_energy=True)
    parts.choices.append(ir.PickCards("card", "hand", filter=rule))
    parts.steps.append(ir.AttachCards("card", ir.Bound("target")))


def _move_damage(parts: _Parts, points: Any, operation: Operation) -> None:
    parts.choices.append(ir.PickPokemon("from", "own", filter=ir.PokemonFilter(damaged=True)))
    rule = ir.PokemonFilter(not_bound="from", survives=int(points))
    parts.choices.append(ir.PickPokemon("target", "own", filter=rule))
    parts.steps.append(ir.MoveCounters(int(points), ir.Bound("from"), ir.Bound("target")))


def _counters_any(parts: _Parts, points: Any, operation: Operation) -> None:
    parts.choices.append(ir.PickPokemon("target", "both"))
    parts.steps.append(ir.PutCounters(int(points), ir.Bound("target")))


def _ko_self(parts: _Parts, value: Any, operation: Operation) -> None:
    parts.steps.append(ir.KnockOut(THIS))


def _retaliate(parts: _Parts, points: Any, operation: Operation) -> None:
    parts.grants.append(ir.Trigger("damaged", (ir.PutCounters(int(points), ir.Other()),)))


def _block_damage_from(parts: _Parts, points: Any, operation: Operation) -> None:
    parts.grants.append(ir.Adjust("damage.g", "set", 0, role="defender", floor=int(points)))


_POWER: dict[str, Translator] = {
    "attach_from_hand": _attach_from_hand,
    "move_damage": _move_damage,
    "draw": _draw,
    "counters_any": _counters_any,
    "ko_self": _ko_self,
}
_PASSIVE: dict[str, Translator] = {"retaliate": _retaliate, "block_damage_from": _block_damage_from}

# --- Trainers --------------------------------------------------------------------------------------------------------


def _discard_hand(parts: _Parts, value: Any, operation: Operation) -> None:
    parts.steps.append(ir.DiscardHand())


def _discard_cost(parts: _Parts, count: Any, operation: Operation) -> None:
    parts.price.append(ir.PickCards("cards_discarded", "hand", count=int(count)))
    parts.price.append(ir.MoveCards("cards_discarded", "discard"))


def _heal(parts: _Parts, points: Any, operation: Operation) -> None:
    parts.choices.append(ir.PickPokemon("target", "own"))
    parts.steps.append(ir.Heal(int(points), ir.Bound("target")))


def _cure(parts: _Parts, value: Any, operation: Operation) -> None:
    parts.steps.append(ir.Cure(ir.Active("own")))


def _gust(parts: _Parts, value: Any, operation: Operation) -> None:
    parts.choices.append(ir.PickPokemon("target", "opponent", "bench"))
    parts.steps.append(ir.SwitchActive("opponent", "target"))


def _switch(parts: _Parts, value: Any, operation: Operation) -> None:
    parts.choices.append(ir.PickPokemon("target", "own", "bench"))
    parts.steps.append(ir.SwitchActive("own", "target"))


def _search(parts: _Parts, spec: Any, operation: Operation) -> None:
    parts.steps.append(ir.PickCards("cards", convert(spec["from"], ir.Zone), count=int(spec["count"]), optional=True))
    parts.steps.append(ir.MoveCards("cards", convert(spec["to"], ir.Zone)))


def _remove_energy(parts: _Parts, spec: Any, operation: Operation) -> None:
    side = spec["from"]
    if side not in ("opponent", "own"):
        raise ValueError(f"remove_energy from {side}")
    parts.choices.append(ir.PickPokemon("target", side, filter=ir.PokemonFilter(has_energy=True)))
    parts.choices.append(ir.PickEnergy("energy", ir.Bound("target"), int(spec["count"])))
    parts.steps.append(ir.MoveCards("energy", "discard"))


def _evolve_skip(parts: _Parts, value: Any, operation: Operation) -> None:
    parts.choices.append(ir.PickPokemon("target", "own", filter=ir.PokemonFilter(evolves_by="skip")))
    parts.choices.append(ir.PickCards("card", "hand", filter=ir.CardFilter("pokemon", evolves="target")))
    parts.steps.append(ir.EvolveInto("card", ir.Bound("target")))


def _attach(parts: _Parts, spec: Any, operation: Operation) -> None:
    until = spec["until"]
    if until not in ("stays", "end_of_turn", "end_of_opponent_turn"):
        raise ValueError(f"until {until}")
    parts.choices.append(ir.PickPokemon("target", "own", filter=ir.PokemonFilter(takes_tool=parts.tool)))
    parts.steps.append(ir.AttachThis(ir.Bound("target"), until))
    parts.grants.extend(_modifier(one) for one in spec["mods"])


def _modifier(spec: Operation) -> ir.Grant:
    if "damage_dealt" in spec:
        step = {"before": "damage.b", "after": "damage.e", "": "damage.dealt"}[str(spec.get("when", ""))]
        return ir.Adjust(step, "add", int(spec["damage_dealt"]), role="attacker")
    if "damage_taken" in spec:
        return ir.Adjust("damage.taken", "add", int(spec["damage_taken"]), role="defender")
    number = next((key for key in ("hp", "retreat_cost") if key in spec), "")
    if not number:
        raise ValueError(f"{spec}")
    return ir.Adjust(number, "add", int(spec[number]))


def _stadium_rule(rule: Operation) -> ir.Grant:
    number = next((key for key in ("bench_limit", "retreat_cost") if key in rule), "")
    if not number:
        raise ValueError(f"{rule}")
    value = rule[number]
    if isinstance(value, str):
        return ir.Adjust(number, "add", int(value), scope="all")
    return ir.Adjust(number, "set", int(value), scope="all")


_TRAINER: dict[str, Translator] = {
    "draw": _draw,
    "discard_hand": _discard_hand,
    "discard_cost": _discard_cost,
    "heal": _heal,
    "cure": _cure,
    "gust": _gust,
    "switch": _switch,
    "search": _search,
    "remove_energy": _remove_energy,
    "evolve_skip": _evolve_skip,
    "attach": _attach,
}

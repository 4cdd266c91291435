"""Facts that change a number: damage, HP, costs, Retreat Cost; and what Energy and types count as."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.facts import forbid
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import Held, RefusedError, Scope

Facts = tuple[Held, ...]

# --- numbers ---------------------------------------------------------------------------------------------------------


def adjust(who: ir.Who | None, number: str, change: str, amount: ir.Amount, **more: object) -> Facts:
    """One changed number."""
    return (Held(who, ir.Adjust(number, change, amount, **more)),)  # type: ignore[arg-type]


@rule("before_wr", "<before applying weakness and resistance>")
def before_wr(scope: Scope) -> str:
    return "before"


@rule("before_wr", "<after applying weakness and resistance>")
def after_wr(scope: Scope) -> str:
    return "after"


def taken(when: str) -> str:
    """The number a reduction on the defender's side changes."""
    return "damage.taken" if when != "before" else "damage.taken_before"


def dealt(when: str) -> str:
    """The number a bonus on the attacker's side changes."""
    return "damage.dealt" if when != "after" else "damage.dealt_after"


@rule("attackers", "[from] your opponent's {noun:noun}", "your opponent's attack")
def attackers_opponent(scope: Scope, noun: ir.PokemonFilter = ir.ANY_POKEMON) -> tuple[ir.Side, ir.PokemonFilter]:
    return "opponent", noun


@rule("attackers", "[from] {noun:noun} <both yours and your opponent's>")
def attackers_both(scope: Scope, noun: ir.PokemonFilter) -> tuple[ir.Side, ir.PokemonFilter]:
    return "both", noun


@rule("attackers", "[from] {noun:noun}")
def attackers_any(scope: Scope, noun: ir.PokemonFilter) -> tuple[ir.Side, ir.PokemonFilter]:
    return "both", noun


Attackers = tuple[ir.Side, ir.PokemonFilter]
ANYBODY: Attackers = ("both", ir.ANY_POKEMON)


def from_(attackers: Attackers) -> dict[str, object]:
    """Fields of a grant that say whose attacks are meant."""
    side, noun = attackers
    return {"other_side": side, "other": noun}


@rule(
    "by_attacks",
    "(by|from) attack",
    "(by|from) attack <both yours and your opponent's>",
    "(by|from) attack (from|used by) {a:attackers}",
    "(by|from) {a:attackers_s} attack",
    "(by|from) a attack",
    "by a attack from {a:attackers}",
)
def by_attacks(scope: Scope, a: Attackers = ANYBODY) -> Attackers:
    return a


@rule("attackers_s", "your opponent's {noun:nouns}")
def attackers_s(scope: Scope, noun: ir.PokemonFilter) -> Attackers:
    return "opponent", noun


@rule("attackers_s", "your opponent's", "a opponent's", "the opponent's")
def attackers_s_bare(scope: Scope) -> Attackers:
    return "opponent", ir.ANY_POKEMON


@rule("fact", "{who:whom} take {n:number} less damage {a:by_attacks} [{w:before_wr}]")
def takes_less(scope: Scope, who: ir.Who, n: int, a: Attackers, w: str = "after") -> Facts:
    return adjust(who, taken(w), "add", -n, role="defender", **from_(a))


@rule(
    "fact",
    "if {who:whom} attack (SELF|this pokémon) , any damage done (by the attack|to (SELF|this pokémon)) be reduced by "
    "{n:number} [{w:before_wr}]",
)
def attacks_this_weakly(scope: Scope, who: ir.Who, n: int, w: str = "after") -> Facts:
    return adjust(who, taken(w), "add", -n, role="attacker", other=ir.PokemonFilter(this=True))


@rule("fact", "{who:whom} take {n:number} more damage {a:by_attacks} [{w:before_wr}]")
def takes_more(scope: Scope, who: ir.Who, n: int, a: Attackers, w: str = "after") -> Facts:
    return adjust(who, taken(w), "add", n, role="defender", **from_(a))


@rule(
    "fact",
    "[any] damage done to {who:whom} {a:by_attacks} be reduced by {n:number} [{w:before_wr}]",
    "[any] damage done {a:by_attacks} to {who:whom} be reduced by {n:number} [{w:before_wr}]",
    "[any] damage done to {who:whom} be reduced by {n:number} [{w:before_wr}]",
    "all damage done {a:by_attacks} to {who:whom} be reduced by {n:number} [{w:before_wr}]",
)
def damage_reduced(scope: Scope, who: ir.Who, n: int, a: Attackers = ANYBODY, w: str = "after") -> Facts:
    return takes_less(scope, who, n, a, w)


@rule("fact", "[any] damage done to {who:whom} {a:by_attacks} be increased by {n:number} [{w:before_wr}]")
def damage_increased(scope: Scope, who: ir.Who, n: int, a: Attackers = ANYBODY, w: str = "after") -> Facts:
    return takes_more(scope, who, n, a, w)


@rule(
    "fact",
    "{who:whoms} attack do {n:number} less damage [{w:before_wr}]",
    "attack used by {who:whom} do {n:number} less damage [{w:before_wr}]",
    "[any] damage done by attack (from|used by) {who:whom} be reduced by {n:number} [{w:before_wr}]",
    "[any] damage done by {who:whom} be reduced by {n:number} [{w:before_wr}]",
    "[any] damage done by {who:whoms} attack be reduced by {n:number} [{w:before_wr}]",
)
def does_less(scope: Scope, who: ir.Who, n: int, w: str = "") -> Facts:
    return adjust(who, dealt(w), "add", -n, role="attacker")


@rule(
    "fact",
    "[each of] {who:whoms} attack do {n:number} more damage to {to:struck} [{w:before_wr}]",
    "each of {who:whoms} attack do {n:number} more damage [{w:before_wr}]",
    "attack used by {who:whom} do {n:number} more damage to {to:struck} [{w:before_wr}]",
    "the attack (used by|of) {who:whom} do {n:number} more damage to {to:struck} [{w:before_wr}]",
    "{who:whoms} attack do {n:number} more damage [{w:before_wr}]",
    "attack used by {who:whom} do {n:number} more damage [{w:before_wr}]",
)
def does_more(scope: Scope, who: ir.Who, n: int, to: Attackers = ANYBODY, w: str = "") -> Facts:
    return adjust(who, dealt(w), "add", n, role="attacker", **from_(to))


@rule("struck", "your opponent's {noun:noun}", "the opponent's {noun:noun}")
def struck(scope: Scope, noun: ir.PokemonFilter) -> Attackers:
    return "opponent", noun


@rule("struck", "the active pokémon", "their opponent's active pokémon")
def struck_active(scope: Scope) -> Attackers:
    return "opponent", ir.PokemonFilter(where="active")


@rule("fact", "{who:whoms} {attack:name} attack do {n:number} more damage [{w:before_wr}]")
def named_does_more(scope: Scope, who: ir.Who, attack: str, n: int, w: str = "") -> Facts:
    return adjust(who, dealt(w), "add", n, role="attacker", attack=attack)


@rule(
    "fact",
    "{who:whoms} {attack:name} attack's base damage be {n:number} [instead of {m:number}]",
    "the base damage of {who:whoms} {attack:name} attack be {n:number}",
    "{who:whoms} {attack:name} attack do {n:number} damage [instead]",
    "{who:whoms} base damage for {attack:name} be {n:number} [instead of {m:number}]",
)
def named_base(scope: Scope, who: ir.Who, attack: str, n: int, m: int = 0) -> Facts:
    return adjust(who, "damage.base", "set", n, role="attacker", attack=attack, floor=m, ceiling=m)


@rule(
    "fact",
    "{who:whom} have no retreat cost",
    "{who:whoms} retreat cost be 0",
    "the retreat cost of {who:whom} be 0",
    "{who:whom} can retreat for free",
)
def no_retreat_cost(scope: Scope, who: ir.Who) -> Facts:
    return adjust(who, "retreat_cost", "set", 0)


@rule(
    "fact",
    "{who:whoms} retreat cost be {c:colorless} less",
    "the retreat cost of {who:whom} be {c:colorless} less",
    "{who:whom} pay {c:colorless} less to retreat",
)
def retreat_less(scope: Scope, who: ir.Who, c: int) -> Facts:
    return adjust(who, "retreat_cost", "add", -c)


@rule(
    "fact",
    "{who:whoms} retreat cost be {c:colorless} more",
    "the retreat cost of {who:whom} be {c:colorless} more",
    "{who:whom} pay {c:colorless} more to retreat",
)
def retreat_more(scope: Scope, who: ir.Who, c: int) -> Facts:
    return adjust(who, "retreat_cost", "add", c)


@rule("fact", "{who:whom} get + {n:number} hp", "{who:whoms} maximum hp be increased by {n:number}")
def more_hp(scope: Scope, who: ir.Who, n: int) -> Facts:
    return adjust(who, "hp", "add", n)


@rule("fact", "{who:whom} get + {n:number} hp {per:per}")
def more_hp_per(scope: Scope, who: ir.Who, n: int, per: ir.Amount) -> Facts:
    return adjust(who, "hp", "add", ir.Times(per, n))


@rule("fact", "{who:whoms} maximum hp be {n:number}")
def set_hp(scope: Scope, who: ir.Who, n: int) -> Facts:
    return adjust(who, "hp", "set", n)


@rule("fact", "{who:whom} may have up to {n:number} pokémon tool [card] attached [to it]")
def more_tools(scope: Scope, who: ir.Who, n: int) -> Facts:
    return adjust(who, "tool_limit", "set", n)


@rule(
    "fact",
    "(all energy|all energy card) attached to {who:whom} be {type:type} energy instead of (their|its) usual type",
)
def energy_is(scope: Scope, who: ir.Who, type: str) -> Facts:
    return (Held(who, ir.Allow("energy_counts_as", type=type)),)


@rule("fact", "pay {c:colorless} less to retreat {who:pokemon}")
def pay_less(scope: Scope, who: ir.Who, c: int) -> Facts:
    return retreat_less(scope, who, c)


@rule("fact", "no [more] evolution card can be played")
def no_evolution(scope: Scope) -> Facts:
    return (Held(None, ir.Forbid("evolve", "all")),)


@rule("fact", "your opponent play with their hand face up")
def open_hand(scope: Scope) -> Facts:
    return (Held(None, ir.Allow("hand_face_up", "opponent")),)


@rule("fact", "ignore all pokémon power [other than {name:title}]")
def ignore_powers(scope: Scope, name: str = "") -> Facts:
    return (Held(None, ir.Forbid("power", "all", attack=name)),)


@rule("fact", "{who:pokemon} can evolve during the turn you play it")
def evolves_at_once(scope: Scope, who: ir.Who) -> Facts:
    return (Held(who, ir.Allow("evolve_turn_played")),)


@rule(
    "fact",
    "{who:whoms} retreat cost be {n:number}",
    "the retreat cost for {who:whom} be {n:number}",
    "the retreat cost of {who:whom} be {n:number}",
)
def retreat_set(scope: Scope, who: ir.Who, n: int) -> Facts:
    return adjust(who, "retreat_cost", "set", n)


@rule("fact", "(ignore|you may ignore) all energy in {who:whoms} attack cost")
def costs_ignored(scope: Scope, who: ir.Who) -> Facts:
    return costs_nothing(scope, who)


@rule(
    "fact",
    "{who:whoms} attack cost {c:colorless} less {per:per}",
    "attack used by {who:whom} cost {c:colorless} less {per:per}",
    "{attack:title} used by {who:whom} cost {c:colorless} less {per:per}",
)
def costs_less_per(scope: Scope, who: ir.Who, c: int, per: ir.Amount, attack: str = "") -> Facts:
    return adjust(who, "attack_cost", "add", ir.Times(per, -c), type="C", attack=attack)


@rule("fact", "{who:pokemon} can use the attack of any {noun:noun} {where:attack_source}")
def uses_attacks_of(scope: Scope, who: ir.Who, noun: ir.PokemonFilter, where: ir.Source) -> Facts:
    return (Held(who, ir.UsesAttacks(where, other=noun)),)


@rule("attack_source", "in your discard pile")
def source_discard(scope: Scope) -> ir.Source:
    return "discard"


@rule("attack_source", "on your bench")
def source_bench(scope: Scope) -> ir.Source:
    return "benched"


@rule("fact", "{who:whom} have no attack")
def no_attacks(scope: Scope, who: ir.Who) -> Facts:
    return forbid("attack", who)


@rule("fact", "{who:whom} have no attack of its own")
def no_own_attacks(scope: Scope, who: ir.Who) -> Facts:
    return forbid("attack", who)


@rule("fact", "{who:whom} get - {n:number} hp")
def less_hp(scope: Scope, who: ir.Who, n: int) -> Facts:
    return adjust(who, "hp", "add", -n)


@rule("fact", "{who:whom} have no weakness")
def no_weakness(scope: Scope, who: ir.Who) -> Facts:
    return adjust(who, "weakness", "set", 0)


@rule("fact", "{who:whom} have no resistance")
def no_resistance(scope: Scope, who: ir.Who) -> Facts:
    return adjust(who, "resistance", "set", 0)


@rule("fact", "attack used by {who:whom} cost {c:colorless} more", "{who:whoms} attack cost {c:colorless} more")
def costs_more(scope: Scope, who: ir.Who, c: int) -> Facts:
    return adjust(who, "attack_cost", "add", c, type="C")


@rule("fact", "attack used by {who:whom} cost {c:colorless} less", "{who:whoms} attack cost {c:colorless} less")
def costs_less(scope: Scope, who: ir.Who, c: int) -> Facts:
    return adjust(who, "attack_cost", "add", -c, type="C")


@rule("fact", "(this card|SELF|it) (provide|count as) {units:units} [energy]", "provide {units:units}")
def provides(scope: Scope, units: ir.Provides) -> Facts:
    if scope.kind != "energy":
        raise RefusedError("provides.kind")
    return (Held(None, units),)


@rule("units", "{types:types} energy")
def units_one(scope: Scope, types: str) -> ir.Provides:
    return ir.Provides(types)


@rule("units", "{c:colorless} energy")
def units_colorless(scope: Scope, c: int) -> ir.Provides:
    return ir.Provides("C", c)


@rule(
    "units",
    "{types:types} energy and {two:types} energy but provide only {n:number} energy at a time",
    "every type of energy but provide {n:number} energy at a time",
)
def units_two(scope: Scope, n: int, types: str = "*", two: str = "") -> ir.Provides:
    return ir.Provides("".join(sorted({*types, *two})), n)


@rule("units", "SELF")
def units_own(scope: Scope) -> ir.Provides:
    from ptcg_desktop.effects.english.vocabulary import vocabulary

    letter = vocabulary().types.get(scope.own_name.split(" ")[0].lower(), "")
    if not letter or scope.own_name.split(" ")[1:] != ["Energy"]:
        raise RefusedError("provides.name")
    return ir.Provides(letter)


@rule(
    "units",
    "every type of energy but provide only {n:number} energy at a time",
    "all type of energy but provide only {n:number} energy at a time",
    "every type of energy but only provide {n:number} energy at a time",
    "every type of basic energy but only provide {n:number} energy at a time",
    "every type of basic energy but provide only {n:number} energy at a time",
    "every type of energy , but provide only {n:number} energy at a time",
)
def units_every(scope: Scope, n: int) -> ir.Provides:
    return ir.Provides("*", n)


@rule(
    "units",
    "{types:types} energy but provide only {n:number} energy at a time",
    "{types:types} energy , but provide only {n:number} energy at a time",
    "{types:types} energy but provide {n:number} energy at a time",
)
def units_some(scope: Scope, types: str, n: int) -> ir.Provides:
    return ir.Provides(types, n)


@rule("fact", "{who:pokemon} be {types:types} type", "{who:pokemon} be both {types:types} type")
def is_type(scope: Scope, who: ir.Who, types: str) -> Facts:
    return (Held(who, ir.Counts(types, only=True)),)


@rule("fact", "{who:whoms} type be {type:type}")
def type_is(scope: Scope, who: ir.Who, type: str) -> Facts:
    return (Held(who, ir.Typed("type", type)),)


@rule(
    "fact",
    "ignore all energy in the attack cost of each of {who:whoms} attack",
    "ignore all energy in the attack cost of attack used by {who:whom}",
    "{who:whoms} attack cost no energy",
)
def costs_nothing(scope: Scope, who: ir.Who) -> Facts:
    return adjust(who, "attack_cost", "set", 0)


@rule(
    "fact",
    "ignore all {type:type} energy in the (attack cost of|cost of) attack used by {who:whom}",
    "ignore all {type:type} energy in the attack cost of each of {who:whoms} attack",
    "ignore all {type:type} energy in the cost of attack used by {who:whom}",
)
def costs_no_type(scope: Scope, who: ir.Who, type: str) -> Facts:
    return adjust(who, "attack_cost", "set", 0, type=type)


@rule(
    "fact",
    "{who:pokemon} can evolve during your first turn or the turn you play it",
    "{who:whom} can evolve during your first turn or the turn you play (it|them)",
)
def evolves_early(scope: Scope, who: ir.Who) -> Facts:
    return (Held(who, ir.Allow("evolve_first_turn")),)


@rule(
    "fact",
    "{who:pokemon} may use this card's attack instead of its own",
    "{who:pokemon} can use the attack on this card",
    "{who:pokemon} may use this card's attack in addition to its own",
)
def uses_this_cards(scope: Scope, who: ir.Who) -> Facts:
    return (Held(ir.This(), ir.UsesAttacks("this_card")),)


@rule(
    "fact",
    "{who:pokemon} can use the attack of any of its previous evolutions",
    "{who:pokemon} can use any attack from its previous evolutions",
    "{who:whom} can use any attack from (its|their) previous evolutions",
)
def uses_previous(scope: Scope, who: ir.Who) -> Facts:
    return (Held(who, ir.UsesAttacks("previous")),)


@rule("fact", "{who:whom} do {n:number} more damage to {to:struck} [{w:before_wr}]")
def bearer_deals_more(scope: Scope, who: ir.Who, n: int, to: Attackers, w: str = "") -> Facts:
    return does_more(scope, who, n, to, w)

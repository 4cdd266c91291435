"""`compile(render(program)) == program` for generated programs of every kind of text: powers that are used, set off or
always in force, Trainers, Tools, Stadiums and special Energy."""

from __future__ import annotations

import msgspec
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.compile import compile_text
from ptcg_desktop.effects.english.scope import TextKind
from ptcg_desktop.effects.names import canonical, nodes
from ptcg_desktop.effects.render import render
from tests.property.test_effects_roundtrip import CONDITIONS, FILTERS, HELD, NUMBERS, ONE, PLAIN, TENS, TYPES, Steps
from tests.property.test_effects_wordings import cases
from tests.property.unprinted import reason_of

P = ir.PokemonFilter
ATTACK_ONLY = (ir.DealDamage,)
ASKED_FIRST = (ir.PickPokemon, ir.PickEnergy, ir.PickAttached, ir.PickAttack)

DONE = PLAIN.filter(lambda steps: not any(isinstance(node, ATTACK_ONLY) for node in nodes(steps)))
"""Steps that any text may hold."""
FLIPPED = st.one_of(DONE, DONE.map(lambda steps: (ir.Flip(steps),)), DONE.map(lambda steps: (ir.Flip((), steps),)))
ALONE = DONE.filter(lambda steps: not isinstance(steps[0], ir.Inflict))
"""Steps that a player does: what only becomes of a Pokémon is said with "use this Ability" (below)."""
SOURCES = st.sampled_from([ir.Is(ir.This(), P(where="active")), ir.HasCondition(ir.Active("opponent"), "asleep")])
NUMBERS_HELD = st.one_of(
    st.builds(lambda n, f: ir.Adjust("hp", "add", n, scope="own", filter=f), TENS, FILTERS),
    st.builds(lambda n: ir.Adjust("retreat_cost", "add", -n), st.integers(1, 3)),
    st.builds(
        lambda n, f: ir.Adjust("damage.taken", "add", -n, "own", "defender", filter=f, other_side="opponent"),
        TENS,
        FILTERS,
    ),
    st.builds(
        lambda n, f: ir.Adjust(
            "damage.dealt", "add", n, "own", "attacker", filter=f, other=P(where="active"), other_side="opponent"
        ),
        TENS,
        FILTERS,
    ),
)
TRIGGERS = st.sampled_from([ir.Trigger("benched", ()), ir.Trigger("evolved", ()), ir.Trigger("between_turns", ())])


WHOLE_IR = [
    (name, program)
    for name, kind, program in cases()
    if kind in ("attack", "power", "item") and not program.before and reason_of(name, inside=True) is None
]
"""Every node with every value of every field that is printed, and may stand inside something else."""
ANY_STEPS = st.sampled_from([program.steps for _, program in WHOLE_IR if program.steps])
ANY_GRANTS = st.sampled_from([program.grants for _, program in WHOLE_IR if program.grants])
ENOUGH = ir.AtLeast(ir.CardsIn("own", "hand"), 4)


def whole(steps: Steps, **more: object) -> ir.Program:
    """A program with the choices that a text begins with made first (R-TRN-8, R-POW-3)."""
    first = 0
    while first < len(steps) and isinstance(steps[first], ASKED_FIRST):
        first += 1
    return msgspec.structs.replace(ir.Program(choices=steps[:first], steps=steps[first:]), **more)


def same_again(program: ir.Program, kind: TextKind) -> None:
    """Rendered in English it compiles to itself, and Portuguese has whole sentences for it."""
    program = canonical(program)
    text = render(program, "en", kind=kind, own_name="Mudlark")
    again = compile_text(text, kind=kind, own_name="Mudlark")
    assert again.program is not None, (text, again.unknown)
    assert msgspec.to_builtins(again.program) == msgspec.to_builtins(program), text
    other = render(program, "pt", kind=kind, own_name="Mudlark")
    assert other[0].isupper() or other[0].isdigit()
    assert other.endswith((".", ")")), other


@settings(max_examples=60, deadline=None)
@given(
    steps=st.one_of(ALONE, DONE.map(lambda steps: (ir.Flip(steps),))),
    limit=st.sampled_from(["once_per_turn", "unlimited"]),
    needs=st.one_of(st.none(), SOURCES),
    stops=st.sampled_from([(), ("any",), ("asleep", "confused", "paralyzed")]),
)
def test_powers_that_are_used(steps: Steps, limit: str, needs: ir.Condition | None, stops: tuple[str, ...]) -> None:
    same_again(whole(steps, use="activated", limit=limit, needs=needs, stops_when=stops), "power")


@settings(max_examples=30, deadline=None)
@given(
    steps=st.one_of(
        st.builds(lambda c: (ir.Inflict(c, ir.Active()),), CONDITIONS),
        st.builds(lambda n: (ir.EachPlayer((ir.Draw(n),)),), NUMBERS),
        st.just((ir.Win(),)),
    ),
    limit=st.sampled_from(["once_per_turn", "unlimited"]),
)
def test_powers_that_make_something_of_somebody(steps: Steps, limit: str) -> None:
    if limit == "once_per_turn":
        same_again(whole(steps, use="activated", limit=limit), "power")
    may = ir.Trigger("benched", (ir.May(steps),))
    same_again(ir.Program(grants=(may,), use="always"), "power")


@settings(max_examples=50, deadline=None)
@given(when=TRIGGERS, steps=st.one_of(FLIPPED, ALONE.map(lambda steps: (ir.May(steps),))))
def test_powers_that_are_set_off(when: ir.Trigger, steps: Steps) -> None:
    same_again(ir.Program(grants=(msgspec.structs.replace(when, steps=steps),), use="always"), "power")


@settings(max_examples=40, deadline=None)
@given(grant=NUMBERS_HELD, needs=st.one_of(st.none(), SOURCES))
def test_powers_always_in_force(grant: ir.Grant, needs: ir.Condition | None) -> None:
    grants = (grant,) if needs is None else (ir.While(needs, (grant,)),)
    same_again(ir.Program(grants=grants, use="always"), "power")


@settings(max_examples=60, deadline=None)
@given(steps=FLIPPED, kind=st.sampled_from(["item", "supporter", "trainer"]))
def test_trainers(steps: Steps, kind: TextKind) -> None:
    same_again(whole(steps), kind)


@settings(max_examples=40, deadline=None)
@given(
    grant=st.one_of(
        st.builds(lambda n: ir.Adjust("hp", "add", n), TENS),
        st.builds(lambda n: ir.Adjust("damage.taken", "add", -n, role="defender", other_side="opponent"), TENS),
        st.builds(lambda c: ir.Trigger("damaged", (ir.Inflict(c, ir.Other()),)), CONDITIONS),
        st.builds(lambda n: ir.Trigger("damaged_even_if_knocked_out", (ir.PutCounters(n, ir.Other()),)), TENS),
    ),
    types=TYPES,
    kind=st.sampled_from(["tool", "energy"]),
)
def test_tools_and_energies(grant: ir.Grant, types: str, kind: TextKind) -> None:
    provided = (ir.Provides(types),) if kind == "energy" else ()
    same_again(ir.Program(grants=(*provided, grant)), kind)


@settings(max_examples=40, deadline=None)
@given(steps=ALONE.filter(lambda steps: not any(getattr(node, "side", "own") == "opponent" for node in nodes(steps))))
def test_stadiums_that_are_used(steps: Steps) -> None:
    same_again(ir.Program(grants=(ir.Usable(steps),)), "stadium")


@settings(max_examples=30, deadline=None)
@given(on=ONE, held=HELD)
def test_what_a_trainer_puts_on_a_pokemon(on: ir.Who, held: ir.Grant) -> None:
    if isinstance(on, ir.Active):
        same_again(ir.Program(steps=(ir.Lasting(on, (held,)),)), "supporter")


@settings(max_examples=150, deadline=None)
@given(steps=ANY_STEPS, shape=st.sampled_from(["heads", "tails", "if", "may", "used", "benched"]))
def test_every_step_stands_inside_others(steps: Steps, shape: str) -> None:
    """The same list of what is never printed as for sentences by themselves (unprinted.py)."""
    match shape:
        case "heads":
            same_again(ir.Program(steps=(ir.Flip(steps),)), "attack")
        case "tails":
            same_again(ir.Program(steps=(ir.Flip((), steps),)), "supporter")
        case "if":
            same_again(ir.Program(steps=(ir.If(ENOUGH, steps),)), "attack")
        case "may":
            assume(not isinstance(steps[0], ir.EachPlayer))  # what both players do, a power may begin, not an attack
            same_again(ir.Program(steps=(ir.May(steps),)), "attack")
        case "used":
            same_again(whole(steps, use="activated", limit="once_per_turn"), "power")
        case _:
            same_again(ir.Program(grants=(ir.Trigger("benched", (ir.May(steps),)),), use="always"), "power")


@settings(max_examples=40, deadline=None)
@given(grants=ANY_GRANTS, needs=SOURCES)
def test_every_grant_stands_under_a_condition(grants: tuple[ir.Grant, ...], needs: ir.Condition) -> None:
    same_again(ir.Program(grants=(ir.While(needs, grants),), use="always"), "power")

"""`compile(render(program)) == program` for generated attack programs."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.compile import compile_text
from ptcg_desktop.effects.names import bound, canonical, rebuilt
from ptcg_desktop.effects.render import render

P, C = ir.PokemonFilter, ir.CardFilter
SIDES = st.sampled_from(["own", "opponent"])
TYPES = st.sampled_from("GRWLPFDMC")
CONDITIONS = st.sampled_from(["asleep", "burned", "confused", "paralyzed", "poisoned"])
NUMBERS = st.integers(1, 9)
TENS = NUMBERS.map(lambda number: number * 10)
DAMAGE = 30

FILTERS = st.one_of(
    st.just(P()),
    st.builds(P, type=TYPES),
    st.builds(P, stage=st.sampled_from(["basic", "stage1", "stage2", "evolution"])),
    st.builds(P, type=TYPES, stage=st.just("basic")),
    st.just(P(damaged=True)),
    st.builds(P, group=st.sampled_from(["ex", "V", "GX"])),
    st.builds(P, has_energy=st.just(True), energy=TYPES),
    st.builds(P, none_of=st.builds(P, type=TYPES).map(lambda one: (one,))),
    st.just(P(has_tool=True)),
)
CARDS = st.one_of(
    st.just(C()),
    st.builds(C, kind=st.just("energy"), type=TYPES, basic_energy=st.booleans()),
    st.builds(C, kind=st.just("trainer"), trainer_kind=st.sampled_from(["item", "supporter", "stadium", "tool"])),
    st.builds(C, kind=st.just("pokemon"), type=TYPES),
    st.builds(C, kind=st.just("pokemon"), stage=st.sampled_from(["basic", "stage1", "evolution"])),
)
EVERY = st.builds(ir.Every, SIDES, st.sampled_from(["bench", "play"]), FILTERS)
ONE = st.one_of(st.just(ir.This()), st.builds(ir.Active, SIDES))
COUNTED = st.one_of(
    st.builds(ir.Counters, ONE),
    st.builds(ir.EnergyOn, ONE, st.one_of(st.just(""), TYPES)),
    st.builds(ir.InPlay, SIDES, st.just("bench"), FILTERS),
    st.builds(ir.CardsIn, SIDES, st.sampled_from(["hand", "discard"]), CARDS),
    st.builds(ir.CardsIn, SIDES, st.sampled_from(["prizes", "prizes_taken"])),
)
HELD = st.one_of(
    st.sampled_from([ir.Forbid("retreat"), ir.Forbid("attack"), ir.Forbid("heal")]),
    st.builds(lambda tens: ir.Adjust("damage.taken", "add", -tens, role="defender"), TENS),
    st.builds(lambda tens: ir.Adjust("damage.dealt", "add", -tens, role="attacker"), TENS),
    st.just(ir.Adjust("damage.taken", "prevent", 0, role="defender")),
)
UNTIL = st.sampled_from(["end_of_opponent_turn", "end_of_own_next_turn", "end_of_turn"])
Steps = tuple[ir.Step, ...]


def _chosen(make: Callable[[ir.Who], ir.Step]) -> st.SearchStrategy[Steps]:
    picks = st.builds(ir.PickPokemon, st.just("pokemon"), SIDES, st.sampled_from(["bench", "play"]), filter=FILTERS)
    return picks.map(lambda pick: (pick, make(ir.Bound("pokemon"))))


PLAIN: st.SearchStrategy[Steps] = st.one_of(
    st.builds(lambda c, who: (ir.Inflict(c, who),), CONDITIONS, ONE),
    st.builds(lambda n, side: (ir.Draw(n, side),), NUMBERS, SIDES),
    st.builds(lambda n, who: (ir.Heal(n, who),), TENS, st.one_of(ONE, EVERY)),
    st.builds(lambda n, who: (ir.DealDamage(n, who),), TENS, EVERY),
    st.builds(lambda n, who: (ir.PutCounters(n, who),), TENS, st.one_of(ONE, EVERY)),
    st.builds(lambda n, side: (ir.MoveTop(n, "discard", side),), NUMBERS, SIDES),
    st.builds(lambda who, held, until: (ir.Lasting(who, (held,), until),), ONE, HELD, UNTIL),
    st.builds(
        lambda n, letter, who, optional: (
            ir.PickEnergy("energy", who, n, letter, optional=optional and n > 1),
            ir.MoveCards("energy", "discard"),
        ),
        NUMBERS,
        TYPES,
        ONE,
        st.booleans(),
    ),
    st.builds(
        lambda n, card, to: (ir.PickCards("cards", "discard", count=n, filter=card), ir.MoveCards("cards", to)),
        NUMBERS,
        CARDS,
        st.sampled_from(["hand", "deck_top", "deck_bottom"]),
    ),
    st.builds(
        lambda n, card, shown: (
            ir.PickCards("cards", "deck", count=n, filter=card),
            ir.MoveCards("cards", "hand", shown),
            ir.ShuffleDeck(),
        ),
        NUMBERS,
        CARDS,
        st.booleans(),
    ),
    TENS.flatmap(lambda n: _chosen(lambda who: ir.Heal(n, who))),
    TENS.flatmap(lambda n: _chosen(lambda who: ir.DealDamage(n, who))),
    TENS.flatmap(lambda n: _chosen(lambda who: ir.PutCounters(n, who))),
)
BEFORE: st.SearchStrategy[Steps] = st.one_of(
    st.just(()),
    st.builds(lambda n: (ir.MoreDamage(n),), TENS),
    st.builds(lambda n, what: (ir.MoreDamage(ir.Times(what, n)),), TENS, COUNTED),
    st.builds(lambda n, who, c: (ir.If(ir.HasCondition(who, c), (ir.MoreDamage(n),)),), TENS, ONE, CONDITIONS),
    st.builds(
        lambda n, who, f: (ir.If(ir.Is(who, f), (ir.MoreDamage(n),)),), TENS, ONE, FILTERS.filter(lambda f: f != P())
    ),
    st.builds(lambda n: (ir.Flip((ir.MoreDamage(n),)),), TENS),
)
BRANCHED = st.one_of(
    PLAIN,
    PLAIN.map(lambda steps: (ir.Flip(steps),)),
    PLAIN.map(lambda steps: (ir.Flip((), steps),)),
    PLAIN.filter(lambda steps: not bound(steps)).map(lambda steps: (ir.Flip(steps, steps),)),
)


def _normal(program: ir.Program) -> ir.Program:
    """In the form the compiler gives: a negated condition is a branch "otherwise"; a bare filter of a negated type too."""

    def tidy(node: object) -> object:
        if isinstance(node, ir.If) and isinstance(node.condition, ir.Is):
            f = node.condition.filter
            if len(f.none_of) == 1 and f == P(none_of=f.none_of):
                return ir.If(ir.Is(node.condition.of, f.none_of[0]), node.otherwise, node.then)
        return node

    tidied: ir.Program = rebuilt(program, tidy)
    return canonical(tidied)


@settings(max_examples=300, deadline=None)
@given(before=BEFORE, steps=BRANCHED)
def test_rendered_english_compiles_to_the_program(before: Steps, steps: Steps) -> None:
    program = _normal(ir.Program(before=before, steps=steps))
    text = render(program, "en", kind="attack", own_name="Mudlark", damage=DAMAGE)
    again = compile_text(text, kind="attack", own_name="Mudlark", damage=DAMAGE)
    assert again.program is not None, (text, again.unknown)
    assert msgspec.to_builtins(again.program) == msgspec.to_builtins(program), text


@settings(max_examples=100, deadline=None)
@given(before=BEFORE, steps=BRANCHED, era=st.sampled_from(["classic", "modern"]))
def test_portuguese_is_whole_sentences(before: Steps, steps: Steps, era: str) -> None:
    program = _normal(ir.Program(before=before, steps=steps))
    text = render(program, "pt", kind="attack", era="classic" if era == "classic" else "modern", damage=DAMAGE)
    assert text[0].isupper() or text[0].isdigit()
    assert text.endswith((".", ")"))
    for broken in (" de o ", " de a ", " em o ", " em a ", " a o ", " por o ", "  "):
        assert broken not in text, text

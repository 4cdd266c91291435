"""Cards break rules, and rules can be added (R-EXT-1, R-EXT-3): by data and registered handlers alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ptcg_desktop import engine
from ptcg_desktop.cards import Attack, CardDef, Damage, Modifier, Power, Text
from ptcg_desktop.effects import ir
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import registry
from ptcg_desktop.engine.profiles import rules_folder


def card(name: str, **facts: object) -> CardDef:
    return CardDef(id=name, set_id="", number="", name=Text(name), **facts)  # type: ignore[arg-type]


def basic(name: str, hp: int = 60, attacks: tuple[Attack, ...] = (), **facts: object) -> CardDef:
    facts = {"types": ("C",), "retreat": 1, **facts}
    return card(name, kind="pokemon", stage="basic", hp=hp, attacks=attacks, **facts)


def hit(damage: int, program: ir.Program = ir.NOTHING, cost: tuple[str, ...] = ()) -> Attack:
    return Attack(Text("Hit"), cost, Damage(damage), effect=ir.dumps(program))


BLANK = card("Blank", kind="trainer", trainer_kind="trainer")


def side(active: CardDef, bench: tuple[CardDef, ...] = (), energy: tuple[CardDef, ...] = (), **more: object):
    return engine.PlacedSide(
        engine.PlacedPokemon((active,), energy),
        tuple(engine.PlacedPokemon((one,)) for one in bench),
        deck=(BLANK,) * 10,
        prizes=(BLANK,) * 6,
        **more,  # type: ignore[arg-type]
    )


def play(profile: engine.Profile, mine: engine.PlacedSide, theirs: engine.PlacedSide, **more: object) -> engine.State:
    return engine.from_position(profile, engine.Position((mine, theirs)), **more).state  # type: ignore[arg-type]


def house(tmp_path: Path, *changes: tuple[str, str]) -> engine.Profile:
    text = (rules_folder() / "classic.toml").read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    path = tmp_path / "house.toml"
    path.write_text(text, encoding="utf-8")
    return engine.load_profile(path)


@pytest.fixture(autouse=True)
def own_registrations() -> Iterator[None]:
    """What a test registers is gone after it."""
    tables = (registry.DAMAGE_STEPS, registry.ATTACK_STEPS, registry.CHECKS, registry.WIN_WAYS)
    tables += (registry.TRAINER_SUBTYPES,)
    before = [dict(table) for table in tables]
    yield
    for table, old in zip(tables, before, strict=True):
        table.clear()
        table.update(old)


def test_a_new_type(tmp_path: Path) -> None:
    profile = house(tmp_path, ('"F", "C"]', '"F", "C", "Z"]'))
    zed = basic("Zed", types=("Z",), attacks=(hit(20, cost=("Z",)),))
    energy = card("Z Energy", kind="energy", energy_kind="basic", provides=("Z",))
    state = play(profile, side(zed, energy=(energy,)), side(basic("Foe", weaknesses=(Modifier("Z"),))))
    after = engine.apply(state, act.Attack(0, "Hit")).state
    assert after.players[1].active.damage == 40


def test_a_new_condition(tmp_path: Path) -> None:
    """Frozen: cannot attack; thaws between turns, with a check written for it."""

    def thaws(work, one, condition) -> None:
        from ptcg_desktop.engine.conditions import cure

        cure(work, one.uid, (condition.kind,), "time")

    registry.CHECKS["thaws"] = thaws
    profile = house(
        tmp_path,
        (
            "poisoned = {",
            'frozen = { group = "rotation", prevents = ["attack"], clause = "R-HOUSE-1", check = "thaws" }\n'
            "poisoned = {",
        ),
        ('order = ["poisoned"', 'order = ["frozen", "poisoned"'),
    )
    ice = basic("Ice", attacks=(hit(0, ir.Program(steps=(ir.Inflict("frozen", ir.This()),))),))
    state = play(profile, side(ice), side(basic("Foe")))
    step = engine.apply(state, act.Attack(0, "Hit"))
    kinds = [type(event).__name__ for event in step.events]
    assert kinds.index("ConditionPut") < kinds.index("ConditionEnded")
    cold = engine.PlacedSide(engine.PlacedPokemon((ice,), conditions=(("frozen", 0),)), deck=(BLANK,), prizes=(BLANK,))
    refusal = engine.explain(play(profile, cold, side(ice)), act.Attack(0, "Hit"))
    assert (refusal.clause, refusal.code) == ("R-HOUSE-1", "attack.condition")


def test_a_lost_zone(tmp_path: Path) -> None:
    profile = house(tmp_path, ('id = "classic"', 'id = "house"\nzones = ["lost"]'))
    program = ir.Program(steps=(ir.PickCards("card", "hand"), ir.MoveCards("card", "lost", shown=True)))
    gone = card("Gone", kind="trainer", trainer_kind="trainer", effect=ir.dumps(program))
    state = play(profile, side(basic("Mon"), hand=(gone, BLANK)), side(basic("Foe")))
    hand = state.players[0].hand
    state = engine.apply(state, act.PlayTrainer(0, hand[0])).state
    state = engine.apply(state, act.ChooseCard(0, hand[1])).state
    assert engine.view(state, 1).players[0].piles == (("lost", (hand[1],)),)


def test_a_new_way_to_win(tmp_path: Path) -> None:
    """Four damage counters on the own Active win, when the rules ask."""
    registry.WIN_WAYS["scarred"] = lambda work, player: (
        work.players[player].active is not None and work.players[player].active.damage >= 40
    )
    profile = house(tmp_path, ('ways = ["prizes", ', 'ways = ["scarred", "prizes", '))
    foe = engine.PlacedSide(
        engine.PlacedPokemon((basic("Foe", 60),), damage=40),
        (engine.PlacedPokemon((basic("Small", 10),)),),
        deck=(BLANK,),
        prizes=(BLANK,),
    )
    snipe = ir.Program(steps=(ir.DealDamage(10, ir.Every("opponent", "bench")),))
    state = play(profile, side(basic("Mon", attacks=(hit(0, snipe),))), foe)
    state = engine.apply(state, act.Attack(0, "Hit")).state
    state = engine.apply(state, act.TakePrize(0, 0)).state
    assert state.result.ways == ((), ("scarred",))


def test_a_new_trainer_subtype_that_uses_an_allowance() -> None:
    """A kind of card that shares the one Supporter of the turn."""
    registry.TRAINER_SUBTYPES["mentor"] = "supporters"
    wise = card("Wise", kind="trainer", trainer_kind="mentor")
    guide = card("Guide", kind="trainer", trainer_kind="supporter")
    state = play(engine.load_profile("current"), side(basic("Mon"), hand=(wise, guide)), side(basic("Foe")))
    first, second = state.players[0].hand
    for action in (act.PlayTrainer(0, first), act.Done(0)):  # the card says nothing the engine knows: by hand
        state = engine.apply(state, action).state
    assert engine.explain(state, act.PlayTrainer(0, second)).clause == "R-TRN-4"


def test_a_damage_step_between_e_and_f(tmp_path: Path) -> None:
    """P-NEO: a step for effects of the whole table, with grants of its own."""

    def table(work, hit) -> None:
        from ptcg_desktop.engine.damage import adjust

        adjust(work, hit, "table")

    registry.DAMAGE_STEPS["table"] = table
    profile = house(tmp_path, ('"e", "f"', '"e", "table", "f"'))
    fog = ir.Program(grants=(ir.Adjust("damage.table", "add", -10, scope="all", role="defender"),))
    stadium = card("Fog", kind="trainer", trainer_kind="stadium", effect=ir.dumps(fog))
    mine, theirs = side(basic("Mon", attacks=(hit(30),))), side(basic("Foe"))
    state = engine.from_position(profile, engine.Position((mine, theirs), stadium=(stadium, 1))).state
    assert engine.apply(state, act.Attack(0, "Hit")).state.players[1].active.damage == 20


def test_an_attack_step_added_by_name(tmp_path: Path) -> None:
    seen: list[str] = []
    registry.ATTACK_STEPS["bow"] = lambda work, frame: seen.append(frame.source.name)
    profile = house(tmp_path, ('"carry_out", "effects"]', '"bow", "carry_out", "effects"]'))
    engine.apply(play(profile, side(basic("Mon", attacks=(hit(10),))), side(basic("Foe"))), act.Attack(0, "Hit"))
    assert seen == ["Hit"]


@pytest.mark.parametrize(
    ("grant", "question"),
    [
        (ir.Adjust("energy_per_turn", "set", 2, scope="own"), "energy"),
        (ir.Adjust("bench_limit", "set", 0, scope="all"), "bench"),
        (ir.Forbid("attack", scope="all"), "attack"),
        (ir.Forbid("retreat"), "retreat"),
        (ir.Forbid("evolve", scope="own"), "evolve"),
        (ir.Adjust("attack_cost", "add", 1), "attack"),
        (ir.Adjust("retreat_cost", "add", 1), "retreat"),
    ],
)
def test_numbers_and_permissions_are_read_through_the_index(grant: ir.Grant, question: str) -> None:
    """R-EXT-1: a power that is simply in force changes what is legal."""
    energy = card("W Energy", kind="energy", energy_kind="basic", provides=("W",))
    evolution = card("Big", kind="pokemon", stage="stage1", evolves_from=Text("Mon"), hp=90, types=("C",))
    hand = (energy, energy, basic("Mon"), evolution)

    def kinds(granting: bool) -> set[str]:
        program = ir.Program(grants=(grant,) if granting else (), use="always")
        power = Power("ability", Text("Aura"), effect=ir.dumps(program))
        mon = basic("Mon", attacks=(hit(10, cost=("C",)),), powers=(power,))
        state = play(
            engine.load_profile("current"), side(mon, (basic("Mon"),), (energy,), hand=hand), side(basic("Foe"))
        )
        legal = {type(action).__name__ for action in engine.legal(state)}
        cards = state.players[0].hand
        uid = state.players[0].active.uid
        after = engine.apply(state, act.Attach(0, cards[0], uid)).state
        if engine.explain(after, act.Attach(0, cards[1], uid)) is None:
            legal.add("twice")
        return legal

    expected = {
        "energy": "twice",
        "bench": "Bench",
        "attack": "Attack",
        "retreat": "Retreat",
        "evolve": "Evolve",
    }[question]
    assert (expected in kinds(True)) == (question == "energy")
    assert (expected in kinds(False)) == (question != "energy")


def test_a_condition_immunity() -> None:
    program = ir.Program(grants=(ir.Forbid("condition.asleep"),), use="always")
    calm = basic("Calm", powers=(Power("ability", Text("Calm"), effect=ir.dumps(program)),))
    lull = hit(0, ir.Program(steps=(ir.Inflict("asleep", ir.Active("opponent")),)))
    state = play(engine.load_profile("current"), side(basic("Mon", attacks=(lull,))), side(calm))
    assert engine.apply(state, act.Attack(0, "Hit")).state.players[1].active.conditions == ()


def test_a_prize_value_changed_by_an_effect() -> None:
    program = ir.Program(grants=(ir.Adjust("prize_value", "add", 1),), use="always")
    rich = basic("Rich", 10, powers=(Power("ability", Text("Rich"), effect=ir.dumps(program)),))
    state = play(engine.load_profile("current"), side(basic("Mon", attacks=(hit(10),))), side(rich, (basic("Foe"),)))
    assert engine.apply(state, act.Attack(0, "Hit")).state.decision.maximum == 2


def test_between_turns_effects_may_come_first_where_the_profile_says_so() -> None:
    """R-BTW-2, `current`: the player may take the effects of cards before the conditions."""
    program = ir.Program(grants=(ir.Trigger("between_turns", (ir.Heal(10, ir.This()),)),), use="always")
    mon = basic("Mon", 60, powers=(Power("ability", Text("Rest"), effect=ir.dumps(program)),))
    mine = engine.PlacedSide(
        engine.PlacedPokemon((mon,), damage=0, conditions=(("poisoned", 0),)), deck=(BLANK,), prizes=(BLANK,)
    )
    state = engine.apply(play(engine.load_profile("current"), mine, side(basic("Foe"))), act.Pass(0)).state
    assert state.decision.names == ("conditions_first", "effects_first")
    first = engine.apply(state, act.ChooseOption(0, "effects_first")).state
    then = engine.apply(state, act.ChooseOption(0, "conditions_first")).state
    assert (first.players[0].active.damage, then.players[0].active.damage) == (10, 0)


def test_sudden_death_is_a_whole_new_game() -> None:
    """R-SD-1: both fall, and the same game goes on as a new one with one Prize."""
    blow = ir.Program(steps=(ir.DealDamage(60, ir.This()),))
    bomb = basic("Bomb", 60, attacks=(hit(60, blow),))
    deck = [bomb] * 20 + [BLANK] * 20
    state = engine.new_game(engine.load_profile("classic"), (deck, deck), seed=3)
    for _ in range(400):
        if state.tiebreak:
            break
        acts = engine.legal(state)
        state = engine.apply(state, next((a for a in acts if isinstance(a, act.Attack)), acts[-1])).state
    assert state.tiebreak == 1
    assert state.turn == 0
    while state.phase == "setup":
        state = engine.apply(state, engine.legal(state)[0]).state
    assert [len(one.prizes) for one in state.players] == [1, 1]


def test_importing_the_engine_needs_neither_qt_nor_a_database() -> None:
    import subprocess
    import sys

    heavy = "('PySide6', 'sqlalchemy', 'yaml', 'pydantic')"
    code = f"import sys, ptcg_desktop.engine; print([name for name in {heavy} if name in sys.modules])"
    assert (
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"
    )

"""Assertions of scenarios: only what is named is compared; the first difference is reported."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from ptcg_desktop import engine
from ptcg_desktop.engine import modifiers
from ptcg_desktop.engine.state import Pokemon
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services import scenario_acts, scenario_cards
from ptcg_desktop.services.scenario_board import LETTERS, PLAYERS, Table, condition
from ptcg_desktop.services.scenario_format import ActSpec, spread


class Difference(Exception):  # noqa: N818
    """Something is not as the scenario says. `clause` is set where a clause was expected."""

    def __init__(self, place: str, expected: object, got: object, clause: str = "") -> None:
        self.place = place
        self.expected = expected
        self.got = got
        self.clause = clause
        super().__init__(f"{place}: expected {expected}, got {got}")


def _same(place: str, expected: object, got: object) -> None:
    if expected != got:
        raise Difference(place, expected, got)


def check(table: Table, assertions: dict[str, Any]) -> None:
    """Compare what is named.

    Raises:
        Difference: the first thing that is otherwise.
        KnownError: `scenario.assertion`, one that the format does not know or that has a wrong shape.
    """
    for name, expected in assertions.items():
        handler = _CHECKS.get(name)
        if handler is None:
            raise KnownError("scenario.assertion", name=name)
        try:
            handler(table, expected)
        except (KeyError, TypeError, ValueError, AttributeError, msgspec.ValidationError) as error:
            raise KnownError("scenario.assertion", name=f"{name}: {error}") from error


def check_end(table: Table, expect: dict[str, Any]) -> None:
    """After the last step: what is expected, no open decision that is not asserted, all coins used."""
    check(table, expect)
    decision = table.state.decision
    if decision is not None and decision.kind != "main" and "waiting_for" not in expect:
        raise Difference("waiting_for", "nothing", f"{decision.kind} of {LETTERS[decision.player]}")
    if "coins_left" not in expect:
        _same("coins_left", 0, len(table.state.forced.coins))


# --- the game --------------------------------------------------------------------------------------------------------


def _winner(table: Table, expected: Any) -> None:
    result = table.state.result
    if result is None:
        got = "none"
    elif result.sudden_death:
        got = "sudden_death"
    else:
        got = LETTERS[result.winner] if result.winner in (0, 1) else "none"
    _same("winner", expected, got)


def _win_by(table: Table, expected: Any) -> None:
    ways = ((), ()) if table.state.result is None else table.state.result.ways
    got = {LETTERS[player]: sorted(ways[player]) for player in (0, 1) if ways[player]}
    _same("win_by", {letter: sorted(names) for letter, names in (expected or {}).items()}, got)


def _turn(table: Table, expected: Any) -> None:
    state = table.state
    got = {"player": LETTERS[state.current], "number": state.turn, "phase": state.phase}
    for name, value in expected.items():
        _same(f"turn.{name}", value, got[name])


def _waiting_for(table: Table, expected: Any) -> None:
    decision = table.state.decision
    if expected is None:
        if decision is not None and decision.kind != "main":
            raise Difference("waiting_for", "nothing", f"{decision.kind} of {LETTERS[decision.player]}")
        return
    if decision is None:
        raise Difference("waiting_for", expected, "nothing: the game is over")
    got: dict[str, Any] = {
        "player": LETTERS[decision.player],
        "kind": decision.kind,
        "count": decision.maximum,
    }
    for name, value in expected.items():
        _same(f"waiting_for.{name}", value, got[name])


def _stadium(table: Table, expected: Any) -> None:
    stadium = table.state.stadium
    _same("stadium", expected, None if stadium is None else table.key(stadium.card))


def _coins_left(table: Table, expected: Any) -> None:
    _same("coins_left", expected, len(table.state.forced.coins))


# --- sides -----------------------------------------------------------------------------------------------------------


def _side_check(letter: str) -> Callable[[Table, Any], None]:
    def compare(table: Table, expected: Any) -> None:
        for name, value in expected.items():
            _side(table, letter, name, value)

    return compare


def _side(table: Table, letter: str, name: str, value: Any) -> None:
    side = table.state.players[PLAYERS[letter]]
    place = f"{letter}.{name}"

    def names(cards: Iterable[int]) -> list[str]:
        return [table.key(card) for card in cards]

    if name == "active":
        _same(place, value, None if side.active is None else table.label(side.active.uid))
    elif name == "bench":
        _same(place, sorted(value or []), sorted(table.label(one.uid) for one in side.bench))
    elif name in ("hand", "discard"):
        cards = side.hand if name == "hand" else side.discard
        _same(place, sorted(spread(value)), sorted(names(cards)))
    elif name in ("hand_has", "discard_has"):
        rest = names(side.hand if name == "hand_has" else side.discard)
        for card in spread(value):
            if card not in rest:
                raise Difference(place, value, names(side.hand if name == "hand_has" else side.discard))
            rest.remove(card)
    elif name == "deck":
        _same(place, spread(value), names(side.deck))
    elif name == "deck_top":
        wanted = spread([value] if isinstance(value, str) else value)
        _same(place, wanted, names(side.deck[: len(wanted)]))
    elif name == "prize_cards":
        _same(place, spread(value), names(side.prizes))
    else:
        counts = {
            "hand_count": side.hand,
            "deck_count": side.deck,
            "discard_count": side.discard,
            "prizes": side.prizes,
        }
        _same(place, value, len(counts[name]))


# --- Pokémon ---------------------------------------------------------------------------------------------------------


def _pokemon(table: Table, expected: Any) -> None:
    for label, facts in expected.items():
        if label not in table.labels:
            raise Difference(f"pokemon.{label}", facts, "no Pokémon of that id")
        one = next(
            (
                one
                for side in table.state.players
                for one in (*(() if side.active is None else (side.active,)), *side.bench)
                if one.uid == table.labels[label]
            ),
            None,
        )
        for name, value in facts.items():
            _fact(table, f"pokemon.{label}.{name}", one, name, value)


def _fact(table: Table, place: str, one: Pokemon | None, name: str, value: Any) -> None:
    if name == "zone":
        if one is None:
            got = "gone"
        else:
            active = table.state.players[one.player].active
            got = "active" if active is not None and active.uid == one.uid else "bench"
        _same(place, value, got)
        return
    if one is None:
        raise Difference(place, value, "gone")
    if name == "conditions":
        rules = table.state.game.profile.conditions
        wanted = sorted(_points(rules, *condition(text)) for text in value)
        _same(place, wanted, sorted(_points(rules, item.kind, item.amount) for item in one.conditions))
    elif name == "energy":
        wanted_cards = sorted(scenario_cards.energy_name(card) for card in spread(value))
        _same(place, wanted_cards, sorted(table.key(card) for card in one.energy))
    elif name == "attached":
        _same(place, sorted(spread(value)), sorted(table.key(item.card) for item in one.attached))
    elif name == "stack":
        _same(place, value, [table.key(card) for card in one.cards])
    else:
        got_value: dict[str, object] = {
            "damage": one.damage,
            "hp_left": modifiers.hp(table.state, one) - one.damage,
            "card": table.key(one.card),
        }
        _same(place, value, got_value[name])


def _points(rules: dict[str, Any], kind: str, points: int) -> str:
    """A condition as text; the number only where it is not the profile's own."""
    usual = rules[kind].amount if kind in rules else 0
    return kind if points in (0, usual) else f"{kind}:{points}"


# --- questions -------------------------------------------------------------------------------------------------------


def _legal(table: Table, expected: Any) -> None:
    for raw in expected:
        spec = msgspec.convert(raw, ActSpec)
        clause = scenario_acts.probe(table, spec)
        if clause:
            raise Difference(f"legal {spec.act}", "legal", f"illegal, {clause}")


def _illegal(table: Table, expected: Any) -> None:
    for raw in expected:
        spec = msgspec.convert(raw, ActSpec)
        clause = scenario_acts.probe(table, spec)
        if clause != spec.clause:
            raise Difference(f"illegal {spec.act}", spec.clause, clause or "legal", spec.clause)


def _view(table: Table, expected: Any) -> None:
    view = engine.view(table.state, PLAYERS[expected["by"]])
    for name in expected.get("visible", []):
        _same(f"view.visible {name}", True, _seen(view, name))
    for name in expected.get("hidden", []):
        _same(f"view.hidden {name}", True, _unseen(view, name))
    for name, count in expected.get("counts", {}).items():
        _same(f"view.counts {name}", count, _count(view, name))


def _of(view: engine.View, name: str) -> tuple[engine.PlayerView, str]:
    letter, _, zone = name.partition(".")
    return view.players[PLAYERS[letter]], zone


def _places(side: engine.PlayerView, zone: str) -> tuple[engine.PokemonView, ...]:
    if zone == "active":
        return () if side.active is None else (side.active,)
    return side.bench


def _seen(view: engine.View, name: str) -> bool:
    side, zone = _of(view, name)
    if zone in ("active", "bench"):
        return all(one.cards and one.card in view.cards for one in _places(side, zone))
    cards = {"hand": side.hand, "discard": side.discard}.get(zone)
    return cards is not None and all(card in view.cards for card in cards)


def _unseen(view: engine.View, name: str) -> bool:
    side, zone = _of(view, name)
    if zone in ("active", "bench"):
        return all(not one.cards for one in _places(side, zone))
    return {"hand": side.hand, "discard": side.discard}.get(zone) is None


def _count(view: engine.View, name: str) -> int:
    side, zone = _of(view, name)
    counts = {
        "deck": side.deck_count,
        "hand": side.hand_count,
        "prizes": side.prize_count,
        "discard": len(side.discard),
        "bench": len(side.bench),
        "active": 0 if side.active is None else 1,
    }
    return counts[zone]


_CHECKS: dict[str, Callable[[Table, Any], None]] = {
    "winner": _winner,
    "win_by": _win_by,
    "turn": _turn,
    "waiting_for": _waiting_for,
    "stadium": _stadium,
    "coins_left": _coins_left,
    "A": _side_check("A"),
    "B": _side_check("B"),
    "pokemon": _pokemon,
    "legal": _legal,
    "illegal": _illegal,
    "view": _view,
}

"""Tools for playing alone, without widgets: a mulligan, on to a turn, "what if heads", hidden cards, the report.

Each does acts of the engine, so that all of it stands in the log and can be undone; looking changes nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import events as ev
from ptcg_desktop.services.goldfish import GoldfishReport, TurnReport, report
from ptcg_desktop.services.opponents import COMPUTERS, passive_answer
from ptcg_desktop.ui.table.picture import Cue, Handle
from ptcg_desktop.ui.table.presenter import Outcome, TablePresenter
from ptcg_desktop.ui.table.said import Row

LOOKS = {Handle("prize", "near"): "see_prizes", Handle("deck", "near"): "see_deck", Handle("hand", "far"): "see_hand"}
"""What a person who plays alone may choose to see, with the code of its name. The opponent's deck is left out: nothing
can be learned from it."""
LAST_TURN = 20
MOST_COINS = 6
"""So many coins of one act are offered one by one."""
_MOST_ACTS = 400


@dataclass(frozen=True)
class WhatIf:
    """A way in which the coins of an act could have fallen: `number` as in `PlayedGame.what_if`."""

    text: str
    number: int
    coins: tuple[bool, ...]


# --- the hand and the turns ------------------------------------------------------------------------------------------


def mulligan(table: TablePresenter) -> Outcome:
    """The person's hand goes back and is dealt anew."""
    return table.do(act.Redraw(table.seat, table.seat))


def own_turn(state: engine.State, player: int) -> int:
    """How many turns a player has begun; 0 in setup."""
    return (state.turn + 1) // 2 if state.first == player else state.turn // 2


def can_pass_on(table: TablePresenter) -> bool:
    """Can turns be passed until a later one? Not while somebody else decides for the other side."""
    others = {table.sides[0], table.sides[1]}
    return not table.over and not others & {*COMPUTERS, "guest"}


def draw_to(table: TablePresenter, turn: int) -> Outcome:
    """Pass turns by the rules until the person's own turn `turn`; what the setup asks is answered as for a dummy.

    It ends early at a choice that is the person's, and when the game is over.
    """
    seat, outcome = table.seat, Outcome()
    cues: list[Cue] = []
    for _ in range(_MOST_ACTS):
        state = table.line.state
        decision = state.decision
        there = own_turn(state, seat) >= turn and decision is not None and decision.player == seat
        if decision is None or there or not (decision.kind == "main" or state.phase == "setup"):
            break
        outcome = table.do(passive_answer(state, "nobody"))
        cues += outcome.cues
        if not outcome.moved:
            return outcome
    return replace(outcome, moved=True, cues=tuple(cues))


# --- coins -----------------------------------------------------------------------------------------------------------


def what_ifs(table: TablePresenter) -> tuple[WhatIf, ...]:
    """How the coins flipped last could have fallen otherwise, one by one and all alike; empty if none was flipped."""
    entries = table.line.entries()
    for number in range(table.line.position, 0, -1):
        fell = tuple(event.heads for event in entries[number].events if isinstance(event, ev.CoinFlipped))
        if fell and entries[number].action is not None:
            return _ways(table, number, fell)
    return ()


def _ways(table: TablePresenter, number: int, fell: tuple[bool, ...]) -> tuple[WhatIf, ...]:
    say, term = table.wording.say, table.wording.term
    ways: list[WhatIf] = []
    for at, heads in enumerate(fell[:MOST_COINS]):
        side = term("tails" if heads else "heads")
        text = say("table.practice.what_if", side=side)
        if len(fell) > 1:
            text = say("table.practice.what_if_coin", side=side, number=at + 1, count=len(fell))
        ways.append(WhatIf(text, number, (*fell[:at], not heads, *fell[at + 1 :])))
    if len(fell) > 1:
        for heads in (True, False):
            side = term("heads" if heads else "tails")
            alike = WhatIf(say("table.practice.what_if_all", side=side), number, (heads,) * len(fell))
            if alike.coins != fell and all(alike.coins != way.coins for way in ways):
                ways.append(alike)
    return tuple(ways)


def what_if(table: TablePresenter, way: WhatIf) -> Outcome:
    """Back to before the coins, and on with the other faces, as a branch with a name."""
    name = table.wording.capital(table.wording.say("table.practice.branch", what=way.text))

    def step() -> bool:
        table.line.what_if(way.number, way.coins, name)
        return True

    try:
        return table.travel(step)
    except engine.IllegalAction as refused:
        return Outcome(refusal=table.wording.refusal(refused.refusal)[0])


# --- looking ---------------------------------------------------------------------------------------------------------


def look(table: TablePresenter, handle: Handle, on: bool) -> Outcome:
    """See a hidden zone from now on, or no more."""
    table.looking = table.looking | {handle} if on else table.looking - {handle}
    return Outcome(moved=True)


# --- the report ------------------------------------------------------------------------------------------------------


def report_rows(table: TablePresenter) -> list[Row]:
    """What the person's deck did so far in this game."""
    found = report(table.line.entries()[: table.line.position + 1], table.seat)
    lines = _sums(table, found)
    rows = [Row(text, number) for number, text in enumerate(lines)]
    if found.turns:
        rows.append(Row(table.wording.say("table.report.turns"), len(rows), heading=True))
    for turn in found.turns:
        rows.append(Row(_turn(table, turn), len(rows)))
    return rows


def _sums(table: TablePresenter, found: GoldfishReport) -> list[str]:
    say = table.wording.say
    first = found.first_attack
    energy = "table.report.energy_held" if found.energy_held else "table.report.energy"
    return [
        say("table.report.no_attack") if first is None else say("table.report.attack", turn=first),
        say("table.report.damage", count=found.damage),
        say("table.report.seen", count=found.seen, cards=found.cards),
        say(energy, count=found.energy_missed, held=found.energy_held),
        say("table.report.mulligans", count=found.mulligans),
    ]


def _turn(table: TablePresenter, turn: TurnReport) -> str:
    say = table.wording.say
    attack = say("table.report.turn_attack", name=_attack(table, turn.attack)) if turn.attack else ""
    damage = say("table.report.turn_damage", count=turn.damage)
    energy = say("table.report.turn_energy" if turn.energy else "table.report.turn_no_energy")
    seen = say("table.report.turn_seen", count=turn.seen)
    told = ", ".join(part for part in (attack, damage, energy, seen) if part)
    return say("table.report.turn", turn=turn.number, told=told)


def _attack(table: TablePresenter, name: str) -> str:
    """An attack of one of the person's cards, as it is printed."""
    game = table.line.state.game
    own = game.cards[: game.split] if table.seat == 0 else game.cards[game.split :]
    printed = (attack.name for facts in own for attack in facts.printed.attacks if attack.name.get("en") == name)
    return next((table.wording.text(text) for text in printed), name)


def report_text(table: TablePresenter, heading: Sequence[str]) -> str:
    """The report as plain text, under the lines that say which game it is."""
    return "\n".join((*heading, *(row.text for row in report_rows(table))))

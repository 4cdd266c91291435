"""The turn bar: whose turn it is, which part, and what is still possible."""

from __future__ import annotations

from collections.abc import Sequence

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.ui.table.said import Chip, Guide
from ptcg_desktop.ui.table.wording import Wording

_CHIPS: tuple[tuple[str, tuple[type, ...]], ...] = (
    ("bench", (act.Bench,)),
    ("evolve", (act.Evolve,)),
    ("energy", (act.Attach,)),
    ("trainer", (act.PlayTrainer,)),
    ("power", (act.UsePower,)),
    ("retreat", (act.Retreat,)),
    ("attack", (act.Attack,)),
)
_ALWAYS = ("energy", "retreat", "attack")


def make_guide(view: engine.View, legal: Sequence[engine.Action], wording: Wording) -> Guide:
    """The bar for one view; `legal` is what its viewer may do now."""
    mine = view.to_act == view.viewer
    kind = view.decision.kind if view.decision is not None else ""
    if view.phase == "over":
        phase = wording.say("table.phase.over")
    elif kind == "main":
        phase = wording.say("table.phase.main" if mine else "table.phase.theirs")
    elif view.phase == "setup":
        phase = wording.say("table.phase.setup")
    else:
        phase = wording.say("table.phase.choice")
    turn = "" if view.turn == 0 else wording.say("table.turn", number=view.turn, who=wording.player(view.current))
    chips = _chips(view, legal, wording) if kind == "main" and mine else ()
    return Guide(turn, phase, mine, chips, _end_label(legal, wording))


def _chips(view: engine.View, legal: Sequence[engine.Action], wording: Wording) -> tuple[Chip, ...]:
    used = {"energy": view.used.energy, "retreat": view.used.retreats}
    chips: list[Chip] = []
    for name, kinds in _CHIPS:
        count = sum(1 for action in legal if isinstance(action, kinds))
        if count:
            chips.append(Chip(wording.say(f"table.chip.{name}"), "open"))
        elif used.get(name, 0):
            chips.append(Chip(wording.say(f"table.chip.{name}"), "done"))
        elif name in _ALWAYS:
            chips.append(Chip(wording.say(f"table.chip.{name}"), "no"))
    return tuple(chips)


def _end_label(legal: Sequence[engine.Action], wording: Wording) -> str:
    for action in legal:
        if isinstance(action, act.Pass):
            return wording.say("table.end_turn")
        if isinstance(action, act.Done):
            return wording.say("table.done")
    return ""


def warning(view: engine.View, legal: Sequence[engine.Action], wording: Wording) -> str:
    """What a person may have forgotten before ending the turn; empty if nothing."""
    if any(isinstance(action, act.Attack) for action in legal):
        return wording.say("table.warn.attack")
    if any(isinstance(action, act.Attach) for action in legal):
        return wording.say("table.warn.energy")
    return ""

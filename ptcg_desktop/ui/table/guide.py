"""The turn bar: whose turn it is, which part, and what is still possible."""

from __future__ import annotations

from collections.abc import Sequence

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.ui.table.said import Chip, Guide, Step
from ptcg_desktop.ui.table.wording import Wording

_CHIPS: dict[type, str] = {
    act.Bench: "bench",
    act.Evolve: "evolve",
    act.Attach: "energy",
    act.PlayTrainer: "trainer",
    act.UsePower: "power",
    act.Retreat: "retreat",
    act.Attack: "attack",
}
_OWN_CHIP = ("supporter", "stadium")
"""Kinds of Trainer cards that are counted apart (R-TRN)."""
_ORDER = ("bench", "evolve", "energy", "trainer", "supporter", "stadium", "power", "retreat", "attack")
_ALWAYS = ("energy", "retreat", "attack")
_STEPS = ("draw", "acts", "attack", "between")
"""The parts of a turn in their order (R-TURN)."""


def make_guide(view: engine.View, legal: Sequence[engine.Action], wording: Wording, *, attacked: bool = False) -> Guide:
    """The bar for one view; `legal` is what its viewer may do now, `attacked`: an attack of this turn was announced."""
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
    return Guide(turn, phase, mine, _steps(view, wording, attacked=attacked), chips, _end_label(legal, wording))


def _steps(view: engine.View, wording: Wording, *, attacked: bool) -> tuple[Step, ...]:
    if view.turn == 0 or view.phase in ("setup", "over"):
        return ()
    now = 3 if view.phase == "between" else 2 if attacked else 1
    words = [wording.say(f"table.step.{name}") for name in _STEPS]
    return tuple(Step(word, "done" if at < now else "now" if at == now else "ahead") for at, word in enumerate(words))


def _chip_of(action: engine.Action, view: engine.View) -> str:
    if isinstance(action, act.PlayTrainer):
        kind = view.cards[action.card].trainer_kind
        return kind if kind in _OWN_CHIP else "trainer"
    return _CHIPS.get(type(action), "")


def _chips(view: engine.View, legal: Sequence[engine.Action], wording: Wording) -> tuple[Chip, ...]:
    used = {
        "energy": view.used.energy,
        "retreat": view.used.retreats,
        "supporter": view.used.supporters,
        "stadium": view.used.stadiums,
    }
    possible = {_chip_of(action, view) for action in legal}
    chips: list[Chip] = []
    for name in _ORDER:
        if name in possible:
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

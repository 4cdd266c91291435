"""Telling moments of the table as pictures, for looking at: real games, reached by seed and played by the program.

`python -m tools.screenshots` writes them beside the pictures of the pages; `--moments` writes them alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, cast

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import events as ev
from ptcg_desktop.engine import save as saving
from ptcg_desktop.players.eager import choose
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.window import MainWindow
from ptcg_desktop.ui.demo import SIZE, open_window, still
from ptcg_desktop.ui.table.game_panel import GamePanel
from ptcg_desktop.ui.table.line import GameLine
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.presenter import TablePresenter
from ptcg_desktop.ui.table.view import TablePage

SEEDS = range(1, 60)
"""Tried in this order until a game reaches the moment."""
CLASSIC, MODERN = "classic", "bw-xy-2013"
SMALL, LARGE = QSize(1024, 700), QSize(3840, 2160)
FALLING_MS = 400
"""A Knocked Out Pokémon is on its way then."""

Reached = Callable[[GameLine], bool]
Shown = Callable[[GamePanel], None]


@dataclass(frozen=True)
class Moment:
    """One picture: a game under `profile` played until `reached`, shown as `shown` does."""

    name: str
    reached: Reached
    profile: str = CLASSIC
    shown: Shown = lambda _panel: None
    language: Literal["en", "pt_BR"] = "en"
    theme: Literal["light", "dark"] = "light"
    size: QSize = SIZE
    moving: bool = False
    edited: bool = False
    """The position editor is shown, with the position of that moment."""


def write_moments(home: Path, out: Path, wanted: Sequence[Moment] = ()) -> list[str]:
    """Write the pictures (all of them if none is `wanted`) with the cards of a filled home folder; returns the names of
    the files.
    """
    names: list[str] = []
    with Workspace.open(home) as workspace, open_window(workspace) as (window, context):
        page = cast("TablePage", window.show_page("table"))
        for number, moment in enumerate(wanted or MOMENTS, 1):
            name = f"moment-{number:02}-{moment.name}.png"
            picture = _picture(window, context, page, moment)
            if not picture.save(str(out / name)):
                raise SystemExit(f"{out / name} cannot be written")
            names.append(name)
    return names


def _picture(window: MainWindow, context: AppContext, page: TablePage, moment: Moment) -> QImage:
    context.language_switch.set_choice(moment.language)
    context.theme.set_mode(moment.theme)
    window.resize(moment.size)
    panel = page.game
    panel.board.animator.set_speed("off")
    page.play(game_of(context.workspace, moment))
    page.driver.leave()
    panel.tabs.setCurrentIndex(0)
    still(window, context)
    moment.shown(panel)
    if moment.edited:
        return _editor(window, context, page)
    if moment.moving:
        return window.grab().toImage()
    return still(window, context)


def _editor(window: MainWindow, context: AppContext, page: TablePage) -> QImage:
    """The position editor over the game on the table, with cards found to be dragged onto its board."""
    page.positions.edit_this()
    editor = page.positions.editor
    assert editor is not None
    editor.resize(window.size() * 0.94)
    editor.pane.finder.line.setText("energy")
    still(window, context)
    picture = editor.grab().toImage()
    editor.reject()
    still(window, context)
    return picture


def game_of(workspace: Workspace, moment: Moment) -> GameLine:
    """The first game that comes to the moment, there."""
    decks = _decks(workspace, moment.profile)
    for seed in SEEDS:
        start = saving.start_from_decks(engine.load_profile(moment.profile), decks, seed, engine.Options())
        line = GameLine(start)
        line.names = ("Ember", "Tide")
        for _ in _played(line):
            if moment.reached(line):
                return line
    raise SystemExit(f"no game comes to the moment {moment.name}")


def _decks(workspace: Workspace, profile: str) -> tuple[list[CardDef], list[CardDef]]:
    """The program's own decks of these rules."""
    meant = [deck for deck in workspace.decks.ready_decks() if deck.profile == profile]
    decks: list[list[CardDef]] = []
    for deck in (meant[0], meant[-1]):
        cards = [card for card_id, count in deck.cards for card in workspace.catalogue.cards([card_id]) * count]
        decks.append([workspace.catalogue.programs.automated(card) for card in cards])
    return decks[0], decks[1]


def _played(line: GameLine) -> Iterator[None]:
    """Two eager players go on, act by act."""
    yield
    while (decision := line.state.decision) is not None:
        view = engine.view(line.state, decision.player)
        line.act(choose(view, engine.legal(line.state)), auto=decision.player != 0)
        yield


# --- moments ----------------------------------------------------------------------------------------------------


def _mine(line: GameLine, kind: str) -> bool:
    decision = line.state.decision
    return decision is not None and decision.player == 0 and decision.kind == kind


def _setup(line: GameLine) -> bool:
    return _mine(line, "place_bench") and len(line.state.players[0].bench) == 1


def _crowded(line: GameLine) -> bool:
    sides = line.state.players
    full = all(len(side.bench) >= 4 < len(side.deck) and len(side.prizes) > 1 for side in sides)
    return full and _mine(line, "main") and len(sides[0].hand) >= 3


def _under_way(line: GameLine) -> bool:
    return _mine(line, "main") and line.state.turn >= 9 and len(line.state.players[0].hand) >= 4


def _cards_to_choose(line: GameLine) -> bool:
    return _mine(line, "choose_card") and len(engine.legal(line.state)) >= 4


def _about_to_knock_out(line: GameLine) -> bool:
    """The next attack Knocks Out: tried on the state, which nobody's game is changed by."""
    if not _mine(line, "main") or line.state.turn < 5:
        return False
    return any(_knocks_out(line, action) for action in engine.legal(line.state))


def _knocks_out(line: GameLine, action: engine.Action) -> bool:
    if not isinstance(action, act.Attack):
        return False
    return any(isinstance(event, ev.KnockedOut) for event in engine.apply(line.state, action).events)


def _prize(line: GameLine) -> bool:
    return _mine(line, "prize") and len(line.state.players[0].prizes) <= 4


def _won(line: GameLine) -> bool:
    result = line.state.result
    return result is not None and result.winner == 0


def _energy_was_attached(line: GameLine) -> bool:
    hand = (line.state.game.cards[number].printed for number in line.state.players[0].hand)
    return _under_way(line) and line.state.used.energy > 0 and any(card.kind == "energy" for card in hand)


def _presenter(panel: GamePanel) -> TablePresenter:
    assert panel.presenter is not None
    return panel.presenter


def _suffer(panel: GamePanel, near: tuple[str, ...], far: tuple[str, ...]) -> None:
    """Special Conditions, put by hand."""
    for player, conditions in enumerate((near, far)):
        for condition in conditions:
            active = _presenter(panel).view.players[player].active
            if active is not None:
                panel.desk.do(lambda _seat, uid=active.uid, kind=condition: act.SetCondition(0, uid, kind))  # type: ignore[misc]


def _knock_out(panel: GamePanel) -> None:
    presenter = _presenter(panel)
    attack = next(action for action in presenter.legal if _knocks_out(presenter.line, action))
    panel.board.animator.set_speed("normal")
    panel._run(lambda p: p.do(attack))
    panel.board.animator.hold(FALLING_MS)


def _replay(panel: GamePanel) -> None:
    presenter = _presenter(panel)
    end = presenter.line.position
    panel._run(lambda p: p.rewind(end // 2))
    panel._run(lambda p: p.choose_act(len(p.legal) - 1))
    panel._run(lambda p: p.undo())
    panel.tabs.setCurrentIndex(2)


def _refused(panel: GamePanel) -> None:
    presenter = _presenter(panel)
    cards = presenter.view.cards
    card = next(number for number in presenter.view.players[0].hand or () if cards[number].kind == "energy")
    active = presenter.router.active(0)
    panel._run(lambda p: p.drop(Handle("card", "near", card), active))


def _zoom(panel: GamePanel) -> None:
    panel._inspect(_presenter(panel).router.active(0))


def _menu(panel: GamePanel) -> None:
    panel._run(lambda p: p.tap(p.router.active(0)))


MOMENTS = (
    Moment("setup", _setup),
    Moment("crowded", _crowded),
    Moment("asleep", _under_way, shown=lambda p: _suffer(p, ("asleep", "poisoned"), ("paralyzed",))),
    Moment("confused", _under_way, MODERN, lambda p: _suffer(p, ("confused", "burned"), ("poisoned", "burned"))),
    Moment("prompt", _cards_to_choose, MODERN),
    Moment("knock-out", _about_to_knock_out, shown=_knock_out, moving=True),
    Moment("prize", _prize),
    Moment("end", _won),
    Moment("replay", _won, shown=_replay),
    Moment("refused", _energy_was_attached, shown=_refused),
    Moment("portuguese", _under_way, shown=_zoom, language="pt_BR", size=SMALL),
    Moment("dark", _crowded, shown=_menu, theme="dark"),
    Moment("4k", _crowded, MODERN, size=LARGE),
    Moment("position", _crowded, MODERN, edited=True),
    Moment("position-dark", _under_way, theme="dark", language="pt_BR", size=SMALL, edited=True),
)

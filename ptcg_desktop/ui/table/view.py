"""The Table page: choose decks and rules, then play."""

from __future__ import annotations

import dataclasses
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QPixmap
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef, Era
from ptcg_desktop.engine import save as saving
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.opponents import practice_deck
from ptcg_desktop.services.readiness import Readiness, readiness_text
from ptcg_desktop.services.words import era_of, era_of_profile, say
from ptcg_desktop.ui.app.commands import Command, FixedKey, KeyPlace
from ptcg_desktop.ui.app.latest import Latest
from ptcg_desktop.ui.app.page import Page
from ptcg_desktop.ui.table import faces
from ptcg_desktop.ui.table.anim import MOTIONS, wanted_motion
from ptcg_desktop.ui.table.computer import ComputerDriver
from ptcg_desktop.ui.table.game_panel import GamePanel
from ptcg_desktop.ui.table.games import Games, dropped_file
from ptcg_desktop.ui.table.games_panel import GamesPanel
from ptcg_desktop.ui.table.items import Look
from ptcg_desktop.ui.table.keeper import GameKeeper
from ptcg_desktop.ui.table.line import GameLine
from ptcg_desktop.ui.table.marks import board_colours
from ptcg_desktop.ui.table.overlays import style_sheet
from ptcg_desktop.ui.table.positions_desk import SCENARIOS, PositionsDesk
from ptcg_desktop.ui.table.presenter import TablePresenter
from ptcg_desktop.ui.table.shelf import Playable, Shelf, Warnings, warnings
from ptcg_desktop.ui.table.start_panel import SEED_LIMIT, DeckChoice, StartOptions, StartPanel
from ptcg_desktop.ui.table.wording import Wording
from ptcg_desktop.ui.widgets.face_cache import faces_of

if TYPE_CHECKING:
    from ptcg_desktop.services.changes import Changes
    from ptcg_desktop.ui.app.context import AppContext

_SHOWN_FINDINGS = 3
_ERAS = ("classic", "classic-extended", "bw-xy-2013", "xy-nov-2013", "current")


@dataclasses.dataclass(frozen=True)
class Deal:
    """All that a game begins with. `first` as in `engine.Options`."""

    profile: engine.Profile
    decks: tuple[Sequence[CardDef], Sequence[CardDef]]
    seed: int
    names: tuple[str, str]
    sides: tuple[str, str]
    first: int


class TablePage(Page):
    """Goldfishing on a board driven by the rules engine."""

    title_id = "table"

    def __init__(self, context: AppContext) -> None:
        super().__init__(context)
        self.shelf = Shelf(context.workspace.decks, context.workspace.catalogue)
        self.keeper = GameKeeper(context.workspace.games)
        self._faces = faces_of(context)
        self._faces.pictured.connect(self._show_faces)
        self.look = Look(self._face, faces.paint_energy, board_colours(context.theme.tokens), self._other_face)
        self.stack = QStackedWidget(self)
        self.start_panel = StartPanel(self.stack)
        self.game = GamePanel(self.look, self.stack)
        self.stack.addWidget(self.start_panel)
        self.stack.addWidget(self.game)
        self.games_panel = GamesPanel(self.stack)
        self.stack.addWidget(self.games_panel)
        self.games = Games(self, self.games_panel, context, self.keeper, self.play, self.save_draft)
        self.positions = PositionsDesk(
            self, context, lambda: self.game.presenter, self._begin_line, new_seed, self.look, self._profiles
        )
        self.game.practice.more = self.positions.lines()
        self.game.practice.key_of = self.key_of
        self.start_panel.position_wanted.connect(self.positions.edit_new)
        self.start_panel.games_wanted.connect(self.show_games)
        self.games_panel.left.connect(self.show_start)
        self.setAcceptDrops(True)
        self.game.view.setAcceptDrops(False)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.stack)
        self.driver = ComputerDriver(context.tasks, self.game)
        self._decks: list[Playable] = []
        self._stale = True
        self._keeping: Latest[None] = Latest(context, lambda _nothing: None)
        self.start_panel.start.connect(self.start_chosen)
        self.start_panel.resume.connect(self.resume)
        self.start_panel.changed.connect(self._tell_warnings)
        self.start_panel.deck_chosen.connect(self._deck_chosen)
        self.start_panel.new_seed.connect(lambda: self.start_panel.set_seed(new_seed()))
        self.game.new_game.connect(self.show_start)
        self.game.again.connect(self.again)
        kept = context.workspace.settings.current.table_motion
        self.game.speed.setCurrentIndex(MOTIONS.index(wanted_motion(kept, self)))
        self.game.speed.activated.connect(self._keep_motion)
        context.theme.changed.connect(self._dress)
        context.play_wanted.connect(self.offer)
        self.start_panel.set_seed(new_seed())
        self._dress()
        self.retranslate()

    # --- page -------------------------------------------------------------------------------------------------

    def commands(self) -> list[Command]:
        playing, open_board = self._playing, self._board_open
        return [
            Command("table.new", lambda: self.tr("New game"), self.show_start, "Ctrl+N", playing),
            Command("table.games", lambda: self.tr("Games"), self.show_games, "Ctrl+G"),
            Command("table.open_file", lambda: self.tr("Open a game file…"), self.games.ask_file, "Ctrl+O"),
            Command("table.save_file", lambda: self.tr("Save game as a file…"), self.save_file, "Ctrl+S", playing),
            Command("table.name", lambda: self.tr("Name this game…"), self.name_game, "", playing),
            Command("table.undo", lambda: self.tr("Undo act"), self.game.do_undo, "Ctrl+Z", playing, menu="edit"),
            Command("table.redo", lambda: self.tr("Redo act"), self.game.do_redo, "Ctrl+Shift+Z", playing, menu="edit"),
            *self.game.commands(open_board),
            *self.game.game_keys.sharing(open_board),
            Command(
                "table.same_seed", lambda: self.tr("Again with the same seed"), lambda: self.again(True), "", playing
            ),
            Command("table.copy_seed", lambda: self.tr("Copy seed"), self.game.report.do_copy_seed, "", playing),
            *self.game.practice.commands(open_board),
            *self.positions.commands(open_board),
            *self.game.desk.commands(open_board),
            Command("table.concede", lambda: self.tr("Give up"), self.game.press_concede, "", playing),
        ]

    def fixed_keys(self) -> list[FixedKey]:
        return [
            FixedKey("Left|Up|Right|Down", lambda: self.tr("Move over the board"), "← ↑ → ↓"),
            FixedKey("Return", lambda: self.tr("Choose, or put there")),
            FixedKey("Space", lambda: self.tr("Show the card large")),
            FixedKey("Esc", lambda: self.tr("Put down, close")),
        ]

    def key_places(self) -> list[KeyPlace]:
        return [self.positions.key_place(self.fixed_keys())]

    def refresh(self, changes: Changes) -> None:
        if "programs" in changes.areas and self._playing():
            self.game.view.repaint_all()  # faces have badges now
        if {"decks", "catalogue"} & changes.areas:
            self._stale = True
            if self.isVisible() and not self._playing():
                self._load_decks()

    def enter(self) -> None:
        if self._stale:
            self._load_decks()
            self._offer_last()
        if self._playing():
            self.game.refresh(moving=False)
            self.game.view.setFocus()
        elif self.start_panel.again.isVisible():
            self.start_panel.again.setFocus()
        else:
            self.start_panel.decks.setFocus()

    def leave(self) -> None:
        self.driver.leave()
        self.save_draft()

    def _playing(self) -> bool:
        return self.stack.currentWidget() is self.game

    def _board_open(self) -> bool:
        """Is there a game that can be seen? Not while two people change places."""
        presenter = self.game.presenter
        return self._playing() and presenter is not None and not presenter.curtain

    def retranslate(self) -> None:
        self.start_panel.retranslate()
        self.start_panel.set_profiles(self._profiles())
        self._fill_decks()
        presenter = self.game.presenter
        if presenter is not None:
            presenter.speak(self._wording(presenter.line.state.game.profile))
            self._title(presenter)
        self.game.key_tip = self.tip
        self.game.retranslate()
        self.games_panel.retranslate()
        if self.stack.currentWidget() is self.games_panel:
            self.games.refresh()
        self._show_faces()

    def _dress(self) -> None:
        """Colours of the theme."""
        tokens = self.context.theme.tokens
        self.look.colours = board_colours(tokens)
        self.setStyleSheet(style_sheet(tokens))
        self.game.repaint_look(tokens.colour("good"))

    def _keep_motion(self, index: int) -> None:
        try:
            self.context.workspace.settings.change(table_motion=MOTIONS[index])
        except KnownError as error:
            self.context.show_error(error)

    def _other_face(self, card: CardDef, width: float, dpr: float) -> QPixmap:
        other = "en" if self.context.language == "pt" else "pt"
        return self._faces.pixmap(card, width, dpr, other)

    def _face(self, card: CardDef, width: float, dpr: float) -> QPixmap:
        return self._faces.pixmap(card, width, dpr, self.context.language)

    def _show_faces(self) -> None:
        """Some cards look otherwise now: they have pictures, or the language is another."""
        if self._playing():
            self.game.view.repaint_all()
            for panel in (self.game.prompt, self.game.zoom, *self.game.desk.panels):
                panel.show_faces()

    # --- before the game ----------------------------------------------------------------------------------------

    def _load_decks(self) -> None:
        try:
            self._decks = self.shelf.decks()
        except KnownError as error:
            self.context.show_error(error)
            return
        self._stale = False
        self._fill_decks()

    def _fill_decks(self) -> None:
        choices = []
        for one in self._decks:
            kind = self.tr("ready deck") if one.ready else self.tr("your deck")
            kind = f"{kind} · {self._short_name(one.profile)}" if one.ready and one.profile else kind
            detail = self.tr("{count} cards · {kind}").format(count=one.count, kind=kind)
            choices.append(DeckChoice(one.key, one.name.get(self.context.language), detail))
        self.start_panel.set_decks(choices)
        if self.start_panel.profile.currentData() and choices:
            self._deck_chosen(self.start_panel.options().deck)

    def _deck_chosen(self, key: str) -> None:
        """The rules a deck is meant for are offered with it."""
        meant = next((one.profile for one in self._decks if one.key == key), "")
        self.start_panel.set_profile(meant)

    def _profiles(self) -> list[tuple[str, str]]:
        """Ids and names of the rules there are."""
        return [(key, self._profile_name(key)) for key in _in_order(engine.profile_ids())]

    def _profile_name(self, profile: str) -> str:
        names = {
            "classic": self.tr("1999 rule book"),
            "classic-extended": self.tr("1999 rule book with all types"),
            "bw-xy-2013": self.tr("2013 rules"),
            "xy-nov-2013": self.tr("Rules of November 2013"),
            "current": self.tr("Today's rules"),
        }
        return names.get(profile, profile)

    def _short_name(self, profile: str) -> str:
        """For where there is little room."""
        names = {
            "classic": self.tr("1999 rules"),
            "classic-extended": self.tr("1999 rules"),
            "xy-nov-2013": self.tr("2013 rules"),
        }
        return names.get(profile) or self._profile_name(profile)

    def _tell_warnings(self) -> None:
        options = self.start_panel.options()
        if not options.deck or not (options.opponent or options.side == "nobody"):
            self.start_panel.set_note(self.tr("There is no deck to play with yet."), False)
            return
        keys = [options.deck] if options.side == "nobody" else [options.deck, options.opponent]
        try:
            decks = [self.shelf.printed(key) for key in keys]
        except KnownError as error:
            self.start_panel.set_note(self.context.error_text(error), False)
            return
        playing = [self.shelf.playing(cards) for cards in decks]
        self._show_warnings(options, decks, playing)
        if None in playing:
            self.context.tasks.run(
                lambda _control: [self.shelf.read(cards) for cards in decks],
                lambda read: self._texts_read(options, decks, read),
            )

    def _texts_read(
        self, asked: StartOptions, decks: Sequence[Sequence[CardDef]], playing: Sequence[Readiness]
    ) -> None:
        """The texts of these decks have been read meanwhile; others may be chosen now."""
        now = self.start_panel.options()
        if dataclasses.replace(now, seed=0, first=-1) == dataclasses.replace(asked, seed=0, first=-1):
            self._show_warnings(asked, decks, playing)

    def _show_warnings(
        self, options: StartOptions, decks: Sequence[Sequence[CardDef]], playing: Sequence[Readiness | None]
    ) -> None:
        found = [warnings(cards, options.profile, each) for cards, each in zip(decks, playing, strict=True)]
        era = era_of_profile(options.profile)
        texts = [self._warning_text(each, era) for each in found]
        lines = [self.tr("Your deck: {text}").format(text=texts[0])]
        lines += [self.tr("Opponent's deck: {text}").format(text=text) for text in texts[1:]]
        # Begin waits for the texts, so that dealing does not: that would stop the window.
        ready = all(each.playable and each.playing is not None for each in found)
        self.start_panel.set_note("\n".join(lines), ready)

    def _warning_text(self, found: Warnings, era: Era) -> str:
        if found.playing is None:
            parts = [self.tr("reading its card texts…")]
        else:
            text = readiness_text(found.playing, self.context.language)
            parts = [text[:1].lower() + text[1:]]
        for finding in found.findings[:_SHOWN_FINDINGS]:
            sentence = say(finding.code, self.context.language, finding.params, era)
            parts.append(f"{sentence} ({finding.clause})")
        return " ".join(parts)

    def show_start(self) -> None:
        """Back to the choice of decks; the game can be resumed."""
        self.save_draft()
        if self._stale:
            self._load_decks()
        self._offer_last()
        self.stack.setCurrentWidget(self.start_panel)
        self.start_panel.set_seed(new_seed())
        self.start_panel.begin.setFocus()

    def _offer_last(self) -> None:
        try:
            self.start_panel.again.setVisible(self.keeper.unfinished() is not None)
        except KnownError as error:
            self.context.show_error(error)

    def show_games(self) -> None:
        """The list of the games that were kept."""
        self.save_draft()
        self.games.refresh()
        self.stack.setCurrentWidget(self.games_panel)
        self.games_panel.list.setFocus()

    def save_file(self) -> None:
        """Save the game on the table as a file."""
        if self.game.presenter is not None:
            self.games.ask_save(self.game.presenter.line)

    def name_game(self) -> None:
        """Give the game on the table a name, so that it stays in the list."""
        self.save_draft()
        if self.keeper.game_id is not None:
            self.games.ask_name(self.keeper.game_id)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_file(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        path = dropped_file(event)
        if path is not None:
            event.acceptProposedAction()
            if path.suffix.lower() in SCENARIOS:
                self.positions.open_file(path)
            else:
                self.games.open_file(path)

    def offer(self, deck_id: int) -> None:
        """Another page wants this deck played: choose it, with the rules it is meant for."""
        self.show_start()
        key = f"deck:{deck_id}"
        self.start_panel.select(dataclasses.replace(self.start_panel.options(), deck=key))
        self._deck_chosen(key)

    # --- playing ------------------------------------------------------------------------------------------------

    def start_chosen(self) -> None:
        """Begin the game that is chosen on the start panel."""
        if self.start_panel.begin.isEnabled():
            self.start_game(self.start_panel.options())

    def again(self, same_seed: bool) -> None:
        """The same decks and rules once more."""
        presenter = self.game.presenter
        if presenter is not None and presenter.line.start.position is not None:
            self._begin_line(_from_position(presenter.line, same_seed))
        elif presenter is not None:
            line, game = presenter.line, presenter.line.state.game
            cards = [facts.printed for facts in game.cards]
            decks = (cards[: game.split], cards[game.split :])
            seed = game.seed if same_seed else new_seed()
            self._deal(Deal(game.profile, decks, seed, line.names, line.sides, game.options.first))

    def start_game(self, options: StartOptions) -> None:
        """Deal the chosen game."""
        try:
            nobody = options.side == "nobody"
            theirs = practice_deck() if nobody else self.shelf.cards(options.opponent)
            decks = (self.shelf.cards(options.deck), theirs)
            profile = engine.load_profile(options.profile)
        except KnownError as error:
            self.context.show_error(error)
            return
        names = (self._deck_name(options.deck), decks[1][0].name.get(self.context.language) if nobody else "")
        names = (names[0], names[1] or self._deck_name(options.opponent))
        self._deal(Deal(profile, decks, options.seed, names, ("person", options.side), options.first))

    def _deck_name(self, key: str) -> str:
        return next((one.name.get(self.context.language) for one in self._decks if one.key == key), "")

    def _deal(self, deal: Deal) -> None:
        try:
            start = saving.start_from_decks(deal.profile, deal.decks, deal.seed, engine.Options(first=deal.first))
            line = GameLine(start)
        except KnownError as error:
            self.context.show_error(error)
            return
        line.names, line.sides = deal.names, deal.sides
        self._begin_line(line)

    def _begin_line(self, line: GameLine) -> None:
        """A new game comes to the table; the one there is kept."""
        self.save_draft()
        self.play(line)

    def play(self, line: GameLine) -> None:
        """Put a game on the table."""
        wording = self._wording(line.state.game.profile)
        presenter = TablePresenter(line, wording, autosave=self.keep_act)
        self._title(presenter)
        self.stack.setCurrentWidget(self.game)
        self.game.show_game(presenter)
        if line.diverged is not None:
            self.context.notify(self.context.say("game.diverged", act=line.diverged))

    def _title(self, presenter: TablePresenter) -> None:
        game = presenter.line.state.game
        name, short = self._profile_name(game.profile.id), self._short_name(game.profile.id)
        self.game.bar.show_rules(name, short, self.tr("Seed {seed}").format(seed=game.seed))

    def _wording(self, profile: engine.Profile) -> Wording:
        by_hand = self.context.workspace.catalogue.programs.by_hand
        return Wording(self.context.language, era_of(profile), by_hand=by_hand)

    # --- draft --------------------------------------------------------------------------------------------------

    def keep_act(self) -> None:
        """Keep the game at the act just done; the disk is waited for on another thread."""
        presenter = self.game.presenter
        write = self.keeper.writing(presenter.line) if presenter is not None else None
        if write is not None:
            self._keeping.ask(write)

    def save_draft(self) -> None:
        """Keep the running game, so that nothing is lost; it is kept when this returns."""
        self._keeping.forget()
        presenter = self.game.presenter
        if presenter is None:
            return
        try:
            self.keeper.keep(presenter.line)
        except KnownError as error:
            self.context.show_error(error)

    def resume(self) -> None:
        """Go on with the game that was kept."""
        if self.game.presenter is not None:
            self.stack.setCurrentWidget(self.game)
            self.game.view.setFocus()
            return
        try:
            last = self.keeper.unfinished()
        except KnownError as error:
            self.context.show_error(error)
            return
        if last is not None:
            self.games.open(last.id)


def _from_position(line: GameLine, same_seed: bool) -> GameLine:
    """The position of a game begun anew, with the same luck or with another."""
    start = line.start
    assert start.position is not None
    if not same_seed:
        position = msgspec.structs.replace(start.position, chance=-1)
        start = msgspec.structs.replace(start, position=position, seed=new_seed())
    again = GameLine(start)
    again.names, again.sides = line.names, line.sides
    return again


def _in_order(profiles: Sequence[str]) -> list[str]:
    """The program's own profiles from the oldest to today's, then any others."""
    return [each for each in _ERAS if each in profiles] + [each for each in profiles if each not in _ERAS]


def new_seed() -> int:
    """A seed that nobody chose."""
    return secrets.randbelow(SEED_LIMIT) + 1

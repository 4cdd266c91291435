"""The main window: rail, pages, messages. It can be painted before the services are loaded."""

from __future__ import annotations

import base64
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, QLocale, QSize, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QIcon, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMainWindow, QStackedWidget, QWidget

from ptcg_desktop.errors import KnownError
from ptcg_desktop.ui.app.context import AppContext, Notice
from ptcg_desktop.ui.app.dropping import lists_in, tables_in
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.app.pages import PAGES
from ptcg_desktop.ui.app.rail import Rail
from ptcg_desktop.ui.app.toast import Toast

if TYPE_CHECKING:
    from ptcg_desktop.services.changes import Changes
    from ptcg_desktop.services.workspace import Workspace
    from ptcg_desktop.ui.app.i18n import Language
    from ptcg_desktop.ui.app.page import Page
    from ptcg_desktop.ui.app.theme import Theme

FIRST_SIZE = QSize(1320, 860)


class MainWindow(QMainWindow):
    """See the module. `start` gives it a workspace; until then it shows its frame only.

    Signals:
        painted: The window has been painted for the first time.
        started: The first page is shown.
    """

    painted = Signal()
    started = Signal()

    def __init__(self, theme: Theme, language: Language, geometry: str = "") -> None:
        super().__init__()
        self.theme = theme
        self.language = language
        self.context: AppContext | None = None
        self.pages: dict[str, Page] = {}
        self._shown: Page | None = None
        self._was_painted = False
        self.setObjectName("main")
        self.setWindowIcon(QIcon(icon("mark", theme.tokens.colour("accent"))))
        self.setMinimumSize(880, 560)
        self.setAcceptDrops(True)
        self.rail = Rail(PAGES, theme)
        self.rail.page_chosen.connect(self.show_page)
        self.rail.command_chosen.connect(self._run_command)
        self.rail.setEnabled(False)
        self.stack = QStackedWidget()
        body = QWidget()
        row = QHBoxLayout(body)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.rail)
        row.addWidget(self.stack, 1)
        self.setCentralWidget(body)
        self.menuBar().setNativeMenuBar(False)
        self._status = QLabel()
        self._counts = QLabel()
        self.statusBar().setSizeGripEnabled(False)
        self.statusBar().setContentsMargins(12, 0, 12, 0)
        self.statusBar().addWidget(self._status, 1)
        self.statusBar().addPermanentWidget(self._counts)
        self.toast = Toast(self.stack)
        language.changed.connect(self._language_changed)
        self.resize(FIRST_SIZE)
        if geometry:
            self.restoreGeometry(QByteArray(base64.b64decode(geometry, validate=False)))
        self.setWindowTitle("ptcg_desktop")

    # --- life

    def start(self, workspace: Workspace, page_id: str = "") -> AppContext:
        """Open on a workspace and show a page (that of the last time if none is named)."""
        from ptcg_desktop.ui.app.housekeeping import Housekeeper
        from ptcg_desktop.ui.app.keymap import Keymap
        from ptcg_desktop.ui.app.menus import Menus
        from ptcg_desktop.ui.app.reading import TextReader
        from ptcg_desktop.ui.app.shell_commands import ShellCommands
        from ptcg_desktop.ui.app.warming import warm

        context = AppContext(workspace, self.theme, self.language, self)
        self.context = context
        context.changed.connect(self._changed)
        context.noticed.connect(self._noticed)
        context.page_wanted.connect(self.show_page)
        context.cards_wanted.connect(self._cards_wanted)
        context.status.connect(self._status.setText)
        workspace.hear(context.tasks.failed.emit)
        self.reader = TextReader(context)
        self.housekeeper = Housekeeper(context)
        self.shell = ShellCommands(self, context)
        context.keys_wanted.connect(self.shell.keys)
        context.commands.set_group("app", self.shell.commands())
        context.commands.set_keymap(Keymap(workspace.settings.current.keys))
        context.commands.rekeyed.connect(self._rekeyed)
        self.menus = Menus(self, context.commands)
        self.rail.key_tip = self.shell.tip
        self.rail.retranslate()
        self.rail.setEnabled(True)
        self._show_counts()
        remembered = page_id or context.remembered.page
        self.show_page(remembered if remembered in self.rail.buttons else PAGES[0].id)
        self.shell.tell_spoiled_keys()
        self.started.emit()
        context.tasks.run(lambda control: warm(control.cancelled))
        return context

    def show_page(self, page_id: str) -> Page | None:
        """Go to a page, making it if this is the first time."""
        context = self.context
        if context is None or page_id not in self.rail.buttons:
            return None
        page = self.page(page_id)
        self.rail.choose(page_id)
        if page is not self._shown:
            if self._shown is not None:
                self._shown.leave()
            self._shown = page
            self._status.clear()
            self.toast.dismiss()
            self.stack.setCurrentWidget(page)
            context.commands.set_group("page", page.commands())
            self._retitle()
        page.enter()
        return page

    @property
    def shown_page(self) -> Page | None:
        """The page shown now."""
        return self._shown

    def page(self, page_id: str) -> Page:
        """A page, made if nobody has looked at it yet."""
        if page_id not in self.pages:
            assert self.context is not None
            spec = next(spec for spec in PAGES if spec.id == page_id)
            page = spec.make(self.context)
            self.pages[page_id] = page
            self.stack.addWidget(page)
        return self.pages[page_id]

    def save_state(self) -> None:
        """Remember where the window is and which page it shows."""
        if self.context is None:
            return
        geometry = base64.b64encode(self.saveGeometry().data()).decode()
        page = self._shown.title_id if self._shown is not None else ""
        try:
            self.context.workspace.settings.change(geometry=geometry, page=page)
        except KnownError:
            # A full or read-only disk has been told of where it mattered; it must not keep the window open.
            return

    def closeEvent(self, event: QCloseEvent) -> None:
        if self.context is not None:
            self.hide()  # work that waits for a server may take seconds to end: nobody needs to look on
            self.context.tasks.shut_down()
            if self._shown is not None:
                self._shown.leave()
            self.save_state()
        event.accept()
        super().closeEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Tables dropped where no page wants them are a collection to import, other files deck lists."""
        data = event.mimeData()
        if self.context is not None and (tables_in(data) or lists_in(data)):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        event.acceptProposedAction()
        if tables := tables_in(event.mimeData()):
            self.shell.import_collection(tables)
        elif self.context is not None:
            self.show_page("decks")
            self.context.lists_dropped.emit(lists_in(event.mimeData()))

    # --- news

    def tell_error(self, error: KnownError) -> None:
        """Say a known error that nobody handled where it happened."""
        if self.context is not None:
            self.context.show_error(error)

    def _changed(self, changes: Changes) -> None:
        for page in self.pages.values():
            page.refresh(changes)
        if {"catalogue", "collection"} & changes.areas:
            self._show_counts()

    def _noticed(self, notice: Notice) -> None:
        self.toast.show_notice(notice)

    def _cards_wanted(self, _ids: tuple[str, ...]) -> None:
        """The Decks page answers; it is made now if nobody has looked at it yet, and then hears the wish itself."""
        if self.context is not None and "decks" not in self.pages:
            self.page("decks")
            self.context.cards_wanted.emit(_ids)

    def _run_command(self, command_id: str) -> None:
        if self.context is not None:
            self.context.commands.run(command_id)

    def _show_counts(self) -> None:
        if self.context is None:
            return
        info = self.context.workspace.catalogue.info()
        locale = QLocale()
        self._counts.setText(
            self.tr("{cards} cards in {sets} sets").format(
                cards=locale.toString(info.printings), sets=locale.toString(info.sets)
            )
        )

    def _retitle(self) -> None:
        if self._shown is None:
            return
        title = next(spec.title for spec in PAGES if spec.id == self._shown.title_id)
        self.setWindowTitle(self.tr("{page} — ptcg_desktop").format(page=title))

    def _rekeyed(self) -> None:
        self.rail.retranslate()
        for page in self.pages.values():
            page.retranslate()

    def _language_changed(self) -> None:
        self.rail.retranslate()
        self.toast.retranslate()
        if self.context is not None:
            if self._shown is not None:
                self.context.commands.set_group("page", self._shown.commands())
            self.context.commands.changed.emit()
            self._show_counts()
        self._retitle()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            self.painted.emit()

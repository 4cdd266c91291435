"""The choice of formats on the Decks page, kept true while a person changes the files of house formats."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices

from ptcg_desktop.decks.house import house, make_house_folder
from ptcg_desktop.errors import KnownError
from ptcg_desktop.ui.decks.check_panel import CheckPanel
from ptcg_desktop.ui.decks.presenter import PROFILES, DecksPresenter

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext

Act = Callable[[Callable[[], object]], object]


class FormatChoice:
    """Offers the formats to the check panel and carries out what its house button asks for."""

    def __init__(self, context: AppContext, presenter: DecksPresenter, panel: CheckPanel, act: Act) -> None:
        """`act` runs an act of the presenter, shows its errors and then the deck."""
        self._context = context
        self._presenter = presenter
        self._panel = panel
        self._act = act
        self._state = 0
        panel.woke.connect(self.look_again)
        panel.house.copy_asked.connect(lambda: self._shown(self._copy))
        panel.house.folder_asked.connect(lambda: self._shown(self._open_folder))

    def offer(self) -> None:
        """Fill the list in the language of the window."""
        now = house()
        self._state = now.state
        names = [(each.id, each.name.get(self._context.language)) for each in now.formats.values()]
        problems = [self._context.error_text(problem) for problem in now.problems]
        self._panel.offer(names, list(PROFILES), now.own, problems)

    def look_again(self) -> None:
        """Files were perhaps changed while another window was in front."""
        if self._state and house().state != self._state:
            self.offer()
            self._presenter.catalogue_moved()
            self._act(self._presenter.reload)

    def _copy(self) -> None:
        path = self._presenter.copy_format()
        if path is not None:
            self.offer()
            self._act(lambda: self._presenter.set_format(path.stem))
            self._open_folder()

    def _open_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(make_house_folder())))

    def _shown(self, work: Callable[[], None]) -> None:
        try:
            work()
        except KnownError as error:
            self._context.show_error(error)

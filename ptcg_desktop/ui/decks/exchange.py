"""Deck lists in and out of the Decks page: paste, drop, open, copy, save, picture, sheet of proxies."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, QTimer
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMenu, QProgressDialog, QWidget

from ptcg_desktop.cards import CardDef
from ptcg_desktop.decks import SHAPES, SUFFIXES, Shape
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.whole import swapped_in
from ptcg_desktop.services.deck_files import read_text_file
from ptcg_desktop.services.foreign_text import isolated
from ptcg_desktop.ui.app.dropping import files_in
from ptcg_desktop.ui.app.icons import icon
from ptcg_desktop.ui.decks.candidates import CandidateStrip
from ptcg_desktop.ui.decks.paste_dialog import PasteDialog, PasteWords, text_of
from ptcg_desktop.ui.decks.registration_dialog import RegistrationDialog
from ptcg_desktop.ui.decks.registration_form import RegistrationForm, write_registration
from ptcg_desktop.ui.decks.sheets import PAPERS, PaintFace, Paper, face_painter, write_picture, write_proxies
from ptcg_desktop.ui.widgets.card_mime import CARDS_MIME

if TYPE_CHECKING:
    from ptcg_desktop.ui.app.context import AppContext
    from ptcg_desktop.ui.collection.faces import Faces
    from ptcg_desktop.ui.decks.presenter import DecksPresenter

_SLICE_MS = 12
"""Milliseconds of painting between two looks at what the person does."""
_SHOW_AFTER_MS = 400

_NAMES: dict[Shape, str] = {
    "ptcgl": "PTCG Live",
    "limitless": "Limitless",
    "ptcgo": "PTCG Online",
    "tts": "Tabletop Simulator (JSON)",
    "tcgplayer": "TCGplayer Mass Entry",
    "markdown": "Markdown",
    "csv": "CSV",
    "liga": "LigaPokemon",
}
"""Names of programs and file formats, the same in every language."""


class Exchange(QObject):
    """Lists in and out of the deck that is open.

    Attributes:
        menu: The export menu.
    """

    def __init__(
        self,
        context: AppContext,
        presenter: DecksPresenter,
        faces: Faces,
        act: Callable[[Callable[[], object]], bool],
        page: QWidget,
    ) -> None:
        """`act` runs an act of the presenter and shows what it did."""
        super().__init__(page)
        self._context, self._presenter, self._faces, self._act, self._page = context, presenter, faces, act, page
        self._last_shape: Shape = "ptcgl"
        self._waiting: list[Path] = []
        self.menu = QMenu(page)
        self.copy_action = self.menu.addAction(icon("copy"), "")
        self.copy_menu = self.menu.addMenu("")
        for shape in SHAPES:
            self.copy_menu.addAction(_NAMES[shape]).triggered.connect(partial(self.copy, shape))
        self.save_action = self.menu.addAction(icon("export"), "")
        self.menu.addSeparator()
        self.picture_action = self.menu.addAction("")
        self.proxy_menu = self.menu.addMenu("")
        self.proxy_actions = [self.proxy_menu.addAction("") for _ in PAPERS]
        for action, paper in zip(self.proxy_actions, PAPERS, strict=True):
            action.triggered.connect(partial(self.save_proxies, paper))
        self.copy_action.triggered.connect(lambda: self.copy())
        self.save_action.triggered.connect(self.save)
        self.picture_action.triggered.connect(self.save_picture)
        self.registration_action = self.menu.addAction("")
        self.registration_action.triggered.connect(self.register)
        self.menu.aboutToShow.connect(self._enable)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text again."""
        self.copy_action.setText(self.tr("Copy the list as text"))
        self.copy_menu.setTitle(self.tr("Copy for another program"))
        self.save_action.setText(self.tr("Save the list as a file…"))
        self.picture_action.setText(self.tr("Save a picture of the deck…"))
        self.registration_action.setText(self.tr("Tournament sheet…"))
        self.proxy_menu.setTitle(self.tr("Save a sheet of proxies to cut out"))
        for action, paper in zip(self.proxy_actions, PAPERS, strict=True):
            action.setText(self.tr("On {paper} paper…").format(paper=paper))

    def _enable(self) -> None:
        known = bool(self._known())
        self.picture_action.setEnabled(known)
        self.proxy_menu.setEnabled(known)

    # in

    def paste(self) -> None:
        """Open the import, with what the clipboard holds if that is a list."""
        self._dialog().paste_clipboard()

    def takes(self, data: QMimeData) -> bool:
        """May this be dropped on the page: a file or a text, and no card dragged within the program?"""
        return not data.hasFormat(CARDS_MIME) and (data.hasUrls() or data.hasText())

    def drop(self, data: QMimeData) -> None:
        """Open the import with the dropped files or text."""
        if files := files_in(data):
            self.open_files(files)
            return
        try:
            text, _ = text_of(data)
        except KnownError as error:
            self._context.show_error(error)
            return
        self._dialog().take_text(text)

    def open_files(self, paths: Sequence[Path]) -> None:
        """Open the import with files, one after the other; of one that cannot be read the reason is shown."""
        self._waiting = list(paths)
        self._open_next()

    def _open_next(self) -> None:
        while self._waiting:
            path = self._waiting.pop(0)
            try:
                text = read_text_file(path)
            except KnownError as error:
                self._context.show_error(error)
                continue
            dialog = self._dialog()
            dialog.show_waiting(len(self._waiting))
            dialog.name.setText(path.stem)
            dialog.take_text(text)
            return

    def _dialog(self) -> PasteDialog:
        strip = CandidateStrip(self._presenter.card, self._presenter.print_label, self._faces)
        words = PasteWords(self._print_of, self._context.say, self._context.error_text)
        has_deck, read = self._presenter.open is not None, self._presenter.list_work
        dialog = PasteDialog(self._context, read, words, strip, has_deck=has_deck, parent=self._page)
        dialog.finished.connect(lambda _result: self._take(dialog))
        dialog.open()
        return dialog

    def _take(self, dialog: PasteDialog) -> None:
        mode = dialog.mode
        if dialog.result() == QDialog.DialogCode.Accepted and mode is not None:
            name = dialog.name.text().strip() or self.tr("Pasted deck")
            self._act(lambda: self._presenter.put(dialog.read_list, mode, name))
        dialog.deleteLater()
        self._open_next()

    def _print_of(self, card_id: str) -> str:
        card = self._presenter.card(card_id)
        if card is None:
            return card_id
        return self.tr("{name}  ·  {print}").format(
            name=card.name.get(self._context.language), print=self._presenter.print_label(card)
        )

    # out, as text

    def copy(self, shape: Shape = "ptcgl", _checked: bool = False) -> None:
        """Put the list on the clipboard."""
        if self._presenter.open is not None:
            QApplication.clipboard().setText(self._presenter.export_text(shape))
            self._context.notify(self.tr("The list is on the clipboard."))

    def save(self) -> None:
        """Ask for a file and write the list into it, in the shape chosen there."""
        deck = self._presenter.open
        if deck is None:
            return
        filters = {f"{_NAMES[shape]} (*{SUFFIXES.get(shape, '.txt')})": shape for shape in SHAPES}
        first = next(words for words, shape in filters.items() if shape == self._last_shape)
        suggested = _file_name(deck.name) + SUFFIXES.get(self._last_shape, ".txt")
        path, kind = QFileDialog.getSaveFileName(
            self._page, self.tr("Save the list"), suggested, ";;".join(filters), first
        )
        if path:
            self._last_shape = filters.get(kind, "ptcgl")
            self.save_to(Path(path), self._last_shape)

    def save_to(self, path: Path, shape: Shape = "ptcgl") -> None:
        """Write the list of the open deck to a file, whole or not at all."""
        try:
            with swapped_in(path) as beside:
                beside.write_text(self._presenter.export_text(shape), encoding="utf-8")
        except OSError as error:
            self._tell_failed(error)
        else:
            self._tell_saved(path)

    # out, as a registration sheet

    def register(self) -> RegistrationDialog | None:
        """Open the registration sheet of the deck, to fill and save it; None if no deck is open."""
        deck = self._presenter.open
        if deck is None:
            return None
        dialog = RegistrationDialog(self._context, deck, self._page)
        dialog.save_asked.connect(lambda: self._save_registration(dialog))
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        return dialog

    def _save_registration(self, dialog: RegistrationDialog) -> None:
        title, kind = self.tr("Save the tournament sheet"), self.tr("Document (*.pdf)")
        if (path := self._ask(title, ".pdf", kind)) and self.write_registration(path, dialog.form):
            dialog.accept()

    def write_registration(self, path: Path, form: RegistrationForm) -> bool:
        """Write a filled sheet into a PDF file, whole or not at all; False, and the reason is shown, if it fails."""
        try:
            write_registration(path, form)
        except OSError as error:
            self._tell_failed(error)
            return False
        self._tell_saved(path)
        return True

    # out, as pictures

    def save_picture(self) -> None:
        """Ask for a file and paint the deck into it."""
        if path := self._ask(self.tr("Save a picture of the deck"), ".png", self.tr("Picture (*.png)")):
            self.write_picture(path)

    def write_picture(self, path: Path) -> Steps | None:
        """Paint the deck as a grid with counts into a PNG file, bit by bit."""
        deck = self._presenter.open
        cards = self._known()
        if deck is None or not cards:
            return None
        note = self.tr("{count} cards").format(count=deck.size)
        return self._run(write_picture(path, cards, self._painter(), deck.name, note), len(cards), path)

    def save_proxies(self, paper: Paper, _checked: bool = False) -> None:
        """Ask for a file and write a sheet of cards in their true size."""
        if path := self._ask(self.tr("Save a sheet of proxies"), ".pdf", self.tr("Document (*.pdf)")):
            self.write_proxies(path, paper)

    def write_proxies(self, path: Path, paper: Paper) -> Steps | None:
        """Write every copy of the deck in its true size into a PDF file, bit by bit."""
        deck = self._presenter.open
        cards = deck.deck.cards() if deck else ()
        if deck is None or not cards:
            return None
        return self._run(write_proxies(path, cards, paper, self._painter(), deck.name), len(cards), path)

    def _run(self, steps: Generator[int, None, None], total: int, path: Path) -> Steps:
        return Steps(steps, total, self.tr("Painting the cards…"), lambda error: self._ended(error, path), self._page)

    def _ended(self, error: OSError | None, path: Path) -> None:
        if error is None:
            self._tell_saved(path)
        else:
            self._tell_failed(error)

    def _known(self) -> tuple[tuple[CardDef, int], ...]:
        deck = self._presenter.open
        return deck.deck.prints() if deck else ()

    def _painter(self) -> PaintFace:
        return face_painter(self._context.workspace.catalogue, self._context.language)

    def _ask(self, title: str, suffix: str, kind: str) -> Path | None:
        deck = self._presenter.open
        if deck is None:
            return None
        path, _kind = QFileDialog.getSaveFileName(self._page, title, _file_name(deck.name) + suffix, kind)
        return Path(path) if path else None

    def _tell_saved(self, path: Path) -> None:
        self._context.notify(self.tr("Saved as {file}").format(file=isolated(path.name)))

    def _tell_failed(self, error: OSError) -> None:
        reason = error.strerror or str(error)
        self._context.notify(self.tr("The file could not be written: {reason}").format(reason=reason))


class Steps(QObject):
    """Work that paints, which only the window's own thread may do: in slices, with progress and cancel."""

    def __init__(
        self,
        steps: Generator[int, None, None],
        total: int,
        title: str,
        ended: Callable[[OSError | None], object],
        page: QWidget,
    ) -> None:
        """`ended` is told what went wrong, None if nothing; it is not called after a cancel."""
        super().__init__(page)
        self._steps, self._ended = steps, ended
        self.done = False
        self.dialog = QProgressDialog(title, self.tr("Cancel"), 0, total, page)
        self.dialog.setMinimumDuration(_SHOW_AFTER_MS)
        self.dialog.canceled.connect(self.cancel)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._slice)
        self._timer.start(0)

    def cancel(self) -> None:
        """Stop; what was there before is there still."""
        if not self.done:
            self._steps.close()
            self._end()

    def _slice(self) -> None:
        until = perf_counter() + _SLICE_MS / 1000
        try:
            while perf_counter() < until:
                painted = next(self._steps)
        except StopIteration:
            self._end()
            self._ended(None)
        except OSError as error:
            self._end()
            self._ended(error)
        else:
            self.dialog.setValue(min(painted, self.dialog.maximum() - 1))

    def _end(self) -> None:
        self.done = True
        self._timer.stop()
        self.dialog.canceled.disconnect(self.cancel)
        self.dialog.close()
        self.dialog.deleteLater()
        self.deleteLater()


def _file_name(name: str) -> str:
    """A deck's name as the name of a file, without signs that systems refuse."""
    return "".join("-" if char in '\\/:*?"<>|' or ord(char) < 32 else char for char in name).strip(" .") or "deck"

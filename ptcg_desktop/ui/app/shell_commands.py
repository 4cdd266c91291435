"""The commands that belong to the whole window."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ptcg_desktop.errors import KnownError
from ptcg_desktop.ui.app.commands import Command, KeyPlace
from ptcg_desktop.ui.app.pages import PAGES, PageSpec

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ptcg_desktop.ui.app.context import AppContext
    from ptcg_desktop.ui.app.i18n import Choice
    from ptcg_desktop.ui.app.theme import Mode
    from ptcg_desktop.ui.app.window import MainWindow


class ShellCommands(QObject):
    """Makes them and does them; dialogs are imported when first needed."""

    def __init__(self, window: MainWindow, context: AppContext) -> None:
        super().__init__(window)
        self._window = window
        self._context = context

    def commands(self) -> list[Command]:
        """All of them, in the order of the menus."""
        return [*self._file(), *self._view(), *(self._go(n, page) for n, page in enumerate(PAGES, 1)), *self._help()]

    def _file(self) -> list[Command]:
        writable = lambda: self._context.workspace.writable  # noqa: E731
        return [
            Command("cards.import.files", lambda: self.tr("Import card files…"), self.import_files,
                    "Ctrl+I", writable, "import", "file"),
            Command("cards.import.folder", lambda: self.tr("Import a folder of cards…"), self.import_folder,
                    "Ctrl+Shift+I", writable, "folder", "file"),
            Command("cards.import.update", lambda: self.tr("Update the card catalogue from the internet…"),
                    self.update_catalogue, "", writable, "update", "file"),
            Command("collection_file.import", lambda: self.tr("Import collection…"), self.import_collection, "",
                    writable, "import", "file"),
            Command("collection_file.export", lambda: self.tr("Export collection…"), self.export_collection, "",
                    icon="export", menu="file"),
            Command("programs.read", lambda: self.tr("Read card texts"), lambda: self._window.reader.read(), "",
                    lambda: self._window.reader.unfinished),
            Command("programs.stop", lambda: self.tr("Stop reading card texts"), lambda: self._window.reader.stop(), "",
                    lambda: self._window.reader.running),
            Command("library.backups", lambda: self.tr("Backups…"), self.backups, "", writable, "backup", "file"),
            Command("app.settings", lambda: self.tr("Settings…"), self.settings, "Ctrl+,",
                    icon="settings", menu="file"),
            Command("quit.quit", lambda: self.tr("Quit"), self._window.close, "Ctrl+Q", icon="quit", menu="file"),
        ]  # fmt: skip

    def _view(self) -> list[Command]:
        return [
            Command("app.palette", lambda: self.tr("All commands…"), self.palette, "Ctrl+K|Ctrl+Shift+P",
                    icon="command", menu="view"),
            *(self._theme_command(mode) for mode in ("auto", "light", "dark")),
            Command("app.theme.toggle", lambda: self.tr("Switch between light and dark"), self.toggle_theme,
                    "Ctrl+Shift+L", icon="moon", menu=""),
            *(self._language_command(choice) for choice in ("auto", "en", "pt_BR")),
            Command("view.full.screen", lambda: self.tr("Full screen"), self.toggle_full_screen, "F11", menu="view",
                    checked=self._window.isFullScreen),
        ]  # fmt: skip

    def _help(self) -> list[Command]:
        return [
            Command("help.keys", lambda: self.tr("Keys and commands"), self.keys, "F1|?", icon="help", menu="help"),
            Command("help.log", lambda: self.tr("Open the log folder"), self.open_log, menu="help", icon="folder"),
            Command("about.about", lambda: self.tr("About ptcg_desktop"), self.about, icon="info", menu="help"),
        ]

    def _go(self, number: int, page: PageSpec) -> Command:
        return Command(
            f"go.{page.id}",
            lambda: page.title,
            lambda: self._window.show_page(page.id),
            f"Ctrl+{number}",
            icon=page.icon,
            menu="go",
        )

    def _theme_command(self, mode: Mode) -> Command:
        titles = {
            "auto": lambda: self.tr("Theme: as the system"),
            "light": lambda: self.tr("Theme: light"),
            "dark": lambda: self.tr("Theme: dark"),
        }
        return Command(
            f"app.theme.{mode}", titles[mode], lambda: self.set_theme(mode), menu="view",
            checked=lambda: self._window.theme.mode == mode,
        )  # fmt: skip

    def _language_command(self, choice: Choice) -> Command:
        titles = {
            "auto": lambda: self.tr("Language: as the system"),
            # The name of a language stands in that language, so that it is found by whoever needs it.
            "en": lambda: "English",
            "pt_BR": lambda: "Português (Brasil)",
        }
        return Command(
            f"app.language.{choice}", titles[choice], lambda: self.set_language(choice), menu="view",
            checked=lambda: self._window.language.choice == choice,
        )  # fmt: skip

    # --- doing them

    def set_theme(self, mode: Mode) -> None:
        """Light, dark, or as the system; remembered."""
        self._window.theme.set_mode(mode)
        self._remember(theme=mode)

    def toggle_theme(self) -> None:
        """The other of light and dark."""
        self.set_theme("light" if self._window.theme.tokens.dark else "dark")

    def set_language(self, choice: Choice) -> None:
        """English, Portuguese, or as the system; remembered."""
        self._window.language.set_choice(choice)
        self._remember(language=choice)

    def toggle_full_screen(self) -> None:
        """Full screen on or off."""
        if self._window.isFullScreen():
            self._window.showNormal()
        else:
            self._window.showFullScreen()

    def palette(self) -> None:
        """The list of all commands, found by typing."""
        from ptcg_desktop.ui.app.palette import CommandPalette

        CommandPalette(self._context.commands, self._window).open()

    def settings(self) -> None:
        """The settings dialog."""
        from ptcg_desktop.ui.app.settings_dialog import SettingsDialog

        SettingsDialog(self._context, self, self._window).open()

    def keys(self, within: str = "", parent: QWidget | None = None) -> None:
        """Every command with its key, and another one for it; asked from the window `parent`, whose keys are those of
        the place `within`.
        """
        from ptcg_desktop.ui.app.keys_dialog import KeysDialog

        shown = self._window.shown_page
        first = "" if shown is None else shown.title_id
        pages = sorted(PAGES, key=lambda page: page.id != first)
        here = KeyPlace("", self.tr("Everywhere"), self.commands())
        makers = [partial(self._places, page, within) for page in pages]
        KeysDialog(self._context, (makers[0], lambda: (here,), *makers[1:]), parent or self._window).open()

    def _places(self, spec: PageSpec, within: str) -> list[KeyPlace]:
        """The commands and keys of a page, which is made if nobody has looked at it yet, and of its windows; those of
        the window `within` first.
        """
        page = self._window.page(spec.id)
        own = KeyPlace(spec.id, spec.title, page.commands(), page.fixed_keys())
        return sorted((own, *page.key_places()), key=lambda place: place.id != within)

    def tip(self, text: str, command_id: str) -> str:
        """A tooltip with the key of a command that is there now."""
        command = self._context.commands.find(command_id)
        return text if command is None else self._context.commands.keymap.tip(text, command)

    def tell_spoiled_keys(self) -> None:
        """Say which keys in the settings are none."""
        spoiled = self._context.commands.keymap.spoiled
        if spoiled:
            text = self.tr("Kept keys that no keyboard has are left aside: {keys}").format(keys=", ".join(spoiled))
            self._context.notify(text, self.tr("Keys…"), self.keys)

    def about(self) -> None:
        """What this program is."""
        from ptcg_desktop.ui.app.about import AboutDialog

        AboutDialog(self._context, self._window).open()

    def open_log(self) -> None:
        """Show the folder of the log in the system's file manager."""
        from PySide6.QtCore import QUrl
        from PySide6.QtGui import QDesktopServices

        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._context.workspace.home / "log")))

    def import_files(self) -> None:
        """Choose files and import the cards in them."""
        from ptcg_desktop.ui.app.importing import choose_files

        choose_files(self._context, self._window)

    def import_folder(self) -> None:
        """Choose a folder and import the cards in it."""
        from ptcg_desktop.ui.app.importing import choose_folder

        choose_folder(self._context, self._window)

    def import_collection(self, paths: Sequence[Path] = ()) -> None:
        """Read a collection from files of other programs; those that are named at once."""
        from ptcg_desktop.ui.transfer.import_dialog import ImportCollectionDialog

        dialog = ImportCollectionDialog(self._context, self._window)
        dialog.open()
        if paths:
            dialog.open_files(paths)

    def export_collection(self) -> None:
        """Write the collection as a file."""
        from ptcg_desktop.ui.transfer.export_dialog import ExportCollectionDialog

        ExportCollectionDialog(self._context, self._window).open()

    def update_catalogue(self) -> None:
        """Download the public card archives and import them, after asking."""
        from ptcg_desktop.ui.app.importing import ask_update

        ask_update(self._context, self._window)

    def backups(self) -> None:
        """The backups: what is in each, and putting one in the library's place."""
        from ptcg_desktop.ui.app.backups import BackupsDialog

        BackupsDialog(self._context, self._window).open()

    def _remember(self, **values: object) -> None:
        try:
            self._context.workspace.settings.change(**values)
        except KnownError as error:
            self._context.show_error(error)

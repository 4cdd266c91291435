"""The language of the window, switched while it runs."""

from __future__ import annotations

import locale
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from ptcg_desktop.data import resources_root

Choice = Literal["auto", "en", "pt_BR"]
SHORT: dict[str, str] = {"en": "en", "pt_BR": "pt"}


def system_language() -> Literal["en", "pt_BR"]:
    """Portuguese if the system speaks any Portuguese, else English."""
    languages = QLocale.system().uiLanguages() or [locale.getlocale()[0] or ""]
    return "pt_BR" if languages and languages[0].lower().startswith("pt") else "en"


def translation_folders() -> tuple[Path, ...]:
    """Where compiled translations are: inside an installed package, or built in a source tree."""
    parent = resources_root().parent
    return (parent / "build" / "translations", parent / "_translations")


class Language(QObject):
    """The language in force.

    Signals:
        changed: Emitted after every widget has been sent its LanguageChange event.
    """

    changed = Signal()

    def __init__(self, application: QApplication, choice: Choice = "auto") -> None:
        super().__init__()
        self._application = application
        self._installed: list[QTranslator] = []
        self.choice: Choice = "en"
        self.locale: Literal["en", "pt_BR"] = "en"
        QLocale.setDefault(QLocale("en_US"))
        self.set_choice(choice)

    @property
    def code(self) -> str:
        """The language as cards and words name it: `"en"` or `"pt"`."""
        return SHORT[self.locale]

    def set_choice(self, choice: Choice) -> None:
        """English, Brazilian Portuguese, or as the system has it."""
        self.choice = choice
        wanted = system_language() if choice == "auto" else choice
        if wanted == self.locale:
            return
        self.locale = wanted
        QLocale.setDefault(QLocale("pt_BR" if wanted == "pt_BR" else "en_US"))
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed = [] if wanted == "en" else self._load(wanted)
        for translator in self._installed:
            self._application.installTranslator(translator)
        self.changed.emit()

    def _load(self, wanted: str) -> list[QTranslator]:
        files = {file.name: file for folder in translation_folders() for file in sorted(folder.glob(f"*_{wanted}.qm"))}
        qt_files = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        found = []
        for file in (qt_files / f"qtbase_{wanted}.qm", *files.values()):
            translator = QTranslator(self)
            if translator.load(str(file)):
                found.append(translator)
        return found

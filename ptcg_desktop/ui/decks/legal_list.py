"""In which formats the open deck may be played, as a short list below its findings."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ptcg_desktop.services.legality import Place

Name = Callable[[str], str]
"""The name of a format by its id."""


class LegalList(QWidget):
    """Two lines of words at most per answer: where the deck is legal, and where that is not known yet."""

    def __init__(self, name: Name, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = name
        self._places: dict[str, Place] = {}
        self.heading, self.formats, self.unknown = QLabel(), QLabel(), QLabel()
        self.formats.setObjectName("legal_formats")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 4)
        column.setSpacing(4)
        for label, look in ((self.heading, "small"), (self.formats, "muted"), (self.unknown, "small")):
            label.setProperty("look", look)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        self.hide()

    def show_places(self, places: dict[str, Place]) -> None:
        """Show how a deck stands in each format; an empty dict hides the list."""
        self._places = places
        unfinished = "unfinished" in places.values()
        legal = [self._name(one) for one, place in places.items() if place in ("legal", "unfinished")]
        unknown = [self._name(one) for one, place in places.items() if place == "not_known"]
        self.heading.setText(
            self.tr("Legal in no format")
            if not legal
            else self.tr("Legal, once complete, in")
            if unfinished
            else self.tr("Legal in")
        )
        self.formats.setText("  ·  ".join(legal))
        self.formats.setVisible(bool(legal))
        self.unknown.setText(self.tr("Not known yet: {formats}").format(formats=", ".join(unknown)))
        self.unknown.setVisible(bool(unknown))
        self.setVisible(bool(places))

    def retranslate(self) -> None:
        """Say it again in another language."""
        self.show_places(self._places)

"""The search field of the copies and the sentence below it: what was understood, or what was not and where."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from ptcg_desktop.ui.collection.finding import Answer
from ptcg_desktop.ui.collection.look import set_look
from ptcg_desktop.ui.collection.quick_bar import ElidedLabel


class SearchLine(QLineEdit):
    """A field for the search language; `told` is the line that says what became of it.

    Signals:
        wanted: The text, with every change.
    """

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.told = ElidedLabel()
        self.told.setObjectName("search_told")
        self.told.hide()
        self.setObjectName("search")
        self.setClearButtonEnabled(True)
        self.setMinimumWidth(180)
        self.setMaximumWidth(420)
        self.textChanged.connect(self.wanted)

    def retranslate(self) -> None:
        """Set every text again."""
        self.setPlaceholderText(self.tr("Search"))
        self.setAccessibleName(self.tr("Search the collection"))
        self.setToolTip(
            self.tr("Part of a name, a set or a number; or the search language, such as  place:box cond>=lp price>=10")
        )

    def tell(self, answer: Answer, language: str) -> None:
        """Say what was understood where that is more than words; what is wrong comes first."""
        wrong = [each for each in answer.problems if each.severity != "note"]
        worst = next((each for each in wrong if each.severity == "error"), None)
        if wrong and answer.query is not None:
            from ptcg_desktop.services.query.say import problem

            self.told.say(problem(worst or wrong[0], language))
        elif not answer.plain and answer.query is not None:
            from ptcg_desktop.services.query.say import understood

            self.told.say(understood(answer.query, language))
        set_look(self.told, "bad" if worst else "muted")
        set_look(self, "bad" if worst else "")
        self.told.setVisible(bool(wrong) or not answer.plain)

"""What can be searched for: examples to click on, each with what it means."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QUrl, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QTextBrowser, QVBoxLayout, QWidget

from ptcg_desktop.services.query.help import HELP
from ptcg_desktop.services.query.say import understood
from ptcg_desktop.services.words import say
from ptcg_desktop.ui.app.theme import GAP_L, GAP_M, Theme

EXAMPLES = tuple(query for group in HELP for query in group.queries)


class SearchHelp(QDialog):
    """See the module. It stays open beside the cards; Tab goes from example to example, Enter takes one.

    Signals:
        chosen: A query that was clicked.
    """

    chosen = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._language = "en"
        self.intro = QLabel()
        self.intro.setWordWrap(True)
        self.page = QTextBrowser()
        self.page.setOpenLinks(False)
        self.page.anchorClicked.connect(self._clicked)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP_L, GAP_L, GAP_L, GAP_L)
        column.setSpacing(GAP_M)
        for widget in (self.intro, self.page, self.buttons):
            column.addWidget(widget)
        theme.changed.connect(self._fill)
        self.resize(720, 620)

    def retranslate(self, language: str) -> None:
        """Set every text again."""
        self._language = language
        self.setWindowTitle(self.tr("What can be searched for"))
        self.page.setAccessibleName(self.tr("Examples"))
        self.buttons.button(QDialogButtonBox.StandardButton.Close).setText(self.tr("Close"))
        self.intro.setText(
            self.tr(
                "Words alone search the names, in English and Portuguese. A field, a sign and a value ask for more. "
                "Click an example to try it."
            )
        )
        self._fill()

    def _fill(self) -> None:
        tokens = self._theme.tokens
        rows = []
        for group in HELP:
            title = escape(say(group.code, self._language, {}))
            rows.append(f'<tr><td colspan="2" style="padding: 14px 0 4px 0;"><b>{title}</b></td></tr>')
            for query in group.queries:
                link = (
                    f'<a href="#{EXAMPLES.index(query)}" style="color: {tokens.accent}; text-decoration: none;">'
                    f"{escape(query)}</a>"
                )
                meaning = f'<span style="color: {tokens.muted};">{escape(understood(query, self._language))}</span>'
                rows.append(
                    f'<tr><td style="padding: 2px 18px 2px 8px; white-space: nowrap;">{link}</td>'
                    f'<td style="padding: 2px 0;">{meaning}</td></tr>'
                )
        self.page.setHtml(f'<table cellspacing="0">{"".join(rows)}</table>')

    def _clicked(self, url: QUrl) -> None:
        self.chosen.emit(EXAMPLES[int(url.fragment())])

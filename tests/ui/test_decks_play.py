"""From the workbench to the table: the deck that was asked for is the one that is chosen there."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ptcg_desktop.ui.decks.view import DecksPage
from ptcg_desktop.ui.table.view import TablePage
from tests.ui.invented_cards import context_on, workspace


def test_play_leads_to_the_table_with_the_open_deck_chosen(tmp_path: Path, qapp: QApplication, qtbot: QtBot) -> None:
    with workspace(tmp_path) as opened, context_on(opened, qapp) as context:
        table, decks = TablePage(context), DecksPage(context)
        for page in (table, decks):
            qtbot.addWidget(page)
        context.changed.connect(table.refresh)
        for name in ("Ashes", "Embers", "Zinders"):
            decks.presenter.create(name)
            decks.presenter.add(["inv1-1"], 4)
            decks.presenter.add(["inv1-8"], 56)
        wanted = next(each.id for each in decks.presenter.summaries if each.name == "Embers")
        decks.presenter.select(wanted)
        decks.presenter.set_format("classic-1999")
        decks._show()
        decks.play.click()
        options = table.start_panel.options()
        assert (options.deck, options.profile) == (f"deck:{wanted}", "classic")
        table.close()
        decks.close()

"""The workbench in the window: candidates, prints, building, versions, folders, archive and search."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QAction, QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu
from pytestqt.qtbot import QtBot

from ptcg_desktop.ui.app.context import AppContext, Notice
from ptcg_desktop.ui.app.early import glance
from ptcg_desktop.ui.decks.print_picker import PrintPicker
from ptcg_desktop.ui.decks.together_dialog import TogetherDialog
from ptcg_desktop.ui.decks.view import DecksPage
from ptcg_desktop.ui.widgets.card_mime import mime_of
from tests.ui.invented_cards import CARDS, context_on, nameless, pokemon, workspace

Key = Qt.Key


@pytest.fixture
def context(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with workspace(tmp_path) as opened, context_on(opened, qapp) as found:
        yield found


@pytest.fixture
def page(context: AppContext, qtbot: QtBot) -> DecksPage:
    """A page with a deck of four Emberpups and twenty Energy, called Embers."""
    made = DecksPage(context)
    context.changed.connect(made.refresh)
    qtbot.addWidget(made)
    made.resize(1250, 760)
    made.show()
    made.enter()
    made._act(lambda: made.presenter.create("Embers"))
    made._act(lambda: made.presenter.add(["inv1-1"], 4))
    made._act(lambda: made.presenter.add(["inv1-8"], 20))
    return made


def lines(page: DecksPage) -> dict[str, int]:
    assert page.presenter.open is not None
    return {entry.card_id: entry.count for entry in page.presenter.open.deck.entries}


def maybe(page: DecksPage) -> dict[str, int]:
    assert page.presenter.open is not None
    return {entry.card_id: entry.count for entry in page.presenter.open.maybe}


def choose(menu: QMenu, *words: str) -> None:
    """Trigger an entry of a menu, or of a menu inside it."""
    action: QAction | None = None
    for word in words:
        action = next(each for each in menu.actions() if each.text() == word)
        menu = action.menu() or menu  # type: ignore[assignment]
    assert action is not None
    action.trigger()


def test_m_moves_lines_to_maybe_and_back_and_undo_takes_it_back(qtbot: QtBot, page: DecksPage) -> None:
    page.deck.setFocus()
    page.deck.choose(["inv1-1"])
    qtbot.keyClick(page.deck, Key.Key_M)
    assert (lines(page), maybe(page)) == ({"inv1-8": 20}, {"inv1-1": 4})
    assert page.count.text() == "20/60"
    assert page.deck.chosen_maybe() == ["inv1-1"]
    qtbot.keyClick(page.deck, Key.Key_Minus)
    qtbot.keyClick(page.deck, Key.Key_Minus)
    assert maybe(page) == {"inv1-1": 2}
    qtbot.keyClick(page.deck, Key.Key_3)
    assert maybe(page) == {"inv1-1": 3}
    qtbot.keyClick(page.deck, Key.Key_M)
    assert (lines(page), maybe(page)) == ({"inv1-8": 20, "inv1-1": 3}, {})
    for _ in range(5):
        qtbot.mouseClick(page.undo, Qt.MouseButton.LeftButton)
    assert (lines(page), maybe(page)) == ({"inv1-1": 4, "inv1-8": 20}, {})


def drop_on_row(page: DecksPage, row: int, mime: QMimeData) -> None:
    place = page.deck.visualRect(page.deck_model.index(row)).center()
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place, Qt.DropAction.CopyAction, mime, left, none)
    QApplication.sendEvent(page.deck.viewport(), enter)
    assert enter.isAccepted()
    event = QDropEvent(QPointF(place), Qt.DropAction.CopyAction, mime, left, none)
    QApplication.sendEvent(page.deck.viewport(), event)


def test_cards_dropped_on_maybe_are_candidates_and_elsewhere_join_the_deck(page: DecksPage) -> None:
    heading = page.deck_model.rowCount() - 1
    assert "Maybe" in str(page.deck_model.index(heading).data())
    drop_on_row(page, heading, mime_of(["inv1-6", "inv1-6"]))
    assert maybe(page) == {"inv1-6": 2}
    drop_on_row(page, 1, mime_of(["inv1-7"]))
    assert lines(page) == {"inv1-1": 4, "inv1-8": 20, "inv1-7": 1}


def test_another_print_is_picked_with_the_keyboard(qtbot: QtBot, page: DecksPage, context: AppContext) -> None:
    swappable = context.workspace.bench.prints("inv1-8")
    assert [card.id for card in swappable] == ["inv1-8"]
    page.deck.choose(["inv1-8"])
    page.bench_acts.pick_print()
    (picker,) = page.deck.findChildren(PrintPicker)
    assert "1" in picker.title.text()
    assert nameless(picker) == []
    qtbot.keyClick(picker.view, Key.Key_Return)
    assert lines(page) == {"inv1-1": 4, "inv1-8": 20}


def test_each_print_that_is_offered_says_what_is_owned_and_played_of_itself(tmp_path: Path, qapp: QApplication) -> None:
    with (
        workspace(tmp_path, (*CARDS, pokemon("inv2-3", "Emberpup"))) as opened,
        context_on(opened, qapp) as context,
    ):
        page = DecksPage(context)
        page._act(lambda: page.presenter.create("Prints"))
        page._act(lambda: page.presenter.add(["inv1-1"], 4))
        other = opened.catalogue.card("inv2-3")
        assert other is not None
        opened.collection.add(other, 2)
        page.presenter.forget_owned()
        picker = PrintPicker(page.presenter, page.faces, opened.bench.prints("inv1-1"), page)
        said = [str(picker.model.index(row).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(2)]
        assert [text.split(", ", 2)[2] for text in said] == ["0 owned, 4 in the deck", "2 owned, 0 in the deck"]
        page.deleteLater()


def test_the_menu_of_a_line_groups_the_deck(page: DecksPage) -> None:
    def headings() -> list[str]:
        rows = [page.deck_model.index(row) for row in range(page.deck_model.rowCount())]
        return [str(index.data()) for index in rows if page.deck_model.line(index) is None]

    menu = QMenu(page)
    page._act(lambda: page.presenter.add(["inv1-4", "inv2-2"]))
    for way, expected in (
        ("Type", ["Fire, 5", "Water, 1", "Energy, 20", "Maybe, 0"]),
        ("Set", ["Invented One, 25", "Second Sun, 1", "Maybe, 0"]),
        ("Evolution line", ["Emberpup, 4", "Emberpup ex, 1", "Mr. Quag-Quag, 1", "Energy, 20", "Maybe, 0"]),
        ("Kind of card", ["Pokémon, 6", "Energy, 20", "Maybe, 0"]),
    ):
        menu.clear()
        page.bench_acts.fill_menu(menu, None)
        choose(menu, "Group by", way)
        assert sorted(headings()) == sorted(expected)


def test_the_build_tab_says_what_is_there_and_copies_lists(qtbot: QtBot, page: DecksPage, context: AppContext) -> None:
    card = context.workspace.catalogue.card("inv1-1")
    energy = context.workspace.catalogue.card("inv1-8")
    assert card is not None
    assert energy is not None
    context.announce(context.workspace.collection.add(card, 3))
    context.announce(context.workspace.collection.add(energy, 20))
    page.tabs.open(page.bench_acts.build)
    panel = page.bench_acts.build
    qtbot.waitUntil(lambda: not panel.busy)
    items = [panel.lines.topLevelItem(row) for row in range(panel.lines.topLevelItemCount())]
    rows = [[item.text(column) for column in range(4)] for item in items if item]
    assert rows == [["4  Emberpup", "3", "3", "−1"], ["20  Fire Energy", "20", "20", "✓"]]
    assert (panel.verdict.text(), panel.detail.text()) == ("Cannot be built yet", "23 of 24 cards are there")
    qtbot.mouseClick(panel.buy, Qt.MouseButton.LeftButton)
    assert QApplication.clipboard().text() == "1 Emberpup IO 1\n"
    qtbot.mouseClick(panel.pull, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not panel.busy)
    assert QApplication.clipboard().text().splitlines()[:2] == [
        "No place noted",
        "3 Emberpup IO 1 (Normal, NM, English)",
    ]
    context.announce(context.workspace.collection.add(card, 1))
    qtbot.waitUntil(lambda: panel.verdict.text() == "Can be built" and not panel.busy)
    qtbot.mouseClick(panel.toggle, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.verdict.text() == "Built" and not panel.busy)
    assert page.presenter.summaries[0].built
    qtbot.mouseClick(page.undo, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: panel.verdict.text() == "Can be built" and not panel.busy)


def test_decks_at_the_same_time_are_answered_in_words(qtbot: QtBot, page: DecksPage, context: AppContext) -> None:
    card = context.workspace.catalogue.card("inv1-4")
    assert card is not None
    context.workspace.collection.add(card, 5)
    for name, count in (("Alpha", 3), ("Beta", 2), ("Gamma", 4)):
        context.announce(context.workspace.decks.create(name, cards=[(card, count)]))
    page.bench_acts.build.together.click()
    (dialog,) = page.findChildren(TogetherDialog)
    qtbot.waitUntil(lambda: "At most" in dialog.words.toPlainText())
    words = dialog.words.toPlainText()
    assert "At most 2 of 4 at once." in words
    assert "Alpha + Beta" in words
    assert "Mr. Quag-Quag" in words
    assert words.index("too few cards, even alone") < words.index("Embers")
    dialog.list.item(2).setCheckState(Qt.CheckState.Unchecked)
    assert dialog.list.item(2).text().startswith("Embers")
    qtbot.waitUntil(lambda: "Embers" not in dialog.words.toPlainText())
    assert nameless(dialog) == []
    dialog.reject()


def test_versions_are_saved_compared_and_gone_back_to(qtbot: QtBot, page: DecksPage) -> None:
    panel = page.bench_acts.versions
    page.tabs.open(panel)
    panel.save_as("Start")
    page._act(lambda: page.presenter.set_count("inv1-1", 1))
    page._act(lambda: page.presenter.add(["inv1-6"], 2))
    items = [panel.changes.topLevelItem(row) for row in range(panel.changes.topLevelItemCount())]
    shown = [(item.text(0), item.text(1)) for item in items if item]
    assert shown == [("+2", "Old Lamp  0 → 2"), ("−3", "Emberpup  4 → 1")]
    assert panel.summary.text() == "+2 added, −3 removed"
    panel.compare_with_pasted("20 Fire Energy IO 8\n1 Emberpup IO 1\n")
    assert panel.changes.topLevelItemCount() == 0  # it is read on another thread
    qtbot.waitUntil(lambda: panel.summary.text() == "+0 added, −2 removed")
    qtbot.mouseClick(panel.restore, Qt.MouseButton.LeftButton)
    assert lines(page) == {"inv1-1": 4, "inv1-8": 20}
    qtbot.mouseClick(page.undo, Qt.MouseButton.LeftButton)
    assert lines(page) == {"inv1-1": 1, "inv1-8": 20, "inv1-6": 2}
    notices: list[Notice] = []
    page.context.noticed.connect(notices.append)
    qtbot.mouseClick(panel.delete, Qt.MouseButton.LeftButton)
    assert panel.list.count() == 0
    assert notices[-1].run is not None
    notices[-1].run()
    assert panel.list.count() == 1


def test_tags_and_notes_are_kept_when_the_field_is_left(qtbot: QtBot, page: DecksPage) -> None:
    panel = page.bench_acts.versions
    page.tabs.open(panel)
    deck_id = page.presenter.open.deck_id if page.presenter.open else 0
    decks = page.context.workspace.decks
    panel.tags.setFocus()
    qtbot.keyClicks(panel.tags, "fast, ")
    page.name.setFocus()
    page.name.selectAll()
    qtbot.keyClicks(page.name, "Cup ")
    qtbot.waitUntil(lambda: decks.get(deck_id).name == "Cup")  # as below; nobody has left the field
    assert page.name.text() == "Cup "
    page._act(page.presenter.undo_list)
    assert page.name.text() == "Embers"
    panel.tags.setFocus()
    qtbot.keyClicks(panel.tags, ", ")
    qtbot.waitUntil(lambda: not panel.tags.isModified())
    assert panel.tags.text() == "fast, "
    qtbot.keyClicks(panel.tags, "Cup")
    qtbot.keyClick(panel.tags, Key.Key_Return)
    panel.notes.setFocus()
    qtbot.keyClicks(panel.notes, "lamps ")
    qtbot.waitUntil(lambda: decks.get(deck_id).note == "lamps")  # kept in a pause, and the cursor stays in it
    qtbot.keyClicks(panel.notes, "first")
    page.leave()
    stored = decks.get(deck_id)
    assert (stored.tags, stored.note) == (("Cup", "fast"), "lamps first")
    assert panel.suggestion.text() == "Call it “Emberpup”"
    panel.resize(100, panel.height())
    assert panel.suggestion.text().endswith("…")  # never cut at both ends
    assert panel.suggestion.accessibleName() == "Call it “Emberpup”"
    qtbot.mouseClick(panel.suggestion, Qt.MouseButton.LeftButton)
    assert page.name.text() == "Emberpup"


def test_what_is_typed_stays_with_its_deck_where_a_key_opens_another(
    qtbot: QtBot, page: DecksPage, context: AppContext
) -> None:
    panel, decks = page.bench_acts.versions, page.context.workspace.decks
    page.tabs.open(panel)
    (first,) = (each.id for each in page.presenter.summaries)
    for field, words in ((panel.notes, "mine"), (panel.tags, "mine")):
        page._act(lambda: page.presenter.select(first))
        field.setFocus()
        qtbot.keyClicks(field, words)
        page.shelf.duplicate()
        assert len(page.presenter.summaries) > 1
    assert (decks.get(first).note, decks.get(first).tags) == ("mine", ("mine",))
    assert page.presenter.open is not None
    assert page.presenter.open.deck_id != first
    assert (page.presenter.open.stored.tags, panel.tags.text()) == ((), "")
    qtbot.keyClicks(panel.notes, "gone with its deck")
    page.shelf.delete()
    page.tabs.open(page.check)
    for _ in range(2):
        page.shelf.delete()
    assert page.presenter.open is None
    context.language_switch.set_choice("pt_BR")  # the hidden tab knows that its deck is gone
    page.retranslate()
    page.tabs.redress()


def listed(page: DecksPage) -> list[str]:
    return [str(page.list_model.index(row).data()) for row in range(page.list_model.rowCount())]


def test_decks_stand_in_folders_are_archived_and_found(qtbot: QtBot, page: DecksPage) -> None:
    page._act(lambda: page.presenter.create("Waves"))
    waves = page.presenter.open
    assert waves is not None
    page.list.folder_asked.emit(waves.deck_id, "League")
    assert listed(page) == ["Embers", "League", "Waves"]
    menu = QMenu(page)
    page.list.fill_deck_menu(menu, next(each for each in page.presenter.summaries if each.name == "Embers"))
    choose(menu, "Folder", "League")
    assert listed(page) == ["League", "Embers", "Waves"]
    qtbot.keyClicks(page.list.field, "card:emberpup")
    assert listed(page) == ["League", "Embers"]
    qtbot.keyClick(page.list.field, Key.Key_Return)
    assert page.name.text() == "Embers"
    page.list.field.setText("colour:red")
    assert "colour" in page.list.problem.text()
    page.list.field.clear()
    page.list.archive_asked.emit(waves.deck_id, True)
    assert listed(page) == ["League", "Embers"]
    assert page.list.archive.text() == "Archive (1)"
    qtbot.mouseClick(page.list.archive, Qt.MouseButton.LeftButton)
    assert listed(page) == ["League", "Waves"]
    page._act(page.presenter.undo_list)
    assert listed(page) == []


def test_a_note_is_written_on_a_line_and_taken_back(
    qtbot: QtBot, page: DecksPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QInputDialog, "getText", lambda *_args, **_words: ("leads, unless it rains", True))
    index = page.deck_model.index(page.deck_model.row_of("inv1-1"))
    page.deck.setFocus()
    page.deck.choose(["inv1-1"])
    bare = page.deck.grab().toImage()
    menu = QMenu(page)
    page.bench_acts.fill_menu(menu, page.deck_model.line(index))
    choose(menu, "Note on this card…")
    peek = page.peeks[0]
    qtbot.keyClick(page.deck, Key.Key_Space)
    noted = peek.label.size()
    assert peek.label.isVisible()
    qtbot.keyClick(page.deck, Key.Key_Space)
    assert str(page.deck_model.data(index, Qt.ItemDataRole.AccessibleTextRole)).endswith("leads, unless it rains")
    assert page.deck.grab().toImage() != bare
    assert "*leads, unless it rains*" in page.presenter.export_text("markdown")
    page._act(page.presenter.undo)
    qtbot.keyClick(page.deck, Key.Key_Space)
    assert noted.height() > peek.label.height()  # the note stood under the card
    qtbot.keyClick(page.deck, Key.Key_Space)


def drag_deck(page: DecksPage, deck_id: int, place: QPoint, *, drop: bool = True) -> None:
    data = page.list_model.mimeData([page.list_model.index(page.list_model.row_of(deck_id))])
    view, button, keys = page.list.view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    over = QDragMoveEvent(place, Qt.DropAction.MoveAction, data, button, keys)
    view.dragMoveEvent(over)
    assert over.isAccepted()
    if drop:
        view.dropEvent(QDropEvent(QPointF(place), Qt.DropAction.MoveAction, data, button, keys))


def test_a_deck_is_dragged_into_a_folder_and_out_of_it_and_the_folder_gets_another_name(
    page: DecksPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    embers = page.presenter.open
    page._act(lambda: page.presenter.create("Waves"))
    waves = page.presenter.open
    assert embers is not None
    assert waves is not None
    page.list.folder_asked.emit(waves.deck_id, "League")
    view, model = page.list.view, page.list_model
    heading = view.visualRect(model.index(1)).center()
    assert model.flags(model.index(model.row_of(embers.deck_id))) & Qt.ItemFlag.ItemIsDragEnabled
    drag_deck(page, embers.deck_id, heading, drop=False)
    assert model.aimed == "League"
    drag_deck(page, embers.deck_id, heading)
    assert (listed(page), model.aimed) == (["League", "Embers", "Waves"], "")
    monkeypatch.setattr(QInputDialog, "getText", lambda *_args, text="", **_words: (f"{text} A", True))
    view.doubleClicked.emit(model.index(0))
    assert listed(page) == ["League A", "Embers", "Waves"]
    page._act(page.presenter.undo_list)
    drag_deck(page, embers.deck_id, QPoint(20, view.viewport().height() - 2))
    assert listed(page) == ["Embers", "League", "Waves"]
    page._act(page.presenter.undo_list)
    assert listed(page) == ["League", "Embers", "Waves"]


@pytest.mark.parametrize("tab", ["build", "versions"])
def test_the_tabs_have_names_for_screen_readers_in_both_languages(
    page: DecksPage, context: AppContext, tab: str
) -> None:
    page.tabs.open(getattr(page.bench_acts, tab))
    for choice in ("pt_BR", "en"):
        context.language_switch.set_choice(choice)  # type: ignore[arg-type]
        page.retranslate()
        assert nameless(page) == []


def test_stacks_are_walked_counted_and_clicked_like_the_list(qtbot: QtBot, page: DecksPage) -> None:
    page._act(lambda: page.presenter.add(["inv1-2", "inv1-4", "inv1-6", "inv1-7"]))
    qtbot.mouseClick(page.bench_acts.switch, Qt.MouseButton.LeftButton)
    deck, model = page.deck, page.deck_model
    assert deck.stacked
    menu = QMenu(page)
    page.bench_acts.fill_grouping(menu)
    menu.actions()[1].trigger()
    looks = glance(page.context.workspace.home)
    assert (looks.decks_stacked, looks.decks_grouping) == (True, "line")  # for the next start
    rows = [row for row in range(model.rowCount()) if model.line(model.index(row))]
    for row in rows:
        place = deck.visualRect(model.index(row))
        assert not place.isEmpty()
        assert deck.indexAt(place.center()).row() == row
    hound, pup = (deck.visualRect(model.index(model.row_of(each))) for each in ("inv1-2", "inv1-1"))
    assert (hound.left(), hound.top()) == (pup.left(), pup.bottom() + 1), "an evolution line lies on one stack"
    deck.setFocus()
    qtbot.mouseClick(deck.viewport(), Qt.MouseButton.LeftButton, pos=pup.center())
    assert deck.chosen() == ["inv1-1"]
    qtbot.keyClick(deck, Key.Key_Minus)
    assert lines(page)["inv1-1"] == 3
    walked = []
    for _ in rows[1:]:
        qtbot.keyClick(deck, Key.Key_Down)
        walked += deck.chosen()
    assert walked == ["inv1-2", "inv1-4", "inv1-7", "inv1-6", "inv1-8"]
    qtbot.keyClick(deck, Key.Key_Left)
    assert deck.chosen() == ["inv1-7"]
    assert deck.grab().toImage().height() > 0
    qtbot.mouseClick(page.bench_acts.switch, Qt.MouseButton.LeftButton)
    assert deck.visualRect(model.index(rows[0])).width() > 180

"""The Decks page through its widgets: find, add, count, mend, undo, paste, export."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, QRectF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QDragEnterEvent, QDropEvent, QImage
from PySide6.QtWidgets import QApplication, QComboBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ptcg_desktop.cards.model import Text
from ptcg_desktop.decks import Finding, Fix, Report
from ptcg_desktop.ui.app.context import AppContext, Notice
from ptcg_desktop.ui.decks.deck_view import DeckDelegate
from ptcg_desktop.ui.decks.exchange import Steps
from ptcg_desktop.ui.decks.paste_dialog import PasteDialog
from ptcg_desktop.ui.decks.sheets import FACE, PAPERS, Paper, places
from ptcg_desktop.ui.decks.view import DecksPage
from ptcg_desktop.ui.widgets.card_mime import mime_of
from tests.ui.invented_cards import context_on, nameless, workspace

Key = Qt.Key


@pytest.fixture
def context(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with workspace(tmp_path) as opened, context_on(opened, qapp) as found:
        yield found


@pytest.fixture
def page(context: AppContext, qtbot: QtBot) -> DecksPage:
    made = DecksPage(context)
    qtbot.addWidget(made)
    made.resize(1250, 760)
    made.show()
    made.enter()
    return made


@pytest.fixture
def built(page: DecksPage, qtbot: QtBot) -> DecksPage:
    """A page with a new deck of four Emberpups and twenty Energy."""
    qtbot.mouseClick(page.empty.buttons[0], Qt.MouseButton.LeftButton)
    page.presenter.add(["inv1-1"], 4)
    page.presenter.add(["inv1-8"], 20)
    page._show()
    return page


def lines(page: DecksPage) -> dict[str, int]:
    assert page.presenter.open is not None
    return {entry.card_id: entry.count for entry in page.presenter.open.deck.entries}


def shown_fixes(page: DecksPage) -> list[QPushButton]:
    return [each for each in page.check.findChildren(QPushButton, "fix") if each.isVisible()]


def find(qtbot: QtBot, page: DecksPage, text: str) -> None:
    page.finder.field.clear()
    qtbot.keyClicks(page.finder.field, text)


def test_a_deck_is_made_named_and_filled_from_the_keyboard(qtbot: QtBot, page: DecksPage) -> None:
    qtbot.mouseClick(page.empty.buttons[0], Qt.MouseButton.LeftButton)
    assert page.name.selectedText() == page.name.text()
    qtbot.keyClicks(page.name, "Embers")
    qtbot.keyClick(page.name, Key.Key_Return)
    assert [each.name for each in page.presenter.summaries] == ["Embers"]
    find(qtbot, page, "emberpup")
    for _ in range(3):
        qtbot.keyClick(page.finder.field, Key.Key_Return)
    assert lines(page) == {"inv1-1": 3}
    qtbot.keyClick(page.finder.field, Key.Key_Down)
    qtbot.keyClick(page.finder.view, Key.Key_Right)
    qtbot.keyClick(page.finder.view, Key.Key_Return)
    assert lines(page) == {"inv1-1": 3, "inv2-1": 1}
    assert page.count.text() == "4/60"


def test_a_double_click_adds_and_what_is_added_is_chosen_in_the_deck(qtbot: QtBot, built: DecksPage) -> None:
    find(qtbot, built, "quag")
    place = built.finder.view.visualRect(built.finder.model.index(0)).center()
    qtbot.mouseClick(built.finder.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    qtbot.mouseDClick(built.finder.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert lines(built)["inv1-4"] == 1
    assert built.deck.chosen() == ["inv1-4"]


@pytest.mark.parametrize(
    ("keys", "left"),
    [
        ([Key.Key_Plus] * 3, 7),
        ([Key.Key_Minus], 3),
        ([Key.Key_Minus] * 4, 0),
        ([Key.Key_Delete], 0),
        ([Key.Key_2], 2),
    ],
)
def test_keys_count(qtbot: QtBot, built: DecksPage, keys: list[Key], left: int) -> None:
    built.deck.setFocus()
    built.deck.choose(["inv1-1"])
    for key in keys:
        qtbot.keyClick(built.deck, key)
    assert lines(built).get("inv1-1", 0) == left
    assert built.deck.chosen() == (["inv1-1"] if left else ["inv1-8"])


def test_a_raised_digit_is_no_count(qtbot: QtBot, built: DecksPage) -> None:
    built.deck.setFocus()
    built.deck.choose(["inv1-1"])
    before = lines(built)
    qtbot.keyClicks(built.deck, "²")
    assert lines(built) == before


def test_the_signs_of_a_line_are_buttons(qtbot: QtBot, built: DecksPage) -> None:
    for expected in (5, 6):
        rect = QRectF(built.deck.visualRect(built.deck_model.index(built.deck_model.row_of("inv1-1"))))
        _, plus = DeckDelegate.signs(rect)
        qtbot.mouseClick(built.deck.viewport(), Qt.MouseButton.LeftButton, pos=plus.center().toPoint())
        assert lines(built)["inv1-1"] == expected


def drop(target: QWidget, mime: QMimeData) -> None:
    """What Qt sends a widget when something from elsewhere is dragged over it and let go."""
    place, left = QPoint(40, 40), Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place, Qt.DropAction.CopyAction, mime, left, none)
    QApplication.sendEvent(target, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(target, QDropEvent(QPointF(place), Qt.DropAction.CopyAction, mime, left, none))


def test_cards_are_dropped_on_a_full_and_on_an_empty_deck(qtbot: QtBot, built: DecksPage) -> None:
    drop(built.deck.viewport(), mime_of(["inv1-4", "inv1-4", "inv1-6"]))
    assert lines(built) == {"inv1-1": 4, "inv1-8": 20, "inv1-4": 2, "inv1-6": 1}
    built.list.new_asked.emit()
    assert built.no_cards.isVisible()
    drop(built.deck_stack, mime_of(["inv1-4"]))
    assert lines(built) == {"inv1-4": 1}


def test_the_check_is_live_and_a_fix_is_one_click_and_one_undo(qtbot: QtBot, built: DecksPage) -> None:
    built.deck.choose(["inv1-1"])
    qtbot.keyClick(built.deck, Key.Key_Plus)
    words = [row.words.text() for row in built.check._rows if row.isVisible()]
    assert any("Emberpup" in text and "5" in text for text in words)
    assert "R-DECK-2" in [row.clause.text() for row in built.check._rows if row.isVisible()]
    assert built.deck_model.severity(built.deck_model.row(built.deck_model.row_of("inv1-1"))) == "error"  # type: ignore[arg-type]
    before = lines(built)
    remove = next(each for each in shown_fixes(built) if "Emberpup" in each.accessibleName())
    qtbot.mouseClick(remove, Qt.MouseButton.LeftButton)
    assert lines(built)["inv1-1"] == 4
    qtbot.mouseClick(built.undo, Qt.MouseButton.LeftButton)
    assert lines(built) == before


def test_each_kind_of_fix_is_one_click_and_one_undo(
    qtbot: QtBot, built: DecksPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Swaps to a print that is owned or legal, as `remove` in the test above; `add` fills the deck up."""
    opened = built.presenter.open
    assert opened is not None
    before = lines(built)
    fixes = (
        (Fix("own", (("inv1-1", -2), ("inv1-4", 2))), "Play the prints I own"),
        (Fix("swap", (("inv1-1", -4), ("inv1-4", 4)), Text("New (inv1-4)")), "Swap 4 for"),
        (Fix("add", (("inv1-8", 3),)), "Add 3× "),
    )
    for fix, words in fixes:
        finding = Finding(code="deck.no_basic", severity="error", clause="R-DECK-5", cards=("inv1-1",), fix=fix)
        built.check.show_deck(msgspec.structs.replace(opened, report=Report((finding,))))
        (button,) = shown_fixes(built)
        assert button.text().startswith(words)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert lines(built) == {
            card_id: count
            for card_id in (*before, *(each for each, _ in fix.changes))
            if (count := before.get(card_id, 0) + dict(fix.changes).get(card_id, 0))
        }
        qtbot.mouseClick(built.undo, Qt.MouseButton.LeftButton)
        assert lines(built) == before


def test_a_fix_is_never_cut_where_the_panel_is_narrow(built: DecksPage) -> None:
    opened, panel = built.presenter.open, built.check
    assert opened is not None
    fix = Fix("swap", (("inv1-1", -4), ("gone-1", 4)), Text("Old Lamp 12 of a set with a name that is never read out"))
    finding = Finding(code="deck.no_basic", severity="error", clause="COLLECTION", cards=("inv1-1",), fix=fix)
    for width in (236, 420):
        panel.setParent(None)
        panel.resize(width, 500)
        panel.show()
        panel.show_deck(msgspec.structs.replace(opened, report=Report((finding,))))
        QApplication.processEvents()
        (button,) = (each for each in panel.findChildren(QPushButton, "fix") if each.isVisible())
        right = button.mapTo(panel, button.rect().topRight()).x()
        assert right <= width, width
        assert button.text().endswith("…")
        assert button.toolTip().endswith("read out")
    panel.close()
    panel.deleteLater()


def test_format_and_rules_are_chosen_in_the_panel(qtbot: QtBot, built: DecksPage) -> None:
    def choose(box: QComboBox, value: str) -> None:
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())

    choose(built.check.format_box, "classic-1999")
    assert built.presenter.open is not None
    assert (built.presenter.open.format_id, built.presenter.open.profile_id) == ("classic-1999", "classic")
    choose(built.check.rules_box, "current")
    assert built.presenter.open.profile_id == "current"


def test_the_panel_says_in_which_formats_the_deck_is_legal(qtbot: QtBot, built: DecksPage) -> None:
    qtbot.waitUntil(lambda: built.check.places.isVisible())
    assert built.check.places.heading.text() == "Legal, once complete, in"
    assert "Unlimited" in built.check.places.formats.text()
    built.presenter.add(["inv1-8"], 36)
    built._show()
    qtbot.waitUntil(lambda: built.check.places.heading.text() == "Legal in")
    built.presenter.add(["inv1-8"], 1)
    built._show()
    qtbot.waitUntil(lambda: built.check.places.heading.text() == "Legal in no format")


def test_all_that_is_safe_is_mended_with_one_click_and_one_undo(qtbot: QtBot, built: DecksPage) -> None:
    before = lines(built)
    assert not built.check.mend.isVisible()
    built.presenter.add(["inv1-1"], 2)
    built.presenter.add(["inv1-5"], 5)
    built._show()
    too_many = lines(built)
    qtbot.mouseClick(built.check.mend, Qt.MouseButton.LeftButton)
    assert lines(built) == {**before, "inv1-1": 4, "inv1-5": 4}
    assert not built.check.mend.isVisible()
    qtbot.mouseClick(built.undo, Qt.MouseButton.LeftButton)
    assert lines(built) == too_many


def test_a_house_format_is_one_click_away_and_counts_when_its_file_is_saved(
    qtbot: QtBot, built: DecksPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    built.check.house.copy_asked.emit()
    assert built.presenter.open is not None
    assert built.presenter.open.format_id == "unlimited-house"
    assert built.check.format_box.currentText() == "Unlimited (house)"
    (folder,) = opened
    path = Path(folder) / "unlimited-house.toml"
    path.write_text(path.read_text(encoding="utf-8").replace("(house)", "of the attic"), encoding="utf-8")
    built.check.woke.emit()
    assert built.check.format_box.currentText() == "Unlimited of the attic"
    assert not built.check.problem.isVisible()
    path.write_text(path.read_text(encoding="utf-8").replace('"current"', '"currant"'), encoding="utf-8")
    built.check.woke.emit()
    assert str(path) in built.check.problem.text()
    assert "$.profile" in built.check.problem.text()
    assert built.check.problem.isVisible()


def test_a_typed_name_stays_with_its_deck_when_a_key_opens_another(qtbot: QtBot, built: DecksPage) -> None:
    assert built.presenter.open is not None
    first = built.presenter.open.deck_id
    built.name.setFocus()
    built.name.selectAll()
    qtbot.keyClicks(built.name, "Typed")
    built.shelf.new()
    assert built.presenter.open.name == built.name.text() != "Typed"
    assert built.context.workspace.decks.get(first).name == "Typed"


def test_undo_commands_follow_the_focus(qtbot: QtBot, built: DecksPage) -> None:
    commands = {command.id: command for command in built.commands()}
    built.deck.setFocus()
    commands["decks.undo"].run()
    assert lines(built) == {"inv1-1": 4}
    commands["decks.redo"].run()
    assert lines(built) == {"inv1-1": 4, "inv1-8": 20}
    assert "Fire Energy" in commands["decks.undo"].title()


def test_a_deleted_deck_comes_back_with_its_cards_and_its_own_undo(qtbot: QtBot, built: DecksPage) -> None:
    notices: list[Notice] = []
    built.context.noticed.connect(notices.append)
    qtbot.mouseClick(built.bin, Qt.MouseButton.LeftButton)
    assert built.empty.isVisible()
    assert notices[-1].run is not None
    notices[-1].run()
    assert lines(built) == {"inv1-1": 4, "inv1-8": 20}
    qtbot.mouseClick(built.undo, Qt.MouseButton.LeftButton)
    assert lines(built) == {"inv1-1": 4}


def test_cards_sent_from_another_page_go_to_the_open_deck(qtbot: QtBot, built: DecksPage) -> None:
    notices: list[Notice] = []
    built.context.noticed.connect(notices.append)
    built.context.add_to_deck(["inv1-6", "inv1-6"])
    assert lines(built)["inv1-6"] == 2
    assert notices[-1].run is not None
    notices[-1].run()
    assert "inv1-6" not in lines(built)


def test_the_finder_shows_owned_and_can_show_only_these(qtbot: QtBot, built: DecksPage) -> None:
    context = built.context
    context.changed.connect(built.refresh)
    card = context.workspace.catalogue.card("inv1-5")
    assert card is not None
    context.announce(context.workspace.collection.add(card, 3))
    qtbot.mouseClick(built.finder.owned_only, Qt.MouseButton.LeftButton)
    assert [built.finder.model.card_id(row) for row in range(built.finder.model.rowCount())] == ["inv1-5"]
    sentence = built.finder.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "3 owned" in sentence


def import_dialog(page: DecksPage) -> PasteDialog:
    {command.id: command for command in page.commands()}["decks.paste"].run()
    dialog = page.findChild(PasteDialog)
    assert isinstance(dialog, PasteDialog)
    return dialog


def take(qtbot: QtBot, dialog: PasteDialog, text: str) -> None:
    dialog.take_text(text)
    qtbot.waitUntil(lambda: not dialog.busy)


def row_of(dialog: PasteDialog, text: str) -> int:
    return next(row for row in range(dialog.lines.rowCount()) if cell(dialog, row, 1) == text)


def cell(dialog: PasteDialog, row: int, column: int) -> str:
    item = dialog.lines.item(row, column)
    assert item is not None
    return item.text()


def click_picture(qtbot: QtBot, dialog: PasteDialog, place: int) -> None:
    strip = dialog.strip
    centre = strip.visualRect(strip.cards.index(place, 0)).center()
    qtbot.mouseClick(strip.viewport(), Qt.MouseButton.LeftButton, pos=centre)


def test_a_list_is_pasted_decided_and_put_into_a_new_deck(qtbot: QtBot, built: DecksPage) -> None:
    dialog = import_dialog(built)
    take(qtbot, dialog, "Pokémon: 3\n4 Emberpup IO 1\n2 Emberpup ZZ 3\n3 Nobody\nwhat is this\n\n0 Emberpup\n")
    assert dialog.lines.rowCount() == 6
    assert [cell(dialog, row, 0) for row in range(6)] == ["", "4", "2", "3", "–", "–"]
    assert "9" in dialog.total.text()
    assert dialog.lines.currentRow() == 2  # the first line that needs the person
    assert dialog.strip.cards.rowCount() == 2
    assert dialog.read_list.lines[2].card_id == "inv2-1"
    click_picture(qtbot, dialog, 1)
    assert dialog.read_list.lines[2].standing == "placed"
    dialog.name.setText("Pasted one")
    qtbot.mouseClick(dialog.new, Qt.MouseButton.LeftButton)
    assert lines(built) == {"inv1-1": 6}
    assert built.name.text() == "Pasted one"


def test_a_line_is_corrected_in_place_and_decisions_stay(qtbot: QtBot, built: DecksPage) -> None:
    dialog = import_dialog(built)
    take(qtbot, dialog, "2 Emberpup ZZ 3\n3 Emberqqqqq\n")
    click_picture(qtbot, dialog, 1)
    decided = dialog.read_list.lines[0].card_id
    item = dialog.lines.item(row_of(dialog, "3 Emberqqqqq"), 1)
    assert item is not None
    item.setText("3 Old Lamp")
    qtbot.waitUntil(lambda: not dialog.busy)
    assert dialog.text.toPlainText() == "2 Emberpup ZZ 3\n3 Old Lamp\n"
    assert dialog.read_list.cards() == [(decided, 2), ("inv1-6", 3)]
    assert dialog.read_list.waiting() == []
    dialog.lines.selectRow(1)
    click_picture(qtbot, dialog, 0)  # the card it has: out with it
    assert dialog.read_list.cards() == [(decided, 2)]
    take(qtbot, dialog, "1 Old Lamp\n" * 400 + "2 Emberpup ZZ 3")
    assert dialog.read_list.cards()[-1] == (decided, 2)
    qtbot.waitUntil(lambda: dialog.lines.item(400, 2) is not None)  # long lists are shown bit by bit
    assert cell(dialog, 400, 0) == "2"


def test_a_list_is_added_to_the_deck_in_one_step(qtbot: QtBot, built: DecksPage) -> None:
    before = lines(built)
    dialog = import_dialog(built)
    dialog.take_text("2 Old Lamp\n")
    qtbot.waitUntil(dialog.append.isEnabled)
    dialog.text.appendPlainText("3 Emberpup SS 1")
    qtbot.mouseClick(dialog.append, Qt.MouseButton.LeftButton)  # at once: what is read last counts
    qtbot.waitUntil(lambda: lines(built) != before)
    assert sum(lines(built).values()) == sum(before.values()) + 5
    built.presenter.undo()
    assert lines(built) == before


def test_files_and_texts_are_dropped_anywhere_on_the_page(qtbot: QtBot, built: DecksPage, tmp_path: Path) -> None:
    path = tmp_path / "embers.txt"
    path.write_text("2 Old Lamp\n", encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    drop(built, data)
    dialog = built.findChild(PasteDialog)
    assert isinstance(dialog, PasteDialog)
    qtbot.waitUntil(lambda: not dialog.busy)
    assert (dialog.name.text(), dialog.read_list.cards()) == ("embers", [("inv1-6", 2)])
    path.write_bytes(b"\x00\x01\x02")
    dialog.open_path(path)
    assert "embers.txt" in dialog.total.text()
    assert dialog.read_list.cards() == [("inv1-6", 2)]
    dragged = mime_of(["inv1-1"])
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    cards = QDragEnterEvent(QPoint(5, 5), Qt.DropAction.CopyAction, dragged, left, none)
    cards.ignore()
    built.dragEnterEvent(cards)
    assert not cards.isAccepted()


def finish(qtbot: QtBot, steps: Steps | None) -> None:
    assert steps is not None
    qtbot.waitUntil(lambda: steps.done, timeout=20_000)


def test_a_picture_of_the_deck(qtbot: QtBot, built: DecksPage, tmp_path: Path) -> None:
    finish(qtbot, built.exchange.write_picture(tmp_path / "deck.png"))
    image = QImage(str(tmp_path / "deck.png"))
    assert image.width() >= 640
    assert image.height() > FACE * 88 / 63
    assert [each.name for each in tmp_path.iterdir() if ".new" in each.name] == []


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_proxies_have_their_true_size(qtbot: QtBot, built: DecksPage, tmp_path: Path, paper: Paper) -> None:
    path = tmp_path / "proxies.pdf"
    finish(qtbot, built.exchange.write_proxies(path, paper))
    deck = built.presenter.open
    assert deck is not None
    document = path.read_bytes()
    assert len(re.findall(rb"/Type /Page\b", document)) == -(-deck.size // 9)
    box = re.search(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", document)
    assert box is not None
    wide, high = PAPERS[paper]
    assert (float(box[1]), float(box[2])) == (
        pytest.approx(wide / 25.4 * 72, abs=1),
        pytest.approx(high / 25.4 * 72, abs=1),
    )
    page = QRectF(0, 0, wide, high)
    assert len(places(paper)) == 9
    assert all((at.width(), at.height()) == (63, 88) and page.contains(at) for at in places(paper))
    assert not any(one.intersects(two) for one in places(paper) for two in places(paper) if one != two)


def test_a_cancelled_or_failed_sheet_leaves_what_was_there(qtbot: QtBot, built: DecksPage, tmp_path: Path) -> None:
    path = tmp_path / "proxies.pdf"
    path.write_bytes(b"old")
    steps = built.exchange.write_proxies(path, "A4")
    assert steps is not None
    steps.cancel()
    assert path.read_bytes() == b"old"
    assert not path.with_name("proxies.pdf.new").exists()
    notices: list[Notice] = []
    built.context.noticed.connect(notices.append)
    finish(qtbot, built.exchange.write_proxies(tmp_path / "no such folder" / "x.pdf", "A4"))
    assert len(notices) == 1


def test_the_list_is_copied_and_saved(qtbot: QtBot, built: DecksPage, tmp_path: Path) -> None:
    notices: list[Notice] = []
    built.context.noticed.connect(notices.append)
    {command.id: command for command in built.commands()}["decks.copy"].run()
    text = QApplication.clipboard().text()
    assert "4 Emberpup IO 1" in text
    built.exchange.save_to(tmp_path / "list.txt")
    assert (tmp_path / "list.txt").read_text(encoding="utf-8") == text
    built.exchange.save_to(tmp_path / "no such folder" / "list.txt")
    assert len(notices) == 3
    assert "list.txt" not in notices[-1].text


def test_play_asks_for_the_table_with_this_deck(qtbot: QtBot, built: DecksPage) -> None:
    asked: list[object] = []
    built.context.page_wanted.connect(asked.append)
    built.context.play_wanted.connect(asked.append)
    qtbot.mouseClick(built.play, Qt.MouseButton.LeftButton)
    assert built.presenter.open is not None
    assert asked == ["table", built.presenter.open.deck_id]


def test_the_list_opens_decks_and_shows_how_they_stand(qtbot: QtBot, built: DecksPage) -> None:
    first = built.presenter.open
    assert first is not None
    qtbot.mouseClick(built.copy, Qt.MouseButton.LeftButton)
    assert built.list_model.rowCount() == 2
    built.list.view.setCurrentIndex(built.list_model.index(built.list_model.row_of(first.deck_id)))
    assert built.presenter.open is not None
    assert built.presenter.open.deck_id == first.deck_id
    sentence = built.list_model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "24 cards" in sentence
    assert "not finished" in sentence


def test_both_languages_and_names_for_screen_readers(qtbot: QtBot, built: DecksPage, context: AppContext) -> None:
    for choice, name in (("pt_BR", "Brasinha"), ("en", "Emberpup")):
        context.language_switch.set_choice(choice)  # type: ignore[arg-type]
        built.retranslate()
        row = built.deck_model.row_of("inv1-1")
        assert name in built.deck_model.index(row).data()
        assert nameless(built) == []


def test_space_shows_the_card_large_and_any_key_takes_it_away(qtbot: QtBot, built: DecksPage) -> None:
    built.deck.setFocus()
    built.deck.choose(["inv1-1"])
    peek = built.peeks[0]
    qtbot.keyClick(built.deck, Key.Key_Space)
    assert peek.label.isVisible()
    qtbot.keyClick(built.deck, Key.Key_Down)
    assert not peek.label.isVisible()


def test_resting_on_a_face_shows_it_large(qtbot: QtBot, built: DecksPage) -> None:
    find(qtbot, built, "emberpup")
    place = built.finder.view.visualRect(built.finder.model.index(0)).center()
    qtbot.mouseMove(built.finder.view.viewport(), place)
    qtbot.waitUntil(built.peeks[1].label.isVisible)
    built.peeks[1].hide()


def test_a_small_window_is_enough(built: DecksPage) -> None:
    assert built.minimumSizeHint().width() <= 790


def test_two_found_cards_stand_side_by_side_in_a_small_window(qtbot: QtBot, built: DecksPage) -> None:
    """The page in a window of 1024 × 700 points."""
    built.resize(932, 660)
    find(qtbot, built, "ember")
    QApplication.processEvents()
    places = [built.finder.view.visualRect(built.finder.model.index(row)) for row in (0, 1)]
    assert places[0].top() == places[1].top()

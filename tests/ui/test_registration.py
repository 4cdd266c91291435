"""The registration sheet of a tournament: the PDF read back, and the dialog that fills it."""

from __future__ import annotations

import datetime
from collections.abc import Iterator
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from ptcg_desktop.cards.model import Text
from ptcg_desktop.decks.registration import Part, Player, Registration, Row
from ptcg_desktop.services.settings import SettingsService
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.decks.registration_dialog import RegistrationDialog
from ptcg_desktop.ui.decks.registration_form import RegistrationForm, write_registration
from ptcg_desktop.ui.decks.sheets import PAPERS, Paper
from ptcg_desktop.ui.decks.view import DecksPage
from tests.ui.invented_cards import context_on, nameless, workspace

PLAYER = Player("Zoë Açaí de Ñandú", "7654321", datetime.date(2011, 3, 9))
LONG = Text("The Endlessly Long Name of a Device – Improved Edition of the Second Sun's Workshop, Part Three " * 2)


def listed(trainers: int) -> Registration:
    """Two Pokémon, so many Trainers and two rows of Energy."""
    pokemon = (
        Row(4, Text("Élanfant ♀", "Elefante ♀"), code="LOR-TG", number="TG29", mark="G"),
        Row(3, Text("Affix Officer ex"), code="INV", number="SWSH136"),
    )
    names = (LONG, *(Text(f"Lamp {number}", f"Lampião {number}") for number in range(1, trainers)))
    energy = (Row(9, Text("Basic Fire Energy"), energy="R"), Row(2, Text("Odd Energy", "Energia Estranha")))
    return Registration(
        "Embers",
        (
            Part("pokemon", pokemon),
            Part("trainer", tuple(Row(1, name) for name in names)),
            Part("energy", energy),
        ),
    )


def form(paper: Paper = "A4", language: str = "en", trainers: int = 8, player: Player = PLAYER) -> RegistrationForm:
    return RegistrationForm(
        listed(trainers), player, "senior", paper=paper, language=language, format_name="House of Ñ"
    )


def read(path: Path) -> list[str]:
    """The words of each page as they are, with one space for the end of a line."""
    return [" ".join(page.extract_text().split("\n")) for page in PdfReader(path).pages]


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("language", ["en", "pt"])
def test_everything_is_read_back_from_the_pdf(tmp_path: Path, qapp: QApplication, paper: Paper, language: str) -> None:
    path = tmp_path / "sheet.pdf"
    made = form(paper, language)
    write_registration(path, made)
    (text,) = read(path)
    lines = [
        f"{row.count} {row.name.get(language).strip()} {row.code} {row.number} {row.mark}".strip()
        for part in listed(8).parts
        for row in part.rows
        if not row.energy
    ]
    assert all(" ".join(line.split()) in text for line in lines)
    said = {
        "en": [
            "Deck registration",
            "03 MM / 09 DD / 2011",
            "X Senior",
            "9 Basic Fire Energy",
            "Total: 26 cards",
            "Pokémon 7 cards",
        ],
        "pt": [
            "Registro de baralho",
            "09 DD / 03 MM / 2011",
            "X Sênior",
            "9 Energia de Fogo Básica",
            "Total: 26 cards",
            "Treinador 8 cards",
        ],
    }
    assert all(words in text for words in (*said[language], PLAYER.name, PLAYER.player_id, "House of Ñ"))
    assert text.count("X ") == 1  # one division is ticked
    box = PdfReader(path).pages[0].mediabox
    size = tuple(round(float(side) / 72 * 25.4) for side in (box.width, box.height))
    assert size == tuple(round(side) for side in PAPERS[paper])


@pytest.mark.parametrize(
    ("paper", "trainers", "pages"), [("A4", 30, 1), ("Letter", 30, 1), ("A4", 60, 2), ("Letter", 90, 3)]
)
def test_a_long_list_goes_on_and_loses_nothing(
    tmp_path: Path, qapp: QApplication, paper: Paper, trainers: int, pages: int
) -> None:
    path = tmp_path / "sheet.pdf"
    write_registration(path, form(paper, trainers=trainers))
    texts = read(path)
    assert len(texts) == pages
    assert all(sum(f"1 Lamp {number} " in text + " " for text in texts) == 1 for number in range(1, trainers))
    assert all(PLAYER.name in text and f"Page {page} of {pages}" in text for page, text in enumerate(texts, start=1))
    assert all("Trainer (continued)" in text for text in texts[1 : pages - 1])
    assert [f"Total: {18 + trainers} cards" in text for text in texts] == [False] * (pages - 1) + [True]


def test_an_empty_sheet_for_nobody_is_a_form_to_fill_in_by_hand(tmp_path: Path, qapp: QApplication) -> None:
    path = tmp_path / "sheet.pdf"
    parts = tuple(Part(section, ()) for section in ("pokemon", "trainer", "energy"))
    write_registration(
        path, RegistrationForm(Registration("", parts), Player(), None, paper="A4", language="en", format_name="Any")
    )
    (text,) = read(path)
    assert text.count("None") == 3
    assert "X" not in text
    assert "Total: 0 cards" in text


def test_a_sheet_that_cannot_be_written_leaves_the_one_before(tmp_path: Path, qapp: QApplication) -> None:
    folder = tmp_path / "sheet.pdf"
    folder.mkdir()
    with pytest.raises(OSError, match=r"sheet\.pdf"):
        write_registration(folder, form())
    assert [path.name for path in tmp_path.iterdir()] == ["sheet.pdf"]


# the dialog


@pytest.fixture
def context(tmp_path: Path, qapp: QApplication) -> Iterator[AppContext]:
    with workspace(tmp_path) as opened, context_on(opened, qapp) as found:
        yield found


@pytest.fixture
def page(context: AppContext, qtbot: QtBot) -> DecksPage:
    made = DecksPage(context)
    qtbot.addWidget(made)
    made.show()
    made.enter()
    made._act(lambda: made.presenter.create("Embers"))
    made._act(lambda: made.presenter.add(["inv1-1"], 4))
    return made


def opened(page: DecksPage, qtbot: QtBot) -> RegistrationDialog:
    page.exchange.registration_action.trigger()
    dialog = page.findChildren(RegistrationDialog)[-1]
    qtbot.waitUntil(dialog.isVisible)
    return dialog


def closed(page: DecksPage, dialog: RegistrationDialog, qtbot: QtBot) -> None:
    dialog.close()
    qtbot.waitUntil(lambda: not page.findChildren(RegistrationDialog))


def test_the_dialog_fills_the_sheet_and_saves_it(
    page: DecksPage, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog = opened(page, qtbot)
    assert not nameless(dialog)
    dialog.name.setText("Zoë Açaí")
    dialog.born.setText("2031")
    assert "2012-05-30" in dialog.season.text()  # how a day is written
    dialog.born.setText("2000-01-01")
    assert "Masters" in dialog.division.itemText(0)
    dialog.division.setCurrentIndex(dialog.division.findData("senior"))
    dialog.language.setCurrentIndex(dialog.language.findData("pt"))
    assert "Not legal" in dialog.verdict.text()
    path = tmp_path / "out.pdf"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_arguments: (str(path), ""))
    qtbot.mouseClick(dialog.save, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not page.findChildren(RegistrationDialog))
    (text,) = read(path)
    assert all(words in text for words in ("Zoë Açaí", "4 Brasinha IO 1", "X Sênior", "01 DD / 01 MM / 2000"))


def test_details_are_kept_only_if_that_is_wished_and_deleted_in_one_click(
    page: DecksPage, context: AppContext, qtbot: QtBot
) -> None:
    home = context.workspace.home
    dialog = opened(page, qtbot)
    dialog.name.setText("Zoë")
    closed(page, dialog, qtbot)
    assert SettingsService(home).current.player is None

    dialog = opened(page, qtbot)
    assert dialog.name.text() == ""
    dialog.name.setText("Zoë")
    dialog.born.setText("2011-03-09")
    dialog.keep.click()
    closed(page, dialog, qtbot)
    kept = SettingsService(home).current.player
    assert kept is not None
    assert (kept.name, kept.born, kept.division) == ("Zoë", "2011-03-09", None)

    dialog = opened(page, qtbot)
    assert (dialog.name.text(), dialog.born.text()) == ("Zoë", "2011-03-09")
    dialog.forget.click()
    assert dialog.name.text() == ""
    assert "Zoë" not in (home / "settings.json").read_text(encoding="utf-8")
    closed(page, dialog, qtbot)
    assert SettingsService(home).current.player is None

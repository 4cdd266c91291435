from __future__ import annotations

import pytest

from tools.tr_check import faults

BAD = {
    "f-string": 'self.tr(f"Deck {name}")',
    "variable": "self.tr(self.title)",
    "sum": 'self.tr("Deck " + name)',
    "format inside": 'self.tr("Deck {n}".format(n=1))',
    "nested in an f-string": "f\"{self.tr('Deck')}: {n}\"",
    "application translate": 'QCoreApplication.translate("Decks", text)',
    "setter without tr": 'label.setText("Save deck")',
    "f-string setter without tr": 'label.setToolTip(f"Save {name}")',
    "widget without tr": 'QPushButton("Save")',
    "words in markup": 'label.setText(f"<b>Save {name}</b>")',
    "tab without tr": 'tabs.addTab(page, "Cards")',
}

GOOD = {
    "literal": 'self.tr("Deck")',
    "format outside": 'self.tr("Deck {n}").format(n=1)',
    "plural": 'self.tr("%n card(s)", "", count)',
    "implicit concatenation": 'self.tr("Deck " "list")',
    "application translate": 'QCoreApplication.translate("Decks", "Deck")',
    "marked text by variable": 'A = QT_TRANSLATE_NOOP("Pages", "Cards")\nQCoreApplication.translate("Pages", A)',
    "moving a painter": "painter.translate(x, y)",
    "deleting characters": "name.translate(TABLE)",
    "signs": 'label.setText("+")',
    "value": "label.setText(name)",
    "only markup": 'label.setText(f"<b>{name}</b>&nbsp;")',
    "only places": 'label.setText(f"{n} / {m}")',
}


@pytest.mark.parametrize("source", BAD.values(), ids=BAD)
def test_untranslatable_text_is_found(source: str) -> None:
    assert len(list(faults(source, "page.py"))) == 1


@pytest.mark.parametrize("source", GOOD.values(), ids=GOOD)
def test_translatable_text_raises_no_alarm(source: str) -> None:
    assert list(faults(source, "page.py")) == []


def test_the_fault_names_file_and_line() -> None:
    (fault,) = faults("\n\nself.tr(title)", "page.py")
    assert fault.startswith("page.py:3: ")

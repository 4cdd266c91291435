from __future__ import annotations

from pathlib import Path

import pytest

from tools import translations

TS = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context><name>Page</name>{messages}</context>
</TS>
"""


def ts(path: Path, *messages: str) -> Path:
    path.write_text(TS.format(messages="".join(messages)), encoding="utf-8")
    return path


def message(source: str, translation: str, kind: str = "") -> str:
    mark = f' type="{kind}"' if kind else ""
    return f"<message><source>{source}</source><translation{mark}>{translation}</translation></message>"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(translations, "SOURCES", tmp_path)
    return tmp_path / "page"


@pytest.mark.parametrize(
    ("fresh", "committed", "fault"),
    [
        pytest.param([message("Save", "")], [], "missing", id="missing"),
        pytest.param([message("Save", "")], [message("Save", "", "unfinished")], "unfinished", id="unfinished"),
        pytest.param([message("Save", "")], [message("Save", "Salva", "unfinished")], "unfinished", id="draft"),
        pytest.param([], [message("Save", "Salvar")], "no longer", id="left over"),
        pytest.param([message("{n} of {m}", "")], [message("{n} of {m}", "{n} de {x}")], "other places", id="places"),
    ],
)
def test_faults_are_named(folder: Path, tmp_path: Path, fresh: list[str], committed: list[str], fault: str) -> None:
    ts(tmp_path / "page_pt_BR.ts", *committed)
    found = list(translations.faults(folder, "pt_BR", ts(tmp_path / "fresh.ts", *fresh)))
    assert len(found) == 1
    assert fault in found[0]


def test_a_complete_file_has_no_faults(folder: Path, tmp_path: Path) -> None:
    ts(tmp_path / "page_pt_BR.ts", message("{n} of {m}", "{n} de {m}"), message("Save", "Salvar"))
    fresh = ts(tmp_path / "fresh.ts", message("{n} of {m}", ""), message("Save", ""))
    assert list(translations.faults(folder, "pt_BR", fresh)) == []


def test_plural_forms_may_leave_the_number_out(folder: Path, tmp_path: Path) -> None:
    plural = (
        '<message numerus="yes"><source>%n card(s)</source><translation>'
        "<numerusform>uma carta</numerusform><numerusform>%n cartas</numerusform></translation></message>"
    )
    ts(tmp_path / "page_pt_BR.ts", plural)
    assert list(translations.faults(folder, "pt_BR", ts(tmp_path / "fresh.ts", plural))) == []


def test_the_real_tools_collect_and_compile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page = translations.ROOT / "build" / "tests" / "page"
    page.mkdir(parents=True, exist_ok=True)
    (page / "view.py").write_text(
        'class Page(QWidget):\n    def retranslate(self):\n        self.tr("Save {name}").format(name=1)\n',
        encoding="utf-8",
    )
    target = tmp_path / "page_pt_BR.ts"
    translations.extract(page, target, "pt_BR")
    assert [item.key for item in translations.read(target)] == [("Page", "Save {name}", "")]
    text = target.read_text(encoding="utf-8")
    target.write_text(
        text.replace('<translation type="unfinished"></translation>', "<translation>Salvar {name}</translation>"),
        encoding="utf-8",
    )
    monkeypatch.setattr(translations, "SOURCES", tmp_path)
    monkeypatch.setattr(translations, "COMPILED", tmp_path / "compiled")
    (compiled,) = translations.compile_all()
    assert compiled.name == "page_pt_BR.qm"
    assert compiled.stat().st_size > 0

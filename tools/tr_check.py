"""Finds texts of the window that can never be translated.

    python -m tools.tr_check [PATH…]        exit 1 and one line per fault

Two kinds: a translating call whose text is not a plain literal (an f-string, a variable, a sum, a `.format` inside:
lupdate loses it or collects something that never matches at run time), and a literal handed straight to a widget
(`setText("Save")`, `QLabel("Name")`) without any translating call.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DEFAULT = ROOT / "ptcg_desktop" / "ui"

TEXT_ARGUMENT = {"tr": 0, "translate": 1, "QT_TRANSLATE_NOOP": 1, "QT_TR_NOOP": 0}
"""Translating calls, and which argument is the text."""

SETTERS = {
    "setText", "setWindowTitle", "setToolTip", "setStatusTip", "setWhatsThis", "setPlaceholderText", "setTitle",
    "setAccessibleName", "setAccessibleDescription", "setLabelText", "setInformativeText", "setDetailedText",
    "setTabText", "addTab", "addAction", "addItem", "setHeaderLabels", "showMessage", "setPrefix", "setSuffix",
}  # fmt: skip
"""Methods that show their text to people."""

WIDGETS = {"QLabel", "QPushButton", "QToolButton", "QCheckBox", "QRadioButton", "QAction", "QGroupBox", "QDockWidget"}
"""Widgets whose first text argument is shown to people."""


MARKUP = re.compile(r"<[^<>]*>|&\w+;")
PROPER_NAMES = {"ptcg_desktop"}
"""Texts that are the same in every language."""


def _is_literal(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _is_words(node: ast.expr) -> bool:
    """A literal with letters of a sentence: signs such as "+" or "×" and pure placeholders need no translation."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return isinstance(node, ast.JoinedStr) and any(_is_words(part) for part in node.values)
    text = MARKUP.sub("", node.value)
    return text not in PROPER_NAMES and sum(character.isalpha() for character in text) > 1


def _called(node: ast.Call) -> str:
    if isinstance(node.func, ast.Attribute):
        return node.func.attr
    return node.func.id if isinstance(node.func, ast.Name) else ""


def _translator_aliases(tree: ast.Module) -> set[str]:
    """Functions of the module that only pass their text on to a translating call are themselves such calls."""
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name in ("tr", "_tr", "translate", "_translate")
    }


def _marked_contexts(tree: ast.Module) -> set[str]:
    """Contexts whose texts the module marks with QT_TRANSLATE_NOOP: looking one of them up by a variable is right."""
    return {
        str(node.args[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and _called(node) == "QT_TRANSLATE_NOOP"
        and node.args
        and isinstance(node.args[0], ast.Constant)
    }


def _looks_up_marked(node: ast.Call, contexts: set[str]) -> bool:
    context = node.args[0] if node.args else None
    return _called(node) == "translate" and isinstance(context, ast.Constant) and context.value in contexts


def faults(source: str, name: str) -> Iterator[str]:
    """Faults of one module as `name:line: what`."""
    tree = ast.parse(source, name)
    marked = _marked_contexts(tree)
    inside_alias = {
        id(call)
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.name in _translator_aliases(tree)
        for call in ast.walk(node)
    }
    in_fstring = {id(inner) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for inner in ast.walk(node)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or id(node) in inside_alias:
            continue
        called = _called(node)
        where = f"{name}:{node.lineno}"
        if called in TEXT_ARGUMENT and not _foreign_translate(node):
            place = TEXT_ARGUMENT[called]
            literal = len(node.args) <= place or _is_literal(node.args[place])
            if not literal and not _looks_up_marked(node, marked):
                yield f"{where}: the text of {called}() is not a plain literal: {ast.unparse(node.args[place])}"
            if id(node) in in_fstring:
                yield f"{where}: {called}() inside an f-string is not collected: use .format"
        elif called in SETTERS or called in WIDGETS:
            for argument in node.args[:2]:
                if _is_words(argument):
                    yield f"{where}: {called}({ast.unparse(argument)}) is shown without tr()"


def _foreign_translate(node: ast.Call) -> bool:
    """`painter.translate(x, y)`, `transform.translate(…)`, `str.translate(table)`: not about languages."""
    if _called(node) != "translate" or not isinstance(node.func, ast.Attribute):
        return False
    owner = node.func.value
    return not (isinstance(owner, ast.Name) and owner.id in ("QCoreApplication", "QApplication"))


def main(arguments: list[str] | None = None) -> int:
    """Check the given files and folders, or the whole window."""
    paths = [Path(argument) for argument in (sys.argv[1:] if arguments is None else arguments)] or [DEFAULT]
    files = sorted(file for path in paths for file in (path.rglob("*.py") if path.is_dir() else [path]))
    found = [
        fault
        for file in files
        for fault in faults(
            file.read_text(encoding="utf-8"), str(file.relative_to(ROOT) if file.is_relative_to(ROOT) else file)
        )
    ]
    if found:
        print("\n".join(found), file=sys.stderr)
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())

"""The one style sheet, made from the theme's tokens. Set `widget.setProperty("look", …)` to choose a variant."""

from __future__ import annotations

from string import Template

from ptcg_desktop.ui.app.theme import RADIUS, Tokens

TOAST_INK = "#f8f7f3"
"""Words and the cross of a message over the page, whose ground is dark in both themes."""

# Looks: "primary", "quiet", "chip" for buttons · "title", "display", "muted", "small", "good", "warn", "bad" for
# labels · "panel" for frames · "bare" for views without a frame.
_SHEET = Template("""
* { outline: none; }
QToolTip { background: $raised; color: $text; border: 1px solid $border; padding: 4px 8px; }

QLabel[look="display"] { font-size: ${display}pt; font-weight: 600; }
QLabel[look="title"] { font-size: ${title}pt; font-weight: 600; }
QLabel[look="strong"] { font-weight: 600; }
QLabel[look="muted"] { color: $muted; }
QLabel[look="small"] { color: $muted; font-size: ${small}pt; }
QLabel[look="bad"] { color: $bad; }
QLabel[look="good"] { color: $good; }
QLabel[look="warn"] { color: $warn; }

QFrame[look="panel"] { background: $raised; border: 1px solid $border; border-radius: ${radius}px; }
#toast { background: $toast; border-radius: 8px; border: 1px solid $toast; }
#toast[kind="error"] { border: 1px solid $bad; }
#toast QLabel { color: $toast_ink; }
#toast QPushButton { background: transparent; border: 1px solid $toast_ink; color: $toast_ink; font-weight: 600; }
#toast QPushButton:focus, #toast QToolButton:focus { border: 2px solid $toast_ink; }
#toast QToolButton:hover, #toast QPushButton:hover { background: $toast_hot; }

#completions { background: $raised; border: 1px solid $border_strong; padding: 4px; }
#facets { background: transparent; border: none; }
#palette { background: $raised; border: 1px solid $border_strong; border-radius: 8px; }

QFrame[look="line"] { background: $border; border: none; max-height: 1px; min-height: 1px; }

QLineEdit, QComboBox, QSpinBox, QDateEdit, QPlainTextEdit, QTextEdit {
  background: $surface; border: 1px solid $border_strong; border-radius: ${radius}px; padding: 4px 8px;
  selection-background-color: $accent; selection-color: $on_accent; }
QLineEdit, QComboBox, QSpinBox, QDateEdit { min-height: 22px; }
QLineEdit:hover, QComboBox:hover, QSpinBox:hover { border-color: $text; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QDateEdit:focus, QPlainTextEdit:focus, QTextEdit:focus {
  border: 2px solid $accent; padding: 3px 7px; }
QLineEdit[look="bad"], QComboBox[look="bad"] { border-color: $bad; }
QLineEdit:disabled, QComboBox:disabled, QSpinBox:disabled { border-color: $border; background: $window; }
QComboBox QLineEdit, QComboBox QLineEdit:focus { border: none; padding: 0; background: transparent; min-height: 20px; }
QComboBox::drop-down, QDateEdit::drop-down { border: none; width: 24px; }
QComboBox::down-arrow, QDateEdit::down-arrow { image: url("$arrow_down"); width: 12px; height: 12px; }
QSpinBox { padding-right: 22px; }
QSpinBox::up-button, QSpinBox::down-button { border: none; width: 20px; subcontrol-origin: border; }
QSpinBox::up-button { subcontrol-position: top right; margin-top: 2px; }
QSpinBox::down-button { subcontrol-position: bottom right; margin-bottom: 2px; }
QSpinBox::up-arrow { image: url("$arrow_up"); width: 10px; height: 10px; }
QSpinBox::down-arrow { image: url("$arrow_down"); width: 10px; height: 10px; }
QComboBox QAbstractItemView { background: $raised; border: 1px solid $border_strong; padding: 4px;
  selection-background-color: $accent; selection-color: $on_accent; }
QComboBox QAbstractItemView::item { min-height: 24px; padding: 2px 6px; border-radius: 4px; }

QPushButton { background: $raised; border: 1px solid $border_strong; border-radius: ${radius}px; padding: 5px 14px;
  min-height: 20px; }
QPushButton:hover { border-color: $text; }
QPushButton:pressed, QPushButton:checked { background: $sunken; }
QPushButton:focus { border: 2px solid $accent; padding: 4px 13px; }
QPushButton:disabled { border-color: $border; background: $window; }
QPushButton[look="primary"] { background: $accent; color: $on_accent; border: 1px solid $accent; font-weight: 600; }
QPushButton[look="primary"]:hover { border-color: $text; }
QPushButton[look="primary"]:focus { border: 2px solid $text; }
QPushButton[look="primary"]:disabled { background: $sunken; color: $muted; border-color: $border; }
QPushButton[look="quiet"] { background: transparent; border: 1px solid transparent; padding: 5px 8px; }
QPushButton[look="quiet"]:hover { background: $sunken; }
QPushButton[look="quiet"]:focus { border: 2px solid $accent; padding: 4px 7px; }
QPushButton[look="chip"] { border-color: $border; border-radius: 14px; padding: 3px 12px; background: $surface; }
QPushButton[look="chip"]:hover { border-color: $border_strong; }
QPushButton[look="chip"]:checked { background: $accent_soft; border-color: $accent; color: $text; }
QPushButton[look="chip"]:focus { border: 2px solid $accent; padding: 2px 11px; }

QPushButton[look="row"] { text-align: left; background: transparent; border: 1px solid transparent; padding: 4px 8px;
  border-radius: 4px; }
QPushButton[look="row"]:hover { background: $sunken; }
QPushButton[look="row"]:checked { background: $accent_soft; font-weight: 600; }
QPushButton[look="row"]:focus { border: 2px solid $accent; padding: 3px 7px; }

QToolButton { background: transparent; border: 1px solid transparent; border-radius: ${radius}px; padding: 4px; }
QToolButton:hover { background: $sunken; }
QToolButton:checked { background: $accent_soft; }
QToolButton:focus { border: 2px solid $accent; padding: 3px; }
QToolButton[look="step"] { border: 1px solid $border_strong; background: $raised; border-radius: 15px; padding: 5px; }
QToolButton[look="step"]:hover { border-color: $text; }
QToolButton[look="step"]:focus { border: 2px solid $accent; padding: 4px; }
QToolButton[look="step"]:disabled { border-color: $border; background: $window; }
QToolButton::menu-indicator { image: none; }

QListView, QTreeView, QTableView, QScrollArea { background: $surface; border: 1px solid $border;
  border-radius: ${radius}px; }
QListView[look="bare"], QTreeView[look="bare"], QTableView[look="bare"], QScrollArea[look="bare"] {
  border: none; background: transparent; border-radius: 0; }
QScrollArea[look="bare"] > QWidget > QWidget { background: transparent; }
QListView:focus, QTreeView:focus, QTableView:focus { border-color: $accent; }
QHeaderView::section { background: $window; border: none; border-bottom: 1px solid $border; padding: 5px 8px;
  font-weight: 600; }
QTableView { gridline-color: $border; }

QScrollBar:vertical { background: transparent; width: 14px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 14px; margin: 0; }
QScrollBar::handle { background: $handle; border-radius: 4px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 36px; }
QScrollBar::handle:horizontal { min-width: 36px; }
QScrollBar::handle:hover { background: $border_strong; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QMenuBar { background: $rail; padding: 2px 8px; }
QMenuBar::item { padding: 4px 10px; border-radius: 4px; background: transparent; }
QMenuBar::item:selected { background: $accent_soft; }
QMenu { background: $raised; border: 1px solid $border_strong; padding: 5px; }
QMenu::item { padding: 5px 26px 5px 26px; border-radius: 4px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $disabled; background: transparent; }
QMenu::separator { height: 1px; background: $border; margin: 5px 8px; }
QMenu::icon { padding-left: 6px; }

QCheckBox { spacing: 8px; padding: 2px; }
QCheckBox::indicator, QListWidget::indicator { width: 14px; height: 14px; border: 1px solid $border_strong;
  border-radius: 3px; background: $surface; }
QCheckBox::indicator:hover, QListWidget::indicator:hover { border-color: $text; }
QCheckBox::indicator:checked, QListWidget::indicator:checked { background: $accent; border-color: $accent;
  image: url("$tick"); }
QCheckBox::indicator:focus { border: 2px solid $accent; width: 12px; height: 12px; }
QCheckBox::indicator:checked:focus { border-color: $text; }
QCheckBox::indicator:disabled { border-color: $border; background: $window; }
QCheckBox::indicator:indeterminate { background: $accent_soft; border-color: $accent; }
QAbstractScrollArea::corner { background: transparent; border: none; }

QSplitter::handle { background: transparent; }
QSplitter::handle:horizontal { width: 9px; }
QSplitter::handle:vertical { height: 9px; }
QStatusBar { background: $rail; color: $muted; }
QStatusBar::item { border: none; }

QSlider::groove:horizontal { height: 4px; background: $handle; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal { width: 16px; height: 16px; margin: -6px 0; border-radius: 8px; background: $accent; }
QSlider::handle:horizontal:focus { background: $text; }
QProgressBar { background: $sunken; border: none; border-radius: 4px; min-height: 8px; max-height: 8px;
  text-align: center; }
QProgressBar::chunk { background: $accent; border-radius: 4px; }
QTabBar::tab { background: transparent; padding: 6px 14px; border-bottom: 2px solid transparent; }
QTabBar[look="tight"]::tab { padding: 6px 3px; margin-right: 2px; }
QTabBar::tab:selected { border-bottom-color: $accent; font-weight: 600; }
QTabBar::tab:focus { color: $accent; }
QTabWidget::pane { border: none; border-top: 1px solid $border; }
QGroupBox { font-weight: 600; border: none; margin-top: 22px; padding-top: 4px; }
QGroupBox::title { subcontrol-origin: margin; left: 0; }
""")


def style_sheet(tokens: Tokens, base_points: float = 0.0) -> str:
    """The style sheet of a theme; `base_points` = 0 takes the system font's size."""
    from PySide6.QtWidgets import QApplication

    from ptcg_desktop.data import resources_root
    from ptcg_desktop.ui.app.theme import TYPE_SCALE

    base = base_points or QApplication.font().pointSizeF()
    values = {name: getattr(tokens, name) for name in tokens.__dataclass_fields__ if name != "name"}
    values["handle"] = "#c3c0b6" if not tokens.dark else "#454b58"
    values["disabled"] = "#9b9a95" if not tokens.dark else "#6d727c"
    values["toast"], values["toast_ink"], values["toast_hot"] = (
        ("#39404e", TOAST_INK, "#4a5263") if tokens.dark else ("#2a2e37", TOAST_INK, "#414754")
    )
    for way in ("up", "down"):
        values[f"arrow_{way}"] = (resources_root() / "icons" / f"arrow-{way}-{tokens.name}.svg").as_posix()
    values["tick"] = (resources_root() / "icons" / f"tick-{tokens.name}.svg").as_posix()
    values["radius"] = str(RADIUS)
    values |= {step: f"{base + by:g}" for step, by in TYPE_SCALE.items()}
    return _SHEET.substitute(values)

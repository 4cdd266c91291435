"""Light and dark: every colour, distance and letter size of the window, and how Qt is told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

Mode = Literal["auto", "light", "dark"]


@dataclass(frozen=True)
class Tokens:
    """One theme. Colours as `#rrggbb`; text colours reach WCAG AA (4.5:1) on `window`, `surface` and `raised`.

    Attributes:
        window: Behind everything.
        rail: The navigation rail.
        surface: Lists, grids, text fields.
        raised: Panels and buttons above the window.
        sunken: Grooves, tracks, a pressed button.
        border: Lines between things; `border_strong` around fields (3:1 on `surface`).
        text, muted: Ink, and quieter ink.
        accent: What is chosen or can be acted on; `on_accent` is ink upon it, `accent_soft` a wash of it.
        good, warn, bad: Verdicts, as ink.
    """

    name: Literal["light", "dark"]
    window: str
    rail: str
    surface: str
    raised: str
    sunken: str
    border: str
    border_strong: str
    text: str
    muted: str
    accent: str
    on_accent: str
    accent_soft: str
    good: str
    warn: str
    bad: str
    shadow: str

    @property
    def dark(self) -> bool:
        """Is this the dark theme?"""
        return self.name == "dark"

    def colour(self, name: str) -> QColor:
        """The colour of that attribute."""
        return QColor(getattr(self, name))


LIGHT = Tokens(
    name="light",
    window="#f4f3ef",
    rail="#e9e7e1",
    surface="#fbfaf7",
    raised="#ffffff",
    sunken="#e6e4dd",
    border="#d9d6cd",
    border_strong="#8d8a80",
    text="#1e2128",
    muted="#5c5f66",
    accent="#3b51b8",
    on_accent="#ffffff",
    accent_soft="#e0e4f6",
    good="#12703f",
    warn="#8a5600",
    bad="#b3261e",
    shadow="#2b2a26",
)
DARK = Tokens(
    name="dark",
    window="#16181d",
    rail="#101216",
    surface="#1b1e24",
    raised="#242830",
    sunken="#0f1114",
    border="#333843",
    border_strong="#747c8b",
    text="#e9e8e4",
    muted="#a5a9b2",
    accent="#93a7ff",
    on_accent="#10142a",
    accent_soft="#2b3354",
    good="#5fd39b",
    warn="#f0b85a",
    bad="#ff8a80",
    shadow="#000000",
)

# Distances in device-independent pixels: everything is a multiple of four.
GAP_XS, GAP_S, GAP_M, GAP_L, GAP_XL = 4, 8, 12, 16, 24
RADIUS = 6
# Letter sizes as steps in points from the system's own size.
TYPE_SCALE: dict[str, float] = {"small": -1.0, "body": 0.0, "strong": 1.0, "title": 3.0, "display": 8.0}


def scaled_font(step: str, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The system font at a step of `TYPE_SCALE`."""
    font = QFont(QApplication.font())
    font.setPointSizeF(max(7.0, font.pointSizeF() + TYPE_SCALE[step]))
    font.setWeight(weight)
    return font


def palette(tokens: Tokens) -> QPalette:
    """The theme as a Qt palette, for everything Fusion draws."""
    made = QPalette()
    role = QPalette.ColorRole
    roles: dict[QPalette.ColorRole, str] = {
        role.Window: tokens.window,
        role.WindowText: tokens.text,
        role.Base: tokens.surface,
        role.AlternateBase: tokens.window,
        role.Text: tokens.text,
        role.PlaceholderText: tokens.muted,
        role.Button: tokens.raised,
        role.ButtonText: tokens.text,
        role.BrightText: tokens.bad,
        role.Highlight: tokens.accent,
        role.HighlightedText: tokens.on_accent,
        role.Accent: tokens.accent,
        role.Link: tokens.accent,
        role.LinkVisited: tokens.accent,
        role.ToolTipBase: tokens.raised,
        role.ToolTipText: tokens.text,
        role.Light: tokens.raised,
        role.Midlight: tokens.border,
        role.Mid: tokens.border,
        role.Dark: tokens.border_strong,
        role.Shadow: tokens.shadow,
    }
    for each, value in roles.items():
        made.setColor(each, QColor(value))
    quiet = QColor(tokens.muted)
    quiet.setAlphaF(0.55)
    for each in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(QPalette.ColorGroup.Disabled, each, quiet)
    made.setColor(QPalette.ColorGroup.Disabled, role.Highlight, QColor(tokens.border))
    return made


class Theme(QObject):
    """The theme in force.

    Signals:
        changed: Light became dark or the other way round; palette and style sheet are already set.
    """

    changed = Signal()

    def __init__(self, application: QApplication, mode: Mode = "auto") -> None:
        super().__init__()
        self._application = application
        self.mode: Mode = mode
        self.tokens = self._wanted()
        application.setStyle("Fusion")
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_changed)
        self._apply()

    def set_mode(self, mode: Mode) -> None:
        """Light, dark, or as the system has it."""
        self.mode = mode
        wanted = self._wanted()
        if wanted is not self.tokens:
            self.tokens = wanted
            self._apply()
            self.changed.emit()

    def _wanted(self) -> Tokens:
        if self.mode == "auto":
            dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
            return DARK if dark else LIGHT
        return DARK if self.mode == "dark" else LIGHT

    def _system_changed(self) -> None:
        self.set_mode(self.mode)

    def _apply(self) -> None:
        from ptcg_desktop.ui.app.style import style_sheet

        _IN_FORCE[0] = self.tokens
        self._application.setPalette(palette(self.tokens))
        self._application.setStyleSheet(style_sheet(self.tokens))


def tokens_in_force() -> Tokens:
    """The tokens of the theme in force, for what is painted: asked for with every cell, so it costs nothing."""
    return _IN_FORCE[0]


_IN_FORCE = [LIGHT]

"""Both themes can be read, and switching reaches everything."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QColor, QPalette

from ptcg_desktop.data import resources_root
from ptcg_desktop.ui.app.shots import OpenWindow
from ptcg_desktop.ui.app.theme import DARK, LIGHT, Tokens


def contrast(one: str, two: str) -> float:
    """WCAG 2 contrast of two colours."""

    def light(colour: str) -> float:
        channels = [
            value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
            for value in QColor(colour).getRgbF()[:3]
        ]
        return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]

    high, low = sorted((light(one), light(two)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=lambda each: each.name)
@pytest.mark.parametrize("ink", ["text", "muted", "accent", "good", "warn", "bad"])
@pytest.mark.parametrize("paper", ["window", "surface", "raised", "rail"])
def test_text_reaches_aa(tokens: Tokens, ink: str, paper: str) -> None:
    assert contrast(getattr(tokens, ink), getattr(tokens, paper)) >= 4.5


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=lambda each: each.name)
def test_fields_and_chosen_things_stand_out(tokens: Tokens) -> None:
    assert contrast(tokens.border_strong, tokens.surface) >= 3
    assert contrast(tokens.on_accent, tokens.accent) >= 4.5
    assert contrast(tokens.text, tokens.accent_soft) >= 4.5
    assert contrast(tokens.text, tokens.sunken) >= 4.5


def test_every_icon_is_drawn_with_the_current_colour() -> None:
    for path in (resources_root() / "icons").glob("*.svg"):
        root = ElementTree.parse(path).getroot()
        assert root.get("fill") == "none", path.name
        if not path.stem.endswith(("-light", "-dark")):  # those are the style sheet's, which knows no current colour
            assert root.get("stroke") == "currentColor", path.name
            assert root.get("viewBox") == "0 0 24 24", path.name


def test_switching_reaches_the_palette_and_is_remembered(opened: OpenWindow) -> None:
    assert opened.window.context is not None
    opened.window.context.commands.run("app.theme.dark")
    assert opened.application.palette().color(QPalette.ColorRole.Window).name() == DARK.window
    assert opened.workspace.settings.current.theme == "dark"
    opened.window.context.commands.run("app.theme.toggle")
    assert opened.application.palette().color(QPalette.ColorRole.Window).name() == LIGHT.window

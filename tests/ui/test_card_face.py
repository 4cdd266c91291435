"""Drawn faces: every card, every size, the same picture every time, within a bounded cache."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from ptcg_desktop.cards.model import Attack, CardDef, Damage, Modifier, Power, SetDef, Text, Variant
from ptcg_desktop.files.starter import load_starter
from ptcg_desktop.services.wordings import worded
from ptcg_desktop.ui.widgets.card_body import Body
from ptcg_desktop.ui.widgets.card_face import CARD_RATIO, card_height, paint_card
from ptcg_desktop.ui.widgets.card_text import broken, clipped, evolves_line, face_font, fitted
from ptcg_desktop.ui.widgets.face_cache import FaceCache
from ptcg_desktop.ui.widgets.rarity import rarity_class, rarity_level
from ptcg_desktop.ui.widgets.symbol_text import draw_with_symbols, show_with_symbols
from ptcg_desktop.ui.widgets.type_badge import TYPE_COLOURS, badge_path, paint_badge, type_colours

LONG = "Choose one of the invented things on the table and put it somewhere else. " * 12


def card(**facts: object) -> CardDef:
    plain: dict[str, object] = {
        "id": "inv1-1", "set_id": "inv1", "number": "1", "name": Text("Emberpup", "Brasinha"), "kind": "pokemon",
        "stage": "basic", "hp": 50, "types": ("R",), "attacks": (Attack(Text("Nudge"), ("R", "C"), Damage(10, "+")),),
        "weaknesses": (Modifier("W", "×2"),), "retreat": 1, "rarity": "Common", "release": "1999-01-09",
    }  # fmt: skip
    return CardDef(**(plain | facts))  # type: ignore[arg-type]


def painted(found: CardDef, width: int = 300, dpr: float = 1.0, language: str = "en") -> QImage:
    image = QImage(
        QSize(round(width * dpr), round(card_height(width) * dpr)), QImage.Format.Format_ARGB32_Premultiplied
    )
    image.setDevicePixelRatio(dpr)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    paint_card(painter, QRectF(0, 0, width, card_height(width)), found, language=language)
    painter.end()
    return image


@pytest.mark.parametrize("language", ["en", "pt"])
def test_every_starter_card_can_be_painted(qapp: QApplication, language: str) -> None:
    for index, found in enumerate(load_starter().cards):
        image = painted(found, (120, 196, 300)[index % 3], language=language)
        assert image.pixelColor(image.width() // 2, image.height() // 2).alpha() == 255, found.id


@pytest.mark.parametrize(
    "odd",
    [
        card(name=Text("")),
        card(name=Text("A name that is far too long for any card that was ever drawn anywhere")),
        card(types=("R", "W", "Y"), hp=9990),
        card(types=("?",), rarity="Rarest of all"),
        card(types=(), attacks=(), stage="", hp=0),
        card(attacks=(Attack(Text("Free"), ()), Attack(Text("Dear"), ("C",) * 9, Damage(0, "?")))),
        card(attacks=tuple(Attack(Text(f"Act {n}"), ("R",), Damage(10), Text(LONG)) for n in range(4))),
        card(powers=(Power("ability", Text("Own"), Text(LONG)), Power("held_item", Text("Two"), effect_missing=True))),
        card(weaknesses=tuple(Modifier(each, "×2") for each in "GRWLPF")),
        card(kind="trainer", types=(), rules=(Text(LONG), Text(LONG)), trainer_kind="rocket_secret_machine"),
        card(kind="trainer", types=(), effect_missing=True),
        card(kind="energy", types=(), provides=("*",) * 5, energy_kind="special", effect_missing=True),
        card(kind="energy", types=(), provides=()),
    ],
    ids=lambda each: f"{each.kind}-{each.name.en[:9]}",
)
@pytest.mark.parametrize("width", [30, 59, 60, 120, 195, 196, 300, 480])
def test_odd_cards_are_painted_too(qapp: QApplication, odd: CardDef, width: int) -> None:
    assert painted(odd, width).pixelColor(width // 2, 40).alpha() == 255


def test_the_same_card_always_looks_the_same_and_another_print_differently(qapp: QApplication) -> None:
    assert painted(card()) == painted(card())
    assert painted(card()) != painted(card(id="inv2-1"))
    assert painted(card()) != painted(card(types=("W",)))


def test_sharp_at_twice_the_pixels(qapp: QApplication) -> None:
    once, twice = painted(card(), 200), painted(card(), 200, 2.0)
    assert (twice.width(), twice.height()) == (2 * once.width(), 2 * once.height())
    smooth = Qt.TransformationMode.SmoothTransformation
    enlarged = once.scaled(twice.size(), Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    enlarged.setDevicePixelRatio(2.0)
    assert enlarged != twice


def test_both_languages(qapp: QApplication) -> None:
    assert painted(card(), language="en") != painted(card(), language="pt")
    assert evolves_line("Brasinha", "pt") == "Evolui de Brasinha"


@pytest.mark.parametrize("text", ["", "short", LONG, "ÉÇÃ ♀ ♂ δ ★ ☆ ◇ " * 20, "x" * 400])
def test_text_is_cut_with_an_ellipsis_and_never_runs_over(qapp: QApplication, text: str) -> None:
    font = face_font(11)
    lines = broken(text, font, 150)
    metrics = QFontMetricsF(font)
    assert all(metrics.horizontalAdvance(line) <= 151 for line in lines)
    assert "".join("".join(lines).split()) == "".join(text.split())
    few = clipped(lines, 3, font, 150)
    assert len(few) <= 3
    if len(lines) > 3:
        assert few[-1].endswith("…")
    squeezed, cut = fitted(text, font, 90)
    assert QFontMetricsF(squeezed).horizontalAdvance(cut) <= 91


def test_a_long_body_fits_its_room(qapp: QApplication) -> None:
    long = card(attacks=(Attack(Text("A"), ("R",), Damage(10), Text(LONG)),) * 2)
    body = Body(long, "en", type_colours("R"), 260, worded(long, "en", None))
    image = QImage(300, 420, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    body.paint(painter, QRectF(10, 200, 260, 120))
    painter.end()
    assert body.height(0.0) <= 120
    assert any(lines[-1].endswith("…") for lines in body.lines)


def test_badges_differ_by_form_and_letter_not_only_by_colour(qapp: QApplication) -> None:
    seen: dict[bytes, str] = {}
    outlines = set()
    for letter in TYPE_COLOURS:
        image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        paint_badge(painter, QRectF(0, 0, 40, 40), letter)
        painter.end()
        grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
        assert bytes(grey.constBits()) not in seen
        seen[bytes(grey.constBits())] = letter
        path = badge_path(letter, QRectF(0, 0, 40, 40))
        outlines.add(tuple(round(path.elementAt(at).x) for at in range(path.elementCount())))
    assert len(outlines) == len(TYPE_COLOURS)


@pytest.mark.parametrize(
    ("rarity", "level"),
    [("", 0), ("None", 0), ("Common", 1), ("Uncommon", 2), ("Rare", 3), ("Promo", 3), ("Rare Holo", 4),
     ("Holo Rare", 4), ("Double rare", 5), ("Holo Rare VMAX", 5), ("Illustration rare", 5),
     ("Special illustration rare", 6), ("Hyper rare", 6), ("Secret Rare", 6), ("Never heard of", 0)],
)  # fmt: skip
def test_rarity_classes(rarity: str, level: int) -> None:
    assert rarity_class(rarity) == level


def test_a_rare_that_exists_only_as_holo_shimmers() -> None:
    assert rarity_level(card(rarity="Rare", variants=(Variant("holo"), Variant("reverse")))) == 4
    assert rarity_level(card(rarity="Rare", variants=(Variant("holo"), Variant("normal")))) == 3


@pytest.fixture
def cache(qapp: QApplication) -> FaceCache:
    def find(card_id: str) -> CardDef | None:
        return card(id=card_id) if card_id.startswith("inv") else None

    return FaceCache(find, lambda _set: SetDef(id="inv1", name=Text("Invented One")), budget=1_000_000)


def test_the_cache_is_bounded_and_drops_what_was_used_least_lately(cache: FaceCache) -> None:
    for number in range(40):
        cache.pixmap(card(id=f"inv-{number}"), 120)
        cache.pixmap(card(id="inv-0"), 120)
        assert cache.bytes_kept <= 1_000_000
    assert cache.peek("inv-0", 120, 1.0, "en") is not None
    assert cache.peek("inv-1", 120, 1.0, "en") is None
    assert cache.peek("inv-39", 120, 1.0, "en") is not None


def test_wanted_faces_come_in_order_while_idle(cache: FaceCache, qtbot: QtBot) -> None:
    for number in range(3):
        cache.want(f"inv-{number}", 120, 1.0, "en")
    cache.want("gone", 120, 1.0, "en")
    assert cache.peek("inv-0", 120, 1.0, "en") is None
    qtbot.waitUntil(lambda: cache.peek("inv-2", 120, 1.0, "en") is not None)
    found = cache.peek("inv-0", 120, 1.0, "en")
    assert found is not None
    assert found.height() == round(120 * CARD_RATIO)
    cache.want("inv-7", 120, 1.0, "en")
    cache.forget_wishes()
    QApplication.processEvents()
    assert cache.peek("inv-7", 120, 1.0, "en") is None
    assert cache.stand_in("inv-1", "en") is not None
    cache.clear()
    assert cache.bytes_kept == 0
    assert cache.stand_in("inv-1", "en") is None


def test_symbols_in_texts_are_badges_that_stay_within_their_letters(qapp: QApplication, qtbot: QtBot) -> None:
    def drawn(line: str) -> QImage:
        image = QImage(260, 40, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.white)
        painter = QPainter(image)
        painter.setFont(face_font(20))
        draw_with_symbols(painter, QPointF(4, 28), line)
        painter.end()
        return image

    def blue(image: QImage) -> list[int]:
        pixels = ((x, image.pixelColor(x, 20)) for x in range(image.width()))
        return [x for x, colour in pixels if colour.blue() > colour.red() + 60]

    found = blue(drawn("Take {W}{W} now"))
    assert found
    assert max(found) < 4 + QFontMetricsF(face_font(20)).horizontalAdvance("Take {W}{W}")
    assert not blue(drawn("Take {Z} {W now"))
    label = QLabel()
    qtbot.addWidget(label)
    show_with_symbols(label, "1 <b>{W}</b>\nEnergia {W}", "pt")
    assert label.accessibleName() == "1 <b>Água</b>\nEnergia de Água"
    shown = label.grab().toImage()
    colours = [shown.pixelColor(x, y) for x in range(shown.width()) for y in range(shown.height())]
    assert any(colour.blue() > colour.red() + 60 for colour in colours)
    show_with_symbols(label, "a <b>", "pt")
    assert label.text() == "a <b>"

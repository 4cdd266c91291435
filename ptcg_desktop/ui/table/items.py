"""The things on the board. Each has its origin in its middle, so that it turns about it, and paints ready pixmaps."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.ui.table import marks
from ptcg_desktop.ui.table.picture import Handle, PokemonPicture, badges_of
from ptcg_desktop.ui.widgets.type_badge import badge_path

Lit = Literal["", "can", "target", "chosen"]
SPRITES_KEPT = 260
MARKERS_SHOWN = 4
_SHOWN_ATTACHED = 3
_SHADOW_ROOM, _LIGHT_ROOM = 5, 12
_EDGES, _EDGE = 4, 1.4
_THICK = math.ceil(_EDGES * _EDGE)
"""Edges of cards under the top one of a pile, how far apart they are drawn, and the room they take."""
ANGLES = {"upright": 0.0, "left": -90.0, "right": 90.0, "upside_down": 180.0}


@dataclass
class Look:
    """What all items need for painting; one object for the scene, changed in place when theme or screen change."""

    face: Callable[[CardDef, float, float], QPixmap]
    """(card, width in logical pixels, device pixel ratio) → face."""
    energy: Callable[[QPainter, QRectF, str], None]
    """Paints the symbol of one Energy unit."""
    colours: marks.BoardColours
    other_face: Callable[[CardDef, float, float], QPixmap] | None = None
    """The face in the other language; None where there is but one."""
    dpr: float = 1.0
    sprites: OrderedDict[tuple[object, ...], QPixmap] = field(default_factory=OrderedDict)
    """Whole items painted before, newest last: moving and lighting things is then only copying pixels."""

    def card_pixmap(self, card: CardDef | None, width: float, height: float) -> QPixmap:
        """The face, or the back for a card that may not be seen."""
        if card is None:
            return marks.back_pixmap(QSize(round(width), round(height)), self.dpr)
        return self.face(card, width, self.dpr)


class BoardItem(QGraphicsItem):
    """Something that lies on the board."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.look = look
        self.handle: Handle | None = None
        self.width = 1.0
        self.height = 1.0
        self.lit: Lit = ""
        self.focused = False
        self._bounds = QRectF()
        self._sprite: QPixmap | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def body(self) -> QRectF:
        """The card itself, without glow and badges."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    def resize(self, width: float, height: float) -> None:
        """Give it another size (logical pixels)."""
        if (width, height) != (self.width, self.height):
            self.width, self.height = width, height
            self._fit()
            self.repaint()

    def set_lit(self, lit: Lit, focused: bool) -> None:
        """Light it, or not."""
        if (lit, focused) != (self.lit, self.focused):
            self.lit, self.focused = lit, focused
            self._fit()
            self.repaint()

    def bounds(self) -> QRectF:
        """Everything it paints on, in whole pixels: every transparent pixel round a card is copied in every frame."""
        room = _LIGHT_ROOM if self.lit or self.focused else _SHADOW_ROOM
        return QRectF(self.body.adjusted(-room, -room, room, room).toAlignedRect())

    def _fit(self) -> None:
        """What it paints on may be another rectangle now."""
        bounds = self.bounds()
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds

    def boundingRect(self) -> QRectF:
        return self._bounds

    def repaint(self) -> None:
        """It looks different now."""
        self._sprite = None
        self.update()

    def key(self) -> tuple[object, ...]:
        """What its looks depend on, besides size, lights and screen."""
        raise NotImplementedError

    def draw(self, painter: QPainter) -> None:
        """Paint it anew."""
        raise NotImplementedError

    def set_in_ground(self, taken: bool) -> None:
        """Have it painted with the ground of the board, or by itself again."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents, taken)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._sprite is None:
            self._sprite = self._drawn()
        # In pixels of the screen: copied as they are, which is sharp and fast at 1.5 times as well.
        dpr = self.look.dpr
        if dpr != 1:
            painter.scale(1 / dpr, 1 / dpr)
        corner = self._bounds.topLeft() * dpr
        if self.rotation() % 90 == 0:
            painter.drawPixmap(corner, self._sprite)
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(corner, self._sprite)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)

    def _drawn(self) -> QPixmap:
        look = self.look
        key = (type(self), self.width, self.height, self.lit, self.focused, look.dpr, *self.key())
        found = look.sprites.get(key)
        if found is not None:
            look.sprites.move_to_end(key)
            return found
        made = QPixmap(self._bounds.size().toSize() * look.dpr)
        made.setDevicePixelRatio(look.dpr)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self._bounds.topLeft())
        self.draw(painter)
        painter.end()
        made.setDevicePixelRatio(1.0)
        look.sprites[key] = made
        while len(look.sprites) > SPRITES_KEPT:
            look.sprites.popitem(last=False)
        return made

    def shape_contains(self, point: QPointF) -> bool:
        """Is the scene point on the card?"""
        return self.body.contains(self.mapFromScene(point))

    def paint_lights(self, painter: QPainter) -> None:
        """The glow of a lit thing and the ring of the keyboard's place."""
        colours = self.look.colours
        if self.lit:
            colour = {"can": colours.can, "target": colours.target, "chosen": colours.chosen}[self.lit]
            marks.paint_glow(painter, self.body, colour)
        if self.focused:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            radius = self.width * marks.CORNER + 4
            for colour, width in ((QColor("white"), 4.5), (QColor("black"), 2.0)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(self.body.adjusted(-5, -5, 5, 5), radius, radius)


class CardItem(BoardItem):
    """One card, or a pile that shows its top card: hand cards, Prizes, deck, discard pile, Stadium."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.card: CardDef | None = None
        self.count = 0
        self.pile = False

    def show_card(self, card: CardDef | None, count: int = 0, *, pile: bool = False) -> None:
        """Show that face (None = back); piles have a thickness and a number."""
        if (card, count, pile) != (self.card, self.count, self.pile):
            self.card, self.count, self.pile = card, count, pile
            self._fit()
            self.repaint()

    def bounds(self) -> QRectF:
        bounds = super().bounds()
        return bounds.adjusted(0, 0, _THICK, _THICK) if self.pile else bounds

    def key(self) -> tuple[object, ...]:
        return (None if self.card is None else self.card.id, self.count, self.pile)

    def draw(self, painter: QPainter) -> None:
        body = self.body
        if self.pile:
            for step in range(min(_EDGES, self.count // 12), 0, -1):
                edge = body.translated(step * _EDGE, step * _EDGE)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setPen(QPen(QColor(255, 255, 255, 90), 0.8))
                painter.setBrush(QColor("#2a4268") if self.card is None else QColor("#7b848d"))
                painter.drawPath(marks.card_path(edge))
        marks.paint_shadow(painter, body, self.look.colours)
        painter.drawPixmap(body.topLeft(), self.look.card_pixmap(self.card, self.width, self.height))
        self.paint_lights(painter)
        if self.pile:
            height = max(15.0, self.width * 0.26)
            centre = QPointF(0, body.bottom() - height * 0.7)
            marks.paint_pill(painter, centre, str(self.count), height, marks.COUNT, QColor("white"))


class PlaceItem(BoardItem):
    """An empty place printed on the mat; invisible work is none: it only lights up when something may go there."""

    def __init__(self, look: Look, label: str = "") -> None:
        super().__init__(look)
        self.label = label
        self.plain = True
        self.setZValue(0)

    def set_label(self, label: str) -> None:
        """Change its name (another language)."""
        if label != self.label:
            self.label = label
            self.repaint()

    def key(self) -> tuple[object, ...]:
        return (self.label,)

    def draw(self, painter: QPainter) -> None:
        marks.paint_place(painter, self.body, self.look.colours, self.label)
        if self.lit == "target":
            tint = QColor(self.look.colours.target)
            tint.setAlpha(46)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tint)
            painter.drawPath(marks.card_path(self.body))
        self.paint_lights(painter)


class PokemonItem(BoardItem):
    """A Pokémon in play with all that lies on it: earlier stages, damage, Energy, conditions."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.picture: PokemonPicture | None = None

    def show_pokemon(self, picture: PokemonPicture) -> None:
        """Show this; nothing happens if it is shown already."""
        if picture != self.picture:
            self.picture = picture
            self.handle = picture.handle
            self.repaint()

    def bounds(self) -> QRectF:
        reach = math.ceil(self.height / 2 + max(14.0, self.width * 0.2))
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def shape_contains(self, point: QPointF) -> bool:
        return self.face_rect().contains(self.mapFromScene(point))

    def face_rect(self) -> QRectF:
        """The rectangle the (perhaps turned) card covers."""
        if self.picture is not None and self.picture.turned in ("left", "right"):
            return QRectF(-self.height / 2, -self.width / 2, self.height, self.width)
        return self.body

    def key(self) -> tuple[object, ...]:
        return () if self.picture is None else pokemon_key(self.picture)

    def draw(self, painter: QPainter) -> None:
        picture = self.picture
        if picture is None:
            return
        self._paint_attached(painter, picture)
        painter.save()
        painter.rotate(ANGLES[picture.turned])
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, picture.turned != "upright")
        self._paint_stack(painter, picture)
        marks.paint_shadow(painter, self.body, self.look.colours)
        painter.drawPixmap(self.body.topLeft(), self.look.card_pixmap(picture.card, self.width, self.height))
        self.paint_lights(painter)
        painter.restore()
        rect = self.face_rect()
        marks.paint_hp_bar(painter, rect, picture.damage, picture.hp)
        self._paint_energy(painter, picture)
        marks.paint_damage(painter, rect, self.width, picture.damage)
        self._paint_conditions(painter, picture, rect)
        self._paint_markers(painter, picture, rect)

    def _paint_stack(self, painter: QPainter, picture: PokemonPicture) -> None:
        below = picture.stack[:-1]
        for depth, card in enumerate(below):
            lift = (len(below) - depth) * self.height * 0.055
            rect = self.body.translated(0, -lift)
            marks.paint_shadow(painter, rect, self.look.colours)
            painter.drawPixmap(rect.topLeft(), self.look.card_pixmap(card, self.width, self.height))

    def attached_at(self, point: QPointF) -> int | None:
        """The number of the attached card under the scene point: its Energy symbol, or what looks out of a Trainer."""
        picture, at = self.picture, self.mapFromScene(point)
        if picture is None:
            return None
        for (_letter, _count, place), spot in reversed(self._energy_spots(picture)):
            if spot.contains(at) and place < len(picture.energy_keys):
                return picture.energy_keys[place]
        spots = zip(picture.attached_keys, self._attached_spots(picture), strict=False)
        beside = (key for key, spot in reversed(list(spots)) if spot.contains(at))
        return None if self.face_rect().contains(at) else next(beside, None)

    def _attached_spots(self, picture: PokemonPicture) -> list[QRectF]:
        rect, width = self.face_rect(), float(round(self.width * 0.42))
        height = width * self.height / self.width
        left, first = round(rect.right() - width * 0.62), rect.top() + rect.height() * 0.3
        tops = (round(first + index * height * 0.4) for index in range(len(picture.attached[:_SHOWN_ATTACHED])))
        return [QRectF(left, top, width, height) for top in tops]

    def _paint_attached(self, painter: QPainter, picture: PokemonPicture) -> None:
        """Attached Trainers look out at the side, upright however the Pokémon is turned."""
        for card, spot in zip(picture.attached, self._attached_spots(picture), strict=False):
            painter.drawPixmap(spot.topLeft(), self.look.card_pixmap(card, spot.width(), spot.height()))

    def _energy_spots(self, picture: PokemonPicture) -> list[tuple[tuple[str, int, int], QRectF]]:
        """The symbols of attached Energy, as `badges_of` gives them, each with its place."""
        rect, badges = self.face_rect(), badges_of(picture.energy)
        size = float(round(max(15.0, self.width * 0.26)))
        step = min(size * 1.02, (rect.width() + size * 0.3) / max(1, len(badges)))
        x = rect.center().x() - step * (len(badges) - 1) / 2
        y = rect.bottom() - size * 0.12
        spots = (QRectF(round(x + at * step - size / 2), round(y - size / 2), size, size) for at in range(len(badges)))
        return list(zip(badges, spots, strict=True))

    def _paint_energy(self, painter: QPainter, picture: PokemonPicture) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for (letter, count, _place), spot in self._energy_spots(picture):
            size = spot.width()
            painter.fillPath(badge_path(letter, spot.adjusted(-2, -2, 2, 2)), QColor(255, 255, 255, 235))
            self.look.energy(painter, spot, letter)
            if count > 1:
                centre = QPointF(spot.right() - size * 0.1, spot.bottom() - size * 0.12)
                marks.paint_pill(painter, centre, f"{count}", size * 0.62, marks.COUNT, QColor("white"))

    def _paint_conditions(self, painter: QPainter, picture: PokemonPicture, rect: QRectF) -> None:
        size = max(20.0, self.width * 0.32)
        y = rect.top() + size * 1.1  # below the name
        if picture.poisoned:
            marks.paint_poison(painter, QPointF(rect.left() + size * 0.25, y), size)
            y += size * 1.25
        if picture.burned:
            marks.paint_burn(painter, QPointF(rect.left() + size * 0.25, y), size)

    def _paint_markers(self, painter: QPainter, picture: PokemonPicture, rect: QRectF) -> None:
        """Markers laid by hand: labels across the middle of the card, one below the other."""
        height = max(13.0, self.width * 0.17)
        y = rect.center().y() - height * 0.2
        for text in picture.markers[:MARKERS_SHOWN]:
            marks.paint_marker(painter, QPointF(rect.center().x(), y), text, height, rect.width() * 0.96)
            y += height * 1.15


class CoinItem(BoardItem):
    """A coin that was flipped, with what for."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.heads = True
        self.letters = ("", "")
        self._over = False

    def show_coin(self, *, heads: bool, letters: tuple[str, str]) -> None:
        """Show this side up; `letters` stand on heads and tails."""
        self.heads, self.letters = heads, letters
        self.repaint()

    def turn(self, height: float) -> None:
        """Show it as high as that share of itself, as a coin that turns over in the air; below 0: its other side."""
        if (height < 0) != self._over:
            self._over = height < 0
            self.repaint()
        self.setTransform(QTransform.fromScale(1.0, max(0.08, abs(height))))

    def key(self) -> tuple[object, ...]:
        return (self.heads != self._over, self.letters)

    def draw(self, painter: QPainter) -> None:
        heads = self.heads != self._over
        letter = self.letters[0 if heads else 1]
        marks.paint_coin(painter, QPointF(0, 0), self.width / 2, heads=heads, letter=letter)


class CaptionItem(BoardItem):
    """A few small words on the mat: what the coins were for."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self.setVisible(False)

    def set_text(self, text: str) -> None:
        """Show other words; none hide it."""
        if text != self.text:
            self.text = text
            self.repaint()
        self.setVisible(bool(text))

    def key(self) -> tuple[object, ...]:
        return (self.text,)

    def draw(self, painter: QPainter) -> None:
        painter.setFont(marks.fitted_font(self.text, self.width, max(10.0, self.height * 0.24)))
        painter.setPen(self.look.colours.label)
        flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
        painter.drawText(self.body, flags, self.text)


class CountItem(BoardItem):
    """How many cards lie there, where no card can carry the number itself: of a hand, of the Prizes."""

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.text = ""
        self.setVisible(False)

    def set_text(self, text: str) -> None:
        """Show this number; none hides it."""
        if text != self.text:
            self.text = text
            self.repaint()
        self.setVisible(bool(text))

    def key(self) -> tuple[object, ...]:
        return (self.text,)

    def draw(self, painter: QPainter) -> None:
        marks.paint_pill(painter, QPointF(0, 0), self.text, self.height, marks.COUNT, QColor("white"), self.width)


class MarkersItem(BoardItem):
    """Beside the board of a player, one below the other from the top of its box: what may be used once in a game and is
    used up, then the markers laid by hand.
    """

    def __init__(self, look: Look) -> None:
        super().__init__(look)
        self.once: tuple[str, ...] = ()
        self.markers: tuple[str, ...] = ()
        self.setVisible(False)

    def show_markers(self, once: tuple[str, ...], markers: tuple[str, ...]) -> None:
        """Show these; none hide it."""
        if (once, markers) != (self.once, self.markers):
            self.once, self.markers = once, markers
            self.repaint()
        self.setVisible(bool(once or markers))

    def key(self) -> tuple[object, ...]:
        return (self.once, self.markers)

    def draw(self, painter: QPainter) -> None:
        height = max(15.0, min(24.0, self.height * 0.17))
        y = self.body.top() + height / 2
        shown = [(text, marks.USED) for text in self.once] + [(text, marks.MARKER) for text in self.markers]
        for text, fill in shown[: int(self.height / (height * 1.2))]:
            marks.paint_marker(painter, QPointF(0, y), text, height, self.width, fill)
            y += height * 1.2


class FloatItem(BoardItem):
    """A number that rises from a Pokémon and fades: damage just put."""

    def __init__(self, look: Look, text: str) -> None:
        super().__init__(look)
        self.text = text
        self.setZValue(900)

    def key(self) -> tuple[object, ...]:
        return (self.text,)

    def draw(self, painter: QPainter) -> None:
        marks.paint_pill(painter, QPointF(0, 0), self.text, self.height, marks.DAMAGE, QColor("white"))


def pokemon_key(one: PokemonPicture) -> tuple[object, ...]:
    """What the looks of a Pokémon depend on. Cards by id: comparing all their texts would cost more than painting."""
    return (
        tuple(None if card is None else card.id for card in one.stack),
        one.energy,
        tuple(card.id for card in one.attached),
        one.damage,
        one.hp,
        one.turned,
        one.poisoned,
        one.burned,
        one.markers,
    )

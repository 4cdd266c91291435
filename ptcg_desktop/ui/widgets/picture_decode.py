"""The bytes of a picture → an image of exactly the pixels a face has, with its round corners; safe on any thread.

What came over the network is not trusted: only the decoder of the kind its bytes show is asked, and not before the
size and the proportions are known to be those of a card.
"""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QImageReader, QPainter

from ptcg_desktop.files.pictures import PictureKind

MOST_PIXELS = 6_000_000
"""Eight times the large pictures of the known hosts; decoded it takes 24 MB for a moment."""
LEAST_WIDTH = 60
PROPORTIONS = (1.25, 1.55)
"""Height by width: pictures of cards are cut a little differently, anything else is no card."""
CORNER = 14 / 300
"""Radius of the corners by the width, as drawn faces have it."""


def decode_picture(data: bytes, kind: PictureKind, size: QSize) -> QImage | None:
    """The picture in `size` device pixels; None if it is broken, too large, or has not the shape of a card."""
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(kind.encode()))
    reader.setAutoDetectImageFormat(False)
    if not _like_a_card(reader.size()):
        return None
    reader.setScaledSize(size)  # scaled in there, where other threads of the interpreter may run meanwhile
    image = reader.read()
    return None if image.isNull() else _with_corners(image)


def _like_a_card(size: QSize) -> bool:
    width, height = size.width(), size.height()
    if width < LEAST_WIDTH or width * height > MOST_PIXELS:
        return False
    return PROPORTIONS[0] <= height / width <= PROPORTIONS[1]


def _with_corners(image: QImage) -> QImage:
    made = QImage(image.size(), QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(image))
    radius = image.width() * CORNER
    painter.drawRoundedRect(QRectF(image.rect()), radius, radius)
    painter.end()
    return made

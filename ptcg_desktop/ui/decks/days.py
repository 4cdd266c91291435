"""Moments of the library in the words of the window."""

from __future__ import annotations

from PySide6.QtCore import QDateTime, QLocale, Qt


def short_day(moment: str) -> str:
    """The day of a moment (ISO 8601, UTC) where the person is, written short."""
    day = QDateTime.fromString(moment, Qt.DateFormat.ISODate).toLocalTime().date()
    return QLocale().toString(day, QLocale.FormatType.ShortFormat)

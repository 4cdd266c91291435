"""What the first visit of any page would wait for, read on a worker thread while the person looks at the first one."""

from __future__ import annotations

from collections.abc import Callable


def warm(cancelled: Callable[[], bool]) -> None:
    """Read all sentences, and import what settings and searching need; nothing is made that a service would keep."""
    from ptcg_desktop.services.words import sentences, terms

    sentences()
    terms()
    if cancelled():
        return
    from ptcg_desktop.services.query.parse import parse
    from ptcg_desktop.services.settings_loading import load_settings

    load_settings().Settings()
    parse("type:fire")

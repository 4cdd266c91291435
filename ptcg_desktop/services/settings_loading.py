"""The settings module, imported by one thread at a time.

pydantic's modules import one another in circles. Python lets two threads into such a circle and shows each the modules
the other has only half made, so a worker that loads ahead and a click that needs the settings must not do it together.
"""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from types import ModuleType

_importing = threading.Lock()


def load_settings() -> ModuleType:
    """`ptcg_desktop.services.settings`, whole; waits for a thread that is importing it."""
    with _importing:
        from ptcg_desktop.services import settings

        return settings

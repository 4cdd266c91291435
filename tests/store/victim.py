"""A process to be killed: `python -m tests.store.victim`.

Loads everything once, then, for each line of JSON on standard input (`{"home": …, "acts": […]}`), forks a child that
does the acts and writes a dot for each one that was acknowledged. Once the child is dead, it writes a bar.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

# All is loaded before the first fork, so that a child starts at once.
from ptcg_desktop.store import backup, migrating, session, steps  # noqa: F401
from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.opening import open_library
from ptcg_desktop.store.rows import PLAIN
from tests.store.conftest import row


def act(library: Library, name: str, what: str = "") -> None:
    """Do one act and return when it is acknowledged."""
    if name == "add":
        with library.step("collection") as step:
            held = step.holding_of(what, PLAIN)
            if held is None:
                step.insert("holding", row(what, 1))
            else:
                step.update("holding", (held.id,), {"count": held.count + 1})
    elif name == "undo":
        library.undo("collection")
    elif name == "redo":
        library.redo("collection")
    elif name == "backup":
        backup.make_backup(library.path)
    elif name == "migrate":
        migrating.upgrade(library, scripts=Path(what), version=3)
    else:
        library.close()
        backup.restore(library.path, Path(what))


def live(home: Path, acts: Sequence[Sequence[str]]) -> None:
    """The child: open, act, wait for the end."""
    library = open_library(home)
    for each in acts:
        act(library, *each)
        os.write(1, b".")
    time.sleep(60)


def main() -> None:
    """The parent of the children."""
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            live(Path(order["home"]), order["acts"])
            os._exit(1)
        os.write(1, f"{child}\n".encode())
        os.waitpid(child, 0)
        os.write(1, b"|")


if __name__ == "__main__":
    main()

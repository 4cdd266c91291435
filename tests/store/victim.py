"""A process to be killed: `python -m tests.store.victim`.

Loads everything once, then, for each line of JSON on standard input (`{"home": …, "acts": […], "room": …}`), forks a
child that does the acts and writes a dot for each one that was acknowledged. Once the child is dead, it writes a bar.

With `room`, no file the child writes may grow beyond so many bytes, as on a disk that is full; it then ends by itself,
at the first act for which there was no room, which it says with an exclamation mark.
"""

from __future__ import annotations

import json
import os
import resource
import signal
import sys
import time
import traceback
from collections.abc import Sequence
from pathlib import Path

# All is loaded before the first fork, so that a child starts at once.
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.csv_presets import Preset
from ptcg_desktop.files.csv_text import Shape
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.collection import CardRef, CollectionService, Edit, Entry
from ptcg_desktop.services.collection_import import ImportService
from ptcg_desktop.services.collection_lists import ListService, Wanted
from ptcg_desktop.services.collection_plan import FileTable, ReadRow
from ptcg_desktop.store import backup, migrating, session, steps  # noqa: F401
from ptcg_desktop.store.connect import Library
from ptcg_desktop.store.library import VERSION
from ptcg_desktop.store.opening import open_library

BULK = 150
"""Rows of a bulk act."""


def act(library: Library, name: str, what: str = "") -> None:
    """Do one act and return when it is acknowledged."""
    collection = CollectionService(library, lambda set_id: set_id)
    if name == "add":
        collection.add_many([Entry(CardRef(what, "Glimmoth", "inv1", "Invented One", "1"))])
    elif name == "bulk":
        collection.add_many(Entry(CardRef(f"{what}-{number}", "Glimmoth")) for number in range(BULK))
    elif name == "import":
        import_rows(library, what)
    elif name == "move":
        collection.edit([held.id for held in collection.holdings()], Edit(place=what))
    elif name == "list":
        lists = ListService(library, collection.reference)
        list_id = next((each.id for each in lists.all()), None)
        if list_id is None:
            list_id = lists.create("Wishes").value.id
        else:
            lists.put(list_id, [Wanted(card=CardRef(what, "Glimmoth")), Wanted(card=CardRef("", what))])
    elif name == "undo":
        library.undo("collection")
    elif name == "redo":
        library.redo("collection")
    elif name == "backup":
        backup.make_backup(library.path)
    elif name == "migrate":
        migrating.upgrade(library, scripts=Path(what), version=VERSION + 1)
    elif name == "catalogue":
        CatalogueService(library.path.parent, lambda: ((), ())).import_paths([Path(what)])
    else:
        library.close()
        backup.restore(library.path, Path(what))


def import_rows(library: Library, what: str) -> None:
    """Import a file whose rows were found."""
    names = [f"{what}-{number}" for number in range(BULK)]
    rows = tuple(ReadRow(place, 1, CardRef(name, "Glimmoth")) for place, name in enumerate(names))
    table = FileTable(Path("in.csv"), Shape("utf-8", ","), "", Preset("Any", ()), (), rows)
    home = library.path.parent
    collection = CollectionService(library, lambda set_id: set_id)
    service = ImportService(library, CatalogueService(home), collection.reference, home, lambda: None)
    service.apply(service.plan(table))


def live(home: Path, acts: Sequence[Sequence[str]], room: int | None) -> None:
    """The child: open, act, wait for the end."""
    if room is not None:
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))
    try:
        library = open_library(home)
        for each in acts:
            act(library, *each)
            os.write(1, b".")
    except KnownError as error:
        if room is None or error.code not in ("database.full", "database.io"):
            raise
        os.write(1, b"!")
    if room is None:
        time.sleep(60)


def main() -> None:
    """The parent of the children."""
    for line in sys.stdin:
        order = json.loads(line)
        child = os.fork()
        if child == 0:
            try:
                live(Path(order["home"]), order["acts"], order["room"])
            except BaseException:
                traceback.print_exc()
                os.write(1, b"?")
            os._exit(1)
        os.write(1, f"{child}\n".encode())
        os.waitpid(child, 0)
        os.write(1, b"|")


if __name__ == "__main__":
    main()

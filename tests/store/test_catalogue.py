"""catalogue.db: whatever stops an import, the old catalogue or the new one is there, whole."""

from __future__ import annotations

import os
import random
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.store.catalogue import VERSION, Catalogue, NewCatalogue, look
from ptcg_desktop.store.opening import open_library
from tests.store.conftest import Victim
from tests.unit.files.sources import card_file, make_tar, tree

KILLS = 22


def many(tmp_path: Path, name: str, hp: int, count: int = 100) -> Path:
    cards = {str(number): card_file(hp=str(hp)) for number in range(1, count + 1)}
    return make_tar(tmp_path / name, tree(cards), "w:gz")


@pytest.mark.skipif(os.name != "posix", reason="needs fork and SIGKILL")
def test_a_kill_or_a_full_disk_at_any_moment_leaves_a_whole_catalogue(
    tmp_path: Path, home: Path, victim: Victim
) -> None:
    open_library(home).close()
    CatalogueService(home, lambda: ((), ())).import_paths([many(tmp_path, "old", 60)])
    archive = many(tmp_path, "new", 70, count=120)
    acts = [["catalogue", str(archive)]] * 4
    chance = random.Random(20_300_501)
    victim.without_room(tmp_path, [], 2**30)  # the process itself has started
    started = time.monotonic()
    assert victim.without_room(tmp_path, acts[:1], 2**30) == (1, False)
    length = time.monotonic() - started
    seen = set()
    for number in range(KILLS):
        if number % 6 == 5:
            assert victim.without_room(home, acts, chance.randrange(10_000, 60_000)) == (0, True)
        else:
            victim.kill_after(home, acts, 0, chance.uniform(0, 2) * length)
        with closing(sqlite3.connect(home / "catalogue.db")) as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        service = CatalogueService(home, lambda: ((), ()))
        cards = service.cards(service.search())
        state = (len(cards), {card.hp for card in cards} - {60}, service.info().printings)
        assert state in ((100, set(), 100), (120, {70}, 120))
        seen.add(state[0])
        service.close()
    assert 120 in seen, "no import ever came to its end: the kills come too early to prove anything"
    # What a killed import left lying about does not disturb the next one.
    report = CatalogueService(home, lambda: ((), ())).import_paths([archive])
    assert report.printings == 120
    assert {path.name for path in home.iterdir()} - {"library.db", "library.lock"} == {"catalogue.db", "catalogue.lock"}


def write(path: Path, *, cards: list[tuple[str, bytes]]) -> None:
    with NewCatalogue(path) as new:
        new.add_records(("tcgdex", card_id, document) for card_id, document in cards)
        new.add_cards(cards)
        new.add_source_sets([("tcgdex", "inv1", b"set")])
        new.add_decks([("d2", b"two"), ("d1", b"one")])
        new.add_meta("columns", b"columns")
        new.finish()
        new.swap_in()


def test_what_is_written_is_read(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    assert look(path) == 0
    cards = [(f"inv1-{number}", str(number).encode()) for number in range(2500)]
    write(path, cards=cards)
    assert look(path) == VERSION
    store = Catalogue(path)
    assert store.card("inv1-7") == b"7"
    assert store.card("gone") is None
    assert store.cards([card_id for card_id, _ in cards] + ["gone"]) == dict(cards)
    assert sorted(store.records()) == sorted(("tcgdex", *card) for card in cards)
    assert store.source_sets() == [("tcgdex", "inv1", b"set")]
    assert store.decks() == [("d1", b"one"), ("d2", b"two")]
    assert (store.meta("columns"), store.meta("gone")) == (b"columns", None)
    store.close()
    assert store.card("inv1-7") == b"7", "it opens again by itself"
    store.close()


def test_leaving_before_the_swap_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    write(path, cards=[("a", b"old")])
    before = path.read_bytes()
    with NewCatalogue(path) as new:
        new.add_cards([("a", b"new")])
        new.finish()
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == ["catalogue.db"]


def test_a_damaged_file_is_a_known_error(tmp_path: Path) -> None:
    path = tmp_path / "catalogue.db"
    write(path, cards=[(f"inv1-{number}", bytes(600)) for number in range(3000)])
    data = bytearray(path.read_bytes())
    for place in range(8192, len(data) - 100, 64):
        data[place : place + 8] = b"\xff" * 8
    path.write_bytes(data)
    store = Catalogue(path)
    with pytest.raises(KnownError) as caught:
        store.cards([f"inv1-{number}" for number in range(3000)])
    assert caught.value.code == "catalogue.corrupt"
    store.close()


def test_a_path_with_odd_characters(tmp_path: Path) -> None:
    folder = tmp_path / "ação? #100% cards"
    folder.mkdir()
    write(folder / "catalogue.db", cards=[("a", b"x")])
    store = Catalogue(folder / "catalogue.db")
    assert store.card("a") == b"x"
    store.close()

"""Speed of the catalogue on the real data, as benchmarks: `python -m pytest tests/perf/test_catalogue.py`.

The import runs in a process of its own, so that its processor time and memory are its own; the two targets of the
project for it (60 s of CPU, 700 MB) are so far away that they are asserted. Everything else is only measured.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from ptcg_desktop.services.catalogue import CatalogueService, Filters
from ptcg_desktop.services.catalogue_build import no_progress
from ptcg_desktop.services.coverage import coverage_of
from ptcg_desktop.services.programs import Programs

pytestmark = [pytest.mark.corpus, pytest.mark.whole]

ROOT = Path(__file__).parents[2]
IMPORT = """
import json, resource, sys
from pathlib import Path
from ptcg_desktop.services.catalogue import CatalogueService
service = CatalogueService(Path(sys.argv[1]), lambda: ((), ()))
figures = []
for archive in sys.argv[2:]:
    report = service.import_paths([Path(archive)])
    usage = resource.getrusage(resource.RUSAGE_SELF)
    figures.append({"printings": report.printings, "cpu": usage.ru_utime + usage.ru_stime, "rss": usage.ru_maxrss})
print(json.dumps(figures))
"""
KEYSTROKES = [
    word[:end]
    for word in ("charizard", "mr. mime", "professor's research", "energia de fogo", "nidoran f", "ex", "ho-oh")
    for end in range(1, len(word) + 1)
]


@pytest.fixture(scope="module")
def home(corpus_dir: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("resource", reason="this system does not measure a process's memory")
    folder = tmp_path_factory.mktemp("perf")
    archives = [str(corpus_dir / name) for name in ("tcgdex-cards-database.tar.xz", "pokemon-tcg-data.zip")]
    output = subprocess.run(
        [sys.executable, "-c", IMPORT, str(folder), *archives], check=True, capture_output=True, cwd=ROOT
    ).stdout
    (folder / "figures.json").write_bytes(output)
    return folder


@pytest.fixture(scope="module")
def service(home: Path) -> Iterator[CatalogueService]:
    made = CatalogueService(home, lambda: ((), ()))
    made.open_or_build()
    yield made
    made.close()


def test_import_stays_within_its_means(home: Path) -> None:
    first, both = json.loads((home / "figures.json").read_text(encoding="utf-8"))
    assert first["printings"] >= 18_500
    assert first["cpu"] < 60
    assert both["rss"] < 700 * 1024


def test_opening(benchmark: BenchmarkFixture, home: Path) -> None:
    def opening() -> None:
        opened = CatalogueService(home, lambda: ((), ()))
        opened.open_or_build()
        opened.close()

    benchmark(opening)


def test_a_keystroke(benchmark: BenchmarkFixture, service: CatalogueService) -> None:
    """All prefixes of seven searches; one round is one keystroke."""
    state = {"next": 0}

    def stroke() -> list[str]:
        state["next"] += 1
        return service.search(KEYSTROKES[state["next"] % len(KEYSTROKES)])

    benchmark.pedantic(stroke, rounds=len(KEYSTROKES) * 3, warmup_rounds=len(KEYSTROKES))


@pytest.mark.parametrize("sort", ["set", "newest", "name", "hp"])
def test_everything_sorted(benchmark: BenchmarkFixture, service: CatalogueService, sort: str) -> None:
    benchmark(service.search, "", Filters(), sort)


def test_filters_and_text(benchmark: BenchmarkFixture, service: CatalogueService) -> None:
    benchmark(service.search, "char", Filters(types=("R",), kinds=("pokemon",), hp_min=100))


def test_a_page_of_cards(benchmark: BenchmarkFixture, service: CatalogueService) -> None:
    """Two hundred cards decoded anew, as when a filter changes."""
    ids = service.search("", sort="name")[5000:5200]
    benchmark(service.cards, ids)


def test_reading_every_text(service: CatalogueService, benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    """Two processes; promised: under 60 s on two cores."""

    def fresh() -> tuple[tuple[Programs], dict[str, object]]:
        folder = tmp_path / str(len(list(tmp_path.iterdir())))
        folder.mkdir()
        return (Programs(folder, service),), {}

    known = benchmark.pedantic(lambda programs: programs.fill(), setup=fresh, rounds=1)
    assert known.complete


def test_texts_read_before(service: CatalogueService, benchmark: BenchmarkFixture, tmp_path: Path) -> None:
    Programs(tmp_path, service).fill()

    def again() -> bool:
        programs = Programs(tmp_path, service)
        programs.warm()
        return programs.load().complete

    assert benchmark(again)


def test_coverage_again(service: CatalogueService, benchmark: BenchmarkFixture) -> None:
    service.programs.fill()
    report = benchmark.pedantic(coverage_of, args=(service, (), no_progress), rounds=3)
    assert report.cards.total


def test_a_full_face_worded_by_the_program(service: CatalogueService, benchmark: BenchmarkFixture) -> None:
    """What a face in Portuguese adds where no Portuguese was printed; the wording of a text is remembered."""
    service.programs.fill()
    service.programs.warm()
    cards = service.cards(service.search("", Filters(sets=("base1",))))
    assert benchmark(lambda: [service.programs.words(card, "pt") for card in cards])

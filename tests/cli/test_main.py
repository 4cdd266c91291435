"""The parser, the exit codes, and every way a command can end."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from ptcg_desktop import __version__
from ptcg_desktop.cli import main as main_module
from ptcg_desktop.cli.main import build_parser
from tests.cli.conftest import ROOT, Command


def parsers(
    parser: argparse.ArgumentParser, path: tuple[str, ...] = ()
) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    yield " ".join(path), parser
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name, inner in action.choices.items():
                yield from parsers(inner, (*path, name))


COMMANDS = {name: parser for name, parser in parsers(build_parser()) if parser.get_default("run")}


def test_version(process: Command) -> None:
    assert process("--version") == (0, f"ptcg-desktop {__version__}\n", "")


@pytest.mark.parametrize(
    "words", [("--home", "", "collection", "list"), ("catalogue", "import", ""), ("scenario", "run", "")]
)
def test_an_empty_path_is_not_the_folder_one_is_in(process: Command, words: tuple[str, ...]) -> None:
    code, out, complaint = process(*words)
    assert (code, out) == (2, "")
    assert "the path is empty" in complaint


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_has_help_with_examples(cli: Command, name: str) -> None:
    ended = cli(*name.split(), "--help")
    assert ended.code == 0
    assert f"ptcg-desktop {name}" in ended.out.partition("examples:")[2]


def test_every_example_in_the_help_is_understood() -> None:
    import shlex

    for parser in COMMANDS.values():
        for line in (parser.epilog or "").splitlines()[1:]:
            before, _, ours = line.rpartition("|")
            words = shlex.split(ours)
            assert words[0] == "ptcg-desktop"
            assert "ptcg-desktop" not in before
            build_parser().parse_args(words[1:])


@pytest.mark.parametrize("arguments", [["nonsense"], ["search"], ["deck"], ["search", "a", "--sort", "taste"]])
def test_a_wrong_command_line_is_exit_2(cli: Command, arguments: list[str]) -> None:
    ended = cli(*arguments)
    assert ended.code == 2
    assert ended.out == ""


def test_home_and_language_may_stand_before_or_behind_the_command(cli: Command, tmp_path: Path) -> None:
    before = cli("--home", tmp_path / "a", "collection", "list")
    behind = cli("collection", "list", "--home", tmp_path / "b", "--lang", "pt_BR")
    assert (tmp_path / "a" / "library.db").exists()
    assert (tmp_path / "b" / "library.db").exists()
    assert before.out != behind.out


def test_the_language_is_that_of_the_system(process: Command) -> None:
    assert "O catálogo" in process("catalogue", "info", LC_ALL="pt_BR.UTF-8").out


def test_a_known_error_is_one_sentence_and_exit_2(cli: Command, home: Path) -> None:
    (home / "library.db").write_bytes(b"this is no database at all" * 100)
    ended = cli("collection", "list", "--json")
    assert ended.code == 2
    assert ended.out == ""
    assert ended.complaint.endswith(".")


def test_a_fault_of_ours_is_one_sentence_exit_3_and_a_report(
    cli: Command, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ptcg_desktop.services.catalogue.CatalogueService.info", lambda self: 1 / 0)
    ended = cli("catalogue", "info")
    assert ended.code == 3
    report = home / "log" / "ptcg-desktop-faults.txt"
    assert str(report) in ended.complaint
    assert "ZeroDivisionError" in report.read_text(encoding="utf-8")


def test_ctrl_c_is_exit_130(cli: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ptcg_desktop.services.catalogue.CatalogueService.info", interrupted)
    assert cli("catalogue", "info") == (130, "", "")


@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
@pytest.mark.corpus
@pytest.mark.slow
@pytest.mark.parametrize("kind", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
def test_an_import_that_is_stopped_leaves_the_old_catalogue(
    process: Command, home: Path, corpus_dir: Path, kind: signal.Signals
) -> None:
    # Tests run in the background of a shell inherit that Ctrl-C is ignored; a person's Ctrl-C is not.
    hearing = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
    program = f"{hearing}; from ptcg_desktop.cli.main import run; run()"
    archive = str(corpus_dir / "tcgdex-cards-database.tar.xz")
    starting = subprocess.Popen(
        [sys.executable, "-c", program, "--home", str(home), "catalogue", "import", archive],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    with starting:
        time.sleep(1.5)
        starting.send_signal(kind)
        _, complaints = starting.communicate(timeout=30)
    assert starting.returncode == (-kind if kind == signal.SIGKILL else 130)
    assert b"Traceback" not in complaints
    assert process("catalogue", "info", "--json").object["sources"] == {"starter": 276}
    if kind != signal.SIGKILL:
        left = {path.name for path in home.iterdir() if path.name.startswith("catalogue")}
        assert left <= {"catalogue.lock"}


@pytest.mark.skipif(os.name != "posix", reason="pipes of POSIX")
def test_a_reader_that_goes_away_gets_no_traceback(home: Path) -> None:
    command = f'"{sys.executable}" -m ptcg_desktop --home "{home}" search "" --limit 0 --json | head -n 1'
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False, cwd=ROOT, timeout=60)
    assert done.stdout == "{\n"
    assert done.stderr == ""


def test_progress_is_silent_where_nobody_watches(process: Command) -> None:
    assert process("catalogue", "info").err == ""


def test_the_installed_command_is_this_one() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["scripts"] == {"ptcg-desktop": f"{main_module.__name__}:{main_module.run.__name__}"}

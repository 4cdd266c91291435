"""Translations of the window: collect texts, check that none is missing, compile.

    python -m tools.translations update     sources → resources/translations/*.ts (new texts stand unfinished)
    python -m tools.translations check      exit 1 if a text is missing, unfinished or has other {places}
    python -m tools.translations compile    resources/translations/*.ts → build/translations/*.qm

One file per folder of `ptcg_desktop/ui` and language: `browser_pt_BR.ts`. English needs a file only where a folder has
plural texts (`browser_en.ts`), because the source text "%n card(s)" is no English.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
UI = ROOT / "ptcg_desktop" / "ui"
SOURCES = ROOT / "resources" / "translations"
COMPILED = ROOT / "build" / "translations"
LANGUAGES = ("pt_BR", "en")
PLACES = re.compile(r"\{[^{}]*\}|%n|%L?\d")

Key = tuple[str, str, str]
"""Context, source text, disambiguation: what makes a text the same text."""


@dataclass(frozen=True)
class Message:
    """One text of a `.ts` file."""

    key: Key
    plural: bool
    finished: bool
    gone: bool
    forms: tuple[str, ...]


def folders() -> list[Path]:
    """The feature folders of the window, by name."""
    return sorted(path for path in UI.iterdir() if path.is_dir() and any(path.glob("*.py")))


def read(path: Path) -> list[Message]:
    """The texts of one `.ts` file; an absent file has none."""
    if not path.exists():
        return []
    return list(_messages(ElementTree.parse(path).getroot()))


def _messages(root: ElementTree.Element) -> Iterator[Message]:
    for context in root.iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            kind = "" if translation is None else translation.get("type", "")
            forms: tuple[str, ...] = ()
            if translation is not None:
                numbered = [form.text or "" for form in translation.iter("numerusform")]
                forms = tuple(numbered) or (translation.text or "",)
            yield Message(
                key=(name, message.findtext("source") or "", message.findtext("comment") or ""),
                plural=message.get("numerus") == "yes",
                finished=kind != "unfinished" and all(forms),
                gone=kind in ("vanished", "obsolete"),
                forms=forms,
            )


def _tool(name: str) -> str:
    """Path of a Qt tool inside PySide6; its own start scripts are not on the path of a build environment."""
    import PySide6

    folder = Path(PySide6.__file__).parent
    for candidate in (folder / name, folder / f"{name}.exe", folder / "Qt" / "libexec" / name):
        if candidate.exists():
            return str(candidate)
    raise SystemExit(f"{name} was not found in {folder}")


def _run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{Path(command[0]).name} failed:\n{done.stdout}{done.stderr}")


def extract(folder: Path, target: Path, language: str) -> None:
    """Collect the texts of one folder into `target`, keeping the translations that are there."""
    files = [str(path.relative_to(ROOT)) for path in sorted(folder.rglob("*.py"))]
    options = ["-no-obsolete", "-locations", "none", "-source-language", "en", "-target-language", language]
    if language == "en":
        options.append("-pluralonly")
    _run([_tool("lupdate"), *options, *files, "-ts", str(target)])


def update() -> None:
    """Bring every `.ts` file to the state of the sources."""
    SOURCES.mkdir(parents=True, exist_ok=True)
    for folder in folders():
        for language in LANGUAGES:
            target = SOURCES / f"{folder.name}_{language}.ts"
            extract(folder, target, language)
            messages = read(target)
            if not messages:
                target.unlink(missing_ok=True)
                continue
            waiting = sum(not message.finished for message in messages)
            print(f"{target.name}: {len(messages)} texts, {waiting} to translate")


def faults(folder: Path, language: str, fresh: Path) -> Iterator[str]:
    """What is wrong with one committed file, given `fresh`, the texts just collected from the sources."""
    target = SOURCES / f"{folder.name}_{language}.ts"
    wanted = {message.key for message in read(fresh)}
    there = {message.key: message for message in read(target) if not message.gone}
    for context, source, _comment in sorted(wanted - there.keys()):
        yield f"{target.name}: {context}: missing: {source!r}"
    for context, source, _comment in sorted(there.keys() - wanted):
        yield f"{target.name}: {context}: no longer in the sources: {source!r}"
    for key in sorted(wanted & there.keys()):
        message = there[key]
        if not message.finished:
            yield f"{target.name}: {key[0]}: unfinished: {key[1]!r}"
            continue
        places = set(PLACES.findall(key[1])) - ({"%n"} if message.plural else set())
        for form in message.forms:
            if set(PLACES.findall(form)) - {"%n"} != places - {"%n"}:
                yield f"{target.name}: {key[0]}: other places than {sorted(places)} in {form!r}"


def check() -> list[str]:
    """Every fault of every committed file."""
    found: list[str] = []
    with tempfile.TemporaryDirectory() as scratch:
        for folder in folders():
            for language in LANGUAGES:
                fresh = Path(scratch) / f"{folder.name}_{language}.ts"
                extract(folder, fresh, language)
                found.extend(faults(folder, language, fresh))
    return found


def compile_all() -> list[Path]:
    """Compile every `.ts` file that changed since its `.qm` was made; all `.qm` paths."""
    COMPILED.mkdir(parents=True, exist_ok=True)
    made: list[Path] = []
    for source in sorted(SOURCES.glob("*.ts")):
        target = COMPILED / f"{source.stem}.qm"
        if not target.exists() or target.stat().st_mtime < source.stat().st_mtime:
            _run([_tool("lrelease"), "-silent", str(source), "-qm", str(target)])
        made.append(target)
    for stale in set(COMPILED.glob("*.qm")) - set(made):
        stale.unlink()
    return made


def main(arguments: list[str] | None = None) -> int:
    """Run one of the three commands."""
    parser = argparse.ArgumentParser(prog="python -m tools.translations", description=__doc__.splitlines()[0])
    parser.add_argument("command", choices=("update", "check", "compile"))
    command = parser.parse_args(arguments).command
    if command == "update":
        update()
    elif command == "compile":
        compile_all()
    else:
        found = check()
        print("\n".join(found) or "translations: complete", file=sys.stderr if found else sys.stdout)
        return 1 if found else 0
    return 0


if __name__ == "__main__":
    raise SystemExit(main())

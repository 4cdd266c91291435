"""Every refusal and every error the engine can give has a sentence in both languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from ptcg_desktop import engine
from ptcg_desktop.data import data_root
from ptcg_desktop.services import scenarios

ENGINE = Path(engine.__file__).parent
SERVICES = Path(scenarios.__file__).parent
BUILT = {
    "evolve.first_turn",
    "evolve.fresh",
    "trainer.limit_items",
    "trainer.limit_supporters",
    "trainer.limit_stadiums",
    *(f"{act}.{kind}" for act in ("attack", "retreat") for kind in ("asleep", "paralyzed", "condition")),
}
"""Codes that are put together or chosen before they are given."""


def _said(name: str) -> dict[str, dict[str, str]]:
    return tomllib.loads((data_root() / "words" / name).read_text(encoding="utf-8"))


def test_every_refusal_is_said_in_both_languages_and_nothing_else_is() -> None:
    given = set(BUILT)
    for path in ENGINE.glob("*.py"):
        given |= set(re.findall(r'refuse\(\s*[\w.()" -]+,\s*"([a-z]+\.[a-z_]+)"', path.read_text(encoding="utf-8")))
        given |= set(re.findall(r'"(retreat\.no\w+)"', path.read_text(encoding="utf-8")))
    said = _said("refusals.toml")
    assert set(said) == given
    assert all(entry["en"] and entry["pt"] for entry in said.values())


def test_every_error_is_said_in_both_languages() -> None:
    given: set[str] = set()
    sources = [*ENGINE.glob("*.py"), *SERVICES.glob("scenario*.py"), SERVICES / "played.py"]
    for path in sources:
        given |= set(re.findall(r'KnownError\(\s*"([a-z]+\.[a-z_]+)"', path.read_text(encoding="utf-8")))
    said = _said("errors.toml")
    assert given <= set(said), given - set(said)
    assert all(said[code]["en"] and said[code]["pt"] for code in given)

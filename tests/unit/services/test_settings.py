"""Settings never keep the program from starting, and never lose what the person wrote."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import ValidationError

from ptcg_desktop.errors import KnownError
from ptcg_desktop.services import settings as module
from ptcg_desktop.services.settings import Settings, SettingsService


def write(home: Path, text: str) -> Path:
    path = home / "settings.json"
    path.write_text(text, encoding="utf-8")
    return path


def test_without_a_file_the_defaults_hold_and_none_is_made(tmp_path: Path) -> None:
    assert SettingsService(tmp_path).current == Settings()
    assert list(tmp_path.iterdir()) == []


def test_a_change_is_there_after_a_restart(tmp_path: Path) -> None:
    service = SettingsService(tmp_path)
    service.change(language="pt_BR", splitters={"cards": (300, 700)})
    assert SettingsService(tmp_path).current == Settings(language="pt_BR", splitters={"cards": (300, 700)})
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("{ not json", Settings()),
        ("[]", Settings()),
        ("{}", Settings()),
        ('{"version": 99, "theme": "dark"}', Settings()),
        ('{"version": 0, "theme": "dark"}', Settings()),
        ('{"version": -1}', Settings()),
        ("[" * 100_000, Settings()),
        ('{"version": 1, "geometry": "é", "window_state": "abc", "theme": "dark"}', Settings(theme="dark")),
        ('{"version": 1, "geometry": "\\ud800", "theme": "dark"}', Settings(theme="dark")),
        ('{"version": 1, "splitters": {"cards": [-1, 99999999999]}, "theme": "dark"}', Settings(theme="dark")),
        ('{"version": 1, "theme": "purple", "language": "en"}', Settings(language="en")),
        ('{"version": 1, "grid_size": -5, "theme": "dark"}', Settings(theme="dark")),
    ],
)
def test_a_bad_file_is_kept_beside_and_the_rest_used(tmp_path: Path, text: str, kept: Settings) -> None:
    write(tmp_path, text)
    assert SettingsService(tmp_path).current == kept
    assert (tmp_path / "settings.json.bak").read_text(encoding="utf-8") == text


def test_bytes_that_are_no_text_are_kept_too(tmp_path: Path) -> None:
    (tmp_path / "settings.json").write_bytes(b"\xff\xfe\x00")
    assert SettingsService(tmp_path).current == Settings()
    assert (tmp_path / "settings.json.bak").read_bytes() == b"\xff\xfe\x00"


def test_a_setting_of_a_later_version_that_we_do_not_know_is_no_mistake(tmp_path: Path) -> None:
    write(tmp_path, '{"version": 1, "hologram": true, "theme": "dark"}')
    assert SettingsService(tmp_path).current.theme == "dark"
    assert not (tmp_path / "settings.json.bak").exists()


def test_a_file_of_an_older_version_is_migrated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "VERSION", 3)
    monkeypatch.setitem(module.MIGRATORS, 1, lambda raw: {**raw, "theme": raw["skin"]})
    monkeypatch.setitem(module.MIGRATORS, 2, lambda raw: {**raw, "grid_size": raw["grid_size"] * 2})
    write(tmp_path, json.dumps({"version": 1, "skin": "dark", "grid_size": 100}))
    settings = SettingsService(tmp_path).current
    assert (settings.theme, settings.grid_size, settings.version) == ("dark", 200, 3)


def test_every_step_between_versions_has_a_migrator() -> None:
    assert set(module.MIGRATORS) == set(range(1, module.VERSION))


def test_a_wrong_value_or_name_is_a_bug_of_the_caller(tmp_path: Path) -> None:
    service = SettingsService(tmp_path)
    with pytest.raises(ValidationError):
        service.change(theme="purple")
    with pytest.raises(TypeError, match="colour"):
        service.change(colour="red")
    assert not service.path.exists()


def test_a_full_disk_is_said_and_the_old_file_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    service = SettingsService(tmp_path)
    service.change(theme="dark")
    before = service.path.read_bytes()

    def full(_descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(module.os, "fsync", full)
    with pytest.raises(KnownError, match=r"database\.full"):
        service.change(theme="light")
    assert service.path.read_bytes() == before
    assert service.current.theme == "light"


def test_a_file_that_cannot_be_read_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "settings.json").mkdir()
    assert SettingsService(tmp_path).current == Settings()
    assert (tmp_path / "settings.json").is_dir()


def test_settings_can_be_loaded_by_two_threads_at_once() -> None:
    code = (
        "import threading\n"
        "from ptcg_desktop.services.settings_loading import load_settings\n"
        "found = []\n"
        "threads = [threading.Thread(target=lambda: found.append(load_settings().Settings())) for _ in range(4)]\n"
        "[each.start() for each in threads]\n"
        "[each.join() for each in threads]\n"
        "assert len(found) == 4, found\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True)

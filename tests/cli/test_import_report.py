"""What an import says about files it could not read."""

from __future__ import annotations

from pathlib import Path

from tests.cli.conftest import Command
from tests.unit.files.sources import card_file, tree


def test_faulty_files_are_named_with_the_reason_and_the_rest_is_imported(cli: Command, tmp_path: Path) -> None:
    broken = "const card: Card = { set: Set, name: {{{"
    for name, content in tree({"1": card_file(), "2": broken}).items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    folder = tmp_path / "cards-database"
    ended = cli("catalogue", "import", folder)
    assert ended.code == 0, ended
    assert "2.ts: " in ended.out
    report = cli("catalogue", "import", folder, "--json").object
    assert [Path(faulty["path"]).name for faulty in report["faulty"]] == ["2.ts"]
    assert report["read"] == report["added"] + report["merged"] + sum(report["left_out"].values()) + 1
    assert cli("search", "glimmoth", "--json").object["total"] == 1

"""Build hook: a wheel carries `data/`, `resources/` and the compiled translations inside the package.

An editable install needs none of it: there `ptcg_desktop.data` finds the folders beside the package.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

INSIDE = {"data": "_data", "resources": "_resources"}


class WheelContents(BuildHookInterface):  # type: ignore[type-arg]
    """Adds what lives outside the package folder."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the translations and name every file to add; called by hatchling."""
        if version == "editable":
            return
        root = Path(self.root)
        sys.path.insert(0, str(root))
        from tools import translations

        compiled = translations.compile_all()
        added: dict[str, str] = build_data["force_include"]
        for folder, inside in INSIDE.items():
            for path in sorted((root / folder).rglob("*")):
                if path.is_file() and path.suffix not in (".ts", ".qm"):
                    added[str(path)] = f"ptcg_desktop/{inside}/{path.relative_to(root / folder).as_posix()}"
        for path in compiled:
            added[str(path)] = f"ptcg_desktop/_resources/translations/{path.name}"

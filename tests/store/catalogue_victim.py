"""A process that imports the same cards again and again until it is killed: `catalogue_victim.py HOME ARCHIVE`."""

from __future__ import annotations

import sys
from pathlib import Path

from ptcg_desktop.services.catalogue import CatalogueService


def main() -> None:
    """Import for ever; a dot for each import that came to its end."""
    home, archive = map(Path, sys.argv[1:3])
    service = CatalogueService(home, lambda: ((), ()))
    while True:
        service.import_paths([archive])
        print(".", end="", flush=True)


if __name__ == "__main__":
    main()

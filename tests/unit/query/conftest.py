"""All real cards as columns, once per run."""

from __future__ import annotations

from pathlib import Path

import pytest

from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.query.table import Table


@pytest.fixture(scope="session")
def all_cards(corpus_dir: Path, tmp_path_factory: pytest.TempPathFactory) -> Table:
    """The columns over the whole real catalogue."""
    service = CatalogueService(tmp_path_factory.mktemp("query"))
    service.import_paths(sorted(corpus_dir.iterdir()))
    return service.table()

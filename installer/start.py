"""Where a bundled program starts."""

from ptcg_desktop.cli.main import run

run()

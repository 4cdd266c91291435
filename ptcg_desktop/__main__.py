"""`python -m ptcg_desktop`: the same as the command `ptcg-desktop`."""

from ptcg_desktop.cli.main import main

if __name__ == "__main__":
    raise SystemExit(main())

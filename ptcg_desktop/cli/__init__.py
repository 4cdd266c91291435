"""The headless door: everything the window can do that needs no window.

One module per group of commands, each with `add(groups, common)`, which declares it, and functions that run it. Nothing
heavy is imported before a command runs, so that `--help` and `--version` answer at once.
"""

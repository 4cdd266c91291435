"""What the log warns of while a command runs, told to the person who runs it."""

from __future__ import annotations

import logging

from ptcg_desktop.cli.console import Console
from ptcg_desktop.errors import KnownError


class Warnings(logging.Handler):
    """Says on standard error what the rooms below put into the log because it should end no command: known errors as
    their sentences, anything else as it is. A context manager.
    """

    def __init__(self, console: Console) -> None:
        super().__init__(logging.WARNING)
        self._console = console

    def emit(self, record: logging.LogRecord) -> None:
        """As `logging.Handler.emit`."""
        known = [each for each in record.args or () if isinstance(each, KnownError)]
        for error in known:
            self._console.complain(self._console.sentence(error))
        if not known:
            self._console.complain(record.getMessage())

    def __enter__(self) -> Warnings:
        logging.getLogger().addHandler(self)
        return self

    def __exit__(self, *raised: object) -> None:
        logging.getLogger().removeHandler(self)

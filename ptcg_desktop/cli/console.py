"""What a command writes: sentences, tables, one JSON object, a progress bar; and where it writes them."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, TextIO

from ptcg_desktop.errors import KnownError

if TYPE_CHECKING:
    from ptcg_desktop.cards.model import Era

BAR = 30
"""Width of the progress bar in characters."""


class Console:
    """Answers go to standard output, everything else to standard error.

    With `as_json`, `print` and `table` are silent and `answer` writes the one object.
    """

    def __init__(self, language: str, *, as_json: bool = False) -> None:
        self.language = language
        self.as_json = as_json
        self._bar_shown = False
        self._renewing_told = False

    @property
    def text_language(self) -> str:
        """The language as cards name it: `"en"` or `"pt"`."""
        return "pt" if self.language.startswith("pt") else "en"

    def say(self, code: str, **params: object) -> str:
        """A sentence of data/words."""
        return self.say_as("classic", code, params)

    def say_as(self, era: Era, code: str, params: Mapping[str, object]) -> str:
        """A sentence of data/words, in the words of an era."""
        from ptcg_desktop.services.words import say

        return say(code, self.language, params, era)

    def sentence(self, error: KnownError) -> str:
        """The sentence of a known error; its bare code where the sentence is missing, which is better than a crash."""
        try:
            return self.say(error.code, **error.params)
        except LookupError:
            return str(error)

    def money(self, amount: int | None, currency: str) -> str:
        """A sum in hundredths as people write it: `US$ 1,234.50`, `R$ 1.234,50`; `""` for one that is not known."""
        from ptcg_desktop.services import written

        return written.money(amount, currency, self.language)

    def sums(self, amounts: Mapping[str, int]) -> str:
        """Sums of several currencies beside each other."""
        from ptcg_desktop.services import written

        return written.sums(amounts, self.language)

    def percent(self, share: float) -> str:
        """A share of one as people write it: `4.0%`, `4,0%`."""
        from ptcg_desktop.services import written

        return written.percent(share, self.language)

    def decimal(self, value: float) -> str:
        """A number with one decimal as people write it: `12.5`, `12,5`."""
        from ptcg_desktop.services import written

        return written.decimal(value, self.language)

    def print(self, text: str = "") -> None:
        """A line for people."""
        if not self.as_json:
            _show(text)

    def tell(self, code: str, **params: object) -> None:
        """A sentence of data/words as a line for people."""
        if not self.as_json:
            _show(self.say(code, **params))

    def table(self, rows: Iterable[Sequence[object]], right: Sequence[int] = ()) -> None:
        """Aligned columns for people; `right` are the indices of columns aligned to the right."""
        from ptcg_desktop.services.foreign_text import isolated

        if self.as_json:
            return
        cells = [[str(cell) for cell in row] for row in rows]
        if not cells:
            return
        widths = [max(len(row[column]) for row in cells) for column in range(len(cells[0]))]
        for row in cells:
            blanks = (" " * (width - len(cell)) for cell, width in zip(row, widths, strict=True))
            padded = (
                blank + isolated(cell) if column in right else isolated(cell) + blank
                for column, (cell, blank) in enumerate(zip(row, blanks, strict=True))
            )
            _show("  ".join(padded).rstrip())

    def answer(self, value: object) -> None:
        """The one JSON object of the command, if JSON was asked for."""
        if self.as_json:
            import msgspec

            print(msgspec.json.format(msgspec.json.encode(value, enc_hook=str), indent=2).decode())

    def complain(self, sentence: str) -> None:
        """One sentence on standard error."""
        self.end_progress()
        _show(f"ptcg-desktop: {sentence}", sys.stderr)

    def note(self, text: str) -> None:
        """A line beside the answer, on standard error."""
        self.end_progress()
        _show(text, sys.stderr)

    def progress(self, done: int, total: int, what: str) -> None:
        """Draw the progress bar; only on a terminal. Fits `services`' Progress."""
        if not sys.stderr.isatty():
            return
        share = done / total if total else 0.0
        filled = round(BAR * min(share, 1.0))
        bar = "█" * filled + "░" * (BAR - filled)
        print(f"\r{bar} {share:4.0%} {self.say(what)}\x1b[K", end="", file=sys.stderr, flush=True)
        self._bar_shown = True

    def renewing(self, done: int, total: int, what: str) -> None:
        """Progress of a catalogue of an older version that is made again: said once, also where no bar is drawn."""
        if not self._renewing_told:
            self._renewing_told = True
            self.note(self.say("cli.renewing"))
        self.progress(done, total, what)
        if done >= total and what == "import.writing":
            self.end_progress()

    def end_progress(self) -> None:
        """Leave the line of the progress bar."""
        if self._bar_shown:
            print("\r\x1b[K", end="", file=sys.stderr, flush=True)
            self._bar_shown = False


def _show(text: str, where: TextIO | None = None) -> None:
    """Print for people: nothing in the text steers the terminal."""
    from ptcg_desktop.services.foreign_text import without_controls

    print(without_controls(text), file=where)

"""Does every word of a compiled text matter? Changes one word that must and looks whether the program changes too.

    python -m tools.sensitivity FILE [--share 10] [--delete]

FILE: lines of JSON objects `{"text": …, "kind": …, "name": …, "damage": …}`. Prints the survivors (another text, the
    same program) by what was changed: each is a word that the grammar skipped in silence.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ptcg_desktop.effects.english.compile import compile_text
from ptcg_desktop.effects.english.scope import TextKind


class Change(NamedTuple):
    """One changed text: what sort of change, and the words before and after."""

    sort: str
    old: str
    new: str
    text: str


SWAPS: tuple[tuple[str, str, str], ...] = (
    ("coin", r"\bheads\b", "tails"),
    ("coin", r"\btails\b", "heads"),
    ("side", r"\byour opponent's\b", "your"),
    ("side", r"\bYour opponent\b(?!')", "You"),
    ("side", r"\byour\b(?! opponent)", "your opponent's"),
    ("side", r"\b(?:his or her|their)\b", "your"),
    ("up to", r"\bup to (?=\d)", ""),
    ("type", r"\b(?:Grass|Water|Lightning|Psychic|Fighting|Darkness|Metal|Fairy|Dragon)\b", "Fire"),
    ("type", r"\bFire\b", "Water"),
    ("condition", r"\b(?:Asleep|Burned|Confused|Paralyzed)\b", "Poisoned"),
    ("condition", r"\bPoisoned\b", "Asleep"),
    ("zone", r"\bdiscard pile\b", "hand"),
    ("zone", r"\bhand\b", "discard pile"),
    ("zone", r"\bdeck\b", "discard pile"),
    ("zone", r"\bBenched\b", "Active"),
    ("zone", r"\bActive\b", "Benched"),
    ("zone", r"\btop\b", "bottom"),
    ("duration", r"\byour opponent's next turn\b", "your next turn"),
    ("duration", r"\byour next turn\b", "your opponent's next turn"),
    ("duration", r"\bthis turn\b", "your next turn"),
    ("duration", r"\blast turn\b", "next turn"),
    ("order", r"\bbefore applying\b", "after applying"),
    ("order", r"\bafter applying\b", "before applying"),
    ("amount", r"\bmore\b", "less"),
    ("amount", r"\bless\b", "more"),
    ("amount", r"\bfewer\b", "more"),
    ("amount", r"\ball\b", "1"),
    ("kind", r"\bBasic\b(?! Energy)", "Stage 1"),
    ("kind", r"\bSupporter\b", "Stadium"),
    ("kind", r"\bItem\b", "Stadium"),
    ("kind", r"\b[Bb]asic (?=(?:\w+ )?Energy)", ""),
    ("kind", r"\bSpecial (?=Energy)", ""),
    ("verb", r"\b[Dd]iscard (?!pile)", "shuffle "),
    ("verb", r"\bcan't\b", "can"),
    ("verb", r"\bmay\b", "must"),
    ("verb", r"\bplus\b", "minus"),
    ("verb", r"\bisn't\b", "is"),
    ("verb", r"\bdoesn't\b", "does"),
    ("verb", r"\bdon't have\b", "have"),
)
"""(sort, pattern, new words)."""

MEANINGLESS = frozenset({"a", "an", "the", "also", "now", "then", "of", "card", "cards", "that", "it", "and", "to"})
"""Words whose loss may leave the same sense."""


def changes(text: str) -> Iterator[Change]:
    """The text with one number or one meaningful word changed."""
    for match in re.finditer(r"\d+", text):
        number = int(match.group())
        new = str(number + (10 if number % 10 == 0 and number else 1))
        yield Change("number", match.group(), new, text[: match.start()] + new + text[match.end() :])
    for sort, pattern, new in SWAPS:
        for match in re.finditer(pattern, text):
            yield Change(sort, match.group(), new, text[: match.start()] + new + text[match.end() :])


def deletions(text: str) -> Iterator[Change]:
    """The text with one word left out."""
    for match in re.finditer(r"[\w'’]+", text):
        if match.group().lower() not in MEANINGLESS:
            yield Change("deleted", match.group(), "", text[: match.start()] + text[match.end() :].lstrip())


def survivors(text: str, kind: TextKind, name: str, damage: int | None, *, delete: bool = False) -> Iterator[Change]:
    """Changes of a compiled text that leave its program as it was."""
    program = compile_text(text, kind=kind, own_name=name, damage=damage).program
    if program is None:
        return
    for change in deletions(text) if delete else changes(text):
        if (
            change.text != text
            and compile_text(change.text, kind=kind, own_name=name, damage=damage).program == program
        ):
            yield change


def main() -> int:
    """Print survivors; 1 if there are any."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=Path)
    parser.add_argument("--share", type=int, default=1, help="look at one text in so many")
    parser.add_argument("--delete", action="store_true", help="leave single words out instead of changing them")
    options = parser.parse_args()
    lines = options.file.read_text(encoding="utf-8").splitlines()[:: options.share]
    counts: Counter[tuple[str, str, str]] = Counter()
    examples: dict[tuple[str, str, str], str] = {}
    for row in map(json.loads, lines):
        for change in survivors(row["text"], row["kind"], row["name"], row["damage"], delete=options.delete):
            key = change[:3]
            counts[key] += 1
            examples.setdefault(key, change.text)
    for key, count in counts.most_common():
        print(f"{count:5} {key[0]}: {key[1]!r} -> {key[2]!r}   e.g. {examples[key][:160]!r}")
    return 1 if counts else 0


if __name__ == "__main__":
    sys.exit(main())

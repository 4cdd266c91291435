"""The deck on the workbench as its panels see it, and what its check says in one word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from ptcg_desktop.decks.model import DeckList, Entry
from ptcg_desktop.decks.report import Finding, Fix, Report, each_once
from ptcg_desktop.decks.rules import DeckRules
from ptcg_desktop.services.decks import StoredDeck
from ptcg_desktop.ui.decks.grouping import Section

Standing = Literal["good", "hint", "error"]
"""Legal; not finished, but nothing in it is wrong; not legal."""


def standing(report: Report) -> Standing:
    """A report in one word: a deck that only lacks cards is unfinished, not wrong."""
    if report.legal:
        return "good"
    return "hint" if report.unfinished else "error"


def gathered(findings: Sequence[Finding]) -> tuple[Finding, ...]:
    """Findings about the format that say the same of several cards, as one; the others as they are.

    A swap names the print it takes in, so a finding with one stands alone.
    """
    together: dict[object, Finding] = {}
    for place, each in enumerate(findings):
        alone = each.clause != "FORMAT" or (each.fix is not None and each.fix.kind == "swap")
        key = place if alone else (each.code, each.detail)
        first = together.get(key)
        if first is not None:
            changes = (*(first.fix.changes if first.fix else ()), *(each.fix.changes if each.fix else ()))
            each = msgspec.structs.replace(
                first,
                cards=first.cards + each.cards,
                labels=each_once(first.labels + each.labels),
                count=first.count + each.count,
                fix=Fix(first.fix.kind, changes) if first.fix else None,
            )
        together[key] = each
    return tuple(together.values())


class OpenDeck(msgspec.Struct, frozen=True):
    """The deck on the workbench, as last read.

    Attributes:
        profile_id: Rule profile it is checked under: the format's own, unless the person chose another.
        rules: Deck rules of that profile.
        names: Copies per name key, for "how many of this card has the deck", whatever the print.
        owned: Copies owned per card id of the deck, over all prints of the name.
        stored: The deck as the library has it: notes, tags, folder, whether it is built.
        maybe: Candidates; they are no part of the deck.
    """

    deck_id: int
    name: str
    format_id: str
    profile_id: str
    rules: DeckRules
    deck: DeckList
    sections: tuple[Section, ...]
    report: Report
    names: dict[str, int]
    owned: dict[str, int]
    stored: StoredDeck
    maybe: tuple[Entry, ...] = ()

    @property
    def size(self) -> int:
        """Cards in the deck."""
        return self.deck.size

    @property
    def standing(self) -> Standing:
        """The report in one word."""
        return standing(self.report)

    @property
    def findings(self) -> tuple[Finding, ...]:
        """What is worth saying: to an empty deck no advice, and of cards outside the format in one breath."""
        return gathered(self.report.findings) if self.size else self.report.errors[:1]

    def count(self, card_id: str) -> int:
        """Copies of this very printing in the deck."""
        return next((entry.count for entry in self.deck.entries if entry.card_id == card_id), 0)

"""What completion counts: the variants in which each print exists, and the Pokémon it shows. Written by the import."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.services.query.facts import Coded, coded

CHECKLIST = "checklist"


class Checklist(msgspec.Struct, array_like=True):
    """One value per card in each column, in the order of `catalogue_index.Columns`.

    Attributes:
        variants: `Variant.key` of every variant, a line each; `""` where the catalogue knows none.
        dex: National numbers, apart by spaces.
    """

    variants: Coded
    dex: Coded


def make_checklist(cards: Sequence[CardDef]) -> Checklist:
    """The columns over cards that stand in the order of `catalogue_index.Columns`."""
    return Checklist(
        coded("\n".join(dict.fromkeys(variant.key for variant in card.variants)) for card in cards),
        coded(" ".join(map(str, card.dex)) for card in cards),
    )

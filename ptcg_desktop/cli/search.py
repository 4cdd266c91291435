"""`search TEXT`: find cards by name, set and number."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ptcg_desktop.cli.catalogue import open_catalogue
from ptcg_desktop.cli.groups import command

if TYPE_CHECKING:
    from ptcg_desktop.cards.model import CardDef
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups

TYPES = "GRWLPFCDMYN"


def add(groups: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the command."""
    parser = command(
        groups,
        common,
        "search",
        "find cards by name, or by set code and number; exit 1 if there is none",
        run,
        'search charizard\nsearch "farfetchd" --json\nsearch "BS 4"\nsearch "" --set base1 --type R --sort hp',
    )
    parser.add_argument("text", help="part of a name, in English or Portuguese; accents and signs do not matter")
    parser.add_argument("--set", action="append", default=[], metavar="ID", dest="sets", help="only this set")
    parser.add_argument(
        "--type", action="append", default=[], choices=tuple(TYPES), dest="types", help="only this type"
    )
    parser.add_argument("--kind", action="append", default=[], choices=("pokemon", "trainer", "energy"), dest="kinds")
    parser.add_argument("--sort", choices=("set", "newest", "name", "hp", "type", "rarity"), default="set")
    parser.add_argument("--limit", type=int, default=50, metavar="N", help="at most so many (default 50; 0 = all)")


def run(options: argparse.Namespace, console: Console) -> int:
    """`search`."""
    from ptcg_desktop.services.catalogue import Filters

    catalogue = open_catalogue(options)
    filters = Filters(sets=tuple(options.sets), types=tuple(options.types), kinds=tuple(options.kinds))
    ids = catalogue.search(options.text, filters, options.sort)
    cards = catalogue.cards(ids[: options.limit] if options.limit > 0 else ids)
    console.answer({"query": options.text, "total": len(ids), "cards": [card_object(card) for card in cards]})
    names = {known.id: known.name.get(console.text_language) for known in catalogue.sets()}
    console.table(
        (card.id, card.name.get(console.text_language), names.get(card.set_id, card.set_id), card.number)
        for card in cards
    )
    if len(ids) > len(cards):
        console.tell("cli.more", count=len(ids) - len(cards))
    if not ids:
        console.tell("cli.search.none", query=options.text)
    return 0 if ids else 1


def card_object(card: CardDef) -> dict[str, object]:
    """A card as JSON answers name it."""
    return {
        "id": card.id,
        "name": {"en": card.name.en, "pt": card.name.pt},
        "set": card.set_id,
        "number": card.number,
        "kind": card.kind,
        "types": list(card.types or card.provides),
        "hp": card.hp,
        "rarity": card.rarity,
    }

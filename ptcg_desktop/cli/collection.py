"""`collection add`, and the group with `collection_reading` and `collection_files`."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from ptcg_desktop.cli import collection_files, collection_reading
from ptcg_desktop.cli.groups import command, group
from ptcg_desktop.errors import KnownError

if TYPE_CHECKING:
    from ptcg_desktop.cards.model import CardDef
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.services.catalogue import CatalogueService


def add(groups: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the commands."""
    own = group(groups, "collection", "add to the collection and list it")
    adding = command(
        own,
        common,
        "add",
        "put copies of a card into the collection",
        run_add,
        'collection add base1-4\ncollection add "BS 4" 2 --condition LP --language pt\n'
        "collection add base1-4 --variant holo --json",
    )
    adding.add_argument("card", help="id of the card, or words that find exactly one (set code and number)")
    adding.add_argument("count", type=int, nargs="?", default=1, help="copies (default 1)")
    adding.add_argument("--variant", default="", help="normal, holo, reverse… (default: the first the card exists in)")
    adding.add_argument("--condition", default="NM", help="M, NM, LP, MP, HP, D (default NM)")
    adding.add_argument("--language", default="en", help="language printed on the card (default en)")
    collection_reading.add(own, common)
    collection_files.add(own, common)


def find_card(catalogue: CatalogueService, wanted: str) -> CardDef:
    """The one card of this id, or that a search for the words finds.

    Raises:
        KnownError: `card.unknown`; `card.ambiguous`, which names the first few.
    """
    card = catalogue.card(wanted)
    if card is not None:
        return card
    found = catalogue.search(wanted)
    if not found:
        raise KnownError("card.unknown", card=wanted)
    if len(found) > 1:
        raise KnownError("card.ambiguous", card=wanted, count=len(found), ids=tuple(found[:5]))
    return catalogue.cards(found)[0]


def run_add(options: argparse.Namespace, console: Console) -> int:
    """`collection add`."""
    from ptcg_desktop.services.collection import MAX_COUNT, Lot
    from ptcg_desktop.services.workspace import Workspace

    if options.count < 1:
        raise KnownError("collection.count", count=options.count, limit=MAX_COUNT)
    with Workspace.open(options.home) as workspace:
        card = find_card(workspace.catalogue, options.card)
        lot = Lot(variant=options.variant, condition=options.condition, language=options.language)
        done = workspace.collection.add(card, options.count, lot)
    console.answer({"added": options.count, "holding": done.value})
    name = card.name.get(console.text_language)
    console.tell("cli.collection.added", count=options.count, name=name, total=done.value.count, card=card.id)
    return 0

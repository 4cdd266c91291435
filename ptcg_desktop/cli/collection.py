"""`collection add`, and the group with `collection_reading` and `collection_files`."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from msgspec import structs

from ptcg_desktop.cli import collection_files, collection_reading
from ptcg_desktop.cli.groups import command, group
from ptcg_desktop.errors import KnownError

if TYPE_CHECKING:
    from ptcg_desktop.cards.model import CardDef
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.cli.groups import Groups
    from ptcg_desktop.services.collection import Lot
    from ptcg_desktop.services.workspace import Workspace

_LOOKED_AT = 200


def add(groups: Groups, common: argparse.ArgumentParser) -> None:
    """Declare the commands."""
    own = group(groups, "collection", "add to the collection and list it")
    adding = command(
        own,
        common,
        "add",
        "put copies of a card into the collection",
        run_add,
        'collection add base1-4\ncollection add "bs 4 x2 rh nm pt"\ncollection add "BS 4" 2 --condition LP\n'
        "collection add base1-4 --variant holo --json",
    )
    adding.add_argument(
        "card", help="id of the card, or a line as in the window: set and number or name, xN, variant, …"
    )
    adding.add_argument("count", type=int, nargs="?", help="copies (default: as the line says, else 1)")
    adding.add_argument("--variant", default="", help="normal, holo, reverse… (default: the first the card exists in)")
    adding.add_argument("--condition", default="", help="M, NM, LP, MP, HP, D (else as the settings say)")
    adding.add_argument("--language", default="", help="language printed on the card (else as the settings say)")
    collection_reading.add(own, common)
    collection_files.add(own, common)


def read_line(workspace: Workspace, wanted: str, language: str) -> tuple[CardDef, int, Lot]:
    """The one card of this id, or that a quick-add line means, with the copies and what the line says about them.

    Raises:
        KnownError: `card.none_fits` or `card.like` where there is none; `card.ambiguous`, which names the first few;
            `collection.count`.
    """
    from ptcg_desktop.services.collection_lots import checked_count, default_variant
    from ptcg_desktop.services.quick_add import QuickAdd, lot_of

    usual = workspace.usual_lot()
    card = workspace.catalogue.card(wanted)
    if card is not None:
        return card, 1, structs.replace(usual, variant=default_variant(card))
    reader = QuickAdd(workspace.catalogue, workspace.collection)
    understood = reader.find(wanted, _LOOKED_AT)
    cards = understood.cards
    if not cards:
        for near in reader.alike(wanted, 1).cards:
            raise KnownError("card.like", card=wanted, name=near.name.get(language))
        raise KnownError("card.none_fits", card=wanted)
    if not understood.certain:
        raise KnownError("card.ambiguous", card=wanted, count=len(cards), ids=tuple(each.id for each in cards[:5]))
    return cards[0], checked_count(understood.line.count), lot_of(cards[0], understood.line, usual)


def run_add(options: argparse.Namespace, console: Console) -> int:
    """`collection add`."""
    from ptcg_desktop.services.collection_lots import checked_count
    from ptcg_desktop.services.workspace import Workspace

    if options.count is not None:
        checked_count(options.count)
    with Workspace.open(options.home, renewing=console.renewing) as workspace:
        card, count, lot = read_line(workspace, options.card, console.text_language)
        count = options.count or count
        said = {name: getattr(options, name) for name in ("variant", "condition", "language") if getattr(options, name)}
        done = workspace.collection.add(card, count, structs.replace(lot, **said))
    console.answer({"added": count, "holding": done.value})
    name = card.name.get(console.text_language)
    console.tell("cli.collection.added", count=count, name=name, total=done.value.count, card=card.id)
    return 0

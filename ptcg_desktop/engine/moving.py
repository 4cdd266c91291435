"""Moving single cards between zones and Pokémon, wherever they are (R-ZONE-3)."""

from __future__ import annotations

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import energy, filters
from ptcg_desktop.engine.events import CardsMoved, PokemonDevolved, PokemonLeft, TrainerAttached
from ptcg_desktop.engine.state import Attachment, Pokemon, Source, TrainerFrame
from ptcg_desktop.engine.work import Work

BASIC_TO_HAND = "hand_basic"
"""Where a Pokémon leaves to whose lowest card goes to the hand and everything else to the discard pile."""


def plain(zone: str) -> str:
    """The zone's name in events: the places of a deck are all the deck."""
    return "deck" if zone in ("deck_top", "deck_bottom") else zone


def take(work: Work, card: int) -> tuple[str, int]:
    """Take a card out of wherever it is; returns the zone and, for a card in play, its Pokémon."""
    owner = work.game.owner(card)
    for player in (owner, 1 - owner):
        for one in work.in_play(player):
            if card in one.energy:
                work.put(energy.with_energy(one, tuple(other for other in one.energy if other != card)))
                return "pokemon", one.uid
            if any(item.card == card for item in one.attached):
                rest = tuple(item for item in one.attached if item.card != card)
                work.put(msgspec.structs.replace(one, attached=rest))
                return "pokemon", one.uid
    side = work.players[owner]
    for zone in ("hand", "deck", "discard", "prizes", *(pile.name for pile in side.piles)):
        if card in work.zone(owner, zone):
            work.leave_zone(owner, zone, (card,))
            return zone, -1
    if work.stadium is not None and work.stadium.card == card:
        work.stadium = None
        work.reindex(True)
        return "stadium", -1
    return "", -1


def move(work: Work, card: int, target: str, shown: bool = False, reason: str = "effect") -> None:
    """Put a card into a zone of its owner (R-ZONE-3)."""
    owner = work.game.owner(card)
    zone, pokemon = take(work, card)
    if zone:
        work.to_zone(owner, target, (card,))
        work.events.append(CardsMoved(owner, (card,), zone, plain(target), reason, pokemon, shown))


def move_from_anywhere(work: Work, card: int, target: str) -> None:
    """Put the card a text stands on into a zone: also a Trainer card being played, or one that is a Pokémon in play."""
    for player in (0, 1):
        for one in work.in_play(player):
            if one.cards[-1] == card and one.player == player:
                leave(work, one, target, "discard")
                return
    for at, frame in enumerate(work.stack):
        if isinstance(frame, TrainerFrame) and frame.source.card == card and not frame.placed:
            work.stack[at] = msgspec.structs.replace(frame, placed=True)
            owner = work.game.owner(card)
            work.to_zone(owner, target, (card,))
            work.events.append(CardsMoved(owner, (card,), "table", plain(target), "effect"))
            return
    stadium = work.stadium is not None and work.stadium.card == card
    if stadium or any(bears(one, card) for player in (0, 1) for one in work.in_play(player)):
        move(work, card, target)


def bears(one: Pokemon, card: int) -> bool:
    """Is the card attached to this Pokémon?"""
    return card in one.energy or any(item.card == card for item in one.attached)


def attach(work: Work, card: int, uid: int, until: int = 0) -> None:
    """Attach a card to a Pokémon, from wherever it is: Energy as Energy, anything else as an attached card."""
    one = work.find(uid)
    if one is None:
        return
    zone, _ = take(work, card)
    one = work.find(uid)
    if not zone or one is None:
        return
    if work.game.cards[card].is_energy:
        energy.attach(work, card, uid, zone, "effect")
    else:
        work.put(msgspec.structs.replace(one, attached=(*one.attached, Attachment(card, until))))
        work.events.append(TrainerAttached(one.player, card, uid, zone))


def fall_off(work: Work) -> None:
    """Discard attached cards that say so of the Pokémon they are on by now: it evolved, devolved or changed otherwise,
    or the card was moved there."""
    for player in (0, 1):
        for one in work.in_play(player):
            for card in (*one.energy, *(item.card for item in one.attached)):
                wanted = work.game.cards[card].program.stays_on
                source = Source(player, card, -1, "card")
                if wanted is not ir.ANY_POKEMON and filters.refuses(work, wanted, one, source, ()):
                    move(work, card, "discard")


def leave(work: Work, one: Pokemon, target: str, attached: str) -> None:
    """A Pokémon leaves play: its cards go to one zone, what is attached to another, each to its owner's."""
    if target == BASIC_TO_HAND:
        target, attached = "hand", "discard"
        off = one.cards[:0:-1]
        if off:
            one = msgspec.structs.replace(one, cards=one.cards[:1])
            work.put(one)
            for card in off:
                work.to_zone(work.game.owner(card), "discard", (card,))
            work.events.append(PokemonDevolved(one.player, one.uid, off, "discard"))
    others = (*one.energy, *(item.card for item in one.attached))
    for card in () if attached == "same" else others:
        move(work, card, attached)
    current = work.find(one.uid) or one
    side = work.players[one.player]
    active = None if side.active is current else side.active
    work.set_places(one.player, active, tuple(x for x in side.bench if x is not current))
    cards = current.cards if attached != "same" else (*current.cards, *others)
    for card in cards:
        work.to_zone(work.game.owner(card), target, (card,))
    work.events.append(PokemonLeft(one.player, one.uid, cards, plain(target)))
    work.reindex()

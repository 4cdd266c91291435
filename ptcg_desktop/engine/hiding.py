"""The form of an event that one player may see (R-INFO-1, R-INFO-2): cards that are not known to that player are -1."""

from __future__ import annotations

import msgspec

from ptcg_desktop.engine.events import (
    HIDDEN,
    CardsDrawn,
    CardsMoved,
    CardsSeen,
    Event,
    OpeningHandDrawn,
    PlacedFaceDown,
    PrizesLaid,
    PrizeTaken,
)


def _mask(cards: tuple[int, ...]) -> tuple[int, ...]:
    return (HIDDEN,) * len(cards)


def hide(event: Event, player: int) -> Event:
    """The form of `event` that `player` may know (R-INFO-1, R-INFO-2)."""
    if isinstance(event, PrizesLaid):
        return PrizesLaid(event.player, _mask(event.cards))
    if isinstance(event, OpeningHandDrawn) and event.player != player:
        return OpeningHandDrawn(event.player, _mask(event.cards))
    if isinstance(event, CardsDrawn) and event.player != player:
        return CardsDrawn(event.player, _mask(event.cards), event.reason)
    if isinstance(event, PlacedFaceDown) and event.player != player:
        return PlacedFaceDown(event.player, HIDDEN, event.pokemon, event.place)
    if isinstance(event, PrizeTaken) and event.player != player:
        return PrizeTaken(event.player, event.position, HIDDEN)
    if isinstance(event, CardsSeen) and not event.shown and event.player != player:
        return msgspec.structs.replace(event, cards=_mask(event.cards))
    if isinstance(event, CardsMoved) and not _public(event, player):
        return msgspec.structs.replace(event, cards=_mask(event.cards))
    return event


def _public(event: CardsMoved, player: int) -> bool:
    closed = ("deck", "hand", "prizes")
    if event.shown or event.source not in closed or event.target not in closed:
        return True
    return event.player == player and "hand" in (event.source, event.target)

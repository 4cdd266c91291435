"""Moving cards and Pokémon by hand: from anywhere to anywhere, each to its owner's zones (R-ZONE-3).

Nothing here asks whether the rules allow it; `manual` has asked whether it can be done at all. Texts do not answer to
what is moved by hand.
"""

from __future__ import annotations

import msgspec

from ptcg_desktop.engine import chance, energy, evolve, moving, retreat
from ptcg_desktop.engine.actions import MoveCards, MoveFrom, MovePokemon
from ptcg_desktop.engine.events import (
    ActiveBenched,
    ActiveSwitched,
    CardPutUnder,
    CardsMoved,
    PokemonBenched,
    Promoted,
    StadiumPlayed,
    TrainerAttached,
)
from ptcg_desktop.engine.state import NOBODY, Attachment, Pokemon, Stadium, State, TrainerFrame
from ptcg_desktop.engine.work import LOST, Work

BY_HAND = "by_hand"
RANDOM = -2
IN_PLAY = ("active", "bench", "attached", "under", "over", "stadium")
"""Places to put cards that are no zones of a player."""


def zones(state: State) -> tuple[str, ...]:
    """The zones of a player in this game."""
    own = (*state.game.profile.zones, LOST)
    return ("deck", "hand", "discard", "prizes", *dict.fromkeys(own))


def zone_of(state: State, player: int, zone: str) -> tuple[int, ...]:
    """The cards of a zone."""
    side = state.players[player]
    plain = {"deck": side.deck, "hand": side.hand, "discard": side.discard, "prizes": side.prizes}
    if zone in plain:
        return plain[zone]
    return next((pile.cards for pile in side.piles if pile.name == zone), ())


def bearer(work: Work | State, card: int) -> Pokemon | None:
    """The Pokémon in play that a card is a part of, as one of its Pokémon cards."""
    for side in work.players:
        for one in side.bench if side.active is None else (side.active, *side.bench):
            if card in one.cards:
                return one
    return None


def named(work: Work, act: MoveFrom) -> tuple[int, ...]:
    """The cards an act names by their place."""
    cards = work.zone(act.owner, act.source)
    if act.first == RANDOM:
        return chance.sample(work, cards, act.count, mixed=True)
    if act.first < 0:
        return cards[len(cards) - act.count :]
    return cards[act.first : act.first + act.count]


def move_from(work: Work, act: MoveFrom) -> None:
    """Carry it out."""
    _move(work, named(work, act), act.to, act.pokemon, act.at)


def move_cards(work: Work, act: MoveCards) -> None:
    """Carry it out."""
    _move(work, act.cards, act.to, act.pokemon, act.at)


def _move(work: Work, cards: tuple[int, ...], to: str, uid: int, at: int) -> None:
    if to in IN_PLAY:
        for card in cards:
            _into_play(work, card, to, uid)
        return
    source = _common_zone(work, cards)
    if source:
        owner = work.game.owner(cards[0])
        work.leave_zone(owner, source, cards)
        _lay(work, owner, to, cards, at)
        work.events.append(CardsMoved(owner, cards, source, to, BY_HAND))
        return
    for place, card in enumerate(cards):
        _to_zone(work, card, to, at + place if at >= 0 else at)


def _common_zone(work: Work, cards: tuple[int, ...]) -> str:
    """The zone of one player in which all these cards lie; empty if there is none."""
    owner = work.game.owner(cards[0])
    side = work.players[owner]
    for zone in ("hand", "deck", "discard", "prizes", *(pile.name for pile in side.piles)):
        lying = work.zone(owner, zone)
        if all(card in lying for card in cards):
            return zone
    return ""


def _lay(work: Work, owner: int, zone: str, cards: tuple[int, ...], at: int) -> None:
    if zone == "deck" and at:
        deck = work.players[owner].deck
        place = len(deck) if at < 0 else min(at, len(deck))
        work.set_deck(owner, deck[:place] + cards + deck[place:])
    else:
        work.to_zone(owner, zone, cards)


def _to_zone(work: Work, card: int, to: str, at: int) -> None:
    one = bearer(work, card)
    if one is not None and len(one.cards) == 1:
        where = "deck_bottom" if to == "deck" and at < 0 else to
        moving.leave(work, one, where, "discard")
        return
    zone, uid = lift(work, card)
    owner = work.game.owner(card)
    _lay(work, owner, to, (card,), at)
    work.events.append(CardsMoved(owner, (card,), zone, to, BY_HAND, uid))


def lift(work: Work, card: int) -> tuple[str, int]:
    """Take a card out of wherever it is: also from under a Pokémon or from the table; its zone and Pokémon.

    The last Pokémon card of a Pokémon takes the Pokémon out of play: what lies on it is discarded.
    """
    one = bearer(work, card)
    if one is not None and len(one.cards) == 1:
        moving.leave(work, one, "discard", "discard")
    elif one is not None:
        _unstack(work, one, card)
        return "pokemon", one.uid
    for at, frame in enumerate(work.stack):
        if isinstance(frame, TrainerFrame) and frame.source.card == card and not frame.placed:
            work.stack[at] = msgspec.structs.replace(frame, placed=True)
            return "table", NOBODY
    return moving.take(work, card)


def _unstack(work: Work, one: Pokemon, card: int) -> None:
    """A card is taken out of a Pokémon; without its top card it is the stage below, as when it devolves (R-EVO-6)."""
    rest = tuple(other for other in one.cards if other != card)
    if one.cards[-1] != card:
        work.put(msgspec.structs.replace(one, cards=rest))
        return
    effects = tuple(effect for effect in one.effects if not effect.attack)
    work.put(
        msgspec.structs.replace(one, cards=rest, conditions=(), effects=effects, since=work.turn, used=(), stuck=0)
    )


def _into_play(work: Work, card: int, to: str, uid: int) -> None:
    owner = work.game.owner(card)
    zone, before = lift(work, card)
    if to in ("active", "bench"):
        _as_pokemon(work, card, to, zone, before)
        return
    target = work.find(uid)
    if zone in ("pokemon", "table", "stadium") or (target is not None and target.player != owner):
        # What comes from no pile of the Pokémon's player is told in two events: it comes to the table, then from it.
        work.events.append(CardsMoved(owner, (card,), zone, "table", BY_HAND, before))
        zone = "table"
    if to == "stadium":
        _stadium(work, owner, card, zone)
    elif to == "over":
        evolve.evolve(work, card, uid, zone)
    elif to == "under":
        _under(work, card, uid, zone)
    else:
        _attach(work, card, uid, zone)


def _as_pokemon(work: Work, card: int, to: str, zone: str, before: int) -> None:
    owner = work.game.owner(card)
    if zone in ("pokemon", "stadium"):
        work.events.append(CardsMoved(owner, (card,), zone, "table", BY_HAND, before))
        zone = "table"
    one = work.new_pokemon(owner, card, work.turn)
    side = work.players[owner]
    work.set_places(owner, side.active, (*side.bench, one))
    work.events.append(PokemonBenched(owner, card, one.uid, zone))
    if to == "active":
        activate(work, one)


def _stadium(work: Work, owner: int, card: int, zone: str) -> None:
    old = work.stadium
    work.stadium = Stadium(card, owner)
    if zone != "table":
        work.events.append(CardsMoved(owner, (card,), zone, "table", BY_HAND))
    if old is not None:
        work.discard((old.card,))
        work.events.append(CardsMoved(work.game.owner(old.card), (old.card,), "stadium", "discard", "replaced"))
    work.events.append(StadiumPlayed(owner, card))


def _under(work: Work, card: int, uid: int, zone: str) -> None:
    one = work.find(uid)
    if one is not None:
        work.put(msgspec.structs.replace(one, cards=(card, *one.cards)))
        work.events.append(CardPutUnder(work.game.owner(card), card, uid, zone))


def _attach(work: Work, card: int, uid: int, zone: str) -> None:
    one = work.find(uid)
    if one is None:
        return
    if work.game.cards[card].is_energy:
        energy.attach(work, card, uid, zone, BY_HAND)
    else:
        work.put(msgspec.structs.replace(one, attached=(*one.attached, Attachment(card, 0))))
        work.events.append(TrainerAttached(one.player, card, uid, zone))


# --- whole Pokémon ---------------------------------------------------------------------------------------------------


def move_pokemon(work: Work, act: MovePokemon) -> None:
    """Carry it out."""
    one = work.find(act.pokemon)
    if one is None:
        return
    if act.to == "active":
        activate(work, one)
    elif act.to == "bench":
        side = work.players[one.player]
        work.set_places(one.player, None, (*side.bench, retreat.benched(one)))
        work.events.append(ActiveBenched(one.player, one.uid))
    else:
        where = "deck_bottom" if act.to == "deck" and act.at < 0 else act.to
        moving.leave(work, one, where, "same")


def activate(work: Work, one: Pokemon) -> None:
    """A Benched Pokémon becomes Active; the Active goes to its place on the Bench."""
    side = work.players[one.player]
    active = side.active
    if active is None:
        work.set_places(one.player, one, tuple(other for other in side.bench if other is not one))
        work.events.append(Promoted(one.player, one.uid))
        return
    places = tuple(retreat.benched(active) if other is one else other for other in side.bench)
    work.set_places(one.player, one, places)
    work.events.append(ActiveSwitched(one.player, active.uid, one.uid, BY_HAND))

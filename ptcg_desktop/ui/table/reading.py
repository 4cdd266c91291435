"""From the engine's view and events to the picture of the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.engine import events as ev
from ptcg_desktop.ui.table.layout import Side
from ptcg_desktop.ui.table.picture import Coin, Cue, HandCard, Picture, PokemonPicture, SidePicture, Turned
from ptcg_desktop.ui.table.wording import Wording

LOST = "lost"
"""The zone of the engine that is drawn as the Lost Zone."""
TURNED: dict[str, Turned] = {"asleep": "left", "paralyzed": "right", "confused": "upside_down"}


def prizes_lying(events: Iterable[engine.Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Table positions of the Prizes still face down, per player.

    Actions count the Prizes that still lie; on the table each keeps its position and leaves a gap when it is taken.
    """
    lying: list[list[int]] = [[], []]
    for event in events:
        if isinstance(event, ev.PrizesLaid):
            lying[event.player] = list(range(len(event.cards)))
        elif isinstance(event, ev.PrizeTaken) and event.position < len(lying[event.player]):
            del lying[event.player][event.position]
        elif isinstance(event, ev.CardsMoved) and "prizes" in (event.source, event.target):
            change = len(event.cards) * (-1 if event.source == "prizes" else 1)
            lying[event.player] = list(range(len(lying[event.player]) + change))
        elif isinstance(event, ev.SuddenDeathStarted):
            lying = [[], []]
    return tuple(lying[0]), tuple(lying[1])


def prize_places(events: Iterable[engine.Event]) -> int:
    """How many Prizes were laid, 6 before that."""
    places = 6
    for event in events:
        if isinstance(event, ev.PrizesLaid):
            places = len(event.cards)
    return places


def picture_of(view: engine.View, events: Sequence[engine.Event], coins: tuple[Coin, ...], wording: Wording) -> Picture:
    """The board for one view. `events` are all events so far, `coins` those flipped since the person's last act."""
    lying = prizes_lying(events)
    places = prize_places(events)
    seat = view.viewer
    sides = [_side(view, player, lying[player], places, wording) for player in (seat, 1 - seat)]
    pokemon: list[PokemonPicture] = []
    for player in (0, 1):
        side: Side = "near" if player == seat else "far"
        own = view.players[player]
        for place, one in enumerate((own.active, *own.bench), start=-1):
            if one is not None:
                pokemon.append(_pokemon(view, one, side, place))
    stadium = None if view.stadium is None else view.cards.get(view.stadium.card)
    longest = max(len(side.bench) for side in view.players)  # by hand a Bench may be longer than the rules allow
    bench = max(*view.bench_limit, longest)
    return Picture(sides[0], sides[1], tuple(pokemon), stadium, bench, coins, wording.era == "modern")


def _side(view: engine.View, player: int, lying: tuple[int, ...], places: int, wording: Wording) -> SidePicture:
    own = view.players[player]
    hand = () if own.hand is None else tuple(HandCard(number, view.cards[number]) for number in own.hand)
    if len(lying) != own.prize_count:
        lying = tuple(range(own.prize_count))
    return SidePicture(
        name=wording.player(player),
        deck=own.deck_count,
        hand=hand,
        hand_count=own.hand_count,
        discard=tuple(view.cards[number] for number in own.discard),
        prizes=lying,
        prize_places=max(places, own.prize_count),
        markers=marker_words(own.markers),
        lost=tuple(view.cards[number] for number in dict(own.piles).get(LOST, ())) if _has_lost_zone(view) else None,
        once=tuple(wording.once(name) for name in own.once),
    )


def _has_lost_zone(view: engine.View) -> bool:
    return any(name == LOST for side in view.players for name, _cards in side.piles)


def _pokemon(view: engine.View, one: engine.PokemonView, side: Side, place: int) -> PokemonPicture:
    kinds = [condition.kind for condition in one.conditions]
    turned: Turned = next((TURNED[kind] for kind in kinds if kind in TURNED), "upright")
    return PokemonPicture(
        key=one.uid,
        side=side,
        place=place,
        stack=tuple(view.cards[number] for number in one.cards) or (None,),
        energy=tuple(units(view.cards[number]) for number in one.energy),
        attached=tuple(view.cards[number] for number in one.attached),
        damage=one.damage,
        hp=one.hp,
        turned=turned,
        poisoned="poisoned" in kinds,
        burned="burned" in kinds,
        markers=marker_words(one.markers),
        energy_keys=one.energy,
        attached_keys=one.attached,
    )


def marker_words(markers: Iterable[tuple[str, int]]) -> tuple[str, ...]:
    """Markers as they are shown: the name, with its number if it has one."""
    return tuple(f"{name} {number}" if number else name for name, number in markers)


def units(card: CardDef) -> tuple[str, ...]:
    """The Energy units a card shows as badges; a card of unknown units shows one of any type."""
    return card.provides or ("*",)


def cues_of(events: Iterable[engine.Event], seat: int) -> list[Cue]:
    """What of the events may be animated for the person at `seat`."""
    cues: list[Cue] = []
    for event in events:
        match event:
            case ev.AttackDeclared(player=player, pokemon=uid):
                cues.append(Cue("attack", uid, side=_side_of(player, seat)))
            case ev.DamageDone(pokemon=uid, amount=amount) | ev.CountersPut(pokemon=uid, amount=amount):
                cues.append(Cue("damage", uid, amount))
            case ev.KnockedOut(pokemon=uid):
                cues.append(Cue("knock_out", uid))
            case (
                ev.EnergyAttached(player=player, card=card, pokemon=uid)
                | ev.TrainerAttached(player=player, card=card, pokemon=uid)
                | ev.PokemonEvolved(player=player, card=card, pokemon=uid)
            ):
                cues.append(Cue("onto", uid, side=_side_of(player, seat), card=card))
            case ev.PokemonBenched(player=player, card=card, pokemon=uid):
                cues.append(Cue("from_hand", uid, side=_side_of(player, seat), card=card))
            case ev.PrizeTaken(player=player, card=card):
                cues.append(Cue("prize", side=_side_of(player, seat), card=card if player == seat else -1))
            case ev.CardsDrawn(player=player, cards=cards):
                cues.append(Cue("draw", amount=len(cards), side=_side_of(player, seat)))
            case ev.DeckShuffled(player=player):
                cues.append(Cue("shuffle", side=_side_of(player, seat)))
            case _:
                continue
    return cues


def _side_of(player: int, seat: int) -> Side:
    return "near" if player == seat else "far"

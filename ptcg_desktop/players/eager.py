"""A player without foresight who always does something: builds up first, then hits as hard as possible.

Deterministic: the same view and the same acts give the same choice. It plays Trainers and uses powers whose programs it
can judge (`players.texts`), and leaves alone what would have to be carried out by hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from ptcg_desktop.cards import CardDef
from ptcg_desktop.engine import Action, PokemonView, View
from ptcg_desktop.engine import actions as act
from ptcg_desktop.players.texts import Use, use_of

Worth = tuple[int, int]
"""How early something is done, then how good it is among its like."""

_NEVER, _PASS, _RETREAT, _ATTACK, _REDRAW, _HELP, _ATTACH, _BENCH, _EVOLVE, _GAIN = range(10)
_THIN_DECK = 8
"""With so few cards left in the deck nothing more is drawn."""
_FULL_HAND = 4
"""A hand of more cards than this is not thrown away for another."""
_HURT = 20
"""Healing waits until so much damage lies on a Pokémon."""
_LOSSES = ("cards_discarded", "energy", "price")
"""Purposes of choices that cost something: the least is given, and nothing that need not be."""


def choose(view: View, legal: Sequence[Action]) -> Action:
    """One of the legal acts.

    Args:
        view: What the player may know; the open decision is theirs.
        legal: What they may do, as `engine.legal` lists it; not empty.
    """
    return max(enumerate(legal), key=lambda pair: (_worth(view, legal, pair[1]), -pair[0]))[1]


def _worth(view: View, legal: Sequence[Action], action: Action) -> Worth:
    match action:
        case act.PlaceActive(card=card) | act.PlaceBench(card=card) | act.Bench(card=card):
            return _BENCH, view.cards[card].hp
        case act.Promote(pokemon=uid) | act.SwitchIn(pokemon=uid):
            return _BENCH, _strength(view, uid)
        case act.Evolve(target=uid):
            return _EVOLVE, _strength(view, uid)
        case act.Attach():
            return _ATTACH, _need(view, action)
        case act.Attack(name=name):
            return _ATTACK, _hit(view, name)
        case act.Retreat():
            return _retreat(view, legal, action)
        case act.PlayTrainer(card=card):
            return _trainer(view, view.cards[card])
        case act.UsePower(pokemon=uid, name=name):
            return _power(view, uid, name)
        case act.MulliganDraw(count=count):
            return _BENCH, count
        case act.ChooseFirst(first=first):
            return _BENCH, int(first == view.viewer)
        case _:
            return _answer(view, action)


# --- the main part ----------------------------------------------------------------------------------------------------


def _trainer(view: View, card: CardDef) -> Worth:
    use = use_of(card.effect)
    side = view.players[view.viewer]
    if not card.effect or (use.gains and side.deck_count <= _THIN_DECK):
        return _NEVER, 0
    if use.spends_hand:
        return (_REDRAW if side.hand_count <= _FULL_HAND else _NEVER), 0
    if use.gains or use.builds:
        return _GAIN, 0
    if use.heals and all(one.damage < _HURT for one in _mine(view)):
        return _NEVER, 0
    return _HELP, 0


def _power(view: View, uid: int, name: str) -> Worth:
    pokemon = _find(view, uid)
    if pokemon is None or pokemon.face_down:
        return _NEVER, 0
    effect = next((power.effect for power in view.cards[pokemon.card].powers if power.name.en == name), "")
    use = use_of(effect)
    thin = use.gains and view.players[view.viewer].deck_count <= _THIN_DECK
    good = use.ends and (use.gains or use.builds) and not use.spends_hand and not thin
    return (_GAIN if good else _NEVER), 0


def _retreat(view: View, legal: Sequence[Action], action: act.Retreat) -> Worth:
    """Only for one that can fight where the Active cannot, and for as little Energy as possible."""
    if any(isinstance(other, act.Attack) for other in legal):
        return _NEVER, 0
    active, fresh = view.players[view.viewer].active, _find(view, action.target)
    if active is None or fresh is None or _ready(view, active) or not _ready(view, fresh):
        return _NEVER, 0
    return _RETREAT + 1, _strength(view, action.target) - 10 * len(action.pay)


def _ready(view: View, pokemon: PokemonView) -> bool:
    """Has it as much Energy as its cheapest attack with damage costs?"""
    units = sum(max(1, len(view.cards[card].provides)) for card in pokemon.energy)
    attacks = view.cards[pokemon.card].attacks
    return any(len(attack.cost) <= units for attack in attacks if attack.damage.base or attack.effect)


def _need(view: View, action: act.Attach) -> int:
    """How much this Energy card helps this Pokémon: a cost asks for its type, and the Active comes first."""
    pokemon = _find(view, action.target)
    if pokemon is None or pokemon.face_down:
        return 0
    letters = set(view.cards[action.card].provides)
    costs = [attack.cost for attack in view.cards[pokemon.card].attacks]
    longest = max((len(cost) for cost in costs), default=0)
    wanted = any(letters & set(cost) for cost in costs)
    active = _active(view)
    return 4 * (len(pokemon.energy) < longest) + 2 * wanted + (active is not None and active.uid == pokemon.uid)


def _hit(view: View, name: str) -> int:
    """Expected damage with Weakness and Resistance; a Knock Out is worth more than any damage."""
    active, target = _active(view), view.players[1 - view.viewer].active
    if active is None or target is None:
        return 0
    facts = view.cards[active.card]
    attack = next((one for one in facts.attacks if one.name.en == name), None)
    if attack is None:
        return 0
    damage = attack.damage.base
    if not target.face_down:
        struck = view.cards[target.card]
        damage *= 2 if any(one.type in facts.types for one in struck.weaknesses) else 1
        damage -= 30 if any(one.type in facts.types for one in struck.resistances) else 0
    fatal = not target.face_down and damage >= target.hp - target.damage
    return 1000 * fatal + 2 * max(0, damage) + bool(attack.effect)


# --- answers ----------------------------------------------------------------------------------------------------------


def _answer(view: View, action: Action) -> Worth:
    """Answers to what a text asks: what costs something is given sparingly, anything else is taken."""
    decision = view.decision
    loses = decision is not None and decision.purpose in _LOSSES
    match action:
        case act.ChooseCard(card=card) if card in view.cards:
            value = _value(view, view.cards[card])
            return (_NEVER, -value) if loses else (_HELP, value)
        case act.ChoosePokemon(pokemon=uid):
            return (_NEVER if loses else _HELP), _target(view, uid)
        case act.ChooseOption(code=code):
            return _HELP, int(code == "yes")
        case act.Pass() | act.Done():
            return _PASS, 0
        case _:
            return _HELP, 0


def _target(view: View, uid: int) -> int:
    """The other side's weakest; of the own ones the most hurt where a text heals, else the strongest."""
    pokemon = _find(view, uid)
    if pokemon is None:
        return 0
    if pokemon.player != view.viewer:
        return pokemon.damage - pokemon.hp
    return pokemon.damage if _asking(view).heals else _strength(view, uid)


def _asking(view: View) -> Use:
    """What the text is for that asks now."""
    card = None if view.decision is None else view.cards.get(view.decision.source)
    return Use() if card is None else use_of(card.effect)


def _value(view: View, card: CardDef) -> int:
    """How much a card is wanted: what evolves a Pokémon in play, then Basic Pokémon while the Bench is short."""
    names = {view.cards[one.card].name.en for one in _mine(view) if not one.face_down}
    if card.evolves_from.en and card.evolves_from.en in names:
        return 400 + card.hp
    if card.is_basic_pokemon:
        return (300 if len(names) < 3 else 100) + card.hp
    if card.kind == "trainer":
        return 200
    return 150 if card.kind == "energy" else 50


# --- looking ----------------------------------------------------------------------------------------------------------


def _active(view: View) -> PokemonView | None:
    return view.players[view.viewer].active


def _mine(view: View) -> list[PokemonView]:
    side = view.players[view.viewer]
    return [one for one in (side.active, *side.bench) if one is not None]


def _find(view: View, uid: int) -> PokemonView | None:
    sides = ((side.active, *side.bench) for side in view.players)
    return next((one for places in sides for one in places if one is not None and one.uid == uid), None)


def _strength(view: View, uid: int) -> int:
    """Ready to fight: Energy counts more than what is left of its Hit Points."""
    pokemon = _find(view, uid)
    return 100 * len(pokemon.energy) + pokemon.hp - pokemon.damage if pokemon else 0

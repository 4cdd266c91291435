"""Games for the engine's laws: invented decks with every kind of effect, random play, a board rebuilt from events."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

import msgspec

from ptcg_desktop import engine
from ptcg_desktop.cards import CardDef, Text
from ptcg_desktop.engine import events as ev
from ptcg_desktop.engine.state import TrainerFrame
from ptcg_desktop.services import scenario_cards
from ptcg_desktop.services.scenario_format import CardSpec

PROFILES = ("classic", "classic-extended", "bw-xy-2013", "current", "xy-nov-2013")

_CARDS = """
Grub: {kind: pokemon, stage: basic, hp: 40, type: G, weak: R, retreat: 1, attacks: [{name: Nip, cost: [C], damage: 10}]}
Cocoon: {kind: pokemon, stage: stage1, from: Grub, hp: 70, type: G, weak: R, retreat: 2,
  attacks: [{name: Stiff, cost: [C], damage: 0, then: [{protect_self: {prevent_upto: 30}}]},
            {name: Jab, cost: [G], damage: 20, then: [{inflict: poisoned}]}]}
Moth: {kind: pokemon, stage: stage2, from: Cocoon, hp: 90, type: G, weak: R, resist: F, retreat: 0,
  attacks: [{name: Gale, cost: [G, C], damage: 30, then: [{opponent_switches: true}]}],
  powers: [{name: Dust, use: activated, limit: once_per_turn, do: [{counters_any: 10}]}]}
Ember: {kind: pokemon, stage: basic, hp: 60, type: R, weak: W, retreat: 1, prizes: 2,
  attacks: [{name: Singe, cost: [R, C], damage: 40, pay: [{discard_energy: 1, type: R}]},
            {name: Smoke, cost: [C], damage: 10, then: [{next_turn_defender: smokescreen}]}]}
Toad: {kind: pokemon, stage: basic, hp: 60, type: W, weak: G, resist: R, retreat: 1,
  attacks: [{name: Lull, cost: [C], damage: 0, then: [{inflict: asleep}]},
            {name: Splash, cost: [W], damage: {base: 10, plus: 10, per: "extra_energy:W", max: 2},
             then: [{damage_bench: 10, side: both}]}],
  powers: [{name: Rain, use: activated, limit: unlimited, do: [{attach_from_hand: W, only_to: W}]}]}
Bomb: {kind: pokemon, stage: basic, hp: 50, type: F, retreat: 1,
  attacks: [{name: Blast, cost: [C, C], damage: 50, then: [{damage_self: 50}, {damage_bench: 20, side: both}]},
            {name: Daze, cost: [C], damage: {times: 10, per: "heads:2"}, then: [{inflict: confused}]}]}
Thorn: {kind: pokemon, stage: basic, hp: 60, type: P, retreat: 2, attacks: [{name: Forget, cost: [C], damage: 10,
  then: [{next_turn_defender: disable}, {flip: {heads: [{inflict: paralyzed}], tails: [{heal_self: 10}]}}]}],
  powers: [{name: Spike, use: passive, do: [{retaliate: 10}]},
           {name: Shift, use: activated, limit: unlimited, do: [{move_damage: 10}]}]}
Note: {kind: trainer, subtype: any, effect: [{draw: 2}]}
Finder: {kind: trainer, subtype: any, effect: [{discard_cost: 2}, {search: {from: deck, to: hand, count: 2}}]}
Swap: {kind: trainer, subtype: any, effect: [{switch: true}]}
Pull: {kind: trainer, subtype: any, effect: [{gust: true}]}
Rip: {kind: trainer, subtype: any, effect: [{remove_energy: {from: opponent, count: 1}}]}
Tonic: {kind: trainer, subtype: any, effect: [{heal: 20}, {cure: true}]}
Boost: {kind: trainer, subtype: any, effect: [{attach: {mods: [{damage_dealt: 10}], until: end_of_turn}}]}
Guard: {kind: trainer, subtype: any, effect: [{attach: {mods: [{damage_taken: -20}], until: end_of_opponent_turn}}]}
Skip: {kind: trainer, subtype: any, effect: [{evolve_skip: true}]}
Renew: {kind: trainer, subtype: supporter, effect: [{discard_hand: true}, {draw: 5}]}
Vest: {kind: trainer, subtype: tool, effect: [{attach: {mods: [{hp: 20}, {retreat_cost: 1}], until: stays}}]}
Cave: {kind: trainer, subtype: stadium, rules: [{retreat_cost: 0}]}
Narrow: {kind: trainer, subtype: stadium, rules: [{bench_limit: 3}]}
"""

_COUNTS = {
    "Grub": 4, "Cocoon": 3, "Moth": 3, "Ember": 3, "Toad": 3, "Bomb": 3, "Thorn": 3, "Note": 1, "Finder": 1,
    "Swap": 1, "Pull": 1, "Rip": 1, "Tonic": 1, "Boost": 1, "Guard": 1, "Skip": 2, "Renew": 1, "Vest": 2, "Cave": 1,
    "Narrow": 1, "G Energy": 7, "R Energy": 6, "W Energy": 8, "Double Colorless Energy": 2,
}  # fmt: skip


@cache
def profile(name: str) -> engine.Profile:
    return engine.load_profile(name)


@cache
def cards(plain_subtype: str) -> dict[str, CardDef]:
    import yaml

    known = scenario_cards.built_in(plain_subtype)
    for key, raw in yaml.safe_load(_CARDS).items():
        known[key] = scenario_cards.card(key, msgspec.convert(raw, CardSpec), plain_subtype)
    return known


def deck(name: str) -> list[CardDef]:
    known = cards(profile(name).trainers.plain_subtype)
    found = [known[key] for key, count in _COUNTS.items() for _ in range(count)]
    assert len(found) == 60
    return found


_UNWRITTEN = ("Note", "Tonic", "Renew", "Vest", "Cave", "Double Colorless Energy")
"""Cards of `deck_by_hand` whose rules text is not automated; besides attacks of Ember and the power of Moth."""


@cache
def deck_by_hand(name: str) -> tuple[CardDef, ...]:
    """The same deck with cards of every kind that have to be carried out by hand."""
    text = Text("Do this by hand.", "Faça isto à mão.")
    changed: dict[str, CardDef] = {}
    for card in deck(name):
        if card.id in changed:
            continue
        new = card
        if card.name.en in _UNWRITTEN:
            new = msgspec.structs.replace(card, effect="", rules=(text,))
        elif card.name.en == "Ember":
            attacks = tuple(msgspec.structs.replace(one, effect="", text=text) for one in card.attacks)
            new = msgspec.structs.replace(card, attacks=attacks)
        elif card.name.en == "Moth":
            powers = tuple(msgspec.structs.replace(one, effect="", text=text) for one in card.powers)
            new = msgspec.structs.replace(card, powers=powers)
        changed[card.id] = new
    return tuple(changed[card.id] for card in deck(name))


def steps(name: str, seed: int, limit: int = 3_000, turn_limit: int = 200) -> Iterator[engine.Step]:
    """A random game, step by step; the first leads to the first decision."""
    dice = random.Random(seed)
    own = deck(name)
    options = engine.Options(turn_limit=turn_limit)
    step = engine.begin(profile(name), (own, own), seed, options)
    yield step
    for _ in range(limit):
        if step.state.decision is None:
            return
        step = engine.apply(step.state, dice.choice(engine.legal(step.state)))
        yield step
    raise AssertionError("the game does not end")


def every_card(state: engine.State) -> list[int]:
    """All cards of a state, wherever they are."""
    found: list[int] = []
    for side in state.players:
        found += [*side.deck, *side.hand, *side.prizes, *side.discard]
        for pile in side.piles:
            found += pile.cards
        for one in ([side.active] if side.active else []) + list(side.bench):
            found += [*one.cards, *one.energy, *(item.card for item in one.attached)]
    if state.stadium:
        found.append(state.stadium.card)
    found += [frame.source.card for frame in state.stack if isinstance(frame, TrainerFrame) and not frame.placed]
    return sorted(found)


# --- a board rebuilt from events -------------------------------------------------------------------------------------


class Mon:
    """A Pokémon on the rebuilt board."""

    def __init__(self, cards: list[int], energy: list[int], attached: list[int], damage: int, conditions: set) -> None:
        self.cards, self.energy, self.attached = cards, energy, attached
        self.damage, self.conditions = damage, conditions
        self.effects: list[tuple[str, bool]] = []

    def untie(self) -> None:
        """Effects of attacks end."""
        self.effects = [(name, tied) for name, tied in self.effects if not tied]


class Board:
    """What a viewer can see, followed by events alone."""

    def __init__(self, view: engine.View) -> None:
        self.viewer = view.viewer
        self.deck = [p.deck_count for p in view.players]
        self.hand = [list(p.hand) if p.hand is not None else [-1] * p.hand_count for p in view.players]
        self.prizes = [p.prize_count for p in view.players]
        self.discard = [list(p.discard) for p in view.players]
        self.active = [None if p.active is None else p.active.uid for p in view.players]
        self.bench = [[one.uid for one in p.bench] for p in view.players]
        self.mons: dict[int, Mon] = {}
        for p in view.players:
            for one in ([p.active] if p.active else []) + list(p.bench):
                conditions = {(item.kind, item.amount) for item in one.conditions}
                self.mons[one.uid] = Mon(list(one.cards), list(one.energy), list(one.attached), one.damage, conditions)
                self.mons[one.uid].effects = [(name, True) for name in one.effects]
        self.stadium = None if view.stadium is None else view.stadium.card
        self.lost = [list(dict(p.piles).get("lost", ())) for p in view.players]
        self.markers = {(p, -1, name): number for p in (0, 1) for name, number in view.players[p].markers}
        for p in view.players:
            for one in ([p.active] if p.active else []) + list(p.bench):
                self.markers |= {(one.player, one.uid, name): number for name, number in one.markers}
        self.rules = list(view.rules)
        self.turn, self.current = view.turn, view.current

    def key(self) -> object:
        """Everything, comparable. Hidden cards count only by number."""
        mons = {
            uid: (
                tuple(m.cards),
                tuple(m.energy),
                tuple(m.attached),
                m.damage,
                frozenset(m.conditions),
                tuple(name for name, _ in m.effects),
            )
            for uid, m in self.mons.items()
        }
        places = (tuple(self.active), tuple(map(tuple, self.bench)))
        hands = tuple(
            tuple(sorted(hand)) if player == self.viewer else len(hand) for player, hand in enumerate(self.hand)
        )
        discard = tuple(map(tuple, self.discard))
        markers = {key: number for key, number in self.markers.items() if key[1] < 0 or key[1] in self.mons}
        more = (tuple(map(tuple, self.lost)), tuple(self.rules), self.stadium, self.turn, markers)
        return (tuple(self.deck), hands, tuple(self.prizes), discard, places, mons, more)

    def lose_hand(self, player: int, card: int) -> None:
        hand = self.hand[player]
        if card in hand:
            hand.remove(card)
        elif -1 in hand:
            hand.remove(-1)
        else:
            hand.pop()  # a card seen on its way into the hand left it unseen

    def follow(self, event: ev.Event) -> None:
        handler = getattr(self, "on_" + type(event).__name__, None)
        if handler is not None:
            handler(event)

    def on_OpeningHandDrawn(self, e: ev.OpeningHandDrawn) -> None:
        self.deck[e.player] -= len(e.cards)
        self.hand[e.player] += e.cards

    def on_HandReturned(self, e: ev.HandReturned) -> None:
        self.deck[e.player] += len(e.cards)
        self.hand[e.player] = []

    def on_PlacedFaceDown(self, e: ev.PlacedFaceDown) -> None:
        self.lose_hand(e.player, e.card)
        self.mons[e.pokemon] = Mon([] if e.card < 0 else [e.card], [], [], 0, set())
        if e.place == "active":
            self.active[e.player] = e.pokemon
        else:
            self.bench[e.player].append(e.pokemon)

    def on_PokemonRevealed(self, e: ev.PokemonRevealed) -> None:
        for uid, card in e.pokemon:
            self.mons[uid].cards = [card]

    def on_PrizesLaid(self, e: ev.PrizesLaid) -> None:
        self.deck[e.player] -= len(e.cards)
        self.prizes[e.player] += len(e.cards)

    def on_TurnStarted(self, e: ev.TurnStarted) -> None:
        self.turn, self.current = e.number, e.player

    def on_CardsDrawn(self, e: ev.CardsDrawn) -> None:
        self.deck[e.player] -= len(e.cards)
        self.hand[e.player] += e.cards

    def on_CardsMoved(self, e: ev.CardsMoved) -> None:
        for card in e.cards:
            if e.source == "hand":
                self.lose_hand(e.player, card)
            elif e.source == "deck":
                self.deck[e.player] -= 1
            elif e.source == "pokemon":
                self.take_off(self.mons[e.pokemon], card)
            elif e.source == "prizes":
                self.prizes[e.player] -= 1
            elif e.source == "lost":
                self.lost[e.player].remove(card)
            elif e.source == "stadium":
                self.stadium = None
            elif e.source == "discard":
                self.discard[e.player].remove(card)
            self.gain(e.player, card, e.target)

    def take_off(self, mon: Mon, card: int) -> None:
        pile = next(pile for pile in (mon.energy, mon.attached, mon.cards) if card in pile)
        if pile is mon.cards and mon.cards[-1] == card:
            mon.conditions = set()
            mon.untie()
        pile.remove(card)

    def gain(self, player: int, card: int, zone: str) -> None:
        if zone == "hand":
            self.hand[player].append(card)
        elif zone == "deck":
            self.deck[player] += 1
        elif zone == "discard":
            self.discard[player].append(card)
        elif zone == "prizes":
            self.prizes[player] += 1
        elif zone == "lost":
            self.lost[player].append(card)

    def lose(self, player: int, card: int, zone: str) -> None:
        if zone == "hand":
            self.lose_hand(player, card)
        elif zone == "deck":
            self.deck[player] -= 1
        elif zone == "discard":
            self.discard[player].remove(card)
        elif zone == "prizes":
            self.prizes[player] -= 1
        elif zone == "lost":
            self.lost[player].remove(card)
        elif zone == "pokemon":
            for mon in self.mons.values():
                for pile in (mon.energy, mon.attached):
                    if card in pile:
                        pile.remove(card)
                        return

    def owner(self, card: int) -> int:
        return int(card >= 60)

    def on_PokemonDevolved(self, e: ev.PokemonDevolved) -> None:
        mon = self.mons[e.pokemon]
        for card in e.cards:
            assert mon.cards.pop() == card
            self.gain(self.owner(card), card, e.target)
        mon.conditions = set()
        mon.untie()

    def on_PokemonTransformed(self, e: ev.PokemonTransformed) -> None:
        self.lose(e.player, e.card, e.source)
        mon = self.mons[e.pokemon]
        mon.cards[-1] = e.card
        self.gain(e.player, e.old, e.target)

    def on_PokemonLeft(self, e: ev.PokemonLeft) -> None:
        del self.mons[e.pokemon]
        if self.active[e.player] == e.pokemon:
            self.active[e.player] = None
        else:
            self.bench[e.player].remove(e.pokemon)
        for card in e.cards:
            self.gain(self.owner(card), card, e.target)

    def on_RulePut(self, e: ev.RulePut) -> None:
        self.rules.append(e.name)

    def on_RuleEnded(self, e: ev.RuleEnded) -> None:
        self.rules.remove(e.name)

    def on_PokemonBenched(self, e: ev.PokemonBenched) -> None:
        self.lose(e.player, e.card, e.source)
        self.mons[e.pokemon] = Mon([e.card], [], [], 0, set())
        self.bench[e.player].append(e.pokemon)

    def on_PokemonEvolved(self, e: ev.PokemonEvolved) -> None:
        self.lose(e.player, e.card, e.source)
        self.mons[e.pokemon].cards.append(e.card)
        self.mons[e.pokemon].conditions = set()
        self.mons[e.pokemon].untie()

    def on_EffectPut(self, e: ev.EffectPut) -> None:
        self.mons[e.pokemon].effects.append((e.name, e.tied))

    def on_EffectEnded(self, e: ev.EffectEnded) -> None:
        effects = self.mons[e.pokemon].effects
        effects.remove(next(one for one in effects if one[0] == e.name))

    def on_EnergyAttached(self, e: ev.EnergyAttached) -> None:
        self.lose(e.player, e.card, e.source)
        self.mons[e.pokemon].energy.append(e.card)

    def on_TrainerPlayed(self, e: ev.TrainerPlayed) -> None:
        self.lose_hand(e.player, e.card)

    def on_TrainerAttached(self, e: ev.TrainerAttached) -> None:
        self.lose(e.player, e.card, e.source)
        self.mons[e.pokemon].attached.append(e.card)

    def on_StadiumPlayed(self, e: ev.StadiumPlayed) -> None:
        self.stadium = e.card

    def on_ActiveSwitched(self, e: ev.ActiveSwitched) -> None:
        bench = self.bench[e.player]
        bench[bench.index(e.incoming)] = e.outgoing
        self.active[e.player] = e.incoming
        self.mons[e.outgoing].conditions = set()
        self.mons[e.outgoing].untie()

    def on_DamageDone(self, e: ev.DamageDone) -> None:
        self.mons[e.pokemon].damage += e.amount

    def on_CountersPut(self, e: ev.CountersPut) -> None:
        self.mons[e.pokemon].damage += e.amount

    def on_DamageRemoved(self, e: ev.DamageRemoved) -> None:
        self.mons[e.pokemon].damage -= e.amount

    def on_ConditionPut(self, e: ev.ConditionPut) -> None:
        mon = self.mons[e.pokemon]
        mon.conditions = {item for item in mon.conditions if item[0] not in e.replaced}
        mon.conditions.add((e.condition, e.amount))

    def on_ConditionEnded(self, e: ev.ConditionEnded) -> None:
        mon = self.mons[e.pokemon]
        mon.conditions = {item for item in mon.conditions if item[0] != e.condition}

    def on_KnockedOut(self, e: ev.KnockedOut) -> None:
        del self.mons[e.pokemon]
        if self.active[e.player] == e.pokemon:
            self.active[e.player] = None
        else:
            self.bench[e.player].remove(e.pokemon)
        for card in e.cards:
            self.discard[self.owner(card)].append(card)

    def on_PrizeTaken(self, e: ev.PrizeTaken) -> None:
        self.prizes[e.player] -= 1
        self.hand[e.player].append(e.card)

    def on_Promoted(self, e: ev.Promoted) -> None:
        self.bench[e.player].remove(e.pokemon)
        self.active[e.player] = e.pokemon

    def on_CardPutUnder(self, e: ev.CardPutUnder) -> None:
        self.lose(e.player, e.card, e.source)
        self.mons[e.pokemon].cards.insert(0, e.card)

    def on_ActiveBenched(self, e: ev.ActiveBenched) -> None:
        self.active[e.player] = None
        self.bench[e.player].append(e.pokemon)
        self.mons[e.pokemon].conditions = set()
        self.mons[e.pokemon].untie()

    def on_MarkerSet(self, e: ev.MarkerSet) -> None:
        key = (e.player, e.pokemon, e.name)
        self.markers.pop(key, None)
        if not e.gone:
            self.markers[key] = e.number

    def on_SuddenDeathStarted(self, e: ev.SuddenDeathStarted) -> None:
        self.deck = [60, 60]
        self.hand, self.prizes, self.discard = [[], []], [0, 0], [[], []]
        self.lost, self.rules, self.markers = [[], []], [], {}
        self.active, self.bench, self.mons, self.stadium, self.turn = [None, None], [[], []], {}, None, 0

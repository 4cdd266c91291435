"""Events in sentences: the log. Told in order, because a Pokémon's name at the time depends on what came before."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.engine import events as ev
from ptcg_desktop.engine.state import Result
from ptcg_desktop.services import words
from ptcg_desktop.ui.table.line import Entry
from ptcg_desktop.ui.table.wording import Wording


class Teller:
    """Tells the events of one game to one person.

    `cards` are the facts of all cards of the game; every event is hidden first as the person's seat demands, so that
    only known cards are looked up.
    """

    def __init__(self, wording: Wording, cards: Callable[[int], CardDef]) -> None:
        self._wording = wording
        self._card_facts = cards
        self.names: dict[int, tuple[int, int]] = {}
        """Pokémon → (owner, top card), as told so far."""

    def tell(self, event: engine.Event) -> str:
        """The sentence of the next event; empty for one that is not worth a line."""
        event = engine.hide(event, self._wording.seat)
        tell = _TELL.get(type(event))
        sentence = "" if tell is None else tell(self, event)
        self._remember(event)
        return sentence

    def _remember(self, event: engine.Event) -> None:
        if isinstance(event, ev.PlacedFaceDown | ev.PokemonBenched | ev.PokemonEvolved | ev.PokemonTransformed):
            self.names[event.pokemon] = (event.player, event.card)
        elif isinstance(event, ev.PokemonRevealed):
            for uid, card in event.pokemon:
                self.names[uid] = (event.player, card)

    # --- names ------------------------------------------------------------------------------------------------

    def who(self, player: int) -> str:
        return self._wording.who(player)

    def card(self, number: int) -> str:
        return "" if number < 0 else self._wording.name(self._card_facts(number))

    def cards(self, numbers: Sequence[int]) -> list[str]:
        return words.counted([self.card(number) for number in numbers])

    def mon(self, uid: int) -> str:
        owner, card = self.names.get(uid, (self._wording.seat, -1))
        name = self.card(card) or self._wording.term("pokemon")
        return name if owner == self._wording.seat else self._wording.say("table.theirs", name=name)

    def attack(self, uid: int, name: str) -> str:
        card = self.names.get(uid, (0, -1))[1]
        return name if card < 0 else self._wording.printed_name(self._card_facts(card), name)

    def text_name(self, card: int, name: str) -> str:
        """The printed name of an attack or power of a card, else of the card."""
        facts = self._card_facts(card)
        return self._wording.name(facts) if name == facts.name.get("en") else self._wording.printed_name(facts, name)

    def say(self, code: str, **params: object) -> str:
        return self._wording.capital(self._wording.say(f"table.{code}", **params))

    # --- sentences --------------------------------------------------------------------------------------------

    def coin(self, event: ev.CoinFlipped) -> str:
        reason = self._wording.say(f"table.reason.{event.reason}", mon=self.mon(event.pokemon))
        side = self._wording.term("heads" if event.heads else "tails")
        return self.say("log.coin", who=self.who(event.player), side=side, reason=reason)

    def counted_cards(self, code: str, event: Any) -> str:
        """A sentence with the cards where they are known, else with their number."""
        who = self.who(event.player)
        if event.cards and -1 not in event.cards:
            return self.say(f"log.{code}_seen", who=who, cards=self.cards(event.cards))
        return self.say(f"log.{code}", who=who, count=len(event.cards))

    def moved(self, event: ev.CardsMoved) -> str:
        if not event.cards or event.reason == "played" or (event.reason == "by_hand" and event.target == "table"):
            return ""
        if event.target == "discard" and -1 not in event.cards:
            return self.say("log.discarded", who=self.who(event.player), cards=self.cards(event.cards))
        source = self._wording.say(f"table.zone.{event.source}")
        target = self._wording.say(f"table.zone.{event.target}")
        who = self.who(event.player)
        if -1 in event.cards:
            return self.say("log.moved", who=who, count=len(event.cards), source=source, target=target)
        return self.say("log.moved_seen", who=who, cards=self.cards(event.cards), source=source, target=target)

    def seen(self, event: ev.CardsSeen) -> str:
        """Cards looked at or revealed; a hidden look is told by its number."""
        who, count = self.who(event.player), len(event.cards)
        if event.cards and -1 not in event.cards:
            return self.say("log.looked_seen", who=who, cards=self.cards(event.cards))
        return self.say("log.looked", who=who, count=count)

    def used(self, event: ev.PowerUsed) -> str:
        if event.pokemon < 0:
            return self.say("log.used_card", who=self.who(event.player), name=event.name)
        return _attack("log.power")(self, event)

    def placed(self, event: ev.PlacedFaceDown) -> str:
        who = self.who(event.player)
        if event.card < 0:
            return self.say("log.placed_hidden", who=who)
        return self.say("log.placed", who=who, card=self.card(event.card))

    def damage(self, event: ev.DamageDone) -> str:
        if event.amount == 0:
            return self.say("log.no_damage", mon=self.mon(event.pokemon))
        code = {
            (True, True): "log.damage_both",
            (True, False): "log.damage_weakness",
            (False, True): "log.damage_resistance",
        }.get((event.weakness, event.resistance), "log.damage")
        return self.say(code, mon=self.mon(event.pokemon), amount=event.amount)

    def counters(self, event: ev.CountersPut) -> str:
        condition = event.reason in ("poisoned", "burned", "confused")
        why = "by_hand" if event.reason == "by_hand" else "effect"
        reason = self._wording.term(event.reason) if condition else self._wording.say(f"table.reason.{why}")
        return self.say("log.counters", mon=self.mon(event.pokemon), amount=event.amount, reason=reason)

    def retreat(self, event: ev.RetreatTried) -> str:
        return "" if event.succeeded else self.say("log.retreat_failed", mon=self.mon(event.pokemon))

    def switched(self, event: ev.ActiveSwitched) -> str:
        code = "log.retreated" if event.reason == "retreat" else "log.switched"
        return self.say(code, who=self.who(event.player), mon=self.mon(event.outgoing), other=self.mon(event.incoming))

    def prize(self, event: ev.PrizeTaken) -> str:
        who = self.who(event.player)
        if event.card < 0:
            return self.say("log.prize", who=who)
        return self.say("log.prize_seen", who=who, card=self.card(event.card))

    def by_hand(self, event: ev.DoneByHand) -> str:
        return self.say("log.by_hand", clause=event.clause) if event.clause else ""

    def called(self, event: ev.CoinsCalled) -> str:
        if not event.coins:
            return self.say("log.coins_by_chance")
        sides = [self._wording.term("heads" if heads else "tails") for heads in event.coins]
        return self.say("log.coins_called", sides=sides, count=len(sides))

    def marker(self, event: ev.MarkerSet) -> str:
        name = f"{event.name} {event.number}" if event.number and not event.gone else event.name
        if event.pokemon < 0:
            code = "log.marker_player_gone" if event.gone else "log.marker_player"
            return self.say(code, who=self.who(event.player), name=name)
        return self.say("log.marker_gone" if event.gone else "log.marker", mon=self.mon(event.pokemon), name=name)

    def restored(self, event: ev.AllowanceRestored) -> str:
        what = self._wording.say(f"table.allowance.{event.what}")
        return self.say("log.restored", who=self.who(event.player), what=what)

    def ended(self, event: ev.GameEnded) -> str:
        title, how = self._wording.end(Result(event.winner, event.ways))
        return self.say("log.ended", title=title, how=how).strip()


class Log:
    """The sentences of a game's entries; what was told before is not told anew."""

    def __init__(self, wording: Wording) -> None:
        self._wording = wording
        self._entries: list[Entry] = []
        self._sentences: list[tuple[str, ...]] = []
        self._names: list[dict[int, tuple[int, int]]] = []

    def told(self, entries: Sequence[Entry], state: engine.State) -> list[tuple[str, ...]]:
        """For each entry a sentence per event; empty ones are not worth a line."""
        same = 0
        for old, new in zip(self._entries, entries, strict=False):
            if old is not new:
                break
            same += 1
        for kept in (self._entries, self._sentences, self._names):
            del kept[same:]
        cards = state.game.cards
        teller = Teller(self._wording, lambda number: cards[number].printed)
        teller.names = dict(self._names[-1]) if self._names else _lying(entries[0].state)
        for entry in entries[same:]:
            self._entries.append(entry)
            self._sentences.append(tuple(teller.tell(event) for event in entry.events))
            self._names.append(dict(teller.names))
        return self._sentences


def _lying(state: engine.State) -> dict[int, tuple[int, int]]:
    """The Pokémon that lie face up when a game begins from a position, as `Teller.names`."""
    if state.phase == "setup":
        return {}
    return {
        one.uid: (one.player, one.card)
        for side in state.players
        for one in (side.active, *side.bench)
        if one is not None
    }


def _on(code: str) -> Callable[[Teller, Any], str]:
    return lambda t, e: t.say(code, mon=t.mon(e.pokemon))


def _by(code: str) -> Callable[[Teller, Any], str]:
    return lambda t, e: t.say(code, who=t.who(e.player))


def _with_card(code: str) -> Callable[[Teller, Any], str]:
    return lambda t, e: t.say(code, who=t.who(e.player), card=t.card(e.card))


def _card_on(code: str) -> Callable[[Teller, Any], str]:
    return lambda t, e: t.say(code, who=t.who(e.player), card=t.card(e.card), mon=t.mon(e.pokemon))


def _named(code: str) -> Callable[[Teller, Any], str]:
    return lambda t, e: t.say(code, who=t.who(getattr(e, "player", 0)), mon=t.mon(e.pokemon), name=e.name)


def _attack(code: str) -> Callable[[Teller, Any], str]:
    return lambda t, e: t.say(code, who=t.who(e.player), mon=t.mon(e.pokemon), name=t.attack(e.pokemon, e.name))


def _rule(code: str) -> Callable[[Teller, Any], str]:
    return lambda t, e: t.say(code, who=t.who(e.player), name=e.name)


def _text(code: str) -> Callable[[Teller, Any], str]:
    return lambda t, e: t.say(code, who=t.who(e.player), name=t.text_name(e.card, e.name))


def _condition(code: str) -> Callable[[Teller, Any], str]:
    return lambda t, e: t.say(code, mon=t.mon(e.pokemon), condition=t._wording.term(e.condition))


_TELL: dict[type, Callable[[Teller, Any], str]] = {
    ev.CoinFlipped: Teller.coin,
    ev.DeckShuffled: _by("log.shuffled"),
    ev.FirstPlayerChosen: lambda t, e: t.say("log.first", who=t._wording.player(e.player)),
    ev.OpeningHandDrawn: lambda t, e: t.counted_cards("opening", e),
    ev.HandShown: lambda t, e: t.say("log.shown", who=t.who(e.player), cards=t.cards(e.cards)),
    ev.HandReturned: _by("log.returned"),
    ev.PlacedFaceDown: Teller.placed,
    ev.PrizesLaid: lambda t, e: t.say("log.prizes_laid", who=t.who(e.player), count=len(e.cards)),
    ev.PokemonRevealed: lambda t, e: t.say(
        "log.revealed", who=t.who(e.player), cards=t.cards([card for _uid, card in e.pokemon])
    ),
    ev.TurnStarted: lambda t, e: t.say("log.turn", who=t._wording.player(e.player), number=e.number),
    ev.CardsDrawn: lambda t, e: t.counted_cards("drew", e),
    ev.CardsMoved: Teller.moved,
    ev.PokemonBenched: _with_card("log.benched"),
    ev.PokemonEvolved: _card_on("log.evolved"),
    ev.CardsSeen: Teller.seen,
    ev.PokemonDevolved: _on("log.devolved"),
    ev.PokemonTransformed: _card_on("log.transformed"),
    ev.PokemonLeft: _on("log.left_play"),
    ev.RulePut: _rule("log.rule"),
    ev.RuleEnded: _rule("log.rule_ended"),
    ev.ExtraTurnGranted: _by("log.extra_turn"),
    ev.EnergyAttached: _card_on("log.energy"),
    ev.TrainerPlayed: _with_card("log.trainer"),
    ev.TrainerAttached: _card_on("log.energy"),
    ev.PowerUsed: Teller.used,
    ev.RetreatTried: Teller.retreat,
    ev.ActiveSwitched: Teller.switched,
    ev.AttackDeclared: _attack("log.attack"),
    ev.AttackFailed: _attack("log.attack_failed"),
    ev.DamageDone: Teller.damage,
    ev.CountersPut: Teller.counters,
    ev.DamageRemoved: lambda t, e: t.say("log.healed", mon=t.mon(e.pokemon), amount=e.amount),
    ev.ConditionPut: _condition("log.condition"),
    ev.ConditionEnded: _condition("log.condition_ended"),
    ev.EffectPut: _named("log.effect"),
    ev.EffectPrevented: _on("log.effect_prevented"),
    ev.EffectEnded: _named("log.effect_ended"),
    ev.KnockedOut: _on("log.knocked_out"),
    ev.PrizeTaken: Teller.prize,
    ev.Promoted: _on("log.promoted"),
    ev.GameEnded: Teller.ended,
    ev.SuddenDeathStarted: lambda t, _e: t.say("log.sudden_death"),
    ev.DoneByHand: Teller.by_hand,
    ev.DieRolled: lambda t, e: t.say("log.die", who=t.who(e.player), number=e.result, sides=e.sides),
    ev.ChanceRenewed: lambda t, _e: t.say("log.chance"),
    ev.CoinsCalled: Teller.called,
    ev.CardPutUnder: _card_on("log.under"),
    ev.ActiveBenched: _on("log.to_bench"),
    ev.MarkerSet: Teller.marker,
    ev.AllowanceRestored: Teller.restored,
    ev.TextTakenOver: _text("log.taken_over"),
    ev.TextToCarryOut: _text("log.text"),
    ev.TextCarriedOut: _text("log.text_done"),
}

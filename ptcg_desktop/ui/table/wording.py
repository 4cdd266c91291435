"""What the table says, in the person's language and the words of the profile's era.

Sentences stand in data/words; this module knows which one tells what, and fills in names. Events must have gone
through `engine.hide` before they are told, so that nothing hidden is said.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from ptcg_desktop import engine
from ptcg_desktop.cards.model import TYPE_NAMES, Attack, CardDef, Era, Power, Text
from ptcg_desktop.effects.automation import by_hand, effects_of
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine.state import Result
from ptcg_desktop.services import words

_PLACED_WRONG: tuple[tuple[type, str, str], ...] = (
    (act.Attach, "table.place.energy", "R-ENE-1"),
    (act.Evolve, "table.place.evolution", "R-EVO-1"),
    (act.Bench, "table.place.basic", "R-BENCH-1"),
    (act.PlaceBench, "table.place.basic", "R-SETUP-7"),
    (act.PlaceActive, "table.place.basic", "R-SETUP-6"),
    (act.PlayTrainer, "table.place.trainer", "R-TRN-1"),
    (act.Retreat, "table.place.retreat", "R-RET-1"),
    (act.Attack, "table.place.retreat", "R-ATK-1"),
)


class Wording:
    """Says things for one game and one person.

    Attributes:
        view: What the person knows now; names are taken from it, so that hidden cards have none.
    """

    def __init__(
        self,
        language: str,
        era: Era,
        seat: int = 0,
        by_hand: Callable[[CardDef], Collection[str]] = by_hand,
    ) -> None:
        """`by_hand` tells the places of a card whose texts the players carry out themselves."""
        self._left_by_hand = by_hand
        self.language = language
        self.era = era
        self.seat = seat
        self.view: engine.View | None = None

    def in_language(self, language: str) -> Wording:
        """The same for somebody who speaks another language."""
        return Wording(language, self.era, self.seat, self._left_by_hand)

    # --- basics -----------------------------------------------------------------------------------------------

    def say(self, code: str, **params: object) -> str:
        """A sentence."""
        return words.say(code, self.language, params, self.era)

    def term(self, identifier: str) -> str:
        """A word of the game."""
        return words.term(identifier, self.language, self.era)

    def text(self, text: Text) -> str:
        """A printed wording."""
        return text.get("pt" if words.is_portuguese(self.language) else "en")

    def name(self, card: CardDef) -> str:
        """A card's name."""
        return self.text(card.name)

    def card(self, number: int) -> str:
        """The name of a card by its number, as far as the person may know it."""
        known = None if self.view is None else self.view.cards.get(number)
        return "?" if known is None else self.name(known)

    @staticmethod
    def capital(text: str) -> str:
        """With a capital letter."""
        return text[:1].upper() + text[1:]

    def player(self, player: int) -> str:
        """ "you" or "the opponent"."""
        return self.say("table.you" if player == self.seat else "table.opponent")

    def who(self, player: int) -> str:
        """The player at the start of a sentence."""
        return self.capital(self.player(player))

    def energy(self, unit: str) -> str:
        """The name of an Energy unit."""
        if unit in TYPE_NAMES:
            return self.term(unit)
        return self.say("table.energy_any")

    def pokemon(self, uid: int) -> str:
        """A Pokémon in play by name; the other side's is marked as such."""
        one = None if self.view is None else _in_play(self.view, uid)
        if one is None:
            return "?"
        name = self.card(one.card)
        return name if one.player == self.seat else self.say("table.theirs", name=name)

    def attack_name(self, uid: int, name: str) -> str:
        """An attack's or power's printed name in the person's language."""
        one = None if self.view is None else _in_play(self.view, uid)
        card = None if one is None or self.view is None else self.view.cards.get(one.card)
        return name if card is None else self.printed_name(card, name)

    def printed_name(self, card: CardDef, name: str) -> str:
        """The printed form of an attack or power name the engine uses."""
        for one in printed(card):
            if one.name.get("en") == name:
                return self.text(one.name)
        return name

    # --- acts -------------------------------------------------------------------------------------------------

    def act(self, action: engine.Action) -> str:
        """An act to choose."""
        match action:
            case act.PlaceActive(card=card):
                return self.say("table.act.place_active", card=self.card(card))
            case act.PlaceBench(card=card) | act.Bench(card=card):
                return self.say("table.act.bench", card=self.card(card))
            case act.Evolve(card=card, target=target):
                return self.say("table.act.evolve", card=self.card(card), mon=self.pokemon(target))
            case act.Attach(card=card, target=target):
                return self.say("table.act.attach", card=self.card(card), mon=self.pokemon(target))
            case act.PlayTrainer(card=card):
                return self.say("table.act.play_trainer", card=self.card(card))
            case act.Retreat(target=target, pay=pay):
                if not pay:
                    return self.say("table.act.retreat", mon=self.pokemon(target))
                return self.say("table.act.retreat_pay", mon=self.pokemon(target), cards=self.cards(pay))
            case act.UsePower(pokemon=-1, name=name):
                return self.say("table.act.use_card", name=name)
            case act.UsePower(pokemon=uid, name=name):
                return self.say("table.act.use_power", name=self.attack_name(uid, name), mon=self.pokemon(uid))
            case act.Attack(player=player, name=name):
                return self.say("table.act.attack", name=self.attack_name(self._active(player), name))
            case act.TakePrize(position=position):
                return self.say("table.act.take_prize", place=position + 1)
            case act.Promote(pokemon=uid):
                return self.say("table.act.promote", mon=self.pokemon(uid))
            case act.SwitchIn(pokemon=uid):
                return self.say("table.act.switch_in", mon=self.pokemon(uid))
            case act.ChoosePokemon(pokemon=uid):
                return self.say("table.act.choose_pokemon", mon=self.pokemon(uid))
            case act.ChooseCard(card=card):
                return self.say("table.act.choose_card", card=self.card(card))
            case act.ChooseAttack(name=name):
                return self.say("table.act.choose_attack", name=name)
            case act.Anyway(action=inner):
                return self.act(inner)
            case act.Concede():
                return self.say("table.act.concede")
            case act.Pass():
                return self.say("table.act.pass")
            case _:
                return self.answer(action)

    def answer(self, action: engine.Action) -> str:
        """An answer of a prompt, shorter than the act."""
        match action:
            case act.MulliganDraw(count=count):
                return self.say("table.answer.draw", count=count) if count else self.say("table.answer.none")
            case act.ChooseFirst(first=first):
                return self.say("table.answer.me" if first == self.seat else "table.answer.them")
            case act.ChooseAttack(name=name):
                return name
            case act.ChooseOption(code=code):
                return self.option(code)
            case act.ChooseCard(card=card):
                return self.card(card)
            case act.Done():
                return self.say("table.done")
            case _:
                return self.act(action)

    def option(self, code: str) -> str:
        """An option a text gives: yes or no, a side, a branch of the text by its number, a type, a number."""
        if code.startswith("option_"):
            return self.say("table.answer.option", number=code.removeprefix("option_"))
        if code in TYPE_NAMES:
            return self.term(code)
        known = f"table.answer.{code}"
        return self.say(known) if known in words.sentences() else code

    def cards(self, numbers: Iterable[int]) -> list[str]:
        """Names of cards, equal ones counted."""
        names = [self.card(number) for number in numbers]
        return words.counted(names)

    def places(self) -> dict[str, str]:
        """Names of the places of a board and of the sides of a coin; `hand` has a place for the number of cards."""
        say, term = self.say, self.term
        names = {zone: say(f"table.zone.{zone}") for zone in ("active", "bench", "deck", "discard", "lost", "stadium")}
        names |= {
            "stage": say("table.chip.trainer"),
            "hand": say("table.count.hand", count="{count}"),
            "heads": term("heads"),
            "tails": term("tails"),
        }
        return {place: self.capital(name) for place, name in names.items()}

    def _active(self, player: int) -> int:
        active = None if self.view is None else self.view.players[player].active
        return -1 if active is None else active.uid

    # --- questions and reasons ----------------------------------------------------------------------------------

    def question(self, decision: engine.Decision) -> tuple[str, str]:
        """Title and detail of a choice."""
        title = self.say(f"table.ask.{decision.kind}")
        if decision.kind == "place_active":
            return title, self.say("table.why.place_active")
        if decision.kind == "place_bench" and not decision.maximum:
            return title, self.say("table.why.place_bench_none")
        if decision.kind == "place_bench":
            return title, self.say("table.why.place_bench", count=decision.maximum)
        if decision.kind == "prize":
            return title, self.say("table.why.prize", count=decision.maximum)
        if decision.kind == "by_hand":
            return title, self._by_hand(decision)
        if decision.kind in ("choose_first", "mulligan_draw", "promote", "switch_in", "look"):
            return title, ""
        return title, self.number_to_choose(decision)

    def number_to_choose(self, decision: engine.Decision) -> str:
        """How many answers there must and may be, and how many were given."""
        chosen = len(decision.chosen)
        low, high = decision.minimum + chosen, decision.maximum + chosen
        if low == high:
            return self.say("table.why.one" if high == 1 else "table.why.exactly", high=high, chosen=chosen)
        return self.say("table.why.count", low=low, high=high, chosen=chosen)

    def _by_hand(self, decision: engine.Decision) -> str:
        card = None if self.view is None else self.view.cards.get(decision.source)
        if card is None:
            return ""
        name = decision.names[0] if decision.names else card.name.get("en")
        if name == card.name.get("en"):
            return self.say("table.why.by_hand_card", card=self.name(card))
        return self.say("table.why.by_hand", name=self.printed_name(card, name), card=self.name(card))

    def paying(self, paid: int, cost: int) -> tuple[str, str]:
        """Title and detail of paying for a retreat."""
        return self.say("table.ask.pay"), self.say("table.why.pay", paid=paid, cost=cost)

    def refusal(self, refusal: engine.Refusal) -> tuple[str, str]:
        """Sentence and clause of a refusal. Names the engine gives in English are said as the card prints them."""
        params = {key: self._printed(value) for key, value in refusal.params.items()}
        return words.say(refusal.code, self.language, params, self.era), refusal.clause

    def _printed(self, value: object) -> object:
        if not isinstance(value, str) or self.view is None:
            return value
        for card in self.view.cards.values():
            for text in (card.name, *(one.name for one in card.attacks), *(one.name for one in card.powers)):
                if text.get("en") == value:
                    return text
        return value

    def wrong_place(self, meant: engine.Action | None) -> tuple[str, str]:
        """Why something cannot lie there although it could lie elsewhere."""
        for kind, code, clause in _PLACED_WRONG:
            if isinstance(meant, kind):
                return self.say(code), clause
        return "", ""

    def end(self, result: Result) -> tuple[str, str]:
        """Who won and how."""
        if result.winner < 0:
            title = self.say("table.end.nobody")
        else:
            title = self.say("table.end.won" if result.winner == self.seat else "table.end.lost")
        ways = result.ways[result.winner] if result.winner >= 0 else ()
        told = [self.say(f"table.way.{way}") for way in ways if way in _WAYS]
        if result.sudden_death:
            told.append(self.say("table.way.sudden_death"))
        how = words.join(told, self.language)
        return title, f"{self.capital(how)}." if how else ""

    # --- cards ------------------------------------------------------------------------------------------------

    def attack_note(self, card: CardDef, name: str) -> str:
        """What the person does themselves of one attack or power of a card, `""` if the table carries it out."""
        left = self._left_by_hand(card)
        attacks = [(f"attack:{at}", attack.name) for at, attack in enumerate(card.attacks)]
        powers = [(f"power:{at}", power.name) for at, power in enumerate(card.powers)]
        if any(place in left and own.get("en") == name for place, own in attacks + powers):
            return self.say("table.by_hand")
        return ""

    def left(self, card: CardDef) -> str:
        """That a card in play is played by hand, or in part; `""` if the table carries all of it out."""
        left = self._left_by_hand(card)
        if not left:
            return ""
        runs = any(effect for _place, effect in effects_of(card))
        return self.say("automation.part" if runs else "automation.hand")

    def once(self, name: str) -> str:
        """That something which may be used once in a game is used up; `name` as in `engine.PlayerView.once`."""
        known = f"table.once.{name}"
        return self.say(known) if known in words.sentences() else self.say("table.once.other", name=name)

    def state_of(self, one: engine.PokemonView) -> str:
        """Damage and conditions of a Pokémon in a line."""
        parts = []
        if one.damage:
            left = max(0, one.hp - one.damage)
            parts.append(self.say("table.damage", damage=one.damage, left=left, hp=one.hp))
        parts += [self.term(condition.kind) for condition in one.conditions]
        return " · ".join(parts)


_WAYS = ("prizes", "no_pokemon", "deck_out", "concede", "by_hand")


def printed(card: CardDef) -> list[Attack | Power]:
    """The attacks and powers of a card."""
    return [*card.attacks, *card.powers]


def _in_play(view: engine.View, uid: int) -> engine.PokemonView | None:
    for side in view.players:
        for one in (side.active, *side.bench):
            if one is not None and one.uid == uid:
                return one
    return None

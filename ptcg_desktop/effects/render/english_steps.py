"""English instructions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.english_damage import EnglishDamage
from ptcg_desktop.effects.render.english_nouns import article, listed, types
from ptcg_desktop.effects.render.walk import Clause


class EnglishSteps(EnglishDamage):
    """Instructions."""

    # --- choices ---

    def choose(self, what: str) -> str:
        """As `Phrases` asks."""
        return f"{self.v('choose')} {what}"

    def pick_attack(self, pick: ir.PickAttack) -> str:
        """An attack."""
        pending = self.at.pending.get(pick.of.name) if isinstance(pick.of, ir.Bound) else None
        if isinstance(pending, ir.PickPokemon):
            return self.choose(f"an attack from {self.pokemon(pick.of)} in play")
        return self.choose(f"1 of {self.possessive(pick.of)} attacks")

    def pick_type(self, pick: ir.PickType) -> str:
        """A type."""
        if pick.of is not None:
            return self.choose(f"the type of any other Pokémon in play{self.but(pick.except_types)}")
        return self.choose(f"a type{self.but(pick.except_types)}")

    @staticmethod
    def but(letters: str) -> str:
        """Types left out of a choice."""
        return f" other than {types(letters)}" if letters else ""

    def pick_look_until(self, pick: ir.LookUntil) -> str:
        """Cards turned up until one is found."""
        deck = self.whose(pick.side)
        return (
            f"{self.v('reveal')} cards from the top of {deck} deck until you reveal {article(self.card(pick.filter))}"
        )

    def pick_look_at(self, step: ir.LookAt) -> str:
        """Look at, or reveal."""
        verb = self.v("reveal") if step.shown else self.v("look") + " at"
        whose = self.whose(step.side)
        match step.zone:
            case "deck_top" | "deck_bottom":
                end = "top" if step.zone == "deck_top" else "bottom"
                if step.up_to:
                    what = f"up to {step.count} cards from the {end} of {whose} deck"
                elif isinstance(step.count, int):
                    number = f"{step.count} cards" if step.count != 1 else "card"
                    what = f"the {end} {number} of {whose} deck"
                elif isinstance(step.count, ir.Result):
                    what = f"that many cards from the {end} of {whose} deck"
                else:
                    assert not isinstance(step.count, str)
                    what = f"a card from the {end} of {whose} deck {self.per(step.count)}"
            case "prizes":
                some = "" if step.count == "all" else f"{step.count} of "
                what = f"{some}{whose} face-down Prize cards"
            case "hand" if step.count == 1:
                what = f"a random card from {whose} hand"
            case "deck" | "hand":
                what = f"{whose} {step.zone}"
            case "chosen":
                what = "the card you chose"
            case _:
                assert_never(step.zone)
        return f"{verb} {what}"

    def searched_for(self, picks: Sequence[ir.PickCards]) -> Clause:
        """As `Walker` asks."""
        wanted = listed([self.wanted(pick) for pick in picks], "and")
        return Clause(self.at.subject, f"{self.v('search')} {self.whose(picks[0].side)} deck for {wanted}")

    def trade(self, give: ir.PickCards, get: ir.PickCards) -> str:
        """As `Walker` asks."""
        return f"trade {self.pick_cards(give).replace(' from ', ' in ', 1)} for {self.pick_cards(get)}"

    def both_shown(self) -> str:
        """As `Walker` asks."""
        return "Show both cards to your opponent."

    # --- drawing, and whole zones ---

    def do_draw(self, step: ir.Draw) -> str:
        """Cards drawn."""
        return f"{self.v('draw')} {'up to ' if step.up_to else ''}{self.drawn(step.amount)}"

    def do_draw_until(self, step: ir.DrawUntil) -> str:
        """A hand filled."""
        you, hand = ("you", "your") if step.side == "own" and not self.at.each else ("they", "their")
        if isinstance(step.size, int):
            return f"{self.v('draw')} cards until {you} have {step.size} cards in {hand} hand"
        if isinstance(step.size, ir.Sum):
            return (
                f"{self.v('draw')} cards until you have {step.size.parts[-1]} more card in your hand than your opponent"
            )
        return f"{self.v('draw')} cards until you have as many cards in your hand as your opponent"

    def do_discard_hand(self, step: ir.DiscardHand) -> str:
        """A hand discarded."""
        return f"{self.v('discard')} {self.whose(step.side)} hand"

    def do_move_zone(self, step: ir.MoveZone) -> str:
        """A whole zone."""
        zone, deck = self.zone(step.side, step.zone), self.whose(step.side)
        if step.to == "deck_bottom":
            return f"{self.v('put')} {zone} on the bottom of {deck} deck"
        if step.to == "deck_bottom_shuffled":
            return f"{self.v('shuffle')} {zone} and {self.v('put')} it on the bottom of {deck} deck"
        return f"{self.v('shuffle')} {zone} into {deck} deck"

    def do_shuffle_deck(self, step: ir.ShuffleDeck) -> str:
        """A deck shuffled."""
        return f"{self.v('shuffle')} {self.whose(step.side)} deck"

    def drawn(self, amount: ir.Amount) -> str:
        """How many cards are drawn."""
        if isinstance(amount, int | ir.Times) or (isinstance(amount, ir.Result) and amount.name == self.at.amount):
            return self.quantity(amount, "card", "cards")
        node = self.at.picks.get(amount.name) if isinstance(amount, ir.Result) else None
        if isinstance(amount, ir.Result) and amount.filter == ir.ANY_CARD and not isinstance(node, ir.FlipCoins):
            return "that many cards"
        return self.quantity(amount, "card", "cards")

    def do_move_top(self, step: ir.MoveTop) -> str:
        """Cards from an end of a deck."""
        at = self.at
        whose, end = self.whose(step.side), "bottom" if step.bottom else "top"
        amount = step.amount
        if isinstance(amount, int):
            what = f"the {end} {'card' if amount == 1 else f'{amount} cards'} of {whose} deck"
        elif isinstance(amount, ir.Result) and amount.name == at.amount and not step.bottom:
            what = f"that many cards from the {end} of {whose} deck"
        elif isinstance(amount, ir.Times):
            what = f"the {end} {amount.by} cards of {whose} deck {self.per(amount.amount)}"
        else:
            what = f"the {end} card of {whose} deck {self.per(amount)}"
        if step.to == "discard":
            return f"{self.v('discard')} {what}"
        return f"{self.v('put')} {what} {self.into(step.side, step.to)}"

    def both_decks(self, step: ir.MoveTop) -> str:
        """As `Phrases` asks."""
        return self.do_move_top(step).replace(f"{self.whose(step.side)} deck", "each player's deck", 1)

    # --- cards ---

    def do_attach_cards(self, step: ir.AttachCards) -> str:
        """Cards attached, or moved from where they are attached."""
        pick = self.at.pending.get(step.cards)
        verb = self.v("move" if isinstance(pick, ir.PickEnergy | ir.PickAttached) else "attach")
        cards = self.cards(step.cards)
        if isinstance(step.to, ir.Every):
            return f"{verb} {cards} to {self.pokemon(step.to, several=True)} in any way you like"
        return f"{verb} {cards} to {self.pokemon(step.to)}"

    def do_evolve_into(self, step: ir.EvolveInto) -> str | list[Clause]:
        """A card put on a Pokémon as its next stage."""
        pick = self.at.pending.get(step.card)
        if isinstance(pick, ir.PickCards) and pick.filter.evolves and isinstance(step.target, ir.Bound):
            return self.skipping(pick, step.target)
        if (
            isinstance(pick, ir.PickCards)
            and pick.zone == "hand"
            and pick.filter == ir.CardFilter(name=pick.filter.name)
        ):
            del self.at.pending[step.card]
            self.noted(pick)
            return f"{self.v('put')} {pick.filter.name} from your hand onto {self.pokemon(step.target)}"
        if pick is not None:
            return []  # no wording holds the choice: it is said first
        cards = self.cards(step.card)
        return f"{self.v('put')} {cards} onto {self.pokemon(step.target)} to evolve it"

    def skipping(self, pick: ir.PickCards, target: ir.Bound) -> str | list[Clause]:
        """A Stage 2 card put on a Basic Pokémon."""
        basic = self.at.pending.get(target.name)
        if not isinstance(basic, ir.PickPokemon) or basic.filter.evolves_by != "skip":
            return []
        for one in (basic, pick):
            del self.at.pending[one.name]
            self.noted(one)
        return "put a Stage 2 Pokémon from your hand onto a matching 1 of your Basic Pokémon, skipping the Stage 1"

    def do_transform(self, step: ir.Transform) -> str:
        """A Pokémon exchanged for a card."""
        return f"{self.v('switch')} {self.pokemon(step.of)} with {self.cards(step.card)}"

    def do_move_this(self, step: ir.MoveThis) -> str:
        """This card leaves its place."""
        if step.to == "attach" and step.on is not None:
            return f"{self.v('attach')} this card to {self.pokemon(step.on)}"
        if step.to == "discard":
            return f"{self.v('discard')} this card"
        return f"{self.v('put')} this card {self.into('own', step.to)}"

    def do_attach_this(self, step: ir.AttachThis) -> str:
        """This card attaches itself."""
        return f"{self.v('attach')} this card to {self.pokemon(step.to)}"

    def do_move_cards(self, step: ir.MoveCards) -> list[Clause]:
        """Bound cards put somewhere."""
        at = self.at
        pick = at.pending.get(step.cards)
        many = at.several(step.cards)
        clauses: list[Clause] = []
        if step.shown and pick is None:
            clauses = self.mine(f"{self.v('reveal')} {self.cards(step.cards)}")
        verb = "discard" if step.to == "discard" else "shuffle" if step.to == "deck" else "put"
        if step.shown and pick is not None:
            clauses = self.mine(f"{self.v('reveal' if at.looked else 'choose')} {self.cards(step.cards)}")
            if not at.looked:
                clauses += self.mine(f"{self.v('reveal')} {self.cards(step.cards)}")
            pick = None
        whole = isinstance(at.picks.get(step.cards), ir.LookAt)
        cards = self.cards(step.cards)
        owner = self.owner(step.cards)
        if verb == "discard":
            return clauses + self.mine(f"{self.v('discard')} {cards}")
        if step.to == "deck_bottom_shuffled":
            under = f"{self.v('put')} {self.pronoun(True)} {self.into(owner, step.to)}"
            return [*clauses, *self.mine(f"{self.v('shuffle')} {cards} and {under}")]
        place = self.into(owner, step.to)
        if step.to == "deck":
            at.shuffled = owner
        if whole and step.to == "deck_top":
            looked = at.picks.get(step.cards)
            if isinstance(looked, ir.LookAt) and looked.up_to:
                return clauses + self.mine(f"rearrange {cards} as you like")
            return clauses + self.mine(f"{self.v('put')} {cards} back in any order")
        if many and step.to in ("deck_top", "deck_bottom") and pick is None:
            place += " in any order"
        return clauses + self.mine(f"{self.v(verb)} {cards} {place}")

    # --- Pokémon in play ---

    def do_inflict(self, step: ir.Inflict) -> list[Clause]:
        """A Special Condition."""
        return self.inflicted(step.to, [step.condition])

    def condition_of_choice(self, who: ir.Who, conditions: Sequence[str]) -> str:
        """As `Phrases` asks."""
        return f"{self.pokemon(who)} is now your choice of {self.conditions(conditions)}"

    def do_cure(self, step: ir.Cure) -> str | list[Clause]:
        """Special Conditions that end."""
        if step.conditions:
            return self.plain(f"{self.pokemon(step.of)} is no longer {self.conditions(step.conditions)}")
        return f"{self.v('remove')} all Special Conditions from {self.pokemon(step.of)}"

    def do_devolve(self, step: ir.Devolve) -> str:
        """Evolution cards taken off."""
        who = self.pokemon(step.of, several=True)
        it = "them" if self.is_plural(step.of) else "it"
        place = self.into(self.side(step.of), step.to)
        which = {
            "highest": "the highest Stage Evolution card",
            "all": "all Evolution cards",
            "any": "any number of Evolution cards",
        }[step.stages]
        return f"{self.v('devolve')} {who} by putting {which} on {it} {place}"

    def do_knock_out(self, step: ir.KnockOut) -> list[Clause]:
        """A Knock Out."""
        who = self.pokemon(step.of)
        return self.plain(f"{who} {'are' if self.is_plural(step.of) else 'is'} Knocked Out")

    @staticmethod
    def conditions(names: Sequence[str], last: str = "or") -> str:
        """Special Conditions, listed."""
        words = [name.capitalize() for name in names]
        return f" {last} ".join(words) if len(words) < 3 else ", ".join(words[:-1]) + f", {last} {words[-1]}"

    def inflicted(self, who: ir.Who, states: Sequence[str]) -> list[Clause]:
        """As `Walker` asks."""
        be = "are" if self.is_plural(who) else "is"
        return self.plain(f"{self.pokemon(who)} {be} now {self.conditions(states, 'and')}")

    def do_leave(self, step: ir.Leave) -> str:
        """A Pokémon leaves play."""
        who = self.pokemon(step.of)
        side = self.side(step.of)
        attached = "all attached cards"
        if step.to == "discard":
            return f"{self.v('discard')} {who} and {attached}"
        if step.to == "deck":
            self.at.shuffled = side
            return f"{self.v('shuffle')} {who} and {attached} into {self.whose(side)} deck"
        if step.attached == "discard" and step.to != "hand_basic":
            return f"{self.v('put')} {who} {self.into(side, step.to)}"
        if step.to == "hand_basic":
            return f"{self.v('return')} the Basic Pokémon card of {who} to {self.whose(side)} hand"
        return f"{self.v('put')} {who} and {attached} {self.into(side, step.to)}"

    def do_switch_active(self, step: ir.SwitchActive) -> str:
        """The Active Pokémon is exchanged."""
        at = self.at
        if step.incoming == "this":
            return f"{self.v('switch')} this Pokémon with {self.whose(step.side)} Active Pokémon"
        pick = at.pending.get(step.incoming)
        active = f"{self.whose(step.side)} Active Pokémon"
        bound = ir.Bound(step.incoming)
        if (
            isinstance(pick, ir.PickPokemon)
            and pick.by == step.side == "opponent"
            and pick.filter == ir.ANY_POKEMON
            and not at.each
        ):
            del at.pending[step.incoming]
            self.noted(pick)
            at.subject = "own"
            return "switch out your opponent's Active Pokémon to the Bench"
        if pick is None:
            text = f"{self.v('switch')} {self.pokemon(bound)} with {active}"
        elif pick.by == "own" and step.side == "opponent":
            text = f"switch in {self.pokemon(bound)} to the Active Spot"
        elif step.side == pick.by and pick.by == "own" and self.kind == "attack" and not at.each:
            text = f"switch this Pokémon with {self.pokemon(bound)}"
        else:
            text = f"{self.v('switch')} {active} with {self.pokemon(bound)}"
        return text

    # --- coins, attacks, Prizes, the turn ---

    def coins(self, number: int) -> str:
        """As `Phrases` asks."""
        return f"{self.v('flip')} {'a coin' if number == 1 else f'{number} coins'}"

    def do_flip_coins(self, step: ir.FlipCoins) -> str:
        """A flip of coins."""
        at = self.at
        at.subject = step.by
        flip = self.v("flip")
        if step.until_tails:
            at.coin_count = 0
            text = f"{flip} a coin until you get tails"
        elif isinstance(step.coins, int):
            at.coin_count = step.coins
            text = self.coins(step.coins)
        else:
            at.coin_count = 0
            text = f"{flip} a coin {self.per(step.coins)}"
        at.coins = step.name
        at.picks[step.name] = step
        return text

    def do_use_attack(self, step: ir.UseAttack) -> str:
        """Another attack."""
        unpaid = "" if step.priced else ", without its Energy cost or anything else required to use it"
        return f"use it as this attack{unpaid}"

    def do_mirror_attack(self, step: ir.MirrorAttack) -> str:
        """The last attack given back."""
        return (
            "if this Pokémon was attacked last turn, do the final result of that attack on this Pokémon to"
            f" {self.pokemon(step.to)}"
        )

    def do_play_this(self, step: ir.PlayThis) -> str:
        """A Trainer card put into play as a Pokémon."""
        hp = f"{step.hp}-HP " if step.hp else ""
        return f"play this card as if it were a {hp}Basic {types(step.type)} Pokémon"

    def do_take_prizes(self, step: ir.TakePrizes) -> str:
        """Prize cards."""
        more = "more " if self.at.knocked else ""
        if step.amount == 1:
            return f"{self.v('take')} {'1 ' if more else 'a '}{more}Prize card"
        return f"{self.v('take')} {step.amount if isinstance(step.amount, int) else 'that many'} {more}Prize cards"

    def do_end_turn(self, step: ir.EndTurn) -> list[Clause]:
        """The turn ends."""
        return self.plain("your turn ends")

    def do_extra_turn(self, step: ir.ExtraTurn) -> str:
        """Another turn."""
        return "take another turn after this one"

    def do_win(self, step: ir.Win) -> list[Clause]:
        """The game is won."""
        return self.plain("you win this game" if step.side == "own" else "your opponent wins this game")

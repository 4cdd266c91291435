"""English instructions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.english_damage import EnglishDamage
from ptcg_desktop.effects.render.english_nouns import types
from ptcg_desktop.effects.render.walk import Clause


class EnglishSteps(EnglishDamage):
    """Instructions."""

    # --- choices ---

    def explicit(self, pick: ir.Pick) -> list[Clause]:
        """As `Walker` asks."""
        at = self.at
        match pick:
            case ir.PickPokemon() | ir.PickCards() | ir.PickEnergy() | ir.PickAttached():
                at.subject = pick.by
                text = f"{self.v('choose')} {self.picked(pick)}"
                self.introduce(pick)
            case ir.PickAttack():
                at.subject = pick.by
                text = f"{self.v('choose')} 1 of {self.possessive(pick.of)} attacks"
                self.introduce(pick)
            case ir.PickType():
                text = f"{self.v('choose')} a type"
            case ir.LookAt():
                return self.look(pick)
            case ir.LookUntil():
                at.subject = "own"
                deck = self.whose(pick.side)
                text = (
                    f"{self.v('reveal')} cards from the top of {deck} deck until you reveal a {self.card(pick.filter)}"
                )
                self.introduce(pick)
            case _:
                assert_never(pick)
        return self.mine(text)

    def look(self, step: ir.LookAt) -> list[Clause]:
        """Look at, or reveal."""
        at = self.at
        at.subject = step.side if step.shown and step.side != "both" and step.zone == "hand" else "own"
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
                what = f"{whose} face-down Prize cards"
            case "deck" | "hand":
                what = f"{whose} {step.zone}"
            case "chosen":
                what = "the card you chose"
            case _:
                assert_never(step.zone)
        self.introduce(step)
        return self.mine(f"{verb} {what}")

    def searched_for(self, picks: Sequence[ir.PickCards]) -> Clause:
        """As `Walker` asks."""
        wanted = " and ".join(self.wanted(pick) for pick in picks)
        return Clause(self.at.subject, f"{self.v('search')} {self.whose(picks[0].side)} deck for {wanted}")

    # --- instructions ---

    def act(self, step: ir.Step) -> list[Clause]:
        """As `Walker` asks."""
        match step:
            case ir.Draw() | ir.DrawUntil() | ir.DiscardHand() | ir.MoveZone() | ir.MoveTop() | ir.ShuffleDeck():
                return self.deck_act(step)
            case ir.MoveCards() | ir.AttachCards() | ir.EvolveInto() | ir.Transform() | ir.MoveThis() | ir.AttachThis():
                return self.card_act(step)
            case (
                ir.SetDamage()
                | ir.MoreDamage()
                | ir.IgnoreFor()
                | ir.DealDamage()
                | ir.AttackDoesNothing()
                | ir.Cancel()
            ):
                return self.damage_act(step)
            case ir.PutCounters() | ir.SpreadCounters() | ir.Heal() | ir.MoveCounters():
                return self.counter_act(step)
            case ir.Inflict() | ir.Cure() | ir.SwitchActive() | ir.Devolve() | ir.Leave() | ir.KnockOut():
                return self.board_act(step)
            case (
                ir.FlipCoins()
                | ir.UseAttack()
                | ir.MirrorAttack()
                | ir.PlayThis()
                | ir.TakePrizes()
                | ir.EndTurn()
                | ir.ExtraTurn()
                | ir.Win()
            ):
                return self.game_act(step)
            case (
                ir.PickPokemon() | ir.PickCards() | ir.PickEnergy() | ir.PickAttached() | ir.PickAttack() | ir.PickType()
                | ir.LookAt() | ir.LookUntil()
            ):  # fmt: skip
                return self.explicit(step)
            case (
                ir.Flip()
                | ir.If()
                | ir.May()
                | ir.Repeat()
                | ir.ForEach()
                | ir.EachPlayer()
                | ir.ChooseOne()
                | ir.Later()
            ):
                return self.control(step).clauses
            case ir.Lasting() | ir.Rule():
                return self.held([step]).clauses
            case _:
                assert_never(step)

    def deck_act(
        self, step: ir.Draw | ir.DrawUntil | ir.DiscardHand | ir.MoveZone | ir.MoveTop | ir.ShuffleDeck
    ) -> list[Clause]:
        """Drawing, and whole zones."""
        at = self.at
        match step:
            case ir.Draw():
                at.subject = step.side
                text = f"{self.v('draw')} {'up to ' if step.up_to else ''}{self.drawn(step.amount)}"
                at.amount = step.name or "?"
            case ir.DrawUntil():
                at.subject = step.side
                you, hand = ("you", "your") if step.side == "own" and not at.each else ("they", "their")
                if isinstance(step.size, int):
                    text = f"{self.v('draw')} cards until {you} have {step.size} cards in {hand} hand"
                else:
                    text = f"{self.v('draw')} cards until you have as many cards in your hand as your opponent"
            case ir.DiscardHand():
                at.subject = step.side
                text = f"{self.v('discard')} {self.whose(step.side)} hand"
                at.amount = at.cards = step.name or "?"
            case ir.MoveZone():
                at.subject = step.side
                zone, deck = self.zone(step.side, step.zone), self.whose(step.side)
                at.amount = at.cards = step.name or "?"
                if step.to == "deck_bottom":
                    text = f"{self.v('put')} {zone} on the bottom of {deck} deck"
                else:
                    text = f"{self.v('shuffle')} {zone} into {deck} deck"
                    at.shuffled = step.side
            case ir.MoveTop():
                text = self.top_moved(step)
            case ir.ShuffleDeck():
                at.subject = step.side
                text = f"{self.v('shuffle')} {self.whose(step.side)} deck"
            case _:
                assert_never(step)
        return self.mine(text)

    def drawn(self, amount: ir.Amount) -> str:
        """How many cards are drawn."""
        if isinstance(amount, int | ir.Times) or (isinstance(amount, ir.Result) and amount.name == self.at.amount):
            return self.quantity(amount, "card", "cards")
        if isinstance(amount, ir.Result) and not isinstance(self.at.picks.get(amount.name), ir.FlipCoins):
            return "that many cards"
        return self.quantity(amount, "card", "cards")

    def top_moved(self, step: ir.MoveTop) -> str:
        """Cards from an end of a deck."""
        at = self.at
        at.subject = "own"
        if at.each:
            at.subject = step.side
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
        at.cards = at.amount = step.name or "?"
        if step.to == "discard":
            return f"{self.v('discard')} {what}"
        return f"{self.v('put')} {what} {self.into(step.side, step.to)}"

    def card_act(
        self, step: ir.MoveCards | ir.AttachCards | ir.EvolveInto | ir.Transform | ir.MoveThis | ir.AttachThis
    ) -> list[Clause]:
        """Bound cards."""
        match step:
            case ir.MoveCards():
                return self.moved(step)
            case ir.AttachCards():
                pick = self.at.pending.get(step.cards)
                verb = "move" if isinstance(pick, ir.PickEnergy | ir.PickAttached) else "attach"
                cards = self.cards(step.cards)
                if isinstance(step.to, ir.Every):
                    target = self.pokemon(step.to, several=True)
                    return self.mine(f"{self.v(verb)} {cards} to {target} in any way you like")
                return self.mine(f"{self.v(verb)} {cards} to {self.pokemon(step.to)}")
            case ir.EvolveInto():
                pick = self.at.pending.get(step.card)
                if (
                    isinstance(pick, ir.PickCards)
                    and pick.zone == "hand"
                    and pick.filter == ir.CardFilter(name=pick.filter.name)
                ):
                    del self.at.pending[step.card]
                    self.noted(pick)
                    return self.mine(
                        f"{self.v('put')} {pick.filter.name} from your hand onto {self.pokemon(step.target)}"
                    )
                if pick is not None:
                    return []  # no wording holds the choice: it is said first
                cards = self.cards(step.card)
                return self.mine(f"{self.v('put')} {cards} onto {self.pokemon(step.target)} to evolve it")
            case ir.Transform():
                return self.mine(f"{self.v('switch')} {self.pokemon(step.of)} with {self.cards(step.card)}")
            case ir.MoveThis():
                return self.mine(f"{self.v('discard')} this card")
            case ir.AttachThis():
                return self.mine(f"{self.v('attach')} this card to {self.pokemon(step.to)}")
            case _:
                assert_never(step)

    def moved(self, step: ir.MoveCards) -> list[Clause]:
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

    def board_act(
        self, step: ir.Inflict | ir.Cure | ir.SwitchActive | ir.Devolve | ir.Leave | ir.KnockOut
    ) -> list[Clause]:
        """Pokémon in play."""
        match step:
            case ir.Inflict():
                return self.inflicted(step.to, [step.condition])
            case ir.Cure():
                if step.conditions:
                    who = self.pokemon(step.of)
                    return self.plain(f"{who} is no longer {self.conditions(step.conditions)}")
                return self.mine(f"{self.v('remove')} all Special Conditions from {self.pokemon(step.of)}")
            case ir.SwitchActive():
                return self.switched(step)
            case ir.Devolve():
                who = self.pokemon(step.of, several=True)
                it = "them" if self.is_plural(step.of) else "it"
                place = self.into(self.side(step.of), step.to)
                return self.mine(f"devolve {who} by putting the highest Stage Evolution card on {it} {place}")
            case ir.Leave():
                return self.left(step)
            case ir.KnockOut():
                who = self.pokemon(step.of)
                return self.plain(f"{who} {'are' if self.is_plural(step.of) else 'is'} Knocked Out")
            case _:
                assert_never(step)

    @staticmethod
    def conditions(names: Sequence[str], last: str = "or") -> str:
        """Special Conditions, listed."""
        words = [name.capitalize() for name in names]
        return f" {last} ".join(words) if len(words) < 3 else ", ".join(words[:-1]) + f", {last} {words[-1]}"

    def inflicted(self, who: ir.Who, states: Sequence[str]) -> list[Clause]:
        """As `Walker` asks."""
        be = "are" if self.is_plural(who) else "is"
        return self.plain(f"{self.pokemon(who)} {be} now {self.conditions(states, 'and')}")

    def left(self, step: ir.Leave) -> list[Clause]:
        """A Pokémon leaves play."""
        who = self.pokemon(step.of)
        side = self.side(step.of)
        attached = "all attached cards"
        if step.to == "discard":
            return self.mine(f"{self.v('discard')} {who} and {attached}")
        if step.to == "deck":
            self.at.shuffled = side
            return self.mine(f"{self.v('shuffle')} {who} and {attached} into {self.whose(side)} deck")
        if step.to == "hand_basic":
            return self.mine(f"{self.v('return')} the Basic Pokémon card of {who} to {self.whose(side)} hand")
        return self.mine(f"{self.v('put')} {who} and {attached} {self.into(side, step.to)}")

    def switched(self, step: ir.SwitchActive) -> list[Clause]:
        """The Active Pokémon is exchanged."""
        at = self.at
        if step.incoming == "this":
            return self.mine(f"{self.v('switch')} this Pokémon with {self.whose(step.side)} Active Pokémon")
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
            at.new_active, at.it = step.incoming, bound
            return self.mine("switch out your opponent's Active Pokémon to the Bench")
        if pick is None:
            text = f"{self.v('switch')} {self.pokemon(bound)} with {active}"
        elif pick.by == "own" and step.side == "opponent":
            text = f"switch in {self.pokemon(bound)} to the Active Spot"
        elif step.side == pick.by and pick.by == "own" and self.kind == "attack" and not at.each:
            text = f"switch this Pokémon with {self.pokemon(bound)}"
        else:
            text = f"{self.v('switch')} {active} with {self.pokemon(bound)}"
        at.new_active = step.incoming
        at.it = bound
        return self.mine(text)

    def game_act(
        self,
        step: ir.FlipCoins
        | ir.UseAttack
        | ir.MirrorAttack
        | ir.PlayThis
        | ir.TakePrizes
        | ir.EndTurn
        | ir.ExtraTurn
        | ir.Win,
    ) -> list[Clause]:
        """Coins, attacks, Prizes, the turn."""
        match step:
            case ir.FlipCoins():
                return self.flipped(step)
            case ir.UseAttack():
                unpaid = "" if step.priced else ", without its Energy cost or anything else required to use it"
                return self.mine(f"use it as this attack{unpaid}")
            case ir.MirrorAttack():
                return self.mine(
                    f"if this Pokémon was attacked last turn, do the final result of that attack on this Pokémon to {self.pokemon(step.to)}"
                )
            case ir.PlayThis():
                hp = f"{step.hp}-HP " if step.hp else ""
                return self.mine(f"play this card as if it were a {hp}Basic {types(step.type)} Pokémon")
            case ir.TakePrizes():
                self.at.subject = step.side
                one = isinstance(step.amount, int) and step.amount == 1
                return self.mine(
                    f"{self.v('take')} {'a' if one else self.plain_amount(step.amount)} Prize card{'' if one else 's'}"
                )
            case ir.EndTurn():
                return self.plain("your turn ends")
            case ir.ExtraTurn():
                return self.mine("take another turn after this one")
            case ir.Win():
                return self.plain("you win this game")
            case _:
                assert_never(step)

    def plain_amount(self, amount: ir.Amount) -> str:
        """A number, or that many."""
        return str(amount) if isinstance(amount, int) else "that many"

    def flipped(self, step: ir.FlipCoins) -> list[Clause]:
        """A flip of coins."""
        at = self.at
        at.subject = step.by
        flip = self.v("flip")
        if step.until_tails:
            at.coin_count = 0
            text = f"{flip} a coin until you get tails"
        elif isinstance(step.coins, int):
            at.coin_count = step.coins
            text = f"{flip} {'a coin' if step.coins == 1 else f'{step.coins} coins'}"
        else:
            at.coin_count = 0
            text = f"{flip} a coin {self.per(step.coins)}"
        at.coins = step.name
        at.picks[step.name] = step
        return self.mine(text)

"""Portuguese instructions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.grammar_pt import series
from ptcg_desktop.effects.render.portuguese_nouns import ao, de, em
from ptcg_desktop.effects.render.portuguese_values import PortugueseValues
from ptcg_desktop.effects.render.walk import Clause


class PortugueseSteps(PortugueseValues):
    """Instructions."""

    def mine(self, text: str) -> list[Clause]:
        """A clause of who acts."""
        return [Clause(self.at.subject, text)]

    def plain(self, subject: str, verb: str, infinitive: str, rest: str) -> list[Clause]:
        """A clause with a subject of its own; behind "você pode" it becomes "fazer … …"."""
        if self.mood == "infinitive":
            return [Clause("own", f"fazer {subject} {infinitive} {rest}".rstrip())]
        return [Clause("", f"{subject} {verb} {rest}".rstrip())]

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
                text = f"{self.v('choose')} 1 dos ataques {de(self.pokemon(pick.of, several=True))}"
                self.introduce(pick)
            case ir.PickType():
                text = f"{self.v('choose')} um tipo"
            case ir.LookAt():
                return self.look(pick)
            case ir.LookUntil():
                at.subject = "own"
                deck = de(self.zone(pick.side, "deck"))
                text = f"{self.v('reveal')} cards de cima {deck} até revelar um {self.card(pick.filter)}"
                self.introduce(pick)
            case _:
                assert_never(pick)
        return self.mine(text)

    def look(self, step: ir.LookAt) -> list[Clause]:
        """Look at, or reveal."""
        at = self.at
        at.subject = step.side if step.shown and step.side != "both" and step.zone == "hand" else "own"
        verb = self.v("reveal") if step.shown else self.v("look")
        deck = de(self.zone(step.side, "deck"))
        match step.zone:
            case "deck_top" | "deck_bottom":
                end = "de cima" if step.zone == "deck_top" else "de baixo"
                if step.count == 1:
                    what = f"o card {end} {deck}"
                elif isinstance(step.count, int):
                    what = f"{'até ' if step.up_to else 'os '}{step.count} cards {end} {deck}"
                elif isinstance(step.count, str):
                    what = f"todos os cards {deck}"
                else:
                    what = f"{self.quantity(step.count, 'card', 'cards')} {end} {deck}"
            case "prizes":
                what = f"{self.zone(step.side, 'prizes')} virados para baixo"
            case "deck" | "hand":
                what = self.zone(step.side, step.zone)
            case "chosen":
                what = "esses cards"
            case _:
                assert_never(step.zone)
        self.introduce(step)
        return self.mine(f"{verb} {what}")

    def searched_for(self, picks: Sequence[ir.PickCards]) -> Clause:
        """As `Walker` asks."""
        wanted = " e ".join(self.wanted(pick) for pick in picks)
        return Clause(self.at.subject, f"{self.v('search')} {wanted} {em(self.zone(picks[0].side, 'deck'))}")

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
                ir.FlipCoins() | ir.UseAttack() | ir.MirrorAttack() | ir.PlayThis() | ir.TakePrizes() | ir.EndTurn()
                | ir.ExtraTurn() | ir.Win()
            ):  # fmt: skip
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
        at.subject = step.side if not isinstance(step, ir.MoveTop) or at.each else "own"
        match step:
            case ir.Draw():
                text = f"{self.v('draw')} {'até ' if step.up_to else ''}{self.quantity(step.amount, 'card', 'cards')}"
                at.amount = step.name or "?"
            case ir.DrawUntil():
                if isinstance(step.size, int):
                    text = f"{self.v('draw')} cards até ter {step.size} cards na mão"
                else:
                    text = f"{self.v('draw')} cards até ter a mesma quantidade de cards na mão que o seu oponente"
            case ir.DiscardHand():
                text = f"{self.v('discard')} {self.zone(step.side, 'hand')}"
                at.amount = at.cards = step.name or "?"
            case ir.MoveZone():
                zone = self.zone(step.side, step.zone)
                at.amount = at.cards = step.name or "?"
                if step.to == "deck_bottom":
                    text = f"{self.v('put')} {zone} {self.into(step.side, 'deck_bottom')}"
                else:
                    text = f"{self.v('shuffle')} {zone} {em(self.zone(step.side, 'deck'))}"
                    at.shuffled = step.side
            case ir.MoveTop():
                text = self.top_moved(step)
            case ir.ShuffleDeck():
                text = f"{self.v('shuffle')} {self.zone(step.side, 'deck')}"
            case _:
                assert_never(step)
        return self.mine(text)

    def top_moved(self, step: ir.MoveTop) -> str:
        """Cards from an end of a deck."""
        at = self.at
        end, deck = "de baixo" if step.bottom else "de cima", de(self.zone(step.side, "deck"))
        amount = step.amount
        if isinstance(amount, int):
            what = f"o card {end} {deck}" if amount == 1 else f"os {amount} cards {end} {deck}"
        elif isinstance(amount, ir.Times):
            what = f"os {amount.by} cards {end} {deck} {self.per(amount.amount)}"
        elif isinstance(amount, ir.Result) and amount.name == at.amount:
            what = f"essa mesma quantidade de cards {end} {deck}"
        else:
            what = f"o card {end} {deck} {self.per(amount)}"
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
                name = "move" if isinstance(pick, ir.PickEnergy | ir.PickAttached) else "attach"
                what = self.v_it(name, step.cards)
                to = (
                    "para " + self.pokemon(step.to, several=True)
                    if name == "move"
                    else ao(self.pokemon(step.to, several=True))
                )
                like = " da maneira que desejar" if isinstance(step.to, ir.Every) else ""
                return self.mine(f"{what} {to}{like}")
            case ir.EvolveInto():
                return self.mine(f"{self.v_it('put', step.card)} {em(self.pokemon(step.target))} para evoluí-lo")
            case ir.Transform():
                return self.mine(f"{self.v('switch')} {self.pokemon(step.of)} por {self.cards(step.card)}")
            case ir.MoveThis():
                return self.mine(f"{self.v('discard')} este card")
            case ir.AttachThis():
                return self.mine(f"{self.v('attach')} este card {ao(self.pokemon(step.to))}")
            case _:
                assert_never(step)

    def moved(self, step: ir.MoveCards) -> list[Clause]:
        """Bound cards put somewhere."""
        at = self.at
        fresh = step.cards in at.pending
        name = "discard" if step.to == "discard" else "shuffle" if step.to == "deck" else "put"
        clauses: list[Clause] = []
        if step.shown:
            if fresh and not at.looked:
                clauses = self.mine(self.v_it("choose", step.cards)) + self.mine(self.v_it("reveal", step.cards))
            else:
                clauses = self.mine(self.v_it("reveal", step.cards))
        whole = isinstance(at.picks.get(step.cards), ir.LookAt)
        what = self.v_it(name, step.cards)
        owner = self.owner(step.cards)
        if step.to == "deck":
            at.shuffled = owner
        if name == "discard":
            return clauses + self.mine(what)
        if whole and step.to == "deck_top":
            return clauses + self.mine(f"{what} de volta em qualquer ordem")
        order = " em qualquer ordem" if at.several(step.cards) and step.to in ("deck_top", "deck_bottom") else ""
        return clauses + self.mine(f"{what} {self.into(owner, step.to)}{order}")

    # --- damage ---

    def attack_does(self, text: str) -> list[Clause]:
        """`este ataque causa …`."""
        return self.plain("este ataque", "causa", "causar", text)

    def damage_act(
        self, step: ir.SetDamage | ir.MoreDamage | ir.IgnoreFor | ir.DealDamage | ir.AttackDoesNothing | ir.Cancel
    ) -> list[Clause]:
        """Damage."""
        match step:
            case ir.SetDamage():
                return self.damage_set(step.amount)
            case ir.MoreDamage():
                number, per = self.points(step.amount)
                more = "a mais" if number >= 0 else "a menos"
                return self.attack_does(f"{abs(number)} pontos de dano {more}{per}")
            case ir.IgnoreFor():
                return [Clause("", self.unaffected(step.what))]
            case ir.DealDamage():
                return self.damage_dealt(step)
            case ir.AttackDoesNothing():
                return [Clause("", "este ataque não faz nada")]
            case ir.Cancel():
                if step.what == "knock_out":
                    return [Clause("", "este Pokémon não é Nocauteado")]
                if step.what == "damage":
                    return self.mine(f"{self.v('prevent')} esse dano")
                return self.mine(
                    f"{self.v('prevent')} todos os efeitos desse ataque, inclusive o dano, causados a este Pokémon"
                )
            case _:
                assert_never(step)

    def damage_dealt(self, step: ir.DealDamage) -> list[Clause]:
        """Damage beside the attack's own."""
        if isinstance(step.to, ir.This):
            self.at.it = step.to
            number, per = self.points(step.amount)
            return self.plain(
                "este Pokémon", "também causa", "também causar", f"{number} pontos de dano a si mesmo{per}"
            )
        to = ao(self.pokemon(step.to))
        number, per = self.points(step.amount)
        if self.kind == "power":
            return self.plain(self.words.power, "causa", "causar", f"{number} pontos de dano {to}{per}")
        return self.attack_does(f"{number} pontos de dano {to}{per}")

    def damage_set(self, amount: ir.Amount) -> list[Clause]:
        """A new base damage."""
        if isinstance(amount, ir.Half) and isinstance(amount.amount, ir.Fact):
            who, up = self.pokemon(amount.amount.of), "cima" if amount.up else "baixo"
            return self.attack_does(
                f"a {who} dano igual à metade dos {self.words.hp} restantes dele (arredondado para {up}, para a dezena mais"
                " próxima)".replace("a o ", "ao ")
            )
        number, per = self.points(amount)
        return self.attack_does(f"{number} pontos de dano{per}")

    def unaffected(self, what: tuple[str, ...]) -> str:
        """What damage is not affected by."""
        phrases = {
            "weakness": "pela Fraqueza",
            "resistance": "pela Resistência",
            "effects": f"por nenhum efeito {em(self.active('opponent'))}",
        }
        return f"o dano deste ataque não é afetado {series([phrases[one] for one in what], 'nem')}"

    # --- counters ---

    def counter_act(self, step: ir.PutCounters | ir.SpreadCounters | ir.Heal | ir.MoveCounters) -> list[Clause]:
        """Damage counters and healing."""
        at = self.at
        match step:
            case ir.PutCounters():
                return self.put_counters(step)
            case ir.SpreadCounters():
                on = em(self.pokemon(step.on, several=True))
                counters, per = self.counters(step.amount)
                return self.mine(f"{self.v('put')} {counters} {on}{per} da maneira que desejar")
            case ir.Heal():
                text = self.healed(step)
                at.amount = step.name or "?"
                return self.mine(text)
            case ir.MoveCounters():
                counters, _ = self.counters(step.amount)
                upto = "até " if step.up_to and step.amount != "any" else ""
                safe = ", desde que aquele Pokémon não seja Nocauteado" if step.survive else ""
                source = de(self.pokemon(step.source))
                text = f"{self.v('move')} {upto}{counters} {source} para {self.pokemon(step.target)}{safe}"
                at.amount = step.name or "?"
                return self.mine(text)
            case _:
                assert_never(step)

    def put_counters(self, step: ir.PutCounters) -> list[Clause]:
        """Counters put on Pokémon."""
        amount = step.amount
        on = em(self.pokemon(step.on))
        if isinstance(amount, ir.Half) and isinstance(amount.amount, ir.Fact):
            up = "cima" if amount.up else "baixo"
            return self.mine(
                f"{self.v('put')} {self.words.counters} {on} equivalentes à metade dos {self.words.hp} dele (arredondado para"
                f" {up}, para a dezena mais próxima)"
            )
        if isinstance(amount, ir.Sum) and isinstance(amount.parts[-1], int):
            return self.mine(
                f"{self.v('put')} {self.words.counters} {on} até que restem {-amount.parts[-1]} {self.words.hp}"
            )
        counters, per = self.counters(amount)
        return self.mine(f"{self.v('put')} {counters} {on}{per}")

    def healed(self, step: ir.Heal) -> str:
        """Healing."""
        amount, heal = step.amount, self.v("heal")
        if isinstance(amount, ir.Sum) and isinstance(amount.parts[0], int):
            self.at.it = step.of
            return f"os {self.words.hp} restantes dele passam a ser {amount.parts[0]}"
        who = de(self.pokemon(step.of))
        if amount == "all":
            return f"{heal} todo o dano {who}"
        assert not isinstance(amount, str)
        if isinstance(amount, ir.DamageDone):
            return f"{heal} {who} a mesma quantidade de dano que este ataque causou {ao(self.active('opponent'))}"
        if isinstance(amount, ir.Half) and isinstance(amount.amount, ir.DamageDone):
            up = "cima" if amount.up else "baixo"
            return (
                f"{heal} {who} a metade do dano que este ataque causou {ao(self.active('opponent'))} (arredondado para {up},"
                " para a dezena mais próxima)"
            )
        if isinstance(amount, ir.Times) and amount.amount == ir.Result(self.at.amount):
            return f"{self.v('remove')} essa mesma quantidade de {self.words.counters} {who}"
        number, per = self.points(amount)
        return f"{heal} {'até ' if step.up_to else ''}{number} pontos de dano {who}{per}"

    # --- the board ---

    def board_act(
        self, step: ir.Inflict | ir.Cure | ir.SwitchActive | ir.Devolve | ir.Leave | ir.KnockOut
    ) -> list[Clause]:
        """Pokémon in play."""
        match step:
            case ir.Inflict():
                return self.inflicted(step.to, [step.condition])
            case ir.Cure():
                if step.conditions:
                    states = series([self.state(one) for one in step.conditions], "nem")
                    return self.plain(self.pokemon(step.of), "não está mais", "não estar mais", states)
                return self.mine(f"{self.v('remove')} todas as Condições Especiais {de(self.pokemon(step.of))}")
            case ir.SwitchActive():
                return self.switched(step)
            case ir.Devolve():
                who = self.pokemon(step.of)
                place = self.into(self.side(step.of), step.to)
                which = {"highest": "a carta de Evolução de maior Estágio", "all": "todas as cartas de Evolução"}
                what = which.get(step.stages, "qualquer número de cartas de Evolução").replace("carta", "card")
                what = what.replace("a card", "o card").replace("todas as cards", "todos os cards")
                put = "colocando" if self.v("devolve") else ""
                return self.mine(f"{self.v('devolve')} {who} {put} {what} dele {place}")
            case ir.Leave():
                return self.left(step)
            case ir.KnockOut():
                many = self.is_plural(step.of)
                be = "são" if many else "é"
                return self.plain(self.pokemon(step.of), be, "ser", "Nocauteados" if many else "Nocauteado")
            case _:
                assert_never(step)

    def inflicted(self, who: ir.Who, states: Sequence[str]) -> list[Clause]:
        """As `Walker` asks."""
        many = self.is_plural(who)
        be = "agora estão" if many else "agora está"
        return self.plain(self.pokemon(who), be, "ficar", series([self.state(one, many) for one in states]))

    def left(self, step: ir.Leave) -> list[Clause]:
        """A Pokémon leaves play."""
        who, side = self.pokemon(step.of), self.side(step.of)
        attached = "todos os cards ligados a ele"
        if step.to == "discard":
            return self.mine(f"{self.v('discard')} {who} e {attached}")
        if step.to == "deck":
            self.at.shuffled = side
            return self.mine(f"{self.v('shuffle')} {who} e {attached} {em(self.zone(side, 'deck'))}")
        if step.to == "hand_basic":
            hand = ao(self.zone(side, "hand")).replace("ao ", "à ")
            return self.mine(
                f"{self.v('return')} o card de Pokémon Básico {de(who)} {hand} e {self.v('discard')} {attached}"
            )
        return self.mine(f"{self.v('put')} {who} e {attached} {self.into(side, step.to)}")

    def switched(self, step: ir.SwitchActive) -> list[Clause]:
        """The Active Pokémon is exchanged."""
        at = self.at
        if step.incoming == "this":
            return self.mine(f"{self.v('switch')} este Pokémon {self.by_(self.active(step.side))}")
        pick = at.pending.get(step.incoming)
        bound = ir.Bound(step.incoming)
        if isinstance(pick, ir.PickPokemon) and pick.by == step.side == "opponent" and self.mood == "infinitive":
            del at.pending[step.incoming]
            self.noted(pick)
            at.subject = "own"
            text = "fazer o seu oponente trocar o Pokémon Ativo dele por 1 dos Pokémon do Banco dele"
            return self.mine(
                text
                if self.era == "modern"
                else text.replace("trocar", "substituir").replace("dos Pokémon", "dos Pokémons")
            )
        if isinstance(pick, ir.PickPokemon) and step.side == pick.by == "own" and self.kind == "attack" and not at.each:
            active = "este Pokémon"
        else:
            active = self.active(step.side)
        text = f"{self.v('switch')} {active} {self.by_(self.pokemon(bound))}"
        at.new_active = step.incoming
        at.it = bound
        return self.mine(text)

    @staticmethod
    def by_(phrase: str) -> str:
        """`por` with its contractions."""
        from ptcg_desktop.effects.render.grammar_pt import contracted

        return contracted("por", phrase)

    # --- coins, attacks, Prizes, the turn ---

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
                unpaid = (
                    "" if step.priced else ", sem o seu custo de Energia nem mais nada que seja preciso para usá-lo"
                )
                return self.mine(f"{self.v('use')} esse ataque como se fosse este{unpaid}")
            case ir.MirrorAttack():
                return self.mine(
                    "se este Pokémon foi atacado no último turno, aplique o resultado final desse ataque neste Pokémon"
                    f" {ao(self.pokemon(step.to))}"
                )
            case ir.PlayThis():
                hp = f" com {step.hp} {self.words.hp}" if step.hp else ""
                return self.mine(
                    f"{self.v('play')} este card como se fosse um Pokémon Básico {self.kind_of(step.type)}{hp}"
                )
            case ir.TakePrizes():
                self.at.subject = step.side
                return self.mine(f"{self.v('take')} {self.quantity(step.amount, self.words.prize, self.words.prizes)}")
            case ir.EndTurn():
                return [Clause("", f"{self.turn('own')} termina")]
            case ir.ExtraTurn():
                other = "outra " if self.words.turn[0] == "a" else "outro "
                return self.mine(
                    f"{self.v('play')} {other}{self.words.turn[1]} depois desta".replace(
                        "joga outro turno depois desta", "joga outro turno depois deste"
                    ).replace("jogue outro turno depois desta", "jogue outro turno depois deste")
                )
            case ir.Win():
                return [Clause("", "você vence o jogo")]
            case _:
                assert_never(step)

    def coin_words(self, number: int) -> str:
        """`jogue 2 moedas`."""
        index = ("imperative", "third", "infinitive").index(self.form())
        one = (self.words.flip, self.words.flips, self.words.flip_to)[index]
        if number == 1:
            return one
        return one.replace("uma moeda", f"{number} moedas") if "moeda" in one else f"{one} {number} vezes"

    def flipped(self, step: ir.FlipCoins) -> list[Clause]:
        """A flip of coins."""
        at = self.at
        at.subject = step.by
        if step.until_tails:
            at.coin_count = 0
            text = f"{self.coin_words(1)} até sair coroa"
        elif isinstance(step.coins, int):
            at.coin_count = step.coins
            text = self.coin_words(step.coins)
        else:
            at.coin_count = 0
            text = f"{self.coin_words(1)} {self.per(step.coins)}"
        at.coins = step.name
        at.picks[step.name] = step
        return self.mine(text)

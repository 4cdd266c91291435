"""Portuguese instructions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.grammar_pt import contracted, series
from ptcg_desktop.effects.render.portuguese_damage import PortugueseDamage
from ptcg_desktop.effects.render.portuguese_nouns import ao, de, em
from ptcg_desktop.effects.render.walk import Clause


class PortugueseSteps(PortugueseDamage):
    """Instructions."""

    # --- choices ---

    def choose(self, what: str) -> str:
        """As `Phrases` asks."""
        return f"{self.v('choose')} {what}"

    def pick_attack(self, pick: ir.PickAttack) -> str:
        """An attack."""
        return self.choose(f"1 dos ataques {de(self.pokemon(pick.of, several=True))}")

    def pick_type(self, pick: ir.PickType) -> str:
        """A type."""
        kinds = [self.words.types[letter][0].removeprefix("de ") for letter in pick.except_types]
        but = f", exceto {series(kinds, 'e')}" if kinds else ""
        if pick.of is not None:
            return self.choose(f"o tipo de qualquer outro Pokémon em jogo{but}")
        return self.choose(f"um tipo{but}")

    def pick_look_until(self, pick: ir.LookUntil) -> str:
        """Cards turned up until one is found."""
        deck = de(self.zone(pick.side, "deck"))
        return f"{self.v('reveal')} cards de cima {deck} até revelar {self.a_card(pick.filter)}"

    def pick_look_at(self, step: ir.LookAt) -> str:
        """Look at, or reveal."""
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
                prizes = f"{self.zone(step.side, 'prizes')} virados para baixo"
                what = prizes if step.count == "all" else f"{step.count} {de(prizes)}"
            case "hand" if step.count == 1:
                what = f"um card {de(self.zone(step.side, 'hand'))} aleatoriamente"
            case "deck" | "hand":
                what = self.zone(step.side, step.zone)
            case "chosen":
                what = "esses cards"
            case _:
                assert_never(step.zone)
        return f"{verb} {what}"

    def searched_for(self, picks: Sequence[ir.PickCards]) -> Clause:
        """As `Walker` asks."""
        wanted = series([self.wanted(pick) for pick in picks])
        return Clause(self.at.subject, f"{self.v('search')} {wanted} {em(self.zone(picks[0].side, 'deck'))}")

    def trade(self, give: ir.PickCards, get: ir.PickCards) -> str:
        """As `Walker` asks."""
        return f"{self.v('switch')} {self.pick_cards(give)} por {self.pick_cards(get)}"

    def both_shown(self) -> str:
        """As `Walker` asks."""
        return "Mostre os dois cards ao seu oponente."

    # --- drawing, and whole zones ---

    def both_decks(self, step: ir.MoveTop) -> str:
        """As `Phrases` asks."""
        said = self.do_move_top(step)
        return said.replace(de(self.zone(step.side, "deck")), "do " + self.words.deck + " de cada jogador", 1)

    def do_draw(self, step: ir.Draw) -> str:
        """Cards drawn."""
        return f"{self.v('draw')} {'até ' if step.up_to else ''}{self.quantity(step.amount, 'card', 'cards')}"

    def do_draw_until(self, step: ir.DrawUntil) -> str:
        """A hand filled."""
        if isinstance(step.size, int):
            return f"{self.v('draw')} cards até ter {step.size} cards na mão"
        if isinstance(step.size, ir.Sum):
            return f"{self.v('draw')} cards até ter {step.size.parts[-1]} card a mais na mão do que o seu oponente"
        return f"{self.v('draw')} cards até ter a mesma quantidade de cards na mão que o seu oponente"

    def do_discard_hand(self, step: ir.DiscardHand) -> str:
        """A hand discarded."""
        return f"{self.v('discard')} {self.zone(step.side, 'hand')}"

    def do_move_zone(self, step: ir.MoveZone) -> str:
        """A whole zone."""
        zone = self.zone(step.side, step.zone)
        if step.to == "deck_bottom":
            return f"{self.v('put')} {zone} {self.into(step.side, 'deck_bottom')}"
        if step.to == "deck_bottom_shuffled":
            return f"{self.v('shuffle')} {zone} e {self.v('put')} esses cards {self.into(step.side, step.to)}"
        return f"{self.v('shuffle')} {zone} {em(self.zone(step.side, 'deck'))}"

    def do_shuffle_deck(self, step: ir.ShuffleDeck) -> str:
        """A deck shuffled."""
        return f"{self.v('shuffle')} {self.zone(step.side, 'deck')}"

    def do_move_top(self, step: ir.MoveTop) -> str:
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
        if step.to == "discard":
            return f"{self.v('discard')} {what}"
        return f"{self.v('put')} {what} {self.into(step.side, step.to)}"

    # --- cards ---

    def do_attach_cards(self, step: ir.AttachCards) -> str:
        """Cards attached, or moved from where they are attached."""
        moving = isinstance(self.at.pending.get(step.cards), ir.PickEnergy | ir.PickAttached)
        what = self.v_it("move" if moving else "attach", step.cards)
        target = self.pokemon(step.to, several=True)
        like = " da maneira que desejar" if isinstance(step.to, ir.Every) else ""
        return f"{what} {f'para {target}' if moving else ao(target)}{like}"

    def do_evolve_into(self, step: ir.EvolveInto) -> str:
        """A card put on a Pokémon as its next stage."""
        pick = self.at.pending.get(step.card)
        if isinstance(pick, ir.PickCards) and pick.filter.evolves and isinstance(step.target, ir.Bound):
            basic = self.at.pending.get(step.target.name)
            if isinstance(basic, ir.PickPokemon) and basic.filter.evolves_by == "skip":
                for one in (basic, pick):
                    del self.at.pending[one.name]
                    self.noted(one)
                own = f"1 dos seus {self.pokemons(True)} Básicos"
                return (
                    f"{self.v('put')} um Pokémon Estágio 2 correspondente da sua mão em {own} para evoluí-lo,"
                    " pulando o Estágio 1"
                )
        return f"{self.v_it('put', step.card)} {em(self.pokemon(step.target))} para evoluí-lo"

    def do_transform(self, step: ir.Transform) -> str:
        """A Pokémon exchanged for a card."""
        return f"{self.v('switch')} {self.pokemon(step.of)} por {self.cards(step.card)}"

    def do_move_this(self, step: ir.MoveThis) -> str:
        """This card leaves its place."""
        if step.to == "attach" and step.on is not None:
            return f"{self.v('attach')} este card {ao(self.pokemon(step.on))}"
        if step.to == "discard":
            return f"{self.v('discard')} este card"
        return f"{self.v('put')} este card {self.into('own', step.to)}"

    def do_attach_this(self, step: ir.AttachThis) -> str:
        """This card attaches itself."""
        return f"{self.v('attach')} este card {ao(self.pokemon(step.to))}"

    def do_move_cards(self, step: ir.MoveCards) -> list[Clause]:
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
        if step.to == "deck_bottom_shuffled":
            under = self.v_it("put", step.cards)
            shuffled = (
                self.v_it("shuffle", step.cards) if not fresh else f"{self.v('shuffle')} {what.partition(' ')[2]}"
            )
            return clauses + self.mine(f"{shuffled} e {under} {self.into(owner, step.to)}")
        if whole and step.to == "deck_top":
            return clauses + self.mine(f"{what} de volta em qualquer ordem")
        order = " em qualquer ordem" if at.several(step.cards) and step.to in ("deck_top", "deck_bottom") else ""
        return clauses + self.mine(f"{what} {self.into(owner, step.to)}{order}")

    # --- Pokémon in play ---

    def do_inflict(self, step: ir.Inflict) -> list[Clause]:
        """A Special Condition."""
        return self.inflicted(step.to, [step.condition])

    def condition_of_choice(self, who: ir.Who, conditions: Sequence[str]) -> str:
        """As `Phrases` asks."""
        states = series([self.state(one) for one in conditions], "ou")
        return f"{self.pokemon(who)} agora está {states}, à sua escolha"

    def do_cure(self, step: ir.Cure) -> str | list[Clause]:
        """Special Conditions that end."""
        if step.conditions:
            states = series([self.state(one) for one in step.conditions], "nem")
            return self.other(self.pokemon(step.of), "não está mais", "não estar mais", states)
        return f"{self.v('remove')} todas as Condições Especiais {de(self.pokemon(step.of))}"

    def do_devolve(self, step: ir.Devolve) -> str:
        """Evolution cards taken off."""
        who = self.pokemon(step.of)
        place = self.into(self.side(step.of), step.to)
        which = {
            "highest": "o card de Evolução de maior Estágio",
            "all": "todos os cards de Evolução",
            "any": "qualquer número de cards de Evolução",
        }[step.stages]
        return f"{self.v('devolve')} {who} colocando {which} dele {place}"

    def do_knock_out(self, step: ir.KnockOut) -> list[Clause]:
        """A Knock Out."""
        many = self.is_plural(step.of)
        done = "Nocauteados" if many else "Nocauteado"
        return self.other(self.pokemon(step.of), "são" if many else "é", "ser", done)

    def inflicted(self, who: ir.Who, states: Sequence[str]) -> list[Clause]:
        """As `Walker` asks."""
        many = self.is_plural(who)
        be = "agora estão" if many else "agora está"
        return self.other(self.pokemon(who), be, "ficar", series([self.state(one, many) for one in states]))

    def do_leave(self, step: ir.Leave) -> str:
        """A Pokémon leaves play."""
        who, side = self.pokemon(step.of), self.side(step.of)
        if step.attached == "discard" and step.to != "hand_basic":
            return f"{self.v('put')} {who} {self.into(side, step.to)}"
        attached = "todos os cards ligados a ele"
        if step.to == "discard":
            return f"{self.v('discard')} {who} e {attached}"
        if step.to == "deck":
            self.at.shuffled = side
            return f"{self.v('shuffle')} {who} e {attached} {em(self.zone(side, 'deck'))}"
        if step.to == "hand_basic":
            hand = ao(self.zone(side, "hand")).replace("ao ", "à ")
            return f"{self.v('return')} o card de Pokémon Básico {de(who)} {hand} e {self.v('discard')} {attached}"
        return f"{self.v('put')} {who} e {attached} {self.into(side, step.to)}"

    def do_switch_active(self, step: ir.SwitchActive) -> str:
        """The Active Pokémon is exchanged."""
        at = self.at
        if step.incoming == "this":
            return f"{self.v('switch')} este Pokémon {self.by_(self.active(step.side))}"
        pick = at.pending.get(step.incoming)
        bound = ir.Bound(step.incoming)
        if isinstance(pick, ir.PickPokemon) and pick.by == step.side == "opponent" and self.mood == "infinitive":
            del at.pending[step.incoming]
            self.noted(pick)
            at.subject = "own"
            text = "fazer o seu oponente trocar o Pokémon Ativo dele por 1 dos Pokémon do Banco dele"
            return (
                text
                if self.era == "modern"
                else text.replace("trocar", "substituir").replace("dos Pokémon", "dos Pokémons")
            )
        if isinstance(pick, ir.PickPokemon) and step.side == pick.by == "own" and self.kind == "attack" and not at.each:
            active = "este Pokémon"
        else:
            active = self.active(step.side)
        return f"{self.v('switch')} {active} {self.by_(self.pokemon(bound))}"

    @staticmethod
    def by_(phrase: str) -> str:
        """`por` with its contractions."""
        return contracted("por", phrase)

    # --- coins, attacks, Prizes, the turn ---

    def do_use_attack(self, step: ir.UseAttack) -> str:
        """Another attack."""
        unpaid = "" if step.priced else ", sem o seu custo de Energia nem mais nada que seja preciso para usá-lo"
        return f"{self.v('use')} esse ataque como se fosse este{unpaid}"

    def do_mirror_attack(self, step: ir.MirrorAttack) -> str:
        """The last attack given back."""
        return (
            f"se este Pokémon foi atacado {em(self.turn('opponent', 'last'))}, aplique o resultado final desse ataque"
            f" neste Pokémon {ao(self.pokemon(step.to))}"
        )

    def do_play_this(self, step: ir.PlayThis) -> str:
        """A Trainer card put into play as a Pokémon."""
        hp = f" com {step.hp} {self.words.hp}" if step.hp else ""
        return f"{self.v('play')} este card como se fosse um Pokémon Básico {self.kind_of(step.type)}{hp}"

    def do_take_prizes(self, step: ir.TakePrizes) -> str:
        """Prize cards."""
        more = " a mais" if self.at.knocked else ""
        return f"{self.v('take')} {self.quantity(step.amount, self.words.prize, self.words.prizes)}{more}"

    def do_end_turn(self, step: ir.EndTurn) -> list[Clause]:
        """The turn ends."""
        return [Clause("", f"{self.turn('own')} termina")]

    def do_extra_turn(self, step: ir.ExtraTurn) -> str:
        """Another turn."""
        feminine = self.words.turn[0] == "a"
        another, this = ("outra", "desta") if feminine else ("outro", "deste")
        return f"{self.v('play')} {another} {self.words.turn[1]} depois {this}"

    def do_win(self, step: ir.Win) -> list[Clause]:
        """The game is won."""
        return [Clause("", "você vence o jogo" if step.side == "own" else "o seu oponente vence o jogo")]

    def coins(self, number: int) -> str:
        """`jogue 2 moedas`."""
        index = ("imperative", "third", "infinitive").index(self.form())
        one = (self.words.flip, self.words.flips, self.words.flip_to)[index]
        if number == 1:
            return one
        return one.replace("uma moeda", f"{number} moedas") if "moeda" in one else f"{one} {number} vezes"

    def do_flip_coins(self, step: ir.FlipCoins) -> str:
        """A flip of coins."""
        at = self.at
        at.subject = step.by
        if step.until_tails:
            at.coin_count = 0
            text = f"{self.coins(1)} até sair coroa"
        elif isinstance(step.coins, int):
            at.coin_count = step.coins
            text = self.coins(step.coins)
        else:
            at.coin_count = 0
            text = f"{self.coins(1)} {self.per(step.coins)}"
        at.coins = step.name
        at.picks[step.name] = step
        return text

"""Portuguese amounts and conditions; conditions stand in the future subjunctive that "se" and "enquanto" ask for."""

from __future__ import annotations

from collections.abc import Sequence

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.grammar_pt import series
from ptcg_desktop.effects.render.portuguese_nouns import PortugueseNouns, ao, de, em
from ptcg_desktop.effects.render.together import put_under

P = ir.PokemonFilter


class PortugueseValues(PortugueseNouns):
    """Amounts and conditions."""

    # --- amounts ---

    def per(self, amount: ir.Amount) -> str:
        """`para cada …`."""
        return f"para cada {self.thing(amount)}"

    def count_heads(self, amount: ir.Heads, many: bool) -> str:
        """Heads."""
        return "caras" if many else "cara"

    def count_counters(self, amount: ir.Counters, many: bool) -> str:
        """Damage counters."""
        counters = self.words.counters if many else self.words.counter
        return f"{counters} {em(self.pokemon(amount.of, several=True))}"

    def count_energy_on(self, amount: ir.EnergyOn, many: bool) -> str:
        """Energy attached."""
        tied = "ligadas" if many else "ligada"
        return f"{self.energy(amount.type, amount.kind, many)} {tied} {ao(self.pokemon(amount.of, several=True))}"

    def count_extra_energy(self, amount: ir.ExtraEnergy, many: bool) -> str:
        """Energy an attack does not need."""
        return f"{self.energy(amount.type, '')} ligada a este Pokémon que não foi usada para pagar o custo deste ataque"

    def count_attached_to(self, amount: ir.AttachedTo, many: bool) -> str:
        """Attached cards."""
        tied = ("ligada" if self.feminine_card(amount.filter) else "ligado") + ("s" if many else "")
        return f"{self.card(amount.filter, many)} {tied} {ao(self.pokemon(amount.of, several=True))}"

    def count_sum(self, amount: ir.Sum, many: bool) -> str:
        """Several amounts together."""
        return " e ".join(self.thing(part, many) for part in amount.parts)

    def count_damage_done(self, amount: ir.DamageDone, many: bool) -> str:
        """Damage done."""
        return "ponto de dano causado"

    def count_in_play(self, amount: ir.InPlay, many: bool) -> str:
        """Pokémon in play, counted."""
        if amount.side == "both":
            f = self.placed(amount.where, amount.filter)
            return f"{self.noun(f, many)}{' em jogo' if amount.where == 'play' else ''} (seus e do seu oponente)"
        return self.all_of(ir.Every(amount.side, amount.where, amount.filter), "um dos" if not many else "os")

    def count_cards_in(self, amount: ir.CardsIn, many: bool) -> str:
        """Cards of a zone, counted."""
        prize = self.words.prizes if many else self.words.prize
        who = "você" if amount.side == "own" else "o seu oponente"
        if self.at.each and amount.side == "own":
            who = "ele"
        if amount.zone == "prizes":
            return f"{prize} que {who} ainda tem"
        if amount.zone == "prizes_taken":
            return f"{prize} que {who} já pegou"
        return f"{self.card(amount.filter, many)} {em(self.zone(amount.side, amount.zone))}"

    def count_fact(self, amount: ir.Fact, many: bool) -> str:
        """A number of a Pokémon, as units of it."""
        return self.worded("fact", amount.number, self.of(amount.of))

    def count_result(self, amount: ir.Result, many: bool) -> str:
        """What an earlier step did, counted."""
        node = self.at.picks.get(amount.name)
        if isinstance(node, ir.FlipCoins):
            return ("coroa" if amount.tails else "cara") + ("s" if many else "")
        if isinstance(node, ir.Heal | ir.MoveCounters):
            return f"{self.words.counter} {'removido' if isinstance(node, ir.Heal) else 'movido'} desta forma"
        if isinstance(node, ir.PickEnergy):
            return f"{'Energias descartadas' if many else 'Energia descartada'} desta forma"
        if isinstance(node, ir.LookAt):
            return f"{self.card(amount.filter, many)} que você encontrar ali"
        end = ("a" if self.feminine_card(amount.filter) else "o") + ("s" if many else "")
        return f"{self.card(amount.filter, many)} {self.done(amount.name)}{end} desta forma"

    def done(self, name: str) -> str:
        """What was done with cards of a name, without the ending that agrees."""
        to = self.at.moved.get(name, "discard")
        if isinstance(self.at.picks.get(name), ir.MoveZone) or to == "deck":
            return "embaralhad"
        return {"attached": "ligad", "discard": "descartad"}.get(to, "colocad")

    def quantity(self, amount: ir.Amount, one: str, many: str) -> str:
        """`3 cards`, `um card para cada …`, `essa quantidade de cards`."""
        if isinstance(amount, int):
            return f"um {one}" if amount == 1 else f"{amount} {many}"
        node = self.at.picks.get(amount.name) if isinstance(amount, ir.Result) else None
        if isinstance(amount, ir.Result) and amount.filter == ir.ANY_CARD and not isinstance(node, ir.FlipCoins):
            return f"essa mesma quantidade de {many}"
        if isinstance(amount, ir.Times):
            return f"{amount.by} {many} {self.per(amount.amount)}"
        return f"um {one} {self.per(amount)}"

    def counters(self, amount: ir.Amount | str) -> tuple[str, str]:
        """`2 marcadores de danos`, and `para cada …`."""
        if amount == "all":
            return f"todos os {self.words.counters}", ""
        if amount == "any":
            return f"qualquer número de {self.words.counters}", ""
        assert not isinstance(amount, str)
        if isinstance(amount, ir.Times) and amount.amount == ir.Result(self.at.amount):
            return f"essa mesma quantidade de {self.words.counters}", ""
        number, per = self.points(amount)
        return f"{number // 10} {self.words.counter if number == 10 else self.words.counters}", per

    # --- conditions ---

    def when_has_condition(self, c: ir.HasCondition, holds: bool) -> str:
        """A Special Condition."""
        what = self.state(c.condition) if c.condition else "afetado por uma Condição Especial"
        return f"{self.pokemon(c.of)} {self.no(holds)}estiver {what}"

    def both(self, conditions: Sequence[str], holds: bool) -> str:
        """As `Phrases` asks."""
        rest = [one.removeprefix("você ") for one in conditions[1:]]
        if any(not one.startswith("você ") for one in conditions):
            rest = list(conditions[1:])
        return (" e " if holds else " ou ").join([*conditions[:1], *rest])

    @staticmethod
    def no(holds: bool) -> str:
        """The negation before a verb."""
        return "" if holds else "não "

    def when_any_of(self, c: ir.AnyOf, holds: bool) -> str:
        """One of several conditions."""
        first = c.conditions[0]
        if isinstance(first, ir.AtLeast) and isinstance(first.amount, ir.CardsIn) and first.amount.zone == "stadium":
            if first.amount.filter.name:
                return f"{first.amount.filter.name} {self.no(holds)}estiver em jogo"
        return (" ou " if holds else " e ").join(self.condition(one, holds) for one in c.conditions)

    def when_at_least(self, c: ir.AtLeast, holds: bool) -> str:
        """An amount and a limit."""
        amount, n = c.amount, c.limit
        match amount:
            case ir.Result():
                return self.result_at_least(amount, n, holds)
            case ir.InPlay():
                return self.pokemon_at_least(amount, n, holds)
            case ir.CardsIn():
                return self.cards_at_least(amount, n, holds)
            case ir.ExtraEnergy():
                energy = self.energy(amount.type, "", n > 1)
                tied = "ligadas" if n > 1 else "ligada"
                return (
                    f"este Pokémon {self.no(holds)}tiver pelo menos {n} {energy} extra {tied} a ele (além do custo deste"
                    " ataque)"
                )
            case ir.EnergyOn() if amount.of == ir.Every("own") and holds:
                return f"você tiver pelo menos {n} {self.energy(amount.type, amount.kind, n > 1)} em jogo"
            case ir.Fact() if (amount.number, n) == ("weaknesses", 1):
                return f"{self.pokemon(amount.of)} {self.no(holds)}tiver uma Fraqueza"
            case _:
                many = f"{n} ou mais" if holds else f"{n - 1} ou menos" if n > 1 else "nenhum"
                return (
                    f"houver {many} {self.thing(amount, n > 1)}"
                    if many != "nenhum"
                    else f"não houver {self.thing(amount)}"
                )

    def result_at_least(self, amount: ir.Result, n: int, holds: bool) -> str:
        """Coins, or cards found to be of a kind, or something done."""
        node = self.at.picks.get(amount.name)
        if isinstance(node, ir.FlipCoins) or amount.name == self.at.coins:
            return self.coins_at_least(n, holds)
        pick = self.taken(amount.name)
        if isinstance(pick, ir.PickCards):
            return f"algum desses cards for {self.a_card(pick.filter)}"
        if amount.filter != ir.ANY_CARD:
            if self.at.several(amount.name):
                return f"{'algum' if holds else 'nenhum'} desses cards for {self.a_card(amount.filter)}"
            return f"esse card {self.no(holds)}for {self.a_card(amount.filter)}"
        no = self.no(holds)
        if isinstance(node, ir.Heal | ir.MoveCounters):
            return f"você {no}{'curar' if isinstance(node, ir.Heal) else 'mover'} algum dano desta forma"
        if isinstance(node, ir.Draw):
            return f"você {no}comprar algum card desta forma"
        if isinstance(node, ir.May):
            return f"você {no}fizer isso"
        if put_under(node):
            return f"o seu oponente {no}colocar algum card embaixo do baralho dele desta forma"
        did = {"embaralhad": "embaralhar", "ligad": "ligar", "descartad": "descartar"}.get(
            self.done(amount.name), "colocar"
        )
        return f"você {no}{did} algum card desta forma"

    def coins_at_least(self, n: int, holds: bool) -> str:
        """At least so many heads."""
        coins = self.at.coin_count
        if coins == 1:
            return "sair cara" if holds else "sair coroa"
        if coins and n == coins:
            every = "nas duas" if coins == 2 else "em todas"
            return f"sair cara {every}" if holds else "sair coroa em pelo menos uma delas"
        if n == 1:
            return "sair pelo menos uma cara" if holds else "não sair nenhuma cara"
        return f"saírem {n} ou mais caras" if holds else f"saírem {n - 1} ou menos caras"

    def pokemon_at_least(self, amount: ir.InPlay, n: int, holds: bool) -> str:
        """Pokémon in play."""
        f = self.placed(amount.where, amount.filter)
        who = {"own": "você", "opponent": "o seu oponente", "both": ""}[amount.side]
        place = " em jogo" if amount.where == "play" else ""
        if n == 1:
            noun = f"{'algum' if holds else 'nenhum'} {self.noun(f)}{place}"
        else:
            noun = f"{n if holds else n - 1} ou {'mais' if holds else 'menos'} {self.noun(f, True)}{place}"
        no = self.no(holds or n > 1)
        return f"{who} {no}tiver {noun}" if who else f"{no}houver {noun}"

    def cards_at_least(self, amount: ir.CardsIn, n: int, holds: bool) -> str:
        """Cards of a zone."""
        if amount.zone == "stadium":
            if amount.side == "both":
                return f"{self.no(holds)}houver um Estádio em jogo"
            who = "você" if amount.side == "own" else "o seu oponente"
            return f"{who} {self.no(holds)}tiver um Estádio em jogo"
        if amount.zone == "bench_space":
            return f"{self.zone(amount.side, 'bench')} {self.no(not holds)}estiver cheio"
        who = "você" if amount.side == "own" else "o seu oponente"
        if amount.zone == "prizes" and amount.side == "both":
            many = f"{n} ou mais" if holds else f"{n - 1} ou menos"
            return f"os cards de Prêmio restantes dos dois jogadores somarem {many}"
        if amount.zone == "prizes":
            return f"{who} ainda tiver {n if holds else n - 1} ou {'mais' if holds else 'menos'} {self.words.prizes}"
        zone = (
            em(self.zone(amount.side, amount.zone)).replace(" do seu oponente", "")
            if amount.side == "opponent"
            else em(self.zone(amount.side, amount.zone))
        )
        if n == 1:
            return f"{who} {self.no(holds)}tiver {'algum' if holds else 'nenhum'} {self.card(amount.filter)} {zone}"
        return (
            f"{who} tiver {n if holds else n - 1} ou {'mais' if holds else 'menos'}"
            f" {self.card(amount.filter, True)} {zone}"
        )

    def when_compare(self, c: ir.Compare, holds: bool) -> str:
        """Two amounts compared."""
        left, right, no = c.left, c.right, self.no(holds)
        if isinstance(left, ir.Result):
            return f"{no}sair exatamente {right} cara" if right == 1 else f"{no}saírem exatamente {right} caras"
        if isinstance(left, ir.Counters):
            return f"{self.pokemon(left.of)} {no}tiver exatamente {right} {self.words.counters}"
        hands = (ir.CardsIn("own", "hand"), ir.CardsIn("opponent", "hand"))
        known = isinstance(left, ir.CardsIn) and (
            isinstance(right, int) or left.zone == "prizes" or (left, right) == hands
        )
        if not known or not isinstance(left, ir.CardsIn):
            words = {"equal": "igual ao", "more": "maior que o", "fewer": "menor que o"}[c.relation]
            of = f"número de {self.thing(right, True)}" if not isinstance(right, int) else f"número {right}"
            return f"o número de {self.thing(left, True)} {no}for {words} {of}"
        who = "você" if left.side == "own" else "o seu oponente"
        if isinstance(right, int):
            if left.zone == "prizes" and left.side == "both":
                return f"os cards de Prêmio restantes dos dois jogadores {no}somarem exatamente {right}"
            if left.zone == "prizes":
                return f"{who} {no}tiver exatamente {right} {self.words.prizes if right != 1 else self.words.prize}"
            return (
                f"{who} {no}tiver exatamente {right} {self.card(left.filter, right != 1)}"
                f" {em(self.zone(left.side, left.zone))}"
            )
        more = {"more": "mais", "fewer": "menos", "equal": "o mesmo número de"}[c.relation]
        than = "que" if c.relation == "equal" else "do que"
        other = "o seu oponente" if left.side == "own" else "você"
        if left.zone == "prizes":
            return f"{who} {no}tiver {more} {self.words.prizes} {than} {other}"
        return f"você {no}tiver {more} cards na mão {than} o seu oponente"

    def when_is(self, c: ir.Is, holds: bool) -> str:
        """A Pokémon and a description."""
        who, f, no = self.pokemon(c.of), c.filter, self.no(holds)
        if f.where and f == P(where=f.where):
            where = "no Banco" if f.where == "bench" else "o seu Pokémon Ativo"
            return f"{who} {no}{'estiver' if f.where == 'bench' else 'for'} {where}"
        traits = self.traits(f)
        bare = not (f.stage or f.type or f.name or f.where or f.none_of) and (not f.group or f.group == "rule_box")
        if len(traits) == 1 and bare:
            return f"{who} {no}tiver {traits[0]}"
        if f.any_of and all(one == P(condition=one.condition) for one in f.any_of):
            return f"{who} {no}estiver {series([self.state(one.condition) for one in f.any_of], 'ou')}"
        if f.conditioned:
            return f"{who} {no}estiver afetado por uma Condição Especial"
        return f"{who} {no}for um {self.noun(f)}"

    def negation(self, holds: bool) -> str:
        """As `Phrases` asks."""
        return self.no(holds)

    def some_of_mine(self, f: P) -> str:
        """As `Phrases` asks."""
        return self.all_of(ir.Every("own", "play", f), "algum dos")

    def from_name(self, name: str) -> str:
        """As `Phrases` asks."""
        return f" de {name}" if name else ""

    def possessive(self, who: ir.Who) -> str:
        """As `Phrases` asks."""
        return de(self.pokemon(who, several=True))

    def a_card(self, f: ir.CardFilter) -> str:
        """As `Phrases` asks."""
        if f.name and f == ir.CardFilter(name=f.name):
            return f.name
        return f"{'uma' if self.feminine_card(f) else 'um'} {self.card(f)}"

    def a_pokemon(self, f: P) -> str:
        """As `Standing` asks."""
        return f"um {self.noun(f)}"

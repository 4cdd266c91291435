"""Portuguese noun phrases: Pokémon, cards, Energy, zones, numbers of them. Phrases carry their article; `de(…)` contracts."""

from __future__ import annotations

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.grammar_pt import Mood, contracted, plural, series, verb, with_pronoun, words
from ptcg_desktop.effects.render.phrases import Fill
from ptcg_desktop.effects.render.texts import Texts
from ptcg_desktop.effects.render.walk import Era

P = ir.PokemonFilter
C = ir.CardFilter
SUFFIXES = ("ex", "V", "VMAX", "VSTAR", "V-UNION", "SP", "LEGEND", "BREAK", "LV.X")


def de(phrase: str) -> str:
    """With "of"."""
    return contracted("de", phrase)


def em(phrase: str) -> str:
    """With "in"."""
    return contracted("em", phrase)


def ao(phrase: str) -> str:
    """With "to"."""
    return contracted("a", phrase)


class PortugueseNouns(Texts):
    """Noun phrases."""

    def __init__(self, kind: str, own_name: str, era: Era, damage: int | None) -> None:
        super().__init__(kind, own_name, era, damage)
        self.words = words().classic if era == "classic" else words().modern

    # --- verbs ---

    def form(self) -> Mood:
        """The form of a verb for who acts."""
        if self.mood == "infinitive":
            return "infinitive"
        return "imperative" if self.at.subject == "own" and not self.at.each else "third"

    def v(self, name: str) -> str:
        """A verb for who acts."""
        if name == "switch":
            return self.words.switch[("imperative", "third", "infinitive").index(self.form())]
        return verb(name, self.form())

    def v_it(self, name: str, cards: str) -> str:
        """A verb and what it is done to: a choice, or a pronoun for a bound name."""
        if cards in self.at.pending or self.beside(cards):
            return f"{self.v(name)} {self.cards(cards)}"
        feminine = isinstance(self.at.picks.get(cards), ir.PickEnergy)
        return with_pronoun(name, self.form(), feminine, self.many_cards(cards))

    # --- sides and zones ---

    def owned(self, side: ir.Side, noun: str, *, feminine: bool = False, many: bool = False) -> str:
        """`a sua mão`, `o baralho do seu oponente`, `a própria mão`."""
        art = ("a" if feminine else "o") + ("s" if many else "")
        if side == "both":
            return f"{art} {noun} de cada jogador"
        if side == "opponent" and self.at.subject == "opponent" and not self.at.each:
            return f"{art} {noun} dele"
        if self.at.each:
            own = ("própria" if feminine else "próprio") + ("s" if many else "")
            return f"{art} {own} {noun}"
        if side == "own":
            your = ("sua" if feminine else "seu") + ("s" if many else "")
            return f"{art} {your} {noun}"
        return f"{art} {noun} do seu oponente"

    def zone(self, side: ir.Side, zone: str) -> str:
        """A zone of a side, with its article."""
        match zone:
            case "deck" | "deck_top" | "deck_bottom" | "deck_bottom_shuffled":
                return self.owned(side, self.words.deck)
            case "hand":
                return self.owned(side, "mão", feminine=True)
            case "discard":
                return self.owned(side, "pilha de descarte", feminine=True)
            case "prizes":
                return self.owned(side, self.words.prizes, many=True)
            case "bench" | "bench_space":
                return self.owned(side, "Banco")
            case "stadium":
                return "o lugar do Estádio"
            case "looked":
                return "os cards revelados"
            case _:
                return "a Zona Perdida"

    def into(self, side: ir.Side, to: str) -> str:
        """Where cards go."""
        return self.worded("into", to, self.filling(zone=lambda: self.zone(side, to)))

    def turn(self, side: ir.Side, which: str = "") -> str:
        """`o seu turno`, `a próxima vez de jogar do seu oponente`; `which` is `next`, `last` or empty."""
        feminine = self.words.turn[0] == "a"
        before = {"": "", "next": "próxima ", "last": "última "}[which]
        if not feminine:
            before = before.replace("a ", "o ")
        return self.owned(side, before + self.words.turn[1], feminine=feminine)

    def blank(self, name: str, more: Fill | None) -> str:
        """As `Phrases` asks: a turn, a term of the era, or a preposition with what follows it."""
        fixed = self.terms()
        if name in fixed:
            return fixed[name]
        head, _, tail = name.partition(" ")
        said = more(tail) if more is not None else None
        return contracted(head, self.blank(tail, more) if said is None else said)

    def terms(self) -> dict[str, str]:
        """Blanks that are the same in every wording of the era."""
        article, turn = self.words.turn
        first = "primeira" if article == "a" else "primeiro"
        thing = "este ataque" if self.kind in ("attack", "technical_machine") else "este card"
        return {
            "turn": self.turn("own"),
            "next turn": self.turn("own", "next"),
            "last turn": self.turn("own", "last"),
            "turn of opponent": self.turn("opponent"),
            "next turn of opponent": self.turn("opponent", "next"),
            "last turn of opponent": self.turn("opponent", "last"),
            "this turn": ("esta " if article == "a" else "este ") + turn,
            "first turn": f"{article} {'sua' if article == 'a' else 'seu'} {first} {turn}",
            "turn of each": f"{article} {turn} de cada jogador",
            "turn played": f"{article} {turn} em que você o colocar em jogo",
            "this thing": self.words.power if self.kind == "power" else thing,
            "between": self.words.between,
            "hp": self.words.hp,
            "deck": self.words.deck,
            "the hp": f"os {self.words.hp}",
            "prize": self.words.prize,
            "pokemons": self.words.pokemons,
            "colorless": self.words.types["C"][1],
        }

    # --- descriptions of Pokémon ---

    def kind_of(self, letters: str, feminine: bool = False, many: bool = False) -> str:
        """`de Fogo ou de Água`, `Psíquicos`."""
        kinds = [self.words.types[letter][feminine] for letter in letters]
        return series([one if not many or one.startswith("de ") else plural(one) for one in kinds], "ou")

    def pokemons(self, many: bool) -> str:
        """The noun."""
        return self.words.pokemons if many else "Pokémon"

    def stage(self, stage: str, many: bool) -> str:
        """`Básico`, `de Evolução`, `Estágio 2`."""
        if stage == "basic":
            return "Básicos" if many else "Básico"
        if stage == "evolution":
            return "de Evolução"
        return f"Estágio {stage[5:]}" if stage.startswith("stage") else stage.capitalize()

    def noun(self, f: P, many: bool = False, *, place: bool = True) -> str:
        """A description of Pokémon without article or owner."""
        powers = f.any_of == (P(power="poke_power"), P(power="poke_body"))
        if f.any_of and not powers:
            outer = (
                self.noun(msgspec.structs.replace(f, any_of=()), many, place=False)
                .removeprefix(self.pokemons(many))
                .strip()
            )
            if all(one == P(condition=one.condition) for one in f.any_of):
                inner = self.pokemons(many) + " " + series([self.state(one.condition, many) for one in f.any_of], "ou")
            else:
                inner = series([self.noun(one, many) for one in f.any_of], "ou")
            return " ".join(part for part in (inner, outer, self.place(f) if place else "") if part)
        parts = [f.name or self.pokemons(many)]
        if f.stage:
            parts.append(self.stage(f.stage, many))
        if f.type:
            parts.append(self.kind_of(f.type, many=many))
        if f.group in ("EX", "GX"):
            parts[0] += f"-{f.group}"
        elif f.group:
            parts.append(self.group(f.group))
        if f.name_part.endswith(("'s", "s'")):
            owner = f.name_part.removesuffix("'s").removesuffix("'")
            parts.append(f"da {owner}" if owner.startswith("Team ") else f"de {owner}")
        if f.condition:
            parts.append(self.state(f.condition, many))
        if place and f.where:
            parts.append(self.place(f))
        return " ".join([*parts, *self.behind(f, many)])

    @staticmethod
    def group(group: str) -> str:
        """A class of cards behind the noun."""
        return words().groups.get(group, group)

    @staticmethod
    def place(f: P) -> str:
        """`no Banco`."""
        return {"bench": "no Banco", "active": "Ativo", "": ""}[f.where]

    @staticmethod
    def state(condition: str, many: bool = False) -> str:
        """A Special Condition, agreeing with "Pokémon"."""
        return words().conditions[condition] + ("s" if many else "")

    def traits(self, f: P) -> list[str]:
        """What "com …" says."""
        found: list[str] = []
        if f.damaged:
            found.append(self.words.counters)
        if f.counters_at_least:
            found.append(f"{f.counters_at_least} ou mais {self.words.counters}")
        if f.has_energy:
            found.append(f"{self.energy(f.energy, f.energy_kind)} ligada")
        if f.energy_at_least:
            found.append(f"{f.energy_at_least} ou mais {self.energy(f.energy, '', True)} ligadas")
        if f.has_tool:
            found.append("uma Ferramenta Pokémon ligada")
        if f.holds and f.holds != "this":
            found.append(f"um card {f.holds} ligado")
        if f.power:
            kinds = {"ability": "uma Habilidade", "poke_power": "um Poké-Power", "poke_body": "um Poké-Body"}
            found.append(kinds.get(f.power, "um Poder Pokémon"))
        if f.any_of == (P(power="poke_power"), P(power="poke_body")):
            found.append("um Poké-Power ou Poké-Body")
        if f.left_at_most:
            found.append(f"{f.left_at_most} {self.words.hp} ou menos restantes")
        if f.left_at_least:
            found.append(f"{f.left_at_least} {self.words.hp} ou mais restantes")
        if f.hp_at_most:
            found.append(f"{f.hp_at_most} {self.words.hp} ou menos")
        if f.hp_at_least:
            found.append(f"{f.hp_at_least} {self.words.hp} ou mais")
        if f.takes_tool:
            found.append("espaço para uma Ferramenta Pokémon")
        if f.retreat_at_least:
            found.append(f"Custo para Recuar de {f.retreat_at_least} ou mais")
        if f.retreat_at_most == 0:
            found.append("Custo para Recuar igual a zero")
        if f.attack:
            found.append(f"o ataque {f.attack}")
        if f.resistance:
            found.append(f"Resistência a {self.words.types[f.resistance][0].removeprefix('de ')}")
        if f.weakness:
            found.append(f"Fraqueza a {self.words.types[f.weakness][0].removeprefix('de ')}")
        if f.name_part and not f.name_part.endswith(("'s", "s'")):
            found.append(f"“{f.name_part}” no nome")
        return found

    def behind(self, f: P, many: bool) -> list[str]:
        """What stands behind the noun."""
        traits = self.traits(f)
        out = ["com " + series(traits)] if traits else []
        if f.conditioned:
            out.append("afetados por uma Condição Especial" if many else "afetado por uma Condição Especial")
        if f.evolves_from:
            out.append(("que evoluem de " if many else "que evolui de ") + f.evolves_from)
        if f.same_type:
            out.append(f"do mesmo tipo que {self.active('opponent')}")
        if f.survives:
            out.append("que não seriam Nocauteados" if many else "que não seria Nocauteado")
        for one in f.none_of:
            traits = self.traits(one)
            if one.this:
                out.append("(exceto este Pokémon)")
            elif len(traits) == 1 and not (one.type or one.group or one.stage or one.name):
                bare = traits[0].removeprefix("uma ").removeprefix("um ")
                out.append(f"sem {bare}")
            else:
                out.append(f"(exceto {self.noun(one, True)})")
        return out

    # --- Pokémon in play ---

    def who_this(self, who: ir.This, several: bool) -> str:
        """The Pokémon the text stands on."""
        return "este Pokémon" if self.kind not in ("tool", "energy") else "o Pokémon ao qual este card está ligado"

    def who_active(self, who: ir.Active, several: bool) -> str:
        """The Active Pokémon."""
        return self.active(who.side)

    def who_other(self, who: ir.Other, several: bool) -> str:
        """The other Pokémon of a trigger."""
        return "esse Pokémon" if self.at.peaceful else "o Pokémon atacante"

    def active(self, side: ir.Side) -> str:
        """The Active Pokémon of a side."""
        if side == "both":
            return f"os dois {self.pokemons(True)} Ativos"
        if side == "opponent" and self.kind == "attack" and self.words.defender and not self.at.each:
            return self.words.defender
        return self.owned(side, "Pokémon Ativo")

    def who_every(self, who: ir.Every, several: bool) -> str:
        """All Pokémon a filter allows."""
        if who.filter.holds == "this":
            return f"o {self.noun(msgspec.structs.replace(who.filter, holds=''))} ao qual este card está ligado"
        return self.all_of(who, "os" if several else "cada um dos")

    def all_of(self, who: ir.Every | ir.PickPokemon, head: str) -> str:
        """`os seus Pokémon no Banco`, `cada um dos outros Pokémon do seu oponente`."""
        f = self.placed(who.where, who.filter)
        other = "outros " if f.not_this or (f.not_bound and f.not_bound != "this") else ""
        traits = "".join(f" {one}" for one in self.behind(f, True))
        noun = self.noun(f, True, place=False).removesuffix(traits)
        where = {"bench": " no Banco", "active": " Ativos", "": ""}[f.where]
        if who.side == "both":
            return f"{head} {other}{noun}{where or ' em jogo'} (seus e do seu oponente){traits}"
        if self.at.each:
            own = (
                f"{head} {other}{noun} no próprio Banco"
                if f.where == "bench"
                else f"{head} próprios {other}{noun}{where}"
            )
            return own + traits
        if who.side == "own":
            return f"{head} seus {other}{noun}{where}{traits}"
        owner = "dele" if self.at.subject == "opponent" else "do seu oponente"
        return f"{head} {other}{noun}{where} {owner}{traits}"

    def who_bound(self, who: ir.Bound, several: bool) -> str:
        """A chosen Pokémon: the choice, if it is not said yet, else a pronoun."""
        pick = self.taken(who.name)
        if isinstance(pick, ir.PickPokemon):
            text = self.chosen(pick)
            self.noted(pick)
            return text
        fresh = self.at.new_active == who.name and self.at.it != who
        self.at.it = who
        if fresh:
            return "o novo Pokémon Ativo"
        return f"cada um daqueles {self.pokemons(True)}" if self.at.several(who.name) else "aquele Pokémon"

    def chosen(self, pick: ir.PickPokemon) -> str:
        """`1 dos Pokémon no Banco do seu oponente`."""
        f = self.placed(pick.where, pick.filter)
        if pick.side == "both" and pick.count == 1:
            return f"1 {self.noun(f)} em jogo (seu ou do seu oponente)"
        same = isinstance(self.at.it, ir.Bound) and f.not_bound == self.at.it.name
        if same and pick.count == 1 and not pick.optional:
            return self.all_of(
                msgspec.structs.replace(pick, filter=msgspec.structs.replace(pick.filter, not_bound="")), "outro dos"
            )
        if pick.count == "all":
            return self.all_of(pick, "todos os")
        return self.all_of(pick, f"{self.number(pick.count, pick.optional)} dos")

    # --- numbers ---

    def number(self, count: ir.Count, optional: bool) -> str:
        """`2`, `até 2`, `qualquer número`."""
        if count == "any":
            return "qualquer número"
        if count == "all":
            return "todos"
        text = str(count) if isinstance(count, int) else "essa quantidade"
        return f"até {text}" if optional else text

    def counted(self, count: ir.Count, optional: bool, one: str, many: str, feminine: bool) -> str:
        """A number with its noun."""
        if count == 1:
            return f"até 1 {one}" if optional else f"{'uma' if feminine else 'um'} {one}"
        if count == "all":
            return f"{'todas as' if feminine else 'todos os'} {many}"
        if not isinstance(count, int | str) and optional and count != ir.Result(self.at.amount):
            return f"um número de {many} até o número de {self.thing(count, True)}"
        text = self.number(count, optional)
        return f"{text} {'de ' if not isinstance(count, int) else ''}{many}"

    # --- Energy ---

    def energy(self, letters: str, kind: str, many: bool = False) -> str:
        """`Energias Básicas de Fogo`."""
        parts = ["Energias" if many else "Energia"]
        if kind:
            word = {"basic": "Básica", "special": "Especial"}[kind]
            parts.append({"Básica": "Básicas", "Especial": "Especiais"}[word] if many else word)
        if letters:
            parts.append(self.kind_of(letters, True, many))
        return " ".join(parts)

    def counted_energy(self, pick: ir.PickEnergy) -> str:
        """As `Phrases` asks."""
        one, many = self.energy(pick.type, pick.kind), self.energy(pick.type, pick.kind, True)
        return self.counted(pick.count, pick.optional, one, many, True)

    def the_others(self) -> str:
        """As `Phrases` asks."""
        return "os outros cards"

    def pronoun(self, many: bool) -> str:
        """As `Phrases` asks."""
        return "esses cards" if many else "esse card"

    def pick_energy(self, pick: ir.PickEnergy) -> str:
        """`2 Energias de Fogo deste Pokémon`."""
        return f"{self.counted_energy(pick)} {de(self.pokemon(pick.of, several=True))}"

    def pick_attached(self, pick: ir.PickAttached) -> str:
        """`uma Ferramenta Pokémon de 1 dos Pokémon do seu oponente`."""
        feminine = pick.filter.trainer_kind in ("tool", "technical_machine")
        number = self.counted(pick.count, pick.optional, self.card(pick.filter), self.card(pick.filter, True), feminine)
        return f"{number} {de(self.pokemon(pick.of, several=True))}"

    # --- cards ---

    def card(self, f: C, many: bool = False) -> str:
        """A description of cards without article or number."""
        if f.any_of:
            outer = msgspec.structs.replace(f, any_of=())
            if outer.kind == "pokemon" and all(one == C(name=one.name) for one in f.any_of):
                called = "chamados" if many else "chamado"
                return f"{self.card(outer, many)} {called} {series([one.name for one in f.any_of], 'ou')}"
            parts = [self.card(one, many) for one in f.any_of]
            if not many:  # the article of the first is said by whoever counts them
                parts[1:] = [self.a_card(one) for one in f.any_of[1:]]
            return series(parts, "ou")
        cards = "cards" if many else "card"
        if f.kind == "energy":
            kind = "basic" if f.basic_energy else "special" if f.special_energy else ""
            group = f" {self.group(f.group)}" if f.group else ""
            return f"{cards} {de(self.energy(f.type, kind))}{group}"
        if f.kind == "trainer":
            word = words().trainers[f.trainer_kind]
            if many:
                word = {"Ferramenta Pokémon": "Ferramentas Pokémon", "Máquina Técnica": "Máquinas Técnicas"}.get(
                    word, word.replace("card", "cards", 1)
                )
            word += f" {self.group(f.group)}" if f.group else ""
            if f.none_of:
                word += f" (exceto {series([self.card(one, True) for one in f.none_of])})"
            return word + (f" com “{f.name_part}” no nome" if f.name_part else "")
        return self.pokemon_card(f, many)

    def pokemon_card(self, f: C, many: bool) -> str:
        """A Pokémon card, or a card of a name, or any."""
        cards = "cards" if many else "card"
        who = "deste Pokémon" if f.evolves_from == "this" else "daquele Pokémon"
        if f.evolves_from in self.at.pending:
            who = de(self.pokemon(ir.Bound(f.evolves_from)))
        evolves = f"que {'evoluem' if many else 'evolui'} {who}"
        if f.evolves_from and f == C(evolves_from=f.evolves_from):
            return f"{cards} {evolves}"
        if not f.kind and not f.name and f == C(same_name=f.same_name):
            return cards
        if f.name_part and f == C(name_part=f.name_part):
            return f"{cards} com “{f.name_part}” no nome"
        shared = ("type", "name", "name_part", "stage", "group", "attack", "power")
        plain = P(
            **{name: getattr(f, name) for name in shared},
            evolves_from=f.evolves_from_name,
            hp_at_most=f.hp_at_most,
            hp_at_least=f.hp_at_least,
        )
        word = self.noun(plain, many)
        if f.kind == "pokemon" and f.name:
            plain = msgspec.structs.replace(plain, name="")
            called = "chamados" if many else "chamado"
            word = f"{self.noun(plain, many)} {called} {f.name}"
        for one in f.none_of:
            word += f" (exceto {self.card(one, True)})"
        if f.evolves_from:
            word += f" {evolves}"
        if f.evolves:
            word += f" que {'evoluem' if many else 'evolui'} daquele Pokémon pulando o Estágio 1"
        if f.same_type:
            word += " do mesmo tipo " + ("deste Pokémon" if f.same_type == "this" else "daquele Pokémon")
        if f.same_name:
            word += " com o mesmo nome " + ("deste Pokémon" if f.same_name == "this" else "daquele Pokémon")
        return word

    def feminine_card(self, f: C) -> bool:
        """Is the phrase of `card` feminine?"""
        first = f.any_of[0] if f.any_of else f
        return first.trainer_kind in ("tool", "technical_machine")

    def wanted(self, pick: ir.PickCards) -> str:
        """`até 2 cards de Energia Básica`."""
        f = pick.filter
        text = self.counted(pick.count, pick.optional, self.card(f), self.card(f, True), self.feminine_card(f))
        if pick.different == "name":
            text += " com nomes diferentes"
        one = " de um tipo diferente" if pick.count == 1 else " de tipos diferentes"
        return text + (one if pick.different == "type" else "")

    def pick_cards(self, pick: ir.PickCards) -> str:
        """`um card da sua mão`."""
        if pick.zone == "looked":
            rest = pick.count == "all" and pick.filter == ir.ANY_CARD
            if rest:
                return "os outros cards"
            if pick.filter == ir.ANY_CARD and not pick.different:
                looked = self.at.picks.get(pick.among)
                of = "desses cards" if isinstance(looked, ir.LookAt) and looked.zone == "hand" else "deles"
                return f"{self.number(pick.count, pick.optional)} {of}"
            return f"{self.wanted(pick)} entre eles"
        if pick.zone == "stadium":
            return "o Estádio em jogo"
        text = f"{self.wanted(pick)} {de(self.zone(pick.side, pick.zone))}"
        return text + (" aleatoriamente" if pick.random else "")

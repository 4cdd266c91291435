"""Portuguese words for what is in force: forbidden acts, changed numbers, prevented damage, triggers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.grammar_pt import contracted, series
from ptcg_desktop.effects.render.portuguese_nouns import ao, de, em
from ptcg_desktop.effects.render.portuguese_steps import PortugueseSteps
from ptcg_desktop.effects.render.walk import Clause, Inline, holder

P = ir.PokemonFilter
BEFORE = " (antes de aplicar Fraqueza e Resistência)"
AFTER = " (depois de aplicar Fraqueza e Resistência)"


def taken_when(g: ir.Adjust) -> str:
    """Where a change on the defender's side stands in the calculation."""
    return BEFORE if g.number == "damage.taken_before" else AFTER


class PortugueseGrants(PortugueseSteps):
    """Grants."""

    def until(self, until: ir.Until) -> str:
        """How long."""
        this = ("esta " if self.words.turn[0] == "a" else "este ") + self.words.turn[1]
        return {
            "end_of_turn": f"durante {this}",
            "end_of_opponent_turn": f"durante {self.turn('opponent', True)}",
            "end_of_own_next_turn": f"durante {self.turn('own', True)}",
        }.get(until, "")

    def fact(self, grant: ir.Grant, on: ir.Who | None) -> str:
        """What a grant says of whom it is on."""
        on = on or ir.This()
        match grant:
            case ir.Adjust():
                return self.adjusted(grant, on)
            case ir.Forbid():
                return self.forbidden(grant, on)
            case ir.Allow():
                return self.allowed(grant, on)
            case ir.Provides():
                return self.provided(grant)
            case ir.Counts():
                letters = series([self.words.types[letter][0].removeprefix("de ") for letter in grant.types])
                return f"{self.pokemon(on)} é do tipo {letters}"
            case ir.Typed():
                trait = {"type": "o tipo", "weakness": "a Fraqueza", "resistance": "a Resistência"}[grant.trait]
                return (
                    f"{trait} {de(self.pokemon(on))} é"
                    f" {self.words.types[grant.type][0].removeprefix('de ') if grant.type else 'o escolhido'}"
                )
            case ir.UsesAttacks():
                return self.borrowed(grant, on)
            case ir.CopyOf():
                return f"este Pokémon é tratado como se fosse o mesmo card que {self.pokemon(grant.of)}"
            case ir.Trigger() | ir.While() | ir.Usable():
                return " ".join(self.grant(grant))
            case _:
                assert_never(grant)

    # --- forbidden ---

    def forbidden(self, g: ir.Forbid, on: ir.Who) -> str:
        """A forbidden act."""
        side = on.side if isinstance(on, ir.Every | ir.Active) else "own"
        if g.act == "play":
            people = {"opponent": "o seu oponente", "own": "você", "all": "nenhum jogador", "this": "você"}[g.scope]
            no = "" if g.scope == "all" else "não "
            return f"{people} {no}pode usar {self.card(g.card, True)} da {'própria' if g.scope != 'own' else 'sua'} mão"
        people = {"own": "você não", "opponent": "o seu oponente não", "both": "nenhum jogador"}[side]
        if g.act == "attach":
            return f"{people} pode ligar {self.card(g.card, True)} da mão {ao(self.pokemon(on, several=True))}"
        if g.act == "evolve_from_hand":
            return f"{people} pode usar {self.pokemons(True)} da mão para evoluir {self.pokemon(on, several=True)}"
        if g.act == "attack_effect":
            return (
                f"evite todos os efeitos de ataques{self.source(g.other_side, g.other)} causados"
                f" {ao(self.pokemon(on, several=True))}"
            )
        if g.act == "power_effect":
            source = self.source(g.other_side, g.other)
            return f"evite todos os efeitos de Habilidades{source} causados {ao(self.pokemon(on, several=True))}"
        if g.act == "power" and g.scope == "all" and g.filter == ir.ANY_POKEMON:
            other = f", exceto {g.attack}" if g.attack else ""
            return f"ignore todos os Poderes Pokémon{other}"
        if g.act == "evolve" and g.scope == "all" and g.filter == ir.ANY_POKEMON:
            return "nenhum card de Evolução pode ser jogado"
        who = self.pokemon(on, several=True)
        many = self.is_plural(on)
        if g.act == "power":
            return f"{who} não {'têm' if many else 'tem'} Habilidades"
        return f"{who} não {'podem' if many else 'pode'} {self.act_word(g, many)}"

    def act_word(self, g: ir.Forbid, many: bool) -> str:
        """What cannot be done."""
        s = "s" if many else ""
        if g.act == "attack":
            if g.attack_bound:
                return "usar esse ataque"
            if g.attack:
                return f"usar {g.attack}"
            return "atacar este Pokémon" if g.other.this else "atacar"
        if g.act.startswith("condition."):
            return f"ficar {self.state(g.act.removeprefix('condition.'), many)}"
        words = {
            "condition": f"ser afetado{s} por Condições Especiais", "heal": f"ser curado{s}", "retreat": "recuar",
            "evolve": "evoluir", "knocked_out": f"ser Nocauteado{s}",
        }  # fmt: skip
        return words.get(g.act, g.act)

    def source(self, side: ir.Side, f: P) -> str:
        """`dos Pokémon do seu oponente`."""
        if side == "opponent":
            return f" {de(self.all_of(ir.Every('opponent', f.where or 'play', f), 'os'))}"
        return f" de {self.noun(f, True)}" if f != ir.ANY_POKEMON else ""

    # --- numbers ---

    def adjusted(self, g: ir.Adjust, on: ir.Who) -> str:
        """A changed number."""
        if g.number.startswith("damage."):
            return self.damage_changed(g, on)
        who = self.pokemon(on, several=True)
        have = "têm" if self.is_plural(on) else "tem"
        match g.number:
            case "hp":
                if g.change == "set":
                    return f"os {self.words.hp} máximos {de(who)} passam a ser {g.amount}"
                number, per = self.points(g.amount)
                return f"{who} {'recebem' if self.is_plural(on) else 'recebe'} {number:+d} {self.words.hp}{per}"
            case "retreat_cost":
                if g.change == "set":
                    return (
                        f"{who} não {have} Custo para Recuar"
                        if g.amount == 0
                        else f"o Custo para Recuar {de(who)} é {g.amount}"
                    )
                assert isinstance(g.amount, int)
                return f"o Custo para Recuar {de(who)} é de {self.cost(g.amount)}"
            case "weakness" | "resistance":
                return f"{who} não {have} {'Fraqueza' if g.number == 'weakness' else 'Resistência'}"
            case "attack_cost":
                return self.cost_changed(g, who)
            case "tool_limit":
                return (
                    f"{who} {'podem' if self.is_plural(on) else 'pode'} ter até {g.amount} Ferramentas Pokémon ligadas a"
                    " ele"
                )
            case "prize_value":
                return "se este Pokémon for Nocauteado, ele não conta como um Pokémon Nocauteado"
            case _:
                return f"{g.number} {g.amount}"

    def cost(self, amount: int) -> str:
        """`2 Energias Incolores a menos`."""
        one = abs(amount) == 1
        word = self.words.types["C"][1]
        many = "Incolores" if word == "Incolor" else word
        return (
            f"{abs(amount)} Energia{'' if one else 's'} {word if one else many} a {'mais' if amount > 0 else 'menos'}"
        )

    def cost_changed(self, g: ir.Adjust, who: str) -> str:
        """A changed attack cost."""
        attacks = f"os ataques {de(who)}" if not g.attack else f"o ataque {g.attack} {de(who)}"
        cost = "custam" if not g.attack else "custa"
        if g.change == "set":
            kind = " " + self.words.types[g.type][1] if g.type else ""
            return f"ignore toda Energia{kind} no custo {de(attacks)}"
        if isinstance(g.amount, ir.Times):
            return f"{attacks} {cost} {self.cost(g.amount.by)} {self.per(g.amount.amount)}"
        assert isinstance(g.amount, int)
        return f"{attacks} {cost} {self.cost(g.amount)}"

    def damage_changed(self, g: ir.Adjust, on: ir.Who) -> str:
        """Changed damage."""
        if g.role == "defender":
            return self.damage_taken(g, on)
        who = self.pokemon(on, several=True)
        if g.number == "damage.base":
            return f"o dano básico do ataque {g.attack} {de(who)} é {g.amount}"
        if not isinstance(g.amount, int):
            number, per = self.points(g.amount)
        else:
            number, per = g.amount, ""
        if g.other.this:
            less = f"o dano causado por esse ataque será reduzido em {-number}"
            return f"se {who} atacar este Pokémon, {less}{taken_when(g)}"
        more = "a mais" if number > 0 else "a menos"
        target, when = "", "" if g.number == "damage.dealt" else AFTER
        if (g.other_side, g.other) != ("both", ir.ANY_POKEMON):
            target = " " + ao(
                self.active("opponent")
                if g.other == P(where="active")
                else self.all_of(ir.Every("opponent", g.other.where or "play", g.other), "os")
            )
            when = BEFORE if g.number == "damage.dealt" and g.other.where == "active" else when
        if g.attack:
            return f"o ataque {g.attack} {de(who)} causa {abs(number)} pontos de dano {more}{target}{per}{when}"
        return f"os ataques {de(who)} causam {abs(number)} pontos de dano {more}{target}{per}{when}"

    def damage_taken(self, g: ir.Adjust, on: ir.Who) -> str:
        """Changed or prevented damage on the defender's side."""
        who = self.pokemon(on, several=True)
        if g.change == "prevent" and g.ceiling:
            return f"sempre que {g.ceiling} pontos de dano ou menos forem causados {ao(who)}{AFTER}, evite esse dano"
        if g.change == "prevent" and g.floor:
            return (
                f"sempre que um ataque (inclusive seu) causar {g.floor} pontos de dano ou mais {ao(who)}{AFTER},"
                " evite esse dano"
            )
        if g.change == "halve":
            return (
                f"sempre que um ataque (mesmo seu) causar dano {ao(who)}{AFTER}, esse ataque causa metade do dano {ao(who)}"
                " (arredondado para baixo, para a dezena mais próxima)"
            )
        if g.change == "prevent":
            return f"evite todo o dano causado {ao(who)} por ataques{self.source(g.other_side, g.other)}"
        number, per = self.points(g.amount)
        more = "a mais" if number > 0 else "a menos"
        when = taken_when(g)
        take = "recebem" if self.is_plural(on) else "recebe"
        return (
            f"{who} {take} {abs(number)} pontos de dano {more} de"
            f" ataques{self.source(g.other_side, g.other)}{per}{when}"
        )

    # --- permissions and the rest ---

    def allowed(self, g: ir.Allow, on: ir.Who) -> str:
        """A permission."""
        who = self.pokemon(on, several=True)
        first = ("a sua primeira " if self.words.turn[0] == "a" else "o seu primeiro ") + self.words.turn[1]
        played = f"{contracted('em', self.words.turn[0] + ' ' + self.words.turn[1])} em que você o colocar em jogo"
        match g.act:
            case "hand_face_up":
                return "o seu oponente joga com a mão virada para cima"
            case "play_first_turn":
                return f"se você começar o jogo, poderá usar este card {em(first)}"
            case "attack_first_turn":
                return f"se você começar o jogo, poderá usar este ataque {em(first)}"
            case "energy_counts_as":
                kind = self.words.types[g.type][1] if g.type in self.words.types else "de todos os tipos"
                return f"toda Energia ligada {ao(who)} é Energia {kind} em vez do seu tipo normal"
            case "evolve_turn_played":
                return f"{who} pode evoluir {played}"
            case "evolve_first_turn":
                return f"{who} pode evoluir {em(first)} ou {played}"
            case _:
                assert_never(g.act)

    def provided(self, g: ir.Provides) -> str:
        """The Energy a card provides."""
        only = f", mas fornece somente {g.units} Energia{'s' if g.units > 1 else ''} por vez"
        if g.types == "*":
            return f"este card fornece Energia de todos os tipos{only}"
        if len(g.types) > 1:
            kinds = series([self.words.types[letter][1] for letter in g.types])
            return f"este card fornece Energia {kinds}{only}"
        if g.units > 1:
            word = self.words.types[g.types][1]
            return f"este card fornece {g.units} Energias {'Incolores' if word == 'Incolor' else word}"
        return f"este card fornece Energia {self.kind_of(g.types, True)}"

    def borrowed(self, g: ir.UsesAttacks, on: ir.Who) -> str:
        """Attacks of others."""
        who = self.pokemon(on, several=True)
        can = "podem" if self.is_plural(on) else "pode"
        noun = self.noun(g.other)
        match g.source:
            case "previous":
                return f"{who} {can} usar qualquer ataque das suas Evoluções anteriores"
            case "this_card":
                return f"{who} {can} usar o ataque deste card"
            case "discard":
                return f"{who} {can} usar os ataques de qualquer {noun} na sua pilha de descarte"
            case _:
                return f"{who} {can} usar os ataques de qualquer {noun} no seu Banco"

    # --- effects of a duration ---

    def held(self, steps: Sequence[ir.Lasting | ir.Rule]) -> Inline:
        """As `Walker` asks."""
        first = steps[0]
        until = self.until(first.until)
        if isinstance(first, ir.Lasting) and isinstance(first.grants[0], ir.Trigger):
            return self.lasting_trigger(first, first.grants[0], until)
        pairs: list[tuple[ir.Grant, ir.Who | None]] = []
        for step in steps:
            for grant in step.grants:
                pairs.append((grant, step.on if isinstance(step, ir.Lasting) else holder(grant)))
        text = self.facts(pairs)
        if first.until == "leaves_active":
            who = self.pokemon(first.on) if isinstance(first, ir.Lasting) else "este Pokémon"
            return Inline([Clause("", f"enquanto {who} continuar como Pokémon Ativo, {text}")])
        return Inline([Clause("", f"{until}, {text}" if until else text)])

    def facts(self, pairs: Sequence[tuple[ir.Grant, ir.Who | None]]) -> str:
        """Facts joined, with pairs that have one wording."""
        phrases: list[str] = []
        index = 0
        while index < len(pairs):
            grant, on = pairs[index]
            after = pairs[index + 1] if index + 1 < len(pairs) else None
            index += 1
            joined = self.pair(grant, after[0], on or ir.This()) if after is not None and after[1] == on else ""
            if joined:
                index += 1
            phrases.append(joined or self.fact(grant, on))
        return series(phrases)

    def pair(self, one: ir.Grant, two: ir.Grant, on: ir.Who) -> str:
        """Two grants with one wording."""
        if (
            isinstance(one, ir.Adjust)
            and isinstance(two, ir.Forbid)
            and two.act == "attack_effect"
            and (
                one.change == "prevent"
                and not one.floor
                and not one.ceiling
                and one.other == two.other
                and one.other_side == two.other_side
            )
        ):
            source = self.source(one.other_side, one.other)
            return (
                f"evite todos os efeitos de ataques{source}, inclusive o dano, causados"
                f" {ao(self.pokemon(on, several=True))}"
            )
        if isinstance(one, ir.Forbid) and isinstance(two, ir.Forbid) and (one.act, two.act) == ("attack", "retreat"):
            if not (one.attack or one.attack_bound or one.other.this):
                return (
                    f"{self.pokemon(on, several=True)} não {'podem' if self.is_plural(on) else 'pode'} atacar nem"
                    " recuar"
                )
        return ""

    def lasting_trigger(self, step: ir.Lasting, trigger: ir.Trigger, until: str) -> Inline:
        """Something that sets off steps for a time."""
        who = self.pokemon(step.on)
        if trigger.at == "attack.d":
            lead = f"{until}, se {who} tentar usar um ataque, "
        elif trigger.at == "knocked_out_by_opponent":
            return Inline([Clause("", f"{until}, se um Pokémon Nocautear este Pokémon, Nocauteie aquele Pokémon")])
        else:
            even = " (mesmo que seja Nocauteado)" if "even" in trigger.at else ""
            lead = f"{until}, se {who} sofrer dano de um ataque{even}, "
        inline = self.inline(trigger.steps)
        return Inline([Clause("", lead + self.joined(inline.clauses))], inline.after)

    # --- grants of a program ---

    def grants(self, grants: Sequence[ir.Grant]) -> list[str]:
        """The sentences of what is in force."""
        out: list[str] = []
        index = 0
        while index < len(grants):
            grant = grants[index]
            index += 1
            if isinstance(grant, ir.Trigger | ir.While | ir.Usable):
                out += self.grant(grant)
                continue
            pairs: list[tuple[ir.Grant, ir.Who | None]] = [(grant, holder(grant))]
            if index < len(grants):
                more = grants[index]
                if not isinstance(more, ir.Trigger | ir.While | ir.Usable) and holder(more) == holder(grant):
                    if self.pair(grant, more, holder(grant) or ir.This()):
                        pairs.append((more, holder(more)))
                        index += 1
            out.append(self.finished(self.facts(pairs)))
        return out

    def grant(self, grant: ir.Trigger | ir.While | ir.Usable) -> list[str]:
        """A grant with steps or grants inside."""
        match grant:
            case ir.Trigger():
                return self.triggered(grant, "")
            case ir.While():
                lead = f"enquanto {self.condition(grant.condition)}, "
                if len(grant.grants) == 1 and isinstance(inner := grant.grants[0], ir.Trigger):
                    if inner.at == "knock_out.would":
                        lead = ""
                    return self.triggered(inner, lead, full=not lead)
                return [self.finished(lead + self.facts([(one, holder(one)) for one in grant.grants]))]
            case ir.Usable():
                return self.usable(grant)
            case _:
                assert_never(grant)

    def usable(self, grant: ir.Usable) -> list[str]:
        """A Stadium's effect, or the discarding of a card in play."""
        if grant.scope == "own":
            return [f"A qualquer momento durante {self.turn('own')}, você pode descartar este card de jogo."]
        each = (
            "uma vez durante " + ("cada vez de jogar" if self.words.turn[0] == "a" else "o turno") + " de cada jogador"
        )
        each = each.replace("cada vez de jogar de cada jogador", "a vez de jogar de cada jogador")
        self.at.each = True
        sentences = self.permitted_sentence(f"{each}, esse jogador pode ", grant.steps)
        self.at.each = False
        return sentences

    def permitted_sentence(self, lead: str, steps: tuple[ir.Step, ...]) -> list[str]:
        """A lead that ends with "pode", the first act of the steps in the infinitive, and the rest as sentences."""
        parts = self.parts(steps)
        self.mood = "infinitive"
        first = self.inline(parts[0])
        self.mood = "imperative"
        out = [self.finished(lead + self.joined(first.clauses)), *first.after]
        for part in parts[1:]:
            out += self.sentence(part)
        return out

    def triggered(self, t: ir.Trigger, lead: str, *, full: bool = False) -> list[str]:
        """Steps set off by something."""
        at = self.at
        when = self.when(t)
        if full:
            when = when.replace(" fosse", " estiver com todos os seus " + self.words.hp + " e fosse", 1)
        if t.at in ("energy_attached", "came_active", "attached"):
            at.it = ir.This() if t.scope == "this" else ir.Other()
        if t.at == "end_of_turn" and t.steps == (ir.MoveThis("discard"),):
            return [f"No final {de(self.turn('own'))}, descarte este card."]
        parts = self.parts(t.steps)
        first = self.inline(parts[0])
        out = [self.finished(f"{lead}{when}, {self.joined(first.clauses)}"), *first.after]
        for part in parts[1:]:
            out += self.sentence(part)
        return out

    def when(self, t: ir.Trigger) -> str:
        """The point at which a trigger stands."""
        f, this = t.filter, self.pokemon(ir.This())
        even = " (mesmo que seja Nocauteado)" if "even" in t.at else ""
        active = " for o seu Pokémon Ativo e" if f.where == "active" else ""
        match t.at:
            case "evolved":
                return (
                    "quando você jogar este Pokémon da sua mão para evoluir"
                    f" {self.all_of(ir.Every('own', f.where or 'play', f), '1 dos')}"
                )
            case "benched":
                return "quando você jogar este Pokémon da sua mão no seu Banco"
            case "played":
                return "quando você jogar este Pokémon da sua mão"
            case "attached":
                return f"quando você ligar este card da sua mão a um {self.noun(f)}"
            case "came_active":
                return (
                    f"uma vez durante {self.turn('own')}, quando este Pokémon passar do seu Banco para o lugar de Pokémon"
                    " Ativo"
                )
            case "energy_attached":
                if t.scope == "opponent":
                    return (
                        f"sempre que o seu oponente ligar um {self.card(t.card)} da mão dele a 1 dos {self.pokemons(True)}"
                        " dele"
                    )
                return f"sempre que você ligar um {self.card(t.card)} da sua mão {ao(this)}"
            case "knocked_out_by_opponent" | "knocked_out_by_attack":
                source = self.source("opponent", t.other) if t.at.endswith("opponent") else ""
                return f"se {this}{active} for Nocauteado pelo dano de um ataque{source}"
            case "between_turns":
                return self.words.between
            case "end_of_turn":
                return f"no final {de(self.turn('own'))}"
            case "end_of_opponent_turn":
                return f"no final {de(self.turn('opponent'))}"
            case "damage.would":
                return f"se algum dano for causado {ao(this)} por ataques"
            case "knock_out.would":
                return f"se {this} fosse ser Nocauteado pelo dano de um ataque"
            case "damaged" | "damaged_even_if_knocked_out":
                return (
                    f"se {this}{active} sofrer dano de um ataque"
                    f" {de(self.all_of(ir.Every('opponent', 'play', t.other), 'os'))}{even}"
                )
            case _:
                return t.at


__all__ = ["PortugueseGrants", "em"]

"""A program in Brazilian Portuguese, in the words of an era's rulebook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.names import nodes
from ptcg_desktop.effects.render.grammar_pt import series
from ptcg_desktop.effects.render.portuguese_grants import PortugueseGrants
from ptcg_desktop.effects.render.portuguese_nouns import de, em
from ptcg_desktop.effects.render.walk import Clause, Inline, Steps

GX = "(Você não pode usar mais de 1 ataque GX por jogo.)"
VSTAR = "(Você não pode usar mais de 1 Poder V-ASTRO por jogo.)"


class Portuguese(PortugueseGrants):
    """The Portuguese renderer."""

    def text(self, program: ir.Program) -> str:
        """The whole text."""
        out = [*self.opening(program)]
        before, steps = self.whole_attack(program)
        if program.use == "activated":
            out += self.activated(program, steps)
        else:
            if self.kind in ("attack", "technical_machine"):
                for pick in program.choices:
                    assert isinstance(pick, ir.PickPokemon | ir.PickEnergy | ir.PickAttached | ir.PickAttack)
                    out.append(self.finished(self.joined(self.explicit(pick))))
                out += self.sentences((*before, *steps))
            else:
                out += self.sentences((*program.choices, *before, *steps))
            if program.ignores:
                out.append(self.finished(self.unaffected(program.ignores)))
        out += self.grants(program.grants)
        return " ".join([*out, *self.closing(program)])

    def opening(self, program: ir.Program) -> list[str]:
        """Prices and needs."""
        out: list[str] = []
        attack = self.kind in ("attack", "technical_machine")
        thing = "este ataque" if attack else self.words.power if self.kind == "power" else "este card"
        if program.price:
            if any(isinstance(node, ir.AttackDoesNothing) for node in nodes(program.price)):
                out += self.sentences(program.price)
            else:
                inline = self.inline(program.price)
                out += [self.finished(f"{self.joined(inline.clauses)} para usar {thing}"), *inline.after]
        if program.needs is not None and program.use != "activated":
            out.append(self.finished(f"você só pode usar {thing} se {self.condition(program.needs)}"))
        return out

    def activated(self, program: ir.Program, steps: Steps) -> list[str]:
        """A power its player uses."""
        turn = self.turn("own")
        limit = {"once_per_turn": f"uma vez durante {turn}", "unlimited": f"quantas vezes quiser durante {turn}"}
        lead = limit.get(program.limit, f"durante {turn}") + ", "
        if program.needs is not None:
            lead += f"se {self.condition(program.needs)}, "
        whole = (*program.choices, *steps)
        if not whole:
            return [self.finished(f"{lead}você pode usar {self.words.power}")]
        parts = self.parts(whole)
        first = self.may_do(parts[0])
        out = [self.finished(lead + "você pode " + self.joined(first.clauses)), *first.after]
        cost = any(isinstance(step, ir.MoveCards | ir.MoveThis) for step in parts[0])
        for index, part in enumerate(parts[1:]):
            out += self.sentence(part, "se fizer isso, " if cost and index == 0 else "")
        return out

    def may_do(self, steps: Steps) -> Inline:
        """Steps in the infinitive."""
        outer, self.mood = self.mood, "infinitive"
        inline = Inline()
        groups = self.inline(steps)
        self.mood = outer
        inline.clauses, inline.after = groups.clauses, groups.after
        return inline

    def closing(self, program: ir.Program) -> list[str]:
        """Marks and limits of use."""
        out: list[str] = []
        power = self.words.power
        if program.attach_only != ir.ANY_POKEMON:
            out.append(f"Este card só pode ser ligado a {self.noun(program.attach_only, True)}.")
        if program.once_group == "gx":
            out.append(GX)
        elif program.once_group == "vstar":
            out.append(VSTAR)
        elif program.once_group:
            out.append(f"Você não pode usar mais de 1 Habilidade {program.once_group} {self.per_turn()}.")
        if program.stops_when == ("any",):
            out.append(
                self.finished(
                    f"{power} não pode ser usado se este Pokémon estiver afetado por uma Condição Especial".replace(
                        "usado", self.used()
                    )
                )
            )
        elif program.stops_when:
            states = series([self.state(one) for one in program.stops_when], "ou")
            out.append(self.finished(f"{power} não pode ser {self.used()} se este Pokémon estiver {states}"))
        if program.works_when_affected:
            out.append(
                self.finished(f"{power} funciona mesmo que este Pokémon esteja Adormecido, Confuso ou Paralisado")
            )
        return out

    def used(self) -> str:
        """The participle that agrees with the word for a power."""
        return "usada" if "Habilidade" in self.words.power else "usado"

    def per_turn(self) -> str:
        """`a cada turno`."""
        return "por " + self.words.turn[1]

    # --- sentences ---

    def shuffle_after(self, side: ir.Player) -> str:
        """As `Walker` asks."""
        self.at.subject = "own"
        if side == "opponent":
            return f"Em seguida, o seu oponente embaralha o {self.words.deck} dele."
        who = "cada jogador embaralha" if self.at.each else "embaralhe"
        return f"Em seguida, {who} {self.zone('own', 'deck')}."

    def followers(self, step: ir.Step) -> list[str]:
        """As `Walker` asks."""
        if isinstance(step, ir.MoreDamage | ir.SetDamage):
            amount = step.amount
            if isinstance(amount, ir.AtMost):
                return [f"Você não pode adicionar mais de {amount.limit} pontos de dano desta forma."]
            if isinstance(amount, ir.Times) and isinstance(amount.amount, ir.AtMost):
                extra = amount.amount.amount
                letters = extra.type if isinstance(extra, ir.ExtraEnergy) else ""
                return [f"{self.energy(letters, '')} extra depois da {amount.amount.limit}ª não conta."]
        if isinstance(step, ir.Inflict) and step.amount:
            usual = {"poisoned": "1", "burned": "2"}[step.condition]
            return [
                f"{self.words.between.capitalize()}, coloque {step.amount // 10} {self.words.counters} naquele Pokémon em vez de {usual}."
            ]
        return []

    def joined(self, clauses: Sequence[Clause]) -> str:
        """As `Walker` asks."""
        runs: list[tuple[str, list[str]]] = []
        for clause in clauses:
            subject = clause.subject if clause.subject == "opponent" else ""
            if runs and runs[-1][0] == subject:
                runs[-1][1].append(clause.text)
            else:
                runs.append((subject, [clause.text]))
        texts: list[str] = []
        for index, (subject, phrases) in enumerate(runs):
            who = "o seu oponente " if subject and self.mood != "infinitive" else ""
            texts.append(("e " if index else "") + who + series(phrases))
        return " ".join(texts) if len(texts) < 2 else texts[0] + ", " + ", ".join(texts[1:])

    # --- control ---

    def control(self, step: ir.Control | ir.Later) -> Inline:
        """As `Walker` asks."""
        match step:
            case ir.Flip():
                self.at.subject = step.by
                self.at.coins, self.at.coin_count = "?", 1
                out = Inline([Clause(step.by, self.coin_words(1))])
                self.mood = "imperative"
                out.after += self.branch("se sair cara, ", step.heads) if step.heads else []
                out.after += self.branch("se sair coroa, ", step.tails) if step.tails else []
                return out
            case ir.If():
                return self.if_(step)
            case ir.May():
                return self.may(step)
            case ir.Repeat():
                assert not isinstance(step.times, str)
                inline = self.inline(step.steps)
                return Inline([Clause("", f"{self.per(step.times)}, {self.joined(inline.clauses)}")], inline.after)
            case ir.ForEach():
                who = self.pokemon(step.of, several=True)
                self.at.picks[step.name] = step
                self.at.it = ir.Bound(step.name)
                inline = self.inline(step.steps)
                each = who if who.startswith("cada") else f"cada um {de(who)}"
                return Inline([Clause("", f"para {each}, {self.joined(inline.clauses)}")], inline.after)
            case ir.EachPlayer():
                return self.each_player(step)
            case ir.ChooseOne():
                return Inline(
                    [Clause("", "escolha 1:")], ["\n• " + " ".join(self.sentences(one)) for one in step.options]
                )
            case ir.Later():
                inline = self.inline(step.steps)
                lead = f"no final {de(self.turn('opponent', True))}, "
                return Inline([Clause("", lead + self.joined(inline.clauses))], inline.after)
            case _:
                assert_never(step)

    def branch(self, lead: str, steps: Steps) -> list[str]:
        """A branch as a sentence."""
        inline = self.inline(steps)
        who = "aquele jogador " if self.at.each else ""
        return [self.finished(lead + who + self.joined(inline.clauses)), *inline.after]

    def if_(self, step: ir.If) -> Inline:
        """Branches by a condition."""
        lead = self.lead(step.condition, bool(step.then))
        inline = self.inline(step.then or step.otherwise)
        out = Inline([Clause("", lead + self.joined(inline.clauses))], inline.after)
        if step.then and step.otherwise:
            coin = isinstance(step.condition, ir.AtLeast) and step.condition.amount == ir.Result(self.at.coins)
            other = self.lead(step.condition, False) if coin else "caso contrário, "
            out.after += self.branch(other, step.otherwise)
        return out

    def lead(self, condition: ir.Condition, holds: bool) -> str:
        """`se …, `."""
        if isinstance(condition, ir.AtLeast):
            amount = condition.amount
            if isinstance(amount, ir.DamageDone):
                return "a menos que todo o dano deste ataque seja evitado, "
            done = isinstance(amount, ir.Result) and amount.filter == ir.ANY_CARD and amount.name != self.at.coins
            if done and isinstance(amount, ir.Result) and not isinstance(self.at.picks.get(amount.name), ir.FlipCoins):
                return "se fizer isso, " if holds else "se não fizer isso, "
        return f"se {self.condition(condition, holds)}, "

    def may(self, step: ir.May) -> Inline:
        """A free choice to act."""
        parts = self.parts(step.steps)
        first = self.may_do(parts[0])
        opponent = any(clause.subject == "opponent" for clause in first.clauses[:1])
        if step.by == "opponent":
            who = "o seu oponente pode "
        elif opponent:
            who = "você pode fazer o seu oponente "
        else:
            who = "você pode "
        out = Inline(
            [Clause("", who + self.joined([Clause("own", clause.text) for clause in first.clauses]))], first.after
        )
        rest = tuple(step for part in parts[1:] for step in part)
        if rest:
            out.after += self.sentence(rest, "se fizer isso, ")
        return out

    def each_player(self, step: ir.EachPlayer) -> Inline:
        """Steps of each player."""
        self.at.each = True
        texts: list[str] = []
        after: list[str] = []
        for part in self.parts(step.steps):
            inline = self.inline(part)
            texts += [clause.text for clause in inline.clauses]
            after += inline.after
        self.at.each = False
        return Inline([Clause("", f"cada jogador {series(texts)}")], after)


__all__ = ["Portuguese", "em"]

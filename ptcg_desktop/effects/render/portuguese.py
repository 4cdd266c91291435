"""A program in Brazilian Portuguese, in the words of an era's rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.grammar_pt import series
from ptcg_desktop.effects.render.portuguese_grants import PortugueseGrants
from ptcg_desktop.effects.render.portuguese_nouns import de
from ptcg_desktop.effects.render.together import Steps
from ptcg_desktop.effects.render.walk import Clause

GX = "(Você não pode usar mais de 1 ataque GX por jogo.)"
VSTAR = "(Você não pode usar mais de 1 Poder V-ASTRO por jogo.)"


class Portuguese(PortugueseGrants):
    """The Portuguese renderer."""

    def price(self, price: Steps) -> list[str]:
        """As `Phrases` asks."""
        inline = self.inline(price)
        thing = self.blank("this thing", None)
        return [self.finished(f"{self.joined(inline.clauses)} para usar {thing}"), *inline.after]

    def need(self, needs: ir.Condition) -> str:
        """As `Texts` says; "você" is said once."""
        return super().need(needs).replace(" se você ", " se ")

    def finished(self, text: str) -> str:
        """As `Walker` says, with "ele" for the Pokémon just spoken of."""
        if text.startswith("enquanto este Pokémon "):
            head, comma, tail = text.partition(", ")
            text = (
                head
                + comma
                + ("ele " + tail.removeprefix("este Pokémon ") if tail.startswith("este Pokémon ") else tail)
            )
        return super().finished(text)

    def use_power(self) -> str:
        """As `Phrases` asks."""
        return f"usar {self.words.power}"

    def closing(self, program: ir.Program) -> list[str]:
        """Marks and limits of use."""
        out: list[str] = []
        power = self.words.power
        if program.attach_only != ir.ANY_POKEMON:
            out.append(f"Este card só pode ser ligado a {self.noun(program.attach_only, True)}.")
        if program.stays_on != ir.ANY_POKEMON:
            noun = self.a_pokemon(program.stays_on)
            out.append(f"Se este card estiver ligado a qualquer coisa que não seja {noun}, descarte este card.")
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
        if isinstance(step, ir.Leave) and step.attached == "discard" and step.to != "hand_basic":
            return ["(Descarte todos os cards ligados.)"]
        if isinstance(step, ir.Transform) and step.to == "deck_top":
            return [f"Se fizer isso, coloque este Pokémon em cima {de(self.zone('own', 'deck'))}."]
        return super().followers(step)

    def listed(self, texts: Sequence[str]) -> str:
        """As `Phrases` asks."""
        return series(texts)

    def joined(self, clauses: Sequence[Clause]) -> str:
        """As `Walker` asks."""
        runs: list[tuple[str, list[str]]] = []
        for clause in clauses:
            if runs and runs[-1][0] == clause.subject:
                runs[-1][1].append(clause.text)
            else:
                runs.append((clause.subject, [clause.text]))
        texts: list[str] = []
        for index, (subject, phrases) in enumerate(runs):
            who = "o seu oponente " if subject == "opponent" and self.mood != "infinitive" else ""
            texts.append(("e " if index else "") + who + series(phrases))
        return ", ".join(texts)

    def lead(self, condition: ir.Condition, holds: bool) -> str:
        """`se …, `."""
        if isinstance(condition, ir.AtLeast):
            amount = condition.amount
            if isinstance(amount, ir.DamageDone):
                return "a menos que todo o dano deste ataque seja evitado, "
            if isinstance(amount, ir.Result) and self.by_each(amount.name):
                return self.worded("lead", "either_put")
            if isinstance(amount, ir.Result) and self.all_done(amount, condition.limit):
                return self.worded("lead", "done" if holds else "not_done")
        return f"se {self.condition(condition, holds)}, "

    def any_times(self, acts: str) -> str:
        """As `Phrases` asks."""
        return f"quantas vezes quiser, {acts}"

    def for_each(self, who: ir.Who) -> str:
        """As `Phrases` asks."""
        each = self.pokemon(who, several=True)
        return f"para {each}" if each.startswith("cada") else f"para cada um {de(each)}"

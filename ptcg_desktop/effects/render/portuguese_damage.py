"""Portuguese for damage and damage counters."""

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.grammar_pt import series
from ptcg_desktop.effects.render.portuguese_nouns import ao, de, em
from ptcg_desktop.effects.render.portuguese_values import PortugueseValues
from ptcg_desktop.effects.render.walk import Clause


class PortugueseDamage(PortugueseValues):
    """Damage and damage counters."""

    def other(self, subject: str, verb: str, infinitive: str, rest: str) -> list[Clause]:
        """A clause with a subject of its own; behind "você pode" it becomes "fazer … …"."""
        if self.mood == "infinitive":
            return [Clause("own", f"fazer {subject} {infinitive} {rest}".rstrip())]
        return [Clause("", f"{subject} {verb} {rest}".rstrip())]

    # --- damage ---

    def attack_does(self, text: str) -> list[Clause]:
        """`este ataque causa …`."""
        return self.other("este ataque", "causa", "causar", text)

    def do_set_damage(self, step: ir.SetDamage) -> list[Clause]:
        """Another base damage."""
        return self.damage_set(step.amount)

    def do_more_damage(self, step: ir.MoreDamage) -> list[Clause]:
        """More damage, or less."""
        if isinstance(step.amount, ir.Fact) and step.amount.number == "damage_taken_last_turn":
            return self.attack_does("essa mesma quantidade de dano a mais")
        number, per = self.points(step.amount)
        return self.attack_does(f"{abs(number)} pontos de dano {self.more(number)}{per}")

    def more(self, number: int) -> str:
        """As `Standing` asks."""
        return "a mais" if number >= 0 else "a menos"

    def do_ignore_for(self, step: ir.IgnoreFor) -> list[Clause]:
        """Damage not affected by something."""
        return [Clause("", self.unaffected(step.what))]

    def do_attack_does_nothing(self, step: ir.AttackDoesNothing) -> list[Clause]:
        """The attack ends."""
        attack = "esse ataque" if self.at.attacked else "este ataque"
        return self.other(attack, "não faz nada", "não fazer nada", "")

    def do_cancel(self, step: ir.Cancel) -> str | list[Clause]:
        """What would happen does not."""
        if step.what == "knock_out":
            return [Clause("", "este Pokémon não é Nocauteado")]
        if step.what == "damage":
            return f"{self.v('prevent')} esse dano"
        return f"{self.v('prevent')} todos os efeitos desse ataque, inclusive o dano, causados a este Pokémon"

    def do_deal_damage(self, step: ir.DealDamage) -> list[Clause]:
        """Damage beside the attack's own."""
        if isinstance(step.to, ir.This):
            self.at.it = step.to
            number, per = self.points(step.amount)
            return self.other(
                "este Pokémon", "também causa", "também causar", f"{number} pontos de dano a si mesmo{per}"
            )
        to = ao(self.pokemon(step.to))
        number, per = self.points(step.amount)
        if self.kind == "power":
            return self.other(self.words.power, "causa", "causar", f"{number} pontos de dano {to}{per}")
        return self.attack_does(f"{number} pontos de dano {to}{per}")

    def damage_set(self, amount: ir.Amount) -> list[Clause]:
        """A new base damage."""
        if isinstance(amount, ir.Half) and isinstance(amount.amount, ir.Fact):
            who, up = self.pokemon(amount.amount.of), "cima" if amount.up else "baixo"
            return self.attack_does(
                f"a {who} dano igual à metade dos {self.words.hp} restantes dele (arredondado para {up}, para a dezena mais"
                " próxima)".replace("a o ", "ao ")
            )
        if isinstance(amount, ir.Fact) and amount.number == "damage_taken_last_turn":
            who, defender = self.pokemon(amount.of), ao(self.active("opponent"))
            return self.attack_does(f"{defender} a mesma quantidade de dano causada {ao(who)}")
        number, per = self.points(amount)
        return self.attack_does(f"{number} pontos de dano{per}")

    def unaffected(self, what: tuple[ir.Skipped, ...]) -> str:
        """What damage is not affected by."""
        phrases = {
            "weakness": "pela Fraqueza",
            "resistance": "pela Resistência",
            "effects": f"por nenhum efeito {em(self.active('opponent'))}",
        }
        return f"o dano deste ataque não é afetado {series([phrases[one] for one in what], 'nem')}"

    # --- counters ---

    def do_spread_counters(self, step: ir.SpreadCounters) -> str:
        """Counters divided as the player likes."""
        on = em(self.pokemon(step.on, several=True))
        counters, per = self.counters(step.amount)
        return f"{self.v('put')} {counters} {on}{per} da maneira que desejar"

    def do_move_counters(self, step: ir.MoveCounters) -> str:
        """Counters moved."""
        counters, _ = self.counters(step.amount)
        upto = "até " if step.up_to and step.amount != "any" else ""
        safe = ", desde que aquele Pokémon não seja Nocauteado" if step.survive else ""
        source = de(self.pokemon(step.source))
        return f"{self.v('move')} {upto}{counters} {source} para {self.pokemon(step.target)}{safe}"

    def do_put_counters(self, step: ir.PutCounters) -> str:
        """Counters put on Pokémon."""
        amount = step.amount
        on = em(self.pokemon(step.on))
        if isinstance(amount, ir.DamageDone):
            this = ao(self.pokemon(ir.This()))
            return f"{self.v('put')} {self.words.counters} {on} na quantidade equivalente ao dano causado {this}"
        if isinstance(amount, ir.Half) and isinstance(amount.amount, ir.Fact):
            up = "cima" if amount.up else "baixo"
            return (
                f"{self.v('put')} {self.words.counters} {on} equivalentes à metade dos {self.words.hp} dele (arredondado para"
                f" {up}, para a dezena mais próxima)"
            )
        if isinstance(amount, ir.Sum) and isinstance(amount.parts[-1], int):
            return f"{self.v('put')} {self.words.counters} {on} até que restem {-amount.parts[-1]} {self.words.hp}"
        counters, per = self.counters(amount)
        return f"{self.v('put')} {counters} {on}{per}"

    def do_heal(self, step: ir.Heal) -> str:
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

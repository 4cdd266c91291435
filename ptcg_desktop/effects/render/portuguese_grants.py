"""Portuguese words that stand in the blanks of what is in force."""

from __future__ import annotations

from typing import ClassVar

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.grammar_pt import series
from ptcg_desktop.effects.render.portuguese_nouns import ao, de
from ptcg_desktop.effects.render.portuguese_steps import PortugueseSteps
from ptcg_desktop.effects.render.wordings import Language

P = ir.PokemonFilter


class PortugueseGrants(PortugueseSteps):
    """Grants."""

    language: ClassVar[Language] = "pt"
    AGREEING: ClassVar[dict[str, tuple[str, str]]] = {
        "can": ("pode", "podem"),
        "has": ("tem", "têm"),
        "gets": ("recebe", "recebem"),
        "takes": ("recebe", "recebem"),
        "s": ("", "s"),
    }

    # --- grants whose words are not in the table ---

    def grant_provides(self, g: ir.Provides, on: ir.Who) -> str:
        """The Energy a card provides."""
        if g.bound:
            return f"este card fornece {g.units} Energia{'s' if g.units > 1 else ''} desse tipo"
        only = f", mas fornece somente {g.units} Energia{'s' if g.units > 1 else ''} por vez"
        if g.types == "*":
            return f"este card fornece Energia de todos os tipos{only}"
        if len(g.types) > 1:
            kinds = series([self.words.types[letter][1] for letter in g.types])
            return f"este card fornece Energia {kinds}{only}"
        if g.units > 1:
            return f"este card fornece {g.units} {self.energy(g.types, '', True)}"
        return f"este card fornece {self.energy(g.types, '')}"

    def grant_counts(self, g: ir.Counts, on: ir.Who) -> str:
        """What a Pokémon also is."""
        letters = series([self.words.types[letter][0].removeprefix("de ") for letter in g.types])
        be, kind = ("são", "dos tipos") if self.is_plural(on) else ("é", "dos tipos" if len(g.types) > 1 else "do tipo")
        return f"{self.pokemon(on, several=True)} {be} {kind} {letters}"

    def grant_typed(self, g: ir.Typed, on: ir.Who) -> str:
        """Another type, Weakness or Resistance."""
        trait = {"type": "o tipo", "weakness": "a Fraqueza", "resistance": "a Resistência"}[g.trait]
        kind = self.words.types[g.type][0].removeprefix("de ") if g.type else "o tipo escolhido"
        return f"{trait} {de(self.pokemon(on))} passa a ser {kind}"

    def grant_copy_of(self, g: ir.CopyOf, on: ir.Who) -> str:
        """A copy."""
        return f"este Pokémon é tratado como se fosse o mesmo card que {self.pokemon(g.of)}"

    # --- numbers ---

    def cost(self, number: int, letter: str, *, set_to: bool) -> str:
        """As `Standing` asks."""
        text = f"{abs(number)} {self.energy(letter, '', abs(number) != 1)}"
        return text if set_to else f"{text} {self.more(number)}"

    def energy_type(self, letter: str) -> str:
        """As `Standing` asks."""
        return f"{self.words.types[letter][1]} " if letter else ""

    def any_type(self, letter: str) -> str:
        """As `Standing` asks."""
        return self.words.types[letter][1] if letter in self.words.types else "de todos os tipos"

    def attacks(self, name: str) -> str:
        """As `Standing` asks."""
        return f"o ataque {name}" if name else "os ataques"

    def agreeing_attack(self, blank: str, name: str) -> str:
        """As `Standing` asks."""
        one, many = {"costs": ("custa", "custam"), "causes": ("causa", "causam")}[blank]
        return one if name else many

    def target(self, g: ir.Adjust) -> str:
        """As `Standing` asks."""
        if (g.other_side, g.other) == ("both", ir.ANY_POKEMON):
            return ""
        if g.other == P(where="active"):
            return " " + ao(self.active("opponent"))
        return " " + ao(self.all_of(ir.Every("opponent", g.other.where or "play", g.other), "os"))

    def before(self, g: ir.Adjust) -> str:
        """As `Standing` asks."""
        bare = (g.other_side, g.other) == ("both", ir.ANY_POKEMON) and not g.attack
        said = bare or g.other.where == "active"
        return " (antes de aplicar Fraqueza e Resistência)" if said and g.number == "damage.dealt" else ""

    def source(self, side: ir.Side, f: P) -> str:
        """As `Standing` asks."""
        if side == "opponent":
            return f" {de(self.all_of(ir.Every('opponent', f.where or 'play', f), 'os'))}"
        return f" de {self.noun(f, True)}" if f != ir.ANY_POKEMON else ""

    taken_from = source

    # --- permissions ---

    def attack_forbidden(self, g: ir.Forbid) -> str:
        """As `Standing` asks."""
        if g.attack_bound:
            return "usar esse ataque"
        if g.attack:
            return "usar este ataque" if g.attack == "this" else f"usar {g.attack}"
        return "atacar este Pokémon" if g.other.this else "atacar"

    def people(self, side: ir.Side, form: str) -> str:
        """As `Standing` asks."""
        return {"own": "você não", "opponent": "o seu oponente não", "both": "nenhum jogador"}[side]

    def powers_of(self, f: P) -> str:
        """As `Standing` asks."""
        return f"Habilidades {de(self.all_of(ir.Every('opponent', 'play', f), 'os'))}"

    def excepted(self, name: str) -> str:
        """As `Standing` asks."""
        return f", exceto {name}" if name else ""

    # --- sentences ---

    def survives(self, condition: ir.Condition, trigger: ir.Trigger) -> str:
        """As `Standing` asks."""
        heal = trigger.steps[-1] if trigger.steps else None
        full = ir.Not(ir.AtLeast(ir.Counters(ir.This()), 1))
        if condition != full or trigger.at != "knock_out.would" or not isinstance(heal, ir.Heal):
            return ""
        if not isinstance(heal.amount, ir.Sum):
            return ""
        who, hp = self.pokemon(ir.This()), self.words.hp
        return self.finished(
            f"se {who} estiver com todos os seus {hp} e for ser Nocauteado pelo dano de um ataque, ele não será"
            f" Nocauteado e os {hp} restantes dele passarão a ser {heal.amount.parts[0]}"
        )

    def discarding(self) -> str:
        """As `Standing` asks."""
        return f"A qualquer momento durante {self.turn('own')}, você pode descartar este card de jogo."

    def in_place(self, f: P) -> str:
        """As `Standing` asks."""
        place = " for o seu Pokémon Ativo e" if f.where == "active" else ""
        return place + (f" estiver {self.state(f.condition)} e" if f.condition else "")

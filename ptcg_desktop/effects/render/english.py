"""A program in English: canonical modern wording, which compiles to the same program."""

from __future__ import annotations

from collections.abc import Sequence

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render.english_grants import EnglishGrants
from ptcg_desktop.effects.render.english_nouns import article
from ptcg_desktop.effects.render.together import Steps
from ptcg_desktop.effects.render.walk import Clause, Inline

GX = "(You can't use more than 1 GX attack in a game.)"
VSTAR = "(You can't use more than 1 VSTAR Power in a game.)"


class English(EnglishGrants):
    """The English renderer."""

    def price(self, price: Steps) -> list[str]:
        """As `Phrases` asks."""
        thing = self.blank("thing", None)
        inline = self.inline(price)
        acts = self.joined(inline.clauses)
        if thing == "card":
            return [f"You can play this card only if you {acts}.", *inline.after]
        return [f"You must {acts} in order to use this {thing}.", *inline.after]

    def use_power(self) -> str:
        """As `Phrases` asks."""
        return "use this Ability"

    NOT_DONE = (ir.EachPlayer, ir.Win, ir.EndTurn, ir.Inflict, ir.KnockOut)

    def permitted(self, steps: Steps) -> Inline:
        """As `Phrases` asks: of what the opponent does, only "have your opponent …" has the bare verb."""
        before = self.at.copy()
        found = self.inline(steps)
        if self.at.each or any(clause.subject == "opponent" for clause in found.clauses[:1]):
            self.at = before
            return super().permitted(steps)
        if found.clauses and isinstance(steps[0], ir.MoreDamage):
            found.clauses[0].text = "do " + found.clauses[0].text.removeprefix("this attack does ")
        return found

    def closing(self, program: ir.Program) -> list[str]:
        """Marks and limits of use."""
        out: list[str] = []
        if program.attach_only != ir.ANY_POKEMON:
            out.append(f"This card can only be attached to {self.noun(program.attach_only, True)}.")
        if program.stays_on != ir.ANY_POKEMON:
            noun = article(self.noun(program.stays_on))
            out.append(f"If this card is attached to anything other than {noun}, discard this card.")
        if program.once_group == "gx":
            out.append(GX)
        elif program.once_group == "vstar":
            out.append(VSTAR)
        elif program.once_group:
            out.append(f"You can't use more than 1 {program.once_group} Ability each turn.")
        if program.stops_when == ("any",):
            out.append("This power can't be used if this Pokémon is affected by a Special Condition.")
        elif program.stops_when:
            out.append(f"This power can't be used if this Pokémon is {self.conditions(program.stops_when)}.")
        if program.works_when_affected:
            out.append("This power works even if this Pokémon is Asleep, Confused, or Paralyzed.")
        return out

    # --- sentences ---

    def shuffle_after(self, side: ir.Player) -> str:
        """As `Walker` asks."""
        if side == "opponent":
            return "Then, your opponent shuffles their deck."
        return "Then, shuffle your deck." if not self.at.each else "Then, that player shuffles their deck."

    def followers(self, step: ir.Step) -> list[str]:
        """As `Walker` asks."""
        if isinstance(step, ir.MoreDamage | ir.SetDamage):
            amount = step.amount
            if isinstance(amount, ir.AtMost):
                return [f"You can't add more than {amount.limit} damage in this way."]
            if isinstance(amount, ir.Times) and isinstance(amount.amount, ir.AtMost):
                extra = amount.amount.amount
                letters = extra.type if isinstance(extra, ir.ExtraEnergy) else ""
                limit = amount.amount.limit
                ending = {1: "st", 2: "nd", 3: "rd"}.get(limit, "th")
                return [f"Extra {self.energy_word(letters, '')} after the {limit}{ending} doesn't count."]
        if isinstance(step, ir.Inflict) and step.amount:
            return [self.stronger(step)]
        if isinstance(step, ir.Leave) and (step.attached == "discard" or step.to == "hand_basic"):
            return ["(Discard all attached cards.)"]
        if isinstance(step, ir.Transform) and step.to == "deck_top":
            return ["If you do, put this Pokémon on top of your deck."]
        return super().followers(step)

    def stronger(self, step: ir.Inflict) -> str:
        """A condition that does more than its usual damage."""
        usual = {"poisoned": 1, "burned": 2}[step.condition]
        return f"During Pokémon Checkup, put {step.amount // 10} damage counters on that Pokémon instead of {usual}."

    def listed(self, texts: Sequence[str]) -> str:
        """As `Phrases` asks."""
        return _series(texts)

    def joined(self, clauses: Sequence[Clause]) -> str:
        """As `Walker` asks."""
        runs: list[tuple[str, list[str]]] = []
        for clause in clauses:
            subject = clause.subject if clause.subject == "opponent" else ""
            if runs and runs[-1][0] == subject:
                runs[-1][1].append(clause.text)
            else:
                runs.append((subject, [clause.text]))
        out = ""
        for index, (subject, texts) in enumerate(runs):
            body = _series(texts)
            who = "your opponent " if subject else "you " if index and clauses[-1].subject == "own" else ""
            out += (", and " if index else "") + who + body
        return out

    def lead(self, condition: ir.Condition, holds: bool) -> str:
        """`if …, `."""
        if isinstance(condition, ir.AtLeast):
            amount = condition.amount
            if isinstance(amount, ir.DamageDone):
                return "unless all damage from this attack is prevented, "
            if isinstance(amount, ir.Result) and self.by_each(amount.name):
                return self.worded("lead", "either_put")
            if isinstance(amount, ir.Result) and self.all_done(amount, condition.limit):
                return self.worded("lead", "done" if holds else "not_done")
        if (
            isinstance(condition, ir.Happened)
            and condition.what == "knocked_out_by_this"
            and not holds
            and condition.of
        ):
            return f"unless this attack Knocks Out {self.pokemon(condition.of)}, "
        return f"if {self.condition(condition, holds)}, "

    def any_times(self, acts: str) -> str:
        """As `Phrases` asks."""
        return f"as often as you like, {acts}"

    def for_each(self, who: ir.Who) -> str:
        """As `Phrases` asks."""
        each = self.pokemon(who, several=True)
        return f"for {each}" if each.startswith("each") else f"for each of {each}"


def _series(texts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b, and c`."""
    if len(texts) == 1:
        return texts[0]
    if len(texts) == 2:
        comma = "," if " and " in texts[0] or "," in texts[0] or texts[1].startswith(("this ", "your ", "you ")) else ""
        return f"{texts[0]}{comma} and {texts[1]}"
    return ", ".join(texts[:-1]) + f", and {texts[-1]}"

"""A program in English: canonical modern wording, which compiles to the same program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.names import nodes
from ptcg_desktop.effects.render.english_grants import EnglishGrants
from ptcg_desktop.effects.render.walk import Clause, Inline, Steps

ON_DAMAGE = (ir.SetDamage, ir.MoreDamage, ir.IgnoreFor, ir.AttackDoesNothing)
GX = "(You can't use more than 1 GX attack in a game.)"
VSTAR = "(You can't use more than 1 VSTAR Power in a game.)"


class English(EnglishGrants):
    """The English renderer."""

    def text(self, program: ir.Program) -> str:
        """The whole text."""
        out = [*self.opening(program)]
        before, steps = self.whole_attack(program)
        self.at.played = any(isinstance(step, ir.PlayThis) for step in steps)
        if program.use == "activated":
            out += self.activated(program, steps)
        else:
            out += self.choices(program.choices, before or steps)
            taken = len(program.choices) and self.kind not in ("attack", "technical_machine")
            out += self.early(before)
            out += self.sentences(((*program.choices, *steps)) if taken else steps)
            if program.ignores:
                out.append(self.finished(self.unaffected(program.ignores)))
        out += self.grants(program.grants)
        return " ".join([*out, *self.closing(program)])

    def early(self, before: Steps) -> list[str]:
        """What comes before the damage."""
        if before and not any(isinstance(node, ON_DAMAGE) for node in nodes(before)):
            return self.sentence(before, "before doing damage, ")
        return self.sentences(before)

    def choices(self, choices: Steps, rest: Steps) -> list[str]:
        """The choices an attack demands first."""
        if not choices or self.kind not in ("attack", "technical_machine"):
            return []
        out: list[str] = []
        for pick in choices:
            assert isinstance(pick, ir.PickPokemon | ir.PickEnergy | ir.PickAttached | ir.PickAttack)
            out.append(self.finished(self.joined(self.explicit(pick))))
        return out

    def opening(self, program: ir.Program) -> list[str]:
        """Prices and needs."""
        out: list[str] = []
        thing = {"attack": "attack", "technical_machine": "attack", "power": "Ability"}.get(self.kind, "card")
        use = "play" if thing == "card" else "use"
        if program.price:
            out += self.price(program.price, thing)
        if program.needs is not None and program.use != "activated":
            out.append(self.need(program.needs, use, thing))
        return out

    def need(self, needs: ir.Condition, use: str, thing: str) -> str:
        """When the text can be used at all."""
        if (
            isinstance(needs, ir.AtLeast)
            and isinstance(needs.amount, ir.CardsIn)
            and needs.amount.zone == "bench_space"
        ):
            return f"You can't {use} this {thing} if {self.condition(needs, False)}."
        return f"You can {use} this {thing} only if {self.condition(needs)}."

    def price(self, price: Steps, thing: str) -> list[str]:
        """What must be paid."""
        if any(isinstance(node, ir.AttackDoesNothing) for node in nodes(price)):
            return self.sentences(price)
        inline = self.inline(price)
        acts = self.joined(inline.clauses)
        if thing == "card":
            return [f"You can play this card only if you {acts}.", *inline.after]
        return [f"You must {acts} in order to use this {thing}.", *inline.after]

    def activated(self, program: ir.Program, steps: Steps) -> list[str]:
        """A power its player uses."""
        limit = {"once_per_turn": "once during your turn", "unlimited": "as often as you like during your turn"}
        lead = limit.get(program.limit, "during your turn") + ", "
        if program.needs is not None:
            lead += f"if {self.condition(program.needs)}, "
        whole = (*program.choices, *steps)
        if not whole:
            return [self.finished(lead + "you may use this Ability")]
        parts = self.parts(whole)
        first = self.inline(parts[0])
        out = [self.finished(lead + self.permitted(first.clauses)), *first.after]
        cost = any(isinstance(step, ir.MoveCards | ir.MoveThis) for step in parts[0])
        for index, part in enumerate(parts[1:]):
            out += self.sentence(part, "if you do, " if cost and index == 0 else "")
        return out

    def permitted(self, clauses: Sequence[Clause]) -> str:
        """Clauses behind "you may"."""
        return "you may " + self.joined(clauses)

    def closing(self, program: ir.Program) -> list[str]:
        """Marks and limits of use."""
        out: list[str] = []
        if program.attach_only != ir.ANY_POKEMON:
            out.append(f"This card can only be attached to {self.noun(program.attach_only, True)}.")
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
        return []

    def stronger(self, step: ir.Inflict) -> str:
        """A condition that does more than its usual damage."""
        usual = {"poisoned": 1, "burned": 2}[step.condition]
        return f"During Pokémon Checkup, put {step.amount // 10} damage counters on that Pokémon instead of {usual}."

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

    # --- control ---

    def control(self, step: ir.Control | ir.Later) -> Inline:
        """As `Walker` asks."""
        match step:
            case ir.Flip():
                return self.flip(step)
            case ir.If():
                return self.if_(step)
            case ir.May():
                return self.may(step)
            case ir.Repeat():
                return self.repeat(step)
            case ir.ForEach():
                return self.for_each(step)
            case ir.EachPlayer():
                return self.each_player(step)
            case ir.ChooseOne():
                return self.choose_one(step)
            case ir.Later():
                inline = self.inline(step.steps)
                lead = "at the end of your opponent's next turn, "
                return Inline([Clause("", lead + self.joined(inline.clauses))], inline.after)
            case _:
                assert_never(step)

    def flip(self, step: ir.Flip) -> Inline:
        """A coin and its branches."""
        self.at.subject = step.by
        self.at.coins, self.at.coin_count = "?", 1
        out = Inline([Clause(step.by, f"{self.v('flip')} a coin")])
        out.after += self.branch("if heads, ", step.heads) if step.heads else []
        out.after += self.branch("if tails, ", step.tails) if step.tails else []
        return out

    def branch(self, lead: str, steps: Steps) -> list[str]:
        """A branch as a sentence."""
        inline = self.inline(steps)
        who = "that player " if self.at.each else ""
        return [self.finished(lead + who + self.joined(inline.clauses)), *inline.after]

    def if_(self, step: ir.If) -> Inline:
        """Branches by a condition."""
        lead = self.lead(step.condition, bool(step.then))
        branch = step.then or step.otherwise
        inline = self.inline(branch)
        out = Inline([Clause("", lead + self.joined(inline.clauses))], inline.after)
        if step.then and step.otherwise:
            coin = isinstance(step.condition, ir.AtLeast) and step.condition.amount == ir.Result(self.at.coins)
            other = self.lead(step.condition, False) if coin else "otherwise, "
            out.after += self.branch(other, step.otherwise)
        return out

    def lead(self, condition: ir.Condition, holds: bool) -> str:
        """`if …, `."""
        if isinstance(condition, ir.AtLeast):
            amount = condition.amount
            if isinstance(amount, ir.DamageDone):
                return "unless all damage from this attack is prevented, "
            if isinstance(amount, ir.Result) and amount.filter == ir.ANY_CARD and amount.name == self.at.done:
                return "if you do, " if holds else "if you don't, "
        if (
            isinstance(condition, ir.Happened)
            and condition.what == "knocked_out_by_this"
            and not holds
            and condition.of
        ):
            return f"unless this attack Knocks Out {self.pokemon(condition.of)}, "
        return f"if {self.condition(condition, holds)}, "

    def may(self, step: ir.May) -> Inline:
        """A free choice to act."""
        parts = self.parts(step.steps)
        first = self.inline(parts[0])
        if step.by == "opponent":
            acts = self.joined([Clause("", self.unthird(clause.text)) for clause in first.clauses])
            out = Inline([Clause("", f"your opponent may {acts}")], first.after)
        else:
            who = (
                "you may " if not any(clause.subject == "opponent" for clause in first.clauses[:1]) else "you may have "
            )
            out = Inline([Clause("", who + self.joined(first.clauses))], first.after)
        rest = tuple(step for part in parts[1:] for step in part)
        if rest:
            out.after += self.sentence(rest, "if you do, " if step.by == "own" else "if they do, ")
        return out

    @staticmethod
    def unthird(text: str) -> str:
        """The verb at the head without the ending of the third person."""
        head, _, tail = text.partition(" ")
        head = {"switches": "switch", "searches": "search", "attaches": "attach"}.get(head, head.removesuffix("s"))
        return f"{head} {tail}"

    def repeat(self, step: ir.Repeat) -> Inline:
        """Steps done several times."""
        inline = self.inline(step.steps)
        acts = self.joined(inline.clauses)
        assert step.times != "any"
        assert not isinstance(step.times, str)
        return Inline([Clause("", f"{self.per(step.times)}, {acts}")], inline.after)

    def for_each(self, step: ir.ForEach) -> Inline:
        """Steps for each Pokémon."""
        who = self.pokemon(step.of, several=True)
        self.at.picks[step.name] = step
        self.at.it = ir.Bound(step.name)
        inline = self.inline(step.steps)
        return Inline([Clause("", f"for each of {who}, {self.joined(inline.clauses)}")], inline.after)

    def each_player(self, step: ir.EachPlayer) -> Inline:
        """Steps of each player."""
        self.at.each = True
        parts = self.parts(step.steps)
        clauses: list[Clause] = []
        after: list[str] = []
        for part in parts:
            inline = self.inline(part)
            clauses += inline.clauses
            after += inline.after
        text = _series([clause.text for clause in clauses])
        self.at.each = False
        return Inline([Clause("", f"each player {text}")], after)

    def choose_one(self, step: ir.ChooseOne) -> Inline:
        """One of several."""
        out = Inline([Clause("", "choose 1:")])
        out.after = ["\n• " + " ".join(self.sentences(option)) for option in step.options]
        return out


def _series(texts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b, and c`."""
    if len(texts) == 1:
        return texts[0]
    if len(texts) == 2:
        comma = "," if " and " in texts[0] or "," in texts[0] or texts[1].startswith(("this ", "your ", "you ")) else ""
        return f"{texts[0]}{comma} and {texts[1]}"
    return ", ".join(texts[:-1]) + f", and {texts[-1]}"

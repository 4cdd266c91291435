"""Sentences that only repeat a rule: recognised, and without a meaning of their own."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import Draft, Open, RefusedError, Scope


def only(scope: Scope, *kinds: str) -> None:
    """A reminder that belongs to certain kinds of text."""
    if scope.kind not in kinds:
        raise RefusedError("reminder.kind")


@rule(
    "reminder",
    "don't apply weakness (and|or) resistance for benched pokémon",
    "damage from attack isn't affected by weakness or resistance for benched pokémon",
)
def bench_damage(scope: Scope) -> None:
    return None


@rule("reminder", "you can't use more than 1 gx attack in a game")
def gx(scope: Scope) -> None:
    scope.traits["limit"], scope.traits["once_group"] = "once_per_game", "gx"


@rule("reminder", "you can't use more than 1 vstar power in a game")
def vstar(scope: Scope) -> None:
    scope.traits["limit"], scope.traits["once_group"] = "once_per_game", "vstar"


@rule(
    "reminder",
    "your opponent choose the new active pokémon",
    "you still need the necessary energy to use each attack",
    "you still need the necessary energy to use (this|that) attack",
    "any other effect of attack still happen",
    "any other effect that would happen after applying weakness and resistance still happen",
    "damage isn't a effect",
    "do the damage before switching [the] pokémon",
    "this count as evolving (that pokémon|this pokémon|SELF|those pokémon)",
    "this don't count as a knocked out pokémon",
    "pokémon ex , pokémon v , etc. have rule box",
    "don't count as a basic energy card",
    "have no effect other than providing energy",
    "benching either pokémon end this effect",
    "benching (that pokémon|it) end this effect",
    "evolving (that pokémon|it) end this effect",
    "discard it anyway",
    "your opponent choose the opponent's active pokémon to switch",
    "existing effect isn't removed",
    "remove any special condition affecting those pokémon",
    "your opponent choose the opponent's active pokémon to switch",
    "this include new pokémon that come into play",
    "this include pokémon that come into play during that turn",
    "if more than 1 effect change the number of benched pokémon allowed , use the smaller number",
    "you still have to pay for that attack's energy cost",
    "benching or evolving either pokémon end this effect",
    "you must discard at least 1 card",
    "if it lose this ability , discard pokémon tool from it until only 1 remain",
    "you can't use this ability on a pokémon that would be knocked out",
    "existing effect be not removed",
    "any card attached to SELF , damage counter , special condition , and effect on it be now on the new pokémon",
    "any attached card , damage counter , special condition , turn in play , and any other effect remain on "
    "the new pokémon",
    "pokémon v , pokémon - gx , etc. have rule box",
    "pokémon ex , pokémon v , and so on have rule box",
    "this don't use up your 1 energy card attachment for the turn",
    "even if SELF be knocked out",
    "switch the pokémon even if SELF be knocked out",
    "you can't have more than 1 {n:name} in your deck",
    "the amount of weakness don't change",
    "you must still do anything else required for that attack",
    "don't count as a basic energy card when not in play",
    "this power work even if (SELF|this pokémon) be affected by a special condition",
)
def general(scope: Scope, n: str = "") -> None:
    return None


@rule(
    "card_rule",
    "while in play , SELF count as a pokémon <instead of a trainer card>",
    "SELF count as a trainer card as well , but if SELF be knocked out , this count as a knocked out pokémon",
    "you can put pokémon that evolve from SELF on this card",
    "SELF can be affected by special condition",
)
def played_as(scope: Scope) -> None:
    only(scope, "item", "trainer")


@rule(
    "card_rule",
    "if SELF be knocked out , it don't count as a knocked out pokémon",
    "if SELF be knocked out , this don't count as a knocked out pokémon",
    "if this card be knocked out , it don't count as a knocked out pokémon",
    "if this card be knocked out , your opponent can't take any prize card for it",
)
def no_prize(scope: Scope) -> None:
    only(scope, "item", "trainer")
    scope.grants.append(ir.Adjust("prize_value", "set", 0))


@rule(
    "card_rule",
    "any card attached to this pokémon , damage counter , special condition , turn in play , and any other "
    "effect remain on the new pokémon",
)
def transformed(scope: Scope) -> None:
    return None


@rule("sentence", "{r:card_rule}")
def sentence_rule(scope: Scope, r: None) -> None:
    return None


@rule(
    "card_rule",
    "you may play only 1 supporter card during your turn [<before your attack>]",
    "you can play only 1 supporter card each turn",
    "when you play this card , put it next to your active pokémon",
    "when your turn end , discard this card",
    "you can't play (it|a supporter card) on the first turn of the game",
)
def supporter(scope: Scope) -> None:
    only(scope, "supporter", "trainer")


@rule(
    "card_rule",
    "you may play as many item card as you like during your turn [<before your attack>]",
    "you may play any number of item card during your turn",
    "you may play as many trainer card as you like during your turn",
)
def item(scope: Scope) -> None:
    only(scope, "item", "tool", "trainer", "technical_machine")


@rule(
    "card_rule",
    "this (card|stadium) stay in play when you play it",
    "discard (this card|it) if another stadium [card] come into play",
    "if another card with the same name be in play , you can't play this card",
    "you may play only 1 stadium card during your turn [<before your attack>]",
    "a stadium with the same name can't be played",
    "put it into the active spot , and discard it if another stadium come into play",
    "put it next to the active spot , and discard it if another stadium come into play",
    "if a stadium with the same name be in play , you can't play this card",
    "discard (it|this card) if another stadium come into play",
)
def stadium(scope: Scope) -> None:
    only(scope, "stadium")


@rule(
    "card_rule",
    "this count as evolving (that pokémon|this pokémon|SELF|those pokémon)",
    "your opponent choose the opponent's active pokémon to switch",
    "your opponent choose your opponent's active pokémon to switch",
    "don't count as a basic energy card [when not in play]",
    "don't count as a basic energy card when not in play and have no other effect than providing energy",
    "have no effect other than providing energy",
    "switch the pokémon even if SELF be knocked out",
    "(SELF|this card) have no effect other than providing energy",
)
def stated_rule(scope: Scope) -> None:
    return None


@rule("card_rule", "your opponent choose the benched pokémon to switch")
@rule("reminder", "your opponent choose the benched pokémon to switch")
def opponent_chooses(scope: Scope) -> None:
    """Whom the last switch brings forward is the opponent's choice."""
    if not _given_away(scope.block, scope.new_active) and not any(
        _given_away(block, scope.new_active) for block in (scope.top, scope.body, scope.early)
    ):
        raise RefusedError("reference.benched")


def _given_away(block: list[Draft], name: str) -> bool:
    """Let the opponent choose the Benched Pokémon of that name; is it chosen here?"""
    for at, draft in enumerate(block):
        if isinstance(draft, Open):
            if _given_away(draft.then, name) or _given_away(draft.otherwise, name):
                return True
        elif isinstance(draft, ir.PickPokemon) and draft.name == name and draft.where == "bench":
            block[at] = msgspec.structs.replace(draft, by="opponent")
            return True
    return False


@rule("card_rule", "no matter what type {who:pokemon} be , SELF's type be still {type:type}")
def still_type(scope: Scope, who: ir.Who, type: str) -> None:
    only(scope, "attack")
    if scope.copied != scope.attack or not scope.attack:
        raise RefusedError("reference.attack")


@rule(
    "card_rule",
    "attach (a pokémon tool|SELF|this card) to 1 of your pokémon that don't [already] have a pokémon tool "
    "[card] attached [to it]",
    "attach a pokémon tool to 1 of your pokémon",
    "if that pokémon be knocked out , discard (this card|SELF)",
    "you may attach any number of pokémon tool to your pokémon during your turn",
    "you may attach only 1 pokémon tool to each pokémon , and it stay attached",
    "if the pokémon that (SELF|this card) be attached to be knocked out , discard (this card|SELF)",
)
def tool(scope: Scope) -> None:
    only(scope, "tool")


@rule(
    "card_rule",
    "◇ < prism star > rule : you can't have more than 1 ◇ card with the same name in your deck",
    "if a ◇ card would go to the discard pile , put it in the lost zone instead",
)
def prism_rule(scope: Scope) -> None:
    return None


@rule(
    "card_rule",
    "you can't have more than 1 ace spec card in your deck",
    "ace spec : you can't have more than 1 ace spec card in your deck",
    "you can't have more than 1 {n:name} in your deck",
)
def deck_rule(scope: Scope, n: str = "") -> None:
    return None

"""Facts: what is in force for a time or always: forbidden acts, changed numbers, prevented damage."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import Held, RefusedError, Scope

Facts = tuple[Held, ...]
STATES: dict[ir.State, ir.Act] = {
    "asleep": "condition.asleep",
    "burned": "condition.burned",
    "confused": "condition.confused",
    "paralyzed": "condition.paralyzed",
    "poisoned": "condition.poisoned",
}
"""The forbidden act of each Special Condition."""

# --- durations -------------------------------------------------------------------------------------------------------


@rule(
    "until",
    "during your opponent's next turn",
    "until the end of your opponent's next turn",
    "during their next turn",
    "until the end of their next turn",
)
def opponents_turn(scope: Scope) -> ir.Until:
    return "end_of_opponent_turn"


@rule("until", "during your next turn", "until the end of your next turn")
def own_next_turn(scope: Scope) -> ir.Until:
    return "end_of_own_next_turn"


@rule(
    "until",
    "during this turn",
    "this turn",
    "until the end of this turn",
    "until the end of your turn",
    "until your turn end",
    "for the rest of this turn",
)
def this_turn(scope: Scope) -> ir.Until:
    return "end_of_turn"


@rule(
    "until",
    "until {who:pokemon} leave the active spot",
    "as long as {who:pokemon} remain your active pokémon",
    "as long as {who:pokemon} remain in the active spot",
)
def until_leaves(scope: Scope, who: ir.Who) -> ir.Until:
    scope.spots.append(who)
    return "leaves_active"


@rule("until", "as long as {who:pokemon} stay in play")
def until_gone(scope: Scope, who: ir.Who) -> ir.Until:
    scope.spots.append(who)
    return "stays"


# --- forbidden acts --------------------------------------------------------------------------------------------------


def forbid(act: str, who: ir.Who | None, **more: object) -> Facts:
    """One forbidden act."""
    return (Held(who, ir.Forbid(act, **more)),)  # type: ignore[arg-type]


@rule("fact", "{who:whom} can't retreat")
def no_retreat(scope: Scope, who: ir.Who) -> Facts:
    return forbid("retreat", who)


@rule("fact", "{who:whom} can't attack", "{who:whom} can't use attack", "{who:whom} can't use any attack")
def no_attack(scope: Scope, who: ir.Who) -> Facts:
    return forbid("attack", who)


@rule("fact", "{who:whom} can't attack or retreat", "{who:whom} can't retreat or attack")
def no_attack_or_retreat(scope: Scope, who: ir.Who) -> Facts:
    return forbid("attack", who) + forbid("retreat", who)


@rule("fact", "{who:pokemon} can't use {attack:name}", "{who:pokemon} can't use the {attack:name} attack")
def no_named_attack(scope: Scope, who: ir.Who, attack: str) -> Facts:
    return forbid("attack", who, attack=attack)


@rule("fact", "{who:pokemon} can't use that attack")
def no_that_attack(scope: Scope, who: ir.Who) -> Facts:
    if not scope.attack:
        raise RefusedError("reference.attack")
    return forbid("attack", who, attack_bound=scope.attack)


@rule("fact", "{who:whom} can't attack (SELF|this pokémon)")
def no_attack_on_this(scope: Scope, who: ir.Who) -> Facts:
    return forbid("attack", who, other=ir.PokemonFilter(this=True))


@rule("fact", "{who:whom} can't (be|become) affected by [any|a] special condition")
def no_conditions(scope: Scope, who: ir.Who) -> Facts:
    return forbid("condition", who)


@rule("fact", "{who:whom} can't be {conditions:conditions}", "{who:whom} can't become {conditions:conditions}")
def no_condition(scope: Scope, who: ir.Who, conditions: tuple[ir.State, ...]) -> Facts:
    return tuple(Held(who, ir.Forbid(STATES[one])) for one in conditions)


@rule("fact", "{who:whom} can't be healed", "damage counter can't be removed from {who:whom}")
def no_healing(scope: Scope, who: ir.Who) -> Facts:
    return forbid("heal", who)


@rule("fact", "{who:whom} can't evolve", "{who:whom} can't be evolved")
def no_evolving(scope: Scope, who: ir.Who) -> Facts:
    return forbid("evolve", who)


Side = ir.Scope


@rule("people", "your opponent", "they")
def people_opponent(scope: Scope) -> ir.Scope:
    return "opponent"


@rule("people", "you")
def people_own(scope: Scope) -> ir.Scope:
    return "own"


@rule("people", "each player", "neither player", "player", "both player")
def people_all(scope: Scope) -> ir.Scope:
    return "all"


def own_hand(scope: Scope, who: ir.Scope, side: ir.Side) -> None:
    """Everybody plays from their own hand."""
    if (side == "own" and who != "own") or (side == "opponent" and who == "own"):
        raise RefusedError("hand.side")


@rule(
    "fact",
    "{who:people} can't play [any] {card:card} [from {side:whose} hand]",
    "{who:people} can't play any more {card:card} [from {side:whose} hand]",
    "{who:people} can't play {card:card} and {two:card} from {side:whose} hand",
)
def no_playing(
    scope: Scope, who: ir.Scope, card: ir.CardFilter, two: ir.CardFilter | None = None, side: ir.Side = "both"
) -> Facts:
    own_hand(scope, who, side)
    return tuple(Held(None, ir.Forbid("play", who, card=each)) for each in (card, two) if each is not None)


@rule("fact", "no {card:card} can be played")
def nobody_plays(scope: Scope, card: ir.CardFilter) -> Facts:
    return no_playing(scope, "all", card)


@rule("fact", "{who:people} can't attach [any] {card:card} [from {side:whose} hand] to {whom:whom}")
def no_attaching(scope: Scope, who: ir.Scope, card: ir.CardFilter, whom: ir.Who, side: ir.Side = "both") -> Facts:
    own_hand(scope, who, side)
    if who != "all" and scope.side_of(whom) not in (who, "both"):
        raise RefusedError("attach.side")
    return (Held(whom, ir.Forbid("attach", card=card)),)


@rule(
    "fact",
    "{who:people} can't play [any] pokémon from {side:whose} hand to evolve {whom:whom}",
    "{who:people} can't play [any] basic pokémon or evolution card from {side:whose} hand to evolve {whom:whom}",
)
def no_evolving_from_hand(scope: Scope, who: ir.Scope, whom: ir.Who, side: ir.Side) -> Facts:
    own_hand(scope, who, side)
    if who != "all" and scope.side_of(whom) not in (who, "both"):
        raise RefusedError("evolve.side")
    return (Held(whom, ir.Forbid("evolve_from_hand")),)


@rule("fact", "{who:whom} have no ability")
def no_abilities(scope: Scope, who: ir.Who) -> Facts:
    return forbid("power", who)

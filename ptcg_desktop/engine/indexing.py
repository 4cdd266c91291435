"""Building the index: collecting what is in force on the table (R-EXT-1).

It is built anew only when a card that carries grants, or an effect, comes, goes or is switched off; a game of cards
without effects shares one empty index and pays one lookup.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.names import nodes
from ptcg_desktop.engine.board import EMPTY, NO_POKEMON, Entry, Index, Part
from ptcg_desktop.engine.game import Game, PowerFacts
from ptcg_desktop.engine.state import Effect, Player, Pokemon, Source, Stadium


def power_works(game: Game, pokemon: Pokemon, power: PowerFacts) -> bool:
    """Does no Special Condition of its Pokémon stop this power (R-POW-4)?"""
    if not pokemon.conditions:
        return True
    stops = power.program.stops_when
    if stops:
        return not ("any" in stops or any(condition.kind in stops for condition in pokemon.conditions))
    if power.program.works_when_affected or not game.blocking:
        return True
    return not any(condition.kind in game.blocking for condition in pokemon.conditions)


def carries(game: Game, pokemon: Pokemon) -> bool:
    """May this Pokémon, or what lies on it, have grants?"""
    cards = game.cards
    top = cards[pokemon.cards[-1]]
    if pokemon.effects or pokemon.attached or top.passive or top.program.grants:
        return True
    return any(cards[card].program.grants for card in pokemon.energy)


def build(
    game: Game,
    players: Sequence[Player],
    stadium: Stadium | None,
    rules: tuple[Effect, ...],
    current: int,
    before: Index = EMPTY,
) -> Index:
    """Collect what is in force; the turn player's sources come first (R-EXT-4). What `before` knows of Pokémon that
    have not changed is taken over."""
    found: Part = ()
    carriers: list[tuple[Pokemon, Part]] = []
    for side in (current, 1 - current):
        player = players[side]
        foe = players[1 - side].active
        for pokemon in player.bench if player.active is None else (player.active, *player.bench):
            if not carries(game, pokemon):
                continue
            known = next((one for one in before.carriers if same(one[0], pokemon)), None)
            if known is None:
                known = (pokemon, tuple(_collect(game, pokemon)))
            carriers.append(known)
            found += known[1]
            for name, entry in known[1]:
                if name == "copy_of" and foe is not None:
                    found += tuple(_copied(game, entry, pokemon, foe))
        if stadium is not None and stadium.player == side:
            source = Source(side, stadium.card, NO_POKEMON, "stadium", game.cards[stadium.card].name)
            found += tuple(_entries(game, game.cards[stadium.card].program.grants, source, False))
        for rule in rules:
            if rule.player == side:
                source = Source(side, rule.card, NO_POKEMON, "effect", rule.name)
                found += tuple(_entries(game, rule.grants, source, rule.attack))
    if not found:
        return EMPTY
    return before if found == before.every else Index(found, tuple(carriers))


def same(old: Pokemon, new: Pokemon) -> bool:
    """Has a Pokémon kept everything that its grants come from?"""
    return old is new or (
        old.uid == new.uid
        and old.effects is new.effects
        and old.conditions is new.conditions
        and old.energy is new.energy
        and old.attached is new.attached
        and old.cards is new.cards
    )


def _collect(game: Game, pokemon: Pokemon) -> Iterator[tuple[str, Entry]]:
    cards = game.cards
    top = pokemon.cards[-1]
    for power in cards[top].passive:
        if power_works(game, pokemon, power):
            source = Source(pokemon.player, top, pokemon.uid, "power", power.name)
            yield from _entries(game, power.program.grants, source, False)
    own = (top,) if cards[top].program.grants else ()
    for card in (*own, *pokemon.energy, *(item.card for item in pokemon.attached)):
        grants = cards[card].program.grants
        if grants:
            source = Source(pokemon.player, card, pokemon.uid, "card", cards[card].name)
            yield from _entries(game, grants, source, False)
    for effect in pokemon.effects:
        source = Source(effect.player, effect.card, pokemon.uid, "effect", effect.name, effect.by)
        yield from _entries(game, effect.grants, source, effect.attack)


def _copied(game: Game, entry: Entry, pokemon: Pokemon, foe: Pokemon) -> Iterator[tuple[str, Entry]]:
    """What is always in force on the Defending Pokémon is so on one that is treated as the same card, too."""
    if not isinstance(entry.grant, ir.CopyOf) or entry.grant.of != ir.Active():
        return
    for other in game.cards[foe.card].passive:
        copies = any(isinstance(node, ir.CopyOf) for node in nodes(other.program.grants))
        if not copies and power_works(game, pokemon, other):
            source = Source(pokemon.player, foe.card, pokemon.uid, "power", other.name)
            yield from _entries(game, other.program.grants, source, False, entry.conditions)


def _entries(
    game: Game,
    grants: tuple[ir.Grant, ...],
    source: Source,
    attack_effect: bool,
    conditions: tuple[ir.Condition, ...] = (),
) -> Iterator[tuple[str, Entry]]:
    for grant in grants:
        if isinstance(grant, ir.While):
            yield from _entries(game, grant.grants, source, attack_effect, (*conditions, grant.condition))
        elif not isinstance(grant, ir.Provides) or conditions or not game.cards[source.card].is_energy:
            # What an Energy card always provides is a fact of the card.
            yield _name(game, grant, source), Entry(grant, source, attack_effect, conditions)


def _name(
    game: Game,
    grant: ir.Adjust
    | ir.Forbid
    | ir.Allow
    | ir.Trigger
    | ir.Usable
    | ir.Provides
    | ir.Counts
    | ir.Typed
    | ir.CopyOf
    | ir.UsesAttacks,
    source: Source,
) -> str:
    if isinstance(grant, ir.Adjust):
        return _number(game, grant.number, source)
    if isinstance(grant, ir.Forbid):
        return f"forbid.{grant.act}"
    if isinstance(grant, ir.Allow):
        return f"allow.{grant.act}"
    if isinstance(grant, ir.Trigger):
        return "between.other" if grant.at == "between_turns" else grant.at
    if isinstance(grant, ir.Typed):
        return f"typed.{grant.trait}"
    if isinstance(grant, ir.Usable | ir.Provides | ir.Counts | ir.CopyOf | ir.UsesAttacks):
        return _FAMILIES[type(grant)]
    assert_never(grant)


_FAMILIES: dict[type, str] = {
    ir.Usable: "usable",
    ir.Provides: "provides",
    ir.Counts: "counts",
    ir.CopyOf: "copy_of",
    ir.UsesAttacks: "uses_attacks",
}


_SAME = {"damage.dealt_after": "damage.e", "damage.taken_before": "damage.b", "tool_limit": "tools_per_pokemon"}
"""Numbers by the names that texts use → by those of the rules."""


OTHER_EFFECTS = "damage.g"
"""Where powers and effects on the Defending Pokémon count: after the Trainer cards attached to it (R-DMG-7)."""


def _number(game: Game, number: str, source: Source) -> str:
    """The step of the damage calculation that a position named by a text means in this profile (R-DMG-10)."""
    if number == "damage.dealt":
        return f"damage.{game.profile.damage.attacker_modifier_step}"
    if number == "damage.taken":
        attached = source.kind == "card" and game.cards[source.card].kind == "trainer"
        return f"damage.{game.profile.damage.defender_modifier_step}" if attached else OTHER_EFFECTS
    return _SAME.get(number, number)

"""The modifier index: every number and permission of the rules is read through it (R-EXT-1).

What is in force (powers, attached cards, special Energy, the Stadium, effects on Pokémon) is collected into an `Index`
by the name of what it changes, in the order of R-EXT-4. It is built anew only when a card that carries grants, or an
effect, comes, goes or is switched off; a game of cards without effects shares one empty index and pays one lookup.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.engine.game import Game, PowerFacts
from ptcg_desktop.engine.state import Player, Pokemon, Source, Stadium

NO_POKEMON = -1


class Entry(msgspec.Struct, frozen=True):
    """One grant in force and where it stands; `attack_effect`: it is an effect of an attack (R-ATK-10)."""

    grant: ir.Grant
    source: Source
    attack_effect: bool = False


Entries = tuple[Entry, ...]


class Index:
    """What is in force, by the name of what it changes: numbers, permissions, points of the procedures."""

    __slots__ = ("by_name",)

    def __init__(self, by_name: dict[str, Entries]) -> None:
        self.by_name = by_name

    def get(self, name: str) -> Entries:
        """Entries that change `name`, in the order they apply."""
        return self.by_name.get(name, ())


EMPTY = Index({})


class Board(Protocol):
    """What a query reads: a state, or the work on one."""

    @property
    def game(self) -> Game:
        """The unchanging part."""

    @property
    def index(self) -> Index:
        """What is in force."""

    @property
    def players(self) -> Sequence[Player]:
        """The two sides."""

    @property
    def turn(self) -> int:
        """Running number of turns."""


def power_works(game: Game, pokemon: Pokemon, power: PowerFacts) -> bool:
    """Does no Special Condition of its Pokémon stop this power (R-POW-4)?"""
    if power.program.works_when_affected or not game.blocking:
        return True
    return not any(condition.kind in game.blocking for condition in pokemon.conditions)


def carries(game: Game, pokemon: Pokemon) -> bool:
    """May this Pokémon, or what lies on it, have grants?"""
    if pokemon.effects or pokemon.attached or game.cards[pokemon.cards[-1]].passive:
        return True
    cards = game.cards
    return any(cards[card].program.grants for card in pokemon.energy)


def build(game: Game, players: Sequence[Player], stadium: Stadium | None, current: int) -> Index:
    """Collect what is in force; the turn player's sources come first (R-EXT-4)."""
    found: dict[str, list[Entry]] = {}
    for side in (current, 1 - current):
        player = players[side]
        everyone = player.bench if player.active is None else (player.active, *player.bench)
        for pokemon in everyone:
            if carries(game, pokemon):
                _collect(game, pokemon, found)
        if stadium is not None and stadium.player == side:
            source = Source(side, stadium.card, NO_POKEMON, "stadium", game.cards[stadium.card].name)
            _add(game, game.cards[stadium.card].program.grants, source, False, found)
    return Index({name: tuple(entries) for name, entries in found.items()}) if found else EMPTY


def _collect(game: Game, pokemon: Pokemon, found: dict[str, list[Entry]]) -> None:
    cards = game.cards
    top = pokemon.cards[-1]
    for power in cards[top].passive:
        if power_works(game, pokemon, power):
            source = Source(pokemon.player, top, pokemon.uid, "power", power.name)
            _add(game, power.program.grants, source, False, found)
    for card in (*pokemon.energy, *(item.card for item in pokemon.attached)):
        grants = cards[card].program.grants
        if grants:
            _add(game, grants, Source(pokemon.player, card, pokemon.uid, "effect", cards[card].name), False, found)
    for effect in pokemon.effects:
        source = Source(effect.player, effect.card, pokemon.uid, "effect", effect.name)
        _add(game, effect.grants, source, effect.attack, found)


def _add(
    game: Game, grants: tuple[ir.Grant, ...], source: Source, attack_effect: bool, found: dict[str, list[Entry]]
) -> None:
    for grant in grants:
        entry = Entry(grant, source, attack_effect)
        found.setdefault(_name(game, grant), []).append(entry)


def _name(game: Game, grant: ir.Grant) -> str:
    if isinstance(grant, ir.Adjust):
        if grant.number == "damage.dealt":
            return f"damage.{game.profile.damage.attacker_modifier_step}"
        if grant.number == "damage.taken":
            return f"damage.{game.profile.damage.defender_modifier_step}"
        return grant.number
    return f"forbid.{grant.act}" if isinstance(grant, ir.Forbid) else grant.at


def concerns(entry: Entry, player: int, uid: int) -> bool:
    """Is the Pokémon `uid` of `player` (or the player, with uid NO_POKEMON) meant by this grant's scope?"""
    scope = entry.grant.scope
    if scope == "this":
        return entry.source.pokemon == uid
    if scope == "all":
        return True
    return (entry.source.player == player) == (scope == "own")


def number(board: Board, name: str, base: int, player: int, uid: int = NO_POKEMON) -> int:
    """A number of the rules as modified now, for a Pokémon or a player."""
    entries = board.index.by_name.get(name)
    if entries is None:
        return base
    for entry in entries:
        grant = entry.grant
        if isinstance(grant, ir.Adjust) and concerns(entry, player, uid):
            base = grant.amount if grant.change == "set" else base + grant.amount
    return base


def forbidden(board: Board, act: str, player: int, uid: int = NO_POKEMON, attack: str = "") -> Entry | None:
    """The first grant that forbids an act to a Pokémon or player; None if nothing does."""
    entries = board.index.by_name.get("forbid." + act)
    if entries is None:
        return None
    for entry in entries:
        grant = entry.grant
        if isinstance(grant, ir.Forbid) and grant.attack in ("", attack) and concerns(entry, player, uid):
            return entry
    return None


def hp(board: Board, pokemon: Pokemon) -> int:
    """Hit Points as modified now."""
    return number(board, "hp", board.game.cards[pokemon.cards[-1]].hp, pokemon.player, pokemon.uid)


def retreat_cost(board: Board, pokemon: Pokemon) -> int:
    """Retreat Cost as modified now, in units (R-RET-3)."""
    base = board.game.cards[pokemon.cards[-1]].retreat
    return max(0, number(board, "retreat_cost", base, pokemon.player, pokemon.uid))


def bench_limit(board: Board, player: int) -> int:
    """Bench places of a player as modified now (R-BENCH-2)."""
    return max(0, number(board, "bench_limit", board.game.profile.turn.bench_limit, player))


def energy_limit(board: Board, player: int) -> int:
    """Energy attachments a player has per turn (R-ENE-2)."""
    return number(board, "energy_per_turn", board.game.energy_limit, player)


def retreat_limit(board: Board, player: int) -> int:
    """Retreats a player has per turn (R-RET-8)."""
    return number(board, "retreats_per_turn", board.game.retreat_limit, player)


def prize_value(board: Board, pokemon: Pokemon) -> int:
    """Prizes due for this Pokémon's Knock Out (R-KO-4, R-EXT-2)."""
    game = board.game
    base = 1 if game.profile.knock_out.prize_value == "one" else game.cards[pokemon.cards[-1]].prizes
    return max(0, number(board, "prize_value", base, pokemon.player, pokemon.uid))

"""Questions to the index: every number and permission of the rules is read through it (R-EXT-1)."""

from __future__ import annotations

from collections.abc import Callable

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, filters, indexing, past
from ptcg_desktop.engine.board import NO_POKEMON, Board, Entry
from ptcg_desktop.engine.game import Affinity, AttackFacts, Facts, PowerFacts
from ptcg_desktop.engine.state import Pokemon, Source

Scoped = ir.Adjust | ir.Forbid | ir.Allow | ir.Trigger | ir.Usable | ir.Counts | ir.Typed | ir.UsesAttacks


def in_force(board: Board, entry: Entry) -> bool:
    """Is this grant in force now: does its power work, do its conditions hold?"""
    source = entry.source
    if source.kind == "power" and not works(board, source):
        return False
    if not entry.conditions:
        return True
    return _alone(board, entry, lambda: all(amounts.holds(board, one, source, ()) for one in entry.conditions))


def _alone(board: Board, entry: Entry, question: Callable[[], bool]) -> bool:
    """The answer, while the entry itself counts as not in force."""
    busy = board.index.busy
    if any(entry is one for one in busy):
        return False
    busy.append(entry)
    try:
        return question()
    finally:
        busy.pop()


def works(board: Board, source: Source) -> bool:
    """Is this power not switched off by something else? While that is asked, all powers count as working."""
    index = board.index
    if index.asking or "forbid.power" not in index.by_name:
        return True
    index.asking = True
    try:
        one = filters.find(board, source.pokemon)
        return one is None or forbidden(board, "power", one.player, one.uid, source.name) is None
    finally:
        index.asking = False


def concerns(board: Board, entry: Entry, player: int, uid: int = NO_POKEMON) -> bool:
    """Is the Pokémon `uid` of `player` (or the player, with uid NO_POKEMON) meant by this grant, and is it in force?"""
    grant, source = entry.grant, entry.source
    if not isinstance(grant, Scoped):
        return source.pokemon == uid and in_force(board, entry)
    scope = grant.scope
    if scope == "this":
        if source.pokemon != uid:
            return False
    elif scope != "all" and (source.player == player) != (scope == "own"):
        return False
    if not isinstance(grant, ir.Usable) and grant.filter is not ir.ANY_POKEMON and uid != NO_POKEMON:
        one, rule = filters.find(board, uid), grant.filter
        if one is None or not _alone(board, entry, lambda: not filters.refuses(board, rule, one, source, ())):
            return False
    return in_force(board, entry)


def other_fits(
    board: Board, grant: ir.Adjust | ir.Forbid, source: Source, other: Pokemon | None, either_side: bool = False
) -> bool:
    """Is the Pokémon on the other side of an attack or effect one that the grant means?

    `either_side`: it is struck by its own attack, so whose it is does not matter.
    """
    if grant.other is ir.ANY_POKEMON and grant.other_side == "both":
        return True
    if other is None:
        return False
    if (
        grant.other_side != "both"
        and not either_side
        and (other.player == source.player) != (grant.other_side == "own")
    ):
        return False
    if grant.other.this and source.kind == "effect":
        return other.uid == source.other  # "this" is the Pokémon that put the effect on the one that bears it
    return not filters.refuses(board, grant.other, other, source, ())


def changed(board: Board, entry: Entry, grant: ir.Adjust, base: int) -> int:
    """A number after one grant."""
    amount = amounts.value(board, grant.amount, entry.source, ())
    return amount if grant.change == "set" else base + amount


def number(board: Board, name: str, base: int, player: int, uid: int = NO_POKEMON) -> int:
    """A number of the rules as modified now, for a Pokémon or a player."""
    entries = board.index.by_name.get(name)
    if entries is None:
        return base
    for entry in entries:
        grant = entry.grant
        if isinstance(grant, ir.Adjust) and concerns(board, entry, player, uid):
            base = changed(board, entry, grant, base)
    return base


def forbidden(
    board: Board,
    act: str,
    player: int,
    uid: int = NO_POKEMON,
    attack: str = "",
    card: int = -1,
    other: int = NO_POKEMON,
) -> Entry | None:
    """The first grant that forbids an act to a Pokémon or player; None if nothing does.

    `attack` is the attack or power that would be used, `card` the card that would be played or attached, `other` the
    Pokémon from which an effect comes.
    """
    entries = board.index.by_name.get("forbid." + act)
    if entries is None:
        return None
    for entry in entries:
        grant = entry.grant
        if (
            isinstance(grant, ir.Forbid)
            and (not _excepted(grant, attack) if act == "power" else grant.attack in ("", attack))
            and _card_fits(board, grant.card, card)
            and concerns(board, entry, player, uid)
            and other_fits(board, grant, entry.source, filters.find(board, other))
        ):
            return entry
    return None


def _excepted(grant: ir.Forbid, power: str) -> bool:
    """Is this power one that a grant against powers leaves alone? The text may name it in the plural."""
    return grant.attack != "" and grant.attack in (power, power + "s", power + "es")


def _card_fits(board: Board, rule: ir.CardFilter, card: int) -> bool:
    return rule is ir.ANY_CARD or (card >= 0 and filters.fits(board, rule, card, ()))


def allowed(
    board: Board, act: str, player: int, uid: int = NO_POKEMON, attack: str = "", card: int = -1
) -> ir.Allow | None:
    """The first grant that gives a permission to a Pokémon or player; None if nothing does."""
    entries = board.index.by_name.get("allow." + act)
    if entries is None:
        return None
    for entry in entries:
        grant = entry.grant
        if (
            isinstance(grant, ir.Allow)
            and grant.attack in ("", attack)
            and _card_fits(board, grant.card, card)
            and concerns(board, entry, player, uid)
        ):
            return grant
    return None


# --- what a Pokémon is -----------------------------------------------------------------------------------------------


def top(board: Board, one: Pokemon) -> Facts:
    """The facts by which a Pokémon plays now: of its top card, or of the one it is treated as."""
    card = copied(board, one) if "copy_of" in board.index.by_name else one.cards[-1]
    return board.game.cards[card]


def _counts(board: Board, one: Pokemon) -> list[ir.Counts]:
    return [
        entry.grant
        for entry in board.index.get("counts")
        if isinstance(entry.grant, ir.Counts) and concerns(board, entry, one.player, one.uid)
    ]


def types_of(board: Board, one: Pokemon) -> tuple[str, ...]:
    """The types of a Pokémon now."""
    types = top(board, one).types
    by_name = board.index.by_name
    if "typed.type" in by_name:
        types = _typed(board, "type", one) or types
    if "counts" in by_name:
        for grant in _counts(board, one):
            if grant.types:
                types = tuple(grant.types) if grant.only else (*types, *grant.types)
    return types


def also(board: Board, one: Pokemon, trait: str) -> tuple[str, ...]:
    """What a Pokémon counts as besides what is printed: of `"name"`, `"stage"` or `"group"`."""
    if "counts" not in board.index.by_name:
        return ()
    return tuple(value for grant in _counts(board, one) if (value := getattr(grant, trait)))


def _typed(board: Board, trait: str, one: Pokemon) -> tuple[str, ...]:
    found: tuple[str, ...] = ()
    for entry in board.index.get(f"typed.{trait}"):
        if isinstance(entry.grant, ir.Typed) and concerns(board, entry, one.player, one.uid):
            found = tuple(entry.grant.type)
    return found


def affinities(board: Board, one: Pokemon, trait: str) -> tuple[Affinity, ...]:
    """The Weaknesses (`"weakness"`) or Resistances of a Pokémon now."""
    facts = top(board, one)
    printed = facts.weaknesses if trait == "weakness" else facts.resistances
    if board.index.by_name:
        if number(board, trait, 1, one.player, one.uid) == 0:
            return ()
        typed = _typed(board, trait, one)
        if typed:
            mark = printed[0] if printed else Affinity("", "", 0)
            return tuple(Affinity(letter, mark.mark, mark.value) for letter in typed)
    return printed


def attacks_of(board: Board, one: Pokemon) -> tuple[tuple[int, AttackFacts], ...]:
    """The attacks a Pokémon can use, each with the card it stands on (R-EVO-6: of its top card, and what texts add)."""
    facts = top(board, one)
    own = tuple((one.cards[-1], attack) for attack in facts.attacks)
    if "copy_of" in board.index.by_name and facts is not board.game.cards[one.cards[-1]]:
        own = tuple((copied(board, one), attack) for attack in facts.attacks)
    entries = board.index.by_name.get("uses_attacks")
    if entries is None:
        return own
    found = list(own)
    for entry in entries:
        grant = entry.grant
        if isinstance(grant, ir.UsesAttacks) and concerns(board, entry, one.player, one.uid):
            for card in _lenders(board, entry, grant, one):
                names = {attack.name for _, attack in found}
                found.extend((card, attack) for attack in board.game.cards[card].attacks if attack.name not in names)
    return tuple(found)


def copied(board: Board, one: Pokemon) -> int:
    """The card whose facts a Pokémon plays by."""
    for entry in board.index.get("copy_of"):
        if isinstance(entry.grant, ir.CopyOf) and entry.source.pokemon == one.uid and in_force(board, entry):
            for other in filters.who(board, entry.grant.of, entry.source, ()):
                return other.cards[-1]
    return one.cards[-1]


def _lenders(board: Board, entry: Entry, grant: ir.UsesAttacks, one: Pokemon) -> tuple[int, ...]:
    """Cards whose attacks a grant lets a Pokémon use."""
    if grant.source == "this_card":
        return (entry.source.card,)
    if grant.source == "previous":
        return one.cards[:-1]
    if grant.source == "discard":
        discard = board.players[one.player].discard
        return tuple(card for card in discard if past.was(board, grant.other, card))
    where: ir.Where = "bench" if grant.source == "benched" else "active" if grant.source == "active" else "play"
    return tuple(
        other.cards[-1]
        for other in filters.at_place(board, one.player, where)
        if other.uid != one.uid and not filters.refuses(board, grant.other, other, entry.source, ())
    )


def power_works(board: Board, one: Pokemon, power: PowerFacts) -> bool:
    """Does this power of a Pokémon work now?"""
    if not indexing.power_works(board.game, one, power):
        return False
    return works(board, Source(one.player, one.cards[-1], one.uid, "power", power.name))


# --- numbers ---------------------------------------------------------------------------------------------------------


def hp(board: Board, pokemon: Pokemon) -> int:
    """Hit Points as modified now."""
    if not board.index.by_name:
        return board.game.cards[pokemon.cards[-1]].hp
    return max(0, number(board, "hp", top(board, pokemon).hp, pokemon.player, pokemon.uid))


def retreat_cost(board: Board, pokemon: Pokemon) -> int:
    """Retreat Cost as modified now, in units (R-RET-3)."""
    if not board.index.by_name:
        return board.game.cards[pokemon.cards[-1]].retreat
    return max(0, number(board, "retreat_cost", top(board, pokemon).retreat, pokemon.player, pokemon.uid))


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

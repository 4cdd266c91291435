"""Changes to a position as a person makes them with cards in the hand: each turns one situation into another.

No card is lost by moving it: what has to make room goes where the rules would put it. `edited` carries a change over to
the text of a position and leaves every line alone that it does not concern, with all that a person wrote there.
"""

from __future__ import annotations

from itertools import groupby
from typing import Literal, cast

from msgspec.structs import replace

from ptcg_desktop.services.position_text import ZONES, Block, Spot, block_of, blocks, read
from ptcg_desktop.services.scenario_format import (
    GivenSpec,
    Letter,
    PokemonSpec,
    SideSpec,
    StadiumSpec,
    UsedSpec,
    spread,
)

Role = Literal["pokemon", "evolution", "energy", "trainer", "stadium"]
"""What a card does when it is laid onto a Pokémon: take a place of its own, lie on top, or be attached."""
Allowance = Literal["energy", "retreat", "item", "supporter", "stadium"]
Part = Literal["energy", "attached"]
COUNTER = 10
"""Damage of one damage counter (R-DMG-13)."""
MOST_DAMAGE = 9990
_TURNED = ("asleep", "confused", "paralyzed")
"""Only one of these at a time (R-COND-2)."""


# --- looking ---------------------------------------------------------------------------------------------------------


def side_of(given: GivenSpec, letter: Letter) -> SideSpec:
    """One side."""
    return given.A if letter == "A" else given.B


def pokemon_at(given: GivenSpec, spot: Spot) -> PokemonSpec | None:
    """The Pokémon that lies there."""
    side = side_of(given, spot.side)
    if spot.zone == "active":
        return side.active
    return side.bench[spot.at] if spot.zone == "bench" and 0 <= spot.at < len(side.bench) else None


def names_in(given: GivenSpec, letter: Letter, zone: str) -> list[str]:
    """The cards of a zone of `ZONES`, one entry for each."""
    names: list[str] = getattr(side_of(given, letter), zone)
    return spread(names)


def cards_of(one: PokemonSpec) -> list[str]:
    """All cards of a Pokémon, the top one first."""
    return [one.card, *reversed(one.under), *spread(one.energy), *spread(one.attached)]


def card_at(given: GivenSpec, spot: Spot) -> str:
    """The name of the card on top there; empty if there is none."""
    if spot.zone == "stadium":
        return given.stadium.card if given.stadium is not None else ""
    if spot.zone in ZONES:
        names = names_in(given, spot.side, spot.zone)
        at = _index(spot, len(names))
        return names[at] if at >= 0 else ""
    one = pokemon_at(given, spot)
    return "" if one is None else one.card


# --- parts -----------------------------------------------------------------------------------------------------------


def _index(spot: Spot, count: int) -> int:
    """Which card of a zone is meant: a zone without a number means its uppermost; -1 if there is none."""
    at = spot.at if spot.at >= 0 else (0 if spot.zone == "deck" else count - 1)
    return at if at < count else -1


def _collapsed(names: list[str]) -> list[str]:
    runs = [(name, len(list(run))) for name, run in groupby(names)]
    return [name if count == 1 else f"{name}*{count}" for name, count in runs]


def _with_side(given: GivenSpec, letter: Letter, side: SideSpec) -> GivenSpec:
    return replace(given, A=side) if letter == "A" else replace(given, B=side)


def _with_names(given: GivenSpec, letter: Letter, zone: str, names: list[str]) -> GivenSpec:
    return _with_side(given, letter, replace(side_of(given, letter), **{zone: _collapsed(names)}))


def _with_pokemon(given: GivenSpec, spot: Spot, one: PokemonSpec | None) -> GivenSpec:
    """Another Pokémon in a place, or none; a Bench closes its gaps, and one that is too short grows at its end."""
    side = side_of(given, spot.side)
    if spot.zone == "active":
        return _with_side(given, spot.side, replace(side, active=one))
    bench = list(side.bench)
    place = slice(spot.at, spot.at + 1) if 0 <= spot.at < len(bench) else slice(len(bench), None)
    bench[place] = [] if one is None else [one]
    return _with_side(given, spot.side, replace(side, bench=bench))


def _labelled(given: GivenSpec) -> GivenSpec:
    """Labels are places in a text: they follow the Pokémon's order."""
    for letter in cast("tuple[Letter, ...]", ("A", "B")):
        side, low = side_of(given, letter), letter.lower()
        active = None if side.active is None else replace(side.active, id=f"{low}1")
        bench = [replace(one, id=f"{low}{number}") for number, one in enumerate(side.bench, 2)]
        given = _with_side(given, letter, replace(side, active=active, bench=bench))
    return given


# --- cards -----------------------------------------------------------------------------------------------------------


def put(given: GivenSpec, name: str, role: Role, target: Spot) -> GivenSpec:
    """One more card: onto a deck, under the other piles, or to a Pokémon."""
    letter = target.side
    if target.zone in ZONES:
        names = names_in(given, letter, target.zone)
        at = 0 if target.zone == "deck" else len(names)
        return _with_names(given, letter, target.zone, [*names[:at], name, *names[at:]])
    if target.zone == "stadium":
        before = given.stadium
        if before is not None:  # a newly played Stadium discards the old one, to its owner (R-TRN-5)
            given = put(given, before.card, "stadium", Spot(before.owner, "discard"))
        return replace(given, stadium=StadiumSpec(name, letter))
    one = pokemon_at(given, target)
    if one is None:
        return _labelled(_with_pokemon(given, target, PokemonSpec("", name)))
    if role == "energy":
        return _with_pokemon(given, target, replace(one, energy=_collapsed([*spread(one.energy), name])))
    if role == "evolution":
        return _with_pokemon(given, target, replace(one, card=name, under=[*one.under, one.card]))
    if role in ("trainer", "stadium"):
        return _with_pokemon(given, target, replace(one, attached=_collapsed([*spread(one.attached), name])))
    return _placed(given, PokemonSpec("", name), target)


def _placed(given: GivenSpec, new: PokemonSpec, target: Spot) -> GivenSpec:
    """A Pokémon comes to a place; who is there makes room on the Bench."""
    there = pokemon_at(given, target) if target.zone == "active" else None
    if target.zone == "active":
        given = _with_pokemon(given, target, new)
    moved = there if target.zone == "active" else new
    if moved is not None:
        given = _with_pokemon(given, Spot(target.side, "bench"), moved)
    return _labelled(given)


def removed(given: GivenSpec, source: Spot) -> GivenSpec:
    """Without what lies there; of a pile its uppermost card."""
    if source.zone == "stadium":
        return replace(given, stadium=None)
    if source.zone in ZONES:
        names = names_in(given, source.side, source.zone)
        at = _index(source, len(names))
        return given if at < 0 else _with_names(given, source.side, source.zone, names[:at] + names[at + 1 :])
    return given if pokemon_at(given, source) is None else _labelled(_with_pokemon(given, source, None))


def moved(given: GivenSpec, source: Spot, target: Spot, role: Role) -> GivenSpec:
    """What lies at `source` goes to `target`; `role` is that of its card.

    Pokémon change places with each other; one that goes to a pile takes all its cards along.
    """
    one = pokemon_at(given, source)
    if one is not None:
        return _moved_pokemon(given, one, source, target)
    name = card_at(given, source)
    if not name or (source.side, source.zone) == (target.side, target.zone):
        return given
    return put(removed(given, source), name, role, target)


def _moved_pokemon(given: GivenSpec, one: PokemonSpec, source: Spot, target: Spot) -> GivenSpec:
    if target == source or target.zone == "stadium":
        return given
    if target.zone in ZONES:
        for name in cards_of(one):
            given = put(given, name, "trainer", target)
        return removed(given, source)
    there = pokemon_at(given, target)
    if there is not None:
        return _labelled(_with_pokemon(_with_pokemon(given, source, there), target, one))
    given = _with_pokemon(given, source, None)
    free = target if target.zone == "active" else Spot(target.side, "bench")
    return _labelled(_with_pokemon(given, free, one))


def detached(given: GivenSpec, spot: Spot, part: Part, at: int) -> GivenSpec:
    """Without one of the cards attached to a Pokémon; it goes to the discard pile."""
    one = pokemon_at(given, spot)
    names = [] if one is None else spread(one.energy if part == "energy" else one.attached)
    if one is None or not 0 <= at < len(names):
        return given
    rest = _collapsed(names[:at] + names[at + 1 :])
    one = replace(one, energy=rest) if part == "energy" else replace(one, attached=rest)
    return put(_with_pokemon(given, spot, one), names[at], "trainer", Spot(spot.side, "discard"))


def devolved(given: GivenSpec, spot: Spot) -> GivenSpec:
    """The top card of an evolved Pokémon goes to the hand."""
    one = pokemon_at(given, spot)
    if one is None or not one.under:
        return given
    lower = replace(one, card=one.under[-1], under=one.under[:-1])
    return put(_with_pokemon(given, spot, lower), one.card, "evolution", Spot(spot.side, "hand"))


# --- what is on a Pokémon --------------------------------------------------------------------------------------------


def damaged(given: GivenSpec, spot: Spot, change: int) -> GivenSpec:
    """So many points of damage more, or fewer."""
    one = pokemon_at(given, spot)
    if one is None:
        return given
    return _with_pokemon(given, spot, replace(one, damage=max(0, min(MOST_DAMAGE, one.damage + change))))


def has_condition(one: PokemonSpec, kind: str) -> bool:
    """Is it in this Special Condition?"""
    return any(each.partition(":")[0] == kind for each in (*one.conditions, *one.new_conditions))


def condition_switched(given: GivenSpec, spot: Spot, kind: str) -> GivenSpec:
    """Put a Special Condition on, in place of those it replaces (R-COND-2), or take it off."""
    one = pokemon_at(given, spot)
    if one is None:
        return given
    gone = _TURNED if kind in _TURNED else (kind,)
    old, new = (
        [each for each in listed if each.partition(":")[0] not in gone]
        for listed in (one.conditions, one.new_conditions)
    )
    if not has_condition(one, kind):
        old = [*old, kind]
    return _with_pokemon(given, spot, replace(one, conditions=old, new_conditions=new))


def fresh_switched(given: GivenSpec, spot: Spot) -> GivenSpec:
    """It came into play or evolved this turn, or earlier."""
    one = pokemon_at(given, spot)
    return given if one is None else _with_pokemon(given, spot, replace(one, fresh=not one.fresh))


def power_switched(given: GivenSpec, spot: Spot, power: str) -> GivenSpec:
    """A power was used this turn, or not."""
    one = pokemon_at(given, spot)
    if one is None:
        return given
    used = [each for each in one.used if each != power] if power in one.used else [*one.used, power]
    return _with_pokemon(given, spot, replace(one, used=used))


# --- the whole -------------------------------------------------------------------------------------------------------


def turned_to(given: GivenSpec, player: Letter, number: int) -> GivenSpec:
    """Another turn."""
    return replace(given, turn=replace(given.turn, player=player, number=max(1, number)))


def allowance_switched(given: GivenSpec, what: Allowance, used: bool) -> GivenSpec:
    """What may be done once a turn was done, or not."""
    values: dict[str, bool | int] = {what: used}
    return given if bool(getattr(given.used, what)) == used else replace(given, used=replace(given.used, **values))


def cleared(given: GivenSpec) -> GivenSpec:
    """An empty board in the same turn."""
    return replace(given, stadium=None, used=UsedSpec(), chance=None, A=SideSpec(), B=SideSpec())


def mirrored(given: GivenSpec) -> GivenSpec:
    """The sides change places, whose turn it is too."""
    other: dict[Letter, Letter] = {"A": "B", "B": "A"}
    stadium = given.stadium
    if stadium is not None:
        stadium = replace(stadium, owner=other[stadium.owner])
    turn = replace(given.turn, player=other[given.turn.player])
    return _labelled(replace(given, turn=turn, stadium=stadium, A=given.B, B=given.A))


# --- in the text -----------------------------------------------------------------------------------------------------


def edited(text: str, given: GivenSpec, language: str, profile: str = "") -> str:
    """The text changed so that it means `given`: comments, and lines that mean what they meant, stay as they are.

    Args:
        profile: The rules; empty: those of the text.
    """
    before = read(text)
    had = blocks(before.given, before.profile, language)
    wanted = blocks(given, profile or before.profile, language)
    lines = text.splitlines()
    for block, new in wanted.items():
        if new != had[block]:
            lines = _with_block(lines, block, _as_written(lines, block, new, language), list(wanted))
    return "\n".join(lines) + "\n" if lines else ""


def _is_about(line: str, block: Block) -> bool:
    return block_of(line) == block and not line.lstrip().startswith("#")


def _as_written(lines: list[str], block: Block, new: list[str], language: str) -> list[str]:
    """Lines that say what one of the text says are kept in the words of the text."""
    kept: dict[str, str] = {}
    for line in lines:
        if _is_about(line, block):
            alone = read(line)
            said = blocks(alone.given, alone.profile, language)[block]
            if len(said) == 1 and not alone.problems:
                kept[said[0]] = line
    return [kept.get(line, line) for line in new]


def _with_block(lines: list[str], block: Block, new: list[str], order: list[Block]) -> list[str]:
    """The lines of a block replaced, where its first one was, else after those that come before it."""
    old = [at for at, line in enumerate(lines) if _is_about(line, block)]
    if old:
        rest = [line for at, line in enumerate(lines) if at > old[0] and at not in old]
        return [*lines[: old[0]], *new, *rest]
    earlier = order[: order.index(block)]
    near = [at for at, line in enumerate(lines) if any(_is_about(line, each) for each in earlier)]
    at = near[-1] + 1 if near else 0
    apart = bool(near) and block_of(lines[near[-1]])[0] != block[0]
    return [*lines[:at], *([""] if apart else []), *new, *lines[at:]]

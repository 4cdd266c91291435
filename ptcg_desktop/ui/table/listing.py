"""The board in words, line by line: the parallel list for the keyboard and for screen readers.

It is made from the `Picture`, so it can say nothing that the board does not show.
"""

from __future__ import annotations

from ptcg_desktop.ui.table.layout import Side
from ptcg_desktop.ui.table.picture import Handle, Picture, PokemonPicture
from ptcg_desktop.ui.table.wording import Wording

_CONDITIONS = {"left": "asleep", "right": "paralyzed", "upside_down": "confused"}
_SIDES: tuple[Side, Side] = ("near", "far")


def listed(picture: Picture, wording: Wording) -> list[tuple[str, Handle | None]]:
    """Lines with what they are about; None for a line that only counts piles."""
    lines: list[tuple[str, Handle | None]] = []
    for side in _SIDES:
        lines.append((_piles(picture, side, wording), None))
        own = sorted((each for each in picture.pokemon if each.side == side), key=lambda each: each.place)
        lines += [(pokemon_line(each, picture, wording), each.handle) for each in own]
        if side == "near":
            lines += [
                (wording.say("table.list.hand", name=wording.name(card.card)), card.handle)
                for card in picture.near.hand
            ]
        if picture.half(side).markers:
            markers = list(picture.half(side).markers)
            lines.append((wording.capital(wording.say("table.list.markers", markers=markers)), None))
        lines += [(wording.capital(what), None) for what in picture.half(side).once]
        lost, discard = picture.half(side).lost, picture.half(side).discard
        if lost:
            who = wording.capital(picture.half(side).name)
            lines.append((wording.say("table.manual.pile", who=who, count=len(lost)), Handle("lost", side)))
        if discard:
            who = wording.capital(picture.half(side).name)
            lines.append((wording.say("table.pile", who=who, count=len(discard)), Handle("discard", side)))
    if picture.stadium is not None:
        name = wording.name(picture.stadium)
        lines.append((wording.say("table.list.stadium", name=name), Handle("stadium", "near")))
    return lines


def _piles(picture: Picture, side: Side, wording: Wording) -> str:
    half = picture.half(side)
    return wording.say(
        "table.list.piles",
        who=wording.capital(half.name),
        hand=half.hand_count,
        deck=half.deck,
        discard=len(half.discard),
        prizes=len(half.prizes),
    )


def pokemon_line(one: PokemonPicture, picture: Picture, wording: Wording) -> str:
    """One Pokémon in play in words."""
    who = wording.capital(picture.half(one.side).name)
    active = one.place < 0
    where = wording.say("table.list.active") if active else wording.say("table.list.bench", place=one.place + 1)
    if one.card is None:
        return wording.say("table.list.face_down", who=who, where=where)
    left = max(0, one.hp - one.damage)
    parts = [wording.say("table.list.pokemon", who=who, where=where, name=wording.name(one.card), left=left, hp=one.hp)]
    kinds = [_CONDITIONS[one.turned]] if one.turned in _CONDITIONS else []
    kinds += ["poisoned"] if one.poisoned else []
    kinds += ["burned"] if one.burned else []
    parts += [wording.term(kind) for kind in kinds]
    units = [unit for card in one.energy for unit in card]
    if units:
        words = [f"{units.count(unit)} {wording.energy(unit)}" for unit in dict.fromkeys(units)]
        parts.append(wording.say("table.list.energy", energy=words))
    if one.attached:
        parts.append(wording.say("table.list.attached", cards=[wording.name(card) for card in one.attached]))
    if one.markers:
        parts.append(wording.say("table.list.markers", markers=list(one.markers)))
    below = [wording.name(card) for card in one.stack[:-1] if card is not None]
    if below:
        parts.append(wording.say("table.list.since", cards=below))
    return ", ".join(parts)

"""The board in words, line by line: the parallel list for the keyboard and for screen readers.

It is made from the `Picture`, so it can say nothing that the board does not show.
"""

from __future__ import annotations

from dataclasses import dataclass

from ptcg_desktop.ui.table.layout import Side
from ptcg_desktop.ui.table.picture import Handle, Picture, PokemonPicture
from ptcg_desktop.ui.table.wording import Wording

_CONDITIONS = {"left": "asleep", "right": "paralyzed", "upside_down": "confused"}
_SIDES: tuple[Side, Side] = ("near", "far")


@dataclass(frozen=True)
class Line:
    """One line: what it is about on the board, or the answer of the open choice that it gives."""

    text: str
    handle: Handle | None = None
    answer: int | None = None

    @property
    def plain(self) -> bool:
        """Is there nothing to choose?"""
        return self.handle is None and self.answer is None


def listed(picture: Picture, wording: Wording) -> list[Line]:
    """The board from the person's side to the other: Active, Bench, hand, piles."""
    lines: list[Line] = []
    for side in _SIDES:
        own = sorted((each for each in picture.pokemon if each.side == side), key=lambda each: each.place)
        lines += [Line(pokemon_line(each, picture, wording), each.handle) for each in own]
        if side == "near":
            hand = picture.near.hand
            lines += [Line(wording.say("table.list.hand", name=wording.name(card.card)), card.handle) for card in hand]
        lines += _beside(picture, side, wording)
    if picture.stadium is not None:
        name = wording.name(picture.stadium)
        lines.append(Line(wording.say("table.list.stadium", name=name), Handle("stadium", "near")))
    return lines


def _beside(picture: Picture, side: Side, wording: Wording) -> list[Line]:
    """Piles, markers and what is used up of one side."""
    half, who = picture.half(side), wording.capital(picture.half(side).name)
    lines = [Line(_piles(picture, side, wording))]
    if half.discard:
        text = wording.say("table.pile", who=who, count=len(half.discard))
        lines.append(Line(text, Handle("discard", side)))
    if half.lost:
        text = wording.say("table.manual.pile", who=who, count=len(half.lost))
        lines.append(Line(text, Handle("lost", side)))
    if half.markers:
        lines.append(Line(wording.capital(wording.say("table.list.markers", markers=list(half.markers)))))
    return lines + [Line(wording.capital(what)) for what in half.once]


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

"""A deck in the order in which people read one: Pokémon by evolution line, Trainers by kind, Energy.

Pure functions over the deck list; no Qt.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable
from typing import Literal

import msgspec

from ptcg_desktop.cards import CardDef
from ptcg_desktop.cards.names import fold, name_key
from ptcg_desktop.decks import Entry

SectionId = Literal["pokemon", "trainer", "energy", "missing", "line", "type", "set", "maybe"]
GroupBy = Literal["kind", "line", "type", "set"]
"""By kind of card; each evolution line apart; by type; by set."""
_KINDS: tuple[SectionId, ...] = ("pokemon", "trainer", "energy", "missing")

_STAGE_RANK = {
    "basic": 0,
    "baby": 0,
    "restored": 1,
    "stage1": 1,
    "stage2": 2,
    "level_up": 3,
    "mega": 3,
    "break": 3,
    "legend": 3,
    "v_union": 3,
    "vmax": 2,
    "vstar": 2,
}
_TRAINER_RANK = {
    kind: rank
    for rank, kind in enumerate(
        ("supporter", "trainer", "item", "technical_machine", "rocket_secret_machine", "tool", "stadium", "")
    )
}
ParentOf = Callable[[str], str]
"""English name of a Pokémon → English name of what it evolves from, `""` if nothing or not known."""


class Line(msgspec.Struct, frozen=True):
    """One line of the deck: an entry and how deep it stands in its evolution line (0 = its first member here).

    `maybe`: it is a candidate, no part of the deck.
    """

    entry: Entry
    depth: int = 0
    maybe: bool = False


class Section(msgspec.Struct, frozen=True):
    """A part of the deck with the number of copies in it.

    Attributes:
        name: What tells sections of one id apart: a set id, the letter of a type, the card id at the root of a line.
    """

    id: SectionId
    count: int
    lines: tuple[Line, ...]
    name: str = ""


def group(entries: Iterable[Entry], parent_of: ParentOf | None = None) -> tuple[Section, ...]:
    """Sort deck entries into sections; empty sections are left out.

    Args:
        entries: The deck; entries without a card go to the section `"missing"`.
        parent_of: Bridges a stage the deck skips (a Stage 2 stands with its Basic though no Stage 1 is played).
    """
    parts: dict[SectionId, list[Entry]] = defaultdict(list)
    for entry in entries:
        parts[entry.card.kind if entry.card else "missing"].append(entry)
    orders: dict[SectionId, Callable[[list[Entry]], list[Line]]] = {
        "pokemon": lambda found: _evolution_lines(found, parent_of or (lambda _name: "")),
        "trainer": _trainers,
        "energy": _energies,
        "missing": lambda found: [Line(entry) for entry in sorted(found, key=lambda entry: fold(entry.name))],
    }
    return tuple(
        Section(part, sum(entry.count for entry in parts[part]), tuple(orders[part](parts[part])))
        for part in _KINDS
        if parts[part]
    )


def regroup(sections: tuple[Section, ...], by: GroupBy) -> tuple[Section, ...]:
    """The same lines, which `group` has put in order, under other headings."""
    if by == "kind":
        return sections
    parts: dict[tuple[SectionId, str], list[Line]] = {}
    for section in sections:
        root = ""
        for line in section.lines:
            root = root if line.depth else line.entry.card_id
            parts.setdefault(_heading(section.id, line, root, by), []).append(line)
    made = [_section(part, name, lines) for (part, name), lines in parts.items()]
    return tuple(sorted(made, key=lambda section: section.name) if by == "set" else made)


def _heading(kind: SectionId, line: Line, root: str, by: GroupBy) -> tuple[SectionId, str]:
    """Id and name of the section a line stands in."""
    card = line.entry.card
    if by == "set" and kind != "missing":
        return "set", line.entry.set_id
    if kind != "pokemon" or card is None:
        return kind, ""
    return ("line", root) if by == "line" else ("type", card.types[0] if card.types else "")


def _section(part: SectionId, name: str, lines: list[Line]) -> Section:
    return Section(part, sum(line.entry.count for line in lines), tuple(lines), name)


def candidates(entries: Iterable[Entry]) -> Section:
    """The cards that may come in, as one section in the order of the others; also where there are none."""
    lines = [Line(line.entry, maybe=True) for section in group(entries) for line in section.lines]
    return _section("maybe", "", lines)


def _trainers(entries: list[Entry]) -> list[Line]:
    def order(entry: Entry) -> tuple[int, int, str, str]:
        kind = entry.card.trainer_kind if entry.card else ""
        return _TRAINER_RANK.get(kind, 9), -entry.count, fold(entry.name), entry.card_id

    return [Line(entry) for entry in sorted(entries, key=order)]


def _energies(entries: list[Entry]) -> list[Line]:
    def order(entry: Entry) -> tuple[bool, int, str, str]:
        basic = entry.card is not None and entry.card.is_basic_energy
        return not basic, -entry.count, fold(entry.name), entry.card_id

    return [Line(entry) for entry in sorted(entries, key=order)]


def _evolution_lines(entries: list[Entry], parent_of: ParentOf) -> list[Line]:
    """Families in order of their copies, each as a tree: parents before children, prints of one name together."""
    by_name: dict[str, list[Entry]] = defaultdict(list)
    for entry in entries:
        by_name[_key(entry)].append(entry)
    parent = {name: _parent_here(found[0].card, by_name, parent_of) for name, found in by_name.items()}
    children: dict[str | None, list[str]] = defaultdict(list)
    for name, above in parent.items():
        children[above].append(name)

    def copies(name: str, above: frozenset[str] = frozenset()) -> int:
        below = [child for child in children[name] if child not in above]
        own = sum(entry.count for entry in by_name[name])
        return own + sum(copies(child, above | {name}) for child in below)

    def order(name: str) -> tuple[int, int, str]:
        stages = [_STAGE_RANK.get(entry.card.stage, 0) for entry in by_name[name] if entry.card]
        return -copies(name), min(stages, default=0), name

    lines: list[Line] = []
    placed: set[str] = set()

    def walk(name: str, depth: int) -> None:
        if name in placed:
            return
        placed.add(name)
        for entry in sorted(by_name[name], key=lambda entry: (-entry.count, entry.card_id)):
            lines.append(Line(entry, depth))
        for child in sorted(children[name], key=order):
            walk(child, depth + 1)

    for root in (*sorted(children[None], key=order), *sorted(by_name)):  # the second part: data that evolves in a ring
        walk(root, 0)
    return lines


def _key(entry: Entry) -> str:
    return name_key(entry.card.name.get("en") if entry.card else entry.name)


def _parent_here(card: CardDef | None, present: dict[str, list[Entry]], parent_of: ParentOf) -> str | None:
    """Name key of the nearest earlier stage that the deck plays, None if it plays none."""
    if card is None:
        return None
    seen = {name_key(card.name.get("en"))}
    above = card.evolves_from.get("en")
    while above and (key := name_key(above)) not in seen:
        if key in present:
            return key
        seen.add(key)
        above = parent_of(above)
    return None

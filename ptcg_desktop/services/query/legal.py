"""Which cards may be put into a deck of a format on a day: the judgement of the deck check, over all cards at once."""

from __future__ import annotations

from collections.abc import Collection

from ptcg_desktop.cards import CardDef, Text
from ptcg_desktop.decks import Format, house, load_deck_rules
from ptcg_desktop.services.query.columns import among, mask_of
from ptcg_desktop.services.query.table import Table


def pool(table: Table, settled: str) -> int:
    """Cards of `format` or `format@day` as `Pool.mask`, asked once per table and state of the house formats."""
    if settled.partition("@")[0] not in house().formats:
        return table.full  # a house format that is gone by now
    key = f"{settled}#{house().state}"
    found = table.pools.get(key)
    if found is None:
        found = table.pools[key] = Pool(table).mask(settled)
    return found


class Pool:
    """The pool of a format over one table."""

    def __init__(self, table: Table) -> None:
        self._table = table

    def mask(self, settled: str) -> int:
        """Cards of `format` or `format@day`: in the format themselves, or with the text of one that is.

        A ban holds for every print with the same text. What no deck of the format may hold is out whatever its set.
        """
        name, _, day = settled.partition("@")
        fmt = house().formats[name]
        return self._in_pool(fmt, day) & ~self._kept_out(fmt)

    def _in_pool(self, fmt: Format, day: str) -> int:
        table = self._table
        inside = self._inside(fmt, day)
        banned = self._places(fmt.banned(day))
        functions = table.functions
        if not fmt.reprints:
            return inside & ~banned
        codes = functions.codes
        allowed = bytearray(b"0") * len(functions.values)
        for code in set(among(codes, inside & ~banned, table.size)):
            allowed[code] = ord("1")
        for code in set(among(codes, banned, table.size)):
            allowed[code] = ord("0")
        # A card that is itself in the format stays in, as in the deck check, unless it is banned by its own id.
        return (functions.chosen(bytes(allowed)) | inside) & ~banned

    def _inside(self, fmt: Format, day: str) -> int:
        """Printings that are in by themselves; cards with the same set, mark, day and kind are judged once."""
        table = self._table
        groups = table.printings
        found = groups.mask(lambda group: fmt.verdict(_stand_in("", *group), day) == "in")
        period = fmt.period(day)
        numbered = table.sets.mask(lambda set_id: set_id in period.numbers) if period.numbers else 0
        single = mask_of(
            (row for card_id in period.cards if (row := table.index.positions.get(card_id)) is not None), table.size
        )
        rows = [
            row
            for row in among(range(table.size), numbered | single, table.size)
            if fmt.verdict(_stand_in(table.ids[row], *groups.values[groups.codes[row]]), day) == "in"
        ]
        return found & ~numbered | mask_of(rows, table.size)

    def _kept_out(self, fmt: Format) -> int:
        """Cards that one copy of makes a deck illegal: Rule Boxes, groups and types the format does not have."""
        table, rules = self._table, fmt.over(load_deck_rules(fmt.profile))
        words = {group for group, limit in rules.limit_groups.items() if limit == 0}
        if not fmt.deck.rule_boxes:
            words.add("rulebox")
        letters = {
            "pokemon": set(rules.pokemon_types),
            "basic": set(rules.basic_energy_types),
            "special": {*rules.energy_types, "*"},
        }

        def foreign(said: tuple[str, str, str]) -> bool:
            kind, within, types = said
            known = letters.get(within if kind == "energy" else kind)
            return known is not None and not known.issuperset(types)

        return table.flags.mask(lambda flags: not words.isdisjoint(flags)) | table.kinds_and_types.mask(foreign)

    def _places(self, ids: Collection[str]) -> int:
        positions = self._table.index.positions
        return mask_of((positions[card_id] for card_id in ids if card_id in positions), self._table.size)


def _stand_in(card_id: str, set_id: str, mark: str, release: str, kind: str, within: str) -> CardDef:
    """As much of a card as a format looks at."""
    return CardDef(
        id=card_id,
        set_id=set_id,
        number="",
        name=Text(),
        kind=kind,  # type: ignore[arg-type]  # a column of kinds
        energy_kind="basic" if kind == "energy" and within == "basic" else "",
        mark=mark,
        release=release,
    )

"""What search asks of cards beyond their names, as columns: written by an import, read when a query first needs them.

Each column names every different value once and tells for each card which one it has: 22,000 cards are a few hundred
kilobytes, read in some milliseconds. Card text stands apart, because it is large and few queries ask for it.
"""

from __future__ import annotations

import sys
import unicodedata
from array import array
from collections.abc import Iterable, Sequence

import msgspec

from ptcg_desktop.cards import CardDef, Text
from ptcg_desktop.cards.identity import function_key
from ptcg_desktop.cards.names import fold
from ptcg_desktop.effects.groups import is_of
from ptcg_desktop.services.symbols import symbols_in_words

FACTS, TEXTS = "search.facts", "search.texts"
"""Names of the two documents in the catalogue file."""

_SILENT = dict.fromkeys(map(ord, "'’‘´`ʼ′"), None)
_TEXT_SIGNS = {ord("−"): "-", ord("–"): "-", ord("×"): "x", ord("“"): '"', ord("”"): '"', ord("\n"): " "}


def plain(text: str) -> str:
    """Card text as patterns see it: lower case, no accents, no apostrophes; other punctuation stays."""
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text.translate(_TEXT_SIGNS | _SILENT).casefold())
        text = "".join(char for char in text if not unicodedata.combining(char))
    return text.translate(_SILENT).replace("\n", " ").lower()


class Coded(msgspec.Struct, array_like=True):
    """A column: every different value once, and for each card the place of its value (4 bytes, little endian)."""

    values: list[str]
    codes: bytes

    def places(self) -> list[int]:
        """The place of each card's value."""
        return _unpacked(self.codes).tolist()


class Texts(msgspec.Struct, array_like=True):
    """Every different line of card text (`plain`), and which cards have it.

    Attributes:
        lines: Names and texts of attacks and powers and rules, in both languages.
        counts: For each line the number of cards that have it (4 bytes each).
        rows: The cards of each line, one line after the other (4 bytes each).
    """

    lines: list[str]
    counts: bytes
    rows: bytes

    def owners(self) -> list[array[int]]:
        """The cards of each line."""
        rows, found, at = _unpacked(self.rows), [], 0
        for count in _unpacked(self.counts):
            found.append(rows[at : at + count])
            at += count
        return found


class Facts(msgspec.Struct, array_like=True):
    """One value per card in each column, in the order of `catalogue_index.Columns`.

    Attributes:
        releases: ISO dates.
        retreats: Units; `""` for cards without.
        weak, resist: Type letters.
        costs: Attack costs as letters, joined by `|`; `-` for cards without attacks.
        damages: Base damage of the attacks, joined by `|`; `""` for cards without attacks.
        evolves: Earlier stage, folded, a line per language; attacks, powers: their names likewise.
        flags: Words apart by spaces: what `is:` and `has:` ask.
        functions: Digest of the function (cards.identity).
    """

    releases: Coded
    retreats: Coded
    weak: Coded
    resist: Coded
    costs: Coded
    damages: Coded
    evolves: Coded
    attacks: Coded
    powers: Coded
    artists: Coded
    flags: Coded
    functions: Coded


def coded(values: Iterable[str]) -> Coded:
    """A column out of one value per card."""
    known: dict[str, int] = {}
    codes = array("I", (known.setdefault(value, len(known)) for value in values))
    return Coded(list(known), _packed(codes))


def make_facts(cards: Sequence[CardDef]) -> Facts:
    """The columns over cards that stand in the order of `catalogue_index.Columns`."""
    return Facts(
        releases=coded(card.release for card in cards),
        retreats=coded(str(card.retreat or 0) if card.kind == "pokemon" else "" for card in cards),
        weak=coded("".join(modifier.type for modifier in card.weaknesses) for card in cards),
        resist=coded("".join(modifier.type for modifier in card.resistances) for card in cards),
        costs=coded(
            "|".join("".join(attack.cost) for attack in card.attacks) if card.attacks else "-" for card in cards
        ),
        damages=coded("|".join(str(attack.damage.base) for attack in card.attacks) for card in cards),
        evolves=coded(_names([card.evolves_from]) for card in cards),
        attacks=coded(_names([attack.name for attack in card.attacks]) for card in cards),
        powers=coded(_names([power.name for power in card.powers]) for card in cards),
        artists=coded(card.artist for card in cards),
        flags=coded(" ".join(sorted(_flags(card))) for card in cards),
        functions=coded(function_key(card) for card in cards),
    )


def make_texts(cards: Sequence[CardDef]) -> Texts:
    """Card text over cards that stand in the order of `catalogue_index.Columns`."""
    plains: dict[str, str] = {}
    owners: dict[str, list[int]] = {}
    for row, card in enumerate(cards):
        own: set[str] = set()
        for text in _texts(card):
            for wording, language in ((text.en, "en"), (text.pt, "pt")):
                if wording:
                    line = plains.get(wording)
                    if line is None:
                        line = plains[wording] = plain(symbols_in_words(wording, language))
                    own.add(line)
        for line in own:
            owners.setdefault(line, []).append(row)
    counts = array("I", map(len, owners.values()))
    return Texts(list(owners), _packed(counts), _packed(array("I", (row for rows in owners.values() for row in rows))))


def _texts(card: CardDef) -> Iterable[Text]:
    for power in card.powers:
        yield power.name
        yield power.text
    for attack in card.attacks:
        yield attack.name
        yield attack.text
    yield from card.rules


def _names(names: Iterable[Text]) -> str:
    return "\n".join(dict.fromkeys(fold(wording) for name in names for wording in (name.en, name.pt) if wording))


def _flags(card: CardDef) -> set[str]:
    found = {group.partition(":")[0] for group in card.limit_groups}
    found.update(power.kind for power in card.powers)
    found.update(variant.finish for variant in card.variants)
    if any("1st-edition" in variant.details for variant in card.variants):
        found.add("first")
    if card.kind == "pokemon":
        found |= _pokemon_flags(card)
    facts = {
        "en": bool(card.name.en),
        "pt": bool(card.name.pt),
        "text": any(text.en or text.pt for text in _texts(card)),
        "attack": bool(card.attacks),
        "power": bool(card.powers),
        "image": bool(card.pictures),
        "artist": bool(card.artist),
        "weakness": bool(card.weaknesses),
        "resistance": bool(card.resistances),
        "mark": bool(card.mark),
        "dex": bool(card.dex),
        "repaired": bool(card.repaired),
        "promo": card.rarity == "Promo",
        "delta": "δ" in card.name.get("en"),
    }
    return found | {name for name, holds in facts.items() if holds}


def _pokemon_flags(card: CardDef) -> set[str]:
    suffix = card.suffix.lower()
    found = {suffix} & {"ex", "gx", "v", "sp", "prime", "legend"}
    if suffix == "tag team-gx":
        found |= {"gx", "tagteam"}
    if card.stage in ("vmax", "vstar", "v_union"):
        found.discard("v")
    if is_of(card, "rule_box"):
        found.add("rulebox")
    return found


def _packed(numbers: array[int]) -> bytes:
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers.tobytes()


def _unpacked(data: bytes) -> array[int]:
    numbers = array("I")
    numbers.frombytes(data)
    if sys.byteorder == "big":
        numbers.byteswap()
    return numbers

"""Every fact of the starter catalogue against two public card data sets; what differs is listed with the reason."""

from __future__ import annotations

import re
import tarfile
import zipfile
from pathlib import Path

import msgspec
import pytest

from ptcg_desktop.cards.model import Attack, CardDef, Modifier
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.effects import ir
from ptcg_desktop.effects.automation import verdicts
from ptcg_desktop.effects.names import rebuilt
from ptcg_desktop.files.normalise import normalise
from ptcg_desktop.files.ptcgio import PtcgioReader
from ptcg_desktop.files.reading import Reading
from ptcg_desktop.files.starter import load_starter
from ptcg_desktop.files.tcgdex import TcgdexReader

pytestmark = pytest.mark.corpus

STARTER = {card.id: card for card in load_starter().cards}
SETS = {card.set_id for card in STARTER.values()}
_FOLDERS = re.compile(r"/data/(Base/(Base Set|Jungle|Fossil)|XY/(Kalos Starter Set|XY)|Base|XY)(/[^/]+)?\.ts$")

Difference = tuple[str, object, object]
"""A field, what the starter says, what the source says."""

FOSSIL = "the source lacks the earlier stage, the card prints Mysterious Fossil"

TCGDEX: dict[str, dict[str, str]] = {
    "base1-43": {"attacks": "Psyshock costs Psychic, the source says Colorless"},
    "base3-46": {"attacks": "the cost of Wrap in the order it is printed"},
    **{key: {"evolves_from": FOSSIL} for key in ("base3-1", "base3-16", "base3-50", "base3-52")},
}
"""Where the TCGdex tree is not followed, and why."""

PTCGIO: dict[str, dict[str, str]] = {
    "base3-10": {"level": "both prints of Lapras are LV. 31, the source has 12 for the holo"},
}
"""Where pokemon-tcg-data is not followed, and why."""


@pytest.fixture(scope="module")
def tcgdex(corpus_dir: Path) -> dict[str, CardDef]:
    archive = corpus_dir / "tcgdex-cards-database.tar.xz"
    if not archive.is_file():
        pytest.skip("tcgdex-cards-database.tar.xz is not in ../shared/data")
    reading, reader = Reading(), TcgdexReader()
    with tarfile.open(archive, mode="r|xz") as opened:
        for member in opened:
            data = opened.extractfile(member) if _FOLDERS.search(member.name) else None
            if data:
                reader.read(member.name, data.read(), reading)
    reader.finish(reading)
    return {record.card.id: normalise(record.card) for record in reading.records if record.card.id in STARTER}


@pytest.fixture(scope="module")
def ptcgio(corpus_dir: Path) -> dict[str, CardDef]:
    archive = corpus_dir / "pokemon-tcg-data.zip"
    if not archive.is_file():
        pytest.skip("pokemon-tcg-data.zip is not in ../shared/data")
    reading, reader = Reading(), PtcgioReader()
    with zipfile.ZipFile(archive) as opened:
        for name in opened.namelist():
            if re.search(rf"cards/en/({'|'.join(SETS)})\.json$", name):
                reader.read(name, opened.read(name), reading)
    reader.finish(reading)
    return {record.card.id: normalise(record.card) for record in reading.records if record.card.id in STARTER}


def test_tcgdex_knows_every_card_and_agrees(tcgdex: dict[str, CardDef]) -> None:
    assert tcgdex.keys() == STARTER.keys()
    differences = {
        card_id: {field for field, *_ in found}
        for card_id, card in STARTER.items()
        if (found := compare(card, tcgdex[card_id], ("release", "dex", "artist")))
    }
    assert differences == {card_id: set(reasons) for card_id, reasons in TCGDEX.items()}


def test_pokemon_tcg_data_knows_every_card_and_agrees(ptcgio: dict[str, CardDef]) -> None:
    assert ptcgio.keys() == STARTER.keys()
    differences = {
        card_id: {field for field, *_ in found}
        for card_id, card in STARTER.items()
        if (found := compare(card, ptcgio[card_id], ("level", "dex", "artist", "retreat")))
    }
    assert differences == {card_id: set(reasons) for card_id, reasons in PTCGIO.items()}


def test_rarities_are_those_of_either_source(tcgdex: dict[str, CardDef], ptcgio: dict[str, CardDef]) -> None:
    for card_id, card in STARTER.items():
        assert card.rarity in (ptcgio[card_id].rarity, tcgdex[card_id].rarity), card_id


def test_variants_are_those_collected(tcgdex: dict[str, CardDef]) -> None:
    for card_id, card in STARTER.items():
        assert {v.key for v in card.variants} == {v.key for v in tcgdex[card_id].variants}, card_id


def test_portuguese_names_are_those_printed_in_portuguese(tcgdex: dict[str, CardDef]) -> None:
    for card_id, card in STARTER.items():
        printed = tcgdex[card_id].name.pt
        assert not printed or card.name.pt == printed, card_id


def compare(ours: CardDef, theirs: CardDef, more: tuple[str, ...]) -> list[Difference]:
    """The facts that differ: those every source has, and `more`."""
    pairs: dict[str, tuple[object, object]] = {
        "name": (name_key(ours.name.en), name_key(theirs.name.en)),
        "evolves_from": (name_key(ours.evolves_from.en), name_key(theirs.evolves_from.en)),
        "attacks": (attacks(ours.attacks), attacks(theirs.attacks)),
        "powers": ([(p.kind, p.name.en) for p in ours.powers], [(p.kind, p.name.en) for p in theirs.powers]),
        "weaknesses": (printed(ours.weaknesses), printed(theirs.weaknesses)),
        "resistances": (printed(ours.resistances), printed(theirs.resistances)),
        "retreat": (ours.retreat or 0, theirs.retreat or 0),
    }
    fields = ("number", "kind", "stage", "hp", "types", "trainer_kind", "energy_kind", *more)
    for field in fields:
        pairs.setdefault(field, (getattr(ours, field), getattr(theirs, field)))
    return [(field, own, other) for field, (own, other) in pairs.items() if own != other]


def attacks(found: tuple[Attack, ...]) -> list[tuple[str, tuple[str, ...], str, bool]]:
    """Name, cost, damage, and whether there is an effect."""
    return [(a.name.en, a.cost, str(a.damage), bool(a.text.en or a.effect) or a.effect_missing) for a in found]


def printed(found: tuple[Modifier, ...]) -> list[tuple[str, str]]:
    return [(modifier.type, modifier.value) for modifier in found]


WORDING = {
    "base2-14": '"during your next turn" of pokemon-tcg-data is the opponent\'s in print, as TCGdex has it',
    "base2-30": "the same card without the foil",
}
"""Effects that follow TCGdex; it leaves Energy types out elsewhere, so all others follow pokemon-tcg-data."""


def test_every_effect_is_what_the_text_says(tcgdex: dict[str, CardDef], ptcgio: dict[str, CardDef]) -> None:
    for card_id, card in STARTER.items():
        source = (tcgdex if card_id in WORDING else ptcgio)[card_id]
        ours, theirs = programs(card), programs(source)
        if card_id in NEXT_TURN:
            theirs = {place: rebuilt(program, _opponents_turn) for place, program in theirs.items()}
        if card_id in PLAIN:
            theirs.pop("rules")
        if None in theirs.values():
            other = programs(tcgdex[card_id])
            theirs = {place: other[place] if first is None else first for place, first in theirs.items()}
        assert ours == theirs, card_id


def programs(card: CardDef) -> dict[str, ir.Program | None]:
    """The program of every text that does something, None for one that is not understood."""
    found = verdicts(card).items()
    return {place: ir.loads(each.effect) if each.effect else None for place, each in found if not each.silent}


def _opponents_turn(node: object) -> object:
    return msgspec.structs.replace(node, until="end_of_opponent_turn") if isinstance(node, ir.Lasting) else node


NEXT_TURN = {"base2-42": '"your next turn" is the opponent\'s in print; TCGdex has that right, but a word misspelt'}
"""Effects that last as printed, not as pokemon-tcg-data has it."""

PLAIN = {"base1-96": "what it provides is a fact of the card, no effect"}

"""A small invented catalogue for the search language, and what is owned of it."""

from __future__ import annotations

from ptcg_desktop.cards import Attack, CardDef, Damage, Modifier, Power, SetDef, Text, Variant
from ptcg_desktop.effects.automation import automation
from ptcg_desktop.services.catalogue_index import Index, make_columns
from ptcg_desktop.services.programs import LETTERS, Known
from ptcg_desktop.services.query.facts import make_facts, make_texts
from ptcg_desktop.services.query.lots import LotColumns
from ptcg_desktop.services.query.shelf import Shelf
from ptcg_desktop.services.query.table import Table
from ptcg_desktop.store.rows import Holding

SETS = (
    SetDef(id="inv1", name=Text("Invented One", "Inventada Um"), series_id="base", codes=("IO",), release="1999-01-09"),
    SetDef(
        id="inv2", name=Text("Second Sun", "Segundo Sol"), series_id="xy", codes=("SS", "S-S"), release="2013-10-12"
    ),
    SetDef(id="inv3", name=Text("Third Tide", ""), series_id="sv", codes=("TT",), release="2024-05-01"),
)
_RELEASES = {known.id: known.release for known in SETS}


def made(card_id: str, en: str, pt: str = "", kind: str = "pokemon", **facts: object) -> CardDef:
    """A card; `facts` as in `CardDef`."""
    set_id, _, number = card_id.partition("-")
    plain: dict[str, object] = {"stage": "basic", "hp": 50, "types": ("R",), "retreat": 1} if kind == "pokemon" else {}
    plain |= {"id": card_id, "set_id": set_id, "number": number, "name": Text(en, pt), "kind": kind}
    return CardDef(**(plain | {"release": _RELEASES[set_id]} | facts))  # type: ignore[arg-type]


def attack(name: str, cost: str, base: int, text: str = "", pt: str = "") -> Attack:
    """An attack; cost as letters."""
    return Attack(Text(name), tuple(cost), Damage(base), Text(text, pt))


CARDS = (
    made("inv1-1", "Emberpup", "Brasinha", attacks=(attack("Nudge", "C", 10),), artist="Ana Árvore", rarity="Common"),
    made(
        "inv1-2",
        "Emberhound",
        "Brasão",
        stage="stage1",
        evolves_from=Text("Emberpup", "Brasinha"),
        hp=80,
        attacks=(attack("Hot Bite", "RR", 40, "Discard 1 Fire Energy card.", "Descarte 1 card de Energia de Fogo."),),
        weaknesses=(Modifier("W"),),
        artist="Ana Árvore",
        rarity="Uncommon",
        variants=(Variant("holo", ("1st-edition",)), Variant("holo")),
    ),
    made("inv1-3", "Mr. Quag-Quag", types=("W",), hp=60, resistances=(Modifier("R", "-30"),), rarity="Rare Holo"),
    made("inv1-4", "Farlet'd ♀", types=("G",), retreat=0, powers=(Power("pokemon_power", Text("Rain Song")),)),
    made(
        "inv1-5",
        "Old Lamp",
        "Lampião Velho",
        "trainer",
        trainer_kind="item",
        rules=(Text("Draw 3 cards, or 1 {W} Energy.", "Compre 1 Energia {W}."),),
    ),
    made("inv1-6", "Kind Aunt’s Letter", "Carta da Tia", "trainer", trainer_kind="supporter"),
    made("inv1-7", "Fire Energy", "Energia de Fogo", "energy", energy_kind="basic", provides=("R",)),
    made(
        "inv1-8", "N", kind="trainer", trainer_kind="supporter", rules=(Text("Each player (both) draws, then stops."),)
    ),
    made("inv1-9", "Type: Zilch", types=("C",)),
    made("inv2-1", "Emberpup-EX", hp=170, suffix="EX", prizes=2, types=("R", "W"), rarity="Ultra Rare"),
    made(
        "inv2-2",
        "Exegg",
        types=("G",),
        stage="stage2",
        evolves_from=Text("Egglet"),
        powers=(Power("ability", Text("Sit")),),
    ),
    made("inv2-TG03", "Emberhound", "Brasão", stage="stage1", evolves_from=Text("Emberpup"), hp=90),
    made("inv2-10", "Bright Battery", kind="trainer", trainer_kind="item", limit_groups=("ace_spec",), mark="G"),
    made("inv3-4", "Odd Energy", "Energia Estranha", "energy", energy_kind="special", provides=("C", "C"), mark="H"),
    made("inv3-5", "Radiant Emberpup", "Brasinha Radiante", limit_groups=("radiant",), hp=130, mark="H", retreat=2),
    made("inv3-6", "Ultra Ladder", kind="trainer", trainer_kind="stadium", mark="I", pictures=("x",)),
)


def table_over(cards: tuple[CardDef, ...] = CARDS, sets: tuple[SetDef, ...] = SETS) -> Table:
    """The columns over these cards."""
    columns = make_columns(cards, sets)
    by_id = {card.id: card for card in cards}
    ordered = [by_id[card_id] for card_id in columns.ids]
    known = Known("".join(LETTERS[automation(card)] for card in ordered), complete=True)
    return Table(Index(columns, sets), sets, lambda: make_facts(ordered), lambda: make_texts(ordered), lambda: known)


def lot(card_id: str, count: int, condition: str = "NM", language: str = "en", **said: object) -> Holding:
    """A row of the collection; `said` as in `Holding`."""
    return Holding(0, card_id, card_id, "", "", "", "normal", condition, language, count, **said)  # type: ignore[arg-type]


LOTS = (
    lot(
        "inv1-1", 2, place="Binder 1/page 3", tags=("for Zoë", "swap"), price=1250, currency="BRL", bought="2024-02-29"
    ),
    lot("inv1-1", 1, "LP", "pt", place="Box", note="from Zoë's shop", price=0, currency="USD", bought="2019"),
    lot("inv1-2", 1, "bent by the dog", grade="PSA 9.5 Gem", signed=True, place="Box"),
    lot("inv2-1", 2, "D", price=300, currency="USD", grade="CGC 8"),
    lot("gone-1", 4, place="Binder 1"),
)
TABLE = table_over()
SHELF = Shelf(
    owned={"inv1-1": 3, "inv1-2": 1, "inv2-1": 2, "gone-1": 4},
    reserved={"inv1-1": 1, "inv1-2": 1},
    wanted={"inv1-3": 2, "inv3-5": 1},
    decks={"Hot Dogs": frozenset({"inv1-1", "inv1-2"}), "Other": frozenset({"inv1-7", "gone-2"})},
    lists={
        "Birthday": ("wish", frozenset({"inv1-3", "inv3-5"})),
        "Swaps": ("trade", frozenset({"inv2-1"})),
        "Photos": ("other", frozenset({"inv1-9"})),
    },
    lots=LotColumns(lambda: LOTS),
)

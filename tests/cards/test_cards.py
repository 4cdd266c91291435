"""What cards do: each case of the TOML files beside this one is a board, acts with their answers, and what must follow.

Cards have invented names and either a text of our own, which is compiled as an imported card's is, or a program
(`effect`, JSON) where no text is meant. Those of the starter catalogue are meant by their ids, or by their names in
a file that says of which `set` it is. There a title begins with the text it is about: "CARD: …" for a Trainer or Energy
card, "CARD, ATTACK OR POWER: …" for a Pokémon.
Places are `mine.active`, `mine.bench.0`, `theirs.active`, …; "mine" begins.
Acts: `attack NAME`, `play CARD`, `power NAME`, `use NAME` (a Stadium, an attached card), `attach CARD PLACE`,
`evolve CARD PLACE`, `bench CARD`, `retreat PLACE`, `pass`. Answers: `card NAME`, `mon PLACE`, `name ATTACK`, `yes`,
`no`, `option CODE`, `done`, `prize`, `promote PLACE`.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest

from ptcg_desktop import engine
from ptcg_desktop.cards import Attack, CardDef, Damage, Modifier, Power, Text
from ptcg_desktop.effects import ir
from ptcg_desktop.effects.automation import automated, automation
from ptcg_desktop.effects.names import nodes
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import save
from ptcg_desktop.engine.events import CardsMoved, CardsSeen, CoinFlipped
from ptcg_desktop.files.starter import load_starter

PLAYERS = ("mine", "theirs")
FILES = sorted(Path(__file__).parent.glob("*.toml"))
LETTERS = "GRWLPFDMYNC"
STARTER = {card.id: automated(card) for card in load_starter().cards}
BY_NAME = {(card.set_id, card.name.en): card for card in reversed(STARTER.values())}


class AttackSpec(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    cost: str = ""
    damage: int = 0
    mark: Literal["", "+", "-", "×"] = ""
    text: str = ""
    effect: str = ""


class PowerSpec(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    text: str = ""
    effect: str = ""
    kind: str = "ability"


class CardSpec(msgspec.Struct, forbid_unknown_fields=True):
    kind: str = "pokemon"
    stage: str = "basic"
    evolves: str = ""
    hp: int = 60
    type: str = "C"
    weak: str = ""
    resist: str = ""
    retreat: int = 1
    prizes: int = 1
    suffix: str = ""
    attacks: list[AttackSpec] = []
    powers: list[PowerSpec] = []
    text: str = ""
    effect: str = ""
    provides: str = ""


class MonSpec(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[str]
    energy: list[str] = []
    attached: list[str] = []
    damage: int = 0
    conditions: list[str] = []
    fresh: bool = False


class SideSpec(msgspec.Struct, forbid_unknown_fields=True):
    active: str | MonSpec
    bench: list[str | MonSpec] = []
    hand: list[str] = []
    deck: list[str] | None = None
    discard: list[str] = []
    prizes: list[str] | None = None
    lost: list[str] = []


class Case(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    acts: list[str]
    mine: SideSpec
    theirs: SideSpec
    expect: dict[str, Any]
    profile: str = ""
    coins: str = ""
    stadium: str = ""
    turn: int = 5


class File(msgspec.Struct, eq=False, forbid_unknown_fields=True):
    """`set`: the starter set whose cards the names mean; `profile`: of every case that names no other."""

    case: list[Case]
    cards: dict[str, CardSpec] = {}
    set: str = ""
    profile: str = "current"


def card_of(name: str, spec: CardSpec) -> CardDef:
    """The card as an import would give it."""
    trainer = spec.kind not in ("pokemon", "energy")
    card = CardDef(
        id=name,
        set_id="",
        number="",
        name=Text(name),
        kind="trainer" if trainer else spec.kind,  # type: ignore[arg-type]
        stage=spec.stage if spec.kind == "pokemon" else "",  # type: ignore[arg-type]
        evolves_from=Text(spec.evolves),
        hp=spec.hp if spec.kind == "pokemon" else 0,
        types=tuple(spec.type) if spec.kind == "pokemon" else (),
        attacks=tuple(
            Attack(Text(one.name), tuple(one.cost), Damage(one.damage, one.mark), Text(one.text), one.effect)
            for one in spec.attacks
        ),
        powers=tuple(
            Power(one.kind, Text(one.name), Text(one.text), one.effect)  # type: ignore[arg-type]
            for one in spec.powers
        ),
        rules=(Text(spec.text),) if spec.text else (),
        effect=spec.effect,
        weaknesses=tuple(Modifier(letter) for letter in spec.weak),
        resistances=tuple(Modifier(letter) for letter in spec.resist),
        retreat=spec.retreat,
        prizes=spec.prizes,
        suffix=spec.suffix,
        trainer_kind=spec.kind if trainer else "",  # type: ignore[arg-type]
        energy_kind="special" if spec.kind == "energy" else "",
        provides=tuple(spec.provides),
    )
    assert automation(card) in ("full", "vanilla"), f"{name} does not compile"
    return automated(card)


@cache
def cards_of(file: File) -> dict[str, CardDef]:
    """The invented cards of a file, compiled once for all its cases."""
    return {name: card_of(name, spec) for name, spec in file.cards.items()}


@cache
def basic_energy(letter: str) -> CardDef:
    return CardDef(
        id=letter,
        set_id="",
        number="",
        name=Text(f"{letter} Energy"),
        kind="energy",
        energy_kind="basic",
        provides=(letter,),
    )


PROFILE = cache(engine.load_profile)
BLANK = CardDef(id="Blank", set_id="", number="", name=Text("Blank"), kind="trainer", trainer_kind="item")


class Table:
    """A case being played."""

    def __init__(self, file: File, case: Case) -> None:
        self.cards = cards_of(file)
        self.set = file.set
        self.events: list[engine.Event] = []
        profile = PROFILE(case.profile or file.profile)
        sides = (self.side(case.mine), self.side(case.theirs))
        stadium = (self.card(case.stadium), 0) if case.stadium else None
        position = engine.Position(sides, turn=case.turn, stadium=stadium)
        coins = tuple(letter == "H" for letter in case.coins)
        options = engine.Options(strict_chance=True)
        self.state = engine.from_position(profile, position, 3, options, engine.Forced(coins)).state

    def card(self, name: str) -> CardDef:
        if len(name) == 1 and name in LETTERS:
            return basic_energy(name)
        if name == "Blank":
            return BLANK
        return self.cards.get(name) or BY_NAME.get((self.set, name)) or STARTER[name]

    def mon(self, spec: str | MonSpec) -> engine.PlacedPokemon:
        if isinstance(spec, str):
            return engine.PlacedPokemon((self.card(spec),))
        return engine.PlacedPokemon(
            tuple(self.card(name) for name in spec.cards),
            tuple(self.card(name) for name in spec.energy),
            tuple(self.card(name) for name in spec.attached),
            spec.damage,
            tuple((kind, 0) for kind in spec.conditions),
            fresh=spec.fresh,
        )

    def side(self, spec: SideSpec) -> engine.PlacedSide:
        def many(names: list[str] | None, blanks: int) -> tuple[CardDef, ...]:
            return (BLANK,) * blanks if names is None else tuple(self.card(name) for name in names)

        return engine.PlacedSide(
            self.mon(spec.active),
            tuple(self.mon(one) for one in spec.bench),
            hand=many(spec.hand, 0),
            deck=many(spec.deck, 10),
            discard=many(spec.discard, 0),
            prizes=many(spec.prizes, 6),
            piles=(("lost", many(spec.lost, 0)),) if spec.lost else (),
        )

    # --- acting -------------------------------------------------------------------------------------------------

    def place(self, place: str) -> Any:
        side = self.state.players[0 if place.startswith("mine") else 1]
        parts = place.split(".")
        return side.active if parts[1] == "active" else side.bench[int(parts[2])]

    def name(self, card: int) -> str:
        return self.state.game.cards[card].name

    def number(self, name: str, among: tuple[int, ...]) -> int:
        wanted = self.card(name).name.en
        return next(card for card in among if self.name(card) == wanted)

    def action(self, text: str) -> engine.Action:
        word, _, rest = text.partition(" ")
        decision = self.state.decision
        assert decision is not None
        player = decision.player
        hand = self.state.players[player].hand
        if word in ("attach", "evolve"):
            name, _, place = rest.rpartition(" ")
            kind = act.Attach if word == "attach" else act.Evolve
            return kind(player, self.number(name, hand), self.place(place).uid)
        if word == "power":
            view = engine.view(self.state, player).players[player]
            bearer = next(one for one in (view.active, *view.bench) if one is not None and rest in one.powers)
            return act.UsePower(player, bearer.uid, rest)
        if word == "use":
            offers = engine.view(self.state, player).offers
            return act.UsePower(player, next(uid for uid, name in offers if name == rest), rest)
        if word == "retreat":
            target = self.place(rest).uid
            found = [one for one in engine.legal(self.state) if isinstance(one, act.Retreat) and one.target == target]
            return found[0]
        simple: dict[str, Any] = {
            "attack": lambda: act.Attack(player, rest),
            "play": lambda: act.PlayTrainer(player, self.number(rest, hand)),
            "bench": lambda: act.Bench(player, self.number(rest, hand)),
            "pass": lambda: act.Pass(player),
            "card": lambda: act.ChooseCard(player, self.number(rest, decision.options)),
            "mon": lambda: (act.SwitchIn if decision.kind == "switch_in" else act.ChoosePokemon)(
                player, self.place(rest).uid
            ),
            "promote": lambda: act.Promote(player, self.place(rest).uid),
            "name": lambda: act.ChooseAttack(player, rest),
            "yes": lambda: act.ChooseOption(player, "yes"),
            "no": lambda: act.ChooseOption(player, "no"),
            "option": lambda: act.ChooseOption(player, rest),
            "done": lambda: act.Done(player),
            "prize": lambda: act.TakePrize(player, 0),
        }
        return simple[word]()

    def do(self, text: str) -> None:
        action = self.action(text)
        refusal = engine.explain(self.state, action)
        assert refusal is None, f"{text}: {refusal}; open: {self.state.decision}"
        assert engine.canonical(self.state, action) in engine.legal(self.state), text
        step = engine.apply(self.state, action)
        self.state = step.state
        self.events += step.events
        save.digest(self.state)  # in the middle of a choice, too, a state is plain data
        for viewer in (0, 1):
            engine.view(self.state, viewer)

    # --- looking ------------------------------------------------------------------------------------------------

    def read(self, key: str) -> Any:
        """What stands at a place of the expectation."""
        where, _, what = key.rpartition(".")
        if key in ("turn", "winner", "stadium", "asks", "chooses", "names", "legal", "flips", "coins_left"):
            return self.whole(key)
        if what in ("seen", "sees"):
            return self.known(0 if where == "mine" else 1, what)
        side = self.state.players[0 if key.startswith("mine") else 1]
        if key.count(".") == 1:
            zones = {"hand": side.hand, "discard": side.discard, "deck": side.deck, "prizes": side.prizes}
            if what in zones:
                return [self.name(card) for card in zones[what]]
            if what in ("lost",):
                return [self.name(card) for pile in side.piles for card in pile.cards if pile.name == "lost"]
            if what.endswith("_count"):
                return len(zones[what.removesuffix("_count")])
            if what == "active":
                return None if side.active is None else self.name(side.active.card)
            if what == "bench":
                return [self.name(one.card) for one in side.bench]
        one = self.place(where)
        return {
            "damage": lambda: one.damage,
            "energy": lambda: [self.name(card) for card in one.energy],
            "attached": lambda: [self.name(item.card) for item in one.attached],
            "conditions": lambda: [item.kind for item in one.conditions],
            "cards": lambda: [self.name(card) for card in one.cards],
            "hp": lambda: engine.modifiers.hp(self.state, one),
            "retreat": lambda: engine.modifiers.retreat_cost(self.state, one),
        }[what]()

    def known(self, player: int, what: str) -> list[str]:
        """The cards a player has looked at or was shown, or now sees in the opponent's hand."""
        if what == "sees":
            return [self.name(card) for card in engine.view(self.state, player).players[1 - player].hand or ()]
        seen: list[str] = []
        for event in self.events:
            looked = isinstance(event, CardsSeen) and event.player == player
            if looked or (isinstance(event, CardsSeen | CardsMoved) and event.shown):
                seen += [self.name(card) for card in event.cards]
        return seen

    def whole(self, key: str) -> Any:
        state = self.state
        if key == "turn":
            return "mine" if state.current == 0 else "theirs"
        if key == "winner":
            return "" if state.result is None else ("mine", "theirs", "nobody")[state.result.winner]
        if key == "stadium":
            return "" if state.stadium is None else self.name(state.stadium.card)
        if key == "asks":
            return "" if state.decision is None else state.decision.kind
        if key == "names":
            decision = state.decision
            assert decision is not None
            if decision.kind in ("choose_pokemon", "switch_in", "promote"):
                everyone = (one for side in state.players for one in (side.active, *side.bench) if one is not None)
                return [self.name(one.card) for one in everyone if one.uid in decision.options]
            return [*decision.names] or [self.name(card) for card in decision.options]
        if key == "chooses":
            return "" if state.decision is None else PLAYERS[state.decision.player]
        if key == "flips":
            return [PLAYERS[event.player] for event in self.events if isinstance(event, CoinFlipped)]
        if key == "coins_left":
            return len(state.forced.coins)
        acts = (x for x in engine.legal(state) if not (isinstance(x, act.PlayTrainer) and self.name(x.card) == "Blank"))
        return sorted({type(action).__name__ for action in acts})


def cases() -> list[Any]:
    found = []
    for path in FILES:
        file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), File)
        found += [pytest.param(file, case, id=f"{path.stem}: {case.title}") for case in file.case]
    return found


@pytest.mark.parametrize(("file", "case"), cases())
def test_card(file: File, case: Case) -> None:
    table = Table(file, case)
    for text in case.acts:
        table.do(text)
    for key, wanted in case.expect.items():
        if key == "refused":
            for text, clause in wanted.items():
                refusal = engine.explain(table.state, table.action(text))
                assert refusal is not None, f"{text} is allowed"
                assert refusal.clause == clause
            continue
        got = table.read(key)
        if isinstance(got, list) and key.rpartition(".")[2] in ("hand", "discard", "lost", "sees", "names"):
            got, wanted = sorted(got), sorted(wanted)
        assert got == wanted, f"{key}: {got!r}, not {wanted!r}"
    assert "coins_left" in case.expect or not table.state.forced.coins, "coins nobody flipped"


def texts(card: CardDef) -> list[str]:
    """What a case of this card may be about, as its title begins: the card, or each of its attacks and powers that do
    something."""
    parts = [*(power.name.en for power in card.powers), *(attack.name.en for attack in card.attacks if attack.effect)]
    if card.kind == "pokemon":
        return [f"{card.name.en}, {part}" for part in parts]
    return [] if card.is_basic_energy else [card.name.en]


def passive(card: CardDef) -> set[str]:
    """Its powers that nobody uses: they are in force."""
    return {power.name.en for power in card.powers if ir.loads(power.effect).use == "always"}


def files() -> list[File]:
    return [msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), File) for path in FILES]


def test_every_text_of_a_starter_card_has_a_case() -> None:
    tested = {(file.set, case.title.split(": ")[0]) for file in files() for case in file.case if file.set}
    printed = {(card.set_id, text) for card in STARTER.values() for text in texts(card)}
    assert sorted(tested - printed) == []
    assert sorted(printed - tested) == []


def test_every_case_of_a_starter_card_does_what_its_title_says() -> None:
    wrong = []
    for file in files():
        for case in file.case if file.set else ():
            card, _, text = case.title.split(": ")[0].partition(", ")
            meant = BY_NAME[file.set, card]
            done = {one.partition(" ")[2] for one in (*case.acts, *case.expect.get("refused", ()))}
            lies_there = meant.kind == "energy" or (meant.kind == "trainer" and meant.hp > 0)
            if not lies_there and text not in passive(meant) and not done & {text or card, meant.id}:
                wrong.append(case.title)
    assert wrong == []


def test_every_node_of_the_ir_is_tried() -> None:
    tried: set[type] = set()
    for file in files():
        for name, spec in file.cards.items():
            card = card_of(name, spec)
            texts = (card.effect, *(one.effect for one in card.attacks), *(one.effect for one in card.powers))
            tried |= {type(node) for text in texts if text for node in nodes(ir.loads(text))}
    known = {kind for kind in vars(ir).values() if isinstance(kind, type) and issubclass(kind, ir.Node)}
    assert sorted(kind.__name__ for kind in known - tried - {ir.Node}) == []

"""Invented decks and games for the tests of the table."""

from __future__ import annotations

from collections.abc import Callable

from ptcg_desktop import engine
from ptcg_desktop.cards.model import Attack, CardDef, Damage, Modifier, Text
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import save as saving
from ptcg_desktop.services.words import era_of
from ptcg_desktop.ui.app.bindings import Bindings
from ptcg_desktop.ui.app.commands import Commands
from ptcg_desktop.ui.table.game_panel import GamePanel
from ptcg_desktop.ui.table.line import GameLine
from ptcg_desktop.ui.table.presenter import TablePresenter
from ptcg_desktop.ui.table.wording import Wording


def pokemon(key: str, en: str, pt: str, kind: str, hp: int, *attacks: Attack, **facts: object) -> CardDef:
    plain: dict[str, object] = {
        "id": f"inv-{key}",
        "set_id": "inv",
        "number": key,
        "name": Text(en, pt),
        "kind": "pokemon",
        "stage": "basic",
        "hp": hp,
        "types": (kind,),
        "attacks": attacks,
        "retreat": 1,
    }
    return CardDef(**(plain | facts))  # type: ignore[arg-type]


def basic_energy(key: str, en: str, pt: str, kind: str) -> CardDef:
    return CardDef(
        id=f"inv-{key}",
        set_id="inv",
        number=key,
        name=Text(en, pt),
        kind="energy",
        energy_kind="basic",
        provides=(kind,),
    )


NIP = Attack(Text("Nip", "Mordidinha"), ("C",), Damage(10))
BLAZE = Attack(Text("Blaze", "Labareda"), ("R", "R"), Damage(40))
SPLASH = Attack(Text("Splash", "Respingo"), ("W",), Damage(20))
TORRENT = Attack(Text("Torrent", "Torrente"), ("W", "W", "C"), Damage(50), Text("Flip a coin.", ""))

EMBERPUP = pokemon("1", "Emberpup", "Brasinha", "R", 50, NIP, weaknesses=(Modifier("W"),))
EMBERHOUND = pokemon("2", "Emberhound", "Brasão", "R", 80, BLAZE, stage="stage1", evolves_from=EMBERPUP.name)
PUDDLET = pokemon("3", "Puddlet", "Pocinha", "W", 40, SPLASH)
LAGOOR = pokemon(
    "4", "Lagoor", "Lagoão", "W", 90, SPLASH, TORRENT, stage="stage1", evolves_from=PUDDLET.name, retreat=2
)
FIRE = basic_energy("8", "Fire Energy", "Energia de Fogo", "R")
WATER = basic_energy("9", "Water Energy", "Energia de Água", "W")
LAMP = CardDef(
    id="inv-6", set_id="inv", number="6", name=Text("Old Lamp", "Lampião Velho"), kind="trainer", trainer_kind="item",
    rules=(Text("Draw 2 cards.", ""),),
)  # fmt: skip

EMBER_DECK = [EMBERPUP] * 16 + [EMBERHOUND] * 8 + [LAMP] * 4 + [FIRE] * 32
LAKE_DECK = [PUDDLET] * 16 + [LAGOOR] * 8 + [WATER] * 36


def table(
    seed: int = 7,
    profile: str = "classic",
    language: str = "en",
    passive: frozenset[int] | None = None,
    sides: tuple[str, str] = ("", ""),
) -> TablePresenter:
    """A new game seen from player 0."""
    rules = engine.load_profile(profile)
    line = GameLine(saving.start_from_decks(rules, (EMBER_DECK, LAKE_DECK), seed, engine.Options()))
    line.sides = sides
    return TablePresenter(line, Wording(language, era_of(rules)), passive=passive)


def with_keys(panel: GamePanel) -> GamePanel:
    """The keys of a game, as the window gives them to the page."""
    commands = Commands(panel)
    seen = lambda: panel.presenter is not None and not panel.presenter.curtain  # noqa: E731 - as the page says it
    parts = (panel.commands, panel.game_keys.sharing, panel.practice.commands, panel.desk.commands)
    commands.set_group("page", [command for part in parts for command in part(seen)])
    Bindings(panel, commands)
    return panel


Policy = Callable[[TablePresenter], engine.Action]


def eager(table: TablePresenter) -> engine.Action:
    """Develops the Active first, then attacks: a game that ends."""
    active = table.view.players[0].active
    uid = -1 if active is None else active.uid
    for kind in (act.Evolve, act.Attach):
        found = [action for action in table.legal if isinstance(action, kind)]
        if found:
            return next((action for action in found if action.target == uid), found[0])
    for kind in (act.Bench, act.Attack):
        for action in reversed(table.legal):
            if isinstance(action, kind):
                return action
    plain = [action for action in table.legal if not isinstance(action, act.PlayTrainer | act.Retreat)]
    return plain[0]


def play(table: TablePresenter, policy: Policy = eager, most: int = 400) -> None:
    """Play until the game ends."""
    for _ in range(most):
        if table.over:
            return
        assert table.do(policy(table)).moved
    raise AssertionError("the game does not end")


def is_replayed(game: TablePresenter) -> bool:
    """Does the engine alone, given the same acts, come to the same end?"""
    one, other = game.line.state, saving.replay(game.line.saved()).steps[-1].state
    return one.rng == other.rng and all(engine.view(one, player) == engine.view(other, player) for player in (0, 1))

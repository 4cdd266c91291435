"""What a text asks is told: what for, by which text, how many at least and at most; in both languages and eras."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QMouseEvent, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.effects import ir
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import save as saving
from ptcg_desktop.services.words import era_of
from ptcg_desktop.ui.table.line import GameLine
from ptcg_desktop.ui.table.overlays import PromptPanel
from ptcg_desktop.ui.table.presenter import TablePresenter
from ptcg_desktop.ui.table.said import Choice, Prompt
from ptcg_desktop.ui.table.wording import Wording
from tests.ui.table_games import EMBERHOUND, EMBERPUP, FIRE, LAGOOR, LAMP, PUDDLET, WATER

TWO_ENERGY = ir.PickEnergy("energy", ir.Active("own"), 2)


def asked(steps: tuple[ir.Step, ...], language: str, profile: str, attack: bool = False) -> tuple[str, str]:
    """Title and detail of `question`."""
    prompt = question(steps, language, profile, attack)
    return prompt.title, prompt.detail


def question(steps: tuple[ir.Step, ...], language: str, profile: str, attack: bool = False) -> Prompt:
    """The first question of a Trainer card, or of an attack, whose text is these steps."""
    program = ir.dumps(ir.Program(steps=steps))
    blaze = msgspec.structs.replace(EMBERHOUND.attacks[0], effect=program)
    hound: CardDef = msgspec.structs.replace(EMBERHOUND, attacks=(blaze,))
    lamp = msgspec.structs.replace(LAMP, effect=program)
    mine = engine.PlacedSide(
        engine.PlacedPokemon((EMBERPUP, hound), energy=(FIRE, WATER, FIRE), damage=20),
        (engine.PlacedPokemon((EMBERPUP,)), engine.PlacedPokemon((PUDDLET,), damage=10, energy=(FIRE,))),
        (lamp, FIRE, WATER, PUDDLET), (FIRE, WATER, PUDDLET, EMBERHOUND), (FIRE, FIRE, EMBERPUP), (FIRE,),
    )  # fmt: skip
    active, bench = engine.PlacedPokemon((PUDDLET, LAGOOR)), (engine.PlacedPokemon((PUDDLET,)),) * 2
    theirs = engine.PlacedSide(active, bench, (WATER,), (WATER,) * 4, (), (WATER,))
    rules = engine.load_profile(profile)
    start = saving.Start(rules, position=engine.Position((mine, theirs)), seed=3)
    game = TablePresenter(GameLine(start), Wording(language, era_of(rules)))
    wanted = act.Attack if attack else act.PlayTrainer
    game.do(next(action for action in game.legal if isinstance(action, wanted)))
    prompt = game.prompt()
    assert prompt is not None
    return prompt


QUESTIONS: dict[str, tuple[tuple[ir.Step, ...], str, str, str]] = {
    "energy": (
        (TWO_ENERGY, ir.MoveCards("energy", "discard")),
        "Choose 2 Energy cards on Emberhound to discard", "Escolha 2 cards de Energia de Brasão para descartar",
        "Choose 2. Chosen: 0.",
    ),
    "hand": (
        (ir.PickCards("cards", "hand", count=2, optional=True), ir.MoveCards("cards", "deck")),
        "Choose up to 2 cards from your hand to put into the deck",
        "Escolha até 2 cards da sua mão para colocar no baralho", "Choose 0 to 2. Chosen: 0.",
    ),
    "search": (
        (ir.PickCards("cards", "deck", filter=ir.CardFilter(kind="pokemon", stage="basic")),
         ir.MoveCards("cards", "bench")),
        "Choose a Basic Pokémon from your deck to put on the Bench",
        "Escolha um Pokémon Básico do seu baralho para colocar no Banco", "Choose 0 to 1. Chosen: 0.",
    ),
    "damage": (
        (ir.PickPokemon("pokemon", "opponent", "bench"), ir.PutCounters(20, ir.Bound("pokemon"))),
        "Choose a Pokémon on the opponent's Bench to put damage counters on",
        "Escolha um Pokémon do Banco do oponente para receber marcadores de danos", "Choose 1.",
    ),
    "heal": (
        (ir.PickPokemon("pokemon", "own", filter=ir.PokemonFilter(damaged=True)), ir.Heal(10, ir.Bound("pokemon"))),
        "Choose one of your Pokémon to heal", "Escolha um dos seus Pokémon para curar", "Choose 1.",
    ),
    "attach": (
        (ir.PickCards("cards", "discard", count=2, filter=ir.CardFilter(kind="energy")),
         ir.PickPokemon("pokemon", "own", "bench"), ir.AttachCards("cards", ir.Bound("pokemon"))),
        "Choose 2 Energy cards from your discard pile to attach",
        "Escolha 2 cards de Energia da sua pilha de descarte para ligar", "Choose 2. Chosen: 0.",
    ),
    "divide": (
        (ir.PickCards("cards", "discard", count="all", filter=ir.CardFilter(kind="energy")),
         ir.AttachCards("cards", ir.Every("own", "bench"))),
        "Choose the Pokémon to attach Fire Energy to", "Escolha a qual Pokémon ligar Energia de Fogo", "For Old Lamp.",
    ),
    "spread": (
        (ir.SpreadCounters(30, ir.Every("opponent")),),
        "Choose the Pokémon that gets the next damage counter",
        "Escolha o Pokémon que recebe o próximo marcador de danos", "Choose 3. Chosen: 0.",
    ),
    "may": (
        (ir.May((ir.Draw(2),)),), "Do you want to do this?", "Você quer fazer isto?", "\nDraw 2 cards.",
    ),
    "ways": (
        (ir.ChooseOne(((ir.Draw(2),), (ir.Heal(10, ir.Active("own")),))),),
        "Choose one of these ways", "Escolha uma destas opções", "\n1. Draw 2 cards.\n2. Heal 10 damage",
    ),
    "each": (
        (ir.PickPokemon("pokemon", "own", "bench", count=2),
         ir.ForEach(ir.Bound("pokemon"), "each", (ir.PutCounters(20, ir.Bound("each")),))),
        "Choose 2 Pokémon on your Bench to put damage counters on",
        "Escolha 2 Pokémon do seu Banco para receber marcadores de danos", "Choose 2.",
    ),
    "name": (
        (ir.PickPokemon("pokemon", "own"),
         ir.PickCards("cards", "deck", filter=ir.CardFilter(same_name="pokemon")), ir.MoveCards("cards", "hand")),
        "Choose one of your Pokémon to look for cards of its name",
        "Escolha um dos seus Pokémon para procurar cards com o nome dele", "Choose 1.",
    ),
    "many": ((ir.Draw(3, up_to=True),), "How many cards do you draw?", "Quantos cards você compra?", ""),
}  # fmt: skip


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_says_what_for_which_text_asks_and_how_many(name: str) -> None:
    steps, english, portuguese, many = QUESTIONS[name]
    title, detail = asked(steps, "en", "bw-xy-2013")
    assert title == english
    assert detail.startswith("For Old Lamp.")
    assert many in detail
    assert "Chosen: 1" not in detail, "nothing was chosen yet"
    assert asked(steps, "pt_BR", "bw-xy-2013")[0] == portuguese


def test_cards_on_several_pokemon_are_offered_with_where_they_lie() -> None:
    steps = (ir.PickEnergy("energy", ir.Every("own")), ir.MoveCards("energy", "discard"))
    said = [choice.text for choice in question(steps, "en", "classic").choices]
    assert "Fire Energy (Active)" in said
    assert "Fire Energy (Bench 2)" in said
    assert "Energia de Fogo (Banco 2)" in [choice.text for choice in question(steps, "pt_BR", "classic").choices]
    on_one = question((TWO_ENERGY, ir.MoveCards("energy", "discard")), "en", "classic")
    assert {choice.text for choice in on_one.choices} == {"Fire Energy", "Water Energy"}


def test_an_attack_is_named_with_its_pokemon_in_the_words_of_the_era() -> None:
    steps = (TWO_ENERGY, ir.MoveCards("energy", "deck"))
    assert asked(steps, "en", "classic", attack=True)[1] == "For Blaze (Emberhound). Choose 2. Chosen: 0."
    title, detail = asked(steps, "pt_BR", "classic", attack=True)
    assert title == "Escolha 2 cards de Energia de Brasão para colocar no deck"
    assert detail == "Para Labareda (Brasão). Escolha 2. Escolhidos: 0."


def test_a_prompt_is_drawn_aside_with_the_mouse_and_stays_on_the_board(qtbot: QtBot) -> None:
    board = QWidget()
    qtbot.addWidget(board)
    board.resize(800, 600)
    panel = PromptPanel(board, lambda _card, _width, _dpr: QPixmap(10, 10))
    board.show()
    panel.set_prompt(Prompt("Choose", "For Old Lamp.", (Choice("Yes", 0), Choice("No", 1)), "1"), focus=False)
    assert panel.y() < 20
    for down, expected in ((200, 200), (2000, 600 - 48)):
        hold = QPoint(5, 5)
        QTest.mousePress(panel, Qt.MouseButton.LeftButton, pos=hold)
        at = panel.mapFromParent(QPoint(panel.x(), down)) + hold
        moved = QMouseEvent(
            QEvent.Type.MouseMove, at.toPointF(), panel.mapToGlobal(at).toPointF(), Qt.MouseButton.NoButton,
            Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(panel, moved)
        QTest.mouseRelease(panel, Qt.MouseButton.LeftButton, pos=hold)
        assert panel.y() == expected

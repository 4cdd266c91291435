"""Random games with cards that play by themselves, of every era: whatever their texts do, the laws hold."""

from __future__ import annotations

import random
import zipfile
from collections import Counter
from pathlib import Path

import pytest

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.effects.automation import automated, automation
from ptcg_desktop.engine import save
from ptcg_desktop.files.normalise import Evolutions, normalise
from ptcg_desktop.files.ptcgio import PtcgioReader
from ptcg_desktop.files.reading import Reading
from tests.property.engine_games import Board, every_card, profile

pytestmark = pytest.mark.corpus

ERAS = {
    "classic": ("base", "gym", "neo", "ecard"),
    "bw-xy-2013": ("ex", "dp", "pl", "hgss", "bw"),
    "xy-nov-2013": ("xy", "sm"),
    "current": ("swsh", "sv"),
}
"""Profile → the sets played under it, by how their ids begin."""
GAMES = 6
LONGEST = 120


def cards_of(archive: Path) -> list[CardDef]:
    """Every English card of the archive."""
    found, reader = Reading(), PtcgioReader()
    with zipfile.ZipFile(archive) as opened:
        for name in opened.namelist():
            if reader.wanted(name) and "/ptbr" not in name:
                reader.read(name, opened.read(name), found)
    reader.finish(found)
    cards = [record.card for record in found.records]
    evolutions = Evolutions(cards)
    return [normalise(card, evolutions) for card in cards]


class Decks:
    """Random decks of one era: lines of Pokémon, Trainers and Energy whose texts all play by themselves."""

    def __init__(self, cards: list[CardDef], dice: random.Random) -> None:
        self.dice = dice
        played = [card for card in cards if automation(card) in ("full", "vanilla")]
        self.basics = [card for card in played if card.is_basic_pokemon]
        self.above: dict[str, list[CardDef]] = {}
        for card in played:
            if card.kind == "pokemon" and card.evolves_from.en:
                self.above.setdefault(card.evolves_from.en, []).append(card)
        self.trainers = [card for card in played if card.kind == "trainer"]
        self.special = [card for card in played if card.kind == "energy" and not card.is_basic_energy]
        self.energy = {card.provides[0]: card for card in cards if card.is_basic_energy and card.provides}

    def deck(self) -> list[CardDef]:
        """Sixty cards, as the engine plays them."""
        deck: list[CardDef] = []
        while len(deck) < 22:
            line = [self.dice.choice(self.basics)]
            while line[-1].name.en in self.above:
                line.append(self.dice.choice(self.above[line[-1].name.en]))
            deck += [card for card in line for _ in range(2)]
        deck += self.dice.choices(self.trainers, k=16)
        deck += self.dice.choices(self.special, k=3) if self.special else []
        wanted = Counter(letter for card in deck for attack in card.attacks for letter in attack.cost)
        letters = [letter for letter, _ in wanted.most_common() if letter in self.energy] or list(self.energy)
        while len(deck) < 60:
            deck.append(self.energy[letters[len(deck) % min(2, len(letters))]])
        return [automated(card) for card in deck[:60]]


@pytest.fixture(scope="module")
def cards(corpus_dir: Path) -> list[CardDef]:
    archive = corpus_dir / "pokemon-tcg-data.zip"
    if not archive.is_file():
        pytest.skip("pokemon-tcg-data.zip is not in ../shared/data")
    return cards_of(archive)


def play(name: str, decks: tuple[list[CardDef], list[CardDef]], seed: int) -> engine.State:
    """A random game in which the laws are looked at after every act; returns its last state."""
    dice = random.Random(seed)
    step = engine.begin(profile(name), decks, seed, engine.Options(turn_limit=LONGEST, stop_at_sudden_death=True))
    state = step.state
    boards = [Board(engine.view(state, viewer)) for viewer in (0, 1)]
    acts = 0
    while state.decision is not None and acts < 4_000:
        legal = engine.legal(state)
        assert legal
        if acts % 40 == 0:
            for action in legal:
                assert engine.explain(state, action) is None
                engine.apply(state, action)
        step = engine.apply(state, dice.choice(legal))
        state = step.state
        acts += 1
        assert every_card(state) == list(range(120)), step.events
        for viewer, board in enumerate(boards):
            for event in step.events:
                board.follow(engine.hide(event, viewer))
            if acts % 5 == 0:
                assert board.key() == Board(engine.view(state, viewer)).key(), step.events
        if acts % 50 == 0:
            save.digest(state)
    return state


@pytest.mark.parametrize("name", ERAS)
def test_automated_decks_play_by_the_laws(name: str, cards: list[CardDef]) -> None:
    own = [card for card in cards if card.set_id.startswith(ERAS[name])]
    decks = Decks(own, random.Random(name))
    assert len(decks.basics) > 50
    assert len(decks.trainers) > 10
    ended = 0
    for seed in range(GAMES):
        state = play(name, (decks.deck(), decks.deck()), seed)
        ended += state.result is not None
    assert ended >= GAMES - 1

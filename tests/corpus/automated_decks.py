"""Random legal decks of cards that play by themselves, era by era, and games with them in which every law is looked at.

`python -m tests.corpus.automated_decks 300` plays so many games of every era and tells what it found; `1@147 XY` plays
one of them again.
"""

from __future__ import annotations

import random
import sys
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec

from ptcg_desktop import decks, engine
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.effects.automation import automated, automation
from ptcg_desktop.engine import indexing, save
from tests.property.engine_games import Board, every_card, profile
from tools.text_report import cards_of

ERAS = {
    "Base": ("classic", ("base", "gym", "si")),
    "Neo": ("classic-extended", ("neo", "np")),
    "e-Card": ("classic-extended", ("ecard", "bp")),
    "EX": ("bw-xy-2013", ("ex", "tk")),
    "DP": ("bw-xy-2013", ("dp", "pl")),
    "HGSS": ("bw-xy-2013", ("hgss", "hsp", "col")),
    "BW": ("bw-xy-2013", ("bw", "dv")),
    "XY": ("xy-nov-2013", ("xy", "g1", "dc")),
    "SM": ("xy-nov-2013", ("sm", "det")),
    "SWSH": ("current", ("swsh", "cel25", "pgo")),
    "SV": ("current", ("sv", "zsv", "rsv", "me")),
}
"""Era → the profile it is played under, and how the ids of its sets begin."""
LONGEST = 120
COPIES = 4


class Decks:
    """Makes random decks of one era: lines of Pokémon, Trainers and Energy whose texts all play by themselves."""

    def __init__(self, era: str, cards: Sequence[CardDef]) -> None:
        self.era = era
        self.profile, prefixes = ERAS[era]
        self.dice = random.Random()
        fmt = decks.load_formats()["unlimited"]
        self.rules = fmt.over(decks.load_deck_rules(self.profile))
        own = [card for card in cards if card.set_id.startswith(prefixes)]
        self.basics = [card for card in own if card.is_basic_pokemon]
        self.above: dict[str, list[CardDef]] = {}
        for card in own:
            if card.kind == "pokemon" and card.evolves_from.en:
                self.above.setdefault(card.evolves_from.en, []).append(card)
        self.others = [card for card in own if card.kind == "trainer" or _special(card)]
        self.energy = {card.provides[0]: card for card in cards if card.is_basic_energy and card.provides}

    def pair(self, seed: int) -> tuple[list[CardDef], list[CardDef]]:
        """Two decks; the same ones for the same seed."""
        self.dice.seed(f"{self.era} {seed}")
        return self._deck(), self._deck()

    def _deck(self) -> list[CardDef]:
        """Sixty cards by the deck rules, as the engine plays them."""
        counts: dict[CardDef, int] = {}
        for limit, pool in ((24, self.basics), (42, self.others)):
            for _ in range(1_000):
                if sum(counts.values()) >= limit:
                    break
                self._add(counts, self.dice.choice(pool))
        wanted = Counter(letter for card in counts for attack in card.attacks for letter in attack.cost)
        letters = [letter for letter, _ in wanted.most_common() if letter in self.energy][:2] or ["G"]
        left = self.rules.deck_size - sum(counts.values())
        for at, letter in enumerate(letters):
            counts[self.energy[letter]] = left // len(letters) + (left % len(letters) if at == 0 else 0)
        report = decks.check(decks.deck_of("", counts), self.rules)
        assert report.legal, report.errors
        return [automated(card) for card, count in counts.items() for _ in range(count)]

    def _add(self, counts: dict[CardDef, int], card: CardDef) -> None:
        """A card and what evolves from it, as often as the rules allow."""
        line = [card]
        while card.kind == "pokemon" and line[-1].name.en in self.above and len(line) < 4:
            line.append(self.dice.choice(self.above[line[-1].name.en]))
        if not all(map(_plays, line)):
            return
        copies = self.dice.choice((2, 3, 4)) if card.kind == "pokemon" else self.dice.choice((1, 2))
        for one in line:
            known = set(self.rules.pokemon_types)
            groups = {group for other in counts for group in other.limit_groups}
            if not set(one.types) <= known or groups & set(one.limit_groups):
                return
            same = sum(count for other, count in counts.items() if name_key(other.name.en) == name_key(one.name.en))
            room = 1 if one.limit_groups else COPIES - same
            number = min(copies, room)
            if number > 0:
                counts[one] = counts.get(one, 0) + number


def _plays(card: CardDef) -> bool:
    """Do all its texts play by themselves? Asked of the cards that are drawn alone: compiling an era takes seconds."""
    return automation(card) in ("full", "vanilla")


def _special(card: CardDef) -> bool:
    return card.kind == "energy" and not card.is_basic_energy


class Game:
    """One random game; the laws are looked at after every act."""

    def __init__(self, rules: str, pair: tuple[list[CardDef], list[CardDef]], seed: int) -> None:
        self.dice = random.Random(seed)
        options = engine.Options(turn_limit=LONGEST, stop_at_sudden_death=True)
        self.pair, self.seed, self.options, self.rules = pair, seed, options, profile(rules)
        step = engine.begin(self.rules, pair, seed, options)
        self.steps = [step]
        self.actions: list[engine.Action] = []
        self.boards = [Board(engine.view(step.state, viewer)) for viewer in (0, 1)]

    def play(self, most: int = 4_000) -> engine.State:
        """Play to the end; returns the last state.

        Raises:
            AssertionError: a law does not hold.
        """
        state = self.steps[-1].state
        while state.decision is not None:
            assert len(self.actions) < most, "the game does not end"
            state = self.act(state)
        return state

    def act(self, state: engine.State) -> engine.State:
        """One more act."""
        legal = engine.legal(state)
        assert legal, state.decision
        number = len(self.actions)
        if number % 40 == 0:
            for action in legal:
                assert engine.explain(state, action) is None, action
                engine.apply(state, action)
        action = self.dice.choice(legal)
        before = save.digest(state) if number % 50 == 0 else ""
        step = engine.apply(state, action)
        assert not before or save.digest(state) == before, "an act has changed the state it began with"
        self.actions.append(action)
        self.steps.append(step)
        after = step.state
        assert every_card(after) == list(range(120)), step.events
        fresh = indexing.build(after.game, after.players, after.stadium, after.rules, after.current)
        assert after.index.by_name == fresh.by_name, "what is in force is not what lies on the table"
        for viewer, board in enumerate(self.boards):
            for event in step.events:
                board.follow(engine.hide(event, viewer))
            if number % 5 == 0:
                seen = engine.view(after, viewer)
                assert board.key() == Board(seen).key(), step.events
                hides(after, viewer, seen, self.dice)
        return after

    def replays(self) -> None:
        """Saved and loaded, the game plays to the same states."""
        start = save.start_from_decks(self.rules, self.pair, self.seed, self.options)
        digests = tuple(save.digest(step.state) for step in self.steps[save.EVERY :: save.EVERY])
        kept = save.SavedGame(save.FORMAT, save.ENGINE, start, tuple(self.actions), digests)
        replay = save.replay(save.load(save.save(kept)))
        assert replay.diverged is None, replay.refused
        assert save.digest(replay.steps[-1].state) == save.digest(self.steps[-1].state)


def hides(state: engine.State, viewer: int, seen: engine.View, dice: random.Random) -> None:
    """What a player may not know makes no difference to what that player sees: hidden cards change places."""
    mixed = []
    for player, side in enumerate(state.players):
        hand = side.hand if seen.players[player].hand is None else ()
        hidden = [*hand, *side.deck, *side.prizes]
        dice.shuffle(hidden)
        deck, prizes = hidden[len(hand) :][: len(side.deck)], hidden[len(hand) + len(side.deck) :]
        changed = msgspec.structs.replace(side, deck=tuple(deck), prizes=tuple(prizes))
        mixed.append(msgspec.structs.replace(changed, hand=tuple(hidden[: len(hand)])) if hand else changed)
    assert engine.view(msgspec.structs.replace(state, players=(mixed[0], mixed[1])), viewer) == seen


def run(games: int, archive: Path, eras: Sequence[str], first: int = 0) -> int:
    """Play games of every era and print what was found; returns how many broke a law."""
    cards = cards_of(archive)
    broken = 0
    for era in eras:
        made = Decks(era, cards)
        began, acts, results = time.perf_counter(), 0, Counter[str]()
        for seed in range(first, first + games):
            game = Game(made.profile, made.pair(seed), seed)
            try:
                state = game.play()
                if seed % 20 == 0:
                    game.replays()
            except Exception:
                broken += 1
                print(f"--- {era}, game {seed}, act {len(game.actions)}: {game.actions[-1:]}", flush=True)
                traceback.print_exc(limit=-6, file=sys.stdout)
                continue
            acts += len(game.actions)
            results["turn limit" if state.result is None or state.result.winner < 0 else "won"] += 1
        used = time.perf_counter() - began
        print(f"{era}: {games} games, {acts} acts, {dict(results)}, {used:.0f} s", flush=True)
    return broken


if __name__ == "__main__":
    shared = Path(__file__).resolve().parents[2].parent / "shared"
    number, _, start = (sys.argv[1] if len(sys.argv) > 1 else "100").partition("@")
    archive = shared / "data" / "pokemon-tcg-data.zip"
    sys.exit(run(int(number), archive, sys.argv[2:] or list(ERAS), int(start or 0)) > 0)

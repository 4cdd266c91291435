"""What the demo does: collect, build a deck, have it checked, play a game to its end."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from ptcg_desktop.cli.console import Console
    from ptcg_desktop.engine import State
    from ptcg_desktop.services.workspace import Workspace

SEED = 5
MAX_ACTS = 5000
"""A game that has not ended after so many acts is a fault of the rules."""

WISHES = ("charizard", "pikachu", "machamp", "gyarados", "hitmonchan", "alakazam", "venusaur", "blastoise")
"""What the demo's collector owns, found by search like a person would."""

PLACES = ("Binder 1", "Binder 1/2", "Box")
"""Where the demo's collector keeps them."""

TOO_MANY = 5
"""Copies of one card in the deck that shows the checker at work."""


@dataclass
class Summary:
    """What came of the demo: lines for people, objects for JSON, and where the window should look."""

    lines: list[str] = field(default_factory=list)
    deck: dict[str, object] = field(default_factory=dict)
    game: dict[str, object] = field(default_factory=dict)
    deck_id: int = 0


def do_job(home: Path, console: Console) -> Summary:
    """Do the main job in a home folder of its own."""
    from ptcg_desktop.services.workspace import Workspace

    summary = Summary()
    with Workspace.open(home) as workspace:
        _look(workspace, console, summary)
        _collect(workspace, console, summary)
        _build(workspace, console, summary)
        _play(workspace, console, summary)
    return summary


def _look(workspace: Workspace, console: Console, summary: Summary) -> None:
    info = workspace.catalogue.info()
    summary.lines.append(console.say("cli.info.printings", count=info.printings, sets=info.sets))


def _collect(workspace: Workspace, console: Console, summary: Summary) -> None:
    from ptcg_desktop.services.collection import Lot

    language = console.text_language
    for place, wish in enumerate(WISHES):
        for card in workspace.catalogue.cards(workspace.catalogue.search(wish)[:3]):
            lot = Lot(condition="NM" if place % 2 else "LP", place=PLACES[place % len(PLACES)])
            if place % 3:  # of some copies nobody knows the price any more
                price, day = 350 + 1275 * place, f"2024-0{1 + place}-14"
                lot = msgspec.structs.replace(lot, price=price, currency="BRL", bought=day)
            workspace.collection.add(card, 1 + place % 3, lot)
    ready = workspace.decks.ready_decks()[0]
    for card_id, count in ready.cards:
        part = workspace.catalogue.card(card_id)
        if part is not None:
            workspace.collection.add(part, min(count, 3), Lot(language=language))
    totals = workspace.collection.totals()
    summary.lines.append(console.say("cli.collection.totals", count=totals.copies, printings=totals.printings))


def _build(workspace: Workspace, console: Console, summary: Summary) -> None:
    """Every starter deck, and one with faults, so that the checker has something to say."""
    from ptcg_desktop.decks import load_formats

    made = [
        workspace.decks.create_from(ready, console.text_language).value for ready in workspace.decks.ready_decks()[:3]
    ]
    legal = made[0]
    faulty = workspace.decks.duplicate(legal.id).value
    line = next(line for line in faulty.cards if line.count == 4)
    workspace.decks.set_count(faulty.id, line.card_id, TOO_MANY)
    summary.deck_id = legal.id
    for deck in (legal, faulty):
        report = workspace.decks.check(deck.id)
        name = load_formats()[deck.format_id].name
        verdict = "cli.deck.legal" if report.legal else "cli.deck.illegal"
        count = workspace.decks.get(deck.id).count
        summary.lines.append(console.say(verdict, name=deck.name, count=count, format=name))
        summary.lines += [f"  {console.say(found.code, **found.params)} [{found.clause}]" for found in report.errors]
    report = workspace.decks.check(legal.id)
    summary.deck = {"deck": legal.name, "cards": legal.count, "format": legal.format_id, "legal": report.legal}


def _play(workspace: Workspace, console: Console, summary: Summary) -> None:
    """A complete game between the first two starter decks; the same seed gives the same game."""
    from ptcg_desktop import engine

    decks = [workspace.decks.create_from(ready).value for ready in workspace.decks.ready_decks()[:2]]
    automated = workspace.catalogue.programs.automated
    first, second = (tuple(map(automated, workspace.decks.deck_list(deck.id).cards())) for deck in decks)
    for deck in decks:
        workspace.decks.delete(deck.id)
    state = engine.new_game(engine.load_profile("classic"), (first, second), SEED)
    end, acts = play_out(state)
    winner = end.result.winner if end.result is not None and end.result.winner in (0, 1) else None
    summary.game = {"seed": SEED, "turns": end.turn, "acts": acts, "winner": winner}
    name = console.say("cli.demo.nobody") if winner is None else decks[winner].name
    summary.lines.append(console.say("cli.demo.game", seed=SEED, turns=end.turn, acts=acts, name=name))


def play_out(state: State) -> tuple[State, int]:
    """Play a game to its end with two eager players; the last state and the number of acts."""
    from ptcg_desktop import engine
    from ptcg_desktop.players.eager import choose

    acts = 0
    while state.decision is not None and acts < MAX_ACTS:
        player = state.decision.player
        state = engine.apply(state, choose(engine.view(state, player), engine.legal(state))).state
        acts += 1
    return state, acts

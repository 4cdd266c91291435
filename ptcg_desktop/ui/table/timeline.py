"""Other moments and other lines of a game: branches, single acts one after the other, luck that falls anew."""

from __future__ import annotations

from ptcg_desktop import engine
from ptcg_desktop.engine import events as ev
from ptcg_desktop.services.played import PlayedGame
from ptcg_desktop.ui.table import reading
from ptcg_desktop.ui.table.presenter import Outcome, TablePresenter
from ptcg_desktop.ui.table.said import Row

THIS_LINE = -1
"""Key of the row of the line that is played."""


def rows(table: TablePresenter) -> list[Row]:
    """The line that is played and its branches as a tree, indented."""
    line, say = table.line, table.wording.say
    count = len(line.entries()) - 1
    found = [Row(say("table.branch.this", name=line.name or say("table.branch.unnamed"), count=count), THIS_LINE)]
    for twig in line.tree():
        name = twig.name or say("table.branch.number", number=twig.number + 1)
        text = say("table.branch.other", name=name, at=twig.at, count=twig.length)
        found.append(Row(text, twig.number, depth=twig.depth))
    found[0] = Row(found[0].text, THIS_LINE, current=True)
    return found


def take(table: TablePresenter, number: int) -> Outcome:
    """Play a branch instead."""

    def step() -> bool:
        table.line.take_branch(number)
        return True

    try:
        return table.travel(step)
    except engine.IllegalAction:
        table.travel(lambda: True)  # the acts before it are done
        return Outcome(moved=True, refusal=table.wording.say("table.branch.stuck"))


def rename(table: TablePresenter, number: int, name: str) -> Outcome:
    """Give a branch, or the line that is played, a name."""
    if number == THIS_LINE:
        table.line.name = name
    else:
        table.line.name_branch(number, name)
    table.autosave()
    return Outcome(moved=True)


def drop(table: TablePresenter, number: int) -> Outcome:
    """Forget a branch."""
    table.line.drop_branch(number)
    table.autosave()
    return Outcome(moved=True)


def show(table: TablePresenter, number: int) -> Outcome:
    """The moment after exactly so many acts, the other side's included: a replay. Nobody acts for any side there."""
    before = table.line.position
    PlayedGame.go_to(table.line, number)
    here = table.line.position
    if here == before:
        return Outcome()
    table.cancel()
    if table.alone:  # else another person's hand would be seen
        table.turn_seat()
    table.look()
    table.autosave()
    forward = table.line.entries()[here].events if here == before + 1 else ()
    return Outcome(moved=True, cues=tuple(reading.cues_of(forward, table.seat)))


def coins_ahead(table: TablePresenter) -> tuple[bool, ...]:
    """The coins of the act that redo would bring back."""
    entries, at = table.line.entries(), table.line.position + 1
    if at >= len(entries):
        return ()
    return tuple(event.heads for event in entries[at].events if isinstance(event, ev.CoinFlipped))


def flip_anew(table: TablePresenter, seed: int) -> Outcome:
    """Do the act again that was taken back, with other luck."""

    def step() -> bool:
        return table.line.flip_anew(seed) is not None

    try:
        return table.travel(step)
    except engine.IllegalAction as refused:
        return Outcome(refusal=table.wording.refusal(refused.refusal)[0])

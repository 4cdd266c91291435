"""Knock Outs, Prizes and the new Active (R-KO)."""

from __future__ import annotations

from ptcg_desktop.engine import modifiers, triggers, win
from ptcg_desktop.engine.actions import Decision, Promote, TakePrize
from ptcg_desktop.engine.board import Entry
from ptcg_desktop.engine.events import KnockedOut, PrizeTaken, Promoted
from ptcg_desktop.engine.state import KnockOutFrame, Pokemon, PrizeFrame, TurnFrame
from ptcg_desktop.engine.work import Work

DISCARD, OTHER_PRIZES, OWN_PRIZES, WIN, OTHER_PROMOTES, OWN_PROMOTES, DONE = range(7)
ENDING = 3
"""The step of a turn after its last act (`turn.END`)."""


def cards_of(one: Pokemon) -> tuple[int, ...]:
    """Every card a Pokémon in play is made of."""
    return (*one.cards, *one.energy, *(item.card for item in one.attached))


def found(work: Work) -> bool:
    """Must the game stop for Knock Outs or an empty Active place (R-KO-2)?"""
    by_name = work.index.by_name
    plain = not ("hp" in by_name or "copy_of" in by_name or "forbid.knocked_out" in by_name)
    cards = work.game.cards
    for side in work.players:
        active = side.active
        if active is None:
            if side.bench or "no_pokemon" in work.game.profile.win.ways:
                return True
            continue
        for one in (active, *side.bench):
            damage = one.damage
            if damage and (damage >= cards[one.cards[-1]].hp if plain else falls(work, one)):
                return True
    return False


def falls(work: Work, one: Pokemon) -> bool:
    """Is this Pokémon Knocked Out (R-KO-1)?"""
    if one.damage < modifiers.hp(work, one):
        return False
    return modifiers.forbidden(work, "knocked_out", one.player, one.uid) is None


def prizes_for(work: Work, one: Pokemon) -> int:
    """Prizes due for its Knock Out, as far as there are any left."""
    return min(modifiers.prize_value(work, one), len(work.players[1 - one.player].prizes))


def run(work: Work, frame: KnockOutFrame) -> None:
    """Carry out one step of a batch; the turn player comes last in each (R-KO-7)."""
    at = frame.at
    current = work.current
    if at == DISCARD and triggers.DOOMED in work.index.by_name and _saves(work, frame):
        return
    if at == DISCARD:
        due, answers = _discard_batch(work)
        work.stack.append(KnockOutFrame(OTHER_PRIZES, due))
        for entry, by in reversed(answers):
            triggers.start(work, (entry,), by)
    elif at in (OTHER_PRIZES, OWN_PRIZES):
        _prizes(work, frame, current if at == OWN_PRIZES else 1 - current)
    elif at == WIN:
        if not win.check(work):
            work.stack.append(KnockOutFrame(OTHER_PROMOTES))
    elif at in (OTHER_PROMOTES, OWN_PROMOTES):
        _promotion(work, at, current if at == OWN_PROMOTES else 1 - current)


def _discard_batch(work: Work) -> tuple[tuple[int, int], list[tuple[Entry, int]]]:
    """All Knocked-Out Pokémon of both players leave at the same time; returns the Prizes due to each player and
    the texts that answer it."""
    doomed = [one for player in (1 - work.current, work.current) for one in work.in_play(player) if falls(work, one)]
    return _discard_all(work, doomed)


def by_hand(work: Work, one: Pokemon) -> None:
    """A Pokémon is Knocked Out whatever lies on it; Prizes and a new Active follow."""
    due, answers = _discard_all(work, [one])
    work.stack.append(KnockOutFrame(OTHER_PRIZES, due))
    for entry, by in reversed(answers):
        triggers.start(work, (entry,), by)


def _discard_all(work: Work, doomed: list[Pokemon]) -> tuple[tuple[int, int], list[tuple[Entry, int]]]:
    answers = _answers(work, doomed)
    due = [0, 0]
    for one in doomed:  # values are read before anything leaves: all fall together
        due[1 - one.player] += modifiers.prize_value(work, one)
    for one in doomed:
        _remember(work, one)
        side = work.players[one.player]
        active = None if side.active is one else side.active
        cards = cards_of(one)
        work.set_places(one.player, active, tuple(other for other in side.bench if other is not one))
        work.discard(cards)
        work.events.append(KnockedOut(one.player, one.uid, cards))
    return (min(due[0], len(work.players[0].prizes)), min(due[1], len(work.players[1].prizes))), answers


def _answers(work: Work, doomed: list[Pokemon]) -> list[tuple[Entry, int]]:
    """Texts that answer these Knock Outs, each with the Pokémon that did it (or -1)."""
    if not work.index.by_name:
        return []
    attacker = work.players[work.current].active
    attacked = work.phase == "main" and any(isinstance(frame, TurnFrame) and frame.at == ENDING for frame in work.stack)
    by = attacker.uid if attacker is not None and attacked else -1
    found: list[tuple[Entry, int]] = []
    for one in doomed:
        found += [(entry, by) for entry in triggers.answering(work, "knocked_out", one.player, one.uid, by)]
        points = ("knocked_out_by_attack", "knocked_out_by_opponent")
        for at in () if by < 0 else points if one.player != work.current else points[:1]:
            found += [(entry, by) for entry in triggers.answering(work, at, one.player, one.uid, by)]
    return found


def _remember(work: Work, one: Pokemon) -> None:
    if work.game.remembers:
        hits = [x for x in work.history if x.what == "damaged_by_attack" and x.pokemon == one.uid]
        by_attack = bool(hits) and hits[-1].turn == work.turn and work.phase == "main"
        what = "knocked_out_by_attack" if by_attack else "knocked_out"
        work.remember(what, one.player, one.uid, one.card, other=hits[-1].other if by_attack else -1)


def _saves(work: Work, frame: KnockOutFrame) -> bool:
    """Start texts that may keep a Pokémon from being Knocked Out, each once in a batch; False if there are none."""
    for player in (work.current, 1 - work.current):
        for one in work.in_play(player):
            if one.uid not in frame.asked and falls(work, one):
                found = triggers.preventing(work, one.uid)
                if found:
                    work.stack.append(KnockOutFrame(DISCARD, frame.due, (*frame.asked, one.uid)))
                    triggers.start(work, found)
                    return True
    return False


def _prizes(work: Work, frame: KnockOutFrame, player: int) -> None:
    due = min(frame.due[player], len(work.players[player].prizes))  # Prizes may have been moved by hand
    if not due:
        work.stack.append(KnockOutFrame(frame.at + 1, frame.due))
        return
    work.stack.append(frame)
    options = tuple(range(len(work.players[player].prizes)))
    work.decision = Decision("prize", player, due, due, options, clause="R-KO-4")


def take_prize(work: Work, act: TakePrize) -> None:
    """One Prize goes into the hand (R-KO-4)."""
    frame = work.stack.pop()
    player = act.player
    to_hand(work, player, act.position)
    if isinstance(frame, PrizeFrame):
        work.stack.append(PrizeFrame(player, frame.due - 1))
    if isinstance(frame, KnockOutFrame):
        due = (frame.due[0] - (player == 0), frame.due[1] - (player == 1))
        work.stack.append(KnockOutFrame(frame.at, due))


def to_hand(work: Work, player: int, position: int) -> None:
    """A Prize goes into its player's hand."""
    prizes = work.players[player].prizes
    card = prizes[position]
    work.set_prizes(player, prizes[:position] + prizes[position + 1 :])
    work.set_hand(player, (*work.players[player].hand, card))
    work.events.append(PrizeTaken(player, position, card))
    work.remember("prize_taken", player, card=card)


def run_prizes(work: Work, frame: PrizeFrame) -> None:
    """Ask for the next Prize that a text lets a player take; after the last, see whether that wins (R-WIN-1)."""
    count = len(work.players[frame.player].prizes)
    if frame.due > 0 and count:
        due = min(frame.due, count)
        work.stack.append(frame)
        work.decision = Decision("prize", frame.player, due, due, tuple(range(count)), clause="R-KO-4")
    else:
        win.check(work)


def _promotion(work: Work, at: int, player: int) -> None:
    side = work.players[player]
    if side.active is not None or not side.bench:
        if at + 1 < DONE:
            work.stack.append(KnockOutFrame(at + 1))
        return
    work.stack.append(KnockOutFrame(at))
    work.decision = Decision("promote", player, options=tuple(one.uid for one in side.bench), clause="R-KO-6")


def promote(work: Work, act: Promote) -> None:
    """A Benched Pokémon takes the empty Active place (R-KO-6)."""
    side = work.players[act.player]
    incoming = next(one for one in side.bench if one.uid == act.pokemon)
    work.set_places(act.player, incoming, tuple(one for one in side.bench if one is not incoming))
    work.events.append(Promoted(act.player, act.pokemon))
    came_active(work, incoming)


def came_active(work: Work, incoming: Pokemon) -> None:
    """A Pokémon has moved from the Bench to the Active place."""
    work.remember("came_active", incoming.player, incoming.uid, incoming.card)
    if work.index.by_name:
        triggers.fire(work, "came_active", incoming.player, incoming.uid)

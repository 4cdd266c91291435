"""Instructions about cards in hand, deck, discard pile and other zones."""

from __future__ import annotations

from typing import assert_never

from ptcg_desktop.effects import ir
from ptcg_desktop.engine import amounts, bench, moving
from ptcg_desktop.engine.chance import sample, shuffle
from ptcg_desktop.engine.doing import Doing
from ptcg_desktop.engine.events import CardsDrawn, CardsMoved

Step = (
    ir.FlipCoins
    | ir.Draw
    | ir.DrawUntil
    | ir.DiscardHand
    | ir.MoveCards
    | ir.MoveZone
    | ir.MoveTop
    | ir.MoveThis
    | ir.ShuffleDeck
)
SHUFFLED_BELOW = "deck_bottom_shuffled"
"""Under the deck in a random order."""


def do(doing: Doing, step: Step) -> None:
    """Carry it out."""
    work = doing.work
    if isinstance(step, ir.FlipCoins):
        _flip(doing, step)
    elif isinstance(step, ir.Draw):
        wanted = doing.answers[0] if doing.answers else doing.value(step.amount)
        doing.bind_number(step.name, _draw(doing, step.side, wanted))
    elif isinstance(step, ir.DrawUntil):
        hand = work.players[doing.player(step.side)].hand
        _draw(doing, step.side, doing.value(step.size) - len(hand))
    elif isinstance(step, ir.DiscardHand):
        _move_all(doing, "hand", "discard", step.side, step.name)
    elif isinstance(step, ir.MoveZone):
        _move_all(doing, step.zone, step.to, step.side, step.name)
    elif isinstance(step, ir.MoveCards):
        _move(doing, step)
    elif isinstance(step, ir.MoveTop):
        _move_top(doing, step)
    elif isinstance(step, ir.MoveThis):
        _move_this(doing, step)
    elif isinstance(step, ir.ShuffleDeck):
        shuffle(work, doing.player(step.side))
    else:
        assert_never(step)


def _flip(doing: Doing, step: ir.FlipCoins) -> None:
    by = None if step.by == "own" else 1 - doing.source.player
    heads = 0
    if step.until_tails:
        while amounts.flip(doing.work, doing.source, by):
            heads += 1
        coins = heads + 1
    else:
        coins = doing.value(step.coins)
        heads = sum(amounts.flip(doing.work, doing.source, by) for _ in range(coins))
    doing.bind_number(step.name, heads)
    doing.bind_number(amounts.coins_mark(step.name), coins)


def _draw(doing: Doing, side: ir.Player, count: int) -> int:
    player = doing.player(side)
    drawn = doing.work.draw(player, max(0, count))
    if drawn:
        doing.work.events.append(CardsDrawn(player, drawn, "effect"))
    return len(drawn)


def _move_all(doing: Doing, zone: str, target: str, side: ir.Player, name: str) -> None:
    """Put a whole zone into another."""
    work, player = doing.work, doing.player(side)
    cards = amounts.zone_cards(work, player, zone)
    if cards:
        if target == SHUFFLED_BELOW:
            cards, target = sample(work, cards, len(cards), mixed=True), "deck_bottom"
        work.leave_zone(player, zone, cards)
        work.to_zone(player, target, cards)
        work.events.append(CardsMoved(player, cards, zone, moving.plain(target), "effect"))
    doing.bind(name, cards)


def _move(doing: Doing, step: ir.MoveCards) -> None:
    """Put bound cards somewhere; those put on a deck, the first chosen uppermost."""
    cards = doing.movable(doing.bound(step.cards))
    if doing.answers:
        cards = (*doing.answers, *(card for card in cards if card not in doing.answers))
    target = step.to
    if doing.source.kind == "attack" and target == "discard" and doing.work.game.remembers:
        _remember_losses(doing, cards)
    if target == SHUFFLED_BELOW:
        cards, target = sample(doing.work, cards, len(cards), mixed=True), "deck_bottom"
    if target == "bench":
        entered = tuple(bench.put(doing.work, card) for card in cards)
        doing.bind_pokemon(step.cards, tuple(uid for uid in entered if uid >= 0))
    for card in () if target == "bench" else cards[::-1] if target == "deck_top" else cards:
        moving.move(doing.work, card, target, step.shown)
    doing.forget(cards)


def _remember_losses(doing: Doing, cards: tuple[int, ...]) -> None:
    """An attack discards Energy of the other player's Pokémon."""
    for one in doing.bearers(cards):
        if one.player != doing.source.player:
            lost = sum(card in one.energy for card in cards)
            doing.work.remember("energy_lost", one.player, one.uid, one.card, doing.source.name, lost)


def _move_top(doing: Doing, step: ir.MoveTop) -> None:
    work, player = doing.work, doing.player(step.side)
    deck = work.players[player].deck
    count = min(doing.value(step.amount), len(deck))
    cards = deck[len(deck) - count :] if step.bottom else deck[:count]
    if cards:
        work.leave_zone(player, "deck", cards)
        work.to_zone(player, step.to, cards)
        work.events.append(CardsMoved(player, cards, "deck", moving.plain(step.to), "effect"))
    doing.bind(step.name, cards)


def _move_this(doing: Doing, step: ir.MoveThis) -> None:
    """Put the card the text stands on somewhere, or on another Pokémon."""
    work, card = doing.work, doing.source.card
    if step.to != "attach":
        moving.move_from_anywhere(work, card, step.to)
        return
    targets = doing.who(step.on) if step.on is not None else ()
    if targets:
        moving.attach(work, card, targets[0].uid)

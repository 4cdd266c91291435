"""The one source of chance (R-RNG-1): a SplitMix64 generator whose whole state is one word inside the game's state.

The same seed gives the same coins and shuffles on every platform. Outcomes may be forced: they are used up first.
"""

from __future__ import annotations

from collections.abc import Sequence

from ptcg_desktop.engine.errors import ChanceExhausted
from ptcg_desktop.engine.events import CoinFlipped, DeckShuffled
from ptcg_desktop.engine.state import NOTHING_FORCED, Forced
from ptcg_desktop.engine.work import Work

MASK = 0xFFFF_FFFF_FFFF_FFFF


def _mix(word: int) -> int:
    word = ((word ^ (word >> 30)) * 0xBF58_476D_1CE4_E5B9) & MASK
    word = ((word ^ (word >> 27)) * 0x94D0_49BB_1331_11EB) & MASK
    return word ^ (word >> 31)


def seeded(seed: int) -> int:
    """The generator's first word for a seed (any whole number).

    Mixed, so that the games of neighbouring seeds have nothing in common: the generator itself only counts on.
    """
    return _mix((seed * 0x9E37_79B9_7F4A_7C15 + 0x2545_F491_4F6C_DD1D) & MASK)


def flip(work: Work, player: int, reason: str, pokemon: int = -1) -> bool:
    """Flip a coin for `player`; True is heads.

    Raises:
        ChanceExhausted: only forced outcomes are allowed and none is left.
    """
    forced = work.forced
    if forced.coins:
        heads = forced.coins[0]
        work.forced = Forced(forced.coins[1:], forced.shuffles)
    elif work.game.options.strict_chance:
        raise ChanceExhausted(f"a coin is flipped ({reason}) but no forced outcome is left")
    else:
        work.rng = (work.rng + 0x9E37_79B9_7F4A_7C15) & MASK
        heads = _mix(work.rng) >> 63 == 1
    work.events.append(CoinFlipped(player, heads, reason, pokemon))
    return heads


def reseed(work: Work, seed: int) -> None:
    """Go on from another seed; forced outcomes are forgotten."""
    work.rng = seeded(seed)
    work.forced = NOTHING_FORCED


def roll(work: Work, sides: int) -> int:
    """Roll a die with so many sides; a manual act, so nothing can force it."""
    work.rng = (work.rng + 0x9E37_79B9_7F4A_7C15) & MASK
    return (((_mix(work.rng) >> 32) * sides) >> 32) + 1


def shuffle(work: Work, player: int) -> None:
    """Shuffle the deck of `player`."""
    deck = work.players[player].deck
    work.set_deck(player, _forced_order(work, player, deck) or _shuffled(work, deck))
    work.events.append(DeckShuffled(player))


def sample(work: Work, items: tuple[int, ...], count: int, mixed: bool = False) -> tuple[int, ...]:
    """Some of the items, taken by chance; all of them keep their order unless it shall be `mixed`."""
    if count >= len(items) and not mixed:
        return items
    return _shuffled(work, items)[: max(0, count)]


def _shuffled(work: Work, deck: tuple[int, ...]) -> tuple[int, ...]:
    work.rng, cards = shuffled(work.rng, deck)
    return cards


def shuffled(word: int, items: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    """The items in an order of chance, and the generator's word afterwards. What every shuffle of a game does."""
    cards = list(items)
    for last in range(len(cards) - 1, 0, -1):
        word = (word + 0x9E37_79B9_7F4A_7C15) & MASK
        pick = ((_mix(word) >> 32) * (last + 1)) >> 32
        cards[last], cards[pick] = cards[pick], cards[last]
    return word, tuple(cards)


def _forced_order(work: Work, player: int, deck: tuple[int, ...]) -> tuple[int, ...]:
    """The next forced result of this player's shuffles, or () if none is forced (or nothing is there to shuffle)."""
    shuffles = work.forced.shuffles
    mine = shuffles[player]
    if not mine or not deck:
        return ()
    if sorted(mine[0]) != sorted(deck):
        raise ChanceExhausted("a forced shuffle does not hold exactly the cards of the deck")
    rest = mine[1:]
    work.forced = Forced(work.forced.coins, (rest, shuffles[1]) if player == 0 else (shuffles[0], rest))
    return mine[0]

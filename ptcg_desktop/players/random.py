"""A player who chooses evenly among the legal acts; for simulations, measuring and testing the rules."""

from __future__ import annotations

from collections.abc import Sequence

from ptcg_desktop.engine import Action

MASK = 0xFFFF_FFFF_FFFF_FFFF


class RandomPlayer:
    """Chooses evenly and repeatably: the same seed and the same questions give the same answers everywhere."""

    def __init__(self, seed: int) -> None:
        self._word = (seed * 2 + 1) & MASK

    def choose(self, legal: Sequence[Action]) -> Action:
        """One of the legal acts; `legal` must not be empty."""
        # A multiplicative congruential generator; its high bits are good enough to pick an index.
        self._word = (self._word * 6_364_136_223_846_793_005 + 1_442_695_040_888_963_407) & MASK
        return legal[((self._word >> 33) * len(legal)) >> 31]

"""Rules answers: why an act may not be done."""

from __future__ import annotations

import msgspec

Param = str | int | tuple[str, ...]


class Refusal(msgspec.Struct, frozen=True):
    """Why an act is not allowed now.

    Attributes:
        clause: The clause of the rules specification that forbids it, e.g. `"R-ENE-2"`.
        code: Message id; data/words/refusals.toml has its sentence in both languages.
        params: Values for the sentence: card names, numbers, the letters of a cost.
    """

    clause: str
    code: str
    params: dict[str, Param] = {}


class IllegalAction(Exception):  # noqa: N818 - the name is the contract: a rules answer, not an error
    """Raised by `apply` for an act outside `legal`; the state is unchanged.

    Attributes: `refusal` and, for short, its `clause`, `code`, `params`.
    """

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        self.clause = refusal.clause
        self.code = refusal.code
        self.params = refusal.params
        super().__init__(f"{refusal.clause} {refusal.code} {refusal.params or ''}".rstrip())


class ChanceExhausted(Exception):  # noqa: N818
    """A coin had to be flipped although only forced outcomes were allowed and none is left.

    Happens only with `Options(strict_chance=True)`, which rule puzzles use to prove which flips are made.
    """


class EngineError(Exception):
    """A bug: an effect program or a rule handler broke one of the engine's own promises."""

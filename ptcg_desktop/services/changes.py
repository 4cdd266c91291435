"""What a mutating service call gives back: the value, what moved, and the undo step."""

from __future__ import annotations

from typing import Generic, Literal, TypeVar

import msgspec

T = TypeVar("T")

Area = Literal["catalogue", "collection", "lists", "decks", "games", "settings", "programs", "pictures"]


class Changes(msgspec.Struct, frozen=True):
    """Which areas moved, and which things in them, so that each widget can decide whether to refresh.

    Attributes:
        areas: `programs` = more is known of how far the cards play themselves; `pictures` = cards are to have
            pictures now, or none, or others.
        ids: Card ids for `collection`, `"list:3"` for lists, and `"deck:5"` for decks. Empty with a named area =
            anything may have moved.
    """

    areas: frozenset[Area] = frozenset()
    ids: frozenset[str] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.areas)

    def __or__(self, other: Changes) -> Changes:
        """Both together; an area named without ids on one side stays "anything may have moved"."""
        vague = (self.areas and not self.ids) or (other.areas and not other.ids)
        return Changes(self.areas | other.areas, frozenset() if vague else self.ids | other.ids)


NOTHING = Changes()


class Done(msgspec.Struct, Generic[T], frozen=True):
    """The outcome of one mutating call.

    Attributes:
        step: Id of the step in the history; None if nothing changed or the act cannot be undone.
    """

    value: T
    changes: Changes
    step: int | None = None


class StepInfo(msgspec.Struct, frozen=True):
    """One undoable step, as a menu shows it.

    Attributes:
        code: Its sentence in data/words/library.toml, e.g. `"step.holding.add"`.
        at: When it was done, ISO 8601, UTC.
    """

    id: int
    scope: str
    code: str
    params: dict[str, str | int]
    at: str

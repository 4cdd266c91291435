"""What is said beside the board, as plain values: log rows, prompts, menus, the turn bar, the end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.ui.table.picture import Handle


@dataclass(frozen=True)
class Row:
    """One line of a list. `key` is for its owner; `heading` rows part the list; `dim` rows lie ahead (redo)."""

    text: str
    key: int
    heading: bool = False
    dim: bool = False
    current: bool = False
    mark: str = ""
    """Done by hand: marked with a sign; this is the word for it."""
    depth: int = 0
    """In a tree: how far from the left edge it begins."""


@dataclass(frozen=True)
class Choice:
    """One answer of a prompt: a button, or a drawn card where `card` is given."""

    text: str
    key: int
    card: CardDef | None = None


@dataclass(frozen=True)
class Prompt:
    """A choice put to the person.

    Attributes:
        title: What to do ("Choose your new Active Pokémon").
        detail: What for, how many.
        choices: Answers given here; empty where the board itself is the place to choose.
        key: Changes when another question is asked, so that the focus moves once only.
        take_over: The text that asks can be carried out by hand instead: the words for it.
    """

    title: str
    detail: str = ""
    choices: tuple[Choice, ...] = ()
    key: str = ""
    take_over: str = ""


@dataclass(frozen=True)
class MenuEntry:
    """One line of the menu of a Pokémon. Without `action` it may not be done now, for the reason `why` (`clause`)."""

    text: str
    cost: tuple[str, ...] = ()
    damage: str = ""
    action: engine.Action | None = None
    why: str = ""
    clause: str = ""
    note: str = ""
    anyway: tuple[engine.Action, ...] = ()
    """Ways to do it all the same, by hand."""
    opens: Handle | None = None
    """No act: the cards of this Pokémon are laid open as a list."""


@dataclass(frozen=True)
class Menu:
    """What a Pokémon can do."""

    handle: Handle
    title: str
    entries: tuple[MenuEntry, ...]


@dataclass(frozen=True)
class Chip:
    """One allowance of the turn: still open, used, or not possible now."""

    text: str
    state: Literal["open", "done", "no"]


@dataclass(frozen=True)
class Step:
    """One part of a turn: over, going on, or still to come."""

    text: str
    state: Literal["done", "now", "ahead"]


@dataclass(frozen=True)
class Guide:
    """The turn bar: whose turn, which part, what is still possible. `steps` is empty before and after the game."""

    turn: str
    phase: str
    mine: bool
    steps: tuple[Step, ...] = ()
    chips: tuple[Chip, ...] = ()
    end: str = ""
    """The label of the button that ends the turn or the open choice; empty if neither may be ended now."""


@dataclass(frozen=True)
class End:
    """How the game ended, with the clauses."""

    title: str
    how: str


@dataclass(frozen=True)
class CardText:
    """A text to carry out by hand.

    Attributes:
        text: Its words in the person's language, as far as the card has them; `other` in the other language.
        key: Changes with the text that is asked for.
    """

    title: str
    detail: str
    text: str
    other: str
    card: CardDef
    key: str


@dataclass(frozen=True)
class OpenPile:
    """Cards opened as a list: (number, card, name) each. `look`: they are being looked at, until the person is done."""

    title: str
    cards: tuple[tuple[int, CardDef, str], ...]
    look: bool = False


@dataclass(frozen=True)
class Edited:
    """What the editor of counters and markers shows: of a Pokémon, or (`uid` below 0) beside the board of `player`.

    Attributes:
        conditions: (identifier, word, is it on?); empty where no condition can lie.
        markers: (name, number).
    """

    title: str
    player: int
    uid: int
    damage: int = 0
    left: str = ""
    conditions: tuple[tuple[str, str, bool], ...] = ()
    markers: tuple[tuple[str, int], ...] = ()

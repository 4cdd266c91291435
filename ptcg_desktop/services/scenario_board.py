"""From a scenario's situation to a game at its first decision, with the labels the scenario uses for Pokémon."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ptcg_desktop import engine
from ptcg_desktop.cards import CardDef
from ptcg_desktop.engine.state import Used
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services import scenario_cards
from ptcg_desktop.services.scenario_format import (
    MOST_DIGITS,
    GivenSpec,
    Letter,
    PokemonSpec,
    ScenarioSpec,
    SideSpec,
    spread,
)

PLAYERS = {"A": 0, "B": 1}
LETTERS: tuple[Letter, Letter] = ("A", "B")


class Table:
    """A scenario being played: the state, the labels of its Pokémon, the cards by name.

    `labels` keeps a Pokémon's label after it left play.
    """

    def __init__(self, state: engine.State, cards: Mapping[str, CardDef], labels: dict[str, int]) -> None:
        self.state = state
        self.cards = cards
        self.labels = labels
        self._keys = {card.id: key for key, card in cards.items()}

    def copy(self) -> Table:
        """A table to try something on."""
        return Table(self.state, self.cards, dict(self.labels))

    def key(self, card: int) -> str:
        """The scenario's name of a card of the game."""
        printed = self.state.game.cards[card].printed.id
        return self._keys.get(printed, printed)

    def copies(self, key: str) -> list[int]:
        """The cards of the game that a name means, in the order in which the situation lists them."""
        return [card for card in range(len(self.state.game.cards)) if self.key(card) == key]

    def label(self, uid: int) -> str:
        """The scenario's label of a Pokémon; empty if it has none."""
        return next((label for label, known in self.labels.items() if known == uid), "")


def open_table(scenario: ScenarioSpec, cards: Mapping[str, CardDef], profile: engine.Profile) -> Table:
    """Lay out the situation and let the engine run to the first decision.

    Raises:
        KnownError: `scenario.card` (unknown name), `scenario.label`, `scenario.value`, or the engine's own.
    """
    given = scenario.given
    coins = tuple(coin == "H" for coin in scenario.coins)
    if scenario.kind == "setup":
        return _setup_table(given, _Names(cards), profile, coins)
    position, labels = situation(given, cards)
    options = engine.Options(strict_chance=given.chance is None, stop_at_sudden_death=True)
    step = engine.from_position(
        profile, position, options=options, forced=engine.Forced(coins), known=tuple(cards.values())
    )
    return Table(step.state, cards, labels)


def situation(given: GivenSpec, cards: Mapping[str, CardDef]) -> tuple[engine.Position, dict[str, int]]:
    """A situation as the engine lays it out, and the numbers its Pokémon get there by their labels.

    Raises:
        KnownError: `scenario.card` (unknown name), `scenario.label`, `scenario.value`.
    """
    names = _Names(cards)
    labels: dict[str, int] = {}
    sides = (_side(given.A, names, labels), _side(given.B, names, labels))
    stadium = None
    if given.stadium is not None:
        stadium = (names.card(given.stadium.card), PLAYERS[given.stadium.owner])
    used = given.used
    position = engine.Position(
        sides,
        PLAYERS[given.turn.player],
        given.turn.number,
        given.phase,
        stadium,
        Used(int(used.energy), int(used.retreat), int(used.item), int(used.supporter), int(used.stadium)),
        -1 if given.chance is None else given.chance,
        tuple((player, name) for player, side in enumerate((given.A, given.B)) for name in side.spent),
    )
    return position, labels


class _Names:
    def __init__(self, cards: Mapping[str, CardDef]) -> None:
        self.known = cards

    def card(self, name: str) -> CardDef:
        found = self.known.get(name)
        if found is None:
            raise KnownError("scenario.card", name=name)
        return found

    def cards(self, names: Sequence[str]) -> tuple[CardDef, ...]:
        return tuple(self.card(name) for name in spread(list(names)))

    def energy(self, names: Sequence[str]) -> tuple[CardDef, ...]:
        return tuple(self.card(scenario_cards.energy_name(name)) for name in spread(list(names)))


def _side(spec: SideSpec, names: _Names, labels: dict[str, int]) -> engine.PlacedSide:
    active = None if spec.active is None else _pokemon(spec.active, names, labels)
    return engine.PlacedSide(
        active,
        tuple(_pokemon(one, names, labels) for one in spec.bench),
        names.cards(spec.hand),
        names.cards(spec.deck),
        names.cards(spec.discard),
        names.cards(spec.prizes),
        (("lost", names.cards(spec.lost)),) if spec.lost else (),
        tuple(spec.markers.items()),
    )


def _pokemon(spec: PokemonSpec, names: _Names, labels: dict[str, int]) -> engine.PlacedPokemon:
    if spec.id in labels:
        raise KnownError("scenario.label", label=spec.id)
    labels[spec.id] = len(labels) + 1  # positions number their Pokémon in this order
    return engine.PlacedPokemon(
        names.cards([*spec.under, spec.card]),
        names.energy(spec.energy),
        names.cards(spec.attached),
        spec.damage,
        tuple(condition(text) for text in spec.conditions),
        tuple(condition(text) for text in spec.new_conditions),
        spec.fresh,
        tuple(spec.used),
        tuple(spec.markers.items()),
    )


def condition(text: str) -> tuple[str, int]:
    """`"poisoned:20"` → ("poisoned", 20); without a number 0 = the profile's.

    Raises:
        KnownError: `scenario.value`.
    """
    kind, colon, points = text.partition(":")
    if colon and not (points.isascii() and points.isdecimal() and len(points) <= MOST_DIGITS):
        raise KnownError("scenario.value", value=text)
    return kind, int(points) if colon else 0


def _setup_table(given: GivenSpec, names: _Names, profile: engine.Profile, coins: tuple[bool, ...]) -> Table:
    decks: list[tuple[CardDef, ...]] = []
    shuffles: list[tuple[tuple[int, ...], ...]] = []
    first = 0
    for spec in (given.A, given.B):
        lists = [spread(one) for one in spec.deck_after_shuffle]
        if not lists:
            raise KnownError("scenario.value", value="deck_after_shuffle")
        decks.append(tuple(names.card(name) for name in lists[0]))
        shuffles.append(tuple(_order(lists[0], one, first) for one in lists))
        first += len(lists[0])
    options = engine.Options(strict_chance=True, stop_at_sudden_death=True, sudden_death=given.sudden_death)
    state = engine.new_game(
        profile,
        (decks[0], decks[1]),
        options=options,
        forced=engine.Forced(coins, (shuffles[0], shuffles[1])),
        known=tuple(names.known.values()),
    )
    return Table(state, names.known, {})


def _order(deck: list[str], wanted: list[str], first: int) -> tuple[int, ...]:
    """The card numbers of a shuffled deck given by names: equal names are taken in the deck's order."""
    free: dict[str, list[int]] = {}
    for at, name in enumerate(deck):
        free.setdefault(name, []).append(first + at)
    if sorted(deck) != sorted(wanted):
        raise KnownError("scenario.value", value="deck_after_shuffle")
    return tuple(free[name].pop(0) for name in wanted)

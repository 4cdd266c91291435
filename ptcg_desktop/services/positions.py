"""Positions of real cards: a text becomes a board the engine can begin from, with everything that is wrong with it.

What the rules forbid is told with its clause and may be played all the same; what cannot be played is `fatal`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop import engine
from ptcg_desktop.cards import TYPE_NAMES, CardDef
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.decks import load_formats
from ptcg_desktop.engine import save
from ptcg_desktop.engine.newgame import PlacedPokemon, PlacedSide
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services import position_text, scenario_cards, scenario_format
from ptcg_desktop.services.position_text import PositionText, Problem, Spot
from ptcg_desktop.services.query.legal import pool
from ptcg_desktop.services.resolving import Asked, Resolver
from ptcg_desktop.services.scenario_board import LETTERS, situation
from ptcg_desktop.services.scenario_format import Letter
from ptcg_desktop.services.scenario_saving import CardNames, given_of

if TYPE_CHECKING:
    from pathlib import Path

    from ptcg_desktop.services.catalogue import CatalogueService

DEFAULT_PROFILE = "current"
MOST_NEAR = 3
SCHEMA_NAME = scenario_format.SCHEMA
"""What messages call a scenario that was pasted."""
_ID = re.compile(r"^(.*?)\s*\[([^\]]+)\]$")


class Laid(msgspec.Struct, frozen=True):
    """A text laid out.

    Attributes:
        start: How a game from this position begins; None if it cannot be played.
        problems: In the order of the lines.
        cards: The cards that its names mean.
        position: The board, where every name is known; it may be one that cannot be played.
        state: The game at its beginning; None if it cannot be played.
    """

    start: save.Start | None
    problems: tuple[Problem, ...]
    cards: Mapping[str, CardDef]
    position: engine.Position | None = None
    state: engine.State | None = None


class PositionCards:
    """Finds the cards that names in positions mean: of several prints one of the days of the rules, the newest."""

    def __init__(self, catalogue: CatalogueService, known: Mapping[str, CardDef], profile: engine.Profile) -> None:
        """`known` are cards that a game or a scenario file brought along, by their names there."""
        self._catalogue = catalogue
        self._built_in = scenario_cards.built_in(profile.trainers.plain_subtype)
        self._given = known
        self._ids: dict[str, str] = {}
        self._resolver = Resolver(catalogue, prefer=_of_the_days(catalogue, profile.id))

    def bring(self, known: Mapping[str, CardDef]) -> None:
        """Other cards are brought along now."""
        self._given = known

    def find(self, name: str) -> CardDef | None:
        """The card of a name, with the programs of its texts; None if there is none."""
        if name in self._given:
            return self._given[name]
        if name not in self._ids:
            self._ids[name] = self._id(name)
        card = self._catalogue.card(self._ids[name]) if self._ids[name] else None
        if card is not None:
            return self._catalogue.programs.automated(card)
        return self._built_in.get(scenario_cards.energy_name(name))

    def _id(self, name: str) -> str:
        """The printing of the catalogue that a name means; empty if there is none."""
        said = name
        if found := _ID.match(name):
            said = found[1]
            if self._catalogue.card(found[2]) is not None:
                return found[2]
        letter = scenario_cards.energy_name(name).removesuffix(" Energy")
        if letter in TYPE_NAMES:
            said = f"{TYPE_NAMES[letter]} Energy"
        elif name == "CC":
            said = scenario_cards.DOUBLE
        ids = self._resolver.resolve(Asked(name=said)).ids
        return ids[0] if ids else ""

    def near(self, name: str) -> tuple[str, ...]:
        """Names that resemble one that nobody knows."""
        cards = self._catalogue.cards(self._resolver.nearest(name))
        return tuple(dict.fromkeys(card.name.en for card in cards))[:MOST_NEAR]


def _of_the_days(catalogue: CatalogueService, profile: str) -> Callable[[str], bool]:
    """Is a print legal in a format that is played under these rules?"""
    table = catalogue.table()
    place, last = table.index.positions, table.size - 1
    allowed = 0
    for fmt in load_formats().values():
        if fmt.profile == profile:
            allowed |= pool(table, fmt.id)
    return lambda card_id: bool(allowed >> last - place[card_id] & 1)


class Laying:
    """Lays out one text after the other, as it is typed: what its names mean is looked up once."""

    def __init__(self, catalogue: CatalogueService, seed: int) -> None:
        self._catalogue, self._seed = catalogue, seed
        self._finders: dict[str, PositionCards] = {}
        self._table = catalogue.table()

    def lay(self, text: PositionText, known: Mapping[str, CardDef]) -> Laid:
        """Lay out what was read, with the cards that were brought along; may take a while where card texts have not
        been read yet."""
        problems = list(text.problems)
        try:
            profile = engine.load_profile(text.profile or DEFAULT_PROFILE)
        except KnownError as error:
            return Laid(None, (*problems, Problem(0, error.code, dict(error.params), fatal=True)), {})
        finder = self._finder(profile, known)
        cards: dict[str, CardDef] = {}
        for name in (*text.lines, scenario_cards.BLANK):
            card = finder.find(name)
            if card is None:
                params: dict[str, object] = {"name": name, "near": list(finder.near(name))}
                code = "position.card_near" if params["near"] else "position.card"
                problems.append(Problem(text.lines[name], code, params, fatal=True))
            else:
                cards[name] = cards[scenario_cards.energy_name(name)] = card
        if any(problem.fatal for problem in problems):
            return Laid(None, tuple(problems), cards)
        return _begun(text, profile, cards, problems, self._seed)

    def _finder(self, profile: engine.Profile, known: Mapping[str, CardDef]) -> PositionCards:
        if self._table is not self._catalogue.table():  # another catalogue was imported
            self._table, self._finders = self._catalogue.table(), {}
        if profile.id not in self._finders:
            self._finders[profile.id] = PositionCards(self._catalogue, known, profile)
        finder = self._finders[profile.id]
        finder.bring(known)
        return finder


def lay(text: PositionText, catalogue: CatalogueService, known: Mapping[str, CardDef], seed: int) -> Laid:
    """Lay out a single text."""
    return Laying(catalogue, seed).lay(text, known)


def _begun(
    text: PositionText, profile: engine.Profile, cards: Mapping[str, CardDef], problems: list[Problem], seed: int
) -> Laid:
    """Let the engine begin, which is the last word on whether it can be played."""
    position: engine.Position | None = None
    try:
        position, _labels = situation(text.given, cards)
        start = save.Start(profile, position=position, seed=seed)
        problems += [_on_its_line(problem, text) for problem in check(position, profile)]
        state = save.first_step(start).state
    except KnownError as error:
        told = (*problems, Problem(0, error.code, dict(error.params), fatal=True))
        return Laid(None, told, cards, position)
    return Laid(start, tuple(problems), cards, position, state)


def _on_its_line(problem: Problem, text: PositionText) -> Problem:
    line = 0 if problem.spot is None else text.spots.get(problem.spot, 0)
    return msgspec.structs.replace(problem, line=line)


# --- what the rules say ----------------------------------------------------------------------------------------------


def check(position: engine.Position, profile: engine.Profile) -> list[Problem]:
    """What of a position the rules of the profile do not allow, with the clause."""
    found: list[Problem] = []
    for letter, side in zip(LETTERS, position.sides, strict=True):
        for problem in _side(side, letter, profile):
            found.append(msgspec.structs.replace(problem, params={"side": letter, **problem.params}))
    if position.stadium is not None and position.stadium[0].trainer_kind != "stadium":
        card, owner = position.stadium
        params: dict[str, object] = {"card": card.name}
        found.append(Problem(0, "position.no_stadium", params, "R-TRN-5", spot=Spot(LETTERS[owner], "stadium")))
    return found


def _side(side: PlacedSide, letter: Letter, profile: engine.Profile) -> Iterator[Problem]:
    limit = profile.turn.bench_limit
    if len(side.bench) > limit:
        params: dict[str, object] = {"count": len(side.bench), "limit": limit}
        yield Problem(0, "position.bench", params, "R-BENCH-2", spot=Spot(letter, "bench", limit))
    if side.active is None and side.bench:
        yield Problem(0, "position.no_active", {}, "R-KO-6", spot=Spot(letter, "active"))
    if not side.prizes:
        yield Problem(0, "position.no_prizes", {}, "R-WIN-1", spot=Spot(letter, "prizes"))
    if len(side.prizes) > profile.setup.prizes:
        params = {"count": len(side.prizes), "limit": profile.setup.prizes}
        yield Problem(0, "position.prizes", params, "R-SETUP-8", spot=Spot(letter, "prizes"))
    for at, one in enumerate((side.active, *side.bench), -1):
        if one is not None:
            spot = Spot(letter, "active") if at < 0 else Spot(letter, "bench", at)
            for problem in _pokemon(one, at < 0):
                yield msgspec.structs.replace(problem, spot=spot)


def _pokemon(one: PlacedPokemon, active: bool) -> Iterator[Problem]:
    top = one.stack[-1]
    if not active and (one.conditions or one.new_conditions):
        yield Problem(0, "position.condition", {"card": top.name}, "R-COND-1")
    if one.damage % 10:
        yield Problem(0, "position.counters", {"card": top.name, "count": one.damage}, "R-DMG-13")
    if top.hp and one.damage >= top.hp:
        yield Problem(0, "position.knocked_out", {"card": top.name, "count": one.damage, "hp": top.hp}, "R-KO-1")
    for card in one.energy:
        if card.kind != "energy":
            yield Problem(0, "position.no_energy", {"card": card.name}, "R-ENE-1")
    if not one.stack[0].is_basic_pokemon and len(one.stack) > 1:
        yield Problem(0, "position.lowest", {"card": one.stack[0].name}, "R-EVO-1")
    if top.kind != "pokemon" and not top.hp:
        yield Problem(0, "position.no_pokemon", {"card": top.name}, "R-CARD-1")
    for lower, upper in zip(one.stack, one.stack[1:], strict=False):
        if name_key(upper.evolves_from.en) != name_key(lower.name.en):
            yield Problem(0, "position.evolution", {"card": upper.name, "from": lower.name}, "R-EVO-1")


# --- from games and files --------------------------------------------------------------------------------------------


class Brought(msgspec.Struct, frozen=True):
    """A position as text with the cards it needs."""

    text: str
    known: dict[str, CardDef]
    title: str = ""


def of_state(state: engine.State, language: str) -> Brought:
    """The position of a game.

    Raises:
        KnownError: `position.moment`.
    """
    names = CardNames(state.game.profile, language)
    position, _order = engine.lay_out(state)
    given = given_of(position, names, state.game.profile)
    return Brought(position_text.write(given, state.game.profile.id, language), names.printed)


def of_file(path: Path, language: str) -> list[Brought]:
    """The situations of a scenario file; those of other kinds than `play` are none.

    Raises:
        KnownError: `scenario.*`: it cannot be read; `scenario.empty`: it has none.
    """
    return _brought(scenario_format.read_file(path), str(path), language)


def of_scenario_text(text: str, language: str) -> list[Brought]:
    """The same for the text of a scenario file; errors as in `of_file`."""
    return _brought(scenario_format.read_text(text, SCHEMA_NAME), SCHEMA_NAME, language)


def is_scenario(text: str) -> bool:
    """Is this the text of a scenario file rather than a position?"""
    return text.lstrip().startswith("schema:")


def _brought(document: scenario_format.ScenarioFile, file: str, language: str) -> list[Brought]:
    found: list[Brought] = []
    for scenario in document.scenarios:
        if scenario.kind != "play":
            continue
        plain = engine.load_profile(scenario.profile).trainers.plain_subtype
        specs = {**document.cards, **scenario.cards}
        cards = {key: scenario_cards.card(key, spec, plain) for key, spec in specs.items()} | document.printed
        text = position_text.write(scenario.given, scenario.profile, language)
        found.append(Brought(text, cards, scenario.title))
    if not found:
        raise KnownError("scenario.empty", file=file)
    return found

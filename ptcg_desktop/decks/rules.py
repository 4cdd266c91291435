"""What a rule profile says about deck construction (sections [deck] and [types] of data/rules/ID.toml)."""

from __future__ import annotations

from functools import cache, cached_property
from pathlib import Path
from typing import Literal

import msgspec

from ptcg_desktop.cards.model import Text
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.data import convert, data_root, load_toml, read_toml
from ptcg_desktop.errors import KnownError


class LimitGroup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What membership in a limit group means (data/limit_groups.toml; R-DECK-7).

    Attributes:
        scope: `"deck"` = all members together; `"name"` = the members of one name.
        limit: The most copies allowed; None lifts even the copy limit.
        name: How people call the group.
        word: Where a member is in the deck, every Basic Pokémon with this word in its name counts with it.
    """

    scope: Literal["deck", "name"]
    name: Text
    limit: int | None = None
    word: str = ""


class DeckRules(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers and lists the checker needs; names of the fields as in RULES.md section 20.

    Attributes:
        deck_size: Cards in a deck (R-DECK-1).
        copy_limit: Copies of one name (R-DECK-2).
        limit_groups: Limits of the profile for groups of cards; they replace those of data/limit_groups.toml.
        hints_energy_count: Advised least and most Energy cards, or None (R-HINT-1).
        hints_energy_types: Advised least and most basic Energy types, or None (R-HINT-2, R-HINT-3).
        pokemon_types: Type letters a Pokémon may have (R-DECK-6).
        energy_types: Type letters an Energy card may provide (Colorless is one: special Energy provides it).
        basic_energy_types: Type letters of basic Energy (R-DECK-4).
    """

    deck_size: int
    copy_limit: int
    pokemon_types: tuple[str, ...]
    energy_types: tuple[str, ...]
    basic_energy_types: tuple[str, ...]
    limit_groups: dict[str, int] = {}
    hints_energy_count: tuple[int, int] | None = None
    hints_energy_types: tuple[int, int] | None = None


class OpeningRules(msgspec.Struct, frozen=True):
    """What a profile says about the cards a game begins with.

    Attributes:
        opening_hand: Cards of the opening hand (R-SETUP-1).
        prizes: Prizes set aside (R-SETUP-8).
        mulligan_bonus_max: Cards the opponent may draw for each hand that is dealt again (R-SETUP-4, R-SETUP-11).
        first_turn_draw: Does the player who begins draw on the first turn (R-SETUP-10)?
    """

    opening_hand: int
    prizes: int
    mulligan_bonus_max: int
    first_turn_draw: bool

    def drawn_by(self, turn: int, *, begins: bool) -> int:
        """Cards drawn at the beginning of own turns up to the `turn`-th, besides the opening hand."""
        return turn - (1 if begins and not self.first_turn_draw else 0)


class _DeckSection(msgspec.Struct, frozen=True):
    deck_size: int
    copy_limit: int
    limit_groups: dict[str, int] = {}
    hints_energy_count: tuple[int, int] | None = None
    hints_energy_types: tuple[int, int] | None = None


class _TypesSection(msgspec.Struct, frozen=True):
    pokemon_types: tuple[str, ...]
    energy_types: tuple[str, ...]
    basic_energy_types: tuple[str, ...]


class _SetupSection(msgspec.Struct, frozen=True):
    opening_hand: int
    prizes: int
    mulligan_bonus_max: int


class _TurnSection(msgspec.Struct, frozen=True):
    first_turn_draw: bool


class _ProfileFile(msgspec.Struct, frozen=True):
    """The part of a profile file this room reads; the engine reads the rest."""

    deck: _DeckSection
    types: _TypesSection
    setup: _SetupSection
    turn: _TurnSection


class Exclusive(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Names of cards of which a deck may hold one only, though each is a name of its own.

    Attributes:
        names: The names as printed, in English.
        source: Where the rule stands.
    """

    names: tuple[str, ...]
    source: str

    @cached_property
    def keys(self) -> frozenset[str]:
        """The name keys of `names`."""
        return frozenset(map(name_key, self.names))


class _LimitGroupFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    group: dict[str, LimitGroup]
    exclusive: tuple[Exclusive, ...]


@cache
def load_deck_rules(profile_id: str) -> DeckRules:
    """The deck rules of a profile of data/rules.

    Raises:
        KnownError: `decks.no_profile` for an unknown id; `data.*` for a bad file.
    """
    return read_deck_rules(_profile_path(profile_id))


@cache
def load_opening_rules(profile_id: str) -> OpeningRules:
    """What a profile of data/rules says about opening hands, Prizes and draws.

    Raises:
        KnownError: as `load_deck_rules`.
    """
    path = _profile_path(profile_id)
    profile = convert(_with_base(path), _ProfileFile, path)
    setup = profile.setup
    return OpeningRules(setup.opening_hand, setup.prizes, setup.mulligan_bonus_max, profile.turn.first_turn_draw)


def _profile_path(profile_id: str) -> Path:
    path = data_root() / "rules" / f"{profile_id}.toml"
    if not path.is_file():
        raise KnownError("decks.no_profile", profile=profile_id)
    return path


def read_deck_rules(path: Path) -> DeckRules:
    """The deck rules of any profile file, an overlay laid over the profile it names (R-PROF-3).

    Raises:
        KnownError: `data.*`, naming the file and the key that is wrong.
    """
    profile = convert(_with_base(path), _ProfileFile, path)
    return DeckRules(
        deck_size=profile.deck.deck_size,
        copy_limit=profile.deck.copy_limit,
        limit_groups=profile.deck.limit_groups,
        hints_energy_count=profile.deck.hints_energy_count,
        hints_energy_types=profile.deck.hints_energy_types,
        pokemon_types=profile.types.pokemon_types,
        energy_types=profile.types.energy_types,
        basic_energy_types=profile.types.basic_energy_types,
    )


def _with_base(path: Path) -> dict[str, object]:
    raw = read_toml(path)
    base_id = raw.get("overlay_of")
    if not base_id:
        return raw
    base = _with_base(path.with_name(f"{base_id}.toml"))
    return {name: _laid_over(base.get(name), raw.get(name)) for name in ("deck", "types", "setup", "turn")}


def _laid_over(base: object, overlay: object) -> object:
    if isinstance(base, dict) and isinstance(overlay, dict):
        return {**base, **overlay}
    return base if overlay is None else overlay


@cache
def _limits() -> _LimitGroupFile:
    return load_toml(data_root() / "limit_groups.toml", _LimitGroupFile)


def limit_groups() -> dict[str, LimitGroup]:
    """The limit groups that card records may name, by id."""
    return _limits().group


def exclusive_names() -> tuple[Exclusive, ...]:
    """The names that exclude each other."""
    return _limits().exclusive


def limit_of(group_id: str, rules: DeckRules) -> LimitGroup:
    """What a group means under these rules: the profile's number, else the one of the cards' own text.

    `group_id` may have a name behind a colon (`"prism_star:cyrus"`). A group nobody knows limits nothing.
    """
    plain = group_id.partition(":")[0]
    known = limit_groups().get(plain)
    if plain not in rules.limit_groups:
        return known or LimitGroup(scope="deck", name=Text(en=plain))
    name = known.name if known else Text(en=plain)
    word = known.word if known else ""
    return LimitGroup(scope=known.scope if known else "deck", name=name, limit=rules.limit_groups[plain], word=word)

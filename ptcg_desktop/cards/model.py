"""What a printed card says: frozen facts, no meaning.

A card has three identities, never mixed:

* the *printing* (`CardDef.id`): what a collector owns. Opaque; nothing is derived from it.
* the *function* (`cards.identity.function_key`): the same rules fields; prints that share it share compiled effects.
* the *name key* (`cards.names.name_key`): what the four-copy rule and import compare (R-CARD-6).

Types are one-letter codes (R-CARD-5): G R W L P F C, and D M Y N. They are plain strings because a rule profile may
add types (R-EXT-3).
"""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["pokemon", "trainer", "energy"]
PowerKind = Literal["pokemon_power", "poke_power", "poke_body", "ability", "ancient_trait", "held_item"]
EnergyKind = Literal["basic", "special", ""]
TrainerKind = Literal[
    "trainer", "item", "supporter", "stadium", "tool", "technical_machine", "rocket_secret_machine", ""
]
Stage = Literal[
    "basic",
    "baby",
    "stage1",
    "stage2",
    "level_up",
    "legend",
    "restored",
    "mega",
    "break",
    "v_union",
    "vmax",
    "vstar",
    "",
]

Era = Literal["classic", "modern"]
"""Whose words are used: `"classic"` = the rule book of 1999, `"modern"` = 2013 and later."""

TYPE_NAMES: dict[str, str] = {
    "G": "Grass",
    "R": "Fire",
    "W": "Water",
    "L": "Lightning",
    "P": "Psychic",
    "F": "Fighting",
    "C": "Colorless",
    "D": "Darkness",
    "M": "Metal",
    "Y": "Fairy",
    "N": "Dragon",
}
TYPE_LETTERS: dict[str, str] = {name: letter for letter, name in TYPE_NAMES.items()}


class Text(msgspec.Struct, frozen=True, omit_defaults=True):
    """One printed wording in the languages the program keeps; `""` = not known in that language."""

    en: str = ""
    pt: str = ""

    def get(self, language: str) -> str:
        """The wording in `language` (`"en"` or `"pt"`), else English, else whatever exists."""
        own = self.pt if language == "pt" else self.en
        return own or self.en or self.pt


NO_TEXT = Text()


class Damage(msgspec.Struct, frozen=True, omit_defaults=True):
    """Printed attack damage: `base` points and the mark behind it (`"+"`, `"-"`, `"×"`, `"?"` or `""`).

    `base == 0` with no mark means that the attack prints no damage.
    """

    base: int = 0
    mark: Literal["", "+", "-", "×", "?"] = ""

    def __str__(self) -> str:
        if self.mark == "?":
            return "?"
        return f"{self.base}{self.mark}" if self.base or self.mark else ""


class Attack(msgspec.Struct, frozen=True, omit_defaults=True):
    """A printed attack.

    Attributes:
        cost: Type letters, one per unit; `()` is a cost of zero (R-COST-5).
        text: Its effect text, empty if it has none.
        effect: The effect IR as JSON text, where the record brings its own (starter cards); opaque here.
        effect_missing: The printed card has an effect here, but this record carries neither its text nor its IR.
    """

    name: Text
    cost: tuple[str, ...] = ()
    damage: Damage = Damage()
    text: Text = NO_TEXT
    effect: str = ""
    effect_missing: bool = False


class Power(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Pokémon Power, Poké-Power, Poké-Body, Ability or Ancient Trait; texts and effects as in `Attack`."""

    kind: PowerKind
    name: Text
    text: Text = NO_TEXT
    effect: str = ""
    effect_missing: bool = False


class Modifier(msgspec.Struct, frozen=True, omit_defaults=True):
    """A Weakness or Resistance: against `type`, as printed (`"×2"`, `"+20"`, `"-30"`; `""` = the profile's default)."""

    type: str
    value: str = ""


class Variant(msgspec.Struct, frozen=True, omit_defaults=True):
    """One collectable form of a printing.

    Attributes:
        finish: `"normal"`, `"holo"`, `"reverse"`, `"metal"`, `"lenticular"`.
        details: What distinguishes it further, in source words: subtype, stamps, foil, size (`"shadowless"`).
        markets: Ids of other services by name (`"tcgplayer"`, `"cardmarket"`, `"cardtrader"`).
    """

    finish: str
    details: tuple[str, ...] = ()
    markets: tuple[tuple[str, int], ...] = ()

    @property
    def key(self) -> str:
        """Stable text key, e.g. `"holo"` or `"holo+shadowless+1st-edition"`."""
        return "+".join((self.finish, *self.details))


PRINTED_CLASSES = (
    "Tera", "Ancient", "Future", "Single Strike", "Rapid Strike", "Fusion Strike", "Ultra Beast", "Team Plasma",
)  # fmt: skip
"""Classes that stand on a card as a mark, and in no other field."""


class CardDef(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One printing and all its printed facts.

    Attributes:
        id: Opaque printing id, unique over the catalogue.
        set_id: Id of its `SetDef`.
        number: Collector number as printed before the slash.
        stage: Empty for cards that are not Pokémon.
        evolves_from: Name of the earlier stage.
        hp: Hit Points; 0 where the card has none.
        types: Type letters of a Pokémon.
        rules: Texts of a Trainer or special Energy, and rule-box texts of a Pokémon.
        effect: IR of `rules` as JSON text, as in `Attack`.
        retreat: Units of the Retreat Cost; None = not known (treated as the rulebook's 0 and flagged by the import).
        prizes: Prize value (R-EXT-2).
        limit_groups: Deck limit groups it belongs to, e.g. `("ace_spec",)` (R-DECK-7).
        classes: Those of `PRINTED_CLASSES` that stand on it.
        provides: Energy units of an Energy card; a letter each, `"*"` = one unit of any type.
        mark: Regulation mark, upper case; `""` before 2019.
        release: ISO date of the set's (or card's) release; `""` unknown.
        image: Address of the picture as a source tells it, without the ending that says its size; `""` if none. A
            finished card has it among its `pictures`.
        pictures: Where its pictures are, best first, without that ending; `{language}` stands where the language goes.
        alias_ids: Ids of the same printing in other public sources (`"ptcgio:sv3pt5-207"`).
        repaired: Fields an overlay changed (data/overlay), for the badge.
    """

    id: str
    set_id: str
    number: str
    name: Text
    kind: Kind
    stage: Stage = ""
    evolves_from: Text = NO_TEXT
    hp: int = 0
    types: tuple[str, ...] = ()
    attacks: tuple[Attack, ...] = ()
    powers: tuple[Power, ...] = ()
    rules: tuple[Text, ...] = ()
    effect: str = ""
    effect_missing: bool = False
    weaknesses: tuple[Modifier, ...] = ()
    resistances: tuple[Modifier, ...] = ()
    retreat: int | None = None
    prizes: int = 1
    limit_groups: tuple[str, ...] = ()
    classes: tuple[str, ...] = ()
    trainer_kind: TrainerKind = ""
    energy_kind: EnergyKind = ""
    provides: tuple[str, ...] = ()
    suffix: str = ""
    mark: str = ""
    rarity: str = ""
    artist: str = ""
    level: str = ""
    dex: tuple[int, ...] = ()
    flavor: Text = NO_TEXT
    variants: tuple[Variant, ...] = ()
    release: str = ""
    image: str = ""
    pictures: tuple[str, ...] = ()
    alias_ids: tuple[str, ...] = ()
    repaired: tuple[str, ...] = ()

    @property
    def is_basic_pokemon(self) -> bool:
        """May it be put into play from the hand as a Basic Pokémon (R-BENCH-3)? `restored` may not."""
        return self.kind == "pokemon" and self.stage in ("basic", "baby")

    @property
    def is_basic_energy(self) -> bool:
        """Exempt from the four-copy rule (R-DECK-3)?"""
        return self.kind == "energy" and self.energy_kind == "basic"

    @property
    def has_unwritten_effect(self) -> bool:
        """True if some effect of the printed card is not carried by this record."""
        return (
            self.effect_missing
            or any(attack.effect_missing for attack in self.attacks)
            or any(power.effect_missing for power in self.powers)
        )


class SetDef(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An expansion set.

    Attributes:
        code: The code people write in deck lists (`"OBF"`), `""` if none.
        codes: Every accepted code, `code` included, upper case.
        official_count: The number printed after the slash; 0 unknown.
    """

    id: str
    name: Text
    series_id: str = ""
    series: Text = NO_TEXT
    code: str = ""
    codes: tuple[str, ...] = ()
    release: str = ""
    official_count: int = 0
    alias_ids: tuple[str, ...] = ()

"""Cards as printed: definitions, identities, names."""

from ptcg_desktop.cards.model import (
    NO_TEXT,
    TYPE_LETTERS,
    TYPE_NAMES,
    Attack,
    CardDef,
    Damage,
    Modifier,
    Power,
    SetDef,
    Text,
    Variant,
)

__all__ = [
    "NO_TEXT",
    "TYPE_LETTERS",
    "TYPE_NAMES",
    "Attack",
    "CardDef",
    "Damage",
    "Modifier",
    "Power",
    "SetDef",
    "Text",
    "Variant",
]

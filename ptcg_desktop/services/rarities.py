"""Rarities: one name in each language for what the sources of cards spell in many ways (data/search/rarities.toml)."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from ptcg_desktop.cards.names import fold, fold_tight
from ptcg_desktop.data import data_root, load_toml
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services.words import is_portuguese


class Rarity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rarity.

    Attributes:
        en, pt: Its names.
        spellings: What sources write for it besides.
        short: What people type for it besides.
    """

    en: str
    pt: str
    spellings: tuple[str, ...] = ()
    short: tuple[str, ...] = ()

    def fits(self, words: str) -> bool:
        """Do these folded words mean it? All of them stand in one of its names, or are another word for it."""
        wanted = words.split()
        names = (fold(name).split() for name in (self.en, self.pt))
        return any(all(word in name for word in wanted) for name in names) or self.named(words)

    def named(self, words: str) -> bool:
        """Are these folded words the whole of one of its names, or another word for it?"""
        tight = words.replace(" ", "")
        return any(tight == fold_tight(name) for name in (self.en, self.pt, *self.spellings, *self.short))


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rarity: tuple[Rarity, ...]


@cache
def rarities() -> tuple[Rarity, ...]:
    """Every known rarity, the plainest first.

    Raises:
        KnownError: `data.*`, as `load_toml`; `data.value` where two rarities share a word.
    """
    path = data_root() / "search" / "rarities.toml"
    found = load_toml(path, _File).rarity
    owners: dict[str, int] = {}
    for at, each in enumerate(found):
        for name in (each.en, each.pt, *each.spellings, *each.short):
            if owners.setdefault(fold_tight(name), at) != at:
                raise KnownError("data.value", file=str(path), key=f"rarity[{at}]", problem=f"{name} is another one's")
    return found


@cache
def _by_spelling() -> dict[str, int]:
    return {fold_tight(name): at for at, each in enumerate(rarities()) for name in (each.en, each.pt, *each.spellings)}


@lru_cache(maxsize=256)
def rarity(word: str) -> Rarity:
    """What a card's rarity is; a word nobody knows is a rarity of that name."""
    at = _by_spelling().get(fold_tight(word))
    return rarities()[at] if at is not None else Rarity(word, word)


def rarity_name(word: str, language: str) -> str:
    """What a card's rarity is called, `""` where the card names none."""
    if not word or word == "None":
        return ""
    known = rarity(word)
    return known.pt if is_portuguese(language) else known.en


def rarity_place(word: str) -> int:
    """Where a rarity stands in the order of all; those nobody knows stand behind."""
    return _by_spelling().get(fold_tight(word), len(rarities()))

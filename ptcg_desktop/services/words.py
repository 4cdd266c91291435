"""What is said to people, in English and Brazilian Portuguese, in the words of the era that is played.

Everything below the window speaks in codes and values; the sentences stand in data/words/*.toml:

    ["deck.size"]
    en = "The deck has {count} cards; {size} are required."
    en_one = "The deck has one card; {size} are required."     # where count == 1
    pt = "O baralho tem {count} cards; são necessários {size}."

In braces stands a value by its name, kept apart from the sentence (`foreign_text.isolated`). A value that has both
languages (`cards.model.Text`) is said in the right one; a list is joined with "and". Terms of the game are taken from
data/words/terms.toml, which knows the words of each era: `{t.bench}` is a fixed term, `{t.damage_counter.many}` its
plural, `{t.bench.cap}` it at the start of a sentence, and `{zone:t}` the term whose identifier is the value (also for
lists: `{types:t}`, equal ones counted).

Whose words: `Era`, said by each rule profile.
"""

from __future__ import annotations

import string
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from ptcg_desktop.cards.model import Era, Text
from ptcg_desktop.data import convert, data_root, load_toml, read_toml
from ptcg_desktop.services.foreign_text import isolated

if TYPE_CHECKING:
    from ptcg_desktop.engine import Profile

FOLDER = "words"
TERMS_FILE = "terms.toml"


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One message in both languages; `*_one` is said where the value `count` is 1."""

    en: str
    pt: str
    en_one: str = ""
    pt_one: str = ""


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word of the game.

    Attributes:
        en: English; `en_modern` only where 2013 has another word.
        classic, modern: Portuguese of 1999 and of 2013; `modern` only where it differs.
        many, classic_many, modern_many: The plurals, where sentences need them; for `many` English.
    """

    en: str
    classic: str
    en_modern: str = ""
    modern: str = ""
    many: str = ""
    classic_many: str = ""
    modern_many: str = ""

    def say(self, language: str, era: Era) -> Word:
        """The term as a word that can be put into a sentence."""
        if is_portuguese(language):
            if era == "modern" and self.modern:
                return Word(self.modern, self.modern_many)
            return Word(self.classic, (era == "modern" and self.modern_many) or self.classic_many)
        return Word((era == "modern" and self.en_modern) or self.en, self.many)


class Word(str):
    """A term in one language and era: a plain string that knows its plural."""

    plural: str

    def __new__(cls, one: str, many: str = "") -> Word:
        """The term and its plural."""
        word = super().__new__(cls, one)
        word.plural = many
        return word

    @property
    def many(self) -> Word:
        """The plural.

        Raises:
            LookupError: data/words/terms.toml has none: a bug of the sentence.
        """
        if not self.plural:
            raise LookupError(f"the term {self} has no plural in {TERMS_FILE}")
        return Word(self.plural)

    @property
    def cap(self) -> Word:
        """With a capital letter, for the start of a sentence."""
        return Word(self[:1].upper() + self[1:], self.plural)


def era_of(profile: Profile) -> Era:
    """Whose words the players of a rule profile use; where it does not say, those that name powers as it does."""
    return profile.era or ("classic" if profile.powers.power_kind == "pokemon_power" else "modern")


@cache
def era_of_profile(profile_id: str) -> Era:
    """The same by the profile's id.

    Raises:
        KnownError: as `engine.load_profile`.
    """
    from ptcg_desktop.engine import load_profile  # only where a game's words are asked for: windows start without it

    return era_of(load_profile(profile_id))


def say(code: str, language: str, params: Mapping[str, object], era: Era = "classic") -> str:
    """The sentence of a code in a language (`"en"`, `"pt"` or `"pt_BR"`).

    Raises:
        LookupError: unknown code, value or term: a bug, not something to show.
    """
    sentence = sentences().get(code)
    if sentence is None:
        raise LookupError(f"no sentence for {code!r} in data/{FOLDER}")
    one = params.get("count") == 1
    if is_portuguese(language):
        pattern = (one and sentence.pt_one) or sentence.pt
    else:
        pattern = (one and sentence.en_one) or sentence.en
    try:
        return _Formatter(language, era).vformat(pattern, (), params)
    except (KeyError, AttributeError, LookupError) as error:
        raise LookupError(f"the sentence of {code!r} needs something it was not given: {error}") from error


def term(identifier: str, language: str, era: Era = "classic") -> Word:
    """A word of the game by its identifier (rules terms; types by letter).

    Raises:
        LookupError: unknown identifier.
    """
    found = terms().get(identifier)
    if found is None:
        raise LookupError(f"no term {identifier!r} in data/{FOLDER}/{TERMS_FILE}")
    return found.say(language, era)


def join(words: Sequence[str], language: str) -> str:
    """`"a, b and c"`, in the language."""
    link = " e " if is_portuguese(language) else " and "
    return link.join((", ".join(words[:-1]), words[-1])) if len(words) > 1 else "".join(words)


def counted(names: Sequence[str]) -> list[str]:
    """`["a", "b", "a"]` → `["2 × a", "b"]`, the number kept with the name where lines wrap."""
    return [
        f"{names.count(name)}\u00a0×\u00a0{name}" if names.count(name) > 1 else name for name in dict.fromkeys(names)
    ]


def is_portuguese(language: str) -> bool:
    """Is this one of the names of Portuguese (`"pt"`, `"pt_BR"`)? Everything else is said in English."""
    return language.partition("_")[0] == "pt"


@cache
def sentences() -> dict[str, Sentence]:
    """All sentences by code; read once, when the first is needed.

    Raises:
        KnownError: `data.*` for a file that cannot be read or has a wrong shape.
        LookupError: two files have the same code.
    """
    found: dict[str, Sentence] = {}
    for path in word_files():
        own = convert(read_toml(path), dict[str, Sentence], path)
        twice = found.keys() & own.keys()
        if twice:
            raise LookupError(f"{path.name} repeats {', '.join(sorted(twice))}")
        found.update(own)
    return found


def sentences_read() -> bool:
    """Have the sentences been read? The first to ask for one waits for all of them."""
    return bool(sentences.cache_info().currsize)


@cache
def terms() -> dict[str, Term]:
    """All terms by identifier.

    Raises:
        KnownError: as `sentences`.
    """
    return load_toml(data_root() / FOLDER / TERMS_FILE, dict[str, Term])


def word_files() -> list[Path]:
    """The files with sentences."""
    return sorted(path for path in (data_root() / FOLDER).glob("*.toml") if path.name != TERMS_FILE)


class _Terms:
    """`t` in a sentence."""

    def __init__(self, language: str, era: Era) -> None:
        self._language = language
        self._era = era

    def __getattr__(self, identifier: str) -> Word:
        return term(identifier, self._language, self._era)


class _Formatter(string.Formatter):
    """`str.format` with terms, both languages and lists."""

    def __init__(self, language: str, era: Era) -> None:
        self._language = language
        self._era = era

    def get_value(self, key: int | str, args: Sequence[object], kwargs: Mapping[str, object]) -> object:
        if key == "t":
            return _Terms(self._language, self._era)
        return super().get_value(key, args, kwargs)

    def format_field(self, value: object, format_spec: str) -> str:
        if isinstance(value, (list, tuple, set, frozenset)):
            said = [self.format_field(item, format_spec) for item in value]
            return join(counted(said) if format_spec == "t" else said, self._language)
        if isinstance(value, Text):
            return isolated(value.get("pt" if is_portuguese(self._language) else "en"))
        if format_spec == "t":
            return term(str(value), self._language, self._era)
        return isolated(format(value, format_spec))

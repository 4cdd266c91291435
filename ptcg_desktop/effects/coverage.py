"""How much card text compiles, measured without flattery: distinct texts, uses, cards; per set; and what is unknown."""

from __future__ import annotations

import multiprocessing
import re
import signal
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence

import msgspec

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.effects.cards import TextUse, uses
from ptcg_desktop.effects.english.lexer import own_names
from ptcg_desktop.effects.english.vocabulary import vocabulary


class Share(msgspec.Struct, frozen=True):
    """So many compiled of so many."""

    compiled: int
    total: int


class SetShare(msgspec.Struct, frozen=True):
    """Cards with text of one set; a card counts as compiled if every text of it is."""

    set_id: str
    release: str
    compiled: int
    total: int


class Template(msgspec.Struct, frozen=True):
    """An unknown sentence with its numbers, types and names taken out.

    Attributes:
        cards: How many cards it holds back (among others, perhaps).
        code: As `Unknown.code`.
        example: Id of one such card.
        near: What follows the point up to which the grammar went, on that card.
    """

    template: str
    code: str
    cards: int
    example: str
    near: str


class Coverage(msgspec.Struct, frozen=True):
    """The measure. `cards` counts cards that have any text."""

    texts: Share
    uses: Share
    cards: Share
    sets: tuple[SetShare, ...]
    unknown: tuple[Template, ...]


class _Result(msgspec.Struct, frozen=True):
    compiled: bool
    unknown: tuple[tuple[str, str, str], ...]


def _key(use: TextUse) -> TextUse:
    """A use without its place, and without a name the text does not use: equal keys compile alike."""
    named = any(form in use.text for form in own_names(use.own_name)) if use.own_name else False
    return msgspec.structs.replace(use, place="", own_name=use.own_name if named else "")


def _compile(key: TextUse) -> tuple[TextUse, _Result]:
    compiled = key.compiled()
    unknown = tuple((key.text[one.start : one.end], one.code, key.text[one.near : one.end]) for one in compiled.unknown)
    return key, _Result(compiled.program is not None, unknown)


def template(sentence: str, own_name: str = "") -> str:
    """A sentence with its numbers, types, conditions and own name taken out."""
    for form in own_names(own_name) if own_name else ():
        sentence = sentence.replace(form, "SELF")
    words = vocabulary()
    types = "|".join(name.capitalize() for name in words.types)
    conditions = "|".join(name.capitalize() for name in words.conditions)
    sentence = re.sub(rf"\b(?:{types})+\b|\{{[A-Z]\}}", "TYPE", sentence)
    return re.sub(r"\s+", " ", re.sub(r"\d+", "N", re.sub(rf"\b(?:{conditions})\b", "COND", sentence)))


def _unheard(done: int, total: int) -> None:
    """Nobody watches."""


def measure(cards: Iterable[CardDef], *, workers: int = 1, progress: Callable[[int, int], None] = _unheard) -> Coverage:
    """Compile every text of the cards, with `workers` processes, and count; `progress` is told texts done, and all."""
    known = [(card, [_key(use) for use in uses(card)]) for card in cards]
    known = [(card, keys) for card, keys in known if keys]
    distinct = list(dict.fromkeys(key for _, keys in known for key in keys))
    results = dict(_compiled(distinct, workers, progress))
    every = [results[key].compiled for _, keys in known for key in keys]
    whole = [(card, all(results[key].compiled for key in keys)) for card, keys in known]
    return Coverage(
        texts=Share(sum(result.compiled for result in results.values()), len(results)),
        uses=Share(sum(every), len(every)),
        cards=Share(sum(done for _, done in whole), len(whole)),
        sets=_sets(whole),
        unknown=_unknown(known, results),
    )


def _compiled(
    keys: Sequence[TextUse], workers: int, progress: Callable[[int, int], None]
) -> list[tuple[TextUse, _Result]]:
    if workers < 2:
        return _watched(map(_compile, keys), len(keys), progress)
    # An interrupt is the parent's to answer: it ends the workers.
    ignore = (signal.SIGINT, signal.SIG_IGN)
    with multiprocessing.get_context("spawn").Pool(workers, signal.signal, ignore) as pool:
        return _watched(pool.imap(_compile, keys, chunksize=64), len(keys), progress)


def _watched(
    results: Iterable[tuple[TextUse, _Result]], total: int, progress: Callable[[int, int], None]
) -> list[tuple[TextUse, _Result]]:
    found: list[tuple[TextUse, _Result]] = []
    for result in results:
        found.append(result)
        if len(found) % 64 == 0:
            progress(len(found), total)
    progress(total, total)
    return found


def _sets(whole: Sequence[tuple[CardDef, bool]]) -> tuple[SetShare, ...]:
    done: dict[str, list[bool]] = defaultdict(list)
    release: dict[str, str] = {}
    for card, compiled in whole:
        done[card.set_id].append(compiled)
        release[card.set_id] = min(release.get(card.set_id) or card.release, card.release)
    rows = [SetShare(set_id, release[set_id], sum(each), len(each)) for set_id, each in done.items()]
    return tuple(sorted(rows, key=lambda row: (row.release, row.set_id)))


def _unknown(known: Sequence[tuple[CardDef, list[TextUse]]], results: dict[TextUse, _Result]) -> tuple[Template, ...]:
    counts: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], tuple[str, str]] = {}
    for card, keys in known:
        on_card: dict[tuple[str, str], str] = {}
        for key in keys:
            for sentence, code, near in results[key].unknown:
                on_card.setdefault((template(sentence, key.own_name), code), near)
        for which, near in on_card.items():
            counts[which] += 1
            first.setdefault(which, (card.id, near))
    return tuple(
        Template(text, code, count, *first[text, code])
        for (text, code), count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    )

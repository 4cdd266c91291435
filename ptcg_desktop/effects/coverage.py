"""How much card text compiles, measured without flattery: distinct texts, uses, cards; per set; and what is unknown."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence

import msgspec

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.effects.batch import judge_all, watched
from ptcg_desktop.effects.cards import TextUse, uses
from ptcg_desktop.effects.english.lexer import own_names
from ptcg_desktop.effects.english.vocabulary import vocabulary
from ptcg_desktop.effects.verdicts import Verdict


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
    cards = list(cards)
    texts = distinct(cards)
    return count(cards, dict(watched(judge_all(texts, workers), len(texts), progress)))


def distinct(cards: Iterable[CardDef]) -> list[TextUse]:
    """Every different text of the cards once, settled."""
    return list(dict.fromkeys(use.settled() for card in cards for use in uses(card)))


def count(cards: Iterable[CardDef], verdicts: Mapping[TextUse, Verdict]) -> Coverage:
    """Count what became of the texts of the cards; `verdicts` has every settled text of theirs."""
    known = [(card, [use.settled() for use in uses(card)]) for card in cards]
    known = [(card, texts) for card, texts in known if texts]
    own = dict.fromkeys(text for _, texts in known for text in texts)
    every = [verdicts[text].understood for _, texts in known for text in texts]
    whole = [(card, all(verdicts[text].understood for text in texts)) for card, texts in known]
    return Coverage(
        texts=Share(sum(verdicts[text].understood for text in own), len(own)),
        uses=Share(sum(every), len(every)),
        cards=Share(sum(done for _, done in whole), len(whole)),
        sets=_sets(whole),
        unknown=_unknown(known, verdicts),
    )


def _sets(whole: Sequence[tuple[CardDef, bool]]) -> tuple[SetShare, ...]:
    done: dict[str, list[bool]] = defaultdict(list)
    release: dict[str, str] = {}
    for card, compiled in whole:
        done[card.set_id].append(compiled)
        release[card.set_id] = min(release.get(card.set_id) or card.release, card.release)
    rows = [SetShare(set_id, release[set_id], sum(each), len(each)) for set_id, each in done.items()]
    return tuple(sorted(rows, key=lambda row: (row.release, row.set_id)))


def _unknown(
    known: Sequence[tuple[CardDef, list[TextUse]]], verdicts: Mapping[TextUse, Verdict]
) -> tuple[Template, ...]:
    counts: Counter[tuple[str, str]] = Counter()
    first: dict[tuple[str, str], tuple[str, str]] = {}
    for card, texts in known:
        on_card: dict[tuple[str, str], str] = {}
        for use in texts:
            for one in verdicts[use].unknown:
                sentence = template(use.text[one.start : one.end], use.own_name)
                on_card.setdefault((sentence, one.code), use.text[one.near : one.end])
        for which, near in on_card.items():
            counts[which] += 1
            first.setdefault(which, (card.id, near))
    return tuple(
        Template(text, code, count, *first[text, code])
        for (text, code), count in sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    )

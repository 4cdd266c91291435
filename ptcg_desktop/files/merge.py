"""One printing from all that is told about it.

Records of one printing are merged as a pure function of the set of records, so the order of imports cannot matter.
A field is taken from the first source that knows a value, and what is missing there is filled from the next. There are
two orders, because measuring both sources against each other and against reprints of the same card showed two things:

* *who the card is* (names, texts, HP, types, rarity, artist, variants, …): in the order of `reading.SOURCES`, so TCGdex
  first. English and Portuguese wordings are asked for separately.
* *what the card does* (stage, evolution, attacks with cost and damage, Powers, Retreat Cost, Weakness and Resistance,
  kinds of Trainer and Energy): pokemon-tcg-data first. TCGdex lacks damage marks on some six hundred attacks, costs on
  whole small sets, and has words of other languages in its evolutions.

Field by field, where that is not all:

* attacks and Powers: the first source that has any gives their number, order, cost and damage; the others give
  wordings and effects to those of the same name (or the same place, if there are equally many);
* `evolves_from`: where pokemon-tcg-data has the card, it is believed also when it says "nothing" (of a Basic one);
* Weakness, Resistance: the list that names more types;
* 0 Hit Points and an unknown Retreat Cost are "missing", a Retreat Cost of 0 is not;
* `limit_groups`, `classes`, `alias_ids`, `variants`: united;
* `effect` IR: only starter cards bring it, so it is always kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

from ptcg_desktop.cards import Attack, CardDef, Power, SetDef, Text
from ptcg_desktop.cards.names import fold
from ptcg_desktop.files.reading import SOURCES, Record, Source

_Part = TypeVar("_Part", Attack, Power)

_FACTS_FIRST: tuple[Source, ...] = ("ptcgio", "tcgdex", "ptcgio-pt", "starter")
_FACTS = ("stage", "trainer_kind", "energy_kind")
_FIRST_KNOWN = (
    "hp",
    "types",
    "effect",
    "provides",
    "suffix",
    "mark",
    "rarity",
    "artist",
    "level",
    "dex",
    "release",
    "image",
)
_TEXTS = ("name", "evolves_from", "flavor")


def merge(records: Iterable[Record]) -> CardDef:
    """The printing all `records` (at least one, all of the same printing) tell about; see the module for the rule."""
    told = {record.source: record.card for record in records}
    ordered = [told[source] for source in SOURCES if source in told]
    first = ordered[0]
    if len(ordered) == 1:
        return first
    alike = {source: card for source, card in told.items() if card.kind == first.kind}
    facts = [alike[source] for source in _FACTS_FIRST if source in alike]
    changes: dict[str, object] = {field: _known(ordered, field) for field in _FIRST_KNOWN}
    changes |= {field: _known(facts, field) for field in _FACTS}
    changes["name"] = _text([card.name for card in ordered])
    changes["flavor"] = _text([card.flavor for card in ordered])
    changes["evolves_from"] = _evolves_from(alike, ordered)
    changes["retreat"] = next((card.retreat for card in facts if card.retreat is not None), None)
    for field in ("weaknesses", "resistances"):
        changes[field] = max((getattr(card, field) for card in facts), key=len)
    wordings = [card for card in ordered if card.kind == first.kind]
    changes["attacks"] = _parts([card.attacks for card in facts], [card.attacks for card in wordings])
    changes["powers"] = _parts([card.powers for card in facts], [card.powers for card in wordings])
    changes["rules"] = _rules([card.rules for card in wordings])
    missing = not changes["rules"] and not changes["effect"]
    changes["effect_missing"] = missing and any(card.effect_missing for card in ordered)
    changes["limit_groups"] = _united(card.limit_groups for card in ordered)
    changes["classes"] = tuple(sorted(_united(card.classes for card in ordered)))
    changes["alias_ids"] = _united(card.alias_ids for card in ordered)
    changes["variants"] = tuple({variant.key: variant for card in ordered for variant in card.variants}.values())
    changes["prizes"] = max(card.prizes for card in ordered)
    return msgspec.structs.replace(first, **changes)


def _known(cards: Sequence[CardDef], field: str) -> object:
    return next((value for card in cards if (value := getattr(card, field))), getattr(cards[0], field))


def _evolves_from(told: Mapping[Source, CardDef], ordered: Sequence[CardDef]) -> Text:
    merged = _text([card.evolves_from for card in ordered])
    trusted = told.get("ptcgio")
    if trusted is None or trusted.kind != "pokemon":
        return merged
    english = trusted.evolves_from.en
    if not english and trusted.stage in ("stage1", "stage2"):
        return merged
    return Text(english, merged.pt if english and merged.en == english else "")


def merge_sets(found: Iterable[tuple[Source, SetDef]]) -> SetDef:
    """One set from all sources, by the same rule."""
    ordered = [known for _, known in sorted(found, key=lambda pair: SOURCES.index(pair[0]))]
    first = ordered[0]
    return msgspec.structs.replace(
        first,
        name=_text([known.name for known in ordered]),
        series=_text([known.series for known in ordered]),
        series_id=next((known.series_id for known in ordered if known.series_id), ""),
        code=next((known.code for known in ordered if known.code), ""),
        codes=_united(known.codes for known in ordered),
        release=next((known.release for known in ordered if known.release), ""),
        official_count=next((known.official_count for known in ordered if known.official_count), 0),
        alias_ids=_united(known.alias_ids for known in ordered),
    )


def _text(texts: Sequence[Text]) -> Text:
    english = next((text.en for text in texts if text.en), "")
    portuguese = next((text.pt for text in texts if text.pt), "")
    first = texts[0]
    return first if first.en == english and first.pt == portuguese else Text(english, portuguese)


def _united(groups: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(value for group in groups for value in group))


def _rules(groups: Sequence[tuple[Text, ...]]) -> tuple[Text, ...]:
    filled = [group for group in groups if group]
    if not filled:
        return ()
    english = next((group for group in filled if any(text.en for text in group)), filled[0])
    portuguese = next((group for group in filled if any(text.pt for text in group)), ())
    if english is portuguese or not portuguese:
        return english
    if len(english) == len(portuguese):
        return tuple(Text(one.en, one.pt or two.pt) for one, two in zip(english, portuguese, strict=True))
    return english


def _parts(facts: Sequence[tuple[_Part, ...]], wordings: Sequence[tuple[_Part, ...]]) -> tuple[_Part, ...]:
    """Attacks or Powers: shape and values by `facts`, wordings by `wordings`, each in its order of precedence."""
    shape = next((group for group in facts if group), ())
    others = [group for group in wordings if group]
    return tuple(
        _part(part, [_counterpart(part, place, len(shape), group) for group in others])
        for place, part in enumerate(shape)
    )


def _counterpart(part: _Part, place: int, count: int, group: tuple[_Part, ...]) -> _Part | None:
    """The same attack in another record: by name, else by place."""
    folded = fold(part.name.en)
    named = next((other for other in group if folded and fold(other.name.en) == folded), None)
    return named or (group[place] if len(group) == count else None)


def _part(part: _Part, same: Sequence[_Part | None]) -> _Part:
    told: list[_Part] = [other for other in same if other is not None]
    text = _text([other.text for other in told])
    effect = next((other.effect for other in told if other.effect), "")
    missing = not text.en and not text.pt and not effect and any(other.effect_missing for other in told)
    changes = {
        "name": _text([other.name for other in told]),
        "text": text,
        "effect": effect,
        "effect_missing": missing,
    }
    if isinstance(part, Attack):
        attacks: list[Attack] = [part]
        attacks += [other for other in told if isinstance(other, Attack)]
        changes["cost"] = next((attack.cost for attack in attacks if attack.cost), ())
        changes["damage"] = next((attack.damage for attack in attacks if str(attack.damage)), part.damage)
    return msgspec.structs.replace(part, **changes)

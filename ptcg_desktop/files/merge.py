"""One printing from all that is told about it.

Records of one printing are merged as a pure function of the set of records, so the order of imports cannot matter.
The rule: **sources are asked in the order of `reading.SOURCES`, and the first that knows a value gives it**; what is
missing there is filled from the next. What differs from that, field by field:

* names and texts: English and Portuguese are asked for separately;
* attacks, Powers and rules: the first source that has any gives their number and order; the others fill in, place by
  place, the wordings, costs and effects it lacks, if they agree on how many there are;
* `hp`, `retreat`: 0 Hit Points and an unknown Retreat Cost are "missing", a Retreat Cost of 0 is not;
* `limit_groups`, `alias_ids`, `variants`: united;
* `effect` IR: only starter cards bring it, so it is always kept.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from ptcg_desktop.cards import Attack, CardDef, Power, SetDef, Text
from ptcg_desktop.files.reading import SOURCES, Record, Source

_Part = TypeVar("_Part", Attack, Power)

_FIRST_KNOWN = (
    "stage",
    "hp",
    "types",
    "effect",
    "weaknesses",
    "resistances",
    "trainer_kind",
    "energy_kind",
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
    ordered = [record.card for record in sorted(records, key=_rank)]
    first = ordered[0]
    if len(ordered) == 1:
        return first
    changes: dict[str, object] = {}
    for field in _FIRST_KNOWN:
        value = next((known for card in ordered if (known := getattr(card, field))), getattr(first, field))
        changes[field] = value
    for field in _TEXTS:
        changes[field] = _text([getattr(card, field) for card in ordered])
    alike = [card for card in ordered if card.kind == first.kind]
    changes["retreat"] = next((card.retreat for card in alike if card.retreat is not None), None)
    changes["attacks"] = _parts([card.attacks for card in alike])
    changes["powers"] = _parts([card.powers for card in alike])
    rules = _rules([card.rules for card in alike])
    changes["rules"] = rules
    changes["effect_missing"] = not rules and not changes["effect"] and any(card.effect_missing for card in ordered)
    changes["limit_groups"] = _united(card.limit_groups for card in ordered)
    changes["alias_ids"] = _united(card.alias_ids for card in ordered)
    changes["variants"] = tuple({variant.key: variant for card in ordered for variant in card.variants}.values())
    changes["prizes"] = max(card.prizes for card in ordered)
    return msgspec.structs.replace(first, **changes)


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


def _rank(record: Record) -> int:
    return SOURCES.index(record.source)


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


def _parts(groups: Sequence[tuple[_Part, ...]]) -> tuple[_Part, ...]:
    filled = [group for group in groups if group]
    if not filled:
        return ()
    first = filled[0]
    same = [group for group in filled if len(group) == len(first)]
    if len(same) == 1:
        return first
    return tuple(_part([group[index] for group in same]) for index in range(len(first)))


def _part(parts: Sequence[_Part]) -> _Part:
    first = parts[0]
    text = _text([part.text for part in parts])
    effect = next((part.effect for part in parts if part.effect), "")
    missing = not text.en and not text.pt and not effect and any(part.effect_missing for part in parts)
    common = {"name": _text([part.name for part in parts]), "text": text, "effect": effect, "effect_missing": missing}
    if isinstance(first, Attack):
        attacks = [part for part in parts if isinstance(part, Attack)]
        common["cost"] = next((attack.cost for attack in attacks if attack.cost), ())
        common["damage"] = next((attack.damage for attack in attacks if str(attack.damage)), first.damage)
    return msgspec.structs.replace(first, **common)

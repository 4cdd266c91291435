"""Every fact of a card as lines of words, for the inspector."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from ptcg_desktop.cards.model import CardDef, Modifier, SetDef
from ptcg_desktop.services.rarities import rarity_name
from ptcg_desktop.services.wordings import RULES, Worded
from ptcg_desktop.ui.collection.labels import variant_label
from ptcg_desktop.ui.widgets.card_text import Era, era_of, evolves_line, face_term, face_word, stage_word

translate = QCoreApplication.translate


@dataclass(frozen=True)
class FactWords:
    """Language of the card's own words, and of the window."""

    card: str
    window: str


@dataclass(frozen=True)
class CardText:
    """A power, attack or rule with its whole text; `source` is empty for what is in print in that language."""

    cost: tuple[str, ...]
    title: str
    body: str
    source: str = ""


def texts_of(card: CardDef, language: str, words: Mapping[str, Worded]) -> list[CardText]:
    """Powers, attacks and rules with their texts in full (a face may have to cut them); `words` are those texts."""
    missing = face_word("missing", language)

    def text(place: str, cost: tuple[str, ...], title: str, unknown: bool) -> CardText:
        said = words.get(place)
        if said is None:
            return CardText(cost, title, missing if unknown else "")
        return CardText(cost, title, said.text, "" if said.source == "printed" else said.source)

    found = []
    for at, power in enumerate(card.powers):
        title = f"{face_word(f'power.{power.kind}', language)}: {power.name.get(language)}"
        found.append(text(f"power:{at}", (), title, power.effect_missing))
    for at, attack in enumerate(card.attacks):
        damage = str(attack.damage)
        title = attack.name.get(language) + (f"  ·  {damage}" if damage else "")
        found.append(text(f"attack:{at}", attack.cost, title, attack.effect_missing))
    if RULES in words:
        found.append(text(RULES, (), "", False))
    else:
        found += [CardText((), "", rule.get(language)) for rule in card.rules if rule.get(language)]
        if card.effect_missing and not any(rule.get(language) for rule in card.rules):
            found.append(CardText((), "", missing))
    return found


def facts_of(card: CardDef, known: SetDef | None, words: FactWords) -> list[tuple[str, str]]:
    """(what, value) lines; facts that the card does not have are left out."""
    era = era_of(card)
    other = "pt" if words.card == "en" else "en"
    other_name = translate("Facts", "In English") if other == "en" else translate("Facts", "In Portuguese")
    own = card.name.pt if other == "pt" else card.name.en
    lines = [
        (other_name, own if own != card.name.get(words.card) else ""),
        (translate("Facts", "Kind"), _kind(card, words.card, era)),
        (translate("Facts", "Evolves"), _evolves(card, words.card)),
        (translate("Facts", "Type"), _types(card.types or card.provides, words.window, era)),
        (face_term("hp", words.window, era), str(card.hp) if card.hp else ""),
        (translate("Facts", "Weakness"), _modifiers(card.weaknesses, words.window, era)),
        (translate("Facts", "Resistance"), _modifiers(card.resistances, words.window, era)),
        (translate("Facts", "Retreat"), _retreat(card)),
        (translate("Facts", "Prizes"), str(card.prizes) if card.prizes > 1 else ""),
        (translate("Facts", "Set"), _set(known, words.window)),
        (translate("Facts", "Number"), _number(card, known)),
        (translate("Facts", "Rarity"), rarity_name(card.rarity, words.window)),
        (translate("Facts", "Released"), _date(card.release)),
        (translate("Facts", "Illustrator"), card.artist),
        (translate("Facts", "Level"), card.level),
        (translate("Facts", "Pokédex"), ", ".join(str(each) for each in card.dex)),
        (translate("Facts", "Mark"), card.mark),
        (translate("Facts", "Finishes"), _finishes(card)),
        (translate("Facts", "Repaired"), ", ".join(card.repaired)),
        (translate("Facts", "About"), card.flavor.get(words.card)),
    ]
    return [(name, value) for name, value in lines if value]


def _kind(card: CardDef, language: str, era: Era) -> str:
    kinds = {
        "pokemon": translate("Facts", "Pokémon"),
        "trainer": translate("Facts", "Trainer"),
        "energy": translate("Facts", "Energy"),
    }
    narrow = stage_word(card, language)
    wide = kinds[card.kind]
    return wide if not narrow or narrow == wide or (card.kind == "energy" and narrow) else f"{wide} · {narrow}"


def _evolves(card: CardDef, language: str) -> str:
    before = card.evolves_from.get(language)
    return evolves_line(before, language) if before else ""


def _types(letters: tuple[str, ...], language: str, era: Era) -> str:
    return ", ".join(
        translate("Facts", "any type") if letter == "*" else face_term(letter, language, era)
        for letter in dict.fromkeys(letters)
    )


def _modifiers(modifiers: tuple[Modifier, ...], language: str, era: Era) -> str:
    return ", ".join(f"{face_term(each.type, language, era)} {each.value}".strip() for each in modifiers)


def _retreat(card: CardDef) -> str:
    return str(card.retreat) if card.kind == "pokemon" and card.retreat is not None else ""


def _set(known: SetDef | None, language: str) -> str:
    if known is None:
        return ""
    series = known.series.get(language)
    name = known.name.get(language)
    parts = [name, series if series != name else "", known.code]
    return " · ".join(part for part in parts if part)


def _number(card: CardDef, known: SetDef | None) -> str:
    if known is not None and known.official_count and card.number.isdigit():
        return f"{card.number}/{known.official_count}"
    return card.number


def _date(iso: str) -> str:
    date = QDate.fromString(iso, "yyyy-MM-dd")
    if not date.isValid():
        return iso
    return QLocale().toString(date, translate("Facts", "MMMM d, yyyy"))


def _finishes(card: CardDef) -> str:
    return "; ".join(variant_label(each.key) for each in card.variants)

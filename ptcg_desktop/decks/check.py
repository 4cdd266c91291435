"""The one validator of decks: for the window, the table, export and the command line.

Every rule is a small function that looks at the whole deck and yields findings; all of them run and none hides another.
Errors make a deck illegal; hints (R-HINT) and notes never do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.cards.names import is_basic_energy_name, name_key
from ptcg_desktop.decks.formats import ANYTHING, Format
from ptcg_desktop.decks.model import DeckList, Entry
from ptcg_desktop.decks.owned import prints_owned
from ptcg_desktop.decks.pool import in_format
from ptcg_desktop.decks.report import (
    Finding,
    Fix,
    Label,
    Owned,
    Prints,
    Question,
    Report,
    about,
    by_id,
    no_prints,
    nothing_owned,
    remove,
    total,
)
from ptcg_desktop.decks.rules import DeckRules, LimitGroup, exclusive_names, limit_of
from ptcg_desktop.effects.groups import is_of

Rule = Callable[[Question], Iterator[Finding]]


def check(
    deck: DeckList,
    rules: DeckRules,
    fmt: Format = ANYTHING,
    date: str = "",
    prints: Prints = no_prints,
    owned: Owned = nothing_owned,
    label: Label = by_id,
) -> Report:
    """Check a deck by the deck rules of a profile and a format, as of a day.

    Args:
        deck: The deck; unresolved entries count as cards and are reported.
        rules: From `load_deck_rules(fmt.profile)`, or of the profile a table plays under.
        fmt: The format; left out, only R-DECK is checked.
        date: ISO date to judge by; `""` = the format's own date, else its newest state.
        prints: Gives every printing with the same name, for "legal because reprinted".
        owned: Gives those of them that are owned, for prints to play instead; left out, the collection is not asked.
        label: Names a printing in sentences.
    """
    return _asked(RULES, Question(deck, fmt.over(rules), fmt, date, prints, owned, label))


def check_building(deck: DeckList, rules: DeckRules, fmt: Format = ANYTHING) -> Report:
    """The errors of a deck that do not depend on the day nor on which cards are in: size, copies, types, groups."""
    return _asked(BUILDING, Question(deck, fmt.over(rules), fmt, "", no_prints, nothing_owned, by_id))


def _asked(rules: Sequence[Rule], question: Question) -> Report:
    order: dict[str, int] = {"error": 0, "hint": 1, "note": 2}
    found = [finding for rule in rules for finding in rule(question)]
    return Report(tuple(sorted(found, key=lambda finding: order[finding.severity])))


def size(question: Question) -> Iterator[Finding]:
    """R-DECK-1: exactly so many cards."""
    count, limit = question.deck.size, question.rules.deck_size
    if count == limit:
        return
    code = "deck.too_few" if count < limit else "deck.too_many"
    fix = _resize(question.deck.entries, limit - count)
    yield Finding(code=code, severity="error", clause="R-DECK-1", count=count, limit=limit, fix=fix)


def copies(question: Question) -> Iterator[Finding]:
    """R-DECK-2: at most so many of a name over all prints; basic Energy is exempt (R-DECK-3)."""
    limit = question.rules.copy_limit
    for _, entries in question.deck.by_name:
        counted = [entry for entry in entries if not _exempt(entry, question.rules)]
        count = sum(entry.count for entry in counted)
        if count > limit:
            fix = remove(counted, count - limit, safe=True)
            yield about(counted, "deck.copies", "R-DECK-2", count=count, limit=limit, fix=fix)


def basic_pokemon(question: Question) -> Iterator[Finding]:
    """R-DECK-5: at least one Basic Pokémon; a Trainer played as one (a doll, a fossil) cannot begin a game."""
    entries = question.deck.entries
    if entries and not any(card.is_basic_pokemon for _, card in question.resolved()):
        yield Finding(code="deck.no_basic", severity="error", clause="R-DECK-5", limit=1)


def types(question: Question) -> Iterator[Finding]:
    """R-DECK-6: no Pokémon type and no Energy type outside the lists of the profile."""
    wrong: dict[str, list[Entry]] = {}
    for entry, card in question.resolved():
        for letter in sorted(_foreign_types(card, question.rules)):
            wrong.setdefault(letter, []).append(entry)
    for letter, entries in wrong.items():
        fix = remove(entries, total(entries))
        yield about(entries, "deck.type", "R-DECK-6", count=total(entries), detail=Text(en=letter), fix=fix)


def groups(question: Question) -> Iterator[Finding]:
    """R-DECK-7: limits of groups, over the whole deck or for each name."""
    members: dict[tuple[str, str], list[Entry]] = {}
    for entry, card in question.resolved():
        for group_id in card.limit_groups:
            scope = limit_of(group_id, question.rules).scope
            members.setdefault((group_id, entry.key if scope == "name" else ""), []).append(entry)
    for (group_id, _), entries in members.items():
        group = limit_of(group_id, question.rules)
        entries = [*entries, *_counted_with(group, entries, question)]
        count = total(entries)
        if group.limit is not None and count > group.limit:
            code = "deck.group" if group.scope == "deck" else "deck.group_name"
            fix = remove(entries, count - group.limit, safe=group.scope == "name" and group.limit > 0)
            code = code if group.limit else "deck.group_none"
            yield about(entries, code, "R-DECK-7", count=count, limit=group.limit, detail=group.name, fix=fix)


def exclusive(question: Question) -> Iterator[Finding]:
    """Cards that count as one under several names: a deck holds one of these names (data/limit_groups.toml)."""
    for rule in exclusive_names():
        held = [(key, entries) for key, entries in question.deck.by_name if key in rule.keys]
        if len(held) > 1:
            kept, _ = max(held, key=lambda pair: total(pair[1]))
            entries = [entry for _, lines in held for entry in lines]
            fix = remove([entry for entry in entries if entry.key != kept], total(entries))
            yield about(entries, "deck.exclusive", "R-DECK-7", count=len(held), limit=1, fix=fix)


def rule_boxes(question: Question) -> Iterator[Finding]:
    """Formats without Rule Boxes: what a Pokémon with one is stands in `effects.groups`."""
    if question.fmt.deck.rule_boxes:
        return
    entries = [entry for entry, card in question.resolved() if card.kind == "pokemon" and is_of(card, "rule_box")]
    if entries:
        fix = remove(entries, total(entries))
        yield about(entries, "deck.rule_box", "FORMAT", count=total(entries), detail=question.fmt.name, fix=fix)


def one_type(question: Question) -> Iterator[Finding]:
    """Formats of one type: the type most Pokémon of the deck have is meant, and the others are named."""
    if not question.fmt.deck.one_type:
        return
    pokemon = [(entry, card) for entry, card in question.resolved() if card.kind == "pokemon"]
    letters = dict.fromkeys(letter for _, card in pokemon for letter in card.types)
    meant = max(letters, key=lambda letter: sum(e.count for e, card in pokemon if letter in card.types), default="")
    others = [entry for entry, card in pokemon if meant not in card.types]
    if others:
        fix = remove(others, total(others))
        yield about(others, "deck.one_type", "FORMAT", count=total(others), detail=Text(en=meant), fix=fix)


def unknown(question: Question) -> Iterator[Finding]:
    """A line the catalogue does not know cannot be judged."""
    entries = [entry for entry in question.deck.entries if entry.card is None]
    if entries:
        yield about(entries, "deck.unknown", "R-CARD-2", count=total(entries))


def energy_count(question: Question) -> Iterator[Finding]:
    """R-HINT-1: the advised number of Energy cards, basic and special together."""
    advised = question.rules.hints_energy_count
    count = sum(entry.count for entry, card in question.resolved() if card.kind == "energy")
    if advised and not advised[0] <= count <= advised[1]:
        code = "hint.energy_few" if count < advised[0] else "hint.energy_many"
        yield Finding(code=code, severity="hint", clause="R-HINT-1", count=count, low=advised[0], limit=advised[1])


def energy_types(question: Question) -> Iterator[Finding]:
    """R-HINT-2 and R-HINT-3: the advised number of basic Energy types; one alone gives little variety."""
    advised = question.rules.hints_energy_types
    basics = [(entry, card) for entry, card in question.resolved() if card.is_basic_energy and entry.count > 0]
    count = len({letter for _, card in basics for letter in card.provides})
    if not advised or not basics:
        return
    entries = [entry for entry, _ in basics]
    if count > advised[1]:
        yield about(entries, "hint.types_many", "R-HINT-2", "hint", count=count, limit=advised[1])
    elif count == 1:
        yield about(entries, "hint.types_one", "R-HINT-3", "hint", count=count, limit=advised[1])


def evolutions(question: Question) -> Iterator[Finding]:
    """R-HINT-4: an Evolution card whose earlier stage is in no other card of the deck.

    A Basic needs none, even where a record names the baby Pokémon of a later game.
    """
    present: dict[str, set[str]] = {}
    for entry in question.deck.entries:
        present.setdefault(entry.key, set()).add(entry.card_id)
    for entry, card in question.resolved():
        base = "" if card.is_basic_pokemon else card.evolves_from.get("en")
        if base and not present.get(name_key(base), set()) - {entry.card_id}:
            yield about([entry], "hint.no_base", "R-HINT-4", "hint", count=entry.count, detail=card.evolves_from)


BUILDING: tuple[Rule, ...] = (size, copies, basic_pokemon, types, groups, exclusive, rule_boxes, one_type, unknown)
"""The rules of building a deck."""
RULES: tuple[Rule, ...] = (*BUILDING, in_format, energy_count, energy_types, evolutions, prints_owned)
"""All rules, in the order their findings are shown."""


def _exempt(entry: Entry, rules: DeckRules) -> bool:
    """Free of the copy limit: recorded as basic Energy, or of a group that lifts the limit.

    A basic Energy of a type the profile does not have is wrong for its type (R-DECK-6), not for its number. A line
    without a card gets the benefit of the doubt if its name is that of a basic Energy.
    """
    if entry.card is None:
        return is_basic_energy_name(entry.title)
    return entry.card.is_basic_energy or any(
        limit_of(group, rules).scope == "name" and limit_of(group, rules).limit is None
        for group in entry.card.limit_groups
    )


def _counted_with(group: LimitGroup, entries: Sequence[Entry], question: Question) -> Iterator[Entry]:
    """Lines that a member's text counts although their own says nothing."""
    for entry, card in question.resolved() if group.word else ():
        if card.is_basic_pokemon and group.word in card.name.en.split() and entry not in entries:
            yield entry


def _foreign_types(card: CardDef, rules: DeckRules) -> set[str]:
    if card.kind == "pokemon":
        return set(card.types) - set(rules.pokemon_types)
    if card.kind != "energy":
        return set()
    units = {letter for unit in card.provides for letter in unit if letter != "*"}
    return units - set(rules.basic_energy_types if card.is_basic_energy else rules.energy_types)


def _resize(entries: Sequence[Entry], difference: int) -> Fix | None:
    """Mend the size with the most frequent basic Energy, if the deck has one (and enough of it)."""
    basics = [entry for entry in entries if entry.card and entry.card.is_basic_energy]
    most = max(basics, key=lambda entry: entry.count, default=None)
    if most is None or most.count + difference < 0:
        return None
    return Fix("add" if difference > 0 else "remove", ((most.card_id, difference),))

"""The legal acts in words: equal ones once, and no two that only sound alike as one."""

from __future__ import annotations

from collections.abc import Sequence

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.services.words import join
from ptcg_desktop.ui.table.wording import Wording

Marks = tuple[str, str]
"""What acts of the same words can differ in: which print of a card, which place on the board."""


def acts_in_words(legal: Sequence[engine.Action], view: engine.View, wording: Wording) -> list[tuple[str, int]]:
    """Every legal act in words with its number in `legal`.

    The same act with another copy of the same print stands once. Acts of the same words that differ (two Pokémon of one
    name, two prints of one card) all stand there, each with what tells it from the others.
    """
    found: dict[str, dict[Marks, int]] = {}
    for number, action in enumerate(legal):
        found.setdefault(wording.act(action), {}).setdefault(_marks(action, view, wording), number)
    return [each for text, alike in found.items() for each in _told_apart(text, alike, wording)]


def answers_in_words(answers: Sequence[engine.Action], view: engine.View, wording: Wording) -> list[str]:
    """The answers of a prompt; cards on several Pokémon are said with where theirs lies."""
    texts = [wording.answer(action) for action in answers]
    bearers = [_bearer(action.card, view) if isinstance(action, act.ChooseCard) else -1 for action in answers]
    if len(set(bearers) - {-1}) < 2:
        return texts
    places = [_place(bearer, view, wording) for bearer in bearers]
    return [
        wording.say("table.act.which", act=text, which=place) if place else text
        for text, place in zip(texts, places, strict=True)
    ]


def _told_apart(text: str, alike: dict[Marks, int], wording: Wording) -> list[tuple[str, int]]:
    differing = [at for at in (0, 1) if len({marks[at] for marks in alike}) > 1]
    said = []
    for marks, number in alike.items():
        which = join([marks[at] for at in differing if marks[at]], wording.language)
        said.append((wording.say("table.act.which", act=text, which=which) if which else text, number))
    return said


def _marks(action: engine.Action, view: engine.View, wording: Wording) -> Marks:
    match action:
        case act.Attach(card=card, target=uid) | act.Evolve(card=card, target=uid):
            return _print_of(card, view), _place(uid, view, wording)
        case act.Retreat(target=uid, pay=pay):
            return ", ".join(sorted(_print_of(card, view) for card in pay)), _place(uid, view, wording)
        case act.Promote(pokemon=uid) | act.SwitchIn(pokemon=uid) | act.ChoosePokemon(pokemon=uid):
            return "", _place(uid, view, wording)
        case act.UsePower(pokemon=uid):
            return "", _place(uid, view, wording)
        case act.ChooseCard(card=card):
            return _print_of(card, view), _place(_bearer(card, view), view, wording)
        case act.PlaceActive(card=card) | act.PlaceBench(card=card) | act.Bench(card=card) | act.PlayTrainer(card=card):
            return _print_of(card, view), ""
        case _:
            return "", ""


def _print_of(card: int, view: engine.View) -> str:
    known = view.cards.get(card)
    return "" if known is None else known.id


def _bearer(card: int, view: engine.View) -> int:
    """The Pokémon in play that a card belongs to, or -1."""
    for side in view.players:
        for one in (side.active, *side.bench):
            if one is not None and card in (*one.cards, *one.energy, *one.attached):
                return one.uid
    return -1


def _place(uid: int, view: engine.View, wording: Wording) -> str:
    """Where a Pokémon lies, seen from its player; nothing of what is not in play."""
    for side in view.players:
        if side.active is not None and side.active.uid == uid:
            return wording.say("table.list.active")
        for place, one in enumerate(side.bench, 1):
            if one is not None and one.uid == uid:
                return wording.say("table.list.bench", place=place)
    return ""

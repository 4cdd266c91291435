"""What an open choice says: what to choose and what for, which text asks, how many at least and at most."""

from __future__ import annotations

from ptcg_desktop import engine
from ptcg_desktop.effects import ir
from ptcg_desktop.effects.render import render
from ptcg_desktop.engine.aims import Aim
from ptcg_desktop.services import words
from ptcg_desktop.ui.table.wording import Wording

_BY_RULE = ("choose_first", "mulligan_draw", "place_active", "place_bench", "promote", "prize", "look", "by_hand")
"""Choices whose question says all, or that no text asks."""
_COUNTED = ("choose_pokemon", "choose_card", "switch_in")


def question(wording: Wording, decision: engine.Decision, aim: Aim | None) -> tuple[str, str]:
    """Title and detail of a choice; `aim` as `engine.aims.aim` reads it."""
    if decision.kind in _BY_RULE or aim is None:
        return wording.question(decision)
    lines = [_asker(wording, aim)]
    if aim.card < 0 and decision.kind in _COUNTED:  # each card that is attached is a choice of its own
        lines[0] = f"{lines[0]} {wording.number_to_choose(decision)}".strip()
    return _title(wording, decision, aim), "\n".join([*lines, *_branches(wording, aim)]).strip()


def _asker(wording: Wording, aim: Aim) -> str:
    """The text that asks: an attack or power with its card, else the card."""
    card = None if wording.view is None else wording.view.cards.get(aim.asker.card)
    if card is None:
        return ""
    name, own = wording.printed_name(card, aim.asker.name), wording.name(card)
    if aim.asker.name in ("", card.name.get("en")):
        return wording.say("table.why.card_asks", card=own)
    return wording.say("table.why.asker", name=name, card=own)


def _title(wording: Wording, decision: engine.Decision, aim: Aim) -> str:
    say = wording.say
    if decision.kind == "choose_attack":
        return say(f"table.ask.attack.{aim.use}") if aim.use in ("use", "forbid") else say("table.ask.choose_attack")
    if decision.kind == "choose_option":
        return _option_title(wording, decision.purpose, aim)
    if decision.purpose == "order":
        return say("table.ask.order_top" if aim.use == "deck_top" else "table.ask.order_bottom")
    if decision.purpose == "counters":
        return say("table.ask.next_counter")
    if aim.card >= 0:
        return say("table.ask.attach_card", card=wording.card(aim.card))
    thing = _thing(wording, decision, aim)
    known = (f"table.use.{aim.use}", "table.use.cards_from" if aim.use.endswith("_from") else "")
    use = next((code for code in known if code in words.sentences()), "")
    if not use:
        return say("table.ask.thing", thing=thing)
    return say("table.ask.for", thing=thing, use=say(use, condition=aim.condition))


def _option_title(wording: Wording, purpose: str, aim: Aim) -> str:
    if purpose == "count" and f"table.ask.count.{aim.use}" in words.sentences():
        return wording.say(f"table.ask.count.{aim.use}")
    code = f"table.ask.{purpose}"
    return wording.say(code if code in words.sentences() else "table.ask.choose_option")


def _thing(wording: Wording, decision: engine.Decision, aim: Aim) -> str:
    """What is chosen, and where it is, seen from the person."""
    whose = aim.side
    if whose != "both":
        whose = "own" if (aim.side == "own") == (aim.asker.player == wording.seat) else "opponent"
    chosen = len(decision.chosen)
    low, count = decision.minimum + chosen, decision.maximum + chosen
    number = str(count) if low == count else wording.say("table.number.up_to", count=count)
    if aim.thing == "pokemon":
        return wording.say(f"table.thing.{aim.place or 'play'}.{whose}", count=count, number=number)
    return wording.say(f"table.thing.{aim.thing}", count=count, number=number, where=_where(wording, aim, whose))


def _where(wording: Wording, aim: Aim, whose: str) -> str:
    if aim.on >= 0:
        return wording.say("table.from.attached.one", mon=wording.pokemon(aim.on))
    for code in (f"table.from.{aim.place}.{whose}", f"table.from.{aim.place}"):
        if code in words.sentences():
            return wording.say(code)
    return ""


def _branches(wording: Wording, aim: Aim) -> list[str]:
    """What may be done, in words made from the program."""
    texts = [_said(wording, aim, steps) for steps in aim.branches]
    if len(texts) < 2:
        return texts
    return [wording.say("table.why.branch", number=number, text=text) for number, text in enumerate(texts, 1)]


def _said(wording: Wording, aim: Aim, steps: tuple[ir.Step, ...]) -> str:
    card = None if wording.view is None else wording.view.cards.get(aim.asker.card)
    name = "" if card is None else wording.name(card)
    language = "pt" if words.is_portuguese(wording.language) else "en"
    kind = "item" if aim.asker.kind == "trainer" else "power"
    return render(ir.Program(steps=steps), language, kind=kind, own_name=name, era=wording.era)  # type: ignore[arg-type]

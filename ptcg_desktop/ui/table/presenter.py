"""The table without widgets: what may be done, what is lit, what is asked, what is said, and what an intent does.

Everything offered comes from `engine.legal`; everything refused is explained by `engine.explain`. The board is made
from `engine.view`, so nothing hidden can be shown. A passive seat answers what it must and passes; where two people
play, the table turns to the one who must act.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine.aims import aim
from ptcg_desktop.services.opponents import COMPUTERS, PASSIVE, PEOPLE, Side, passive_answer, sides_of
from ptcg_desktop.ui.table import reading
from ptcg_desktop.ui.table.legal_acts import answers_in_words
from ptcg_desktop.ui.table.line import GameLine
from ptcg_desktop.ui.table.listing import Line
from ptcg_desktop.ui.table.manual_menu import dropped
from ptcg_desktop.ui.table.manual_reader import BY_HAND
from ptcg_desktop.ui.table.picture import Cue, Handle, Marks
from ptcg_desktop.ui.table.pokemon_menu import MenuReader
from ptcg_desktop.ui.table.questions import question
from ptcg_desktop.ui.table.routes import Route, find_pokemon
from ptcg_desktop.ui.table.said import Choice, Menu, MenuEntry, Prompt
from ptcg_desktop.ui.table.wording import Wording

CANCEL = -1
_TOLD_LAST = 6
"""So many lines of the log end the board in words."""


@dataclass(frozen=True)
class Outcome:
    """What came of an intent.

    Attributes:
        moved: The game went on (or back): everything must be shown anew.
        cues: What may be animated.
        refusal: Why it may not be done, with `clause`; empty if nothing was refused.
        menu: Possibilities to choose from.
        pile: A pile to open.
        anyway: Ways to do what was refused all the same, by hand.
    """

    moved: bool = False
    cues: tuple[Cue, ...] = ()
    refusal: str = ""
    clause: str = ""
    menu: Menu | None = None
    pile: Handle | None = None
    anyway: tuple[engine.Action, ...] = ()


@dataclass
class _Paying:
    """A retreat being put together: the new Active is chosen, Energy is discarded one card at a time (R-RET-4)."""

    target: int
    paid: tuple[int, ...] = ()


class TablePresenter(MenuReader):
    """One game at the table, seen from `seat`; the seats in `passive` (else those that `line` says) are answered for.

    `line` holds the game's acts (undo, redo, saving); `wording` says things; `autosave` is called after each act.

    Attributes:
        curtain: The seat was turned to another person: nothing may be shown until `lift_curtain`.
    """

    def __init__(
        self,
        line: GameLine,
        wording: Wording,
        seat: int = 0,
        passive: frozenset[int] | None = None,
        autosave: Callable[[], None] = lambda: None,
    ) -> None:
        self.sides = sides_of(line.sides)
        self.passive = frozenset(at for at in (0, 1) if self.sides[at] in PASSIVE) if passive is None else passive
        self.curtain = False
        self.autosave = autosave
        self.selected: Handle | None = None
        self._paying: _Paying | None = None
        self._reminded = 0
        """The turn in which the person was reminded last."""
        super().__init__(line, wording, seat)
        self._answer_for_passive()
        self.turn_seat()
        self.look()

    # --- looking ----------------------------------------------------------------------------------------------

    def look(self) -> None:
        """Read the state anew."""
        super().look()
        if self.selected is not None and all(route.source != self.selected for route in self.routes):
            self.selected = None

    def marks(self, focus: Handle | None = None, lifted: Handle | None = None) -> Marks:
        """What is lit; `lifted` is being dragged."""
        if self._paying is not None:
            return Marks(chosen=_one(self.router.pokemon(self._paying.target)), focus=focus)
        source = lifted or self.selected
        if source is not None:
            return Marks(targets=self.targets(source), chosen=frozenset({source}), focus=focus)
        sources = frozenset(route.source for route in self.routes if route.source is not None)
        free = frozenset(target for route in self.routes if route.source is None for target in route.targets)
        return Marks(can=sources, targets=free, focus=focus)

    def draggable(self) -> frozenset[Handle]:
        """What may be lifted: all own cards in hand and Pokémon; a wrong drop is explained."""
        hand = (Handle("card", "near", number) for number in self.view.players[self.seat].hand or ())
        own = self.view.players[self.seat]
        pokemon = (self.router.pokemon(one.uid) for one in (own.active, *own.bench) if one is not None)
        return frozenset(hand) | frozenset(handle for handle in pokemon if handle is not None)

    def targets(self, source: Handle) -> frozenset[Handle]:
        """Where `source` may go."""
        return frozenset(target for route in self.routes if route.source == source for target in route.targets)

    def prompt(self) -> Prompt | None:
        """The open choice as a question to the person; None in the main part and while the other must choose."""
        if self._paying is not None:
            return self._paying_prompt(self._paying)
        decision = self.view.decision
        if decision is None or decision.player != self.seat or decision.kind in ("main", *BY_HAND):
            return None
        # What can be pointed at on the board is chosen there.
        asked = [number for number, route in enumerate(self.routes) if route.source is None and not route.targets]
        texts = answers_in_words([self.legal[number] for number in asked], self.view, self.wording)
        choices = []
        for number, text in zip(asked, texts, strict=True):
            action = self.legal[number]
            card = self.view.cards.get(action.card) if isinstance(action, act.ChooseCard) else None
            choices.append(Choice(text, number, card))
        title, detail = question(self.wording, decision, aim(self.line.state))
        key = f"{self.line.position}:{decision.kind}:{len(decision.chosen)}"
        take_over = self.wording.say("table.manual.take_over") if self.can(act.TakeOver(self.seat)) else ""
        return Prompt(title, detail, tuple(choices), key, take_over)

    def lines(self) -> list[Line]:
        """The board in words, then the open choice with its answers, then what happened last."""
        lines, prompt = super().lines(), self.prompt()
        if prompt is not None:
            lines.append(Line(". ".join(part for part in (prompt.title, prompt.detail) if part)))
            lines += [Line(choice.text, answer=choice.key) for choice in prompt.choices]
        rows = [row.text for row in self.log() if not row.dim]
        return lines + [Line(text) for text in rows[-_TOLD_LAST:]]

    def choose_line(self, number: int) -> Outcome:
        """A line of `board_list` was chosen: an answer is given, anything else answers as to a click."""
        line = self.lines()[number]
        if line.answer is not None:
            return self.choose_answer(line.answer)
        return self.tap(line.handle) if line.handle is not None else Outcome()

    # --- retreat, one Energy card at a time ---------------------------------------------------------------------

    def _pays(self, paying: _Paying) -> list[tuple[act.Retreat, list[int]]]:
        """Legal retreats that go on from what is paid, each with the cards still to discard.

        Equal cards are the same payment, whichever of them is meant.
        """
        found: list[tuple[act.Retreat, list[int]]] = []
        for action in self.legal:
            if isinstance(action, act.Retreat) and action.target == paying.target:
                rest = self._rest(action.pay, paying.paid)
                if rest is not None:
                    found.append((action, rest))
        return found

    def _rest(self, pay: tuple[int, ...], paid: tuple[int, ...]) -> list[int] | None:
        rest = list(pay)
        for number in paid:
            same = next((each for each in rest if self._print_of(each) == self._print_of(number)), None)
            if same is None:
                return None
            rest.remove(same)
        return rest

    def _print_of(self, number: int) -> str:
        return self.view.cards[number].id

    def _paying_prompt(self, paying: _Paying) -> Prompt:
        choices: dict[str, Choice] = {}
        for _action, rest in self._pays(paying):
            for number in rest:
                card = self.view.cards[number]
                choices.setdefault(card.id, Choice(self.wording.card(number), number, card))
        cancel = Choice(self.wording.say("table.cancel"), CANCEL)
        active = self.view.players[self.seat].active
        paid = sum(len(reading.units(self.view.cards[number])) for number in paying.paid)
        title, detail = self.wording.paying(paid, 0 if active is None else active.retreat_cost)
        return Prompt(title, detail, (*choices.values(), cancel), f"pay:{paying.target}:{len(paying.paid)}")

    def _begin_retreat(self, target: int) -> Outcome:
        self.selected = None
        return self._pay(_Paying(target))

    def _pay(self, paying: _Paying) -> Outcome:
        pays = self._pays(paying)
        done = next((action for action, rest in pays if not rest), None)
        if done is None and len(pays) == 1:
            # Nothing left to choose.
            done = pays[0][0]
        if done is not None:
            return self.do(done)
        self._paying = paying if pays else None
        return Outcome(moved=True)

    # --- intents ----------------------------------------------------------------------------------------------

    def do(self, action: engine.Action) -> Outcome:
        """Do an act, let the passive side answer, and say what may be animated."""
        refusal = engine.explain(self.line.state, action)
        if refusal is not None:
            sentence, clause = self.wording.refusal(refusal)
            return Outcome(refusal=sentence, clause=clause, anyway=self.anyway(action))
        self.selected = None
        self._paying = None
        return self._done(self.line.act(action).events)

    def _done(self, happened: Sequence[engine.Event]) -> Outcome:
        """An act was done: the passive side answers, the table turns to who must act."""
        events = [*happened, *self._answer_for_passive()]
        self.turn_seat()
        self.look()
        self.autosave()
        return Outcome(moved=True, cues=tuple(reading.cues_of(events, self.seat)))

    # --- the other side ---------------------------------------------------------------------------------------

    @property
    def computer(self) -> Side | None:
        """The computer that must act now. Where acts were taken back it waits: they may be done again."""
        decision = self.line.state.decision
        if decision is None or decision.kind == "by_hand" or self.line.can_redo:
            return None
        side = self.sides[decision.player]
        return side if side in COMPUTERS else None

    def answer(self, action: engine.Action) -> Outcome:
        """The computer has decided.

        Raises:
            IllegalAction: it is not its decision any more.
        """
        return self._done(self.line.act(action, auto=True).events)

    def turn_seat(self) -> None:
        """Sit where one must act, if both sides are people's."""
        player = self.line.state.to_act
        if player in (0, 1) and player != self.seat and {self.sides[player], self.sides[self.seat]} <= PEOPLE:
            self.seat = self.wording.seat = player
            self.curtain = "guest" in self.sides

    def lift_curtain(self) -> Outcome:
        """The person who must act sits at the table now."""
        self.curtain = False
        return Outcome(moved=True)

    def _answer_for_passive(self) -> list[engine.Event]:
        events: list[engine.Event] = []
        while self.line.state.to_act in self.passive:
            events += self.line.act(
                passive_answer(self.line.state, self.sides[self.line.state.to_act]), auto=True
            ).events
        return events

    def do_anyway(self, ways: Sequence[engine.Action]) -> Outcome:
        """Do what was refused by hand; several ways are put to the person."""
        if len(ways) == 1:
            return self.do(ways[0])
        entries = tuple(MenuEntry(self.wording.act(way), action=way) for way in ways)
        return Outcome(menu=Menu(self.router.active(self.seat), self.wording.say("table.retreat"), entries))

    def do_all(self, acts: Sequence[engine.Action]) -> Outcome:
        """Do acts one after the other, as far as they can be done."""
        outcome = Outcome()
        cues: list[Cue] = []
        for action in acts:
            outcome = self.do(action)
            cues += outcome.cues
            if outcome.refusal or self.over:
                break
        return replace(outcome, moved=True, cues=tuple(cues))

    def choose_act(self, number: int) -> Outcome:
        """Do the act with that number in `legal`."""
        if not 0 <= number < len(self.legal):
            return Outcome()
        return self.do(self.legal[number])

    def choose_answer(self, key: int) -> Outcome:
        """Give an answer of the prompt."""
        if self._paying is None:
            return self.choose_act(key)
        if key == CANCEL:
            return self.cancel()
        return self._pay(_Paying(self._paying.target, (*self._paying.paid, key)))

    def cancel(self) -> Outcome:
        """Put down what is in hand, give up what is being put together."""
        moved = self._paying is not None or self.selected is not None
        self._paying = None
        self.selected = None
        return Outcome(moved=moved)

    def tap(self, handle: Handle | None) -> Outcome:
        """Something was clicked."""
        if self._paying is not None or handle is None:
            return self.cancel()
        plain = [route for route in self.routes if route.source is None and handle in route.targets]
        if plain:
            return self.do(plain[0].action)
        if self.selected is not None and handle != self.selected and handle in self.targets(self.selected):
            return self.drop(self.selected, handle)
        own = [route for route in self.routes if route.source == handle]
        if handle.kind == "pokemon":
            self.selected = None
            return self._tap_pokemon(handle)
        if handle.kind == "card":
            return self._tap_card(handle, own)
        self.selected = None
        if handle.kind in ("discard", "lost"):
            return Outcome(moved=True, pile=handle)
        return Outcome(moved=True)

    def _tap_card(self, handle: Handle, own: Sequence[Route]) -> Outcome:
        if not own:
            self.selected = None
            return self._explain(self.router.candidates(handle, None))
        decision = self.view.decision
        if decision is not None and decision.kind != "main" and len(own) == 1:
            return self.do(own[0].action)
        self.selected = None if self.selected == handle else handle
        return Outcome(moved=True)

    def _tap_pokemon(self, handle: Handle) -> Outcome:
        menu = self.menu(handle)
        if menu is not None and menu.entries:
            return Outcome(moved=True, menu=menu)
        return Outcome(moved=True, pile=handle if len(self.pile(handle).cards) > 1 else None)

    def only_act(self, handle: Handle) -> engine.Action | None:
        """The only thing there is to do with a card; None if there are several or none."""
        own = [route.action for route in self.routes if route.source == handle and handle.kind == "card"]
        return own[0] if len(own) == 1 else None

    def activate(self, handle: Handle) -> Outcome:
        """A double click, or the key for it: do the only thing there is to do with it."""
        only = self.only_act(handle)
        return Outcome() if only is None else self.do(only)

    def drop(self, source: Handle, target: Handle | None) -> Outcome:
        """`source` was put on `target`: do it if it is legal, else say why not."""
        if source == target or (source.kind == "attached" and self._bears(target, source.key)):
            return Outcome(moved=True)
        own = [route for route in self.routes if route.source == source]
        fitting = [route for route in own if target in route.targets]
        if not fitting and target is not None and target.side == "near" and target.kind in ("pokemon", "bench"):
            # A Basic Pokémon put anywhere on the own Bench is meant for the Bench.
            fitting = [route for route in own if isinstance(route.action, act.Bench | act.PlaceBench)]
        if not fitting:
            by_hand = dropped(self.seat, source, target)
            return self._explain(self.router.candidates(source, target), by_hand)
        first = fitting[0].action
        if isinstance(first, act.Retreat):
            return self._begin_retreat(first.target)
        if len(fitting) > 1:
            return Outcome(moved=True, menu=self.menu(source))
        return self.do(first)

    def _bears(self, target: Handle | None, card: int) -> bool:
        """Was an attached card put back on its own Pokémon?"""
        one = find_pokemon(self.view, target.key) if target is not None and target.kind == "pokemon" else None
        return one is not None and card in (*one.energy, *one.attached)

    def _explain(self, meant: Sequence[engine.Action], by_hand: act.ManualAct | None = None) -> Outcome:
        self.selected = None
        moved = (by_hand,) if by_hand is not None and self.can(by_hand) else ()
        for action in meant:
            refusal = engine.explain(self.line.state, action)
            if refusal is not None:
                sentence, clause = self.wording.refusal(refusal)
                return Outcome(moved=True, refusal=sentence, clause=clause, anyway=self.anyway(action) or moved)
        sentence, clause = self.wording.wrong_place(meant[0] if meant else None)
        if moved and not sentence:
            sentence = self.wording.say("table.place.by_hand")
        return Outcome(moved=True, refusal=sentence, clause=clause, anyway=moved)

    def choose_entry(self, entry: MenuEntry) -> Outcome:
        """A line of a menu was chosen."""
        if entry.opens is not None:
            return Outcome(pile=entry.opens)
        if entry.action is None:
            return Outcome(refusal=entry.why, clause=entry.clause, anyway=entry.anyway)
        if isinstance(entry.action, act.Retreat):
            return self._start_retreat_from_menu()
        return self.do(entry.action)

    def _start_retreat_from_menu(self) -> Outcome:
        targets = {action.target for action in self.legal if isinstance(action, act.Retreat)}
        if len(targets) == 1:
            return self._begin_retreat(targets.pop())
        self.selected = self.router.active(self.seat)
        return Outcome(moved=True)

    def retreat(self) -> Outcome:
        """The key for retreating."""
        if any(isinstance(action, act.Retreat) for action in self.legal):
            return self._start_retreat_from_menu()
        outcome = self._explain([act.Retreat(self.seat, self.first_benched())])
        return replace(outcome, anyway=self.retreats_anyway())

    def attack(self, number: int) -> Outcome:
        """The key for the Active's attack `number` (from 0)."""
        active = self.view.players[self.seat].active
        if active is None or number >= len(active.attacks):
            return Outcome()
        return self.do(act.Attack(self.seat, active.attacks[number]))

    def remind(self) -> str:
        """What may have been forgotten before the turn ends; said once a turn."""
        text = self.warning() if act.Pass(self.seat) in self.legal and self._reminded != self.view.turn else ""
        self._reminded = self.view.turn
        return text

    def end_turn(self) -> Outcome:
        """End the turn, or the open choice where its minimum is reached."""
        if self.card_text() is not None:
            return self.do(act.Done(self.line.state.to_act))
        done = act.Done(self.seat)
        return self.do(done if done in self.legal else act.Pass(self.seat))

    def concede(self) -> Outcome:
        """Give up."""
        return self.do(act.Concede(self.seat))

    # --- time -------------------------------------------------------------------------------------------------

    def undo(self) -> Outcome:
        """Back to before the person's last act."""
        return self.travel(self.line.undo)

    def redo(self) -> Outcome:
        """Forward again."""
        return self.travel(self.line.redo)

    def rewind(self, number: int) -> Outcome:
        """To the moment after entry `number` of the log, or the next one at which the person may act."""
        return self.travel(lambda: self.line.go_to(number))

    def travel(self, step: Callable[[], bool]) -> Outcome:
        """Another moment of the game: `step` goes there, False if it is there already."""
        if self._paying is not None:
            return self.cancel()
        if not step():
            return Outcome()
        self.selected = None
        return self._done(())


def _one(handle: Handle | None) -> frozenset[Handle]:
    return frozenset() if handle is None else frozenset({handle})

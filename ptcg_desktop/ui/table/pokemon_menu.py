"""The menu of a Pokémon: what it can do, and the reason for what it cannot do now."""

from __future__ import annotations

from dataclasses import replace

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.ui.table.manual_reader import ManualReader
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.said import Menu, MenuEntry


class MenuReader(ManualReader):
    """Reads menus off the present moment."""

    def menu(self, handle: Handle) -> Menu | None:
        """What a Pokémon can do, with the reason for what it cannot do now; None for the other side's."""
        own = self.view.players[self.seat]
        one = next((each for each in (own.active, *own.bench) if each is not None and each.uid == handle.key), None)
        if one is None or one.face_down or self.view.phase == "setup":
            return None
        entries: list[MenuEntry] = []
        if one is own.active:
            entries += [self._attack_entry(one, name) for name in one.attacks]
        entries += [self._power_entry(one, name) for name in one.powers]
        # What its cards offer; what the Stadium offers stands with the Active, which is always there.
        bearers = (one.uid, -1) if one is own.active else (one.uid,)
        entries += [self._entry(act.UsePower(self.seat, uid, name)) for uid, name in self.view.offers if uid in bearers]
        if one is own.active:
            entries.append(self._retreat_entry(one))
        elif self.legal:
            retreats = [each for each in self.legal if isinstance(each, act.Retreat) and each.target == one.uid]
            if retreats and own.active is not None:
                entries.append(MenuEntry(self.wording.act(retreats[0]), action=retreats[0]))
        count = len(self.pile(handle).cards)
        if entries and count > 1:
            entries.append(MenuEntry(self.wording.say("table.cards_of", count=count), opens=handle))
        return Menu(handle, self.wording.card(one.card), tuple(entries))

    def _power_entry(self, one: engine.PokemonView, name: str) -> MenuEntry:
        action = act.UsePower(self.seat, one.uid, name)
        refusal = None if action in self.legal else engine.explain(self.line.state, action)
        if refusal is not None and refusal.code == "power.unknown":  # there is nothing to use
            return MenuEntry(self.wording.attack_name(one.uid, name), why=self.wording.say("table.power_by_itself"))
        return self._entry(action)

    def _attack_entry(self, one: engine.PokemonView, name: str) -> MenuEntry:
        entry = self._entry(act.Attack(self.seat, name))
        printed = next((a for a in self.view.cards[one.card].attacks if a.name.en == name), None)
        if printed is None:
            return entry
        note = self.wording.attack_note(self.view.cards[one.card], name)
        return replace(
            entry, text=self.wording.text(printed.name), cost=printed.cost, damage=str(printed.damage), note=note
        )

    def _retreat_entry(self, one: engine.PokemonView) -> MenuEntry:
        legal = next((action for action in self.legal if isinstance(action, act.Retreat)), None)
        entry = self._entry(legal or act.Retreat(self.seat, self.first_benched()))
        ways = () if entry.action is not None else self.retreats_anyway()
        text = self.wording.say("table.retreat")
        return replace(entry, text=text, cost=("C",) * one.retreat_cost, anyway=ways)

    def _entry(self, action: engine.Action) -> MenuEntry:
        text = self.wording.act(action)
        if action in self.legal:
            return MenuEntry(text, action=action)
        refusal = engine.explain(self.line.state, action)
        if refusal is None:
            return MenuEntry(text, action=action)
        why, clause = self.wording.refusal(refusal)
        return MenuEntry(text, why=why, clause=clause, anyway=self.anyway(action))

    # --- what is refused, by hand --------------------------------------------------------------------------------

    def anyway(self, action: engine.Action) -> tuple[engine.Action, ...]:
        """The manual act that does a refused one all the same, if hands can do it."""
        if not isinstance(action, act.RuleAct):
            return ()
        by_hand = act.Anyway(self.seat, action)
        return (by_hand,) if self.can(by_hand) else ()

    def retreats_anyway(self) -> tuple[engine.Action, ...]:
        """Retreats that no clause allows: to every Benched Pokémon."""
        bench = self.view.players[self.seat].bench
        return tuple(way for one in bench for way in self.anyway(act.Retreat(self.seat, one.uid)))

    def first_benched(self) -> int:
        bench = self.view.players[self.seat].bench
        return bench[0].uid if bench else -1

"""What the table shows of things done by hand: menus, the text to carry out, cards looked at, counters and markers."""

from __future__ import annotations

from ptcg_desktop import engine
from ptcg_desktop.cards.model import CardDef, Text
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import events as ev
from ptcg_desktop.services import words
from ptcg_desktop.services.opponents import COMPUTERS, sides_of
from ptcg_desktop.ui.table.manual_menu import ManualEntry, ManualMenus
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.reader import TableReader
from ptcg_desktop.ui.table.routes import find_pokemon
from ptcg_desktop.ui.table.said import CardText, Edited, OpenPile
from ptcg_desktop.ui.table.wording import printed

BY_HAND = ("by_hand", "look")
"""Choices that panels of their own show."""

MINE, THEIRS = -1, -2
"""What stands for a Pokémon where markers lie beside the board."""


class ManualReader(TableReader):
    """Reads what can be done by hand at the present moment."""

    def menus(self) -> ManualMenus:
        """The menus of this moment."""
        return ManualMenus(self.line.state, self.view, self.router, self.wording)

    def manual(self, handle: Handle | None) -> tuple[ManualEntry, ...]:
        """What can be done by hand with a thing, with None: with the table; nothing when the game is over."""
        return () if self.over else self.menus().menu(handle)

    def manual_card(self, number: int) -> tuple[ManualEntry, ...]:
        """What can be done by hand with a card in an opened pile."""
        return () if self.over else self.menus().possible_card(number)

    def can(self, action: act.ManualAct) -> bool:
        """Can this be done by hand now?"""
        return engine.explain(self.line.state, action) is None

    # --- the text to carry out --------------------------------------------------------------------------------

    def card_text(self) -> CardText | None:
        """The text that the person carries out by hand now."""
        decision = self.line.state.decision  # the text lies open, whoever uses it
        if decision is None or decision.kind != "by_hand" or not self._carries_out(decision.player):
            return None
        card = self.view.cards.get(decision.source)
        if card is None:
            return None
        title, detail = self.wording.question(decision)
        text = _text(card, decision.names[0] if decision.names else "")
        mine = text.get("pt" if words.is_portuguese(self.wording.language) else "en")
        other = text.en if mine == text.pt else text.pt
        key = f"{decision.source}:{decision.names}:{self._times()}"
        return CardText(title, detail, mine, "" if other == mine else other, card, key)

    def _carries_out(self, player: int) -> bool:
        """The person carries out the texts of the own side, and of the computer, which has no hands."""
        return player == self.seat or sides_of(self.line.sides)[player] in COMPUTERS

    def _times(self) -> int:
        """How many texts had their turn so far: the same text twice is another question."""
        return sum(isinstance(event, ev.TextToCarryOut | ev.TextTakenOver) for event in self._events())

    # --- cards looked at --------------------------------------------------------------------------------------

    def looked_at(self) -> OpenPile | None:
        """The cards the person is looking at now."""
        decision = self.view.decision
        if decision is None or decision.kind != "look" or decision.player != self.seat:
            return None
        options = decision.options
        owner = self.line.state.game.owner(options[0])
        zone = self.wording.say(f"table.zone.{decision.names[0]}")
        title = self.wording.say("table.manual.looking", who=self.wording.who(owner), zone=zone, count=len(options))
        return OpenPile(title, self._faces(options), look=True)

    def looked_deck(self) -> int:
        """Whose deck the person is looking at, to shuffle it afterwards; -1 if it is none."""
        decision = self.view.decision
        if decision is None or decision.kind != "look" or decision.names != ("deck",) or not decision.options:
            return -1
        return self.line.state.game.owner(decision.options[0])

    # --- counters, conditions, markers ------------------------------------------------------------------------

    def edited(self, uid: int) -> Edited | None:
        """What lies on a Pokémon, or beside the board, the person's (`MINE`) or the opponent's (`THEIRS`); None if it
        is not there any more."""
        if uid < 0:
            player = self.seat if uid == MINE else 1 - self.seat
            title = self.wording.say("table.manual.markers_of", who=self.wording.who(player))
            return Edited(title, player, uid, markers=self.view.players[player].markers)
        one = find_pokemon(self.view, uid)
        if one is None or one.face_down:
            return None
        active = self.view.players[one.player].active is one
        kinds = {condition.kind for condition in one.conditions}
        known = self.line.state.game.profile.conditions if active else ()
        conditions = tuple((kind, self.wording.capital(self.wording.term(kind)), kind in kinds) for kind in known)
        title = self.wording.say("table.manual.counters_of", mon=self.wording.pokemon(uid))
        left = max(0, one.hp - one.damage)
        text = self.wording.say("table.damage", damage=one.damage, left=left, hp=one.hp)
        return Edited(self.wording.capital(title), one.player, uid, one.damage, text, conditions, one.markers)


def _text(card: CardDef, name: str) -> Text:
    """The words of an attack or power of a card by its name, else of the card."""
    for part in printed(card):
        if part.name.get("en") == name:
            return part.text
    english = "\n".join(rule.en for rule in card.rules if rule.en)
    return Text(english, "\n".join(rule.pt for rule in card.rules if rule.pt))

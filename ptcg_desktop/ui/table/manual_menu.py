"""What can be done by hand with a thing on the table, as menus without widgets.

Every line carries the manual acts it does; `engine.explain` is asked for each, so that nothing is offered that cannot
be done now. Cards that the person may not know are named by their place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Literal

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine.manual import ALLOWANCES
from ptcg_desktop.engine.manual_moves import RANDOM, zone_of
from ptcg_desktop.ui.table.picture import Handle
from ptcg_desktop.ui.table.reading import LOST
from ptcg_desktop.ui.table.routes import Router, find_pokemon
from ptcg_desktop.ui.table.wording import Wording

Opens = Literal["", "editor", "pile"]
MOST = 7
"""The largest number that a menu offers; more is done by doing it again."""
COINS = (1, 2, 3, 5, 10)
ZONES = ("hand", "discard", "prizes", LOST)
"""Zones in which the place of a card does not matter: it is not offered to put it there again."""


@dataclass(frozen=True)
class ManualEntry:
    """One line of a menu: acts done one after the other, lines of its own, or something to open.

    Attributes:
        opens: The editor of counters and markers, or the pile `handle`.
        parted: A line is drawn above it.
    """

    text: str
    acts: tuple[act.ManualAct, ...] = ()
    more: tuple[ManualEntry, ...] = ()
    opens: Opens = ""
    handle: Handle | None = None
    parted: bool = False


class ManualMenus:
    """Makes the menus for one moment of a game, seen from the person's seat."""

    def __init__(self, state: engine.State, view: engine.View, router: Router, wording: Wording) -> None:
        self._state = state
        self._view = view
        self._router = router
        self._wording = wording
        self._seat = view.viewer

    def _say(self, code: str, **values: object) -> str:
        return self._wording.capital(self._wording.say(f"table.manual.{code}", **values))

    def menu(self, handle: Handle | None) -> tuple[ManualEntry, ...]:
        """What can be done with a thing; with None, or an empty place: with the table."""
        own: list[ManualEntry] = []
        player = self._seat if handle is None or handle.side == "near" else 1 - self._seat
        if handle is None:
            pass
        elif handle.kind == "card":
            own = self.card(handle.key)
        elif handle.kind == "pokemon":
            own = self._pokemon(handle)
        elif handle.kind == "deck":
            own = self._deck(player)
        elif handle.kind in ("discard", "lost"):
            own = self._discard(handle, player)
        elif handle.kind == "prize":
            own = self._prize(handle, player)
        elif handle.kind == "stadium" and self._view.stadium is not None:
            own = self._to_zones((self._view.stadium.card,))
        return tuple(self._possible(own)) or tuple(self._possible(self.table()))

    def _possible(self, entries: Iterable[ManualEntry]) -> list[ManualEntry]:
        """Without the lines that could do nothing."""
        found: list[ManualEntry] = []
        parted = False
        for entry in entries:
            parted = parted or entry.parted
            more = tuple(self._possible(entry.more))
            can = entry.opens or more or (entry.acts and engine.explain(self._state, entry.acts[0]) is None)
            if can:
                found.append(replace(entry, more=more, parted=parted))
                parted = False
        return found

    # --- cards ------------------------------------------------------------------------------------------------

    def card(self, number: int) -> list[ManualEntry]:
        """What can be done with a card that the person may see, wherever it lies."""
        cards = (number,)
        return [
            self._entry("bench", act.MoveCards(self._seat, cards, "bench")),
            self._entry("active", act.MoveCards(self._seat, cards, "active")),
            self._onto("attach", cards, "attached"),
            self._onto("over", cards, "over"),
            self._onto("under", cards, "under"),
            self._entry("stadium", act.MoveCards(self._seat, cards, "stadium")),
            *self._to_zones(cards),
            ManualEntry(self._say("reveal"), (act.Reveal(self._seat, cards),), parted=True),
        ]

    def possible_card(self, number: int) -> tuple[ManualEntry, ...]:
        """The lines of `card` that can be done now."""
        return tuple(self._possible(self.card(number)))

    def _entry(self, code: str, *acts: act.ManualAct, parted: bool = False) -> ManualEntry:
        return ManualEntry(self._say(code), acts, parted=parted)

    def _onto(self, code: str, cards: tuple[int, ...], to: str) -> ManualEntry:
        more = []
        for player in (self._seat, 1 - self._seat):
            side = self._view.players[player]
            for place, one in enumerate((side.active, *side.bench)):
                if one is not None:
                    text = self._named(one, place)
                    more.append(ManualEntry(text, (act.MoveCards(self._seat, cards, to, one.uid),)))
        return ManualEntry(self._say(code), more=tuple(more))

    def _named(self, one: engine.PokemonView, place: int) -> str:
        bench = self._wording.say("table.list.bench", place=place)
        where = self._wording.say("table.list.active") if place == 0 else bench
        return f"{self._wording.pokemon(one.uid)} ({where})"

    def _to_zones(self, cards: tuple[int, ...]) -> list[ManualEntry]:
        seat, owner = self._seat, self._state.game.owner(cards[0])
        lies = [zone for zone in ZONES if cards[0] in zone_of(self._state, owner, zone)]

        def to(zone: str, at: int = 0) -> act.MoveCards:
            return act.MoveCards(seat, cards, zone, at=at)

        places = tuple(ManualEntry(f"{at + 1}", (to("deck", at),)) for at in range(1, MOST))
        entries = {
            "hand": self._entry("hand", to("hand"), parted=True),
            "discard": self._entry("discard", to("discard")),
            "deck_top": self._entry("deck_top", to("deck")),
            "deck_bottom": self._entry("deck_bottom", to("deck", -1)),
            "deck_shuffle": self._entry("deck_shuffle", to("deck"), act.Shuffle(seat, owner)),
            "deck_at": ManualEntry(self._say("deck_at"), more=places),
            "prizes": self._entry("prizes", to("prizes")),
            LOST: self._entry(LOST, to(LOST)),
        }
        return [entry for zone, entry in entries.items() if zone not in lies]

    # --- Pokémon ----------------------------------------------------------------------------------------------

    def _pokemon(self, handle: Handle) -> list[ManualEntry]:
        one = find_pokemon(self._view, handle.key)
        if one is None or one.face_down:
            return []
        seat, uid = self._seat, one.uid
        whole = [
            self._entry("hand", act.MovePokemon(seat, uid, "hand")),
            self._entry("discard", act.MovePokemon(seat, uid, "discard")),
            self._entry("deck_shuffle", act.MovePokemon(seat, uid, "deck"), act.Shuffle(seat, one.player)),
            self._entry("deck_top", act.MovePokemon(seat, uid, "deck")),
            self._entry("deck_bottom", act.MovePokemon(seat, uid, "deck", -1)),
            self._entry("lost", act.MovePokemon(seat, uid, LOST)),
        ]
        entries = [
            ManualEntry(self._say("edit"), opens="editor", handle=handle),
            self._entry("counter", act.SetDamage(seat, uid, one.damage + 10)),
            self._entry("counter_off", act.SetDamage(seat, uid, one.damage - 10)),
            self._entry("make_active", act.MovePokemon(seat, uid, "active"), parted=True),
            self._entry("go_bench", act.MovePokemon(seat, uid, "bench")),
            self._entry("knock_out", act.KnockOut(seat, uid)),
            ManualEntry(self._say("whole"), more=tuple(whole)),
        ]
        if len(one.cards) > 1:
            entries.append(ManualEntry(self._say("devolve"), more=tuple(self._to_zones(one.cards[-1:]))))
        on_it = (*one.energy, *one.attached)
        if on_it:
            lying = (ManualEntry(self._wording.card(card), more=tuple(self.card(card))) for card in on_it)
            entries.append(ManualEntry(self._say("attached"), more=tuple(lying)))
        return entries

    # --- piles ------------------------------------------------------------------------------------------------

    def _deck(self, player: int) -> list[ManualEntry]:
        seat, numbers = self._seat, range(1, MOST + 1)

        def counted(code: str, make: Callable[[int], act.ManualAct]) -> ManualEntry:
            lines = (ManualEntry(f"{count}", (make(count),)) for count in numbers)
            return ManualEntry(self._say(code), more=tuple(lines))

        def one_card(code: str, first: int) -> ManualEntry:
            targets = ("hand", "discard", "bench", "prizes", LOST)
            lines = (self._entry(zone, act.MoveFrom(seat, player, "deck", zone, 1, first)) for zone in targets)
            return ManualEntry(self._say(code), more=tuple(lines))

        return [
            counted("draw", lambda count: act.DrawCards(seat, player, count)),
            counted("look_top", lambda count: act.LookAt(seat, player, "deck", count)),
            self._entry("search", act.LookAt(seat, player, "deck")),
            self._entry("shuffle", act.Shuffle(seat, player)),
            counted("mill", lambda count: act.MoveFrom(seat, player, "deck", "discard", count)),
            one_card("top_card", 0),
            one_card("bottom_card", -1),
            self._hand(player),
        ]

    def _hand(self, player: int) -> ManualEntry:
        seat, held = self._seat, self._view.players[player].hand_count
        lines = [
            self._entry("look_hand", act.LookAt(seat, player, "hand")),
            self._entry("discard_random", act.MoveFrom(seat, player, "hand", "discard", 1, RANDOM)),
            self._entry("hand_shuffle", act.MoveFrom(seat, player, "hand", "deck", held), act.Shuffle(seat, player)),
            self._entry("hand_discard", act.MoveFrom(seat, player, "hand", "discard", held)),
        ]
        return ManualEntry(self._say("the_hand"), more=tuple(lines), parted=True)

    def _discard(self, handle: Handle, player: int) -> list[ManualEntry]:
        seat, side = self._seat, self._view.players[player]
        zone = LOST if handle.kind == "lost" else "discard"
        lost = dict(side.piles).get(LOST, ())
        pile = lost if zone == LOST else side.discard
        entries = [ManualEntry(self._say("open"), opens="pile", handle=handle)] if pile else []
        entries.append(
            self._entry("all_shuffle", act.MoveFrom(seat, player, zone, "deck", len(pile)), act.Shuffle(seat, player))
        )
        if lost and zone != LOST:
            there = Handle("lost", handle.side)
            entries.append(ManualEntry(self._say("open_lost", count=len(lost)), opens="pile", handle=there))
        return entries

    def _prize(self, handle: Handle, player: int) -> list[ManualEntry]:
        lying = self._router.prizes[player]
        position = lying.index(handle.key) if handle.key in lying else handle.key
        seat = self._seat
        return [
            self._entry("take_prize", act.ClaimPrize(seat, player, position)),
            self._entry("look_prize", act.LookAt(seat, player, "prizes", 1, position)),
            self._entry("look_prizes", act.LookAt(seat, player, "prizes")),
            self._entry("shuffle_prizes", act.Shuffle(seat, player, "prizes")),
            self._entry("prize_discard", act.MoveFrom(seat, player, "prizes", "discard", 1, position)),
            self._entry("deck_bottom", act.MoveFrom(seat, player, "prizes", "deck", 1, position, at=-1)),
        ]

    def tools(self) -> tuple[ManualEntry, ...]:
        """The quick tools beside a text that is carried out by hand."""
        seat, side = self._seat, self._view.players[self._seat]
        hand = (
            ManualEntry(self._wording.card(card), (act.MoveCards(seat, (card,), "discard"),))
            for card in side.hand or ()
        )
        found = [
            self._entry("draw_one", act.DrawCards(seat, seat)),
            self._entry("search", act.LookAt(seat, seat, "deck")),
            self._entry("shuffle", act.Shuffle(seat, seat)),
            self._entry("flip_one", act.FlipCoins(seat)),
            ManualEntry(self._say("counters"), opens="editor", handle=self._router.active(1 - seat)),
            ManualEntry(self._say("discard_card"), more=tuple(hand)),
            ManualEntry(self._say("more"), more=tuple(self.table())),
        ]
        return tuple(self._possible(found))

    # --- the table --------------------------------------------------------------------------------------------

    def table(self) -> list[ManualEntry]:
        """What belongs to no single thing: coins, dice, the own deck, allowances, turn and game."""
        seat = self._seat
        coins = (ManualEntry(f"{count}", (act.FlipCoins(seat, count),)) for count in COINS)
        again = (
            ManualEntry(self._wording.capital(self._wording.say(f"table.allowance.{what}")), (act.Restore(seat, what),))
            for what in ALLOWANCES
        )
        ends = (
            self._entry("i_won", act.EndGame(seat, seat)),
            self._entry("they_won", act.EndGame(seat, 1 - seat)),
            self._entry("nobody_won", act.EndGame(seat, -1)),
        )
        return [
            ManualEntry(self._say("flip"), more=tuple(coins)),
            self._entry("roll", act.RollDie(seat, 6)),
            ManualEntry(self._say("my_deck"), more=tuple(self._deck(seat)), parted=True),
            ManualEntry(self._say("their_deck"), more=tuple(self._deck(1 - seat))),
            ManualEntry(self._say("my_markers"), opens="editor", handle=Handle("stage", "near")),
            ManualEntry(self._say("their_markers"), opens="editor", handle=Handle("stage", "far")),
            ManualEntry(self._say("again"), more=tuple(again), parted=True),
            self._entry("give_turn", act.GiveTurn(seat)),
            ManualEntry(self._say("end_game"), more=tuple(ends)),
        ]


def dropped(seat: int, source: Handle, target: Handle | None) -> act.ManualAct | None:
    """What putting a thing on a pile or place can only mean by hand."""
    zones = {"discard": "discard", "deck": "deck", "prize": "prizes", "lost": LOST}
    if target is None:
        return None
    zone = zones.get(target.kind, "")
    if source.kind in ("pokemon", "attached") and target.kind in ("card", "hand"):
        zone = "hand"
    if source.kind == "attached":
        if target.kind == "pokemon":
            return act.MoveCards(seat, (source.key,), "attached", target.key)
        return act.MoveCards(seat, (source.key,), zone) if zone else None
    if source.kind == "card":
        if target.kind == "pokemon":
            return act.MoveCards(seat, (source.key,), "attached", target.key)
        place = zone or (target.kind if target.kind in ("active", "bench", "stadium") else "")
        return act.MoveCards(seat, (source.key,), place) if place else None
    if source.kind == "pokemon" and zone:
        return act.MovePokemon(seat, source.key, zone)
    if source.kind == "pokemon" and target.kind in ("active", "bench") and source.side == target.side:
        return act.MovePokemon(seat, source.key, target.kind)
    return None

"""Setup (R-SETUP): one list of steps for every profile; its parameters say which of them do something."""

from __future__ import annotations

from ptcg_desktop.engine import chance, modifiers
from ptcg_desktop.engine.actions import Action, ChooseFirst, Decision, MulliganDraw, PlaceActive, PlaceBench
from ptcg_desktop.engine.errors import EngineError, Refusal
from ptcg_desktop.engine.events import (
    CardsDrawn,
    CardsMoved,
    FirstPlayerChosen,
    HandReturned,
    HandShown,
    OpeningHandDrawn,
    PlacedFaceDown,
    PokemonRevealed,
    PrizesLaid,
)
from ptcg_desktop.engine.refusals import card_name, not_in_hand, refuse
from ptcg_desktop.engine.state import NOBODY, SetupFrame, State, TurnFrame
from ptcg_desktop.engine.turn import BEGIN
from ptcg_desktop.engine.work import Work

(
    COIN_EARLY,
    HANDS,
    REDRAW_BOTH,
    REDRAW_LONE,
    PLACE_LEAD,
    PRIZES_LEAD,
    REDRAW_LATE,
    PLACE_OTHER,
    PRIZES,
    BONUS,
    PLACE_BONUS,
    COIN_LATE,
    REVEAL,
    START,
) = range(14)


def run(work: Work, frame: SetupFrame) -> None:
    """Carry out one step of setup."""
    _STEPS[frame.at](work, frame)


def _next(work: Work, frame: SetupFrame) -> None:
    work.stack.append(SetupFrame(frame.at + 1, frame.lead, frame.redraws, frame.bonus))


def _late_bonus(work: Work) -> bool:
    return work.game.profile.setup.mulligan_bonus_time == "after_setup"


# --- who begins ------------------------------------------------------------------------------------------------------


def _coin_early(work: Work, frame: SetupFrame) -> None:
    if work.game.profile.setup.coin_time == "before_hands":
        _flip_for_first(work, frame)
    else:
        _next(work, frame)


def _coin_late(work: Work, frame: SetupFrame) -> None:
    if work.first == NOBODY:
        _flip_for_first(work, frame)
    else:
        _next(work, frame)


def _flip_for_first(work: Work, frame: SetupFrame) -> None:
    """Player 0 calls heads (R-SETUP-2)."""
    _next(work, frame)
    if work.game.options.first in (0, 1):
        _begins(work, work.game.options.first)
        return
    winner = 0 if chance.flip(work, 0, "first") else 1
    if work.game.profile.setup.first_player == "winner_chooses":
        work.decision = Decision("choose_first", winner, options=(0, 1), clause="R-SETUP-2")
    else:
        _begins(work, winner)


def _begins(work: Work, player: int) -> None:
    work.first = player
    work.events.append(FirstPlayerChosen(player))


def choose_first(work: Work, act: ChooseFirst) -> None:
    """The coin winner has chosen."""
    _begins(work, act.first)


# --- hands and mulligans ---------------------------------------------------------------------------------------------


def _hands(work: Work, frame: SetupFrame) -> None:
    _next(work, frame)
    for player in (0, 1):
        chance.shuffle(work, player)
        _draw_hand(work, player)


def _draw_hand(work: Work, player: int) -> None:
    cards = work.draw(player, work.game.profile.setup.opening_hand)
    work.events.append(OpeningHandDrawn(player, cards))


def has_basic(work: Work, player: int) -> bool:
    """Does the hand hold a Basic Pokémon (R-SETUP-3)?"""
    return any(work.game.cards[card].basic for card in work.players[player].hand)


def _redraw(work: Work, player: int) -> None:
    """Show the hand, shuffle it back, draw anew (R-SETUP-3, R-INFO-2)."""
    side = work.players[player]
    work.events.append(HandShown(player, side.hand))
    work.events.append(HandReturned(player, side.hand))
    work.set_hand(player, ())
    work.set_deck(player, side.hand + side.deck)
    chance.shuffle(work, player)
    _draw_hand(work, player)


def redraw_by_hand(work: Work, player: int) -> None:
    """A mulligan because somebody wants one: nothing is shown. Before the Active is placed the new hand has a Basic
    Pokémon if there is any (R-SETUP-3)."""
    side = work.players[player]
    wanted = side.active is None and any(work.game.cards[card].basic for card in (*side.hand, *side.deck))
    while True:
        hand = work.players[player].hand
        if hand:
            work.events.append(CardsMoved(player, hand, "hand", "deck", "by_hand"))
        work.set_hand(player, ())
        work.set_deck(player, hand + work.players[player].deck)
        chance.shuffle(work, player)
        _draw_hand(work, player)
        if not wanted or has_basic(work, player):
            return


def _redraw_both(work: Work, frame: SetupFrame) -> None:
    """Neither has a Basic: both redraw, without bonus (R-SETUP-5)."""
    while not has_basic(work, 0) and not has_basic(work, 1):
        _redraw(work, 0)
        _redraw(work, 1)
    lead = 0 if has_basic(work, 0) else 1
    work.stack.append(SetupFrame(frame.at + 1, lead if _late_bonus(work) else 0))


def _redraw_lone(work: Work, frame: SetupFrame) -> None:
    """One player redraws; after each redraw the other is asked for the bonus at once (R-SETUP-4)."""
    lacking = 1 if has_basic(work, 0) else 0
    if _late_bonus(work) or has_basic(work, lacking):
        _next(work, frame)
        return
    _redraw(work, lacking)
    work.stack.append(frame)
    _ask_bonus(work, 1 - lacking, 1, "R-SETUP-4")


def _redraw_late(work: Work, frame: SetupFrame) -> None:
    """The other redraws after the first has set up; redraws are counted (R-SETUP-11)."""
    player = 1 - frame.lead
    redraws = 0
    while not has_basic(work, player):
        _redraw(work, player)
        redraws += 1
    work.stack.append(SetupFrame(frame.at + 1, frame.lead, redraws))


def _ask_bonus(work: Work, player: int, redraws: int, clause: str) -> None:
    most = redraws * work.game.profile.setup.mulligan_bonus_max
    work.decision = Decision("mulligan_draw", player, options=tuple(range(most + 1)), purpose="bonus", clause=clause)


def _bonus(work: Work, frame: SetupFrame) -> None:
    if not frame.redraws:
        work.stack.append(SetupFrame(COIN_LATE, frame.lead))
        return
    work.stack.append(frame)
    _ask_bonus(work, frame.lead, frame.redraws, "R-SETUP-11")


def mulligan_draw(work: Work, act: MulliganDraw) -> None:
    """Bonus cards are drawn."""
    drawn = work.draw(act.player, act.count)
    if drawn:
        work.events.append(CardsDrawn(act.player, drawn, "bonus"))
    frame = work.stack[-1]
    if isinstance(frame, SetupFrame) and frame.at == BONUS:
        work.stack[-1] = SetupFrame(PLACE_BONUS, frame.lead, 0, drawn)


# --- placing ---------------------------------------------------------------------------------------------------------


def _place_lead(work: Work, frame: SetupFrame) -> None:
    _ask_placing(work, frame, frame.lead)


def _place_other(work: Work, frame: SetupFrame) -> None:
    _ask_placing(work, frame, 1 - frame.lead)


def _ask_placing(work: Work, frame: SetupFrame, player: int) -> None:
    work.stack.append(frame)
    side = work.players[player]
    basics = tuple(card for card in side.hand if work.game.cards[card].basic)
    if side.active is None:
        work.decision = Decision("place_active", player, options=basics, clause="R-SETUP-6")
    else:
        _ask_bench(work, player, basics, "R-SETUP-7")


def _ask_bench(work: Work, player: int, basics: tuple[int, ...], clause: str) -> None:
    room = max(0, modifiers.bench_limit(work, player) - len(work.players[player].bench))
    most = min(room, len(basics))
    work.decision = Decision("place_bench", player, 0, most, basics if most else (), clause=clause)


def _place_bonus(work: Work, frame: SetupFrame) -> None:
    """Basics among the bonus cards may be benched (R-SETUP-11)."""
    work.stack.append(frame)
    hand = work.players[frame.lead].hand
    basics = tuple(card for card in frame.bonus if card in hand and work.game.cards[card].basic)
    _ask_bench(work, frame.lead, basics, "R-SETUP-11")


def place(work: Work, act: PlaceActive | PlaceBench) -> None:
    """A Basic is laid face down."""
    player = act.player
    work.leave_hand(player, act.card)
    pokemon = work.new_pokemon(player, act.card, 0)
    side = work.players[player]
    if isinstance(act, PlaceActive):
        work.set_places(player, pokemon, side.bench)
        work.events.append(PlacedFaceDown(player, act.card, pokemon.uid, "active"))
    else:
        work.set_places(player, side.active, (*side.bench, pokemon))
        work.events.append(PlacedFaceDown(player, act.card, pokemon.uid, "bench"))


def done(work: Work) -> None:
    """The player lays nothing more."""
    frame = work.stack.pop()
    if isinstance(frame, SetupFrame):
        _next(work, frame)


def explain_place(state: State, act: PlaceActive | PlaceBench) -> Refusal | None:
    """Why this card may not be laid now, or None."""
    decision = state.decision
    if decision is None:
        return refuse("R-WIN-8", "game.over")
    if act.card in decision.options:
        return None
    if (refusal := not_in_hand(state, act.player, act.card)) is not None:
        return refusal
    params: dict[str, str | int] = {"card": card_name(state, act.card)}
    if not state.game.cards[act.card].basic:
        return refuse(decision.clause, "setup.not_basic", params)
    if decision.maximum:
        return refuse(decision.clause, "setup.not_bonus", params)
    return refuse(decision.clause, "bench.full", {"limit": modifiers.bench_limit(state, act.player)})


# --- Prizes and start ------------------------------------------------------------------------------------------------


def _lay_prizes(work: Work, player: int) -> None:
    rules = work.game.profile.setup
    sudden_death = work.game.options.sudden_death or work.tiebreak > 0
    count = rules.sudden_death_prizes if sudden_death else rules.prizes
    deck = work.players[player].deck
    work.set_deck(player, deck[count:])
    work.set_prizes(player, deck[:count])
    work.events.append(PrizesLaid(player, deck[:count]))


def _prizes_lead(work: Work, frame: SetupFrame) -> None:
    _next(work, frame)
    if _late_bonus(work):
        _lay_prizes(work, frame.lead)


def _prizes(work: Work, frame: SetupFrame) -> None:
    _next(work, frame)
    for player in (frame.lead, 1 - frame.lead):
        if not (_late_bonus(work) and player == frame.lead):
            _lay_prizes(work, player)


def _reveal(work: Work, frame: SetupFrame) -> None:
    _next(work, frame)
    for player in (0, 1):
        work.events.append(PokemonRevealed(player, tuple((x.uid, x.card) for x in work.in_play(player))))


def _start(work: Work, frame: SetupFrame) -> None:
    work.turn = 1
    work.current = work.first
    work.stack.append(TurnFrame(BEGIN))


_STEPS = (
    _coin_early,
    _hands,
    _redraw_both,
    _redraw_lone,
    _place_lead,
    _prizes_lead,
    _redraw_late,
    _place_other,
    _prizes,
    _bonus,
    _place_bonus,
    _coin_late,
    _reveal,
    _start,
)


def acts(state: State, player: int, found: list[Action]) -> None:
    """Add every legal placing."""
    decision = state.decision
    if decision is None:
        raise EngineError("no decision is open")
    if decision.kind == "place_active":
        found.extend(PlaceActive(player, card) for card in decision.options)
    elif decision.maximum:
        found.extend(PlaceBench(player, card) for card in decision.options)

"""What a person does at the table by hand: whether it can be done at all, and doing it.

Manual acts keep the laws of the game (every card in one place, hidden cards hidden, the same acts give the same game)
and nothing else: no clause is asked. While an automated text asks a choice, only what moves nothing is possible; the
text can be taken over (`TakeOver`), then everything is. During setup cards go between deck and hand only.
"""

from __future__ import annotations

from typing import assert_never

import msgspec

from ptcg_desktop.engine import (
    chance,
    conditions,
    knockout,
    manual_anyway,
    manual_moves,
    manual_texts,
    setup,
    turn,
    win,
)
from ptcg_desktop.engine.actions import (
    Anyway,
    CallCoins,
    ClaimPrize,
    DrawCards,
    EndGame,
    FlipCoins,
    GiveTurn,
    KnockOut,
    LookAt,
    ManualAct,
    MoveCards,
    MoveFrom,
    MovePokemon,
    Redraw,
    Reseed,
    Restore,
    Reveal,
    RollDie,
    SetCondition,
    SetDamage,
    SetMarker,
    Shuffle,
    TakeOver,
)
from ptcg_desktop.engine.errors import Refusal
from ptcg_desktop.engine.events import (
    AllowanceRestored,
    CardsDrawn,
    CardsSeen,
    ChanceRenewed,
    CoinsCalled,
    CountersPut,
    DamageRemoved,
    DieRolled,
    DoneByHand,
    MarkerSet,
)
from ptcg_desktop.engine.refusals import pokemon_name, refuse
from ptcg_desktop.engine.state import (
    Forced,
    KnockOutFrame,
    LookFrame,
    Marker,
    Pokemon,
    PrizeFrame,
    State,
)
from ptcg_desktop.engine.work import Work

MOST_COINS = 100
MOST_SIDES = 1000
MOST_DAMAGE = 9990
LONGEST_NAME = 60
ALLOWANCES = ("energy", "retreats", "items", "supporters", "stadiums", "powers")
LEAVES_BE = (FlipCoins, RollDie, Reseed, CallCoins, LookAt, Reveal, SetMarker, EndGame)
"""Acts that move nothing: possible also while a text or the rules ask something that depends on the board."""
ASKED_ANEW = frozenset(("main", "prize", "promote", "by_hand", "look", "place_active", "place_bench"))
"""Choices that the game asks anew, with what is there then, after something was done by hand."""
SETUP_ZONES = ("deck", "hand")


# --- can it be done? -------------------------------------------------------------------------------------------------


def explain(state: State, act: ManualAct) -> Refusal | None:
    """Why this cannot be done by hand now, or None. The game is known to go on."""
    if act.player not in (0, 1):
        return refuse("R-TURN-4", "turn.no_player")
    if isinstance(act, TakeOver):
        return None if manual_texts.running(state) is not None else refuse("R-DO-1", "manual.no_text")
    if isinstance(act, Anyway):
        return manual_anyway.explain(state, act)
    if not isinstance(act, LEAVES_BE):
        refusal = _in_setup(state, act) if state.phase == "setup" else _between_choices(state)
        if refusal is not None:
            return refusal
    return _impossible(state, act)


def _between_choices(state: State) -> Refusal | None:
    """Nothing may be moved while a choice stands open that depends on where things are."""
    kind = "" if state.decision is None else state.decision.kind
    top = state.stack[-1] if state.stack else None
    waiting = isinstance(top, LookFrame) and top.resume is not None
    if kind not in ASKED_ANEW or waiting:
        return refuse("R-TURN-4", "manual.choice_open")
    return None


def _in_setup(state: State, act: ManualAct) -> Refusal | None:
    """During setup cards go between deck and hand, and a hand that had a Basic Pokémon keeps one (R-SETUP-3)."""
    if isinstance(act, DrawCards | Shuffle | Redraw):
        return None
    between = isinstance(act, MoveCards | MoveFrom) and act.to in SETUP_ZONES
    if isinstance(act, MoveFrom) and act.owner in (0, 1) and act.source in SETUP_ZONES and between:
        cards = manual_moves.zone_of(state, act.owner, act.source) if act.source == "hand" else ()
    elif isinstance(act, MoveCards) and between:
        cards = act.cards
    else:
        return refuse("R-SETUP-7", "manual.setup")
    known = {card for side in state.players for card in (*side.hand, *side.deck)}
    if not known.issuperset(cards):
        return refuse("R-SETUP-7", "manual.setup")
    for side in state.players:
        basics = {card for card in side.hand if state.game.cards[card].basic}
        if basics and act.to == "deck" and side.active is None and basics.issubset(cards):
            return refuse("R-SETUP-3", "manual.last_basic")
    return None


def _impossible(state: State, act: ManualAct) -> Refusal | None:
    """What is not there cannot be moved."""
    if isinstance(act, MoveCards):
        return _cards_refusal(state, act.cards) or _place_refusal(state, act.cards, act.to, act.pokemon)
    if isinstance(act, MoveFrom):
        return _from_refusal(state, act)
    if isinstance(act, Reveal):
        return _cards_refusal(state, act.cards)
    if isinstance(act, MovePokemon | SetDamage | SetCondition | KnockOut):
        return _pokemon_refusal(state, act)
    if isinstance(act, FlipCoins | RollDie):
        number, most = (act.count, MOST_COINS) if isinstance(act, FlipCoins) else (act.sides, MOST_SIDES)
        return None if 1 <= number <= most else refuse("R-DO-1", "manual.number", {"most": most})
    if isinstance(act, CallCoins):
        return None if len(act.coins) <= MOST_COINS else refuse("R-DO-1", "manual.number", {"most": MOST_COINS})
    if isinstance(act, Reseed):
        return refuse("R-RNG-1", "manual.not_now") if state.game.options.strict_chance else None
    if isinstance(act, Restore):
        return None if act.what in ALLOWANCES and state.phase == "main" else refuse("R-TURN-6", "manual.not_now")
    if isinstance(act, GiveTurn):
        due = any(isinstance(frame, KnockOutFrame | PrizeFrame) for frame in state.stack)
        return refuse("R-TURN-4", "manual.not_now") if due or state.phase != "main" else None
    if isinstance(act, EndGame):
        return None if act.winner in (-1, 0, 1) else refuse("R-TURN-4", "turn.no_player")
    if isinstance(act, TakeOver | Anyway):
        return None
    return _zone_refusal(state, act)


def _zone_refusal(state: State, act: DrawCards | LookAt | Shuffle | ClaimPrize | SetMarker | Redraw) -> Refusal | None:
    if act.owner not in (0, 1):
        return refuse("R-TURN-4", "turn.no_player")
    side = state.players[act.owner]
    if isinstance(act, Redraw):
        hand = state.game.profile.setup.opening_hand
        return None if len(side.hand) + len(side.deck) >= hand else refuse("R-SETUP-1", "manual.number", {"most": hand})
    if isinstance(act, DrawCards):
        return None if 1 <= act.count <= len(side.deck) else refuse("R-DO-1", "manual.number", {"most": len(side.deck)})
    if isinstance(act, ClaimPrize):
        if state.phase == "setup" or not 0 <= act.position < len(side.prizes):
            return refuse("R-DO-1", "manual.not_there")
        return None
    if isinstance(act, SetMarker):
        return _marker_refusal(state, act)
    if isinstance(act, Shuffle):
        return None if act.zone in ("deck", "prizes") else refuse("R-ZONE-1", "manual.no_place")
    if act.zone not in manual_moves.zones(state):
        return refuse("R-ZONE-1", "manual.no_place")
    cards = manual_moves.zone_of(state, act.owner, act.zone)
    return None if cards and 0 <= act.first < len(cards) and act.count >= 0 else refuse("R-DO-1", "manual.not_there")


def _marker_refusal(state: State, act: SetMarker) -> Refusal | None:
    if not act.name.strip() or len(act.name) > LONGEST_NAME or abs(act.number) > MOST_DAMAGE:
        return refuse("R-DO-1", "manual.marker", {"most": LONGEST_NAME})
    if act.pokemon >= 0 and _find(state, act.pokemon) is None:
        return refuse("R-DO-1", "manual.not_there")
    there = any(_same_place(marker, act) for marker in state.markers)
    return refuse("R-DO-1", "manual.not_there") if act.gone and not there else None


def _cards_refusal(state: State, cards: tuple[int, ...]) -> Refusal | None:
    if not cards or len(set(cards)) != len(cards) or any(not 0 <= card < len(state.game.cards) for card in cards):
        return refuse("R-DO-1", "manual.not_there")
    return None


def _from_refusal(state: State, act: MoveFrom) -> Refusal | None:
    if act.owner not in (0, 1):
        return refuse("R-TURN-4", "turn.no_player")
    if act.source not in manual_moves.zones(state):
        return refuse("R-ZONE-1", "manual.no_place")
    cards = manual_moves.zone_of(state, act.owner, act.source)
    behind = max(0, act.first)
    if act.count < 1 or act.first < manual_moves.RANDOM or behind + act.count > len(cards):
        return refuse("R-DO-1", "manual.number", {"most": max(0, len(cards) - behind)})
    return _place_refusal(state, (), act.to, act.pokemon)


def _place_refusal(state: State, cards: tuple[int, ...], to: str, uid: int) -> Refusal | None:
    if to in ("attached", "under", "over"):
        one = _find(state, uid)
        if one is None or all(card in cards for card in one.cards):
            return refuse("R-DO-1", "manual.not_there")
    elif to == "stadium":
        if len(cards) > 1:
            return refuse("R-TRN-5", "manual.one_stadium")
    elif to not in (*manual_moves.zones(state), *manual_moves.IN_PLAY):
        return refuse("R-ZONE-1", "manual.no_place")
    if to in ("active", "bench", "over"):
        for card in cards:
            if state.game.cards[card].hp <= 0:
                return refuse("R-CARD-1", "manual.no_pokemon", {"card": state.game.cards[card].name})
    return None


def _pokemon_refusal(state: State, act: MovePokemon | SetDamage | SetCondition | KnockOut) -> Refusal | None:
    one = _find(state, act.pokemon)
    if one is None:
        return refuse("R-DO-1", "manual.not_there")
    active = state.players[one.player].active is one
    if isinstance(act, MovePokemon):
        if act.to not in (*manual_moves.zones(state), "active", "bench"):
            return refuse("R-ZONE-1", "manual.no_place")
        if act.to == ("active" if active else "bench"):
            return refuse("R-DO-1", "manual.there_already", {"pokemon": pokemon_name(state, one)})
    elif isinstance(act, SetDamage):
        if not 0 <= act.damage <= MOST_DAMAGE or act.damage % 10:
            return refuse("R-DMG-13", "manual.damage", {"most": MOST_DAMAGE})
    elif isinstance(act, SetCondition):
        if not active:
            return refuse("R-COND-1", "manual.benched", {"pokemon": pokemon_name(state, one)})
        if act.condition not in state.game.profile.conditions or not 0 <= act.amount <= MOST_DAMAGE:
            return refuse("R-COND-1", "manual.no_place")
        if not act.on and all(item.kind != act.condition for item in one.conditions):
            return refuse("R-DO-1", "manual.not_there")
    return None


def _find(state: State, uid: int) -> Pokemon | None:
    for side in state.players:
        for one in side.bench if side.active is None else (side.active, *side.bench):
            if one.uid == uid:
                return one
    return None


# --- doing it --------------------------------------------------------------------------------------------------------


def do(work: Work, state: State, act: ManualAct) -> None:
    """Carry it out; `state` is the one before it, whose choice stands again where it cannot be asked anew."""
    if isinstance(act, Anyway):
        manual_anyway.do(work, state, act)
        return
    work.events.append(DoneByHand(act.player))
    decision = state.decision
    resume = decision if decision is not None and decision.kind not in ASKED_ANEW else None
    if isinstance(act, LookAt):
        _look(work, state, act)
        return
    _carry_out(work, act)
    if resume is not None and work.result is None and not isinstance(act, TakeOver):
        work.decision = resume
    elif not isinstance(act, LEAVES_BE):
        work.reindex(True)


def _carry_out(work: Work, act: ManualAct) -> None:
    if isinstance(act, MoveCards):
        manual_moves.move_cards(work, act)
    elif isinstance(act, MoveFrom):
        manual_moves.move_from(work, act)
    elif isinstance(act, MovePokemon):
        manual_moves.move_pokemon(work, act)
    elif isinstance(act, SetDamage):
        _damage(work, act)
    elif isinstance(act, SetCondition):
        _condition(work, act)
    elif isinstance(act, FlipCoins):
        for _ in range(act.count):
            chance.flip(work, act.player, manual_moves.BY_HAND)
    elif isinstance(act, RollDie):
        work.events.append(DieRolled(act.player, act.sides, chance.roll(work, act.sides)))
    elif isinstance(act, Reseed):
        chance.reseed(work, act.seed)
        work.events.append(ChanceRenewed(act.player))
    elif isinstance(act, CallCoins):
        work.forced = Forced(act.coins, work.forced.shuffles)
        work.events.append(CoinsCalled(act.player, act.coins))
    elif isinstance(act, Redraw):
        setup.redraw_by_hand(work, act.owner)
    elif isinstance(act, DrawCards):
        work.events.append(CardsDrawn(act.owner, work.draw(act.owner, act.count), manual_moves.BY_HAND))
    elif isinstance(act, Reveal):
        _reveal(work, act)
    elif isinstance(act, Shuffle):
        _shuffle(work, act)
    elif isinstance(act, KnockOut):
        one = work.find(act.pokemon)
        if one is not None:
            knockout.by_hand(work, one)
    elif isinstance(act, ClaimPrize):
        knockout.to_hand(work, act.owner, act.position)
        work.stack.append(PrizeFrame(act.owner, 0))
    elif isinstance(act, SetMarker):
        _marker(work, act)
    else:
        _end(work, act)


def _end(work: Work, act: Restore | GiveTurn | EndGame | TakeOver | LookAt | Anyway) -> None:
    if isinstance(act, Restore):
        _restore(work, act)
    elif isinstance(act, GiveTurn):
        win.clear_table(work)
        turn.finish(work)
    elif isinstance(act, EndGame):
        win.end(work, act.winner, ((), ()) if act.winner < 0 else win.by(act.winner, manual_moves.BY_HAND))
    elif isinstance(act, TakeOver):
        manual_texts.take_over(work, act.player)
    elif isinstance(act, LookAt | Anyway):
        return  # done before
    else:
        assert_never(act)


def _look(work: Work, state: State, act: LookAt) -> None:
    cards = manual_moves.zone_of(state, act.owner, act.zone)[act.first :]
    cards = cards[: act.count] if act.count else cards
    decision = state.decision
    resume = decision if decision is not None and decision.kind not in ASKED_ANEW else None
    work.events.append(CardsSeen(act.player, act.owner, cards, act.zone))
    work.stack.append(LookFrame(act.player, act.owner, act.zone, cards, resume))


def _reveal(work: Work, act: Reveal) -> None:
    """Cards in play are seen by everybody anyway."""
    for owner in (0, 1):
        for zone in manual_moves.zones(work.freeze()):
            cards = tuple(card for card in act.cards if card in work.zone(owner, zone))
            if cards:
                work.events.append(CardsSeen(act.player, owner, cards, zone, True))


def _shuffle(work: Work, act: Shuffle) -> None:
    if act.zone == "deck":
        chance.shuffle(work, act.owner)
    else:
        prizes = work.players[act.owner].prizes
        work.set_prizes(act.owner, chance.sample(work, prizes, len(prizes), mixed=True))


def _damage(work: Work, act: SetDamage) -> None:
    one = work.find(act.pokemon)
    if one is None or one.damage == act.damage:
        return
    work.put(conditions.with_damage(one, act.damage))
    change = act.damage - one.damage
    if change > 0:
        work.events.append(CountersPut(one.uid, change, manual_moves.BY_HAND))
    else:
        work.events.append(DamageRemoved(one.uid, -change, manual_moves.BY_HAND))


def _condition(work: Work, act: SetCondition) -> None:
    if act.on:
        conditions.put(work, act.pokemon, act.condition, act.amount)
    else:
        conditions.cure(work, act.pokemon, (act.condition,), manual_moves.BY_HAND)


def _same_place(marker: Marker, act: SetMarker) -> bool:
    where = (marker.name, marker.pokemon)
    return where == (act.name.strip(), act.pokemon) and (act.pokemon >= 0 or marker.player == act.owner)


def _marker(work: Work, act: SetMarker) -> None:
    name = act.name.strip()
    rest = tuple(marker for marker in work.markers if not _same_place(marker, act))
    one = work.find(act.pokemon) if act.pokemon >= 0 else None
    player = act.owner if one is None else one.player
    work.markers = rest if act.gone else (*rest, Marker(player, act.pokemon, name, act.number))
    work.events.append(MarkerSet(player, act.pokemon, name, act.number, act.gone))


def _restore(work: Work, act: Restore) -> None:
    player = work.current
    if act.what == "powers":
        for one in work.in_play(player):
            if one.used:
                work.put(msgspec.structs.replace(one, used=()))
        work.marks = tuple(mark for mark in work.marks if mark.player != player)
    else:
        work.used = msgspec.structs.replace(work.used, **{act.what: 0})
        if act.what == "retreats":
            active = work.players[player].active
            if active is not None and active.stuck:
                work.put(msgspec.structs.replace(active, stuck=0))
    work.events.append(AllowanceRestored(player, act.what))

"""What is done by hand: moving anything anywhere, doing what a clause forbids, texts that do not play by themselves."""

from __future__ import annotations

import msgspec
import pytest

from ptcg_desktop import engine
from ptcg_desktop.cards import Attack, CardDef, Damage, Power, Text
from ptcg_desktop.effects import automation, ir
from ptcg_desktop.engine import PlacedPokemon, PlacedSide, Position, save
from ptcg_desktop.engine import actions as act
from ptcg_desktop.engine import events as ev
from ptcg_desktop.engine.game import facts_of

DO_IT = Text("Do this by hand.", "Faça isto à mão.")


def pokemon(key: str, hp: int = 60, **facts: object) -> CardDef:
    attacks = (Attack(Text("Tap"), ("C",), Damage(10)), Attack(Text("Riddle"), ("C",), Damage(20), DO_IT))
    plain: dict[str, object] = {
        "id": f"m-{key}", "set_id": "m", "number": key, "name": Text(key), "kind": "pokemon", "stage": "basic",
        "hp": hp, "types": ("G",), "retreat": 1, "attacks": attacks,
    }  # fmt: skip
    return CardDef(**(plain | facts))  # type: ignore[arg-type]


def trainer(key: str, kind: str = "item") -> CardDef:
    return CardDef(
        id=f"m-{key}", set_id="m", number=key, name=Text(key), kind="trainer", trainer_kind=kind, rules=(DO_IT,)
    )  # fmt: skip


MOUSE = pokemon("Mouse")
ELK = pokemon("Elk", powers=(Power("ability", Text("Antlers"), DO_IT),))
BIG_MOUSE = pokemon("Big Mouse", 90, stage="stage1", evolves_from=Text("Mouse"))
GRASS = CardDef(
    id="m-g", set_id="m", number="g", name=Text("Grass Energy"), kind="energy", energy_kind="basic", provides=("G",)
)
ODD = CardDef(
    id="m-o", set_id="m", number="o", name=Text("Odd Energy"), kind="energy", energy_kind="special", rules=(DO_IT,)
)
MAP, FRIEND = trainer("Map"), trainer("Friend", "supporter")
HAT, PLACE = trainer("Hat", "tool"), trainer("Place", "stadium")
HAND = (GRASS, GRASS, BIG_MOUSE, MAP, FRIEND, FRIEND, HAT, PLACE, ODD, MOUSE)


def table(profile: str = "bw-xy-2013", bench: int = 2, turn: int = 5, options: engine.Options | None = None) -> Table:
    mine = PlacedSide(
        PlacedPokemon((MOUSE,), (GRASS,)), (PlacedPokemon((ELK,)),) * bench, HAND, (GRASS,) * 12, (), (GRASS,) * 4
    )
    theirs = PlacedSide(
        PlacedPokemon((ELK,)), (PlacedPokemon((MOUSE,)),), (GRASS,) * 3, (GRASS,) * 12, (), (GRASS,) * 4
    )
    rules = engine.load_profile(profile)
    return Table(engine.from_position(rules, Position((mine, theirs), 0, turn), 4, options or engine.Options()).state)


class Table:
    """A state that acts change."""

    def __init__(self, state: engine.State) -> None:
        self.state = state
        self.events: tuple[engine.Event, ...] = ()

    def do(self, action: engine.Action) -> Table:
        step = engine.apply(self.state, action)
        self.state, self.events = step.state, step.events
        return self

    def refused(self, action: engine.Action) -> tuple[str, str]:
        found = engine.explain(self.state, action)
        assert found is not None
        return found.clause, found.code

    @property
    def mine(self) -> engine.state.Player:
        return self.state.players[0]

    @property
    def theirs(self) -> engine.state.Player:
        return self.state.players[1]

    def card(self, card: CardDef, at: int = 0) -> int:
        found = [one for one in self.mine.hand if self.state.game.cards[one].printed is card]
        return found[at]

    def kind(self) -> str:
        return "" if self.state.decision is None else self.state.decision.kind


# --- moving ---


@pytest.mark.parametrize(
    ("to", "at", "where"),
    [
        ("discard", 0, lambda t: t.mine.discard[-1]),
        ("deck", 0, lambda t: t.mine.deck[0]),
        ("deck", 2, lambda t: t.mine.deck[2]),
        ("deck", -1, lambda t: t.mine.deck[-1]),
        ("prizes", 0, lambda t: t.mine.prizes[-1]),
        ("lost", 0, lambda t: t.mine.piles[0].cards[-1]),
        ("bench", 0, lambda t: t.mine.bench[-1].card),
        ("active", 0, lambda t: t.mine.active.card),
    ],
)
def test_a_card_goes_anywhere(to: str, at: int, where: object) -> None:
    game = table()
    card = game.card(MOUSE)
    game.do(act.MoveCards(0, (card,), to, at=at))
    assert where(game) == card  # type: ignore[operator]
    assert card not in game.mine.hand
    assert isinstance(game.events[0], ev.DoneByHand)
    assert game.kind() == "main"


def test_cards_are_put_on_under_and_over_a_pokemon_and_taken_off_again() -> None:
    game = table()
    uid, grass, big, hat = 1, game.card(GRASS), game.card(BIG_MOUSE), game.card(HAT)
    game.do(act.MoveCards(0, (grass, hat), "attached", uid)).do(act.MoveCards(0, (big,), "over", uid))
    active = game.mine.active
    assert active is not None
    assert active.card == big
    assert grass in active.energy
    assert active.attached[0].card == hat
    game.do(act.MoveCards(0, (big, grass), "hand"))
    assert {big, grass} <= set(game.mine.hand)
    game.do(act.MoveCards(0, (grass,), "under", uid))
    assert game.mine.active is not None
    assert game.mine.active.cards[0] == grass
    assert game.refused(act.MoveCards(0, (hat,), "over", uid)) == ("R-CARD-1", "manual.no_pokemon")


def test_a_new_active_is_asked_for_when_the_active_is_taken_away() -> None:
    game = table()
    game.do(act.MovePokemon(0, 1, "hand"))
    assert game.kind() == "promote"
    assert len(game.mine.hand) == len(HAND) + 2  # with its Energy
    game.do(engine.legal(game.state)[0])
    assert game.kind() == "main"


def test_taking_the_last_pokemon_away_loses_the_game_as_the_rules_say() -> None:
    game = table(bench=0).do(act.MovePokemon(0, 1, "deck"))
    assert game.state.result is not None
    assert game.state.result.ways[1] == ("no_pokemon",)


def test_unknown_cards_are_named_by_their_place() -> None:
    game = table()
    top, bottom = game.mine.deck[:2], game.mine.deck[-1]
    game.do(act.MoveFrom(0, 0, "deck", "discard", 2)).do(act.MoveFrom(0, 0, "deck", "hand", 1, -1))
    assert game.mine.discard == top
    assert game.mine.hand[-1] == bottom
    game.do(act.MoveFrom(0, 1, "hand", "discard", 1, -2))
    assert len(game.theirs.hand) == 2
    assert game.refused(act.MoveFrom(0, 1, "hand", "discard", 3)) == ("R-DO-1", "manual.number")


def test_a_look_shows_cards_to_the_one_who_looks_and_ends_when_that_player_says_so() -> None:
    game = table().do(act.LookAt(0, 0, "deck", 3))
    top = game.mine.deck[:3]
    assert game.kind() == "look"
    assert set(top) <= set(engine.view(game.state, 0).cards)
    assert not set(top) & set(engine.view(game.state, 1).cards)
    game.do(act.MoveCards(0, (top[1],), "hand"))
    assert game.state.decision is not None
    assert game.state.decision.options == (top[0], top[2])
    game.do(act.Done(0))
    assert game.kind() == "main"


def test_damage_conditions_knock_outs_and_prizes() -> None:
    game = table()
    foe = game.theirs.active
    assert foe is not None
    game.do(act.SetDamage(0, foe.uid, 30)).do(act.SetCondition(0, foe.uid, "asleep"))
    game.do(act.SetCondition(0, foe.uid, "poisoned")).do(act.SetCondition(0, foe.uid, "confused"))
    assert [item.kind for item in game.theirs.active.conditions] == ["poisoned", "confused"]  # type: ignore[union-attr]
    game.do(act.SetCondition(0, foe.uid, "confused", False)).do(act.SetDamage(0, foe.uid, 10))
    assert game.theirs.active is not None
    assert (game.theirs.active.damage, len(game.theirs.active.conditions)) == (10, 1)
    game.do(act.SetDamage(0, foe.uid, 60))
    assert game.kind() == "prize"
    game.do(act.TakePrize(0, 0)).do(engine.legal(game.state)[0])
    game.do(act.KnockOut(0, 2))
    assert game.kind() == "prize"
    assert game.state.to_act == 1
    assert game.refused(act.SetDamage(0, 1, 15)) == ("R-DMG-13", "manual.damage")


def test_the_last_prize_taken_by_hand_wins() -> None:
    game = table()
    for _ in range(4):
        game.do(act.ClaimPrize(0, 0, 0))
    assert game.state.result is not None
    assert game.state.result.ways[0] == ("prizes",)


def test_markers_lie_on_pokemon_and_beside_the_board_and_leave_with_the_pokemon() -> None:
    game = (
        table()
        .do(act.SetMarker(0, 0, "VSTAR"))
        .do(act.SetMarker(0, 0, "fog", 2, 2))
        .do(act.SetMarker(0, 0, "fog", 3, 2))
    )
    seen = engine.view(game.state, 1).players[0]
    assert seen.markers == (("VSTAR", 0),)
    assert seen.bench[0].markers == (("fog", 3),)
    game.do(act.SetMarker(0, 0, "VSTAR", gone=True)).do(act.MovePokemon(0, 2, "discard")).do(act.GiveTurn(0))
    assert game.state.markers == ()


def test_what_was_used_up_can_be_done_again() -> None:
    game = table()
    card = game.card(GRASS)
    game.do(act.Attach(0, card, 1))
    other = act.Attach(0, game.card(GRASS), 1)
    assert engine.explain(game.state, other) is not None
    game.do(act.Restore(0, "energy")).do(other)
    assert game.state.used.energy == 1


def test_coins_and_dice_come_from_the_seed() -> None:
    first = table().do(act.FlipCoins(0, 5)).events
    assert first == table().do(act.FlipCoins(0, 5)).events
    rolled = table().do(act.RollDie(0, 6)).events[1]
    assert isinstance(rolled, ev.DieRolled)
    assert 1 <= rolled.result <= 6


def test_the_turn_and_the_game_end_by_hand() -> None:
    assert table().do(act.GiveTurn(0)).state.current == 1
    over = table().do(act.EndGame(0, -1)).state
    assert over.result is not None
    assert over.result.winner == -1


# --- against the rules ---


def test_what_a_clause_forbids_is_done_anyway_and_says_which() -> None:
    game = table(turn=1)
    evolve = act.Evolve(0, game.card(BIG_MOUSE), 1)
    assert game.refused(evolve)[0] == "R-EVO-3"
    game.do(act.Anyway(0, evolve))
    assert game.events[0] == ev.DoneByHand(0, "R-EVO-3")
    assert game.mine.active is not None
    assert len(game.mine.active.cards) == 2
    game.do(act.PlayTrainer(0, game.card(FRIEND))).do(act.Done(0))
    second = act.PlayTrainer(0, game.card(FRIEND))
    assert game.refused(second)[0] == "R-TRN-4"
    game.do(act.Anyway(0, second)).do(act.Done(0))
    assert len(game.mine.discard) == 2
    game.do(act.Anyway(0, act.Retreat(0, 2, ()))).do(act.Anyway(0, act.Attack(0, "Tap")))
    assert game.theirs.active is not None
    assert game.theirs.active.damage == 10


def test_what_is_allowed_or_not_there_is_not_done_anyway() -> None:
    game = table()
    assert game.refused(act.Anyway(0, act.Attach(0, game.card(GRASS), 1))) == ("R-DO-1", "manual.allowed")
    gone = act.Attach(0, game.mine.deck[0], 1)
    assert game.refused(act.Anyway(0, gone)) == game.refused(gone)
    assert game.refused(act.Anyway(1, act.Retreat(1, 5, ()))) == ("R-TURN-4", "manual.choice_open")


# --- texts that do not play by themselves ---


def test_a_trainer_lies_on_the_table_until_its_text_was_carried_out() -> None:
    game = table()
    card = game.card(MAP)
    game.do(act.PlayTrainer(0, card))
    assert game.kind() == "by_hand"
    assert game.state.decision is not None
    assert game.state.decision.source == card
    game.do(act.DrawCards(0, 0, 2)).do(act.SetDamage(0, 1, 20))
    assert game.kind() == "by_hand"
    game.do(act.Done(0))
    assert (game.kind(), game.mine.discard) == ("main", (card,))


def test_a_trainer_of_which_no_words_are_known_stops_the_game_too_and_energy_that_needs_none_does_not() -> None:
    silent = msgspec.structs.replace(MAP, rules=())
    assert facts_of(silent).by_hand
    assert facts_of(ODD).by_hand
    assert not facts_of(GRASS).by_hand
    assert not facts_of(msgspec.structs.replace(ODD, rules=(), provides=("C", "C"))).by_hand
    assert not facts_of(msgspec.structs.replace(ODD, effect=ir.dumps(ir.NOTHING))).by_hand


READ = msgspec.structs.replace(MAP, id="m-read", name=Text("Read"), rules=(Text("Draw 2 cards.", ""),))
HALF = msgspec.structs.replace(
    MOUSE,
    id="m-half",
    attacks=(*MOUSE.attacks, Attack(Text("Nap"), ("C",), Damage(10), Text("Your opponent draws a card.", ""))),
)


@pytest.mark.parametrize("card", [MOUSE, ELK, GRASS, ODD, MAP, HAT, PLACE, READ, HALF], ids=lambda card: card.name.en)
def test_the_game_stops_for_exactly_the_texts_that_the_badge_leaves_to_hands(card: CardDef) -> None:
    played = automation.automated(card)
    facts = facts_of(played)
    stops = {f"attack:{at}" for at, one in enumerate(facts.attacks) if one.by_hand}
    stops |= {f"power:{at}" for at, one in enumerate(facts.powers) if one.by_hand}
    assert stops | ({"rules"} if facts.by_hand else set()) == automation.by_hand(played)


def test_a_trainer_being_carried_out_can_be_put_somewhere_else() -> None:
    game = table()
    card = game.card(MAP)
    game.do(act.PlayTrainer(0, card)).do(act.MoveCards(0, (card,), "attached", 1)).do(act.Done(0))
    assert game.mine.active is not None
    assert game.mine.active.attached[0].card == card
    assert game.mine.discard == ()


def test_tools_are_attached_stadiums_come_into_play_and_energy_is_attached_before_their_text() -> None:
    game = table()
    hat, place, odd = game.card(HAT), game.card(PLACE), game.card(ODD)
    game.do(act.PlayTrainer(0, hat)).do(act.ChoosePokemon(0, 2))
    assert (game.kind(), game.mine.bench[0].attached[0].card) == ("by_hand", hat)
    game.do(act.Done(0)).do(act.PlayTrainer(0, place))
    assert game.state.stadium is not None
    assert (game.kind(), game.state.stadium.card) == ("by_hand", place)
    game.do(act.Done(0)).do(act.Attach(0, odd, 1))
    assert game.kind() == "by_hand"


def test_an_attack_does_its_printed_damage_and_asks_for_the_rest() -> None:
    game = table().do(act.Attack(0, "Riddle"))
    assert game.theirs.active is not None
    assert (game.kind(), game.theirs.active.damage) == ("by_hand", 20)
    game.do(act.SetDamage(0, game.theirs.active.uid, 60)).do(act.Done(0))
    assert game.kind() == "prize"


def test_a_power_is_used_by_hand_once_a_turn() -> None:
    game = table().do(act.UsePower(0, 2, "Antlers"))
    assert game.kind() == "by_hand"
    game.do(act.Done(0))
    assert game.refused(act.UsePower(0, 2, "Antlers"))[1] == "power.used"
    assert act.UsePower(0, 3, "Antlers") in engine.legal(game.state)


def test_a_game_that_does_not_stop_for_such_texts_leaves_them_out() -> None:
    game = table(options=engine.Options(by_hand=False))
    game.do(act.PlayTrainer(0, game.card(MAP)))
    assert game.kind() == "main"
    assert len(game.mine.discard) == 1


def test_a_game_of_an_earlier_engine_goes_on_as_it_was_begun() -> None:
    deck = (MOUSE,) * 20 + (MAP,) * 10 + (GRASS,) * 30
    start = save.start_from_decks(engine.load_profile("current"), (deck, deck), 3, engine.Options())
    old = save.SavedGame(save.FORMAT, save.BY_HAND - 1, start)
    assert not save.load(save.save(old)).start.options.by_hand
    assert save.load(save.save(save.SavedGame(save.FORMAT, save.ENGINE, start))).start.options.by_hand


# --- taking over, setup ---


def test_an_automated_text_can_be_taken_over() -> None:
    from tests.property.engine_games import deck, profile

    own = deck("current")
    cards = {card.name.en: card for card in own}
    mine = PlacedSide(PlacedPokemon((cards["Toad"],)), (), (cards["Finder"], *own[:4]), tuple(own[5:20]), (), (own[0],))
    position = Position((mine, PlacedSide(PlacedPokemon((cards["Toad"],)), (), (), tuple(own[:5]), (), (own[0],))))
    game = Table(engine.from_position(profile("current"), position, 1).state)
    card = game.card(cards["Finder"])
    game.do(act.PlayTrainer(0, card))
    assert game.kind() == "choose_card"
    assert game.refused(act.DrawCards(0, 0)) == ("R-TURN-4", "manual.choice_open")
    assert game.refused(act.GiveTurn(0))[1] == "manual.choice_open"
    options = game.state.decision.options  # type: ignore[union-attr]
    game.do(act.FlipCoins(0, 1))
    assert game.state.decision is not None
    assert game.state.decision.options == options
    game.do(act.TakeOver(0))
    assert game.kind() == "by_hand"
    game.do(act.DrawCards(0, 0, 2)).do(act.Done(0))
    assert (game.kind(), game.mine.discard) == ("main", (card,))
    assert game.refused(act.TakeOver(0)) == ("R-DO-1", "manual.no_text")


def test_during_setup_cards_go_between_deck_and_hand_and_a_basic_stays() -> None:
    deck = (MOUSE,) * 8 + (GRASS,) * 52
    for seed in range(20):
        game = Table(engine.new_game(engine.load_profile("classic"), (deck, deck), seed))
        if game.kind() == "place_active":
            break
    basics = tuple(card for card in game.mine.hand if card < 8)
    energy = next(card for card in game.mine.hand if card >= 8)
    assert game.refused(act.MoveCards(0, basics, "deck")) == ("R-SETUP-3", "manual.last_basic")
    assert game.refused(act.MoveCards(0, (energy,), "discard")) == ("R-SETUP-7", "manual.setup")
    game.do(act.MoveCards(0, (energy,), "deck")).do(act.DrawCards(0, 0, 1)).do(act.LookAt(0, 0, "deck"))
    wanted = next(card for card in game.mine.deck if card < 8)
    game.do(act.MoveCards(0, (wanted,), "hand")).do(act.Done(0))
    assert game.kind() == "place_active"
    assert act.PlaceActive(0, wanted) in engine.legal(game.state)


# --- coins that are called, hands that are dealt anew ---


def test_called_coins_fall_as_called_and_then_by_chance_again() -> None:
    game = table().do(act.CallCoins(0, (True, False, True)))
    assert game.events[-1] == ev.CoinsCalled(0, (True, False, True))
    word = game.state.rng
    fell = [event.heads for event in game.do(act.FlipCoins(0, 3)).events if isinstance(event, ev.CoinFlipped)]
    assert fell == [True, False, True]
    assert game.state.rng == word  # chance was not asked
    assert game.do(act.CallCoins(0, (True,))).do(act.CallCoins(0)).state.forced.coins == ()
    assert engine.explain(game.state, act.CallCoins(0, (True,) * 101)) is not None


@pytest.mark.parametrize("seed", range(8))
def test_a_mulligan_by_hand_deals_an_opening_hand_with_a_basic_pokemon_while_one_must_be_placed(seed: int) -> None:
    rules = engine.load_profile("classic")
    few = [MOUSE] * 2 + [GRASS] * 58
    state = engine.new_game(rules, (few, few), seed, engine.Options(first=0))
    while state.decision is not None and state.decision.kind != "place_active":
        state = engine.apply(state, engine.legal(state)[0]).state
    player = state.to_act
    before = sorted((*state.players[player].hand, *state.players[player].deck))
    step = engine.apply(state, act.Redraw(player, player))
    side = step.state.players[player]
    assert len(side.hand) == rules.setup.opening_hand
    assert any(step.state.game.cards[card].basic for card in side.hand)
    assert sorted((*side.hand, *side.deck)) == before
    assert step.state.decision is not None
    assert set(step.state.decision.options) <= set(side.hand)
    other = [engine.hide(event, 1 - player) for event in step.events]
    assert all(set(event.cards) == {-1} for event in other if isinstance(event, ev.CardsMoved | ev.OpeningHandDrawn))


def test_a_mulligan_needs_cards_enough() -> None:
    game = table()
    most = len(game.mine.hand) + len(game.mine.deck)
    assert len(game.do(act.Redraw(0, 0)).mine.hand) == 7
    game.do(act.MoveFrom(0, 0, "deck", "discard", most - 7))  # only the hand is left
    assert engine.explain(game.state, act.Redraw(0, 0)) is None
    game.do(act.MoveFrom(0, 0, "hand", "discard"))
    assert game.refused(act.Redraw(0, 0)) == ("R-SETUP-1", "manual.number")

"""The starter catalogue as it is, and what its reader says about mistakes."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from ptcg_desktop import decks, engine
from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.cards.names import name_key
from ptcg_desktop.decks import DeckList, Entry
from ptcg_desktop.effects import ir
from ptcg_desktop.effects.automation import automated, automation
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.starter import ReadyDeck, load_starter

STARTER = load_starter()
CARDS = {card.id: card for card in STARTER.cards}


def test_the_sets_are_complete() -> None:
    counts = {found.id: sum(card.set_id == found.id for card in STARTER.cards) for found in STARTER.sets}
    assert counts == {"base1": 102, "base2": 64, "base3": 62, "xy0": 39, "xy1": 9}
    assert len(CARDS) == len(STARTER.cards) == 276


def test_all_nine_basic_energies_are_there() -> None:
    basic = {card.provides for card in STARTER.cards if card.is_basic_energy}
    assert basic == {(letter,) for letter in "GRWLPFDMY"}
    assert CARDS["base1-96"].provides == ("C", "C")
    assert not CARDS["base1-96"].is_basic_energy


def test_a_card_reads_as_printed() -> None:
    card = CARDS["base1-4"]
    assert (card.name.en, card.stage, card.evolves_from.en, card.hp, card.types) == (
        "Charizard",
        "stage2",
        "Charmeleon",
        120,
        ("R",),
    )
    (attack,) = card.attacks
    assert (attack.name.en, attack.cost, str(attack.damage)) == ("Fire Spin", ("R", "R", "R", "R"), "100")
    assert [type(step) for step in ir.loads(attack.effect).price] == [ir.PickEnergy, ir.MoveCards]
    assert [power.kind for power in card.powers] == ["pokemon_power"]
    assert [(m.type, m.value) for m in card.weaknesses + card.resistances] == [("W", "×2"), ("F", "-30")]
    assert card.variants[0].key == "holo+unlimited"


def test_no_sentence_of_a_card_is_in_the_files() -> None:
    for card in STARTER.cards:
        texts = [*card.rules, card.flavor, *(part.text for part in (*card.attacks, *card.powers))]
        assert not any(text.en or text.pt for text in texts), card.id


def test_every_card_plays_by_itself() -> None:
    badges = {card.id: automation(card) for card in STARTER.cards}
    assert {card_id for card_id, badge in badges.items() if badge not in ("full", "vanilla")} == set()
    assert not any(card.has_unwritten_effect for card in STARTER.cards)


def test_programs_are_written_as_the_program_writes_them() -> None:
    for card in STARTER.cards:
        for effect in filter(None, [card.effect, *(part.effect for part in (*card.attacks, *card.powers))]):
            assert ir.dumps(ir.loads(effect)) == effect, card.id


def test_trainers_that_are_played_as_pokemon_have_hp() -> None:
    assert {card.name.en: card.hp for card in STARTER.cards if card.kind == "trainer" and card.hp} == {
        "Clefairy Doll": 10,
        "Mysterious Fossil": 10,
    }


def test_every_evolution_finds_its_earlier_stage() -> None:
    names = {name_key(card.name.en) for card in STARTER.cards}
    for card in STARTER.cards:
        assert (card.evolves_from.en == "") == (card.stage in ("basic", "")), card.id
        assert not card.evolves_from.en or name_key(card.evolves_from.en) in names, card.id


@pytest.mark.parametrize("ready", STARTER.decks, ids=lambda ready: ready.id)
def test_the_ready_decks_are_legal_without_a_hint(ready: ReadyDeck) -> None:
    deck = DeckList(ready.name.en, tuple(Entry(card_id, count, CARDS[card_id]) for card_id, count in ready.cards))
    fmt = decks.load_formats()[ready.format]
    for rules in {ready.profile, fmt.profile}:
        assert decks.check(deck, decks.load_deck_rules(rules), fmt).findings == ()
    assert decks.check(deck, decks.load_deck_rules(ready.profile)).findings == ()
    assert ready.name.pt
    assert ready.about.pt


@pytest.mark.parametrize("ready", STARTER.decks, ids=lambda ready: ready.id)
def test_the_ready_decks_play_without_automated_effects(ready: ReadyDeck) -> None:
    """Nine in ten of their Pokémon can attack for plain damage."""
    pokemon = [(CARDS[card_id], count) for card_id, count in ready.cards if CARDS[card_id].kind == "pokemon"]
    plain = sum(count for card, count in pokemon if any(_plain(card)))
    assert plain >= 0.8 * sum(count for _, count in pokemon)


def _plain(card: CardDef) -> list[bool]:
    return [attack.damage.base > 0 and not attack.effect for attack in card.attacks]


HEAD = '[set]\nid = "t1"\nname = { en = "Test" }\n'
CARD = '[[pokemon]]\nnumber = "1"\nname = "Cubling"\nstage = "basic"\nhp = 50\ntypes = "G"\nretreat = 1\n'
DECK = (
    '[[deck]]\nid = "d"\nname = { en = "D" }\nformat = "unlimited"\nprofile = "classic"\nabout = { en = "." }\n'
    "[deck.cards]\n{card} = 4\n"
)


def folder(tmp_path: Path, card: str = CARD, deck: str = "t1-1") -> Path:
    (tmp_path / "t1.toml").write_text(HEAD + card, encoding="utf-8")
    (tmp_path / "decks.toml").write_text(DECK.replace("{card}", deck), encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("card", "deck", "key"),
    [
        (CARD.replace("50", "-50"), "t1-1", "t1-1.hp"),
        (CARD.replace("retreat = 1", "retreat = -1"), "t1-1", "t1-1.retreat"),
        (CARD.replace("retreat = 1", 'retreat = 1\nspeed = "fast"'), "t1-1", "$.pokemon[0]"),
        (CARD.replace('"basic"', '"first"'), "t1-1", "$.pokemon[0].stage"),
        (CARD + 'attacks = [{ name = "Nip", damage = "much" }]\n', "t1-1", "t1-1.attacks.damage"),
        (CARD + 'attacks = [{ name = "Nip", effect = "{oops" }]\n', "t1-1", "t1-1.effect"),
        (CARD + 'attacks = [{ name = "Nip", effect = { dance = 2 } }]\n', "t1-1", "t1-1.effect"),
        (CARD, "t1-9", "$.deck.d.cards"),
    ],
)
def test_mistakes_are_located(tmp_path: Path, card: str, deck: str, key: str) -> None:
    with pytest.raises(KnownError) as caught:
        load_starter(folder(tmp_path, card, deck))
    assert (caught.value.code, caught.value.params["key"]) == ("data.value", key)


@pytest.mark.parametrize("effect", ['{ ignores = ["effects"] }', '\'{"ignores":["effects"]}\''])
def test_an_effect_may_be_a_table_or_json_text(tmp_path: Path, effect: str) -> None:
    card = CARD + f'attacks = [{{ name = "Nip", cost = "GC", damage = "20+", effect = {effect} }}]\n'
    (found,) = load_starter(folder(tmp_path, card)).cards
    assert (found.attacks[0].effect, str(found.attacks[0].damage)) == ('{"ignores":["effects"]}', "20+")


@pytest.mark.parametrize("ready", STARTER.decks, ids=lambda ready: ready.id)
def test_ready_decks_play_with_their_effects(ready: ReadyDeck) -> None:
    deck = [automated(CARDS[card_id]) for card_id, count in ready.cards for _ in range(count)]
    state = engine.new_game(
        engine.load_profile(ready.profile), (deck, deck), seed=4, options=engine.Options(turn_limit=60)
    )
    dice = random.Random(ready.id)
    for _ in range(3_000):
        if state.decision is None:
            break
        state = engine.apply(state, dice.choice(engine.legal(state))).state
    assert state.result is not None

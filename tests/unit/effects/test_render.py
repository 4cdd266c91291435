"""Programs in words: English of one canonical wording, Portuguese with its grammar and the words of two eras."""

from __future__ import annotations

import pytest

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.compile import compile_text
from ptcg_desktop.effects.english.scope import TextKind
from ptcg_desktop.effects.render import render
from ptcg_desktop.effects.render.grammar_pt import contracted, series, with_pronoun


def program(text: str, kind: TextKind) -> ir.Program:
    compiled = compile_text(text, kind=kind, own_name="Mudlark", damage=30 if kind == "attack" else None)
    assert compiled.program is not None, compiled.unknown
    return compiled.program


CANONICAL: list[tuple[TextKind, str]] = [
    ("attack", "Flip a coin. If heads, this attack does 20 more damage."),
    (
        "attack",
        "Flip a coin. If heads, your opponent's Active Pokémon is now Confused. If tails, this Pokémon is now Asleep.",
    ),
    ("attack", "Discard 2 Fire Energy from this Pokémon."),
    ("attack", "Your opponent's Active Pokémon is now Burned."),
    ("attack", "This attack does 20 damage to 1 of your opponent's Benched Pokémon."),
    ("attack", "During your opponent's next turn, your opponent's Active Pokémon can't retreat."),
    ("attack", "You may discard an Energy from this Pokémon. If you do, draw 2 cards."),
    ("item", "Search your deck for a Basic Pokémon, reveal it, and put it into your hand."),
    ("supporter", "Discard your hand and draw 5 cards."),
    ("supporter", "Each player shuffles their hand into their deck and draws 4 cards."),
    ("power", "Once during your turn, you may heal 20 damage from each of your Benched Pokémon."),
    ("tool", "The Pokémon this card is attached to has no Retreat Cost."),
]


@pytest.mark.parametrize(("kind", "text"), CANONICAL, ids=lambda value: str(value)[:40])
def test_canonical_english_is_rendered_as_it_stands(kind: TextKind, text: str) -> None:
    damage = 30 if kind == "attack" else None
    assert render(program(text, kind), "en", kind=kind, own_name="Mudlark", damage=damage) == text


PORTUGUESE: list[tuple[TextKind, str, str, str]] = [
    (
        "attack",
        "Flip a coin. If heads, the Defending Pokémon is now Asleep.",
        "Tire cara ou coroa. Se sair cara, o Pokémon Defensor agora está Adormecido.",
        "Jogue uma moeda. Se sair cara, o Pokémon Ativo do seu oponente agora está Adormecido.",
    ),
    (
        "item",
        "Search your deck for up to 9 basic Energy cards, reveal them, and put them into your hand. Then, shuffle your deck.",
        "Procure até 9 cards de Energia Básica no seu deck, revele-os e coloque-os na sua mão. Em seguida, embaralhe o seu deck.",
        "Procure até 9 cards de Energia Básica no seu baralho, revele-os e coloque-os na sua mão. Em seguida, embaralhe o seu"
        " baralho.",
    ),
    (
        "power",
        "Once during your turn, you may heal 20 damage from each of your Benched Water Pokémon.",
        "Uma vez durante o seu turno, você pode curar 20 pontos de dano de cada um dos seus Pokémons Aquáticos no Banco.",
        "Uma vez durante a sua vez de jogar, você pode curar 20 pontos de dano de cada um dos seus Pokémon de Água no Banco.",
    ),
    (
        "attack",
        "Discard a Water Energy from this Pokémon.",
        "Descarte uma Energia Aquática deste Pokémon.",
        "Descarte uma Energia de Água deste Pokémon.",
    ),
]


@pytest.mark.parametrize(("kind", "text", "classic", "modern"), PORTUGUESE, ids=lambda value: str(value)[:30])
def test_portuguese_in_the_words_of_each_era(kind: TextKind, text: str, classic: str, modern: str) -> None:
    made = program(text, kind)
    assert render(made, "pt", kind=kind, era="classic") == classic
    assert render(made, "pt", kind=kind, era="modern") == modern


@pytest.mark.parametrize(
    ("preposition", "phrase", "expected"),
    [
        ("de", "o Pokémon", "do Pokémon"),
        ("de", "este Pokémon", "deste Pokémon"),
        ("em", "a sua mão", "na sua mão"),
        ("a", "a mão", "à mão"),
        ("a", "aquele Pokémon", "àquele Pokémon"),
        ("a", "1 dos seus Pokémon", "a 1 dos seus Pokémon"),
        ("por", "os Pokémon", "pelos Pokémon"),
    ],
)
def test_prepositions_contract(preposition: str, phrase: str, expected: str) -> None:
    assert contracted(preposition, phrase) == expected


def test_pronouns_follow_the_form_of_the_verb() -> None:
    assert with_pronoun("put", "imperative", feminine=False, plural=True) == "coloque-os"
    assert with_pronoun("put", "infinitive", feminine=True, plural=False) == "colocá-la"
    assert with_pronoun("choose", "infinitive", feminine=False, plural=False) == "escolhê-lo"
    assert series(["a", "b", "c"], "ou") == "a, b ou c"

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
    ("attack", "Switch out your opponent's Active Pokémon to the Bench. The new Active Pokémon is now Asleep."),
    ("attack", "Your opponent discards a card from their hand. Heal 30 damage from this Pokémon."),
    (
        "attack",
        "You must discard an Energy from this Pokémon in order to use this attack. Flip a coin. If tails, this attack "
        "does nothing.",
    ),
    ("attack", "Your opponent's Active Pokémon is now Burned."),
    ("attack", "This attack does 20 damage to 1 of your opponent's Benched Pokémon."),
    ("attack", "During your opponent's next turn, your opponent's Active Pokémon can't retreat."),
    ("attack", "You may discard an Energy from this Pokémon. If you do, draw 2 cards."),
    ("item", "Search your deck for a Basic Pokémon, reveal it, and put it into your hand."),
    ("supporter", "Discard your hand and draw 5 cards."),
    ("supporter", "Shuffle your hand and put it on the bottom of your deck. Draw 5 cards."),
    ("supporter", "Each player puts their hand on the bottom of their deck. Each player draws 5 cards."),
    ("supporter", "Each player shuffles their hand into their deck and draws 4 cards."),
    ("power", "Once during your turn, you may heal 20 damage from each of your Benched Pokémon."),
    ("tool", "The Pokémon this card is attached to has no Retreat Cost."),
    ("tool", "Attacks used by the Pokémon this card is attached to cost Water less."),
    ("power", "Once during your turn, you may use this Ability. If you do, you win this game."),
    ("power", "Once during your turn, you may use this Ability. Each player draws a card."),
    (
        "power",
        "When you play this Pokémon from your hand onto your Bench, you may use this Ability. If you do, your "
        "opponent's Active Pokémon is now Asleep.",
    ),
    ("power", "Once during your turn, if this Pokémon is Asleep, you may have your opponent draw a card."),
    (
        "attack",
        "You may discard an Energy from this Pokémon. If you do, you may draw 2 cards.",
    ),
    ("attack", "You may do 30 more damage. If you do, discard the top 2 cards of each player's deck."),
    (
        "attack",
        "Before doing damage, you may attach a Fire Energy card from your discard pile to this Pokémon. This "
        "attack does 10 more damage for each Energy attached to this Pokémon.",
    ),
    ("attack", "Until the end of your next turn, ignore all Pokémon Powers."),
    ("attack", "During your next turn, this Pokémon's Splash attack's base damage is 60 instead of 20."),
    ("attack", "If you have fewer Benched Pokémon than your opponent, this attack does 20 more damage."),
    ("attack", "Choose an attack from 1 of your opponent's Pokémon in play. Use it as this attack."),
    (
        "attack",
        "Discard 2 Energy from this Pokémon. If you discarded a card in this way, draw a card.",
    ),
    (
        "attack",
        "Discard 2 Energy from this Pokémon. If you do, draw a card.",
    ),
    (
        "attack",
        "Discard a Pokémon Tool card from your opponent's Active Pokémon. If you discarded a Pokémon Tool card in this "
        "way, draw a card.",
    ),
    ("item", "Search your deck for a card with Brack in its name and put it into your hand."),
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
        "This attack does 30 damage to each of your opponent's Pokémon that has any damage counters on it.",
        "Este ataque causa 30 pontos de dano a cada um dos Pokémons do seu oponente com marcadores de dano.",
        "Este ataque causa 30 pontos de dano a cada um dos Pokémon do seu oponente com marcadores de danos.",
    ),
    (
        "attack",
        "Your opponent switches their Active Pokémon with 1 of their Benched Pokémon.",
        "O seu oponente substitui o Pokémon Defensor por 1 dos Pokémons no Banco dele.",
        "O seu oponente troca o Pokémon Ativo dele por 1 dos Pokémon no Banco dele.",
    ),
    (
        "item",
        "Look at the top 8 cards of your deck and put 3 of them into your hand. Discard the other cards.",
        "Olhe os 8 cards de cima do seu deck. Coloque 3 deles na sua mão. Descarte os outros cards.",
        "Olhe os 8 cards de cima do seu baralho. Coloque 3 deles na sua mão. Descarte os outros cards.",
    ),
    (
        "attack",
        "Discard a Fire Energy and a Water Energy from this Pokémon.",
        "Descarte uma Energia de Fogo e uma Energia Aquática deste Pokémon.",
        "Descarte uma Energia de Fogo e uma Energia de Água deste Pokémon.",
    ),
    (
        "power",
        "If this Pokémon has any Water Energy attached, it gets +30 HP.",
        "Enquanto este Pokémon tiver Energia Aquática ligada, ele recebe +30 PV.",
        "Enquanto este Pokémon tiver Energia de Água ligada, ele recebe +30 PS.",
    ),
    (
        "attack",
        "During your opponent's next turn, if the Defending Pokémon tries to use an attack, your opponent flips a coin."
        " If tails, that attack doesn't happen.",
        "Durante o próximo turno do seu oponente, se o Pokémon Defensor tentar usar um ataque, o seu oponente tira cara ou"
        " coroa. Se sair coroa, esse ataque não faz nada.",
        "Durante a próxima vez de jogar do seu oponente, se o Pokémon Ativo do seu oponente tentar usar um ataque, o seu"
        " oponente joga uma moeda. Se sair coroa, esse ataque não faz nada.",
    ),
    (
        "supporter",
        "Search your deck for a Water Pokémon and an Item card, reveal them, and put them into your hand. Then, shuffle"
        " your deck.",
        "Procure um Pokémon Aquático e um card de Item no seu deck, revele-os e coloque-os na sua mão. Em seguida,"
        " embaralhe o seu deck.",
        "Procure um Pokémon de Água e um card de Item no seu baralho, revele-os e coloque-os na sua mão. Em seguida,"
        " embaralhe o seu baralho.",
    ),
    (
        "item",
        "Discard the top 3 cards of your deck. If any of those cards are Energy cards, attach them to 1 of your Pokémon.",
        "Descarte os 3 cards de cima do seu deck. Se algum desses cards for um card de Energia, ligue-os a 1 dos seus Pokémons.",
        "Descarte os 3 cards de cima do seu baralho. Se algum desses cards for um card de Energia, ligue-os a 1 dos seus"
        " Pokémon.",
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

"""The line below a card's name says what the drawn face says, in the words of the card's time."""

from __future__ import annotations

import pytest

from ptcg_desktop.cards import CardDef
from ptcg_desktop.ui.collection.kinds import kind_line
from tests.ui.invented_cards import other, pokemon

OLD = pokemon("inv1-1", "Emberpup", stage="stage1", hp=80)
NEW = pokemon("inv9-1", "Emberpup", types=("G", "W"), hp=80, release="2016-01-01")


@pytest.mark.parametrize(
    ("card", "english", "portuguese"),
    [
        (OLD, "Stage 1 · Fire · 80 HP", "Estágio 1 · Fogo · 80 PV"),
        (NEW, "Basic · Grass Water · 80 HP", "Básico · Grama Água · 80 PS"),
        (other("inv1-6", "Old Lamp", "trainer"), "Trainer", "Treinador"),
        (other("inv1-7", "Kind Aunt", "trainer", trainer_kind="supporter"), "Supporter", "Apoiador"),
        (other("inv1-8", "Fire Energy", "energy", energy_kind="basic"), "Basic Energy", "Energia Básica"),
        (other("inv1-9", "Odd Energy", "energy", energy_kind="special"), "Special Energy", "Energia Especial"),
    ],
)
def test_kind_line(card: CardDef, english: str, portuguese: str) -> None:
    assert (kind_line(card, "en"), kind_line(card, "pt")) == (english, portuguese)

"""The fields of the search language: their names in both languages, what they are compared with, the values they know.

The first name of a field and of a value is the settled one, which `tree.render` writes. Names are compared folded and
without spaces, so `evolves-to`, `evolvesto` and `evolui para` written as `evolui-para` all work.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from typing import Literal

from ptcg_desktop.cards.names import fold_tight
from ptcg_desktop.services.words import is_portuguese

FieldKind = Literal[
    "text",
    "number",
    "mark",
    "choice",
    "words",
    "cost",
    "date",
    "place",
    "deck",
    "format",
    "order",
    "money",
    "grade",
    "condition",
]
"""How values are read.

text: words, phrase or pattern in a wording · number: a number or range · mark: a letter or range of letters · choice:
one of the values here · words: free words looked up in the catalogue (sets, rarities) · cost: letters, or a number ·
date: a day, month, year or range · place: a collector number · deck: a deck's name · format: a format, `@` a day ·
order: a column, `-` in front = turned round · money: a sum, the code of a currency behind it, or a range · grade:
words of a grade, or its number · condition: M NM LP MP HP D, or any other, word for word.
"""


@dataclass(frozen=True, slots=True)
class Choice:
    """A value by its settled name, and its other names; the first Portuguese one is offered by completion."""

    name: str
    english: tuple[str, ...] = ()
    portuguese: tuple[str, ...] = ()

    def names(self, language: str = "en") -> tuple[str, ...]:
        """Every name, those of a language first."""
        return _in_order(self, language)


@dataclass(frozen=True, slots=True)
class Field:
    """A field.

    Attributes:
        name: Settled name; its words stand in data/words/query.toml.
        english, portuguese: Other names; the first Portuguese one is offered by completion.
        cost: Place in the order of work: the higher, the later it is asked.
        library: Does it ask about the collection or the decks?
        lot: Does it ask what is said about copies (`lots.py`)?
        forms: How a value and a range are written, where it takes ranges; hints show them.
    """

    name: str
    kind: FieldKind
    english: tuple[str, ...]
    portuguese: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    cost: int = 1
    library: bool = False
    lot: bool = False
    forms: tuple[str, str] = ("100", "100..200")

    def names(self, language: str = "en") -> tuple[str, ...]:
        """Every name, those of a language first."""
        return _in_order(self, language)

    @property
    def ordered(self) -> bool:
        """May it be compared with `<` and `>`?"""
        return self.kind in _ORDERED


_ORDERED = frozenset({"number", "mark", "date", "place", "cost", "money", "grade", "condition"})


def _in_order(named: Choice | Field, language: str) -> tuple[str, ...]:
    english = (named.name, *named.english)
    return (*named.portuguese, *english) if is_portuguese(language) else (*english, *named.portuguese)


def _choices(table: str) -> tuple[Choice, ...]:
    """One value per line: `name: other English names | Portuguese names`."""
    found = []
    for line in table.strip().splitlines():
        name, _, others = line.strip().partition(":")
        english, portuguese = (
            tuple(alias.strip() for alias in part.split(",") if alias.strip()) for part in others.partition("|")[::2]
        )
        found.append(Choice(name, english, portuguese))
    return tuple(found)


_TYPES = _choices(
    """
    grass: g, leaf | planta, grama, vegetal
    fire: r | fogo
    water: w | água, aquática, aquático
    lightning: l, electric | raios, elétrico, elétrica, raio
    psychic: p | psíquico, psíquica
    fighting: f | luta, lutador
    colorless: c, colourless, normal | incolor, sem-cor
    darkness: d, dark | escuridão, noturno, sombrio, trevas
    metal: m, steel | metal, metálico, aço
    fairy: y | fada
    dragon: n | dragão
    """
)
TYPE_LETTERS = dict(zip((choice.name for choice in _TYPES), "GRWLPFCDMYN", strict=True))

_KINDS = _choices(
    """
    pokemon: pkmn, poke
    trainer: trainers | treinador
    energy: | energia, energias
    item: items | item, itens
    supporter: supporters | apoiador, apoiadores
    stadium: | estádio, estádios
    tool: pokemon-tool | ferramenta, ferramenta-pokemon, ferramentas
    technical-machine: tm | mt, máquina-técnica
    rocket-secret-machine: rocket-machine | máquina-rocket
    basic-energy: basicenergy | energia-básica
    special-energy: specialenergy | energia-especial
    """
)

_STAGES = _choices(
    """
    basic: 0 | básico
    baby: | bebê
    stage1: 1 | estágio-1, fase-1
    stage2: 2 | estágio-2, fase-2
    level-up: levelx, lv.x | nível-x
    legend: | lenda
    restored: | restaurado
    mega: | megaevolução
    break: | turbo
    v-union: | união-v, vunião
    vmax: v-max
    vstar: | v-astro, vastro
    """
)
NONE = Choice("none", ("no", "-"), ("nenhuma", "nenhum", "sem"))

_IS = _choices(
    """
    rulebox: rule-box | caixa-de-regras
    acespec: ace-spec, ace | ás-tático, ás
    radiant: | radiante
    ex:
    gx:
    v: pokemon-v
    vmax: v-max
    vstar: | v-astro
    vunion: v-union | união-v
    tagteam: tag-team | aliados
    star: pokemon-star, ★ | estrela
    prism: prism-star, ◇ | estrela-prisma
    shining: | brilhante
    levelx: level-up, lv.x | nível-x
    legend: | lenda
    prime:
    sp:
    break: | turbo
    mega:
    delta: δ
    baby: | bebê
    basic: | básico
    stage1: | estágio-1
    stage2: | estágio-2
    evolution: evolved | evolução
    restored: | restaurado
    pokemon:
    trainer: | treinador
    energy: | energia
    basicenergy: basic-energy | energia-básica
    specialenergy: special-energy | energia-especial
    item:
    supporter: | apoiador
    stadium: | estádio
    tool: pokemon-tool | ferramenta
    tm: technical-machine | máquina-técnica
    promo: | promo, promocional
    holo: foil | holo, holográfica, holográfico
    reverse: reverse-holo | reversa, reverso
    firstedition: 1st, 1st-edition | primeira-edição
    anynumber: any-number | qualquer-quantidade
    automated: | automatizada, automatizado, automático
    partly: part-automated | em-parte, parcial, parcialmente
    byhand: by-hand | manual, à-mão
    owned: | minha, meu, tenho
    signed: | autografada, autografado
    altered: | alterada, alterado
    graded: | graduada, graduado
    repaired: | corrigida, corrigido
    """
)
_HAS = _choices(
    """
    power: | poder
    ability: | habilidade
    pokemonpower: pokemon-power | poder-pokemon
    pokepower: poke-power | poké-poder
    pokebody: poke-body, body | poké-corpo, corpo
    trait: ancient-trait | traço-ancestral
    attack: | ataque
    text: | texto
    weakness: weak | fraqueza
    resistance: resist | resistência
    retreat: | recuo, custo-de-recuo
    pt: portuguese | português
    en: english | inglês
    image: picture | imagem, figura
    artist: | artista, ilustrador
    mark: | marca
    rulebox: rule-box | caixa-de-regras
    evolution: | evolução
    holo: foil
    reverse: | reversa
    price: | preço
    place: | lugar
    note: | anotação
    tag: tags | etiqueta
    grade: | nota
    """
)
_ERAS = _choices(
    """
    1999: classic, wotc, wizards | clássica, clássico
    2013: bw-xy
    today: current | hoje, atual
    base:
    gym:
    neo:
    ecard: e-card
    ex:
    dp:
    platinum: pl
    hgss:
    bw:
    xy:
    sm:
    swsh:
    sv:
    me:
    """
)
_LANGUAGES = _choices(
    """
    en: english | inglês
    pt: portuguese | português, pt-br, br
    """
)
_ORDERS = _choices(
    """
    set: release, date | coleção, data
    newest: new | recentes, novos
    name: | nome
    number: | número
    hp: | ps, pv
    kind: | categoria, classe
    type: | tipo
    stage: | estágio, fase
    rarity: | raridade
    dmg: damage | dano
    retreat: | recuo
    artist: | artista
    mark: | marca
    own: owned | tenho
    """
)

FIELDS: tuple[Field, ...] = (
    Field("name", "text", ("n",), ("nome",), cost=2),
    Field("text", "text", ("o", "txt", "effect"), ("texto", "efeito"), cost=9),
    Field("attack", "text", ("atk", "attackname"), ("ataque",), cost=2),
    Field("power", "text", ("ability", "pow"), ("poder", "habilidade"), cost=2),
    Field("set", "words", ("s", "expansion", "edition"), ("coleção", "expansão", "edição")),
    Field("number", "place", ("no", "num", "cn", "nr"), ("número", "núm"), forms=("4", "1..10")),
    Field("id", "place", ("card",), ("código",)),
    Field("type", "choice", ("t", "color", "colour"), ("tipo",), (*_TYPES, *_KINDS, *_STAGES)),
    Field("kind", "choice", ("k", "category", "supertype"), ("categoria", "classe"), _KINDS),
    Field("stage", "choice", ("st",), ("estágio", "fase"), _STAGES),
    Field("from", "text", ("evolves-from", "evolvesfrom"), ("evolui-de", "de")),
    Field("evolves-to", "text", ("to", "evolvesto"), ("evolui-para", "para"), cost=3),
    Field("hp", "number", ("health", "hitpoints"), ("ps", "pv", "vida")),
    Field("dmg", "number", ("damage",), ("dano", "danos"), forms=("60", "60..120")),
    Field("cost", "cost", ("attackcost", "c"), ("custo",), forms=("2", "1..3")),
    Field("retreat", "number", ("rc", "retreatcost"), ("recuo", "recuar"), forms=("1", "0..2")),
    Field("weak", "choice", ("weakness", "w"), ("fraqueza", "fraco"), (*_TYPES, NONE)),
    Field("resist", "choice", ("resistance", "res"), ("resistência",), (*_TYPES, NONE)),
    Field("mark", "mark", ("regulation", "reg"), ("marca", "regulamento"), (NONE,), forms=("G", "G..I")),
    Field("rarity", "words", ("r", "rar"), ("raridade",)),
    Field("artist", "text", ("a", "art", "illustrator"), ("artista", "ilustrador", "ilustradora")),
    Field("year", "number", ("y",), ("ano",), forms=("2013", "1999..2003")),
    Field("date", "date", ("released", "release"), ("data", "lançamento"), forms=("2013-08", "2013-08..2014-02")),
    Field("format", "format", ("f", "legal"), ("formato",), cost=3),
    Field("era", "choice", ("series",), ("época", "série"), _ERAS),
    Field("is", "choice", (), ("é", "eh"), _IS),
    Field("not", "choice", (), ("não",), _IS),
    Field("has", "choice", (), ("tem", "com"), _HAS),
    Field("own", "number", ("owned", "have", "qty"), ("tenho", "possuo"), cost=2, library=True, forms=("2", "1..4")),
    Field("free", "number", ("available",), ("livre", "livres"), cost=2, library=True, forms=("2", "1..4")),
    Field("wanted", "number", ("want", "wish"), ("quero", "desejo"), cost=2, library=True, forms=("2", "1..4")),
    Field("in", "deck", (), ("em",), cost=2, library=True),
    Field("place", "text", ("binder", "location"), ("lugar", "local", "fichário"), cost=2, library=True, lot=True),
    Field("tag", "text", ("tags",), ("etiqueta", "etiquetas"), cost=2, library=True, lot=True),
    Field("note", "text", ("notes",), ("anotação", "obs"), cost=2, library=True, lot=True),
    Field("grade", "grade", ("graded",), ("nota", "graduação"), cost=2, library=True, lot=True, forms=("9", "8..9.5")),
    Field("price", "money", ("paid",), ("preço", "pago"), cost=2, library=True, lot=True, forms=("10", "5..20")),
    Field(
        "bought",
        "date",
        ("purchased",),
        ("comprado", "compra"),
        cost=2,
        library=True,
        lot=True,
        forms=("2024-03", "2023..2024"),
    ),
    Field("condition", "condition", ("cond",), ("condição",), cost=2, library=True, lot=True),
    Field("variant", "text", ("finish",), ("variante", "acabamento"), cost=2, library=True, lot=True),
    Field("copylang", "text", ("mylang",), ("meu-idioma",), cost=2, library=True, lot=True),
    Field("lang", "choice", ("language",), ("idioma", "língua"), _LANGUAGES),
    Field("order", "order", ("sort", "orderby"), ("ordem", "ordenar"), _ORDERS),
)

FACETS = ("owned", "kind", "type", "stage", "set", "rarity", "mark", "year", "playing")
"""Facets in the order of a panel. Their values are settled names (`"fire"`, `"stage1"`), ids of sets, folded rarities,
years; of `owned` `"yes"` and `"no"`; of `playing` the words of `is:`."""

IN_ANY: dict[str, str] = {
    **dict.fromkeys(("deck", "decks", "baralho", "baralhos", "any", "um deck", "um baralho"), "deck"),
    **dict.fromkeys(("wishlist", "wish", "wishes", "wish list", "desejos", "lista de desejos"), "wish"),
    **dict.fromkeys(("tradelist", "trade", "trades", "trade list", "trocas", "troca", "lista de trocas"), "trade"),
    **dict.fromkeys(("list", "lists", "lista", "listas"), "list"),
}
"""Folded words behind `in:` that mean any deck, or any list of a kind, unless one has that name."""


@cache
def by_name() -> dict[str, Field]:
    """Every name of every field, folded and without spaces."""
    found: dict[str, Field] = {}
    for field in FIELDS:
        for name in field.names():
            found.setdefault(fold_tight(name), field)
    return found


def field(name: str) -> Field | None:
    """The field of this name, in any spelling."""
    return by_name().get(fold_tight(name))


def field_word(name: str, language: str) -> str:
    """What a field is called in a language, as completion offers it; any other word stays as it is."""
    known = field(name)
    return known.portuguese[0] if known and known.portuguese and is_portuguese(language) else name


def nearest_field(wrong: str) -> str:
    """The settled name of the field one of whose names is most like the wrong one, `""` if none is like it at all.

    Where none is near, only names of some length count: a single letter in common with a short one says nothing.
    """
    names = [name for each in FIELDS for name in each.names()]
    found = nearest(wrong, names, 62) or nearest(wrong, (name for name in names if len(name) > 2), 45)
    known = field(found)
    return known.name if known else ""


def field_kind(name: str) -> str:
    """The kind of a field by its settled name, `""` if there is none."""
    known = field(name)
    return known.kind if known else ""


@cache
def _choice_names(name: str) -> dict[str, str]:
    found: dict[str, str] = {}
    for choice in by_name()[fold_tight(name)].choices:
        for alias in choice.names():
            found.setdefault(_key(alias), choice.name)
    return found


def choice(of: Field, text: str) -> str | None:
    """The settled name of a value of this field, None if it knows no such value."""
    return _choice_names(of.name).get(_key(text))


def _key(text: str) -> str:
    return fold_tight(text) or text.strip()  # a lone sign such as "-" is a name as well


def nearest(wrong: str, names: Iterable[str], likeness: int = 55) -> str:
    """The name that is most like the wrong one, `""` if none is as like as that, out of 100."""
    from rapidfuzz import fuzz, process

    folded = {fold_tight(name): name for name in names}
    found = process.extractOne(fold_tight(wrong), folded.keys(), scorer=fuzz.ratio, score_cutoff=likeness)
    return folded[found[0]] if found else ""

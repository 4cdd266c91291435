"""The help page: queries to click on, in groups. Each of them is a test, and its meaning is what `understood` says."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class HelpGroup:
    """Queries about one thing; the heading is the sentence of `code` (data/words/query.toml)."""

    code: str
    queries: tuple[str, ...]


HELP: tuple[HelpGroup, ...] = (
    HelpGroup(
        "query.help.names",
        (
            "pikachu",
            "mr mime",
            "farfetchd",
            "Type: Null",
            "mewtwo -EX",
            '"energy search"',
            "name=N",
            "energia de fogo",
            "OBF 125",
            "charizard 4",
        ),
    ),
    HelpGroup(
        "query.help.kinds",
        (
            "t:fire",
            "tipo:água",
            "type=dragon",
            "t:item",
            "t:supporter",
            "stage:2",
            "is:basicenergy",
            "is:rulebox",
            "is:acespec",
            "is:radiant|star|prism",
            "is:automated",
            "is:partly t:trainer",
            "is:byhand era:today",
        ),
    ),
    HelpGroup(
        "query.help.numbers",
        ("hp>=300", "hp:100..120", "ps<=30", "dmg>=200", "retreat=0 t:pokemon", "cost<=1", "cost:RR", "cost=C"),
    ),
    HelpGroup(
        "query.help.battle",
        (
            "text:discard",
            'text:"draw 3 cards"',
            "attack:thunder",
            'power:"rain dance"',
            "has:ability",
            "has:pokebody",
            "weak:water",
            "resist:none t:pokemon",
            "from:eevee",
            "evolves-to:charizard",
        ),
    ),
    HelpGroup(
        "query.help.prints",
        (
            "set:bs",
            'set:"base set"',
            "set:selva",
            "number:4",
            "number:1..10 set:JU",
            "r:rare",
            "raridade:incomum",
            "artist:sugimori",
            "mark:g",
            "mark>=h",
            "year:1999..2003",
            "date>=2013-08-10",
            "lang:pt",
            "is:firstedition",
        ),
    ),
    HelpGroup(
        "query.help.formats",
        ("f:standard", "f:standard@2024-06-01", "f:classic-1999@2000-06-01", "era:1999", "era:hoje", "era:neo"),
    ),
    HelpGroup(
        "query.help.library",
        ("own>=1", "own=0 set:bs", "free>=1 t:supporter", "in:deck", "tenho>=4", "in:wishlist", "wanted>=1 own=0"),
    ),
    HelpGroup(
        "query.help.lots",
        (
            'place:"binder 1"',
            "lugar:caixa",
            "tag:swap",
            "note:creased",
            "grade>=9",
            "grade:psa",
            "price>=10",
            "preço:5..20",
            "has:price bought:2024",
            "cond:lp -is:graded",
            "variant:reverse copylang:pt",
            "is:signed",
        ),
    ),
    HelpGroup(
        "query.help.logic",
        (
            "fire t:pokemon hp>=100",
            "pikachu or raichu",
            "pikachu|raichu",
            "t:fire|water",
            "t:trainer -t:supporter",
            "not is:rulebox t:pokemon",
            "(eevee or vaporeon) -is:ex",
        ),
    ),
    HelpGroup("query.help.patterns", ("/^dark /", "name:/ex$/", "text:/discard .* energy/", r"text:/flip \d coins/")),
    HelpGroup(
        "query.help.order", ("t:fire order:hp", "pikachu order:newest", "set:bs order:-name", "own>=1 ordem:tenho")
    ),
)

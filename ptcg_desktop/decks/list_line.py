"""The grammar of one line of a deck list: heading, total, or a count and what names a card.

The end of a line has several readings (`Mewtwo EX 54` may be number 54 of the set EX, or of `Mewtwo EX`); all of them
are given, the likeliest first, for only the catalogue can tell. Shapes: PTCG Live, PTCG Online, Limitless, mass entry
of TCGplayer, links of shops, and what people write by hand.
"""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

import msgspec

from ptcg_desktop.cards.names import fold, fold_tight, is_basic_energy_name
from ptcg_desktop.decks.list_words import SectionName, list_words, section_words
from ptcg_desktop.decks.listing import Reading, ReadLine, Unread

LONGEST = 300
"""Characters of a line that is looked at: no card needs half of it, and patterns grow slow on what is no list."""
MOST = 999
"""Copies on one line; more is a slip of the keyboard, in any format."""

NOTE = " — *"
"""Behind it and before a last `*` stands the note on a line, in our Markdown."""

_BULLET = re.compile(
    r"^(?:[-–—+~#|]+\s+|[•*·‣>\u2190-\u2bff\U0001f000-\U0001faff\ufe0f]+\s*|\[[ xX]\]\s+|\d{1,3}[.)]\s+)+"
)
_LEADING = re.compile(
    r"^(?:\+?(\d+)(?:\s*[x×]\s+|[x×](?=\S)|\s+)|\((\d+)\s*[x×]?\)\s*|[x×]\s?(\d+)\s+)(?=\S)", re.IGNORECASE
)
_NEGATIVE = re.compile(r"^[-−–]\d+\s*[x×]?\s+\S")
_TRAILING = re.compile(r"(?:\s+|\s*[-–—:,]\s*)[(\[]?(?:[x×](\d+)|(\d+)[x×])[)\]]?$", re.IGNORECASE)
_ENERGY_COUNT = re.compile(r"\s+[-–—:]\s*(\d{1,2})$")
_HEADER = re.compile(r"^\W*([^\d:()]{2,30}?)\s*(?:[:\-–]\s*(\d+)?|\(\s*(\d+)\s*\))\s*$")
_UNKNOWN_HEADER = re.compile(r"^\S.{0,30}: ?(\d{1,4})$")
_BANNER = re.compile(r"^(?:[*=_~\-]{3,}.*[*=_~\-]{3,}|//.*|#.*)$")

_CODE = r"(?=[A-Za-z0-9:.\-]*[A-Za-z])[A-Za-z0-9]{1,8}(?:[:.\-][A-Za-z0-9]{1,6}){0,3}"
_NUMBER = r"(?:(?:[A-Za-z]{0,6}\d{1,4}[A-Za-z]?|ONE|TWO|THREE|FOUR|[A-Z!?])(?:/[A-Za-z]{0,6}\d{1,4})?)"
_PRINT = re.compile(
    rf"^(?P<name>.*?)(?:^|\s|[(\[])\s*[(\[]?(?P<code>{_CODE})[)\]]?(?:\s*[:#\-]\s*|\s+#?)(?P<number>{_NUMBER})[)\]]?$"
)
_STORE = re.compile(rf"^(?P<name>.+?)\s+(?:-\s+#?|\()(?P<number>{_NUMBER})\)?\s+[(\[](?P<code>{_CODE})[)\]]$")
_GLUED = re.compile(
    r"^(?P<name>.*?)(?:^|\s|[(\[])(?P<code>[A-Za-z]{2,4}(?:-[A-Za-z]{2})?)(?P<number>\d{1,4}[a-z]?)[)\]]?$"
)
_NUMBERED = re.compile(rf"^(?P<name>.+?)(?:\s+|\s*[(\[])#?(?P<number>{_NUMBER})[)\]]?$")
_CODED = re.compile(rf"^(?P<name>.+?)\s+[(\[]?(?P<code>{_CODE})[)\]]?$")
_WORDED = re.compile(r"^(?P<name>.+?)\s+\[?(?P<code>[A-Z][A-Z0-9-]{1,5})\]?\s+(?P<number>[A-Z][a-z]{2,14})$")
_PARALLEL = re.compile(r"\s+(?:PH|\(PH\)|\(Reverse Holo(?:foil)?\)|\[Reverse Holo(?:foil)?\])$", re.IGNORECASE)
_MARK = re.compile(r"\s+(\*[A-Za-z]{1,8}\*)$")
_TWICE = re.compile(r"\benergy energy$", re.IGNORECASE)
_SHOP = "ligapokemon"


def read_line(place: int, raw: str, text: str, section: SectionName | None) -> ReadLine:
    """Read one line.

    Args:
        place: Its number.
        raw: The line as pasted, which is kept.
        text: The line with damage repaired, which is read.
        section: The section it stands in.
    """
    text = text.strip()
    head, written, note = text.partition(NOTE)
    if written and note.endswith("*") and len(head) <= LONGEST:
        found = read_line(place, raw, head, section)
        return msgspec.structs.replace(found, note=note[:-1]) if found.kind == "card" else found
    if len(text) > LONGEST:
        return ReadLine(place, raw[:LONGEST], "unread", section=section, reason="too_long")
    if not any(char.isalnum() for char in text):
        return ReadLine(place, raw, "blank")
    if heading := _heading(place, raw, text):
        return heading
    leading = _LEADING.match(text)
    address = text[leading.end() :] if leading else text
    if address.startswith(("https://", "http://")):
        found = _link(place, raw, address, section)
        return counted(found, next(filter(None, leading.groups()))) if leading and found.kind == "card" else found
    if _NEGATIVE.match(text):
        return ReadLine(place, raw, "unread", section=section, reason="negative")
    return _card(place, raw, text, section)


def is_basic_energy(name: str, section: SectionName | None) -> bool:
    """Is it the name of a basic Energy? Under the heading of Energy its type is enough (`escuridão x1`)."""
    return is_basic_energy_name(name) or (section == "energy" and is_basic_energy_name(f"energia {name}"))


def counted(line: ReadLine, digits: str) -> ReadLine:
    """The line as a card, so many copies of it; unread where no deck has so many."""
    reason: Unread = "huge" if len(digits.lstrip("0")) > len(str(MOST)) or int(digits) > MOST else ""
    if not reason and int(digits) == 0:
        reason = "zero"
    if reason:
        return msgspec.structs.replace(line, kind="unread", reason=reason, count=0)
    return msgspec.structs.replace(line, kind="card", count=int(digits), reason="")


def _heading(place: int, raw: str, text: str) -> ReadLine | None:
    match = _HEADER.match(text)
    word = fold_tight(match[1] if match else text)
    digits = (match[2] or match[3]) if match else None
    stated = int(digits) if digits and len(digits) < 7 else None
    if word in section_words():
        return ReadLine(place, raw, "section", section=section_words()[word], stated=stated)
    if word in list_words().totals.words and stated is not None:
        return ReadLine(place, raw, "total", stated=stated)
    if unknown := _UNKNOWN_HEADER.match(text):
        # Perhaps a card written as `Name: 4`: the name is kept, the catalogue tells.
        return ReadLine(place, raw, "section", name=text.rpartition(":")[0].strip(), stated=int(unknown[1]))
    if _BANNER.match(text) and not _LEADING.match(_BULLET.sub("", text)):
        return ReadLine(place, raw, "section")
    return None


def _card(place: int, raw: str, text: str, section: SectionName | None) -> ReadLine:
    if text.startswith("|"):
        text = " ".join(text.replace("|", " ").split())
    text = _BULLET.sub("", text.replace("**", "").replace("__", "").replace("`", ""))
    digits, rest = "", text
    if leading := _LEADING.match(text):
        digits, rest = next(filter(None, leading.groups())), text[leading.end() :]
    elif trailing := _TRAILING.search(text):
        digits, rest = trailing[1] or trailing[2], text[: trailing.start()]
    elif (energy := _ENERGY_COUNT.search(text)) and is_basic_energy(text[: energy.start()], section):
        # Of any other card the number may be that of the print.
        digits, rest = energy[1], text[: energy.start()]
    line = ReadLine(place, raw, "unread", section=section, reason="no_count")
    line = with_print(line, rest)
    if not digits:
        return line
    if not line.readings:
        return msgspec.structs.replace(line, reason="no_card")
    return counted(line, digits)


def with_print(line: ReadLine, rest: str) -> ReadLine:
    """The line with the readings of what names the card."""
    rest = rest.strip(" \t-–—,;")
    marks: list[str] = []
    while mark := _MARK.search(rest):
        marks.insert(0, mark[1])
        rest = rest[: mark.start()]
    variant = ""
    if parallel := _PARALLEL.search(rest):
        variant, rest = "reverse", rest[: parallel.start()]
    found = _readings(_TWICE.sub("Energy", rest))
    first = found[0] if found else Reading()
    return msgspec.structs.replace(
        line,
        name=first.name,
        code=first.code,
        number=first.number,
        others=tuple(found[1:]),
        variant=variant,
        marks=tuple(marks),
    )


def _readings(rest: str) -> list[Reading]:
    """Every reading, the likeliest first: number and code as stores write them, a code in capitals, a number with a
    total, the whole as a name, the rest; a number may be a word (`MEP Museum`)."""
    shapes = (_STORE, _PRINT, _GLUED, _NUMBERED, _CODED, _WORDED)
    stored, printed, glued, numbered, coded, worded = (_reading(each.match(rest)) for each in shapes)
    whole = Reading(rest) if any(char.isalnum() for char in rest) else None
    likely: list[Reading | None] = [stored]
    for each in (printed, glued):
        if each and (each.code == each.code.upper() or not each.code):
            likely.append(each)
    if numbered and ("/" in numbered.number or rest[-1] in ")]" or is_basic_energy_name(numbered.name)):
        likely.append(numbered)
    every = [*likely, whole, printed, glued, numbered, coded, worded]
    upper = [Reading(each.name, each.code.upper(), each.number) for each in every if each]
    return list(dict.fromkeys(upper))


def _reading(match: re.Match[str] | None) -> Reading | None:
    if match is None:
        return None
    found = match.groupdict("")
    name, code, number = found["name"].strip(" -–,("), found.get("code", ""), found.get("number", "")
    words = list_words().codes
    if code.upper() in ("ENERGY", "ENERGIA"):
        if "energ" not in fold(name):
            return None  # the word is the end of the name: `Fire Energy 2`
        code = ""
    elif code.upper() in words.lost:
        code = ""
    elif code.upper() in words.in_game:
        code = number = ""
    elif code.endswith("Energy"):  # PTCG Online glues the word to the code of its Energy sets: `XYEnergy 8`
        code = code.removesuffix("Energy")
    return Reading(name, code, number) if name or (code and number) else None


def _link(place: int, raw: str, text: str, section: SectionName | None) -> ReadLine:
    """A link to a card in a shop says name, number and edition; any other link is no card."""
    try:
        parts = urlsplit(text)
        query = parse_qs(parts.query)
    except ValueError:
        return ReadLine(place, raw, "unread", section=section, reason="no_card")
    line = ReadLine(place, raw, "unread", section=section, reason="no_card")
    if _SHOP not in parts.netloc or not query.get("card"):
        return line
    name, _, number = query["card"][0].partition("(")
    number = number.rstrip(") ") or next(iter(query.get("num", ())), "")
    code = next(iter(query.get("ed", ())), "").upper()
    read = msgspec.structs.replace(
        line, name=name.strip(), code=code, number=number, others=(Reading(name.strip(), "", number),)
    )
    return counted(read, "1") if name.strip() else line

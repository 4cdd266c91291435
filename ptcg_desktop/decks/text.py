"""Reading a deck list as people paste it, of whatever shape.

Reading does not look cards up: it says what each line claims (count, name, code, number), and accounts for every line.
Nothing raises, whatever the text.
"""

from __future__ import annotations

from ptcg_desktop.decks.list_damage import repaired
from ptcg_desktop.decks.list_line import LONGEST, read_line
from ptcg_desktop.decks.list_shapes import read_json, read_mass_entry, read_table
from ptcg_desktop.decks.list_words import SectionName
from ptcg_desktop.decks.listing import ReadDeck, ReadLine

MOST_LINES = 2000
"""Lines that are read one by one; the rest of an endless text is one line that says how many they are."""
_LONGEST_DAMAGED = 2 * LONGEST


def read_deck_text(text: str) -> ReadDeck:
    """Read a list: PTCG Live in any of its languages, PTCG Online, Limitless, JSON of ids or decks, mass entry of
    TCGplayer, tables, lists without codes or names or counts, lists written by hand."""
    text = text.removeprefix("\ufeff")
    whole = text.strip()
    for shape in (read_json, read_mass_entry, read_table):
        found = shape(whole if shape is not read_table else text)
        if found is not None:
            return ReadDeck(tuple(found))
    return ReadDeck(tuple(_lines(text)))


def _lines(text: str) -> list[ReadLine]:
    rows = text.splitlines()
    if len(rows) == 1 and "||" in text[:_LONGEST_DAMAGED]:
        rows = text.split("||")
    lines: list[ReadLine] = []
    section: SectionName | None = None
    for place, raw in enumerate(rows[:MOST_LINES], start=1):
        line = read_line(place, raw, repaired(raw) if len(raw) <= _LONGEST_DAMAGED else raw, section)
        if line.kind == "section":
            section = line.section
        lines.append(line)
    left = len(rows) - MOST_LINES
    if left > 0:
        lines.append(ReadLine(MOST_LINES + 1, f"… {left}", "unread", reason="too_many", span=left))
    return lines

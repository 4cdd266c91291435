"""Deck lists, the rules that judge them, formats by date, deck text and odds: pure functions over cards."""

from ptcg_desktop.decks.archetype import archetype
from ptcg_desktop.decks.check import check, check_building
from ptcg_desktop.decks.diff import Difference, diff
from ptcg_desktop.decks.exports import SHAPES, SUFFIXES, Names, Shape, deck_text
from ptcg_desktop.decks.formats import ANYTHING, Ban, Building, Format, Period, program_formats, read_format
from ptcg_desktop.decks.house import House, copy_format, house, house_folder, load_formats
from ptcg_desktop.decks.listing import ReadDeck, Reading, ReadLine
from ptcg_desktop.decks.mending import mend_all, mended, safe_fixes
from ptcg_desktop.decks.model import DeckList, Entry, deck_of
from ptcg_desktop.decks.report import Finding, Fix, Prints, Report, no_prints
from ptcg_desktop.decks.rules import DeckRules, LimitGroup, limit_groups, load_deck_rules, read_deck_rules
from ptcg_desktop.decks.text import read_deck_text
from ptcg_desktop.decks.together import Group, Together, together

__all__ = [
    "ANYTHING",
    "SHAPES",
    "SUFFIXES",
    "Ban",
    "Building",
    "DeckList",
    "DeckRules",
    "Difference",
    "Entry",
    "Finding",
    "Fix",
    "Format",
    "Group",
    "House",
    "LimitGroup",
    "Names",
    "Period",
    "Prints",
    "ReadDeck",
    "ReadLine",
    "Reading",
    "Report",
    "Shape",
    "Together",
    "archetype",
    "check",
    "check_building",
    "copy_format",
    "deck_of",
    "deck_text",
    "diff",
    "house",
    "house_folder",
    "limit_groups",
    "load_deck_rules",
    "load_formats",
    "mend_all",
    "mended",
    "no_prints",
    "program_formats",
    "read_deck_rules",
    "read_deck_text",
    "read_format",
    "safe_fixes",
    "together",
]

"""Deck lists, the rules that judge them, formats by date, deck text and odds: pure functions over cards."""

from ptcg_desktop.decks.check import Finding, Fix, Prints, Report, check, no_prints
from ptcg_desktop.decks.diff import Difference, diff
from ptcg_desktop.decks.exports import SHAPES, SUFFIXES, Names, Shape, deck_text
from ptcg_desktop.decks.formats import ANYTHING, Format, Period, load_formats
from ptcg_desktop.decks.listing import ReadDeck, Reading, ReadLine
from ptcg_desktop.decks.model import DeckList, Entry, deck_of
from ptcg_desktop.decks.rules import DeckRules, LimitGroup, limit_groups, load_deck_rules, read_deck_rules
from ptcg_desktop.decks.text import read_deck_text

__all__ = [
    "ANYTHING",
    "SHAPES",
    "SUFFIXES",
    "DeckList",
    "DeckRules",
    "Difference",
    "Entry",
    "Finding",
    "Fix",
    "Format",
    "LimitGroup",
    "Names",
    "Period",
    "Prints",
    "ReadDeck",
    "ReadLine",
    "Reading",
    "Report",
    "Shape",
    "check",
    "deck_of",
    "deck_text",
    "diff",
    "limit_groups",
    "load_deck_rules",
    "load_formats",
    "no_prints",
    "read_deck_rules",
    "read_deck_text",
]

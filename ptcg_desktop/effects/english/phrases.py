"""All phrase families; importing this module registers their productions.

Where two productions give the same span, the one declared first wins; `whole` must therefore come last.
"""

from ptcg_desktop.effects.english import (
    amounts,
    board,
    cards,
    conditions,
    damage,
    draw_search,
    facts,
    filters,
    pokemon,
    powers,
    reminders,
    sentences,
    trainers,
    whole,
    words,
)

FAMILIES = (
    words,
    filters,
    pokemon,
    cards,
    amounts,
    conditions,
    damage,
    draw_search,
    board,
    facts,
    powers,
    reminders,
    sentences,
    trainers,
    whole,
)
"""The modules that declare productions."""

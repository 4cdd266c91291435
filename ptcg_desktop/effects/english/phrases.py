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
    history,
    lasting,
    moving_cards,
    numbers,
    pokemon,
    powers,
    prevention,
    reminders,
    sentences,
    standing,
    trainers,
    triggers,
    whole,
    words,
    zones,
)

FAMILIES = (
    words,
    filters,
    pokemon,
    cards,
    amounts,
    history,
    conditions,
    damage,
    draw_search,
    moving_cards,
    zones,
    board,
    facts,
    numbers,
    prevention,
    lasting,
    powers,
    triggers,
    standing,
    reminders,
    sentences,
    trainers,
    whole,
)
"""The modules that declare productions."""

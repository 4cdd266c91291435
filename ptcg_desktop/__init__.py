"""Collection, decks and a rules-aware table for the Pokémon Trading Card Game, offline."""

__version__ = "0.1.0"

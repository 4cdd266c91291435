"""The Decks page: the list of decks, the deck workbench and its live check."""

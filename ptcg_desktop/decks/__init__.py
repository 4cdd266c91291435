"""Deck lists, validation rules, formats by date and odds: pure functions."""

"""The table: a game under the rules of its era, on a board laid out as the rulebooks draw it."""

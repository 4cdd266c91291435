"""The Cards page: a grid of drawn faces, search and filters, and an inspector with all facts."""

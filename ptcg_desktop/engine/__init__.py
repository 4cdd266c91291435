"""How a game runs: state, actions, decisions, profiles, events, views."""

"""How a game runs: state, actions, decisions, rule profiles, events, views."""

from ptcg_desktop.engine.actions import Action, Decision
from ptcg_desktop.engine.errors import ChanceExhausted, EngineError, IllegalAction, Refusal
from ptcg_desktop.engine.events import Event, hide
from ptcg_desktop.engine.game import Game, Options
from ptcg_desktop.engine.profiles import Profile, load_profile, profile_ids
from ptcg_desktop.engine.state import State
from ptcg_desktop.engine.views import PlayerView, PokemonView, View, view

__all__ = [
    "Action",
    "ChanceExhausted",
    "Decision",
    "EngineError",
    "Event",
    "Game",
    "IllegalAction",
    "Options",
    "PlayerView",
    "PokemonView",
    "Profile",
    "Refusal",
    "State",
    "View",
    "hide",
    "load_profile",
    "profile_ids",
    "view",
]

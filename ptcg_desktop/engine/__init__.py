"""How a game runs: `new_game` makes a state, `legal` lists what may be done, `apply` does it, `view` shows it.

The whole public interface is here; actions, events and decisions are the structs of their modules. Importing this
package needs the standard library and msgspec alone.
"""

# Modules that register named procedures are imported before any profile is checked against them.
from ptcg_desktop.engine import attack as _attack
from ptcg_desktop.engine import conditions as _conditions
from ptcg_desktop.engine import damage as _damage
from ptcg_desktop.engine import win as _win
from ptcg_desktop.engine.actions import Action, Decision
from ptcg_desktop.engine.energy import covers
from ptcg_desktop.engine.errors import ChanceExhausted, EngineError, IllegalAction, Refusal
from ptcg_desktop.engine.events import Event
from ptcg_desktop.engine.game import Game, Options
from ptcg_desktop.engine.hiding import hide
from ptcg_desktop.engine.newgame import PlacedPokemon, PlacedSide, Position, begin, from_position, new_game
from ptcg_desktop.engine.play import Step, apply, canonical, explain, legal
from ptcg_desktop.engine.positions import can_be_laid_out, lay_out, left_out
from ptcg_desktop.engine.profiles import Profile, load_profile, profile_ids
from ptcg_desktop.engine.state import Forced, State
from ptcg_desktop.engine.views import PlayerView, PokemonView, View, view

REGISTERED = (_attack, _conditions, _damage, _win)

__all__ = [
    "Action",
    "ChanceExhausted",
    "Decision",
    "EngineError",
    "Event",
    "Forced",
    "Game",
    "IllegalAction",
    "Options",
    "PlacedPokemon",
    "PlacedSide",
    "PlayerView",
    "PokemonView",
    "Position",
    "Profile",
    "Refusal",
    "State",
    "Step",
    "View",
    "apply",
    "begin",
    "can_be_laid_out",
    "canonical",
    "covers",
    "explain",
    "from_position",
    "hide",
    "lay_out",
    "left_out",
    "legal",
    "load_profile",
    "new_game",
    "profile_ids",
    "view",
]

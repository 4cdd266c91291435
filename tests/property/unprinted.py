"""What the effect IR can hold and no card prints in a sentence of its own: each pattern of variations with its reason.

The names are those of `test_effects_wordings.py`: node, field and value. A pattern no longer needed fails a test.
"""

from __future__ import annotations

from fnmatch import fnmatchcase

_ZONES = (
    "move_cards.to=deck", "move_cards.to=deck_bottom_shuffled", "move_cards.to=looked", "move_cards.to=prizes",
    "move_cards.to=stadium", "move_top.to=deck_bottom_shuffled", "move_top.to=looked", "move_top.to=prizes",
    "move_top.to=stadium", "move_zone.to=*", "move_zone.zone=*", "move_zone.side=opponent", "move_this.to=*",
    "move_this.on=*", "devolve.to=deck_bottom_shuffled", "devolve.to=looked", "devolve.to=prizes", "devolve.to=stadium",
    "leave.to=deck*", "leave.to=hand_basic", "leave.to=looked", "leave.to=prizes", "leave.to=stadium",
    "leave.attached=[!d]*", "leave.attached=deck*", "leave.attached=", "transform.to=*", "pick_cards.zone=bench",
    "pick_cards.zone=deck_*", "pick_cards.zone=looked", "pick_cards.zone=stadium", "cards_in.zone=bench*",
    "cards_in.zone=deck_*", "cards_in.zone=looked", "cards_in.zone=stadium", "look_at.zone=*", "look_at.count=*",
    "every.where=active",
)  # fmt: skip
_WITH_OTHERS = (
    "adjust.attack=*", "adjust.ceiling=*", "adjust.change=prevent", "adjust.change=halve", "adjust.filter=*",
    "adjust.floor=*", "adjust.other=*", "adjust.other_side=*", "adjust.role=*", "adjust.type=*", "adjust.number=*",
    "allow.attack=*", "allow.card=*", "allow.type=*", "allow.filter=*", "forbid.card=*", "forbid.other=*",
    "forbid.other_side=*", "forbid.filter=*", "forbid.act=trainer_effect",
    "happened.attack=*", "happened.card=*", "happened.pokemon=*",
    "happened.side=*", "happened.when=*", "happened.of=*", "happened.what=first_turn", "happened.what=went_second",
    "happened.what=came_into_play", "trigger.card=*", "trigger.filter=*", "trigger.other=*",
    "trigger.scope=*", "trigger.once_per_turn=*", "trigger.at=attack.d", "trigger.at=came_active",
    "trigger.at=end_of_opponent_turn", "usable.scope=*", "usable.limit=*", "typed.filter=*", "typed.scope=all",
    "typed.trait=*", "typed.type=", "counts", "counts.*", "uses_attacks.filter=*", "uses_attacks.scope=*", "bound",
    "is.filter=*",
    "result.filter=*", "attached_to.filter=*", "pick_attached.filter=*", "pick_cards.random=*", "switch_active.side=*",
    "switch_active.incoming=this", "inflict.amount=*", "pick_type*", "for_each*", "look_until*", "sum*", "half*",
    "damage_done", "fact.of=*", "not*", "later.at=*", "play_this.type=",
)  # fmt: skip
_NEVER = (
    "adjust.change=*", "attach_cards.each=*", "attach_this*", "cancel.what=effects", "cancel.what=knock_out",
    "choose_one.by=opponent", "devolve.stages=*", "fact.number=attack_cost", "fact.number=damage_taken*",
    "fact.number=hp", "fact.number=left", "fact.number=prize_value", "fact.number=weaknesses",
    "forbid.act=knocked_out", "happened.what=gx_used", "happened.what=vstar_used", "heads",
    "may.by=opponent", "move_counters.amount=*", "pick_attack.of=*", "pick_pokemon.count=all", "repeat.times=2",
    "repeat.times=any", "times.amount=*", "transform.of=*", "use_attack.free=false", "uses_attacks.source=active",
    "win.side=opponent", "allow.act=hand_face_up",
)  # fmt: skip
_EMPTY = (
    "ignore_for.what=*", "all_of.conditions=*", "any_of.conditions=*", "while.grants=*",
    "at_least.amount=2", "at_most.amount=2", "compare.left=2",
)  # fmt: skip

UNPRINTED: dict[str, str] = {
    **dict.fromkeys(_ZONES, "cards of this kind are never printed as coming from or going to this zone"),
    **dict.fromkeys(_WITH_OTHERS, "a text says this only together with another field, and the corpus proves it there"),
    **dict.fromkeys(_NEVER, "the engine can do it, no card says it in words of its own"),
    **dict.fromkeys(_EMPTY, "says nothing: a list without members, or a number compared with a number"),
}
"""Pattern → reason."""


_SENTENCES = (
    "mirror_attack*", "play_this*", "if", "if.*", "may", "choose_one*", "later*", "cancel*", "while*",
    "allow.act=*_first_turn", "trigger.at=damage.would", "trigger.at=knock_out.would", "trigger.at=between_turns",
    "trigger.at=end_of_turn",
)  # fmt: skip
SENTENCES = dict.fromkeys(_SENTENCES, 'begins a sentence of its own, never behind a coin, a condition or "you may"')
"""Pattern → reason: what is printed, but not inside anything else."""


def reason_of(name: str, *, inside: bool = False) -> str | None:
    """Why a variation is not printed, by itself or inside something else; None: it must compile again."""
    listed = UNPRINTED | SENTENCES if inside else UNPRINTED
    return next((reason for pattern, reason in listed.items() if fnmatchcase(name, pattern)), None)

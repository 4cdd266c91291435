"""Steps of a scenario as acts of the game: one act, then the answers to the choices it opens.

Only the engine's public interface is used. A step whose acts are not all allowed is illegal as a whole and changes
nothing; its clause is that of the first refusal. A choice that the step leaves without an answer, or answers with too
much, is refused by the clause of the choice.
"""

from __future__ import annotations

from collections.abc import Callable

from ptcg_desktop import engine
from ptcg_desktop.engine import actions as act
from ptcg_desktop.errors import KnownError
from ptcg_desktop.services import scenario_cards, scenario_exact
from ptcg_desktop.services.scenario_board import PLAYERS, Table
from ptcg_desktop.services.scenario_format import ActSpec, ChooseSpec, spread

NO_CARD = -1
NO_POKEMON = -1


class Refused(Exception):  # noqa: N818
    """The step is illegal, by this clause."""

    def __init__(self, clause: str) -> None:
        self.clause = clause
        super().__init__(clause)


def perform(table: Table, spec: ActSpec) -> None:
    """Do the step on the table.

    Raises:
        Refused: it is illegal; the table is unchanged.
        ChanceExhausted: it flips a coin the scenario does not list.
        KnownError: `scenario.act`, a step the format does not know.
    """
    before, labels = table.state, dict(table.labels)
    handler = _STEPS.get(spec.act)
    if handler is None:
        raise KnownError("scenario.act", act=spec.act)
    try:
        handler(table, spec)
    except Refused:
        table.state, table.labels = before, labels
        raise


def probe(table: Table, spec: ActSpec) -> str:
    """The clause that forbids the step, empty if it is allowed. The table is unchanged and no coin is used."""
    trial = table.copy()
    try:
        perform(trial, spec)
    except Refused as refused:
        return refused.clause
    except engine.ChanceExhausted:
        return ""  # all that can be asked without a coin was allowed
    return ""


def _do(table: Table, action: engine.Action) -> engine.Step:
    try:
        step = engine.apply(table.state, action)
    except engine.IllegalAction as refusal:
        raise Refused(refusal.clause) from refusal
    table.state = step.state
    return step


# --- naming ----------------------------------------------------------------------------------------------------------


def _hand_card(table: Table, player: int, name: str) -> int:
    """A card of that name in the player's hand, else any card of that name (then the engine refuses it)."""
    for card in table.state.players[player].hand:
        if table.key(card) == name:
            return card
    return next((card for card in range(len(table.state.game.cards)) if table.key(card) == name), NO_CARD)


def _uid(table: Table, label: str) -> int:
    return table.labels.get(label, NO_POKEMON)


def _label_new(table: Table, step: engine.Step, labels: str | list[str]) -> None:
    """Give the Pokémon that came into play by this step the next label."""
    names = [labels] if isinstance(labels, str) else labels
    for event in step.events:
        uid = getattr(event, "pokemon", NO_POKEMON)
        kind = type(event).__name__
        if names and kind in ("PokemonBenched", "PlacedFaceDown"):
            table.labels[names[0]] = uid
            names = names[1:]


# --- steps -----------------------------------------------------------------------------------------------------------


def _bench(table: Table, spec: ActSpec) -> None:
    player = PLAYERS[spec.by]
    _label_new(table, _do(table, act.Bench(player, _hand_card(table, player, spec.card))), spec.label)


def _evolve(table: Table, spec: ActSpec) -> None:
    player = PLAYERS[spec.by]
    _do(table, act.Evolve(player, _hand_card(table, player, spec.card), _uid(table, spec.target)))


def _attach(table: Table, spec: ActSpec) -> None:
    player = PLAYERS[spec.by]
    _do(table, act.Attach(player, _hand_card(table, player, spec.card), _uid(table, spec.target)))


def _trainer(table: Table, spec: ActSpec) -> None:
    player = PLAYERS[spec.by]
    _do(table, act.PlayTrainer(player, _hand_card(table, player, spec.card)))
    _answer(table, player, spec.choose)


def _power(table: Table, spec: ActSpec) -> None:
    player = PLAYERS[spec.by]
    _do(table, act.UsePower(player, _uid(table, spec.of), spec.name))
    _answer(table, player, spec.choose)


def _attack(table: Table, spec: ActSpec) -> None:
    player = PLAYERS[spec.by]
    _do(table, act.Attack(player, spec.name))
    _answer(table, player, spec.choose)


def _retreat(table: Table, spec: ActSpec) -> None:
    player = PLAYERS[spec.by]
    active = table.state.players[player].active
    left = list(active.energy) if active is not None else []
    pay: list[int] = []
    for name in spread(spec.pay):
        key = scenario_cards.energy_name(name)
        card = next((card for card in left if table.key(card) == key), NO_CARD)
        pay.append(card)
        if card != NO_CARD:
            left.remove(card)
    _do(table, act.Retreat(player, _uid(table, spec.to), tuple(pay)))


def _pass(table: Table, spec: ActSpec) -> None:
    _do(table, act.Pass(PLAYERS[spec.by]))


def _concede(table: Table, spec: ActSpec) -> None:
    _do(table, act.Concede(PLAYERS[spec.by]))


def _prize(table: Table, spec: ActSpec) -> None:
    """Positions count the Prizes lying before this step; each act counts those lying then."""
    player = PLAYERS[spec.by]
    positions = spec.indices or [spec.index]
    for done, position in enumerate(positions):
        gone = sum(1 for earlier in positions[:done] if earlier < position)
        _do(table, act.TakePrize(player, position - 1 - gone))


def _promote(table: Table, spec: ActSpec) -> None:
    _do(table, act.Promote(PLAYERS[spec.by], _uid(table, spec.id)))


def _switch_in(table: Table, spec: ActSpec) -> None:
    _do(table, act.SwitchIn(PLAYERS[spec.by], _uid(table, spec.id)))


def _mulligan_draw(table: Table, spec: ActSpec) -> None:
    _do(table, act.MulliganDraw(PLAYERS[spec.by], spec.count))


def _place_active(table: Table, spec: ActSpec) -> None:
    player = PLAYERS[spec.by]
    _label_new(table, _do(table, act.PlaceActive(player, _hand_card(table, player, spec.card))), spec.label)


def _place_bench(table: Table, spec: ActSpec) -> None:
    player = PLAYERS[spec.by]
    labels = [spec.label] if isinstance(spec.label, str) else spec.label
    for at, name in enumerate(spread(spec.cards)):
        step = _do(table, act.PlaceBench(player, _hand_card(table, player, name)))
        _label_new(table, step, labels[at : at + 1])
    _do(table, act.Done(player))


def _exact(table: Table, spec: ActSpec) -> None:
    action = scenario_exact.read(table, spec.by, spec.exact)
    _label_new(table, _do(table, action), spec.label)


def _choose_first(table: Table, spec: ActSpec) -> None:
    _do(table, act.ChooseFirst(PLAYERS[spec.by], PLAYERS[spec.player]))


_STEPS: dict[str, Callable[[Table, ActSpec], None]] = {
    "bench": _bench,
    "evolve": _evolve,
    "attach": _attach,
    "trainer": _trainer,
    "power": _power,
    "attack": _attack,
    "retreat": _retreat,
    "pass": _pass,
    "concede": _concede,
    "prize": _prize,
    "promote": _promote,
    "switch_in": _switch_in,
    "mulligan_draw": _mulligan_draw,
    "place_active": _place_active,
    "place_bench": _place_bench,
    "choose_first": _choose_first,
    "act": _exact,
}

# --- answers ---------------------------------------------------------------------------------------------------------


def _queues(choose: ChooseSpec) -> dict[str, list[str]]:
    """Answers by the purpose of the choice they are for."""
    given: dict[str, list[str] | None] = {
        "target": None if choose.target is None else [choose.target],
        "targets": choose.targets,
        "from": None if choose.source is None else [choose.source],
        "energy": _energy(choose.energy),
        "energy_then": _energy(choose.energy_then),
        "attack": None if choose.attack is None else [choose.attack],
        "card": None if choose.card is None else [choose.card],
        "cards": None if choose.cards is None else spread(choose.cards),
        "cards_discarded": None if choose.cards_discarded is None else spread(choose.cards_discarded),
    }
    return {purpose: list(answers) for purpose, answers in given.items() if answers is not None}


def _energy(names: list[str] | None) -> list[str] | None:
    return None if names is None else [scenario_cards.energy_name(name) for name in spread(names)]


def _answer(table: Table, player: int, choose: ChooseSpec) -> None:
    """Answer every choice the act opened for its player."""
    queues = _queues(choose)
    asked: dict[str, str] = {}
    while (decision := table.state.decision) is not None:
        if decision.player != player or decision.kind not in ("choose_pokemon", "choose_card", "choose_attack"):
            break
        asked[decision.purpose] = decision.clause
        queue = queues.get(decision.purpose)
        if queue:
            _do(table, _reply(table, decision, queue.pop(0)))
        elif not decision.minimum:
            _do(table, act.Done(player))
        elif queue is None and _all_the_same(table, decision):
            _do(table, act.ChooseCard(player, decision.options[0]))
        else:
            raise Refused(decision.clause)
    for purpose, clause in asked.items():
        if queues.get(purpose):
            raise Refused(clause)


def _all_the_same(table: Table, decision: engine.Decision) -> bool:
    """Cards of one name are the same card (R-CARD-6): a scenario need not say which of them is meant."""
    return decision.kind == "choose_card" and len({table.key(card) for card in decision.options}) == 1


def _reply(table: Table, decision: engine.Decision, answer: str) -> engine.Action:
    player = decision.player
    if decision.kind == "choose_attack":
        return act.ChooseAttack(player, answer)
    if decision.kind == "choose_pokemon":
        return act.ChoosePokemon(player, _uid(table, answer))
    card = next((card for card in decision.options if table.key(card) == answer), NO_CARD)
    return act.ChooseCard(player, card)

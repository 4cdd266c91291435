"""Laws of the effect IR: its JSON form loses nothing, and canonical names depend on order alone."""

from __future__ import annotations

from functools import cache
from types import UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ptcg_desktop.effects import ir, targets, values
from ptcg_desktop.effects.names import BINDS, REFERS, canonical, nodes, rebuilt

_SCOPE = {**vars(targets), **vars(values), **vars(ir)}
_WORDS = st.sampled_from(["", "one", "two", "three"])


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, _SCOPE)


def _any(hint: Any, depth: int) -> st.SearchStrategy[Any]:
    """Values of a type hint of the IR, ever smaller."""
    if hint is type(None):
        return st.none()
    if hint is bool:
        return st.booleans()
    if hint is int:
        return st.integers(-300, 300)
    if hint is str:
        return _WORDS
    origin = get_origin(hint)
    if origin is Literal:
        return st.sampled_from(get_args(hint))
    if origin is tuple:
        return st.lists(_any(get_args(hint)[0], depth - 1), max_size=2).map(tuple) if depth > 0 else st.just(())
    if origin in (Union, UnionType):
        options = list(get_args(hint))
        small = [one for one in options if not isinstance(one, type) or one in (int, str, bool, type(None))]
        return st.sampled_from(options if depth > 0 or not small else small).flatmap(lambda one: _any(one, depth - 1))
    return _node(hint, depth)


def _node(kind: type, depth: int) -> st.SearchStrategy[Any]:
    fields = {name: _any(hint, depth - 1) for name, hint in _hints(kind).items() if not name.startswith("_")}
    if depth <= 0:
        info = msgspec.structs.fields(kind)
        needed = {field.name for field in info if field.required}
        fields = {name: strategy for name, strategy in fields.items() if name in needed}
    return st.fixed_dictionaries(fields).map(lambda chosen: kind(**chosen))


PROGRAMS = st.deferred(lambda: _node(ir.Program, 3))


@given(PROGRAMS)
@settings(max_examples=60, suppress_health_check=list(HealthCheck), deadline=None)
def test_json_loses_nothing(program: ir.Program) -> None:
    assert ir.loads(ir.dumps(program)) == program


@given(PROGRAMS)
@settings(max_examples=60, suppress_health_check=list(HealthCheck), deadline=None)
def test_canonical_is_stable_and_blind_to_names(program: ir.Program) -> None:
    once = canonical(program)
    assert canonical(once) == once

    def prefixed(node: Any) -> Any:
        fields = {*BINDS.get(type(node), ()), *REFERS.get(type(node), ())}
        changes = {field: f"{old}9" for field in fields if (old := getattr(node, field)) and old != "this"}
        return msgspec.structs.replace(node, **changes) if changes else node

    renamed = rebuilt(once, prefixed)
    assert [type(node) for node in nodes(canonical(renamed))] == [type(node) for node in nodes(once)]

"""The plain sentence: what is left where none of the special sentences fits. Imported last, so that those win."""
# ruff: noqa: D103  (what a production says stands in its pattern)

from __future__ import annotations

from typing import Any

from ptcg_desktop.effects.english.grammar import rule
from ptcg_desktop.effects.english.scope import Scope


@rule("sentence", "{do:clauses}", "then , {do:clauses}", "then {do:clauses}", "after that , {do:clauses}")
def sentence_clauses(scope: Scope, do: Any) -> None:
    scope.perform(do)


@rule("sentence", "{do:branched}")
def sentence_branch(scope: Scope, do: None) -> None:
    return None

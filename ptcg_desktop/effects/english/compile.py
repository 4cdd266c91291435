"""English text → program, or the spans that were not understood."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.by_hand import by_hand, hand_key
from ptcg_desktop.effects.english import phrases as phrases
from ptcg_desktop.effects.english.lexer import Token, lex
from ptcg_desktop.effects.english.matcher import Matcher, Tree
from ptcg_desktop.effects.english.scope import Draft, Open, RefusedError, Scope, TextKind
from ptcg_desktop.effects.english.shape import bears_on_damage, frozen, program
from ptcg_desktop.effects.names import accomplished, bound, referred
from ptcg_desktop.effects.verdicts import COMPILER_VERSION, Unknown


class Compiled(msgspec.Struct, frozen=True):
    """A program, or what kept it from being one."""

    program: ir.Program | None
    unknown: tuple[Unknown, ...] = ()


class _Sentence(msgspec.Struct, frozen=True):
    start: int
    end: int
    bracketed: bool


def text_key(text: str, kind: str, own_name: str, points: int | None) -> str:
    """The key a compiled text is stored under."""
    raw = f"{COMPILER_VERSION}\0{kind}\0{own_name}\0{points}\0{text}"
    return hashlib.blake2b(raw.encode(), digest_size=16).hexdigest()


@lru_cache(maxsize=50_000)
def compile_text(text: str, *, kind: TextKind, own_name: str = "", damage: int | None = None) -> Compiled:
    """Compile one text.

    Args:
        kind: What the text stands on: `"attack"`, `"power"`, `"item"`, `"supporter"`, `"stadium"`, `"tool"`,
            `"energy"`…
        own_name: The card's name, which the text may use for "this".
        damage: The damage printed beside an attack; None = not known.
    """
    written = by_hand().get(hand_key(text, kind))
    if written is not None:
        return Compiled(written)
    tokens = lex(text, own_name)
    matcher = Matcher(tokens)
    trees: list[tuple[_Sentence, Tree]] = []
    unknown: list[Unknown] = []
    for sentence in sentences_of(tokens):
        matcher.furthest = sentence.start
        tree = _tree(matcher, sentence)
        if tree is None:
            unknown.append(_unknown(tokens, sentence, "sentence", matcher.furthest))
        else:
            trees.append((sentence, tree))
    if unknown:
        return Compiled(None, tuple(unknown))
    return _lowered(Scope(kind, own_name, damage), tokens, trees)


def _tree(matcher: Matcher, sentence: _Sentence) -> Tree | None:
    if sentence.bracketed:
        tree = matcher.whole("reminder", sentence.start, sentence.end)
        if tree is not None:
            return tree
    return matcher.whole("sentence", sentence.start, sentence.end)


def _unknown(tokens: Sequence[Token], sentence: _Sentence, code: str, near: int) -> Unknown:
    near = min(max(near, sentence.start), sentence.end - 1)
    return Unknown(tokens[sentence.start].start, tokens[sentence.end - 1].end, code, tokens[near].start)


def sentences_of(tokens: Sequence[Token]) -> list[_Sentence]:
    """The sentences of a text, without their full stops; a bracket behind a full stop holds sentences of its own."""
    found: list[_Sentence] = []
    start, depth, bracketed = 0, 0, False
    for at, token in enumerate(tokens):
        if token.norm == "•" and at > start and not depth:
            found.append(_Sentence(start, at, bracketed))
            start = at
        if token.norm == "(" and at == start and not bracketed:
            start, bracketed = at + 1, True
        elif token.norm == "(":
            depth += 1
        elif token.norm == ")" and depth:
            depth -= 1
        elif (token.norm in (".", "\n", "!") and not depth) or (token.norm == ")" and bracketed):
            if at > start:
                found.append(_Sentence(start, at, bracketed))
            start = at + 1
            bracketed = bracketed and token.norm != ")"
    if len(tokens) > start:
        found.append(_Sentence(start, len(tokens), bracketed))
    return found


# --- lowering --------------------------------------------------------------------------------------------------------


def _lowered(scope: Scope, tokens: Sequence[Token], trees: Sequence[tuple[_Sentence, Tree]]) -> Compiled:
    every = _Sentence(0, len(tokens), False)
    at = every
    try:
        for at, tree in trees:  # noqa: B007  (the sentence that is refused is reported below)
            _lower(scope, tree)
        at = every
        return Compiled(program(scope))
    except RefusedError as refused:
        return Compiled(None, (_unknown(tokens, at, refused.code, at.start),))


def _lower(scope: Scope, tree: Tree) -> None:
    """Lower one sentence into the block where what it refers to is known."""
    written: list[Draft] = []
    before = scope.done
    scope.block = written
    scope.begin_sentence()
    scope.value(tree)
    if scope.done is before and (done := accomplished(frozen(written))):
        scope.done = done
    body = scope.body
    if scope.joins is not None and scope.own_acts:
        raise RefusedError("reference.player")
    target = scope.joins if scope.joins is not None else _opened(body, home(written, body, scope.summed))
    if target is body and scope.joins is None:
        target = _early(written, scope)
    _one_branch(written, target, body)
    _with_flips(written, target, body)
    target.extend(written)
    scope.block = body
    for reference in ("searched", "sought", "inflicted", "bonus", "done", "transformed", "leaving", "choosing"):
        if getattr(scope, reference) is written:
            setattr(scope, reference, target)


def home(written: list[Draft], body: list[Draft], summed: Collection[str] = ()) -> list[Draft]:
    """The block a sentence belongs to: the one inside `body` where the names it uses are bound, else `body`."""
    steps = frozen(written)
    wanted = set(referred(steps)) - set(bound(steps))
    found = body
    for name, block, apart, loop in _bindings(body):
        if name in summed and (apart or (loop and loop not in wanted)):
            continue
        if name in wanted and apart:
            raise RefusedError("reference.player")
        if name in wanted and block is not body:
            found = block
    return found


def _early(written: list[Draft], scope: Scope) -> list[Draft]:
    """ "Before doing damage, you may flip a coin. If heads, this attack does …": belongs to that "may"."""
    found = home(written, scope.early)
    if found is scope.early or not all(bears_on_damage(step) for step in frozen(written)):
        return scope.body
    return found


def _with_flips(written: list[Draft], target: list[Draft], body: list[Draft]) -> None:
    """A flip between a "may" and the sentence that belongs to it ("Then flip 3 coins. For each heads, …") does too."""
    if target is body:
        return
    place = next((at for at, draft in enumerate(body) if isinstance(draft, Open) and _holds(draft, target)), len(body))
    later = body[place + 1 :]
    flips = all(isinstance(draft, ir.FlipCoins) for draft in later)
    if flips and {*bound(frozen(later))} & {*referred(frozen(written))}:
        target.extend(later)
        del body[place + 1 :]


def _one_branch(written: list[Draft], target: list[Draft], body: list[Draft]) -> None:
    """ "If heads, look at 5 cards …. If tails, look at 3 …. Shuffle the other cards …" is said of either branch.

    Raises:
        RefusedError: what the sentence speaks of is in each of two branches.
    """
    wanted = {name.rstrip("0123456789") for name in referred(frozen(written))}
    for one, two in pairwise(body):
        if isinstance(one, Open) and isinstance(two, Open) and _holds(two, target) and not two.otherwise:
            sorts = ({name.rstrip("0123456789") for name in bound(frozen(part.then))} for part in (one, two))
            if wanted & next(sorts) & next(sorts):
                raise RefusedError("reference.branch")


def _holds(draft: Open, block: list[Draft]) -> bool:
    """Is this block inside it?"""
    parts = (draft.then, draft.otherwise)
    return any(part is block or any(isinstance(one, Open) and _holds(one, block) for one in part) for part in parts)


def _opened(body: list[Draft], block: list[Draft]) -> list[Draft]:
    """ "You may discard any number …": none is a number too, so what follows happens either way, outside the "may"."""
    for at, draft in enumerate(body):
        if isinstance(draft, Open) and draft.then is block and block and getattr(block[0], "count", None) == "any":
            body[at : at + 1] = block
            return body
    return block


def _bindings(block: list[Draft], apart: bool = False, loop: str = "") -> Iterator[tuple[str, list[Draft], bool, str]]:
    """Names bound in a block and inside its branches; `apart`: in steps of each player, one name for two results;
    `loop`: in steps for each Pokémon, which has that name there."""
    for draft in block:
        if isinstance(draft, Open):
            yield from _bindings(draft.then, apart or draft.apart, draft.loop or loop)
            yield from _bindings(draft.otherwise, apart or draft.apart, draft.loop or loop)
        else:
            for name in bound(draft):
                yield name, block, apart, loop

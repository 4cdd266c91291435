"""One card text explained: the program it compiles to, in words of both languages, or the spans not understood."""

from __future__ import annotations

from typing import get_args

import msgspec

from ptcg_desktop.effects import ir
from ptcg_desktop.effects.english.compile import compile_text
from ptcg_desktop.effects.english.scope import TextKind
from ptcg_desktop.effects.render import render
from ptcg_desktop.errors import KnownError

LONGEST = 5_000
"""Characters; the longest printed texts have about a fifth of them."""

_TEXT_KINDS: tuple[TextKind, ...] = get_args(TextKind)
_KINDS: dict[str, TextKind] = {"ability": "power", **{kind: kind for kind in _TEXT_KINDS}}


class Question(msgspec.Struct, frozen=True):
    """A text and where it stands.

    Attributes:
        kind: `"attack"`, `"ability"`, `"trainer"`, `"energy"`, or a kind of `TextKind`, which says more.
        name: The card's name, which the text may use for "this".
        damage: The damage printed beside an attack; None = not known.
    """

    text: str
    kind: str = "attack"
    name: str = ""
    damage: int | None = None


class Span(msgspec.Struct, frozen=True):
    """Words not understood.

    Attributes:
        start: First character; `end` the one behind the last.
        code: As `effects.english.compile.Unknown.code`.
        near: The character up to which the grammar went.
    """

    start: int
    end: int
    code: str
    words: str
    near: int


class Renderings(msgspec.Struct, frozen=True):
    """The program in words."""

    en: str
    pt: str


class Explained(msgspec.Struct, frozen=True):
    """What became of a text: `ir` and `renderings`, or `unknown`."""

    text: str
    kind: str
    name: str
    understood: bool
    ir: ir.Program | None
    renderings: Renderings | None
    unknown: tuple[Span, ...]


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question as it stands in a line: what is left out, or `null`, is as asked for all lines."""

    text: str
    kind: str | None = None
    name: str | None = None
    damage: int | None = None


def question(line: bytes, kind: str = "attack", name: str = "") -> Question:
    """Read a question from one line of JSON.

    Args:
        kind, name: Of the lines that do not say them.

    Raises:
        KnownError: `effect.line`, with the problem.
    """
    try:
        read = msgspec.json.decode(line, type=Line)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise KnownError("effect.line", problem=str(error)) from error
    return Question(
        read.text, kind if read.kind is None else read.kind, name if read.name is None else read.name, read.damage
    )


def explain(asked: Question) -> Explained:
    """Compile a text and say what it means.

    Raises:
        KnownError: `effect.kind`, `effect.too_long`.
    """
    kind = _KINDS.get(asked.kind)
    if kind is None:
        raise KnownError("effect.kind", kind=asked.kind, kinds=", ".join(_KINDS))
    if len(asked.text) > LONGEST:
        raise KnownError("effect.too_long", count=len(asked.text), longest=LONGEST)
    text = asked.text.encode("utf-8", "replace").decode()  # half a surrogate pair has no place in JSON
    name = asked.name.encode("utf-8", "replace").decode()
    compiled = compile_text(text, kind=kind, own_name=name, damage=asked.damage)
    program = compiled.program
    unknown = tuple(Span(one.start, one.end, one.code, text[one.start : one.end], one.near) for one in compiled.unknown)
    words = None
    if program is not None:
        words = Renderings(
            render(program, "en", kind=kind, own_name=name, damage=asked.damage),
            render(program, "pt", kind=kind, own_name=name, damage=asked.damage),
        )
    return Explained(text, asked.kind, name, program is not None, program, words, unknown)

"""From typed values to settled ones: `fogo` → `fire`, `≥` → `>=`, `2013-8` → `2013-08`."""

from __future__ import annotations

import calendar
import re
from typing import NamedTuple

from ptcg_desktop.cards.names import fold
from ptcg_desktop.services.query.fields import Field, choice, nearest
from ptcg_desktop.services.query.pattern import Pattern, PatternError
from ptcg_desktop.services.query.tree import Operator, Severity, Value

OPERATORS: dict[str, Operator] = {
    ":": ":",
    "=": "=",
    "!=": "!=",
    "<>": "!=",
    "<": "<",
    "<=": "<=",
    "≤": "<=",
    ">": ">",
    ">=": ">=",
    "≥": ">=",
}
_NUMBER = re.compile(r"\d{1,6}")
_RANGE = re.compile(r"(\d{0,6})\s*(?:\.\.+|…)\s*(\d{0,6})")
_DAY = re.compile(r"(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?|(\d{1,2})/(\d{1,2})/(\d{4})|(\d{1,2})/(\d{4})")
_SUM = re.compile(r"(r\$|us\$|\$|€|£|[a-z]{3})?\s*(\d{1,9})(?:[.,](\d{1,2}))?\s*([a-z]{3})?")
_CURRENCY_SIGNS = {"r$": "brl", "us$": "usd", "$": "usd", "€": "eur", "£": "gbp"}
_GRADES = re.compile(r"\d{1,3}(?:\.\d)?(?:\s*\.\.\s*(?:\d{1,3}(?:\.\d)?)?)?|\.\.\d{1,3}(?:\.\d)?")
_OTHER_FORMS = (
    (re.compile(r"(\d{1,6})\s*(?:-|–|—|~|to|a|até)\s*(\d{1,6})"), ":{}..{}"),
    (re.compile(r"(\d{1,6})\s*\+"), ">={}"),
    (re.compile(r"([<>]=?)\s*(\d{1,6})"), "{}{}"),
    (re.compile(r"=?\s*(\d{1,6})\s*[x×]?"), ":{}"),
)
"""Numbers as people also write them, and what they mean behind the name of a field."""
_COST = re.compile(r"[grwlpfcdmyn]{1,10}", re.IGNORECASE)
_MARK = re.compile(r"[a-z]{1,2}")
_PLACE = re.compile(r"[\w.\-:!?]{1,24}")


_WORDY = ("text", "words", "deck", "grade", "condition")


class WrongValueError(Exception):
    """A value that does not fit its field: code of the sentence and its params."""

    def __init__(self, code: str, severity: Severity = "error", **params: object) -> None:
        super().__init__(code)
        self.code = code
        self.severity = severity
        self.params = params


class Limits(NamedTuple):
    """Both ends included; None = open."""

    low: str | None
    high: str | None


def settled(field: Field, op: Operator, value: Value) -> Value:
    """The value in its settled form.

    Raises:
        WrongValueError: it does not fit the field.
    """
    if op in ("<", "<=", ">", ">=") and not field.ordered:
        raise WrongValueError("query.operator", field=field.name, operator=op)
    if value.kind == "regex":
        if field.kind != "text":
            raise WrongValueError("query.pattern_here", field=field.name)
        if not value.text:
            raise WrongValueError("query.no_value", "half", field=field.name)
        check_pattern(value.text)
        return value
    read = _READERS.get(field.kind, _words)
    text = read(field, op, value.text.strip())
    kind = value.kind if field.kind in _WORDY else "plain"
    if not text:
        raise WrongValueError("query.no_value", "half", field=field.name)
    if field.kind in _WORDY[1:] or (field.kind == "text" and " " in text):
        kind = "quoted" if " " in text or value.kind == "quoted" else "plain"
    return Value(text, kind, value.span)


def check_pattern(source: str) -> None:
    """Can the regular expression be used?

    Raises:
        WrongValueError: no, and why.
    """
    try:
        Pattern(settled_pattern(source))
    except PatternError as error:
        raise WrongValueError(f"query.pattern_{error.reason}", pattern=source, column=error.at + 1) from error


def settled_pattern(source: str) -> str:
    r"""The pattern in the form of the text it is looked for in; what stands behind a backslash keeps its case."""
    from ptcg_desktop.services.query.facts import plain

    parts = re.split(r"(\\.)", source)
    return "".join(part if index % 2 else plain(part) for index, part in enumerate(parts))


def _words(field: Field, op: Operator, text: str) -> str:
    return fold(text)


def _choice(field: Field, op: Operator, text: str) -> str:
    found = choice(field, text)
    if found is None:
        names = [name for each in field.choices for name in each.names() if len(name) > 1]
        raise WrongValueError("query.value", field=field.name, value=text, nearest=nearest(text, names))
    return found


def _order(field: Field, op: Operator, text: str) -> str:
    sign = "-" if text.startswith("-") else ""
    return sign + _choice(field, op, text.lstrip("+-"))


def _number(field: Field, op: Operator, text: str) -> str:
    if field.name == "year":
        _check_years(text)
    if _NUMBER.fullmatch(text):
        return str(int(text))
    found = _RANGE.fullmatch(text)
    if found is None or not (found[1] or found[2]):
        if re.fullmatch(r"\d*\.{1,3}", text):
            raise WrongValueError("query.no_value", "half", field=field.name)
        raise WrongValueError("query.number", field=field.name, value=text, nearest=_likely(text))
    if op not in (":", "=", "!="):
        raise WrongValueError("query.range_here", field=field.name, operator=op)
    low, high = (str(int(end)) if end else "" for end in found.groups())
    return f"{low}..{high}"


def _likely(text: str) -> str:
    """What a number written in another way means, with its operator (`100+` → `>=100`); `""` = no idea."""
    for form, meant in _OTHER_FORMS:
        if found := form.fullmatch(text):
            return meant.format(*found.groups())
    return ""


def _check_years(text: str) -> None:
    """Years have four digits; a day or a month belongs to another field."""
    if re.fullmatch(r"\d{1,3}|\d{0,4}\.\.\.?\d{1,3}", text):
        raise WrongValueError("query.year", "half", value=text)
    if re.search(r"\d{5}|(?<!\d)\d{1,3}\.\.", text):
        raise WrongValueError("query.year", value=text)
    if not re.fullmatch(r"\d{4}", text) and _DAY.fullmatch(text):
        raise WrongValueError("query.year_day", field="date", value=text)


def _mark(field: Field, op: Operator, text: str) -> str:
    """`G`, `G..I`; `none` for cards without one."""
    ends = [fold(end) for end in re.split(r"\.\.+|…", text)]
    if choice(field, text):
        return "none"
    if len(ends) > 2 or not all(not end or _MARK.fullmatch(end) for end in ends) or not any(ends):
        raise WrongValueError("query.mark", field=field.name, value=text)
    if len(ends) == 2 and op not in (":", "=", "!="):
        raise WrongValueError("query.range_here", field=field.name, operator=op)
    return "..".join(ends)


def _date(field: Field, op: Operator, text: str) -> str:
    if ".." in text or "…" in text:
        if op not in (":", "=", "!="):
            raise WrongValueError("query.range_here", field=field.name, operator=op)
        ends = re.split(r"\.\.+|…", text)
        if len(ends) != 2 or not any(ends):
            raise WrongValueError("query.date", value=text)
        return "..".join(_day(end) if end else "" for end in ends)
    return _day(text)


def _day(text: str) -> str:
    found = _DAY.fullmatch(text)
    if found is None:
        raise WrongValueError("query.date", value=text)
    year = found[1] or found[6] or found[8]
    month, day = found[2] or found[5] or found[7], found[3] or found[4]
    if not int(year) >= 1 or (month and not 1 <= int(month) <= 12):
        raise WrongValueError("query.date", value=text)
    if day and not 1 <= int(day) <= calendar.monthrange(int(year), int(month))[1]:
        raise WrongValueError("query.date", value=text)
    return "-".join([year, *(f"{int(part):02}" for part in (month, day) if part)])


def _cost(field: Field, op: Operator, text: str) -> str:
    if _COST.fullmatch(text) and op in (":", "=", "!="):
        return text.lower()
    if text == "0" or _NUMBER.fullmatch(text) or _RANGE.fullmatch(text):
        return _number(field, op, text)
    raise WrongValueError("query.cost", value=text)


def _place(field: Field, op: Operator, text: str) -> str:
    text = text.partition("/")[0]
    if field.name == "number":
        if _RANGE.fullmatch(text):
            return _number(field, op, text)
        if op in ("<", "<=", ">", ">="):
            return _number(field, op, text)
    if not _PLACE.fullmatch(text):
        raise WrongValueError("query.value", field=field.name, value=text, nearest="")
    return text.lower()


def _format(field: Field, op: Operator, text: str) -> str:
    from ptcg_desktop.decks import load_formats

    name, at, day = text.partition("@")
    formats = load_formats()
    found = {fold(form).replace(" ", ""): each.id for each in formats.values() for form in (each.id, each.name.pt)}
    tight = fold(name).replace(" ", "")
    if at and day and tight in _ROTATING:
        whole = _whole_day(day)
        return f"{played_on(whole)}@{whole}"
    known = found.get(tight)
    if known is None:
        raise WrongValueError("query.value", field=field.name, value=name, nearest=nearest(name, formats))
    if not at:
        return known
    if not day:
        raise WrongValueError("query.no_value", "half", field=field.name)
    return f"{known}@{_whole_day(day)}"


_ROTATING = frozenset({"standard", "padrao", "modified", "modificado"})
_SEASON = re.compile(r"(?:standard|modified)-\d{4}")


def played_on(day: str) -> str:
    """Id of the format of rotating sets that was in force on a day: Modified until 2014, then Standard.

    Each was called so in its time, so that both names mean the one that was played.
    """
    from ptcg_desktop.decks import load_formats

    formats = load_formats()
    past = [each for each in formats.values() if _SEASON.fullmatch(each.id) and day <= each.until]
    begun = [each for each in past if each.periods[0].since <= day]
    return min(begun or past, key=lambda each: each.until).id if past else "standard"


def _whole_day(text: str) -> str:
    """A day; of a year or a month its last one, when all of its sets are out."""
    day = _day(text)
    if len(day) == 4:
        return f"{day}-12-31"
    if len(day) == 7:
        return f"{day}-{calendar.monthrange(int(day[:4]), int(day[5:]))[1]:02}"
    return day


def _money(field: Field, op: Operator, text: str) -> str:
    """`R$ 12,5` → `12.50brl`; a range may have its currency on either end."""
    ends = re.split(r"\.\.+|…", text)
    if len(ends) == 2 and any(ends):
        if op not in (":", "=", "!="):
            raise WrongValueError("query.range_here", field=field.name, operator=op)
        return "..".join(_sum(field, end) if end.strip() else "" for end in ends)
    return _sum(field, text)


def _sum(field: Field, text: str) -> str:
    found = _SUM.fullmatch(text.strip().lower())
    if found is None or (found[1] and found[4]):
        raise WrongValueError("query.money", field=field.name, value=text)
    code = _CURRENCY_SIGNS.get(found[1] or "", found[1] or found[4] or "")
    return f"{int(found[2])}.{(found[3] or '').ljust(2, '0')}{code}"


def _grade(field: Field, op: Operator, text: str) -> str:
    if found := _GRADES.fullmatch(text.replace(",", ".").strip()):
        if ".." in found[0] and op not in (":", "=", "!="):
            raise WrongValueError("query.range_here", field=field.name, operator=op)
        return found[0].replace(" ", "")
    if op not in (":", "=", "!="):
        raise WrongValueError("query.number", field=field.name, value=text)
    return fold(text)


_READERS = {
    "choice": _choice,
    "number": _number,
    "mark": _mark,
    "date": _date,
    "cost": _cost,
    "place": _place,
    "format": _format,
    "order": _order,
    "money": _money,
    "grade": _grade,
}


def limits(op: Operator, text: str) -> Limits:
    """The ends of a settled number or date as the operator means it, where it means a stretch; `!=` as `=`."""
    if ".." in text:
        low, high = text.split("..")
        return Limits(low or None, high or None)
    if op in (">", ">="):
        return Limits(text, None)
    if op in ("<", "<="):
        return Limits(None, text)
    return Limits(text, text)

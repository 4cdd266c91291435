"""How much of the catalogue's card text the compiler understands: of all cards or of some sets, per set and per era."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import get_args

import msgspec

from ptcg_desktop.cards import SetDef, Text
from ptcg_desktop.effects.coverage import Coverage, Share, Template, count, distinct
from ptcg_desktop.effects.verdicts import Automation
from ptcg_desktop.errors import KnownError
from ptcg_desktop.files.reading import Progress
from ptcg_desktop.services.catalogue import CatalogueService


class SetCoverage(msgspec.Struct, frozen=True):
    """Cards with text of one set; a card counts as compiled if every text of it is.

    Attributes:
        era: Id of the series the set belongs to.
        release: ISO date.
    """

    set: str
    name: Text
    era: str
    release: str
    compiled: int
    total: int


class EraCoverage(msgspec.Struct, frozen=True):
    """Cards with text of one series, e.g. all sets named after one pair of games; in order of its first release."""

    era: str
    name: Text
    release: str
    compiled: int
    total: int


class CoverageReport(msgspec.Struct, frozen=True):
    """The measure. `texts` are distinct, `uses` every place one stands, `cards` those that have any text.

    Attributes:
        plays: All cards, those without text too, by how far they play by themselves. (A text that is understood counts
            as compiled; the few that the engine cannot carry out yet do not play.)
        unknown: The sentences not understood, numbers and names taken out, by the cards they stand on.
    """

    texts: Share
    uses: Share
    cards: Share
    plays: dict[Automation, int]
    eras: tuple[EraCoverage, ...]
    sets: tuple[SetCoverage, ...]
    unknown: tuple[Template, ...]


def coverage_of(catalogue: CatalogueService, sets: Sequence[str], progress: Progress) -> CoverageReport:
    """Count what is understood of the English texts of the catalogue, or of some sets given by id or code.

    Args:
        progress: Told `programs.reading`. What was read is kept, so that the next measure is quick.

    Raises:
        KnownError: `coverage.set` for a set the catalogue does not have; those of opening it.
    """
    known = catalogue.sets()
    wanted = {one for name in sets for one in _set_ids(name, known)}
    cards = [card for card in catalogue.cards(catalogue.search()) if not wanted or card.set_id in wanted]
    if not wanted:
        catalogue.programs.fill(progress)
    programs = catalogue.programs
    found = count(cards, {text: programs.judge(text) for text in distinct(cards)})
    return _report(found, Counter(map(programs.automation, cards)), {one.id: one for one in known})


def _set_ids(name: str, known: Sequence[SetDef]) -> list[str]:
    found = [one.id for one in known if name.lower() == one.id.lower()]
    found = found or [one.id for one in known if name.upper() in one.codes]
    if not found:
        raise KnownError("coverage.set", set=name)
    return found


def _report(found: Coverage, playing: Mapping[Automation, int], known: dict[str, SetDef]) -> CoverageReport:
    rows = []
    for row in found.sets:
        own = known.get(row.set_id) or SetDef(id=row.set_id, name=Text(row.set_id))
        rows.append(SetCoverage(own.id, own.name, own.series_id, row.release, row.compiled, row.total))
    eras: dict[str, EraCoverage] = {}
    for each in rows:
        series = known[each.set].series if each.set in known else Text("")
        before = eras.get(each.era, EraCoverage(each.era, series, each.release, 0, 0))
        eras[each.era] = msgspec.structs.replace(
            before, compiled=before.compiled + each.compiled, total=before.total + each.total
        )
    plays = {state: playing.get(state, 0) for state in get_args(Automation)}
    return CoverageReport(found.texts, found.uses, found.cards, plays, tuple(eras.values()), tuple(rows), found.unknown)

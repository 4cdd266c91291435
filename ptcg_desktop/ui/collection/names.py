"""Names of the cards and sets of rows, in the language of the window, and how people sort and search them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from ptcg_desktop.cards.names import fold
from ptcg_desktop.files.numbers import number_key

if TYPE_CHECKING:
    from ptcg_desktop.services.catalogue import CatalogueService
    from ptcg_desktop.services.collection import Holding


class Names:
    """Names in one language over one state of the catalogue; everything is kept once it was asked for.

    A card or set the catalogue does not have is named as its row names it.
    """

    def __init__(self, catalogue: CatalogueService, language: str, rows: Iterable[Holding] = ()) -> None:
        """The names of the cards of `rows` are read at once, others one by one."""
        self._catalogue = catalogue
        self.language = language
        wanted = list({row.card_id for row in rows})
        self._cards = {card.id: card.name for card in catalogue.rows(wanted, language)} if wanted else {}
        self._sets = {each.id: each.name.get(language) for each in catalogue.sets()}
        self._folded: dict[int, tuple[str, str]] = {}
        self._hay: dict[int, str] = {}

    def card(self, row: Holding) -> str:
        """The name of a row's card."""
        if row.card_id not in self._cards:
            card = self._catalogue.card(row.card_id)
            self._cards[row.card_id] = card.name.get(self.language) if card else row.name
        return self._cards[row.card_id]

    def set(self, row: Holding) -> str:
        """The name of a row's set."""
        return self._sets.get(row.set_id) or row.set_name or row.set_id

    def set_of(self, set_id: str) -> str:
        """The name of a set, `""` if unknown."""
        return self._sets.get(set_id, "")

    def folded(self, row: Holding) -> tuple[str, str]:
        """Name and set the way people sort and search them."""
        found = self._folded.get(row.id)
        if found is None:
            found = self._folded[row.id] = fold(self.card(row)), fold(self.set(row))
        return found

    def hay(self, row: Holding) -> str:
        """What bare words are looked for in: names as shown and as stored, and the number."""
        found = self._hay.get(row.id)
        if found is None:
            words = (*self.folded(row), fold(row.name), fold(row.set_name), fold(row.number))
            found = self._hay[row.id] = " ".join(words)
        return found

    def order(self, row: Holding) -> tuple[object, ...]:
        """The order by name; equal names by set, number and variant."""
        name, set_name = self.folded(row)
        return name, self.card(row), set_name, row.set_id, number_key(row.number), row.variant, row.id

    def set_order(self, row: Holding) -> tuple[object, ...]:
        """The order by set."""
        return self.folded(row)[1], row.set_id, number_key(row.number)

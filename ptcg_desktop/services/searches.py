"""Searches with names, and those made lately. They are kept in settings.json, written beside and swapped in."""

from __future__ import annotations

from ptcg_desktop.cards.names import fold
from ptcg_desktop.services.settings import SavedSearch, SettingsService

KEPT = 40
"""So many past searches are remembered."""


class Searches:
    """Every method that changes something gives back the saved searches as they were: `restore` takes it back.

    All of them raise KnownError (`database.full`, `database.forbidden`, `database.io`) if the file cannot be written.
    """

    def __init__(self, settings: SettingsService) -> None:
        self._settings = settings

    @property
    def saved(self) -> tuple[SavedSearch, ...]:
        """In the order of their names."""
        return self._settings.current.searches

    @property
    def past(self) -> tuple[str, ...]:
        """Those made lately, the newest first."""
        return self._settings.current.past_searches

    def find(self, name: str) -> SavedSearch | None:
        """The search of this name, whatever its case and accents."""
        return next((each for each in self.saved if fold(each.name) == fold(name)), None)

    def save(self, name: str, text: str, former: str = "") -> tuple[SavedSearch, ...]:
        """Keep a search under a name; one of that name, or of the `former` name, is replaced.

        Raises:
            ValueError: name or text is blank, or too long.
        """
        made = SavedSearch(name=name.strip(), text=text.strip())
        gone = {fold(name), fold(former)} if former else {fold(name)}
        return self._keep([each for each in self.saved if fold(each.name) not in gone] + [made])

    def delete(self, name: str) -> tuple[SavedSearch, ...]:
        """Forget the search of this name."""
        return self._keep([each for each in self.saved if fold(each.name) != fold(name)])

    def restore(self, saved: tuple[SavedSearch, ...]) -> tuple[SavedSearch, ...]:
        """Put the saved searches back as they were."""
        return self._keep(list(saved))

    def remember(self, *texts: str) -> None:
        """Searches were made, the newest is the last."""
        past = list(self.past)
        for text in filter(None, map(str.strip, texts)):
            past = [text, *(each for each in past if each != text)]
        self._settings.change(past_searches=tuple(past[:KEPT]))

    def forget(self) -> None:
        """Forget what was searched for."""
        self._settings.change(past_searches=())

    def _keep(self, searches: list[SavedSearch]) -> tuple[SavedSearch, ...]:
        before = self.saved
        self._settings.change(searches=tuple(sorted(searches, key=lambda each: fold(each.name))))
        return before

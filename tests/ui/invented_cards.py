"""A small invented catalogue and a workspace on it, for the tests of the collection and deck pages."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QHeaderView, QPushButton, QScrollBar, QSplitterHandle, QWidget

from ptcg_desktop.cards import Attack, CardDef, Damage, SetDef, Text, Variant
from ptcg_desktop.services.catalogue import CatalogueService
from ptcg_desktop.services.workspace import Workspace
from ptcg_desktop.ui.app.context import AppContext
from ptcg_desktop.ui.app.i18n import Language
from ptcg_desktop.ui.app.theme import Theme
from ptcg_desktop.ui.widgets.face_cache import faces_of

SETS = (
    SetDef(id="inv1", name=Text("Invented One", "Inventada Um"), code="IO", codes=("IO",), release="1999-01-09"),
    SetDef(id="inv2", name=Text("Second Sun", "Segundo Sol"), code="SS", codes=("SS",), release="1999-06-16"),
)
NORMAL, HOLO = Variant("normal"), Variant("holo")


def pokemon(card_id: str, name: str, pt: str = "", **facts: object) -> CardDef:
    """A Pokémon with one attack; `facts` as in `CardDef`."""
    set_id, _, number = card_id.partition("-")
    plain: dict[str, object] = {
        "id": card_id,
        "set_id": set_id,
        "number": number,
        "name": Text(name, pt or name),
        "kind": "pokemon",
        "stage": "basic",
        "hp": 50,
        "types": ("R",),
        "attacks": (Attack(Text("Nudge", "Cutucão"), ("C",), Damage(10)),),
        "retreat": 1,
        "variants": (NORMAL, HOLO),
        "release": "1999-01-09" if set_id == "inv1" else "1999-06-16",
    }
    return CardDef(**(plain | facts))  # type: ignore[arg-type]


def other(card_id: str, name: str, kind: str, **facts: object) -> CardDef:
    """A Trainer or Energy card."""
    return pokemon(
        card_id, name, str(facts.pop("pt", "")), kind=kind, stage="", hp=0, types=(), attacks=(), retreat=None, **facts
    )


CARDS = (
    pokemon("inv1-1", "Emberpup", "Brasinha"),
    pokemon("inv1-2", "Emberhound", "Brasão", stage="stage1", evolves_from=Text("Emberpup", "Brasinha"), hp=80),
    pokemon("inv1-3", "Emberwolf", stage="stage2", evolves_from=Text("Emberhound", "Brasão"), hp=120),
    pokemon("inv1-4", "Mr. Quag-Quag", types=("W",)),
    pokemon("inv1-5", "Élanfant ♀", types=("G",)),
    other("inv1-6", "Old Lamp", "trainer", pt="Lampião Velho", trainer_kind="item"),
    other("inv1-7", "Kind Aunt", "trainer", pt="Tia Gentil", trainer_kind="supporter"),
    other("inv1-8", "Fire Energy", "energy", pt="Energia de Fogo", energy_kind="basic", provides=("R",)),
    other("inv1-9", "Water Energy", "energy", pt="Energia de Água", energy_kind="basic", provides=("W",)),
    other("inv1-10", "Odd Energy", "energy", pt="Energia Estranha", energy_kind="special", provides=("C", "C")),
    pokemon("inv2-1", "Emberpup", "Brasinha", hp=60, variants=(HOLO,)),
    pokemon("inv2-2", "Emberpup ex", hp=90),
)


@contextmanager
def workspace(home: Path, cards: tuple[CardDef, ...] = CARDS) -> Iterator[Workspace]:
    """A workspace whose catalogue is the invented one."""
    with Workspace.open(home) as opened:
        opened.catalogue = CatalogueService(home, lambda: (SETS, cards))
        yield opened


@contextmanager
def context_on(opened: Workspace, app: QApplication) -> Iterator[AppContext]:
    """What a page is made with; the application looks as before afterwards."""
    palette, sheet = app.palette(), app.styleSheet()
    context = AppContext(opened, Theme(app, "light"), Language(app, "en"))
    try:
        yield context
    finally:
        context.tasks.shut_down()
        faces_of(context).forget_wishes()
        # A page that was closed need not get another language and style first.
        app.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        context.language_switch.set_choice("en")
        app.setStyleSheet(sheet)
        app.setPalette(palette)


def nameless(page: QWidget) -> list[QWidget]:
    """The widgets of a page that the keyboard can reach and a screen reader cannot name, Qt's own inner parts aside."""
    inner = (QScrollBar, QHeaderView, QSplitterHandle)
    return [
        each
        for each in page.findChildren(QWidget)
        if each.focusPolicy() & Qt.FocusPolicy.TabFocus
        and not each.objectName().startswith("qt_")
        and type(each.parent()).__name__ != "QFrame"  # the list of a combo box
        and not isinstance(each, inner)
        and not each.accessibleName()
        and not (isinstance(each, QPushButton) and (each.text() or not each.isVisible()))
    ]

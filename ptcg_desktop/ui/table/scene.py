"""The board as a scene that makes itself equal to a `Picture`, whatever happened in between."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from ptcg_desktop.cards.model import CardDef
from ptcg_desktop.ui.table.anim import Animator, Motion
from ptcg_desktop.ui.table.ground import Ground
from ptcg_desktop.ui.table.items import (
    BoardItem,
    CaptionItem,
    CardItem,
    CoinItem,
    CountItem,
    Lit,
    Look,
    MarkersItem,
    PlaceItem,
    PokemonItem,
)
from ptcg_desktop.ui.table.layout import BoardLayout, Box, Side, plan, width_of
from ptcg_desktop.ui.table.picture import Cue, Handle, HandleKind, Marks, Picture, SidePicture
from ptcg_desktop.ui.table.staging import Script, Staging, script_of

SIDES: tuple[Side, Side] = ("near", "far")
_Z: dict[str, float] = {
    "place": 0,
    "pile": 1,
    "prize": 2,
    "stadium": 3,
    "count": 4,
    "bench": 10,
    "active": 20,
    "hand": 40,
}
_RAISED = 5
"""How much higher than its neighbours a raised hand card lies."""


class BoardScene(QGraphicsScene):
    """Everything on the table. Knows no rules: what is lit comes from outside."""

    def __init__(self, look: Look, labels: Mapping[str, str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.look = look
        self.labels = dict(labels)
        self.animator = Animator(self)
        self.ground = Ground(self, self.animator)
        self.layout_plan: BoardLayout = plan(900, 700)
        self.picture: Picture | None = None
        self.marks = Marks()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._items: dict[Handle, BoardItem] = {}
        self._places: dict[Handle, PlaceItem] = {}
        self._backs: dict[Side, list[CardItem]] = {"near": [], "far": []}
        self._coins: list[CoinItem] = []
        self._caption = CaptionItem(look)
        self._caption.setZValue(29)
        self.addItem(self._caption)
        self._markers: dict[Side, MarkersItem] = {side: MarkersItem(look) for side in SIDES}
        for markers in self._markers.values():
            markers.setZValue(_Z["pile"])
            self.addItem(markers)
        self._counts: dict[tuple[str, Side], CountItem] = {}
        for count_key in ((what, side) for what in ("hand", "prize") for side in SIDES):
            self._counts[count_key] = CountItem(look)
            self._counts[count_key].setZValue(_Z["count"])
            self.addItem(self._counts[count_key])
        self._raised: Handle | None = None
        self._staging = Staging(self)
        self._script = Script()
        self._leaving: dict[int, BoardItem] = {}

    # --- geometry -------------------------------------------------------------------------------------------

    def set_size(self, width: float, height: float) -> None:
        """Another size of the board: everything goes to its new place at once."""
        picture = self.picture
        prizes = max((picture.near.prize_places, picture.far.prize_places) if picture else (6,))
        lost = picture is not None and picture.has_lost_zone
        places = picture.bench_places if picture else 5
        self.layout_plan = plan(width, height, places, max(1, prizes), lost=lost)
        self.setSceneRect(0, 0, width, height)
        self.animator.finish()
        self._lay_places()
        if picture is not None:
            self._reconcile(picture, moving=False)
            self._put_coins(picture, spin=False)
        self.update()

    def set_labels(self, labels: Mapping[str, str]) -> None:
        """Names of the places in another language."""
        self.labels = dict(labels)
        self._lay_places()

    def refresh_look(self) -> None:
        """Theme, language or screen changed: paint everything anew."""
        self.ground.give_back()
        self.look.sprites.clear()
        for item in self.items():
            if isinstance(item, BoardItem):
                item.repaint()
        self.update()

    def _lay_places(self) -> None:
        wanted: set[Handle] = set()
        for side in SIDES:
            for kind, index, box in self.place_boxes(side):
                wanted.add(self._lay_place(Handle(kind, side, index), box))
        if self.picture is None or self.picture.has_stadium_place:
            wanted.add(self._lay_place(Handle("stadium", "near"), self.layout_plan.stadium))
        wanted.add(self._lay_place(Handle("stage", "near"), self.layout_plan.stage))
        for handle in set(self._places) - wanted:
            self.removeItem(self._places.pop(handle))

    def place_boxes(self, side: Side) -> list[tuple[HandleKind, int, Box]]:
        """The places printed on a side of the mat: (kind, number, where)."""
        half = self.layout_plan.half(side)
        boxes: list[tuple[HandleKind, int, Box]] = [("active", 0, half.active)]
        boxes += [("bench", index, box) for index, box in enumerate(half.bench)]
        boxes += [("deck", 0, half.deck), ("discard", 0, half.discard)]
        if half.lost is not None:
            boxes.append(("lost", 0, half.lost))
        return boxes + [("prize", index, box) for index, box in enumerate(half.prizes)]

    def _lay_place(self, handle: Handle, box: Box) -> Handle:
        place = self._places.get(handle)
        if place is None:
            place = PlaceItem(self.look)
            place.handle = handle
            self._places[handle] = place
            self.addItem(place)
        place.resize(box.width, box.height)
        place.setPos(*box.centre)
        place.set_label("" if handle.kind in ("prize", "hand") else self.labels.get(handle.kind, ""))
        return handle

    # --- reconcile ------------------------------------------------------------------------------------------

    def show_picture(self, picture: Picture, cues: Iterable[Cue] = (), *, moving: bool = True) -> None:
        """Make the board equal to `picture`; what differs moves there, if `moving`."""
        self.animator.finish()
        before = self.picture
        if before is None or _frame_of(before) != _frame_of(picture):
            self.picture = picture
            self.set_size(self.sceneRect().width() or 900, self.sceneRect().height() or 700)
            moving = moving and before is not None
        self.picture = picture
        moving = moving and self.animator.speed > 0
        cues = tuple(cues) if moving else ()
        self._script = script_of(self, cues, before, picture)
        self._leaving.clear()
        self._reconcile(picture, moving=moving)
        self._put_coins(picture, spin=moving and before is not None and before.coins != picture.coins)
        self._staging.play(cues, self._pokemon_item, self._script)
        self._script = Script()
        self._leaving.clear()

    def _pokemon_item(self, uid: int) -> BoardItem | None:
        """The item of a Pokémon, also of one that is just leaving."""
        here = (item for handle, item in self._items.items() if handle[::2] == ("pokemon", uid))
        return next(here, self._leaving.get(uid))

    def _reconcile(self, picture: Picture, *, moving: bool) -> None:
        seen: set[Handle] = set()
        for side in SIDES:
            half, side_picture = self.layout_plan.half(side), picture.half(side)
            seen |= self._put_pile(Handle("deck", side), half.deck, None, side_picture.deck)
            if side_picture.discard:
                seen |= self._put_open_pile(Handle("discard", side), half.discard, side_picture.discard)
            if half.lost is not None and side_picture.lost:
                seen |= self._put_open_pile(Handle("lost", side), half.lost, side_picture.lost)
            for position in side_picture.prizes:
                if position < len(half.prizes):
                    seen |= self._put_prize(Handle("prize", side, position), half.prizes[position], half.deck, moving)
            self._put_backs(side, side_picture)
            self._put_markers(side, side_picture)
            self._put_counts(side, side_picture)
        seen |= self._put_hand(picture.near, moving)
        if picture.stadium is not None:
            handle = Handle("stadium", "near")
            item = self._card(handle, "stadium")
            item.show_card(picture.stadium)
            self._send(item, self.layout_plan.stadium, None, moving)
            seen.add(handle)
        for pokemon in picture.pokemon:
            self._put_pokemon(pokemon.handle, picture, moving)
            seen.add(pokemon.handle)
        self._drop_missing(seen, moving)
        self.set_marks(self.marks)

    def _card(self, handle: Handle, layer: str) -> CardItem:
        item = self._items.get(handle)
        if not isinstance(item, CardItem):
            item = CardItem(self.look)
            item.handle = handle
            item.setZValue(_Z[layer])
            self._items[handle] = item
            self.addItem(item)
            item.setData(0, True)
        return item

    def _put_pile(self, handle: Handle, box: Box, top: CardDef | None, count: int) -> set[Handle]:
        if count == 0:
            return set()
        item = self._card(handle, "pile")
        item.setData(0, None)
        item.resize(box.width, box.height)
        item.setPos(*box.centre)
        item.show_card(top, count, pile=True)
        return {handle}

    def _put_open_pile(self, handle: Handle, box: Box, cards: Sequence[CardDef]) -> set[Handle]:
        return self._put_pile(handle, box, cards[-1], len(cards))

    def _put_counts(self, side: Side, picture: SidePicture) -> None:
        half, unit = self.layout_plan.half(side), self.layout_plan.unit
        hand = self._counts["hand", side]
        hand.resize(half.hand_count.width, max(15.0, min(24.0, half.hand_count.height)))
        hand.setPos(*half.hand_count.centre)
        hand.set_text(self.labels.get("hand", "{count}").format(count=picture.hand_count))
        prizes = self._counts["prize", side]
        if half.prizes:
            height = float(round(max(15.0, width_of(unit) * 0.26)))
            left, right = min(box.x for box in half.prizes), max(box.right for box in half.prizes)
            prizes.resize(height * 2, height)
            bottom = max(box.bottom for box in half.prizes)
            prizes.setPos(round((left + right) / 2), round(bottom - height * 0.7))
        prizes.set_text(str(len(picture.prizes)) if picture.prizes else "")

    def _put_prize(self, handle: Handle, box: Box, deck: Box, moving: bool) -> set[Handle]:
        item = self._card(handle, "prize")
        item.show_card(None)
        self._send(item, box, QPointF(*deck.centre), moving)
        return {handle}

    def _put_hand(self, side: SidePicture, moving: bool) -> set[Handle]:
        boxes = self.layout_plan.hand("near", len(side.hand))
        for index, (card, box) in enumerate(zip(side.hand, boxes, strict=True)):
            item = self._card(card.handle, "hand")
            item.show_card(card.card)
            raised = card.handle == self._raised
            item.setZValue(_Z["hand"] + index * 0.1 + (_RAISED if raised else 0))
            if raised:
                box = box._replace(y=round(box.y - self.layout_plan.unit * 0.1))
            self._send(item, box, self._origin(card.handle, self.layout_plan.near.deck), moving)
        return {card.handle for card in side.hand}

    def _put_markers(self, side: Side, picture: SidePicture) -> None:
        """Markers beside the board lie between the deck and the place next to it."""
        deck = self.layout_plan.half(side).deck
        stadium, stage = self.layout_plan.stadium, self.layout_plan.stage
        left, right = (stage.right, deck.x) if side == "near" else (deck.right, stadium.x)
        item = self._markers[side]
        item.resize(max(30.0, right - left - 12), deck.height)
        item.setPos(round((left + right) / 2), round(deck.centre[1]))
        item.show_markers(picture.once, picture.markers)

    def _put_backs(self, side: Side, picture: SidePicture) -> None:
        """The hand that cannot be played from here: only backs, and only as many as there are, but for cards that the
        rules lay open.
        """
        opened = [each.card for each in picture.hand]
        count = 0 if side == "near" and opened else picture.hand_count
        backs = self._backs[side]
        while len(backs) > count:
            self.removeItem(backs.pop())
        while len(backs) < count:
            item = CardItem(self.look)
            item.setZValue(_Z["hand"] - 1 if side == "far" else _Z["hand"])
            backs.append(item)
            self.addItem(item)
        for at, (item, box) in enumerate(zip(backs, self.layout_plan.hand(side, count), strict=True)):
            item.show_card(opened[at] if at < len(opened) else None)
            item.resize(box.width, box.height)
            item.setPos(*box.centre)

    def _put_pokemon(self, handle: Handle, picture: Picture, moving: bool) -> None:
        pokemon = picture.find(handle.key)
        if pokemon is None:
            return
        half = self.layout_plan.half(pokemon.side)
        active = pokemon.place < 0
        box = half.active if active else half.bench[min(pokemon.place, len(half.bench) - 1)]
        item = self._items.get(handle)
        if not isinstance(item, PokemonItem):
            item = PokemonItem(self.look)
            self._items[handle] = item
            self.addItem(item)
            item.setData(0, True)
        item.show_pokemon(pokemon)
        item.setZValue(_Z["active" if active else "bench"] + max(0, pokemon.place) * 0.1)
        origin = self.layout_plan.near.hand if pokemon.side == "near" else half.hand
        self._send(item, box, self._origin(handle, origin), moving)

    def _origin(self, handle: Handle, usual: Box) -> QPointF:
        return self._script.origins.get(handle, QPointF(*usual.centre))

    def _send(self, item: BoardItem, box: Box, origin: QPointF | None, moving: bool) -> None:
        """Let an item go to its place; a new one comes from `origin`."""
        item.resize(box.width, box.height)
        new = item.data(0) is not None
        item.setData(0, None)
        end = QPointF(*box.centre)
        start = origin if new and origin is not None else item.pos()
        if not moving or (new and origin is None) or (start - end).manhattanLength() < 0.5:
            self.animator.stop_item(item)  # it may just have set out for somewhere else
            item.setPos(end)
            item.setOpacity(1.0)
            return
        self.animator.play(Motion(item, start, end, start_opacity=0.3 if new else 1.0))

    def _drop_missing(self, seen: set[Handle], moving: bool) -> None:
        for handle in set(self._items) - seen:
            item = self._items.pop(handle)
            item.handle = None
            moves = moving and handle.kind in ("pokemon", "card") and handle not in self._script.at_once
            if not moves:
                self.animator.stop_item(item)
                self.removeItem(item)
                continue
            discard = QPointF(*self.layout_plan.half(handle.side).discard.centre)
            goal = self._script.goals.get(handle, discard)
            if handle.kind == "pokemon":
                self._leaving[handle.key] = item
            if handle.kind == "pokemon" and handle.key in self._script.fallen:
                self._staging.fall(item, goal, self.remover(item))
            else:
                self.animator.play(Motion(item, item.pos(), goal, end_opacity=0.0, done=self.remover(item)))

    def remover(self, item: BoardItem) -> Callable[[], None]:
        """Takes the item off the board, when its motion is over."""

        def gone() -> None:
            if item.scene() is self:
                self.removeItem(item)

        return gone

    def _put_coins(self, picture: Picture, *, spin: bool) -> None:
        while self._coins:
            gone = self._coins.pop()
            self.animator.stop_item(gone)
            self.removeItem(gone)
        stage = self.layout_plan.stage
        shown = picture.coins[-6:]
        letters = (self.labels.get("heads", "")[:1].upper(), self.labels.get("tails", "")[:1].upper())
        self._caption.resize(stage.width * 2.0, stage.height * 0.5)
        self._caption.setPos(stage.centre[0], stage.bottom + stage.height * 0.3)
        self._caption.set_text(shown[-1].reason if shown else "")
        size = stage.width * (0.8 if len(shown) <= 1 else 0.46)
        for index, coin in enumerate(shown):
            item = CoinItem(self.look)
            item.resize(size, size)
            column, row = index % 2, index // 2
            x, y = stage.centre
            if len(shown) > 1:
                x += (column - 0.5) * size * 1.1
                y += (row - (len(shown) - 1) // 2 / 2) * size * 1.1
            item.setPos(x, y)
            item.setZValue(30)
            item.setToolTip(coin.reason)
            item.show_coin(heads=coin.heads, letters=letters)
            self.addItem(item)
            self._coins.append(item)
            if spin:
                self._staging.flip(item, index)

    # --- pointing -------------------------------------------------------------------------------------------

    def handle_at(self, point: QPointF) -> Handle | None:
        """What lies topmost under the scene point; empty places last."""
        # A raised hand card must not bury its neighbours: pointing goes by how they lay before.
        raised = self._items.get(self._raised) if self._raised is not None else None
        items = sorted(self._items.values(), key=lambda item: (_RAISED if item is raised else 0) - item.zValue())
        for item in items:
            if item.handle is not None and item.shape_contains(point):
                return item.handle
        for handle, place in self._places.items():
            if place.shape_contains(point):
                return self._occupant(handle) or handle
        return None

    def attached_at(self, point: QPointF) -> Handle | None:
        """The attached card under the scene point, where nothing else lies over it."""
        top = self.handle_at(point)
        for item in self._items.values():
            number = item.attached_at(point) if isinstance(item, PokemonItem) else None
            free = top is None or top == item.handle or top in self._places
            if number is not None and item.handle is not None and free:
                return Handle("attached", item.handle.side, number)
        return None

    def hand_at(self, point: QPointF) -> Handle | None:
        """The near hand, where no card of it lies."""
        return Handle("hand", "near") if QRectF(*self.layout_plan.near.hand).contains(point) else None

    def bearer(self, attached: Handle) -> PokemonItem | None:
        """The Pokémon that an attached card is on."""
        for item in self._items.values():
            picture = item.picture if isinstance(item, PokemonItem) else None
            if picture is not None and attached.key in (*picture.energy_keys, *picture.attached_keys):
                assert isinstance(item, PokemonItem)
                return item
        return None

    def _occupant(self, place: Handle) -> Handle | None:
        """The Pokémon on a place: a turned card leaves parts of its place free."""
        if self.picture is None or place.kind not in ("active", "bench"):
            return None
        one = self.picture.at(place.side, -1 if place.kind == "active" else place.key)
        return None if one is None else one.handle

    def item_of(self, handle: Handle) -> BoardItem | None:
        """The item of a handle: the thing itself, else its place."""
        return self._items.get(handle) or self._places.get(handle)

    def handles(self) -> list[Handle]:
        """Everything that can be pointed at now, places after things."""
        free = (handle for handle in self._places if handle not in self._items and self._occupant(handle) is None)
        return [*self._items, *free]

    def rect_of(self, handle: Handle) -> QRectF | None:
        """Where a handle's card lies in the scene."""
        item = self.item_of(handle)
        if item is None:
            return None
        if isinstance(item, PokemonItem):
            return item.face_rect().translated(item.pos())
        return item.body.translated(item.pos())

    def raise_card(self, handle: Handle | None) -> None:
        """Lift one hand card fully into sight."""
        if handle == self._raised or self.picture is None:
            return
        self.ground.give_back()
        self._raised = handle if handle is not None and handle.kind == "card" else None
        self._put_hand(self.picture.near, moving=self.animator.speed > 0)

    def set_marks(self, lights: Marks) -> None:
        """Light what may be taken up, where it may go, and what is chosen."""
        if lights != self.marks:
            self.ground.give_back()
        self.marks = lights
        for handle, item in self._items.items():
            item.set_lit(_lit(handle, lights), handle == lights.focus)
        for handle, place in self._places.items():
            covered = handle in self._items
            place.set_lit("" if covered else _lit(handle, lights), handle == lights.focus and not covered)

    # --- mat ------------------------------------------------------------------------------------------------

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        colours = self.look.colours
        painter.fillRect(rect, colours.surround)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        mat, middle = QRectF(*self.layout_plan.mat), self.layout_plan.middle
        radius = self.layout_plan.unit * 0.14
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.mat)
        painter.drawRoundedRect(mat, radius, radius)
        painter.save()
        painter.setClipRect(QRectF(mat.left(), mat.top(), mat.width(), middle - mat.top()))
        painter.setBrush(colours.mat_far)
        painter.drawRoundedRect(mat, radius, radius)
        painter.restore()
        painter.setPen(QPen(colours.line, 1.5))
        painter.drawLine(QPointF(mat.left(), middle), QPointF(mat.right(), middle))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(QPointF(mat.center().x(), middle), radius * 0.6, radius * 0.6)
        self.ground.paint(painter)


def _frame_of(picture: Picture) -> tuple[int, int, bool, bool]:
    prizes = max(picture.near.prize_places, picture.far.prize_places)
    return picture.bench_places, prizes, picture.has_lost_zone, picture.has_stadium_place


def _lit(handle: Handle, lights: Marks) -> Lit:
    if handle in lights.chosen:
        return "chosen"
    if handle in lights.targets:
        return "target"
    return "can" if handle in lights.can else ""

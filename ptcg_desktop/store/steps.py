"""The step log: one stack of undo steps per scope, kept in the library, written in the transaction of the act itself.

Scopes are independent (`"collection"`, `"decks"` for the list of decks, `"deck:5"` for the cards and format of one).
They meet in one place only: a deck that goes takes its cards with it. Undoing and redoing therefore record what they
really did and keep that as the step, so that redoing the creation of a deck brings back the cards it has got since.

Limits: `LIMIT` steps per scope (`DECK_LIMIT` for a deck, which nobody reaches: its whole life can be taken back), and
`SIZE_LIMIT` bytes of row images, so that a few large imports do not outgrow the collection itself; the oldest go first,
the newest always stays. A new step ends the redo of its scope. The steps of a deck that can no longer come back are
removed.
"""

from __future__ import annotations

import msgspec
import sqlalchemy as sa

from ptcg_desktop.store.library import deck, history
from ptcg_desktop.store.rows import Image, StepRow
from ptcg_desktop.store.session import Step, now

LIMIT = 200
DECK_LIMIT = 20_000
SIZE_LIMIT = 64_000_000
# Only a step above this size makes the log add up its sizes: a press of a key must not read the images of an import.
LARGE = 1_000_000

_images = msgspec.json.Decoder(list[Image])


def record(step: Step, scope: str) -> None:
    """Write the step into the history of its scope and set its id; a step that changed nothing leaves no trace."""
    if not step.images:
        return
    step.touch_decks()
    connection = step.connection
    dropped = connection.execute(sa.delete(history).where(history.c.scope == scope, history.c.undone == 1)).rowcount
    images = _json(step.images)
    values = {"scope": scope, "code": step.code, "params": _json(step.params), "at": now(), "undone": 0}
    step.id = int(connection.execute(sa.insert(history), {**values, "images": images}).lastrowid)
    dropped += _thin(connection, scope, large=len(images) > LARGE)
    if scope == "decks" and dropped:
        _forget_lost_decks(connection)


def _thin(connection: sa.Connection, scope: str, *, large: bool) -> int:
    """Remove the oldest steps beyond the limits; returns how many."""
    ids = sa.select(history.c.id).where(history.c.scope == scope).order_by(history.c.id.desc())
    limit = DECK_LIMIT if scope.startswith("deck:") else LIMIT
    oldest_kept = connection.execute(ids.offset(limit - 1).limit(1)).scalar_one_or_none() or 0
    if large:
        size, newest_first = 0, connection.execute(ids.add_columns(sa.func.length(history.c.images))).all()
        for place, (step_id, length) in enumerate(newest_first):
            size += length
            if size > SIZE_LIMIT and place > 0:
                oldest_kept = max(oldest_kept, step_id + 1)
                break
    return connection.execute(sa.delete(history).where(history.c.scope == scope, history.c.id < oldest_kept)).rowcount


def next_undo(connection: sa.Connection, scope: str) -> StepRow | None:
    """The step that `undo` would take back."""
    return _next(connection, scope, undone=False)


def next_redo(connection: sa.Connection, scope: str) -> StepRow | None:
    """The step that `redo` would do again."""
    return _next(connection, scope, undone=True)


def undo(step: Step, scope: str) -> StepRow | None:
    """Take back the newest step of the scope; `step` then holds what was really done. None if there is none."""
    found = next_undo(step.connection, scope)
    if found is not None:
        step.apply_all([image.inverse() for image in reversed(_images_of(step.connection, found.id))])
        _keep(step, found.id, undone=1, images=[image.inverse() for image in reversed(step.images)])
    return found


def redo(step: Step, scope: str) -> StepRow | None:
    """Do the last undone step of the scope again; as `undo`."""
    found = next_redo(step.connection, scope)
    if found is not None:
        step.apply_all(_images_of(step.connection, found.id))
        _keep(step, found.id, undone=0, images=step.images)
    return found


def _next(connection: sa.Connection, scope: str, *, undone: bool) -> StepRow | None:
    if scope.startswith("deck:") and not _deck_exists(connection, int(scope.removeprefix("deck:"))):
        return None
    columns = history.c
    row = connection.execute(
        sa.select(columns.id, columns.scope, columns.code, columns.params, columns.at)
        .where(columns.scope == scope, columns.undone == int(undone))
        .order_by(columns.id if undone else columns.id.desc())
        .limit(1)
    ).one_or_none()
    if row is None:
        return None
    return StepRow(row.id, row.scope, row.code, msgspec.json.decode(row.params), row.at)


def _deck_exists(connection: sa.Connection, deck_id: int) -> bool:
    return connection.execute(sa.select(deck.c.id).where(deck.c.id == deck_id)).one_or_none() is not None


def _images_of(connection: sa.Connection, step_id: int) -> list[Image]:
    return _images.decode(connection.execute(sa.select(history.c.images).where(history.c.id == step_id)).scalar_one())


def _keep(step: Step, step_id: int, *, undone: int, images: list[Image]) -> None:
    step.touch_decks()
    step.id = step_id
    step.connection.execute(
        sa.update(history).where(history.c.id == step_id).values(undone=undone, images=_json(images))
    )


def _forget_lost_decks(connection: sa.Connection) -> None:
    """Remove the steps of decks that neither exist nor can be brought back by a step of the list of decks."""
    query = sa.select(history.c.scope).distinct().where(history.c.scope.like("deck:%"))
    for scope in connection.execute(query).scalars().all():
        if _deck_exists(connection, int(scope.removeprefix("deck:"))):
            continue
        mentions = sa.select(history.c.id).where(history.c.scope == "decks", history.c.images.contains(f'"{scope}"'))
        if connection.execute(mentions.limit(1)).one_or_none() is None:
            connection.execute(sa.delete(history).where(history.c.scope == scope))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()

"""Guard: a PySide6 that drops references to True and None kills long sessions (docs/dependencies.md).

6.12.0 on Python 3.11 loses one reference to True with every emitted signal; after some 590 of them the interpreter
aborts. Short tests pass on it, so this one counts. From Python 3.12 on both objects are immortal and nothing can fall.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, Signal

CALLS = 64
ALLOWED = 32


class _Sender(QObject):
    fired = Signal(int)


def test_qt_calls_keep_the_references_of_true_and_none() -> None:
    sender = _Sender()
    before_true, before_none = sys.getrefcount(True), sys.getrefcount(None)
    for number in range(CALLS):
        sender.fired.emit(number)
        sender.setObjectName(f"sender {number}")
    assert before_true - sys.getrefcount(True) <= ALLOWED
    assert before_none - sys.getrefcount(None) <= ALLOWED

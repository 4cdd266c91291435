"""One window per home folder: a second start calls the first one forward and ends.

Who holds the lock of the home folder listens, and nobody else: so what is in the way of listening was left by a crash,
and of two that start at the same moment one stays. The one called answers; a window that hangs does not, and whoever
called it goes on to find the lock taken, and says so.
"""

from __future__ import annotations

import hashlib
import os
import time
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

CALL, ANSWER = b"show\n", b"here\n"
CONNECT_MS = 500
ANSWER_MS = 8000
"""A window that has just been started is busy for a while, on a slow computer for seconds."""
AGAIN_S = 0.1


class SingleInstance(QObject):
    """See the module. Ways to the same home folder, such as a link, are one.

    Attributes:
        unanswered: Was there one that did not answer when it was called?

    Signals:
        called: Another start asked for the window.
    """

    called = Signal()

    def __init__(self, home: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Names of folders need not be text, and users need no name.
        key = f"{os.getuid()}:".encode() if hasattr(os, "getuid") else b""
        key += os.fsencode(os.path.normcase(os.path.realpath(home)))
        self.name = f"ptcg-desktop-{hashlib.sha256(key).hexdigest()[:20]}"
        self.unanswered = False
        self._server: QLocalServer | None = None

    def call_first(self, patience: float = 0.0) -> bool:
        """Ask a window that is already open to come forward; False if there is none, or none that answers.

        Args:
            patience: Seconds in which one that is being started may begin to listen.
        """
        end = time.monotonic() + patience
        while not self._call():
            if self.unanswered or time.monotonic() > end:
                return False
            time.sleep(AGAIN_S)
        return True

    def _call(self) -> bool:
        socket = QLocalSocket()
        socket.connectToServer(self.name)
        if not socket.waitForConnected(CONNECT_MS):
            return False
        socket.write(CALL)
        socket.waitForBytesWritten(CONNECT_MS)
        # The answer may have come in while the call went out, and nothing more would then be ready to read.
        answered = socket.bytesAvailable() > 0 or socket.waitForReadyRead(ANSWER_MS)
        socket.disconnectFromServer()
        self.unanswered = not answered
        return answered

    def listen(self) -> bool:
        """Be the first one, holding the lock of the home folder; False if the system allows no server (the lock still
        keeps others out)."""
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(self.name):
            QLocalServer.removeServer(self.name)
            if not server.listen(self.name):
                return False
        server.newConnection.connect(self._greet)
        self._server = server
        return True

    def close(self) -> None:
        """Stop listening."""
        if self._server is not None:
            self._server.close()
            self._server = None

    def _greet(self) -> None:
        if self._server is None:
            return
        socket = self._server.nextPendingConnection()
        socket.disconnected.connect(socket.deleteLater)
        socket.write(ANSWER)
        socket.waitForBytesWritten(CONNECT_MS)  # now, not when the window has time
        self.called.emit()

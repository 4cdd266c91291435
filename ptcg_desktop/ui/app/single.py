"""One window per home folder: a second start calls the first one forward and ends."""

from __future__ import annotations

import getpass
import hashlib
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtNetwork import QLocalServer, QLocalSocket

CALL = b"show\n"
WAIT_MS = 500


class SingleInstance(QObject):
    """See the module.

    Signals:
        called: Another start asked for the window.
    """

    called = Signal()

    def __init__(self, home: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        key = hashlib.sha256(f"{getpass.getuser()}:{home}".encode()).hexdigest()[:20]
        self.name = f"ptcg-desktop-{key}"
        self._server: QLocalServer | None = None

    def call_first(self) -> bool:
        """Ask a window that is already open to come forward; False if there is none."""
        socket = QLocalSocket()
        socket.connectToServer(self.name)
        if not socket.waitForConnected(WAIT_MS):
            return False
        socket.write(CALL)
        socket.waitForBytesWritten(WAIT_MS)
        socket.disconnectFromServer()
        return True

    def listen(self) -> bool:
        """Be the first one; False if the system allows no server (then the lock of the home folder still guards it)."""
        server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        if not server.listen(self.name):
            # Nobody answered, so what is in the way was left by a crash.
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
        self.called.emit()

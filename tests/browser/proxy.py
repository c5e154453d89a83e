"""A line that can be cut: a TCP proxy before the server."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress


class Wire:
    """Passes bytes on until it is cut; mended, it takes new connections again."""

    def __init__(self, port: int) -> None:
        self._to = port
        self._whole = True
        self._open: set[socket.socket] = set()
        self._door = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._door.getsockname()[1])
        threading.Thread(target=self._listen, daemon=True).start()

    def cut(self) -> None:
        """End every connection, and take no new one."""
        self._whole = False
        for end in list(self._open):
            shut(end)

    def mend(self) -> None:
        """Take connections again."""
        self._whole = True

    def close(self) -> None:
        """The end of it."""
        self.cut()
        shut(self._door)

    def _listen(self) -> None:
        while True:
            try:
                near, _ = self._door.accept()
            except OSError:
                return
            try:
                if not self._whole:
                    raise ConnectionRefusedError
                far = socket.create_connection(("127.0.0.1", self._to), 10)
            except OSError:
                shut(near)
                continue
            far.settimeout(None)
            self._open |= {near, far}
            for source, sink in ((near, far), (far, near)):
                threading.Thread(target=self._pass, args=(source, sink), daemon=True).start()

    def _pass(self, source: socket.socket, sink: socket.socket) -> None:
        with suppress(OSError):
            while got := source.recv(65536):
                sink.sendall(got)
        for end in (source, sink):
            shut(end)
        self._open -= {source, sink}


def shut(end: socket.socket) -> None:
    """Close it for both sides, whatever state it is in."""
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()

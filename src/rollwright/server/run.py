"""Starting the server from the command line: the port, the addresses, the code for phones, the browser."""

from __future__ import annotations

import errno
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TextIO

import uvicorn

from rollwright.server.addresses import lan_addresses, url_of
from rollwright.server.app import create_app
from rollwright.server.limits import MAX_FRAME

HOST, PORT = "0.0.0.0", 8000  # the local network, so that phones can join
TRIES = 50
STOP_SECONDS = 5
# Longer than proxies (60 s) and clients keep an idle connection, so that they never send into one we are closing.
KEEP_ALIVE_SECONDS = 75
EVERYWHERE = ("0.0.0.0", "::", "")


class NoPort(Exception):
    """No free port was found, or the host is not an address of this machine."""


def data_folder() -> Path:
    """Where the data are unless --data says otherwise: the platform's folder for them."""
    from platformdirs import user_data_path

    return user_data_path("rollwright", appauthor=False)


def serve(
    host: str = HOST,
    port: int = PORT,
    data: Path | None = None,
    origins: Sequence[str] = (),
    open_browser: bool = True,
    out: TextIO = sys.stdout,
) -> None:
    """Serve until interrupted. StorageError where the data cannot be used, NoPort where no port is free."""
    listening = listen(host, port)
    try:
        app = create_app(data or data_folder(), origins=origins)
        free = int(listening.getsockname()[1])
        server = make_server(app)

        def begun() -> None:
            greet(host, port, free, out)
            if open_browser and has_browser():
                webbrowser.open(url_of("localhost" if host in EVERYWHERE else host, free))

        _when_started(server, begun)  # not before: Ctrl-C is heard from here on, and the address answers
        server.run(sockets=[listening])
    finally:
        listening.close()


def make_server(app: object) -> uvicorn.Server:
    """Uvicorn as we run it: websockets without compression, small frames, a short goodbye."""
    config = uvicorn.Config(
        app,  # type: ignore[arg-type]  # any ASGI application
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=MAX_FRAME,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        log_config=None,
        access_log=False,
        server_header=False,
    )
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
    return uvicorn.Server(config)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket on the port, or on the next one that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for number in range(port, port + TRIES) if port else (0,):
        # Named as TCP: only then asyncio sends what is small at once, and not 40 ms later (TCP_NODELAY).
        found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(1024)
        except OSError as error:
            found.close()
            if error.errno in (errno.EADDRINUSE, errno.EACCES):
                continue
            raise NoPort(f"{host} is not an address to listen on here: {error.strerror}.") from error
        return found
    raise NoPort(f"The ports {port} to {port + TRIES - 1} are all taken. Choose another with --port.")


def greet(host: str, asked: int, port: int, out: TextIO) -> None:
    """Say where the hall is: here, in the local network, and as a code for phones."""
    if asked not in (0, port):
        print(f"Port {asked} is taken, so this is port {port}.", file=out)
    if host not in EVERYWHERE:
        print(f"Rollwright is open at {url_of(host, port)}", file=out)
    else:
        print(f"Rollwright is open at {url_of('localhost', port)}", file=out)
        others = [url_of(address, port) for address in lan_addresses()]
        for url in others:
            print(f"In the local network:   {url}", file=out)
        if others:
            print("Phones join by this code (anyone in your network can reach the hall):", file=out)
            _print_code(others[0], out)
        else:
            print("No local network was found; phones cannot join.", file=out)
    print("Ctrl-C closes it.", file=out, flush=True)


def _print_code(url: str, out: TextIO) -> None:
    import segno

    code = segno.make(url, error="l", micro=False)
    try:
        code.terminal(out=out, compact=True)
    except UnicodeEncodeError:
        print(f"(this terminal cannot draw it: {url})", file=out)


def has_browser() -> bool:
    """Whether a browser can be opened here."""
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True


def _when_started(server: uvicorn.Server, act: Callable[[], object]) -> None:
    def wait() -> None:
        while not server.started and not server.should_exit:
            pause.wait(0.05)
        if server.started:
            act()

    pause = threading.Event()
    threading.Thread(target=wait, daemon=True, name="greeting").start()

"""The machine's own addresses:

Which origins are ours, and where phones in the local network find the server.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

LOCAL = ("localhost", "127.0.0.1", "::1")
# Nothing is sent there: a datagram socket "connected" to these tells which address of ours would be used.
_FAR = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
_DEFAULT_PORTS = {"http": 80, "https": 443}


def lan_addresses() -> list[str]:
    """The addresses at which others in the local network reach this machine, IPv4 first."""
    found: list[str] = []
    for family, far in _FAR:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((far, 9))
                found.append(str(probe.getsockname()[0]))
        except OSError:
            continue
    try:
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    except OSError:
        pass
    return list(dict.fromkeys(address for address in found if _reachable(address)))


def _reachable(address: str) -> bool:
    parsed = ipaddress.ip_address(address.split("%", maxsplit=1)[0])
    return not (parsed.is_loopback or parsed.is_link_local or parsed.is_unspecified)


def url_of(host: str, port: int) -> str:
    """The address of a host as one types it."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" if port == _DEFAULT_PORTS["http"] else f"http://{shown}:{port}"


def split_host(host: str, scheme: str = "http") -> tuple[str, int] | None:
    """Name and port of a Host header; None where it is none."""
    try:
        parts = urlsplit(f"//{host}")
        return (parts.hostname or "", parts.port or _DEFAULT_PORTS[scheme]) if parts.hostname else None
    except ValueError:
        return None


class OwnAddresses:
    """Knows which origins are the server's own:

    This machine's names and addresses, and those given with --origin.
    """

    def __init__(self, origins: Iterable[str] = ()) -> None:
        self._extra = frozenset(origin.rstrip("/").lower() for origin in origins)
        name = socket.gethostname().lower()
        self._names = frozenset({*LOCAL, name, f"{name.split('.')[0]}.local", *lan_addresses()})

    def is_ours(self, origin: str, host: str, local: str | None) -> bool:
        """Whether a page of `origin` may talk to us, reached as `host` on our address `local`.

        The name has to be ours, not only equal to the Host header: a foreign name may be pointed at us.
        """
        if origin.rstrip("/").lower() in self._extra:
            return True
        try:
            parts = urlsplit(origin)
            port = parts.port or _DEFAULT_PORTS.get(parts.scheme, -1)
        except ValueError:
            return False
        asked = split_host(host, parts.scheme if parts.scheme in _DEFAULT_PORTS else "http")
        if parts.scheme not in _DEFAULT_PORTS or not parts.hostname or asked is None:
            return False
        return port == asked[1] and (parts.hostname in self._names or parts.hostname == local)

    def is_our_page(self, url: str, host: str, local: str | None) -> bool:
        """Whether a URL leads to this server."""
        try:
            parts = urlsplit(url)
        except ValueError:
            return False
        return self.is_ours(f"{parts.scheme}://{parts.netloc}", host, local)

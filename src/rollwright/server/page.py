"""The built page: its files with good cache headers, and the one page for every address of the hall."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from pathlib import Path

from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import Response

from rollwright.server.problems import Problem

PAGE = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"
_PACKED = (".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map", ".ftl")
_PLACES = ("", "t", "join", "take", "rules", "components")
_TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Rollwright</title>
<style>
  :root { color-scheme: light dark; }
  body { margin: 0; min-height: 100vh; display: grid; place-items: center;
         background: #f6f1e7; color: #33271d; font: 1.1rem/1.6 system-ui, sans-serif; }
  main { max-width: 34rem; padding: 2rem; }
  h1 { font-size: 1.6rem; margin: 0 0 .5rem; }
  code { background: #e9dfcc; padding: .1em .4em; border-radius: .3em; }
  @media (prefers-color-scheme: dark) {
    body { background: #221c17; color: #efe6d8; }
    code { background: #3a3028; }
  }
</style>
<main>
  <h1>The hall is open, its page is not built yet</h1>
  <p>The server works, and so does its programming interface under <code>/api/v1</code>.</p>
  <p>From a checkout, build the page with <code>make page</code> and load this again.
  An installed Rollwright brings it along.</p>
</main>
</html>
"""


class Page:
    """The files of the built page, read and packed once each."""

    def __init__(self, folder: Path = PAGE) -> None:
        self._folder = folder.resolve()
        self._files: dict[str, tuple[bytes, bytes | None, str]] = {}

    async def answer(self, request: Request) -> Response:
        """A file, or the page for an address of the hall; Problem where there is neither."""
        path = request.url.path.lstrip("/")
        name = path if self._is_file(path) else "index.html"
        if name == "index.html" and path.split("/")[0] not in (*_PLACES, "index.html"):
            raise Problem("not-found")
        if not self._is_file(name):
            return Response(NOT_BUILT, 503, {"Cache-Control": "no-store"}, "text/html; charset=utf-8")
        return self._file(name, request.headers)

    def _is_file(self, path: str) -> bool:
        if path in self._files:
            return True
        found = (self._folder / path).resolve()
        return bool(path) and found.is_relative_to(self._folder) and found.is_file()

    def _file(self, name: str, asked: Headers) -> Response:
        if name not in self._files or name == "index.html":
            self._files[name] = self._read(name)
        body, packed, tag = self._files[name]
        kind = _TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        headers = {"ETag": tag, "Vary": "Accept-Encoding", "Cache-Control": "no-cache"}
        if name.startswith("assets/"):
            headers["Cache-Control"] = FOREVER  # their names change with their content
        if tag in asked.get("if-none-match", ""):
            return Response(None, 304, headers)
        if packed is not None and "gzip" in asked.get("accept-encoding", ""):
            return Response(packed, 200, {**headers, "Content-Encoding": "gzip"}, kind)
        return Response(body, 200, headers, kind)

    def _read(self, name: str) -> tuple[bytes, bytes | None, str]:
        body = (self._folder / name).read_bytes()
        packed = gzip.compress(body, 9, mtime=0) if name.endswith(_PACKED) else None
        tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'
        return body, packed if packed is not None and len(packed) < len(body) else None, tag

"""Answers over HTTP: JSON by msgspec, and problems as RFC 9457 wants them."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from rollwright.server.problems import KINDS, Problem
from rollwright.server.wire import ProblemBody


def reply(value: Any, status: int = 200) -> Response:
    """A value of `wire` as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def problem_response(problem: Problem) -> Response:
    """A refusal."""
    headers = {"Retry-After": str(problem.data["seconds"])} if "seconds" in problem.data else None
    body = msgspec.json.encode(problem.body())
    return Response(body, problem.status, headers, media_type="application/problem+json")


def refusals(*codes: str) -> dict[int | str, dict[str, Any]]:
    """The OpenAPI description of a route's refusals, by status."""
    by_status: dict[int, list[str]] = {}
    for code in codes:
        by_status.setdefault(KINDS[code].status, []).append(f"`{code}`: {KINDS[code].title}")
    return {
        status: {
            "description": "\n\n".join(lines),
            "model": ProblemBody,
            "content": {"application/problem+json": {}},
        }
        for status, lines in by_status.items()
    }


def install(app: FastAPI) -> None:
    """Make the app answer every error as a problem."""

    @app.exception_handler(Problem)
    async def refuse(_request: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)
        return problem_response(error)

    @app.exception_handler(RequestValidationError)
    async def misshapen(_request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        found = [{"where": list(item["loc"]), "what": item["msg"]} for item in error.errors()]
        detail = "; ".join(f"{'.'.join(map(str, item['where']))}: {item['what']}" for item in found)
        return problem_response(Problem("bad-request", detail, errors=found))

    @app.exception_handler(HTTPException)
    async def plain(_request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        code = {404: "not-found", 405: "method-not-allowed"}.get(error.status_code, "bad-request")
        return problem_response(Problem(code))

    _ = (refuse, misshapen, plain)

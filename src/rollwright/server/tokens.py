"""Secrets of seats and tables: how they are made, kept and compared."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # no 0/o, 1/l/i: an invite may be read out and typed


def new_token() -> str:
    """A seat token: 256 bits, base64url. Only its hash is kept."""
    return secrets.token_urlsafe(32)


def new_id(length: int = 16) -> str:
    """A table id or an invite: 16 letters, 79 bits."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(length))


def hashed(secret: str) -> str:
    """What is stored in place of a secret. The secrets are random and long, so a plain SHA-256 is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(stored: str | None, given: str) -> bool:
    """Whether the hash `given` is the one stored, in constant time."""
    return hmac.compare_digest(stored or "", given)

"""Seeded randomness: every made-up id, token and key, the same again for the same seed."""

import base64
import hashlib
import hmac
import json
from collections.abc import Mapping
from uuid import UUID


class SeededRandom:
    """A stream of draws; two streams of one seed give the same draws in the same order."""

    def __init__(self, seed: int) -> None:
        self._root = hashlib.sha256(f"played service {seed}".encode()).digest()
        self.drawn = 0  # set by whoever goes on where an earlier run ended

    def named(self, name: str, size: int) -> bytes:
        """The bytes that always belong to this name, whatever was drawn before."""
        return self._bytes(f"name {name}", size)

    def draw(self, size: int) -> bytes:
        self.drawn += 1
        return self._bytes(f"draw {self.drawn}", size)

    def draw_id(self) -> int:
        """A record number: positive, seven digits, as services hand them out."""
        return 1_000_000 + int.from_bytes(self.draw(4)) % 9_000_000

    def draw_uuid(self) -> str:
        return str(UUID(bytes=self.draw(16), version=4))

    def draw_reference(self, prefix: str) -> str:
        return f"{prefix}-{self.draw(8).hex()}"

    def draw_token(self, claims: Mapping[str, object]) -> str:
        """A JWT: three parts, the last a signature that nobody but us could have made."""
        head = _part(json.dumps({"alg": "HS256", "typ": "JWT"}).encode())
        body = _part(json.dumps({**claims, "jti": self.draw_uuid()}).encode())
        seal = hmac.digest(self.named("tokens", 32), f"{head}.{body}".encode(), "sha256")
        return f"{head}.{body}.{_part(seal)}"

    def _bytes(self, label: str, size: int) -> bytes:
        blocks = (
            hmac.digest(self._root, f"{label} block {number}".encode(), "sha256") for number in range(size // 32 + 1)
        )
        return b"".join(blocks)[:size]


def _part(value: bytes) -> str:
    return base64.urlsafe_b64encode(value).rstrip(b"=").decode()

"""The key pair of a merchant: checked once, shown never."""

__audience__ = "back office"

import re
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import sha256
from typing import Final, Self

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence

_REST: Final = r"[A-Za-z0-9._=+/-]{8,200}"
_SECRET: Final = re.compile(rf"sk_(?P<mode>test|live)_{_REST}", re.ASCII)
_PUBLIC: Final = re.compile(rf"pk_(?P<mode>test|live)_{_REST}", re.ASCII)

_DOTS: Final = "•" * 8
_LONG: Final = 32  # of a key this long four letters give nothing away


class KeyMode(StrEnum):
    """Which of its two worlds the service works in; the key selects it."""

    TEST = "test"
    LIVE = "live"


@dataclass(frozen=True, slots=True)
class MerchantKeys:
    """A secret and a public key of one mode."""

    secret: str = field(repr=False)
    public: str = field(repr=False)

    @property
    def mode(self) -> KeyMode:
        """Tell whose money these keys move."""
        return KeyMode.LIVE if self.secret.startswith("sk_live_") else KeyMode.TEST

    @property
    def account(self) -> str:
        """Return a print of the pair, which tells it from another and gives nothing of it away."""
        return sha256(f"kaunta key pair\n{self.secret}\n{self.public}".encode()).hexdigest()[:16]

    @classmethod
    def parse(cls, *, secret: str, public: str, environment: Environment) -> Self:
        """Check what was typed or stored; the sentence of a refusal never repeats a key."""
        secret, public = secret.strip(), public.strip()
        secret_found, public_found = _SECRET.fullmatch(secret), _PUBLIC.fullmatch(public)
        if secret_found is None:
            raise KnownError(Sentence("The secret key is not one: it begins with sk_test_ or sk_live_."))
        if public_found is None:
            raise KnownError(Sentence("The public key is not one: it begins with pk_test_ or pk_live_."))
        if secret_found["mode"] != public_found["mode"]:
            raise KnownError(Sentence("The two keys do not belong together: one is for tests, the other is live."))
        keys = cls(secret, public)
        if keys.mode is KeyMode.LIVE and not environment.is_real_money:
            raise KnownError(Sentence("These are live keys. Here only test keys are used."))
        if keys.mode is KeyMode.TEST and environment.is_real_money:
            raise KnownError(Sentence("These are test keys. For real money live keys are needed."))
        return keys


def masked(key: str) -> str:
    """Return as much of a key as tells it from another: its kind, dots, and the last letters of a long one."""
    kind = key[: len("sk_test_")]
    return f"{kind}{_DOTS}{key[-4:] if len(key) >= _LONG else ''}"

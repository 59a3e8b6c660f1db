"""Where the played service listens and what opens it."""

import json
from dataclasses import asdict, dataclass, field

from pos_app.sandbox.seeded_random import SeededRandom

_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789"


@dataclass(frozen=True, slots=True)
class SandboxKeys:
    """A made-up key pair; the same seed makes the same pair."""

    secret: str = field(repr=False)
    public: str


@dataclass(frozen=True, slots=True)
class Address:
    """All that a client, or whoever plays with the service, needs to know."""

    base_url: str
    s2s_base_url: str
    secret_key: str = field(repr=False)
    public_key: str
    control_url: str
    control_token: str = field(repr=False)

    def as_line(self) -> str:
        """The one JSON line that `pos-app sandbox` prints when it is ready."""
        return json.dumps(asdict(self))


def make_keys(random_names: SeededRandom) -> SandboxKeys:
    return SandboxKeys(
        secret=f"sk_test_{_letters(random_names, 'secret key')}",
        public=f"pk_test_{_letters(random_names, 'public key')}",
    )


def _letters(random_names: SeededRandom, name: str) -> str:
    return "".join(_LETTERS[byte % len(_LETTERS)] for byte in random_names.named(name, 36))

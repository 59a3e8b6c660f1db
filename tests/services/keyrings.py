"""Keyrings for tests of the services: one that works, and one that fails at the moment a test chooses."""

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field

from pos_app.domain.environment import Environment
from pos_app.system.keyring_storage import Backend, KeyringStorage


@dataclass
class Safe:
    """What lies in the keyring of one computer, and how many more entries it takes."""

    kept: dict[str, str] = field(default_factory=dict[str, str])
    writes_left: int | None = None
    is_locked: bool = False

    @contextmanager
    def failing_after(self, writes: int) -> Generator[None]:
        """Take so many entries more, and none after them."""
        self.writes_left = writes
        yield
        self.writes_left = None

    def vault(self) -> KeyringStorage:
        """Look at it as the till does."""
        return KeyringStorage(Environment.TEST, "folder", backends=(self.backend(),))

    def backend(self) -> Backend:
        """Be the program that keeps it."""
        _Program.safe = self
        return Backend(__name__, "_Program", "shop's keyring", lambda: self.is_locked)

    def entry(self, name: str) -> str | None:
        """Return what is kept under a name, if anything is."""
        return next((text for key, text in self.kept.items() if key.endswith(f"{name} {name}")), None)

    def put(self, name: str, text: str) -> None:
        """Put an entry in, as an older version did."""
        self.kept[f"Kaunta {Environment.TEST} folder {name} {name}"] = text


class _Program:
    priority = 1.0
    safe: Safe

    def set_password(self, service: str, username: str, password: str, /) -> None:
        if username != "trial":
            if self.safe.writes_left == 0:
                raise OSError("the keyring was taken away")
            if self.safe.writes_left is not None:
                self.safe.writes_left -= 1
        self.safe.kept[f"{service} {username}"] = password

    def get_password(self, service: str, username: str, /) -> str | None:
        return self.safe.kept.get(f"{service} {username}")

    def delete_password(self, service: str, username: str, /) -> None:
        del self.safe.kept[f"{service} {username}"]


NO_KEYRING = KeyringStorage(Environment.TEST, "folder", backends=())

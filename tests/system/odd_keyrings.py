"""Keyring programs as they are met in shops: each works, or fails, in its own way."""

import threading
from typing import ClassVar

from keyring.errors import KeyringLocked


class Good:
    """Keeps what Windows would keep, in memory."""

    priority = 1.0
    kept: ClassVar[dict[tuple[str, str], str]] = {}

    def set_password(self, service: str, username: str, password: str, /) -> None:
        if len(password.encode("utf-16-le")) > 2560:
            raise OSError("too long")
        self.kept[service, username] = password

    def get_password(self, service: str, username: str, /) -> str | None:
        return self.kept.get((service, username))

    def delete_password(self, service: str, username: str, /) -> None:
        del self.kept[service, username]


class Absent(Good):
    """Is installed and cannot run here."""

    def __init__(self) -> None:
        raise RuntimeError("not on this system")


class Hanging(Good):
    """Waits for a person who is not there."""

    def get_password(self, *_: str) -> str | None:
        threading.Event().wait()


class Forgetful(Good):
    """Says nothing and keeps nothing."""

    def set_password(self, *_: str) -> None:
        return


class Clinging(Good):
    """Does not let go."""

    def delete_password(self, *_: str) -> None:
        return


class Shut(Good):
    """Finds out that it is locked only when it is used."""

    def set_password(self, *_: str) -> None:
        raise KeyringLocked("locked")


class Blabbing(Good):
    """Fails, and tells the secret to everyone."""

    def set_password(self, *given: str) -> None:
        raise ValueError(f"cannot store {given}")

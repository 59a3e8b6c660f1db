"""The keyring programs that are trusted with keys, by name."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol, cast


@dataclass(frozen=True, slots=True)
class Backend:
    """One keyring program that is trusted with keys."""

    module: str
    kind: str
    shown: str
    is_locked: Callable[[], bool] = lambda: False  # without asking anybody, where the program can tell
    unlock: Callable[[], object] = lambda: None  # asks its owner; the others ask when they are used


class Keyring(Protocol):
    """What every keyring program can do."""

    def set_password(self, service: str, username: str, password: str) -> None: ...
    def get_password(self, service: str, username: str) -> str | None: ...
    def delete_password(self, service: str, username: str) -> None: ...


@dataclass(frozen=True, slots=True)
class FoundKeyring:
    """A trusted keyring program that runs here."""

    backend: Backend
    keyring: Keyring


def _is_secret_service_locked() -> bool:
    import secretstorage

    bus = secretstorage.dbus_init()
    try:
        return secretstorage.Collection(bus).is_locked()
    except secretstorage.ItemNotFoundException:
        return True  # never set up: its first use asks for a new password
    finally:
        bus.close()


def _unlock_secret_service() -> None:
    import secretstorage

    bus = secretstorage.dbus_init()
    try:
        secretstorage.get_default_collection(bus).unlock()
    finally:
        bus.close()


# By name, and no others: left to itself the library takes whatever is installed, a plain file included.
ALLOWED: Final = (
    Backend(
        "keyring.backends.SecretService", "Keyring", "system keyring", _is_secret_service_locked, _unlock_secret_service
    ),
    Backend("keyring.backends.kwallet", "DBusKeyring", "KDE wallet"),
    Backend("keyring.backends.macOS", "Keyring", "macOS keychain"),
    Backend("keyring.backends.Windows", "WinVaultKeyring", "Windows credential manager"),
)


def find_keyring(backends: tuple[Backend, ...]) -> FoundKeyring | None:
    """Take the first of these keyrings that works here."""
    for backend in backends:
        try:
            kind = getattr(import_module(backend.module), backend.kind)
            _ = kind.priority  # raises where the program does not run
            return FoundKeyring(backend, cast("Keyring", kind()))
        except Exception:  # noqa: BLE001, S112  # each keyring fails in its own way where it does not belong
            continue
    return None

"""The keys of the service, kept by the keyring of the operating system or, where there is none, for this start only.

Every method of `KeyringStorage` waits for another program, which may wait for a person: call them from a worker thread.
"""

import os
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from importlib import import_module
from typing import Final, Protocol, TypeVar, cast

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.system.secret import Secret

_T = TypeVar("_T")
LONGEST: Final = 1024  # Windows takes 2560 bytes and writes two for each letter
_TRIAL: Final = "trial"
_ANSWERS_WITHIN: Final = 5.0  # seconds; a keyring that needs longer is waiting for somebody
_PERSON_WITHIN: Final = 120.0
_NONE: Final = "no keyring is running"
_SILENT: Final = "the keyring does not answer"


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


class KeepsKeys(Protocol):
    """Where keys can be put and found again by name."""

    def keep(self, name: str, secret: Secret) -> None: ...
    def read(self, name: str) -> Secret | None: ...
    def forget(self, name: str) -> None: ...


@dataclass(frozen=True, slots=True)
class UsableKeyring:
    """The keyring keeps keys."""

    backend: str

    @property
    def sentence(self) -> Sentence:
        return Sentence("Keys are kept in the {0}.", self.backend)


@dataclass(frozen=True, slots=True)
class LockedKeyring:
    """There is a keyring, and it needs its owner's password first."""

    backend: str

    @property
    def sentence(self) -> Sentence:
        return Sentence("The {0} is locked. Unlock it, or enter the keys for this start only.", self.backend)


@dataclass(frozen=True, slots=True)
class MissingKeyring:
    """There is no keyring that may be used."""

    why: str

    @property
    def sentence(self) -> Sentence:
        return Sentence(
            "This computer offers no safe place for keys ({0}). They are asked for at every start.", self.why
        )


VaultState = UsableKeyring | LockedKeyring | MissingKeyring


class KeyringClosed(KnownError):  # noqa: N818  # a fact, as the house names errors
    """The keyring did not do what it was asked for."""

    def __init__(self, why: str) -> None:
        super().__init__(Sentence("The keys could not be reached: {0}.", why))
        self.why = why


class KeyringStorage:
    """The keys of one data folder in one environment, in the keyring of this computer."""

    def __init__(
        self,
        environment: Environment,
        folder_id: str,
        *,
        backends: tuple[Backend, ...] = ALLOWED,
        answers_within: float = _ANSWERS_WITHIN,
    ) -> None:
        self._service = f"Kaunta {environment} {folder_id}"
        self._backends = backends
        self._answers_within = answers_within
        self._one_at_a_time = threading.Lock()

    def look(self) -> VaultState:
        """Find out whether keys can be kept, with a trial of full length; asks nobody for a password."""
        try:
            return self._within(self._answers_within, self._look)
        except KeyringClosed as problem:
            return MissingKeyring(problem.why)

    def unlock(self, *, within: float = _PERSON_WITHIN) -> VaultState:
        """Let the keyring ask its owner for the password, then look again."""

        def ask() -> VaultState:
            found = find_keyring(self._backends)
            if found is not None and found.backend.is_locked():
                found.backend.unlock()
            return self._look()

        try:
            return self._within(within, ask)
        except KeyringClosed:
            return self.look()

    def keep(self, name: str, secret: Secret) -> None:
        """Keep a secret and make sure that it was kept."""
        if not 0 < len(secret.reveal()) <= LONGEST:
            raise KeyringClosed(f"a key has 1 to {LONGEST} characters")
        self._within(self._answers_within, lambda: self._keep(self._open(), name, secret))

    def read(self, name: str) -> Secret | None:
        """Return what was kept under this name."""
        found = self._within(self._answers_within, lambda: self._open().get_password(self._service_of(name), name))
        return None if found is None else Secret(found)

    def forget(self, name: str) -> None:
        """Remove what was kept under this name, and make sure that it is gone."""
        self._within(self._answers_within, lambda: self._forget(self._open(), name))

    def _service_of(self, name: str) -> str:
        return f"{self._service} {name}"  # one each: Windows moves entries about when two share a service

    def _look(self) -> VaultState:
        found = find_keyring(self._backends)
        if found is None:
            return MissingKeyring(_NONE)
        if found.backend.is_locked():
            return LockedKeyring(found.backend.shown)
        from keyring.errors import KeyringLocked  # 63 ms that the first paint does not have to wait for

        trial = Secret(os.urandom(LONGEST // 2).hex())
        try:
            self._keep(found.keyring, _TRIAL, trial)
            self._forget(found.keyring, _TRIAL)
        except KeyringLocked:
            return LockedKeyring(found.backend.shown)
        return UsableKeyring(found.backend.shown)

    def _open(self) -> Keyring:
        found = find_keyring(self._backends)
        if found is None:
            raise KeyringClosed(_NONE)
        if found.backend.is_locked():
            raise KeyringClosed(f"the {found.backend.shown} is locked")
        return found.keyring

    def _keep(self, keyring: Keyring, name: str, secret: Secret) -> None:
        keyring.set_password(self._service_of(name), name, secret.reveal())
        found = keyring.get_password(self._service_of(name), name)
        if found is None or Secret(found) != secret:
            raise KeyringClosed("the keyring did not keep what it was given")

    def _forget(self, keyring: Keyring, name: str) -> None:
        if keyring.get_password(self._service_of(name), name) is None:
            return
        keyring.delete_password(self._service_of(name), name)
        if keyring.get_password(self._service_of(name), name) is not None:
            raise KeyringClosed("the keyring did not forget what it was to forget")

    def _within(self, seconds: float, call: Callable[[], _T]) -> _T:
        """Wait so long for the keyring and no longer; a call that hangs is left to itself."""
        answer: Future[_T] = Future()
        if not self._one_at_a_time.acquire(timeout=seconds):
            raise KeyringClosed(_SILENT)

        def run() -> None:
            try:
                answer.set_result(call())
            except BaseException as problem:  # noqa: BLE001  # it is looked at in the thread that waits
                answer.set_exception(problem)
            finally:
                self._one_at_a_time.release()

        threading.Thread(target=run, name="keyring", daemon=True).start()
        try:
            problem = answer.exception(timeout=seconds)
        except TimeoutError:
            raise KeyringClosed(_SILENT) from None
        if isinstance(problem, KeyringClosed):
            raise problem
        if problem is not None:
            # Without its cause: a keyring's own words may carry what it was given.
            raise KeyringClosed(f"the keyring failed, {type(problem).__name__}")
        return answer.result()


class ForThisStart:
    """Keys in memory only, for a computer without a keyring: asked for at every start, gone when the till closes."""

    def __init__(self) -> None:
        self._kept: dict[str, Secret] = {}

    def keep(self, name: str, secret: Secret) -> None:
        """Hold a secret until the till closes."""
        self._kept[name] = secret

    def read(self, name: str) -> Secret | None:
        """Return what was entered under this name."""
        return self._kept.get(name)

    def forget(self, name: str) -> None:
        """Drop it."""
        self._kept.pop(name, None)

"""The settings as they are now: changed one sheet at a time, written before they hold, and told to whoever listens."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Final

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.people import Right, Staff
from pos_app.domain.sentence import Sentence
from pos_app.journal.store import Entry, Journal
from pos_app.system.settings import Settings
from pos_app.system.settings_file import SettingsFile
from pos_app.system.threads import in_thread

_EVERYBODYS: Final = frozenset({"sounds"})
_OWNERS: Final = frozenset({"opens_in"})
_NOT_ALLOWED: Final = Sentence("Only a manager changes the settings.")
_NOT_YOURS: Final = Sentence("This is not yours to do. Ask a manager.")
_NOT_OWNER: Final = Sentence("Only the owner moves the till between practice, tests and real money.")

Listener = Callable[[Settings], object]


class Preferences:
    """One till's settings. Each change is in the journal by name, never by value: an address is nobody's business."""

    def __init__(
        self,
        settings: Settings,
        file: SettingsFile,
        journal: Journal,
        *,
        environment: Environment,
        staff: Staff,
    ) -> None:
        self._settings = settings
        self._file = file
        self._journal = journal
        self._environment = environment
        self._staff = staff
        self._changing = asyncio.Lock()
        self._listeners: list[Listener] = []

    @property
    def now(self) -> Settings:
        """The settings as they hold now."""
        return self._settings

    def listen(self, listener: Listener) -> None:
        """Hear of every change, once it holds."""
        self._listeners.append(listener)

    async def change(self, changes: Mapping[str, object]) -> Settings:
        """Change these, or nothing: BadSetting names one that does not fit. Only who may set the till up can."""
        if not self._staff.may(Right.SETTINGS):
            raise KnownError(_NOT_ALLOWED)
        if _OWNERS & set(changes):
            raise KnownError(_NOT_OWNER)
        return await self._write(changes)

    async def note(self, changes: Mapping[str, object]) -> Settings:
        """Change what whoever sells may, such as the sound: a locked till goes on saying that money came in."""
        if set(changes) - _EVERYBODYS:
            raise KnownError(_NOT_ALLOWED)
        if not self._staff.may(Right.SELL):
            raise KnownError(_NOT_YOURS)
        return await self._write(changes)

    async def open_in(self, target: Environment) -> Settings:
        """Have the next start open there. From practice whoever sells may: the other worlds have their own people."""
        if not self._staff.may(Right.SELL):
            raise KnownError(_NOT_ALLOWED)
        if self._environment is not Environment.SANDBOX and not self._staff.may(Right.GO_LIVE):
            raise KnownError(_NOT_OWNER)
        return await self._write({"opens_in": target})

    async def _write(self, changes: Mapping[str, object]) -> Settings:
        who = self._staff.who()  # before anybody else can come while this waits
        async with self._changing:
            before = self._settings
            fresh = replace(before, **dict(changes))  # each value is checked by its rule
            if fresh == before:
                return before
            names = [name for name in changes if getattr(before, name) != getattr(fresh, name)]
            facts = {"who": who, "names": ", ".join(sorted(names))}
            await self._journal.record(Entry("settings_changed", "till", facts, Topic.TILL))
            await in_thread(partial(self._file.change, dict(changes)))
            self._settings = fresh
            for listener in self._listeners:
                listener(fresh)
            return fresh

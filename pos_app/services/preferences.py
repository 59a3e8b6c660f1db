"""The settings as they are now: changed one sheet at a time, written before they hold, and told to whoever listens."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.people import Right
from pos_app.journal.store import Entry, Journal
from pos_app.system.beside import beside
from pos_app.system.settings import Settings
from pos_app.system.settings_file import SettingsFile

Listener = Callable[[Settings], object]


class Preferences:
    """One till's settings. Each change is in the journal by name, never by value: an address is nobody's business."""

    def __init__(
        self, settings: Settings, file: SettingsFile, journal: Journal, *, may: Callable[[Right], bool]
    ) -> None:
        self._settings = settings
        self._file = file
        self._journal = journal
        self._may = may
        self._changing = asyncio.Lock()
        self._listeners: list[Listener] = []

    @property
    def now(self) -> Settings:
        """The settings as they hold now."""
        return self._settings

    def listen(self, listener: Listener) -> None:
        """Hear of every change, once it holds."""
        self._listeners.append(listener)

    async def change(self, changes: Mapping[str, object], *, who: str) -> Settings:
        """Change these, or nothing: BadSetting names one that does not fit. Only who may set the till up can."""
        if not self._may(Right.SETTINGS):
            raise KnownError("Only a manager changes the settings.")
        return await self.note(changes, who=who)

    async def note(self, changes: Mapping[str, object], *, who: str) -> Settings:
        """Change what anybody at the till may, such as the sound."""
        async with self._changing:
            before = self._settings
            fresh = replace(before, **dict(changes))  # each value is checked by its rule
            if fresh == before:
                return before
            names = [name for name in changes if getattr(before, name) != getattr(fresh, name)]
            facts = {"who": who, "names": ", ".join(sorted(names))}
            await self._journal.record(Entry("settings_changed", "till", facts, Topic.TILL))
            await beside(partial(self._file.save, fresh))
            self._settings = fresh
            for listener in self._listeners:
                listener(fresh)
            return fresh

"""Switches the environment: practice, the service's tests, or real money. The next start opens there."""

import os
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.people import Right, Staff
from pos_app.domain.sentence import Sentence
from pos_app.gateway.profile import ServiceProfile
from pos_app.journal.store import Entry, Journal
from pos_app.services.preferences import Preferences
from pos_app.system.process_hardening import allow_root_without_sandbox
from pos_app.system.threads import in_thread

ASKED: Final = "environment_asked"


@dataclass(frozen=True, slots=True)
class EnvironmentMove:
    """A move that nothing stands in the way of, as it has to be named before it is made."""

    target: Environment
    has_addresses: bool  # without any, paying is closed there until they are set


class EnvironmentSwitch:
    """Asked twice: to be named, and to be done. In practice anybody may: the other worlds have people of their own."""

    def __init__(
        self,
        environment: Environment,
        preferences: Preferences,
        journal: Journal,
        *,
        staff: Staff,
        on_its_way: Callable[[], Awaitable[bool]],
        profile_of: Callable[[Environment], Path],
        is_root: bool,
        env: Mapping[str, str] = os.environ,
    ) -> None:
        self.environment = environment
        self._preferences = preferences
        self._journal = journal
        self._staff = staff
        self._on_its_way = on_its_way
        self._profile_of = profile_of
        self._is_root = is_root
        self._env = env

    @property
    def is_owners(self) -> bool:
        """Tell whether only an owner moves it from here."""
        return self.environment is not Environment.SANDBOX

    async def need_rest(self) -> None:
        """Refuse while a customer waits for a result: a start in between would leave it as not sure."""
        if await self._on_its_way():
            raise KnownError(
                Sentence("A payment or an order is still on its way. The till can start again when it has ended.")
            )

    async def look(self, target: Environment) -> EnvironmentMove:
        """Find out whether the till could open there; what stands in the way is said in a sentence."""
        if not self._staff.may(Right.SELL):
            raise KnownError(Sentence("This is not yours to do. Ask a manager."))
        if self.is_owners and not self._staff.may(Right.GO_LIVE):
            raise KnownError(Sentence("Only the owner moves the till between practice, tests and real money."))
        await self.need_rest()
        # As root practice itself switched the browser's protection off: that is no fault of whoever is at the counter.
        env = {} if self._is_root else dict(self._env)
        allow_root_without_sandbox(target, is_root=self._is_root, env=env)
        profile = None if target is Environment.SANDBOX else await in_thread(partial(_load, self._profile_of(target)))
        if profile is not None and target.is_real_money:
            profile.refuse_for_real_money()
        return EnvironmentMove(target, has_addresses=target is Environment.SANDBOX or profile is not None)

    async def go(self, target: Environment) -> None:
        """Have the next start open there; whoever asked starts the till again."""
        who = self._staff.who()  # before anybody else can come while this looks
        await self.look(target)
        facts = {"who": who, "from": self.environment.value}
        await self._journal.record(Entry(ASKED, target.value, facts, Topic.TILL))
        await self._preferences.open_in(target)


def _load(path: Path) -> ServiceProfile | None:
    return ServiceProfile.load(path) if path.exists() else None

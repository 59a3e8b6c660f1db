"""What the screens of cable TV stand on: orders, lists, pictures, numbers, and a manager's word. Knows no Qt."""

import hmac
import os
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Final, Protocol

from pos_app.domain.environment import Environment
from pos_app.domain.pin import Pin
from pos_app.domain.tv_view import OrderView
from pos_app.gateway.client import ServiceClient
from pos_app.gateway.profile import ServiceProfile
from pos_app.ground import Ground, now
from pos_app.journal import reports
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.services.catalogue import Catalogue
from pos_app.services.logos import Logos
from pos_app.services.recent_numbers import RecentNumbers
from pos_app.services.tv_orders import TvOrders
from pos_app.system.settings_file import SettingsFile

PRACTICE_PIN: Final = "246810"
_MANAGER: Final = "Practice manager"
_NO_MANAGER: Final = "No manager is set up on this till, so this cannot be approved here."


class Managers(Protocol):
    """Where a manager says yes, as the screens ask for it; `People` is one."""

    @property
    def why_not(self) -> str:
        """Why no manager can approve on this till; '' when one can."""
        ...

    async def approve(self, pin: Pin, *, act: str) -> str | None:
        """Return the name of who approves, or None for a wrong PIN. The PIN is wiped."""
        ...


class PracticeManagers:
    """The one manager that there is in practice, whose PIN everybody may know; nobody elsewhere."""

    def __init__(self, environment: Environment) -> None:
        self._is_practice = environment is Environment.SANDBOX

    @property
    def why_not(self) -> str:
        """Why no manager can approve on this till; '' when one can."""
        return "" if self._is_practice else _NO_MANAGER

    async def approve(self, pin: Pin, *, act: str) -> str | None:
        """Return the manager's name, or None for a wrong PIN."""
        del act  # matters to real ones
        with pin:
            is_right = hmac.compare_digest(pin.digits, PRACTICE_PIN.encode())
        return _MANAGER if self._is_practice and is_right else None


@dataclass(slots=True)
class CableTv:
    """Cable TV of one till."""

    orders: TvOrders
    lists: Catalogue
    logos: Logos
    numbers: RecentNumbers
    managers: Managers
    left_open: tuple[OrderView, ...] = ()  # what the last run did not see the end of

    def speak_through(self, client: ServiceClient | None, profile: ServiceProfile | None) -> None:
        """Use this line to the service from now on."""
        self.orders.speak_through(client, profile)
        self.lists.speak_through(client)
        self.logos.speak_through(client)


def open_cable_tv(
    journal: Journal,
    inbox: Inbox,
    ground: Ground,
    *,
    managers: Managers | None = None,
    cashier: Callable[[], str] | None = None,
) -> CableTv:
    """Put it together, without a line to the service yet; without people there are those of practice."""
    places, settings = ground.places, ground.settings.settings
    file = SettingsFile(places.settings, now=now)

    def local_now() -> datetime:
        return now().astimezone()

    def keep_numbers(is_on: bool) -> None:
        file.save(replace(file.look().settings, recent_numbers=is_on))

    orders = TvOrders(
        journal,
        None,
        profile=None,
        till_prefix=settings.till_prefix,
        cashier=cashier or (lambda: settings.cashier_name),
        now=local_now,
        monotonic=time.monotonic,
        random_bytes=os.urandom,
    )
    orders.reported(partial(inbox.read, reports.reported))
    return CableTv(
        orders,
        Catalogue(None, folder=places.cache, environment=places.environment, now=local_now),
        Logos(None, folder=places.cache, environment=places.environment, now=local_now),
        RecentNumbers(places.cache, environment=places.environment, is_on=settings.recent_numbers, save=keep_numbers),
        managers or PracticeManagers(places.environment),
    )

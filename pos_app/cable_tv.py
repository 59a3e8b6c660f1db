"""What the screens of cable TV stand on: orders, lists, pictures, numbers, and a manager's word. Knows no Qt."""

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Protocol

from pos_app.domain.people import Right
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


class Managers(Protocol):
    """Where a manager says yes, as the screens ask for it; `People` is one."""

    @property
    def why_not(self) -> str:
        """Why no manager can approve on this till; '' when one can."""
        ...

    async def approve(self, pin: Pin, *, act: str) -> str | None:
        """Return the name of who approves, or None for a wrong PIN. The PIN is wiped."""
        ...


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
    managers: Managers,
    cashier: Callable[[], str],
    may: Callable[[Right], bool] = lambda _: True,
) -> CableTv:
    """Put it together, without a line to the service yet."""
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
        cashier=cashier,
        now=local_now,
        monotonic=time.monotonic,
        random_bytes=os.urandom,
    )
    orders.reported(partial(inbox.read, reports.reported))
    return CableTv(
        orders,
        Catalogue(None, folder=places.cache, environment=places.environment, now=local_now, seller=cashier),
        Logos(None, folder=places.cache, environment=places.environment, now=local_now),
        RecentNumbers(
            places.cache, environment=places.environment, is_on=settings.recent_numbers, save=keep_numbers, may=may
        ),
        managers,
    )

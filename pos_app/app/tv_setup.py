"""Opens the services of cable TV: orders, lists, logos, numbers, and a manager's approval. Knows no Qt."""

import os
from dataclasses import dataclass
from functools import partial

from pos_app.app.process import SystemClock, TillProcess, now
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.journal import webhook_reports
from pos_app.journal.inbox import Inbox
from pos_app.journal.store import Journal
from pos_app.services.people import People
from pos_app.services.tv_catalogue import TvCatalogue
from pos_app.services.tv_logos import TvLogos
from pos_app.services.tv_orders import TvOrders
from pos_app.services.tv_recent_numbers import RecentNumbers
from pos_app.system.settings_file import SettingsFile


@dataclass(frozen=True, slots=True)
class TvServices:
    """Cable TV of one till."""

    orders: TvOrders
    lists: TvCatalogue
    logos: TvLogos
    numbers: RecentNumbers
    managers: People


def open_tv_services(
    journal: Journal,
    inbox: Inbox,
    service: ServiceConnection,
    process: TillProcess,
    *,
    people: People,
) -> TvServices:
    """Put it together."""
    places, settings = process.places, process.settings.settings
    file = SettingsFile(places.settings, now=now, environment=places.environment)

    clock = SystemClock()

    def keep_numbers(is_on: bool) -> None:
        file.change({"recent_numbers": is_on})

    orders = TvOrders(
        journal,
        service,
        till_prefix=settings.till_prefix,
        staff=people.staff,
        clock=clock,
        random_bytes=os.urandom,
        reported=partial(inbox.read, webhook_reports.reported),
    )
    return TvServices(
        orders,
        TvCatalogue(service, folder=places.cache, environment=places.environment, clock=clock, staff=people.staff),
        TvLogos(service, folder=places.cache, environment=places.environment, clock=clock),
        RecentNumbers(
            places.cache,
            environment=places.environment,
            is_on=settings.recent_numbers,
            save=keep_numbers,
            staff=people.staff,
        ),
        people,
    )

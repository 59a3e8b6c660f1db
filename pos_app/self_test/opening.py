"""Opens a till at a service that is played already, and gives it a pair of hands; again, as after a restart."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from pos_app.app.process import TillProcess, now
from pos_app.app.till import Till
from pos_app.sandbox.address import Address
from pos_app.self_test.hands import Hands
from pos_app.ui.frame.application import TillApp
from pos_app.ui.frame.first_window import FirstWindow


@asynccontextmanager
async def opened(
    app: TillApp, process: TillProcess, played: Address | None = None, shots: Path | None = None
) -> AsyncGenerator[Hands]:
    """Open it, and close it as a person would have it closed."""
    settings = process.settings.settings
    front = FirstWindow(app.theme, settings, process.places.environment, now=now)
    front.open()
    till = Till(process, front, played=played)
    async with till.opened() as room:
        yield Hands(app, till, room, shots, process=process)

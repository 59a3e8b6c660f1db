"""Opens a till at a service that is played already, and gives it a pair of hands; again, as after a restart."""

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

from pos_app.ground import Ground, now
from pos_app.sandbox.address import Address
from pos_app.self_test.hands import Hands
from pos_app.till import Till
from pos_app.ui.app import TillApp
from pos_app.ui.front import Front


@asynccontextmanager
async def opened(
    app: TillApp, ground: Ground, played: Address | None = None, shots: Path | None = None
) -> AsyncGenerator[Hands]:
    """Open it, and close it as a person would have it closed."""
    settings = ground.settings.settings
    front = Front(app.theme, settings, ground.places.environment, now=now)
    front.open()
    till = Till(ground, front, played=played)
    async with till.opened() as room:
        yield Hands(app, till, room, shots, ground=ground)

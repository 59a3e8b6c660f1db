"""Whatever one look at the till comes to, the next one is taken: the window goes on showing what is true."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from pos_app.domain.errors import Operation
from pos_app.ui.frame.application import TillApp
from tests.journeys.shop import Shop, in_a_shop

pytestmark = pytest.mark.usefixtures("qt_loop")


@pytest.mark.may_log("could not be shown")
def test_a_service_that_dates_its_answers_to_the_end_of_time_does_not_stop_the_window(
    qapp: TillApp, tmp_path: Path
) -> None:
    async def act(shop: Shop) -> None:
        room = shop.hands.room
        room.clock_check.hear(datetime.max.replace(tzinfo=UTC))  # as a clock did that took every date for one
        shop.arm(Operation.TV_PROVIDERS, "refused", for_ms=600_000)
        await room.connection.check_now()
        await shop.hands.see("Service offline", lambda: shop.hands.reads("Service offline"))
        room.clock_check.hear(datetime.now(UTC))
        shop.mend()
        await room.connection.check_now()
        await shop.hands.see("Service online", lambda: shop.hands.reads("Service online"))

    in_a_shop(qapp, tmp_path, act)

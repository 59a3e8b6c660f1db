"""A till of its own process with few files to open: says where notices come in, and pays when it is told to."""

import asyncio
import os
import sys
from pathlib import Path

from pos_app.app.process import TillProcess, open_process
from pos_app.app.services_setup import open_services
from pos_app.app.start_options import StartOptions
from pos_app.domain.environment import Environment
from pos_app.domain.payment import FINAL, PaymentState
from pos_app.domain.sale import SaleOrder
from tests.services.counter import PAID, PRICE, card_of
from tests.services.guest import Guest
from tests.services.played import local_line

FILES = 400


async def pay_once(process: TillProcess) -> PaymentState:
    async with (
        local_line() as http,
        open_services(process, Guest(http)) as room,
    ):
        print((await room.notices.look()).address, flush=True)  # noqa: T201  # whoever started this waits for it
        await asyncio.to_thread(sys.stdin.readline)
        order = SaleOrder(room.payments.new_slip(), PRICE, "ada@example.com", "")
        reference = await room.payments.pay(order, card_of(PAID))
        while (state := (await room.payments.view(reference)).state) not in FINAL:  # noqa: ASYNC110
            await asyncio.sleep(0.05)
        return state


def main(folder: Path) -> None:
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))
    with open_process(StartOptions(folder, Environment.SANDBOX, None)) as process:
        print(asyncio.run(pay_once(process)).value, flush=True)  # noqa: T201


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(Path(sys.argv[1]))

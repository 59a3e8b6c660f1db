"""A till in a burst of sales, to be killed: prints what was acknowledged, line by line, as it is acknowledged."""

import asyncio
import os
import sys
from itertools import count
from pathlib import Path

from tests.journal.notebook import opened, sale

WRITERS = 8


async def burst(path: Path) -> None:
    async with opened(path) as journal:

        async def sell(writer: int) -> None:
            for number in count():
                subject = f"{writer}-{number}"
                await journal.record(sale(f"{subject}.first", text="x" * 2000), sale(f"{subject}.second"))
                os.write(sys.stdout.fileno(), f"{subject}\n".encode())

        await asyncio.gather(*(sell(writer) for writer in range(WRITERS)))


if __name__ == "__main__":
    asyncio.run(burst(Path(sys.argv[1])))

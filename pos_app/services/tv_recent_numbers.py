"""Numbers that were used at this till before: kept only where the owner wants it, and gone when told so."""

import asyncio
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, cast

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.people import Right, Staff
from pos_app.domain.plain_text import plain
from pos_app.domain.replies import Provider
from pos_app.domain.sentence import Sentence
from pos_app.domain.tv_numbers import can_be_checked
from pos_app.domain.tv_view import RecentNumber
from pos_app.system.file_cache import FileCache
from pos_app.system.threads import in_thread

_MOST_BYTES: Final = 64 * 1024
_MOST_OF_ONE: Final = 10
_MOST: Final = 100
_LONGEST_NAME: Final = 80


class RecentNumbers:
    """The last few numbers per provider, the newest first."""

    def __init__(
        self,
        folder: Path,
        *,
        environment: Environment,
        is_on: bool,
        save: Callable[[bool], object],
        staff: Staff,
    ) -> None:
        self._file_cache = FileCache(folder / "numbers", most_bytes=_MOST_BYTES, most_files=len(Environment))
        self._name = f"{environment}-recent.json"
        self._is_on = is_on
        self._save = save  # keeps the setting; may block on the disk, and raise why it cannot
        self._staff = staff
        self._numbers: tuple[RecentNumber, ...] | None = None
        self._at_work = asyncio.Lock()

    @property
    def is_on(self) -> bool:
        """Tell whether numbers are kept at all."""
        return self._is_on

    async def turn(self, *, on: bool) -> None:
        """Begin to keep numbers, or stop it and forget those that are there. Raises if the setting cannot be kept."""
        self._need_right()
        async with self._at_work:
            if not on:
                self._is_on = False  # from now on, whatever the disk says
                await self._forget_all()
            await in_thread(partial(self._save, on))
            self._is_on = on

    async def recent(self, provider: Provider) -> tuple[RecentNumber, ...]:
        """Return the numbers of this provider, the newest first; none while they are not to be kept, and none to those
        who may only look: customers' names stand beside them."""
        if not self._staff.may(Right.SELL):
            return ()
        async with self._at_work:
            return tuple(each for each in await self._all() if each.provider == provider.sent_as)

    async def keep(self, provider: Provider, number: str, *, customer: str) -> None:
        """Put a number first; one that is there already moves up."""
        if not can_be_checked(number):
            return
        async with self._at_work:
            if not self._is_on:
                return
            newest = RecentNumber(provider.sent_as, number, plain(customer, most=_LONGEST_NAME))
            others = [each for each in await self._all() if not _is_same(each, newest)]
            await self._write(_capped([newest, *others]))

    async def remove(self, number: RecentNumber) -> None:
        """Forget one number."""
        self._need_right()
        async with self._at_work:
            await self._write([each for each in await self._all() if not _is_same(each, number)])

    async def clear(self) -> None:
        """Forget every number."""
        self._need_right()
        async with self._at_work:
            await self._forget_all()

    def _need_right(self) -> None:
        if not self._staff.may(Right.SELL):
            raise KnownError(Sentence("This is not yours to do. Ask a manager."))

    async def _all(self) -> tuple[RecentNumber, ...]:
        if not self._is_on:
            return ()
        if self._numbers is None:
            kept = await in_thread(partial(self._file_cache.get, self._name))
            self._numbers = _read(kept.data) if kept else ()
        return self._numbers

    async def _write(self, numbers: list[RecentNumber]) -> None:
        if not numbers:
            await self._forget_all()
            return
        self._numbers = tuple(numbers)
        rows = [(each.provider, each.number, each.customer) for each in numbers]
        written = json.dumps(rows, ensure_ascii=False).encode("utf-8", "replace")
        if not await in_thread(partial(self._file_cache.put, self._name, written)):
            await self._drop()  # the old file may hold what was to be removed

    async def _forget_all(self) -> None:
        self._numbers = ()
        await self._drop()

    async def _drop(self) -> None:
        try:
            await in_thread(partial(self._file_cache.drop, self._name))
        except OSError as problem:
            why = (problem.strerror or type(problem).__name__).lower()
            raise KnownError(Sentence("The recent numbers could not be removed from the disk ({0}).", why)) from problem


def _capped(numbers: list[RecentNumber]) -> list[RecentNumber]:
    seen: dict[str, int] = {}
    kept: list[RecentNumber] = []
    for each in numbers:
        seen[each.provider] = seen.get(each.provider, 0) + 1
        if seen[each.provider] <= _MOST_OF_ONE:
            kept.append(each)
    return kept[:_MOST]


def _read(raw: bytes) -> tuple[RecentNumber, ...]:
    try:
        whole: object = json.loads(raw)
    except (ValueError, RecursionError):
        return ()
    rows = cast("list[object]", whole) if isinstance(whole, list) else []
    return tuple(_capped([found for row in rows if (found := _number(row)) is not None]))


def _number(row: object) -> RecentNumber | None:
    cells = cast("list[object]", row) if isinstance(row, list) else []
    match cells:
        case [str(provider), str(number), str(customer)] if provider and len(provider) <= 200:
            return (
                RecentNumber(provider, number, plain(customer, most=_LONGEST_NAME)) if can_be_checked(number) else None
            )
        case _:
            return None


def _is_same(one: RecentNumber, other: RecentNumber) -> bool:
    return (one.provider, one.number) == (other.provider, other.number)

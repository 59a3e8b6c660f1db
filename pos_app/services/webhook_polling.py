"""Polls the service about notices: one call at a time, never close together, the newest first, ever less often."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime

from pos_app.domain.clock import Clock
from pos_app.domain.errors import CallFailed, KnownError, Refused, TooBusy
from pos_app.domain.polling import WebhookPollingIntervals
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.sentence import Sentence
from pos_app.domain.verification import ServicePlace, denies_reference
from pos_app.domain.webhook_judging import NoticeReport
from pos_app.journal.errors import JournalFault
from pos_app.services.webhook_judging import ServiceAnswer

Verify = Callable[[str], Awaitable[Verification]]

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class _Waiting:
    """One reference in line; times are of the monotonic clock."""

    reference: str
    arrived_at: datetime
    due: float
    tries: int = 0
    rounds: list[asyncio.Future[None]] = field(default_factory=list[asyncio.Future[None]])  # people who wait for it


class WebhookPolling:
    """The line of references to be asked about. It is short: what has no place in it lies in the journal."""

    def __init__(
        self,
        verify: Callable[[], Verify | None],
        hear: Callable[[ServiceAnswer], Awaitable[None]],
        refill: Callable[[], Awaitable[None]],
        *,
        is_unknown: Callable[[str], bool],
        place: Callable[[], ServicePlace],
        lies_elsewhere: Callable[[str, ServicePlace], Awaitable[bool]],
        clock: Clock,
        sleep: Callable[[float], Awaitable[None]],
        intervals: WebhookPollingIntervals,
    ) -> None:
        self._verify = verify
        self._is_unknown = is_unknown  # whether these words say that there is no such payment
        self._place = place
        self._lies_elsewhere = lies_elsewhere  # whether this came to another service than the one that is asked
        self._hear = hear
        self._refill = refill
        self._clock = clock
        self._sleep = sleep
        self._intervals = intervals
        self._line: dict[str, _Waiting] = {}
        self._earliest = float("-inf")
        self._has_overflowed = False
        self._refill_due = float("-inf")
        self._moved = asyncio.Event()

    def ask(self, reference: str, arrived_at: datetime) -> None:
        """Ask about it as soon as its turn comes, whatever was heard before."""
        one = self._line.get(reference)
        if one is not None:
            one.due, one.tries, one.arrived_at = self._clock.monotonic(), 0, max(one.arrived_at, arrived_at)
        else:
            self._line[reference] = _Waiting(reference, arrived_at, self._clock.monotonic())
            self._keep_it_short()
        self._moved.set()

    def resume(self, reference: str, arrived_at: datetime) -> None:
        """Ask about it when its turn comes, unless it stands in line already."""
        if reference not in self._line:
            self.ask(reference, arrived_at)

    async def ask_now(self, reference: str, arrived_at: datetime) -> None:
        """Ask about it before all others; returns when a call that begins from now on has come to something."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        one = self._line.setdefault(reference, _Waiting(reference, arrived_at, self._clock.monotonic()))
        one.rounds.append(done)
        self._moved.set()
        await done

    def forget(self) -> None:
        """Let go of the whole line: the books were set aside."""
        self._line.clear()
        self._has_overflowed = False
        self._refill_due = float("-inf")

    def speak(self) -> None:
        """Hear that there may be another line to the service now, or one to another service: what is to be asked there
        is read from the journal as if it had had no place in line."""
        self._has_overflowed = True
        self._moved.set()

    async def go_on(self) -> None:
        """Ask, for as long as the till is open."""
        try:
            while True:
                self._moved.clear()
                again = await self._take_up_rest()
                verify, one = self._verify(), self._next()
                wait = None if one is None or verify is None else self._time_left(one)
                if verify is None or one is None or wait is None or wait > 0.0:
                    if verify is None:
                        self._refuse_all(Sentence("Addresses or keys are missing: nothing can be asked."))
                    await self._pause(min((each for each in (wait, again) if each is not None), default=None))
                else:
                    await self._call(one, verify)
        finally:
            self._refuse_all(Sentence("The till is closing."))

    async def _take_up_rest(self) -> float | None:
        """Fill the line up from the journal once there is room; returns when to try again where that came to nothing.

        Nobody in line waits for it, and one fault of the disk ends nothing.
        """
        if not self._has_overflowed or len(self._line) > self._intervals.most // 2:
            return None
        if (wait := self._refill_due - self._clock.monotonic()) > 0.0:
            return wait
        self._has_overflowed = False  # before it: what finds no place meanwhile is another rest
        try:
            await self._refill()
        except JournalFault as broken:
            log.warning("what had no place in line is not read: %s", broken.sentence)
            again = self._intervals.unwritten
        except Exception:
            log.exception("what had no place in line met a bug; it is read again")
            again = self._intervals.seldom
        else:
            return None
        self._has_overflowed = True
        self._refill_due = self._clock.monotonic() + again
        return again

    def _next(self) -> _Waiting | None:
        """Choose whom somebody waits for, then the newest of those whose time has come, then who is due first."""
        now = self._clock.monotonic()
        wanted = [one for one in self._line.values() if one.rounds]
        ready = wanted or [one for one in self._line.values() if one.due <= now]
        if ready:
            return max(ready, key=lambda one: one.arrived_at)
        return min(self._line.values(), key=lambda one: one.due, default=None)

    def _time_left(self, one: _Waiting) -> float:
        now = self._clock.monotonic()
        return max(now if one.rounds else one.due, self._earliest) - now

    async def _pause(self, wait: float | None) -> None:
        waited = [asyncio.create_task(_hear(self._moved))]
        if wait is not None:
            waited.append(asyncio.create_task(_rest(self._sleep, wait)))
        try:
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waited:
                each.cancel()
            await asyncio.gather(*waited, return_exceptions=True)

    async def _call(self, one: _Waiting, verify: Verify) -> None:
        rounds, one.rounds = one.rounds, []
        began = self._clock.monotonic()
        self._earliest = began + self._intervals.closest
        one.tries += 1
        try:
            said, without = await self._ask(one.reference, verify)
            heard = _rough(said) if said else without
            wait = None
            if not _is_final(said):
                age = (self._clock.now() - one.arrived_at).total_seconds()
                wait = self._intervals.wait_after(heard, tries=one.tries, age=age)
            await self._hear(ServiceAnswer(one.reference, said, without, is_over=wait is None))
        except JournalFault as broken:
            log.warning("what was said of %s is not written: %s", one.reference, broken.sentence)
            wait = self._intervals.unwritten
        except Exception:
            log.exception("asking about %s met a bug; it is asked again", one.reference)
            wait = self._intervals.seldom
        finally:
            _answer_all(rounds)
        if one.due > began:
            return  # it came again meanwhile: it is asked about once more, with no patience used up
        if wait is not None or one.rounds:
            one.due = self._clock.monotonic() + (wait or 0.0)
        else:
            self._line.pop(one.reference, None)

    async def _ask(self, reference: str, verify: Verify) -> tuple[Verification | None, NoticeReport]:
        """Ask once; of a service that the money did not come to, only success counts."""
        place = self._place()
        said, without = await self._said(reference, verify)
        is_paid = said is not None and said.status is VerifiedStatus.SUCCESS
        is_silent = said is None and without is NoticeReport.NO_ANSWER
        if not (is_paid or is_silent) and await self._lies_elsewhere(reference, place):
            log.info("no word about %s: another service was asked than the one it came to", reference)
            return None, NoticeReport.NO_ANSWER
        return said, without

    async def _said(self, reference: str, verify: Verify) -> tuple[Verification | None, NoticeReport]:
        try:
            said = await verify(reference)
        except TooBusy as busy:
            self._earliest = self._clock.monotonic() + busy.retry_after
            return None, NoticeReport.NO_ANSWER
        except Refused as refused:
            log.info("no word about %s: %s", reference, refused.said)
            is_unknown = denies_reference(refused, self._is_unknown)
            return None, NoticeReport.UNKNOWN if is_unknown else NoticeReport.NO_ANSWER
        except CallFailed as failed:
            log.info("no answer about %s: %s", reference, failed)
            return None, NoticeReport.NO_ANSWER
        is_unknown = said.word == "" and self._is_unknown(said.message)
        return (None, NoticeReport.UNKNOWN) if is_unknown else (said, NoticeReport.NO_ANSWER)

    def _keep_it_short(self) -> None:
        """Let the oldest go that nobody waits for; the journal still knows it."""
        if len(self._line) <= self._intervals.most:
            return
        idle = [one for one in self._line.values() if not one.rounds]
        oldest = min(idle, key=lambda one: one.arrived_at, default=None)
        if oldest is not None:
            del self._line[oldest.reference]
            self._has_overflowed = True

    def _refuse_all(self, why: Sentence) -> None:
        for one in self._line.values():
            rounds, one.rounds = one.rounds, []
            for done in rounds:
                with suppress(asyncio.InvalidStateError):
                    done.set_exception(KnownError(why))


def _rough(said: Verification) -> NoticeReport:
    return NoticeReport.PAID if said.status is VerifiedStatus.SUCCESS else NoticeReport.NOT_PAID


def _is_final(said: Verification | None) -> bool:
    return said is not None and said.status in {VerifiedStatus.SUCCESS, VerifiedStatus.FAILED}


async def _hear(event: asyncio.Event) -> None:
    await event.wait()


async def _rest(sleep: Callable[[float], Awaitable[None]], seconds: float) -> None:
    await sleep(seconds)


def _answer_all(rounds: list[asyncio.Future[None]]) -> None:
    for done in rounds:
        with suppress(asyncio.InvalidStateError):  # whoever waited has left
            done.set_result(None)

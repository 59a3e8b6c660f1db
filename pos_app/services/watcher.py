"""Asks for results: patiently, one call at a time for each payment, sooner when something hints at news."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta

from pos_app.domain.errors import CallFailed, Refused, TooBusy
from pos_app.domain.payment import FINAL, Observation, PaymentState
from pos_app.domain.replies import Verification
from pos_app.domain.verdict import observation_of
from pos_app.journal.errors import JournalFault
from pos_app.journal.payments import NoSuchReferenceError
from pos_app.journal.store import Fact
from pos_app.services.errands import Errands
from pos_app.services.rhythm import Rhythm
from pos_app.services.slate import Slate, Underway

_S, _O = PaymentState, Observation
_ASKED_NO_MORE = FINAL - {_S.CLOSED_BY_MANAGER}
_PATIENT = frozenset({_S.STEP_UP, _S.VERIFYING})

Verify = Callable[[str], Awaitable[Verification]]

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Answer:
    """What one call came to."""

    seen: Observation
    text: str  # two of the same text say the same
    facts: dict[str, Fact]
    is_answer: bool


@dataclass(slots=True, eq=False)
class _Watch:
    """The watch over one payment; all times are of the monotonic clock."""

    one: Underway
    age: float  # of the payment when the watch began
    began: float
    due: float | None  # the next call of the rhythm; None: nobody asks by itself
    is_wanted: bool = False  # somebody wants an answer at once
    owed_since: float | None = None  # and has had none yet
    earliest: float = float("-inf")
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    written: tuple[PaymentState, str] | None = None
    written_at: float = float("-inf")
    rounds: list[asyncio.Future[None]] = field(default_factory=list[asyncio.Future[None]])


class Watcher:
    """One watch for each payment that is asked about."""

    def __init__(
        self,
        slate: Slate,
        verify: Verify,
        *,
        errands: Errands,
        now: Callable[[], datetime],
        monotonic: Callable[[], float],
        sleep: Callable[[float], Awaitable[None]],
        rhythm: Rhythm,
    ) -> None:
        self._slate = slate
        self._verify = verify
        self._errands = errands
        self._now = now
        self._monotonic = monotonic
        self._sleep = sleep
        self._rhythm = rhythm
        self._watches: dict[str, _Watch] = {}

    def watch(self, one: Underway) -> None:
        """Ask about it in the usual rhythm from now on, unless it has ended; a customer is given the first pause."""
        has_ended = one.state in _ASKED_NO_MORE and not one.is_lost
        if has_ended and one.reference not in self._watches:
            self._slate.forget(one)
            return
        watch = self._watch_over(one)
        if not has_ended:
            watch.due = self._monotonic() + (self._rhythm.pending if one.state is _S.STEP_UP else 0.0)
        watch.moved.set()

    def ask_now(self, one: Underway) -> None:
        """Ask as soon as a call may be made, in addition to the rhythm."""
        watch = self._watch_over(one)
        watch.is_wanted = True
        watch.owed_since = self._monotonic()
        watch.moved.set()

    async def next_answer(self, one: Underway) -> None:
        """Ask now, and wait until a call that begins from now on has come to something."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._watch_over(one).rounds.append(done)
        self.ask_now(one)
        await done

    def _watch_over(self, one: Underway) -> _Watch:
        watch = self._watches.get(one.reference)
        if watch is None:
            age = max(0.0, (self._now() - one.opened_at).total_seconds())
            watch = self._watches[one.reference] = _Watch(one, age, self._monotonic(), due=None)
            self._errands.start(self._go_on(watch), f"the watch over {one.reference}")
        return watch

    async def _go_on(self, watch: _Watch) -> None:
        one = watch.one
        try:
            while one.is_in_flow or watch.is_wanted or watch.due is not None:
                watch.moved.clear()
                wait = self._time_left(watch)
                if wait is None or wait > 0.0:
                    await self._pause(watch, wait)
                else:
                    await self._call(watch)
        except NoSuchReferenceError:
            log.info("%s lies in a book that was set aside", one.reference)
            self._slate.forget(one)
        finally:
            del self._watches[one.reference]
            one.next_ask_at = None
            _answer_all(watch.rounds)
            if one.state in FINAL and not one.is_in_flow:
                self._slate.forget(one)

    def _time_left(self, watch: _Watch) -> float | None:
        """Return the seconds until the next call; None while there is only a hint to be waited for."""
        now, one = self._monotonic(), watch.one
        due = now if watch.is_wanted else watch.due
        if due is None or (one.is_in_flow and not watch.is_wanted):
            one.next_ask_at = None
            return None
        wait = max(due, watch.earliest) - now
        one.next_ask_at = self._now() + timedelta(seconds=max(wait, 0.0))
        return wait

    async def _pause(self, watch: _Watch, wait: float | None) -> None:
        """Wait that long, or until something moves."""
        waited = [asyncio.create_task(_hear(watch.moved))]
        if wait is not None:
            waited.append(asyncio.create_task(self._rest(wait)))
        try:
            await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in waited:
                each.cancel()
            await asyncio.gather(*waited, return_exceptions=True)

    async def _rest(self, seconds: float) -> None:
        await self._sleep(seconds)

    async def _call(self, watch: _Watch) -> None:
        """Ask once, write down what came, and set the time of the next call."""
        one, rounds = watch.one, watch.rounds
        watch.rounds, watch.is_wanted = [], False
        is_answered = False
        try:
            if one.is_lost:
                await self._slate.observe(one, _O.RESTARTED)
                one.is_lost = False
            if one.state is not _S.INTENT and (one.state is not _S.NEVER_SENT or watch.owed_since is not None):
                answer = await self._ask(watch)
                is_answered = answer.is_answer
                await self._note(watch, answer)
        except JournalFault as broken:
            one.problem = broken.sentence
            is_answered = False
        except NoSuchReferenceError:
            raise
        except Exception:
            log.exception("asking about %s met a bug; it is asked again", one.reference)
            is_answered = False
        finally:
            if is_answered:
                watch.owed_since = None
            watch.due = self._next_due(watch, is_answered=is_answered)
            _answer_all(rounds)

    def _next_due(self, watch: _Watch, *, is_answered: bool) -> float | None:
        now, one = self._monotonic(), watch.one
        wait = None
        if one.is_lost:
            wait = self._rhythm.failed
        elif one.state not in _ASKED_NO_MORE:
            wait = self._rhythm.wait_after(self._age(watch), is_answered=is_answered)
        if wait is None and watch.owed_since is not None and now - watch.owed_since < self._rhythm.patience:
            wait = self._rhythm.failed  # whoever hinted at news is owed one answer, whatever the age of the payment
        return None if wait is None else now + wait

    async def _ask(self, watch: _Watch) -> _Answer:
        one = watch.one
        watch.earliest = self._monotonic() + self._rhythm.closest
        one.asked += 1
        one.last_asked_at = self._now()
        try:
            said = await self._verify(one.reference)
        except TooBusy as busy:
            watch.earliest = self._monotonic() + busy.retry_after
            return _no_answer(busy)
        except Refused as refused:
            facts: dict[str, Fact] = {"word": "refused", "message": refused.said}
            return _Answer(_O.SAYS_NOTHING_CLEAR, f"refused|{refused.said}", facts, is_answer=True)
        except CallFailed as failed:
            return _no_answer(failed)
        seen = observation_of(said, one.amount)
        told: dict[str, Fact] = {
            "word": said.word,
            "amount": said.amount,
            "requested_amount": said.requested_amount,
            "currency": said.currency,
            "message": said.message,
        }
        return _Answer(seen, "|".join(str(told[name]) for name in told), told, is_answer=True)

    async def _note(self, watch: _Watch, answer: _Answer) -> None:
        one = watch.one
        if self._is_news(watch, answer):
            state = one.state
            facts = {**answer.facts, "asked": one.asked, **({"answer": answer.text} if answer.is_answer else {})}
            await self._slate.observe(one, answer.seen, facts)
            watch.written, watch.written_at = (one.state, answer.text), self._monotonic()
            one.answer = answer.text if answer.is_answer else one.answer
            log.info("%s: %s, from %s to %s", one.reference, answer.seen.value, state.value, one.state.value)
        one.problem = ""
        if one.state in _PATIENT and self._age(watch) >= self._rhythm.patience:
            await self._slate.observe(one, _O.PATIENCE_OVER)

    def _is_news(self, watch: _Watch, answer: _Answer) -> bool:
        """Tell whether an answer is worth a line: a repeat is, now and then."""
        one = watch.one
        if one.state is _S.CLOSED_BY_MANAGER and answer.seen is _O.SAYS_OTHER_MONEY and answer.text == one.answer:
            return False  # it is what the manager closed; written again it would open the payment again
        is_repeat = watch.written == (one.state, answer.text)
        return not is_repeat or self._monotonic() - watch.written_at >= self._rhythm.sample

    def _age(self, watch: _Watch) -> float:
        return watch.age + self._monotonic() - watch.began


async def _hear(event: asyncio.Event) -> None:
    await event.wait()


def _no_answer(failed: CallFailed) -> _Answer:
    why = failed.trace.why
    return _Answer(_O.SAYS_NOTHING_CLEAR, f"no answer|{why}", {"why": why}, is_answer=False)


def _answer_all(rounds: list[asyncio.Future[None]]) -> None:
    for done in rounds:
        with suppress(asyncio.InvalidStateError):  # whoever waited has left
            done.set_result(None)

"""Polls the service for results: one call at a time for each payment, sooner when something hints at news."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import timedelta

from pos_app.domain.clock import Clock
from pos_app.domain.errors import CallFailed, KnownError, Refused, TooBusy
from pos_app.domain.payment import FINAL, Observation, PaymentState, is_refused_start
from pos_app.domain.polling import PollingIntervals
from pos_app.domain.replies import Verification, VerifiedStatus
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.domain.verification import ServicePlace, as_asked, denies_reference, observation_of
from pos_app.gateway.tv_order_body import is_same_service
from pos_app.journal.errors import JournalFault
from pos_app.journal.payments import NoSuchReferenceError
from pos_app.journal.store import Fact
from pos_app.services.background_tasks import BackgroundTasks
from pos_app.services.in_flight import InFlight, InFlightPayments

_S, _O = PaymentState, Observation
_NOT_STARTED = Sentence("The service did not start the payment. Nothing was charged.")
_PATIENT = frozenset({_S.STEP_UP, _S.VERIFYING})
_ENDED = FINAL - {_S.CLOSED_BY_MANAGER}  # the screen says that there is nothing to wait for

Verify = Callable[[str], Awaitable[Verification]]

log = logging.getLogger(__name__)


class CannotAsk(KnownError):  # noqa: N818  # a fact, as the house names errors
    """Nobody was asked: addresses or keys are missing."""


@dataclass(frozen=True, slots=True)
class _Answer:
    """What one call came to."""

    seen: Observation
    text: str  # two of the same text say the same
    facts: dict[str, Fact]
    word: str = ""  # what a word of the service says, without its message; '' where none was said
    is_unknown: bool = False  # it says that it does not know the reference
    is_final: bool = False  # it says success, or failed where the payment was made


@dataclass(slots=True, eq=False)
class _PolledPayment:
    """The watch over one payment; all times are of the monotonic clock."""

    one: InFlight
    age: float  # of the payment when the watch began
    began: float
    due: float | None  # the next call of the rhythm; None: nobody asks by itself
    is_wanted: bool = False  # somebody wants an answer at once
    owed_since: float | None = None  # and has had none that is enough yet
    earliest: float = float("-inf")
    asked_at: float = float("-inf")
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    written: tuple[PaymentState, str] | None = None
    written_at: float = float("-inf")
    unknown_since: tuple[float, ServicePlace] | None = None  # when it was first said, and where
    rounds: list[asyncio.Future[None]] = field(default_factory=list[asyncio.Future[None]])


class ResultPolling:
    """One watch for each payment that is asked about."""

    def __init__(
        self,
        in_flight: InFlightPayments,
        verify: Verify,
        *,
        place: Callable[[], ServicePlace],
        is_unknown: Callable[[str], bool],
        background: BackgroundTasks,
        clock: Clock,
        sleep: Callable[[float], Awaitable[None]],
        intervals: PollingIntervals,
    ) -> None:
        self._in_flight = in_flight
        self._verify = verify
        self._place = place
        self._is_unknown = is_unknown  # whether a message says that there is no such payment
        self._background = background
        self._clock = clock
        self._sleep = sleep
        self._intervals = intervals
        self._watches: dict[str, _PolledPayment] = {}

    def watch(self, one: InFlight) -> None:
        """Ask about it in the usual rhythm from now on, unless it has ended; a customer is given the first pause."""
        has_ended = not one.is_asked_about and not one.is_lost
        if has_ended and one.reference not in self._watches:
            self._in_flight.forget(one)
            return
        watch = self._watch_over(one)
        if not has_ended:
            watch.due = self._clock.monotonic() + (self._intervals.pending if one.state is _S.STEP_UP else 0.0)
        watch.moved.set()

    def ask_now(self, one: InFlight) -> None:
        """Ask as soon as a call may be made, in addition to the rhythm."""
        watch = self._watch_over(one)
        watch.is_wanted = True
        watch.owed_since = self._clock.monotonic()
        watch.moved.set()

    def ask_soon(self, one: InFlight) -> None:
        """Ask in addition to the rhythm, and no sooner after the last call than the rhythm would."""
        watch = self._watch_over(one)
        watch.earliest = max(watch.earliest, watch.asked_at + self._intervals.pending)
        self.ask_now(one)

    async def next_answer(self, one: InFlight) -> None:
        """Ask now, and wait until a call that begins from now on has come to something."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._watch_over(one).rounds.append(done)
        self.ask_now(one)
        await done

    def _watch_over(self, one: InFlight) -> _PolledPayment:
        watch = self._watches.get(one.reference)
        if watch is None:
            age = max(0.0, (self._clock.now() - one.opened_at).total_seconds())
            watch = self._watches[one.reference] = _PolledPayment(one, age, self._clock.monotonic(), due=None)
            self._background.start(self._go_on(watch), f"the watch over {one.reference}")
        return watch

    async def _go_on(self, watch: _PolledPayment) -> None:
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
            self._in_flight.forget(one)
        finally:
            del self._watches[one.reference]
            one.next_ask_at = None
            _answer_all(watch.rounds)
            if one.state in FINAL and not one.is_in_flow:
                self._in_flight.forget(one)

    def _time_left(self, watch: _PolledPayment) -> float | None:
        """Return the seconds until the next call; None while there is only a hint to be waited for."""
        now, one = self._clock.monotonic(), watch.one
        due = now if watch.is_wanted else watch.due
        if due is None or (one.is_in_flow and not watch.is_wanted):
            one.next_ask_at = None
            return None
        wait = max(due, watch.earliest) - now
        one.next_ask_at = self._clock.now() + timedelta(seconds=max(wait, 0.0))
        return wait

    async def _pause(self, watch: _PolledPayment, wait: float | None) -> None:
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

    async def _call(self, watch: _PolledPayment) -> None:
        """Ask once, write down what came, and set the time of the next call."""
        one, rounds = watch.one, watch.rounds
        watch.rounds, watch.is_wanted = [], False
        is_answered = is_enough = False
        try:
            if one.is_lost:
                await self._in_flight.observe(one, _O.RESTARTED)
                one.is_lost = False
            is_asked = one.is_asked_about or one.state is not _S.NEVER_SENT or watch.owed_since is not None
            if one.state is not _S.INTENT and is_asked:
                answer = await self._ask(watch)
                is_answered = bool(answer.word)
                await self._note(watch, answer)
                is_enough = answer.is_final if one.state in _ENDED else is_answered
        except JournalFault as broken:
            one.problem = broken.sentence
            is_answered = False
        except NoSuchReferenceError:
            raise
        except CannotAsk as cannot:
            one.problem = cannot.sentence
            is_answered = False
        except Exception:
            log.exception("asking about %s met a bug; it is asked again", one.reference)
            is_answered = False
        finally:
            if is_enough and not watch.is_wanted:  # a hint that came meanwhile is owed an answer of its own
                watch.owed_since = None
            watch.due = self._next_due(watch, is_answered=is_answered)
            _answer_all(rounds)

    def _next_due(self, watch: _PolledPayment, *, is_answered: bool) -> float | None:
        now, one = self._clock.monotonic(), watch.one
        wait = None
        if one.is_lost:
            wait = self._intervals.failed
        elif one.is_asked_about:
            wait = self._intervals.wait_after(self._age(watch), is_answered=is_answered)
        if wait is None and watch.owed_since is not None:  # a hint is owed its answer, whatever the age of the payment
            wait = self._intervals.wait_after(now - watch.owed_since, is_answered=is_answered)
        if wait is not None and one.state is _S.NEVER_SENT:  # a service that never heard of it says so for ever
            wait = max(wait, self._intervals.unsure)
        if watch.unknown_since is not None and self._is_second_awaited(watch):
            left = watch.unknown_since[0] + self._intervals.apart - now
            second = left if left > 0.0 else self._intervals.apart
            wait = second if wait is None else min(wait, second)
        return None if wait is None else now + wait

    async def _ask(self, watch: _PolledPayment) -> _Answer:
        one = watch.one
        watch.asked_at = self._clock.monotonic()
        watch.earliest = watch.asked_at + self._intervals.closest
        one.asked += 1
        one.last_asked_at = self._clock.now()
        asked_in, place = one.state, self._place()
        facts: dict[str, Fact] = {"asked_in": asked_in.value}
        if is_elsewhere := lies_elsewhere(one, place):
            facts["is_elsewhere"] = True
        try:
            said = await self._verify(one.reference)
        except TooBusy as busy:
            watch.earliest = self._clock.monotonic() + busy.retry_after
            return _no_answer(one, busy)
        except Refused as refused:
            is_unknown = denies_reference(refused, self._is_unknown)
            facts |= {"word": "refused", _kept_as(one): refused.said, "status": refused.trace.status}
            answer = _Answer(_O.SAYS_NOTHING_CLEAR, f"refused|{refused.said}", facts, is_unknown=is_unknown)
        except CallFailed as failed:
            return _no_answer(one, failed)
        else:
            answer = self._read(one, said, asked_in, facts, is_elsewhere=is_elsewhere)
        return self._twice(watch, answer, place, may_count=asked_in is _S.VERIFYING and not is_elsewhere)

    def _read(
        self,
        one: InFlight,
        said: Verification,
        asked_in: PaymentState,
        facts: dict[str, Fact],
        *,
        is_elsewhere: bool,
    ) -> _Answer:
        seen = as_asked(observation_of(said, one.amount), asked_in, is_elsewhere=is_elsewhere)
        told: dict[str, Fact] = {
            "word": said.word,
            "amount": said.amount,
            "requested_amount": said.requested_amount,
            "currency": said.currency,
        }
        word = "|".join(str(value) for value in told.values())
        more = {"fees": said.fees, "channel": said.channel, "paid_at": said.paid_at}
        facts |= {**told, **{name: text for name, text in more.items() if text}}
        is_unknown = said.word == "" and self._is_unknown(said.message)
        kept = "said" if is_unknown and is_refused_start(one.start_refusal) else "message"
        facts[kept] = said.message
        is_word = said.status is not VerifiedStatus.OTHER
        # The same words are news once they count.
        text = f"{seen.value}|{asked_in.value}|{is_elsewhere}|{word}|{said.message}"
        is_failed = said.status is VerifiedStatus.FAILED and not is_elsewhere
        is_final = is_failed or said.status is VerifiedStatus.SUCCESS
        return _Answer(seen, text, facts, word=word if is_word else "", is_unknown=is_unknown, is_final=is_final)

    def _twice(self, watch: _PolledPayment, answer: _Answer, place: ServicePlace, *, may_count: bool) -> _Answer:
        """Believe that a start which was refused is not known once it was said twice, at one place, a minute apart."""
        one, now = watch.one, self._clock.monotonic()
        if answer.word:
            watch.unknown_since = None
        if not (answer.is_unknown and may_count and is_refused_start(one.start_refusal)):
            return answer
        if watch.unknown_since is None or watch.unknown_since[1] != place:
            watch.unknown_since = now, place
        if one.state is not _S.VERIFYING or now - watch.unknown_since[0] < self._intervals.apart:
            return answer
        problem: dict[str, Fact] = {} if one.start_refusal != "refused" else {"problem": str(_NOT_STARTED)}
        return replace(answer, seen=_O.SAYS_UNKNOWN, text=f"twice|{answer.text}", facts={**answer.facts, **problem})

    def _is_second_awaited(self, watch: _PolledPayment) -> bool:
        """Tell whether one more answer may show that nothing was started: a till that was closed meanwhile has had none
        of them, and is as patient from the first one on as from Pay."""
        since = watch.unknown_since
        is_fresh = since is not None and self._clock.monotonic() - since[0] < self._intervals.patience
        return is_fresh and watch.one.state is _S.VERIFYING

    async def _note(self, watch: _PolledPayment, answer: _Answer) -> None:
        one = watch.one
        async with one.ruling:  # no manager closes it between the look and the line
            if self._is_news(watch, answer):
                state = one.state
                facts = {**answer.facts, "asked": one.asked, **({"answer": answer.word} if answer.word else {})}
                await self._in_flight.observe(one, answer.seen, facts)
                watch.written, watch.written_at = (one.state, answer.text), self._clock.monotonic()
                one.answer = answer.word or one.answer
                log.info("%s: %s, from %s to %s", one.reference, answer.seen.value, state.value, one.state.value)
        one.problem = SILENCE
        is_old = self._age(watch) >= self._intervals.patience
        if is_old and one.state in _PATIENT and not self._is_second_awaited(watch):
            await self._in_flight.observe(one, _O.PATIENCE_OVER)

    def _is_news(self, watch: _PolledPayment, answer: _Answer) -> bool:
        """Tell whether an answer is worth a line: a repeat is, now and then."""
        one = watch.one
        is_closed = one.state is _S.CLOSED_BY_MANAGER and answer.seen is _O.SAYS_OTHER_MONEY
        # An older till wrote the message behind the word.
        if is_closed and f"{one.answer}|".startswith(f"{answer.word}|"):
            return False  # it is what the manager closed; written again it would open the payment again
        is_repeat = watch.written == (one.state, answer.text)
        return not is_repeat or self._clock.monotonic() - watch.written_at >= self._intervals.sample

    def _age(self, watch: _PolledPayment) -> float:
        return watch.age + self._clock.monotonic() - watch.began


async def _hear(event: asyncio.Event) -> None:
    await event.wait()


def _no_answer(one: InFlight, failed: CallFailed) -> _Answer:
    why, kept = failed.trace.why, _kept_as(one)
    facts: dict[str, Fact] = {"why": why, **({kept: failed.said} if failed.said else {})}
    return _Answer(_O.SAYS_NOTHING_CLEAR, f"no answer|{why}", facts)


def _kept_as(one: InFlight) -> str:
    """Name the fact for words beside an answer: those that a start was refused with say more, and stay."""
    return "said" if is_refused_start(one.start_refusal) else "message"


def lies_elsewhere(one: InFlight, place: ServicePlace) -> bool:
    """Tell whether another service is asked than the one that the payment was made at."""
    return not is_same_service(one.service, place.service) or place.keys not in {"", one.keys}


def _answer_all(rounds: list[asyncio.Future[None]]) -> None:
    for done in rounds:
        with suppress(asyncio.InvalidStateError):  # whoever waited has left
            done.set_result(None)

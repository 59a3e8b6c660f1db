"""Tests the payment service for whoever sets the till up: keys, addresses, clock, notices. No money moves."""

from collections.abc import Awaitable, Callable, Sequence
from datetime import timedelta

from pos_app.domain.clock import Clock
from pos_app.domain.connection import FeedView, Reach, ReachView
from pos_app.domain.sentence import Sentence
from pos_app.domain.service_check import ServiceCheckView
from pos_app.gateway.endpoint_probe import NoProbeAnswer, Probe, probe


class ServiceCheck:
    """Knocks at each address without a key, then asks one harmless question with it."""

    def __init__(
        self,
        addresses: Sequence[str],
        *,
        ask: Callable[[], Awaitable[ReachView]],
        feed: Callable[[], Awaitable[FeedView]],
        clock: Clock,
        ask_address: Callable[[str], Awaitable[Probe]] = probe,
    ) -> None:
        self._addresses = tuple(dict.fromkeys(addresses))
        self._ask = ask
        self._feed = feed
        self._clock = clock
        self._ask_address = ask_address

    async def run(self) -> ServiceCheckView:
        """Test it; what is wrong is part of the answer."""
        feed = await self._feed()
        answers: list[Probe] = []
        for address in self._addresses:
            try:
                answers.append(await self._ask_address(address))
            except NoProbeAnswer as problem:
                said = Sentence("{0}: {1}", address, problem.sentence)
                return ServiceCheckView(self._clock.now(), Reach.UNREACHABLE, feed, problem=said)
        answer = await self._ask()
        return ServiceCheckView(
            self._clock.now(),
            answer.reach,
            feed,
            said=answer.said,
            milliseconds=max((each.milliseconds for each in answers), default=None),
            tls=_weakest(answers),
            certificate_until=min((each.certificate_until for each in answers if each.certificate_until), default=None),
            ahead=_furthest(answers),
        )


def _weakest(answers: Sequence[Probe]) -> str | None:
    """Return the oldest TLS that was spoken, '' if one address has none."""
    return min((each.tls or "" for each in answers), default=None)


def _furthest(answers: Sequence[Probe]) -> timedelta | None:
    return max((each.ahead for each in answers if each.ahead is not None), key=abs, default=None)

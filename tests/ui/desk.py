"""Desks small enough to hold in one hand: they remember, they can be made to wait, and to fail."""

import asyncio
from dataclasses import dataclass, field, replace

from pos_app.domain.errors import KnownError
from pos_app.domain.merchant import MerchantView
from pos_app.domain.practice import NoticeDelivery, PracticeView
from pos_app.domain.sentence import Sentence
from tests.pictures.samples import NO_KEYS, PRACTICE


@dataclass
class Gate:
    """A door in front of every answer: open, shut, or shut for good with a sentence on it."""

    is_shut: bool = False
    sentence: str = ""
    bug: Exception | None = None
    _waiting: "list[asyncio.Future[None]]" = field(default_factory=list["asyncio.Future[None]"])

    async def pass_through(self) -> None:
        if self.is_shut:
            waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(waiting)
            await waiting
        if self.bug is not None:
            raise self.bug
        if self.sentence:
            raise KnownError(Sentence.recorded(self.sentence))

    def open(self) -> None:
        self.is_shut = False
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)

    @property
    def has_callers(self) -> bool:
        return bool(self._waiting)


@dataclass
class PracticeService:
    """A played service of a few lines."""

    view: PracticeView = PRACTICE
    gate: Gate = field(default_factory=Gate)
    calls: list[str] = field(default_factory=list[str])
    deliveries: tuple[NoticeDelivery, ...] = ()

    async def look(self) -> PracticeView:
        self.calls.append("look")
        await self.gate.pass_through()
        return self.view

    async def choose(self, scenario: str, *, every: bool) -> PracticeView:
        self.calls.append(f"choose {scenario} {'every' if every else 'once'}")
        await self.gate.pass_through()
        self.view = replace(self.view, scenario=scenario, every=every)
        return self.view

    async def slow(self, delay_ms: int) -> PracticeView:
        self.calls.append(f"slow {delay_ms}")
        await self.gate.pass_through()
        self.view = replace(self.view, delay_ms=delay_ms)
        return self.view

    async def send(self, kind: str) -> tuple[NoticeDelivery, ...]:
        self.calls.append(f"send {kind}")
        await self.gate.pass_through()
        return self.deliveries

    async def clear(self) -> None:
        self.calls.append("clear")
        await self.gate.pass_through()


ACCEPTED = Sentence("The service accepts the keys.")


@dataclass
class KeyCupboard:
    """Keeps keys in the open, for tests."""

    view: MerchantView = NO_KEYS
    gate: Gate = field(default_factory=Gate)
    kept: list[tuple[str, str]] = field(default_factory=list[tuple[str, str]])
    answer: Sentence = ACCEPTED

    @property
    def known(self) -> MerchantView:
        return self.view

    async def look(self) -> MerchantView:
        await self.gate.pass_through()
        return self.view

    async def keep(self, secret: str, public: str) -> MerchantView:
        await self.gate.pass_through()
        self.kept.append((secret, public))
        self.view = replace(
            self.view, has_secret=self.view.has_secret or bool(secret), has_public=self.view.has_public or bool(public)
        )
        return self.view

    async def test(self) -> Sentence:
        await self.gate.pass_through()
        return self.answer

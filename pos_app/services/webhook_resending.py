"""Has notices sent once more: only when asked, a line before each, a minute between two, and never twice by itself."""

import logging
from datetime import datetime
from typing import Final

from pos_app.domain.clock import Clock
from pos_app.domain.errors import CallFailed, KnownError, MaybeReceived, Refused
from pos_app.domain.ink import Ink
from pos_app.domain.plain_text import plain
from pos_app.domain.references import is_askable
from pos_app.domain.sentence import Sentence
from pos_app.gateway.service_connection import ServiceConnection
from pos_app.journal import webhook_resends
from pos_app.journal.errors import JournalFault
from pos_app.journal.store import Journal
from pos_app.journal.webhook_resends import APART, Outcome

_LONGEST_ANSWER: Final = 200

log = logging.getLogger(__name__)


class WebhookResending:
    """Operation 10, and what is remembered of it."""

    def __init__(self, journal: Journal, service: ServiceConnection, *, clock: Clock) -> None:
        self._journal = journal
        self._service = service
        self._clock = clock
        self._last: dict[str, datetime] = {}  # of the last minute; the journal holds them all

    async def recover(self) -> None:
        """Read what was asked for shortly before the till began."""
        for one in await self._journal.read(webhook_resends.resends_after, self._clock.now() - APART):
            self._last[one.reference] = one.at

    def forget(self) -> None:
        """Let go of what is remembered: the journal was set aside."""
        self._last.clear()

    def may_at(self, reference: str) -> datetime | None:
        """Return from when on it may be asked for; None for a notice that cannot be."""
        if self._service.with_keys is None or not is_askable(reference):
            return None
        now = self._clock.now()
        last = self._last.get(reference)
        return now if last is None or not last <= now < last + APART else last + APART

    async def resend(self, reference: str) -> str:
        """Ask for it; returns the service's words."""
        client = self._service.need_keys(Sentence("No notice can be asked for: addresses or keys are missing."))
        if not is_askable(reference):
            raise KnownError(Sentence("This notice has no reference that can be asked about."))
        ink = await webhook_resends.ask(self._journal, reference)
        self._remember(reference)
        try:
            said = plain((await client.resend_notice(reference)).message, most=_LONGEST_ANSWER)
        except CallFailed as failed:
            problem = _problem(failed)
            await self._write_down(ink, _outcome(failed), str(problem))
            raise KnownError(problem) from failed
        await self._write_down(ink, Outcome.SENT, said)
        return said

    async def _write_down(self, ink: Ink, outcome: Outcome, said: str) -> None:
        try:
            await webhook_resends.answered(self._journal, ink, outcome, said=said)
        except JournalFault as broken:  # that it was asked for is written: nobody asks twice within a minute
            log.warning("the answer to a resend is not written: %s", broken.sentence)

    def _remember(self, reference: str) -> None:
        now = self._clock.now()
        self._last = {name: at for name, at in self._last.items() if at + APART > now}
        self._last[reference] = now


def _outcome(failed: CallFailed) -> Outcome:
    match failed:
        case Refused():
            return Outcome.REFUSED
        case MaybeReceived():
            return Outcome.UNCLEAR
        case _:
            return Outcome.NOT_SENT


def _problem(failed: CallFailed) -> Sentence:
    """Say what happened; a refusal in the service's own words."""
    if isinstance(failed, Refused) and failed.said:
        said = plain(failed.said, most=_LONGEST_ANSWER)
        return Sentence("The service did not send the notice again: {0}", said)
    return failed.told

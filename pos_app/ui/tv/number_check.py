"""Asks the provider whose number it is: one question at a time, and never an answer to another number."""

import time
from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import QObject, Signal

from pos_app.domain.errors import CallFailed, Refused
from pos_app.domain.plain_text import plain
from pos_app.domain.replies import Provider, Validated
from pos_app.domain.tv_numbers import can_be_checked
from pos_app.ui.kit.language import said
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.tv.acceptance import Acceptance, Checked
from pos_app.ui.tv.desk import Lists


class NumberCheck(QObject):
    """Holds what was said of the number that is typed now."""

    told = Signal()

    def __init__(self, lists: Lists, parent: QObject, *, now: Callable[[], datetime]) -> None:
        super().__init__(parent)
        self._lists = lists
        self._now = now
        self._tasks = TaskScope(self)
        self._acceptance = Acceptance()

    @property
    def acceptance(self) -> Acceptance:
        """What is known."""
        return self._acceptance

    def forget(self) -> None:
        """The number or the provider is another one: what was said says nothing any more."""
        self._tasks.cancel("check")
        self._acceptance = Acceptance()
        self.told.emit()

    def ask(self, provider: Provider | None, number: str, *, again: bool = False) -> None:
        """Ask unless it is known or being asked, or makes no sense."""
        same = (self._acceptance.provider, self._acceptance.number) == (provider, number)
        known = same and self._acceptance.stands in {Checked.ACCEPTED, Checked.REFUSED, Checked.ASKING}
        if provider is None or not can_be_checked(number) or (known and not again):
            return
        self._tasks.cancel("check")
        self._acceptance = Acceptance(Checked.ASKING, provider, number)
        work = partial(self._check, provider, number)
        self._tasks.start("check", work, answered=partial(self._answered, provider, number))
        self.told.emit()

    async def _check(self, provider: Provider, number: str) -> Acceptance:
        began = time.monotonic()
        try:
            validated: Validated = await self._lists.check_number(provider, number)
        except Refused as refused:
            return Acceptance(Checked.REFUSED, provider, number, sentence=plain(refused.said) or said(refused.sentence))
        except CallFailed as failed:
            return Acceptance(Checked.NO_ANSWER, provider, number, sentence=said(failed.sentence), says=failed.said)
        seconds = time.monotonic() - began
        return Acceptance(Checked.ACCEPTED, provider, number, validated, self._now(), seconds)

    def _answered(self, provider: Provider, number: str, answer: Answer[Acceptance]) -> None:
        match answer:
            case TaskOk(acceptance):
                self._acceptance = acceptance
            case TaskKnownError(sentence):
                self._acceptance = Acceptance(Checked.NO_ANSWER, provider, number, sentence=sentence)
            case _:
                wrong = self.tr("Something in the till went wrong. It was noted.")
                self._acceptance = Acceptance(Checked.NO_ANSWER, provider, number, sentence=wrong)
        self.told.emit()

"""Under the result of a payment: whether a notice of it came, and one more for whoever presses a button."""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QStackedWidget
from pytestqt.qtbot import QtBot

from pos_app.domain.events import Changed, Topic
from pos_app.domain.webhook_view import NoticeStanding, PaymentNotice
from pos_app.ui.card.progress.notice_line import NoticeLine
from pos_app.ui.card.progress_screen import PaymentScreen
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from tests.pictures import samples_activity as activity
from tests.pictures import samples_progress as samples
from tests.ui.counter import CARD, Desk, Heard, Pages, WallClock
from tests.ui.desk import Gate
from tests.ui.finding import button, our_button, words
from tests.ui.hands import click

NOW = activity.NOW


@dataclass
class Notices:
    """Answers as it was told to."""

    heard: PaymentNotice
    gate: Gate = field(default_factory=Gate)
    asked: list[str] = field(default_factory=list[str])

    async def heard_of(self, reference: str) -> PaymentNotice:
        return replace(self.heard, reference=reference)

    async def resend(self, reference: str) -> str:
        self.asked.append(reference)
        await self.gate.pass_through()
        self.heard = replace(self.heard, may_resend_at=NOW + timedelta(seconds=42), resent="Notification resent")
        return "Notification resent"


@dataclass
class Result:
    """A payment on the screen, with the line."""

    screen: PaymentScreen
    line: NoticeLine
    notices: Notices


@pytest.fixture
def result(window: TillWindow, theme: Theme) -> Result:
    notices = Notices(PaymentNotice("", None, None, NOW, ""))
    line = NoticeLine(theme, notices, now=lambda: NOW)
    stage = QStackedWidget()
    screen = PaymentScreen(
        theme,
        Desk(),
        Pages(stage),
        stage=stage,
        slip=samples.SLIP,
        sounds=Heard(),
        now=WallClock().now,
        notice=line,
    )
    window.add_screen(CARD, screen)
    return Result(screen, line, notices)


def _wait_for_guard(qtbot: QtBot, result: Result) -> None:
    """A press that was meant for what stood there before is not heard."""

    def is_over() -> bool:
        return not any(timer.isActive() for timer in result.screen.findChildren(QTimer) if timer.isSingleShot())

    qtbot.waitUntil(lambda: result.line.resend.isVisible() and is_over())


@pytest.mark.parametrize(
    ("came_at", "standing", "said"),
    [
        (None, None, "Service notice: none came yet"),
        (NOW, NoticeStanding.VERIFIED, "Service notice: 14:32:06, amount matches"),
        (NOW, NoticeStanding.REPORTED, "Service notice: 14:32:06"),
        (NOW, NoticeStanding.SUSPICIOUS, "Service notice: it says something else. See Activity."),
    ],
)
def test_a_result_says_what_was_heard_of_it(
    qtbot: QtBot, result: Result, came_at: datetime | None, standing: NoticeStanding | None, said: str
) -> None:
    result.notices.heard = PaymentNotice("", came_at, standing, NOW, "")
    result.screen.show_payment(samples.PAID)
    said = said.replace("14:32:06", f"{NOW:%H:%M:%S}")
    qtbot.waitUntil(lambda: said in words(result.screen))


def test_a_notice_that_comes_is_seen_at_once(qtbot: QtBot, result: Result) -> None:
    result.screen.show_payment(samples.PAID)
    _wait_for_guard(qtbot, result)
    result.notices.heard = PaymentNotice("", NOW, NoticeStanding.VERIFIED, NOW, "")
    result.screen.hear(Changed(Topic.NOTICE, "8"))
    qtbot.waitUntil(lambda: any("amount matches" in said for said in words(result.screen)))


def test_one_more_is_asked_for_once_for_each_press_and_not_again_within_a_minute(qtbot: QtBot, result: Result) -> None:
    result.screen.show_payment(samples.PAID)
    _wait_for_guard(qtbot, result)
    result.notices.gate.is_shut = True
    resend = our_button(result.screen, "Resend notice")
    click(resend)
    qtbot.waitUntil(lambda: result.notices.gate.has_callers)
    assert resend.is_busy
    click(resend)
    result.notices.gate.open()
    qtbot.waitUntil(lambda: resend.text() == "Resend in 0:42")
    assert not resend.isEnabled()
    assert "Notification resent" in words(result.screen)
    assert result.notices.asked == [samples.PAID.reference]


def test_a_refusal_is_said_and_not_tried_again(qtbot: QtBot, result: Result) -> None:
    result.screen.show_payment(samples.DECLINED)
    _wait_for_guard(qtbot, result)
    result.notices.gate.sentence = "The service did not send the notice again: no webhook is set."
    click(button(result.screen, "Resend notice"))
    qtbot.waitUntil(lambda: result.notices.gate.sentence in words(result.screen))
    assert result.notices.asked == [samples.DECLINED.reference]


def test_of_what_was_never_sent_nothing_can_have_been_heard(result: Result) -> None:
    result.screen.show_payment(samples.NOT_CHARGED)
    assert not result.line.isVisible()
    assert not any("Service notice" in said for said in words(result.screen))


def test_another_payment_does_not_say_what_was_heard_of_the_one_before(qtbot: QtBot, result: Result) -> None:
    result.notices.heard = PaymentNotice("", NOW, NoticeStanding.VERIFIED, NOW, "")
    result.screen.show_payment(samples.PAID)
    qtbot.waitUntil(lambda: any("amount matches" in said for said in words(result.screen)))
    result.notices.heard = PaymentNotice("", None, None, NOW, "")
    result.screen.show_payment(replace(samples.DECLINED, reference="pos-another"))
    assert not any("Service notice" in said for said in words(result.screen))
    qtbot.waitUntil(lambda: "Service notice: none came yet" in words(result.screen))

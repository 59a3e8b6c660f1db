"""One notice whole: what is said of it, and what can be done, by keyboard alone."""

from dataclasses import replace
from datetime import timedelta
from itertools import product

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from pos_app.domain.history import DeniedMoney
from pos_app.domain.webhook_story import NoticeEvent
from pos_app.domain.webhook_view import Doubt, NoticeMoment, NoticeStanding, NoticeView, SaleOffer
from pos_app.ui.activity.actions import SaleDialog
from pos_app.ui.activity.facts import facts_of
from pos_app.ui.activity.raw_text import safe_lines
from pos_app.ui.activity.timeline import story_sentence
from pos_app.ui.activity.words import sentence_of
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button
from tests.pictures import samples_activity as samples
from tests.ui.activity.feed_desk import FeedCounter, set_up
from tests.ui.finding import button, our_button, the, words
from tests.ui.hands import Key, click, keyboard, press, write


def _show(qtbot: QtBot, window: TillWindow, theme: Theme, view: NoticeView) -> FeedCounter:
    counter = set_up(window, theme, replace(view, head=replace(view.head, is_new=False)))
    qtbot.waitUntil(lambda: counter.shown is not None)
    return counter


def test_the_goods_are_handed_over_only_for_what_is_safe() -> None:
    for standing, doubt, is_safe, is_confirmed in product(NoticeStanding, Doubt, (False, True), (False, True)):
        head = replace(samples.TRANSFER, standing=standing, doubt=doubt, is_amount_confirmed=is_confirmed)
        sentence = sentence_of(replace(samples.SAFE, head=head, is_safe=is_safe), samples.NOW)
        assert ("Safe to hand over" in sentence) is (is_safe and standing is NoticeStanding.VERIFIED)
        assert sentence.endswith(".")


@pytest.mark.parametrize(
    ("view", "sentence"),
    [
        (samples.SAFE, "Asked the service at 14:31:45: paid. Safe to hand over the goods."),
        (
            replace(samples.SAFE, is_safe=False, head=replace(samples.TRANSFER, is_amount_confirmed=False)),
            "Verified: paid, asked at 14:31:45. The amount is as reported; the service did not name it.",
        ),
        (
            replace(samples.SAFE, is_safe=False, matched_sale=7),
            "Verified: paid, asked at 14:31:45. It is not what the matched sale comes to.",
        ),
        (samples.SUSPICIOUS, "Arrived 14:29:03 from 203.0.113.12. Kept as evidence. Counted nowhere."),
        (samples.UNASKED, "Asked the service at 14:31:45: no clear answer yet. It is asked again by itself."),
        (samples.HIDDEN, "Said by the service. It cannot be asked about this."),
    ],
    ids=["safe", "as reported", "other sale", "suspicious", "no answer", "bvn"],
)
def test_the_sentence_says_what_is_known_and_when_it_was_asked(view: NoticeView, sentence: str) -> None:
    assert sentence_of(view, samples.NOW) == sentence


def test_every_moment_of_a_story_has_a_sentence_and_no_word_of_ours_is_shown_raw() -> None:
    for what, said in product(NoticeEvent, ("", *Doubt)):
        sentence = story_sentence(NoticeMoment(samples.NOW, what, said))
        assert sentence
        if what in {NoticeEvent.REPORTED, NoticeEvent.VERIFIED, NoticeEvent.SUSPICIOUS}:
            assert "_" not in sentence


def test_money_is_matched_to_the_one_sale_that_fits_with_f9(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = _show(qtbot, window, theme, samples.SAFE)
    assert "Sale 1183 · ₦25,000.00 · Ngozi Eze · 14:28" in words(counter.screen)
    counter.feed.asking.is_shut = True
    press(window, Key.Key_F9)
    press(window, Key.Key_F9)
    qtbot.waitUntil(lambda: counter.feed.asking.has_callers)
    assert our_button(counter.screen, "Match to sale").is_busy
    counter.feed.asking.open()
    qtbot.waitUntil(lambda: "Matched to sale 1183" in words(counter.screen))
    assert counter.feed.calls == ["match 8 to 1183"]


@pytest.mark.parametrize("has_more", [True, False])
def test_that_there_are_more_fields_than_the_page_shows_is_said(
    qtbot: QtBot, window: TillWindow, theme: Theme, *, has_more: bool
) -> None:
    counter = _show(qtbot, window, theme, replace(samples.SAFE, has_more_fields=has_more))
    assert ("And more, see Raw JSON" in words(counter.screen)) is has_more


def test_when_the_offer_goes_the_keyboard_stays_beside_it(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = _show(qtbot, window, theme, samples.SAFE)
    our_button(counter.screen, "Match to sale").setFocus()
    press(window, Key.Key_Return)
    qtbot.waitUntil(lambda: "Matched to sale 1183" in words(counter.screen))
    assert our_button(counter.screen, "Write a note").hasFocus()


def test_of_several_sales_somebody_chooses_one(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = _show(qtbot, window, theme, replace(samples.SAFE, offers=(samples.OFFER, samples.ANOTHER_OFFER)))
    press(window, Key.Key_F9)
    qtbot.waitUntil(lambda: window.dialogs.top is not None)
    press(window, Key.Key_Escape)
    qtbot.waitUntil(lambda: window.dialogs.top is None)
    assert counter.feed.calls == []
    qtbot.waitUntil(lambda: not our_button(counter.screen, "Match to sale").is_busy)
    press(window, Key.Key_F9)
    qtbot.waitUntil(lambda: window.dialogs.top is not None)
    press(window, Key.Key_Tab, Key.Key_Tab, Key.Key_Return)
    qtbot.waitUntil(lambda: counter.feed.calls == ["match 8 to 1180"])


def test_a_sale_that_is_paid_already_is_chosen_with_the_words_of_the_alarm(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = _show(qtbot, window, theme, samples.TWICE)
    assert "Match to sale" not in {each.text() for each in counter.screen.findChildren(Button) if each.isVisible()}
    click(our_button(counter.screen, "Paid twice"))
    qtbot.waitUntil(lambda: window.dialogs.top is not None)
    said = "It is paid already. Hand over nothing for this money: it is given back. This stays."
    assert said in words(the(SaleDialog, window))
    assert counter.feed.calls == []
    press(window, Key.Key_Tab, Key.Key_Return)
    qtbot.waitUntil(lambda: counter.feed.calls == ["match 8 to 1180"])
    qtbot.waitUntil(lambda: window.dialogs.top is None)


@pytest.mark.parametrize("twice", [(), (samples.ANOTHER_OFFER,)], ids=["none paid", "one paid"])
def test_goods_are_safe_only_for_a_sale_that_somebody_waits_with(
    qtbot: QtBot, window: TillWindow, theme: Theme, twice: tuple[SaleOffer, ...]
) -> None:
    left = replace(samples.SAFE, head=replace(samples.TRANSFER, is_amount_confirmed=True), is_safe=False)
    counter = _show(qtbot, window, theme, replace(left, paid_sales=twice))
    seen = " ".join(words(counter.screen))
    assert "Nobody is waiting with a sale of this amount: match it first." in seen
    assert "Safe to hand over" not in seen


def test_a_match_that_is_refused_is_said_and_the_offer_stays(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = _show(qtbot, window, theme, samples.SAFE)
    counter.feed.asking.sentence = "Another notice is matched to this sale."
    press(window, Key.Key_F9)
    qtbot.waitUntil(lambda: "Another notice is matched to this sale." in words(counter.screen))
    assert not our_button(counter.screen, "Match to sale").is_busy


def test_a_note_says_what_money_without_a_sale_is_for(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = _show(qtbot, window, theme, replace(samples.SAFE, offers=(), is_safe=False))
    button(counter.screen, "Write a note").click()
    qtbot.waitUntil(lambda: window.dialogs.top is not None)
    press(window, Key.Key_F9)  # nothing is written yet
    write(window, "Deposit of Mrs Bello")
    press(window, Key.Key_Return)
    qtbot.waitUntil(lambda: "Deposit of Mrs Bello" in words(counter.screen))
    assert counter.feed.calls == ["note 8: Deposit of Mrs Bello"]


@pytest.mark.parametrize("view", [samples.SUSPICIOUS, samples.HIDDEN], ids=["suspicious", "bvn"])
def test_what_is_not_believed_or_no_money_is_matched_to_nothing(
    qtbot: QtBot, window: TillWindow, theme: Theme, view: NoticeView
) -> None:
    counter = _show(qtbot, window, theme, replace(view, offers=(samples.OFFER,)))
    press(window, Key.Key_F9)
    assert not counter.screen.detail.match.isVisible()
    assert counter.feed.calls == []


def test_a_second_payment_is_an_alarm_and_nothing_is_handed_over_for_it(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = _show(qtbot, window, theme, replace(samples.MATCHED, is_safe=False, is_second_payment=True))
    assert "A second payment" in words(counter.screen)
    assert counter.screen.detail.head.sentence.endswith("Its sale was paid otherwise, or dropped.")


@pytest.mark.parametrize(
    ("stands", "said"),
    [
        (DeniedMoney(3, 7), "₦25,000.00 stands in the takings of shift 3. It was for sale 7."),
        (DeniedMoney(None, None), "₦25,000.00 stands in the takings of the next shift."),
        (DeniedMoney(None, 7, is_in_takings=False), "It is in no takings. Do not give it back"),
    ],
)
def test_money_that_was_verified_and_is_denied_now_says_where_it_stands(
    qtbot: QtBot, window: TillWindow, theme: Theme, stands: DeniedMoney, said: str
) -> None:
    view = replace(samples.MATCHED, head=replace(samples.MATCHED.head, is_denied=True), is_safe=False)
    counter = _show(qtbot, window, theme, replace(view, denied=Doubt.NOT_PAID, denied_money=stands))
    shown = words(counter.screen)
    assert "Verified, then denied" in shown
    assert "Denied" in shown
    assert any(each.startswith(said) for each in shown)


@pytest.mark.parametrize("standing", [NoticeStanding.REPORTED, NoticeStanding.SUSPICIOUS])
def test_a_match_that_was_not_confirmed_is_taken_back(
    qtbot: QtBot, window: TillWindow, theme: Theme, standing: NoticeStanding
) -> None:
    head = replace(samples.MATCHED.head, standing=standing, doubt=Doubt.NOT_PAID)
    view = replace(samples.MATCHED, head=head, is_safe=False, may_take_match_back=True)
    counter = _show(qtbot, window, theme, view)
    button(counter.screen, "Take the match back").click()
    qtbot.waitUntil(lambda: counter.shown is not None and counter.shown.matched_sale is None)
    assert counter.feed.calls == ["take back 8"]
    assert not counter.screen.detail.match.back.isVisible()


def test_the_service_is_asked_now_with_f8(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = _show(qtbot, window, theme, samples.UNASKED)
    counter.feed.asking.is_shut = True
    press(window, Key.Key_F8)
    press(window, Key.Key_F8)
    qtbot.waitUntil(lambda: counter.feed.asking.has_callers)
    assert counter.feed.calls == ["check 8"]
    counter.feed.put(replace(samples.SAFE, head=replace(samples.TRANSFER, is_new=False)))
    counter.feed.asking.open()
    qtbot.waitUntil(lambda: counter.screen.detail.head.sentence.endswith("Safe to hand over the goods."))


def test_a_notice_is_sent_again_once_for_each_press_and_the_answer_is_shown(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = _show(qtbot, window, theme, samples.MATCHED)
    counter.feed.asking.is_shut = True
    for _ in range(3):
        our_button(counter.screen, "Resend notice").press()
    qtbot.waitUntil(lambda: counter.feed.asking.has_callers)
    assert counter.feed.calls == ["resend va-5c1t8r2n0e"]
    counter.feed.put(replace(counter.feed.views["8"], resent="Notification resent"))
    counter.feed.asking.open()
    qtbot.waitUntil(lambda: counter.screen.detail.details.resent == "Last resend: Notification resent")
    assert [toast.detail for toast in counter.toasts] == ["Notification resent"]
    assert counter.feed.calls == ["resend va-5c1t8r2n0e"]


def test_a_refused_resend_is_shown_and_not_tried_again(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = _show(qtbot, window, theme, samples.MATCHED)
    counter.feed.asking.sentence = "The service did not send the notice again: no webhook is set."
    our_button(counter.screen, "Resend notice").press()
    qtbot.waitUntil(lambda: counter.feed.asking.sentence in words(counter.screen))
    assert counter.feed.calls == ["resend va-5c1t8r2n0e"]
    assert counter.toasts == []


def test_between_two_resends_the_button_counts_the_minute_down(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = _show(qtbot, window, theme, samples.RESENT)
    waiting = our_button(counter.screen, "Resend in 0:42")
    assert not waiting.isEnabled()
    assert waiting.accessibleDescription() == "A notice can be sent again once a minute."
    counter.clock.go(40)
    counter.screen.detail.show_time()
    assert waiting.text() == "Resend in 0:02"
    counter.clock.go(2)
    qtbot.waitUntil(lambda: waiting.text() == "Resend notice" and waiting.isEnabled())  # the screen's own clock
    assert counter.feed.calls == []


def test_personal_data_is_shown_on_purpose_to_somebody_with_a_name(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = _show(qtbot, window, theme, samples.HIDDEN)
    fields = counter.screen.detail.details.fields
    button(counter.screen, "Show personal data").click()
    qtbot.waitUntil(lambda: window.dialogs.top is not None)
    assert any("written down" in word for word in words(window.dialogs))
    press(window, Key.Key_Escape)
    qtbot.waitUntil(lambda: not our_button(counter.screen, "Show personal data").is_busy)
    assert counter.feed.calls == []
    button(counter.screen, "Show personal data").click()
    qtbot.waitUntil(lambda: window.dialogs.top is not None)
    press(window, Key.Key_F9)
    qtbot.waitUntil(lambda: "data.lastname Obi" in fields.lines())
    assert counter.feed.calls == ["show 5"]
    counter.feed.change("5", times=2)
    counter.ring("5")  # it is read again, and nobody asks a second time
    qtbot.waitUntil(lambda: any("came 2 times" in line for line in counter.screen.detail.details.facts.lines()))
    assert "data.lastname Obi" in fields.lines()
    assert counter.feed.calls == ["show 5"]


def test_personal_data_is_gone_when_somebody_goes_elsewhere(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = set_up(window, theme, samples.HIDDEN, samples.view_of(samples.PAYOUT))
    qtbot.waitUntil(lambda: counter.shown is not None)
    fields = counter.screen.detail.details.fields
    for leave in (lambda: press(window, Key.Key_Down), lambda: window.open_screen("card")):
        counter.screen.show_row("5")
        show = counter.screen.detail.details.show_personal
        qtbot.waitUntil(show.isVisible)
        show.click()
        qtbot.waitUntil(lambda: window.dialogs.top is not None)
        press(window, Key.Key_F9)
        qtbot.waitUntil(lambda: "data.lastname Obi" in fields.lines())
        counter.screen.list.list.setFocus()
        leave()
        qtbot.waitUntil(lambda: not _holds(counter, "Obi"))
    window.open_screen("activity")
    qtbot.waitUntil(lambda: counter.shown is not None)
    assert "data.lastname Obi" not in fields.lines()


def _holds(counter: FeedCounter, name: str) -> bool:
    view = counter.shown
    return view is not None and any(value == name for _, value in view.fields)


def test_a_purged_notice_says_so(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = _show(qtbot, window, theme, samples.PURGED)
    assert "Its text is no longer kept" in words(counter.screen)
    button(counter.screen, "Raw JSON").click()
    assert "Its text was deleted after the set time." in words(counter.screen)
    assert not counter.screen.detail.raw.copy.isEnabled()


def test_the_raw_text_is_copied_as_it_is_shown(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = _show(qtbot, window, theme, samples.SUSPICIOUS)
    counter.screen.detail.tabs.findChildren(type(button(counter.screen, "Details")))[0].setFocus()
    press(window, Key.Key_Right)
    assert counter.screen.detail.raw.edit.isVisible()
    button(counter.screen, "Copy").click()
    assert QGuiApplication.clipboard().text() == samples.RAW
    assert "•••• 0113" in samples.RAW


@pytest.mark.parametrize(("lines", "is_cut"), [(2000, False), (2001, True)])
def test_raw_text_that_is_cut_says_so(qtbot: QtBot, window: TillWindow, theme: Theme, lines: int, is_cut: bool) -> None:
    counter = _show(qtbot, window, theme, replace(samples.SUSPICIOUS, raw="\n".join(["{}"] * lines)))
    button(counter.screen, "Raw JSON").click()
    assert counter.screen.detail.raw.edit.document().blockCount() == 2000
    assert ("And more: only the first 2000 lines are shown" in words(counter.screen)) is is_cut


def test_raw_text_keeps_its_lines_and_nothing_that_turns_or_hides_them() -> None:
    assert safe_lines('{\n  "a": "x\u202e\x07y"\n}') == '{\n  "a": "xy"\n}'
    assert len(safe_lines("\n" * 10_000).split("\n")) <= 2000


def test_the_pages_are_walked_through_with_arrows(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = _show(qtbot, window, theme, samples.SAFE)
    press(window, Key.Key_Tab)
    assert keyboard(window).accessibleName() == "Notice, Details"
    press(window, Key.Key_Right, Key.Key_Right)
    assert "Came again, 2 times by now" in words(counter.screen)
    press(window, Key.Key_Right)
    assert counter.screen.detail.details.isVisible()


def test_fields_are_in_our_words_above_and_as_they_were_sent_below(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = _show(qtbot, window, theme, samples.SAFE)
    facts = counter.screen.detail.details.facts.lines()
    for line in ("Sent ₦25,000.00", "Fee ₦50.00", "To the shop ₦24,950.00", "Sender Chinedu Obi", "Bank Savanna Bank"):
        assert line in facts
    assert [tuple(line.split(" ", 1)) for line in counter.screen.detail.details.fields.lines()] == list(samples.FIELDS)


def test_a_notice_whose_book_was_set_aside_is_gone_without_a_fuss(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = _show(qtbot, window, theme, samples.SAFE)
    counter.feed.views.clear()
    counter.feed.order.clear()
    counter.ring()
    qtbot.waitUntil(lambda: counter.shown is None)
    assert "Nothing yet" in words(counter.screen)


def test_an_older_answer_does_not_take_the_place_of_what_was_chosen_since(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = set_up(window, theme, *map(samples.view_of, samples.ROWS))
    qtbot.waitUntil(lambda: counter.shown is not None)
    for row in ("8", "s7", "6", "5"):
        counter.screen.show_row(row)
    qtbot.waitUntil(lambda: counter.shown is not None and counter.shown.head.row == "5")
    assert counter.screen.list.current == "5"


def test_an_answer_that_comes_after_everything_changed_shows_nothing(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = set_up(window, theme, samples.SAFE)
    qtbot.waitUntil(lambda: counter.shown is not None)
    counter.feed.viewing.is_shut = True
    counter.screen.show_row("8")
    qtbot.waitUntil(lambda: counter.feed.viewing.has_callers)
    button(counter.screen, "Payouts").click()
    qtbot.waitUntil(lambda: "No payouts yet" in words(counter.screen))
    counter.feed.viewing.open()
    counter.ring()
    qtbot.waitUntil(lambda: not counter.feed.viewing.has_callers and len(counter.feed.pages) >= 5)
    assert counter.shown is None


def test_a_notice_that_cannot_be_read_now_is_said(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = _show(qtbot, window, theme, samples.SAFE)
    counter.feed.viewing.sentence = "The journal cannot be read."
    counter.ring()
    qtbot.waitUntil(lambda: "The journal cannot be read." in words(counter.screen))


def test_times_of_another_day_carry_their_date() -> None:
    yesterday = samples.NOW - timedelta(days=1)
    view = replace(samples.SAFE, checked_at=yesterday)
    assert "19 Nov 2026, 14:32:10" in sentence_of(view, samples.NOW)


def test_an_address_that_nobody_expects_is_pointed_out() -> None:
    elsewhere = replace(samples.SAFE, from_address="198.51.100.7", is_from_elsewhere=True)
    assert "198.51.100.7, not expected" in [told.value for told in facts_of(elsewhere, samples.NOW)]
    assert "198.51.100.7" in [told.value for told in facts_of(replace(elsewhere, is_from_elsewhere=False), samples.NOW)]


@pytest.mark.parametrize(
    ("denied", "said", "alarm"),
    [
        (Doubt.NOT_PAID, "not paid. Do not hand over the goods.", "Do not believe it"),
        (Doubt.OTHER_AMOUNT, "Hand over nothing for it.", "Another amount than is known"),
    ],
)
def test_verified_money_that_was_denied_since_is_never_called_paid(
    qtbot: QtBot, window: TillWindow, theme: Theme, denied: Doubt, said: str, alarm: str
) -> None:
    counter = _show(qtbot, window, theme, replace(samples.MATCHED, is_safe=False, denied=denied))
    assert counter.screen.detail.head.sentence.endswith(said)
    assert alarm in words(counter.screen)

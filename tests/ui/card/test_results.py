"""The results: four words and Not charged, what each offers, and what Not sure never does."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from pos_app.domain.environment import Environment
from pos_app.domain.events import Changed, Topic
from pos_app.domain.payment import Alarm, Word
from pos_app.domain.payment_view import PaymentView, ToldResult
from pos_app.domain.sale import SaleAlarm
from pos_app.domain.sentence import SILENCE
from pos_app.system.paths import resources
from pos_app.ui.card.open_payments import open_payments_screen
from pos_app.ui.card.progress.result_stage import PaymentResult
from pos_app.ui.card.progress.ticket import Ticket
from pos_app.ui.documents.receipt import slip_of
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.sounds import Sounds, Tune
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.badge import WordBadge
from pos_app.ui.kit.widgets.banner import Banner
from pos_app.ui.kit.widgets.details_box import DetailsBox
from pos_app.ui.kit.widgets.fact_rows import FactRow
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip
from pos_app.ui.kit.widgets.result_head import ResultHead, ResultShape
from pos_app.ui.transaction.open_list import OpenListScreen
from tests.pictures import samples_progress as samples
from tests.ui.counter import CARD, Counter, Desk, WallClock, set_up
from tests.ui.finding import button, our_button, the, words
from tests.ui.hands import Key, click, keyboard, press

RESULTS = {
    Word.PAID: samples.PAID,
    Word.DECLINED: samples.DECLINED,
    Word.NOT_SURE: samples.NOT_SURE,
    Word.NOT_CHARGED: samples.NOT_CHARGED,
}


@pytest.fixture
def counter(window: TillWindow, theme: Theme) -> Counter:
    return set_up(window, theme)


def _buttons(counter: Counter) -> set[str]:
    return {each.text() for each in counter.screen.findChildren(QPushButton) if each.isVisible() and each.text()}


def _banner(counter: Counter) -> tuple[str, str] | None:
    seen = [banner for banner in counter.screen.findChildren(Banner) if banner.isVisible()]
    return (seen[0].accessibleName(), seen[0].accessibleDescription()) if seen else None


def _facts(counter: Counter) -> list[str]:
    return [row.text() for row in the(PaymentResult, counter.screen).findChildren(FactRow) if row.isVisible()]


def _wait_for_guard(qtbot: QtBot, counter: Counter) -> None:
    qtbot.waitUntil(lambda: counter.takes_presses)


@pytest.mark.parametrize(
    ("word", "sentence"),
    [
        (Word.PAID, "₦12,500.00 from Verve •••• 3210"),
        (Word.DECLINED, "No money was taken. ₦12,500.00 is still to pay."),
        (Word.NOT_SURE, "We do not know yet if ₦12,500.00 was taken."),
        (Word.NOT_CHARGED, "Nothing was sent to the bank. ₦12,500.00 is still to pay."),
    ],
)
def test_each_result_says_its_word_and_its_sentence(counter: Counter, word: Word, sentence: str) -> None:
    counter.show(RESULTS[word])
    head = the(ResultHead, counter.screen)
    assert (head.accessibleName(), head.accessibleDescription()) == (word.value, sentence)
    assert head.height() == 168
    assert the(WordBadge, the(Ticket, counter.screen)).text() == word.value


def test_results_differ_in_shape_and_not_only_in_colour(counter: Counter) -> None:
    outlines: set[bytes] = set()
    for view in RESULTS.values():
        counter.show(view)
        shape = the(ResultShape, counter.screen)
        assert shape.width() == shape.height() == 96
        drawn = shape.grab().toImage()
        ground = drawn.pixel(0, 0)
        outlines.add(bytes(drawn.pixel(x, y) != ground for x in range(96) for y in range(96)))
    assert len(outlines) == len(RESULTS)


def test_not_sure_explains_itself_and_never_offers_a_new_charge(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.BANK_CHECK)
    _wait_for_guard(qtbot, counter)
    for alarm, may in ((None, False), (Alarm.OTHER_MONEY, False), (Alarm.OTHER_MONEY, True)):
        counter.show(replace(samples.NOT_SURE, alarm=alarm, may_try_again=may))
        assert {"Next customer", "Check now"} <= _buttons(counter)
        assert not {"Try another card", "Try again", "New payment"} & _buttons(counter)
    counter.show(samples.NOT_SURE)
    assert _banner(counter) == ("Do not charge this again", "The money may already have left the card.")
    for title in ("Keep the goods for now", "A bank alert is not proof", "Write the reference down"):
        assert title in words(counter.screen)
    assert keyboard(counter.window) is button(counter.screen, "Check now")
    counter.show(samples.CLOSED)
    assert not {"Try another card", "Try again", "New payment"} & _buttons(counter)


def test_a_payment_that_the_bank_was_never_asked_for_frees_the_sale_and_forbids_nothing(
    counter: Counter, qtbot: QtBot
) -> None:
    """Nobody knows yet what the service calls it, but no money can have left the card: one truth at a time."""
    counter.show(samples.NEVER_ASKED)
    _wait_for_guard(qtbot, counter)
    assert _banner(counter) == (
        "The bank was never asked",
        "You may try another card. Kaunta goes on asking until the result is known.",
    )
    assert "The service gives no clear answer. ₦12,500.00 is still to pay." in words(counter.screen)
    assert {"Try another card", "New payment", "End this sale"} <= _buttons(counter)
    assert not {"Keep the goods for now", "Do not charge this again"} & set(words(counter.screen))
    asked: list[int] = []
    counter.screen.another_card_asked.connect(asked.append)
    press(counter.window, Key.Key_F9)
    assert asked == [samples.NEVER_ASKED.sale]


def test_a_sale_that_a_manager_let_go_can_be_ended_and_one_that_may_still_be_paid_cannot(
    counter: Counter, qtbot: QtBot
) -> None:
    counter.show(samples.NOT_SURE)
    assert "End this sale" not in _buttons(counter)
    asked: list[int] = []
    counter.screen.end_asked.connect(asked.append)
    counter.show(samples.CLOSED)
    _wait_for_guard(qtbot, counter)
    click(button(counter.screen, "End this sale"))
    assert asked == [1184]


def test_not_sure_tells_when_it_is_asked_again(counter: Counter, qtbot: QtBot) -> None:
    counter.clock.seconds = 920
    counter.show(samples.NOT_SURE)
    assert "Next check in 0:24" in words(counter.screen)
    assert "Asked 6 times" in words(counter.screen)
    assert "Last 14:47:16" in words(counter.screen)
    counter.desk.put(replace(samples.NOT_SURE, asked=7, next_ask_at=samples.after(1005)))
    counter.clock.seconds = 945.5
    qtbot.waitUntil(lambda: "Asked 7 times" in words(counter.screen))
    assert "Next check in 0:59" in words(counter.screen)


def test_f8_on_not_sure_asks_and_a_late_answer_turns_it_into_paid(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.NOT_SURE)
    counter.desk.put(samples.PAID)
    press(counter.window, Key.Key_F8)
    qtbot.waitUntil(lambda: "Paid" in words(counter.screen))
    assert counter.desk.calls[0] == f"check {samples.NOT_SURE.reference}"
    assert counter.heard.tunes == [Tune.PAID]


def test_a_declined_card_can_be_followed_by_another(counter: Counter) -> None:
    counter.show(samples.DECLINED)
    assert "“Your bank said no. Please use another card, or call your bank.”" in words(counter.screen)
    assert "Attempt 1 for Order 1184" in _facts(counter)
    asked: list[int] = []
    counter.screen.another_card_asked.connect(asked.append)
    press(counter.window, Key.Key_F9)
    assert asked == [1184]
    counter.show(replace(samples.DECLINED, may_try_again=False))
    assert "Try another card" not in _buttons(counter)
    assert the(ResultHead, counter.screen).accessibleDescription() == "No money was taken."


def test_what_the_service_said_stands_under_details_and_can_be_closed(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.DECLINED)
    box = the(DetailsBox, counter.screen)
    assert "Insufficient funds" in words(box)
    _wait_for_guard(qtbot, counter)
    click(button(box, "Details"))
    assert words(box) == []
    counter.show(replace(samples.DECLINED, asked=2))
    assert not box.is_open
    counter.show(replace(samples.DECLINED, message=""))
    assert not box.isVisible()


def test_fees_channel_and_time_that_the_service_told_stand_under_details_and_not_among_the_facts(
    counter: Counter, qtbot: QtBot
) -> None:
    told = ToldResult(fees="175.00", channel="card", paid_at="2026-11-22T22:34:34Z")
    counter.show(replace(samples.PAID, told=told))
    assert "175.00" not in _facts(counter)
    _wait_for_guard(qtbot, counter)
    box = the(DetailsBox, counter.screen)
    if not box.is_open:
        click(button(box, "Details"))
    said = "\n".join(words(box))
    assert "Fees, as the service says: 175.00" in said
    assert "Channel: card" in said
    assert "Paid at, as the service says: 2026-11-22T22:34:34Z" in said


def test_not_charged_says_what_happened_and_offers_to_try_again(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.NOT_CHARGED)
    assert "The service cannot be reached." in words(counter.screen)
    with qtbot.waitSignal(counter.screen.another_card_asked):
        press(counter.window, Key.Key_F9)
    counter.show(replace(samples.NOT_CHARGED, problem=SILENCE, may_try_again=False))
    assert "The payment ended before anything was sent." in words(counter.screen)
    assert "New payment" in _buttons(counter)


def test_paid_tells_who_confirmed_it_and_goes_on_to_a_new_payment(counter: Counter, qtbot: QtBot) -> None:
    counter.show(samples.PAID)
    assert _facts(counter)[:2] == ["Confirmed by the service, 14:32:49", "Amount asked ₦12,500.00"]
    with qtbot.waitSignal(counter.screen.new_payment_asked):
        press(counter.window, Key.Key_F9)
    assert _banner(counter) is None


@pytest.mark.parametrize(
    ("view", "title"),
    [
        (samples.OTHER_MONEY, "Do not hand out goods"),
        (samples.DENIED, "Do not hand out goods"),
        (replace(samples.PAID, alarm=Alarm.OTHER_MONEY), "Do not hand out goods"),
        (samples.LATE, "Paid after all"),
        (replace(samples.PAID, alarm=SaleAlarm.PAID_TWICE), "Paid twice"),
    ],
)
def test_an_alarm_is_a_red_banner_with_what_to_do(
    counter: Counter, theme: Theme, view: PaymentView, title: str
) -> None:
    counter.show(view)
    banner = _banner(counter)
    assert banner is not None
    assert banner[0] == title
    shown = next(each for each in counter.screen.findChildren(Banner) if each.isVisible())
    assert shown.grab().toImage().pixelColor(2, shown.height() // 2) == theme.ink(theme.colors.declined)
    assert shown.height() >= shown.heightForWidth(shown.width())
    counter.show(replace(view, alarm=None))
    assert _banner(counter) is None or _banner(counter) == (
        "Do not charge this again",
        "The money may already have left the card.",
    )


@pytest.mark.parametrize(
    ("view", "wanted"),
    [
        (samples.PAID, ["PAID", "Customer copy"]),
        (samples.DECLINED, ["DECLINED", "No money was taken."]),
        (samples.NOT_SURE, ["NOT CONFIRMED", "Do not pay again.", "Keep this slip."]),
        (samples.NEVER_ASKED, ["NOT CONFIRMED", "Keep this slip."]),
        (samples.NOT_CHARGED, ["NOT CHARGED", "Nothing was sent to the bank."]),
    ],
)
def test_the_receipt_says_its_own_words(counter: Counter, view: PaymentView, wanted: list[str]) -> None:
    counter.show(view)
    slip = next(slip for slip in counter.screen.findChildren(ReceiptSlip) if slip.isVisible())
    lines = slip.text().splitlines()
    assert slip.width() == 304
    assert [line for line in wanted if line not in lines] == []
    assert lines[0] == "ADEOLA STORES"
    assert "TOTAL NGN 12,500.00" in lines
    assert f"Ref {view.reference}" in lines
    assert "TEST RECEIPT" in lines
    assert "₦" not in slip.text()


@pytest.mark.usefixtures("qapp")
def test_only_practice_and_test_print_test_receipts() -> None:
    for environment in Environment:
        lines = [line.left for line in slip_of(samples.PAID, replace(samples.SLIP, environment=environment))]
        assert ("TEST RECEIPT" in lines) is not environment.is_real_money
        assert ("NO REAL MONEY" in lines) is not environment.is_real_money


def test_a_narrow_screen_has_the_receipt_behind_a_button(counter: Counter, qtbot: QtBot) -> None:
    counter.window.resize(1024, 768)
    counter.show(samples.PAID)
    assert not [slip for slip in counter.screen.findChildren(ReceiptSlip) if slip.isVisible()]
    _wait_for_guard(qtbot, counter)
    click(button(counter.screen, "Show receipt"))
    QApplication.processEvents()
    assert len([slip for slip in counter.screen.findChildren(ReceiptSlip) if slip.isVisible()]) == 1
    click(button(counter.screen, "Hide receipt"))
    assert "Amount asked ₦12,500.00" in _facts(counter)


def test_a_result_sounds_once_and_only_when_it_is_news(counter: Counter) -> None:
    counter.show(samples.DECLINED)
    assert counter.heard.tunes == []
    other = [replace(view, reference="till2-another0payment0of0it") for view in (samples.BANK_CHECK, samples.DECLINED)]
    for view in (*other, other[1], replace(other[1], asked=9)):
        counter.show(view)
    assert counter.heard.tunes == [Tune.DECLINED]
    for view in (samples.BANK_CHECK, samples.NOT_SURE, samples.PAID, samples.DENIED):
        counter.show(view)
    assert counter.heard.tunes == [Tune.DECLINED, Tune.NOT_SURE, Tune.PAID]
    for view in (samples.STARTING, samples.NOT_CHARGED):
        counter.show(view)
    assert counter.heard.tunes == [Tune.DECLINED, Tune.NOT_SURE, Tune.PAID]


@pytest.mark.parametrize("volume", [0, 80])
def test_a_till_without_a_loudspeaker_is_quiet_and_no_error(
    window: TillWindow, volume: int, caplog: pytest.LogCaptureFixture
) -> None:
    sounds = Sounds(window, resources() / "sounds", volume=lambda: volume)
    sounds.warm_up()
    for tune in Tune:
        sounds.play(tune)
        sounds.play(tune)
    assert not [record for record in caplog.records if record.levelname in {"WARNING", "ERROR", "CRITICAL"}]


def test_every_tune_has_a_short_file_of_its_own() -> None:
    import wave

    folder = resources() / "sounds"
    assert {path.stem for path in folder.iterdir()} == {tune.value for tune in Tune}
    for tune in Tune:
        with wave.open(str(folder / f"{tune.value}.wav")) as file:
            assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
            assert 0.3 < file.getnframes() / file.getframerate() < 1.2
        assert Path(folder / f"{tune.value}.wav").stat().st_size < 64_000


def _open_screen(window: TillWindow, theme: Theme) -> tuple[OpenListScreen[PaymentView], Desk]:
    desk = Desk()
    for view in samples.LEFT_OPEN:
        desk.put(view)
    screen = open_payments_screen(theme, desk, now=WallClock().now)
    window.add_screen(CARD, screen)
    screen.show_open(samples.LEFT_OPEN)
    QApplication.processEvents()
    return screen, desk


def test_what_is_still_open_is_listed_before_a_new_payment(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    screen, _ = _open_screen(window, theme)
    assert [badge.text() for badge in screen.findChildren(WordBadge)] == ["Not sure", "Waiting", "Paid"]
    assert "2 payments are still open" in words(screen)
    assert {"₦12,500.00", "₦3,500.00", "$49.99"} <= set(words(screen))
    assert "19 Nov 2026, 14:32:06" in words(screen)
    with qtbot.waitSignal(screen.new_asked):
        press(window, Key.Key_F9)


def test_all_that_is_open_is_asked_about_by_one_key(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    screen, desk = _open_screen(window, theme)
    desk.put(replace(samples.PAID, reference=samples.LEFT_OPEN[0].reference))
    press(window, Key.Key_F8)
    qtbot.waitUntil(lambda: "1 payment is still open" in words(screen))
    asked = {call for call in desk.calls if call.startswith("check")}
    assert asked == {f"check {view.reference}" for view in samples.LEFT_OPEN[:2]}
    desk.put(replace(samples.DECLINED, reference=samples.LEFT_OPEN[1].reference))
    screen.hear(Changed(Topic.PAYMENT, samples.LEFT_OPEN[1].reference))
    qtbot.waitUntil(lambda: "Nothing is open" in words(screen))
    assert not our_button(screen, "Check all now").isEnabled()


def test_an_open_payment_can_be_looked_at(window: TillWindow, theme: Theme) -> None:
    screen, _ = _open_screen(window, theme)
    first = next(each for each in screen.findChildren(QPushButton) if each.text() == "Show")
    chosen: list[str] = []
    screen.chosen.connect(chosen.append)
    click(first)
    assert chosen == [samples.LEFT_OPEN[0].reference]
    screen.show_open(samples.LEFT_OPEN[:1])
    assert [badge.text() for badge in screen.findChildren(WordBadge) if badge.isVisible()] == ["Not sure"]


def test_a_check_that_came_to_nothing_says_so(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    screen, desk = _open_screen(window, theme)
    desk.asking.sentence = "Paying is closed: addresses or keys are missing."
    press(window, Key.Key_F8)
    qtbot.waitUntil(lambda: "Paying is closed: addresses or keys are missing." in words(screen))
    qtbot.waitUntil(lambda: not our_button(screen, "Check all now").is_busy)

"""Choosing: providers, numbers and packages, by keyboard alone, from lists that are shown at once."""

from dataclasses import replace
from datetime import timedelta

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QApplication, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from pos_app.domain.money import Currency, Money
from pos_app.domain.replies import Package, Provider, Validated
from pos_app.ui.frame.focus_ring import FocusRing
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.skeleton import Skeleton
from pos_app.ui.tv.acceptance import Checked, told_of
from pos_app.ui.tv.package_rows import PackageRowLook
from pos_app.ui.tv.provider_tile import ProviderTile
from tests.pictures import samples_tv as samples
from tests.ui.finding import button, the, words
from tests.ui.hands import Key, click, press
from tests.ui.tv.tv_desk import TvCounter, set_up

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def counter(qtbot: QtBot, window: TillWindow, theme: Theme) -> TvCounter:
    counter = set_up(window, theme)
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown > 0)
    return counter


def _accept(qtbot: QtBot, counter: TvCounter, number: str = samples.NUMBER) -> None:
    counter.form.choice.number.field.setFocus()
    counter.type(number)
    press(counter.window, Key.Key_Return)
    qtbot.waitUntil(lambda: counter.stands is Checked.ACCEPTED)


def test_lists_are_there_at_once_and_the_keyboard_begins_in_the_number(counter: TvCounter) -> None:
    tiles = counter.form.choice.tiles.findChildren(ProviderTile)
    assert [tile.text() for tile in tiles] == ["DSTV", "GOTV", "STARTIMES", "SHOWMAX"]
    assert tiles[0].isChecked()
    assert counter.focus is counter.form.choice.number.field
    assert "Prices of 14:36" in words(counter.screen)
    assert counter.shelves.asked == []  # the list is of this minute
    assert not counter.can_pay
    assert counter.sentence == "Still to do: smartcard number, package, how the customer paid."


def test_an_order_is_put_together_by_keyboard_alone(qtbot: QtBot, counter: TvCounter) -> None:
    counter.type("70274413902")
    press(counter.window, Key.Key_Return)
    qtbot.waitUntil(lambda: counter.focus is counter.form.choice.packages.list)
    counter.type("compact plus")  # letters go to the search
    press(counter.window, Key.Key_Return, Key.Key_Return)
    press(counter.window, Key.Key_Space)
    assert counter.can_pay
    qtbot.waitUntil(lambda: not counter.form.summary.pay.is_settling)
    press(counter.window, Key.Key_Tab)
    assert counter.focus is counter.form.summary.pay
    press(counter.window, Key.Key_F9)
    qtbot.waitUntil(lambda: bool(counter.orders.bought))
    choice, manager = counter.orders.bought[0]
    assert (choice.number, choice.package.code, choice.price.minor) == ("70274413902", "COMPLE36", 3_000_000)
    assert (choice.paid_how.value, choice.checked, manager) == ("cash", samples.VALIDATED, "")


def test_the_row_that_the_keyboard_is_on_has_the_ring_and_the_list_has_none(counter: TvCounter) -> None:
    ring, packages = the(FocusRing, counter.window), counter.form.choice.packages
    press(counter.window, Key.Key_F, modifiers=CTRL)
    assert ring.isVisible()
    press(counter.window, Key.Key_Tab)
    assert counter.focus is packages.list
    assert packages.list.currentIndex().isValid()
    assert not ring.isVisible()
    press(counter.window, Key.Key_Tab)
    assert ring.isVisible()


def test_providers_are_chosen_by_digits_and_arrows(qtbot: QtBot, counter: TvCounter) -> None:
    tile = counter.form.choice.tiles.focus_tile
    assert tile is not None
    tile.setFocus()
    press(counter.window, Key.Key_2)
    assert counter.form.provider == samples.PROVIDERS[1]
    press(counter.window, Key.Key_Right)
    assert counter.form.provider == samples.PROVIDERS[2]
    press(counter.window, Key.Key_9)  # there is no ninth
    assert counter.form.provider == samples.PROVIDERS[2]
    press(counter.window, Key.Key_4)
    assert "Phone number" in words(counter.screen)
    press(counter.window, Key.Key_Return)
    assert counter.focus is counter.form.choice.number.field
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown > 0)


def test_a_number_is_grouped_while_it_is_typed_and_a_paste_is_cleaned(counter: TvCounter) -> None:
    field = counter.form.choice.number.field
    counter.type("702744")
    assert field.text() == "7027 44"
    field.setCursorPosition(2)
    press(counter.window, Key.Key_Backspace)
    assert (field.text(), field.cursorPosition()) == ("72744", 1)  # no group is a single digit
    field.selectAll()
    QGuiApplication.clipboard().setText("No. 7027-4413-902 \u202e(Ada)")
    press(counter.window, Key.Key_V, modifiers=CTRL)
    assert (field.text(), field.number) == ("7027 4413 902", "70274413902")


@pytest.mark.parametrize(
    ("pasted", "sentence"),
    [
        ("7O27441390", "Smartcard: digits only. This was not taken."),
        ("7020000001\n7020000002", "More than one number. Paste one alone."),
        ("9" * 30, "Longer than 20 characters. This was not taken."),
        ("702000000" + "x" * 3000, "Longer than 20 characters. This was not taken."),
    ],
)
def test_a_paste_that_is_not_one_number_is_refused_with_a_sentence(
    counter: TvCounter, pasted: str, sentence: str
) -> None:
    field = counter.form.choice.number.field
    counter.type("123")
    field.selectAll()
    QGuiApplication.clipboard().setText(pasted)
    press(counter.window, Key.Key_V, modifiers=CTRL)
    assert (field.text(), field.number) == ("123", "123")
    assert sentence in words(counter.screen)
    counter.screen.entry.show_offer(samples.OFFER)  # whatever else is drawn anew
    assert sentence in words(counter.screen)
    counter.type("4")
    assert sentence not in words(counter.screen)


def test_a_number_pasted_behind_another_is_not_run_together_with_it(counter: TvCounter) -> None:
    field = counter.form.choice.number.field
    counter.type("7020000001")
    QGuiApplication.clipboard().setText("7020000002")
    press(counter.window, Key.Key_V, modifiers=CTRL)
    assert (field.text(), field.cursorPosition()) == ("7020 0000 01", len("7020 0000 01"))
    assert "More than one number. Paste one alone." in words(counter.screen)
    field.selectAll()
    press(counter.window, Key.Key_V, modifiers=CTRL)
    assert field.number == "7020000002"


def test_a_letter_that_is_typed_is_refused_where_it_stands(counter: TvCounter) -> None:
    field = counter.form.choice.number.field
    counter.type("702744")
    field.setCursorPosition(2)
    counter.type("o")
    assert (field.text(), field.cursorPosition()) == ("7027 44", 2)
    assert "Smartcard: digits only. This was not taken." in words(counter.screen)
    press(counter.window, Key.Key_Backspace)
    assert field.number == "72744"


def test_a_number_that_another_provider_cannot_have_is_not_carried_over(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    named = Provider("Consat", "Consat", "")
    counter = set_up(window, theme, providers_kept=(named, samples.PROVIDERS[0]))
    qtbot.waitUntil(lambda: counter.form.provider == named)
    counter.form.use_number("AB12345")
    assert counter.form.number == "AB12345"
    counter.form.choice.tiles.chosen.emit(samples.PROVIDERS[0])
    assert (counter.form.number, counter.stands) == ("", Checked.NOT_YET)


def test_a_changed_number_is_no_longer_accepted(qtbot: QtBot, counter: TvCounter) -> None:
    samples.choose(counter.screen)
    _accept(qtbot, counter)
    assert counter.can_pay
    assert "Adaeze Okafor" in words(counter.screen)
    assert any("Renewal: 19,000.00" in line and "Due: 2 Dec 2026" in line for line in words(counter.screen))
    counter.form.choice.number.field.setFocus()
    press(counter.window, Key.Key_Backspace)
    assert not counter.can_pay
    assert counter.stands is Checked.NOT_YET
    assert "Adaeze Okafor" not in words(counter.screen)


def test_an_answer_to_another_number_is_never_shown(qtbot: QtBot, counter: TvCounter) -> None:
    counter.shelves.checks.is_shut = True
    counter.type("7027441390")
    press(counter.window, Key.Key_Return)
    qtbot.waitUntil(lambda: counter.shelves.checks.has_callers)
    counter.type("2")
    counter.shelves.checks.open()
    QApplication.processEvents()
    assert counter.stands is Checked.NOT_YET
    press(counter.window, Key.Key_Return)
    qtbot.waitUntil(lambda: counter.stands is Checked.ACCEPTED)
    assert counter.shelves.asked == ["number DSTV 7027441390", "number DSTV 70274413902"]


def test_leaving_the_field_asks_and_asking_twice_does_not(qtbot: QtBot, counter: TvCounter) -> None:
    counter.type(samples.NUMBER)
    press(counter.window, Key.Key_Tab)
    qtbot.waitUntil(lambda: counter.stands is Checked.ACCEPTED)
    counter.form.choice.number.field.setFocus()
    press(counter.window, Key.Key_Tab)
    assert len(counter.shelves.asked) == 1
    click(counter.form.choice.number.box.again)
    qtbot.waitUntil(lambda: len(counter.shelves.asked) == 2)


def test_a_number_that_is_too_short_is_not_asked_about(counter: TvCounter) -> None:
    counter.type("702")
    press(counter.window, Key.Key_Return)
    assert counter.shelves.asked == []
    assert "The number is not complete yet" in words(counter.screen)


def test_a_number_without_a_name_is_accepted_and_said_so(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = set_up(window, theme, said=Validated(""))
    qtbot.waitUntil(lambda: counter.form.provider is not None)
    _accept(qtbot, counter)
    assert "Number accepted, no name given" in words(counter.screen)
    samples.choose(counter.screen)
    assert counter.sentence == "Read the number back to the customer. A TV payment cannot be taken back."


def test_a_refused_number_says_why_and_keeps_pay_shut(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    counter = set_up(window, theme, said=samples.NO_SUCH_NUMBER)
    qtbot.waitUntil(lambda: counter.form.provider is not None)
    samples.choose(counter.screen)
    counter.type(samples.NUMBER)
    press(counter.window, Key.Key_Return)
    qtbot.waitUntil(lambda: counter.stands is Checked.REFUSED)
    assert "Invalid smartcard number" in words(counter.screen)
    assert not counter.can_pay
    assert counter.sentence == "Cannot pay yet: the smartcard number was not accepted."


def test_a_number_that_could_not_be_checked_says_why_in_the_words_of_the_service_too(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = set_up(window, theme, said=samples.KEYS_NOT_TAKEN)
    qtbot.waitUntil(lambda: counter.form.provider is not None)
    counter.type(samples.NUMBER)
    press(counter.window, Key.Key_Return)
    qtbot.waitUntil(lambda: counter.stands is Checked.NO_ANSWER)
    seen = words(counter.screen)
    assert "The service does not accept the keys. Nothing was charged. Tell the manager." in seen
    assert "The service says: Authentication failed" in seen
    counter.type("5")
    assert "The service says: Authentication failed" not in words(counter.screen)  # it was said of another number


def test_packages_are_found_by_name_code_and_price(counter: TvCounter) -> None:
    packages = counter.form.choice.packages
    press(counter.window, Key.Key_F, modifiers=CTRL)
    assert counter.focus is packages.search
    for text, count in (("premium", 3), ("COMPE36", 1), ("44,500", 1), ("cinema", 0), ("", 14)):
        packages.search.selectAll()
        press(counter.window, Key.Key_Backspace)
        counter.type(text)
        assert packages.shown == count, text
    counter.type("cinema")
    assert "No package has “cinema”" in words(counter.screen)
    press(counter.window, Key.Key_Escape)
    assert packages.shown == 14


def test_an_old_price_in_a_name_is_shown_as_such(counter: TvCounter) -> None:
    rows = counter.form.choice.packages.list.model()
    spoken = str(rows.data(rows.index(5, 0), Qt.ItemDataRole.AccessibleTextRole))
    assert spoken == "DStv Premium, PRWE36, 44,500 naira, Old price in its name: ₦37,000.00"


def test_a_package_without_a_price_cannot_be_chosen(qtbot: QtBot, window: TillWindow, theme: Theme) -> None:
    unpriced = Package("1", "DStv Padi", "NLTESE36", "ask", None)
    counter = set_up(window, theme, kept=(unpriced,), fresh=(unpriced,))
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown == 1)
    counter.form.choice.packages.list.setFocus()
    press(counter.window, Key.Key_Space)
    assert counter.form.filled.package is None


def test_a_thousand_packages_are_drawn_a_screen_at_a_time(
    qtbot: QtBot, window: TillWindow, theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[int] = []
    draw = PackageRowLook.paint

    def count(look: PackageRowLook, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        drawn.append(index.row())
        draw(look, painter, option, index)

    monkeypatch.setattr(PackageRowLook, "paint", count)
    many = tuple(Package(str(n), f"Package {n}", f"P{n}", f"{n}", Money(n * 100, Currency.NGN)) for n in range(1, 1001))
    counter = set_up(window, theme, kept=many, fresh=many)
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown == 1000)
    counter.form.choice.packages.list.repaint()
    drawn.clear()
    counter.form.choice.packages.list.repaint()
    assert 0 < len(drawn) < 20


def test_old_lists_are_shown_with_their_age_and_refreshed_behind(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = set_up(window, theme, kept=samples.PACKAGES[:3], kept_at=samples.NOW - timedelta(days=1))
    counter.shelves.gate.is_shut = True
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown == 3)
    assert "Prices from yesterday" in words(counter.screen)
    qtbot.waitUntil(lambda: "packages DSTV" in counter.shelves.asked)
    counter.shelves.gate.open()
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown == 14)
    assert "Prices of 14:36" in words(counter.screen)


def test_nothing_to_show_yet_is_shown_as_grey_rows_after_a_blink(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = set_up(window, theme, providers_kept=(), kept=())
    counter.shelves.gate.is_shut = True
    qtbot.waitUntil(lambda: any(each.isVisible() for each in counter.screen.findChildren(Skeleton)))
    counter.shelves.gate.open()
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown == 14)
    assert not any(each.isVisible() for each in counter.screen.findChildren(Skeleton))
    assert counter.focus is counter.form.choice.number.field


def test_a_list_that_cannot_be_read_says_why_and_can_be_asked_again(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    counter = set_up(window, theme, kept=(), problem="The service cannot be reached.")
    qtbot.waitUntil(lambda: "The packages could not be read" in words(counter.screen))
    assert "The service cannot be reached." in words(counter.screen)
    counter.shelves.problem = ""
    press(counter.window, Key.Key_F8)
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown == 14)


def test_a_chosen_package_that_changes_in_the_list_is_let_go_and_said(
    qtbot: QtBot, window: TillWindow, theme: Theme
) -> None:
    dearer = tuple(replace(each, price=Money(99_00, Currency.NGN)) for each in samples.PACKAGES)
    counter = set_up(window, theme, fresh=dearer, kept_at=samples.NOW - timedelta(hours=1))
    counter.shelves.gate.is_shut = True
    qtbot.waitUntil(lambda: counter.form.choice.packages.shown == 14)
    samples.choose(counter.screen)
    counter.shelves.gate.open()
    qtbot.waitUntil(lambda: counter.form.filled.package is None)
    assert "DStv Compact is not sold any more as it was chosen." in words(counter.screen)


def test_recent_numbers_are_masked_chosen_and_removed(qtbot: QtBot, counter: TvCounter) -> None:
    click(counter.form.choice.number.recent)
    qtbot.waitUntil(lambda: counter.window.dialogs.top is not None)
    dialog = counter.window.dialogs.top
    assert dialog is not None
    shown = [each for each in words(dialog) if any(char.isdigit() for char in each)]
    assert not any("4413" in each for each in shown)
    removing = [each for each in dialog.findChildren(type(button(dialog, "Forget all"))) if each.text() == "Remove"]
    click(removing[1])
    qtbot.waitUntil(lambda: len(counter.book.numbers) == 2)
    click(button(dialog, "7027 **** 902"))
    qtbot.waitUntil(lambda: counter.stands is Checked.ACCEPTED)
    assert counter.form.number == samples.NUMBER


def test_recent_numbers_are_kept_only_when_turned_on(qtbot: QtBot, counter: TvCounter) -> None:
    counter.book.is_on = False
    click(counter.form.choice.number.recent)
    qtbot.waitUntil(lambda: counter.window.dialogs.top is not None)
    dialog = counter.window.dialogs.top
    assert dialog is not None
    assert "No number is kept on this till. Turn it on to find them here again." in words(dialog)
    click(button(dialog, "Keep numbers on this till"))
    qtbot.waitUntil(lambda: counter.book.is_on)
    press(counter.window, Key.Key_Escape)
    qtbot.waitUntil(lambda: counter.window.dialogs.top is None)


@pytest.mark.parametrize(
    ("day", "amount", "told"),
    [
        ("2026-12-02T00:00:00+01:00", "19000.5", "Due: 2 Dec 2026  ·  Renewal: 19,000.50"),
        ("2026-13-02", "NGN 19k", "Due: 2026-13-02  ·  Renewal: NGN 19k"),
        ("02/12/2026", "1e5", "Due: 02/12/2026  ·  Renewal: 1e5"),
        ("\u202e2026-12-02", "", "Due: 2026-12-02"),
        ("", "", ""),
    ],
)
def test_what_the_provider_tells_is_written_as_everything_here_or_left_as_it_is(
    day: str, amount: str, told: str
) -> None:
    assert told_of(Validated("Ada", due_date=day, renewal_amount=amount)) == told

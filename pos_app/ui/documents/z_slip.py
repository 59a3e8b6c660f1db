"""What an X or a Z says on paper, line by line: currency by currency, never added."""

from collections.abc import Iterator
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Word
from pos_app.domain.plain_text import plain
from pos_app.domain.shift import CashMove, Channel, ShiftReport
from pos_app.domain.slip import Paper, Slip, SlipKind, SlipLine, money_line
from pos_app.ui.documents.receipt import SlipHead
from pos_app.ui.shift.words import signed

_CONTEXT: Final = "shift_slip"
_say = partial(QCoreApplication.translate, _CONTEXT)
_GROUP: Final = 4  # letters of the hash between two spaces


def slip_of(report: ShiftReport, head: SlipHead, *, now: datetime, hides_cash: bool = False) -> Slip:
    """Write the slip; the preview of a blind close leaves the cash out."""
    paper = Paper.Z_REPORT if report.closing is not None else Paper.X_REPORT
    lines = tuple(_lines(report, head, now=now, hides_cash=hides_cash))
    return Slip(
        paper, str(report.number), lines, practice_words=(_practice_words(),)
    )  # printing adds none a second time


def _lines(report: ShiftReport, head: SlipHead, *, now: datetime, hides_cash: bool) -> Iterator[SlipLine]:
    yield SlipLine(SlipKind.TITLE, plain(head.shop).upper())
    yield SlipLine(SlipKind.CENTRED, _title(report))
    yield SlipLine(SlipKind.CENTRED, plain(head.till))
    yield SlipLine(SlipKind.DASHES)
    if report.goes_on_from is not None:  # a Z with that number may lie beside this one, and count the same money
        yield _row(_say("Goes on from shift"), str(report.goes_on_from))
    yield _row(_say("Opened"), _when(report.opened_at))
    closing = report.closing
    yield _row(_say("Closed") if closing else _say("Printed"), _when(closing.at if closing else now))
    yield _row(_say("Cashier"), plain(closing.by if closing else report.opened_by))
    yield SlipLine(SlipKind.DASHES)
    yield from _taken(report)
    yield SlipLine(SlipKind.DASHES)
    yield from _results(report)
    if not hides_cash:
        yield SlipLine(SlipKind.DASHES)
        yield from _cash(report)
    yield SlipLine(SlipKind.DASHES)
    if closing and closing.chain:
        yield _row(_say("Chain"), _grouped(closing.chain))
    if not head.environment.is_real_money:
        yield SlipLine(SlipKind.CENTRED, _practice_words())


def _practice_words() -> str:
    return _say("TEST REPORT · NO REAL MONEY")


def _title(report: ShiftReport) -> str:
    title = _say("Z REPORT {number}") if report.closing else _say("X REPORT {number}")
    return title.format(number=report.number)


def _taken(report: ShiftReport) -> Iterator[SlipLine]:
    """Give each channel its line where a currency came in by more than one, and each currency its total."""
    for currency in Currency:
        taken = [each for each in report.taken if each.amount.currency is currency]
        for each in taken if len(taken) > 1 else ():
            name = _say("{currency} {channel} ({count})")
            label = name.format(currency=currency.value, channel=_channel(each.channel), count=each.count)
            yield _row(label, _figures(each.amount))
        if taken:
            total = sum((each.amount for each in taken), Money(0, currency))
            count = sum(each.count for each in taken)
            label = _say("{currency} TOTAL ({count})").format(currency=currency.value, count=count)
            yield SlipLine(SlipKind.TOTAL, label, _figures(total))
    for each in report.overpaid:
        yield money_line(SlipKind.ROW, _say("Overpaid, give back"), each.amount)
        yield SlipLine(SlipKind.ROW, f"  {plain(each.about, most=40)}")
    if not report.taken:
        yield SlipLine(SlipKind.CENTRED, _say("Nothing was taken"))


def _results(report: ShiftReport) -> Iterator[SlipLine]:
    ended = [each.word for each in report.settled]
    carried = [each.word for each in report.carried]
    yield _row(_say("Paid"), str(ended.count(Word.PAID)))
    yield _row(_say("Declined"), str(ended.count(Word.DECLINED)))
    if Word.NOT_CHARGED in ended:
        yield _row(_say("Not charged"), str(ended.count(Word.NOT_CHARGED)))
    if Word.NOT_SURE in ended:
        yield _row(_say("Closed, not sure"), str(ended.count(Word.NOT_SURE)))
    yield _row(_say("Carried: waiting"), str(carried.count(Word.WAITING)))
    yield _row(_say("Carried: not sure"), str(carried.count(Word.NOT_SURE)))
    for each in report.carried:
        yield money_line(SlipKind.ROW, f"  {each.about}", each.amount)
    times = report.seconds_to_result
    if times is not None:
        yield _row(_say("Time to result"), f"{times[0]:.0f} s / {times[1]:.0f} s")


def _cash(report: ShiftReport) -> Iterator[SlipLine]:
    drawer = report.drawer
    currency = drawer.currency
    yield _row(_say("Float {currency}").format(currency=currency.value), signed(drawer.float_minor, currency))
    yield _row(_say("Cash sales"), signed(drawer.sold_minor, currency))
    for each in report.moves:
        word, sign = (_say("In: {reason}"), 1) if each.move is CashMove.IN else (_say("Out: {reason}"), -1)
        yield _row(word.format(reason=plain(each.reason)), signed(sign * each.amount.minor, currency))
    yield _row(_say("Cash expected"), signed(drawer.expected_minor, currency))
    closing = report.closing
    if closing is None:
        return
    yield _row(_say("Cash counted"), signed(closing.counted.minor, currency))
    yield SlipLine(SlipKind.TOTAL, _say("DIFFERENCE"), signed(drawer.difference(closing.counted), currency))
    if closing.reason:
        yield _row(_say("Reason"), plain(closing.reason))
    if closing.manager:
        yield _row(_say("Manager"), plain(closing.manager))


def _channel(channel: Channel) -> str:
    match channel:
        case Channel.CARD:
            return _say("card")
        case Channel.TRANSFER:
            return _say("transfer")
        case Channel.MOBILE_MONEY:
            return _say("mobile money")
        case Channel.TV:
            return _say("cable TV")


def _row(left: str, right: str) -> SlipLine:
    return SlipLine(SlipKind.ROW, left, right)


def _figures(amount: Money) -> str:
    return amount.printed().removeprefix(f"{amount.currency.value} ")


def _grouped(chain: str) -> str:
    return " ".join(chain[place : place + _GROUP] for place in range(0, len(chain), _GROUP))


def _when(at: datetime) -> str:
    day = QLocale(QLocale.Language.English).toString(QDate(at.year, at.month, at.day), "d MMM")
    return f"{day} {at:%H:%M}"

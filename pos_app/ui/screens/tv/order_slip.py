"""What the receipt of a TV order says, line by line; the number on it is half hidden."""

from collections.abc import Iterator
from functools import partial
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.payment import Word
from pos_app.domain.plain import plain
from pos_app.domain.slip import SlipKind, SlipLine
from pos_app.domain.tv_numbers import masked
from pos_app.domain.tv_view import OrderView
from pos_app.ui.screens.ticket.slip import SlipHead
from pos_app.ui.screens.ticket.times import day, moment
from pos_app.ui.screens.tv.words import number_name, package_words, word_for_name

_say = partial(QCoreApplication.translate, "receipt")


def slip_of(order: OrderView, head: SlipHead) -> tuple[SlipLine, ...]:
    """Write the receipt of an order that has a result."""
    return tuple(_lines(order, head))


def _lines(order: OrderView, head: SlipHead) -> Iterator[SlipLine]:
    at = order.ended_at or order.opened_at
    yield SlipLine(SlipKind.TITLE, plain(head.shop).upper())
    if head.address:
        yield SlipLine(SlipKind.CENTRED, plain(head.address))
    yield SlipLine(SlipKind.CENTRED, " · ".join(part for part in (plain(head.till), plain(order.cashier)) if part))
    yield SlipLine(SlipKind.DASHES)
    yield SlipLine(SlipKind.ROW, _say("Date"), day(at))
    yield SlipLine(SlipKind.ROW, _say("Time"), moment(at))
    yield SlipLine(SlipKind.ROW, _say("Provider"), plain(order.provider))
    yield SlipLine(SlipKind.ROW, _say("Package"), package_words(order.package))
    yield SlipLine(SlipKind.ROW, number_name(word_for_name(order.provider)), masked(plain(order.number)))
    if order.order_no:
        yield SlipLine(SlipKind.ROW, _say("Order"), plain(order.order_no))
    if order.receipt is not None:
        yield SlipLine(SlipKind.ROW, _say("Receipt"), str(order.receipt))
    yield SlipLine(SlipKind.ROW, _say("Ref"), order.reference)
    yield SlipLine(SlipKind.DASHES)
    yield SlipLine(SlipKind.VERDICT, _verdict(order.word))
    yield SlipLine(SlipKind.TOTAL, _say("TOTAL"), order.amount.printed())
    yield SlipLine(SlipKind.DASHES)
    for sentence in _advice(order.word):
        yield SlipLine(SlipKind.CENTRED, sentence)
    if not head.environment.is_real_money:
        yield SlipLine(SlipKind.CENTRED, _say("TEST RECEIPT"))
        yield SlipLine(SlipKind.CENTRED, _say("NO REAL MONEY"))
    if order.word is Word.PAID:
        yield SlipLine(SlipKind.CENTRED, _say("Customer copy"))


def _verdict(word: Word) -> str:
    match word:
        case Word.PAID:
            return _say("PAID")
        case Word.DECLINED:
            return _say("DECLINED")
        case Word.NOT_SURE | Word.WAITING:
            return _say("NOT CONFIRMED")
        case Word.NOT_CHARGED:
            return _say("NOT CHARGED")
        case _:
            assert_never(word)


def _advice(word: Word) -> tuple[str, ...]:
    match word:
        case Word.PAID:
            return ()
        case Word.DECLINED:
            return (_say("Nothing was bought."),)
        case Word.NOT_SURE | Word.WAITING:
            return _say("Check the decoder."), _say("Do not pay again."), _say("Keep this slip.")
        case Word.NOT_CHARGED:
            return (_say("Nothing was sent to the provider."),)
        case _:
            assert_never(word)

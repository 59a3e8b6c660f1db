"""What the receipt of a TV order says, line by line; the number on it is half hidden."""

from collections.abc import Iterator
from functools import partial
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.payment import Word
from pos_app.domain.plain_text import plain
from pos_app.domain.slip import Paper, Slip, SlipKind, SlipLine, money_line
from pos_app.domain.tv_numbers import masked
from pos_app.domain.tv_view import OrderView, PaidHow
from pos_app.ui.documents.receipt import SlipHead, foot_lines, head_lines, paper_kind, slip_for_paper
from pos_app.ui.kit.times import moment, printed_day
from pos_app.ui.tv.words import number_name, package_words, word_for_name

_say = partial(QCoreApplication.translate, "receipt")


def paper_of(order: OrderView, head: SlipHead) -> Slip:
    """Make the slip of an order for the printer; cash that was taken for it opens the drawer."""
    is_cash = order.paid_how is PaidHow.CASH and order.word is Word.PAID
    paper = paper_kind(order.word, Paper.ORDER)
    return slip_for_paper(paper, order.reference, slip_of(order, head), opens_drawer=is_cash)


def shop_paper_of(order: OrderView, head: SlipHead) -> Slip:
    """Make the shop's own copy of a receipt; the customer's has opened the drawer."""
    return slip_for_paper(Paper.MERCHANT, order.reference, tuple(_lines(order, head, is_for_shop=True)))


def slip_of(order: OrderView, head: SlipHead) -> tuple[SlipLine, ...]:
    """Write the receipt of an order that has a result."""
    return tuple(_lines(order, head))


def _lines(order: OrderView, head: SlipHead, *, is_for_shop: bool = False) -> Iterator[SlipLine]:
    at = order.ended_at or order.opened_at
    yield from head_lines(head, cashier=order.cashier, is_for_shop=is_for_shop)
    yield SlipLine(SlipKind.ROW, _say("Date"), printed_day(at))
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
    yield money_line(SlipKind.TOTAL, _say("TOTAL"), order.amount)
    yield SlipLine(SlipKind.DASHES)
    for sentence in _advice(order.word):
        yield SlipLine(SlipKind.CENTRED, sentence)
    yield from foot_lines(head, is_receipt=order.word is Word.PAID, is_for_shop=is_for_shop)


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

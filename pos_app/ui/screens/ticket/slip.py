"""What a receipt of a card payment says, line by line."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.environment import Environment
from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.plain import plain
from pos_app.domain.slip import SlipKind, SlipLine
from pos_app.ui.screens.ticket.times import day, moment

_CONTEXT = "receipt"


@dataclass(frozen=True, slots=True)
class SlipHead:
    """Whose paper it is."""

    shop: str
    till: str
    environment: Environment
    address: str = ""


def slip_of(view: PaymentView, head: SlipHead) -> tuple[SlipLine, ...]:
    """Write the receipt of a payment that has a result."""
    return tuple(_lines(view, head))


def _lines(view: PaymentView, head: SlipHead) -> Iterator[SlipLine]:
    say = QCoreApplication.translate
    at = view.ended_at or view.last_asked_at or view.opened_at
    yield SlipLine(SlipKind.TITLE, plain(head.shop).upper())
    if head.address:
        yield SlipLine(SlipKind.CENTRED, plain(head.address))
    yield SlipLine(SlipKind.CENTRED, " · ".join(part for part in (plain(head.till), plain(view.cashier)) if part))
    yield SlipLine(SlipKind.DASHES)
    yield SlipLine(SlipKind.ROW, say(_CONTEXT, "Date"), day(at))
    yield SlipLine(SlipKind.ROW, say(_CONTEXT, "Time"), moment(at))
    yield SlipLine(SlipKind.ROW, say(_CONTEXT, "Card"), f"{view.brand} ****{view.last_four}".strip())
    if view.note:
        yield SlipLine(SlipKind.ROW, say(_CONTEXT, "Note"), plain(view.note))
    if view.receipt is not None:
        yield SlipLine(SlipKind.ROW, say(_CONTEXT, "Receipt"), str(view.receipt))
    yield SlipLine(SlipKind.ROW, say(_CONTEXT, "Ref"), view.reference)
    yield SlipLine(SlipKind.DASHES)
    yield SlipLine(SlipKind.VERDICT, _verdict(view.word))
    yield SlipLine(SlipKind.TOTAL, say(_CONTEXT, "TOTAL"), view.amount.printed())
    yield SlipLine(SlipKind.DASHES)
    for sentence in _advice(view.word):
        yield SlipLine(SlipKind.CENTRED, sentence)
    if not head.environment.is_real_money:
        yield SlipLine(SlipKind.CENTRED, say(_CONTEXT, "TEST RECEIPT"))
        yield SlipLine(SlipKind.CENTRED, say(_CONTEXT, "NO REAL MONEY"))
    if view.word is Word.PAID:
        yield SlipLine(SlipKind.CENTRED, say(_CONTEXT, "Customer copy"))


def _verdict(word: Word) -> str:
    match word:
        case Word.PAID:
            return QCoreApplication.translate(_CONTEXT, "PAID")
        case Word.DECLINED:
            return QCoreApplication.translate(_CONTEXT, "DECLINED")
        case Word.NOT_SURE | Word.WAITING:
            return QCoreApplication.translate(_CONTEXT, "NOT CONFIRMED")
        case Word.NOT_CHARGED:
            return QCoreApplication.translate(_CONTEXT, "NOT CHARGED")
        case _:
            assert_never(word)


def _advice(word: Word) -> tuple[str, ...]:
    say = QCoreApplication.translate
    match word:
        case Word.PAID:
            return ()
        case Word.DECLINED:
            return (say(_CONTEXT, "No money was taken."),)
        case Word.NOT_SURE | Word.WAITING:
            return say(_CONTEXT, "Do not pay again."), say(_CONTEXT, "Keep this slip.")
        case Word.NOT_CHARGED:
            return (say(_CONTEXT, "Nothing was sent to the bank."),)
        case _:
            assert_never(word)

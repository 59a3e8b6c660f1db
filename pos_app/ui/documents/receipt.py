"""What a receipt of a card payment says, line by line."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.environment import Environment
from pos_app.domain.payment import Alarm, Word
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.plain_text import plain
from pos_app.domain.slip import Paper, Slip, SlipKind, SlipLine, money_line
from pos_app.ui.kit.times import moment, printed_day

_CONTEXT = "receipt"
_DENIED = frozenset({Alarm.PAID_BUT_NOW_DENIED, Alarm.OTHER_MONEY})


@dataclass(frozen=True, slots=True)
class SlipHead:
    """Whose paper it is."""

    shop: str
    till: str
    environment: Environment
    address: str = ""
    phone: str = ""
    footer: str = ""


def paper_of(view: PaymentView, head: SlipHead) -> Slip:
    """Make the slip of a payment for the printer: the receipt, with its reference to be read by a camera."""
    return slip_for_paper(paper_kind(word_on_paper(view), Paper.PAYMENT), view.reference, slip_of(view, head))


def shop_paper_of(view: PaymentView, head: SlipHead) -> Slip:
    """Make the shop's own copy of a receipt."""
    return slip_for_paper(Paper.MERCHANT, view.reference, tuple(_lines(view, head, is_for_shop=True)))


def word_on_paper(view: PaymentView) -> Word:
    """Return the word that is printed: nobody is given a receipt for what the service has denied since."""
    return Word.NOT_SURE if view.word is Word.PAID and view.alarm in _DENIED else view.word


def paper_kind(word: Word, receipt: Paper) -> Paper:
    """Tell what a slip with this word is: one of another word is never a copy of it."""
    match word:
        case Word.PAID:
            return receipt
        case Word.DECLINED | Word.NOT_CHARGED:
            return Paper.REFUSAL
        case Word.NOT_SURE | Word.WAITING:
            return Paper.UNCONFIRMED
        case _:
            assert_never(word)


def slip_for_paper(paper: Paper, reference: str, lines: Sequence[SlipLine], *, opens_drawer: bool = False) -> Slip:
    """Make a slip of these lines, with the words that the printing adds in the language of the rest."""
    return Slip(
        paper,
        reference,
        lines,
        qr=reference,
        opens_drawer=opens_drawer,
        copy_word=QCoreApplication.translate(_CONTEXT, "COPY"),
        practice_words=practice_words(),
    )


def practice_words() -> tuple[str, str]:
    """Return what a slip says where no money moves."""
    say = QCoreApplication.translate
    return say(_CONTEXT, "TEST RECEIPT"), say(_CONTEXT, "NO REAL MONEY")


def head_lines(head: SlipHead, *, cashier: str, is_for_shop: bool = False) -> Iterator[SlipLine]:
    """Write whose paper it is, over the first dashes; the shop's own says so before anything else."""
    if is_for_shop:
        yield SlipLine(SlipKind.TITLE, QCoreApplication.translate(_CONTEXT, "MERCHANT COPY"))
    yield SlipLine(SlipKind.TITLE, plain(head.shop).upper())
    for line in (head.address, head.phone):
        if line:
            yield SlipLine(SlipKind.CENTRED, plain(line))
    yield SlipLine(SlipKind.CENTRED, " · ".join(part for part in (plain(head.till), plain(cashier)) if part))
    yield SlipLine(SlipKind.DASHES)


def foot_lines(head: SlipHead, *, is_receipt: bool, is_for_shop: bool = False) -> Iterator[SlipLine]:
    """Write what stands under every slip: that no money moved, whose copy it is, and the shop's last word."""
    if not head.environment.is_real_money:
        for words in practice_words():
            yield SlipLine(SlipKind.CENTRED, words)
    if is_for_shop:
        yield SlipLine(SlipKind.CENTRED, QCoreApplication.translate(_CONTEXT, "Merchant copy"))
    elif is_receipt:
        yield SlipLine(SlipKind.CENTRED, QCoreApplication.translate(_CONTEXT, "Customer copy"))
        if head.footer:
            yield SlipLine(SlipKind.CENTRED, plain(head.footer))


def slip_of(view: PaymentView, head: SlipHead) -> tuple[SlipLine, ...]:
    """Write the receipt of a payment that has a result."""
    return tuple(_lines(view, head))


def _lines(view: PaymentView, head: SlipHead, *, is_for_shop: bool = False) -> Iterator[SlipLine]:
    say, word = QCoreApplication.translate, word_on_paper(view)
    at = view.ended_at or view.last_asked_at or view.opened_at
    yield from head_lines(head, cashier=view.cashier, is_for_shop=is_for_shop)
    yield SlipLine(SlipKind.ROW, say(_CONTEXT, "Date"), printed_day(at))
    yield SlipLine(SlipKind.ROW, say(_CONTEXT, "Time"), moment(at))
    yield SlipLine(SlipKind.ROW, say(_CONTEXT, "Card"), f"{view.brand} ****{view.last_four}".strip())
    if view.note:
        yield SlipLine(SlipKind.ROW, say(_CONTEXT, "Note"), plain(view.note))
    if view.receipt is not None:
        yield SlipLine(SlipKind.ROW, say(_CONTEXT, "Receipt"), str(view.receipt))
    yield SlipLine(SlipKind.ROW, say(_CONTEXT, "Ref"), view.reference)
    yield SlipLine(SlipKind.DASHES)
    yield SlipLine(SlipKind.VERDICT, _verdict(word))
    yield money_line(SlipKind.TOTAL, say(_CONTEXT, "TOTAL"), view.amount)
    yield SlipLine(SlipKind.DASHES)
    for sentence in _advice(word, was_never_asked=view.was_never_asked):
        yield SlipLine(SlipKind.CENTRED, sentence)
    yield from foot_lines(head, is_receipt=word is Word.PAID, is_for_shop=is_for_shop)


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


def _advice(word: Word, *, was_never_asked: bool) -> tuple[str, ...]:
    say = QCoreApplication.translate
    match word:
        case Word.PAID:
            return ()
        case Word.DECLINED:
            return (say(_CONTEXT, "No money was taken."),)
        case Word.NOT_SURE if was_never_asked:
            return (say(_CONTEXT, "Keep this slip."),)
        case Word.NOT_SURE | Word.WAITING:
            return say(_CONTEXT, "Do not pay again."), say(_CONTEXT, "Keep this slip.")
        case Word.NOT_CHARGED:
            return (say(_CONTEXT, "Nothing was sent to the bank."),)
        case _:
            assert_never(word)

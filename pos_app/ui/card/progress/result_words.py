"""What a result says: the sentence under the word, the facts, and the service's own words."""

from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentView, StepMark, WaitingFor
from pos_app.domain.plain_text import plain
from pos_app.ui.card.progress.ticket import card_text, spoken_step
from pos_app.ui.card.progress.words import alarm_words, waiting_words
from pos_app.ui.kit import language
from pos_app.ui.kit.times import moment
from pos_app.ui.kit.widgets.fact_rows import Fact
from pos_app.ui.kit.widgets.word_look import shown_word

_CONTEXT: Final = "result"


def result_sentence(view: PaymentView) -> str:
    """Return the sentence under the word."""
    say = QCoreApplication.translate
    match view.word:
        case Word.PAID:
            sentence = say(_CONTEXT, "{amount} from {card}")
        case Word.DECLINED if view.may_try_again:
            sentence = say(_CONTEXT, "No money was taken. {amount} is still to pay.")
        case Word.DECLINED:
            sentence = say(_CONTEXT, "No money was taken.")
        case Word.NOT_SURE if view.was_never_asked:
            sentence = say(_CONTEXT, "The service gives no clear answer. {amount} is still to pay.")
        case Word.NOT_SURE if view.waiting_for is WaitingFor.MANAGER:
            sentence = say(_CONTEXT, "We do not know yet if exactly {amount} was taken.")
        case Word.NOT_SURE | Word.WAITING:
            sentence = say(_CONTEXT, "We do not know yet if {amount} was taken.")
        case Word.NOT_CHARGED if view.may_try_again:
            sentence = say(_CONTEXT, "Nothing was sent to the bank. {amount} is still to pay.")
        case Word.NOT_CHARGED:
            sentence = say(_CONTEXT, "Nothing was sent to the bank.")
        case _:
            assert_never(view.word)
    return sentence.format(amount=view.amount.shown(), card=card_text(view))


def result_facts(view: PaymentView) -> tuple[Fact, ...]:
    """Return the rows of a result; Not sure has advice in their place."""
    match view.word:
        case Word.PAID:
            return tuple(_paid_facts(view))
        case Word.NOT_SURE if view.was_never_asked:
            return tuple(_attempt_facts(view))
        case Word.DECLINED | Word.NOT_CHARGED:
            return tuple(_attempt_facts(view))
        case Word.NOT_SURE | Word.WAITING:
            return ()
        case _:
            assert_never(view.word)


def heading(view: PaymentView) -> tuple[str, str]:
    """Return what stands above the facts: what to tell the customer, or what happened."""
    say = QCoreApplication.translate
    match view.word:
        case Word.DECLINED:
            sentence = say(_CONTEXT, "“Your bank said no. Please use another card, or call your bank.”")
            return say(_CONTEXT, "What to tell the customer"), sentence
        case Word.NOT_CHARGED:
            happened = plain(language.said(view.problem))
            happened = happened or say(_CONTEXT, "The payment ended before anything was sent.")
            return say(_CONTEXT, "What happened"), happened
        case _:
            return "", ""


def details(view: PaymentView) -> str:
    """Return what is shown under Details: our reason, and the words of the service as it says them."""
    say = QCoreApplication.translate
    told = (
        (say(_CONTEXT, "Fees, as the service says"), view.told.fees),
        (say(_CONTEXT, "Channel"), view.told.channel),
        (say(_CONTEXT, "Paid at, as the service says"), view.told.paid_at),
    )
    parts = [plain(view.message)] if view.message else []
    if view.problem and view.word is not Word.NOT_CHARGED:
        parts.insert(0, plain(language.said(view.problem)))
    return "\n".join([*parts, *(f"{label}: {plain(text)}" for label, text in told if text)])


def _paid_facts(view: PaymentView) -> list[Fact]:
    say = QCoreApplication.translate
    facts: list[Fact] = []
    if view.ended_at is not None:
        said = say(_CONTEXT, "the service, {time}").format(time=moment(view.ended_at))
        facts.append(Fact(say(_CONTEXT, "Confirmed by"), said, icon="verified", ink="paid_text"))
    facts.append(Fact(say(_CONTEXT, "Amount asked"), view.amount.shown()))
    facts.append(Fact(say(_CONTEXT, "Payer"), plain(view.payer) or "–"))
    if view.note:
        facts.append(Fact(say(_CONTEXT, "Note"), plain(view.note)))
    facts.append(Fact(say(_CONTEXT, "Cashier"), plain(view.cashier) or "–"))
    if view.receipt is not None:
        facts.append(Fact(say(_CONTEXT, "Receipt"), str(view.receipt)))
    return facts


def _attempt_facts(view: PaymentView) -> list[Fact]:
    say = QCoreApplication.translate
    facts: list[Fact] = []
    if view.ended_at is not None and view.word is Word.DECLINED:
        said = say(_CONTEXT, "the service, {time}").format(time=moment(view.ended_at))
        facts.append(Fact(say(_CONTEXT, "Said by"), said))
    attempt = str(view.attempt)
    if view.note:
        attempt = say(_CONTEXT, "{number} for {note}").format(number=view.attempt, note=plain(view.note))
    facts.append(Fact(say(_CONTEXT, "Attempt"), attempt))
    return facts


def spoken_state(view: PaymentView) -> str:
    """Return what a screen reader says of a payment: the step it is at, or its result."""
    if view.word is Word.WAITING:
        now = [place for place, step in enumerate(view.steps) if step.mark is StepMark.NOW]
        step = f"{spoken_step(view, now[0])}. " if now else ""
        return f"{step}{waiting_words(view.waiting_for).detail}"
    sentence = f"{shown_word(view.word)}. {result_sentence(view)}"
    if view.alarm is not None:
        said = alarm_words(view.alarm, is_paid=view.word is Word.PAID)
        return f"{said.title}. {said.detail} {sentence}"
    return sentence

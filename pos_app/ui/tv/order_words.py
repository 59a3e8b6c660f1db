"""The words of a TV order: its steps, what is waited for, what a result means, and its facts."""

from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.events import Topic
from pos_app.domain.payment import Word
from pos_app.domain.payment_view import StepMark
from pos_app.domain.plain_text import plain
from pos_app.domain.tv_numbers import masked
from pos_app.domain.tv_view import OrderView, PaidHow, TvStep, TvStepMark, TvStepName
from pos_app.ui.kit.language import said
from pos_app.ui.kit.widgets.banner import BannerView
from pos_app.ui.kit.widgets.fact_rows import Fact
from pos_app.ui.kit.widgets.word_look import shown_word
from pos_app.ui.transaction.open_list import OpenListKind
from pos_app.ui.tv.words import number_name, open_orders_banner, package_words, paid_how_words, word_for_name

_say = partial(QCoreApplication.translate, "tv")
_MARKS: Final = {
    TvStepMark.LATER: StepMark.LATER,
    TvStepMark.NOW: StepMark.NOW,
    TvStepMark.DONE: StepMark.DONE,
    TvStepMark.PAID: StepMark.PAID,
    TvStepMark.DECLINED: StepMark.DECLINED,
    TvStepMark.UNSURE: StepMark.UNSURE,
    TvStepMark.NOT_CHARGED: StepMark.NOT_CHARGED,
}

_FITS_A_ROW: Final = 48  # characters of the provider's words that can be read beside their label


def mark_of(mark: TvStepMark) -> StepMark:
    """Return how the line of steps draws it."""
    return _MARKS[mark]


def step_title(order: OrderView, step: TvStep) -> str:
    """Return what a step is called."""
    provider = plain(order.provider)
    match step.name:
        case TvStepName.NUMBER_CHECKED:
            name = number_name(word_for_name(order.provider))
            return _say("{number} checked").format(number=name)
        case TvStepName.PRICE_CHECKED:
            return _say("Price checked")
        case TvStepName.SENT:
            if step.mark in {TvStepMark.LATER, TvStepMark.NOW}:
                return _say("Sending to {provider}").format(provider=provider)
            if step.mark is TvStepMark.NOT_CHARGED:
                return _say("Not sent to {provider}").format(provider=provider)
            return _say("Sent to {provider}").format(provider=provider)
        case TvStepName.RESULT:
            return _say("Delivered") if step.mark is TvStepMark.PAID else _say("Result")
        case _:
            assert_never(step.name)


def step_detail(order: OrderView, step: TvStep) -> str:
    """Return the few words under the step that matters."""
    match step.mark:
        case TvStepMark.NOW:
            return _say("Waiting for {provider}").format(provider=plain(order.provider))
        case TvStepMark.UNSURE:
            return _say("No clear answer")
        case TvStepMark.DECLINED | TvStepMark.NOT_CHARGED:
            return shown_word(order.word)
        case _:
            return ""


def spoken_step(order: OrderView, place: int) -> str:
    """Return what a screen reader says of a step, without its time."""
    step = order.steps[place]
    match step.mark:
        case TvStepMark.LATER:
            sentence = _say("{title}, step {place} of {count}, later")
        case TvStepMark.NOW:
            sentence = _say("{title}, step {place} of {count}, now")
        case TvStepMark.DONE:
            sentence = _say("{title}, step {place} of {count}, done")
        case _:
            sentence = _say("{title}, step {place} of {count}, {word}")
    title = step_title(order, step)
    return sentence.format(title=title, place=place + 1, count=len(order.steps), word=shown_word(order.word))


def result_sentence(order: OrderView) -> str:
    """Return the sentence under the word."""
    package, customer = package_words(order.package), plain(order.customer)
    match order.word:
        case Word.PAID:
            return _say("{package} for {customer}").format(package=package, customer=customer) if customer else package
        case Word.DECLINED if order.closed_by:
            return _say("{manager} found out that nothing was delivered.").format(manager=plain(order.closed_by))
        case Word.DECLINED:
            return _say("The provider refused. Nothing was bought.")
        case Word.NOT_SURE:
            return _say("We do not know yet if {package} was delivered.").format(package=package)
        case Word.NOT_CHARGED:
            return _say("Nothing was sent to the provider.")
        case Word.WAITING:
            return _say("{provider} is asked to renew {package}.").format(
                provider=plain(order.provider), package=package
            )
        case _:
            assert_never(order.word)


def heading(order: OrderView) -> tuple[str, str]:
    """Return what stands above the facts: what to tell the customer, or what happened."""
    match order.word:
        case Word.DECLINED:
            sentence = _say("“Your provider said no, and nothing was bought. You get your {amount} back.”")
            return _say("What to tell the customer"), sentence.format(amount=order.amount.shown())
        case Word.NOT_CHARGED:
            happened = plain(said(order.problem)) or _say("The order ended before anything was sent.")
            return _say("What happened"), f"{happened} {_giving_back(order)}"
        case _:
            return "", ""


def _giving_back(order: OrderView) -> str:
    """Return what becomes of what the customer paid the shop for an order that was never sent."""
    match order.paid_how:
        case PaidHow.CASH:
            sentence = _say("Try again, or give the {amount} back in cash.")
        case PaidHow.CARD:
            sentence = _say("Try again, or give the {amount} back to the customer’s card.")
        case PaidHow.TRANSFER:
            sentence = _say("Try again, or send the {amount} back by transfer.")
        case _:
            assert_never(order.paid_how)
    return sentence.format(amount=order.amount.shown())


def result_facts(order: OrderView) -> tuple[Fact, ...]:
    """Return the rows of a result; Not sure has advice in their place."""
    facts: list[Fact] = []
    if order.closed_by:
        facts.append(Fact(_say("Entered by"), plain(order.closed_by)))
    elif order.word is Word.PAID:
        facts.append(Fact(_say("Provider says"), plain(order.said) or _say("Delivered")))
    elif order.word is Word.DECLINED:
        facts.append(Fact(_say("Provider says"), plain(order.said) or "–"))
    facts.append(Fact(_say("Package"), package_words(order.package) or "–"))
    facts.append(Fact(_say("Customer paid"), paid_how_words(order.paid_how)))
    facts.append(Fact(_say("Cashier"), plain(order.cashier) or "–"))
    if order.allowed_by:
        facts.append(Fact(_say("Sold again, allowed by"), plain(order.allowed_by)))
    if order.receipt is not None:
        facts.append(Fact(_say("Receipt"), str(order.receipt)))
    return tuple(facts)


def details(order: OrderView) -> str:
    """Return what is shown under Details: our reason, and the raw words of the provider."""
    parts = [plain(said(order.problem))] if order.problem and order.word is not Word.NOT_CHARGED else []
    is_whole = order.word is Word.DECLINED and len(order.said) <= _FITS_A_ROW and not order.closed_by
    if order.said and order.word in {Word.DECLINED, Word.NOT_SURE} and not is_whole:
        parts.append(plain(order.said, most=600))
    return "\n".join(parts)


def open_orders_kind(view: Callable[[str], Coroutine[Any, Any, OrderView]]) -> OpenListKind[OrderView]:
    """Return what the list of open orders says; no service can be asked about one."""
    return OpenListKind(
        topic=Topic.ORDER,
        view=view,
        check_now=None,
        what=_for_what,
        still_open=_still_open,
        none_open=_say("Every TV order of before has a result now."),
        go_on=_say("Go on to a new TV payment"),
        show=_say("Show {amount}, {what}"),
    )


def _for_what(order: OrderView) -> str:
    number = masked(plain(order.number))
    parts = (package_words(order.package), plain(order.provider), number, plain(order.customer))
    return " · ".join(part for part in parts if part)


def _still_open(orders: Sequence[OrderView]) -> BannerView:
    return open_orders_banner(len(orders), _say("Ask the customer to check the decoder; a manager enters the outcome."))


def spoken_state(order: OrderView) -> str:
    """Return what a screen reader says of an order: the step it is at, or its result."""
    if order.word is Word.WAITING:
        now = [place for place, step in enumerate(order.steps) if step.mark is TvStepMark.NOW]
        step = f"{spoken_step(order, now[0])}. " if now else ""
        return f"{step}{result_sentence(order)}"
    return f"{shown_word(order.word)}. {result_sentence(order)}"

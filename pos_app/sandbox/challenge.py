"""The customer's approval: the page of `alt`, the bank's step-up page, and the code that ends either."""

from collections.abc import Mapping
from dataclasses import dataclass

from pos_app.sandbox import pages, settlement
from pos_app.sandbox.answers import Answer, answer_page
from pos_app.sandbox.card_flow import APPROVAL_PATH
from pos_app.sandbox.ledger import LedgerStatus, Payment, Stage
from pos_app.sandbox.page_forms import read_form
from pos_app.sandbox.prices import minor_units
from pos_app.sandbox.requests import ReceivedCall
from pos_app.sandbox.scripts import ApprovalScript
from pos_app.sandbox.state import SandboxState
from pos_app.sandbox.webhooks import SHOP_ACCOUNT

RETURN_PATH = "/cr6t76y8uijkny/return/{reference}"
STEP_UP_ANSWER_PATH = "/step-up/{session}"
_IN_SECOND_WINDOW = "window=code"
_TRIES = 3
_CODE_SENT = "The code was sent just now."
_NEW_CODE_SENT = "A new code is on its way."
_WRONG_CODE = "That code is not right."
_STILL_WAITING = "Your bank has not answered yet. Stay on this page."


@dataclass(frozen=True, slots=True)
class _Visit:
    """A customer at one of the pages: whose payment it is, and where the page lies."""

    payment: Payment
    own_path: str
    query: str

    @property
    def is_in_second_window(self) -> bool:
        return self.query == _IN_SECOND_WINDOW


def show_approval(play: SandboxState, asked: ReceivedCall) -> Answer:
    """The page that `alt` leads to."""
    return _show(play, _visit_of_approval(play, asked))


def answer_approval(play: SandboxState, asked: ReceivedCall) -> Answer:
    return _take(play, _visit_of_approval(play, asked), form=read_form(asked))


def show_step_up(play: SandboxState, asked: ReceivedCall) -> Answer:
    """The page behind `stepUpUrl`: whoever posts the right JWT is asked for the code."""
    payment = play.ledger.payment_of_token(read_form(asked).get("JWT", ""))
    if payment is None or not payment.step_up_token:
        return answer_page(pages.challenge_error_page(), 400)
    return _show(play, _visit_of_step_up(payment))


def reshow_step_up(play: SandboxState, asked: ReceivedCall) -> Answer:
    """The same page once more, by its own address: a second window opens it so."""
    payment = play.ledger.payment_of_session(asked.segment)
    return _show(play, payment and _visit_of_step_up(payment, asked.query))


def answer_step_up(play: SandboxState, asked: ReceivedCall) -> Answer:
    payment = play.ledger.payment_of_session(asked.segment)
    return _take(play, payment and _visit_of_step_up(payment, asked.query), form=read_form(asked))


def show_return(play: SandboxState, asked: ReceivedCall) -> Answer:
    """Where an approval page goes when it is done."""
    payment = play.ledger.payments.get(asked.segment)
    if payment is None:
        return answer_page(pages.challenge_error_page(), 404)
    return answer_page(pages.challenge_done_page(paid=payment.status is LedgerStatus.SUCCESS, return_to=""))


def _visit_of_approval(play: SandboxState, asked: ReceivedCall) -> _Visit | None:
    payment = play.ledger.payments.get(asked.segment)
    return payment and _Visit(payment, APPROVAL_PATH.format(reference=asked.segment), asked.query)


def _visit_of_step_up(payment: Payment, query: str = "") -> _Visit:
    return _Visit(payment, STEP_UP_ANSWER_PATH.format(session=payment.reference_id), query)


def _show(play: SandboxState, visit: _Visit | None) -> Answer:
    if visit is None or (visit.payment.enrolled_at is None and visit.payment.stage is not Stage.ENDED):
        return answer_page(pages.challenge_error_page(), 404)
    payment = visit.payment
    settlement.give_up_if_late(play, payment)
    if payment.stage is Stage.ENDED:
        return _done(play, visit)
    payment.pages_opened += 1
    approval = payment.card.script.approval
    if approval is ApprovalScript.CRASHES and payment.pages_opened == 1:
        return answer_page(pages.challenge_crash_page())
    if approval is ApprovalScript.POPUP and not visit.is_in_second_window:
        html = pages.challenge_popup_page(
            bank=pages.BANK,
            shop=SHOP_ACCOUNT.name,
            amount=_amount(payment),
            reference=payment.reference,
            code_url=f"{visit.own_path}?{_IN_SECOND_WINDOW}",
            return_to=_return_to(play, payment),
        )
        return answer_page(html)
    return _ask(play, visit, note=_CODE_SENT)


def _take(play: SandboxState, visit: _Visit | None, *, form: Mapping[str, str]) -> Answer:
    """What the customer answered, and what becomes of it."""
    if visit is None or visit.payment.enrolled_at is None:
        return answer_page(pages.challenge_error_page(), 404)
    payment, script = visit.payment, visit.payment.card.script
    settlement.give_up_if_late(play, payment)
    if payment.stage is Stage.ENDED:
        return _done(play, visit)
    if script.approval is ApprovalScript.ABANDONED:
        return _ask(play, visit, note=_STILL_WAITING)
    match form.get("action", ""):
        case "cancel":
            settlement.end(play, payment, is_paid=False, message="Cancelled by the customer")
        case "resend":
            return _ask(play, visit, note=_NEW_CODE_SENT)
        case _ if form.get("code", "") == pages.ONE_TIME_CODE:
            settlement.end(play, payment, is_paid=script.is_paid, message=script.message)
        case _:
            payment.wrong_codes += 1
            if payment.wrong_codes < _TRIES:
                return _ask(play, visit, note=_WRONG_CODE, tone="alarm")
            settlement.end(play, payment, is_paid=False, message="Authentication failed")
    if script.approval is ApprovalScript.BREAKS:
        return answer_page(pages.challenge_error_page())
    return _done(play, visit)


def _ask(play: SandboxState, visit: _Visit, *, note: str, tone: pages.Tone = "calm") -> Answer:
    payment = visit.payment
    html = pages.challenge_page(
        bank=pages.BANK,
        shop=SHOP_ACCOUNT.name,
        amount=_amount(payment),
        card=f"•••• {payment.card.last4}",
        reference=payment.reference,
        post_to=f"{visit.own_path}?{_IN_SECOND_WINDOW}" if visit.is_in_second_window else visit.own_path,
        note=note,
        tries_left=_TRIES - payment.wrong_codes,
        tone=tone,
        brand=payment.card.brand,
        when=f"{play.clock():%d/%m/%Y %H:%M}",
    )
    return answer_page(html)


def _done(play: SandboxState, visit: _Visit) -> Answer:
    """The second window stays and is closed by the first; a page of its own goes back to the shop."""
    return_to = "" if visit.is_in_second_window else _return_to(play, visit.payment)
    return answer_page(
        pages.challenge_done_page(paid=visit.payment.status is LedgerStatus.SUCCESS, return_to=return_to)
    )


def _return_to(play: SandboxState, payment: Payment) -> str:
    return play.places.service + RETURN_PATH.format(reference=payment.reference)


def _amount(payment: Payment) -> str:
    minor = minor_units(payment.amount)
    return f"{payment.currency} {minor // 100:,}.{minor % 100:02}"

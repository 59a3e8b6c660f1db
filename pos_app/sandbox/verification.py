"""Operation 5: how a payment stands, for as long as the script lets it be told."""

from pos_app.sandbox import settlement
from pos_app.sandbox.answers import Answer, answer_json
from pos_app.sandbox.ledger import Credit, LedgerStatus, Payment, Stage
from pos_app.sandbox.notify import tell_of
from pos_app.sandbox.prices import decimal_text, fee_of, minor_units
from pos_app.sandbox.refusals import RefusedCall
from pos_app.sandbox.requests import ReceivedCall
from pos_app.sandbox.scripts import ApprovalScript, Poll
from pos_app.sandbox.state import SandboxState
from pos_app.sandbox.variants import FinalWord, VerificationFields

_BEING_PROCESSED = "Transaction is being processed"
# Some services of this family say this beside `data`, and not in it.
_BESIDE = ("requested_amount", "fees", "customer")
_PUTS_BESIDE = frozenset({"beside", "beside_other_amount"})
_NOT_FOUND = "Transaction reference not found"


def verify(play: SandboxState, asked: ReceivedCall) -> Answer:
    payment = play.ledger.payments.get(asked.segment)
    if payment is None:
        return _verify_credit(play, asked.segment)
    settlement.give_up_if_late(play, payment)
    if (silence := _kept_back(payment)) is not None:
        return silence
    if payment.stage is not Stage.ENDED or settlement.is_held_back(play, payment):
        payment.polls += _is_counted(payment)
        message = _BEING_PROCESSED if payment.stage is Stage.ENDED else payment.message
        return answer_json(_envelope({"status": LedgerStatus.PENDING, "message": message}))
    tell_of(play, payment)
    return _told(play, payment.status, message=payment.message, facts=_facts_of_payment(payment))


def _verify_credit(play: SandboxState, reference: str) -> Answer:
    credit = play.ledger.credits.get(reference)
    if credit is None:
        return _unknown(play)
    return _told(play, LedgerStatus.SUCCESS, message="Approved", facts=_facts_of_credit(credit))


def _kept_back(payment: Payment) -> Answer | None:
    """The silence or the error that a script puts before the first true answer."""
    script = payment.card.script
    is_begun = payment.enrolled_at is not None or payment.stage is Stage.ENDED
    if not is_begun or payment.polls >= script.polls or script.poll is Poll.PENDING:
        return None
    payment.polls += 1
    if script.poll is Poll.SILENT:
        return Answer(200, b"", is_lost=True)
    return answer_json({"status": False, "message": "Service currently not available"}, 500)


def _is_counted(payment: Payment) -> bool:
    """Tell whether a pending answer is one of those the script asked for, and not the customer's own time."""
    return payment.stage is Stage.ENDED or payment.card.script.approval is ApprovalScript.ABANDONED


def _unknown(play: SandboxState) -> Answer:
    match play.variants.unknown_reference:
        case "404":
            raise RefusedCall(404, _NOT_FOUND)
        case "400":
            raise RefusedCall(400, _NOT_FOUND)
        case "200":
            return answer_json({"status": False, "message": _NOT_FOUND})
        case "pending" | "failed" as word:
            return answer_json(_envelope({"status": word, "message": _NOT_FOUND}))


def _told(play: SandboxState, status: LedgerStatus, *, message: str, facts: dict[str, object]) -> Answer:
    form = play.variants.verification_fields
    shown = _shown(facts, form)
    beside = {name: shown.pop(name) for name in _BESIDE if name in shown} if form in _PUTS_BESIDE else {}
    told = {**_word(status, play.variants.final_word), "message": message, **shown}
    return answer_json({**_envelope(told), **beside})


def _word(status: LedgerStatus, form: FinalWord) -> dict[str, object]:
    match form:
        case "documented":
            return {"status": status}
        case "upper_case":
            return {"status": status.upper()}
        case "number":
            return {"status": 1}
        case "missing":
            return {}
        case "cancelled" | "abandoned" | "reversed" | "processing":
            return {"status": form}


def _envelope(data: dict[str, object]) -> dict[str, object]:
    return {"status": True, "message": "Verification successful", "data": data}


def _facts_of_payment(payment: Payment) -> dict[str, object]:
    asked = minor_units(payment.amount)
    fees = fee_of(asked)
    return {
        "id": payment.id,
        "reference": payment.reference,
        "currency": payment.currency,
        "amount": decimal_text(asked + fees),
        "requested_amount": decimal_text(asked),
        "fees": decimal_text(fees),
        "channel": "card",
        "paid_at": payment.charged_at.isoformat() if payment.charged_at else None,
    }


def _facts_of_credit(credit: Credit) -> dict[str, object]:
    return {
        "id": credit.id,
        "reference": credit.reference,
        "currency": credit.currency,
        "amount": credit.amount,
        "requested_amount": credit.requested_amount,
        "fees": credit.fees,
        "channel": credit.channel,
        "paid_at": credit.at.isoformat(),
    }


def _shown(facts: dict[str, object], variant: VerificationFields) -> dict[str, object]:
    asked = minor_units(str(facts["requested_amount"]))
    match variant:
        case "full":
            return facts
        case "beside":
            return {**facts, "customer": {"email": "ada@example.com"}}
        case "none":
            return {}
        case "amount_only":
            return {"amount": facts["amount"]}
        case "less":
            return {"amount": decimal_text(asked - asked // 2)}
        case "more":
            return {"amount": decimal_text(asked + asked // 10)}
        case "empty":
            return {**facts, **dict.fromkeys(("amount", "requested_amount", "currency", "fees"), "")}
        case "other_reference":
            return {**facts, "reference": f"{facts['reference']}-2"}
        case "other_amount" | "beside_other_amount":
            return {**facts, "requested_amount": decimal_text(asked + 100)}
        case "other_currency":
            return {**facts, "currency": "USD" if facts["currency"] != "USD" else "NGN"}

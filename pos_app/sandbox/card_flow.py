"""Operations 1, 2 and 4: a card is encrypted, a payment is started, the bank is asked."""

import re
from dataclasses import replace

from pos_app.sandbox import cards, settlement
from pos_app.sandbox.answers import Answer, answer_json
from pos_app.sandbox.catalogue import card_outcome
from pos_app.sandbox.ledger import EncryptedCard, Payment, Stage
from pos_app.sandbox.prices import AMOUNT, CURRENCIES, minor_units
from pos_app.sandbox.refusals import RefusedCall
from pos_app.sandbox.requests import ReceivedCall, RequestFields
from pos_app.sandbox.scripts import CheckScript, Script
from pos_app.sandbox.state import SandboxState
from pos_app.sandbox.variants import NoChallenge, StepUp, Variants

REFERENCE = re.compile(r"[A-Za-z0-9._=-]{1,100}")
APPROVAL_PATH = "/cr6t76y8uijkny/payer-authentication/{reference}"
_OPENED_BY_NOBODY = {
    "script": "javascript:alert(1)",
    "file": "file:///etc/passwd",
    "password": "https://user:secret@bank.example/approve",
}
COLLECT_PATH = "/device/collect"
STEP_UP_PATH = "/step-up"
_ENCRYPTED_BYTES = 128
_EMAIL = re.compile(r"[^@\s]{1,64}@[^@\s.]+(\.[^@\s.]+)+")
_HEX = re.compile(r"[0-9a-fA-F]+")


def encrypt(play: SandboxState, asked: ReceivedCall) -> Answer:
    """Operation 1. What is kept of the card is a keyed digest, the brand and the last four digits."""
    fields = RequestFields.read(asked.body)
    reference, data = fields.text("reference", form=REFERENCE), fields.part("data")
    number, month, year = _checked_card(play, data, number_field="number", also=fields)
    chosen, script = play.next_payment.take_for_card(reference, card_outcome(number.encode()))
    value = play.random_names.draw(_ENCRYPTED_BYTES).hex()
    play.ledger.cards[value] = EncryptedCard(
        reference=reference,
        digest=cards.digest_of(number, month=month, year=year, key=play.digest_key),
        brand=cards.brand_of(number),
        last4=number[-4:],
        scenario=chosen,
        script=script,
    )
    return _after(play, 1, script=script, answer=_encrypted(value, play.variants))


def initialize(play: SandboxState, asked: ReceivedCall) -> Answer:
    """Operation 2. The encrypted value is good for the reference it was made for and no other."""
    fields = RequestFields.read(asked.body)
    reference = fields.text("reference", form=REFERENCE)
    value = fields.text("card", form=_HEX)
    amount = fields.text("amount", form=AMOUNT)
    email, currency = fields.text("email", form=_EMAIL), fields.text("currency")
    if amount and minor_units(amount) == 0:
        fields.mark("amount")
    fields.refuse_if_wrong()
    if currency not in CURRENCIES:
        unwanted = "This merchant does not take the currency."
        raise RefusedCall(400, "Invalid or Unauthorized Merchant Currency Set", fields=("currency",), why=unwanted)
    if play.ledger.is_known(reference):
        raise RefusedCall(
            400, "Reference already existed", fields=("reference",), why="The reference has already been taken."
        )
    card = play.ledger.cards.get(value)
    if card is None or card.reference != reference:
        raise RefusedCall(400, "Invalid card", fields=("card",))
    random_names, reference_id = play.random_names, play.random_names.draw_uuid()
    payment = play.ledger.payments[reference] = Payment(
        id=random_names.draw_id(),
        reference=reference,
        reference_id=reference_id,
        amount=amount,
        currency=currency,
        email=email,
        card=card,
        access_token=random_names.draw_token({"ReferenceId": reference_id}),
        created_at=play.clock(),
    )
    settlement.give_up_later(play, payment)
    if play.variants.charge_at_initialize and card.script.is_paid:
        settlement.end(play, payment, is_paid=True, message=card.script.message)
    data = {
        "accessToken": payment.access_token,
        "deviceDataCollectionUrl": f"{play.places.bank}{COLLECT_PATH}",
        "referenceId": reference_id,
    }
    reply = {"status": True, "message": "Transaction initialized", "data": data}
    return _after(play, 2, script=card.script, answer=answer_json(reply))


def enroll(play: SandboxState, asked: ReceivedCall) -> Answer:
    """Operation 4: the bank's word. Where no approval is needed, this is the moment the money moves."""
    fields = RequestFields.read(asked.body)
    reference = fields.text("ref", form=REFERENCE)
    number, month, year = _checked_card(play, fields, number_field="cardnumber", also=fields)
    payment = play.ledger.payments.get(reference)
    if payment is None:
        raise RefusedCall(
            404, "Transaction reference not found", fields=("ref",), why="No transaction has this reference."
        )
    script = payment.card.script
    settlement.give_up_if_late(play, payment)
    is_charged_already = payment.charged_at is not None and payment.enrolled_at is None
    if payment.enrolled_at is not None or (payment.stage is Stage.ENDED and not is_charged_already):
        raise RefusedCall(
            400, "Transaction has already been processed", fields=("ref",), why="It was processed before."
        )
    if cards.digest_of(number, month=month, year=year, key=play.digest_key) != payment.card.digest:
        other = "Another card was encrypted for this reference."
        raise RefusedCall(400, "Card does not match the transaction", fields=("cardnumber",), why=other)
    payment.enrolled_at = play.clock()
    check = CheckScript.FRICTIONLESS if is_charged_already else script.check
    return _after(play, 4, script=script, answer=_look_up(play, payment, check=check))


def _look_up(play: SandboxState, payment: Payment, *, check: CheckScript) -> Answer:
    script = payment.card.script
    step_up = script.step_up or play.variants.step_up
    if check is CheckScript.CHALLENGE and step_up != "neither":
        payment.stage = Stage.CHALLENGE
        payment.message = "Waiting for customer authentication"
        payment.step_up_token = play.random_names.draw_token({"TransactionId": payment.reference_id})
        settlement.give_up_later(play, payment)
        return answer_json(_challenge(play, payment, step_up=step_up))
    settlement.end(play, payment, is_paid=script.is_paid, message=script.message)
    if check is CheckScript.REFUSED:
        return answer_json({"status": False, "message": script.message})
    return answer_json({"status": True, "message": script.message, **_no_challenge(play.variants.no_challenge)})


def _challenge(play: SandboxState, payment: Payment, *, step_up: StepUp) -> dict[str, object]:
    reply: dict[str, object] = {"status": True, "message": "Authentication required"}
    path = APPROVAL_PATH.format(reference=payment.reference)
    given = {"relative": path, **_OPENED_BY_NOBODY}.get(step_up)
    if given is not None:
        return {**reply, "alt": given}
    if step_up != "alt":
        url = f"{play.places.bank}{STEP_UP_PATH}"
        reply["data"] = {"accessToken": payment.step_up_token, "stepUpUrl": url}
    if step_up != "post":
        reply["alt"] = play.places.service + path
    return reply


def _no_challenge(form: NoChallenge) -> dict[str, object]:
    forms: dict[NoChallenge, dict[str, object]] = {
        "missing": {},
        "null": {"data": None, "alt": None},
        "empty_text": {"data": {"accessToken": "", "stepUpUrl": ""}, "alt": ""},
        "empty_list": {"data": [], "alt": ""},
    }
    return forms[form]


def _checked_card(
    play: SandboxState, data: RequestFields, *, number_field: str, also: RequestFields
) -> tuple[str, str, str]:
    """Number, month and year as far as a service can judge them; the code is looked at and forgotten."""
    number, cvv = data.text(number_field), data.text("cvv")
    month, year = data.text("expiryMonth"), data.text("expiryYear")
    also.refuse_if_wrong(also=() if also is data else (data,))
    if not cards.is_card_number(number):
        raise RefusedCall(400, "Invalid card number", fields=(number_field,))
    if not cards.is_month(month) or not cards.is_year(year, play.variants.expiry_year_digits):
        raise RefusedCall(400, "Invalid card expiry", fields=("expiryMonth", "expiryYear"))
    if cards.is_past(month, year, now=play.clock()):
        raise RefusedCall(400, "Card has expired", fields=("expiryMonth", "expiryYear"), why="The card has expired.")
    if not cards.is_cvv(cvv):
        raise RefusedCall(400, "Invalid card verification value", fields=("cvv",))
    return number, month, year


def _encrypted(value: str, variants: Variants) -> Answer:
    match variants.encryption_reply:
        case "text":
            text = value
        case "quoted":
            text = f'"{value}"'
        case "padded":
            text = f"  {value}\r\n"
        case "json":
            return answer_json({"card": value})
        case "not_hex":
            text = f"enc:{value}"
    return Answer(200, text.encode(), "text/plain; charset=utf-8")


def _after(play: SandboxState, operation: int, *, script: Script, answer: Answer) -> Answer:
    """What the script does to the answer of an operation that has been carried out."""
    if operation == script.network_ends_after:
        play.network.end()
    if operation in script.fails_after:
        return answer_json({"status": False, "message": "Service currently not available"}, 500)
    return replace(answer, is_lost=operation in script.loses_answer_of)

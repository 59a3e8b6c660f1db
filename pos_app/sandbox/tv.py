"""Operations 6 to 9: providers, their packages, whose number it is, and the order."""

import hashlib
import hmac
import re
from dataclasses import replace

from pos_app.sandbox.answers import Answer, answer_json
from pos_app.sandbox.catalogue import (
    PROVIDERS,
    CataloguePackage,
    CatalogueProvider,
    SmartcardOutcome,
    customer_of,
    packages_of,
    smartcard_outcome,
)
from pos_app.sandbox.ledger import LedgerOrder
from pos_app.sandbox.logos import logo_address
from pos_app.sandbox.prices import decimal_text, minor_units
from pos_app.sandbox.refusals import RefusedCall
from pos_app.sandbox.requests import ReceivedCall, RequestFields
from pos_app.sandbox.state import SandboxState
from pos_app.sandbox.variants import PackageAmounts, PlanField, ProviderField

_REFERENCE = re.compile(r"[a-z0-9_-]{1,100}")
_NUMBER = re.compile(r"\d{8,14}", re.ASCII)
_PLAN_ID = re.compile(r"\d{1,9}", re.ASCII)
_CODE = re.compile(r"(?!\d+$).{1,60}")  # an id in the field of the code is not a code
_LONG_WAIT_MS = 8000
_INVALID_SIGNATURE = "Invalid Signature. Intrusion detected. Failed [A.A.E.101]"


def list_providers(play: SandboxState, asked: ReceivedCall) -> Answer:
    """Operation 6."""
    del asked
    form = play.variants.provider_field
    entries = [_entry(provider, form) | {"providerLogoUrl": logo_address(play, provider)} for provider in PROVIDERS]
    return _envelope("Providers fetched", entries)


def list_packages(play: SandboxState, asked: ReceivedCall) -> Answer:
    """Operation 7."""
    provider = _find_provider(play, asked.segment)
    form = play.variants.package_amounts
    entries = [
        {"id": one.id, "name": one.name, "code": one.code, "amount": _written(one.amount, form)}
        for one in packages_of(provider.name)
    ]
    return _envelope("Packages fetched", entries)


def validate_number(play: SandboxState, asked: ReceivedCall) -> Answer:
    """Operation 8."""
    fields = RequestFields.read_form(asked.body) if asked.is_form else RequestFields.read(asked.body)
    provider_name, number = fields.text("provider"), fields.text("number")
    fields.refuse_if_wrong()
    provider = _find_provider(play, provider_name)
    if not _NUMBER.fullmatch(number) or smartcard_outcome(number) is SmartcardOutcome.REFUSED_INVALID_NUMBER:
        raise RefusedCall(400, "Invalid smartcard number", fields=("number",))
    if play.next_payment.takes_network_before_tv_pay():
        play.network.end()
    customer = customer_of(number)
    if play.variants.validate_reply == "content":
        return answer_json({"code": "00000", "content": _content(provider, number, customer=customer)})
    result = {"orderNo": "", "reference": "", "status": "Delivered", "errorMsg": None}
    return _envelope("Number validated", {**result, **({} if customer is None else {"Customer_Name": customer})})


def pay(play: SandboxState, asked: ReceivedCall) -> Answer:
    """Operation 9. The signature covers the bytes of the body exactly as they came."""
    _check_signature(play, asked)
    fields = RequestFields.read(asked.body)
    provider_name, number = fields.text("provider"), fields.text("number")
    reference = fields.text("reference")
    plan = _read_plan(fields, play.variants.plan_field)
    fields.refuse_if_wrong()
    if not _REFERENCE.fullmatch(reference):
        raise RefusedCall(400, "Invalid reference", fields=("reference",))
    if not _NUMBER.fullmatch(number):
        raise RefusedCall(400, "Invalid smartcard number", fields=("number",))
    if play.ledger.is_known(reference):
        raise RefusedCall(
            400, "Reference already existed", fields=("reference",), why="The reference has already been taken."
        )
    provider = _find_provider(play, provider_name)
    package = next((one for one in packages_of(provider.name) if plan in {str(one.id), one.code}), None)
    if package is None:
        raise RefusedCall(400, "Invalid package", fields=(play.variants.plan_field,))
    outcome = play.next_payment.take_for_tv(smartcard_outcome(number))
    if outcome is SmartcardOutcome.NOT_CHARGED_500:
        return answer_json({"success": False, "message": "Service currently not available"}, 500)
    order = play.ledger.orders[reference] = _order(play, provider, package=package, number=number, reference=reference)
    return _carry_out(play, order, outcome=outcome)


def _order(
    play: SandboxState, provider: CatalogueProvider, *, package: CataloguePackage, number: str, reference: str
) -> LedgerOrder:
    return LedgerOrder(
        reference=reference,
        order_no=f"{play.clock():%Y%m%d}{play.random_names.draw_id()}",
        provider=provider.name,
        number=number,
        package=package.id,
        amount=package.amount,
        outcome="",
        status=play.variants.tv_status,
        bought_at=None,
    )


def _carry_out(play: SandboxState, order: LedgerOrder, *, outcome: SmartcardOutcome) -> Answer:
    order.outcome = outcome
    match outcome:
        case SmartcardOutcome.REFUSED_INVALID_NUMBER:
            return _refused(order, "Invalid smartcard number")
        case SmartcardOutcome.REFUSED_BALANCE:
            return _refused(order, "Insufficient balance", is_success=False)
        case SmartcardOutcome.PENDING_STATUS:
            order.status = "Pending"
        case _:
            pass
    order.bought_at = play.clock()
    echoed = f"{order.reference}-other" if outcome is SmartcardOutcome.OTHER_REFERENCE else order.reference
    result = {
        "orderNo": order.order_no,
        "reference": echoed,
        "status": order.status,
        "errorMsg": play.variants.tv_error_text or None,
    }
    return replace(
        _envelope("Subscription successful", result),
        is_lost=outcome is SmartcardOutcome.LOST_ANSWER,
        delay_ms=_LONG_WAIT_MS if outcome is SmartcardOutcome.SLOW_DELIVERED else 0,
    )


def _refused(order: LedgerOrder, why: str, *, is_success: bool = True) -> Answer:
    """Services say no in two ways: with `success` false, or with nothing but an error text in the result."""
    order.status = "Failed"
    result = {"orderNo": order.order_no, "reference": order.reference, "status": order.status, "errorMsg": why}
    if is_success:
        return _envelope("Order failed", result)
    return answer_json({"success": False, "code": "00051", "message": why, "data": result})


def _check_signature(play: SandboxState, asked: ReceivedCall) -> None:
    key = play.keys.public if play.variants.signing_key == "public" else play.keys.secret
    expected = hmac.new(key.encode(), asked.body, hashlib.sha512).hexdigest()
    if not hmac.compare_digest(expected.encode(), asked.headers.get("encryption", "").encode()):
        raise RefusedCall(400, _INVALID_SIGNATURE)


def _read_plan(fields: RequestFields, plan_field: PlanField) -> str:
    """The package as this service reads it: an id is a text of digits, a code is what the list says."""
    match plan_field:
        case "plan_id":
            return fields.text("plan_id", form=_PLAN_ID)
        case "code":
            return fields.text("code", form=_CODE)
        case "either":
            return fields.text("plan_id" if fields.has("plan_id") else "code")


def _find_provider(play: SandboxState, asked: str) -> CatalogueProvider:
    field = play.variants.provider_field
    found = next((one for one in PROVIDERS if _entry(one, field)[field] == asked), None)
    if found is None:
        raise RefusedCall(400, "Invalid provider", fields=("provider",))
    return found


def _entry(provider: CatalogueProvider, provider_field: ProviderField) -> dict[str, str]:
    """A row of operation 6; where another field than the name stands for a provider, the row carries it as well."""
    row = {"provider": provider.name, "providerLogoUrl": provider.logo_path}
    match provider_field:
        case "provider":
            return row
        case "id":
            return {**row, "id": str(PROVIDERS.index(provider) + 1)}
        case "code":
            return {**row, "code": provider.name.lower()}


def _content(provider: CatalogueProvider, number: str, *, customer: str | None) -> dict[str, str]:
    bouquet = packages_of(provider.name)[0]
    return {
        **({} if customer is None else {"Customer_Name": customer}),
        "Status": "Open",
        "Due_Date": "2030-01-31",
        "Customer_Number": number,
        "Current_Bouquet": bouquet.name,
        "Renewal_Amount": bouquet.amount,
    }


def _written(amount: str, form: PackageAmounts) -> str:
    match form:
        case "as_listed":
            return amount
        case "two_places":
            return decimal_text(minor_units(amount))
        case "none":
            return str(minor_units(amount) // 100)


def _envelope(message: str, data: object) -> Answer:
    return answer_json({"success": True, "code": "00000", "message": message, "data": data})

"""Operation 3 and the bank's frame within it: what a browser is asked about itself, well and badly."""

from pos_app.sandbox import pages
from pos_app.sandbox.answers import Answer, answer_page
from pos_app.sandbox.card_flow import COLLECT_PATH
from pos_app.sandbox.ledger import Payment
from pos_app.sandbox.page_forms import read_form
from pos_app.sandbox.requests import ReceivedCall
from pos_app.sandbox.scripts import Device
from pos_app.sandbox.state import SandboxState
from pos_app.sandbox.variants import DeviceTiming

_FRAMED_BY_NOBODY = (("X-Frame-Options", "DENY"), ("Content-Security-Policy", "frame-ancestors 'none'"))
_SLOW_MS = 6000  # longer than the 4500 ms that a till waits
_TIMINGS: dict[DeviceTiming, pages.CollectorMode] = {
    "at_once": "ok",
    "several_timers": "several_timers",
    "slow": "slow",
}


def show_device_page(play: SandboxState, asked: ReceivedCall) -> Answer:
    payment = _find(play, asked.segment)
    if payment is None:
        return answer_page(pages.device_fails_page(), 404)
    payment.device_loaded = True
    device = payment.card.script.device
    if device is Device.FAILS:
        return answer_page(pages.device_fails_page(), 500)
    origin = play.places.elsewhere if device is Device.WRONG_ORIGIN else play.places.bank
    html = pages.device_page(
        collect_url=f"{origin}{COLLECT_PATH}",
        access_token=payment.access_token,
        bank_origin=play.places.bank,
        reference=payment.reference,
    )
    return answer_page(html, headers=_FRAMED_BY_NOBODY if device is Device.REFUSES_FRAMING else ())


def collect_device_data(play: SandboxState, asked: ReceivedCall) -> Answer:
    """The frame of the bank; the token posted to it tells whose device this is."""
    payment = play.ledger.payment_of_token(read_form(asked).get("JWT", ""))
    if payment is None:
        return answer_page(pages.device_fails_page(), 400)
    payment.device_collected = True
    html = pages.collector_page(
        form=play.variants.device_message,
        mode=_mode(payment.card.script.device, play.variants.device_timing),
        session_id=payment.reference_id,
        slow_ms=_SLOW_MS,
    )
    return answer_page(html)


def _mode(device: Device, timing: DeviceTiming) -> pages.CollectorMode:
    match device:
        case Device.SILENT:
            return "silent"
        case Device.WRONG_ORIGIN:
            return "to_top"
        case Device.SPEAKS | Device.FAILS | Device.REFUSES_FRAMING:
            return _TIMINGS[timing]


def _find(play: SandboxState, name: str) -> Payment | None:
    by_reference = play.ledger.payments.get(name)
    match play.variants.device_reference:
        case "reference":
            return by_reference
        case "referenceId":
            return play.ledger.payment_of_session(name)
        case "either":
            return by_reference or play.ledger.payment_of_session(name)

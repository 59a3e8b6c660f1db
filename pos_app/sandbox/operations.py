"""The ten operations and the pages beside them, each with its method, path and what it demands."""

from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPMethod

from pos_app.sandbox import card_flow, challenge, device, notify, tv, verification
from pos_app.sandbox.answers import Answer, answer_json
from pos_app.sandbox.faults import APPROVAL_PAGE
from pos_app.sandbox.logos import LOGO_PATH, show_logo
from pos_app.sandbox.refusals import RefusedCall
from pos_app.sandbox.requests import ReceivedCall
from pos_app.sandbox.state import SandboxState
from pos_app.sandbox.variants import Variants

_GET, _POST = HTTPMethod.GET, HTTPMethod.POST
_CARD_PAGES = frozenset({3, 4, 5})


@dataclass(frozen=True, slots=True)
class PlayedOperation:
    """One row of the contract; `number` is None for what a browser meets beside it."""

    number: int | None
    method: HTTPMethod
    path: str
    play: Callable[[SandboxState, ReceivedCall], Answer]
    needs_key: bool = False
    needs_json: bool = False

    @property
    def is_card_flow(self) -> bool:
        return self.number is not None and self.number <= _LAST_OF_CARD_FLOW

    def segment_of(self, path: str) -> str | None:
        """What stands in the open place of the path; None for a path that is another's."""
        head, opening, _ = self.path.partition("{")
        if not opening:
            return "" if path == self.path else None
        rest = path.removeprefix(head)
        return rest if rest != path and rest and "/" not in rest else None


_LAST_OF_CARD_FLOW = 5


def service_operations(variants: Variants) -> tuple[PlayedOperation, ...]:
    """What the service listener answers; operations 3 to 5 may lie elsewhere."""
    flow = tuple(one for one in _flow(variants) if variants.card_pages == "same" or one.number not in _CARD_PAGES)
    return (*flow, *_TELEVISION, *_PAGES)


def elsewhere_operations(variants: Variants) -> tuple[PlayedOperation, ...]:
    """What the third origin answers: the stranger's frame, and the card pages where they lie there."""
    pages = tuple(one for one in _flow(variants) if variants.card_pages == "elsewhere" and one.number in _CARD_PAGES)
    return (*pages, _COLLECT, _LOGO)


def bank_operations(variants: Variants) -> tuple[PlayedOperation, ...]:
    del variants
    return _BANK


def find_operation(operations: tuple[PlayedOperation, ...], *, method: str, path: str) -> tuple[PlayedOperation, str]:
    """The operation of a call and the open part of its path."""
    found = [(one, segment) for one in operations if (segment := one.segment_of(path)) is not None]
    if not found:
        raise RefusedCall(404, "Not found")
    for one, segment in found:
        if one.method == method:
            return one, segment
    raise RefusedCall(405, "Method not allowed")


def _flow(variants: Variants) -> tuple[PlayedOperation, ...]:
    guarded = variants.card_credentials
    return (
        PlayedOperation(1, _POST, variants.encryption_path, card_flow.encrypt, needs_key=True, needs_json=True),
        PlayedOperation(
            2, _POST, "/api/s2s/transaction/initialize", card_flow.initialize, needs_key=True, needs_json=True
        ),
        PlayedOperation(3, _GET, variants.device_path, device.show_device_page),
        PlayedOperation(4, _POST, variants.enrollment_path, card_flow.enroll, needs_key=guarded, needs_json=True),
        PlayedOperation(5, _GET, variants.verification_path, verification.verify, needs_key=guarded),
    )


_LOGO = PlayedOperation(None, _GET, LOGO_PATH, show_logo)


def resend(play: SandboxState, asked: ReceivedCall) -> Answer:
    """Send the notice of a transaction once more; a refusal comes with HTTP 200, as this service writes it."""
    if asked.segment not in play.ledger.payments and asked.segment not in play.ledger.credits:
        return answer_json({"success": False, "message": "Transaction not found"})
    if play.outbox.url is None:
        return answer_json({"success": False, "message": "No webhook URL is set"})
    notify.tell_again(play, asked.segment)
    return answer_json({"success": True, "message": "Webhook resent successfully"})


_TELEVISION = (
    PlayedOperation(6, _GET, "/api/v2/tv", tv.list_providers, needs_key=True, needs_json=True),
    PlayedOperation(7, _GET, "/api/v2/tv/packages/{provider}", tv.list_packages, needs_key=True, needs_json=True),
    PlayedOperation(8, _POST, "/api/v2/tv/validate", tv.validate_number, needs_key=True, needs_json=True),
    PlayedOperation(9, _POST, "/api/v2/tv/pay", tv.pay, needs_key=True, needs_json=True),
    PlayedOperation(
        10,
        _GET,
        "/api/v2/resend_transaction_webhook/{reference}",
        resend,
        needs_key=True,
        needs_json=True,
    ),
)
_PAGES = (
    PlayedOperation(APPROVAL_PAGE, _GET, card_flow.APPROVAL_PATH, challenge.show_approval),
    PlayedOperation(APPROVAL_PAGE, _POST, card_flow.APPROVAL_PATH, challenge.answer_approval),
    PlayedOperation(None, _GET, challenge.RETURN_PATH, challenge.show_return),
    _LOGO,
)
_COLLECT = PlayedOperation(None, _POST, card_flow.COLLECT_PATH, device.collect_device_data)
_BANK = (
    _COLLECT,
    PlayedOperation(None, _POST, card_flow.STEP_UP_PATH, challenge.show_step_up),
    PlayedOperation(None, _GET, challenge.STEP_UP_ANSWER_PATH, challenge.reshow_step_up),
    PlayedOperation(None, _POST, challenge.STEP_UP_ANSWER_PATH, challenge.answer_step_up),
)

"""Operation 10: the notice of a transaction goes out once more."""

from pos_app.sandbox import notify
from pos_app.sandbox.answers import Answer, answer_json
from pos_app.sandbox.requests import ReceivedCall
from pos_app.sandbox.state import SandboxState


def resend(play: SandboxState, asked: ReceivedCall) -> Answer:
    """A refusal comes with HTTP 200, as this service writes it."""
    if asked.segment not in play.ledger.payments and asked.segment not in play.ledger.credits:
        return answer_json({"success": False, "message": "Transaction not found"})
    if play.outbox.url is None:
        return answer_json({"success": False, "message": "No webhook URL is set"})
    notify.tell_again(play, asked.segment)
    return answer_json({"success": True, "message": "Webhook resent successfully"})

"""What the panel or the control plane can tell the next payment, or all of them, to do, whatever the number."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from pos_app.sandbox.catalogue import CardOutcome, SmartcardOutcome
from pos_app.sandbox.refusals import RefusedCall
from pos_app.sandbox.scripts import WAITING_SECONDS, ApprovalScript, Device, Poll, Script, script_of

BY_CARD = "by_card"


@dataclass(frozen=True, slots=True)
class PlayedScenario:
    """One choice; `card` turns what the number would do into what is done, `tv` is None where the number decides."""

    id: str
    title: str
    detail: str
    card: Callable[[Script], Script]
    tv: SmartcardOutcome | None = None
    is_network_loss: bool = False


def _always(script: Script) -> Callable[[Script], Script]:
    return lambda _: script


def _with_device(device: Device) -> Callable[[Script], Script]:
    return lambda by_card: replace(by_card, device=device)


_CHALLENGE = script_of(CardOutcome.CHALLENGE_PAID)
_ONLY_OPERATION_4 = frozenset({4})

# The first eight are the ones the sandbox screen shows before it is scrolled.
SCENARIOS = (
    PlayedScenario("approve", "Approve", "Paid at once", _always(Script()), SmartcardOutcome.DELIVERED),
    PlayedScenario("challenge_approve", "Challenge, approve", "Bank page, code 123456", _always(_CHALLENGE)),
    PlayedScenario(
        "decline",
        "Decline",
        "Not enough money",
        _always(script_of(CardOutcome.FRICTIONLESS_DECLINED)),
        SmartcardOutcome.REFUSED_BALANCE,
    ),
    PlayedScenario(
        "challenge_refuse",
        "Challenge, refuse",
        "Customer says no",
        _always(replace(_CHALLENGE, approval=ApprovalScript.REFUSES, is_paid=False, message="Refused by the customer")),
    ),
    PlayedScenario(
        "stay_waiting",
        "Stay waiting",
        "Pending for 5 minutes",
        _always(Script(waits_seconds=WAITING_SECONDS)),
        SmartcardOutcome.PENDING_STATUS,
    ),
    PlayedScenario(
        "lost_answer",
        "Lost answer",
        "Charged, then silence",
        _always(script_of(CardOutcome.LOST_ANSWER)),
        SmartcardOutcome.LOST_ANSWER,
    ),
    PlayedScenario(
        "network_loss",
        "Network loss",
        "Refused before sending",
        lambda by_card: replace(by_card, network_ends_after=1),
        is_network_loss=True,
    ),
    PlayedScenario(
        "service_error",
        "Service error",
        "500, then recovers",
        lambda by_card: replace(by_card, fails_after=_ONLY_OPERATION_4, polls=2, poll=Poll.ERROR),
        SmartcardOutcome.NOT_CHARGED_500,
    ),
    PlayedScenario(
        "challenge_abandon",
        "Challenge, abandon",
        "Customer walks away",
        _always(
            replace(
                _CHALLENGE,
                approval=ApprovalScript.ABANDONED,
                is_paid=False,
                message="Not completed",
                waits_seconds=WAITING_SECONDS,
            )
        ),
    ),
    PlayedScenario("attempted", "Attempted", "Paid, bank not enrolled", _always(script_of(CardOutcome.ATTEMPTED_PAID))),
    PlayedScenario(
        "unavailable", "Unavailable", "Paid, bank out of reach", _always(script_of(CardOutcome.UNAVAILABLE_PAID))
    ),
    PlayedScenario("device_silent", "Device page silent", "Loads, says nothing", _with_device(Device.SILENT)),
    PlayedScenario("device_fails", "Device page fails", "Answers with an error", _with_device(Device.FAILS)),
    PlayedScenario(
        "device_refuses_framing", "Device page alone", "Refuses to be framed", _with_device(Device.REFUSES_FRAMING)
    ),
    PlayedScenario(
        "device_wrong_origin", "Device page, stranger", "Another origin speaks", _with_device(Device.WRONG_ORIGIN)
    ),
    PlayedScenario(
        "challenge_crashes",
        "Challenge, crash",
        "The bank page dies once",
        _always(replace(_CHALLENGE, approval=ApprovalScript.CRASHES)),
    ),
    PlayedScenario(
        "challenge_popup",
        "Challenge, popup",
        "Code in a second window",
        _always(replace(_CHALLENGE, approval=ApprovalScript.POPUP)),
    ),
    PlayedScenario("alt_only", "Challenge by address", "A page to open", _always(replace(_CHALLENGE, step_up="alt"))),
    PlayedScenario("post_only", "Challenge by form", "A page to post to", _always(replace(_CHALLENGE, step_up="post"))),
    PlayedScenario("neither", "No page to open", "Paid without approval", _always(Script(step_up="neither"))),
    PlayedScenario(BY_CARD, "As the number says", "See the test cards", lambda by_card: by_card),
)

_BY_ID = {scenario.id: scenario for scenario in SCENARIOS}


class ScenarioQueue:
    """What is chosen; a choice for one payment is used up by the first reference that takes it."""

    def __init__(self) -> None:
        self.start_again()

    def start_again(self) -> None:
        self.scenario = _BY_ID[BY_CARD]
        self.every = False
        self.polls: int | None = None
        self._taken: dict[str, tuple[PlayedScenario, int | None]] = {}

    def choose(self, scenario: str, *, every: bool, polls: int | None) -> None:
        if scenario not in _BY_ID:
            raise RefusedCall(422, f"There is no scenario '{scenario}'.", fields=("scenario",))
        self.scenario, self.every, self.polls = _BY_ID[scenario], every, polls

    def take_for_card(self, reference: str, by_card: CardOutcome) -> tuple[str, Script]:
        """Name and script of this payment; encrypting again for the same reference plays the same."""
        scenario, polls = self._taken.setdefault(reference, (self.scenario, self.polls))
        self._use_up()
        script = scenario.card(script_of(by_card))
        if polls is not None:
            script = replace(script, polls=polls, waits_seconds=0)
        return scenario.id, script

    def take_for_tv(self, by_number: SmartcardOutcome) -> SmartcardOutcome:
        """What this order does; sent again with the same reference it is another attempt, and may fare better."""
        chosen = self.scenario.tv
        self._use_up()
        return chosen or by_number

    def takes_network_before_tv_pay(self) -> bool:
        """Tell, once a TV number was accepted, whether the order is to find the network gone."""
        is_lost = self.scenario.is_network_loss
        if is_lost:
            self._use_up()
        return is_lost

    def _use_up(self) -> None:
        if not self.every:
            self.scenario, self.polls = _BY_ID[BY_CARD], None

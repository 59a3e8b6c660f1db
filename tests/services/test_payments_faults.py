"""Card payments against every scenario and every fault: the till says what the service's book says."""

from pathlib import Path
from typing import Final

import pytest

from pos_app.domain.errors import Operation
from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentView
from tests.journeys.never import broken_promises
from tests.services.counter import CHALLENGED, PAID, Counter, at_a_counter, card_of

_O = Operation
SCENARIOS: Final = {
    "approve": Word.PAID,
    "challenge_approve": Word.PAID,
    "decline": Word.DECLINED,
    "challenge_refuse": Word.DECLINED,
    "stay_waiting": Word.WAITING,
    "lost_answer": Word.PAID,
    "network_loss": Word.NOT_CHARGED,
    "service_error": Word.PAID,
    "challenge_abandon": Word.WAITING,
    "attempted": Word.PAID,
    "unavailable": Word.PAID,
    "device_silent": Word.PAID,
    "device_fails": Word.PAID,
    "device_refuses_framing": Word.PAID,
    "device_wrong_origin": Word.PAID,
    "challenge_crashes": Word.PAID,
    "challenge_popup": Word.PAID,
    "alt_only": Word.PAID,
    "post_only": Word.PAID,
    "neither": Word.PAID,
    "by_card": Word.PAID,
}
FAULTS: Final = (
    "lost_answer", "drop_before", "refused", "error_500", "busy_429", "unauthorized_401", "html", "garbage", "not_http",
    "cut_short", "slow", "slow_drip", "never", "endless", "gzip_bomb", "wrong_types", "redirect", "status_201",
    "status_204", "empty", "huge_headers", "not_json_200",
)  # fmt: skip
DELAY_MS: Final = {"slow": 30, "slow_drip": 50}
SLOW: Final = frozenset({"slow_drip", "never", "endless"})
SENT_ONCE: Final = (_O.INITIALIZE, _O.ENROLL)


def test_every_scenario_and_every_fault_of_the_service_is_here(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        catalogue = (await counter.desk.http.get("/catalogue")).json()
        assert {each["id"] for each in catalogue["scenarios"]} == set(SCENARIOS)
        assert {each["id"] for each in catalogue["faults"]} == set(FAULTS)

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("charge_at_initialize", [False, True], ids=["charged late", "charged early"])
def test_every_scenario_ends_in_its_word(tmp_path: Path, scenario: str, charge_at_initialize: bool) -> None:
    async def act(counter: Counter) -> None:
        await counter.desk.choose(scenario)
        await counter.desk.vary(charge_at_initialize=charge_at_initialize)
        reference = await counter.pay(PAID)
        word = SCENARIOS[scenario]
        if word is Word.WAITING:
            view = await counter.view_when(reference, lambda view: view.asked > 2)
        else:
            view = await counter.end_of(reference)
        assert view.word is word
        await counter.desk.mend()
        assert await broken_promises(counter.journal, await counter.desk.ledger()) == []

    at_a_counter(tmp_path, act)


async def has_settled(counter: Counter, reference: str) -> bool:
    """Tell whether the till says what the service's book says, or nothing more can be known."""
    view = await counter.payments.view(reference)
    ledger = await counter.desk.ledger()
    known = [each for each in ledger["payments"] if each["reference"] == reference]
    if known and known[0]["is_charged"]:
        return view.word is Word.PAID
    if known and known[0]["stage"] == "ended":
        return view.word is Word.DECLINED
    return view.word in {Word.NOT_CHARGED, Word.DECLINED} or view.asked > 3


async def meet(counter: Counter, operation: Operation, fault: str, number: str) -> PaymentView:
    armed: dict[str, object] = {"times": 2 if operation is _O.VERIFY and fault != "refused" else 1}
    if fault == "refused":
        armed["for_ms"] = 150
    if fault in DELAY_MS:
        armed["delay_ms"] = DELAY_MS[fault]
    await counter.desk.arm(operation, fault, **armed)
    reference = await counter.pay(number)
    await counter.until(lambda: has_settled(counter, reference))
    return await counter.payments.view(reference)


@pytest.mark.parametrize(
    "number", [PAID, pytest.param(CHALLENGED, marks=pytest.mark.soak)], ids=["no challenge", "challenge"]
)
@pytest.mark.parametrize(
    "operation", [_O.ENCRYPT, _O.INITIALIZE, _O.ENROLL, _O.VERIFY], ids=lambda each: each.name.lower()
)
@pytest.mark.parametrize("fault", FAULTS)
def test_no_fault_charges_twice_or_hides_a_charge(
    tmp_path: Path, fault: str, operation: Operation, number: str
) -> None:
    async def act(counter: Counter) -> None:
        view = await meet(counter, operation, fault, number)
        await counter.desk.mend()
        counter.give_time()
        assert await broken_promises(counter.journal, await counter.desk.ledger()) == []
        for once in SENT_ONCE:
            assert await counter.desk.received(view.reference, once) <= 1
        if view.may_try_again:
            second = await counter.end_of(await counter.payments.try_another_card(view.sale, card_of(number)))
            assert second.word is Word.PAID
            assert await broken_promises(counter.journal, await counter.desk.ledger()) == []

    at_a_counter(tmp_path, act, seconds={operation: 0.3} if fault in SLOW else None)

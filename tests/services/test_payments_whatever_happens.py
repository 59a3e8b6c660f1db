"""What must hold of card payments whatever happens to the till: bugs, no line, bounds, secrets."""

from dataclasses import replace
from pathlib import Path

import pytest

from pos_app.domain.cards import CardSecret
from pos_app.domain.errors import KnownError
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import PaymentState, Word
from pos_app.journal import payment_views
from pos_app.services.browser import DeviceOutcome
from tests.journeys.never import secrets_in
from tests.services.counter import (
    CHALLENGED,
    CVV,
    DECLINED,
    PAID,
    Counter,
    all_is_well,
    at_a_counter,
    card_of,
    is_in,
)

S = PaymentState


async def fail(*_: object, **__: object) -> None:
    raise ZeroDivisionError


def fail_at_once(*_: object, **__: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize(
    ("call", "state", "word"),
    [
        ("encrypt", S.NEVER_SENT, Word.NOT_CHARGED),
        ("initialize", S.UNKNOWN, Word.NOT_SURE),
        ("enroll", S.UNKNOWN, Word.NOT_SURE),
    ],
)
def test_a_bug_in_the_flow_ends_in_asking(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    call: str,
    state: PaymentState,
    word: Word,
) -> None:
    async def act(counter: Counter) -> None:
        monkeypatch.setattr(counter.client, call, fail)
        card = card_of()
        reference = await counter.payments.pay(counter.order(), card)
        view = await counter.view_when(reference, is_in(state))
        assert view.word is word
        assert await counter.comes_true(lambda: card.is_wiped)
        if word is Word.NOT_SURE:
            await counter.view_when(reference, lambda view: view.asked > 0)
        await all_is_well(counter)

    at_a_counter(tmp_path, act)
    assert "met a bug" in caplog.text


def test_a_bug_in_asking_is_noted_and_asked_over(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(counter: Counter) -> None:
        with monkeypatch.context() as broken:
            broken.setattr(counter.client, "verify", fail)
            reference = await counter.pay()
            await counter.view_when(reference, lambda view: view.asked > 1)
        assert (await counter.end_of(reference)).word is Word.PAID

    at_a_counter(tmp_path, act)
    assert "asking about" in caplog.text


def test_a_browser_with_a_bug_stops_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(counter: Counter) -> None:
        monkeypatch.setattr(counter.guest, "collect_device_data", fail)
        monkeypatch.setattr(counter.guest, "open_step_up", fail_at_once)
        reference = await counter.pay(CHALLENGED)
        view = await counter.view_when(reference, is_in(S.VERIFYING))
        assert view.device == DeviceOutcome.CRASHED
        assert (await counter.end_of(await counter.pay(PAID))).word is Word.PAID

    at_a_counter(tmp_path, act)
    assert "the browser failed" in caplog.text


def test_a_till_without_a_line_sells_nothing_and_wipes_the_card(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        counter.line.use(None)
        card = card_of()
        with pytest.raises(KnownError, match="Paying is closed"):
            await counter.payments.pay(counter.order(), card)
        assert await counter.comes_true(lambda: card.is_wiped)

    at_a_counter(tmp_path, act)


@pytest.mark.parametrize(
    ("minor", "sentence"), [(0, "amount of nothing"), (999, "smallest amount"), (1_000_001, "largest amount")]
)
def test_amounts_outside_the_bounds_are_refused_before_anything_is_written(
    tmp_path: Path, minor: int, sentence: str
) -> None:
    async def act(counter: Counter) -> None:
        order = replace(counter.order(), amount=Money(minor, Currency.NGN))
        with pytest.raises(KnownError, match=sentence):
            await counter.payments.pay(order, card_of())
        assert await counter.journal.read(payment_views.sales, limit=10) == ()

    at_a_counter(tmp_path, act, profile={"amounts": {"NGN": {"least": "10.00", "most": "10000.00"}}})


def test_a_card_that_is_not_there_is_refused(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        card = card_of()
        card.wipe()
        for broken in (card, CardSecret(number=b"4000", month=b"12", year=b"31", cvv=b"357")):
            with pytest.raises(KnownError, match="gone or incomplete"):
                await counter.payments.pay(counter.order(), broken)

    at_a_counter(tmp_path, act)


def test_a_sale_keeps_its_amount(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        order = counter.order()
        await counter.end_of(await counter.payments.pay(order, card_of(DECLINED)))
        with pytest.raises(KnownError, match="another amount"):
            await counter.payments.pay(replace(order, amount=Money(5, Currency.NGN)), card_of())

    at_a_counter(tmp_path, act)


def test_a_dropped_sale_is_not_paid_and_one_that_may_still_be_paid_is_not_dropped(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        order = counter.order()
        sale = (await counter.end_of(await counter.payments.pay(order, card_of(DECLINED)))).sale
        await counter.payments.drop(sale, reason="The customer left")
        with pytest.raises(KnownError, match="was dropped"):
            await counter.payments.pay(order, card_of())
        counter.guest.code = None
        open_one = await counter.pay(CHALLENGED)
        with pytest.raises(KnownError, match="may still be paid"):
            await counter.payments.drop((await counter.payments.view(open_one)).sale, reason="no")

    at_a_counter(tmp_path, act)


def test_nothing_secret_is_ever_on_disk(tmp_path: Path) -> None:
    marker, expiry = "4556737586899855", "1231"

    def has_expiry_after_a_payment(till: Path) -> bool:
        found: list[str] = []

        async def act(counter: Counter) -> None:
            await counter.desk.choose("challenge_approve")
            await counter.end_of(await counter.pay(marker))
            token = counter.guest.shown[0].page.token
            assert secrets_in(till, marker, marker[6:12], *((token,) if token else ())) == []
            found.extend(secrets_in(till, expiry))

        till.mkdir()
        at_a_counter(till, act, profile={"step_up": "post"})
        assert secrets_in(till, marker, CVV + '"') == []
        return bool(found)

    # Four digits stand by chance in the microseconds of a time; what is written stands there every time.
    assert not all(has_expiry_after_a_payment(tmp_path / str(till)) for till in range(4))


def test_a_till_that_never_gave_out_a_reference_says_so(tmp_path: Path) -> None:
    async def act(counter: Counter) -> None:
        for ask in (counter.payments.view, counter.payments.check_now, counter.payments.ask_to_cancel):
            with pytest.raises(KeyError):
                await ask("till2-nobody")
        with pytest.raises(KeyError):
            await counter.payments.sale(77)
        with pytest.raises(KeyError):
            await counter.payments.try_another_card(77, card_of())

    at_a_counter(tmp_path, act)

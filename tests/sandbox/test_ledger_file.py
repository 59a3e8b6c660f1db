"""The ledger over a restart: what was left open goes on, and nothing that opens or charges anything is in the file."""

import json
import os
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from pos_app.sandbox.server import CannotKeep, Sandbox
from tests.sandbox.shop import CHALLENGED, PAID, Clock, Merchant, Shop, wait_until


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "sandbox.played"


def run(file: Path, clock: Clock, act: Callable[[Shop], object]) -> None:
    with Sandbox(clock=clock, keep=file, retry_waits=(0.01,)) as address, Shop(address) as shop:
        act(shop)


def test_a_payment_left_waiting_is_settled_after_a_restart(file: Path, clock: Clock) -> None:
    def begin(shop: Shop) -> None:
        shop.choose("stay_waiting")
        shop.pay("ref-1")
        assert shop.status("ref-1") == "pending"

    def go_on(shop: Shop) -> None:
        assert shop.status("ref-1") == "pending"
        clock.go_on(minutes=5)
        assert shop.status("ref-1") == "success"

    run(file, clock, begin)
    run(file, clock, go_on)
    run(file, clock, lambda shop: shop.status("ref-1") == "success")


def test_polls_that_were_answered_before_are_not_asked_for_again(file: Path, clock: Clock) -> None:
    def begin(shop: Shop) -> None:
        shop.choose("approve", polls=2)
        shop.pay("ref-1")
        assert shop.status("ref-1") == "pending"

    def go_on(shop: Shop) -> None:
        assert [shop.status("ref-1") for _ in range(2)] == ["pending", "success"]

    run(file, clock, begin)
    run(file, clock, go_on)


def test_a_customer_who_is_still_asked_gives_up_in_the_next_run(file: Path, clock: Clock) -> None:
    def go_on(shop: Shop) -> None:
        assert shop.status("ref-1") == "pending"
        clock.go_on(minutes=16)
        assert shop.status("ref-1") == "failed"

    run(file, clock, lambda shop: shop.pay("ref-1", CHALLENGED))
    run(file, clock, go_on)


def test_the_merchant_hears_of_a_payment_that_ended_meanwhile(file: Path, clock: Clock, merchant: Merchant) -> None:
    def begin(shop: Shop) -> None:
        shop.choose("stay_waiting")
        shop.pay("ref-1")

    def go_on(shop: Shop) -> None:
        shop.control("PUT", "/webhook", {"url": merchant.url, "delay_ms": 0})
        shop.status("ref-1")
        assert merchant.wait_for(1)[0].notice["data"]["reference"] == "ref-1"

    run(file, clock, begin)
    clock.go_on(minutes=6)
    run(file, clock, go_on)


def test_orders_and_arrived_are_known_again_and_references_stay_used_up(
    file: Path, clock: Clock, merchant: Merchant
) -> None:
    arrived: list[str] = []

    def begin(shop: Shop) -> None:
        shop.pay("ref-1")
        assert shop.order("order-1").json()["success"] is True
        shop.control("PUT", "/webhook", {"url": merchant.url, "delay_ms": 0})
        arrived.append(shop.send_notice("transfer_in")[0]["reference"])

    def go_on(shop: Shop) -> None:
        assert shop.initialize("ref-1", shop.encrypt("ref-1").text).status_code == 400
        assert shop.order("order-1").json()["message"] == "Reference already existed"
        assert shop.status(arrived[0]) == "success"

    run(file, clock, begin)
    run(file, clock, go_on)


def test_clearing_clears_the_file_as_well(file: Path, clock: Clock) -> None:
    def clear(shop: Shop) -> None:
        shop.pay("ref-1")
        shop.control("POST", "/clear")
        assert b"ref-1" not in file.read_bytes()
        shop.pay("ref-2")

    def look(shop: Shop) -> None:
        assert [one["reference"] for one in shop.ledger()["payments"]] == ["ref-2"]

    run(file, clock, clear)
    run(file, clock, look)


def test_the_same_seed_draws_on_where_it_ended(file: Path) -> None:
    ids: list[int] = []
    for reference in ("ref-1", "ref-2"):
        with Sandbox(seed=3, keep=file) as address, Shop(address) as shop:
            shop.pay(reference)
            ids += [one["id"] for one in shop.ledger()["payments"] if one["reference"] == reference]
    assert len(set(ids)) == 2


def test_no_card_token_or_key_is_in_the_file(file: Path, clock: Clock) -> None:
    secrets: list[str] = [PAID, CHALLENGED]

    def pay(shop: Shop) -> None:
        secrets.append(shop.start("ref-1", CHALLENGED)["data"]["accessToken"])
        secrets.append(shop.enroll("ref-1", CHALLENGED).json()["data"]["accessToken"])
        secrets.extend((shop.address.secret_key, shop.address.control_token))

    run(file, clock, pay)
    written = file.read_text("utf-8")
    assert "ref-1" in written
    assert not [secret for secret in secrets if secret in written]
    assert "digest" not in written
    if os.name == "posix":
        assert file.stat().st_mode & 0o777 == 0o600


def test_a_card_is_not_known_again_so_a_payment_cannot_be_carried_on_with_any(file: Path, clock: Clock) -> None:
    run(file, clock, lambda shop: shop.start("ref-1"))
    run(file, clock, _is_refused)


def _is_refused(shop: Shop) -> None:
    assert shop.enroll("ref-1").json()["message"] == "Card does not match the transaction"


@pytest.mark.parametrize(
    "torn", [b'{"drawn":9,"kind":"payment","rec', b"\xff\xfe", b"[]", b'{"drawn":"x"}', b"[" * 9999]
)
def test_a_line_that_cannot_be_read_costs_that_line_only(file: Path, clock: Clock, torn: bytes) -> None:
    run(file, clock, lambda shop: shop.pay("ref-1"))
    with file.open("ab") as book:
        book.write(torn + b"\n" + json.dumps({"drawn": 1, "kind": "payment", "record": {}}).encode())
    run(file, clock, _pays_and_remembers)
    run(file, clock, _remembers_both)


def _pays_and_remembers(shop: Shop) -> None:
    assert shop.status("ref-1") == "success"
    shop.pay("ref-2")


def _remembers_both(shop: Shop) -> None:
    assert [shop.status(reference) for reference in ("ref-1", "ref-2")] == ["success", "success"]


def test_a_payment_is_written_before_it_is_answered(file: Path, clock: Clock) -> None:
    def pay(shop: Shop) -> None:
        shop.start("ref-1")
        assert b"ref-1" in file.read_bytes()

    run(file, clock, pay)


def test_a_file_that_cannot_be_used_is_said(tmp_path: Path) -> None:
    with pytest.raises(CannotKeep, match="cannot be used"), Sandbox(keep=tmp_path):
        pytest.fail("it was started")


@pytest.mark.may_log("no longer kept")
def test_on_a_full_disk_practice_goes_on(file: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    def pay(shop: Shop) -> None:
        monkeypatch.setattr("pos_app.sandbox.ledger_file.os.write", _refuse)
        shop.pay("ref-1")
        monkeypatch.undo()
        wait_until(lambda: shop.status("ref-1") == "success")

    run(file, clock, pay)


def _refuse(*_: object) -> int:
    raise OSError(28, "No space left on device")


def test_a_payment_that_nobody_asks_about_is_given_up_told_of_and_written_down_by_itself(
    file: Path, clock: Clock, merchant: Merchant, monkeypatch: pytest.MonkeyPatch
) -> None:
    def go_on(shop: Shop) -> None:
        shop.control("PUT", "/webhook", {"url": merchant.url, "delay_ms": 0})
        assert merchant.wait_for(1)[0].notice["notifyType"] == "failed"
        assert b'"status":"failed"' in file.read_bytes()

    run(file, clock, lambda shop: shop.start("ref-1"))
    monkeypatch.setattr("pos_app.sandbox.settlement._GIVEN_UP_AFTER", timedelta(seconds=0.2))
    clock.go_on(minutes=1)
    run(file, clock, go_on)

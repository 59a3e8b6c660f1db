"""Power fails while a customer stands before the bank's page: what the window of the next start shows, and finds."""

import random
import sys
from pathlib import Path
from typing import Final

import httpx
import pytest

from pos_app.sandbox.card_flow import APPROVAL_PATH
from pos_app.sandbox.pages import ONE_TIME_CODE
from tests.journeys.test_power_fails import desk, service
from tests.journeys.traces import Marker
from tests.journeys.typed import typing_till
from tests.services.played import NO_CERTIFICATES

CARD: Final = Marker.drawn(random.Random(4))  # noqa: S311  # to be thrown again


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_a_payment_that_a_power_cut_left_open_is_on_screen_before_any_input_and_is_found_paid(tmp_path: Path) -> None:
    with service() as address, desk(address) as control:
        control.put("/scenario", json={"scenario": "challenge_approve", "every": True}).raise_for_status()
        with typing_till(tmp_path, address, CARD) as till:
            till.comes_to("wiped")
            till.goes_on()
            reference = till.comes_to("approval")["reference"]
            till.is_killed()
        with typing_till(tmp_path, address, CARD, only_looks=True) as till:
            assert till.comes_to("open")["references"] == [reference]
            page = address.base_url + APPROVAL_PATH.format(reference=reference)
            told = httpx.post(page, data={"code": ONE_TIME_CODE}, verify=NO_CERTIFICATES, trust_env=False, timeout=60.0)
            told.raise_for_status()
            till.goes_on()
            assert till.comes_to("paid")["reference"] == reference
            till.ends()
        received = control.get("/ledger").raise_for_status().json()["received"][reference]
        assert (received["2"], received["4"]) == (1, 1)

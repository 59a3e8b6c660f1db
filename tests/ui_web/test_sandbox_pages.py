"""The pages of the played service, seen through the browser of the till."""

from typing import get_args

import pytest

from pos_app.sandbox import pages
from pos_app.services.browser import ApprovalEvent, DeviceOutcome, DevicePage, DeviceReport
from tests.ui_web.site import Site
from tests.ui_web.till import Till, run, wait_until

SHORT = 500  # ms, for what is not going to come
ENOUGH = 120_000  # ms, for what is


def look_at_device(
    till: Till, service: Site, bank: Site, *, form: pages.MessageForm = "json_string", mode: pages.CollectorMode = "ok"
) -> DeviceReport:
    """Operation 3 as the played service serves it: its page on one origin, the bank's collector on another."""
    collect = bank.put("/collect", pages.collector_page(form=form, mode=mode))
    device = pages.device_page(collect_url=collect, access_token="a.b", bank_origin=bank.origin, reference="pos-1")
    wait_ms = SHORT if mode in {"silent", "slow", "to_top"} else ENOUGH
    page = DevicePage(service.put("/device", device), frozenset(), wait_ms)
    return run(till.browser.collect_device_data(page))


@pytest.mark.parametrize("form", get_args(pages.MessageForm))
def test_every_form_of_the_message_is_understood(
    till: Till, site: Site, other_site: Site, form: pages.MessageForm
) -> None:
    assert look_at_device(till, site, other_site, form=form).outcome is DeviceOutcome.COMPLETED
    assert [(request.method, request.body) for request in other_site.requests] == [("POST", "JWT=a.b")]


@pytest.mark.parametrize(
    ("mode", "outcome"),
    [
        ("ok", DeviceOutcome.COMPLETED),
        ("several_timers", DeviceOutcome.COMPLETED),
        ("silent", DeviceOutcome.TIMEOUT),
        ("slow", DeviceOutcome.TIMEOUT),
        ("to_top", DeviceOutcome.TIMEOUT),
    ],
)
def test_every_mood_of_the_collector_ends_as_it_should(
    till: Till, site: Site, other_site: Site, mode: pages.CollectorMode, outcome: DeviceOutcome
) -> None:
    assert look_at_device(till, site, other_site, mode=mode).outcome is outcome


def test_a_device_page_that_fails_is_given_up(till: Till, site: Site) -> None:
    page = DevicePage(site.put("/device", pages.device_fails_page(), status=500), frozenset(), ENOUGH)
    assert run(till.browser.collect_device_data(page)).outcome is DeviceOutcome.LOAD_FAILED


def challenge(site: Site) -> str:
    """The bank asks for a code, and whatever is sent leads home."""
    home = site.put("/return", "<p>Back at the shop")
    site.put("/answer", pages.challenge_done_page(paid=True, return_to=home))
    return site.put(
        "/challenge",
        pages.challenge_page(
            bank=pages.BANK,
            shop="Adeola Stores",
            amount="NGN 12,500.00",
            card="•••• 3210",
            reference="pos-1",
            post_to="/answer",
            note="",
            tries_left=3,
        ),
    )


@pytest.mark.parametrize("height", [660, 500], ids=["large", "small"])
def test_a_customer_types_the_code_and_comes_back(till: Till, site: Site, height: int) -> None:
    till.stage.resize(502, height)
    visit = till.open_and_see(challenge(site), returns_to=f"{site.origin}/return")
    visit.type_code(pages.ONE_TIME_CODE)
    visit.wait_for(ApprovalEvent.RETURNED)
    assert f"code={pages.ONE_TIME_CODE}" in site.asked_for("/answer")[0].body
    assert visit.seen == [ApprovalEvent.SHOWN, ApprovalEvent.RETURNED]


def test_nothing_of_the_bank_needs_scrolling_sideways(till: Till, site: Site) -> None:
    till.stage.resize(502, 500)
    visit = till.open_and_see(challenge(site))
    assert visit.ask("document.documentElement.scrollWidth <= innerWidth") is True


def test_a_code_typed_in_a_second_window_brings_the_customer_back(till: Till, site: Site, other_site: Site) -> None:
    home = site.put("/return", "<p>Back at the shop")
    code = challenge(other_site)
    other_site.put("/answer", pages.challenge_done_page(paid=True, return_to=""))
    address = site.put(
        "/popup",
        pages.challenge_popup_page(
            bank=pages.BANK, shop="Adeola Stores", amount="NGN 1.00", reference="pos-1", code_url=code, return_to=home
        ),
    )
    visit = till.open(address, returns_to=home)
    wait_until(lambda: visit.approval.address.endswith("/challenge"))
    visit.wait_for(ApprovalEvent.SHOWN)
    visit.type_code(pages.ONE_TIME_CODE)
    visit.wait_for(ApprovalEvent.RETURNED)
    assert visit.count == 1


def test_a_page_that_ends_its_own_process_is_noticed(till: Till, site: Site) -> None:
    visit = till.open(site.put("/crash", pages.challenge_crash_page()))
    visit.wait_for(ApprovalEvent.CRASHED)
    assert visit.shows("approvalTrouble")


def test_a_page_with_a_fault_is_shown_as_it_is(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/fault", pages.challenge_error_page(), status=500))
    assert not visit.shows("approvalTrouble")

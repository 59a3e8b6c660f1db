"""The lists of cable TV: shown from the disk at once, asked for behind it, and nothing on the disk is believed."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.environment import Environment
from pos_app.domain.errors import CallFailed, KeysRefused, KnownError, MaybeReceived, NotSent, Refused, TooBusy
from pos_app.domain.money import Currency, Money
from pos_app.domain.replies import Package, Provider
from pos_app.domain.tv_view import PackageList, ProviderList
from pos_app.services.tv_catalogue_files import (
    CataloguePage,
    read_packages,
    read_providers,
    write_packages,
    write_providers,
)
from tests.services.lists import DSTV, GOTV, NOON, Till, at_a_till

FAULTS = (
    "lost_answer", "drop_before", "refused", "error_500", "busy_429", "unauthorized_401", "html", "garbage", "not_http",
    "cut_short", "endless", "gzip_bomb", "wrong_types", "redirect", "status_201", "status_204", "empty", "not_json_200",
)  # fmt: skip
MAX = Package("34", "GOtv Max N3,600", "gotv-max", "3600", Money(360_000, Currency.NGN))


def files(folder: Path) -> list[Path]:
    return sorted((folder / "tv").glob("*"))


def test_the_first_look_is_empty_and_the_second_shows_what_was_fetched(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        lists = till.catalogue()
        assert await lists.providers() == ProviderList()
        assert await lists.packages(GOTV) == PackageList(GOTV)
        fresh = await lists.fresh_providers()
        assert [each.name for each in fresh.providers] == ["DSTV", "GOTV", "STARTIMES", "SHOWMAX"]
        assert (fresh.as_of, str(fresh.problem)) == (NOON, "")
        packages = await lists.fresh_packages(GOTV)
        assert packages.packages[0] == MAX
        till.pass_time(hours=3)
        for again in (lists, till.catalogue()):
            assert await again.providers() == fresh
            assert await again.packages(GOTV) == packages
        assert (await lists.fresh_providers()).as_of == till.now()

    at_a_till(tmp_path, act)


def test_the_number_of_a_payment_card_is_asked_about_nowhere(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        with pytest.raises(KnownError, match="card number"):
            await till.catalogue().check_number(DSTV, "4929118273645903")

    at_a_till(tmp_path, act)


def test_a_list_from_the_disk_asks_nobody(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        lists = till.catalogue()
        await lists.fresh_providers()
        await lists.fresh_packages(DSTV)
        again = till.catalogue()
        assert len((await again.packages(DSTV)).packages) == 300
        assert len((await again.providers()).providers) == 4
        assert [await till.calls(operation) for operation in (6, 7)] == [1, 1]

    at_a_till(tmp_path, act)


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("operation", [6, 7])
def test_when_the_service_does_not_answer_the_old_list_stands_with_its_age_and_why(
    tmp_path: Path, operation: int, fault: str
) -> None:
    async def act(till: Till) -> None:
        lists = till.catalogue()
        providers, packages = await lists.fresh_providers(), await lists.fresh_packages(GOTV)
        till.pass_time(days=2)
        await till.desk.arm(operation, fault, times=2, for_ms=60_000)
        again = till.catalogue()
        if operation == 6:
            stale = await again.fresh_providers()
            assert (stale.providers, stale.as_of) == (providers.providers, NOON)
            said = stale.problem
        else:
            await till.client.tv_providers()  # the network goes when the call before it has ended
            old = await again.fresh_packages(GOTV)
            assert (old.provider, old.packages, old.as_of) == (GOTV, packages.packages, NOON)
            said = old.problem
        said, _, words = str(said).partition(" The service says: ")
        assert said.endswith(".")
        assert bool(words) == (fault in {"error_500", "busy_429", "unauthorized_401"})
        assert len(said.split()) > 3
        await till.desk.mend()
        assert (await till.catalogue().providers(), await till.catalogue().packages(GOTV)) == (providers, packages)

    at_a_till(tmp_path, act)


def test_without_an_old_list_only_the_reason_is_shown(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        await till.desk.arm(6, "error_500")
        await till.desk.arm(7, "error_500")
        providers, packages = await till.catalogue().fresh_providers(), await till.catalogue().fresh_packages(GOTV)
        assert (providers.providers, providers.as_of, packages.packages, packages.as_of) == ((), None, (), None)
        assert str(providers.problem).startswith("The service gave no readable list of providers. Nothing was bought.")
        assert str(packages.problem).startswith("The service gave no readable list of packages. Nothing was bought.")

    at_a_till(tmp_path, act)


def test_without_addresses_or_keys_that_is_what_is_said(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        lists = till.catalogue()
        await lists.fresh_providers()
        till.line.use(None)
        for view in (await lists.providers(), await lists.fresh_providers()):
            assert (view.providers, str(view.problem)) == (
                (),
                "No addresses or keys are set on this till. Tell the manager.",
            )
        for packages in (await lists.packages(GOTV), await lists.fresh_packages(GOTV)):
            assert str(packages.problem).startswith("No addresses or keys")
        with pytest.raises(KnownError, match="No addresses or keys"):
            await lists.check_number(GOTV, "7020000002")
        till.line.use(till.client)
        assert len((await lists.providers()).providers) == 4

    at_a_till(tmp_path, act)


def test_a_busy_service_is_asked_once_more_after_the_time_it_asks_for(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        await till.desk.arm(6, "busy_429", delay_ms=7000)
        assert len((await till.catalogue().fresh_providers()).providers) == 4
        assert till.waited == [7]
        await till.desk.arm(7, "busy_429", delay_ms=90_000)
        assert (await till.catalogue().fresh_packages(GOTV)).packages[0] == MAX
        assert till.waited == [7, 60]

    at_a_till(tmp_path, act)


def test_a_service_that_stays_busy_is_not_pressed(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        await till.desk.arm(6, "busy_429", times=9)
        problem = (await till.catalogue().fresh_providers()).problem
        assert str(problem).startswith("The service is busy. Try again in a moment. The service says: ")
        assert len(till.waited) == 1
        assert await till.calls(6) == 2

    at_a_till(tmp_path, act)


def test_a_customer_is_not_kept_waiting_for_long(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        lists = till.catalogue()
        await till.desk.arm(8, "busy_429", delay_ms=5000)
        assert (await lists.check_number(GOTV, "7020000002")).customer == "Tunde Bello"
        await till.desk.arm(8, "busy_429", delay_ms=30_000)
        with pytest.raises(TooBusy):
            await lists.check_number(GOTV, "7020000002")
        assert till.waited == [5]

    at_a_till(tmp_path, act)


@pytest.mark.parametrize(
    ("number", "customer"),
    [("70274413902", "Adaeze Okafor"), ("7020000008", ""), ("7020000007", "<b>Adaeze</b> & Sons")],
)
@pytest.mark.parametrize("shape", ["order", "content"])
def test_a_number_is_somebodys_in_either_shape(tmp_path: Path, shape: str, number: str, customer: str) -> None:
    async def act(till: Till) -> None:
        await till.desk.vary(validate_reply=shape)
        checked = await till.catalogue().check_number(GOTV, number)
        assert checked.customer.startswith(customer)
        assert bool(checked.customer) is bool(customer)
        assert bool(checked.due_date and checked.bouquet and checked.renewal_amount) is (shape == "content")

    at_a_till(tmp_path, act)


@pytest.mark.parametrize("fault", FAULTS)
def test_a_number_that_could_not_be_checked_is_nobodys_and_says_why(tmp_path: Path, fault: str) -> None:
    known: dict[str, type[CallFailed]] = {"refused": NotSent, "unauthorized_401": KeysRefused, "busy_429": TooBusy}
    ends_as = known.get(fault, MaybeReceived)

    async def act(till: Till) -> None:
        await till.desk.arm(8, fault, times=2, for_ms=60_000)
        await till.client.tv_packages(GOTV)  # the network goes when the call before it has ended
        with pytest.raises(ends_as) as failed:
            await till.catalogue().check_number(GOTV, "7020000002")
        assert str(failed.value.sentence).endswith(".")

    at_a_till(tmp_path, act)


def test_a_number_nobody_has_is_refused_in_the_providers_words(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        with pytest.raises(Refused) as refused:
            await till.catalogue().check_number(GOTV, "7020000001")
        assert str(refused.value.sentence) == "The provider does not accept this number."
        assert "Invalid smartcard number" in refused.value.said

    at_a_till(tmp_path, act)


def test_lists_of_another_environment_address_or_reading_are_not_shown(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        lists = till.catalogue()
        await lists.fresh_providers()
        await lists.fresh_packages(GOTV)
        other = till.catalogue(environment=Environment.TEST)
        assert (await other.providers(), await other.packages(GOTV)) == (ProviderList(), PackageList(GOTV))
        for switches in (
            {"base_url": till.address.base_url.replace("127.0.0.1", "localhost")},
            {"provider_field": "code"},
            {"tv_currency": "KES"},
        ):
            async with till.speaking(**switches) as client:
                till.line.use(client)
                assert await lists.providers() == ProviderList(), switches
                assert await lists.packages(GOTV) == PackageList(GOTV), switches
        till.line.use(till.client)
        assert len((await lists.providers()).providers) == 4

    at_a_till(tmp_path, act)


@pytest.mark.parametrize(("field", "sent"), [("provider", "GOTV"), ("id", "2"), ("code", "gotv")])
def test_what_is_sent_as_the_provider_survives_the_disk(tmp_path: Path, field: str, sent: str) -> None:
    async def act(till: Till) -> None:
        await till.desk.vary(provider_field=field)
        async with till.speaking(provider_field=field) as client:
            till.line.use(client)
            await till.catalogue().fresh_providers()
            lists = till.catalogue()
            gotv = (await lists.providers()).providers[1]
            assert (gotv.name, gotv.sent_as) == ("GOTV", sent)
            assert (await lists.fresh_packages(gotv)).packages[0] == MAX
            assert (await lists.check_number(gotv, "7020000002")).customer == "Tunde Bello"

    at_a_till(tmp_path, act)


@pytest.mark.parametrize("form", ["as_listed", "two_places", "none"])
def test_prices_are_the_same_however_they_are_written(tmp_path: Path, form: str) -> None:
    async def act(till: Till) -> None:
        await till.desk.vary(package_amounts=form)
        await till.catalogue().fresh_packages(GOTV)
        prices = [each.price for each in (await till.catalogue().packages(GOTV)).packages]
        assert prices == [Money(kobo, Currency.NGN) for kobo in (360_000, 246_000, 164_000)]

    at_a_till(tmp_path, act)


@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b"null",
        b"[]",
        b"\x00\xff" * 50,
        b"[" * 100_000,
        b"{" + b'"rows":[]}',
        json.dumps({"version": 1, "as_of": "2026-11-20T12:00:00", "rows": []}).encode(),
        json.dumps({"version": 2, "as_of": NOON.isoformat(), "rows": []}).encode(),
        json.dumps({"version": 1, "as_of": "yesterday", "rows": []}).encode(),
        json.dumps({"version": 1, "as_of": NOON.isoformat(), "rows": {}}).encode(),
        json.dumps({"version": 1, "as_of": NOON.isoformat(), "rows": [[1, 2, 3, 4], "abc", None]}).encode(),
        b"x" * (1024 * 1024 + 1),
    ],
)
def test_junk_on_the_disk_is_no_list_and_is_replaced(tmp_path: Path, junk: bytes) -> None:
    async def act(till: Till) -> None:
        await till.catalogue().fresh_providers()
        await till.catalogue().fresh_packages(GOTV)
        assert len(files(tmp_path)) == 2
        for path in files(tmp_path):
            path.write_bytes(junk)
        lists = till.catalogue()
        assert (await lists.providers(), await lists.packages(GOTV)) == (ProviderList(), PackageList(GOTV))
        await lists.fresh_packages(GOTV)
        assert (await till.catalogue().packages(GOTV)).packages[0] == MAX

    at_a_till(tmp_path, act)


def test_text_from_the_disk_is_made_plain_and_prices_are_read_again(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        await till.catalogue().fresh_packages(GOTV)
        (path,) = files(tmp_path)
        rows = [["34", "Max\u202e\x07 <b>", "gotv-max", "NaN"], ["", "no id", "x", "1"], ["35", "y" * 401, "z", "1"]]
        path.write_text(json.dumps({"version": 1, "as_of": NOON.isoformat(), "rows": rows}))
        found = (await till.catalogue().packages(GOTV)).packages
        assert found == (Package("34", "Max <b>", "gotv-max", "NaN", None),)

    at_a_till(tmp_path, act)


def test_a_disk_that_takes_nothing_hides_nothing(tmp_path: Path) -> None:
    (tmp_path / "tv").write_text("in the way")

    async def act(till: Till) -> None:
        lists = till.catalogue()
        assert len((await lists.fresh_providers()).providers) == 4
        assert (await lists.fresh_packages(GOTV)).packages[0] == MAX
        assert len((await lists.providers()).providers) == 4

    at_a_till(tmp_path, act)


def test_a_reply_that_comes_after_the_service_was_changed_is_filed_under_the_old_one(tmp_path: Path) -> None:
    async def act(till: Till) -> None:
        async with till.speaking(tv_currency="KES") as other:
            lists = till.catalogue()
            till.while_waiting = lambda: till.line.use(other)
            await till.desk.arm(6, "busy_429")
            assert len((await lists.fresh_providers()).providers) == 4
            assert await lists.providers() == ProviderList()
            till.line.use(till.client)
            assert len((await lists.providers()).providers) == 4
            await till.desk.arm(7, "busy_429")
            await lists.fresh_packages(GOTV)
            assert await lists.packages(GOTV) == PackageList(GOTV)
            till.line.use(till.client)
            assert (await lists.packages(GOTV)).packages[0] == MAX

    at_a_till(tmp_path, act)


texts = st.text(max_size=60)


@given(st.binary(max_size=300))
def test_any_bytes_can_be_read_as_a_list(raw: bytes) -> None:
    assert read_providers(raw) is None
    assert read_packages(raw, currency=Currency.NGN) is None


@given(st.lists(st.builds(Provider, texts.filter(str.isidentifier), texts.filter(bool), texts), max_size=5))
def test_providers_come_back_as_they_were_written(rows: list[Provider]) -> None:
    page = CataloguePage(tuple(rows), NOON)
    assert read_providers(write_providers(page)) == page


def test_packages_come_back_as_they_were_written() -> None:
    page = CataloguePage((MAX, Package("9", "Ẹ̀dá ₦", "", "ask", None)), NOON)
    assert read_packages(write_packages(page), currency=Currency.NGN) == page

"""Lists for the form: what is kept at once, what is fresh behind it, and an empty one is never fresh."""

from datetime import UTC, datetime

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from pos_app.domain.money import Currency, Money
from pos_app.domain.replies import Package, Provider, Validated
from pos_app.domain.tv_view import PackageList, ProviderList
from pos_app.ui.kit.theme import Theme
from pos_app.ui.tv.list_reader import ListReader

NOW = datetime(2026, 11, 20, 14, 38, tzinfo=UTC)
GOTV = Provider("GOTV", "GOTV", "")
JOLLI = Package("35", "GOtv Jolli", "gotv-jolli", "2460", Money(246000, Currency.NGN))
LONG = 60_000


class EmptyShelf:
    """Was empty a moment ago, and is not now."""

    async def providers(self) -> ProviderList:
        return ProviderList((), NOW)

    async def fresh_providers(self) -> ProviderList:
        return ProviderList((GOTV,), NOW)

    async def packages(self, provider: Provider) -> PackageList:
        return PackageList(provider, (), NOW)

    async def fresh_packages(self, provider: Provider) -> PackageList:
        return PackageList(provider, (JOLLI,), NOW)

    async def check_number(self, provider: Provider, number: str) -> Validated:
        raise AssertionError(f"nobody asked about {number} of {provider}")


def test_an_empty_list_is_asked_for_again_however_young_it_is(qtbot: QtBot, theme: Theme) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    reader = ListReader(theme, EmptyShelf(), owner, now=lambda: NOW)
    providers: list[ProviderList] = []
    packages: list[PackageList] = []
    reader.providers_read.connect(providers.append)
    reader.packages_read.connect(packages.append)
    reader.read_providers()
    reader.read_packages(GOTV)
    qtbot.waitUntil(lambda: bool(providers and packages), timeout=LONG)
    assert [each.providers for each in providers] == [(GOTV,)]
    assert [each.packages for each in packages] == [(JOLLI,)]

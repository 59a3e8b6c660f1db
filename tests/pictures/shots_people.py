"""The states of signing in and of who works here that `shots` draws."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.money import Money
from pos_app.ui.frame.views import RailItem, ShellView
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.theme import Theme
from pos_app.ui.people.approval_dialog import ApprovalDialog, ApprovalRequest
from pos_app.ui.people.lock_controller import LockController, LockRules, make_lock_controller
from pos_app.ui.people.section import PeopleSection
from tests.pictures import samples
from tests.pictures import samples_people as people
from tests.pictures.samples_people import StillCounter, StillOffice
from tests.pictures.shots_hand import Hand, press, settle


@dataclass(frozen=True, slots=True)
class PeopleState:
    """One state, as `Shot` wants it."""

    name: str
    fill: Callable[[Theme, TillWindow], None]
    then: Hand
    shell: ShellView = samples.SANDBOX_SHELL


def _locked(
    name: str,
    counter: StillCounter,
    *hands: Hand,
    office: StillOffice | None = None,
    kept: Money | None = None,
    shell: ShellView = samples.SANDBOX_SHELL,
) -> PeopleState:
    """Lock the window, and let these hands at it, one after the other."""

    def fill(theme: Theme, window: TillWindow) -> None:
        rules = LockRules(2, lambda: 0.0, kept=lambda: kept)
        make_lock_controller(window, theme, counter, office or StillOffice(), rules)

    async def then(window: TillWindow) -> None:
        await settle()
        for desk in window.findChildren(LockController):
            desk.lock()
            desk.show()
            desk.focus()
        for hand in hands:
            await hand(window)
            await settle()

    return PeopleState(name, fill, then, shell)


def _type(keys: str) -> Hand:
    async def type_in(window: TillWindow) -> None:
        QTest.keyClicks(window.focusWidget() or window, keys)

    return type_in


def _section(name: str, counter: StillCounter, *hands: Hand, office: StillOffice | None = None) -> PeopleState:
    """Show the page of the settings, and let these hands at it."""

    def fill(theme: Theme, window: TillWindow) -> None:
        page = _Page(theme, PeopleSection(theme, counter, office or StillOffice(), dialogs=window.dialogs))
        window.add_screen(RailItem("settings", "Settings", "sliders", "F6", at_foot=True), page)

    async def then(window: TillWindow) -> None:
        await settle()
        for hand in hands:
            await hand(window)
            await settle()

    return PeopleState(name, fill, then, samples.LIVE_SHELL)


def _approval(name: str, counter: StillCounter, *hands: Hand) -> PeopleState:
    """Open the sheet that a manager signs."""

    async def open_sheet(window: TillWindow) -> None:
        theme = next(iter(window.findChildren(_Page))).theme
        sheet = ApprovalDialog(
            theme,
            counter,
            ApprovalRequest(
                window.tr("The cash differs"),
                window.tr("A manager signs for the difference. It is printed on the Z report with the name."),
                window.tr("Keep open"),
                window.tr("Close and print Z"),
                "check",
                "close with a difference",
            ),
        )
        window.dialogs.open(sheet)

    return _section(name, counter, open_sheet, *hands)


class _Page(Screen):
    """The settings, as far as they are in these pictures."""

    def __init__(self, theme: Theme, section: PeopleSection) -> None:
        super().__init__(theme)
        self.theme = theme
        self._section = section
        side = theme.tokens.space.x3
        column = QVBoxLayout(self)
        column.setContentsMargins(side, side, side, side)
        column.addWidget(section)

    def first_focus(self) -> QWidget:
        return self._section.first_focus()


PEOPLE_STATES: Final = (
    _locked("10-sign-in", StillCounter(here=people.NGOZI), _type("4029"), kept=people.KEPT),
    _locked("10-sign-in-practice", StillCounter(people.PRACTICE)),
    _locked("10-sign-in-wrong", StillCounter(), _type("402938"), shell=samples.LIVE_SHELL),
    _locked("10-sign-in-wait", StillCounter(shut=27.0), shell=samples.LIVE_SHELL),
    _locked("10-sign-in-many", StillCounter(people.EVERYBODY), kept=people.KEPT, shell=samples.LIVE_SHELL),
    _locked(
        "10-sign-in-full-disk",
        StillCounter(refuses="The disk is full: sales stopped. Make room on it."),
        _type("402938"),
        shell=samples.LIVE_SHELL,
    ),
    _locked("10-first-owner", StillCounter(()), shell=samples.LIVE_SHELL),
    _locked("10-first-owner-code", StillCounter(()), office=StillOffice(asks_code=True), shell=samples.LIVE_SHELL),
    _locked("10-recovery-code", StillCounter(()), press("FirstOwnerPage", "Go on"), shell=samples.LIVE_SHELL),
    _locked(
        "10-recovery-code-misread",
        StillCounter(()),
        press("FirstOwnerPage", "Go on"),
        _type("7K2M 9QXD"),
        press("CodePage", "Keep the code"),
        shell=samples.LIVE_SHELL,
    ),
    _locked(
        "10-forgotten",
        StillCounter((*people.FOUR, people.ADA), shut=27.0),
        press("PinPanel", "Forgot PIN? Ask a manager"),
        shell=samples.LIVE_SHELL,
    ),
    _locked(
        "10-recover",
        StillCounter((people.ADA, *people.FOUR)),
        press("PinPanel", "Forgot PIN? Use the recovery code"),
        press("RecoverPage", "Go on"),
        shell=samples.LIVE_SHELL,
    ),
    _section("09e-people", StillCounter(people.EVERYBODY, people.ADA)),
    _section("09e-people-manager", StillCounter(people.EVERYBODY, people.TUNDE)),
    _section("09e-people-cashier", StillCounter(people.EVERYBODY, people.NGOZI)),
    _section("09e-take-on", StillCounter(people.EVERYBODY, people.ADA), press("PeopleSection", "Take somebody on")),
    _section("09e-change", StillCounter(people.EVERYBODY, people.ADA), press("PeopleSection", "Change")),
    _section(
        "09e-new-pin",
        StillCounter(people.EVERYBODY, people.ADA),
        press("PeopleSection", "Change"),
        press("ChangeDialog", "New PIN"),
    ),
    _section(
        "09e-let-go-refused",
        StillCounter(people.EVERYBODY, people.ADA),
        press("PeopleSection", "Change"),
        press("ChangeDialog", "Let go"),
        press("PeopleSection", "Let go"),
        office=StillOffice(refuses="One owner has to stay. Make somebody else an owner first."),
    ),
    _section(
        "09e-own-pin",
        StillCounter(people.EVERYBODY, people.NGOZI),
        press("PeopleSection", "Change your PIN"),
        press("PersonDialog", "Set the PIN"),
    ),
    _section("09e-new-code", StillCounter(people.EVERYBODY, people.ADA), press("PeopleSection", "New recovery code")),
    _approval("10-approval", StillCounter((*people.FOUR, people.ADA), people.NGOZI)),
    _approval(
        "10-approval-wrong",
        StillCounter((*people.FOUR, people.ADA), people.NGOZI),
        _type("402938"),
        press("TillWindow", "Close and print Z"),
    ),
    _approval("10-approval-nobody", StillCounter(people.FOUR[:3], people.NGOZI)),
)

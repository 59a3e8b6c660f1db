"""The states of cable TV that `shots` draws: each says how its screen is made and what is done before the picture."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Final

from pos_app.domain.replies import Validated
from pos_app.domain.tv_view import OrderView
from pos_app.ui.frame.views import RailItem, ShellView
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.tasks import sleep_precisely
from pos_app.ui.kit.theme import Theme
from pos_app.ui.tv.desk import Lists, ManagerGate, RecentNumbersDesk, TvDesk
from pos_app.ui.tv.screen import TvScreen
from tests.pictures import samples
from tests.pictures import samples_tv as tv
from tests.pictures import samples_tv_desks as desks
from tests.pictures.samples_progress import SLIP
from tests.pictures.shots_hand import press, settle

_ITEM: Final = RailItem("tv", "Cable TV", "tv", "F2")
_LONGER_THAN_A_BLINK: Final = 400  # milliseconds, after which a screen says that it is loading


@dataclass(frozen=True, slots=True)
class TvState:
    """One state, as `Shot` wants it."""

    name: str
    fill: Callable[[Theme, TillWindow], None]
    then: Callable[[TillWindow], Awaitable[None]] | None = None
    shell: ShellView = samples.SANDBOX_SHELL


@dataclass(frozen=True, slots=True)
class _Room:
    """What stands behind the screen."""

    desk: TvDesk
    lists: Lists
    numbers: RecentNumbersDesk
    gate: ManagerGate
    now: datetime


_ROOM: Final = _Room(desks.StillOrders(), desks.StillLists(), desks.StillNumbers(), desks.StillGate(), tv.NOW)


def _screen(theme: Theme, window: TillWindow, room: _Room) -> TvScreen:
    screen = TvScreen(
        theme,
        room.desk,
        room.lists,
        desks.PaintedLogos(),
        room.numbers,
        room.gate,
        dialogs=window.dialogs,
        slip_head=SLIP,
        now=lambda: room.now,
    )
    screen.show_offer(tv.OFFER)
    window.add_screen(_ITEM, screen)
    return screen


def _choosing(
    *hands: Callable[[TvScreen], None],
    room: _Room = _ROOM,
    wait: int = 0,
) -> tuple[Callable[[Theme, TillWindow], None], Callable[[TillWindow], Awaitable[None]]]:
    """Make the form, and let these hands at it, one after the other."""

    def fill(theme: Theme, window: TillWindow) -> None:
        _screen(theme, window, room)

    async def then(window: TillWindow) -> None:
        screen = next(iter(window.findChildren(TvScreen)))
        if wait:
            await sleep_precisely(wait)
        for hand in hands:
            hand(screen)
            await settle()

    return fill, then


def _showing(order: OrderView, seconds: float) -> Callable[[Theme, TillWindow], None]:
    """Show an order so many seconds after Pay."""

    def fill(theme: Theme, window: TillWindow) -> None:
        screen = _screen(theme, window, replace(_ROOM, desk=desks.StillOrders(order), now=tv.after(seconds)))
        screen.show_reference(order.reference)

    return fill


def _left_open(theme: Theme, window: TillWindow) -> None:
    screen = _screen(theme, window, replace(_ROOM, desk=desks.StillOrders(*tv.LEFT_OPEN), now=tv.after(9)))
    screen.show_left_open(tv.LEFT_OPEN)


def _offer(view: tv.TvOfferView) -> Callable[[TvScreen], None]:
    return lambda screen: screen.show_offer(view)


def _search(text: str) -> Callable[[TvScreen], None]:
    return lambda screen: screen.entry.form.choice.packages.search.setText(text)


def _paste(text: str) -> Callable[[TvScreen], None]:
    def paste(screen: TvScreen) -> None:
        field = screen.entry.form.choice.number.field
        field.selectAll()
        field.insert(text)
        field.textEdited.emit(field.text())

    return paste


def _recent(screen: TvScreen) -> None:
    screen.entry.form.choice.number.recent.click()


_YESTERDAY: Final = desks.StillLists(as_of=tv.NOW - timedelta(days=1), problem="The service cannot be reached.")
_NOTHING: Final = desks.StillLists(packages=(), problem="The service cannot be reached.")
_NASTY: Final = desks.StillLists(said=Validated(tv.NASTY, bouquet=tv.NASTY, due_date=tv.NASTY))

TV_STATES: Final = (
    TvState("05a-cable-tv", *_choosing(tv.fill_in)),
    TvState("05a-cable-tv-empty", *_choosing()),
    TvState(
        "05a-cable-tv-loading", *_choosing(room=replace(_ROOM, lists=desks.SilentLists()), wait=_LONGER_THAN_A_BLINK)
    ),
    TvState("05a-checking", *_choosing(tv.type_number, room=replace(_ROOM, lists=desks.StillLists(said=None)))),
    TvState(
        "05a-not-checked", *_choosing(tv.fill_in, room=replace(_ROOM, lists=desks.StillLists(said=tv.KEYS_NOT_TAKEN)))
    ),
    TvState("05a-refused", *_choosing(tv.fill_in, room=replace(_ROOM, lists=desks.StillLists(said=tv.NO_SUCH_NUMBER)))),
    TvState("05a-nasty-name", *_choosing(tv.fill_in, room=replace(_ROOM, lists=_NASTY))),
    TvState("05a-two-numbers", *_choosing(_paste("7020000001, 7020000002"))),
    TvState("05a-search", *_choosing(tv.type_number, _search("premium"))),
    TvState("05a-nothing-found", *_choosing(_search("cinema"))),
    TvState("05a-no-packages", *_choosing(room=replace(_ROOM, lists=_NOTHING))),
    TvState(
        "05a-offline",
        *_choosing(_offer(tv.OFFLINE), tv.fill_in, room=replace(_ROOM, lists=_YESTERDAY)),
        shell=samples.OFFLINE_SHELL,
    ),
    TvState("05a-closed", *_choosing(_offer(tv.CLOSED), tv.fill_in), shell=samples.LIVE_SHELL),
    TvState(
        "05a-buying", *_choosing(tv.fill_in, tv.press_pay, room=replace(_ROOM, desk=desks.StillOrders(waits=True)))
    ),
    TvState(
        "05a-price-changed",
        *_choosing(tv.fill_in, tv.press_pay, room=replace(_ROOM, desk=desks.StillOrders(refuses=tv.OTHER_PRICE))),
    ),
    TvState(
        "05a-bought-already",
        *_choosing(
            tv.fill_in, tv.press_pay, room=replace(_ROOM, desk=desks.StillOrders(tv.NOT_SURE, refuses=tv.ALREADY))
        ),
    ),
    TvState("05a-unsure-orders", *_choosing(tv.fill_in, room=replace(_ROOM, desk=desks.StillOrders(*tv.LEFT_OPEN)))),
    TvState("05a-recent", *_choosing(_recent)),
    TvState("05b-sending", _showing(tv.SENDING, 4.9)),
    TvState("05b-cable-tv-result", _showing(tv.DELIVERED, 9)),
    TvState("05b-declined", _showing(tv.REJECTED, 9)),
    TvState("05b-not-charged", _showing(tv.NOT_CHARGED, 9)),
    TvState("05b-not-sure", _showing(tv.NOT_SURE, 31)),
    TvState("05b-not-sure-reported", _showing(tv.REPORTED, 200)),
    TvState("05b-not-sure-elsewhere", _showing(tv.ELSEWHERE, 200)),
    TvState("05b-sold-again", _showing(tv.SOLD_AGAIN, 9)),
    TvState("05b-outcome", _showing(tv.REPORTED, 200), press("ResultStage", "Ask a manager")),
    TvState("05b-still-open", _left_open),
)

"""The states of Activity that `shots` draws: each says how its screen is made and what is done before the picture."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from pos_app.ui.activity.screen import ActivityScreen
from pos_app.ui.frame.views import RailItem, ShellView
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.tasks import sleep_precisely
from pos_app.ui.kit.theme import Theme
from tests.pictures import samples
from tests.pictures import samples_activity as activity
from tests.pictures.samples_activity_desk import StillActivity
from tests.pictures.shots_hand import Hand, press, settle

_ITEM: Final = RailItem("activity", "Activity", "activity", "F3")
_LONGER_THAN_A_BLINK: Final = 400  # milliseconds, after which a screen says that it is loading


@dataclass(frozen=True, slots=True)
class ActivityState:
    """One state, as `Shot` wants it."""

    name: str
    fill: Callable[[Theme, TillWindow], None]
    then: Hand
    shell: ShellView = samples.SANDBOX_SHELL


def _state(name: str, desk: StillActivity, *hands: Hand) -> ActivityState:
    """Make the screen, and let these hands at it, one after the other."""

    def fill(theme: Theme, window: TillWindow) -> None:
        screen = ActivityScreen(
            theme,
            desk,
            dialogs=window.dialogs,
            sounds=None,
            now=lambda: activity.NOW,
            can_send_test=True,
        )
        window.add_screen(_ITEM, screen)
        screen.counted.connect(partial(window.count, _ITEM.id))

    async def then(window: TillWindow) -> None:
        await settle()
        for hand in hands:
            await hand(window)
            await settle()

    return ActivityState(name, fill, then)


def _row(name: str) -> Hand:
    async def show(window: TillWindow) -> None:
        _screen(window).show_row(name)

    return show


async def _wait(_: TillWindow) -> None:
    await sleep_precisely(_LONGER_THAN_A_BLINK)


def _screen(window: TillWindow) -> ActivityScreen:
    return next(iter(window.findChildren(ActivityScreen)))


_SEEN: Final = tuple(replace(row, is_new=False) for row in activity.ROWS)
_FORGED_ON_TOP: Final = (replace(activity.FORGED, is_new=True), *_SEEN[:2], *_SEEN[3:])

ACTIVITY_STATES: Final = (
    _state("06a-activity", StillActivity(activity.SAFE, activity.SUSPICIOUS), _row("8")),
    _state(
        "06a-several-sales",
        StillActivity(replace(activity.SAFE, offers=(activity.OFFER, activity.ANOTHER_OFFER))),
        _row("8"),
        press("MatchBox", "Match to sale"),
    ),
    _state("06a-both-sales", StillActivity(replace(activity.SAFE, paid_sales=(activity.ANOTHER_OFFER,))), _row("8")),
    _state("06a-paid-twice", StillActivity(activity.TWICE), _row("8"), press("MatchBox", "Paid twice")),
    _state("06a-matched", StillActivity(activity.MATCHED), _row("8")),
    _state("06b-denied", StillActivity(activity.DENIED, rows=(activity.DENIED.head, *_SEEN[2:])), _row("8")),
    _state("06a-note", StillActivity(activity.RESENT), _row("8"), press("MatchBox", "Change the note")),
    _state("06a-timeline", StillActivity(activity.SAFE), _row("8"), press("NoticeDetailPanel", "Timeline")),
    _state("06a-no-answer", StillActivity(activity.UNASKED), _row("8"), press("NoticeActs", "Check now")),
    _state("06a-resent", StillActivity(activity.RESENT), _row("8")),
    _state(
        "06a-resend-refused",
        StillActivity(activity.MATCHED, refuses="The service did not send the notice again: no webhook is set."),
        _row("8"),
        press("NoticeActs", "Resend notice"),
    ),
    _state("06a-reported", StillActivity(rows=_SEEN), _row("2")),
    _state("06a-payout", StillActivity(rows=_SEEN), _row("6"), press("ActivityHead", "Sound on")),
    _state("06a-bvn-hidden", StillActivity(activity.HIDDEN, rows=_SEEN), _row("5")),
    _state(
        "06a-bvn-question",
        StillActivity(activity.HIDDEN, rows=_SEEN),
        _row("5"),
        press("DetailsPage", "Show personal data"),
    ),
    _state(
        "06a-bvn-shown",
        StillActivity(activity.HIDDEN, rows=_SEEN),
        _row("5"),
        press("DetailsPage", "Show personal data"),
        press("PersonalQuestion", "Show it"),
    ),
    _state("06a-bvn-purged", StillActivity(activity.PURGED, rows=_SEEN), _row("5")),
    _state("06a-nasty-name", StillActivity(activity.OF_NASTY), _row("8")),
    _state(
        "06a-filtered",
        StillActivity(activity.SAFE, health=replace(activity.HEALTH, unread=1)),
        press("Filters", "Transfers"),
    ),
    _state("06a-filtered-none", StillActivity(rows=activity.ROWS[:1]), press("Filters", "Payouts")),
    _state("06a-loading", StillActivity(waits=True), _wait),
    _state("06a-silent", StillActivity(rows=_SEEN, health=activity.SILENT)),
    _state("06a-feed-health", StillActivity(rows=_SEEN, health=activity.SILENT), press("ActivityHead", "Live")),
    _state(
        "06b-activity-raw",
        StillActivity(activity.SUSPICIOUS, activity.SAFE),
        _row("s7"),
        press("NoticeDetailPanel", "Raw JSON"),
    ),
    _state("06b-suspicious-came", StillActivity(rows=_FORGED_ON_TOP), _row("8")),
    _state("06b-contradiction", StillActivity(activity.CONTRADICTION), _row("s7")),
    _state("06c-activity-empty", StillActivity(rows=(), health=activity.NEVER)),
    _state("06c-activity-empty-listen", StillActivity(rows=(), health=activity.YESTERDAY)),
)

"""A counter where notices come in, for tests: a desk that remembers, pages that can be held back, a clock."""

from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta

from pos_app.domain.events import Changed, Topic
from pos_app.domain.webhook_view import FeedHealth, NoticeKind, NoticeRow, NoticeView
from pos_app.services.activity import Activity
from pos_app.ui.activity.desk import ActivityDesk
from pos_app.ui.activity.screen import ActivityScreen
from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.toast import ToastView
from tests.pictures import samples_activity as samples
from tests.ui.counter import Heard
from tests.ui.desk import Gate

ACTIVITY = RailItem("activity", "Activity", "activity", "F3")
ANOTHER = RailItem("card", "Card", "card", "F1")


def is_a_desk(activity: Activity) -> ActivityDesk:
    """The real one fits: pyright holds this."""
    return activity


@dataclass
class Feed:
    """Newest first; what is put there is what it answers."""

    views: dict[str, NoticeView] = field(default_factory=dict[str, NoticeView])
    order: list[str] = field(default_factory=list[str])
    health_now: FeedHealth = samples.NEVER
    gate: Gate = field(default_factory=Gate)
    viewing: Gate = field(default_factory=Gate)
    asking: Gate = field(default_factory=Gate)
    calls: list[str] = field(default_factory=list[str])
    pages: list[tuple[frozenset[NoticeKind] | None, str]] = field(
        default_factory=list[tuple[frozenset[NoticeKind] | None, str]]
    )
    answer: str = "Notification resent"

    def put(self, *views: NoticeView) -> None:
        """On top, or in its place where it is there already."""
        for view in views:
            if view.head.row not in self.views:
                self.order.insert(0, view.head.row)
            self.views[view.head.row] = view

    def change(self, row: str, **changes: object) -> None:
        """Of the line of the list."""
        view = self.views[row]
        self.views[row] = replace(view, head=replace(view.head, **changes))

    async def rows(
        self, *, kind: frozenset[NoticeKind] | None = None, before: str = "", most: int = 100
    ) -> tuple[NoticeRow, ...]:
        self.pages.append((kind, before))
        await self.gate.pass_through()
        start = self.order.index(before) + 1 if before else 0
        heads = [self.views[name].head for name in self.order[start:]]
        return tuple(head for head in heads if kind is None or head.kind in kind)[:most]

    async def view(self, row: str) -> NoticeView:
        await self.viewing.pass_through()
        return self.views[row]

    async def unread(self) -> int:
        return sum(view.head.is_new for view in self.views.values())

    async def mark_seen(self, row: str = "") -> None:
        self.calls.append(f"seen {row}".strip())
        for name in [row] if row else list(self.views):
            self.change(name, is_new=False)

    async def check_now(self, row: str) -> None:
        self.calls.append(f"check {row}")
        await self.asking.pass_through()

    async def match_to_sale(self, row: str, sale: int) -> None:
        self.calls.append(f"match {row} to {sale}")
        await self.asking.pass_through()
        self.views[row] = replace(self.views[row], matched_sale=sale, offers=())

    async def take_match_back(self, row: str) -> None:
        self.calls.append(f"take back {row}")
        self.views[row] = replace(self.views[row], matched_sale=None, may_take_match_back=False)

    async def match_to_note(self, row: str, note: str) -> None:
        self.calls.append(f"note {row}: {note}")
        self.views[row] = replace(self.views[row], matched_note=note)

    async def show_personal(self, row: str) -> NoticeView:
        self.calls.append(f"show {row}")
        await self.asking.pass_through()
        return samples.PERSONAL

    async def resend(self, reference: str) -> str:
        self.calls.append(f"resend {reference}")
        await self.asking.pass_through()
        return self.answer

    def may_resend_at(self, reference: str) -> datetime | None:
        return samples.NOW if reference else None

    async def health(self) -> FeedHealth:
        return replace(self.health_now, unread=await self.unread())


@dataclass
class WallClock:
    """Goes when it is told to."""

    at: datetime = samples.NOW

    def now(self) -> datetime:
        return self.at

    def go(self, seconds: int) -> None:
        self.at += timedelta(seconds=seconds)


@dataclass
class FeedCounter:
    """All of it together."""

    window: TillWindow
    screen: ActivityScreen
    feed: Feed
    heard: Heard
    clock: WallClock
    toasts: list[ToastView] = field(default_factory=list[ToastView])
    counted: list[int] = field(default_factory=list[int])

    @property
    def shown(self) -> NoticeView | None:
        """What stands beside the list."""
        return self.screen.detail.view

    @property
    def names(self) -> list[str]:
        """The rows of the list, from the top."""
        model = self.screen.list.list.model()
        return [str(model.data(model.index(row, 0))) for row in range(model.rowCount())]

    def ring(self, key: str = "") -> None:
        """As the journal and the inbox do."""
        self.screen.hear(Changed(Topic.NOTICE, key))


def set_up(window: TillWindow, theme: Theme, *views: NoticeView) -> FeedCounter:
    """Put the screen into the window, behind another one's key as well."""
    feed, heard, clock = Feed(), Heard(), WallClock()
    feed.put(*reversed(views))
    screen = ActivityScreen(
        theme,
        feed,
        dialogs=window.dialogs,
        sounds=heard,
        now=clock.now,
        can_send_test=True,
    )
    counter = FeedCounter(window, screen, feed, heard, clock)
    screen.told.connect(counter.toasts.append)
    screen.counted.connect(counter.counted.append)
    window.add_screen(ACTIVITY, screen)
    window.add_screen(ANOTHER, Screen(theme))
    return counter

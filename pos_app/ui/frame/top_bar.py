"""The top bar: the shop, the world it stands in, the connections, the clock and the person at the counter."""

from collections.abc import Callable
from datetime import datetime
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication, QPointF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.connection import Feed, FeedView, Reach, ReachView
from pos_app.domain.environment import Environment
from pos_app.domain.webhook_view import FeedHealth
from pos_app.ui.frame.connection_status import ConnectionStatus, StatusView
from pos_app.ui.frame.feed_health import FeedStatus
from pos_app.ui.frame.views import ShellView
from pos_app.ui.kit.dates import day_of_week
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, draw_key_hint, key_hint_width, painter_on
from pos_app.ui.kit.widgets.text import Text, draw_line, width_of

_LOGO = 36
_AVATAR = 32
_LOCK_SAYS_FROM = 1360  # px of the window
_DIVIDER = 32
_TICK = 1000
_SHOP_LINE = 20  # two lines stand closer in the bar than on a page
_LOCK_KEY: Final = "Ctrl+L"
_LOCK_WEIGHT: Final = 600
_BADGE_HEIGHT = 32
_BADGE_PADDING = 12
_BADGE_GAP = 8
_BADGE_SPACING = 0.6


class TopBar(QFrame):
    """One line over everything; as it gets narrower it leaves things out in a fixed order."""

    feed_asked = Signal()

    def __init__(self, theme: Theme, *, now: Callable[[], datetime]) -> None:
        super().__init__()
        self._theme = theme
        self._now = now
        self._has_person = False
        self._shop = Text(theme, weight=600, elides=True, line=theme.px(_SHOP_LINE))
        self._till = Text(theme, kind=Type.CAPTION, ink="text_subtle", elides=True)
        self._world = EnvironmentBadge(theme)
        self._service, self._feed = ConnectionStatus(theme), FeedStatus(theme)
        self._feed.asked.connect(self.feed_asked)
        self._feed.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a window that opens would give the keyboard to it
        self._day = Text(theme, kind=Type.LABEL, ink="text_muted")
        self._time = Text(theme, kind=Type.LABEL, weight=600)
        self._avatar = _Avatar(theme)
        self._name = Text(theme, kind=Type.LABEL, weight=600)
        self._role = Text(theme, kind=Type.CAPTION, ink="text_subtle")
        self._names = _group(QVBoxLayout(), self._shop, self._till, gap=0)
        self._clock = _group(QHBoxLayout(), self._day, self._time, gap=theme.tokens.space.half)
        words = _group(QVBoxLayout(), self._name, self._role, gap=0)
        self._person = _group(QHBoxLayout(), self._avatar, words, gap=theme.tokens.space.x1)
        self._person_words = words
        self.lock = LockButton(theme)
        self._clock_divider, self._person_divider = _Divider(), _Divider()
        self.setFixedHeight(theme.tokens.size.top_bar)
        self._row = self._lay_out()
        timer = QTimer(self, interval=_TICK)
        timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        timer.timeout.connect(self._show_time)
        timer.start()
        self._show_time()

    def show_shell(self, view: ShellView) -> None:
        """Show what stands in the top bar now."""
        self._shop.setText(view.shop)
        self._till.setText(f"{self.tr('Kaunta')} · {view.till}")
        self._world.show_world(view.environment)
        self._service.show_status(service_status(view.reach))
        self._feed.show_status(feed_status(view.feed))
        self._has_person = view.person is not None and bool(view.person.name)
        if view.person is not None:
            self._avatar.show_initials(view.person.initials, name=view.person.spoken)
            self._name.setText(view.person.name)
            self._role.setText(view.person.role)
            self._role.setHidden(not view.person.role)
        self._fit()

    def show_health(self, health: FeedHealth) -> None:
        """Show how the feed stands, and whether money is heard of."""
        self._feed.show_health(health, now=self._now())
        self._fit()

    def last_stops(self) -> tuple[QWidget, ...]:
        """Let the Tab key come here, and return what it comes to after everything else."""
        self._feed.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.lock.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return (self._feed, self.lock)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> QHBoxLayout:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._theme.tokens.space.x2)
        row.addWidget(_Logo(self._theme))
        row.addWidget(self._names)
        row.addWidget(self._world)
        row.addStretch()
        for widget in (self._service, _Divider(), self._feed, self._clock_divider, self._clock):
            row.addWidget(widget)
        for widget in (self._person_divider, self._person, self.lock):
            row.addWidget(widget)
        return row

    def _fit(self) -> None:
        """Leave out as little as needed: the sentence in the badge, then the clock, then the name."""
        narrow = self.width() < self._theme.tokens.size.narrow_below
        space = self._theme.tokens.space
        self._row.setContentsMargins(0, self._theme.tokens.border.control, space.x2 if narrow else space.x3, 0)
        around = 0 if narrow else space.x1
        self._names.setContentsMargins(around, 0, around, 0)
        self.lock.say(says=self.width() >= self._theme.px(_LOCK_SAYS_FROM))
        for left_out in range(7):
            self._world.say_why(says=left_out < 1)
            for widget in (self._clock_divider, self._clock):
                widget.setVisible(left_out < 2)
            for widget in (self._person_divider, self._person, self.lock):
                widget.setVisible(self._has_person)
            self._person_words.setVisible(left_out < 3)
            self._feed.say(says=left_out < 4)
            self._service.say(says=left_out < 5)
            self._names.setVisible(left_out < 6)
            for group in (self._clock, self._person):
                group.updateGeometry()
            self._row.invalidate()
            if self._row.sizeHint().width() <= self.width():
                return

    def _show_time(self) -> None:
        now = self._now()
        self._day.setText(day_of_week(now))
        self._time.setText(f"{now:%H:%M}")


class _Logo(QWidget):
    """The sign of the house over the rail, with the line that continues the rail's edge."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        # The row's spacing follows: the line stands where the rail's edge is.
        self.setFixedWidth(theme.tokens.size.rail)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors = self._theme.colors
        middle = QPointF(self.width() / 2, self.height() / 2)
        draw_icon(painter, self._theme, "kaunta", colors.accent, at=middle, size=self._theme.px(_LOGO))
        painter.fillRect(self.width() - 1, 0, 1, self.height(), self._theme.ink(colors.line))


class _Avatar(QLabel):
    """The initials of the person at the counter in a disc."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._theme = theme
        self.setFont(theme.font(Type.CAPTION, weight=600))
        self.setFixedSize(self._theme.px(_AVATAR), self._theme.px(_AVATAR))

    def show_initials(self, initials: str, *, name: str) -> None:
        """Show these letters; the whole name is spoken."""
        self.setText(initials)
        self.setAccessibleName(name)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors = self._theme.colors
        draw_box(painter, self._theme, self.rect(), fill=colors.accent_tint, radius=self._theme.px(_AVATAR) // 2)
        painter.setFont(self.font())
        painter.setPen(self._theme.ink(colors.accent_text))
        left = (self.width() - width_of(self.text(), self.font())) / 2
        draw_line(painter, self.text(), QPointF(left, 0), height=self.height())


class _Divider(QFrame):
    """A short upright line."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(1, _DIVIDER)


def _group(layout: QHBoxLayout | QVBoxLayout, *widgets: QWidget, gap: int) -> QWidget:
    holder = QWidget()
    holder.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
    holder.setLayout(layout)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(gap)
    for widget in widgets:
        layout.addWidget(widget)
    return holder


def service_status(view: ReachView) -> StatusView:
    """Say whether the payment service can be reached."""
    since = _since(view.since)
    match view.reach:
        case Reach.CHECKING:
            return StatusView(_tr("Service *checking*"), "cloud", "text_subtle", _tr("Not asked yet"))
        case Reach.ONLINE:
            return StatusView(_tr("Service *online*"), "cloud", "paid", since)
        case Reach.UNREACHABLE:
            return StatusView(_tr("Service offline"), "cloud-off", "declined", since, is_trouble=True)
        case Reach.KEYS_REFUSED:
            return StatusView(_tr("Keys refused"), "key", "declined", since, is_trouble=True)
        case Reach.NOT_SET_UP:
            return StatusView(_tr("Service *not set up*"), "cloud-off", "unsure", _tr("No address or no keys yet"))
        case _:
            assert_never(view.reach)


def feed_status(view: FeedView) -> StatusView:
    """Say whether notices are listened for."""
    match view.feed:
        case Feed.OFF:
            return StatusView(_tr("Feed *off*"), "feed", "text_subtle", _tr("No notices are listened for"))
        case Feed.LISTENING:
            said = _tr("Listening at {address}")
            if view.is_by_other_program:
                said = _tr("By another program at {address}") if view.address else _tr("By another program")
            tip = said.format(address=view.address)
            return StatusView(_tr("Feed *live*"), "feed", "paid", tip)
        case Feed.BLOCKED:
            tip = _tr("Could not listen at {address}").format(address=view.address)
            if view.is_by_other_program:
                tip = _tr("The program that listened has ended. Start it or this till again")
            return StatusView(_tr("Feed *blocked*"), "feed", "unsure", tip)
        case _:
            assert_never(view.feed)


def _since(moment: datetime | None) -> str:
    return _tr("Since {time}").format(time=f"{moment:%H:%M}") if moment else ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("TopBar", text)


class LockButton(QPushButton):
    """An icon that locks the till, with word and key where there is room; both are spoken and stand in the tip."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._says = False
        self._word = self.tr("Lock")
        self._font = theme.font(Type.BODY, weight=_LOCK_WEIGHT)
        self.setAccessibleName(self.tr("Lock the till"))
        self.setAccessibleDescription(_LOCK_KEY)
        self.setToolTip(self.tr("Lock the till (Ctrl+L)"))
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a window that opens would give the keyboard to it
        self.hide()

    def say(self, *, says: bool) -> None:
        """Show word and key, or the icon alone."""
        if says is not self._says:
            self._says = says
            self.updateGeometry()
            self.update()

    def sizeHint(self) -> QSize:
        size, space = self._theme.tokens.size, self._theme.tokens.space
        if not self._says:
            return QSize(size.button, size.button)
        words = width_of(self._word, self._font) + space.x1
        if self._theme.shows_keys:
            words += key_hint_width(self._theme, _LOCK_KEY) + space.x1
        return QSize(size.icon + words + 2 * space.half, size.button)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors = self._theme.colors
        fill = colors.pressed if self.isDown() else colors.hover if self.underMouse() else ""
        draw_box(painter, self._theme, self.rect(), fill=fill, radius=self._theme.tokens.radius.control)
        size, space, middle = self._theme.tokens.size.icon, self._theme.tokens.space, self.height() / 2
        if not self._says:
            draw_icon(painter, self._theme, "lock", colors.text_muted, at=self.rect().toRectF().center(), size=size)
            return
        left = space.half + size / 2
        draw_icon(painter, self._theme, "lock", colors.text_muted, at=QPointF(left, middle), size=size)
        left += size / 2 + space.x1
        painter.setFont(self._font)
        painter.setPen(self._theme.ink(colors.text))
        draw_line(painter, self._word, QPointF(left, 0), height=self.height())
        if not self._theme.shows_keys:
            return
        left += width_of(self._word, self._font) + space.x1
        at = QPointF(left, middle)
        draw_key_hint(painter, self._theme, _LOCK_KEY, at=at, text=colors.text_muted, line=colors.line_control)


class EnvironmentBadge(QLabel):
    """Names a world without real money, filled; on a narrow window the sentence goes and the word stays."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._theme = theme
        self._says_why = True
        self._why = self.tr("No real money")
        self._word_font = QFont(theme.font(Type.LABEL, weight=600))
        self._word_font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, _BADGE_SPACING)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_world(self, environment: Environment) -> None:
        """Name the world; the real one has no badge."""
        self.setText("" if environment.is_real_money else environment.value.upper())
        self.setAccessibleName(f"{self.text()}, {self._why}")
        self.setVisible(not environment.is_real_money)
        self.updateGeometry()

    def say_why(self, *, says: bool) -> None:
        """Show the sentence beside the word, or leave it out."""
        if says is not self._says_why:
            self._says_why = says
            self.updateGeometry()
            self.update()

    def width_of_why(self) -> int:
        """Return how much narrower it is without the sentence."""
        return self._theme.px(_BADGE_GAP) + width_of(self._why, self._theme.font(Type.CAPTION))

    def sizeHint(self) -> QSize:
        width = (
            2 * self._theme.px(_BADGE_PADDING)
            + self._theme.tokens.size.icon
            + self._theme.px(_BADGE_GAP)
            + width_of(self.text(), self._word_font)
        )
        return QSize(width + (self.width_of_why() if self._says_why else 0), self._theme.px(_BADGE_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, size = self._theme.colors, self._theme.tokens.size.icon
        draw_box(painter, self._theme, self.rect(), fill=colors.sandbox, radius=self._theme.tokens.radius.small)
        middle = QPointF(self._theme.px(_BADGE_PADDING) + size / 2, self._theme.px(_BADGE_HEIGHT) / 2)
        draw_icon(painter, self._theme, "flask", colors.on_status, at=middle, size=size)
        painter.setPen(self._theme.ink(colors.on_status))
        painter.setFont(self._word_font)
        left = self._theme.px(_BADGE_PADDING) + size + self._theme.px(_BADGE_GAP)
        draw_line(painter, self.text(), QPointF(left, 0), height=self._theme.px(_BADGE_HEIGHT))
        if self._says_why:
            left += width_of(self.text(), self._word_font) + self._theme.px(_BADGE_GAP)
            painter.setFont(self._theme.font(Type.CAPTION))
            draw_line(painter, self._why, QPointF(left, 0), height=self._theme.px(_BADGE_HEIGHT))

"""The window of the till: strip, top bar, rail, the screens, and what lies above them."""

from collections.abc import Callable
from datetime import datetime
from functools import partial

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import (
    QCloseEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QApplication, QFileDialog, QGridLayout, QSizePolicy, QStackedWidget, QWidget

from pos_app.domain.webhook_view import FeedHealth
from pos_app.ui.frame.focus_ring import FocusRing
from pos_app.ui.frame.rail import Rail
from pos_app.ui.frame.toasts import Toasts
from pos_app.ui.frame.top_bar import TopBar
from pos_app.ui.frame.views import RailItem, ShellView
from pos_app.ui.kit.dialogs import Dialog, DialogLayer
from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.tab_order import walk_as_read
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.toast import ToastView

_FULL_SCREEN_KEY = "F11"
_BUTTON_KEYS = ("F8", "F9", "Esc", "Ctrl+S", "Ctrl+P")
_HELP_KEY = "F12"
_STRIPE = 12  # px, measured across the stripe


class TillWindow(QWidget):
    """The one window. It can be asked to close; whether it goes is for the program to say."""

    closing_asked = Signal()
    feed_asked = Signal()  # how does it stand?
    lock_asked = Signal()
    help_asked = Signal(str)  # the page of the manual; '' for the first
    told = Signal(ToastView)  # in passing, and on screen now

    def __init__(self, theme: Theme, view: ShellView, *, now: Callable[[], datetime]) -> None:
        super().__init__()
        self._theme = theme
        self._screens: dict[str, Screen] = {}
        self._lock: QWidget | None = None
        self._under_lock: QWidget | None = None  # what gets its place back
        size = theme.tokens.size
        self.setMinimumSize(size.minimum_width, size.minimum_height)
        self.resize(size.design_width, size.design_height)
        self._strip = EnvironmentStrip(theme)
        self._top_bar = TopBar(theme, now=now)
        self._top_bar.feed_asked.connect(self._ask_for_feed)
        self._top_bar.lock.clicked.connect(self.lock_asked)
        self._stack = QStackedWidget()
        self._rail = Rail(theme)
        self._rail.asked_for.connect(self._go_to)
        self._banner: Banner | None = None  # above every screen, once something has to be said there
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(0)
        grid.addWidget(self._strip, 0, 0, 1, 2)
        grid.addWidget(self._top_bar, 1, 0, 1, 2)
        grid.addWidget(self._stack, 3, 1)
        grid.addWidget(self._rail, 3, 0)
        grid.setRowStretch(3, 1)
        grid.setColumnStretch(1, 1)
        self.dialogs = DialogLayer(theme, self)
        self._above_lock = DialogLayer(theme, self)
        self._toasts = Toasts(theme, self)
        self._focus_ring = FocusRing(theme, self, _app())
        for key in _BUTTON_KEYS:
            self._listen_for(key, partial(self._press, key))
        self._listen_for(_FULL_SCREEN_KEY, self.toggle_full_screen)
        self._listen_for(_HELP_KEY, self._ask_for_help)
        self.show_shell(view)

    def show_shell(self, view: ShellView) -> None:
        """Show what surrounds the screens: the only way in for the shell."""
        self._strip.setVisible(not view.environment.is_real_money)
        self._top_bar.show_shell(view)
        self.setWindowTitle(f"{view.shop} · {view.till}")

    def show_banner(self, view: BannerView | None) -> None:
        """Say above every screen what somebody has to see to."""
        if view is not None and self._banner is None:
            self._banner = Banner(self._theme, view)
            self._grid.addWidget(self._banner, 2, 0, 1, 2)
        if view is not None and self._banner is not None:
            self._banner.show_banner(view)
        elif self._banner is not None:
            self._banner.hide()

    def show_health(self, health: FeedHealth) -> None:
        """Show how the feed of notices stands."""
        self._top_bar.show_health(health)

    def add_screen(self, item: RailItem, screen: Screen) -> None:
        """Put a screen behind an entry of the rail; the first one is opened."""
        self._screens[item.id] = screen
        self._stack.addWidget(screen)
        self._rail.add(item)
        screen.told.connect(self.toast)
        screen.help_asked.connect(self.help_asked)
        self._listen_for(item.key, partial(self._go_to, item.id))
        if len(self._screens) == 1:
            self.open_screen(item.id)

    def show_instead(self, widget: QWidget) -> None:
        """Fill the place of the screens, until the first one comes."""
        self._stack.addWidget(widget)
        self._stack.setCurrentWidget(widget)

    @property
    def is_locked(self) -> bool:
        """Tell whether something stands in place of all screens."""
        return self._lock is not None

    def lock_with(self, widget: QWidget) -> None:
        """Show only this under the top bar, until it is unlocked: no rail, no screen, no key of one, no dialog."""
        self.unlock()
        for sheet in self.findChildren(QFileDialog):
            sheet.reject()  # the system's own sheet is no dialog of ours, and would stay over the lock
        while (menu := QApplication.activePopupWidget()) is not None and menu.close():
            pass  # nor is a menu, and it would keep the keyboard as well
        self.dialogs.hold()
        self._toasts.hold()
        self._lock, self._under_lock = widget, self._stack.currentWidget()
        self._rail.hide()
        self.show_instead(widget)

    def unlock(self) -> None:
        """Give the screen back as it was left."""
        lock, under = self._lock, self._under_lock
        if lock is None:
            return
        self._lock = self._under_lock = None
        if self._above_lock.top is not None:
            self._above_lock.top.dismiss()
        self._stack.removeWidget(lock)
        lock.hide()
        self._rail.show()
        if under is not None:
            self._stack.setCurrentWidget(under)
        first = under.first_focus() if isinstance(under, Screen) else None
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)
        self.dialogs.release()
        self._toasts.release()

    def open_screen(self, item_id: str) -> None:
        """Bring a screen to the front; while the till is locked, to the front of what is under the lock."""
        if self.dialogs.top is not None:
            return
        screen = self._screens[item_id]
        self._rail.mark_open(item_id)
        if self._lock is not None:
            self._under_lock = screen
            screen.enter()
            return
        self._stack.setCurrentWidget(screen)
        self._order_tabs(screen)
        screen.enter()
        first = screen.first_focus()
        if first is not None:
            first.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_above(self, dialog: Dialog) -> None:
        """Open what holds nothing of the shop over whatever is there, the lock too; what waits under it goes on."""
        (self.dialogs if self._lock is None else self._above_lock).open(dialog)

    def count(self, item_id: str, number: int) -> None:
        """Show on the rail how many things wait behind an entry."""
        self._rail.count(item_id, number)

    def toast(self, view: ToastView) -> None:
        """Say something in passing."""
        self._toasts.show(view)
        self.told.emit(view)

    def come_to_front(self) -> None:
        """Be seen: a second start of the program asks for this."""
        if self.isMinimized():
            self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.show()
        self.raise_()
        self.activateWindow()

    def fill_screen(self, *, fills: bool) -> None:
        """Fill the screen or be a window, as is set from now on."""
        if fills is not self.isFullScreen():
            self.toggle_full_screen()

    def toggle_full_screen(self) -> None:
        """Fill the screen, or be a window."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.closing_asked.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_layers()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._place_layers()

    def _place_layers(self) -> None:
        top = self._top_bar.height() + (0 if self._strip.isHidden() else self._strip.height())
        for layer in (self.dialogs, self._above_lock):
            layer.cover(0, top, self.width(), self.height() - top)
        self._toasts.place()

    def _go_to(self, item_id: str) -> None:
        if self._lock is None:
            self.open_screen(item_id)

    def _ask_for_help(self) -> None:
        layer = self.dialogs if self._lock is None else self._above_lock
        if layer.top is None:
            self.help_asked.emit("")

    def _ask_for_feed(self) -> None:
        if self._lock is None:
            self.feed_asked.emit()

    def _listen_for(self, key: str, act: Callable[[], None]) -> None:
        shortcut = QShortcut(QKeySequence(key), self)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(act)

    def focusNextPrevChild(self, next_: bool) -> bool:  # noqa: N802  # Qt’s name
        surface = self._lock or self._stack.currentWidget()
        if surface is not None:  # what stands on it may have come since it was opened
            self._order_tabs(surface)
        return super().focusNextPrevChild(next_)

    def _press(self, key: str) -> None:
        """Press the button that shows this key: on the dialog if one is open, else on the screen."""
        surface: QWidget | None = self._above_lock.top or self._lock or self.dialogs.top or self._stack.currentWidget()
        if surface is None or (isinstance(surface, Screen) and not surface.takes_presses):
            return
        for button in surface.findChildren(Button):
            if button.answers_to(key) and button.isVisible():
                button.press()
                return

    def _order_tabs(self, surface: QWidget) -> None:
        walk_as_read(surface, then=(*self._rail.entries(), *self._top_bar.last_stops()))


def _app() -> QApplication:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        raise TypeError("build_app comes first.")
    return app


class EnvironmentStrip(QWidget):
    """12 px stripes at 45 degrees in two plums, at the top edge: as long as they are there, no money is real."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedHeight(theme.tokens.size.sandbox_strip)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).drawTiledPixmap(self.rect(), self._tile())

    def _tile(self) -> QPixmap:
        """One period of the pattern: wide enough that it repeats without a seam."""
        ratio = self.devicePixelRatioF()
        across = round(_STRIPE * 2**0.5)
        period, height = 2 * across, self.height()
        tile = QPixmap(round(period * ratio), round(height * ratio))
        tile.setDevicePixelRatio(ratio)
        colors = self._theme.colors
        tile.fill(self._theme.ink(colors.sandbox))
        painter = QPainter(tile)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._theme.ink(colors.sandbox_stripe))
        for left in (-period, 0, period):
            corners = ((left + height, 0), (left + height + across, 0), (left + across, height), (left, height))
            painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in corners]))
        painter.end()
        return tile

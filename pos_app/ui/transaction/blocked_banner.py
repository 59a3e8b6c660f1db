"""The banner over a form: paying is closed, nothing was begun, the service is offline, something is not finished."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button


@dataclass(frozen=True, slots=True)
class BlockedWords:
    """What one kind of transaction says of itself, and what it offers then."""

    closed: str
    offline: BannerView
    beside_offline: Sequence[Button] = ()  # after Try now
    beside_unfinished: Sequence[Button] = ()


@dataclass(frozen=True, slots=True)
class BlockedView:
    """What stands in the way, in the order in which it matters; empty sentences mean nothing does."""

    closed_because: str = ""
    trouble: str = ""  # why nothing was begun, or nothing could be read
    advice: str = ""
    is_offline: bool = False
    unfinished: BannerView | None = None  # transactions that have no result yet
    clock: str = ""


class BlockedBanner(QWidget):
    """At most one banner: the one that matters most."""

    try_now_asked = Signal()

    def __init__(self, theme: Theme, words: BlockedWords) -> None:
        super().__init__()
        self._words = words
        self._view = BlockedView()
        self.try_now = Button(theme, self.tr("Try now"), icon="refresh", key="F8")
        self.try_now.clicked.connect(self.try_now_asked)
        nothing = BannerView(Tone.UNSURE, "alert", "", "")
        self._closed, self._trouble, self._clock = (Banner(theme, nothing) for _ in range(3))
        self._offline = Banner(theme, words.offline, self.try_now, *words.beside_offline)
        self._unfinished = Banner(theme, nothing, *words.beside_unfinished)
        self._banners = (self._closed, self._trouble, self._offline, self._unfinished, self._clock)
        self._below = theme.tokens.space.x2
        column = self._column = QVBoxLayout(self)
        column.setSpacing(0)
        self.pad(0)
        for banner in self._banners:
            banner.hide()
            column.addWidget(banner)
        self.hide()

    def pad(self, padding: int) -> None:
        """Keep this distance from the edge of the panel it lies on, if it does."""
        self._column.setContentsMargins(padding, padding, padding, 0 if padding else self._below)

    def buttons(self) -> tuple[Button, ...]:
        """Return what can be pressed."""
        return self.try_now, *self._words.beside_offline, *self._words.beside_unfinished

    def show_blocked(self, view: BlockedView) -> bool:
        """Show it; tells whether what stands below has moved."""
        if view == self._view:
            return False
        was_hidden, self._view = self.isHidden(), view
        chosen = self._chosen(view)
        for banner in self._banners:
            if chosen is None or banner is not chosen[0]:
                banner.hide()
        self.setVisible(chosen is not None)
        if chosen is not None:
            banner, words = chosen
            banner.show_banner(words)
        return was_hidden is not self.isHidden()

    def _chosen(self, view: BlockedView) -> tuple[Banner, BannerView] | None:
        if view.closed_because:
            why = view.closed_because
            return self._closed, BannerView(Tone.UNSURE, "lock", self._words.closed, why, Manual.TROUBLE)
        if view.trouble:
            return self._trouble, BannerView(Tone.UNSURE, "alert", view.trouble, view.advice, Manual.TROUBLE)
        if view.is_offline:
            return self._offline, self._words.offline
        if view.unfinished is not None:
            return self._unfinished, view.unfinished
        if view.clock:
            title = self.tr("Receipts show the wrong time.")
            return self._clock, BannerView(Tone.UNSURE, "waiting", title, view.clock, Manual.TROUBLE)
        return None

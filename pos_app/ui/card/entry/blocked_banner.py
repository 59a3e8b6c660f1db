"""The banners over the form: paying is closed, the service cannot be reached, a payment was not begun."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.text import Text


@dataclass(frozen=True, slots=True)
class BlockedView:
    """What stands in the way; empty sentences mean nothing does."""

    closed_because: str = ""
    is_offline: bool = False
    not_begun: str = ""
    not_begun_advice: str = ""
    clock: str = ""


class BlockedBanner(QWidget):
    """At most one banner: the one that matters most."""

    try_now_pressed = Signal()
    why_pressed = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._view = BlockedView()
        self.try_now = Button(theme, self.tr("Try now"), icon="refresh", key="F8")
        self._why = Button(theme, self.tr("Why?"), ButtonKind.QUIET)
        self.try_now.clicked.connect(self.try_now_pressed)
        self._why.clicked.connect(self.why_pressed)
        nothing = BannerView(Tone.UNSURE, "alert", "", "")
        self._closed = Banner(theme, nothing)
        self._offline = Banner(theme, BannerView(Tone.DECLINED, "cloud-off", "", ""), self.try_now, self._why)
        self._not_begun = Banner(theme, nothing)
        self._clock = Banner(theme, nothing)
        self._banners = (self._closed, self._offline, self._not_begun, self._clock)
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

    def buttons(self) -> tuple[Button, Button]:
        """Return what can be pressed."""
        return self.try_now, self._why

    def show_doors(self, view: BlockedView) -> bool:
        """Show it; tells whether what stands below has moved."""
        if view == self._view:
            return False
        was_hidden, self._view = self.isHidden(), view
        banner, words = self._chosen(view)
        for other in self._banners:
            if other is not banner:
                other.hide()
        self.setVisible(banner is not None)
        if banner is not None and words is not None:
            banner.show_banner(words)
        return was_hidden is not self.isHidden()

    def _chosen(self, view: BlockedView) -> tuple[Banner | None, BannerView | None]:
        if view.closed_because:
            title = self.tr("Card payments are closed.")
            return self._closed, BannerView(Tone.UNSURE, "lock", title, view.closed_because, Manual.TROUBLE)
        if view.not_begun:
            return self._not_begun, BannerView(
                Tone.UNSURE, "alert", view.not_begun, view.not_begun_advice, Manual.TROUBLE
            )
        if view.is_offline:
            title = self.tr("Service not reachable. Card payments are paused.")
            detail = self.tr("Nothing was sent. The till asks again every 10 s.")
            return self._offline, BannerView(Tone.DECLINED, "cloud-off", title, detail, Manual.TROUBLE)
        if view.clock:
            title = self.tr("Receipts show the wrong time.")
            return self._clock, BannerView(Tone.UNSURE, "waiting", title, view.clock, Manual.TROUBLE)
        return None, None


class WhyOffline(Dialog):
    """What to look at when the service does not answer."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, self.tr("Why payments are paused"), leave=self.tr("Close"))
        sentences = (
            self.tr("The payment service did not answer the last question of this till. No money was moved."),
            self.tr("Look at the internet connection first: the cable, the router, the mobile hotspot."),
            self.tr("If other pages open, the service itself is not there. The till goes on asking."),
        )
        self.setAccessibleDescription(" ".join(sentences))
        for sentence in sentences:
            self.body.addWidget(Text(theme, sentence, ink="text_muted", wraps=True))

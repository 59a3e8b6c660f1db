"""The banner over the choice: closed, offline, not begun, a price that changed, or orders that nobody is sure of."""

from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button


@dataclass(frozen=True, slots=True)
class TvBlockedView:
    """What stands in the way; empty sentences mean nothing does."""

    closed_because: str = ""
    is_offline: bool = False
    trouble: str = ""  # why nothing was bought, or nothing could be read
    advice: str = ""
    unsure_orders: int = 0
    clock: str = ""


class TvBlockedBanner(QWidget):
    """At most one banner: the one that matters most."""

    try_now_asked = Signal()
    open_orders_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._view = TvBlockedView()
        self.try_now = Button(theme, self.tr("Try now"), icon="refresh", key="F8")
        self.show_orders = Button(theme, self.tr("Show"))
        self.show_orders.setAccessibleName(self.tr("Show the orders without a result"))
        self.try_now.clicked.connect(self.try_now_asked)
        self.show_orders.clicked.connect(self.open_orders_asked)
        nothing = BannerView(Tone.UNSURE, "alert", "", "")
        self._closed, self._trouble, self._clock = (Banner(theme, nothing) for _ in range(3))
        self._offline = Banner(theme, BannerView(Tone.DECLINED, "cloud-off", "", ""), self.try_now)
        self._orders = Banner(theme, nothing, self.show_orders)
        self._banners = (self._closed, self._trouble, self._offline, self._clock, self._orders)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, theme.tokens.space.x2)
        column.setSpacing(0)
        for banner in self._banners:
            banner.hide()
            column.addWidget(banner)
        self.hide()

    def show_doors(self, view: TvBlockedView) -> bool:
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

    def _chosen(self, view: TvBlockedView) -> tuple[Banner | None, BannerView | None]:
        if view.closed_because:
            title = self.tr("TV payments are closed.")
            return self._closed, BannerView(Tone.UNSURE, "lock", title, view.closed_because, Manual.TROUBLE)
        if view.trouble:
            return self._trouble, BannerView(Tone.UNSURE, "alert", view.trouble, view.advice, Manual.TROUBLE)
        if view.is_offline:
            title = self.tr("Service not reachable. TV payments are paused.")
            detail = self.tr("The lists stand as they were. The till asks again every 10 s.")
            return self._offline, BannerView(Tone.DECLINED, "cloud-off", title, detail)
        if view.unsure_orders:
            count = view.unsure_orders
            one = self.tr("1 TV order has no result yet")
            title = one if count == 1 else self.tr("{count} TV orders have no result yet").format(count=count)
            advice = self.tr("Do not sell it again.") if count == 1 else self.tr("Do not sell them again.")
            return self._orders, BannerView(Tone.UNSURE, "unsure", title, advice, Manual.TV_NOT_SURE)
        if view.clock:
            title = self.tr("Receipts show the wrong time.")
            return self._clock, BannerView(Tone.UNSURE, "waiting", title, view.clock, Manual.TROUBLE)
        return None, None

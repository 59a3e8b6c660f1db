"""What must not be overlooked, across the top: suspicious notices that nobody has looked at, and missing ones."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.webhook_view import NoticeStanding
from pos_app.ui.activity.reading import NoticesRead
from pos_app.ui.frame.feed_health import full_words, silent_words
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button


class ActivityWarning(QWidget):
    """A banner with one button; it makes no sound."""

    row_asked = Signal(str)
    health_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._row = ""
        self._show = Button(theme, self.tr("Show"))
        self._show.clicked.connect(self._ask)
        self.banner = Banner(theme, BannerView(Tone.DECLINED, "alert", "", ""), self._show)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.banner)
        self.hide()

    def show_read(self, read: NoticesRead, *, shown: str) -> None:
        """Warn where there is a reason; the notice that stands beside the list warns by itself."""
        full, said = full_words(read.health)
        if full:
            self._row = ""
            self.show()
            self.banner.show_banner(BannerView(Tone.DECLINED, "alert", full, said, Manual.MONEY_ARRIVING))
            return
        suspicious = [row.row for row in read.newest if row.is_new and row.standing is NoticeStanding.SUSPICIOUS]
        if suspicious and suspicious != [shown]:
            self._row = next(row for row in suspicious if row != shown)
            one = self.tr("1 suspicious notice came in")
            many = self.tr("{count} suspicious notices came in").format(count=len(suspicious))
            title = one if len(suspicious) == 1 else many
            said = self.tr("Hand over nothing for what is suspicious. It is counted nowhere.")
            self.show()
            self.banner.show_banner(BannerView(Tone.DECLINED, "alert", title, said, Manual.MONEY_ARRIVING))
        elif read.health.silent:
            self._row = ""
            said = self.tr("The payments stand as they are. The service can be asked to send it again.")
            self.show()
            title = silent_words(read.health.silent)
            self.banner.show_banner(BannerView(Tone.UNSURE, "unsure", title, said, Manual.MONEY_ARRIVING))
        else:
            self.hide()

    def _ask(self) -> None:
        if self._row:
            self.row_asked.emit(self._row)
        else:
            self.health_asked.emit()

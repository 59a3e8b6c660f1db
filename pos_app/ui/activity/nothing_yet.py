"""Before anything came: what appears here, how the service reaches the till, and whether anything ever arrived."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.webhook_view import FeedHealth
from pos_app.ui.activity.head import ActivityHead
from pos_app.ui.activity.words import clock_or_day
from pos_app.ui.frame.feed_health import elsewhere_words, where_words
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text

_DISC: Final = 96
_WIDEST: Final = 520


class NothingYet(Panel):
    """Disc, headline, sentences, at most two buttons."""

    test_notice_asked = Signal()
    health_asked = Signal()

    def __init__(self, theme: Theme, *, can_send_test: bool) -> None:
        super().__init__(theme)
        self.pad(1)
        self.head = ActivityHead(theme)
        self._title = Text(theme, self.tr("Nothing yet"), kind=Type.HEADLINE, wraps=True)
        self._what = Text(theme, ink="text_muted", wraps=True)
        self._where = Text(theme, ink="text_muted", wraps=True)
        self.health = Button(theme, self.tr("How the feed stands"), icon="info")
        self.test = Button(theme, self.tr("Send a test notice"), icon="flask", key="F7")
        if not can_send_test:  # shown before it has a parent it would be a window
            self.test.hide()
        self.health.clicked.connect(self.health_asked)
        self.test.clicked.connect(self.test_notice_asked)
        self._lay_out()

    def text(self) -> str:
        """Return what it says."""
        return f"{self._what.text()} {self._where.text()}"

    def show_health(self, health: FeedHealth, *, now: datetime) -> None:
        """Say how it stands."""
        self.head.show_health(health)
        last = self.tr("Nothing ever came.")
        if health.last_at is not None:
            last = self.tr("Last one: {time}.").format(time=clock_or_day(health.last_at, now))
        what = self.tr("Transfers, card results, payouts and BVN checks appear here by themselves.")
        self._what.setText(f"{what} {last}")
        self._where.setText(f"{where_words(health)} {elsewhere_words(health)}".strip())

    def _lay_out(self) -> None:
        space, inside = self._theme.tokens.space, QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(space.x3, space.x2, space.x3, space.x2)
        column.setSpacing(space.x1)
        column.addStretch()
        column.addWidget(_FeedDisc(self._theme), 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(space.x2)
        for text in (self._title, self._what, self._where):
            text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            text.setMaximumWidth(self._theme.px(_WIDEST))
            row = QHBoxLayout()
            row.addStretch(1)
            row.addWidget(text, 100)
            row.addStretch(1)
            column.addLayout(row)
        column.addSpacing(space.x2)
        acts = Footer(self._theme, height=self._theme.tokens.size.button)
        acts.row.addStretch()
        acts.row.addWidget(self.health)
        acts.row.addWidget(self.test)
        acts.row.addStretch()
        column.addWidget(acts)
        column.addStretch()
        self.column.addWidget(self.head)
        self.column.addWidget(SeparatorLine())
        self.column.addWidget(Scroller(inside), 1)


class _FeedDisc(QWidget):
    """The mark."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setFixedSize(theme.px(_DISC), theme.px(_DISC))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, colors = painter_on(self), self._theme.colors
        draw_box(painter, self._theme, self.rect(), fill=colors.sunken, line=colors.line, radius=self.width() // 2)
        middle = QPointF(self.width() / 2, self.height() / 2)
        draw_icon(painter, self._theme, "feed", colors.text_muted, at=middle, size=self._theme.px(40))

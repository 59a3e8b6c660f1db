"""The bank's page in its frame on the stage, under an address line of ours."""

import asyncio
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QRect, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QPaintEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QVBoxLayout, QWidget

from pos_app.services.browser import ApprovalEvent, ApprovalPage
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.paint import draw_box, painter_on, rounded_path
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.web.address_line import AddressLine
from pos_app.ui.web.addresses import may_open
from pos_app.ui.web.bank_pages import ApprovalTexts, BankPages
from pos_app.ui.web.trouble import PageTrouble, TroublePanel

LARGE = QSize(500, 600)
SMALL = QSize(390, 400)
_HEADER = 54
_EDGE = 1  # the panel's line, all round


def page_size_for(height: int) -> QSize:
    """Banks draw their pages for a few sizes; take the larger of our two if this height holds it."""
    return LARGE if height >= LARGE.height() + _HEADER + 2 * _EDGE else SMALL


class ApprovalView(QFrame):
    """Where the customer approves. Nothing a page does can write on the line above it, or leave the frame."""

    happened = Signal(object)  # an ApprovalEvent
    moved = Signal()  # another address stands above the page
    ended = Signal()

    def __init__(
        self,
        theme: Theme,
        page: ApprovalPage,
        texts: ApprovalTexts,
        *,
        size: QSize,
        nearby: frozenset[str],
        open_elsewhere: Callable[[QUrl], object],
    ) -> None:
        super().__init__()
        self.setObjectName("approvalView")
        self.can_open_elsewhere = not page.is_posted
        self._theme = theme
        self._address = QUrl(page.address)
        self._open_elsewhere = open_elsewhere
        self._has_painted = False
        self._is_over = False
        self._line = AddressLine(theme)
        self._close_window = Button(theme, self.tr("Close"), ButtonKind.QUIET, icon="x")
        self._pages = BankPages(page, texts, nearby=nearby)
        self._trouble = TroublePanel(theme, *self._ways_on())
        self._note = self._make_note()
        self._lay_out(size)
        self._connect()

    @property
    def address(self) -> str:
        """What stands in the line: host and path."""
        return self._line.text

    def open(self) -> None:
        """Go to the bank."""
        self._show_address()
        if self._may_go():
            self._pages.open()
            self._pages.take_keyboard()
        else:
            # Not at once: whoever opens it has not got the handle yet.
            asyncio.get_running_loop().call_soon(self._cover, PageTrouble.LOAD_FAILED, ApprovalEvent.LOAD_FAILED)

    def reload(self) -> None:
        """Load the page again, after a trouble too."""
        if self._may_go() and not self._is_over:
            self._trouble.hide()
            self._note.hide()
            self._pages.reload()
            self._pages.take_keyboard()

    def open_elsewhere(self) -> None:
        """Open it in the browser of this computer, which has not got the token that some pages take."""
        if self.can_open_elsewhere and self._may_go():
            self._open_elsewhere(self._address)

    def end(self) -> None:
        """Leave the bank; nothing more happens, and the view goes once nothing of the visit is left."""
        if not self._is_over:
            self._is_over = True
            self.hide()
            self._pages.ended.connect(self._go)
            self._pages.end()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_over:
            self._pages.take_keyboard()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        colors, radius = self._theme.colors, self._theme.tokens.radius.panel
        draw_box(painter, self._theme, self.rect(), fill=colors.surface, radius=radius)
        painter.setClipPath(rounded_path(self.rect(), radius))
        header = QRect(0, 0, self.width(), _EDGE + _HEADER)
        painter.fillRect(header, self._theme.ink(colors.sunken))
        painter.fillRect(QRect(0, header.height() - _EDGE, self.width(), _EDGE), self._theme.ink(colors.line))
        painter.setClipping(False)
        draw_box(painter, self._theme, self.rect(), line=colors.line, radius=radius)

    def _ways_on(self) -> tuple[Button, ...]:
        again = Button(self._theme, self.tr("Reload page"), icon="refresh")
        again.setObjectName("approvalReload")
        again.clicked.connect(self.reload)
        if not self.can_open_elsewhere:
            return (again,)
        elsewhere = Button(self._theme, self.tr("Open in browser"), icon="external")
        elsewhere.setObjectName("approvalElsewhere")
        elsewhere.clicked.connect(self.open_elsewhere)
        return again, elsewhere

    def _make_note(self) -> Banner:
        hide = Button(self._theme, self.tr("Hide"), ButtonKind.QUIET)
        note = Banner(self._theme, BannerView(Tone.WAITING, "info", "", ""), hide)
        note.setObjectName("approvalNote")
        hide.clicked.connect(note.hide)
        note.hide()
        return note

    def _lay_out(self, size: QSize) -> None:
        self._close_window.setObjectName("approvalCloseWindow")
        self._close_window.hide()
        header = QWidget()
        header.setFixedHeight(_HEADER)
        row = QHBoxLayout(header)
        row.setContentsMargins(self._theme.tokens.space.x2, 0, self._theme.tokens.space.x2, 0)
        row.setSpacing(self._theme.tokens.space.x2)
        row.addWidget(self._line, 1)
        row.addWidget(self._close_window)
        row.addWidget(Text(self._theme, self.tr("The bank’s page"), kind=Type.CAPTION, ink="text_muted"))
        frame = QWidget()
        frame.setObjectName("approvalFrame")
        frame.setFixedSize(size)
        for part in (self._pages, self._trouble, self._note):
            part.setParent(frame)
        self._pages.setGeometry(frame.rect())
        self._trouble.setGeometry(frame.rect())
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, _EDGE, _EDGE, _EDGE)
        column.setSpacing(0)
        column.addWidget(header)
        column.addWidget(frame, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch()

    def _connect(self) -> None:
        pages = self._pages
        pages.moved.connect(self._show_address)
        pages.said.connect(partial(self._show_note, self.tr("The bank’s page says")))
        pages.asked.connect(partial(self._show_note, self.tr("The bank’s page asked. Kaunta answered No.")))
        pages.not_opened.connect(self._say_not_opened)
        pages.painted.connect(self._uncover)
        pages.stayed_blank.connect(partial(self._cover, PageTrouble.BLANK, ApprovalEvent.BLANK))
        pages.failed.connect(partial(self._cover, PageTrouble.LOAD_FAILED, ApprovalEvent.LOAD_FAILED))
        pages.crashed.connect(partial(self._cover, PageTrouble.CRASHED, ApprovalEvent.CRASHED))
        pages.returned.connect(partial(self._tell, ApprovalEvent.RETURNED))
        pages.returned_nowhere.connect(partial(self._trouble.show_trouble, PageTrouble.RETURNED))
        pages.closed.connect(partial(self._tell, ApprovalEvent.CLOSED))
        self._close_window.clicked.connect(pages.close_windows)

    def _may_go(self) -> bool:
        return may_open(self._address, is_main_frame=True)

    def _cover(self, trouble: PageTrouble, event: ApprovalEvent) -> None:
        if not self._is_over:
            self._trouble.show_trouble(trouble)
            self._tell(event)

    def _uncover(self) -> None:
        focus = QApplication.focusWidget()
        has_keyboard = focus is not None and self._trouble.isAncestorOf(focus)
        self._trouble.hide()
        if has_keyboard:  # it would pass to whatever comes next
            self._pages.take_keyboard()
        if not self._has_painted:
            self._has_painted = True
            self._tell(ApprovalEvent.SHOWN)

    def _show_address(self) -> None:
        self._line.show_address(self._pages.address)
        self._close_window.setVisible(self._pages.has_windows)
        self.moved.emit()

    def _say_not_opened(self) -> None:
        title = self.tr("Not opened")
        self._show_note(title, self.tr("The bank’s page led to a file, or to what Kaunta does not open. Approve here."))

    def _show_note(self, title: str, text: str) -> None:
        self._note.show_banner(BannerView(Tone.WAITING, "info", title, text))
        width = self._pages.width()
        height = max(self._note.minimumHeight(), self._note.heightForWidth(width))
        self._note.setGeometry(0, self._pages.height() - height, width, height)
        self._note.raise_()

    def _tell(self, event: ApprovalEvent) -> None:
        if not self._is_over:
            self.happened.emit(event)

    def _go(self) -> None:
        self.ended.emit()
        self.deleteLater()

"""The parts of the screen of a payment: which of them are seen, where they stand, and what they show."""

from datetime import datetime

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentView
from pos_app.domain.slip import SlipLine
from pos_app.ui.card.progress.approval_side import ApprovalSide
from pos_app.ui.card.progress.merged_ticket import MergedTicket
from pos_app.ui.card.progress.next_check import NextCheck
from pos_app.ui.card.progress.progress_stage import PaymentProgress
from pos_app.ui.card.progress.result_stage import PaymentResult
from pos_app.ui.card.progress.scene import Scene
from pos_app.ui.card.progress.ticket import Ticket
from pos_app.ui.documents.print_bar import PrintBar
from pos_app.ui.documents.receipt import SlipHead, paper_of
from pos_app.ui.kit.screen import ScreenWidth
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.kit.widgets.toast import NEVER_COVERED
from pos_app.ui.transaction.layout import places_in, places_in_one_column

_LEAST_BESIDE_PAGE = 280
_VACANT_GLYPH = 48


class Parts:
    """Ticket and stage in their several forms. They are placed by hand: nothing that one shows can move another."""

    def __init__(self, theme: Theme, screen: QWidget, page_stage: QStackedWidget) -> None:
        self._theme = theme
        self._screen = screen
        self._room = ScreenWidth.WIDE
        self._is_single = False
        self.ticket = Ticket(theme)
        self.merged = MergedTicket(theme)
        self.progress = PaymentProgress(theme)
        self.side = ApprovalSide(theme)
        self.vacant = VacantPage(theme)
        self.result = PaymentResult(theme)
        self.receipt = ReceiptSide(theme)
        self._bars: tuple[PrintBar, ...] = ()
        self._page = page_stage
        page_stage.setProperty(NEVER_COVERED, True)
        self._merged_place = Scroller(self.merged)
        for part in self._all():
            part.setParent(screen)
            part.hide()

    def show_scene(self, scene: Scene, slip: SlipHead, *, now: datetime) -> None:
        """Show what there is to show, on the parts that are seen."""
        view = scene.payment
        self.ticket.show_payment(view, now=now)
        if scene.is_approval:
            self.merged.show_scene(scene, now=now)
            self.side.show_scene(scene, now=now)
        elif scene.is_waiting:
            self.progress.show_scene(scene, now=now)
        else:
            paper = paper_of(view, slip)
            lines = tuple(paper.lines)
            self.result.show_scene(scene, lines, now=now)
            self.receipt.show_payment(view, lines, now=now)
            for bar in self._bars:
                bar.show_slip(None if view.word is Word.NOT_CHARGED else paper)

    def take_bars(self, beside: PrintBar, within: PrintBar) -> None:
        """Have slips printed from beside the result, and from within it where the paper is shown there."""
        self._bars = (beside, within)
        self.receipt.take_bar(beside)
        self.result.take_bar(within)

    def show_time(self, scene: Scene, now: datetime) -> None:
        """Let the clocks go on."""
        if self._is_merged(scene):
            self.merged.show_time(now)
        else:
            self.ticket.show_time(now)
        if scene.is_approval:
            self.side.show_time(now)
        elif scene.is_waiting:
            self.progress.show_time(now)
        else:
            self.result.show_time(scene.payment, now)
            self.receipt.show_time(scene.payment, now)

    def bring_forward(self, scene: Scene) -> None:
        """Let the parts be seen that this scene needs, and no others."""
        is_narrow = self._room is ScreenWidth.NARROW
        is_merged = self._is_merged(scene)
        is_vacant = scene.is_approval and scene.page is not None and scene.page.is_in_own_window
        for part, shows in (
            (self.ticket, not is_merged),
            (self._merged_place, is_merged),
            (self.progress, scene.is_waiting and not scene.is_approval),
            (self.side, scene.is_approval and not is_merged),
            (self.vacant, is_vacant),
            (self._page, scene.is_approval and not is_vacant),
            (self.result, not scene.is_waiting),
            (self.receipt, not scene.is_waiting and not is_narrow),
        ):
            part.setVisible(shows)
        if self._is_single and not is_merged:
            self.ticket.be_plain(is_plain=True)
            (self.progress if scene.is_waiting else self.result).take_below(self.ticket)

    def first_focus(self, scene: Scene) -> QWidget | None:
        """The expected next act; the bank's page takes the keyboard itself."""
        if scene.is_approval:
            return None
        return self.progress.check if scene.is_waiting else self.result.filled

    def _is_merged(self, scene: Scene) -> bool:
        return scene.is_approval and (self._room is ScreenWidth.NARROW or self._is_single)

    def arrange(self, room: ScreenWidth, *, is_single: bool) -> None:
        """Fit the parts to the room there is; in one column the ticket scrolls under the stage."""
        self._room, self._is_single = room, is_single
        is_narrow = room is ScreenWidth.NARROW
        if not is_single and self.ticket.parentWidget() is not self._screen:
            self.ticket.setParent(self._screen)
            self.ticket.be_plain(is_plain=False)
            for stage in (self.progress, self.result):
                stage.stand_beside_ticket()
        padding = self._theme.tokens.space.x2 if is_narrow else self._theme.tokens.space.x3
        self.ticket.pad(padding)
        self.side.pad(padding)
        self.progress.arrange(is_narrow=is_narrow, is_single=is_single)
        self.result.arrange(is_narrow=is_narrow)

    def place(self, whole: QRect) -> None:
        """Put each part in its place, seen or not: a page must know its size before it is opened."""
        tokens, least = self._theme.tokens, self._theme.px(_LEAST_BESIDE_PAGE)
        places = places_in(whole, self._room, tokens)
        if self._is_single:
            places = places_in_one_column(whole, self._room, tokens, least=least)
        for part, place in (
            (self._merged_place, places.merged),
            (self.progress, places.stage),
            (self.vacant, places.page),
            (self._page, places.page),
            (self.side, places.side),
            (self.result, places.result),
            (self.receipt, places.receipt),
        ):
            part.setGeometry(place)
        if not self._is_single:
            self.ticket.setGeometry(places.ticket)

    def guarded(self) -> list[QWidget]:
        """Everything that can be pressed by mistake when a stage changes under the hand."""
        parts = (self.progress, self.side, self.merged, self.result)
        return [widget for part in parts for widget in part.findChildren(QWidget)]

    def _all(self) -> tuple[QWidget, ...]:
        parts = (self.ticket, self._merged_place, self.progress, self.side, self.vacant)
        return (*parts, self._page, self.result, self.receipt)


class ReceiptSide(QWidget):
    """Beside a result in wide windows: the paper, what prints it, and who may close what nobody is sure of."""

    manager_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._slip = ReceiptSlip(theme)
        self._next = NextCheck(theme)
        self._manager = Button(theme, self.tr("Ask a manager"), ButtonKind.QUIET, icon="user")
        self._manager.clicked.connect(self.manager_asked)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.tokens.space.x2)
        self._column.addWidget(self._slip)
        self._column.addStretch()
        self._column.addWidget(self._next)
        self._column.addWidget(self._manager)

    def take_bar(self, bar: QWidget) -> None:
        """Have these buttons stand under the paper."""
        self._column.insertWidget(1, bar)

    def show_payment(self, view: PaymentView, slip: tuple[SlipLine, ...], *, now: datetime) -> None:
        """Show the paper of this payment."""
        self._slip.show_slip(slip)
        self._next.setVisible(view.word is Word.NOT_SURE)
        self._manager.setVisible(view.may_close)
        self._next.show_time(view, now)

    def show_time(self, view: PaymentView, now: datetime) -> None:
        """Let the countdown go on."""
        self._next.show_time(view, now)


class VacantPage(Panel):
    """Stands in the place of the bank’s page while that is in a window of its own, and brings it back."""

    return_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        space = theme.tokens.space
        back = Button(theme, self.tr("Bring it back"))
        back.clicked.connect(self.return_asked)
        where = Text(theme, self.tr("The bank’s page is in its own window"), kind=Type.TITLE, wraps=True)
        goes_on = Text(theme, self.tr("The customer types the code there."), ink="text_muted", wraps=True)
        middle = Qt.AlignmentFlag.AlignHCenter
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch()
        column.addWidget(Glyph(theme, "monitor", ink="text_muted", size=theme.px(_VACANT_GLYPH)), 0, middle)
        for words in (where, goes_on):
            words.setAlignment(middle)
            column.addSpacing(space.x2)
            column.addWidget(words)
        column.addSpacing(space.x2)
        column.addWidget(back, 0, middle)
        column.addSpacing(space.x2)
        column.addStretch()
        self.column.addWidget(Scroller(inside))

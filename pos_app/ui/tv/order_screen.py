"""One TV order on the screen, from Pay to its result: the ticket stays still, the stage beside it changes."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.events import Changed, Topic
from pos_app.domain.payment import Word
from pos_app.domain.plain_text import plain
from pos_app.domain.slip import Slip
from pos_app.domain.tv_view import OrderView
from pos_app.ui.documents.order_slip import paper_of
from pos_app.ui.documents.print_bar import PrintBar
from pos_app.ui.documents.receipt import SlipHead
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.sounds import Loudspeaker
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope, Wishes
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets import clipboard
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.transaction.announcer import TransactionAnnouncer
from pos_app.ui.transaction.layout import places_in, places_in_one_column
from pos_app.ui.tv.desk import ManagerGate, TvDesk
from pos_app.ui.tv.manager_dialog import ManagerDialog
from pos_app.ui.tv.order_dialogs import OutcomeDialog, SendAgainDialog
from pos_app.ui.tv.order_result import OrderResult
from pos_app.ui.tv.order_scene import OrderScene
from pos_app.ui.tv.order_ticket import OrderTicket
from pos_app.ui.tv.order_words import spoken_state
from pos_app.ui.tv.sending_stage import SendingStage

_GUARDED = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress})


class OrderScreen(Screen):
    """Shows an order. Leaving it stops nothing; what is not sure is never sent again by itself."""

    new_order_asked = Signal()
    same_customer_asked = Signal(object)  # the order whose customer it is

    def __init__(
        self,
        theme: Theme,
        desk: TvDesk,
        gate: ManagerGate,
        *,
        dialogs: DialogLayer,
        slip: SlipHead,
        now: Callable[[], datetime],
        sounds: Loudspeaker | None = None,
    ) -> None:
        super().__init__(theme)
        self._acts = OrderActs(theme, desk, gate, dialogs)
        self._slip_head = slip
        self._now = now
        self._scene: OrderScene | None = None
        self._tasks = TaskScope(self)
        self._looks = Wishes(self._tasks, "look", desk.view, answered=self._looked)
        self._news = TransactionAnnouncer(self, sounds)
        self._ticket = OrderTicket(theme)
        self._sending = SendingStage(theme)
        self._result = OrderResult(theme)
        self._side = OrderPaper(theme)
        for part in self._parts():
            part.setParent(self)
            part.hide()
        self._clock = QTimer(self, interval=theme.tokens.motion.elapsed_tick)
        self._guard = QTimer(self, interval=theme.tokens.motion.guard)
        self._guard.setSingleShot(True)
        self._connect()

    @property
    def reference(self) -> str:
        """The order that is shown; '' before the first."""
        return self._scene.order.reference if self._scene is not None else ""

    @property
    def shown_word(self) -> Word | None:
        """The word that stands on the screen."""
        return self._scene.order.word if self._scene is not None else None

    @property
    def takes_presses(self) -> bool:
        """Tell whether it is long enough ago that something else stood there."""
        return not self._guard.isActive()

    def show_order(self, order: OrderView) -> None:
        """Show this order as it stands: the only way in."""
        before = self._scene
        if before is None or before.order.reference != order.reference:
            self._tasks.cancel_all()
            before = None
        self._render(OrderScene(order) if before is None else replace(before, order=order))

    def take_bars(self, beside: PrintBar, within: PrintBar) -> None:
        """Have slips printed from here."""
        self._side.take_bars(beside, within)
        self._result.take_bar(within)
        for bar in (beside, within):
            bar.told.connect(self.told)

    def show_slip_head(self, slip: SlipHead) -> None:
        """Write this shop and till on the receipts from now on."""
        self._slip_head = slip
        if self._scene is not None:
            self._render(self._scene)

    def enter(self) -> None:
        self._sending.to_top()
        self._result.to_top()
        self._look()

    def hear(self, event: Changed) -> None:
        """Read again when the order that is shown has changed."""
        if event.topic is Topic.ORDER and event.key == self.reference:
            self._look()

    def first_focus(self) -> QWidget | None:
        if self._scene is None:
            return None
        return self._sending.next if self._scene.is_waiting else self._result.first

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._room is not None:
            self._place(self._room)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._keep_time()
        if self._scene is not None:
            self._tell_news(self._scene.order)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _GUARDED and self._guard.isActive():
            return True  # it was meant for what stood there before
        return super().eventFilter(watched, event)

    def _render(self, scene: OrderScene) -> None:
        before, self._scene = self._scene, scene
        order, now = scene.order, self._now()
        self._ticket.show_order(order, now=now)
        if scene.is_waiting:
            self._sending.show_scene(scene, now=now)
        else:
            paper = paper_of(order, self._slip_head)
            self._result.show_scene(scene, tuple(paper.lines), now=now)
            self._side.show_paper(paper, order.word)
        if before is None or (before.order.reference, before.order.word) != (order.reference, order.word):
            had_focus = self.isVisible() and self._holds_focus()
            self._bring_forward(scene)
            self._guard.start()
            first = self.first_focus()
            if had_focus and first is not None:
                first.setFocus()
        self._keep_time()
        if self.isVisible():
            self._tell_news(order)

    def _tell_news(self, order: OrderView) -> None:
        self._news.tell(order.reference, order.word, spoken_state(order))

    def _holds_focus(self) -> bool:
        """Tell whether the keyboard is here, or nowhere since what it was on has gone."""
        focus = self.window().focusWidget()
        return not focus or self.isAncestorOf(focus) or not focus.isVisible()

    def _bring_forward(self, scene: OrderScene) -> None:
        has_side = self._room is ScreenWidth.WIDE and not self._is_single
        shown = (True, scene.is_waiting, not scene.is_waiting, not scene.is_waiting and has_side)
        for part, shows in zip(self._parts(), shown, strict=True):
            part.setVisible(shows)
        if self._is_single:
            self._ticket.be_plain(is_plain=True)
            (self._sending if scene.is_waiting else self._result).take_below(self._ticket)

    def _place(self, room: ScreenWidth) -> None:
        """Put each part in its place; in one column the ticket scrolls under the stage."""
        whole, tokens = self.rect(), self._theme.tokens
        if self._is_single:
            places = places_in_one_column(whole, room, tokens, least=0)
        else:
            places = places_in(whole, room, tokens)
            self._ticket.setGeometry(places.ticket)
        for part, place in zip(self._parts()[1:], (places.stage, places.result, places.receipt), strict=True):
            part.setGeometry(place)

    def _arrange(self, room: ScreenWidth) -> None:
        is_narrow, space = room is ScreenWidth.NARROW, self._theme.tokens.space
        self._ticket.pad(space.x2 if is_narrow else space.x3)
        self._sending.arrange(is_narrow=is_narrow, is_single=self._is_single)
        self._result.arrange(is_narrow=is_narrow or self._is_single)
        if not self._is_single and self._ticket.parentWidget() is not self:
            self._ticket.setParent(self)
            self._ticket.be_plain(is_plain=False)
            for stage in (self._sending, self._result):
                stage.stand_beside_ticket()
        self._place(room)
        if self._scene is not None:
            self._bring_forward(self._scene)

    def _keep_time(self) -> None:
        """Let the clocks go while there is something to count and somebody to see it."""
        scene = self._scene
        counts = scene is not None and (scene.is_waiting or bool(scene.wait_before_sending(self._now())))
        if not (counts and self.isVisible()):
            self._clock.stop()
        elif not self._clock.isActive():
            self._clock.start()

    def _tick(self) -> None:
        scene, now = self._scene, self._now()
        if scene is None:
            return
        if scene.is_waiting:
            self._ticket.show_time(now)
            self._sending.show_time(now)
        else:
            self._result.show_time(now)
        self._keep_time()

    def _look(self) -> None:
        if self.reference:
            self._looks.wish(self.reference)

    def _looked(self, answer: Answer[OrderView]) -> None:
        match answer:
            case TaskOk(order):
                if order.reference == self.reference:
                    self.show_order(order)
            case _:
                self._say_problem(answer)

    def _send_again(self) -> None:
        scene = self._scene
        if scene is None or scene.wait_before_sending(self._now()) != 0:
            return
        self._tasks.start(
            "send", partial(self._acts.send_again, scene.order, began=self._say_sending), answered=self._settle
        )

    def _say_sending(self) -> None:
        if self._scene is not None:
            self._render(replace(self._scene, is_sending=True, problem=""))

    def _ask_manager(self) -> None:
        scene = self._scene
        if scene is not None and scene.is_unsure:
            self._tasks.start("outcome", partial(self._acts.enter_outcome, scene.order), answered=self._settle)

    def _settle(self, answer: Answer[bool]) -> None:
        if self._scene is not None:
            self._render(replace(self._scene, is_sending=False))
        match answer:
            case TaskOk():
                self._look()
            case _:
                self._say_problem(answer)

    def _say_problem(self, answer: object) -> None:
        if self._scene is None:
            return
        wrong = self.tr("Something in the till went wrong. It was noted.")
        self._render(replace(self._scene, problem=answer.sentence if isinstance(answer, TaskKnownError) else wrong))

    def _copy(self) -> None:
        self._put_on_clipboard(self.tr("Reference copied"), self.reference)

    def _copy_number(self) -> None:
        if self._scene is not None:
            self._put_on_clipboard(self.tr("Order number copied"), plain(self._scene.order.order_no))

    def _put_on_clipboard(self, title: str, text: str) -> None:
        clipboard.copy(text)
        self.told.emit(ToastView(title, text, "copy"))

    def _take_same_customer(self) -> None:
        self.same_customer_asked.emit(self._scene.order if self._scene is not None else None)

    def _parts(self) -> tuple[QWidget, ...]:
        return self._ticket, self._sending, self._result, self._side

    def _connect(self) -> None:
        self._clock.timeout.connect(self._tick)
        self._sending.next_asked.connect(self.new_order_asked)
        self._sending.copy_asked.connect(self._copy)
        self._result.copy_asked.connect(self._copy)
        self._result.copy_number_asked.connect(self._copy_number)
        self._result.manager_asked.connect(self._ask_manager)
        self._result.buttons.new_asked.connect(self.new_order_asked)
        self._result.buttons.same_asked.connect(self._take_same_customer)
        self._result.buttons.send_asked.connect(self._send_again)
        for part in (self._sending, self._result):
            for widget in part.findChildren(QWidget):
                widget.installEventFilter(self)


class OrderActs:
    """What can be done about an order nobody is sure of: returns whether it was; the safe way out does nothing."""

    def __init__(self, theme: Theme, desk: TvDesk, gate: ManagerGate, dialogs: DialogLayer) -> None:
        self._theme = theme
        self._desk = desk
        self._gate = gate
        self._dialogs = dialogs

    async def send_again(self, order: OrderView, *, began: Callable[[], None]) -> bool:
        """Send the same order once more, if a manager signs for what may come of it."""
        dialog = SendAgainDialog(self._theme, self._gate, order)
        if await self._dialogs.open(dialog) != ManagerDialog.APPROVED:
            return False
        approval = dialog.approval
        began()
        await self._desk.send_again(order.reference, approval=approval)
        return True

    async def enter_outcome(self, order: OrderView) -> bool:
        """Enter what became of it, as a manager signed it."""
        dialog = OutcomeDialog(self._theme, self._gate, order)
        if await self._dialogs.open(dialog) != ManagerDialog.APPROVED or dialog.is_delivered is None:
            return False
        is_delivered, reason, approval = dialog.is_delivered, dialog.reason, dialog.approval
        await self._desk.manager_says(order.reference, is_delivered=is_delivered, reason=reason, approval=approval)
        return True


class OrderPaper(QWidget):
    """The paper, and whatever buttons print it, here and elsewhere."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._slip = ReceiptSlip(theme)
        self._bars: tuple[PrintBar, ...] = ()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(theme.tokens.space.x2)
        self._column.addWidget(self._slip)
        self._column.addStretch()

    def take_bars(self, beside: PrintBar, elsewhere: PrintBar) -> None:
        """Print from here, and from where else the paper is shown."""
        self._bars = (beside, elsewhere)
        self._column.insertWidget(1, beside)

    def show_paper(self, paper: Slip, word: Word) -> None:
        """Show this; what never left has nothing to print."""
        self._slip.show_slip(paper.lines)
        for bar in self._bars:
            bar.show_slip(None if word is Word.NOT_CHARGED else paper)

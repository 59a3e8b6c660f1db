"""One card payment on the screen, from Pay to its result: the ticket stays still, the stage beside it changes."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeySequence, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from pos_app.domain.events import Changed, Topic
from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentView
from pos_app.ui.card.progress.desk import BankPagesDesk, PaymentDesk
from pos_app.ui.card.progress.notice_line import NoticeLine
from pos_app.ui.card.progress.page_area import PageArea
from pos_app.ui.card.progress.parts import Parts
from pos_app.ui.card.progress.result_words import spoken_state
from pos_app.ui.card.progress.scene import Scene
from pos_app.ui.documents.print_bar import PrintBar
from pos_app.ui.documents.receipt import SlipHead
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.sounds import Loudspeaker
from pos_app.ui.kit.tasks import Answer, TaskBug, TaskKnownError, TaskOk, TaskScope, Wishes
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets import clipboard
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.transaction.announcer import TransactionAnnouncer

_READ_AGAIN_AFTER: Final = 1.0  # seconds past the time at which the service was to be asked
_GUARDED: Final = frozenset({QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick, QEvent.Type.KeyPress})


class PaymentScreen(Screen):
    """Shows a payment and asks about it. Leaving it stops nothing."""

    new_payment_asked = Signal()
    another_card_asked = Signal(int)  # the number of the sale that is still to be paid
    end_asked = Signal(int)  # the number of a sale that nobody will pay
    manager_asked = Signal(str)  # the reference of what is to be closed without an answer

    def __init__(
        self,
        theme: Theme,
        desk: PaymentDesk,
        pages: BankPagesDesk,
        *,
        stage: QStackedWidget,
        slip: SlipHead,
        sounds: Loudspeaker,
        now: Callable[[], datetime],
        notice: NoticeLine | None = None,
    ) -> None:
        super().__init__(theme)
        self._desk = desk
        self._slip = slip
        self._now = now
        self._scene: Scene | None = None
        self._parts = Parts(theme, self, stage)
        self._notice = notice
        if notice is not None:
            self._parts.result.take_notice(notice)
        self._stand = PageArea(self, pages, stage)
        self._news = TransactionAnnouncer(self, sounds)
        self._tasks = TaskScope(self)
        self._looks = Wishes(self._tasks, "look", desk.view, answered=self._looked)
        self._clock = QTimer(self, interval=theme.tokens.motion.elapsed_tick)
        self._guard = QTimer(self, interval=theme.tokens.motion.guard)
        self._guard.setSingleShot(True)
        self._connect()

    @property
    def reference(self) -> str:
        """The payment that is shown; '' before the first."""
        return self._scene.payment.reference if self._scene is not None else ""

    @property
    def is_guarded(self) -> bool:
        """Tell whether what is pressed now was meant for what stood there before: it comes to nothing."""
        return self._guard.isActive()

    def show_payment(self, view: PaymentView) -> None:
        """Show this payment as it stands: the only way in."""
        before = self._scene
        if before is None or before.payment.reference != view.reference:
            self._tasks.cancel_all()
            before = None
        scene = Scene(view) if before is None else replace(before, payment=view)
        self._render(self._with_page(scene))

    def take_bars(self, beside: PrintBar, within: PrintBar) -> None:
        """Have slips printed from here."""
        self._parts.take_bars(beside, within)
        for bar in (beside, within):
            bar.told.connect(self.told)
        self._show_again()

    def show_slip_head(self, slip: SlipHead) -> None:
        """Write this shop and till on the receipts from now on."""
        self._slip = slip
        self._show_again()

    def enter(self) -> None:
        self._look()

    def hear(self, event: Changed) -> None:
        """Read again when the payment that is shown has changed."""
        sale = str(self._scene.payment.sale) if self._scene is not None else ""
        if (event.topic, event.key) in {(Topic.PAYMENT, self.reference), (Topic.SALE, sale)}:
            self._look()
        if self._notice is not None:
            self._notice.hear(event)

    def first_focus(self) -> QWidget | None:
        return self._parts.first_focus(self._scene) if self._scene is not None else None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._parts.place(self.rect())

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._keep_time()
        if self._scene is not None:
            self._tell_news(self._scene.payment)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._clock.stop()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _GUARDED and self._guard.isActive():
            return True  # it was meant for what stood there before
        return super().eventFilter(watched, event)

    def _render(self, scene: Scene) -> None:
        before, self._scene = self._scene, scene
        self._parts.show_scene(scene, self._slip, now=self._now())
        if self._notice is not None and not scene.is_waiting:
            self._notice.show_payment(scene.payment.reference)
        if before is None or _stage_of(before) != _stage_of(scene):
            had_focus = self.isVisible() and self._holds_focus()
            self._parts.bring_forward(scene)
            self._guard.start()
            first = self.first_focus()
            if had_focus and first is not None:
                first.setFocus(Qt.FocusReason.OtherFocusReason)
        self._keep_time()
        if self.isVisible():
            self._tell_news(scene.payment)

    def _tell_news(self, view: PaymentView) -> None:
        self._news.tell(view.reference, view.word, spoken_state(view))

    def _holds_focus(self) -> bool:
        """Tell whether the keyboard is here, or nowhere since what it was on has gone."""
        focus = self.window().focusWidget()
        return not focus or self.isAncestorOf(focus) or not focus.isVisible()

    def _arrange(self, room: ScreenWidth) -> None:
        self._parts.arrange(room, is_single=self._is_single)
        self._parts.place(self.rect())
        if self._scene is not None:
            self._parts.bring_forward(self._scene)

    def _keep_time(self) -> None:
        """Let the clocks go while there is something to count and somebody to see it."""
        scene = self._scene
        counts = scene is not None and (scene.is_waiting or scene.payment.word is Word.NOT_SURE)
        if not (counts and self.isVisible()):
            self._clock.stop()
        elif not self._clock.isActive():
            self._clock.start()

    def _tick(self) -> None:
        scene = self._scene
        if scene is None:
            return
        now = self._now()
        self._parts.show_time(scene, now)
        due = scene.payment.next_ask_at
        if due is not None and (now - due).total_seconds() > _READ_AGAIN_AFTER and not self._tasks.is_running("look"):
            self._look()  # when it is asked next is no news to the journal, and so nothing rings

    def _look(self) -> None:
        if self.reference:
            self._looks.wish(self.reference)

    def _looked(self, answer: Answer[PaymentView]) -> None:
        match answer:
            case TaskOk(view):
                if view.reference == self.reference:
                    self.show_payment(view)
            case TaskKnownError() | TaskBug():
                self._say_problem(answer)

    def _check(self) -> None:
        if self._scene is None:
            return
        if self._tasks.start("check", partial(self._desk.check_now, self.reference), answered=self._checked):
            self._render(replace(self._scene, is_checking=True, problem=""))

    def _checked(self, answer: Answer[None]) -> None:
        if self._scene is not None:
            self._render(replace(self._scene, is_checking=False))
        self._take(answer)

    def _cancel(self) -> None:
        scene = self._scene
        if scene is None or not scene.is_waiting:
            return
        if self._tasks.start("cancel", partial(self._desk.ask_to_cancel, self.reference), answered=self._cancelled):
            self._render(replace(scene, is_cancelling=True, problem=""))

    def _cancelled(self, answer: Answer[None]) -> None:
        if self._scene is not None:
            self._render(replace(self._scene, is_cancelling=isinstance(answer, TaskOk)))  # it stays asked
        self._take(answer)

    def _show_page(self) -> None:
        if self._scene is not None and self._scene.payment.may_show_page:
            self._tasks.start("page", partial(self._desk.show_page, self.reference), answered=self._take)

    def _take(self, answer: Answer[None]) -> None:
        match answer:
            case TaskOk():
                self._look()
            case TaskKnownError() | TaskBug():
                self._say_problem(answer)

    def _say_problem(self, answer: TaskKnownError | TaskBug) -> None:
        if self._scene is None:
            return
        wrong = self.tr("Something in the till went wrong. It was noted.")
        self._render(replace(self._scene, problem=answer.sentence if isinstance(answer, TaskKnownError) else wrong))

    def _with_page(self, scene: Scene) -> Scene:
        return replace(scene, page=self._stand.show_page_of(scene.payment.reference))

    def _show_again(self) -> None:
        if self._scene is not None:
            self._render(self._with_page(self._scene))

    def _reload(self) -> None:
        if self._scene is not None and self._scene.is_approval:
            self._stand.reload()

    def _copy(self) -> None:
        clipboard.copy(self.reference)
        self.told.emit(ToastView(self.tr("Reference copied"), self.reference, "copy"))

    def _try_another_card(self) -> None:
        if self._scene is not None and self._scene.payment.may_try_again:
            self.another_card_asked.emit(self._scene.payment.sale)

    def _end_sale(self) -> None:
        if self._scene is not None and self._scene.payment.may_try_again:
            self.end_asked.emit(self._scene.payment.sale)

    def _ask_manager(self) -> None:
        if self._scene is not None and self._scene.payment.may_close:
            self.manager_asked.emit(self.reference)

    def _connect(self) -> None:
        parts = self._parts
        self._clock.timeout.connect(self._tick)
        self._stand.changed.connect(self._show_again)
        parts.ticket.copy_asked.connect(self._copy)
        parts.progress.check_asked.connect(self._check)
        parts.progress.cancel_asked.connect(self._cancel)
        parts.progress.page_asked.connect(self._show_page)
        parts.progress.another_card_asked.connect(self._try_another_card)
        parts.progress.end_asked.connect(self._end_sale)
        parts.result.check_asked.connect(self._check)
        parts.result.new_payment_asked.connect(self.new_payment_asked)
        parts.result.another_card_asked.connect(self._try_another_card)
        parts.result.end_asked.connect(self._end_sale)
        for side in (parts.result, parts.receipt):
            side.manager_asked.connect(self._ask_manager)
        parts.vacant.return_asked.connect(self._stand.move)
        for buttons in (parts.side.buttons, parts.merged.buttons):
            buttons.elsewhere_asked.connect(self._stand.open_elsewhere)
            buttons.window_asked.connect(self._stand.move)
            buttons.reload_asked.connect(self._reload)
            buttons.check_asked.connect(self._check)
            buttons.cancel_asked.connect(self._cancel)
        reload = QShortcut(QKeySequence("Ctrl+R"), self)  # the window presses no buttons for this key
        reload.setAutoRepeat(False)
        reload.activated.connect(self._reload)
        for widget in parts.guarded():
            widget.installEventFilter(self)


def _stage_of(scene: Scene) -> tuple[object, ...]:
    """Return what decides which parts are seen."""
    is_vacant = scene.page is not None and scene.page.is_in_own_window
    return scene.payment.reference, scene.is_approval, is_vacant, scene.payment.word

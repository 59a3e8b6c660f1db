"""Ticket and side panel in one, for windows too narrow for three columns."""

from datetime import datetime

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from pos_app.domain.payment_view import PaymentView, StepName
from pos_app.ui.card.progress.approval_actions import ApprovalActions
from pos_app.ui.card.progress.approval_side import approval_actor
from pos_app.ui.card.progress.countdown import left_of
from pos_app.ui.card.progress.scene import Scene
from pos_app.ui.card.progress.ticket import card_text, is_running, step_time, step_views
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.actor_box import ActorBox
from pos_app.ui.kit.widgets.amount_text import AmountText
from pos_app.ui.kit.widgets.badge import WordBadge
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.stepper import Pitch, Stepper
from pos_app.ui.kit.widgets.text import Text, set_tip, width_of

_PADDING = 17
_SIDE = 20
_ACTOR = 72
_ACTOR_LOW = 64
_LOW = 640
_STEP_LOW = 38
_LEFT_GAP = 12
_SLIM = 260


class MergedTicket(Panel):
    """The same facts in less room: no payer, and the details of steps are left out."""

    copy_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._view: PaymentView | None = None
        self._scene: Scene | None = None
        self.buttons = ApprovalActions(theme, columns=2)
        self._badge = WordBadge(theme)
        self._amount = AmountText(theme, largest=Type.DISPLAY_LEAST)
        self._card = Text(theme, kind=Type.CAPTION, ink="text_muted")
        self._reference = Text(theme, kind=Type.CAPTION, ink="text_muted", wraps=True)
        self._actor = ActorBox(theme, "turn", title=Type.TITLE, lowest=self._theme.px(_ACTOR))
        self._steps = Stepper(theme, pitch=Pitch.COMPACT, count=len(StepName))
        self._left = Text(theme, kind=Type.HEADLINE)
        self._after = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self._lay_out()

    def show_scene(self, scene: Scene, *, now: datetime) -> None:
        """Show how it stands."""
        self._scene = scene
        self._view = view = scene.payment
        self._badge.show_word(view.word)
        self._amount.show_amount(view.amount)
        self._card.setText(self._card_beside(view))
        self._reference.setText(view.reference)
        set_tip(self._reference, view.reference)
        title, detail = approval_actor(view, self.tr("Turn the screen to the customer."))
        self._actor.show_actor(title, detail, is_lit=True)
        self._steps.show_steps(step_views(view, now=now))
        self.buttons.show_scene(scene)
        self.show_time(now)

    def show_time(self, now: datetime) -> None:
        """Let the clocks go on."""
        view, scene = self._view, self._scene
        if view is None or scene is None:
            return
        for place, step in enumerate(view.steps):
            if is_running(step):
                self._steps.show_time(place, step_time(step, now))
        left = left_of(view, now)
        self._left.setText(left.text)
        if scene.problem:
            self._after.setText(scene.problem)
        elif left.is_over:
            self._after.setText(self.tr("Taking long. The page stays open. Never type the code for the customer."))
        else:
            self._after.setText(self.tr("left. The page belongs to the bank. Never type the code for the customer."))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_slim = self.width() < self._theme.px(_SLIM)
        self._head.setDirection(QBoxLayout.Direction.TopToBottom if is_slim else QBoxLayout.Direction.LeftToRight)
        is_low = self.height() < self._theme.px(_LOW)
        self.buttons.set_low(is_low=is_low)
        self._steps.set_row_height(self._theme.px(_STEP_LOW) if is_low else self._theme.tokens.size.step_compact)
        self._actor.setMinimumHeight(self._theme.px(_ACTOR_LOW) if is_low else self._theme.px(_ACTOR))
        side, above = self._theme.px(_SIDE), self._theme.px(_PADDING)
        side = side // 2 if is_slim else side
        self.column.setContentsMargins(side, above, side, above)
        if self._scene is not None:
            self._card.setText(self._card_beside(self._scene.payment))
            self.buttons.show_scene(self._scene)

    def _card_beside(self, view: PaymentView) -> str:
        """Leave the brand out where it would hide a part of the reference."""
        whole, digits = f"{card_text(view)} ·", f"•••• {view.last_four} ·"
        whole_room = min(self._theme.tokens.size.ticket_merged, self.width())
        room = whole_room - 2 * (self._theme.px(_SIDE) + 1) - self._theme.tokens.space.half
        taken = width_of(view.reference, self._reference.font())
        return whole if width_of(whole, self._card.font()) + taken <= room else digits

    def _gap(self) -> QWidget:
        """Make room that gives way where a third row of buttons needs it."""
        space = self._theme.tokens.space
        gap = QWidget()
        gap.setMinimumHeight(space.x1)
        gap.setMaximumHeight(space.x2)
        gap.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        return gap

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        head = self._head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setSpacing(space.x1)
        head.addWidget(self._amount, 1)
        head.addWidget(self._badge)
        self._reference.use_mono()
        card = QHBoxLayout()
        card.setSpacing(space.half)
        card.addWidget(self._card)
        card.addWidget(self._reference, 1)
        clock = QWidget()
        clock.setMinimumHeight(2 * self._theme.style(Type.LABEL).line)
        row = QHBoxLayout(clock)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._theme.px(_LEFT_GAP))
        row.addWidget(self._left)
        row.addWidget(self._after, 1)
        column = self.column
        column.setContentsMargins(
            self._theme.px(_SIDE), self._theme.px(_PADDING), self._theme.px(_SIDE), self._theme.px(_PADDING)
        )
        column.addLayout(head)
        column.addSpacing(space.half)
        column.addLayout(card)
        column.addWidget(self._gap())
        column.addWidget(self._actor)
        column.addWidget(self._gap())
        column.addWidget(self._steps)
        column.addSpacing(space.x1)
        column.addWidget(SeparatorLine())
        column.addSpacing(space.x1)
        column.addWidget(clock)
        column.addSpacing(space.half)
        column.addStretch()
        column.addWidget(self.buttons)

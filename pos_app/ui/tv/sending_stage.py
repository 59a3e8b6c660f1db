"""The stage while an order is under way: what is waited for, who acts, and how long it takes."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.domain.tv_view import TvStep, TvStepMark
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import seconds_between, span
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.actor_box import ActorBox
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.reference_row import ReferenceRow
from pos_app.ui.kit.widgets.ring import LARGE, MIDDLE, Ring
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.tv.order_scene import OrderScene
from pos_app.ui.tv.order_words import result_sentence, step_title

_FOOTER: Final = 93
_ROW: Final = 28


class SendingStage(Panel):
    """Only the provider acts now; leaving stops nothing."""

    next_asked = Signal()
    copy_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._scene: OrderScene | None = None
        self._ring = Ring(theme, LARGE, words=self.tr("this step"), turns=True)
        self._title = _centred(theme, Type.HEADLINE)
        self._sentence = _centred(theme, Type.INPUT, ink="text_muted")
        self._slow = _centred(theme, Type.BODY, ink="text_muted")
        self._actors = [ActorBox(theme, icon) for icon in ("user", "users", "tv")]
        self._reference = ReferenceRow(theme, line=theme.px(_ROW))
        self._reference.clicked.connect(self.copy_asked)
        note = self.tr("Leaving this screen stops nothing. A TV payment cannot be taken back.")
        self._note = Text(theme, note, kind=Type.LABEL, ink="text_muted", wraps=True)
        self.next = Button(theme, self.tr("Next customer"), icon="right", key="F2", large=True)
        self.next.clicked.connect(self.next_asked)
        self._lay_out()

    def show_scene(self, scene: OrderScene, *, now: datetime) -> None:
        """Show how it stands."""
        self._scene = scene
        order, step = scene.order, self._step()
        provider = plain(order.provider)
        self._title.setText(step_title(order, step) if step is not None else provider)
        self._sentence.setText(result_sentence(order))
        you, customer, other = self._actors
        you.show_actor(self.tr("You"), self.tr("Nothing to do"), is_lit=False)
        customer.show_actor(self.tr("Customer"), self.tr("Leave the decoder on"), is_lit=False)
        acts = self.tr("{provider} acts now").format(provider=provider)
        other.show_actor(acts, self.tr("Renewing the package"), is_lit=True)
        self._reference.show_reference(order.reference)
        self.show_time(now)

    def show_time(self, now: datetime) -> None:
        """Let the clock go on."""
        step = self._step()
        seconds = seconds_between(step.started_at, now) if step is not None and step.started_at is not None else 0.0
        self._ring.show_time(span(seconds))
        is_slow = seconds * 1000 >= self._theme.tokens.motion.slow_after
        self._slow.setText(self.tr("Slower than usual. Nothing to do.") if is_slow else "")

    def arrange(self, *, is_narrow: bool, is_single: bool = False) -> None:
        """Fit the parts to the room there is; in one column who acts has to be seen under a smaller ring."""
        space = self._theme.tokens.space
        self._ring.use(MIDDLE if is_single else LARGE)
        side = space.x3 if is_narrow else space.x4
        self._body.setContentsMargins(side, space.x2 if is_narrow else side, side, space.x1)
        self._foot.pad(side)
        self._row.setSpacing(space.x1 if is_narrow else space.x2)
        for actor in self._actors:
            actor.arrange(is_narrow=is_narrow)

    def _step(self) -> TvStep | None:
        if self._scene is None:
            return None
        return next((step for step in self._scene.order.steps if step.mark is TvStepMark.NOW), None)

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        inside, body = QWidget(), QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(0)
        self._inside.addWidget(body, 1)
        self._body = QVBoxLayout(body)
        self._body.setSpacing(space.x1)
        self._body.addStretch()
        self._body.addWidget(self._ring, 0, Qt.AlignmentFlag.AlignHCenter)
        self._body.addSpacing(space.x1)
        for text in (self._title, self._sentence, self._slow):
            self._body.addWidget(text)
        self._body.addStretch()
        self._row = QHBoxLayout()
        for actor in self._actors:
            self._row.addWidget(actor, 1)
        self._body.addLayout(self._row)
        self._body.addSpacing(space.x1)
        self._body.addWidget(self._reference)
        self._body.addWidget(self._note)
        self._foot = Footer(self._theme, height=self._theme.px(_FOOTER))
        self._foot.row.addStretch()
        self._foot.row.addWidget(self.next)
        self.pad(0)
        self._scroller = Scroller(inside)
        self._below = SeparatorLine()
        self._below.setParent(self)  # until it is needed
        self._below.hide()
        self.column.addWidget(self._scroller, 1)
        self.column.addWidget(SeparatorLine())
        self.column.addWidget(self._foot)

    def to_top(self) -> None:
        """Begin to be read at the beginning."""
        self._scroller.to_top()

    def take_below(self, ticket: QWidget) -> None:
        """Have this scroll with the stage, under it."""
        self._inside.addWidget(self._below)
        self._below.show()
        self._inside.addWidget(ticket)
        self._scroller.to_top()

    def stand_beside_ticket(self) -> None:
        """Be the stage alone."""
        self._below.hide()


def _centred(theme: Theme, kind: Type, *, ink: str = "text") -> Text:
    text = Text(theme, kind=kind, ink=ink, wraps=True)
    text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return text

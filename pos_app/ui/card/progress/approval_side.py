"""Beside the bank's page: who acts, how long it may take, whose page it is, and what can be done."""

from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.payment_view import Actor, PaymentView
from pos_app.ui.card.progress.approval_actions import ApprovalActions
from pos_app.ui.card.progress.countdown import left_of
from pos_app.ui.card.progress.scene import Scene
from pos_app.ui.card.progress.words import actor_words
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.actor_box import ActorBox
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.ring import SMALL, Ring
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text

_ACTOR = 110
_INFO_GAP = 12


class ApprovalSide(Panel):
    """The side panel of wide windows."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._view: PaymentView | None = None
        self.buttons = ApprovalActions(theme, columns=1)
        self._actor = ActorBox(theme, "turn", title=Type.TITLE, detail=Type.BODY, lowest=theme.px(_ACTOR))
        self._ring = Ring(theme, SMALL, turns=False)
        self._left = Text(theme, weight=600)
        self._after = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self._problem = Text(theme, kind=Type.LABEL, ink="declined_text", wraps=True)
        self._lay_out()

    def show_scene(self, scene: Scene, *, now: datetime) -> None:
        """Show how it stands."""
        self._view = view = scene.payment
        title, detail = approval_actor(view, self.tr("Turn the screen. The customer types the code."))
        self._actor.show_actor(title, detail, is_lit=True)
        self.buttons.show_scene(scene)
        self._problem.setText(scene.problem)
        self._problem.setHidden(not scene.problem)
        self.show_time(now)

    def show_time(self, now: datetime) -> None:
        """Let the countdown go on."""
        if self._view is None:
            return
        left = left_of(self._view, now)
        self._ring.show_time(left.text, part=left.part)
        if left.is_over:
            self._left.setText(self.tr("Taking long"))
            self._after.setText(self.tr("The page stays open. Kaunta goes on asking for the result."))
        else:
            self._left.setText(self.tr("left to approve"))
            self._after.setText(self.tr("Then Kaunta asks the bank for the result."))

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(self._left)
        words.addWidget(self._after)
        words.addStretch()
        clock = QHBoxLayout()
        clock.setSpacing(space.x2)
        clock.addWidget(self._ring)
        clock.addLayout(words, 1)
        info = QHBoxLayout()
        info.setSpacing(self._theme.px(_INFO_GAP))
        glyph = Glyph(self._theme, "info", ink="text_muted", size=self._theme.tokens.size.icon)
        info.addWidget(glyph, 0, Qt.AlignmentFlag.AlignTop)
        whose = self.tr(
            "This page belongs to the bank. Kaunta cannot see what is typed here. Never type the code for the customer."
        )
        info.addWidget(Text(self._theme, whose, kind=Type.LABEL, ink="text_muted", wraps=True), 1)
        told = QWidget()  # scrolls where the words are long: the buttons are always seen
        column = QVBoxLayout(told)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._actor)
        column.addSpacing(space.x2)
        column.addLayout(clock)
        column.addSpacing(space.x2)
        column.addWidget(SeparatorLine())
        column.addSpacing(space.x2)
        column.addLayout(info)
        column.addSpacing(space.x1)
        column.addWidget(self._problem)
        column.addStretch()
        self.column.addWidget(Scroller(told), 1)
        self.column.addSpacing(space.x1)
        self.column.addWidget(self.buttons)


def approval_actor(view: PaymentView, customer_does: str) -> tuple[str, str]:
    """Return who acts while the page stands there: the customer, or once they are through, the bank."""
    actor = view.actor or Actor.CUSTOMER
    words = actor_words(actor, view.waiting_for, acts=True)
    return words.title, customer_does if actor is Actor.CUSTOMER else words.detail

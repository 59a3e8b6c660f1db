"""The stage while a payment is under way: the step, what is waited for, who acts, and how long it takes."""

from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from pos_app.domain.payment_view import Actor, PaymentStep, StepMark
from pos_app.ui.card.progress.cancel_button import CancelButton
from pos_app.ui.card.progress.scene import Scene
from pos_app.ui.card.progress.words import actor_words, alarm_words, waiting_words
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit import language
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import seconds_between, span
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.actor_box import ActorBox
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.ring import LARGE, MIDDLE, Ring
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text

_ICONS = {Actor.YOU: "user", Actor.CUSTOMER: "users", Actor.BANK: "bank"}
_FOOTER = 93


class ProgressStage(Panel):
    """Exactly one of the three is lit, and one button is filled: Check now."""

    check_asked = Signal()
    cancel_asked = Signal()
    another_card_asked = Signal()
    end_asked = Signal()
    page_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._scene: Scene | None = None
        self._is_narrow = self._is_single = False
        self._ring = Ring(theme, LARGE, words=self.tr("this step"), turns=True)
        self._title = _centred(theme, Type.HEADLINE, wraps=True)
        self._sentence = _centred(theme, Type.INPUT, ink="text_muted", wraps=True)
        self._slow = _centred(theme, Type.BODY, ink="text_muted", wraps=True)
        self._page = Button(theme, self.tr("Show page again"), icon="bank")
        self._page.clicked.connect(self.page_asked)
        self._banner = Banner(theme, BannerView(Tone.DECLINED, "alert", "", ""), self._page)
        self._actors = {actor: ActorBox(theme, icon) for actor, icon in _ICONS.items()}
        sentence = self.tr("Cancelling is a request. If the money was already taken, the payment stays Paid.")
        self._note = Text(theme, sentence, kind=Type.LABEL, ink="text_muted", wraps=True)
        self._note_above = Text(theme, sentence, kind=Type.CAPTION, ink="text_muted", wraps=True)
        self._another = Button(theme, self.tr("Try another card"), icon="card", large=True)
        self._end = Button(theme, self.tr("End this sale"), ButtonKind.QUIET, icon="x")
        self._cancel = CancelButton(theme, large=True)
        self.check = Button(theme, self.tr("Check now"), ButtonKind.PRIMARY, icon="refresh", key="F8", large=True)
        self.check.clicked.connect(self.check_asked)
        self._cancel.clicked.connect(self.cancel_asked)
        self._another.clicked.connect(self.another_card_asked)
        self._end.clicked.connect(self.end_asked)
        self._lay_out()

    def show_scene(self, scene: Scene, *, now: datetime) -> None:
        """Show how it stands."""
        self._scene = scene
        view = scene.payment
        words = waiting_words(view.waiting_for)
        self._title.setText(words.title)
        self._sentence.setText(words.detail)
        acting = view.actor or Actor.BANK
        for actor, box in self._actors.items():
            said = actor_words(actor, view.waiting_for, acts=actor is acting)
            box.show_actor(said.title, said.detail, is_lit=actor is acting)
        self._cancel.show_asked(is_asked=scene.is_cancel_asked)
        self.check.set_busy(busy=scene.is_checking)
        self._another.setVisible(view.may_try_again)
        self._end.setVisible(view.may_try_again)
        self._page.setVisible(view.may_show_page)
        self._cancel.setHidden(view.may_try_again and scene.is_cancel_asked)
        self._place_note()
        self._show_banner(scene)
        self.show_time(now)

    def show_time(self, now: datetime) -> None:
        """Let the clock go on."""
        step = self._step()
        if step is None or step.started_at is None:
            self._ring.show_time(span(0.0))
            return
        seconds = seconds_between(step.started_at, now)
        self._ring.show_time(span(seconds))
        is_slow = seconds * 1000 >= self._theme.tokens.motion.slow_after
        self._slow.setText(self._advice(is_slow=is_slow))

    def arrange(self, *, is_narrow: bool, is_single: bool = False) -> None:
        """Fit the parts to the room there is; in one column who acts has to be seen under a smaller ring."""
        space = self._theme.tokens.space
        side = space.x3 if is_narrow else space.x4
        self._body.setContentsMargins(side, space.x2 if is_narrow else side, side, space.x2)
        self._foot.pad(side)
        self._row.setSpacing(space.x1 if is_narrow else space.x2)
        self._is_narrow, self._is_single = is_narrow, is_single
        self._place_note()
        self._fit_ring()
        for actor in self._actors.values():
            actor.arrange(is_narrow=is_narrow)
        for button, icon in ((self.check, "refresh"), (self._another, "card")):
            button.set_icon("" if is_narrow else icon)

    def _advice(self, *, is_slow: bool) -> str:
        scene = self._scene
        if scene is not None and scene.payment.may_try_again:
            return self.tr("The bank was never asked. You may try another card.")
        if scene is not None and scene.is_cancel_asked:
            return self.tr("The bank may still take the money. The sale can be ended when the result is known.")
        return self.tr("Slower than usual. Nothing to do.") if is_slow else ""

    def _place_note(self) -> None:
        """Say what cancelling is, beside the button or over it, while there is one."""
        is_said = not self._cancel.isHidden()
        self._note.setVisible(is_said and not self._is_narrow)
        self._note_above.setVisible(is_said and self._is_narrow)

    def _step(self) -> PaymentStep | None:
        if self._scene is None:
            return None
        return next((step for step in self._scene.payment.steps if step.mark is StepMark.NOW), None)

    def _show_banner(self, scene: Scene) -> None:
        alarm, problem = scene.payment.alarm, scene.problem or language.said(scene.payment.problem)
        if alarm is not None:
            said = alarm_words(alarm, is_paid=False)
            self._banner.show_banner(BannerView(Tone.DECLINED, "alert", said.title, said.detail, Manual.NOT_SURE))
        elif problem:
            goes_on = self.tr("The payment goes on.")
            self._banner.show_banner(BannerView(Tone.UNSURE, "info", problem, goes_on, Manual.TROUBLE))
        else:
            self._banner.hide()
        self._fit_ring()

    def _fit_ring(self) -> None:
        """Keep a banner off the ring, and all in view: where it is narrow, a banner takes a third of the stage."""
        has_banner = not self._banner.isHidden()
        self._ring.use(MIDDLE if self._is_single or (self._is_narrow and has_banner) else LARGE)
        space = self._theme.tokens.space
        above = (space.x1 if self._is_narrow else space.x2) if has_banner else 0
        self._above_ring.changeSize(0, above, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.MinimumExpanding)
        under = space.x2 if has_banner else space.x3 + space.half
        self._under_ring.changeSize(0, under, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._body.invalidate()

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        inside, body = QWidget(), QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(0)
        self._inside.addWidget(body, 1)
        self._body = QVBoxLayout(body)
        self._body.setSpacing(0)
        self._row = QHBoxLayout()
        for actor in self._actors.values():
            self._row.addWidget(actor, 1)
        self._body.addWidget(self._banner)
        self._above_ring = QSpacerItem(0, 0, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.MinimumExpanding)
        self._body.addSpacerItem(self._above_ring)
        self._body.setStretch(self._body.count() - 1, 1)
        self._body.addWidget(self._ring, 0, Qt.AlignmentFlag.AlignHCenter)
        under = space.x3 + space.half
        self._under_ring = QSpacerItem(0, under, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self._body.addSpacerItem(self._under_ring)
        self._body.addWidget(self._title)
        self._body.addSpacing(space.half)
        self._body.addWidget(self._sentence)
        self._body.addSpacing(space.half)
        self._body.addWidget(self._slow)
        self._body.addWidget(self._end, 0, Qt.AlignmentFlag.AlignHCenter)
        least = QSpacerItem(0, space.x1, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.MinimumExpanding)
        self._body.addSpacerItem(least)  # as much as over the ring, but never nothing: the words would touch the boxes
        self._body.setStretch(self._body.count() - 1, 1)
        self._body.addLayout(self._row)
        self._body.addSpacing(space.x1)
        self._body.addWidget(self._note_above)
        self._foot = Footer(self._theme, height=self._theme.px(_FOOTER))
        self._foot.row.addWidget(self._note, 1)
        self._foot.row.addStretch()
        for button in (self._another, self._cancel, self.check):
            self._foot.row.addWidget(button)
        self.pad(0)
        self._scroller = Scroller(inside)
        self._below = SeparatorLine()
        self._below.setParent(self)  # until it is needed
        self._below.hide()
        self.column.addWidget(self._scroller, 1)
        self.column.addWidget(SeparatorLine())
        self.column.addWidget(self._foot)

    def take_below(self, ticket: QWidget) -> None:
        """Have this scroll with the stage, under it."""
        self._inside.addWidget(self._below)
        self._below.show()
        self._inside.addWidget(ticket)
        self._scroller.to_top()


def _centred(theme: Theme, kind: Type, *, ink: str = "text", wraps: bool = False) -> Text:
    text = Text(theme, kind=kind, ink=ink, wraps=wraps)
    text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return text

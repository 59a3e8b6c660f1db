"""The stage while a card payment is under way, and what may be done meanwhile: check, ask to cancel, another card."""

from datetime import datetime

from PySide6.QtCore import QCoreApplication, Signal

from pos_app.domain.payment_view import Actor, PaymentStep, StepMark
from pos_app.ui.card.progress.cancel_button import CancelButton
from pos_app.ui.card.progress.scene import Scene
from pos_app.ui.card.progress.words import actor_words, alarm_words, waiting_words
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit import language
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.banner import BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.transaction.stage import ActorView, ProgressSpacing, ProgressStage, ProgressView

_ICONS = {Actor.YOU: "user", Actor.CUSTOMER: "users", Actor.BANK: "bank"}
_CONTEXT = "payment"


class PaymentProgress(ProgressStage):
    """Exactly one of the three is lit, and one button is filled: Check now."""

    check_asked = Signal()
    cancel_asked = Signal()
    another_card_asked = Signal()
    end_asked = Signal()
    page_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        page = Button(theme, QCoreApplication.translate(_CONTEXT, "Show page again"), icon="bank")
        space = theme.tokens.space
        spacing = ProgressSpacing(space.x3 + space.half, space.half, least=space.x1, over_actors=0, bottom=space.x2)
        super().__init__(theme, spacing, actors=tuple(_ICONS.values()), beside_banner=(page,))
        self._page = page
        sentence = self.tr("Cancelling is a request. If the money was already taken, the payment stays Paid.")
        self._note = Text(theme, sentence, kind=Type.LABEL, ink="text_muted", wraps=True)
        self._note_above = Text(theme, sentence, kind=Type.CAPTION, ink="text_muted", wraps=True)
        self._another = Button(theme, self.tr("Try another card"), icon="card", large=True)
        self._end = Button(theme, self.tr("End this sale"), ButtonKind.QUIET, icon="x")
        self._cancel = CancelButton(theme, large=True)
        self.check = Button(theme, self.tr("Check now"), ButtonKind.PRIMARY, icon="refresh", key="F8", large=True)
        self._page.clicked.connect(self.page_asked)
        self.check.clicked.connect(self.check_asked)
        self._cancel.clicked.connect(self.cancel_asked)
        self._another.clicked.connect(self.another_card_asked)
        self._end.clicked.connect(self.end_asked)
        self.add_under_words(self._end)
        self.body.addSpacing(space.x1)
        self.body.addWidget(self._note_above)
        self.foot.row.addWidget(self._note, 1)
        self.foot.row.addStretch()
        for button in (self._another, self._cancel, self.check):
            self.foot.row.addWidget(button)

    def show_scene(self, scene: Scene, *, now: datetime) -> None:
        """Show how it stands."""
        view = scene.payment
        self._cancel.show_asked(is_asked=scene.is_cancel_asked)
        self.check.set_busy(busy=scene.is_checking)
        self._another.setVisible(view.may_try_again)
        self._end.setVisible(view.may_try_again)
        self._page.setVisible(view.may_show_page)
        self._cancel.setHidden(view.may_try_again and scene.is_cancel_asked)
        self._place_note()
        words, step, acting = waiting_words(view.waiting_for), _step_now(scene), view.actor or Actor.BANK
        said = [(actor_words(actor, view.waiting_for, acts=actor is acting), actor is acting) for actor in _ICONS]
        progress = ProgressView(
            words.title,
            words.detail,
            tuple(ActorView(does.title, does.detail, acts) for does, acts in said),
            since=step.started_at if step is not None else None,
            advice=self._advice(scene),
            banner=self._chosen_banner(scene),
        )
        self.show_progress(progress, now=now)

    def arrange(self, *, is_narrow: bool, is_single: bool = False) -> None:
        super().arrange(is_narrow=is_narrow, is_single=is_single)
        self._place_note()
        for button, icon in ((self.check, "refresh"), (self._another, "card")):
            button.set_icon("" if is_narrow else icon)

    def _advice(self, scene: Scene) -> str:
        if scene.payment.may_try_again:
            return self.tr("The bank was never asked. You may try another card.")
        if scene.is_cancel_asked:
            return self.tr("The bank may still take the money. The sale can be ended when the result is known.")
        return ""

    def _place_note(self) -> None:
        """Say what cancelling is, beside the button or over it, while there is one."""
        is_said = not self._cancel.isHidden()
        self._note.setVisible(is_said and not self._is_narrow)
        self._note_above.setVisible(is_said and self._is_narrow)

    def _chosen_banner(self, scene: Scene) -> BannerView | None:
        alarm, problem = scene.payment.alarm, scene.problem or language.said(scene.payment.problem)
        if alarm is not None:
            said = alarm_words(alarm, is_paid=False)
            return BannerView(Tone.DECLINED, "alert", said.title, said.detail, Manual.NOT_SURE)
        if problem:
            return BannerView(Tone.UNSURE, "info", problem, self.tr("The payment goes on."), Manual.TROUBLE)
        return None


def _step_now(scene: Scene) -> PaymentStep | None:
    return next((step for step in scene.payment.steps if step.mark is StepMark.NOW), None)

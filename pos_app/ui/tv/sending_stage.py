"""The stage while an order is under way: only the provider acts, and leaving stops nothing."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import Signal

from pos_app.domain.plain_text import plain
from pos_app.domain.tv_view import TvStepMark
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.reference_row import ReferenceRow
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.transaction.stage import ActorView, ProgressSpacing, ProgressStage, ProgressView
from pos_app.ui.tv.order_scene import OrderScene
from pos_app.ui.tv.order_words import result_sentence, step_title

_ROW: Final = 28


class SendingStage(ProgressStage):
    """The next customer can be served meanwhile."""

    next_asked = Signal()
    copy_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        space = theme.tokens.space
        spacing = ProgressSpacing(2 * space.x1, space.x1, least=0, over_actors=space.x1, bottom=space.x1)
        super().__init__(theme, spacing, actors=("user", "users", "tv"))
        self._reference = ReferenceRow(theme, line=theme.px(_ROW))
        self._reference.clicked.connect(self.copy_asked)
        note = self.tr("Leaving this screen stops nothing. A TV payment cannot be taken back.")
        self.next = Button(theme, self.tr("Next customer"), icon="right", key="F2", large=True)
        self.next.clicked.connect(self.next_asked)
        self.body.addSpacing(2 * space.x1)
        self.body.addWidget(self._reference)
        self.body.addSpacing(space.x1)
        self.body.addWidget(Text(theme, note, kind=Type.LABEL, ink="text_muted", wraps=True))
        self.foot.row.addStretch()
        self.foot.row.addWidget(self.next)

    def show_scene(self, scene: OrderScene, *, now: datetime) -> None:
        """Show how it stands."""
        order = scene.order
        step = next((step for step in order.steps if step.mark is TvStepMark.NOW), None)
        provider = plain(order.provider)
        self._reference.show_reference(order.reference)
        progress = ProgressView(
            step_title(order, step) if step is not None else provider,
            result_sentence(order),
            (
                ActorView(self.tr("You"), self.tr("Nothing to do"), acts=False),
                ActorView(self.tr("Customer"), self.tr("Leave the decoder on"), acts=False),
                ActorView(
                    self.tr("{provider} acts now").format(provider=provider), self.tr("Renewing the package"), acts=True
                ),
            ),
            since=step.started_at if step is not None else None,
        )
        self.show_progress(progress, now=now)

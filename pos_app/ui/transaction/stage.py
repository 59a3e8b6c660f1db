"""The stage beside the ticket: a body that scrolls over a foot, and what it shows while a transaction is under way."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QSpacerItem, QVBoxLayout, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import seconds_between, span
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.actor_box import ActorBox
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.ring import LARGE, MIDDLE, Ring
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text

FOOTER: Final = 93  # px: the foot of every stage is as high


class Stage(Panel):
    """In one column the ticket scrolls under it; what stands over the body is seen always, but scrolls along then."""

    def __init__(
        self, theme: Theme, foot: Footer, *, over: QWidget | None = None, under: QWidget | None = None
    ) -> None:
        super().__init__(theme)
        self.foot = foot
        self._over = over
        self._under = under
        inside, body = QWidget(), QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(0)
        self._inside.addWidget(body, 1)
        self.body = QVBoxLayout(body)
        self._scroller = Scroller(inside)
        self._below = SeparatorLine()
        self._below.setParent(self)  # until it is needed
        self._below.hide()
        self.pad(0)
        self.column.addWidget(self._scroller, 1)
        self.column.addWidget(SeparatorLine())
        self.column.addWidget(foot)
        self._stand_alone()

    def to_top(self) -> None:
        """Begin to be read at the beginning."""
        self._scroller.to_top()

    def take_below(self, ticket: QWidget) -> None:
        """Have this scroll with the stage, under it."""
        if self._over is not None:
            self._inside.insertWidget(0, self._over)
        if self._under is not None:
            self._inside.addWidget(self._under)
        self._inside.addWidget(self._below)
        self._below.show()
        self._inside.addWidget(ticket)
        self._scroller.to_top()

    def stand_beside_ticket(self) -> None:
        """Be the stage alone."""
        self._stand_alone()

    def _stand_alone(self) -> None:
        if self._over is not None:
            self.column.insertWidget(0, self._over)
        if self._under is not None:
            self.column.insertWidget(self.column.indexOf(self._scroller) + 1, self._under)
        self._below.hide()


@dataclass(frozen=True, slots=True)
class ProgressSpacing:
    """The distances of a stage under way, in px."""

    under_ring: int
    between: int  # of the sentences
    least: int  # of what grows over the actors, as that over the ring does
    over_actors: int  # besides
    bottom: int


@dataclass(frozen=True, slots=True)
class ActorView:
    """Somebody who may have to do something, and what."""

    title: str
    detail: str
    acts: bool


@dataclass(frozen=True, slots=True)
class ProgressView:
    """How a transaction under way stands."""

    title: str
    sentence: str
    actors: tuple[ActorView, ...]
    since: datetime | None  # the step that is going on
    advice: str = ""  # under the sentence, in place of that it is slow
    banner: BannerView | None = None


class ProgressStage(Stage):
    """The step, what is waited for, who acts, and how long it takes."""

    def __init__(
        self, theme: Theme, spacing: ProgressSpacing, *, actors: Sequence[str], beside_banner: Sequence[Button] = ()
    ) -> None:
        super().__init__(theme, Footer(theme, height=theme.px(FOOTER)))
        self._view = ProgressView("", "", (), None)
        self._spacing = spacing
        self._is_narrow = self._is_single = False
        self._ring = Ring(theme, LARGE, words=self.tr("this step"), turns=True)
        self._title = _centred(theme, Type.HEADLINE)
        self._sentence = _centred(theme, Type.INPUT, ink="text_muted")
        self._slow = _centred(theme, Type.BODY, ink="text_muted")
        self._banner = Banner(theme, BannerView(Tone.DECLINED, "alert", "", ""), *beside_banner)
        self._banner.hide()
        self._actors = [ActorBox(theme, icon) for icon in actors]
        self._fill_body()

    def show_progress(self, view: ProgressView, *, now: datetime) -> None:
        """Show how it stands."""
        self._view = view
        self._title.setText(view.title)
        self._sentence.setText(view.sentence)
        for box, actor in zip(self._actors, view.actors, strict=True):
            box.show_actor(actor.title, actor.detail, is_lit=actor.acts)
        if view.banner is not None:
            self._banner.show_banner(view.banner)
        else:
            self._banner.hide()
        self._fit_ring()
        self.show_time(now)

    def show_time(self, now: datetime) -> None:
        """Let the clock go on."""
        since = self._view.since
        seconds = seconds_between(since, now) if since is not None else 0.0
        self._ring.show_time(span(seconds))
        is_slow = seconds * 1000 >= self._theme.tokens.motion.slow_after
        slow = self.tr("Slower than usual. Nothing to do.") if is_slow else ""
        self._slow.setText(self._view.advice or slow)

    def arrange(self, *, is_narrow: bool, is_single: bool = False) -> None:
        """Fit the parts to the room there is; in one column who acts has to be seen under a smaller ring."""
        self._is_narrow, self._is_single = is_narrow, is_single
        space = self._theme.tokens.space
        side = space.x3 if is_narrow else space.x4
        self.body.setContentsMargins(side, space.x2 if is_narrow else side, side, self._spacing.bottom)
        self.foot.pad(side)
        self._row.setSpacing(space.x1 if is_narrow else space.x2)
        self._fit_ring()
        for actor in self._actors:
            actor.arrange(is_narrow=is_narrow)

    def add_under_words(self, button: Button) -> None:
        """Have this stand under the sentences."""
        self.body.insertWidget(self.body.indexOf(self._slow) + 1, button, 0, Qt.AlignmentFlag.AlignHCenter)

    def _fit_ring(self) -> None:
        """Keep a banner off the ring, and all in view: where it is narrow, a banner takes a third of the stage."""
        has_banner = not self._banner.isHidden()
        self._ring.use(MIDDLE if self._is_single or (self._is_narrow and has_banner) else LARGE)
        space = self._theme.tokens.space
        above = (space.x1 if self._is_narrow else space.x2) if has_banner else 0
        self._above_ring.changeSize(0, above, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.MinimumExpanding)
        under = space.x2 if has_banner else self._spacing.under_ring
        self._under_ring.changeSize(0, under, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.body.invalidate()

    def _fill_body(self) -> None:
        self.body.setSpacing(0)
        self.body.addWidget(self._banner)
        self._above_ring = self._add_stretch(0)
        self.body.addWidget(self._ring, 0, Qt.AlignmentFlag.AlignHCenter)
        under = self._spacing.under_ring
        self._under_ring = QSpacerItem(0, under, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.body.addSpacerItem(self._under_ring)
        self.body.addWidget(self._title)
        self.body.addSpacing(self._spacing.between)
        self.body.addWidget(self._sentence)
        self.body.addSpacing(self._spacing.between)
        self.body.addWidget(self._slow)
        self._add_stretch(self._spacing.least)
        self.body.addSpacing(self._spacing.over_actors)  # the words never touch the boxes
        self._row = QHBoxLayout()
        for actor in self._actors:
            self._row.addWidget(actor, 1)
        self.body.addLayout(self._row)

    def _add_stretch(self, least: int) -> QSpacerItem:
        """Add room that grows like the other one, so that ring and words stand in the middle."""
        spacer = QSpacerItem(0, least, QSizePolicy.Policy.Minimum, QSizePolicy.Policy.MinimumExpanding)
        self.body.addSpacerItem(spacer)
        self.body.setStretch(self.body.count() - 1, 1)
        return spacer


def _centred(theme: Theme, kind: Type, *, ink: str = "text") -> Text:
    text = Text(theme, kind=kind, ink=ink, wraps=True)
    text.setAlignment(Qt.AlignmentFlag.AlignHCenter)
    return text

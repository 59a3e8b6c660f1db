"""One notice whole: its head, its pages, what the money is for, and what can be done about it."""

import math
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.domain.webhook_view import NoticeStanding, NoticeView
from pos_app.ui.activity.detail_head import DetailHead
from pos_app.ui.activity.fact_grid import FactGrid
from pos_app.ui.activity.facts import FactLine, facts_of
from pos_app.ui.activity.match_box import MatchBox
from pos_app.ui.activity.note_box import NoteBox
from pos_app.ui.activity.raw_text import RawText
from pos_app.ui.activity.tabs import Tabs
from pos_app.ui.activity.timeline import NoticeTimeline
from pos_app.ui.activity.words import alarm_of, can_be_checked
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import clock
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.reference_row import ReferenceRow
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text, set_tip

_LEAST_IN_ONE_COLUMN: Final = 320
_REFERENCE_LINE: Final = 28
_FOOT_HEIGHT = 84


@dataclass(frozen=True, slots=True)
class NoticeDetailScene:
    """The notice, what is under way about it, and what went wrong."""

    view: NoticeView
    busy: frozenset[str] = frozenset()
    problem: str = ""


class NoticeDetailPanel(Panel):
    """Shows what it is given. Its buttons ask; the screen acts."""

    personal_asked = Signal()
    copy_asked = Signal(str)

    def __init__(self, theme: Theme, *, now: Callable[[], datetime]) -> None:
        super().__init__(theme)
        self.pad(0)
        self._now = now
        self._scene: NoticeDetailScene | None = None
        self.head = DetailHead(theme)
        self.tabs = Tabs(theme, (self.tr("Details"), self.tr("Raw JSON"), self.tr("Timeline")), name=self.tr("Notice"))
        self.alarm = Banner(theme, BannerView(Tone.DECLINED, "alert", "", ""))
        self.problem = Banner(theme, BannerView(Tone.UNSURE, "info", "", ""))
        self.details = DetailsPage(theme)
        self.raw = RawText(theme)
        self.timeline = NoticeTimeline(theme)
        self.match = MatchBox(theme)
        self.acts = NoticeActs(theme)
        self._pages: tuple[QWidget, ...] = (self.details, self.raw, self.timeline)
        self._whole = QWidget()
        self._lay_out()
        self.tabs.chosen.connect(self._open)
        self.details.personal_asked.connect(self.personal_asked)
        self.details.copy_asked.connect(self.copy_asked)
        self.raw.copy.clicked.connect(self._copy_raw)
        self._open(0)
        self.show_scene(None)

    @property
    def view(self) -> NoticeView | None:
        """The notice that is shown."""
        return self._scene.view if self._scene is not None else None

    def show_scene(self, scene: NoticeDetailScene | None) -> None:
        """Show this: the only way in."""
        before, self._scene = self.view, scene
        self._whole.setHidden(scene is None)
        if scene is None:
            self.match.hide()  # low, it stands outside
            return
        view, now = scene.view, self._now()
        if before is None or before.head.row != view.head.row:
            self._scroller.to_top()
        self.head.show_notice(view, now=now)
        self._show_banners(scene)
        self.details.show_notice(view, now=now, is_busy="personal" in scene.busy)
        self.raw.show_raw(view.raw, instead=self._why_no_text(view))
        self.timeline.show_story(view.story, now=now)
        self.match.show_notice(view, is_busy="match" in scene.busy, now=now)
        self._show_acts(scene)

    def show_time(self) -> None:
        """Let the countdown go on."""
        if self._scene is not None:
            self._show_acts(self._scene)

    def put_match_back(self) -> None:
        """Take the box of the match from wherever it stood."""
        self._foot.insertWidget(0, self.match)

    def arrange(self, *, is_narrow: bool, is_single: bool) -> None:
        """Fit the parts to the room there is."""
        space = self._theme.tokens.space
        side = space.x2 if is_narrow else space.x3
        self._upper.setContentsMargins(side, side, side, 0)
        self._inner.setContentsMargins(side, space.x2, side, space.x1)
        self._foot.setContentsMargins(side, space.x1, side, space.x2)
        self.acts.pad(side)
        self.head.arrange(is_narrow=is_narrow)
        self.details.arrange(columns=1 if is_narrow or is_single else 2)
        self._scroller.setMinimumHeight(self._theme.px(_LEAST_IN_ONE_COLUMN) if is_single else 0)
        self.match.arrange(is_narrow=is_narrow, is_low=is_single)
        if self._scene is not None:
            self.show_scene(self._scene)

    def _show_acts(self, scene: NoticeDetailScene) -> None:
        self.acts.show_notice(scene.view, busy=scene.busy, now=self._now())
        for part in (self._line, self.acts):
            part.setVisible(self.acts.are_any)

    def _show_banners(self, scene: NoticeDetailScene) -> None:
        alarm = alarm_of(scene.view)
        if alarm is not None:
            self.alarm.show_banner(BannerView(Tone.DECLINED, "alert", *alarm, Manual.MONEY_ARRIVING))
        else:
            self.alarm.hide()
        if scene.problem:
            said = self.tr("The notice stands as it did.")
            self.problem.show_banner(BannerView(Tone.UNSURE, "info", scene.problem, said, Manual.MONEY_ARRIVING))
        else:
            self.problem.hide()

    def _why_no_text(self, view: NoticeView) -> str:
        if view.is_purged:
            return self.tr("Its text was deleted after the set time.")
        return self.tr("There is nothing to show.")

    def _open(self, number: int) -> None:
        for each, page in enumerate(self._pages):
            page.setVisible(each == number)
        self._scroller.to_top()

    def _copy_raw(self) -> None:
        if self._scene is not None:
            self.copy_asked.emit(self.raw.edit.toPlainText())

    def _lay_out(self) -> None:
        inside = QWidget()
        self._inner = QVBoxLayout(inside)
        self._inner.setSpacing(self._theme.tokens.space.x1)
        for part in (self.alarm, self.problem):
            part.hide()
            self._inner.addWidget(part)
        for page in self._pages:
            self._inner.addWidget(page, int(page is self.raw))
        self._inner.addStretch()
        self._scroller = _NoticeStage(inside)
        whole = QVBoxLayout(self._whole)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        self._upper = QVBoxLayout()
        self._upper.setSpacing(self._theme.tokens.space.half)
        self._upper.addWidget(self.head)
        self._upper.addWidget(self.tabs)
        self._foot = QVBoxLayout()
        self._foot.addWidget(self.match)
        whole.addLayout(self._upper)
        whole.addWidget(self._scroller, 1)
        whole.addLayout(self._foot)
        self._line = SeparatorLine()
        whole.addWidget(self._line)
        whole.addWidget(self.acts)
        self.column.addWidget(self._whole, 1)
        self.column.addStretch()


class _NoticeStage(Scroller):
    """Takes what height there is, and asks for none: the rest of the panel always stands there whole."""

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), 0)


class DetailsPage(QWidget):
    """The first page: what a notice says in our words, its reference, what became of a resend, and the fields."""

    personal_asked = Signal()
    copy_asked = Signal(str)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.facts = FactGrid(theme)
        self.reference = ReferenceRow(theme, line=theme.px(_REFERENCE_LINE))
        self.reference.clicked.connect(self._copy)
        self._resent = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self.show_personal = Button(theme, self.tr("Show personal data"), icon="eye")
        self.show_personal.clicked.connect(self.personal_asked)
        self.personal = NoteBox(theme, self.show_personal)
        self.purged = NoteBox(theme)
        self._heading = Text(theme, self.tr("As it was sent"), kind=Type.LABEL, weight=600)
        self.fields = FactGrid(theme, is_mono=True)
        self._more = Text(theme, self.tr("And more, see Raw JSON"), kind=Type.CAPTION, ink="text_muted")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.tokens.space.x1)
        above = (self.facts, self.reference, self._resent, self.personal, self.purged)
        for part in (*above, self._heading, self.fields, self._more):
            column.addWidget(part)

    @property
    def resent(self) -> str:
        """What is said of the last resend."""
        return self._resent.text()

    def show_notice(self, view: NoticeView, *, now: datetime, is_busy: bool) -> None:
        """Show all there is."""
        reference = plain(view.head.reference)
        self.facts.show_facts(facts_of(view, now))
        self.reference.setVisible(bool(reference))
        self.reference.show_reference(reference)
        self._resent.setText(self.tr("Last resend: {sentence}").format(sentence=plain(view.resent)))
        self._resent.setVisible(bool(view.resent))
        self.personal.setVisible(view.is_personal_hidden)
        self.show_personal.set_busy(busy=is_busy)
        self.personal.say(
            self.tr("Personal data is hidden"), self.tr("Whoever looks at it is written down, with the time.")
        )
        self.purged.setVisible(view.is_purged)
        self.purged.say(
            self.tr("Its text is no longer kept"),
            self.tr("It was deleted after the set time. That it came, and when, stays."),
        )
        self._heading.setVisible(bool(view.fields))
        self.fields.setVisible(bool(view.fields))
        self._more.setVisible(view.has_more_fields)
        self.fields.show_facts([FactLine(plain(name), plain(value, most=500)) for name, value in view.fields])

    def arrange(self, *, columns: int) -> None:
        """Put the facts in one column or two; the fields have long names and one column."""
        self.facts.arrange(columns=columns)

    def _copy(self) -> None:
        self.copy_asked.emit(self.reference.text())


class NoticeActs(Footer):
    """The foot: ask about a notice now, have it sent again, and say that it was looked at."""

    check_asked = Signal()
    seen_asked = Signal()
    resend_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, height=_FOOT_HEIGHT)
        self.check = Button(theme, self.tr("Check now"), icon="refresh", key="F8")
        self.seen = Button(theme, self.tr("Mark as seen"), icon="check")
        self.resend = Button(theme, self.tr("Resend notice"), icon="send")
        self.check.clicked.connect(self.check_asked)
        self.seen.clicked.connect(self.seen_asked)
        self.resend.clicked.connect(self.resend_asked)
        self.row.addWidget(self.check)
        self.row.addWidget(self.seen)
        self.row.addStretch()
        self.row.addWidget(self.resend)

    def show_notice(self, view: NoticeView, *, busy: frozenset[str], now: datetime) -> None:
        """Offer what can be done now."""
        row = view.head
        can_ask = can_be_checked(row) and row.standing is not NoticeStanding.VERIFIED
        self.check.setVisible(can_ask)
        self.check.set_busy(busy="check" in busy)
        # Whoever chooses a notice has seen it; only of a suspicious one somebody has to say so.
        self.seen.setVisible(row.is_new and (row.standing is NoticeStanding.SUSPICIOUS or not can_ask))
        self.seen.set_busy(busy="seen" in busy)
        self._show_resend(view, is_busy="resend" in busy, now=now)

    @property
    def are_any(self) -> bool:
        """Tell whether there is anything to do."""
        return any(not button.isHidden() for button in (self.check, self.seen, self.resend))

    def _show_resend(self, view: NoticeView, *, is_busy: bool, now: datetime) -> None:
        at = view.may_resend_at
        left = math.ceil((at - now).total_seconds()) if at is not None else 0
        self.resend.setVisible(at is not None)
        self.resend.set_busy(busy=is_busy)
        self.resend.setEnabled(left <= 0)
        words = self.tr("Resend in {time}").format(time=clock(left)) if left > 0 else self.tr("Resend notice")
        why = self.tr("A notice can be sent again once a minute.") if left > 0 else ""
        if words != self.resend.text():
            self.resend.setText(words)
            self.resend.setAccessibleDescription(why)
            set_tip(self.resend, why)
            self.resend.updateGeometry()

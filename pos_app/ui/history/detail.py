"""One thing of the history whole: what it was, what happened to it, and what can be done about it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.history import HistoryKind, HistoryRow, HistoryView
from pos_app.domain.history_mask import masked_number
from pos_app.domain.payment import Word
from pos_app.ui.history.detail_acts import DetailActs
from pos_app.ui.history.timeline import HistoryTimeline
from pos_app.ui.history.words import alarm_sentence, card_name, denied_sentence, figure_of, heading, who_of
from pos_app.ui.kit.language import said
from pos_app.ui.kit.screen_reader import announce, give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.amount_text import AmountText
from pos_app.ui.kit.widgets.badge import Badge, WordBadge
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.fact_rows import Fact, FactRows
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.paint import draw_box, painter_on, rounded_path
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.reference_row import ReferenceRow
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text, set_tip

_FACT: Final = 28
_CALLOUT_EDGE: Final = 6
_CALLOUT_AIR: Final = 11


@dataclass(frozen=True, slots=True)
class HistoryDetailScene:
    """The thing, what is under way about it, and what was said of that."""

    view: HistoryView
    busy: frozenset[str] = frozenset()
    problem: str = ""


class HistoryDetailPanel(Panel):
    """Shows what it is given. Its buttons ask; the screen acts."""

    copy_asked = Signal(str)
    close_asked = Signal()

    def __init__(self, theme: Theme, *, now: Callable[[], datetime]) -> None:
        super().__init__(theme)
        self.pad(0)
        self._now = now
        self._scene: HistoryDetailScene | None = None
        self._heading = Text(theme, kind=Type.LABEL, ink="text_muted", elides=True)
        self._badge = ResultBadge(theme)
        self.close_button = Button(theme, "", ButtonKind.QUIET, icon="x", key="Esc")
        self.close_button.setAccessibleName(self.tr("Close"))
        set_tip(self.close_button, self.tr("Close"))
        self._amount = AmountText(theme)
        self._facts = FactRows(theme, row=theme.px(_FACT))
        self._reference = ReferenceRow(theme, line=theme.px(_FACT))
        self.alarm = Callout(theme, Tone.DECLINED, "alert")
        self.warning = Callout(theme, Tone.UNSURE, "alert")
        self.problem = Callout(theme, Tone.UNSURE, "info")
        self.timeline = HistoryTimeline(theme)
        self.acts = DetailActs(theme)
        self._nothing = Text(theme, self.tr("Choose a line to see what happened."), ink="text_muted", wraps=True)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._whole = QWidget()
        self._lay_out()
        self.close_button.clicked.connect(self.close_asked)
        self._reference.clicked.connect(self._copy)
        self.show_scene(None)

    @property
    def view(self) -> HistoryView | None:
        """The thing that is shown."""
        return self._scene.view if self._scene is not None else None

    def show_scene(self, scene: HistoryDetailScene | None) -> None:
        """Show this: the only way in."""
        before, self._scene = self.view, scene
        self._whole.setHidden(scene is None)
        self._nothing.setHidden(scene is not None)
        if scene is None:
            return
        view, head, now = scene.view, scene.view.head, self._now()
        if before is None or before.head.row != head.row:
            self._scroller.to_top()
        self.setAccessibleName(", ".join((heading(head.thing), who_of(head))))
        self._heading.setText(heading(head.thing))
        self._badge.show_word(head.word)
        self._amount.setVisible(head.amount is not None)
        if head.amount is not None:
            self._amount.show_amount(head.amount)
        self._facts.show_facts(self._told(view))
        self._reference.show_reference(head.reference)
        self._reference.setVisible(bool(head.reference))
        self._show_banners(scene)
        self.timeline.show_story(view.story, head.thing, now=now)
        self._show_acts(scene)

    def show_time(self) -> None:
        """Let the countdown go on."""
        if self._scene is not None:
            self._show_acts(self._scene)

    def arrange(self, *, is_narrow: bool, is_over: bool) -> None:
        """Fit the parts to the room there is; lying over the table, it can be closed."""
        space = self._theme.tokens.space
        side = space.x2 if is_narrow else space.x3
        self.close_button.setVisible(is_over)
        self._upper.setContentsMargins(side, space.x2 if is_over else side, side, 0)
        self._lower.setContentsMargins(side, space.x1, side, space.x1)
        self.acts.pad(side)

    def _told(self, view: HistoryView) -> list[Fact]:
        head = view.head
        rows: list[Fact] = []
        match head.thing:
            case HistoryKind.CARD:
                rows += [Fact(self.tr("Card"), card_name(head)), Fact(self.tr("Payer"), head.who)]
                rows.append(Fact(self.tr("Note"), head.beside))
            case HistoryKind.TV:
                rows += [Fact(self.tr("Provider"), head.brand), Fact(self.tr("Smartcard"), head.number)]
                rows += [Fact(self.tr("Customer"), head.who), Fact(self.tr("Package"), head.beside)]
            case _:
                rows += [Fact(self.tr("From"), head.who), Fact(self.tr("Telephone"), masked_number(head.phone))]
                rows.append(Fact(self.tr("Note"), head.beside))
        rows.append(Fact(self.tr("Cashier"), head.cashier))
        if view.receipt is not None:
            rows.append(Fact(self.tr("Receipt"), str(view.receipt)))
        for refund in view.refunds:
            rows.append(Fact(self.tr("Refund reported"), f"{refund.amount} {refund.status}".strip()))
            rows.append(Fact(self.tr("Refund ref."), refund.reference))
        return [row for row in rows if row.value]

    def _show_banners(self, scene: HistoryDetailScene) -> None:
        view, head = scene.view, scene.view.head
        alarm = alarm_sentence(head.alarm)
        if view.denied is not None:
            alarm = denied_sentence(head.alarm, figure_of(head), view.denied)
        is_settled = any(note.settles == head.alarm for note in view.notes)
        self.alarm.say("" if is_settled else alarm)
        self.warning.say(self._warning(head) if view.must_not_be_charged_again else "", said(view.problem))
        self.problem.say(scene.problem)

    def _warning(self, head: HistoryRow) -> str:
        return (
            self.tr("Do not sell this again") if head.thing is HistoryKind.TV else self.tr("Do not charge this again")
        )

    def _show_acts(self, scene: HistoryDetailScene) -> None:
        self.acts.show_thing(scene.view, busy=scene.busy, now=self._now())
        for part in (self._line, self.acts):
            part.setVisible(self.acts.are_any)

    def _copy(self) -> None:
        self.copy_asked.emit(self._reference.text())

    def _lay_out(self) -> None:
        inside = QWidget()
        column = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        space = self._theme.tokens.space
        self._upper = QVBoxLayout()
        self._upper.setSpacing(space.half)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self._badge)
        head.addWidget(self.close_button)
        self._upper.addLayout(head)
        for part in (self._amount, self.alarm, self.warning, self.problem, self._facts, self._reference):
            self._upper.addWidget(part)
        self._lower = QVBoxLayout()
        self._lower.addWidget(self.timeline)
        column.addLayout(self._upper)
        column.addWidget(SeparatorLine())
        column.addLayout(self._lower)
        column.addStretch()
        self._scroller = _HistoryStage(inside)
        self._line = SeparatorLine()
        whole = QVBoxLayout(self._whole)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._scroller, 1)
        whole.addWidget(self._line)
        whole.addWidget(self.acts)
        self.column.addWidget(self._whole, 1)
        self.column.addStretch()
        self.column.addWidget(self._nothing)
        self.column.addStretch()


class _HistoryStage(Scroller):
    """Takes what height there is, and asks for none: the acts always stand there whole."""

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), 0)


class ResultBadge(QWidget):
    """One of the five words, or that a notice is suspicious: icon and word, always both."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._word = WordBadge(theme)
        self._suspicious = Badge(theme, self.tr("Suspicious"), icon="alert", tone=Tone.DECLINED)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._word)
        row.addWidget(self._suspicious)
        self.show_word(None)

    def show_word(self, word: Word | None) -> None:
        """Say this word; None for a suspicious notice."""
        self._word.setVisible(word is not None)
        self._suspicious.setVisible(word is None)
        if word is not None:
            self._word.show_word(word)


class Callout(QFrame):
    """What must not be overlooked: one bold sentence, and perhaps a plain one."""

    def __init__(self, theme: Theme, tone: Tone, icon: str) -> None:
        super().__init__()
        self._theme = theme
        self._tone = tone
        self._title = Text(theme, weight=600, ink=f"{tone}_text", wraps=True)
        self._detail = Text(theme, kind=Type.LABEL, ink="text", wraps=True)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._title)
        words.addWidget(self._detail)
        row = QHBoxLayout(self)
        air = theme.px(_CALLOUT_AIR)
        row.setContentsMargins(_CALLOUT_EDGE + theme.tokens.space.x2, air, air, air)
        row.setSpacing(theme.tokens.space.x2)
        glyph = Glyph(theme, icon, ink=f"{tone}_text", size=theme.tokens.size.icon)
        row.addWidget(glyph, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addLayout(words, 1)
        give_role(self, QAccessible.Role.AlertMessage)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def say(self, title: str, detail: str = "") -> None:
        """Say this, on screen and once to a screen reader; '' says nothing."""
        if title and (title != self._title.text() or self.isHidden()):
            announce(self, f"{title} {detail}".strip())
        self._title.setText(title)
        self._detail.setText(detail)
        self._detail.setVisible(bool(detail))
        self.setAccessibleName(f"{title} {detail}".strip())
        self.setVisible(bool(title))
        self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, shade, radius = painter_on(self), self._theme.shade(self._tone), self._theme.tokens.radius.control
        draw_box(painter, self._theme, self.rect(), fill=shade.tint, line=shade.fill, radius=radius)
        painter.setClipPath(rounded_path(self.rect(), radius))
        painter.fillRect(0, 0, _CALLOUT_EDGE, self.height(), self._theme.ink(shade.fill))

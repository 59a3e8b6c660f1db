"""The transactions that have no result yet, oldest first: look, ask where that can be done, or go on."""

from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from functools import partial
from typing import Any, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.events import Changed, Topic
from pos_app.domain.money import Money
from pos_app.domain.payment import Word
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.screen_reader import announce, give_role
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope, Wishes
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import day, moment
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.badge import WordBadge
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.fitting_text import FittingText
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text, set_tip
from pos_app.ui.kit.widgets.word_look import shown_word

_ROW: Final = 88
_FOOTER: Final = 93
_BADGE_COLUMN: Final = 132
_OPEN: Final = frozenset({Word.WAITING, Word.NOT_SURE})


class Transaction(Protocol):
    """What a list of them has to know of each."""

    @property
    def reference(self) -> str: ...
    @property
    def amount(self) -> Money: ...
    @property
    def opened_at(self) -> datetime: ...
    @property
    def word(self) -> Word: ...


T = TypeVar("T", bound=Transaction)


@dataclass(frozen=True, slots=True)
class OpenListKind(Generic[T]):
    """What one kind of transaction says in its list, and how it is read and asked about."""

    topic: Topic  # rings when one has changed
    view: Callable[[str], Coroutine[Any, Any, T]]
    check_now: Callable[[str], Coroutine[Any, Any, None]] | None  # None: nobody can be asked
    what: Callable[[T], str]  # under the amount: from whom, or for what
    still_open: Callable[[Sequence[T]], BannerView]  # the banner over those that are open
    none_open: str
    go_on: str  # the filled button
    show: str  # spoken on the button that shows one: {amount}, {what}


@dataclass(frozen=True, slots=True)
class OpenListView(Generic[T]):
    """The transactions, oldest first, and which of them are being asked about because somebody pressed."""

    transactions: tuple[T, ...] = ()
    checking: frozenset[str] = frozenset()
    problem: str = ""

    @property
    def still_open(self) -> tuple[T, ...]:
        """Those that have no result yet."""
        return tuple(each for each in self.transactions if each.word in _OPEN)


class OpenListScreen(Screen, Generic[T]):
    """A list of one-way streets: nothing here charges, and nothing is sent again."""

    chosen = Signal(str)
    new_asked = Signal()

    def __init__(self, theme: Theme, kind: OpenListKind[T], *, now: Callable[[], datetime]) -> None:
        super().__init__(theme)
        self._kind = kind
        self._now = now
        self._view: OpenListView[T] = OpenListView()
        self._tasks = TaskScope(self)
        self._looks: dict[str, Wishes[str, T]] = {}
        self._rows: dict[str, _OpenRow] = {}
        self._banner = Banner(theme, BannerView(Tone.UNSURE, "unsure", "", ""))
        self._check = Button(theme, self.tr("Check all now"), icon="refresh", key="F8", large=True)
        self._go_on = Button(theme, kind.go_on, ButtonKind.PRIMARY, icon="plus", key="F9", large=True)
        self._check.clicked.connect(self._check_all)
        self._go_on.clicked.connect(self.new_asked)
        self._lay_out()

    @property
    def references(self) -> frozenset[str]:
        """The transactions that stand here."""
        return frozenset(self._rows)

    def show_open(self, transactions: Sequence[T]) -> None:
        """Show these: the only way in."""
        self._render(OpenListView(tuple(transactions)))

    def hear(self, event: Changed) -> None:
        """Read one again when it has changed."""
        if event.topic is self._kind.topic and event.key in self._rows:
            self._look(event.key)

    def enter(self) -> None:
        for reference in self._rows:
            self._look(reference)

    def first_focus(self) -> QWidget | None:
        return self._go_on

    def _render(self, view: OpenListView[T]) -> None:
        self._view = view
        now, wanted = self._now(), {each.reference for each in view.transactions}
        for reference in [known for known in self._rows if known not in wanted]:
            row = self._rows.pop(reference)
            row.hide()
            row.deleteLater()
        for each in view.transactions:
            row = self._rows.get(each.reference) or self._add_row(each.reference)
            what = self._kind.what(each)
            show = self._kind.show.format(amount=spoken_money(each.amount), what=what)
            row.show_transaction(each, what, show, is_checking=each.reference in view.checking, now=now)
        self._check.setEnabled(bool(view.still_open))
        self._check.set_busy(busy=bool(view.checking))
        self._show_banner(view)

    def _show_banner(self, view: OpenListView[T]) -> None:
        if view.problem:
            banner = BannerView(Tone.UNSURE, "info", view.problem, self.tr("Nothing was changed."), Manual.TROUBLE)
        elif view.still_open:
            banner = self._kind.still_open(view.still_open)
        else:
            banner = BannerView(Tone.PAID, "paid", self.tr("Nothing is open"), self._kind.none_open)
        self._banner.show_banner(banner)

    def _add_row(self, reference: str) -> "_OpenRow":
        row = _OpenRow(self._theme, is_checked=self._kind.check_now is not None)
        row.arrange(is_single=self._is_single)
        row.check.clicked.connect(partial(self._ask, reference))
        row.open.clicked.connect(partial(self.chosen.emit, reference))
        self._rows[reference] = row
        self._list.insertWidget(self._list.count() - 1, row)
        return row

    def _check_all(self) -> None:
        for each in self._view.still_open:
            self._ask(each.reference)

    def _ask(self, reference: str, *_: object) -> None:
        check_now = self._kind.check_now
        if check_now is None:
            return
        work = partial(check_now, reference)
        if self._tasks.start(f"check {reference}", work, answered=partial(self._asked, reference)):
            self._render(replace(self._view, checking=self._view.checking | {reference}, problem=""))

    def _asked(self, reference: str, answer: Answer[None]) -> None:
        problem = ""
        match answer:
            case TaskOk():
                self._look(reference)
            case TaskKnownError(sentence):
                problem = sentence
            case _:
                problem = self.tr("Something in the till went wrong. It was noted.")
        self._render(replace(self._view, checking=self._view.checking - {reference}, problem=problem))

    def _look(self, reference: str) -> None:
        looks = self._looks.get(reference)
        if looks is None:
            looks = Wishes(self._tasks, f"look {reference}", self._kind.view, answered=self._looked)
            self._looks[reference] = looks
        looks.wish(reference)

    def _looked(self, answer: Answer[T]) -> None:
        match answer:
            case TaskOk(transaction):
                self._take(transaction)
            case TaskKnownError(sentence):
                self._render(replace(self._view, problem=sentence))
            case _:
                self._render(replace(self._view, problem=self.tr("Something in the till went wrong. It was noted.")))

    def _take(self, fresh: T) -> None:
        before = {each.reference: each.word for each in self._view.transactions}.get(fresh.reference)
        if before is None:
            return  # no longer on the list
        all_now = tuple(fresh if each.reference == fresh.reference else each for each in self._view.transactions)
        self._render(replace(self._view, transactions=all_now))
        if before is not fresh.word and self.isVisible():
            announce(self, f"{spoken_money(fresh.amount)}, {shown_word(fresh.word)}")

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        self._column = QVBoxLayout(self)
        self._column.setSpacing(space.x2)
        panel = Panel(self._theme)
        panel.pad(0)
        rows = QWidget()
        self._list = QVBoxLayout(rows)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._list.addStretch()
        footer = Footer(self._theme, height=self._theme.px(_FOOTER))
        footer.row.addStretch()
        footer.row.addWidget(self._check)
        if self._kind.check_now is None:
            self._check.hide()
        footer.row.addWidget(self._go_on)
        panel.column.addWidget(Scroller(rows), 1)
        panel.column.addWidget(SeparatorLine())
        panel.column.addWidget(footer)
        self._column.addWidget(self._banner)
        self._column.addWidget(panel, 1)

    def _arrange(self, room: ScreenWidth) -> None:
        space = self._theme.tokens.space
        padding = space.x2 if room is ScreenWidth.NARROW else space.x3
        self._column.setContentsMargins(padding, padding, padding, padding)
        for row in self._rows.values():
            row.arrange(is_single=self._is_single)


class _OpenRow(QWidget):
    """One transaction: how much, for what, since when, how it stands."""

    def __init__(self, theme: Theme, *, is_checked: bool) -> None:
        super().__init__()
        self._height = theme.px(_ROW)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._air = theme.tokens.space.x2
        self._amount = Text(theme, kind=Type.TITLE)
        self._what = FittingText(theme, kinds=(Type.LABEL, Type.CAPTION), ink="text_muted", may_break=True)
        self._since = Text(theme, kind=Type.LABEL, ink="text_muted")
        self._badge = WordBadge(theme)
        self.check = Button(theme, self.tr("Check now"))
        self.open = Button(theme, self.tr("Show"), ButtonKind.QUIET if is_checked else ButtonKind.SECONDARY)
        words = QVBoxLayout()
        words.setSpacing(theme.tokens.space.half)
        words.addStretch()
        words.addWidget(self._amount)
        words.addWidget(self._what)
        words.addStretch()
        self._badge_column, self._badge_width = QWidget(), theme.px(_BADGE_COLUMN)
        holder = QHBoxLayout(self._badge_column)
        holder.setContentsMargins(0, 0, 0, 0)
        holder.addWidget(self._badge, 0, Qt.AlignmentFlag.AlignLeft)
        state = QHBoxLayout()
        state.setSpacing(theme.tokens.space.x2)
        state.addWidget(self._since, 1)
        state.addWidget(self._badge_column)
        acts = QHBoxLayout()
        acts.setSpacing(theme.tokens.space.x2)
        acts.addStretch()
        acts.addWidget(self.open)
        acts.addWidget(self.check)
        if not is_checked:  # shown it would be a window of its own for a moment
            self.check.hide()
        row = self._whole = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(theme.tokens.space.x2)
        row.addLayout(words, 1)
        row.addLayout(state)
        row.addLayout(acts)
        self._side = theme.tokens.space.x3
        self.arrange(is_single=False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row, 1)
        column.addWidget(SeparatorLine())
        give_role(self, QAccessible.Role.ListItem)

    def arrange(self, *, is_single: bool) -> None:
        """Stand in one line, or in three."""
        way, air = (QBoxLayout.Direction.TopToBottom, self._air) if is_single else (QBoxLayout.Direction.LeftToRight, 0)
        self._whole.setDirection(way)
        self._badge_column.setMinimumWidth(0 if is_single else self._badge_width)  # no column where they stand apart
        self.setMinimumHeight(0 if is_single else self._height)
        self._whole.setContentsMargins(self._side, air, self._side, air)

    def show_transaction(self, each: Transaction, what: str, show: str, *, is_checking: bool, now: datetime) -> None:
        """Show how it stands."""
        self._amount.setText(each.amount.shown())
        self._what.setText(what)
        set_tip(self._what, what)
        at = moment(each.opened_at)
        self._since.setText(at if day(each.opened_at) == day(now) else f"{day(each.opened_at)}, {at}")
        self._badge.show_word(each.word)
        self.check.setEnabled(each.word in _OPEN)
        self.check.set_busy(busy=is_checking)
        amount = spoken_money(each.amount)
        self.setAccessibleName(f"{amount}, {what}, {shown_word(each.word)}")
        self.check.setAccessibleName(self.tr("Check {amount} now").format(amount=amount))
        self.open.setAccessibleName(show)

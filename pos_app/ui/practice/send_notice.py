"""Notices on demand: six kinds, a list of all the others, and one line that says how the last one was received."""

from collections import Counter
from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from pos_app.domain.plain_text import plain
from pos_app.domain.practice import NoticeDelivery, SampleNotice
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.button_grid import ButtonGrid
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.text import Text, set_tip

_OK = 200
_EDGE = 20
_TOP = 10  # the button beside the heading is higher than it
_UNDER_HEAD = 2
_GAP = 12
_MOST_NAMED = 3


class SendNotice(Panel):
    """The buttons; what a press asks for is announced, what came of it comes in through `show_answer`."""

    asked_for = Signal(str)
    others_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._buttons: dict[str, Button] = {}
        for kind, title, icon in self._kinds():
            button = Button(theme, title, icon=icon, from_left=True)
            button.clicked.connect(lambda _=False, kind=kind: self.asked_for.emit(kind))
            button.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
            self._buttons[kind] = button
        self._grid = ButtonGrid(theme, tuple(self._buttons.values()), most=3)
        self._more = Button(theme, self.tr("More"), ButtonKind.QUIET, icon="plus")
        self._more.clicked.connect(self.others_asked)
        self._others: tuple[SampleNotice, ...] = ()
        self._mark = Glyph(theme, "info", ink="text_subtle", size=theme.tokens.size.icon_small)
        waiting = self.tr("Sent as the service would send it")
        self._line = Text(theme, waiting, kind=Type.CAPTION, ink="text_muted", wraps=True)
        self._lay_out()
        self.arrange(is_narrow=False)

    def arrange(self, *, is_narrow: bool, is_slim: bool = False) -> None:
        """Put two buttons side by side, or three."""
        space = self._theme.tokens.space
        side, columns = (space.x2, 2) if is_narrow else (space.x3, 3)
        columns = 1 if is_slim else columns
        self.column.setContentsMargins(side, self._theme.px(_TOP), side, self._theme.px(_EDGE))
        self._grid.put_side_by_side(columns)

    @property
    def others(self) -> tuple[SampleNotice, ...]:
        """The notices that have no button of their own."""
        return self._others

    def show_others(self, notices: Iterable[SampleNotice]) -> None:
        """Offer those that have no button of their own."""
        self._others = tuple(each for each in notices if each.id not in self._buttons)
        self._more.setVisible(bool(self._others))

    def show_busy(self, kind: str, *, busy: bool) -> None:
        """Let the button of this kind turn while its notice is under way."""
        self._buttons.get(kind, self._more).set_busy(busy=busy)

    def show_answer(self, kind: str, deliveries: tuple[NoticeDelivery, ...]) -> None:
        """Say how the notice was received."""
        others = {each.id: plain(each.title) for each in self._others}
        title = self._buttons[kind].text() if kind in self._buttons else others.get(kind, plain(kind))
        icon, ink, line = self._read(title, deliveries)
        self._mark.set_glyph(icon, ink=ink)
        self._line.setText(line)
        set_tip(self._line, line)
        announce(self._line, line)

    def _read(self, title: str, deliveries: tuple[NoticeDelivery, ...]) -> tuple[str, str, str]:
        if not deliveries:
            return "cloud-off", "unsure_text", self.tr("{title}: no one listens").format(title=title)
        last = deliveries[-1]
        if last.status is None:
            why = plain(last.problem) or self.tr("no one listens")
            return "cloud-off", "unsure_text", self.tr("{title}: not received, {why}").format(title=title, why=why)
        answers = self.tr(" and ").join(self._counted(deliveries))
        facts = {"title": title, "answers": answers, "ms": max(delivery.milliseconds for delivery in deliveries)}
        if all(delivery.status == _OK for delivery in deliveries):
            one = self.tr("{title}: received, answered {answers} in {ms} ms")
            several = self.tr("{title}: received, {answers} in {ms} ms")
            return "check", "paid_text", (several if len(deliveries) > 1 else one).format(**facts)
        return "info", "text_muted", self.tr("{title}: not accepted, answered {answers} in {ms} ms").format(**facts)

    def _counted(self, deliveries: tuple[NoticeDelivery, ...]) -> list[str]:
        """Return every answer, or how often each came where they are many."""
        if len(deliveries) <= _MOST_NAMED:
            return [str(delivery.status) for delivery in deliveries]
        times = Counter(delivery.status for delivery in deliveries)
        none = self.tr("no answer")
        return [f"{count:,} × {status or none}" for status, count in times.most_common()]

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        row = QHBoxLayout()
        row.setSpacing(space.x1)
        row.addWidget(self._mark)
        row.addWidget(self._line, 1)
        head = QHBoxLayout()
        head.addWidget(Text(self._theme, self.tr("Send a notice"), kind=Type.TITLE))
        head.addStretch()
        head.addWidget(self._more)
        self.column.addLayout(head)
        self.column.addSpacing(self._theme.px(_UNDER_HEAD))
        self.column.addWidget(self._grid)
        self.column.addSpacing(self._theme.px(_GAP))
        self.column.addLayout(row)

    def _kinds(self) -> tuple[tuple[str, str, str], ...]:
        return (
            ("transfer_in", self.tr("Transfer in"), "in"),
            ("card_result", self.tr("Card result"), "card"),
            ("payout", self.tr("Payout"), "out"),
            ("bvn", self.tr("BVN check"), "id"),
            ("same_one_twice", self.tr("Same one twice"), "copy"),
            ("bad_signature", self.tr("Bad signature"), "alert"),
        )

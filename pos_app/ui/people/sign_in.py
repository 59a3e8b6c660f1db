"""The screen that stands in place of all others while nobody is at the counter: who it is, and their PIN."""

from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.money import Money
from pos_app.domain.people import PersonView, Tried
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.people.desk import Counter
from pos_app.ui.people.person_tile import PersonTile
from pos_app.ui.people.pin_panel import PinPanel, PinPanelView

_LIST_WIDTH: Final = 480
_GAP: Final = 64
_TICK: Final = 250  # milliseconds between two looks at a wait


class SignInScreen(Screen):
    """The list on the left, the PIN on the right; digits go to the PIN wherever the keyboard is."""

    forgot = Signal(str)  # whose

    def __init__(self, theme: Theme, counter: Counter, *, minutes: int) -> None:
        super().__init__(theme)
        self._counter = counter
        self._minutes = minutes
        self._tasks = TaskScope(self)
        self._chosen = ""
        self._said = ""
        self._tiles: list[PersonTile] = []
        self._shown: tuple[tuple[PersonView, ...], str] = ((), "")
        self._kept = KeptSale(theme)
        self._has_sale = ""  # whose it was
        self.panel = PinPanel(theme)
        self._ticking = QTimer(self, interval=_TICK)
        self._ticking.timeout.connect(self._render_panel)
        self._lay_out()
        self.panel.completed.connect(self._try)
        self.panel.dots.stepped.connect(self._move)
        self.panel.forgot.connect(lambda: self.forgot.emit(self._chosen))

    @property
    def is_trying(self) -> bool:
        """Tell whether a PIN is being looked at."""
        return self._tasks.is_running("sign in")

    def show_people(self, *, kept: Money | None = None, whose: str = "") -> None:
        """Show who can sign in, and the sale that is kept and whose it was: the only way in."""
        self._said = ""
        self._has_sale = whose if kept is not None else ""
        self._kept.show_sale(kept)
        self.panel.dots.clear()
        self.reread(chosen=whose)

    def reread(self, *, chosen: str = "") -> None:
        """Show again who there is; what is typed stays."""
        people = self._counter.who_may_sign_in()
        ids = [view.member.id for view in people]
        wanted = chosen or self._chosen
        self._chosen = wanted if wanted in ids else ids[0] if ids else ""
        self._show_tiles(people)
        self._render_panel()

    def first_focus(self) -> QWidget:
        return self.panel.dots

    def keyPressEvent(self, event: QKeyEvent) -> None:
        sign, key = event.text(), Qt.Key(event.key())
        if len(sign) == 1 and "0" <= sign <= "9":
            self.panel.dots.setFocus(Qt.FocusReason.OtherFocusReason)
            self.panel.take_digit(ord(sign))
        elif key is Qt.Key.Key_Backspace:
            self.panel.take_back()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._ticking.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._ticking.stop()
        self.panel.dots.clear()

    def _show_tiles(self, people: tuple[PersonView, ...]) -> None:
        wanted = (people, self._has_sale)
        if wanted != self._shown:
            self._shown = wanted
            for tile in self._tiles:
                self._list.removeWidget(tile)
                tile.hide()
                tile.deleteLater()
            self._tiles = [PersonTile(self._theme, view, has_sale=view.member.id == self._has_sale) for view in people]
            for tile in self._tiles:
                tile.clicked.connect(partial(self._choose, tile.view.member.id))
                self._list.addWidget(tile)
            self._scroller.setMaximumHeight(self._list.sizeHint().height())
        for tile in self._tiles:
            tile.setChecked(tile.view.member.id == self._chosen)

    def _render_panel(self) -> None:
        person = next((tile.view for tile in self._tiles if tile.view.member.id == self._chosen), None)
        wait = self._counter.wait(self._chosen)
        view = PinPanelView(person, wait, self._said, is_busy=self.is_trying)
        self.panel.show_panel(view)

    def _choose(self, member_id: str) -> None:
        if member_id != self._chosen and not self.is_trying:
            self._chosen, self._said = member_id, ""
        self.reread()
        self.panel.dots.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, by: int) -> None:
        ids = [tile.view.member.id for tile in self._tiles]
        if self._chosen in ids:
            self._choose(ids[max(0, min(len(ids) - 1, ids.index(self._chosen) + by))])

    def _try(self) -> None:
        pin = self.panel.dots.take_pin()
        if not self._tasks.start("sign in", partial(self._counter.sign_in, self._chosen, pin), answered=self._tried):
            pin.wipe()
        self._said = ""
        self._render_panel()

    def _tried(self, answer: Answer[Tried]) -> None:
        match answer:
            case TaskOk(Tried(member=None, wait=wait)) if wait:
                self._said = ""
            case TaskOk(Tried(member=None, left=left)):
                self._said = self._wrong(left)
            case TaskOk():
                self._said = ""
            case TaskKnownError(sentence):
                self._said = sentence
            case _:
                self._said = self.tr("Something in the till went wrong. It was noted.")
        self.reread()

    def _wrong(self, left: int) -> str:
        if left == 1:
            return self.tr("Wrong PIN. One more try.")
        return self.tr("Wrong PIN. {count} tries left.").format(count=left)

    def _arrange(self, room: ScreenWidth) -> None:
        is_single = self._is_single
        way = QBoxLayout.Direction.TopToBottom if is_single else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)
        space = self._theme.tokens.space
        side = space.x2 if room is ScreenWidth.NARROW else space.x3
        self._row.setContentsMargins(side, side, side, side)
        self._row.setSpacing(space.x3 if is_single else self._theme.px(_GAP) - space.half)

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        inside = QWidget()
        self._list = QVBoxLayout(inside)
        self._list.setContentsMargins(space.half, space.half, space.half, space.half)
        self._list.setSpacing(space.x1)
        left = QWidget()
        left.setMaximumWidth(self._theme.px(_LIST_WIDTH) + 2 * space.half)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        said = self.tr("Locked after {count} minutes without touch").format(count=self._minutes)
        if self._minutes == 1:
            said = self.tr("Locked after a minute without touch")
        words = QVBoxLayout()
        words.setContentsMargins(space.half, 0, 0, space.x1)
        words.setSpacing(0)
        words.addWidget(Text(self._theme, self.tr("Who is at the counter?"), kind=Type.HEADLINE, wraps=True))
        words.addWidget(Text(self._theme, said, ink="text_muted", wraps=True))
        kept = QVBoxLayout()
        kept.setContentsMargins(space.half, space.x1 + space.half, space.half, 0)
        kept.addWidget(self._kept)
        column.addStretch(1)
        column.addLayout(words)
        self._scroller = Scroller(inside)
        column.addWidget(self._scroller, 100)
        column.addLayout(kept)
        column.addStretch(1)
        page = QWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, page)
        self._row.addStretch(1)
        self._row.addWidget(left, 100)
        self._row.addWidget(self.panel, 100, Qt.AlignmentFlag.AlignVCenter)
        self._row.addStretch(1)
        self._scroll(page)


class KeptSale(Banner):
    """Says that a sale is kept while the till is locked: its amount, and who can go on with it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, BannerView(Tone.WAITING, "inbox", "", ""))
        self.hide()

    def show_sale(self, amount: Money | None) -> None:
        """Show the amount that is typed; None hides it."""
        if amount is None:
            self.hide()
            return
        title = self.tr("A sale is kept: {amount}").format(amount=amount.shown())
        self.show_banner(BannerView(Tone.WAITING, "inbox", title, self.tr("Anyone who signs in can go on with it.")))

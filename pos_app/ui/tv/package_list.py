"""The packages of a provider: how old their prices are, the search, and the list that one is chosen from."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import QModelIndex, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHBoxLayout, QListView, QStackedWidget, QVBoxLayout, QWidget

from pos_app.domain.package_search import PackageIndex
from pos_app.domain.replies import Package
from pos_app.domain.tv_view import PackageList
from pos_app.ui.kit.language import said
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.keyboard_focus import go_by_key
from pos_app.ui.kit.widgets.no_menu import without_menus
from pos_app.ui.kit.widgets.nothing_here import NothingHere
from pos_app.ui.kit.widgets.paint import draw_box, painter_on
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.skeleton import Skeleton
from pos_app.ui.kit.widgets.text import Text, set_tip
from pos_app.ui.tv.package_rows import ROW, PackageRowLook, PackageRows
from pos_app.ui.tv.search_line import SearchLine
from pos_app.ui.tv.words import age_of_prices

_SEARCH_WIDTH: Final = {False: 304, True: 216}  # wide, narrow
_TITLE_GAP: Final = 5


class PackageSection(QWidget):
    """Heading and search above, and under them the list, what is waited for, or why there is nothing."""

    chosen = Signal(object)  # the package
    went_on = Signal()  # Enter on a package: on to the next question
    again_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._packages: PackageList | None = None
        self._index: PackageIndex | None = None  # none while there is nothing to find
        self._title = Text(theme, self.tr("Packages"), kind=Type.TITLE)
        self._count = Text(theme, kind=Type.TITLE, weight=400, ink="text_muted")
        self._age = Text(theme, kind=Type.CAPTION, ink="text_muted", wraps=True)
        self.search = SearchLine(theme)
        self._rows = PackageRows(self)
        self.list = _PackageView(theme, self._rows)
        self.nothing = NothingHere(theme)
        self._pages = QStackedWidget()
        self._waiting = _in_margins(Skeleton(theme), theme.tokens.space.x2)
        self._blank = QWidget()
        self._no_rows = Scroller(self.nothing)
        for page in (self.list, self._waiting, self._blank, self._no_rows):
            self._pages.addWidget(page)
        self._pages.setMinimumHeight(theme.px(ROW))
        self._lay_out()
        self._connect()
        self.show_nothing_yet()

    @property
    def shown(self) -> int:
        """How many packages can be seen."""
        return self._rows.rowCount()

    def show_packages(self, packages: PackageList, *, now: datetime) -> None:
        """Show this list, and how old it is."""
        if self._packages is None or packages.packages != self._packages.packages:
            self._index = PackageIndex(packages.packages) if packages.packages else None
        self._packages = packages
        self._count.setText(str(len(packages.packages)) if packages.packages else "")
        self._show_age(packages, now)
        self._find(self.search.text())

    def show_nothing_yet(self, *, is_slow: bool = False) -> None:
        """Show that nothing has been read: a blank for a blink, then grey rows."""
        self._packages = None
        self._index = None
        self._rows.show_packages(())
        self._count.setText("")
        self._age.setText("")
        self._pages.setCurrentWidget(self._waiting if is_slow else self._blank)

    def choose(self, package: Package | None) -> None:
        """Mark this one, or none."""
        self._rows.choose(package)
        row = self._rows.row_of(package)
        if row is not None:
            self.list.setCurrentIndex(self._rows.index(row))

    def first_focus(self) -> QWidget:
        """Where the keyboard goes on from the number."""
        return self.list if self._rows.rowCount() else self.search

    def keep_rows(self, rows: int) -> None:
        """Be at least so many rows high."""
        self._frame.setMinimumHeight(rows * self._theme.px(ROW))

    def go_to_search(self) -> None:
        """Put the keyboard into the search; what is typed replaces what was searched before."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def arrange(self, *, is_narrow: bool) -> None:
        """Fit the parts to the room there is."""
        self.search.setMaximumWidth(self._theme.px(_SEARCH_WIDTH[is_narrow]))

    def _find(self, text: str) -> None:
        if self._packages is None:
            return
        found = self._index.find(text) if self._index is not None else ()
        current = self.list.currentIndex()
        before = self._rows.package(current.row()) if current.isValid() else None
        self._rows.show_packages(found)
        row = self._rows.row_of(before)
        if row is not None:
            self.list.setCurrentIndex(self._rows.index(row))
        if found:
            self._pages.setCurrentWidget(self.list)
            return
        self._say_nothing_found(self._packages, text)
        self._pages.setCurrentWidget(self._no_rows)

    def _say_nothing_found(self, packages: PackageList, text: str) -> None:
        if packages.packages:
            title = self.tr("No package has “{text}”").format(text=text.strip())
            detail = self.tr("Search by a part of its name, its code or its price.")
            self.nothing.show_words("search", title, detail, offers_again=False)
        elif packages.problem:
            title = self.tr("The packages could not be read")
            self.nothing.show_words("cloud-off", title, said(packages.problem), offers_again=True)
        else:
            title = self.tr("This provider offers no packages now")
            detail = self.tr("They appear here as soon as the service lists them.")
            self.nothing.show_words("tv", title, detail, offers_again=True)

    def _show_age(self, packages: PackageList, now: datetime) -> None:
        if packages.as_of is None:
            self._age.setText("")
            return
        age = age_of_prices(packages.as_of, now)
        if packages.problem:
            age = self.tr("{age}, not refreshed").format(age=age)
        self._age.setText(age)
        self._age.set_ink("unsure_text" if packages.problem else "text_muted")
        set_tip(self._age, said(packages.problem))
        self._age.setAccessibleDescription(said(packages.problem))

    def _search_from_list(self, letters: str) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.setText(self.search.text() + letters)

    def _go_to_list(self) -> None:
        if not self._rows.rowCount():
            return
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self._rows.index(0))
        go_by_key(self.list)

    def _say_found(self) -> None:
        count = self._rows.rowCount()
        one = self.tr("1 package found")
        announce(self.search, one if count == 1 else self.tr("{count} packages found").format(count=count))

    def _connect(self) -> None:
        self._pause = QTimer(self, interval=self._theme.tokens.motion.loading_shown_after)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self._say_found)
        self.search.textChanged.connect(self._find)
        self.search.textEdited.connect(self._pause.start)
        self.search.went_on.connect(self._go_to_list)
        self.list.taken.connect(self._take)
        self.list.entered_on.connect(self.went_on)
        self.list.typed.connect(self._search_from_list)
        self.nothing.again.clicked.connect(self.again_asked)

    def _take(self, index: QModelIndex) -> None:
        package = self._rows.package(index.row())
        if package.price is not None:
            self.chosen.emit(package)

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        heading = QHBoxLayout()
        heading.setSpacing(0)
        heading.addWidget(self._title)
        heading.addSpacing(self._theme.px(_TITLE_GAP))
        heading.addWidget(self._count)
        heading.addSpacing(space.x2)
        heading.addWidget(self._age, 1)
        heading.addSpacing(space.x1)
        heading.addWidget(self.search)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(space.x2)
        column.addLayout(heading)
        self._frame = _Frame(self._theme)
        inside = QVBoxLayout(self._frame)
        inside.setContentsMargins(1, 1, 1, 1)
        inside.addWidget(self._pages)
        column.addWidget(self._frame, 1)


class _Frame(QFrame):
    """The rounded frame around the list."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = self._theme
        colors, radius = theme.colors, theme.tokens.radius.control
        draw_box(painter_on(self), theme, self.rect(), fill=colors.surface, line=colors.line, radius=radius)


class _PackageView(QListView):
    """One stop of the Tab key: arrows move, Space chooses, Enter chooses and goes on; letters go to the search."""

    taken = Signal(QModelIndex)
    entered_on = Signal()
    typed = Signal(str)

    def __init__(self, theme: Theme, rows: PackageRows) -> None:
        super().__init__()
        self._rows = rows
        self.setModel(rows)
        self.setItemDelegate(PackageRowLook(theme, rows, self))
        without_menus(self)
        self.setUniformItemSizes(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(self.tr("Packages"))
        self.viewport().setAutoFillBackground(False)
        self.clicked.connect(self.taken)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        current, sign = self.currentIndex(), event.text()
        plain_key = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            if current.isValid() and not event.isAutoRepeat():
                self.taken.emit(current)
                self.entered_on.emit()
        elif event.key() == Qt.Key.Key_Space:
            if current.isValid():
                self.taken.emit(current)
        elif sign and sign.isprintable() and plain_key:
            self.typed.emit(sign)
        else:
            super().keyPressEvent(event)

    def ring_rect(self) -> QRect:
        """Nothing: the row that the keyboard is on has the ring."""
        return QRect()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self._rows.rowCount():
            self.setCurrentIndex(self._rows.index(0))


def _in_margins(inside: QWidget, margin: int) -> QWidget:
    holder = QWidget()
    column = QVBoxLayout(holder)
    column.setContentsMargins(margin, 0, margin, 0)
    column.addWidget(inside)
    return holder

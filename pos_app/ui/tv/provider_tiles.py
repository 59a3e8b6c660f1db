"""The providers side by side: one of them is chosen, and their pictures come when they come."""

from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QButtonGroup, QFrame, QGridLayout, QScrollArea, QWidget

from pos_app.domain.replies import Provider
from pos_app.system.threads import in_thread
from pos_app.ui.kit.tasks import Answer, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.keyboard_focus import go_by_key
from pos_app.ui.kit.widgets.no_menu import without_menus
from pos_app.ui.tv.desk import LogoCache
from pos_app.ui.tv.provider_tile import HEIGHT, ProviderTile, open_logo

_COLUMNS: Final = {False: 4, True: 2}  # wide, narrow
_MOST_ROWS: Final = 2  # more than that are scrolled
_AT_ONCE: Final = 8  # tiles that are made in one turn of the loop: as many as are seen without scrolling


class ProviderTiles(QScrollArea):
    """Four in a row, two where there is little room."""

    chosen = Signal(object)  # the provider
    entered = Signal()

    def __init__(self, theme: Theme, logos: LogoCache) -> None:
        super().__init__()
        self._theme = theme
        self._logos = logos
        self._tasks = TaskScope(self)
        self._providers: tuple[Provider, ...] = ()
        self._tiles: list[ProviderTile] = []
        self._wished: Provider | None = None  # shown as chosen as soon as its tile is there
        self._more = QTimer(self, interval=0)
        self._more.setSingleShot(True)
        self._more.timeout.connect(self._make_more)
        without_menus(self)
        self._columns = _COLUMNS[False]
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(self._choose)
        inside = QWidget()
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(theme.tokens.space.x1)
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAccessibleName(self.tr("Provider"))
        self._reach()

    @property
    def providers(self) -> tuple[Provider, ...]:
        """Those that can be chosen."""
        return self._providers

    @property
    def focus_tile(self) -> QWidget | None:
        """Where the keyboard is let in."""
        checked = self._group.checkedButton()
        return checked or (self._tiles[0] if self._tiles else None)

    def show_providers(self, providers: tuple[Provider, ...]) -> None:
        """Offer these; the same ones again change nothing."""
        if providers == self._providers:
            return
        self._providers = providers
        for tile in self._tiles:
            self._group.removeButton(tile)
            tile.hide()
            tile.deleteLater()
        self._tasks.cancel_all()
        self._tiles, self._wished = [], None
        self._make_more()

    def choose(self, provider: Provider | None) -> None:
        """Show this one as chosen."""
        self._wished = provider
        for tile, each in zip(self._tiles, self._providers, strict=False):  # the last tiles may still be to come
            if each == provider:
                tile.setChecked(True)

    def arrange(self, *, is_narrow: bool) -> None:
        """Fit the tiles to the room there is."""
        if self._columns != _COLUMNS[is_narrow]:
            self._columns = _COLUMNS[is_narrow]
            self._place()

    def _make_more(self) -> None:
        """Make the next few tiles; hundreds at once would hold up a key press."""
        begun = len(self._tiles)
        for number, provider in enumerate(self._providers[begun : begun + _AT_ONCE], begun):
            tile = self._made(number, provider)
            self._tiles.append(tile)
            tile.setChecked(provider == self._wished)
        self._place(begun)
        if len(self._tiles) < len(self._providers):
            self._more.start()

    def _made(self, number: int, provider: Provider) -> ProviderTile:
        tile = ProviderTile(self._theme, provider)
        self._group.addButton(tile, number)
        tile.number_pressed.connect(self._go_to)
        tile.entered.connect(self.entered)
        if provider.logo:
            work = partial(self._picture, provider, tile.logo_size)
            self._tasks.start(f"logo {number}", work, answered=partial(self._show_logo, tile))
        return tile

    async def _picture(self, provider: Provider, size: QSize) -> QImage | None:
        raw = await self._logos.logo(provider)
        return await in_thread(partial(open_logo, raw, size)) if raw is not None else None

    def _show_logo(self, tile: ProviderTile, answer: Answer[QImage | None]) -> None:
        match answer:
            case TaskOk(picture):
                tile.show_logo(picture)
            case _:
                pass  # the letters stay; a picture is no news

    def _go_to(self, number: int) -> None:
        if number < len(self._tiles):
            go_by_key(self._tiles[number])
            self._tiles[number].click()

    def _choose(self, number: int) -> None:
        self.ensureWidgetVisible(self._tiles[number])
        self.chosen.emit(self._providers[number])

    def _place(self, begun: int = 0) -> None:
        for tile in self._tiles[begun:]:
            self._grid.removeWidget(tile)
        for column in range(max(_COLUMNS.values())):
            self._grid.setColumnStretch(column, 1 if column < self._columns else 0)
        for number, tile in enumerate(self._tiles[begun:], begun):
            self._grid.addWidget(tile, number // self._columns, number % self._columns)
            tile.show()
        self._reach()

    def _reach(self) -> None:
        """Be as high as the rows, and no higher than two of them."""
        rows = max(1, min(_MOST_ROWS, -(-len(self._tiles) // self._columns)))
        tile, gap = self._theme.px(HEIGHT), self._theme.tokens.space.x1
        self.setFixedHeight(rows * tile + (rows - 1) * gap)

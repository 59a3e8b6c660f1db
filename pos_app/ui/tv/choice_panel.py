"""The left side: whose television, which number, which package; and across its top what stands in the way."""

from typing import Final

from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.skeleton import Skeleton
from pos_app.ui.tv.blocked_banner import TvBlockedBanner
from pos_app.ui.tv.desk import LogoCache
from pos_app.ui.tv.number_section import NumberSection
from pos_app.ui.tv.package_list import PackageSection
from pos_app.ui.tv.provider_tiles import ProviderTiles

_ROWS_IN_ONE_COLUMN: Final = 4


class ChoicePanel(Panel):
    """Three questions, one under the other; a banner takes its height from the list, never from the fields."""

    def __init__(self, theme: Theme, logos: LogoCache) -> None:
        super().__init__(theme)
        self.doors = TvBlockedBanner(theme)
        self.tiles = ProviderTiles(theme, logos)
        self.number = NumberSection(theme)
        self.packages = PackageSection(theme)
        self._waiting = Skeleton(theme)
        self._waiting.setFixedHeight(self.tiles.height())
        self._waiting.hide()
        self._tiles_place = QWidget()
        place = QVBoxLayout(self._tiles_place)
        place.setContentsMargins(0, 0, 0, 0)
        place.addWidget(self.tiles)
        place.addWidget(self._waiting)
        for part in (self.doors, self._tiles_place, self.number):
            self.column.addWidget(part)
        self.column.addWidget(self.packages, 1)

    def show_waiting(self, *, is_waiting: bool) -> None:
        """Show grey bars in the place of the tiles."""
        self._waiting.setVisible(is_waiting)
        self.tiles.setHidden(is_waiting)

    def arrange(self, *, is_narrow: bool, is_single: bool) -> None:
        """Fit the parts to the room there is; where everything scrolls the list keeps a height of its own."""
        self.packages.keep_rows(_ROWS_IN_ONE_COLUMN if is_single else 0)
        space = self._theme.tokens.space
        self.pad(space.x2 if is_narrow else space.x3)
        self.number.arrange(is_narrow=is_narrow, is_single=is_single and is_narrow)
        for part in (self.tiles, self.packages):
            part.arrange(is_narrow=is_narrow)

"""Many providers: the first tiles are there at once, the others come a few at a time."""

from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot

from pos_app.domain.replies import Provider
from pos_app.sandbox.logos import logo_png
from pos_app.ui.kit.theme import Theme
from pos_app.ui.tv.provider_tile import ProviderTile, open_logo
from pos_app.ui.tv.provider_tiles import ProviderTiles

MANY = tuple(Provider(f"Provider {number}", str(number), "a.png" if number < 3 else "") for number in range(200))
SEEN = 8
LONG = 60_000


class Shelf:
    """Pictures of providers."""

    async def logo(self, provider: Provider) -> bytes | None:
        return logo_png("GOTV") if provider == MANY[0] else b"no picture" if provider == MANY[1] else None


def tiles_of(tiles: ProviderTiles) -> list[ProviderTile]:
    return [tile for tile in tiles.findChildren(ProviderTile) if tile.isVisibleTo(tiles)]


def test_two_hundred_providers_hold_nothing_up(qtbot: QtBot, theme: Theme) -> None:
    tiles = ProviderTiles(theme, Shelf())
    qtbot.addWidget(tiles)
    tiles.show_providers(MANY)
    tiles.choose(MANY[-1])
    assert len(tiles_of(tiles)) == SEEN
    qtbot.waitUntil(lambda: len(tiles_of(tiles)) == len(MANY), timeout=LONG)
    assert [tile.text() for tile in tiles_of(tiles) if tile.isChecked()] == ["Provider 199"]
    tiles.show_providers(MANY[:4])
    qtbot.waitUntil(lambda: len(tiles_of(tiles)) == 4, timeout=LONG)


def test_pictures_come_when_they_are_opened_and_what_is_none_leaves_the_letters(qtbot: QtBot, theme: Theme) -> None:
    tiles = ProviderTiles(theme, Shelf())
    qtbot.addWidget(tiles)
    tiles.show_providers(MANY[:3])
    first, *others = tiles_of(tiles)
    qtbot.waitUntil(lambda: first.has_logo, timeout=LONG)
    assert [tile.has_logo for tile in others] == [False, False]
    picture = open_logo(logo_png("GOTV"), QSize(48, 40))
    assert picture is not None
    assert (picture.width(), picture.height()) == (48, 40)

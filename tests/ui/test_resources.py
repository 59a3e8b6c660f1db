"""Nothing lies in the resources that the window does not use, and all of it works."""

import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor

from pos_app.system.paths import resources
from pos_app.ui.kit.theme import Icons

_ICONS = sorted((resources() / "icons").glob("*.svg"))
_SIZE = 24
_PLUM = QColor("#A3177F")
_ROUNDING = 3


def _distance(color: QColor) -> int:
    red, green, blue = color.red() - _PLUM.red(), color.green() - _PLUM.green(), color.blue() - _PLUM.blue()
    return max(abs(red), abs(green), abs(blue))


def _code() -> str:
    room = Path(__file__).parents[2] / "pos_app"
    return "\n".join(path.read_text("utf-8") for path in room.rglob("*.py"))


def test_every_icon_is_used() -> None:
    code = _code()
    assert [path.stem for path in _ICONS if f'"{path.stem}"' not in code] == []


@pytest.mark.parametrize("path", _ICONS, ids=lambda path: path.stem)
@pytest.mark.usefixtures("qapp")
def test_every_icon_takes_the_colour_it_is_asked_for(path: Path) -> None:
    icons = Icons(path.parent)
    image = icons.pixmap(path.stem, _PLUM, size=_SIZE).toImage()
    drawn = [image.pixelColor(x, y) for x in range(_SIZE) for y in range(_SIZE)]
    strongest = max(drawn, key=lambda color: (color.alpha(), -_distance(color)))
    assert strongest.alpha() > 200
    assert _distance(strongest) <= _ROUNDING


@pytest.mark.usefixtures("qapp")
def test_an_icon_is_drawn_once_for_each_colour_size_and_pixel_ratio() -> None:
    icons = Icons(resources() / "icons")
    red, blue = QColor("red"), QColor("blue")
    first = icons.pixmap("check", red, size=_SIZE)
    assert icons.pixmap("check", QColor("red"), size=_SIZE).cacheKey() == first.cacheKey()
    others = [
        icons.pixmap("check", blue, size=_SIZE),
        icons.pixmap("check", red, size=16),
        icons.pixmap("check", red, size=_SIZE, ratio=2.0),
    ]
    assert len({pixmap.cacheKey() for pixmap in (first, *others)}) == 4
    assert (others[-1].width(), others[-1].devicePixelRatio()) == (2 * _SIZE, 2.0)


def test_every_font_has_its_licence_beside_it() -> None:
    fonts = resources() / "fonts"
    for file in (path for path in fonts.iterdir() if path.suffix in {".otf", ".ttf"}):
        licence = (fonts / f"{file.stem.split('-')[0]}-LICENSE.txt").read_text("utf-8")
        assert file.name in licence
        assert "SIL OPEN FONT LICENSE" in licence
        assert f'"{file.name}"' in _code()


def test_every_rule_of_the_style_sheet_names_something_that_exists() -> None:
    sheet = re.sub(r"/\*.*?\*/|\{[^}]*\}", " ", (resources() / "style.qss").read_text("utf-8").replace("${", "$("))
    names = set(re.findall(r"(?<![:\w-])_?[A-Z]\w+", sheet))
    code = _code()
    assert [name for name in names if not name.startswith("Q") and f"class {name}(" not in code] == []

"""Light and dark come from one source, switch while the till runs, and are legible."""

import itertools
import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette, QRawFont
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from pos_app.system.paths import resources
from pos_app.ui.frame.application import TillApp
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.theme import Mode, Theme
from pos_app.ui.kit.tokens import Colors, Tokens, Tone, Type, read_tokens
from pos_app.ui.kit.widgets.button import Button

_TEXT = 4.5
_GRAPHIC = 3.0
_TOKENS = read_tokens(resources() / "themes")
_GROUNDS = ("canvas", "surface", "sunken", "hover", "pressed")
_PAIRS = [
    *((text, ground, _TEXT) for text in ("text", "text_muted") for ground in _GROUNDS),
    *(("text_subtle", ground, _TEXT) for ground in ("canvas", "surface", "sunken")),
    *((f"{tone}_text", f"{tone}_tint", _TEXT) for tone in Tone),
    *((f"{tone}_text", "surface", _TEXT) for tone in Tone),
    *(("text_muted", f"{tone}_tint", _TEXT) for tone in Tone),
    *((tone.value, "surface", _GRAPHIC) for tone in Tone),
    *((("accent_text", ground, _TEXT)) for ground in ("surface", "accent_tint")),
    *((("on_accent", fill, _TEXT)) for fill in ("accent", "accent_hover", "accent_pressed")),
    ("on_status", "sandbox", _TEXT),
    *((("line_control", ground, _GRAPHIC)) for ground in ("surface", "sunken", "canvas")),
    *((("focus", ground, _GRAPHIC)) for ground in ("surface", "canvas")),
]

_STARK = 7.0
_STARK_PAIRS = [  # what the calm themes leave pale: dividers, edges of tones, and what is off
    *(("line", ground, _GRAPHIC) for ground in ("canvas", "surface", "sunken")),
    *((f"{tone}_line", ground, _GRAPHIC) for tone in Tone for ground in ("surface", f"{tone}_tint")),
    *((f"{tone}_text", ground, _TEXT) for tone in Tone for ground in ("canvas", "hover")),
    *(("on_status", tone.value, _TEXT) for tone in Tone),
    *(("text", f"{tone}_tint", _TEXT) for tone in Tone),
    *(("text_disabled", ground, _TEXT) for ground in ("surface", "disabled")),
    *(("accent_text", ground, _TEXT) for ground in ("canvas", "hover")),
    ("focus", "accent_tint", _GRAPHIC),
]


def _light(color: str) -> float:
    parts = [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _contrast(one: str, other: str) -> float:
    dark, bright = sorted((_light(one), _light(other)))
    return (bright + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("colors", [_TOKENS.light, _TOKENS.dark], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground", "least"), _PAIRS)
def test_every_pair_that_is_drawn_can_be_read(colors: Colors, ink: str, ground: str, least: float) -> None:
    assert _contrast(colors.named(ink), colors.named(ground)) >= least


@pytest.mark.parametrize("colors", [_TOKENS.contrast_light, _TOKENS.contrast_dark], ids=["light", "dark"])
@pytest.mark.parametrize(("ink", "ground", "least"), [*_PAIRS, *_STARK_PAIRS])
def test_high_contrast_is_high(colors: Colors, ink: str, ground: str, least: float) -> None:
    assert _contrast(colors.named(ink), colors.named(ground)) >= (_STARK if least == _TEXT else _GRAPHIC)


def _source() -> str:
    room = Path(__file__).parents[3] / "pos_app" / "ui"
    code = "\n".join(path.read_text("utf-8") for path in room.rglob("*.py") if path.name != "tokens.py")
    return code + (resources() / "style.qss").read_text("utf-8")


def _is_used(name: str, source: str) -> bool:
    tone, _, part = name.partition("_")
    if tone in set(Tone) and part in {"", "text", "tint", "line"}:
        return re.search(rf"Tone\.{tone.upper()}\b", source) is not None  # a tone's four are asked for by name
    return re.search(rf"\b{name}\b", source) is not None


def test_every_token_is_used() -> None:
    source = _source()
    names = [*Colors._fields] + [kind.name for kind in Type if kind is not Type.BODY]
    groups = (_TOKENS.space, _TOKENS.radius, _TOKENS.border, _TOKENS.size, _TOKENS.motion, _TOKENS.shadow)
    names += itertools.chain.from_iterable(group._fields for group in groups)
    assert [name for name in names if not _is_used(name, source)] == []


def test_a_token_too_many_is_a_mistake_that_is_seen(tmp_path: Path) -> None:
    for path in (resources() / "themes").iterdir():
        (tmp_path / path.name).write_text(path.read_text("utf-8"), "utf-8")
    with (tmp_path / "dark.toml").open("a", encoding="utf-8") as file:
        file.write('colour = "#000000"\n')
    with pytest.raises(TypeError, match="colour"):
        read_tokens(tmp_path)


def test_the_theme_changes_palette_and_style_sheet_while_the_window_is_open(window: TillWindow, theme: Theme) -> None:
    app = TillApp.instance()
    assert isinstance(app, TillApp)
    seen: list[bool] = []
    theme.changed.connect(lambda: seen.append(theme.is_dark))
    theme.choose(Mode.DARK)
    tokens: Tokens = theme.tokens
    assert app.palette().color(QPalette.ColorRole.Window).name().upper() == tokens.dark.canvas
    assert tokens.dark.surface in app.styleSheet()
    assert window.grab().toImage().pixelColor(700, 700).name().upper() == tokens.dark.canvas
    theme.choose(Mode.LIGHT)
    assert window.grab().toImage().pixelColor(700, 700).name().upper() == tokens.light.canvas
    assert seen == [True, False]


def test_the_same_theme_again_changes_nothing(theme: Theme) -> None:
    seen: list[bool] = []
    theme.changed.connect(lambda: seen.append(theme.is_dark))
    theme.choose(Mode.LIGHT)
    assert seen == []


def test_the_theme_follows_the_desktop_when_it_is_asked_to(qapp: TillApp, theme: Theme) -> None:
    desktop = qapp.styleHints()
    theme.choose(Mode.SYSTEM)
    assert not theme.is_dark
    desktop.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert theme.is_dark
    desktop.colorSchemeChanged.emit(Qt.ColorScheme.Light)
    assert not theme.is_dark
    theme.choose(Mode.LIGHT)
    desktop.colorSchemeChanged.emit(Qt.ColorScheme.Dark)
    assert not theme.is_dark
    theme.choose(Mode.SYSTEM)
    assert theme.is_dark
    desktop.colorSchemeChanged.emit(Qt.ColorScheme.Unknown)
    assert not theme.is_dark


def test_high_contrast_is_chosen_here_or_by_the_desktop(qapp: TillApp, theme: Theme) -> None:
    hints = qapp.styleHints()
    desktop, high = hints.accessibility(), Qt.ContrastPreference.HighContrast
    assert not theme.is_stark
    calm = theme.tokens.border
    theme.use_contrast(high=True)
    assert theme.colors == theme.tokens.contrast_light
    assert theme.tokens.border.control > calm.control
    theme.choose(Mode.DARK)
    theme.use_text_size(150)
    assert theme.colors == theme.tokens.contrast_dark
    assert theme.tokens.border.control > calm.control
    assert qapp.palette().color(QPalette.ColorRole.Window).name() == "#000000"
    theme.use_contrast(high=False)
    assert (theme.colors, theme.tokens.border) == (theme.tokens.dark, calm)
    desktop.contrastPreferenceChanged.emit(high)
    assert theme.is_stark
    desktop.contrastPreferenceChanged.emit(Qt.ContrastPreference.NoPreference)
    assert not theme.is_stark


def test_keys_stand_on_buttons_until_they_are_hidden_and_press_them_all_the_same(
    window: TillWindow, theme: Theme
) -> None:
    button = Button(theme, "Check now", key="F8")
    button.setParent(window)
    wide = button.sizeHint().width()
    theme.show_keys(shows=False)
    assert button.sizeHint().width() < wide
    assert button.answers_to("F8")
    theme.show_keys(shows=True)
    assert button.sizeHint().width() == wide


@pytest.mark.parametrize("name", ["Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf"])
@pytest.mark.usefixtures("qapp")
def test_the_fonts_have_every_letter_and_sign_of_the_shop(name: str) -> None:
    font = QRawFont(str(resources() / "fonts" / name), 16)
    needed = "₦₵$–—×·…“”•ƁɓƊɗƘƙƳƴẸẹỌọṢṣỊịỤụṄṅƐɛƆɔŊŋÀàÁáÈèÉéÌìÍíÒòÓóÙùÚúḾḿǸǹ\u0300\u0301\u0304"
    assert [letter for letter in needed if not font.supportsCharacter(ord(letter))] == []


def test_figures_are_as_wide_as_each_other(qtbot: QtBot, theme: Theme) -> None:
    label = QLabel()
    qtbot.addWidget(label)
    label.setFont(theme.font(Type.BODY))
    assert len({label.fontMetrics().horizontalAdvance(figure * 8) for figure in "0123456789"}) == 1

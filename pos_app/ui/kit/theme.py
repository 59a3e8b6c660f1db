"""The look of the till: tokens turned into palette, style sheet, fonts and icons; light, dark, in high contrast."""

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from string import Template

from PySide6.QtCore import QByteArray, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QImage, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from pos_app.ui.kit.text_size import NORMAL, grown, tokens_at
from pos_app.ui.kit.tokens import Colors, Shade, Tokens, Tone, Type, TypeStyle, named_values, read_tokens

_FONT_FILES = ("Inter-Regular.otf", "Inter-Medium.otf", "Inter-SemiBold.otf", "JetBrainsMono-Regular.ttf")
_TIGHT = 92  # percent: large type is set closer, as its designers do
_TIGHTER = 88  # percent: and large figures closer still, for each has the room of the widest
_TINT = b"currentColor"


class Mode(StrEnum):
    """Whether the ground is light or dark."""

    LIGHT = "light"
    DARK = "dark"
    SYSTEM = "system"  # as the desktop says, and when it changes its mind


@dataclass(frozen=True, slots=True)
class Looks:
    """What a theme is made from: the tokens and the template that they fill."""

    tokens: Tokens
    sheet: Template
    icons: Path

    @classmethod
    def read(cls, resources: Path) -> "Looks":
        """Read tokens and template, and make the bundled fonts known."""
        for name in _FONT_FILES:
            if QFontDatabase.addApplicationFont(str(resources / "fonts" / name)) == -1:
                raise FileNotFoundError(f"The bundled font {name} cannot be read.")
        sheet = Template((resources / "style.qss").read_text("utf-8"))
        return cls(read_tokens(resources / "themes"), sheet, resources / "icons")


class Theme(QObject):
    """The one source of colours, fonts and icons; widgets that paint themselves ask it each time they paint."""

    changed = Signal()

    def __init__(self, app: QApplication, looks: Looks, *, mode: Mode) -> None:
        super().__init__(app)
        self._app = app
        self._looks = looks
        self._tokens = looks.tokens
        self._text_size: int = NORMAL
        self._icons = Icons(looks.icons)
        self._inks: dict[str, QColor] = {}
        self._fonts: dict[tuple[str, int, int], QFont] = {}
        self._mode = mode
        self._system_is_dark = app.styleHints().colorScheme() is Qt.ColorScheme.Dark
        self._is_dark: bool = self._wants_dark()
        self._hints = app.styleHints()  # Python lets go of what belongs to it together with it
        wish = self._hints.accessibility()
        self._system_wants_contrast = wish.contrastPreference() is Qt.ContrastPreference.HighContrast
        self._is_contrast_chosen = False
        self._is_stark: bool = self._system_wants_contrast
        self._shows_keys = True
        self._is_still = False
        app.setFont(self.font(Type.BODY))
        app.styleHints().colorSchemeChanged.connect(self._follow_system)
        wish.contrastPreferenceChanged.connect(self._follow_contrast)
        self._measure()
        self._apply()

    @property
    def may_move(self) -> bool:
        """Tell whether things may turn and slide: not for people who asked their system for stillness."""
        style = self._app.style()
        return not self._is_still and style.styleHint(style.StyleHint.SH_Widget_Animation_Duration) > 0

    def hold_still(self) -> None:
        """Let nothing move from now on: for pictures."""
        self._is_still = True
        self._app.setCursorFlashTime(0)

    @property
    def tokens(self) -> Tokens:
        """The measures, the same in both themes."""
        return self._tokens

    @property
    def text_size(self) -> int:
        """How large text is, in percent."""
        return self._text_size

    def use_text_size(self, percent: int) -> None:
        """Set text this large from now on; widgets take their measures when they are made, so this comes first."""
        if percent != self._text_size:
            self._text_size = percent
            self._measure()
            self._fonts.clear()
            self._app.setFont(self.font(Type.BODY))
            self._apply()

    def px(self, length: int) -> int:
        """Return a length of a widget's own, given at 100 %, as it is beside text of this size."""
        return grown(length, self._text_size)

    @property
    def colors(self) -> Colors:
        """The colours now."""
        if self._is_stark:
            return self.tokens.contrast_dark if self._is_dark else self.tokens.contrast_light
        return self.tokens.dark if self._is_dark else self.tokens.light

    @property
    def is_dark(self) -> bool:
        """Tell whether the ground is dark."""
        return self._is_dark

    @property
    def is_stark(self) -> bool:
        """Tell whether colours and lines are those of high contrast."""
        return self._is_stark

    def use_contrast(self, *, high: bool) -> None:
        """Show high contrast always, or only while the system asks for it."""
        self._is_contrast_chosen = high
        self._dress()

    @property
    def shows_keys(self) -> bool:
        """Tell whether buttons show the keys that press them."""
        return self._shows_keys

    def show_keys(self, *, shows: bool) -> None:
        """Let buttons show their keys or, on a till that is only touched, not; the keys press them all the same."""
        if shows is not self._shows_keys:
            self._shows_keys = shows
            for widget in self._app.allWidgets():  # what is narrower without its key asks for its room again
                widget.updateGeometry()
                widget.update()
            self.changed.emit()

    def choose(self, mode: Mode) -> None:
        """Show the light theme, the dark one, or what the desktop says from now on."""
        self._mode = mode
        self._dress()

    def style(self, kind: Type) -> TypeStyle:
        """Return size, line height and weight of a type style."""
        return self.tokens.type[kind]

    def font(self, kind: Type, *, weight: int | None = None) -> QFont:
        """Return the font of a type style, optionally in another weight."""
        style = self.style(kind)
        return self._font(self.tokens.font.ui, style.size, weight or style.weight)

    def figures(self, kind: Type) -> QFont:
        """Return the font for an amount or another long figure in large type."""
        font = QFont(self.font(kind))
        if self._is_large(font.pixelSize()):
            font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, _TIGHTER)
        return font

    def mono(self, kind: Type) -> QFont:
        """Return the fixed-width font for references and card numbers."""
        font = QFont(self._font(self.tokens.font.mono, self.style(kind).size, QFont.Weight.Normal.value))
        font.setFamilies([self.tokens.font.mono, self.tokens.font.ui])  # it has no letters of Hausa, no ₦ and no ₵
        font.setFeature(QFont.Tag("calt"), 0)  # or it draws the :// of an address as one sign
        return font

    def ink(self, color: str) -> QColor:
        """Turn a token's #RRGGBB or #RRGGBBAA into a colour to paint with."""
        ink = self._inks.get(color)
        if ink is None:
            ink = QColor(color[:7])
            if len(color) == len("#RRGGBBAA"):
                ink.setAlpha(int(color[7:], 16))
            self._inks[color] = ink
        return ink

    def shade(self, tone: Tone | None) -> Shade:
        """Return the colours of a tone; without one, those of acting."""
        colors = self.colors
        if tone is None:
            return Shade(colors.accent, colors.accent_text, colors.accent_tint, colors.accent_line)
        return colors.shade(tone)

    def icon(self, name: str, color: str, *, size: int, ratio: float) -> QPixmap:
        """Return an icon in one of the theme's colours."""
        return self._icons.pixmap(name, self.ink(color), size=size, ratio=ratio)

    def _font(self, family: str, size: int, weight: int) -> QFont:
        key = (family, size, weight)
        font = self._fonts.get(key)
        if font is None:
            font = QFont(family)
            font.setPixelSize(size)
            font.setWeight(QFont.Weight(weight))
            font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
            for feature in self.tokens.font.features:
                font.setFeature(QFont.Tag(feature), 1)
            if self._is_large(size):
                font.setLetterSpacing(QFont.SpacingType.PercentageSpacing, _TIGHT)
            self._fonts[key] = font
        return font

    def _is_large(self, size: int) -> bool:
        return size >= self.style(Type.PAY).size

    def _wants_dark(self) -> bool:
        return self._system_is_dark if self._mode is Mode.SYSTEM else self._mode is Mode.DARK

    def _follow_system(self, scheme: Qt.ColorScheme) -> None:
        self._system_is_dark = scheme is Qt.ColorScheme.Dark
        self._dress()

    def _follow_contrast(self, preference: Qt.ContrastPreference) -> None:
        self._system_wants_contrast = preference is Qt.ContrastPreference.HighContrast
        self._dress()

    def _dress(self) -> None:
        wanted = (self._wants_dark(), self._is_contrast_chosen or self._system_wants_contrast)
        if wanted != (self._is_dark, self._is_stark):
            self._is_dark, self._is_stark = wanted
            self._measure()
            self._apply()
            self.changed.emit()

    def _measure(self) -> None:
        tokens = self._looks.tokens
        self._tokens = tokens_at(
            tokens._replace(border=tokens.contrast_border) if self._is_stark else tokens, self._text_size
        )

    def _apply(self) -> None:
        self._app.setPalette(self._palette())
        self._app.setStyleSheet(self._looks.sheet.substitute(named_values(self.tokens, self.colors)))

    def _palette(self) -> QPalette:
        colors, role = self.colors, QPalette.ColorRole
        palette = QPalette()
        for color_role, color in (
            (role.Window, colors.canvas),
            (role.WindowText, colors.text),
            (role.Base, colors.surface),
            (role.AlternateBase, colors.sunken),
            (role.Text, colors.text),
            (role.PlaceholderText, colors.text_subtle),
            (role.Button, colors.surface),
            (role.ButtonText, colors.text),
            (role.Highlight, colors.accent),
            (role.HighlightedText, colors.on_accent),
            (role.Link, colors.accent_text),
            (role.Accent, colors.accent),
            (role.ToolTipBase, colors.surface),
            (role.ToolTipText, colors.text),
        ):
            palette.setColor(color_role, self.ink(color))
        for color_role in (role.WindowText, role.Text, role.ButtonText):
            palette.setColor(QPalette.ColorGroup.Disabled, color_role, self.ink(colors.text_disabled))
        return palette


class Icons:
    """Draws `icons/<name>.svg` in the colour that is asked for, kept per colour, size and pixel ratio."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sources: dict[str, bytes] = {}
        self._drawn: dict[tuple[str, int, int, float], QPixmap] = {}

    def pixmap(self, name: str, color: QColor, *, size: int, ratio: float = 1.0) -> QPixmap:
        """Return the icon as a square of `size` px for a screen of this pixel ratio."""
        key = (name, color.rgba(), size, ratio)
        pixmap = self._drawn.get(key)
        if pixmap is None:
            pixmap = self._drawn[key] = self._draw(name, color, size=size, ratio=ratio)
        return pixmap

    def _draw(self, name: str, color: QColor, *, size: int, ratio: float) -> QPixmap:
        source = self._sources.get(name)
        if source is None:
            source = self._sources[name] = (self._folder / f"{name}.svg").read_bytes()
        renderer = QSvgRenderer(QByteArray(source.replace(_TINT, color.name().encode())))
        side = round(size * ratio)
        image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        renderer.render(painter, QRectF(0, 0, side, side))
        painter.end()
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return pixmap

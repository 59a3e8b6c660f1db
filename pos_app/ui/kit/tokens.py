"""The design tokens as values: colours of a theme, type styles, measures; read once from TOML.

Named tuples, not dataclasses as elsewhere: they are made in a fifth of the time, and the first paint waits for them.
"""

import tomllib
from enum import StrEnum
from pathlib import Path
from typing import Any, NamedTuple


class Type(StrEnum):
    """The styles text is set in."""

    MICRO = "micro"
    CAPTION = "caption"
    LABEL = "label"
    BODY = "body"
    INPUT = "input"
    TITLE = "title"
    HEADLINE = "headline"
    PAY = "pay"
    KEY = "key"
    FIGURE = "figure"
    DISPLAY = "display"
    DISPLAY_LESS = "display_less"
    DISPLAY_LEAST = "display_least"


class Tone(StrEnum):
    """The meanings that have a colour of their own; red, green, amber and plum are nothing else."""

    PAID = "paid"
    DECLINED = "declined"
    WAITING = "waiting"
    UNSURE = "unsure"
    SANDBOX = "sandbox"


class TypeStyle(NamedTuple):
    """Size and line height in px, and the weight of the strokes."""

    size: int
    line: int
    weight: int


class Shade(NamedTuple):
    """The four colours of one tone: for fills, for text, for grounds and for lines."""

    fill: str
    text: str
    tint: str
    line: str


class Colors(NamedTuple):
    """Every colour of one theme, as #RRGGBB or #RRGGBBAA."""

    canvas: str
    surface: str
    sunken: str
    hover: str
    pressed: str
    line: str
    line_control: str
    text: str
    text_muted: str
    text_subtle: str
    text_disabled: str
    accent: str
    accent_hover: str
    accent_pressed: str
    accent_text: str
    accent_tint: str
    accent_line: str
    on_accent: str
    disabled: str
    focus: str
    on_status: str
    paid: str
    paid_text: str
    paid_tint: str
    paid_line: str
    declined: str
    declined_text: str
    declined_tint: str
    declined_line: str
    waiting: str
    waiting_text: str
    waiting_tint: str
    waiting_line: str
    unsure: str
    unsure_text: str
    unsure_tint: str
    unsure_line: str
    sandbox: str
    sandbox_text: str
    sandbox_tint: str
    sandbox_line: str
    sandbox_stripe: str
    scrim: str

    def named(self, name: str) -> str:
        """Return the colour of a token whose name is data, such as the ink of a text."""
        return str(getattr(self, name))

    def shade(self, tone: Tone) -> Shade:
        """Return the four colours that carry one meaning."""
        return Shade(*(self.named(tone + part) for part in ("", "_text", "_tint", "_line")))


class Fonts(NamedTuple):
    """The bundled families and the features that are always on."""

    ui: str
    mono: str
    features: tuple[str, ...]


class Space(NamedTuple):
    """Distances on the 8 px grid."""

    half: int
    x1: int
    x2: int
    x3: int
    x4: int


class Radius(NamedTuple):
    """Roundness of corners."""

    small: int
    control: int
    panel: int


class Border(NamedTuple):
    """Widths of lines, and the gap between a control and its ring."""

    control: int
    focus: int
    focus_gap: int


class Size(NamedTuple):
    """Heights and widths of the parts."""

    design_width: int
    design_height: int
    minimum_width: int
    minimum_height: int
    narrow_below: int
    sandbox_strip: int
    top_bar: int
    rail: int
    rail_item: int
    button: int
    button_large: int
    button_pay: int
    field: int
    field_large: int
    amount: int
    key: int
    key_lowest: int
    row: int
    row_tall: int
    tile: int
    tile_low: int
    icon_small: int
    icon: int
    icon_large: int
    dialog: int
    dialog_footer: int
    toast: int
    toast_width: int
    ticket: int
    ticket_merged: int
    bank_page: int
    bank_page_small: int
    receipt: int
    step: int
    step_compact: int
    step_disc: int
    step_disc_compact: int
    actor: int
    result_head: int
    result_shape: int


class Motion(NamedTuple):
    """Times of movement, in milliseconds."""

    press: int
    guard: int
    undo_stay: int
    toast_stay: int
    spinner_turn: int
    loading_shown_after: int
    elapsed_tick: int
    slow_after: int


class Shadow(NamedTuple):
    """The one shadow there is."""

    blur: int
    offset_y: int
    alpha_light: int
    alpha_dark: int


class Tokens(NamedTuple):
    """Everything of `resources/themes`."""

    font: Fonts
    type: dict[Type, TypeStyle]
    space: Space
    radius: Radius
    border: Border
    size: Size
    motion: Motion
    shadow: Shadow
    light: Colors
    dark: Colors
    contrast_border: Border
    contrast_light: Colors
    contrast_dark: Colors


def read_tokens(themes: Path) -> Tokens:
    """Read the files; a name too many or too few is a mistake of ours and ends the start."""
    measures = _read(themes / "measures.toml")
    font = measures["font"]
    return Tokens(
        font=Fonts(ui=font["ui"], mono=font["mono"], features=tuple(font["features"])),
        type={Type(name): TypeStyle(**style) for name, style in measures["type"].items()},
        space=Space(**measures["space"]),
        radius=Radius(**measures["radius"]),
        border=Border(**measures["border"]),
        size=Size(**measures["size"]),
        motion=Motion(**measures["motion"]),
        shadow=Shadow(**measures["shadow"]),
        light=Colors(**_read(themes / "light.toml")),
        dark=Colors(**_read(themes / "dark.toml")),
        contrast_border=Border(**measures["border_contrast"]),
        contrast_light=Colors(**_read(themes / "contrast-light.toml")),
        contrast_dark=Colors(**_read(themes / "contrast-dark.toml")),
    )


def named_values(tokens: Tokens, colors: Colors) -> dict[str, str]:
    """Name every token for the style sheet: `$accent`, `$radius_panel`."""
    values = dict(colors._asdict())
    for group, part in (
        ("space", tokens.space),
        ("radius", tokens.radius),
        ("border", tokens.border),
        ("size", tokens.size),
    ):
        values |= {f"{group}_{name}": str(value) for name, value in part._asdict().items()}
    return values


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text("utf-8"))

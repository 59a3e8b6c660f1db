"""The size of text: every length that text stands in or beside grows with it, and nothing else does."""

from typing import Final

from pos_app.ui.kit.tokens import Size, Space, Tokens, TypeStyle

NORMAL: Final = 100  # percent
# The window is as large as it is, the strip says nothing, and a bank's page is never scaled by us.
_KEPT: Final = frozenset(
    {
        "design_width",
        "design_height",
        "minimum_width",
        "minimum_height",
        "sandbox_strip",
        "bank_page",
        "bank_page_small",
    }
)
_GROWS_LESS: Final = frozenset({"rail"})  # its words are short, and what it takes is taken from the screens


def grown(length: int, percent: int) -> int:
    """Return a length as it is beside text of this size."""
    return (length * percent + NORMAL // 2) // NORMAL


def tokens_at(tokens: Tokens, percent: int) -> Tokens:
    """Return the measures for text of this size."""
    if percent == NORMAL:
        return tokens
    less = NORMAL + (percent - NORMAL) // 2
    sizes = {
        name: length if name in _KEPT else grown(length, less if name in _GROWS_LESS else percent)
        for name, length in tokens.size._asdict().items()
    }
    spaces = {name: grown(length, percent) for name, length in tokens.space._asdict().items()}
    styles = {
        kind: TypeStyle(grown(style.size, percent), grown(style.line, percent), style.weight)
        for kind, style in tokens.type.items()
    }
    return tokens._replace(size=Size(**sizes), space=Space(**spaces), type=styles)

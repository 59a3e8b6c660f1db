"""Words that get smaller, and then take a second line where there is one, before they are shortened."""

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.text import Text, width_of, wrapped_lines

_SMALLER: Final = (Type.BODY, Type.LABEL, Type.CAPTION)
_Policy = QSizePolicy.Policy


class FittingText(Text):
    """One line, or with `may_break` two of the smallest size; `is_still`: as high with one line as with two."""

    def __init__(
        self,
        theme: Theme,
        text: str = "",
        *,
        kinds: tuple[Type, ...] = _SMALLER,
        weight: int | None = None,
        ink: str = "text",
        line: int | None = None,
        may_break: bool = False,
        is_still: bool = False,
    ) -> None:
        self._kinds = kinds
        self._weight = weight
        self._first_line = line or theme.style(kinds[0]).line
        self._may_break = may_break
        self._is_still = is_still
        super().__init__(theme, text, kind=kinds[0], weight=weight, ink=ink, elides=True, line=line)

    def setText(self, text: str) -> None:
        super().setText(text)
        self._fit()

    def weigh(self, weight: int) -> None:
        """Use strokes of this weight."""
        self._weight = weight
        self._fit()

    def wrap(self, *, wraps: bool) -> None:
        """Take as many lines of the first size as there are words for, or fit again."""
        self._wraps, self.elides = wraps, not wraps
        self.setWordWrap(wraps)
        policy = QSizePolicy(_Policy.Preferred, _Policy.Preferred if wraps else _Policy.Fixed)
        policy.setHeightForWidth(wraps)
        self.setSizePolicy(policy)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        return QSize(width_of(self.text(), self._theme.font(self._kinds[0], weight=self._weight)), self._height())

    def minimumSizeHint(self) -> QSize:
        return QSize(super().minimumSizeHint().width(), self._height())

    def shown_lines(self) -> list[str]:
        if not self._is_broken():
            return super().shown_lines()
        first, *rest = wrapped_lines(self.text(), self.font(), self.width())
        return [first, self._elided(" ".join(rest))]

    def _fit(self) -> None:
        kinds = self._kinds[:1] if self._wraps else self._kinds
        fonts = {kind: self._theme.font(kind, weight=self._weight) for kind in kinds}
        fitting = (kind for kind, font in fonts.items() if width_of(self.text(), font) <= self.width())
        chosen = next(fitting, kinds[-1])
        self._line = self._first_line if chosen is kinds[0] else self._theme.style(chosen).line
        self.setFont(fonts[chosen])
        if self._may_break and not self._is_still:
            self.updateGeometry()

    def _is_broken(self) -> bool:
        return self._may_break and not self._wraps and width_of(self.text(), self.font()) > self.width()

    def _height(self) -> int:
        if self._is_broken() or (self._is_still and not self._wraps):
            return max(self._first_line, 2 * self._theme.style(self._kinds[-1]).line)
        return self._first_line

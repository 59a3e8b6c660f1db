"""What looking at everything found: each part with its mark, what needs care first."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.settings.support_desk import FindingLike

_LONGEST: Final = 400
_MARKS: Final = {"good": ("verified", "paid_text"), "care": ("alert", "unsure_text"), "unknown": ("info", "text_muted")}
_ORDER: Final = ("care", "unknown", "good")


class FindingsList(QWidget):
    """Empty until somebody looked."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rows: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, theme.tokens.space.x1, 0, theme.tokens.space.x1)
        self._column.setSpacing(theme.tokens.space.half)
        self.hide()

    def show_findings(self, findings: Sequence[FindingLike]) -> None:
        """Show these: the only way in."""
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        known = sorted(findings, key=lambda each: _ORDER.index(each.health))
        self._rows = [self._row(each) for each in known]
        for row in self._rows:
            self._column.addWidget(row)
        self.setVisible(bool(known))
        care = sum(each.health == "care" for each in known)
        said = self.tr("{care} parts need care.").format(care=care) if care else self.tr("All is well.")
        announce(self, said)

    def _row(self, finding: FindingLike) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(self._theme.tokens.space.x1)
        icon, ink = _MARKS[finding.health]
        mark = Glyph(self._theme, icon, ink=ink, size=self._theme.tokens.size.icon)
        words = {"good": self.tr("Good"), "care": self.tr("Needs care"), "unknown": self.tr("Not known")}
        mark.setAccessibleName(words[finding.health])
        part = Text(self._theme, plain(finding.part, most=_LONGEST), kind=Type.LABEL, weight=600)
        part.setFixedWidth(self._theme.px(136))
        found = Text(self._theme, plain(finding.found, most=_LONGEST), kind=Type.LABEL, ink="text_muted", wraps=True)
        top = Qt.AlignmentFlag.AlignTop
        line.addWidget(mark, 0, top)
        line.addWidget(part, 0, top)
        line.addWidget(found, 1)
        return row

"""What happened to a notice, one moment under the other."""

from datetime import datetime

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.webhook_view import NoticeMoment
from pos_app.ui.activity.story_words import story_sentence
from pos_app.ui.activity.words import second_or_day
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.text import Text


class NoticeTimeline(QWidget):
    """Oldest first."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._story: tuple[NoticeMoment, ...] = ()
        self._lines: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, theme.tokens.space.x1, 0, 0)
        self._column.setSpacing(theme.tokens.space.x1)
        self._column.addStretch()

    def show_story(self, story: tuple[NoticeMoment, ...], *, now: datetime) -> None:
        """Show these moments."""
        if story == self._story:
            return
        self._story = story
        for line in self._lines:
            line.hide()
            self._column.removeWidget(line)
            line.deleteLater()
        told = [(second_or_day(moment.at, now), story_sentence(moment)) for moment in story]
        self._lines = [self._made(time, sentence) for time, sentence in told if sentence]
        for place, line in enumerate(self._lines):
            self._column.insertWidget(place, line)
            line.show()

    def _made(self, time: str, sentence: str) -> QWidget:
        line = QWidget(self)
        at = Text(self._theme, time, kind=Type.LABEL, ink="text_muted")
        said = Text(self._theme, sentence, kind=Type.LABEL, wraps=True)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._theme.tokens.space.x2)
        row.addWidget(at, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(said, 1)
        return line

"""The result of a thing as a badge: one of the five words, or that a notice is suspicious."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from pos_app.domain.payment import Word
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.badge import Badge
from pos_app.ui.kit.widgets.word_badge import WordBadge


class ResultBadge(QWidget):
    """Icon and word, always both."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._word = WordBadge(theme)
        self._suspicious = Badge(theme, self.tr("Suspicious"), icon="alert", tone=Tone.DECLINED)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._word)
        row.addWidget(self._suspicious)
        self.show_word(None)

    def show_word(self, word: Word | None) -> None:
        """Say this word; None for a suspicious notice."""
        self._word.setVisible(word is not None)
        self._suspicious.setVisible(word is None)
        if word is not None:
            self._word.show_word(word)

"""Says each step and each result once: to a screen reader, and results by a sound."""

from typing import Final

from PySide6.QtWidgets import QWidget

from pos_app.domain.payment import Word
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.sounds import Loudspeaker, Tune

_TUNES: Final = {Word.PAID: Tune.PAID, Word.DECLINED: Tune.DECLINED, Word.NOT_SURE: Tune.NOT_SURE}


class TransactionAnnouncer:
    """Remembers what was said last; what was a result already when it was first seen is no news to the ear."""

    def __init__(self, speaker: QWidget, sounds: Loudspeaker | None) -> None:
        self._speaker = speaker
        self._sounds = sounds
        self._reference = ""
        self._word: Word | None = None
        self._sentence: str = ""

    def tell(self, reference: str, word: Word, sentence: str) -> None:
        """Say how this transaction stands, as far as it has changed since the last time."""
        before = self._word if self._reference == reference else None
        if sentence != self._sentence or self._reference != reference:
            announce(self._speaker, sentence)
        if self._sounds is not None and before is not None and before is not word and word in _TUNES:
            self._sounds.play(_TUNES[word])
        self._reference, self._word, self._sentence = reference, word, sentence

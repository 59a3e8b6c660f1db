"""Says each step and each result of an order once: to a screen reader, and results by a sound."""

from PySide6.QtWidgets import QWidget

from pos_app.domain.payment import Word
from pos_app.domain.tv_view import OrderView, TvStepMark
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.sounds import Loudspeaker, Tune
from pos_app.ui.kit.widgets.word_look import shown_word
from pos_app.ui.tv.order_words import result_sentence, spoken_step

_TUNES = {Word.PAID: Tune.PAID, Word.DECLINED: Tune.DECLINED, Word.NOT_SURE: Tune.NOT_SURE}


class OrderAnnouncer:
    """Remembers what was said last; what was a result already when it was first seen is no news to the ear."""

    def __init__(self, speaker: QWidget, sounds: Loudspeaker | None) -> None:
        self._speaker = speaker
        self._sounds = sounds
        self._reference = ""
        self._word: Word | None = None
        self._sentence: str = ""

    def tell(self, order: OrderView) -> None:
        """Say what has changed since the last time."""
        before = self._word if self._reference == order.reference else None
        sentence = _sentence_of(order)
        if sentence != self._sentence or self._reference != order.reference:
            announce(self._speaker, sentence)
        if self._sounds is not None and before is not None and before is not order.word and order.word in _TUNES:
            self._sounds.play(_TUNES[order.word])
        self._reference, self._word, self._sentence = order.reference, order.word, sentence


def _sentence_of(order: OrderView) -> str:
    if order.word is Word.WAITING:
        now = [place for place, step in enumerate(order.steps) if step.mark is TvStepMark.NOW]
        step = f"{spoken_step(order, now[0])}. " if now else ""
        return f"{step}{result_sentence(order)}"
    return f"{shown_word(order.word)}. {result_sentence(order)}"

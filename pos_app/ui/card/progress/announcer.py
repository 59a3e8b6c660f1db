"""Says each step and each result once: to a screen reader, and results by a sound."""

from PySide6.QtWidgets import QWidget

from pos_app.domain.payment import Word
from pos_app.domain.payment_view import PaymentView, StepMark
from pos_app.ui.card.progress.result_words import result_sentence
from pos_app.ui.card.progress.ticket import spoken_step
from pos_app.ui.card.progress.words import alarm_words, waiting_words
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.sounds import Loudspeaker, Tune
from pos_app.ui.kit.widgets.word_look import shown_word

_TUNES = {Word.PAID: Tune.PAID, Word.DECLINED: Tune.DECLINED, Word.NOT_SURE: Tune.NOT_SURE}


class PaymentAnnouncer:
    """Remembers what was said last; what was a result already when it was first seen is no news to the ear."""

    def __init__(self, speaker: QWidget, sounds: Loudspeaker) -> None:
        self._speaker = speaker
        self._sounds = sounds
        self._reference = ""
        self._word: Word | None = None
        self._sentence: str = ""

    def tell(self, view: PaymentView) -> None:
        """Say what has changed since the last time."""
        before = self._word if self._reference == view.reference else None
        sentence = _sentence_of(view)
        if sentence != self._sentence or self._reference != view.reference:
            announce(self._speaker, sentence)
        if before is not None and before is not view.word and view.word in _TUNES:
            self._sounds.play(_TUNES[view.word])
        self._reference, self._word, self._sentence = view.reference, view.word, sentence


def _sentence_of(view: PaymentView) -> str:
    if view.word is Word.WAITING:
        now = [place for place, step in enumerate(view.steps) if step.mark is StepMark.NOW]
        step = f"{spoken_step(view, now[0])}. " if now else ""
        return f"{step}{waiting_words(view.waiting_for).detail}"
    sentence = f"{shown_word(view.word)}. {result_sentence(view)}"
    if view.alarm is not None:
        said = alarm_words(view.alarm, is_paid=view.word is Word.PAID)
        return f"{said.title}. {said.detail} {sentence}"
    return sentence

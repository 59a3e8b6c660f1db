"""The sounds of results, each its own rhythm; a till without a loudspeaker is simply quiet."""

import logging
from collections.abc import Callable, Generator
from contextlib import contextmanager
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, QUrl, qInstallMessageHandler

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

log = logging.getLogger(__name__)


class Tune(StrEnum):
    """What can be heard; each is a file of that name."""

    PAID = "paid"  # two rising notes
    DECLINED = "declined"  # one low note
    NOT_SURE = "not_sure"  # two equal notes, once more
    TRANSFER = "transfer"  # three notes: money came in, and the service confirmed it


class Loudspeaker(Protocol):
    """Something that plays a tune, or does not."""

    def play(self, tune: Tune) -> None:
        """Play it once; never waits and never fails."""
        ...


class Sounds(QObject):
    """Plays tunes through the computer; what that takes is loaded with the first one, or in an idle moment before."""

    def __init__(self, parent: QObject, folder: Path, *, volume: Callable[[], int]) -> None:
        super().__init__(parent)
        self._folder = folder
        self._volume = volume  # percent; asked for each time
        self._effects: dict[Tune, QSoundEffect] | None = None

    def warm_up(self) -> None:
        """Load everything now, so that the first result does not wait for it."""
        self._loaded()

    def play(self, tune: Tune) -> None:
        """Play it once, never louder than the setting."""
        volume = self._volume()
        effect = self._loaded().get(tune) if volume > 0 else None
        if effect is not None:
            effect.setVolume(min(volume, 100) / 100)
            effect.play()

    def _loaded(self) -> "dict[Tune, QSoundEffect]":
        if self._effects is None:
            self._effects = self._load()
        return self._effects

    def _load(self) -> "dict[Tune, QSoundEffect]":
        with _qt_speaks_softly():
            try:
                from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
            except ImportError as missing:
                log.info("no sounds: %s", missing)
                return {}
            device = QMediaDevices.defaultAudioOutput()
            if device.isNull():
                log.info("no sounds: nothing to play them on")
                return {}
            effects: dict[Tune, QSoundEffect] = {}
            for tune in Tune:
                effect = QSoundEffect(device, self)
                effect.setSource(QUrl.fromLocalFile(str(self._folder / f"{tune.value}.wav")))
                effects[tune] = effect
            return effects


@contextmanager
def _qt_speaks_softly() -> Generator[None]:
    """Qt warns of every sound library and server that it looks for and does not find: that is no news of ours."""
    before = qInstallMessageHandler(_note)
    try:
        yield
    finally:
        qInstallMessageHandler(before)


def _note(_kind: QtMsgType, _where: QMessageLogContext, message: str) -> None:
    log.debug("Qt on sounds: %s", message)

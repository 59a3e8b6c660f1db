"""Reads providers and packages for the screen: what is kept at once, and what is fresh behind it."""

from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from pos_app.domain.replies import Provider
from pos_app.domain.sentence import Sentence
from pos_app.domain.tv_view import PackageList, ProviderList
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.tv.desk import Lists

_FRESH_FOR: Final = timedelta(minutes=1)  # the price is asked for once more before anything is sent


class ListReader(QObject):
    """Its signals carry frozen lists; a list of a provider that is no longer chosen is never told."""

    providers_read = Signal(object)
    packages_read = Signal(object)
    providers_slow = Signal()  # still nothing after a blink
    packages_slow = Signal()
    failed = Signal(str)

    def __init__(self, theme: Theme, lists: Lists, parent: QObject, *, now: Callable[[], datetime]) -> None:
        super().__init__(parent)
        self._lists = lists
        self._now = now
        self._tasks = TaskScope(self)
        self._provider: Provider | None = None
        self.asks = True  # whether the service is asked behind what is kept; while nobody looks it is not
        self._providers_patience = self._patience(theme, self.providers_slow)
        self._packages_patience = self._patience(theme, self.packages_slow)

    def read_providers(self, *, again: bool = False) -> None:
        """Tell of the providers, and once more when something newer has come; `again`: of the newer ones only."""
        if again:
            self._tasks.start("fresh providers", self._lists.fresh_providers, answered=self._take_providers)
        elif self._tasks.start("providers", self._lists.providers, answered=self._take_kept_providers):
            self._providers_patience.start()

    def read_packages(self, provider: Provider, *, again: bool = False) -> None:
        """Tell of the packages of this provider and of no other from now on."""
        if provider != self._provider:
            self._provider = provider
            for name in ("packages", "fresh packages"):
                self._tasks.cancel(name)
        take = partial(self._take_packages, provider)
        if again:
            self._tasks.start("fresh packages", partial(self._lists.fresh_packages, provider), answered=take)
            return
        kept = partial(self._take_kept_packages, provider)
        if self._tasks.start("packages", partial(self._lists.packages, provider), answered=kept):
            self._packages_patience.start()

    def _take_kept_providers(self, answer: Answer[ProviderList]) -> None:
        match answer:
            case TaskOk(kept):
                is_old = self._is_old(kept.as_of) or not kept.providers
                if kept.providers or not (is_old and self.asks):
                    self._providers_patience.stop()
                if kept.providers or not is_old:
                    self.providers_read.emit(kept)
                if is_old and self.asks:
                    self.read_providers(again=True)
            case _:
                self._take_providers(answer)

    def _take_providers(self, answer: Answer[ProviderList]) -> None:
        self._providers_patience.stop()
        match answer:
            case TaskOk(providers):
                self.providers_read.emit(providers)
            case TaskKnownError(sentence):
                self.providers_read.emit(ProviderList(problem=Sentence("{0}", sentence)))
            case _:
                self.failed.emit(self.tr("Something in the till went wrong. It was noted."))

    def _take_kept_packages(self, provider: Provider, answer: Answer[PackageList]) -> None:
        match answer:
            case TaskOk(kept):
                is_old = self._is_old(kept.as_of) or not kept.packages
                if kept.packages or not (is_old and self.asks):
                    self._packages_patience.stop()
                if kept.packages or not is_old:
                    self.packages_read.emit(kept)
                if is_old and self.asks:
                    self.read_packages(provider, again=True)
            case _:
                self._take_packages(provider, answer)

    def _take_packages(self, provider: Provider, answer: Answer[PackageList]) -> None:
        self._packages_patience.stop()
        match answer:
            case TaskOk(packages):
                self.packages_read.emit(packages)
            case TaskKnownError(sentence):
                self.packages_read.emit(PackageList(provider, problem=Sentence("{0}", sentence)))
            case _:
                self.failed.emit(self.tr("Something in the till went wrong. It was noted."))

    def _is_old(self, as_of: datetime | None) -> bool:
        return as_of is None or not timedelta(0) <= self._now() - as_of < _FRESH_FOR

    def _patience(self, theme: Theme, slow: object) -> QTimer:
        timer = QTimer(self, interval=theme.tokens.motion.loading_shown_after)
        timer.setSingleShot(True)
        timer.timeout.connect(slow)
        return timer

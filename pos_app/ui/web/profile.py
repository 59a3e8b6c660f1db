"""One visit to the web: a profile of its own that keeps nothing, its guarded pages, and the order in which they go."""

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QLocale, QObject, QTimer, Signal
from PySide6.QtWebEngineCore import QWebEngineProfile, QWebEngineScript, QWebEngineSettings

from pos_app.ui.web.page import GuardedPage
from pos_app.ui.web.page_budget import memory_of_till
from pos_app.ui.web.requests import RequestGuard
from pos_app.ui.web.way_out import WayOut

# A place nobody can own. As an https origin it may hold encrypted frames and, on loopback, plain ones.
NOWHERE = "https://pos.invalid"

# How long a profile outlives its pages. WORKAROUND for Qt 6.11.3: a profile that goes lets Chromium do first what was
# still to be done. A download that begins in a profile half gone is freed on one thread while another writes its file:
# the till dies. Without pages no more begin, and the last are called off within a few turns of the loop; of 100 ms one
# of many hundred was not enough. Short naps and not a long one, because they grow with the load: on a busy machine a
# long one may pass in a single turn.
NAPS = 200
_NAP = 5  # ms

# What Chromium keeps for pages in the memory of the till itself: their blobs, their stores, and what waits to be heard.
_MOST_MEMORY = 384 * 1024 * 1024  # bytes more than before the visit
_LOOKS_EVERY = 250  # ms

_Attribute = QWebEngineSettings.WebAttribute

# Whatever is not named here is as Chromium has it: fingerprints of the device (canvas, WebGL) are what banks ask for.
_ALLOWED = (
    _Attribute.JavascriptEnabled,
    _Attribute.LocalStorageEnabled,
    _Attribute.ErrorPageEnabled,
    _Attribute.PlaybackRequiresUserGesture,
    _Attribute.WebRTCPublicInterfacesOnly,
)
_FORBIDDEN = (
    _Attribute.JavascriptCanAccessClipboard,
    _Attribute.JavascriptCanPaste,
    _Attribute.LocalContentCanAccessFileUrls,
    _Attribute.LocalContentCanAccessRemoteUrls,
    _Attribute.AllowRunningInsecureContent,
    _Attribute.AllowGeolocationOnInsecureOrigins,
    _Attribute.AllowWindowActivationFromJavaScript,
    _Attribute.HyperlinkAuditingEnabled,
    _Attribute.PluginsEnabled,
    _Attribute.PdfViewerEnabled,
    _Attribute.FullScreenSupportEnabled,
    _Attribute.ScreenCaptureEnabled,
    _Attribute.DnsPrefetchEnabled,
    _Attribute.NavigateOnDropEnabled,
    _Attribute.FocusOnNavigationEnabled,  # a page in the background must not take the keyboard
    _Attribute.AutoLoadIconsForPage,  # nobody sees icons here; each would be one more request
    _Attribute.TouchIconsEnabled,
    _Attribute.ForceDarkMode,
    _Attribute.BackForwardCacheEnabled,
)


class WebVisit(QObject):
    """What one payment does on the web. It shares nothing with any other visit and leaves nothing behind."""

    ended = Signal()

    def __init__(
        self, parent: QObject, *, nearby: Iterable[str], scripts: Iterable[QWebEngineScript], opens_windows: bool
    ) -> None:
        super().__init__(parent)
        self._pages: set[GuardedPage] = set()
        self._leaving: set[GuardedPage] = set()
        self._is_ending = False
        self._guard = RequestGuard(self, nearby=nearby)  # held here: the profile does not hold it
        self._way_out = WayOut.here()
        self._way = self._way_out.enter(self._guard.nearby)
        with self._way_out.told():  # the first profile begins Chromium, which reads its switches then
            self._profile = QWebEngineProfile(self)  # without a name it is off the record
        self._profile.setHttpAcceptLanguage(QLocale().bcp47Name())  # of itself it would say en-POSIX to some banks
        self._profile.setSpellCheckEnabled(False)
        self._profile.setPersistentPermissionsPolicy(QWebEngineProfile.PersistentPermissionsPolicy.AskEveryTime)
        # WORKAROUND for Qt 6.11.3: nobody may listen to `downloadRequested`. The call that emits it is a posted one; it
        # asks the page of the download what it is, even a page deleted meanwhile, and the till dies. With nobody
        # listening it looks at no page, and says No by itself, which is all we want.
        self._profile.destroyed.connect(self._leave)
        self._profile.setUrlRequestInterceptor(self._guard)
        for script in scripts:
            self._profile.scripts().insert(script)
        settings = self._profile.settings()
        for attribute in _ALLOWED:
            settings.setAttribute(attribute, True)
        for attribute in _FORBIDDEN:
            settings.setAttribute(attribute, False)
        settings.setAttribute(_Attribute.JavascriptCanOpenWindows, opens_windows)
        self._memory = memory_of_till()
        self._watch = QTimer(self, interval=_LOOKS_EVERY)
        self._watch.timeout.connect(self._look_at_memory)
        self._watch.start()
        settings.setUnknownUrlSchemePolicy(QWebEngineSettings.UnknownUrlSchemePolicy.DisallowUnknownUrlSchemes)

    def new_page(self) -> GuardedPage:
        """Open a page in this visit."""
        page = GuardedPage(self._profile, self._guard, self._way_out)
        self._pages.add(page)
        return page

    def close_page(self, page: GuardedPage) -> None:
        """Let go of one page, which no view may hold any more."""
        if page not in self._leaving:
            self._leaving.add(page)
            page.destroyed.connect(partial(self._forget, page))
            page.deleteLater()

    def end(self) -> None:
        """Let go of every page and then, not before they are gone, of the profile."""
        if self._is_ending:
            return
        self._is_ending = True
        self._watch.stop()
        for page in tuple(self._pages):
            self.close_page(page)
        if not self._pages:
            self._let_settle()

    def _look_at_memory(self) -> None:
        memory = memory_of_till()
        if memory > self._memory + _MOST_MEMORY:
            self._memory = memory  # what the page took may stay with the till: it is not held against the next
            self._guard.flooded.emit()

    def _forget(self, page: GuardedPage, *_: object) -> None:
        self._pages.discard(page)
        self._leaving.discard(page)
        if self._is_ending and not self._pages:
            self._let_settle()

    def _let_settle(self, naps: int | None = None) -> None:
        naps = NAPS if naps is None else naps
        if naps == 0:
            self._profile.deleteLater()
        else:
            QTimer.singleShot(_NAP, self._profile, partial(self._let_settle, naps - 1))

    def _leave(self) -> None:
        self._way_out.leave(self._way)
        self.ended.emit()
        self.deleteLater()


def script_from(source: str, *, world: QWebEngineScript.ScriptWorldId, in_frames: bool = False) -> QWebEngineScript:
    """Make a script that runs before anything of a page does."""
    script = QWebEngineScript()
    script.setSourceCode(source)
    script.setInjectionPoint(QWebEngineScript.InjectionPoint.DocumentCreation)
    script.setWorldId(world)
    script.setRunsOnSubFrames(in_frames)
    return script

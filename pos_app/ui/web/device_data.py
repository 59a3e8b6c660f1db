"""The hidden visit of the device page: in a frame of our own host page, or on its own if it refuses to be framed."""

import asyncio
import json
from collections.abc import Callable
from dataclasses import dataclass
from html import escape
from pathlib import Path
from string import Template
from typing import TypedDict, cast

from PySide6.QtCore import QElapsedTimer, QFile, QIODevice, QObject, Qt, QTimer, QUrl, Signal, Slot
from PySide6.QtWebChannel import QWebChannel
from PySide6.QtWebEngineCore import QWebEngineScript

from pos_app.services.browser import DeviceOutcome, DevicePage, DeviceReport
from pos_app.ui.web.addresses import may_open, origin_of
from pos_app.ui.web.profile import NOWHERE, WebVisit, script_from
from pos_app.ui.web.views import drop, unseen_view

_WORLD = QWebEngineScript.ScriptWorldId.ApplicationWorld
_FIRST_ERROR = 400  # HTTP
DONE = "profile.completed"  # the kind of message of a device page that has finished


@dataclass(frozen=True, slots=True)
class DeviceTexts:
    """The document and the scripts of a visit, as they lie in the resources."""

    host: Template
    listener: str
    frame_state: str
    channel: str

    @classmethod
    def read(cls, folder: Path) -> "DeviceTexts":
        """Read them once; Qt brings its own half of the channel."""
        return cls(
            host=Template((folder / "device_host.html").read_text("utf-8")),
            listener=(folder / "device_listener.js").read_text("utf-8"),
            frame_state=(folder / "frame_state.js").read_text("utf-8"),
            channel=_read_from_qt(":/qtwebchannel/qwebchannel.js"),
        )


class _FrameState(TypedDict):
    is_error_page: bool
    status: int


class _Till(QObject):
    """All that the listener can say; it hears nothing back."""

    def __init__(self, parent: QObject, *, on_word: Callable[[str], None], on_frame: Callable[[], None]) -> None:
        super().__init__(parent)
        self._on_word = on_word
        self._on_frame = on_frame

    @Slot(str)
    def hear(self, text: str) -> None:
        """A window of an accepted origin has posted this."""
        self._on_word(text)

    @Slot()
    def see_frame(self) -> None:
        """Something stands in the frame now, be it only an error page."""
        self._on_frame()


class DeviceVisit(QObject):
    """One visit, from the first byte to the report."""

    ended = Signal()

    def __init__(self, parent: QObject, page: DevicePage, texts: DeviceTexts, *, nearby: frozenset[str]) -> None:
        super().__init__(parent)
        self._clock = QElapsedTimer()
        self._clock.start()
        self._deadline = QTimer(self)
        self._deadline.setSingleShot(True)
        self._deadline.setTimerType(Qt.TimerType.PreciseTimer)  # others are 5 % off
        self._deadline.timeout.connect(self._run_out_of_time)
        self._deadline.start(page.wait_ms)
        self._outcome: asyncio.Future[DeviceOutcome] = asyncio.get_running_loop().create_future()
        self._address = QUrl(page.url)
        self._texts = texts
        self._is_framed = True
        known = nearby | page.origins | {page.url}
        scripts = [self._listener(page.origins)]
        self._visit = WebVisit(self, nearby=known, scripts=scripts, opens_windows=False)
        self._page = self._visit.new_page()
        self._page.failed.connect(self._fail)
        self._page.refused.connect(self._fail)
        self._page.crashed.connect(self._crash)
        channel = QWebChannel(self)
        channel.registerObject("till", _Till(self, on_word=self._hear, on_frame=self._look_at_frame))
        self._page.setWebChannel(channel, _WORLD.value)
        self._view = unseen_view()
        self._view.setPage(self._page)

    async def report(self) -> DeviceReport:
        """Go there, and wait for the end."""
        if may_open(self._address, is_main_frame=False):
            address = escape(self._address.toString(QUrl.ComponentFormattingOption.FullyEncoded))
            self._page.show_document(self._texts.host.substitute(address=address), QUrl(f"{NOWHERE}/"))
            self._view.show()
        else:
            self._fail()
        outcome = await self._outcome
        return DeviceReport(outcome, was_framed=self._is_framed, milliseconds=self._clock.elapsed())

    def end(self) -> None:
        """Leave nothing behind, however the visit ended."""
        self._deadline.stop()
        drop(self._view)
        self._visit.ended.connect(self.ended)
        self._visit.ended.connect(self.deleteLater)
        self._visit.end()

    def _listener(self, origins: frozenset[str]) -> QWebEngineScript:
        known = {origin_of(QUrl(place)) for place in origins} | {origin_of(self._address)}
        facts = ", ".join(map(json.dumps, (sorted(known - {""}), NOWHERE, DONE)))
        call = f"({self._texts.listener})({facts});"
        return script_from(f"{self._texts.channel}\n{call}", world=_WORLD)

    def _hear(self, text: str) -> None:
        if says_done(text):
            self._finish(DeviceOutcome.COMPLETED)

    def _look_at_frame(self) -> None:
        for frame in self._page.mainFrame().children()[:1]:
            frame.runJavaScript(self._texts.frame_state, _WORLD.value, self._judge_frame)

    def _judge_frame(self, answer: object) -> None:
        if self._outcome.done() or not self._is_framed or not isinstance(answer, str) or not answer:
            return  # too late: the frame has gone on meanwhile, or the page is going; then Qt answers for it, with ""
        state = cast("_FrameState", json.loads(answer))
        if state["is_error_page"] and state["status"]:
            # It was fetched and not shown: it will not stand in a frame. The same visit goes on without one.
            self._is_framed = False
            self._page.load(self._address)
        elif state["is_error_page"] or state["status"] >= _FIRST_ERROR:
            self._fail()

    def _fail(self) -> None:
        self._finish(DeviceOutcome.LOAD_FAILED)

    def _crash(self) -> None:
        self._finish(DeviceOutcome.CRASHED)

    def _run_out_of_time(self) -> None:
        self._finish(DeviceOutcome.TIMEOUT)

    def _finish(self, outcome: DeviceOutcome) -> None:
        if not self._outcome.done():
            self._outcome.set_result(outcome)


def _read_from_qt(path: str) -> str:
    file = QFile(path)
    if not file.open(QIODevice.OpenModeFlag.ReadOnly):
        raise FileNotFoundError(f"Qt does not bring its {path}.")
    try:
        return bytes(file.readAll().data()).decode("utf-8")
    finally:
        file.close()


def says_done(text: str) -> bool:
    """Look at the kind of message only: a `Status` of false, too, means that the page has finished."""
    try:
        message: object = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(message, dict) and cast("dict[object, object]", message).get("MessageType") == DONE

"""A child process that opens the played pages in a real browser engine and prints what it saw as one JSON line.

It is a process of its own because a web engine profile and a second Qt loop do not get on within one process.
"""

import json
import os
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from string import Template
from threading import Thread
from typing import get_args
from urllib.parse import parse_qs, urlsplit

if getattr(os, "geteuid", lambda: 1)() == 0:
    os.environ["QTWEBENGINE_DISABLE_SANDBOX"] = "1"
os.environ["QT_QPA_PLATFORM"] = "offscreen"

import shiboken6
from PySide6.QtCore import QEventLoop, Qt, QTimer, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWebEngineCore import QWebEngineNewWindowRequest, QWebEnginePage, QWebEngineProfile
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QApplication, QWidget

from pos_app.sandbox import pages

PATIENCE_S = 60.0
LOST_AFTER_S = 6.0  # a busy machine is that late with a key
IN_TIME_MS = 4500  # that a till waits for a device page
TOKEN = "a\"b<c>&'d"
# The host tells what it heard by its title, the only word a page has to the program without a channel. A title that is
# the same as the one before is not told, and one of the page before may come late: each visit has its number in it.
HOST = Template("""<!DOCTYPE html><title>host $visit</title><script>
addEventListener("message", (event) => {
  document.title = "HEARD $visit " + JSON.stringify([event.origin, event.data]);
});
</script><iframe sandbox="allow-scripts allow-same-origin allow-forms" src="$url"></iframe>""")


class Visits:
    """What the two hosts were asked, and what they answer."""

    def __init__(self) -> None:
        self.pages: dict[str, Callable[[], str]] = {}
        self.posted: dict[str, dict[str, str]] = {}
        self.seen: list[str] = []

    def serve(self) -> str:
        """A host of its own on a free port; gives its origin."""
        visits = self

        class Host(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                self.answer({})

            def do_POST(self) -> None:
                text = self.rfile.read(int(self.headers["Content-Length"])).decode()
                self.answer({name: values[0] for name, values in parse_qs(text).items()})

            def answer(self, form: dict[str, str]) -> None:
                path = urlsplit(self.path).path
                visits.posted[path] = form
                visits.seen.append(path)
                body = visits.pages.get(path, lambda: "")().encode()
                self.send_response(200)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                # The browser leaves a page in the middle of it when it is sent to the next.
                with suppress(ConnectionError):
                    self.wfile.write(body)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002 the name is the library's
                del format, args

        server = ThreadingHTTPServer(("127.0.0.1", 0), Host)
        Thread(target=server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}"


def wait_for(happened: Callable[[], bool]) -> bool:
    deadline = time.monotonic() + PATIENCE_S
    while not happened() and time.monotonic() < deadline:
        loop = QEventLoop()
        QTimer.singleShot(10, loop.quit)
        loop.exec()
    return happened()


def look() -> dict[str, object]:
    visits = Visits()
    service, bank, stray = visits.serve(), visits.serve(), visits.serve()
    profile = QWebEngineProfile()
    view = QWebEngineView()
    page = QWebEnginePage(profile)
    view.setPage(page)
    view.resize(390, 400)
    view.show()
    facts: dict[str, object] = {"origins": {"service": service, "bank": bank, "stray": stray}}

    numbers = count()
    titles: list[str] = []
    page.titleChanged.connect(titles.append)

    def heard_from(collector: str, page_there: str) -> object:
        visits.pages["/device"] = lambda: pages.device_page(
            collect_url=f"{collector}/collect", access_token=TOKEN, bank_origin=bank, reference="pos-1"
        )
        visits.pages["/collect"] = lambda: page_there
        visit = next(numbers)
        heard = f"HEARD {visit} "
        page.setHtml(HOST.substitute(url=f"{service}/device", visit=visit), QUrl("https://pos.invalid/"))
        wait_for(lambda: any(title.startswith(heard) for title in titles))
        return [json.loads(title.removeprefix(heard)) for title in titles if title.startswith(heard)]

    def check_device(form: pages.MessageForm, mode: pages.CollectorMode, collector: str) -> object:
        return heard_from(collector, pages.collector_page(form=form, mode=mode, session_id="s-1", slow_ms=20))

    facts["forms"] = {form: check_device(form, "ok", bank) for form in get_args(pages.MessageForm)}
    facts["slow"] = check_device("json_string", "slow", bank)
    took: list[int] = []
    while not took or (min(took) >= IN_TIME_MS and len(took) < 4):  # a busy machine is late now and then
        began = time.monotonic()
        facts["several_timers"] = check_device("json_string", "several_timers", bank)
        took.append(int(1000 * (time.monotonic() - began)))
    facts["several_timers_ms"] = min(took)
    facts["wrong_origin"] = check_device("json_string", "to_top", stray)
    # Both speak out of turn to the device page before the word that may be handed on.
    visits.pages["/good"] = lambda: "<script>parent.postMessage('good', '*')</script>"
    facts["stray_origin"] = heard_from(
        stray, f"<script>parent.postMessage('stray', '*'); location.replace('{bank}/good')</script>"
    )
    visits.pages["/nested"] = lambda: (
        "<script>top[0].postMessage('stray', '*'); parent.postMessage('now', '*')</script>"
    )
    facts["stray_frame"] = heard_from(
        bank, "<script>onmessage = () => parent.postMessage('good', '*')</script><iframe src='/nested'></iframe>"
    )
    facts["token"] = visits.posted["/collect"].get("JWT")

    visits.pages["/challenge"] = lambda: pages.challenge_page(
        bank=pages.BANK, shop="S", amount="1", card="c", reference="pos-1", post_to="/answer", note="", tries_left=3
    )
    visits.pages["/answer"] = lambda: pages.challenge_done_page(paid=True, return_to=f"{service}/back")

    def is_true(condition: str) -> bool:
        """A condition in the page's own words; asked again and again by `wait_for`."""
        answers: list[object] = []
        page.runJavaScript(condition, answers.append)
        return wait_for(lambda: bool(answers)) and answers[0] is True

    page.load(QUrl(f"{bank}/challenge"))
    view.setFocus()
    # A page takes no keys before it has been painted once.
    wait_for(
        lambda: is_true("performance.getEntriesByType('paint').length > 0 && document.activeElement.id === 'code'")
    )

    def keyboard() -> QWidget:
        found = view.focusProxy()
        assert found is not None
        return found

    def stands(code: str) -> bool:
        return is_true(f"document.getElementById('code').value === '{code}'")

    def strike_digit(before: str, digit: str) -> None:
        """Strike it until it stands there; again only once it must have been lost."""
        end, again_at = time.monotonic() + PATIENCE_S, 0.0
        while not stands(before + digit) and time.monotonic() < end:
            if time.monotonic() > again_at and stands(before):
                again_at = time.monotonic() + LOST_AFTER_S
                QTest.keyClicks(keyboard(), digit)

    def strike(keys: str, *, behind: str = "") -> None:
        for key in keys:
            if key.isdecimal():
                strike_digit(behind, key)
                behind += key
            else:
                QTest.keyClicks(keyboard(), key)

    strike("12 34x")
    QTest.keyClick(keyboard(), Qt.Key.Key_Return)
    told = wait_for(lambda: is_true("document.getElementById('note').textContent === 'Enter all 6 digits.'"))
    facts["too_short"] = {"told": told, "sent": "/answer" in visits.seen}
    strike("56", behind="1234")
    QTest.keyClick(keyboard(), Qt.Key.Key_Return)
    facts["went_back"] = wait_for(lambda: "/back" in visits.seen)
    facts["answer"] = visits.posted.get("/answer")

    second = QWebEnginePage(profile)

    def open_in_second(request: QWebEngineNewWindowRequest) -> None:
        request.openIn(second)

    page.newWindowRequested.connect(open_in_second)
    visits.pages["/popup"] = lambda: pages.challenge_popup_page(
        bank=pages.BANK, shop="S", amount="1", reference="pos-1", code_url=f"{bank}/code", return_to=f"{service}/after"
    )
    visits.pages["/code"] = lambda: pages.challenge_done_page(paid=True, return_to="")
    page.load(QUrl(f"{service}/popup"))
    facts["popup_came_back"] = wait_for(lambda: "/after" in visits.seen)

    ends: list[str] = []

    def note_end(status: QWebEnginePage.RenderProcessTerminationStatus, code: int) -> None:
        ends.append(f"{status.name} {code}")

    page.renderProcessTerminated.connect(note_end)
    visits.pages["/crash"] = pages.challenge_crash_page
    page.load(QUrl(f"{bank}/crash"))
    facts["crashed"] = wait_for(lambda: bool(ends))

    view.close()
    for leftover in (view, page, second):
        shiboken6.delete(leftover)
    return facts


if __name__ == "__main__":
    application = QApplication(sys.argv)
    sys.stdout.write(json.dumps(look()) + "\n")

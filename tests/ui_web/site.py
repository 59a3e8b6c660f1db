"""A small web site on the loopback: pages by path, and what was asked of it."""

import contextlib
import ssl
import threading
from collections.abc import Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Self

HELLO = "<!DOCTYPE html><p>Hello"


def script(code: str) -> str:
    """Return a page that runs this."""
    return f"{HELLO}<script>{code}</script>"


@dataclass(frozen=True, slots=True)
class Page:
    """What one path answers."""

    body: str = ""
    status: int = 200
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    gate: threading.Event | None = None  # answers only once it is set
    is_cut: bool = False  # promises more than it sends, and waits until the visitor hangs up


@dataclass(frozen=True, slots=True)
class Request:
    """What was asked."""

    method: str
    path: str
    body: str
    cookie: str


class Site:
    """One origin. Paths without a page answer 404."""

    def __init__(self, tls: ssl.SSLContext | None = None) -> None:
        self.pages: dict[str, Page] = {}
        self.requests: list[Request] = []
        self.hung_up: list[str] = []  # paths whose answer the visitor did not wait for
        site = self

        class Answers(BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self) -> None:
                site.answer(self)

            def do_POST(self) -> None:
                site.answer(self)

            def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the name in the standard library
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answers)
        self._server.daemon_threads = True
        self._scheme = "http"
        if tls is not None:
            self._scheme = "https"
            self._server.socket = tls.wrap_socket(self._server.socket, server_side=True, do_handshake_on_connect=False)
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.01,))

    @property
    def origin(self) -> str:
        return f"{self._scheme}://127.0.0.1:{self._server.server_port}"

    def put(
        self,
        path: str,
        body: str = "",
        *,
        status: int = 200,
        headers: Mapping[str, str] | None = None,
        gate: threading.Event | None = None,
        is_cut: bool = False,
    ) -> str:
        """Serve this, and return its address."""
        self.pages[path] = Page(body, status, headers or {}, gate, is_cut)
        return self.origin + path

    def asked_for(self, path: str) -> list[Request]:
        return [request for request in self.requests if request.path.partition("?")[0] == path]

    def answer(self, call: BaseHTTPRequestHandler) -> None:
        sent = call.rfile.read(int(call.headers.get("Content-Length", 0))).decode()
        self.requests.append(Request(call.command, call.path, sent, call.headers.get("Cookie", "")))
        page = self.pages.get(call.path.partition("?")[0], Page("not here", 404))
        if page.gate is not None:
            page.gate.wait()
        body = page.body.encode()
        call.send_response(page.status)
        for name, value in ({"Content-Type": "text/html; charset=utf-8"} | dict(page.headers)).items():
            call.send_header(name, value)
        call.send_header("Content-Length", str(len(body) + page.is_cut))
        with contextlib.suppress(ConnectionError):  # a page may have been left meanwhile
            call.end_headers()
            call.wfile.write(body)
            if page.is_cut:
                call.close_connection = True
                call.rfile.read(1)
        if page.is_cut:
            self.hung_up.append(call.path)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

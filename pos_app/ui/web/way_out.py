"""How Chromium is brought to ask our proxy for every connection, and how it is told the proxy's password."""

import os
import secrets
from collections.abc import Generator, Iterable, MutableMapping
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtNetwork import QAuthenticator

from pos_app.system.browser_switches import FLAGS
from pos_app.system.page_proxy import PageProxy, Server


class WayOut(QObject):
    """The way out of all pages of this program: Chromium reads its switches once, before the first profile."""

    def __init__(self, parent: QObject | None, env: MutableMapping[str, str]) -> None:
        super().__init__(parent)
        self._proxy = PageProxy(password=secrets.token_urlsafe())
        self._env = env
        self._switches = (
            f"--proxy-server={self._proxy.host}:{self._proxy.port}",
            "--proxy-bypass-list=<-loopback>",  # Chromium would go to this computer by itself
            # Calls of a page go by UDP, which no proxy passes on: they reached this computer (seen on Qt 6.11.3).
            "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
            # Nobody is ever let; a page that goes on asking took 170 MB of the till's memory in 3 s.
            "--disable-notifications",
        )

    @classmethod
    def here(cls) -> "WayOut":
        """Find the one of this program."""
        program = QCoreApplication.instance()
        return (program.findChild(cls) if program is not None else None) or cls(program, os.environ)

    @contextmanager
    def told(self) -> Generator[None]:
        """Tell Chromium, which has to be begun in here. The variable is the shop's, and the till's next start reads it
        too: it gets back what stood there.
        """
        before = self._env.get(FLAGS)
        self._env[FLAGS] = " ".join((*(before or "").split(), *self._switches))
        try:
            yield
        finally:
            if before is None:
                del self._env[FLAGS]
            else:
                self._env[FLAGS] = before

    def enter(self, nearby: Iterable[Server]) -> frozenset[Server]:
        """Lead to the public net and to these servers; `leave` with what this returns."""
        return self._proxy.enter(nearby)

    def leave(self, visit: frozenset[Server]) -> None:
        """Lead there no longer."""
        self._proxy.leave(visit)

    def is_proxy(self, host: str) -> bool:
        """Tell whether it is this proxy that asks who is there."""
        return host == self._proxy.host

    def let_in(self, answer: QAuthenticator) -> None:
        """Say who is there."""
        answer.setUser(self._proxy.user)
        answer.setPassword(self._proxy.password)

"""How Chromium is brought to ask our proxy for every connection, and how it is told the proxy's password."""

import os
import secrets
from collections.abc import Iterable, MutableMapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtNetwork import QAuthenticator

from pos_app.system.page_proxy import PageProxy, Server

_FLAGS: Final = "QTWEBENGINE_CHROMIUM_FLAGS"


class WayOut(QObject):
    """The way out of all pages of this program: Chromium reads its switches once, before the first profile."""

    def __init__(self, parent: QObject | None, env: MutableMapping[str, str]) -> None:
        super().__init__(parent)
        self._proxy = PageProxy(password=secrets.token_urlsafe())
        switches = (
            f"--proxy-server={self._proxy.host}:{self._proxy.port}",
            "--proxy-bypass-list=<-loopback>",  # Chromium would go to this computer by itself
            # Calls of a page go by UDP, which no proxy passes on: they reached this computer (seen on Qt 6.11.3).
            "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
            # Nobody is ever let; a page that goes on asking took 170 MB of the till's memory in 3 s.
            "--disable-notifications",
        )
        env[_FLAGS] = " ".join((*env.get(_FLAGS, "").split(), *switches))

    @classmethod
    def here(cls) -> "WayOut":
        """Find the one of this program."""
        program = QCoreApplication.instance()
        return (program.findChild(cls) if program is not None else None) or cls(program, os.environ)

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

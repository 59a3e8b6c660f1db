"""The browser of the till: what `services.browser` asks for, done with Chromium. WebEngine is imported at first use."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QStackedWidget

from pos_app.services.browser import ApprovalEvent, ApprovalPage, DevicePage, DeviceReport
from pos_app.ui.kit.theme import Theme

if TYPE_CHECKING:
    from pos_app.ui.web.approval_view import ApprovalView
    from pos_app.ui.web.device_data import DeviceVisit
    from pos_app.ui.web.shown_approval import ShownApproval
    from pos_app.ui.web.warm_up import WarmUp

    _Visitor = ApprovalView | DeviceVisit | WarmUp

_log = logging.getLogger(__name__)

_PATIENCE = 10.0  # seconds for a visit to end

_HEAVY = (
    "PySide6.QtWebEngineCore",
    "PySide6.QtWebEngineWidgets",
    "pos_app.ui.web.device_data",
    "pos_app.ui.web.shown_approval",
)


class WebBrowser(QObject):
    """Visits device pages unseen, and puts approvals on the stage that a screen has for them."""

    opened = Signal(str)  # the reference whose customer has a page now
    closed = Signal(str)

    def __init__(
        self,
        theme: Theme,
        stage: QStackedWidget,
        *,
        resources: Path,
        open_elsewhere: Callable[[QUrl], object] = QDesktopServices.openUrl,
        nearby: Iterable[str] = (),  # origins in the network here that pages may reach, besides the payment's own
    ) -> None:
        super().__init__(stage)
        self._theme = theme
        self._stage = stage
        self._texts = resources / "web"
        self._open_elsewhere = open_elsewhere
        self._nearby = frozenset(nearby)
        self._approvals: dict[str, ShownApproval] = {}
        # Held until nothing is left of them: a view that Python lets go of would take its pages along, all at once.
        self._visitors: dict[_Visitor, asyncio.Future[None]] = {}

    async def warm_up(self) -> None:
        """Bring Chromium up with a page nobody sees: the first page of a program takes far longer than the next."""
        for module in _HEAVY:
            import_module(module)
            await asyncio.sleep(0)  # so that a key pressed meanwhile waits for one of them, not for all
        from pos_app.ui.web.warm_up import WarmUp

        warm_up = WarmUp(self, self._stage.window())
        self._expect_end(warm_up)
        await warm_up.done()

    async def collect_device_data(self, page: DevicePage) -> DeviceReport:
        """Visit the page unseen; answer within its time whatever it does."""
        from pos_app.ui.web.device_data import DeviceTexts, DeviceVisit

        visit = DeviceVisit(self, page, DeviceTexts.read(self._texts), nearby=self._nearby)
        self._expect_end(visit)
        try:
            return await visit.report()
        finally:
            # After whoever waited has gone on: the bank check need not wait for the cleaning up.
            asyncio.get_running_loop().call_soon(visit.end)

    def open_step_up(self, page: ApprovalPage, *, seen: Callable[[ApprovalEvent], None]) -> "ShownApproval":
        """Put the page on the stage, in the size that the stage has room for, and give it the keyboard."""
        from pos_app.ui.web.approval_view import ApprovalView, page_size_for
        from pos_app.ui.web.bank_pages import ApprovalTexts
        from pos_app.ui.web.shown_approval import ShownApproval
        from pos_app.ui.web.views import staying_active

        before = self._approvals.get(page.reference)
        if before is not None:
            before.close()
        texts = ApprovalTexts.read(self._texts)
        size = page_size_for(self._stage.height())
        view = ApprovalView(
            self._theme, page, texts, size=size, nearby=self._nearby, open_elsewhere=self._open_elsewhere
        )
        self._expect_end(view)
        approval = self._approvals[page.reference] = ShownApproval(self, view, self._stage, seen=seen)
        approval.closed.connect(partial(self._forget, page.reference))
        with staying_active(self._stage.window()):
            view.open()
        self.opened.emit(page.reference)
        return approval

    def approval_of(self, reference: str) -> "ShownApproval | None":
        """Return the approval of this payment while there is one."""
        return self._approvals.get(reference)

    async def leave(self) -> None:
        """Close every approval, and wait until nothing of any visit is left: Qt must not end before."""
        for approval in tuple(self._approvals.values()):
            approval.close()
        while self._visitors:
            gone, _ = await asyncio.wait(self._visitors.values(), timeout=_PATIENCE)
            if not gone:  # a till that stays behind unseen would hold the folder for ever
                _log.error("%d visits to the web did not end", len(self._visitors))
                return

    def _expect_end(self, visitor: "_Visitor") -> None:
        self._visitors[visitor] = asyncio.get_running_loop().create_future()
        visitor.ended.connect(partial(self._see_off, visitor))

    def _see_off(self, visitor: "_Visitor") -> None:
        self._visitors.pop(visitor).set_result(None)

    def _forget(self, reference: str) -> None:
        del self._approvals[reference]
        self.closed.emit(reference)

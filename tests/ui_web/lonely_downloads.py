"""A process that leaves a bank in the midst of its downloads: python -m tests.ui_web.lonely_downloads URL TIMES."""

import asyncio
import os
import sys
import time

from PySide6.QtWidgets import QApplication, QStackedWidget

from pos_app.domain.environment import Environment
from pos_app.services.browser import ApprovalEvent, ApprovalPage
from pos_app.system.paths import resources
from pos_app.ui.frame.application import TillApp, build_app
from pos_app.ui.kit.tasks import run
from pos_app.ui.web.browser import WebBrowser

_BUSY = 0.02  # seconds


async def visit(app: QApplication) -> int:
    assert isinstance(app, TillApp)
    stage = QStackedWidget()
    stage.resize(502, 660)
    stage.show()
    browser = WebBrowser(app.theme, stage, resources=resources())
    for _ in range(int(sys.argv[2])):
        await _visit_once(browser)
        sys.stdout.write("left\n")
        sys.stdout.flush()
    stage.close()
    return 0


async def _visit_once(browser: WebBrowser) -> None:
    is_shown = asyncio.Event()

    def note(event: ApprovalEvent) -> None:
        if event is ApprovalEvent.SHOWN:
            is_shown.set()

    approval = browser.open_step_up(ApprovalPage("pos-1", sys.argv[1]), seen=note)
    await is_shown.wait()
    # A till that is busy: what Chromium has to say piles up behind it, and is said while the page goes.
    time.sleep(_BUSY)  # noqa: ASYNC251  # the loop is meant to stand still
    approval.close()
    await browser.leave()


if __name__ == "__main__":
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        os.environ["QTWEBENGINE_DISABLE_SANDBOX"] = "1"
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    till = build_app(["till"], environment=Environment.SANDBOX, theme="light", resources=resources())
    sys.exit(run(visit))

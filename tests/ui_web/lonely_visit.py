"""A process of its own that visits a device page and a bank, and ends: python -m tests.ui_web.lonely_visit URL."""

import asyncio
import os
import sys

from PySide6.QtWidgets import QApplication, QStackedWidget

from pos_app.domain.environment import Environment
from pos_app.services.browser import ApprovalEvent, ApprovalPage, DevicePage
from pos_app.system.paths import resources
from pos_app.ui.frame.application import TillApp, build_app
from pos_app.ui.kit.tasks import run
from pos_app.ui.web.browser import WebBrowser


async def visit(app: QApplication) -> int:
    assert isinstance(app, TillApp)
    assert not any(name.startswith(("PySide6.QtWebEngine", "PySide6.QtWebChannel")) for name in sys.modules)
    url = sys.argv[1]
    stage = QStackedWidget()
    stage.resize(502, 660)
    stage.show()
    browser = WebBrowser(app.theme, stage, resources=resources())
    await browser.warm_up()
    await browser.collect_device_data(DevicePage(url, frozenset(), 120_000))
    has_kept = asyncio.Event()
    # The page comes home once it has kept all it wanted to keep.
    page = ApprovalPage("pos-1", url, returns_to=frozenset({url.replace("/approve", "/kept")}))

    def note(event: ApprovalEvent) -> None:
        if event is ApprovalEvent.RETURNED:
            has_kept.set()

    approval = browser.open_step_up(page, seen=note)
    await has_kept.wait()
    approval.close()
    await browser.leave()
    stage.close()
    return 0


if __name__ == "__main__":
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        os.environ["QTWEBENGINE_DISABLE_SANDBOX"] = "1"
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    till = build_app(["till"], environment=Environment.SANDBOX, theme="light", resources=resources())
    sys.exit(run(visit))

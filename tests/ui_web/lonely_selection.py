"""A process on a screen of X11 where a bank's page takes the selection: python -m tests.ui_web.lonely_selection URL."""

import asyncio
import json
import os
import sys

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QClipboard
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStackedWidget

from pos_app.domain.environment import Environment
from pos_app.services.browser import ApprovalEvent, ApprovalPage
from pos_app.system.paths import resources
from pos_app.ui.frame.application import TillApp, build_app
from pos_app.ui.kit.tasks import run
from pos_app.ui.web.bank_window import BankWindow
from pos_app.ui.web.browser import WebBrowser

SELECTION = QClipboard.Mode.Selection


async def visit(app: QApplication) -> int:
    """Select a word of the page, and say what every change of the selection left there."""
    assert isinstance(app, TillApp)
    board = app.clipboard()
    assert board.supportsSelection()
    stage = QStackedWidget()
    stage.resize(502, 660)
    stage.show()
    browser = WebBrowser(app.theme, stage, resources=resources())
    shown, taken = asyncio.Event(), asyncio.Event()
    left: list[str] = []

    def note(event: ApprovalEvent) -> None:
        if event is ApprovalEvent.SHOWN:
            shown.set()

    def see() -> None:
        left.append(board.text(SELECTION))
        taken.set()

    board.setText("the cashier's own", SELECTION)
    approval = browser.open_step_up(ApprovalPage("pos-1", sys.argv[1]), seen=note)
    await shown.wait()
    before = board.text(SELECTION)
    board.selectionChanged.connect(see)  # behind whatever guards it
    keyboard = approval.view.findChildren(BankWindow)[-1].focusProxy()
    assert keyboard is not None
    while not taken.is_set():  # a page that was not painted yet hears no press
        QTest.mouseDClick(keyboard, Qt.MouseButton.LeftButton, pos=QPoint(60, 60))
        try:
            await asyncio.wait_for(taken.wait(), 1)
        except TimeoutError:
            continue
    print(json.dumps({"before": before, "left": left, "now": board.text(SELECTION)}))  # noqa: T201
    approval.close()
    await browser.leave()
    stage.close()
    return 0


if __name__ == "__main__":
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        os.environ["QTWEBENGINE_DISABLE_SANDBOX"] = "1"
    build_app(["till"], environment=Environment.SANDBOX, theme="light", resources=resources())
    sys.exit(run(visit))

"""The till, its sites and their end: every test leaves no page, view, profile or site behind."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QUrl
from PySide6.QtWidgets import QStackedWidget

from pos_app.system.paths import resources
from pos_app.ui.frame.application import TillApp
from pos_app.ui.web import bank_window, profile
from pos_app.ui.web import browser as browsers
from pos_app.ui.web.browser import WebBrowser
from tests.ui_web.site import Site
from tests.ui_web.till import Till, run

if hasattr(os, "geteuid") and os.geteuid() == 0:
    os.environ["QTWEBENGINE_DISABLE_SANDBOX"] = "1"  # Chromium's own cage does not work for root

# What Chromium says once on a machine without a graphics card; it draws by itself then.
_NO_GRAPHICS_CARD = (
    "^QRhiGles2: ",
    "^Failed to create RHI",
    "^GBM is not",
    "(?i)vulkan",
    "^GPUInfo",
    "GPU vendor",
)

# A profile outlives its pages by a second for the sake of downloads that are just beginning. Pages here begin none, but
# for those that the tests wait for; `test_leaving` has a till of its own, with the whole second.
_NAPS = 20
_LONG = 120_000  # ms


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.parent == Path(__file__).parent:
            item.add_marker(pytest.mark.qt_log_ignore(*_NO_GRAPHICS_CARD, extend=True))


@pytest.fixture
def till(qapp: TillApp, other_site: Site, monkeypatch: pytest.MonkeyPatch) -> Iterator[Till]:
    monkeypatch.setattr(profile, "NAPS", _NAPS)
    # A busy machine draws a page late, and ends its visit late: what a shop has to be told of then is no fault here.
    monkeypatch.setattr(bank_window, "PATIENCE", _LONG)
    monkeypatch.setattr(browsers, "_PATIENCE", _LONG / 1000)
    elsewhere: list[QUrl] = []
    stage = QStackedWidget()
    stage.resize(502, 660)
    stage.show()
    stage.activateWindow()
    browser = WebBrowser(
        qapp.theme,
        stage,
        resources=resources(),
        open_elsewhere=elsewhere.append,
        nearby=[other_site.origin],  # plays a site of the net
    )
    yield Till(stage, stage, browser, elsewhere)
    # What a test lets go outside every loop is not deleted by the next one on its own.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    run(browser.leave())
    stage.close()
    stage.deleteLater()


@pytest.fixture
def site() -> Iterator[Site]:
    with Site() as site:
        yield site


@pytest.fixture
def other_site() -> Iterator[Site]:
    with Site() as site:
        yield site

"""Visits leave nothing behind: no object, no process, no file; and before the first of them nothing is loaded."""

import gc
import os
import subprocess
import sys
from pathlib import Path

from PySide6.QtWebEngineCore import QWebEnginePage, QWebEngineProfile
from PySide6.QtWebEngineWidgets import QWebEngineView
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from pos_app.services.browser import DeviceOutcome, DevicePage
from pos_app.ui.web.way_out import WayOut
from tests.ui_web.site import Site
from tests.ui_web.till import Till, run, wait_until

MARK = "kaunta-visit-7f3a"
FLAGS = "QTWEBENGINE_CHROMIUM_FLAGS"
OF_DRIVERS = {"mesa_shader_cache", "fontconfig"}  # how to draw, not what was drawn
KEEPING = f"""<!DOCTYPE html><p>Hello<script>
document.cookie = "mark={MARK}; max-age=99999";
localStorage.mark = sessionStorage.mark = "{MARK}";
const kept = () => {{
  parent.postMessage({{MessageType: "profile.completed"}}, "*");
  if (parent === window) location = "/kept";
}};
const opening = indexedDB.open("mark", 1);
opening.onupgradeneeded = () => opening.result.createObjectStore("mark").put("{MARK}", 1);
opening.onsuccess = () => fetch("/big").then(kept);
</script>"""


def alive() -> list[object]:
    """Every page, view and profile that Chromium still serves."""
    gc.collect()
    kinds = (QWebEnginePage, QWebEngineView, QWebEngineProfile)
    return [thing for thing in gc.get_objects() if isinstance(thing, kinds) and isValid(thing)]


def is_running(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def test_twenty_approvals_in_a_row_leave_no_view_no_page_no_profile_no_process(till: Till, site: Site) -> None:
    address = site.put("/approve", "<!DOCTYPE html><p>Hello")
    run(till.browser.warm_up())
    run(till.browser.leave())
    before, widgets = len(alive()), len(QApplication.allWidgets())
    processes: set[int] = set()
    for _ in range(20):
        visit = till.open_and_see(address)
        visit.do("open('about:blank')")
        wait_until(lambda visit=visit: visit.count == 2)
        processes.add(visit.first.guarded.renderProcessPid())
        visit.approval.close()
        del visit
    run(till.browser.leave())
    wait_until(lambda: len(QApplication.allWidgets()) == widgets)
    assert len(alive()) == before
    wait_until(lambda: till.browser.children() == [])
    wait_until(lambda: not any(map(is_running, processes)))


def test_visits_leave_the_switches_of_the_next_start_as_the_shop_set_them(till: Till, site: Site) -> None:
    before = os.environ.get(FLAGS)
    till.open_and_see(site.put("/approve", "<!DOCTYPE html><p>Hello")).approval.close()
    assert os.environ.get(FLAGS) == before
    assert "--proxy-server" not in (before or "")
    for env in ({FLAGS: "--disable-gpu"}, dict[str, str]()):
        was = dict(env)
        with WayOut(None, env).told():
            first, *others = env[FLAGS].split()
            assert first == was.get(FLAGS, first)
            assert any(each.startswith("--proxy-server=127.0.0.1:") for each in (first, *others))
        assert env == was


def test_device_visits_leave_no_view_no_page_no_profile(till: Till, site: Site) -> None:
    done = "<script>parent.postMessage({MessageType: 'profile.completed'}, '*')</script>"
    page = DevicePage(site.put("/device", done), frozenset(), 120_000)
    before, widgets = len(alive()), len(QApplication.allWidgets())
    for _ in range(10):
        assert run(till.browser.collect_device_data(page)).outcome is DeviceOutcome.COMPLETED
    run(till.browser.leave())
    wait_until(lambda: len(QApplication.allWidgets()) == widgets)
    assert len(alive()) == before
    wait_until(lambda: till.browser.children() == [])


def test_a_visit_leaves_no_file_and_loads_nothing_of_the_web_before_it(site: Site, tmp_path: Path) -> None:
    site.put("/big", MARK * 10_000, headers={"Cache-Control": "max-age=9999"})
    home = tmp_path / "home"
    folders = {name: str(home) for name in ("HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "TMPDIR")}
    home.mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui_web.lonely_visit", site.put("/approve", KEEPING)],
        env=os.environ | folders,
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    assert "still not deleted" not in done.stderr
    assert len(site.asked_for("/big")) == 2
    files = [file.relative_to(home) for file in home.rglob("*") if file.is_file()]
    assert [file for file in files if file.parts[0] not in OF_DRIVERS] == []
    assert [file for file in files if MARK.encode() in (home / file).read_bytes()] == []

"""What a page reaches that floods the browser or throws off the guards of its window: nothing of ours."""

import socket

import pytest
from PySide6.QtWidgets import QApplication

from pos_app.services.browser import DeviceOutcome, DevicePage
from pos_app.ui.kit.widgets import clipboard
from tests.ui_web.site import HELLO, Site, script
from tests.ui_web.till import Till, run, wait_until

ENOUGH = 120_000  # ms, for what is going to come
ENDED = "a page asked, or wrote to its console, without end: it was ended"
UNDONE = "document.open(); document.write('<p>Bare<a id=link download href=/slip>x</a>'); document.close();"

# Every way a page has to ask something of a server; it says so once each of them has come to its end.
TRIES = """
    const place = '{place}', socket = place.replace('http', 'ws');
    const end = (set) => new Promise((done) => set(done)).catch(() => 0);
    const begin = (name, source, into) => end((done) => {{
        const made = document.createElement(name);
        made.onload = made.onerror = done;
        made[source] = place + '/' + name;
        if (name === 'link') made.rel = 'stylesheet';
        document.body.append(made);
    }});
    const worker = `fetch('${{place}}/worker', {{mode: 'no-cors'}}).catch(() => 0).then(() => postMessage(0))`;
    begin('iframe', 'src');  // of one that is not opened nothing more is heard
    Promise.all([
        fetch(place + '/fetch', {{mode: 'no-cors'}}).catch(() => 0),
        begin('img', 'src'), begin('script', 'src'), begin('link', 'href'),
        end((done) => {{ const asked = new XMLHttpRequest();
                         asked.onloadend = done; asked.open('POST', place + '/asked'); asked.send('x'); }}),
        end((done) => {{ const line = new WebSocket(socket + '/line'); line.onopen = line.onclose = done; }}),
        end((done) => new Worker(URL.createObjectURL(new Blob([worker]))).onmessage = done),
    ]).then(() => {{ navigator.sendBeacon(place + '/beacon'); window.has_tried = true; }});
"""


def test_a_page_that_throws_off_the_guards_is_loaded_again_all_the_same(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", script("")))
    visit.touch()
    visit.do(UNDONE + "addEventListener('beforeunload', e => { e.preventDefault(); e.returnValue = 'stay'; });")
    wait_until(lambda: visit.ask("document.body.textContent") == "Barex")
    visit.approval.reload()
    wait_until(lambda: len(site.asked_for("/approve")) == 2)


@pytest.mark.may_log(ENDED)
def test_a_page_that_floods_its_console_is_ended(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    crashed: list[bool] = []
    visit.first.guarded.crashed.connect(lambda: crashed.append(True))
    visit.do("setInterval(() => { for (let i = 0; i < 500; i++) console.log('x'.repeat(1000)); })")
    wait_until(lambda: bool(crashed))


@pytest.mark.may_log(ENDED)
@pytest.mark.parametrize(
    "flood",
    [
        "document.title = 't'.repeat(3000) + i",
        "(window.kept ??= []).push(new Blob([new Uint8Array(100_000)]))",
        "fetch('{here}/?' + i).catch(() => 0)",
        "new Image().src = 'http://127.0.0.1:1/?' + i",
        "try {{ new WebSocket('ws://127.0.0.1:1/?' + i) }} catch {{}}",
    ],
)
def test_a_page_that_asks_without_end_is_ended(till: Till, site: Site, flood: str) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    crashed: list[bool] = []
    visit.first.guarded.crashed.connect(lambda: crashed.append(True))
    body = flood.format(here=site.origin)
    visit.do(f"let i = 0; setInterval(() => {{ for (let k = 0; k < 200; k++, i++) {{ {body} }} }})")
    wait_until(lambda: bool(crashed))
    assert visit.shows("approvalReload")


@pytest.mark.may_log(ENDED)
@pytest.mark.parametrize("way", ["history.pushState(null, '', long)", "location.hash = long", "fetch(long)"])
def test_a_page_with_an_address_without_end_is_ended(till: Till, site: Site, way: str) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    crashed: list[bool] = []
    visit.first.guarded.crashed.connect(lambda: crashed.append(True))
    visit.do(f"const long = '/' + 'x'.repeat(1_900_000); {way}")
    wait_until(lambda: bool(crashed))


@pytest.mark.may_log(ENDED)
def test_a_page_that_asks_questions_without_end_is_ended(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    crashed: list[bool] = []
    visit.first.guarded.crashed.connect(lambda: crashed.append(True))
    visit.do("setTimeout(() => { for (;;) confirm('Again?') })")
    wait_until(lambda: bool(crashed))


def test_a_page_as_a_bank_makes_it_is_not_ended(till: Till, site: Site) -> None:
    site.put("/part", "x")
    many = "for (let i = 0; i < 300; i++) { fetch('/part?' + i); document.title = 'Step ' + i }"
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.do(many)
    wait_until(lambda: len(site.asked_for("/part")) == 300)
    assert visit.ask("document.title") == "Step 299"


def test_a_page_is_not_heard(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    assert visit.first.guarded.isAudioMuted()


def test_a_page_that_throws_off_the_guards_reaches_nobody_else_on_this_computer(till: Till, site: Site) -> None:
    with Site() as stranger:
        visit = till.open_and_see(site.put("/approve", HELLO))
        visit.do(UNDONE + TRIES.format(place=stranger.origin))
        wait_until(lambda: visit.ask("window.has_tried") is True)
        assert [request.path for request in stranger.requests] == []


@pytest.mark.parametrize(
    "way",
    [
        "location = '{}'",
        "const made = document.createElement('iframe'); made.src = '{}'; document.body.append(made)",
        "const made = document.createElement('form'); made.action = '{}'; document.body.append(made); made.submit()",
    ],
)
@pytest.mark.parametrize("is_redirect", [False, True])
def test_a_page_goes_to_nobody_else_on_this_computer(till: Till, site: Site, way: str, *, is_redirect: bool) -> None:
    with Site() as stranger:
        away = stranger.put("/away", HELLO)
        hop = site.put("/hop", status=302, headers={"Location": away})
        visit = till.open_and_see(site.put("/approve", HELLO))
        visit.do(f"{way.format(hop if is_redirect else away)}; undefined")
        wait_until(lambda: len(site.asked_for("/hop")) == is_redirect)
        visit.do("fetch('/later')")
        wait_until(lambda: bool(site.asked_for("/later")))
        assert [request.path for request in stranger.requests] == []
        assert visit.approval.address.endswith("/approve")


def test_a_page_that_is_redirected_reaches_nobody_else_on_this_computer(till: Till, site: Site) -> None:
    with Site() as stranger:
        for name in ("fetch", "img", "script", "link", "iframe", "asked", "worker", "beacon"):
            site.put(f"/{name}", status=307, headers={"Location": stranger.put(f"/{name}", HELLO)})
        visit = till.open_and_see(site.put("/approve", HELLO))
        visit.do(UNDONE + TRIES.format(place=site.origin))
        wait_until(lambda: visit.ask("window.has_tried") is True)
        wait_until(lambda: bool(site.asked_for("/beacon")) and bool(site.asked_for("/iframe")))
        visit.do("fetch('/later')")
        wait_until(lambda: bool(site.asked_for("/later")))
        assert [request.path for request in stranger.requests] == []


def test_a_page_reaches_nobody_here_by_a_name_that_does_not_say_so(
    till: Till, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    look_up = socket.getaddrinfo

    def lead_here(host: str, port: int, *rest: int) -> object:
        asked.append(host)
        return look_up("127.0.0.1", port, *rest)

    monkeypatch.setattr(socket, "getaddrinfo", lead_here)
    with Site() as stranger:
        visit = till.open_and_see(site.put("/approve", HELLO))
        visit.do(UNDONE + TRIES.format(place=stranger.origin.replace("127.0.0.1", "printer.bank.example")))
        wait_until(lambda: visit.ask("window.has_tried") is True)
        assert "printer.bank.example" in asked
        assert [request.path for request in stranger.requests] == []


def test_a_page_makes_no_calls_around_the_proxy(till: Till, site: Site) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as stranger:
        stranger.bind(("127.0.0.1", 0))
        stranger.setblocking(False)
        visit = till.open_and_see(site.put("/approve", HELLO))
        server = f"stun:127.0.0.1:{stranger.getsockname()[1]}"
        visit.do(f"""
            const call = new RTCPeerConnection({{iceServers: [{{urls: '{server}'}}]}});
            call.createDataChannel('x');
            call.onicegatheringstatechange = () => window.has_tried = call.iceGatheringState === 'complete';
            call.createOffer().then((offer) => call.setLocalDescription(offer));
        """)
        wait_until(lambda: visit.ask("window.has_tried") is True)
        with pytest.raises(BlockingIOError):
            stranger.recv(1000)


def test_a_page_that_throws_off_the_guards_downloads_by_no_link(till: Till, site: Site) -> None:
    site.put("/slip", "x" * 100)
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.do(UNDONE + "document.getElementById('link').click(); fetch('/later')")
    wait_until(lambda: bool(site.asked_for("/later")))
    wait_until(lambda: visit.shows("approvalNote"))
    assert site.asked_for("/slip") == []


@pytest.mark.parametrize(
    "way",
    [
        "getSelection().selectAllChildren(document.body); document.execCommand('copy')",
        """document.addEventListener('copy', (event) => {
            event.clipboardData.setData('text/plain', 'stolen');
            event.preventDefault();
        });
        document.execCommand('copy')""",
    ],
    ids=["selected", "own text"],
)
@pytest.mark.parametrize("is_by_a_button", [True, False])
def test_a_page_that_throws_off_the_guards_leaves_nothing_on_the_clipboard(
    till: Till, site: Site, way: str, *, is_by_a_button: bool
) -> None:
    seen: list[str] = []
    visit = till.open_and_see(site.put("/approve", script("")))
    board = QApplication.clipboard()
    board.dataChanged.connect(note := lambda: seen.append(board.text()))
    if is_by_a_button:
        clipboard.copy("the cashier's own")
    else:
        clipboard.empty()
    visit.touch(until="isActive")
    seen.clear()
    assert visit.ask(UNDONE + way) is True
    wait_until(lambda: len(seen) > 0)
    board.dataChanged.disconnect(note)
    assert board.text() == ("the cashier's own" if is_by_a_button else "")


def test_a_page_that_throws_off_the_guards_reaches_the_sites_of_its_payment(
    till: Till, site: Site, other_site: Site
) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.do(UNDONE + TRIES.format(place=other_site.origin))
    ways = {"fetch", "img", "script", "link", "iframe", "asked", "line", "worker", "beacon"}
    wait_until(lambda: {request.path.strip("/") for request in other_site.requests} >= ways)


def test_a_device_page_reaches_nobody_else_on_this_computer(till: Till, site: Site) -> None:
    with Site() as stranger:
        done = "parent.postMessage({ MessageType: 'profile.completed' }, '*')"
        tries = f"fetch('{stranger.origin}/fetch', {{ mode: 'no-cors' }}).catch(() => 0).then(() => {done})"
        page = DevicePage(site.put("/device", script(tries)), frozenset(), ENOUGH)
        assert run(till.browser.collect_device_data(page)).outcome is DeviceOutcome.COMPLETED
        assert stranger.requests == []

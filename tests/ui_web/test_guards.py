"""What a bank's page may not do, and that asking for it harms nobody."""

import json
import ssl
import threading
from pathlib import Path

import pytest
import trustme
from PySide6.QtCore import QLocale, QStandardPaths
from PySide6.QtWidgets import QApplication, QDialog

from pos_app.services.browser import ApprovalEvent, DeviceOutcome, DevicePage
from tests.ui_web.site import HELLO, Site, script
from tests.ui_web.till import Till, run, wait_until

ENOUGH = 120_000  # ms, for what is going to come


def unknown_authority() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    certificate = trustme.CA().issue_cert("127.0.0.1")
    with certificate.private_key_and_cert_chain_pem.tempfile() as path:
        context.load_cert_chain(path)
    return context


def test_a_window_of_the_bank_opens_over_its_page_and_goes_when_it_closes_itself(
    till: Till, site: Site, other_site: Site
) -> None:
    code = other_site.put("/code", script("onclick = () => { opener.postMessage('done', '*'); close(); }"))
    visit = till.open_and_see(site.put("/approve", script("onmessage = e => document.title = e.data")))
    visit.do(f"open('{code}', 'code', 'popup,width=300')")
    wait_until(lambda: visit.approval.address.endswith("/code"))
    assert visit.count == 2
    assert visit.shows("approvalCloseWindow")
    assert visit.approval.view.window() is till.window
    wait_until(visit.keyboard.hasFocus)
    wait_until(lambda: visit.ask("typeof onclick") == "function")
    visit.do("onclick()")
    wait_until(lambda: visit.count == 1)
    wait_until(lambda: visit.ask("document.title") == "done")
    assert visit.approval.address.endswith("/approve")
    assert not visit.shows("approvalCloseWindow")
    assert visit.seen == [ApprovalEvent.SHOWN]


def test_a_person_can_close_a_window_of_the_bank(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.do("open('about:blank')")
    wait_until(lambda: visit.count == 2)
    assert visit.approval.address == "about:blank"
    visit.press("approvalCloseWindow")
    assert visit.count == 1
    assert visit.approval.address.endswith("/approve")


def test_a_page_that_opens_windows_without_end_is_stopped(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    assert visit.ask("for (let i = 0; i < 20; i++) open('about:blank'); 1") == 1
    assert visit.count == 4


def test_windows_of_the_bank_go_with_the_approval(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.do("open('about:blank'); open('about:blank')")
    wait_until(lambda: visit.count == 3)
    visit.approval.close()
    run(till.browser.leave())


def test_loading_again_closes_the_windows_of_the_bank(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.do("open('about:blank')")
    wait_until(lambda: visit.count == 2)
    visit.approval.reload()
    wait_until(lambda: len(site.asked_for("/approve")) == 2)
    assert visit.count == 1


def test_a_window_of_the_bank_that_crashes_is_closed(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.do("open('about:blank', '_blank', 'noopener')")
    wait_until(lambda: visit.count == 2)
    visit.top.guarded.crashed.emit()
    wait_until(lambda: visit.count == 1)
    assert visit.seen == [ApprovalEvent.SHOWN]


def test_the_questions_of_a_page_are_answered_at_once_and_shown_as_plain_text(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    answers = visit.ask("JSON.stringify([alert('Wrong <b>code'), confirm('Sure?'), prompt('Name?', 'x')])")
    assert answers == "[null,false,null]"
    assert visit.shows("approvalNote")
    visit.do("alert('Wrong <b>code')")
    wait_until(lambda: visit.find("approvalNote").accessibleDescription() == "Wrong <b>code")
    assert "says" in visit.find("approvalNote").accessibleName()


def test_a_page_cannot_hold_the_customer_when_it_is_left(till: Till, site: Site) -> None:
    holding = "const hold = e => { e.preventDefault(); return 'stay'; };"
    holding += "onbeforeunload = hold; addEventListener('beforeunload', hold);"
    visit = till.open_and_see(site.put("/approve", script(holding)))
    visit.touch()  # Chromium asks only once somebody has touched the page
    visit.approval.reload()
    wait_until(lambda: len(site.asked_for("/approve")) == 2)
    assert not visit.shows("approvalNote")


def test_permissions_and_the_clipboard_are_refused(till: Till, site: Site) -> None:
    QApplication.clipboard().setText("the cashier's own")
    tries = """
        window.said = {};
        const note = name => [() => said[name] = 'yes', () => said[name] = 'no'];
        navigator.geolocation.getCurrentPosition(...note('place'));
        said.notes = window.Notification ? 'yes' : 'no';
        navigator.clipboard.readText().then(...note('read'));
        navigator.clipboard.writeText('stolen').then(...note('write'));
        document.documentElement.requestFullscreen().then(...note('full'));
        getSelection().selectAllChildren(document.body);
        document.execCommand('copy');
        said.paste = document.execCommand('paste') ? 'yes' : 'no';
    """
    visit = till.open_and_see(site.put("/approve", script("")))
    visit.touch()
    visit.do(tries)
    wait_until(lambda: visit.ask("Object.keys(window.said || {}).length") == 6)
    said = json.loads(str(visit.ask("JSON.stringify(said)")))
    assert [name for name, answer in said.items() if answer != "no"] == []
    assert QApplication.clipboard().text() == "the cashier's own"


def test_a_page_holds_the_till_with_no_dialog_for_colours(till: Till, site: Site) -> None:
    colours = "<input type=color style='position: fixed; inset: 0; width: 100%; height: 100%'>Hello"
    visit = till.open_and_see(site.put("/approve", f"<!DOCTYPE html>{colours}"))
    visit.touch()
    wait_until(lambda: visit.shows("approvalNote"))
    assert QApplication.activeModalWidget() is None
    wait_until(lambda: not any(isinstance(each, QDialog) for each in QApplication.topLevelWidgets()))
    assert visit.ask("document.querySelector('input').value") == "#000000"


def test_a_download_is_called_off_and_leaves_no_file(till: Till, site: Site) -> None:
    folder = Path(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DownloadLocation))
    before = set(folder.glob("*"))
    site.put("/slip", "x" * 100, headers={"Content-Disposition": "attachment; filename=kaunta-slip.html"}, is_cut=True)
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.do("location = '/slip'")
    wait_until(lambda: site.hung_up == ["/slip"])
    assert visit.ask("document.body.textContent") == "Hello"
    wait_until(lambda: set(folder.glob("*")) == before)  # Chromium begins a file of its own, and deletes it
    wait_until(lambda: visit.shows("approvalNote"))
    assert visit.find("approvalNote").accessibleName() == "Not opened"
    assert visit.seen == [ApprovalEvent.SHOWN]


@pytest.mark.parametrize("click", ["link.click()", "inner.click()"])
def test_a_link_that_downloads_is_not_followed(till: Till, site: Site, click: str) -> None:
    site.put("/slip", "x" * 100)
    visit = till.open_and_see(
        site.put("/approve", "<!DOCTYPE html><a id=link download href=/slip><b id=inner>x</b></a>")
    )
    visit.do(f"onclick = () => fetch('/heard').then(() => fetch('/later')); {click}")
    wait_until(lambda: bool(site.asked_for("/later")))
    assert site.asked_for("/slip") == []
    wait_until(lambda: visit.shows("approvalNote"))


def test_a_page_that_only_changes_its_mind_is_not_said_to_have_failed(till: Till, site: Site) -> None:
    said: list[str] = []
    end = site.put("/end", HELLO)
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.first.guarded.not_opened.connect(lambda: said.append("not opened"))
    gate = threading.Event()
    visit.do(f"location = '{site.put('/first', HELLO, gate=gate)}'")
    wait_until(lambda: bool(site.asked_for("/first")))
    visit.do(f"location = '{end}'")  # breaks off what is on its way
    wait_until(lambda: visit.approval.address.endswith("/end") and visit.ask("document.readyState") == "complete")
    gate.set()
    assert not visit.first.guarded.lull.isActive()
    assert said == []


@pytest.mark.may_log("a page's certificate was refused: CertificateAuthorityInvalid")
def test_a_certificate_of_an_unknown_authority_is_refused(till: Till) -> None:
    with Site(unknown_authority()) as forged:
        visit = till.open(forged.put("/approve", HELLO))
        visit.wait_for(ApprovalEvent.LOAD_FAILED)
        assert visit.shows("approvalTrouble")
        assert forged.requests == []


@pytest.mark.may_log("a page's certificate was refused: CertificateAuthorityInvalid")
def test_a_device_page_with_such_a_certificate_is_given_up(till: Till) -> None:
    with Site(unknown_authority()) as forged:
        page = DevicePage(forged.put("/device", HELLO), frozenset(), ENOUGH)
        assert run(till.browser.collect_device_data(page)).outcome is DeviceOutcome.LOAD_FAILED
        assert forged.requests == []


@pytest.mark.parametrize(
    "address",
    [
        "tel:123",
        "intent://pay#Intent;end",
        "bankapp://pay",
        "file:///etc/passwd",
        "chrome://crash",
        "http://bank.example/",
    ],
)
def test_an_address_of_another_kind_is_not_opened(till: Till, site: Site, address: str) -> None:
    visit = till.open_and_see(site.put("/approve", f"{HELLO}<a id=link>x</a>"))
    for way in ("location = '{}'", "open('{}')", "link.href = '{}'; link.click()"):
        visit.do(way.format(address))
    assert visit.ask("document.body.textContent") == "Hellox"
    assert visit.count == 1
    assert visit.approval.address.endswith("/approve")
    assert visit.seen == [ApprovalEvent.SHOWN]


def test_the_plain_web_is_not_opened_even_where_it_would_answer(till: Till, site: Site) -> None:
    # 0.0.0.0 leads to this computer, but does not say so.
    plain = site.put("/plain", HELLO).replace("127.0.0.1", "0.0.0.0")  # noqa: S104  # nothing is bound to it
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.do(f"location = '{plain}'")
    visit.do("fetch('/later')")
    wait_until(lambda: bool(site.asked_for("/later")))
    assert visit.ask("document.readyState") == "complete"
    assert site.asked_for("/plain") == []
    assert visit.approval.address.endswith("/approve")


def test_a_page_sees_nothing_of_the_till(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    assert visit.ask("typeof qt + typeof QWebChannel + typeof kaunta") == "undefined" * 3


def test_the_bank_is_asked_in_a_language_that_there_is(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    assert visit.ask("navigator.languages.join()") == QLocale().bcp47Name()


def test_a_password_of_a_server_is_never_given(till: Till, site: Site) -> None:
    visit = till.open(site.put("/approve", status=401, headers={"WWW-Authenticate": "Basic realm=bank"}))
    visit.wait_for(ApprovalEvent.LOAD_FAILED)
    assert len(site.requests) < 8  # one or two more are on their way before they can be called off; alone it takes 32


def test_two_customers_never_meet(till: Till, site: Site) -> None:
    keep = "if (!document.cookie && !localStorage.me) { document.cookie = 'me=1; max-age=9999'; localStorage.me = 1; }"
    met = "document.title = document.cookie + (localStorage.me || '')"
    address = site.put("/approve", script(f"{met}; {keep}"))
    for number in range(3):
        visit = till.open_and_see(address)
        assert visit.ask("document.title") == ""
        assert visit.ask("document.cookie") == "me=1"
        if number == 0:
            visit.approval.close()
    assert [request.cookie for request in site.asked_for("/approve")] == ["", "", ""]

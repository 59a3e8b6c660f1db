"""The customer's approval on the stage: what is shown, and what the till sees of it."""

import threading
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QWidget

from pos_app.services.browser import Approval, ApprovalEvent, ApprovalPage, Browser
from pos_app.system.paths import resources
from pos_app.ui.web import bank_window
from pos_app.ui.web.approval_view import LARGE, SMALL
from pos_app.ui.web.bank_window import PaintWatch
from pos_app.ui.web.trouble import PageTrouble
from tests.ui_web.site import HELLO, Site
from tests.ui_web.till import Till, wait_until

PATIENCE_OF_A_SHOP = bank_window.PATIENCE
CODE = "<!DOCTYPE html><form method=post action=/answer><input name=code autofocus><button>Approve</button></form>"


def test_the_till_has_the_browser_that_services_ask_for(till: Till, site: Site) -> None:
    browser: Browser = till.browser  # the type checker's half of the test
    approval: Approval = browser.open_step_up(ApprovalPage("pos-1", site.put("/approve", HELLO)), seen=lambda _: None)
    assert approval.address.endswith("/approve")
    approval.close()


def test_the_page_is_shown_in_its_frame_under_its_address(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve/pos-1", HELLO) + "?token=secret")
    assert visit.seen == [ApprovalEvent.SHOWN]
    assert [(request.method, request.path) for request in site.requests] == [("GET", "/approve/pos-1?token=secret")]
    assert till.stage.currentWidget() is visit.approval.view
    assert visit.find("approvalFrame").size() == LARGE
    assert visit.approval.address == site.origin.removeprefix("http://") + "/approve/pos-1"
    assert not visit.shows("approvalTrouble")


def test_the_address_stands_there_before_the_page_has_answered(till: Till, site: Site) -> None:
    visit = till.open(site.put("/approve", HELLO))
    assert visit.approval.address.endswith("/approve")
    assert visit.seen == []


def test_a_low_stage_takes_the_smaller_page(till: Till, site: Site) -> None:
    till.stage.resize(502, 650)
    assert till.open(site.put("/approve", HELLO)).find("approvalFrame").size() == SMALL


def test_a_page_that_takes_the_token_is_posted(till: Till, site: Site) -> None:
    visit = till.open(site.put("/step-up", HELLO), token="a.b+c/d=&e")
    visit.wait_for(ApprovalEvent.SHOWN)
    assert [(request.method, request.body) for request in site.requests] == [("POST", "JWT=a.b%2Bc%2Fd%3D%26e")]
    assert "a.b" not in visit.approval.address + till.window.windowTitle() + visit.first.guarded.url().toString()


def test_a_posted_page_is_posted_again_when_loaded_again(till: Till, site: Site) -> None:
    visit = till.open(site.put("/step-up", HELLO), token="a.b")
    visit.wait_for(ApprovalEvent.SHOWN)
    visit.approval.reload()
    wait_until(lambda: len(site.requests) == 2)
    assert [request.body for request in site.requests] == ["JWT=a.b", "JWT=a.b"]


def test_what_the_customer_types_goes_to_the_page(till: Till, site: Site) -> None:
    site.put("/answer", HELLO)
    visit = till.open_and_see(site.put("/approve", CODE))
    visit.type_code("123456")
    wait_until(lambda: bool(site.asked_for("/answer")))
    assert site.asked_for("/answer")[0].body == "code=123456"


def test_the_window_keeps_its_f_keys_and_the_page_its_escape(till: Till, site: Site) -> None:
    pressed: list[str] = []
    for key in ("F8", "Esc"):
        shortcut = QShortcut(QKeySequence(key), till.window)
        shortcut.activated.connect(lambda key=key: pressed.append(key))
    visit = till.open_and_see(site.put("/approve", f"{CODE}<script>onkeydown = e => document.title += e.key</script>"))
    wait_until(visit.keyboard.hasFocus)
    visit.type_to("1")  # from now on it takes keys
    till.window.activateWindow()
    QTest.keyClick(visit.keyboard, Qt.Key.Key_F8)
    QTest.keyClick(visit.keyboard, Qt.Key.Key_Escape)
    wait_until(lambda: str(visit.ask("document.title")).endswith("Escape"))
    assert "F8" not in str(visit.ask("document.title"))
    assert pressed == ["F8"]
    visit.cover.show_trouble(PageTrouble.BLANK)
    QTest.keyClick(visit.find("approvalReload"), Qt.Key.Key_Escape)
    assert pressed == ["F8", "Esc"]


def test_coming_to_a_return_address_is_noticed(till: Till, site: Site) -> None:
    home = site.put("/return/done", HELLO)
    visit = till.open_and_see(site.put("/approve", CODE), returns_to=f"{site.origin}/return")
    visit.do(f"location = '{home}?status=ok'")
    visit.wait_for(ApprovalEvent.RETURNED)
    assert site.asked_for("/return/done")


def test_passing_through_a_return_address_is_noticed(till: Till, site: Site) -> None:
    end = site.put("/bye", HELLO)
    home = site.put("/return", status=302, headers={"Location": end})
    site.put("/answer", status=307, headers={"Location": home})
    visit = till.open_and_see(site.put("/approve", CODE), returns_to=home)
    visit.do("document.forms[0].submit()")
    visit.wait_for(ApprovalEvent.RETURNED)
    assert site.asked_for("/return")[0].method == "POST"


def test_a_return_address_need_not_exist(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO), returns_to="https://pos.invalid/return")
    visit.do("location = 'https://pos.invalid/return?status=ok'")
    visit.wait_for(ApprovalEvent.RETURNED)
    wait_until(lambda: visit.shows("approvalTrouble"))
    assert visit.find("approvalTrouble").property("trouble") == "returned"
    assert visit.seen == [ApprovalEvent.SHOWN, ApprovalEvent.RETURNED]


@pytest.mark.parametrize("path", ["/returned", "/", "/approve"])
def test_other_pages_are_no_return(till: Till, site: Site, path: str) -> None:
    elsewhere = site.put(path, HELLO)
    visit = till.open_and_see(site.put("/approve", HELLO), returns_to=f"{site.origin}/return")
    visit.do(f"location = '{elsewhere}?again'")
    wait_until(lambda: any("again" in request.path for request in site.requests))
    wait_until(lambda: visit.ask("document.readyState") == "complete")
    assert ApprovalEvent.RETURNED not in visit.seen


def test_a_page_served_from_below_a_return_address_has_not_returned(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/pay/approve", HELLO), returns_to=f"{site.origin}/pay")
    assert visit.seen == [ApprovalEvent.SHOWN]


def test_a_page_that_closes_itself_is_noticed(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.do("window.close()")
    visit.wait_for(ApprovalEvent.CLOSED)


def test_a_page_whose_process_ends_is_covered_and_can_be_loaded_again(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.first.guarded.load(QUrl("chrome://crash"))
    visit.wait_for(ApprovalEvent.CRASHED)
    assert visit.shows("approvalTrouble")
    visit.press("approvalReload")
    wait_until(lambda: visit.ask("document.body?.textContent") == "Hello")
    assert not visit.shows("approvalTrouble")


def test_the_keyboard_is_in_a_page_loaded_again_after_its_process_ended(till: Till, site: Site) -> None:
    site.put("/answer", HELLO)
    visit = till.open_and_see(site.put("/approve", CODE))
    visit.first.guarded.load(QUrl("chrome://crash"))
    visit.wait_for(ApprovalEvent.CRASHED)
    visit.find("approvalReload").setFocus()
    visit.press("approvalReload")
    wait_until(lambda: visit.ask("document.forms.length") == 1)
    wait_until(visit.keyboard.hasFocus)
    wait_until(lambda: visit.ask("document.hasFocus()") is True)
    visit.do("document.forms[0].code.focus()")
    visit.type_code("42")
    wait_until(lambda: bool(site.asked_for("/answer")))
    assert site.asked_for("/answer")[0].body == "code=42"


def test_a_server_that_is_not_there_is_told_and_can_be_tried_again(till: Till) -> None:
    with Site() as gone:
        address = gone.put("/approve")
    visit = till.open(address)
    visit.wait_for(ApprovalEvent.LOAD_FAILED)
    assert visit.shows("approvalTrouble")
    visit.seen.clear()
    visit.press("approvalReload")
    visit.wait_for(ApprovalEvent.LOAD_FAILED)
    assert visit.shows("approvalTrouble")
    assert ApprovalEvent.SHOWN not in visit.seen


def test_the_error_page_of_the_browser_is_never_taken_for_the_bank(till: Till) -> None:
    with Site() as gone:
        visit = till.open(gone.put("/approve"))
    has_drawn = "performance.getEntriesByName('first-contentful-paint').length > 0"
    wait_until(lambda: visit.ask(has_drawn) is True)
    visit.wait_for(ApprovalEvent.LOAD_FAILED)  # the till is told by another way than the page is drawn
    assert visit.ask((resources() / "web" / "has_painted.js").read_text("utf-8")) is False
    assert not any(watch.is_watching for watch in visit.approval.view.findChildren(PaintWatch))
    assert visit.seen == [ApprovalEvent.LOAD_FAILED]


def test_an_error_that_the_bank_explains_is_shown(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", "<p>Out of order", status=503))
    assert not visit.shows("approvalTrouble")


def test_an_error_without_a_word_is_explained_by_us(till: Till, site: Site) -> None:
    visit = till.open(site.put("/approve", status=503))
    visit.wait_for(ApprovalEvent.LOAD_FAILED)


@pytest.mark.parametrize("address", ["http://bank.example/", "file:///etc/passwd", "chrome://version", "", "data:,x"])
def test_an_address_that_may_not_be_opened_is_not(till: Till, address: str) -> None:
    visit = till.open(address)
    assert visit.seen == []
    visit.wait_for(ApprovalEvent.LOAD_FAILED)
    visit.press("approvalReload")
    visit.press("approvalElsewhere")
    assert till.elsewhere == []


def test_a_page_that_stays_blank_is_covered_until_it_draws(
    till: Till, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert PATIENCE_OF_A_SHOP == 8000
    monkeypatch.setattr(bank_window, "PATIENCE", 300)
    visit = till.open(site.put("/approve", "<!DOCTYPE html><body>"))
    visit.wait_for(ApprovalEvent.BLANK)
    assert visit.shows("approvalTrouble")
    beside = QPushButton(till.stage)  # whatever the keyboard would pass to by itself
    beside.show()
    QWidget.setTabOrder(visit.find("approvalReload"), beside)
    visit.find("approvalReload").setFocus()
    visit.do("document.body.textContent = 'Hello'")
    visit.wait_for(ApprovalEvent.SHOWN)
    assert not visit.shows("approvalTrouble")
    assert visit.keyboard.hasFocus()
    assert visit.seen == [ApprovalEvent.BLANK, ApprovalEvent.SHOWN]


def test_a_page_that_turns_blank_later_is_covered_too(till: Till, site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bank_window, "PATIENCE", 300)
    gate = threading.Event()
    site.put("/answer", "<!DOCTYPE html><body>", gate=gate)
    visit = till.open_and_see(site.put("/approve", CODE))
    visit.do("document.forms[0].submit()")
    wait_until(lambda: bool(site.asked_for("/answer")))
    watch = visit.first.watch
    wait_until(lambda: not watch.is_watching)  # until the answer comes, the first page is still there to be seen
    gate.set()
    visit.wait_for(ApprovalEvent.BLANK)


def test_a_page_that_draws_only_in_a_frame_is_not_blank(till: Till, site: Site, other_site: Site) -> None:
    inner = other_site.put("/inner", HELLO)
    visit = till.open_and_see(site.put("/approve", f"<!DOCTYPE html><iframe src='{inner}'></iframe>"))
    assert visit.seen == [ApprovalEvent.SHOWN]


def test_a_page_can_be_opened_in_the_browser_of_this_computer(till: Till, site: Site) -> None:
    visit = till.open(site.put("/approve", HELLO))
    assert visit.approval.view.can_open_elsewhere
    visit.approval.open_elsewhere()
    assert [url.toString() for url in till.elsewhere] == [f"{site.origin}/approve"]


def test_a_page_that_takes_the_token_cannot_be_opened_elsewhere(till: Till, site: Site) -> None:
    visit = till.open(site.put("/step-up", HELLO), token="a.b")
    assert not visit.approval.view.can_open_elsewhere
    visit.approval.open_elsewhere()
    assert till.elsewhere == []
    assert visit.approval.view.findChild(QPushButton, "approvalElsewhere") is None


def test_a_window_of_its_own_takes_the_page_as_it_is_and_gives_it_back(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", CODE))
    visit.do("document.forms[0].code.value = '12'")
    visit.approval.move_to_own_window()
    window = visit.approval.view.window()
    assert window is not till.window.window()
    assert window.windowTitle() == "Customer approval"
    assert till.stage.count() == 0
    assert visit.ask("document.forms[0].code.value") == "12"
    window.close()
    assert visit.seen == [ApprovalEvent.SHOWN, ApprovalEvent.CLOSED]
    assert till.stage.currentWidget() is visit.approval.view
    assert visit.ask("document.forms[0].code.value") == "12"
    wait_until(lambda: visit.ask("document.visibilityState") == "visible")
    assert len(site.asked_for("/approve")) == 1


def test_an_approval_closes_from_its_own_window_as_well(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.approval.move_to_own_window()
    window = visit.approval.view.window()
    visit.approval.close()
    assert window.isHidden()
    assert visit.seen == [ApprovalEvent.SHOWN]


def test_two_customers_stand_side_by_side_on_the_stage(till: Till, site: Site) -> None:
    first = till.open(site.put("/approve", HELLO), reference="pos-1")
    second = till.open(site.put("/approve", HELLO), reference="pos-2")
    second.wait_for(ApprovalEvent.SHOWN)
    assert till.stage.currentWidget() is second.approval.view
    second.approval.close()
    assert till.browser.approval_of("pos-2") is None
    assert till.browser.approval_of("pos-1") is first.approval
    assert till.stage.currentWidget() is first.approval.view
    first.wait_for(ApprovalEvent.SHOWN)


def test_the_same_payment_has_one_approval(till: Till, site: Site) -> None:
    first = till.open(site.put("/approve", HELLO))
    second = till.open(site.put("/approve", HELLO))
    second.wait_for(ApprovalEvent.SHOWN)
    assert till.stage.count() == 1
    assert first.seen == []


def test_nothing_is_heard_of_a_closed_approval(till: Till, site: Site) -> None:
    visit = till.open_and_see(site.put("/approve", HELLO))
    visit.approval.close()
    visit.approval.close()
    visit.approval.reload()
    assert visit.seen == [ApprovalEvent.SHOWN]
    assert till.stage.count() == 0


def note(told: list[tuple[str, str]], word: str, reference: str) -> None:
    told.append((word, reference))


def test_opening_and_closing_are_told_to_the_screen(till: Till, site: Site) -> None:
    told: list[tuple[str, str]] = []
    for word, signal in (("opened", till.browser.opened), ("closed", till.browser.closed)):
        signal.connect(partial(note, told, word))
    till.open(site.put("/approve", HELLO)).approval.close()
    assert told == [("opened", "pos-1"), ("closed", "pos-1")]


def test_pressing_on_the_cover_does_not_press_on_the_page(till: Till, site: Site) -> None:
    page = f"{HELLO}<script>onclick = () => fetch('/clicked')</script>"
    visit = till.open_and_see(site.put("/approve", page))
    visit.cover.show_trouble(PageTrouble.BLANK)
    QTest.mouseClick(visit.find("approvalTrouble"), Qt.MouseButton.LeftButton, pos=QPoint(200, 20))
    assert visit.ask("1") == 1
    assert site.asked_for("/clicked") == []

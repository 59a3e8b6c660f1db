"""Which addresses may be opened, which are the same place, and how one is shown."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QUrl

from pos_app.services.browser import ApprovalPage
from pos_app.ui.web.addresses import is_below, is_nearby, is_this_computer, may_open, origin_of, shown_parts
from pos_app.ui.web.device_data import says_done


@pytest.mark.parametrize(
    "address",
    [
        "https://acs.bank.example/pay?x=1",
        "https://127.0.0.1:8443/",
        "http://127.0.0.1:8700/",
        "http://127.9.9.9/",
        "http://localhost/",
        "http://pay.localhost:1/",
        "http://[::1]:8700/",
        "about:blank",
    ],
)
def test_the_encrypted_web_and_this_computer_may_be_opened(address: str) -> None:
    assert may_open(QUrl(address), is_main_frame=True)
    assert may_open(QUrl(address), is_main_frame=False)


@pytest.mark.parametrize(
    "address",
    [
        "http://acs.bank.example/",
        "http://128.0.0.1/",
        "http://localhost.bank.example/",
        "http://127.0.0.1.bank.example/",
        "http://[::2]/",
        "http:///path",
        "https:",
        "https:///path",
        "file:///etc/passwd",
        "chrome://version",
        "chrome-extension://x/",
        "devtools://x/",
        "qrc:/qtwebchannel/qwebchannel.js",
        "view-source:https://bank.example/",
        "javascript:alert(1)",
        "ftp://bank.example/",
        "ws://127.0.0.1/",
        "tel:1",
        "mailto:a@b.example",
        "intent://x#Intent;end",
        "about:version",
        "about:blank?x",
        "",
        "bank.example",
    ],
)
def test_nothing_else_may_be_opened(address: str) -> None:
    assert not may_open(QUrl(address), is_main_frame=True)
    assert not may_open(QUrl(address), is_main_frame=False)


@pytest.mark.parametrize("address", ["data:text/html,x", "blob:https://bank.example/1"])
def test_what_a_page_made_up_may_stand_in_a_frame_only(address: str) -> None:
    assert may_open(QUrl(address), is_main_frame=False)
    assert not may_open(QUrl(address), is_main_frame=True)


@given(st.text(max_size=40))
def test_no_text_at_all_opens_the_plain_web(text: str) -> None:
    url = QUrl(f"http://{text}/")
    assert not may_open(url, is_main_frame=True) or is_this_computer(url)


@pytest.mark.parametrize(
    ("address", "origin"),
    [
        ("https://Bank.example/pay?x#y", "https://bank.example"),
        ("https://bank.example:443/", "https://bank.example"),
        ("https://bank.example:8443/", "https://bank.example:8443"),
        ("http://127.0.0.1:80/", "http://127.0.0.1"),
        ("https://user:secret@bank.example/", "https://bank.example"),
        ("https://bänk.example/", "https://xn--bnk-qla.example"),
        ("https://[::1]:8700/", "https://[::1]:8700"),
        ("about:blank", ""),
        ("", ""),
    ],
)
def test_an_origin_is_written_as_a_message_carries_it(address: str, origin: str) -> None:
    assert origin_of(QUrl(address)) == origin


@pytest.mark.parametrize(
    ("address", "parts"),
    [
        ("https://acs.bank.example/challenge?token=secret#x", ("acs.bank.example", "/challenge")),
        ("https://acs.bank.example/", ("acs.bank.example", "")),
        ("https://bаnk.example/", ("xn--bnk-6cd.example", "")),  # the second letter is Cyrillic
        ("https://user:secret@bank.example:8443/a b", ("bank.example:8443", "/a%20b")),
        ("about:blank", ("about:blank", "")),
        ("", ("", "")),
    ],
)
def test_an_address_is_shown_in_ascii_and_without_secrets(address: str, parts: tuple[str, str]) -> None:
    assert shown_parts(QUrl(address)) == parts


@pytest.mark.parametrize(
    ("address", "is_home"),
    [
        ("https://shop.example/return", True),
        ("https://shop.example/return/", True),
        ("https://shop.example/return/done?x=1", True),
        ("https://shop.example:443/return#x", True),
        ("https://shop.example/returned", False),
        ("https://shop.example/", False),
        ("http://shop.example/return", False),
        ("https://shop.example:8443/return", False),
        ("https://shop.example.evil.example/return", False),
        ("about:blank", False),
    ],
)
def test_home_is_a_return_address_and_all_below_it(address: str, is_home: bool) -> None:
    homes = [QUrl("https://shop.example/return"), QUrl("about:blank"), QUrl()]
    assert is_below(QUrl(address), homes) is is_home


def test_a_return_address_without_a_path_is_a_whole_site() -> None:
    assert is_below(QUrl("https://shop.example/any/where"), [QUrl("https://shop.example")])


@given(st.text() | st.from_regex(r"[\[{\"0-9a-zA-Z:,}\]]{0,60}"))
def test_no_other_text_means_that_the_device_page_has_finished(text: str) -> None:
    assert not says_done(text)


def test_a_page_shows_neither_its_address_nor_its_token() -> None:
    page = ApprovalPage("pos-1", "https://bank.example/one-time-door", "a.b.c")
    assert "pos-1" in repr(page)
    assert "door" not in f"{page!r} {page}"
    assert "a.b.c" not in f"{page!r} {page}"


@pytest.mark.parametrize(
    "address",
    [
        "http://127.0.0.1:8700/",
        "http://127.9.9.9/",
        "http://2130706433/",
        "http://0x7f.1/",
        "http://0.0.0.0:1/",
        "https://10.1.2.3/",
        "https://172.16.0.1/",
        "https://192.168.1.1/",
        "http://169.254.169.254/",
        "http://100.64.0.1/",
        "https://239.255.255.250/",
        "https://[::1]/",
        "https://[::]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "wss://localhost:9/",
        "https://LOCALHOST./",
        "https://pay.localhost/",
        "https://printer.local/",
        "https://router/",
    ],
)
def test_this_computer_and_the_network_here_are_known_however_they_are_written(address: str) -> None:
    assert is_nearby(QUrl(address))


@pytest.mark.parametrize(
    "address",
    ["https://acs.bank.example/", "https://8.8.8.8/", "https://[2606:4700::1111]/", "https://local.bank.example/"],
)
def test_the_net_is_not_nearby(address: str) -> None:
    assert not is_nearby(QUrl(address))


@pytest.mark.parametrize("address", ["about:blank", "data:,x", "blob:https://bank.example/1"])
def test_what_pages_make_up_is_not_nearby(address: str) -> None:
    assert not is_nearby(QUrl(address))

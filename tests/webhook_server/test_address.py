"""The address of an endpoint: one that can be entered elsewhere."""

import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from pos_app.webhook_server.address import find_address, leave_address, own_address, take_address_away, url_of


def test_an_address_is_shown_as_it_is_and_ipv6_in_brackets() -> None:
    assert url_of("127.0.0.1", 8787, "/notices") == "http://127.0.0.1:8787/notices"
    assert url_of("::1", 8787, "/notices") == "http://[::1]:8787/notices"


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])  # noqa: S104  # shown, not bound
def test_where_every_address_is_listened_on_a_real_one_is_shown(host: str) -> None:
    shown = urlsplit(url_of(host, 8787, "/notices"))
    assert shown.hostname not in {host, None, ""}
    assert shown.port == 8787


def test_without_a_network_the_name_of_the_computer_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    assert own_address(socket.AF_INET) == socket.gethostname()


def test_a_listener_leaves_its_address_beside_the_inbox_and_takes_it_away(tmp_path: Path) -> None:
    inbox = tmp_path / "sandbox.inbox"
    assert find_address(inbox) == ""
    leave_address(inbox, "http://127.0.0.1:8787/notices")
    assert find_address(inbox) == "http://127.0.0.1:8787/notices"
    take_address_away(inbox)
    take_address_away(inbox)
    assert find_address(inbox) == ""


def test_an_address_that_cannot_be_left_stops_nobody(tmp_path: Path) -> None:
    leave_address(tmp_path / "nowhere" / "sandbox.inbox", "http://127.0.0.1:8787/notices")
    assert find_address(tmp_path / "nowhere" / "sandbox.inbox") == ""

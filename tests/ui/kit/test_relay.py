"""Doorbells of the journal reach the window in its own thread, after what is going on."""

import threading

from pytestqt.qtbot import QtBot

from pos_app.domain.events import Changed, Topic
from pos_app.ui.kit.tasks import Relay

EVENT = Changed(Topic.NOTICE, "7")


def test_a_ring_from_another_thread_is_heard_in_the_windows_thread(qtbot: QtBot) -> None:
    relay = Relay()
    heard: list[tuple[Changed, int]] = []

    def hear(event: Changed) -> None:
        heard.append((event, threading.get_ident()))

    relay.changed.connect(hear)
    ringer = threading.Thread(target=relay.ring, args=(EVENT,))
    ringer.start()
    ringer.join()
    qtbot.waitUntil(lambda: heard == [(EVENT, threading.get_ident())])


def test_ringing_does_not_re_enter_the_ringer(qtbot: QtBot) -> None:
    relay = Relay()
    heard: list[Changed] = []
    relay.changed.connect(heard.append)
    relay.ring(EVENT)
    assert heard == []
    qtbot.waitUntil(lambda: heard == [EVENT])


def test_rings_keep_their_order(qtbot: QtBot) -> None:
    relay = Relay()
    heard: list[str] = []

    def hear(event: Changed) -> None:
        heard.append(event.key)

    relay.changed.connect(hear)
    for number in range(20):
        relay.ring(Changed(Topic.PRACTICE, str(number)))
    qtbot.waitUntil(lambda: heard == [str(number) for number in range(20)])

"""Bugs of Qt for Python that would kill a till after hours, watched."""

import sys

import pytest
from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

_CALLS = 5000
_DRIFT = 200


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal from Python 3.12 on")
def test_none_is_not_lost_in_thousands_of_calls(qtbot: QtBot) -> None:
    # WORKAROUND for PySide6 6.12.0, which gives one reference too many away until the interpreter aborts.
    widget, thing = QWidget(), QObject()
    qtbot.addWidget(widget)
    before = sys.getrefcount(None)
    for number in range(_CALLS):
        widget.setGeometry(QRect(0, 0, 100 + number % 3, 100))
        widget.move(QPoint(number % 5, 0))
        thing.setProperty("nothing", None)
        thing.property("nothing")
        widget.parentWidget()
    assert abs(sys.getrefcount(None) - before) < _DRIFT

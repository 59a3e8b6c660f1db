"""A screen reader is told what each control is, what it says, and what happened."""

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from pos_app.ui.frame.views import RailItem
from pos_app.ui.frame.window import TillWindow
from pos_app.ui.kit.dialogs import Question, QuestionDialog
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.badge import Badge
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.kit.widgets.switch import Switch
from pos_app.ui.kit.widgets.tile import Tile
from pos_app.ui.kit.widgets.toast import Toast, ToastView
from pos_app.ui.practice.screen import SandboxScreen
from tests.pictures.samples import PRACTICE
from tests.ui.desk import PracticeService
from tests.ui.finding import the

Role = QAccessible.Role


def _spoken(widget: QWidget) -> tuple[Role, str]:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.role(), interface.text(QAccessible.Text.Name)


def test_every_control_has_its_role_and_its_words(qtbot: QtBot, theme: Theme) -> None:
    holder = QWidget()
    qtbot.addWidget(holder)
    segments = Segments(theme, ("None", "1 s"), name="Slow network")
    controls: list[tuple[QWidget, Role, str]] = [
        (Button(theme, "Check now", key="F8"), Role.Button, "Check now"),
        (Tile(theme, "Approve", "Paid at once", icon="paid"), Role.RadioButton, "Approve"),
        (Switch(theme, "Every time"), Role.CheckBox, "Every time"),
        (segments.findChildren(QPushButton)[0], Role.CheckBox, "Slow network, None"),
        (Badge(theme, "Kept", icon="check", tone=Tone.PAID), Role.StaticText, "Kept"),
        (
            Banner(theme, BannerView(Tone.DECLINED, "alert", "Not reachable", "Why.")),
            Role.AlertMessage,
            "Not reachable",
        ),
        (Toast(theme, ToastView("Copied", "4000", "copy"), parent=holder), Role.Notification, "Copied"),
        (QuestionDialog(theme, Question("Clear", "What.", "Keep", "Clear", "x")), Role.Dialog, "Clear"),
    ]
    for widget, role, name in controls:
        if widget.parentWidget() is None:
            widget.setParent(holder)
        assert _spoken(widget) == (role, name)
    segments.setParent(holder)


@pytest.fixture
def announced(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is read out; nobody listens to AT-SPI here, so the last door is watched."""
    heard: list[str] = []

    def update(event: QAccessibleAnnouncementEvent) -> None:
        heard.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", update)
    return heard


def test_banners_toasts_dialogs_and_answers_are_read_out_once(
    qtbot: QtBot, window: TillWindow, theme: Theme, announced: list[str]
) -> None:
    service = PracticeService()
    screen = SandboxScreen(theme, service, window.dialogs)
    window.add_screen(RailItem("sandbox", "Sandbox", "flask", "F7"), screen)
    service.gate.sentence = "The practice service does not answer."
    qtbot.waitUntil(lambda: "The practice service does not answer. Nothing was changed." in announced)
    service.gate.sentence = ""
    screen.show_practice()
    qtbot.waitUntil(lambda: bool(screen.findChildren(Tile)) and the(Switch, screen).isVisible())
    window.toast(ToastView("Copied", "4000", "copy"))
    window.dialogs.open(QuestionDialog(theme, Question("Clear", "What.", "Keep", "Clear", "x"))).cancel()
    assert announced[1:] == ["Copied. 4000", "Clear. What."]
    assert service.view == PRACTICE
    qtbot.waitUntil(lambda: window.dialogs.top is None)

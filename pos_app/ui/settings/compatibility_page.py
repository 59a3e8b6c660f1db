"""The switches of the service profile: what the service does not document, each with its sentence."""

__audience__ = "back office"

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.compatibility import ProfileSwitch, ProfileView, SwitchKind
from pos_app.ui.kit import language
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.kit.widgets.switch import Switch
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.settings.frame import PageFrame
from pos_app.ui.settings.printer.choice import ChoiceField
from pos_app.ui.settings.printer.rows import Row

_LONGEST: Final = 400
_FEW: Final = 3
_YES: Final = "yes"
_NO: Final = "no"
_LOW: Final = 400  # px: large text in a small window


class ProfileDesk(Protocol):
    """Where the profile is kept; `services.compatibility` has it."""

    async def look(self) -> ProfileView:
        """Read the switches."""
        ...

    async def save(self, values: Mapping[str, str]) -> ProfileView:
        """Write these."""
        ...


class CompatibilityPage(QWidget):
    """Stands in a frame of its own, for it saves to another file than the settings."""

    told = Signal(ToastView)
    acted = Signal()  # something else is set

    def __init__(self, theme: Theme, desk: ProfileDesk) -> None:
        super().__init__()
        self._theme = theme
        self._desk = desk
        self._tasks = TaskScope(self)
        self._reads: dict[str, Callable[[], str]] = {}
        self._has_changes = False
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, theme.tokens.space.x2, 0, 0)
        self._column.setSpacing(0)
        self._note = Banner(
            theme,
            BannerView(
                Tone.WAITING,
                "info",
                self.tr("Only for what the service does not document"),
                self.tr("Change one at a time, then start the till again and test it."),
            ),
        )
        self._column.addWidget(self._note)
        title, about = self.tr("Compatibility"), self.tr("For the owner and support")
        self.frame = PageFrame(theme, title, about, Scroller(inside), saves=True)
        self.frame.defaults.hide()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.frame)
        self.frame.saved.connect(self._save)
        self.frame.cancelled.connect(self._look)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._has_changes:
            self._look()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.frame.pad_sides(self._theme.tokens.space.x4)
        self.frame.arrange(is_low=self.height() < self._theme.px(_LOW), is_narrow=False)
        for row in self.findChildren(Row):
            row.stand_in(self.width())

    def _look(self) -> None:
        self._tasks.start("look", self._desk.look, answered=self._looked)

    def _save(self) -> None:
        values = {name: read() for name, read in self._reads.items()}
        if self._tasks.start("save", partial(self._desk.save, values), answered=self._saved):
            self.frame.save.set_busy(busy=True)

    def _saved(self, answer: Answer[ProfileView]) -> None:
        self.frame.save.set_busy(busy=False)
        if isinstance(answer, TaskOk):
            said = self.tr("It takes effect when the till is started again.")
            self.told.emit(ToastView(self.tr("Saved"), said, "check", "paid_text"))
        self._looked(answer)
        if isinstance(answer, TaskOk):
            self.acted.emit()

    def _looked(self, answer: Answer[ProfileView]) -> None:
        match answer:
            case TaskOk(view):
                self._render(view)
            case TaskKnownError(sentence):
                self.frame.say(sentence)
            case _:
                self.frame.say(self.tr("Something in the till went wrong. It was noted."))

    def _render(self, view: ProfileView) -> None:
        for row in self.findChildren(Row):
            row.setParent(None)
            row.deleteLater()
        self._reads.clear()
        for switch in view.switches:
            row = Row(self._theme, _name_of(switch), language.said(switch.sentence), self._control(switch))
            row.setEnabled(not view.is_fixed)
            row.stand_in(self.width())
            self._column.addWidget(row)
        practice = self.tr("Practice plays its own service: there is nothing to set.")
        self.frame.say(practice if view.is_fixed else view.file)
        self._change(has_changes=False)

    def _control(self, switch: ProfileSwitch) -> QWidget:
        match switch.kind:
            case SwitchKind.ON_OFF:
                control = Switch(self._theme, "")
                control.setAccessibleName(_name_of(switch))
                control.setChecked(switch.value == _YES)
                control.clicked.connect(self._change)
                self._reads[switch.name] = lambda: _YES if control.isChecked() else _NO
                return control
            case SwitchKind.CHOICE if len(switch.answers) <= _FEW:
                return self._segments(switch)
            case SwitchKind.CHOICE:
                choice = ChoiceField(self._theme, name=_name_of(switch))
                choice.offer([(each, each) for each in switch.answers])
                choice.choose(switch.value)
                choice.chosen.connect(self._change)
                self._reads[switch.name] = lambda: choice.value
                return choice
            case _:
                hints = Qt.InputMethodHint.ImhNoPredictiveText
                line = EntryLine(self._theme, name=_name_of(switch), most=_LONGEST, hints=hints)
                line.setFixedHeight(self._theme.tokens.size.field)
                line.pad(self._theme.tokens.space.x2)
                line.setText(switch.value)
                line.textEdited.connect(self._change)
                self._reads[switch.name] = line.text
                return line

    def _segments(self, switch: ProfileSwitch) -> QWidget:
        segments = Segments(self._theme, switch.answers, name=_name_of(switch))
        chosen = [switch.value]
        segments.choose(switch.answers.index(switch.value))

        def take(place: int) -> None:
            chosen[0] = switch.answers[place]
            self._change()

        segments.chosen.connect(take)
        self._reads[switch.name] = lambda: chosen[0]
        return segments

    def _change(self, *_: object, has_changes: bool = True) -> None:
        self._has_changes = has_changes
        self.frame.allow(has_changes=has_changes)


def _name_of(switch: ProfileSwitch) -> str:
    return switch.name.replace("_", " ").capitalize()

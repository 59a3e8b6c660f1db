"""Everything behind the entry Settings: the sections on the left, one of them on the right."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, Protocol, runtime_checkable

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from pos_app.domain.people import Right
from pos_app.system.settings import FROM_NEXT_START, BadSetting, Settings
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.people.one_time_approval import OneTimeApproval
from pos_app.ui.settings.frame import PageFrame
from pos_app.ui.settings.section_list import SectionList
from pos_app.ui.settings.unlocked_section import UnlockedSection

_LIST: Final = {ScreenWidth.WIDE: 272, ScreenWidth.NARROW: 224}


class SettingsDesk(Protocol):
    """Where settings are kept; `services.preferences` has it."""

    @property
    def now(self) -> Settings:
        """The settings as they hold now."""
        ...

    async def change(self, changes: Mapping[str, object]) -> Settings:
        """Change these, or nothing."""
        ...


@runtime_checkable
class SettingsSheet(Protocol):
    """A page whose settings are saved by the screen."""

    def load(self, settings: Settings) -> None:
        """Show these settings."""
        ...

    def value(self) -> dict[str, object]:
        """Return what stands on the page, by the names of the settings."""
        ...


@dataclass(frozen=True, slots=True)
class Section:
    """One section: its place in the list, and its page. A page that saves for itself has its own buttons."""

    id: str
    title: str
    about: str
    icon: str
    page: QWidget
    right: Right = Right.SETTINGS
    saves: bool = True
    is_framed: bool = True


class SettingsScreen(Screen):
    """What somebody may not set is not shown, unless somebody who may signs for one change of it."""

    def __init__(
        self,
        theme: Theme,
        desk: SettingsDesk,
        sections: Sequence[Section],
        *,
        may: Callable[[Right], bool] = lambda _: True,
        in_place: OneTimeApproval | None = None,
    ) -> None:
        super().__init__(theme)
        self._desk = desk
        self._sections = tuple(sections)
        self._may = may
        self._tasks = TaskScope(self)
        self._open = 0
        self.list = SectionList(theme, [(each.icon, each.title) for each in self._sections])
        self.list.chosen.connect(self._choose)
        self.visit = UnlockedSection(theme, in_place, self)
        self.visit.changed.connect(self._show_open)
        self._stack = QStackedWidget()
        self._places = [self._place_of(section) for section in self._sections]
        for place in (*self._places, self.visit.refusal):
            self._stack.addWidget(place)
        right = QVBoxLayout()
        right.setSpacing(theme.tokens.space.x2)
        right.addWidget(self.visit.bar)
        right.addWidget(self._stack, 1)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.addWidget(self.list)
        self._row.addLayout(right, 1)
        self.list.choose(0)

    def enter(self) -> None:
        self._show(self._open)

    def first_focus(self) -> QWidget:
        return self.list.current()

    def open_section(self, section_id: str) -> None:
        """Open this one; somebody was sent here from elsewhere."""
        number = next(place for place, each in enumerate(self._sections) if each.id == section_id)
        self.list.choose(number)
        self._choose(number)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.visit.end()

    def _choose(self, number: int) -> None:
        if number != self._open:
            self.visit.end()
            self._open = number
            self._show(number)

    def _show_open(self) -> None:
        """Show what somebody's PIN opened, or closed again: what was typed and not saved goes with it."""
        place = self._places[self._open]
        if isinstance(place, PageFrame):
            place.allow(has_changes=False)
        self._show(self._open)
        self._show_choice()
        if self.isVisible():
            opened = self.visit.close if self._is_single else self.list
            (opened if self.visit.is_open else self.visit.refusal).setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_choice(self) -> None:
        """Leave the height to what somebody opened; closing it brings the other sections back."""
        self.list.setHidden(self._is_single and self.visit.is_open)

    def _show(self, number: int) -> None:
        section, place = self._sections[number], self._places[number]
        if not self._may(section.right):
            self.visit.refuse(section.right, section.id, section.title)
            self._stack.setCurrentWidget(self.visit.refusal)
            return
        self._stack.setCurrentWidget(place)
        if isinstance(section.page, Screen):
            section.page.enter()
        if isinstance(place, PageFrame) and not place.save.isEnabled():
            self._load(section)

    def _load(self, section: Section) -> None:
        if isinstance(section.page, SettingsSheet):
            section.page.load(self._desk.now)

    def _place_of(self, section: Section) -> QWidget:
        told = getattr(section.page, "told", None)
        if told is not None:
            told.connect(self.told)
        acted = getattr(section.page, "acted", None)
        if acted is not None:
            acted.connect(self.visit.end)
        if not section.is_framed:
            return section.page
        frame = PageFrame(self._theme, section.title, section.about, section.page, saves=section.saves)
        changed = getattr(section.page, "changed", None)
        if section.saves and changed is not None:
            changed.connect(partial(frame.allow, has_changes=True))
        frame.saved.connect(partial(self._save, section, frame))
        frame.cancelled.connect(partial(self._cancel, section, frame))
        frame.defaults_asked.connect(partial(self._show_defaults, section, frame))
        return frame

    def _save(self, section: Section, frame: PageFrame) -> None:
        if not isinstance(section.page, SettingsSheet):
            return
        lacks = getattr(section.page, "lacks", None)
        if lacks is not None and (sentence := lacks()):
            frame.say(sentence)
            return
        work = partial(self._desk.change, section.page.value())
        before = self._desk.now
        if self._tasks.start("save", work, answered=partial(self._saved, section, frame, before)):
            frame.save.set_busy(busy=True)

    def _saved(self, section: Section, frame: PageFrame, before: Settings, answer: Answer[Settings]) -> None:
        frame.save.set_busy(busy=False)
        match answer:
            case TaskOk(settings):
                frame.allow(has_changes=False)
                frame.say(section.about)
                self._load(section)
                is_for_later = any(getattr(before, name) != getattr(settings, name) for name in FROM_NEXT_START)
                later = self.tr("Some of it takes effect when the till is started again.")
                said = later if is_for_later else section.title
                self.told.emit(ToastView(self.tr("Saved"), said, "check", "paid_text"))
                self.visit.end()
            case TaskKnownError(sentence):
                frame.say(sentence)
                self._point_at(section, sentence)
            case _:
                frame.say(self.tr("Something in the till went wrong. It was noted."))

    def _point_at(self, section: Section, sentence: str) -> None:
        """Find the setting that a refusal names."""
        complain = getattr(section.page, "complain", None)
        if complain is None or not isinstance(section.page, SettingsSheet):
            return
        for name, value in section.page.value().items():
            try:
                replace(self._desk.now, **{name: value})
            except BadSetting:
                complain(name, sentence)
                return

    def _cancel(self, section: Section, frame: PageFrame) -> None:
        frame.allow(has_changes=False)
        frame.say(section.about)
        self._load(section)

    def _show_defaults(self, section: Section, frame: PageFrame) -> None:
        if isinstance(section.page, SettingsSheet):
            section.page.load(Settings())
            frame.allow(has_changes=True)

    def _needs_single_column(self, room: ScreenWidth) -> bool:
        """Ask for the width only: what is too high scrolls beside the list as well as under it."""
        return super()._needs_single_column(room) and self.window().width() < self._theme.px(
            self._theme.tokens.size.minimum_width
        )

    def _arrange(self, room: ScreenWidth) -> None:
        space, is_narrow = self._theme.tokens.space, room is ScreenWidth.NARROW
        padding = space.x2 if is_narrow else space.x3
        self._row.setContentsMargins(padding, padding, padding, padding)
        self._row.setSpacing(padding)
        way = QBoxLayout.Direction
        self._row.setDirection(way.TopToBottom if self._is_single else way.LeftToRight)
        side = space.x1 if is_narrow else space.x2
        self._stack.setMinimumHeight(int(self._is_single))  # else the highest of the pages asks for height for all
        self._show_choice()
        self.list.arrange(is_field=self._is_single, width=self._theme.px(_LIST[room]), padding=side)
        for place in self._places:
            if isinstance(place, PageFrame):
                place.pad_sides(space.x2 if is_narrow else space.x4)
                place.arrange(is_low=self._is_single, is_narrow=is_narrow)

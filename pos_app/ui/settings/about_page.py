"""The page "About and support": what the till is made of, how it is, and what helps somebody far away."""

__audience__ = "back office"

from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.system.threads import in_thread
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.file_choice import ask_where_to_save, ask_which_to_open
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.settings.printer.rows import Row
from pos_app.ui.settings.support_desk import FindingLike, SupportDesk
from pos_app.ui.settings.support_dialogs import BundleDialog, ImportDialog, LicencesDialog

_T = TypeVar("_T")
_BUNDLE: Final = "kaunta-support.zip"
_SETTINGS: Final = "kaunta-settings.json"
_LONGEST_FINDING: Final = 400
_FINDING_MARKS: Final = {
    "good": ("verified", "paid_text"),
    "care": ("alert", "unsure_text"),
    "unknown": ("info", "text_muted"),
}
_FINDING_ORDER: Final = ("care", "unknown", "good")


class AboutPage(QWidget):
    """Everything slow happens in a thread, once it is asked for."""

    told = Signal(ToastView)
    acted = Signal()  # settings were taken from a file

    def __init__(self, theme: Theme, desk: SupportDesk, dialogs: DialogLayer) -> None:
        super().__init__()
        self._theme = theme
        self._desk = desk
        self._dialogs = dialogs
        self._tasks = TaskScope(self)
        self._busy: dict[str, Button] = {}
        inside = QWidget()
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._findings = FindingsList(theme)
        self._lay_out()
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(Scroller(inside))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._tasks.start("versions", partial(in_thread, self._desk.versions), answered=self._show_versions)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        for row in self._rows:
            row.stand_in(self.width())

    def _show_versions(self, answer: Answer[Mapping[str, str]]) -> None:
        match answer:
            case TaskOk(versions):
                self._versions.about.setText(", ".join(f"{part} {version}" for part, version in versions.items()))
            case _:
                self._complain(answer)

    def _start(self, name: str, work: Callable[[], Coroutine[Any, Any, _T]], done: Callable[[_T], object]) -> None:
        button = self._busy[name]

        def answered(answer: Answer[_T]) -> None:
            button.set_busy(busy=False)
            match answer:
                case TaskOk(value):
                    done(value)
                case _:
                    self._complain(answer)

        if self._tasks.start(name, work, answered=answered):
            button.set_busy(busy=True)

    def _complain(self, answer: Answer[Any]) -> None:
        said = (
            answer.sentence
            if isinstance(answer, TaskKnownError)
            else self.tr("Something in the till went wrong. It was noted.")
        )
        self.told.emit(ToastView(self.tr("Not done"), said, "alert", "unsure_text"))

    async def _show_licences(self) -> None:
        parts = await in_thread(self._desk.licences)
        self._busy["licences"].set_busy(busy=False)
        await self._dialogs.open(LicencesDialog(self._theme, parts))

    async def _examine(self) -> Sequence[FindingLike]:
        return await in_thread(lambda: tuple(self._desk.examine()))

    async def _show_bundle(self) -> None:
        bundle = await in_thread(self._desk.gather)
        self._busy["bundle"].set_busy(busy=False)
        if await self._dialogs.open(BundleDialog(self._theme, bundle)) != BundleDialog.SAVE:
            return

        def save(path: Path) -> None:
            self._start("bundle", partial(in_thread, partial(bundle.save, path)), partial(self._say_saved, path))

        ask_where_to_save(self, self.tr("Save the support bundle"), _BUNDLE, save)

    def _ask_export(self) -> None:
        def give(path: Path) -> None:
            self._start("export", partial(self._desk.carrying.give, path), partial(self._say_saved, path))

        ask_where_to_save(self, self.tr("Export settings"), _SETTINGS, give)

    def _ask_import(self) -> None:
        def take(path: Path) -> None:
            self._start("import", partial(self._import, path), self._say_imported)

        ask_which_to_open(self, self.tr("Import settings"), Path(_SETTINGS).suffix, take)

    async def _import(self, path: Path) -> bool:
        carried = await self._desk.carrying.look(path)
        if await self._dialogs.open(ImportDialog(self._theme, carried)) != ImportDialog.TAKE:
            return False
        await self._desk.carrying.take(carried)
        return True

    def _say_imported(self, is_taken: bool) -> None:
        if is_taken:
            later = self.tr("Some of it takes effect when the till is started again.")
            self.told.emit(ToastView(self.tr("Settings taken"), later, "check", "paid_text"))
            self.acted.emit()

    def _say_saved(self, path: Path, _: object) -> None:
        self.told.emit(ToastView(self.tr("Saved"), path.name, "file", "paid_text"))

    def _button(self, name: str, words: str, icon: str, press: Callable[[], object], *, key: str = "") -> Button:
        button = Button(self._theme, words, icon=icon, key=key)
        button.clicked.connect(press)
        self._busy[name] = button
        return button

    def _lay_out(self) -> None:
        tr, start, theme = self.tr, self._start, self._theme
        nothing: Callable[[object], object] = lambda _: None  # noqa: E731  # an answer that says nothing
        licences = self._button(
            "licences", tr("Licences"), "note", lambda: start("licences", self._show_licences, nothing)
        )
        look = self._button(
            "look", tr("Look now"), "search",
            lambda: start("look", self._examine, self._findings.show_findings), key="F8",
        )  # fmt: skip
        bundle = self._button("bundle", tr("Show it"), "eye", lambda: start("bundle", self._show_bundle, nothing))
        carry = QWidget()
        both = QHBoxLayout(carry)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(theme.tokens.space.x1)
        both.addWidget(self._button("export", tr("Export"), "out", self._ask_export))
        both.addWidget(self._button("import", tr("Import"), "in", self._ask_import))
        self._versions = Row(theme, tr("Kaunta"), "", licences, is_wide=False)
        folder = Row(theme, tr("Data folder"), str(self._desk.data_folder), QWidget(), is_wide=False)
        about = tr("Program, folders, books, clock, service, keys and printer. It only looks: no money moves")
        everything = Row(theme, tr("Look at everything"), about, look, is_wide=False)
        about = tr("Logs, crash reports and settings, for somebody far away. Shown before it is saved")
        support = Row(theme, tr("Support bundle"), about, bundle, is_wide=False)
        about = tr("One file without keys, PINs and people. An import shows first what would change")
        settings = Row(theme, tr("Settings of this till"), about, carry, is_wide=False)
        self._rows = (self._versions, folder, everything, support, settings)
        for row in self._rows:
            self._column.addWidget(row)
            if row is everything:
                self._column.addWidget(self._findings)
        self._column.addStretch(1)


class FindingsList(QWidget):
    """What looking at everything found, what needs care first; empty until somebody looked."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._rows: list[QWidget] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, theme.tokens.space.x1, 0, theme.tokens.space.x1)
        self._column.setSpacing(theme.tokens.space.half)
        self.hide()

    def show_findings(self, findings: Sequence[FindingLike]) -> None:
        """Show these: the only way in."""
        for row in self._rows:
            self._column.removeWidget(row)
            row.hide()
            row.deleteLater()
        known = sorted(findings, key=lambda each: _FINDING_ORDER.index(each.health))
        self._rows = [self._row(each) for each in known]
        for row in self._rows:
            self._column.addWidget(row)
        self.setVisible(bool(known))
        care = sum(each.health == "care" for each in known)
        said = self.tr("{care} parts need care.").format(care=care) if care else self.tr("All is well.")
        announce(self, said)

    def _row(self, finding: FindingLike) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(self._theme.tokens.space.x1)
        icon, ink = _FINDING_MARKS[finding.health]
        mark = Glyph(self._theme, icon, ink=ink, size=self._theme.tokens.size.icon)
        words = {"good": self.tr("Good"), "care": self.tr("Needs care"), "unknown": self.tr("Not known")}
        mark.setAccessibleName(words[finding.health])
        part = Text(self._theme, plain(finding.part, most=_LONGEST_FINDING), kind=Type.LABEL, weight=600)
        part.setFixedWidth(self._theme.px(136))
        found = Text(
            self._theme, plain(finding.found, most=_LONGEST_FINDING), kind=Type.LABEL, ink="text_muted", wraps=True
        )
        top = Qt.AlignmentFlag.AlignTop
        line.addWidget(mark, 0, top)
        line.addWidget(part, 0, top)
        line.addWidget(found, 1)
        return row

"""The page "Service and keys": which world the till is in, two keys that go in and never come out, and a test."""

__audience__ = "back office"

from collections.abc import Callable, Coroutine
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Final

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.merchant import MerchantView
from pos_app.domain.sentence import Sentence
from pos_app.domain.service_check import ServiceCheckView
from pos_app.ui.kit import language
from pos_app.ui.kit.dialogs import DialogLayer
from pos_app.ui.kit.screen import Screen, ScreenWidth
from pos_app.ui.kit.screen_reader import announce
from pos_app.ui.kit.tasks import Answer, TaskBug, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.text import Text, set_tip
from pos_app.ui.kit.widgets.toast import ToastView
from pos_app.ui.people.one_time_approval import OneTimeApproval
from pos_app.ui.settings.check_words import words_of
from pos_app.ui.settings.environment_choice import EnvironmentChoice, EnvironmentDesk
from pos_app.ui.settings.key_desk import KeyDesk
from pos_app.ui.settings.key_value import KeyValue
from pos_app.ui.settings.setup_sheet import SetupSheet

_TIME: Final = "%H:%M"


@dataclass(frozen=True, slots=True)
class SetupView:
    """All that the page shows."""

    keys: MerchantView | None = None
    check: ServiceCheckView | None = None
    said: str = ""
    is_trouble: bool = False


@dataclass(frozen=True, slots=True)
class Environments:
    """What the row "Environment" needs: who moves the till, and where it asks."""

    desk: EnvironmentDesk
    dialogs: DialogLayer
    in_place: OneTimeApproval | None = None


class ServiceSetupScreen(Screen):
    """What is set, what is missing, and a test that moves no money."""

    restart_asked = Signal(object)  # the Environment to open in
    acted = Signal()  # other keys are kept

    def __init__(
        self,
        theme: Theme,
        desk: KeyDesk,
        *,
        is_section: bool = False,
        check: Callable[[], Coroutine[Any, Any, ServiceCheckView]] | None = None,
        worlds: Environments | None = None,
    ) -> None:
        super().__init__(theme)
        self._is_section = is_section  # it stands in a screen that keeps the distance from the edges
        self._desk = desk
        self._check = check
        self._tasks = TaskScope(self)
        self._view = SetupView()
        self._closed = Banner(theme, BannerView(Tone.UNSURE, "alert", "", ""))
        self._sheet = SetupSheet(theme)
        self._s2s, self._base = ServiceAddress(theme), ServiceAddress(theme)
        self._secret = KeyValue(theme, name=self.tr("Secret key"), placeholder="sk_…")
        self._public = KeyValue(theme, name=self.tr("Public key"), placeholder="pk_…")
        self._vault = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self._lay_out(worlds)
        self._sheet.test.clicked.connect(self._start_test)
        self._sheet.keep.clicked.connect(self._start_keeping)
        self._sheet.cancel.clicked.connect(self._give_up)
        for key in (self._secret, self._public):
            key.edited.connect(self._allow_keeping)
        self._render(self._view)

    def enter(self) -> None:
        self.show_keys()

    def show_keys(self) -> None:
        """Show how it stood, then read how it stands and show that: the only way in."""
        self._render(replace(self._view, keys=self._desk.known))
        self._tasks.start("look", self._desk.look, answered=self._looked)

    def first_focus(self) -> QWidget:
        return self._secret if self._secret.is_typing else self._sheet.test

    def hideEvent(self, event: QHideEvent) -> None:
        """Forget what was typed: somebody else may come before it is shown again."""
        super().hideEvent(event)
        if not event.spontaneous():
            for key in (self._secret, self._public):
                key.give_up()
            self._allow_keeping()

    def _render(self, view: SetupView) -> None:
        self._view = view
        keys = view.keys
        self._sheet.setVisible(keys is not None or bool(view.said))
        if keys is not None:
            self._render_keys(keys)
        self._closed.setHidden(keys is None or keys.paying_closed_because is None)
        if keys is not None and keys.paying_closed_because is not None:
            title = self.tr("Paying is closed")
            self._closed.show_banner(BannerView(Tone.UNSURE, "alert", title, language.said(keys.paying_closed_because)))
        ink = "declined_text" if view.is_trouble else "text_muted"
        self._sheet.mark.set_glyph("alert" if view.is_trouble else "info", ink=ink)
        self._sheet.said.set_ink(ink)
        self._say(view)
        self._allow_keeping()

    def _say(self, view: SetupView) -> None:
        is_fixed = view.keys is not None and view.keys.is_fixed
        type_one = self.tr("Type a key to keep it. The test moves no money.")
        usual = self.tr("The test moves no money.") if is_fixed else type_one
        said = view.said or usual
        if self._sheet.said.text() != said:
            self._sheet.said.setText(said)
            announce(self._sheet.said, said)

    def _render_keys(self, keys: MerchantView) -> None:
        self._sheet.say_in_head(self._head_of(keys))
        self._s2s.show_address(keys.s2s_base_url)
        self._base.show_address(keys.base_url)
        self._vault.setText(language.said(keys.vault_sentence))
        for key, shown, is_kept in (
            (self._secret, keys.masked[0], keys.has_secret),
            (self._public, keys.masked[1], keys.has_public),
        ):
            key.show_key(shown, is_kept=is_kept, is_for_now=keys.is_for_this_start, is_fixed=keys.is_fixed)

    def _head_of(self, keys: MerchantView) -> str:
        check = self._view.check
        if check is not None:
            is_good = all(each.ink != "declined_text" for each in words_of(check))
            said = self.tr("Last test: {time}, all good") if is_good else self.tr("Last test: {time}, not all good")
            return said.format(time=check.at.astimezone().strftime(_TIME))
        if keys.is_fixed:
            return self.tr("Practice: the till plays the service itself")
        return self.tr("Addresses are read at start from {file}").format(file=keys.profile_file)

    def _looked(self, answer: Answer[MerchantView]) -> None:
        match answer:
            case TaskOk(keys):
                self._render(replace(self._view, keys=keys))
            case _:
                self._render(self._with_trouble(answer))

    def _allow_keeping(self) -> None:
        keys = self._view.keys
        is_typing = any(
            each.is_typing and (is_kept or bool(each.field.text()))
            for each, is_kept in (
                (self._secret, keys is not None and keys.has_secret),
                (self._public, keys is not None and keys.has_public),
            )
        )
        is_fixed = keys is not None and keys.is_fixed
        self._sheet.cancel.setVisible(is_typing)
        # Large text leaves room for what is done now, and for nothing beside it.
        self._sheet.test.setHidden(self._is_single and is_typing)
        self._sheet.keep.setHidden(is_fixed or (self._is_single and not is_typing))
        self._sheet.keep.setEnabled(bool(self._secret.field.text() or self._public.field.text()))

    def _give_up(self) -> None:
        for key in (self._secret, self._public):
            key.give_up()
        self._render(replace(self._view, said="", is_trouble=False))

    def _start_keeping(self) -> None:
        secret, public = self._secret.field.text(), self._public.field.text()
        if self._tasks.start("keep", partial(self._desk.keep, secret, public), answered=self._kept):
            self._sheet.keep.set_busy(busy=True)

    def _kept(self, answer: Answer[MerchantView]) -> None:
        self._sheet.keep.set_busy(busy=False)
        match answer:
            case TaskOk(keys):
                if keys.is_for_this_start:
                    title, said = self.tr("Keys hold for now"), self.tr("The keys are gone when the till closes.")
                else:
                    title, said = self.tr("Keys kept"), self.tr("The keys are kept.")
                self._sheet.checks.show_checks(())
                for key in (self._secret, self._public):
                    key.field.wipe()
                self._render(SetupView(keys=keys, said=said))
                for key in (self._secret, self._public):
                    key.give_up()
                self._allow_keeping()
                self.told.emit(ToastView(title, language.said(keys.vault_sentence), "key"))
                self.acted.emit()
            case _:
                self._render(self._with_trouble(answer))

    def _start_test(self) -> None:
        started = (
            self._tasks.start("test", self._check, answered=self._checked)
            if self._check is not None
            else self._tasks.start("test", self._desk.test, answered=self._tested)
        )
        if started:
            self._sheet.test.set_busy(busy=True)

    def _checked(self, answer: Answer[ServiceCheckView]) -> None:
        self._sheet.test.set_busy(busy=False)
        match answer:
            case TaskOk(check):
                self._sheet.checks.show_checks(words_of(check))
                self._view = replace(self._view, check=check)
                self._render(replace(self._view, said=self.tr("No money was moved."), is_trouble=False))
            case _:
                self._render(self._with_trouble(answer))

    def _tested(self, answer: Answer[Sentence]) -> None:
        self._sheet.test.set_busy(busy=False)
        match answer:
            case TaskOk(sentence):
                self._render(replace(self._view, said=language.said(sentence), is_trouble=False))
            case _:
                self._render(self._with_trouble(answer))

    def _with_trouble(self, answer: Answer[MerchantView] | Answer[Sentence] | Answer[ServiceCheckView]) -> SetupView:
        match answer:
            case TaskKnownError(sentence):
                return replace(self._view, said=sentence, is_trouble=True)
            case TaskBug():
                said = self.tr("Something in the till went wrong. It was noted.")
                return replace(self._view, said=said, is_trouble=True)
            case TaskOk():
                return self._view

    def _say_no(self, sentence: str) -> None:
        self._render(replace(self._view, said=sentence, is_trouble=True))

    def _lay_out(self, worlds: Environments | None) -> None:
        rows: list[tuple[str, str | Text, QWidget]] = []
        if worlds is not None:
            choice = EnvironmentChoice(self._theme, worlds.desk, worlds.dialogs, in_place=worlds.in_place)
            choice.restart_asked.connect(self.restart_asked)
            choice.said.connect(self._say_no)
            about = self.tr("Changing this signs everyone out and asks the owner.")
            rows.append((self.tr("Environment"), about, choice))
        rows += [
            (self.tr("Secret key"), self._vault, self._secret),
            (self.tr("Public key"), self.tr("Used to check the signature of notices"), self._public),
            (self.tr("Card flow address"), self.tr("Encrypt, start, bank check, result"), self._s2s),
            (self.tr("TV and resend address"), self.tr("Paths under /api/v2"), self._base),
        ]
        self._sheet.set_rows(rows)
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(self._theme.tokens.space.x2)
        self._whole.addWidget(self._closed)
        self._whole.addWidget(self._sheet, 1)

    def _arrange(self, room: ScreenWidth) -> None:
        space = self._theme.tokens.space
        outside = 0 if self._is_section else space.x2 if room is ScreenWidth.NARROW else space.x3
        self._whole.setContentsMargins(outside, outside, outside, outside)
        self._sheet.arrange(is_single=self._is_single)
        self._allow_keeping()
        if self._is_single:
            self._sheet.put_above(self._closed)
        else:
            self._whole.insertWidget(0, self._closed)


class ServiceAddress(QWidget):
    """An address as it stands in the profile, or the word that there is none."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._mark = Glyph(theme, "alert", ink="unsure_text", size=theme.tokens.size.icon_small)
        self._address = Text(theme, elides=True)
        self._none = Text(theme, self.tr("No address set"), ink="unsure_text")
        self._address.use_mono()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.tokens.space.x1)
        row.addWidget(self._mark)
        row.addWidget(self._none)
        row.addWidget(self._address, 1)
        row.addStretch()

    def show_address(self, address: str) -> None:
        """Show it, or say that there is none."""
        self._address.setText(address)
        set_tip(self._address, address)
        self._address.setVisible(bool(address))
        self._mark.setHidden(bool(address))
        self._none.setHidden(bool(address))

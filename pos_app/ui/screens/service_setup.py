"""The page "Service and keys": addresses as the profile has them, and two keys that go in and never come out."""

from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from pos_app.domain.merchant import MerchantView
from pos_app.ui.loop import Answer, Bug, Known, Ok, TaskScope
from pos_app.ui.screens.key_desk import KeyDesk
from pos_app.ui.screens.screen import Room, Screen
from pos_app.ui.screens.service_address import ServiceAddress
from pos_app.ui.speech import announce
from pos_app.ui.theme import Theme
from pos_app.ui.tokens import Tone, Type
from pos_app.ui.widgets.badge import Badge
from pos_app.ui.widgets.banner import Banner, BannerView
from pos_app.ui.widgets.button import Button, Kind
from pos_app.ui.widgets.field import SecretField
from pos_app.ui.widgets.glyph import Glyph
from pos_app.ui.widgets.panel import Line, Panel
from pos_app.ui.widgets.scroller import Scroller
from pos_app.ui.widgets.text import Text, set_tip
from pos_app.ui.widgets.toast import ToastView

_HEAD = 84
_ROW = 80
_FOOTER = 94
_UNLIMITED = 16_777_215  # Qt's own largest widget
_VALUE_WIDTH = {Room.WIDE: 560, Room.NARROW: 432}


@dataclass(frozen=True, slots=True)
class SetupView:
    """All that the page shows."""

    keys: MerchantView | None = None
    said: str = ""
    is_trouble: bool = False


class ServiceSetupScreen(Screen):
    """For the real service: what is set, what is missing, and a test that moves no money."""

    def __init__(self, theme: Theme, desk: KeyDesk, *, is_section: bool = False) -> None:
        super().__init__(theme)
        self._is_section = is_section  # it stands in a screen that keeps the distance from the edges
        self._desk = desk
        self._tasks = TaskScope(self)
        self._view = SetupView()
        self._closed = Banner(theme, BannerView(Tone.UNSURE, "alert", "", ""))
        self._profile = Text(theme, kind=Type.LABEL, ink="text_muted", elides=True)
        self._s2s, self._base = ServiceAddress(theme), ServiceAddress(theme)
        self._secret_badge = Badge(theme, "", icon="check", tone=Tone.PAID)
        self._public_badge = Badge(theme, "", icon="check", tone=Tone.PAID)
        secret, public = self.tr("Secret key"), self.tr("Public key")
        self._secret = SecretField(theme, name=secret, placeholder="sk_…", beside=self._secret_badge)
        self._public = SecretField(theme, name=public, placeholder="pk_…", beside=self._public_badge)
        self._vault = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self._mark = Glyph(theme, "info", ink="text_muted", size=theme.tokens.size.icon)
        self._said = Text(theme, kind=Type.LABEL, wraps=True)
        self._test = Button(theme, self.tr("Test"), icon="refresh", key="F8", large=True)
        self._keep = Button(theme, self.tr("Keep keys"), Kind.PRIMARY, icon="check", key="Ctrl+S", large=True)
        self._lay_out()
        self._test.clicked.connect(self._start_test)
        self._keep.clicked.connect(self._start_keeping)
        for field in (self._secret, self._public):
            field.edited.connect(self._allow_keeping)
        self._render(self._view)

    def enter(self) -> None:
        self.show_keys()

    def show_keys(self) -> None:
        """Show how it stood, then read how it stands and show that: the only way in."""
        self._render(replace(self._view, keys=self._desk.known))
        self._tasks.start("look", self._desk.look, answered=self._looked)

    def first_focus(self) -> QWidget:
        return self._secret

    def _render(self, view: SetupView) -> None:
        self._view = view
        keys = view.keys
        self._page.setVisible(keys is not None or bool(view.said))
        if keys is not None:
            self._render_keys(keys)
        self._closed.setHidden(keys is None or keys.paying_closed_because is None)
        if keys is not None and keys.paying_closed_because is not None:
            title = self.tr("Paying is closed")
            self._closed.show_banner(BannerView(Tone.UNSURE, "alert", title, keys.paying_closed_because))
        ink = "declined_text" if view.is_trouble else "text_muted"
        self._mark.set_glyph("alert" if view.is_trouble else "info", ink=ink)
        self._said.set_ink(ink)
        said = view.said or self.tr("Type a key to keep it. The test moves no money.")
        if self._said.text() != said:
            self._said.setText(said)
            announce(self._said, said)
        self._allow_keeping()

    def _render_keys(self, keys: MerchantView) -> None:
        self._profile.setText(self.tr("Addresses are read at start from {file}").format(file=keys.profile_file))
        set_tip(self._profile, keys.profile_file)
        self._s2s.show_address(keys.s2s_base_url)
        self._base.show_address(keys.base_url)
        self._vault.setText(keys.vault_sentence)
        for badge, is_kept in ((self._secret_badge, keys.has_secret), (self._public_badge, keys.has_public)):
            if is_kept and keys.is_for_this_start:
                badge.set_badge(self.tr("This start only"), icon="key", tone=Tone.UNSURE)
            elif is_kept:
                badge.set_badge(self.tr("Kept"), icon="check", tone=Tone.PAID)
            else:
                badge.set_badge(self.tr("Missing"), icon="alert", tone=Tone.UNSURE)
        for field, is_kept in ((self._secret, keys.has_secret), (self._public, keys.has_public)):
            field.set_hint(self.tr("Leave empty to keep the one that is there") if is_kept else "")

    def _looked(self, answer: Answer[MerchantView]) -> None:
        match answer:
            case Ok(keys):
                self._render(replace(self._view, keys=keys))
                self._begin()
            case _:
                self._render(self._with_trouble(answer))

    def _allow_keeping(self) -> None:
        self._keep.setEnabled(bool(self._secret.text() or self._public.text()))

    def _start_keeping(self) -> None:
        secret, public = self._secret.text(), self._public.text()
        if self._tasks.start("keep", partial(self._desk.keep, secret, public), answered=self._kept):
            self._keep.set_busy(busy=True)

    def _kept(self, answer: Answer[MerchantView]) -> None:
        self._keep.set_busy(busy=False)
        match answer:
            case Ok(keys):
                self._secret.wipe()
                self._public.wipe()
                if keys.is_for_this_start:
                    title, said = self.tr("Keys hold for now"), self.tr("The keys are gone when the till closes.")
                else:
                    title, said = self.tr("Keys kept"), self.tr("The keys are kept.")
                self._render(SetupView(keys=keys, said=said))
                self.told.emit(ToastView(title, keys.vault_sentence, "key"))
            case _:
                self._render(self._with_trouble(answer))

    def _start_test(self) -> None:
        if self._tasks.start("test", self._desk.test, answered=self._tested):
            self._test.set_busy(busy=True)

    def _tested(self, answer: Answer[str]) -> None:
        self._test.set_busy(busy=False)
        match answer:
            case Ok(sentence):
                self._render(replace(self._view, said=sentence, is_trouble=False))
            case _:
                self._render(self._with_trouble(answer))

    def _with_trouble(self, answer: Answer[MerchantView] | Answer[str]) -> SetupView:
        match answer:
            case Known(sentence):
                return replace(self._view, said=sentence, is_trouble=True)
            case Bug():
                said = self.tr("Something in the till went wrong. It was noted.")
                return replace(self._view, said=said, is_trouble=True)
            case Ok():
                return self._view

    def _lay_out(self) -> None:
        self._page = Panel(self._theme)
        self._page.pad(0)
        self._rows: list[QWidget] = []
        self._lines: list[QBoxLayout] = []
        self._values: list[QWidget] = []
        inside = QWidget()
        column = self._inside = QVBoxLayout(inside)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._make_head())
        column.addWidget(Line())
        self._add_row(self.tr("Card flow address"), self.tr("Encrypt, start, bank check, result"), self._s2s)
        self._add_rule()
        self._add_row(self.tr("TV and resend address"), self.tr("Paths under /api/v2"), self._base)
        self._add_rule()
        self._add_row(self.tr("Secret key"), self._vault, self._secret)
        self._add_rule()
        about = self.tr("Used to check the signature of notices")
        self._add_row(self.tr("Public key"), about, self._public)
        column.addStretch()
        self._page.column.addWidget(Scroller(inside), 1)
        self._page.column.addWidget(Line())
        self._page.column.addWidget(self._make_footer())
        self._whole = QVBoxLayout(self)
        self._whole.setSpacing(self._theme.tokens.space.x2)
        self._whole.addWidget(self._closed)
        self._whole.addWidget(self._page, 1)

    def _make_head(self) -> QWidget:
        head = QWidget()
        head.setMinimumHeight(self._theme.px(_HEAD))
        words = QVBoxLayout(head)
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(Text(self._theme, self.tr("Service and keys"), kind=Type.TITLE))
        words.addWidget(self._profile)
        words.addStretch()
        self._rows.append(head)
        return head

    def _add_rule(self) -> None:
        rule = QWidget()
        QVBoxLayout(rule).addWidget(Line())
        self._rows.append(rule)
        self._inside.addWidget(rule)

    def _add_row(self, title: str, about: str | Text, value: QWidget) -> None:
        if isinstance(about, str):
            about = Text(self._theme, about, kind=Type.LABEL, ink="text_muted", wraps=True)
        row = QWidget()
        row.setMinimumHeight(self._theme.px(_ROW))
        row.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(Text(self._theme, title, weight=600))
        words.addWidget(about)
        words.addStretch()
        line = QBoxLayout(QBoxLayout.Direction.LeftToRight, row)
        line.setSpacing(self._theme.tokens.space.x3)
        self._lines.append(line)
        line.addLayout(words, 1)
        line.addWidget(value)
        self._values.append(value)
        self._rows.append(row)
        self._inside.addWidget(row)

    def _make_footer(self) -> QWidget:
        footer = QWidget()
        self._footer = footer
        self._foot = QVBoxLayout(footer)
        self._said_above = QHBoxLayout()
        self._buttons = QHBoxLayout()
        for row in (self._said_above, self._buttons):
            row.setSpacing(self._theme.tokens.space.x2)
            self._foot.addLayout(row)
        self._buttons.addWidget(self._test)
        self._buttons.addWidget(self._mark)
        self._buttons.addWidget(self._said, 1)
        self._buttons.addWidget(self._keep)
        self._rows.append(footer)
        return footer

    def _arrange_footer(self) -> None:
        """Let what is said stand between the buttons, or over them."""
        if self._is_single:
            self._said_above.addWidget(self._mark)
            self._said_above.addWidget(self._said, 1)
        else:
            self._buttons.insertWidget(1, self._mark)
            self._buttons.insertWidget(2, self._said, 1)
        self._foot.setSpacing(self._theme.tokens.space.x1 if self._is_single else 0)
        self._footer.setMinimumHeight(0 if self._is_single else self._theme.px(_FOOTER))

    def _arrange(self, room: Room) -> None:
        space, is_narrow = self._theme.tokens.space, room is Room.NARROW
        padding, inside = (space.x2, space.x2) if is_narrow else (space.x3, space.x4)
        outside = 0 if self._is_section else padding
        self._whole.setContentsMargins(outside, outside, outside, outside)
        for row in self._rows:
            layout = row.layout()
            if layout is not None:
                air = space.x1 if self._is_single else 0
                layout.setContentsMargins(inside, air, inside, air)
        way = QBoxLayout.Direction.TopToBottom if self._is_single else QBoxLayout.Direction.LeftToRight
        for line, value in zip(self._lines, self._values, strict=True):
            line.setDirection(way)
            line.setSpacing(0 if self._is_single else space.x3)
            value.setMinimumWidth(0 if self._is_single else self._theme.px(_VALUE_WIDTH[room]))
            value.setMaximumWidth(_UNLIMITED if self._is_single else self._theme.px(_VALUE_WIDTH[room]))
        if self._is_single:
            self._inside.insertWidget(0, self._closed)
        else:
            self._whole.insertWidget(0, self._closed)
        self._arrange_footer()

"""The sheet of components: each control in its states, for the pictures."""

from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from pos_app.ui.kit.screen import Screen
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.badge import Badge
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.field import SecretField
from pos_app.ui.kit.widgets.panel import Panel
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.kit.widgets.switch import Switch
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.kit.widgets.tile import Tile
from pos_app.ui.kit.widgets.toast import Toast, ToastView


class ComponentSheet(Screen):
    """Never behind the rail of a till; only `shots` makes one."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        page = QVBoxLayout(self)
        page.addWidget(self._panel("Buttons", *self._buttons()))
        page.addWidget(self._panel("Choices", *self._choices()))
        page.addWidget(self._panel("Badges and field", *self._badges(), self._field()))
        page.addWidget(self._banners())
        page.addWidget(self._type())
        page.addWidget(self._toast())
        page.addStretch()

    def _buttons(self) -> list[QWidget]:
        busy = Button(self._theme, "Check now", ButtonKind.PRIMARY, icon="refresh", key="F8")
        busy.set_busy(busy=True)
        off = Button(self._theme, "Check now", ButtonKind.PRIMARY, key="F8")
        off.setEnabled(False)
        return [
            Button(self._theme, "Check now", ButtonKind.PRIMARY, key="F8"),
            busy,
            off,
            Button(self._theme, "Copy", icon="copy"),
            Button(self._theme, "Copy", ButtonKind.QUIET, icon="copy"),
            Button(self._theme, "Clear", ButtonKind.DANGER, icon="x"),
        ]

    def _choices(self) -> list[QWidget]:
        segments = Segments(self._theme, ("None", "1 s", "5 s", "15 s"), name="Slow network")
        segments.choose(1)
        tile = Tile(self._theme, "Approve", "Paid at once", icon="paid", tone=Tone.SANDBOX)
        chosen = Tile(self._theme, "Decline", "Not enough money", icon="declined")
        chosen.setChecked(True)
        switch = Switch(self._theme, "Every time")
        switch.setChecked(True)
        return [segments, tile, chosen, Switch(self._theme, "Every time"), switch]

    def _badges(self) -> list[QWidget]:
        return [
            Badge(self._theme, "Paid", icon="paid", tone=Tone.PAID),
            Badge(self._theme, "Declined", icon="declined", tone=Tone.DECLINED),
            Badge(self._theme, "Waiting", icon="waiting", tone=Tone.WAITING),
            Badge(self._theme, "Not sure", icon="unsure", tone=Tone.UNSURE),
        ]

    def _field(self) -> SecretField:
        beside = Badge(self._theme, "Kept", icon="check", tone=Tone.PAID)
        field = SecretField(self._theme, name="Secret key", placeholder="sk_…", beside=beside)
        field.set_hint("Leave empty to keep the one that is there")
        return field

    def _banners(self) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        for place, (tone, icon, title) in enumerate(
            (
                (Tone.DECLINED, "cloud-off", "Service not reachable"),
                (Tone.UNSURE, "unsure", "Do not charge again"),
                (Tone.WAITING, "info", "A sale is kept"),
                (Tone.PAID, "paid", "Paid after all"),
                (Tone.SANDBOX, "flask", "Practice mode"),
            )
        ):
            banner = Banner(self._theme, BannerView(tone, icon, title, "One plain sentence."))
            grid.addWidget(banner, place // 3, place % 3)
        return holder

    def _toast(self) -> QWidget:
        holder = QWidget()
        holder.setMinimumHeight(self._theme.tokens.size.toast + 2 * self._theme.tokens.shadow.blur)
        Toast(self._theme, ToastView("Number copied", "4000 0000 0000 2701", "copy"), parent=holder).move(24, 8)
        return holder

    def _type(self) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(self._theme.tokens.space.x3)
        for place, kind in enumerate(reversed(Type)):
            words = Text(self._theme, f"{kind.value.replace('_', ' ').capitalize()} ₦₵ Ọyọ́", kind=kind)
            grid.addWidget(words, place // 3, place % 3)
        return self._panel("Type", holder)

    def _panel(self, title: str, *widgets: QWidget) -> Panel:
        panel = Panel(self._theme)
        panel.column.addWidget(Text(self._theme, title, kind=Type.LABEL, ink="text_muted"))
        panel.column.addSpacing(self._theme.tokens.space.x1)
        row = QHBoxLayout()
        row.setSpacing(self._theme.tokens.space.x2)
        for widget in widgets:
            row.addWidget(widget)
        row.addStretch()
        panel.column.addLayout(row)
        panel.pad(self._theme.tokens.space.x2)
        return panel

"""The controls of the printer's settings: they take the settings in, and say what they are now."""

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QPushButton, QSizePolicy, QWidget

from pos_app.domain.printing import PrinterConfig, PrinterConnection
from pos_app.system.settings import Printer, Settings, Signs
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.kit.widgets.switch import Switch
from pos_app.ui.kit.widgets.text import draw_line, width_of
from pos_app.ui.settings.printer.choice import ChoiceField
from pos_app.ui.settings.printer.words import way_name

_WIDTHS: Final = (58, 80)
_SIGNS: Final = (Signs.CODE, Signs.PICTURE)
_LONGEST: Final = 200
_MARK_SIDE: Final = 16
_MARK_GAP: Final = 8
_CHOSEN_WEIGHT: Final = 600


class PrinterFields(QObject):
    """What a person sets."""

    changed = Signal()

    def __init__(self, theme: Theme, parent: QWidget, *, names: Callable[[], tuple[str, ...]]) -> None:
        super().__init__(parent)
        self._names = names
        self._models: Mapping[str, tuple[str, ...]] = {}
        self.way = ChoiceField(theme, name=self.tr("Printer"))
        self.way.offer([(printer.value, way_name(printer)) for printer in Printer])
        self.address = QLineEdit()
        self.address.setMaxLength(_LONGEST)
        self.address.setFont(theme.font(Type.BODY))
        self.address.setMinimumHeight(theme.tokens.size.field)
        self.address.setAccessibleName(self.tr("Address of the printer"))
        self.address.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.found = ChoiceField(theme, name=self.tr("Printers of this computer"))
        self.find = Button(theme, self.tr("Find"), icon="search")
        self.place = QWidget()
        row = QHBoxLayout(self.place)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.tokens.space.x1)
        for part in (self.address, self.found, self.find):
            row.addWidget(part, 0 if part is self.find else 1)
        self.model = ChoiceField(theme, name=self.tr("Model"))
        self.page = ChoiceField(theme, name=self.tr("Letters"))
        widths = [self.tr("58 mm"), self.tr("80 mm")]
        self.width = Segments(theme, widths, name=self.tr("Paper"))
        by_itself = {
            "print_paid": self.tr("Customer copy"),
            "print_merchant": self.tr("Merchant copy"),
            "print_slips": self.tr("Slips"),
        }
        self.prints = Toggles(theme, by_itself, name=self.tr("Print by itself"))
        signs = ["NGN 12,500", self.tr("As picture")]
        self.signs = Segments(theme, signs, name=self.tr("Currency signs"))
        self.drawer = Switch(theme, "")
        self.drawer.setAccessibleName(self.tr("Cash drawer"))
        self._width, self._signs = _WIDTHS[-1], _SIGNS[0]
        self._connect()

    def load(self, settings: Settings) -> None:
        """Take the settings in."""
        self.way.choose(settings.printer.value)
        self.address.setText(settings.printer_address)
        self.model.choose(settings.printer_profile)
        self.page.choose(settings.printer_code_page)
        self._width = settings.paper_width
        self.width.choose(_WIDTHS.index(settings.paper_width))
        self.prints.load({name: bool(getattr(settings, name)) for name in self.prints.value()})
        self._signs = settings.currency_signs
        self.signs.choose(_SIGNS.index(self._signs))
        self.drawer.setChecked(settings.drawer)
        self.found.hide()
        self.address.show()
        self.know(self._models)

    def value(self) -> dict[str, object]:
        """Return the settings as they are set now, by their names."""
        return {
            "printer": self.printer,
            "printer_address": self.address.text().strip(),
            "printer_profile": self.model.value,
            "printer_code_page": self.page.value,
            "paper_width": self._width,
            **self.prints.value(),
            "currency_signs": self._signs,
            "drawer": self.drawer.isChecked(),
        }

    def machine(self) -> PrinterConfig:
        """Return the printer as it is set now, saved or not."""
        return PrinterConfig(
            PrinterConnection(self.way.value),
            self.address.text().strip(),
            self.model.value,
            self.page.value,
            self._width,
            self.drawer.isChecked(),
            draws_signs=self._signs is Signs.PICTURE,
        )

    @property
    def printer(self) -> Printer:
        """Return the way that is chosen."""
        return Printer(self.way.value)

    def know(self, models: Mapping[str, tuple[str, ...]]) -> None:
        """Offer these models, and the code pages of the one that is chosen."""
        self._models = models
        self.model.offer([(name, self.tr("Any receipt printer") if name == "default" else name) for name in models])
        self.page.offer([(page, page) for page in models.get(self.model.value, ())])

    def _connect(self) -> None:
        self.way.chosen.connect(self._take_way)
        self.address.textEdited.connect(self.changed)
        self.find.clicked.connect(self._find)
        self.found.chosen.connect(self._take_found)
        self.model.chosen.connect(self._take_model)
        self.page.chosen.connect(self.changed)
        self.width.chosen.connect(self._take_width)
        self.prints.changed.connect(self.changed)
        self.signs.chosen.connect(self._take_signs)
        self.drawer.clicked.connect(self.changed)

    def _take_way(self) -> None:
        self.address.clear()  # one kind of address is none of another kind
        self.found.hide()
        self.address.show()
        self.changed.emit()

    def _find(self) -> None:
        names = self._names()
        self.found.offer([(name, name) for name in names] or [("", self.tr("This computer knows no printer"))])
        self.found.choose(self.address.text() if self.address.text() in names else "")
        self.address.hide()
        self.found.show()
        self.found.setFocus(Qt.FocusReason.OtherFocusReason)

    def _take_found(self, name: str) -> None:
        self.address.setText(name)
        self.changed.emit()

    def _take_model(self, name: str) -> None:
        pages = self._models.get(name, ())
        if pages and self.page.value not in pages:
            self.page.choose(pages[0])
        self.know(self._models)
        self.changed.emit()

    def _take_width(self, number: int) -> None:
        self._width = _WIDTHS[number]
        self.changed.emit()

    def _take_signs(self, number: int) -> None:
        self._signs = _SIGNS[number]
        self.changed.emit()


class Toggles(QWidget):
    """A few things of one kind, each wanted or not: a tick, a tint and weight on those that are.

    They stand side by side, or one under the other where there is no room; `changed` says that a person pressed one.
    """

    changed = Signal()

    def __init__(self, theme: Theme, answers: Mapping[str, str], *, name: str) -> None:
        super().__init__()
        self._theme = theme
        self._buttons = {value: _Toggle(theme, words) for value, words in answers.items()}
        self._line = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._line.setContentsMargins(0, 0, 0, 0)
        self._line.setSpacing(theme.tokens.space.x1)
        for button in self._buttons.values():
            button.setAccessibleName(f"{name}, {button.text()}")
            button.clicked.connect(self.changed)
            self._line.addWidget(button)

    def load(self, wanted: Mapping[str, bool]) -> None:
        """Show which of them are wanted."""
        for value, button in self._buttons.items():
            button.setChecked(wanted[value])

    def value(self) -> dict[str, bool]:
        """Return which of them are wanted now."""
        return {value: button.isChecked() for value, button in self._buttons.items()}

    def stand_in(self, width: int) -> None:
        """Keep to this width."""
        wanted = sum(button.sizeHint().width() for button in self._buttons.values())
        fits = wanted + (len(self._buttons) - 1) * self._theme.tokens.space.x1 <= width
        way = QBoxLayout.Direction
        self._line.setDirection(way.LeftToRight if fits else way.TopToBottom)


class _Toggle(QPushButton):
    """One of them."""

    def __init__(self, theme: Theme, text: str) -> None:
        super().__init__(text)
        self._theme = theme
        self._on_font = theme.font(Type.BODY, weight=_CHOSEN_WEIGHT)
        self._off_font = theme.font(Type.BODY, weight=500)
        self.setCheckable(True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        px, size = self._theme.px, self._theme.tokens.size
        return QSize(2 * px(_MARK_SIDE) + size.icon + px(_MARK_GAP) + width_of(self.text(), self._on_font), size.button)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter, theme, colors, px = painter_on(self), self._theme, self._theme.colors, self._theme.px
        is_on, size = self.isChecked(), theme.tokens.size.icon
        fill = colors.accent_tint if is_on else colors.hover if self.underMouse() else colors.sunken
        line = colors.accent if is_on else colors.line_control
        draw_box(painter, theme, self.rect(), fill=fill, line=line, radius=theme.tokens.radius.control)
        font, ink = (self._on_font, colors.accent_text) if is_on else (self._off_font, colors.text)
        left = (self.width() - width_of(self.text(), font)) / 2
        if is_on:
            left += (size + px(_MARK_GAP)) / 2
            draw_icon(
                painter, theme, "check", ink, at=QPointF(left - px(_MARK_GAP) - size / 2, self.height() / 2), size=size
            )
        painter.setFont(font)
        painter.setPen(theme.ink(ink))
        draw_line(painter, self.text(), QPointF(left, 0), height=self.height())

"""The customer part of the screen: where the receipt goes, and a note that is printed on it."""

import re
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.domain.typed_card_numbers import holds_card_number
from pos_app.ui.card.entry.parts import Part
from pos_app.ui.card.entry.spacing import Spacing
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.labelled import Labelled
from pos_app.ui.kit.widgets.link import Link
from pos_app.ui.kit.widgets.text import Text

_LONGEST_ADDRESS: Final = 254
_LONGEST_NOTE = 60
# Letters, digits and marks of ASCII only, no quoting: what every mail service of the world accepts.
_ADDRESS: Final = re.compile(
    r"(?P<name>[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*)"
    r"@(?P<house>(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63})",
    re.ASCII,
)
_LONGEST_NAME: Final = 64
_KNOWN_HOUSES: Final = (
    "gmail.com",
    "yahoo.com",
    "outlook.com",
    "hotmail.com",
    "icloud.com",
    "yahoo.co.uk",
    "ymail.com",
    "mail.com",
    "email.com",
)


class CustomerSection(QWidget):
    """Payer and note."""

    edited = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._shop = ""
        hint = Qt.InputMethodHint
        address_keys = hint.ImhEmailCharactersOnly | hint.ImhNoAutoUppercase | hint.ImhNoPredictiveText
        self.payer = EntryLine(theme, name=self.tr("Payer e-mail"), most=_LONGEST_ADDRESS, hints=address_keys)
        self.note = EntryLine(theme, name=self.tr("Note (optional)"), most=_LONGEST_NOTE, hints=hint.ImhNone)
        self.use_shop = Link(theme, self.tr("Use shop e-mail"))
        self.payer_line = Labelled(
            theme, self.tr("Payer e-mail"), self.payer, hint=self.tr("Receipt address"), link=self.use_shop
        )
        self.note_line = Labelled(theme, self.tr("Note (optional)"), self.note, hint=self.tr("Printed on the receipt"))
        self._lay_out()
        self.payer.textChanged.connect(self._take_payer)
        self.note.textChanged.connect(self._take_note)
        self.payer.left.connect(lambda: self._judge_payer(is_final=True))
        self.note.left.connect(self._judge_note)
        self.use_shop.clicked.connect(lambda: self.payer.setText(self._shop))
        self.payer_line.offer_taken.connect(self._take_offer)
        self.offer_shop("")

    @property
    def address(self) -> str:
        """The e-mail address as it would be sent."""
        return self.payer.text().strip()

    @property
    def words(self) -> str:
        """The note as it would be printed."""
        return plain(self.note.text(), most=_LONGEST_NOTE)

    @property
    def offered(self) -> Link:
        """The link under the address: what was probably meant."""
        return self.payer_line.offered

    def offer_shop(self, address: str) -> None:
        """Offer the shop's own address, if it has one."""
        self._shop = address
        self.use_shop.setVisible(bool(address))

    def fill(self, address: str, note: str) -> None:
        """Put these there."""
        self.payer.setText(address)
        self.note.setText(note)
        for line in (self.payer_line, self.note_line):
            line.rest()

    def lock(self, *, locked: bool) -> None:
        """Let nothing be changed here, or let it."""
        for part in (self.payer, self.note, self.use_shop):
            part.setDisabled(locked)

    def not_good(self) -> tuple[Part, ...]:
        """Name what still keeps the payment from being made."""
        problems = ((Part.PAYER, not is_address(self.address)), (Part.NOTE, holds_card_number(self.note.text())))
        return tuple(part for part, is_bad in problems if is_bad)

    def wrong(self) -> tuple[Part, ...]:
        """Name what is typed and has to be read again."""
        lines = ((Part.PAYER, self.payer_line), (Part.NOTE, self.note_line))
        return tuple(part for part, line in lines if line.is_wrong)

    def demand(self) -> None:
        """Say under each field what it still lacks."""
        self._judge_payer(is_final=True, is_demanded=True)
        self._judge_note()

    def arrange(self, spacing: Spacing, *, is_slim: bool) -> None:
        """Keep these distances; where it is slim, the fields stand one under the other."""
        way = QBoxLayout.Direction.TopToBottom if is_slim else QBoxLayout.Direction.LeftToRight
        self._row.setDirection(way)
        self._row.setSpacing(0 if is_slim else self._theme.tokens.space.x2)
        for line in (self.payer_line, self.note_line):
            line.space_out(above=spacing.row_gap, between=spacing.between, padding=spacing.inside)

    def _take_payer(self) -> None:
        self._judge_payer()
        self.edited.emit()

    def _take_note(self) -> None:
        self._judge_note()
        self.edited.emit()

    def _judge_payer(self, *, is_final: bool = False, is_demanded: bool = False) -> None:
        address = self.address
        if not address:
            if is_demanded:
                self.payer_line.complain(self.tr("Type where the receipt goes."))
            else:
                self.payer_line.rest()
        elif not is_address(address):
            if is_final or self.payer_line.is_wrong:
                self.payer_line.complain(self.tr("This is no e-mail address."))
            else:
                self.payer_line.rest()
        elif is_final and (meant := probably_meant(address)):
            house = meant.rpartition("@")[2]
            self.payer_line.offer(self.tr("Did you mean {house}?").format(house=house), spoken=meant)
        else:
            self.payer_line.rest()

    def _judge_note(self) -> None:
        if holds_card_number(self.note.text()):
            self.note_line.complain(self.tr("Do not write a card number here."))
        else:
            self.note_line.rest()

    def _take_offer(self) -> None:
        meant = probably_meant(self.address)
        if meant:
            self.payer.setText(meant)

    def _lay_out(self) -> None:
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._row.setSpacing(self._theme.tokens.space.x2)
        self._row.addWidget(self.payer_line, 1)
        self._row.addWidget(self.note_line, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(Text(self._theme, self.tr("Customer"), kind=Type.TITLE))
        column.addLayout(self._row)


def is_address(text: str) -> bool:
    """Tell whether a receipt could be sent there."""
    found = _ADDRESS.fullmatch(text)
    return found is not None and len(text) <= _LONGEST_ADDRESS and len(found["name"]) <= _LONGEST_NAME


def probably_meant(text: str) -> str | None:
    """Return the address with a well-known house, when this one is a single slip away from it."""
    found = _ADDRESS.fullmatch(text)
    if found is None:
        return None
    house = found["house"].lower()
    if house in _KNOWN_HOUSES:
        return None
    near = next((known for known in _KNOWN_HOUSES if _is_one_slip(house, known)), None)
    return f"{found['name']}@{near}" if near else None


def _is_one_slip(typed: str, meant: str) -> bool:
    """Tell whether one letter is missing, too many, wrong, or two neighbours have changed places."""
    same = 0
    while same < min(len(typed), len(meant)) and typed[same] == meant[same]:
        same += 1
    one, other = typed[same:], meant[same:]
    swapped = one[1::-1] + one[2:]
    return one[1:] == other[1:] or one[1:] == other or one == other[1:] or (len(one) > 1 and swapped == other)

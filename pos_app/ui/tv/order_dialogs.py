"""The sheets about an order: it may have been bought already, and what became of it."""

from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QVBoxLayout, QWidget

from pos_app.domain.money import Money
from pos_app.domain.people import entering_outcome, selling_again, sending_again
from pos_app.domain.plain_text import plain
from pos_app.domain.replies import Package
from pos_app.domain.tv_numbers import grouped
from pos_app.domain.tv_view import OrderView
from pos_app.ui.kit.dialogs import Question
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import day, moment
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.kit.widgets.fact_rows import Fact, FactRows
from pos_app.ui.kit.widgets.keyboard_focus import go_by_key
from pos_app.ui.kit.widgets.segments import Segments
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.kit.widgets.word_look import shown_word
from pos_app.ui.tv.desk import ManagerGate
from pos_app.ui.tv.manager_dialog import ManagerDialog, Signature
from pos_app.ui.tv.words import number_name, package_words, word_for_name

_CONTEXT: Final = "tv"
_ROW: Final = 28
_LONGEST_REASON: Final = 120
_say = partial(QCoreApplication.translate, _CONTEXT)


class BoughtAlreadyDialog(ManagerDialog):
    """The safe way out shows the order that is still open."""

    def __init__(self, theme: Theme, gate: ManagerGate, order: OrderView, *, now: datetime) -> None:
        super().__init__(
            theme,
            gate,
            Signature(
                title=_say("This may have been bought already"),
                leave=_say("Show that order"),
                act=_say("Sell it again"),
                icon="send",
                written=selling_again(order.reference),
                is_dangerous=True,
            ),
        )
        sentence = self.tr("The same package was sent for the same number, and nobody knows yet if it was delivered.")
        self.setAccessibleDescription(sentence)
        self.body.addWidget(Text(theme, sentence, ink="text_muted", wraps=True))
        facts = FactRows(theme, row=theme.px(_ROW))
        facts.show_facts(_facts(order, now))
        self.body.addWidget(facts)
        self._add_pin()


class OutcomeDialog(ManagerDialog):
    """Delivered or not, why that is known, and who says so."""

    def __init__(self, theme: Theme, gate: ManagerGate, order: OrderView) -> None:
        super().__init__(
            theme,
            gate,
            Signature(
                title=_say("What became of this order"),
                leave=_say("Leave it open"),
                act=_say("Enter the outcome"),
                icon="check",
                written=entering_outcome(order.reference),
            ),
        )
        self.is_delivered: bool | None = None
        self.reason = ""  # kept here: the line is gone with the sheet before the answer is read
        sentence = self.tr("Enter only what the customer sees on the decoder, or what the provider told you.")
        self.setAccessibleDescription(sentence)
        self.body.addWidget(Text(theme, sentence, ink="text_muted", wraps=True))
        choices = (self.tr("Delivered"), self.tr("Not delivered"))
        self.choice = Segments(theme, choices, name=self.tr("Outcome"))
        self.choice.chosen.connect(self._choose)
        self.reason_line = EntryLine(
            theme, name=self.tr("How it is known"), most=_LONGEST_REASON, hints=Qt.InputMethodHint.ImhNone
        )
        self.reason_line.textChanged.connect(self._take_reason)
        self.reason_line.pad(theme.tokens.space.x2)
        place = QVBoxLayout()
        place.setContentsMargins(0, theme.tokens.space.x1, 0, 0)
        place.setSpacing(theme.tokens.space.half)
        place.addWidget(self.choice)
        place.addSpacing(theme.tokens.space.half)
        place.addWidget(Text(theme, self.tr("How it is known"), kind=Type.LABEL, ink="text_muted"))
        place.addWidget(self.reason_line)
        self.body.addLayout(place)
        self._add_pin()
        self.reason_line.entered.connect(partial(go_by_key, self.pin))
        if gate.why_not:
            self.choice.setEnabled(False)
            self.reason_line.setEnabled(False)

    def first_focus(self) -> QWidget:
        if not self.choice.isEnabled():
            return self.leave
        return self.choice.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)[0]

    def _choose(self, number: int) -> None:
        self.is_delivered = number == 0

    def _take_reason(self, text: str) -> None:
        self.reason = plain(text, most=_LONGEST_REASON)

    def _lacks(self) -> str:
        if self.is_delivered is None:
            return self.tr("Choose whether it was delivered.")
        return "" if self.reason else self.tr("Write how it is known.")


class SendAgainDialog(ManagerDialog):
    """Sending once more may end in either of two ways, and both stand above the PIN."""

    def __init__(self, theme: Theme, gate: ManagerGate, order: OrderView) -> None:
        super().__init__(
            theme,
            gate,
            Signature(
                title=_say("Send this order again"),
                leave=_say("Not now"),
                act=_say("Send again"),
                icon="send",
                written=sending_again(order.reference),
                is_dangerous=True,
            ),
        )
        provider = plain(order.provider)
        sentences = (
            self.tr("If {provider} knows the order, nothing more is bought.").format(provider=provider),
            self.tr("If not, it is bought now, and may then be bought twice: {amount} each.").format(
                amount=order.amount.shown()
            ),
            self.tr("Look at the decoder first. If the channels are open, send nothing."),
        )
        self.setAccessibleDescription(" ".join(sentences))
        for sentence in sentences:
            self.body.addWidget(Text(theme, sentence, ink="text_muted", wraps=True))
        self._add_pin()


def about_price(package: Package, before: Money) -> Question:
    """Ask whether the package is still wanted at the price that stands in the fresh list."""
    price = package.price.shown() if package.price is not None else "–"
    if package.price == before:
        text = _say("It is now called {package}, for {price}. Nothing was sent. Ask the customer.")
        title, act = _say("The package has changed"), _say("Take it as it is now")
    else:
        text = _say("{package} was {before} and is now {price}. Nothing was sent. Ask the customer.")
        title, act = _say("The price has changed"), _say("Take the new price")
    told = text.format(package=plain(package.name), before=before.shown(), price=price)
    return Question(title=title, text=told, leave=_say("Do not buy"), act=act, icon="check", key="")


def _facts(order: OrderView, now: datetime) -> tuple[Fact, ...]:
    at = moment(order.opened_at)
    since = at if day(order.opened_at) == day(now) else f"{day(order.opened_at)}, {at}"
    return (
        Fact(_say("Package"), package_words(order.package)),
        Fact(number_name(word_for_name(order.provider)), grouped(plain(order.number))),
        Fact(_say("Price"), order.amount.shown()),
        Fact(_say("Sent"), since),
        Fact(_say("It reads"), shown_word(order.word)),
    )

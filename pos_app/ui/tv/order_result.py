"""The stage of a TV order's result: the word, what it means, the order number, and what can be done."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.payment import Word
from pos_app.domain.plain_text import plain
from pos_app.domain.slip import SlipLine
from pos_app.domain.tv_view import OrderView
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit import language
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import clock
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.details_box import DetailsBox
from pos_app.ui.kit.widgets.fact_rows import FactRows
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.numbered import Numbered
from pos_app.ui.kit.widgets.panel import Panel, SeparatorLine
from pos_app.ui.kit.widgets.receipt_slip import ReceiptSlip
from pos_app.ui.kit.widgets.reference_row import ReferenceRow
from pos_app.ui.kit.widgets.result_head import ResultHead
from pos_app.ui.kit.widgets.scroller import Scroller
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.tv.order_number import OrderNumber
from pos_app.ui.tv.order_scene import OrderScene
from pos_app.ui.tv.order_words import details, heading, result_facts, result_sentence

_ROW: Final = 32
_LOW: Final = 640
_FOOTER: Final = 93


class OrderResult(Panel):
    """Not sure has no filled button: nothing there is done by the next press of a key."""

    copy_asked = Signal()
    copy_number_asked = Signal()
    manager_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self._is_narrow = False
        self._scene: OrderScene | None = None
        self._shown: tuple[str, Word] | None = None
        self._shows_slip = False
        self._head = ResultHead(theme)
        self._banner = Banner(theme, BannerView(Tone.UNSURE, "alert", "", ""))
        self._number = OrderNumber(theme)
        self._heading = Text(theme, kind=Type.TITLE, wraps=True)
        self._sentence = Text(theme, ink="text_muted", wraps=True)
        self._facts = FactRows(theme, row=theme.px(_ROW))
        self._reference = ReferenceRow(theme, line=theme.px(_ROW))
        self._advice = DecoderAdvice(theme)
        self._details = DetailsBox(theme, self.tr("Details"))
        self._reported = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self._slip = ReceiptSlip(theme)
        self._bar: QWidget | None = None
        self._not_again = Text(theme, kind=Type.LABEL, ink="unsure_text", wraps=True)
        self._next = Text(theme, kind=Type.CAPTION, ink="text_muted", wraps=True)
        self._manager = Button(theme, self.tr("Ask a manager"), ButtonKind.QUIET, icon="user")
        self._turn = Button(theme, "", ButtonKind.QUIET, icon="receipt")
        self.buttons = ResultButtons(theme)
        self._reference.clicked.connect(self.copy_asked)
        self._number.copy_asked.connect(self.copy_number_asked)
        self._manager.clicked.connect(self.manager_asked)
        self._turn.clicked.connect(self._turn_slip)
        self._lay_out()

    @property
    def first(self) -> QWidget:
        """The expected next act; on Not sure the manager, never a new order."""
        is_unsure = self._scene is not None and self._scene.is_unsure
        return self._manager if is_unsure else self.buttons.filled

    def show_scene(self, scene: OrderScene, slip: tuple[SlipLine, ...], *, now: datetime) -> None:
        """Show how it ended."""
        self._scene, order = scene, scene.order
        is_other = self._shown != (order.reference, order.word)
        self._shown = (order.reference, order.word)
        self._head.show_result(order.word, result_sentence(order))
        self._show_banner(scene)
        self._number.show_number(order.order_no)
        title, sentence = heading(order)
        self._heading.setText(title)
        self._sentence.setText(sentence)
        self._facts.show_facts(result_facts(order))
        self._reference.show_reference(order.reference)
        self._details.show_words(details(order))
        reported = self.tr("Reported by a notice, and decides nothing: {words}")
        self._reported.setText(reported.format(words=plain(order.reported)) if order.reported else "")
        self._not_again.setText(plain(language.said(order.not_again_because), most=300))
        self._slip.show_slip(slip)
        if is_other:
            self._shows_slip = False
            self._details.open(is_open=not self._is_narrow and order.word is Word.DECLINED)
        self.show_time(now)
        self._show_parts(order)

    def show_time(self, now: datetime) -> None:
        """Let the wait before it may go once more go on."""
        scene = self._scene
        if scene is None:
            return
        wait = scene.wait_before_sending(now)
        self.buttons.show_scene(scene, now=now)
        if wait is None:
            self._next.setText("")
        elif wait > 0:
            self._next.setText(self.tr("Send again is possible in {time}.").format(time=clock(int(wait + 0.999))))
        else:
            self._next.setText(self.tr("It may be sent again, as it is, with the same reference."))

    def arrange(self, *, is_narrow: bool) -> None:
        """Fit the parts to the room there is; a narrow stage carries the receipt behind a button."""
        self._is_narrow = is_narrow
        self._space_out()
        if self._scene is not None:
            self._show_parts(self._scene.order)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._space_out()

    def _space_out(self) -> None:
        """Stand closer where there is little room."""
        space, is_low = self._theme.tokens.space, self.height() < self._theme.px(_LOW)
        side = space.x3 if self._is_narrow else space.x4
        top = space.x1 if is_low else space.x2 if self._is_narrow else space.x3
        self._body.setContentsMargins(side, top, side, 0)
        self._body.setSpacing(space.x1 if self._is_narrow else space.x2)
        self.buttons.pad(side)

    def _show_parts(self, order: OrderView) -> None:
        is_unsure, shows_slip = order.word is Word.NOT_SURE, self._is_narrow and self._shows_slip
        for widget, shows in (
            (self._number, bool(order.order_no)),
            (self._said, bool(self._heading.text())),
            (self._advice, is_unsure),
            (self._facts, not is_unsure),
            (self._reference, True),
            (self._not_again, bool(order.not_again_because)),
            (self._reported, bool(order.reported)),
            (self._details, bool(details(order))),
            (self._channels, order.word is Word.PAID),
        ):
            widget.setVisible(shows and not shows_slip)
        self._slip.setVisible(shows_slip)
        if self._bar is not None:
            self._bar.setVisible(shows_slip)
        self._more.setVisible(self._is_narrow or is_unsure)
        self._next.setVisible(is_unsure)
        self._manager.setVisible(is_unsure)
        self._turn.setVisible(self._is_narrow)
        self._turn.setText(self.tr("Hide receipt") if shows_slip else self.tr("Show receipt"))

    def _show_banner(self, scene: OrderScene) -> None:
        if scene.problem:
            nothing = self.tr("Nothing was changed.")
            self._banner.show_banner(BannerView(Tone.UNSURE, "info", scene.problem, nothing, Manual.TROUBLE))
        elif scene.is_unsure:
            sentence = self.tr("It may have been delivered.")
            title = self.tr("Do not sell it again")
            self._banner.show_banner(BannerView(Tone.UNSURE, "alert", title, sentence, Manual.TV_NOT_SURE))
        else:
            self._banner.hide()

    def take_bar(self, bar: QWidget) -> None:
        """Have these buttons stand under the paper, where it is shown here."""
        self._bar = bar
        bar.hide()
        self._body.insertWidget(self._body.indexOf(self._slip) + 1, bar)

    def _turn_slip(self) -> None:
        self._shows_slip = not self._shows_slip
        if self._scene is not None:
            self._show_parts(self._scene.order)

    def _lay_out(self) -> None:
        space = self._theme.tokens.space
        self._said = QWidget()
        said = QVBoxLayout(self._said)
        said.setContentsMargins(0, 0, 0, 0)
        said.setSpacing(space.half)
        said.addWidget(self._heading)
        said.addWidget(self._sentence)
        self._channels = self._make_hint(self.tr("Channels can take 15 minutes to open. Leave the decoder on."))
        facts = QVBoxLayout()
        facts.setSpacing(0)
        facts.addWidget(self._facts)
        facts.addWidget(self._reference)
        inside, body = QWidget(), QWidget()
        self._inside = QVBoxLayout(inside)
        self._inside.setContentsMargins(0, 0, 0, 0)
        self._inside.setSpacing(0)
        self._inside.addWidget(body, 1)
        self._body = QVBoxLayout(body)
        for part in (self._banner, self._number, self._said, self._advice):
            self._body.addWidget(part)
        self._body.addLayout(facts)
        for part in (self._channels, self._not_again, self._reported, self._details):
            self._body.addWidget(part)
        self._body.addWidget(self._slip, 0, Qt.AlignmentFlag.AlignHCenter)
        self._body.addStretch()
        self._more = QWidget()
        more = QHBoxLayout(self._more)
        more.setContentsMargins(space.x3, 0, space.x1, 0)
        more.setSpacing(0)
        self._more_row = more
        more.addStretch()
        for button in (self._manager, self._turn):
            more.addWidget(button)
        self.pad(0)
        self.column.addWidget(self._head)
        self._scroller = Scroller(inside)
        self._below = SeparatorLine()
        self._below.setParent(self)  # until it is needed
        self._below.hide()
        self.column.addWidget(self._scroller, 1)
        self.column.addWidget(self._more)
        self.column.addWidget(SeparatorLine())
        self.column.addWidget(self.buttons)
        self.stand_beside_ticket()

    def to_top(self) -> None:
        """Begin to be read at the beginning."""
        self._scroller.to_top()

    def take_below(self, ticket: QWidget) -> None:
        """Have this scroll with the stage, under it, and the head with both."""
        self._inside.insertWidget(0, self._head)
        self._body.insertWidget(self._body.indexOf(self._advice) + 1, self._next)
        self._inside.addWidget(self._below)
        self._below.show()
        self._inside.addWidget(ticket)
        self._scroller.to_top()

    def stand_beside_ticket(self) -> None:
        """Let the head stay where it is."""
        self.column.insertWidget(0, self._head)
        self._more_row.insertWidget(0, self._next, 1)
        self._below.hide()

    def _make_hint(self, words: str) -> QWidget:
        hint = QWidget()
        row = QHBoxLayout(hint)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self._theme.px(12))
        glyph = Glyph(self._theme, "info", ink="text_muted", size=self._theme.tokens.size.icon)
        row.addWidget(glyph, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(Text(self._theme, words, kind=Type.LABEL, ink="text_muted", wraps=True), 1)
        return hint


class DecoderAdvice(QWidget):
    """What to do while nobody knows whether the package was delivered, in the order in which it matters."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(theme.tokens.space.x1)
        for number, (title, detail) in enumerate(
            (
                (
                    self.tr("Ask the customer to check the decoder"),
                    self.tr("Channels can take 15 minutes to open. Leave it on."),
                ),
                (self.tr("Then ask a manager"), self.tr("Only a manager enters what became of it.")),
            ),
            start=1,
        ):
            column.addWidget(Numbered(theme, number, title, detail, tone=Tone.UNSURE))


class ResultButtons(Footer):
    """Not sure offers the next customer and, after a while, the very same order once more."""

    new_asked = Signal()
    same_asked = Signal()  # the same customer, as a new order
    send_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, height=theme.px(_FOOTER))
        new = self.tr("New TV payment")
        self._same = Button(theme, self.tr("Same customer"), ButtonKind.QUIET, icon="refresh", large=True)
        self._new = Button(theme, new, icon="plus", key="F2", large=True)
        self._next = Button(theme, self.tr("Next customer"), icon="right", key="F2", large=True)
        self._send = Button(theme, self.tr("Send again"), icon="send", large=True)
        self._try = Button(theme, self.tr("Try again"), ButtonKind.PRIMARY, icon="refresh", key="F9", large=True)
        self._filled_new = Button(theme, new, ButtonKind.PRIMARY, icon="plus", key="F2", large=True)
        for button in (self._new, self._next, self._filled_new):
            button.clicked.connect(self.new_asked)
        for button in (self._same, self._try):
            button.clicked.connect(self.same_asked)
        self._send.clicked.connect(self.send_asked)
        for button in self._all():
            self.row.addWidget(button, 3 if button is self._filled_new else 2)

    @property
    def filled(self) -> Button:
        """The expected next act."""
        return self._filled_new if not self._filled_new.isHidden() else self._try

    def show_scene(self, scene: OrderScene, *, now: datetime) -> None:
        """Offer what makes sense now."""
        word = scene.order.word
        tries = word in {Word.DECLINED, Word.NOT_CHARGED}
        wait = scene.wait_before_sending(now)
        for button, shows in (
            (self._same, word is Word.PAID),
            (self._new, tries),
            (self._next, scene.is_unsure),
            (self._send, wait is not None),
            (self._try, tries),
            (self._filled_new, word is Word.PAID),
        ):
            if button.isHidden() is shows:
                button.setVisible(shows)
        self._send.setEnabled(wait == 0 or scene.is_sending)
        self._send.set_busy(busy=scene.is_sending)

    def _all(self) -> tuple[Button, ...]:
        return self._same, self._new, self._next, self._send, self._try, self._filled_new

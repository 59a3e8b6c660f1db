"""The stage of a TV order's result: the order number, what it means, and what can be done."""

from collections.abc import Iterable
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from pos_app.domain.payment import Word
from pos_app.domain.plain_text import plain
from pos_app.domain.slip import SlipLine
from pos_app.ui.help.topics import Manual
from pos_app.ui.kit import language
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import clock
from pos_app.ui.kit.tokens import Tone, Type
from pos_app.ui.kit.widgets.banner import BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.numbered import Numbered
from pos_app.ui.kit.widgets.reference_row import ReferenceRow
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.transaction.result_stage import FACT_ROW, ResultStage, ResultView
from pos_app.ui.transaction.stage import FOOTER
from pos_app.ui.tv.order_number import OrderNumber
from pos_app.ui.tv.order_scene import OrderScene
from pos_app.ui.tv.order_words import details, heading, result_facts, result_sentence


class OrderResult(ResultStage):
    """Not sure has no filled button: nothing there is done by the next press of a key."""

    copy_asked = Signal()
    copy_number_asked = Signal()
    manager_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        buttons = ResultButtons(theme)
        super().__init__(theme, buttons, DecoderAdvice(theme), more_scrolls=False)
        self.buttons = buttons
        self._scene: OrderScene | None = None
        self._number = OrderNumber(theme)
        self._reference = ReferenceRow(theme, line=theme.px(FACT_ROW))
        self._channels = self._make_hint(self.tr("Channels can take 15 minutes to open. Leave the decoder on."))
        self._not_again = Text(theme, kind=Type.LABEL, ink="unsure_text", wraps=True)
        self._reported = Text(theme, kind=Type.LABEL, ink="text_muted", wraps=True)
        self._reference.clicked.connect(self.copy_asked)
        self._number.copy_asked.connect(self.copy_number_asked)
        self._manager.clicked.connect(self.manager_asked)
        self._put_in()

    @property
    def first(self) -> QWidget:
        """The expected next act; on Not sure the manager, never a new order."""
        is_unsure = self._scene is not None and self._scene.is_unsure
        return self._manager if is_unsure else self.buttons.filled

    def show_scene(self, scene: OrderScene, slip: tuple[SlipLine, ...], *, now: datetime) -> None:
        """Show how it ended."""
        self._scene, order = scene, scene.order
        self._number.show_number(order.order_no)
        self._reference.show_reference(order.reference)
        reported = self.tr("Reported by a notice, and decides nothing: {words}")
        self._reported.setText(reported.format(words=plain(order.reported)) if order.reported else "")
        self._not_again.setText(plain(language.said(order.not_again_because), most=300))
        self.show_time(now)
        self._show_result(
            ResultView(
                order.reference,
                order.word,
                result_sentence(order),
                heading(order),
                result_facts(order),
                details(order),
                slip,
                self._chosen_banner(scene),
                problem=scene.problem,
                holds=scene.is_unsure,
                says_more=scene.is_unsure,
            )
        )

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

    def take_below(self, ticket: QWidget) -> None:
        self.body.insertWidget(self.body.indexOf(self._advice) + 1, self._next)
        super().take_below(ticket)

    def stand_beside_ticket(self) -> None:
        super().stand_beside_ticket()
        self._more_row.insertWidget(0, self._next, 1)

    def _own_parts(self, view: ResultView) -> Iterable[tuple[QWidget, bool]]:
        scene = self._scene
        if scene is None:
            return
        yield self._number, bool(scene.order.order_no)
        yield self._reference, True
        yield self._channels, view.word is Word.PAID
        yield self._not_again, bool(scene.order.not_again_because)
        yield self._reported, bool(scene.order.reported)

    def _show_parts(self) -> None:
        super()._show_parts()
        self._manager.setVisible(self._scene is not None and self._scene.is_unsure)

    def _chosen_banner(self, scene: OrderScene) -> BannerView | None:
        if not scene.is_unsure:
            return None
        title, sentence = self.tr("Do not sell it again"), self.tr("It may have been delivered.")
        return BannerView(Tone.UNSURE, "alert", title, sentence, Manual.TV_NOT_SURE)

    def _put_in(self) -> None:
        """Put what only an order has between what every result has."""
        self.body.insertWidget(self.body.indexOf(self._said), self._number)
        place = self.body.indexOf(self._facts)
        facts = QVBoxLayout()
        facts.setSpacing(0)
        facts.addWidget(self._facts)
        facts.addWidget(self._reference)
        self.body.insertLayout(place, facts)
        for part in (self._channels, self._not_again, self._reported):
            self.body.insertWidget(self.body.indexOf(self._details), part)
        self._more_row.setSpacing(0)
        self._more_row.insertWidget(self._more_row.indexOf(self._turn), self._manager)
        self.column.insertWidget(self.column.indexOf(self._scroller) + 1, self._more)

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
        super().__init__(theme, height=theme.px(FOOTER))
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

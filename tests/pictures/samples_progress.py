"""What the pictures of a payment show, from Pay to its result: views, a desk that answers from them, a bank's page."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEvent, QScreen
from PySide6.QtWidgets import QStackedWidget, QWidget

from pos_app.domain.environment import Environment
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Alarm, PaymentState, Word, word_for
from pos_app.domain.payment_steps import PAGE_KEPT, steps_of, waited_for
from pos_app.domain.payment_view import PaymentView, WaitingFor
from pos_app.domain.sale import AnyAlarm
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.ui.documents.receipt import SlipHead
from pos_app.ui.kit.sounds import Tune
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_box, draw_icon, painter_on, rounded_path
from pos_app.ui.kit.widgets.text import draw_line, width_of, wrapped_lines
from tests.pictures.samples import NOW

_S = PaymentState
_CAPTION: Final = 118  # px that the words beside the address take, with the edge
OPENED: Final = NOW + timedelta(seconds=6)
SLIP = SlipHead("Adeola Stores", "Till 2", Environment.SANDBOX, "12 Allen Avenue, Ikeja")
LIVE_SLIP = replace(SLIP, environment=Environment.LIVE)
_REFERENCE: Final = "till2-7k3m9qx2v5c8r1t4n6b0w"
_STORY: Final = (
    (0.0, _S.INTENT),
    (0.3, _S.INIT_SENT),
    (1.1, _S.DEVICE_CHECK),
    (3.2, _S.ENROLL_SENT),
    (11.4, _S.STEP_UP),
    (42.4, _S.VERIFYING),
)


def after(seconds: float) -> datetime:
    """Return the moment so many seconds after Pay."""
    return OPENED + timedelta(seconds=seconds)


def payment(
    *story: tuple[float, PaymentState], alarm: AnyAlarm | None = None, is_cancel_asked: bool = False
) -> PaymentView:
    """Tell a payment from where it stood when."""
    state = story[-1][1]
    told = [(after(seconds), stood) for seconds, stood in story]
    actor, waiting = waited_for(state, alarm, is_cancel_asked=False, has_asked_bank=True, may_try_again=False)
    ended = story[-1][0] if word_for(state) in {Word.PAID, Word.DECLINED, Word.NOT_CHARGED} else None
    opened = next((seconds for seconds, stood in story if stood is _S.STEP_UP), None)
    return PaymentView(
        reference=_REFERENCE,
        sale=1184,
        attempt=1,
        amount=Money(1_250_000, Currency.NGN),
        brand="Verve",
        last_four="3210",
        payer="chidi.okeke@gmail.com",
        note="Order 1184",
        cashier="Ngozi Eze",
        state=state,
        word=word_for(state),
        steps=steps_of(told),
        actor=actor,
        waiting_for=waiting,
        is_cancel_asked=is_cancel_asked,
        alarm=alarm,
        message="",
        problem=SILENCE,
        device="completed",
        approval_host="acs.savannabank.example" if opened is not None else "",
        is_approval_open=state is _S.STEP_UP,
        opened_at=OPENED,
        ended_at=after(ended) if ended is not None else None,
        countdown_from=after(opened) if opened is not None else None,
        countdown_seconds=300,
        asked=0,
        last_asked_at=None,
        next_ask_at=None,
        receipt=None,
        may_try_again=False,
        may_close=state is _S.UNKNOWN,
    )


BANK_CHECK = payment(*_STORY[:4])
STARTING = payment(*_STORY[:2])
APPROVAL = payment(*_STORY[:5])
DECIDING = payment(*_STORY)
CANCEL_ASKED = replace(BANK_CHECK, is_cancel_asked=True)
STOPPING = replace(
    payment(*_STORY[:3], (3.0, _S.VERIFYING), is_cancel_asked=True),
    waiting_for=WaitingFor.NOTHING_CHARGED,
    may_try_again=True,
)
PAGE_LEFT_OPEN = replace(DECIDING, problem=PAGE_KEPT, may_show_page=True)
PAID = replace(payment(*_STORY, (43.5, _S.SUCCESS)), receipt=42)
PAID_AT_ONCE = replace(payment(*_STORY[:4], (11.4, _S.VERIFYING), (12.5, _S.SUCCESS)), receipt=43)
DECLINED = replace(payment(*_STORY, (43.5, _S.FAILED)), message="Insufficient funds", may_try_again=True)
NOT_SURE = replace(
    payment(*_STORY, (900.0, _S.UNKNOWN)),
    asked=6,
    last_asked_at=after(910),
    next_ask_at=after(944),
    problem=Sentence("The service did not answer in time."),
)
NEVER_ASKED = replace(
    payment(*_STORY[:3], (900.0, _S.UNKNOWN)), asked=6, last_asked_at=after(910), next_ask_at=after(944),
    may_try_again=True,
)  # fmt: skip
CLOSED = replace(
    payment(*_STORY, (900.0, _S.CLOSED_BY_MANAGER)), asked=6, last_asked_at=after(910), next_ask_at=after(944),
    may_try_again=True,
)  # fmt: skip
NOT_CHARGED = replace(
    payment(*_STORY[:2], (2.0, _S.NEVER_SENT)), problem=Sentence("The service cannot be reached."), may_try_again=True
)
OTHER_MONEY = replace(NOT_SURE, alarm=Alarm.OTHER_MONEY, waiting_for=WaitingFor.MANAGER)
DENIED = replace(PAID, alarm=Alarm.PAID_BUT_NOW_DENIED)
LATE = replace(payment(*_STORY, (43.5, _S.FAILED), (90.0, _S.LATE_SUCCESS)), alarm=Alarm.PAID_AFTER_ALL, receipt=44)
LEFT_OPEN: Final = (
    replace(NOT_SURE, opened_at=after(-86_400)),
    replace(DECIDING, reference="till2-2c8v5b1n9q4w7e0r3t6y1", amount=Money(350_000, Currency.NGN), note=""),
    replace(PAID, reference="till2-9q4w7e0r3t6y12c8v5b1n", amount=Money(4_999, Currency.USD), last_four="2701"),
)


class StillPayments:
    """A desk that answers at once, always the same."""

    def __init__(self, views: tuple[PaymentView, ...]) -> None:
        self._views = {view.reference: view for view in views}

    async def view(self, reference: str) -> PaymentView:
        """Answer with the one view there is."""
        return self._views[reference]

    async def check_now(self, reference: str) -> None:
        """Ask nobody."""

    async def ask_to_cancel(self, reference: str) -> None:
        """Ask nobody."""

    async def show_page(self, reference: str) -> None:
        """Show nothing."""


class Silence:
    """Plays nothing."""

    def play(self, tune: Tune) -> None:
        """Stay quiet."""


class StillPage:
    """A page that stands there."""

    def __init__(self, theme: Theme, stage: QStackedWidget, *, is_in_own_window: bool = False) -> None:
        self.view: QWidget = PaintedPage(theme)
        self.is_in_own_window = is_in_own_window
        if is_in_own_window:
            self.view.setParent(stage)
            self.view.hide()
        else:
            stage.addWidget(self.view)

    def reload(self) -> None:
        """Load nothing."""

    def open_elsewhere(self) -> None:
        """Open nothing."""

    def move_to_own_window(self, screen: QScreen | None = None) -> None:
        """Stay."""

    def return_to_stage(self) -> None:
        """Stay."""


class StillPages:
    """One customer has a page, or nobody has."""

    def __init__(self, page: StillPage | None) -> None:
        self._page = page

    def approval_of(self, reference: str) -> StillPage | None:
        """Return the one page there is."""
        del reference
        return self._page


class PaintedPage(QWidget):
    """A drawing of the page of an invented bank: what a bank shows is no colour of ours."""

    _HEADER = 55
    _GREEN = "#00695C"
    _INK = "#16181D"
    _GREY = "#4A4E59"

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.can_open_elsewhere = True

    def _font(self, kind: Type, *, is_bold: bool = False) -> QFont:
        font = QFont(self._theme.font(kind, weight=600 if is_bold else None))
        font.setPixelSize(font.pixelSize() * 100 // self._theme.text_size)  # a bank's page is never scaled by us
        return font

    def _width_of_host(self) -> int:
        return width_of("acs.savannabank.example", self._font(Type.BODY, is_bold=True))

    def _path(self) -> str:
        room = self.width() - 40 - self._width_of_host() - _CAPTION - 8
        return QFontMetricsF(self._font(Type.BODY)).elidedText("/challenge", Qt.TextElideMode.ElideRight, room)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = painter_on(self)
        theme, colors, radius = self._theme, self._theme.colors, self._theme.tokens.radius.panel
        draw_box(painter, theme, self.rect(), fill=colors.sunken, line=colors.line, radius=radius)
        page = self.rect().adjusted(1, self._HEADER, -1, -1)
        painter.setClipPath(rounded_path(self.rect().adjusted(1, 1, -1, -1), radius - 1))
        painter.fillRect(page, theme.ink("#FFFFFF"))
        middle = page.topLeft().toPointF()
        painter.setFont(theme.font(Type.BODY, weight=500))
        painter.setPen(theme.ink(colors.text))
        middle.setY(self._HEADER / 2)
        middle.setX(24)
        draw_icon(painter, theme, "lock", colors.paid_text, at=middle, size=16)
        for text, kind, ink, left, top in (
            ("acs.savannabank.example", Type.BODY, colors.text, 40, 16),
            (self._path(), Type.BODY, colors.text_muted, 40 + self._width_of_host(), 16),
            ("The bank’s page", Type.CAPTION, colors.text_muted, self.width() - _CAPTION, 20),
            ("Savanna Bank", Type.TITLE, self._GREEN, 40, 86),
            ("Confirm your payment", Type.TITLE, self._INK, 40, 140),
            ("We sent a 6-digit code to your phone ending in 4471.", Type.LABEL, self._GREY, 40, 176),
            ("One-time code", Type.LABEL, self._INK, 40, 396),
        ):
            painter.setFont(self._font(kind, is_bold=text.startswith("acs")))
            painter.setPen(theme.ink(ink))
            middle.setX(left)
            height = theme.style(kind).line * 100 // theme.text_size
            for number, line in enumerate(wrapped_lines(text, painter.font(), self.width() - left)):
                middle.setY(top + number * height)
                draw_line(painter, line, middle, height=height)
        painter.fillRect(40, 234, page.width() - 80, 136, theme.ink("#F3F5F4"))
        for place in range(6):
            painter.setPen(theme.ink(self._GREY))
            painter.setBrush(theme.ink("#FFFFFF"))
            painter.drawRect(40 + place * (page.width() - 71) // 6, 424, (page.width() - 80) // 6 - 8, 55)
        painter.fillRect(40, 504, page.width() - 80, 48, theme.ink(self._GREEN))

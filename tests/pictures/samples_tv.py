"""What the pictures of cable TV show: lists, and orders in every state."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KeysRefused, Operation, Refused, Trace
from pos_app.domain.money import Currency, Money
from pos_app.domain.replies import Package, Provider, Validated
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.domain.tv import OrderState, word_for
from pos_app.domain.tv_buying import NOT_THERE, BoughtAlready, PriceChanged
from pos_app.domain.tv_view import (
    OrderView,
    PaidHow,
    RecentNumber,
    TvStep,
    TvStepMark,
    TvStepName,
)
from pos_app.ui.tv.entry import TvOfferView
from pos_app.ui.tv.screen import TvScreen
from tests.pictures.samples import NOW as _NOON

NOW: Final = _NOON.replace(minute=36, second=12)
OPENED: Final = NOW.replace(second=58)
_REFERENCE: Final = "till2-9h2c6x1pk4v7q3m8t5r0wy"
_NGN: Final = Currency.NGN
NUMBER: Final = "70274413902"

PROVIDERS: Final = tuple(
    Provider(name, name, f"images/{name.lower()}.png") for name in ("DSTV", "GOTV", "STARTIMES", "SHOWMAX")
)
PACKAGES: Final = tuple(
    Package(str(number), name, code, f"{naira}", Money(naira * 100, _NGN))
    for number, (name, code, naira) in enumerate(
        (
            ("DStv Padi", "NLTESE36", 4_400),
            ("DStv Yanga", "NNJ1E36", 6_000),
            ("DStv Confam", "NNJ2E36", 11_000),
            ("DStv Compact", "COMPE36", 19_000),
            ("DStv Compact Plus", "COMPLE36", 30_000),
            ("DStv Premium N37,000", "PRWE36", 44_500),
            ("DStv Asia", "ASIAE36", 14_900),
            ("DStv French Touch", "FRNCH36", 7_000),
            ("DStv French Plus", "FRNPL36", 24_500),
            ("HDPVR Access Service", "HDPVR36", 6_000),
            ("Extra View Access", "EXTRA36", 6_000),
            ("DStv Premium Asia", "PRASI36", 50_500),
            ("DStv Premium French", "PRFRN36", 69_000),
            ("DStv Great Wall Standalone Bouquet", "GWALL36", 3_800),
        ),
        start=1,
    )
)
COMPACT: Final = PACKAGES[3]
VALIDATED: Final = Validated("Adaeze Okafor", NUMBER, "Open", "DStv Compact", "2026-12-02", "19000")
OFFER: Final = TvOfferView(Environment.SANDBOX)
OFFLINE: Final = TvOfferView(Environment.SANDBOX, is_offline=True)
CLOSED: Final = TvOfferView(
    Environment.LIVE, paying_closed_because="No keys are set. A manager can set them under Settings."
)
NASTY: Final = "<b>Ada</b>\u202e \x07&amp; Obi"  # what a provider could send as a name


def after(seconds: float) -> datetime:
    """Return the moment so many seconds after Pay."""
    return OPENED + timedelta(seconds=seconds)


def _step(name: TvStepName, mark: TvStepMark, began: float | None = None, seconds: float | None = None) -> TvStep:
    return TvStep(name, mark, after(began) if began is not None else None, seconds)


def _order(state: OrderState, last: TvStepMark, *, sent: TvStepMark = TvStepMark.DONE) -> OrderView:
    is_now = last is TvStepMark.LATER
    return OrderView(
        reference=_REFERENCE,
        provider="DSTV",
        number=NUMBER,
        customer="Adaeze Okafor",
        package="DStv Compact",
        package_code="COMPE36",
        amount=Money(1_900_000, _NGN),
        paid_how=PaidHow.CASH,
        cashier="Ngozi Eze",
        state=state,
        word=word_for(state),
        steps=(
            _step(TvStepName.NUMBER_CHECKED, TvStepMark.DONE, 0.0, 1.2),
            _step(TvStepName.PRICE_CHECKED, TvStepMark.DONE, 1.2, 0.4),
            _step(TvStepName.SENT, sent, 1.6, None if is_now else 3.8),
            _step(TvStepName.RESULT, last, None if is_now else 5.4),
        ),
        order_no="",
        said="",
        problem=SILENCE,
        opened_at=OPENED,
        ended_at=None if is_now else after(5.4),
        times_sent=1,
        may_send_again_at=None,
        closed_by="",
        reported="",
        receipt=None,
    )


_S, _M = OrderState, TvStepMark
SENDING: Final = _order(_S.PAY_SENT, _M.LATER, sent=_M.NOW)
DELIVERED: Final = replace(_order(_S.DELIVERED, _M.PAID), order_no="7714-203-5589", said="Delivered", receipt=43)
REJECTED: Final = replace(_order(_S.REJECTED, _M.DECLINED), said="Insufficient wallet balance of the merchant")
NOT_SURE: Final = replace(
    _order(_S.UNKNOWN, _M.UNSURE),
    ended_at=None,
    problem=Sentence("The service did not answer in time."),
    may_send_again_at=after(126),
)
REPORTED: Final = replace(NOT_SURE, reported="successful, ₦19,000.00, at 14:38", may_send_again_at=after(6))
NOT_CHARGED: Final = replace(
    _order(_S.NEVER_SENT, _M.NOT_CHARGED, sent=_M.NOT_CHARGED), problem=Sentence("The service cannot be reached.")
)
ELSEWHERE: Final = replace(NOT_SURE, may_send_again_at=None, not_again_because=NOT_THERE)
SOLD_AGAIN: Final = replace(DELIVERED, allowed_by="Funke Adeola")
BY_MANAGER: Final = replace(DELIVERED, closed_by="Funke Adeola", order_no="", said="")
LEFT_OPEN: Final = (
    replace(NOT_SURE, opened_at=after(-86_400)),
    replace(SENDING, reference="till2-2c8v5b1n9q4w7e0r3t6y1", package="GOtv Max", provider="GOTV"),
)
RECENT: Final = (
    RecentNumber("DSTV", NUMBER, "Adaeze Okafor"),
    RecentNumber("DSTV", "70290011457", "Musa Danjuma"),
    RecentNumber("DSTV", "7023900155", ""),
)


NO_SUCH_NUMBER: Final = Refused(
    Trace(Operation.TV_VALIDATE, "refused"), Sentence("The service refused."), said="Invalid smartcard number"
)
KEYS_NOT_TAKEN: Final = KeysRefused(
    Trace(Operation.TV_VALIDATE, "keys_refused", 401),
    Sentence("The service does not accept the keys. Nothing was charged. Tell the manager."),
    said="Authentication failed",
)
OTHER_PRICE: Final = PriceChanged(replace(COMPACT, amount="21000", price=Money(2_100_000, _NGN)))
ALREADY: Final = BoughtAlready(NOT_SURE.reference)


def type_number(screen: TvScreen, number: str = NUMBER) -> None:
    """Type a number and leave the field."""
    field = screen.entry.form.choice.number.field
    field.show_number(number)
    field.entered.emit()


def choose(screen: TvScreen, package: Package = COMPACT, how: PaidHow | None = PaidHow.CASH) -> None:
    """Choose a package, and how the customer paid."""
    form = screen.entry.form
    form.choice.packages.chosen.emit(package)
    if how is not None:
        form.summary.paid_how_chosen.emit(how)


def fill_in(screen: TvScreen) -> None:
    """Fill everything in, well."""
    type_number(screen)
    choose(screen)


def press_pay(screen: TvScreen) -> None:
    """Press Pay."""
    screen.entry.form.summary.pay.click()

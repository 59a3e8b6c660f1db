"""The slips that the golden files are of: made by the screens' own hands, at one hour of any clock."""

from dataclasses import replace
from datetime import datetime
from typing import Final

from pos_app.domain.environment import Environment
from pos_app.domain.printing import PrinterConfig, PrinterConnection, marked, with_signs
from pos_app.domain.slip import Paper, Slip
from pos_app.domain.tv_view import PaidHow
from pos_app.ui.documents.order_slip import paper_of as paper_of_order
from pos_app.ui.documents.receipt import SlipHead
from pos_app.ui.documents.receipt import paper_of as paper_of_payment
from pos_app.ui.documents.receipt import shop_paper_of as shop_paper_of_payment
from pos_app.ui.documents.test_page import page_of
from pos_app.ui.documents.z_slip import slip_of as report_of
from tests.pictures import samples_progress as cards
from tests.pictures import samples_shift as shift
from tests.pictures import samples_tv as tv

WIDTHS: Final = (58, 80)
AT: Final = datetime(2026, 11, 20, 14, 32, 51).astimezone()  # the same on every wall
HEAD: Final = SlipHead(
    "Adeola Stores", "Till 2", Environment.LIVE, "12 Allen Avenue, Ikeja", "+234 1 555 0100", "Thank you, ẹ ṣé!"
)
PRACTICE: Final = replace(HEAD, environment=Environment.SANDBOX)
MACHINE: Final = PrinterConfig(PrinterConnection.FILE, profile="default", code_page="CP437", has_drawer=True)
_TIMES: Final = {"opened_at": AT, "ended_at": AT, "last_asked_at": AT}

PAID: Final = paper_of_payment(replace(cards.PAID, **_TIMES), HEAD)
FOR_SHOP: Final = shop_paper_of_payment(replace(cards.PAID, **_TIMES), HEAD)
DECLINED: Final = paper_of_payment(replace(cards.DECLINED, **_TIMES), HEAD)
NOT_CONFIRMED: Final = paper_of_payment(replace(cards.NOT_SURE, **_TIMES), HEAD)
NOT_CHARGED: Final = paper_of_payment(replace(cards.NOT_CHARGED, **_TIMES), HEAD)
OF_PRACTICE: Final = paper_of_payment(replace(cards.PAID, **_TIMES), PRACTICE)
FOREIGN: Final = paper_of_payment(replace(cards.PAID, note="Ọ̀ṣun ₦500 ɓ 漢 \x1bp0", **_TIMES), HEAD)
ORDER: Final = paper_of_order(replace(tv.DELIVERED, paid_how=PaidHow.CASH, opened_at=AT, ended_at=AT), HEAD)
_CLOSED: Final = replace(shift.OPEN_SHIFT, closing=shift.CLOSING)
Z: Final = report_of(_CLOSED, HEAD, now=shift.NOW)
X: Final = report_of(shift.OPEN_SHIFT, HEAD, now=shift.NOW)

SLIPS: Final = {
    "paid": PAID,
    "paid_merchant": FOR_SHOP,
    "paid_signs": with_signs(PAID),
    "paid_copy": marked(PAID, copy=2, is_real_money=True),
    "paid_practice": marked(OF_PRACTICE, copy=0, is_real_money=False),
    "paid_foreign_letters": FOREIGN,
    "declined": DECLINED,
    "not_confirmed": NOT_CONFIRMED,
    "not_charged": NOT_CHARGED,
    "tv_paid_cash": ORDER,
    "z_report": Z,
    "z_report_practice": marked(report_of(_CLOSED, PRACTICE, now=shift.NOW), copy=0, is_real_money=False),
    "x_report_signs": with_signs(X),
    "test_page": page_of(MACHINE, shop="Adeola Stores"),
    "drawer": Slip(Paper.DRAWER, "in-1", (), opens_drawer=True),
}

"""Where the parts of the screen stand: the corner of the ticket is the same whatever stands beside it."""

from dataclasses import dataclass

from PySide6.QtCore import QRect

from pos_app.ui.kit.screen import ScreenWidth
from pos_app.ui.kit.tokens import Tokens


@dataclass(frozen=True, slots=True)
class ProgressLayout:
    """One rectangle for each part; those that are not seen together overlap."""

    ticket: QRect
    merged: QRect
    stage: QRect
    page: QRect
    side: QRect
    result: QRect
    receipt: QRect


def places_in_one_column(whole: QRect, room: ScreenWidth, tokens: Tokens, *, least: int) -> ProgressLayout:
    """Give each stage the whole screen, and beside the page, which never grows, what is left, but so much at least."""
    size = tokens.size
    gap = tokens.space.x2 if room is ScreenWidth.NARROW else tokens.space.x3
    inner = whole.adjusted(gap, gap, -gap, -gap)
    width = size.bank_page if inner.width() - gap - size.bank_page >= least else size.bank_page_small
    left = inner.left() + inner.width() - width
    page = QRect(left, inner.top(), width, inner.height())
    merged = QRect(inner.left(), inner.top(), left - gap - inner.left(), inner.height())
    return ProgressLayout(ticket=inner, merged=merged, stage=inner, page=page, side=merged, result=inner, receipt=inner)


def places_in(whole: QRect, room: ScreenWidth, tokens: Tokens) -> ProgressLayout:
    """Divide the screen: 328, rest; with the page 328, 502, rest or 378, 502; with a result 328, rest, 304."""
    is_narrow, size = room is ScreenWidth.NARROW, tokens.size
    gap = tokens.space.x2 if is_narrow else tokens.space.x3
    inner = whole.adjusted(gap, gap, -gap, -gap)

    def column(left: int, width: int) -> QRect:
        return QRect(left, inner.top(), width, inner.height())

    def rest(left: int) -> QRect:
        return column(left, inner.left() + inner.width() - left)

    ticket, merged = column(inner.left(), size.ticket), column(inner.left(), size.ticket_merged)
    stage = rest(ticket.left() + ticket.width() + gap)
    beside = merged if is_narrow else ticket
    page = column(beside.left() + beside.width() + gap, size.bank_page)
    receipt = column(stage.left() + stage.width() - size.receipt, size.receipt)
    result = stage if is_narrow else column(stage.left(), receipt.left() - gap - stage.left())
    return ProgressLayout(
        ticket=ticket,
        merged=merged,
        stage=stage,
        page=page,
        side=rest(page.left() + page.width() + gap),
        result=result,
        receipt=receipt,
    )

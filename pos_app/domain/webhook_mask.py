"""Hides whom a notice is about from those who may look and no more."""

from dataclasses import replace

from pos_app.domain.history_mask import masked_name, masked_text
from pos_app.domain.webhook_view import NoticeRow, NoticeView


def masked_row(row: NoticeRow) -> NoticeRow:
    """Leave of people only how their names begin."""
    return replace(row, who=masked_name(row.who))


def masked_view(view: NoticeView) -> NoticeView:
    """Leave out what a notice says of people in words of its own, and whatever would only be refused."""
    return replace(
        view,
        head=masked_row(view.head),
        fields=(),
        raw="",
        matched_note=masked_text(view.matched_note),
        offers=(),
        paid_sales=(),
        may_resend_at=None,
        may_take_match_back=False,
        is_personal_hidden=False,
        has_more_fields=False,
    )

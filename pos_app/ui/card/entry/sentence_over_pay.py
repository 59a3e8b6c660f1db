"""The sentence over Pay: what is missing, what stands in the way, or the payment read back."""

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QCoreApplication

from pos_app.ui.card.entry.parts import Part, name_of
from pos_app.ui.transaction.pay import PaySentences

_CONTEXT: Final = "Standing"
_MOST_NAMED: Final = 3


@dataclass(frozen=True, slots=True)
class PaymentEntryStanding:
    """Everything that the sentence depends on."""

    not_good: tuple[Part, ...]
    wrong: tuple[Part, ...]
    outside: str  # a sentence about an amount that is too small or too large
    read_back: str
    is_closed: bool
    is_offline: bool
    is_paying: bool
    was_cleared: bool


def pay_sentences(now: PaymentEntryStanding) -> PaySentences:
    """Put into words what stands in the way, or what will be paid."""
    wrong = _to_check(len(now.not_good)) if now.wrong else now.outside
    return PaySentences(
        closed=_tr("Cannot pay: card payments are closed") if now.is_closed else "",
        busy=_tr("Writing the payment down") if now.is_paying else "",
        cleared=_tr("Cleared.") if now.was_cleared else "",
        offline=_offline(len(now.not_good)) if now.is_offline else "",
        wrong=wrong,
        missing=_missing(now.not_good) if now.not_good else "",
        ready=now.read_back,
    )


def _missing(parts: tuple[Part, ...]) -> str:
    names = [name_of(part) for part in parts]
    if len(names) <= _MOST_NAMED:
        return _tr("Still to type: {names}").format(names=", ".join(names))
    first = ", ".join(names[: _MOST_NAMED - 1])
    return _tr("Still to type: {names} and {count} more").format(names=first, count=len(names) - _MOST_NAMED + 1)


def _to_check(count: int) -> str:
    if count == 1:
        return _tr("Cannot pay yet: 1 field to check")
    return _tr("Cannot pay yet: {count} fields to check").format(count=count)


def _offline(count: int) -> str:
    match count:
        case 0:
            return _tr("Cannot pay yet: service offline")
        case 1:
            return _tr("Cannot pay yet: service offline, 1 field to check")
        case _:
            return _tr("Cannot pay yet: service offline, {count} fields to check").format(count=count)


def _tr(sentence: str) -> str:
    return QCoreApplication.translate(_CONTEXT, sentence)

"""What is said over Pay: what is missing, what stands in the way, or what to read back to the customer."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.tv_numbers import NumberWord
from pos_app.ui.transaction.pay import PaySentences
from pos_app.ui.tv.words import number_in_sentence

_CONTEXT: Final = "TvStanding"


class TvMissing(StrEnum):
    """One thing that has to be there before Pay."""

    PROVIDER = "provider"
    NUMBER = "number"
    CHECK = "check"
    PACKAGE = "package"
    PAID_HOW = "paid_how"


@dataclass(frozen=True, slots=True)
class TvStanding:
    """Everything that the sentence depends on."""

    missing: Sequence[TvMissing]
    word: NumberWord
    has_name: bool
    is_closed: bool
    is_offline: bool
    is_checking: bool
    is_refused: bool
    is_buying: bool


def pay_sentences(now: TvStanding) -> PaySentences:
    """Put into words what stands in the way, or what to read back."""
    refused = _tr("Cannot pay yet: the {number} was not accepted.").format(number=number_in_sentence(now.word))
    return PaySentences(
        closed=_tr("Cannot pay: TV payments are closed.") if now.is_closed else "",
        busy=_tr("Checking the price once more before it is sent.") if now.is_buying else "",
        offline=_tr("Cannot pay yet: the service is offline.") if now.is_offline else "",
        wrong=refused if now.is_refused else "",
        missing=_missing(now) if now.missing else "",
        ready=_read_back(has_name=now.has_name),
    )


def _missing(now: TvStanding) -> str:
    if now.is_checking and list(now.missing) == [TvMissing.CHECK]:
        return _tr("Waiting for the provider to accept the number.")
    names = ", ".join(_name_of(missing, now.word) for missing in now.missing)
    return _tr("Still to do: {names}.").format(names=names)


def _read_back(*, has_name: bool) -> str:
    if has_name:
        return _tr("Read the number and the name back to the customer. A TV payment cannot be taken back.")
    return _tr("Read the number back to the customer. A TV payment cannot be taken back.")


def _name_of(missing: TvMissing, word: NumberWord) -> str:
    match missing:
        case TvMissing.PROVIDER:
            return _tr("provider")
        case TvMissing.NUMBER:
            return number_in_sentence(word)
        case TvMissing.CHECK:
            return _tr("check of the number")
        case TvMissing.PACKAGE:
            return _tr("package")
        case TvMissing.PAID_HOW:
            return _tr("how the customer paid")
        case _:
            assert_never(missing)


def _tr(sentence: str) -> str:
    return QCoreApplication.translate(_CONTEXT, sentence)

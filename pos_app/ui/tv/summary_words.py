"""Puts what is chosen into the words of the summary."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication

from pos_app.domain.plain_text import plain
from pos_app.domain.replies import Package, Provider
from pos_app.domain.tv_numbers import NumberWord, grouped, word_of
from pos_app.domain.tv_view import PaidHow
from pos_app.ui.kit.widgets.fact_rows import Fact
from pos_app.ui.transaction.pay import sentence_over_pay
from pos_app.ui.tv.acceptance import Acceptance, Checked
from pos_app.ui.tv.package_rows import shown_name
from pos_app.ui.tv.sentence_over_pay import TvMissing, TvStanding, pay_sentences
from pos_app.ui.tv.summary_panel import SummaryView
from pos_app.ui.tv.words import age_of_prices, number_name

_CONTEXT: Final = "tv"
_NONE: Final = "–"


@dataclass(frozen=True, slots=True)
class Filled:
    """What is chosen so far."""

    provider: Provider | None
    number: str
    acceptance: Acceptance
    package: Package | None
    as_of: datetime | None  # of the list that the price stands in
    is_stale: bool  # it could not be refreshed
    paid_how: PaidHow | None
    missing: tuple[TvMissing, ...]

    @property
    def is_accepted(self) -> bool:
        """Tell whether this very number was accepted."""
        return self.acceptance.accepts(self.provider, self.number)


@dataclass(frozen=True, slots=True)
class Around:
    """What stands around the choice."""

    now: datetime
    is_practice: bool
    is_closed: bool
    is_offline: bool
    is_buying: bool


def summary_of(filled: Filled, around: Around) -> SummaryView:
    """Read everything back, and say what is still missing."""
    validated = filled.acceptance.validated if filled.is_accepted else None
    word = word_of(filled.provider) if filled.provider is not None else NumberWord.NUMBER
    standing = TvStanding(
        missing=filled.missing,
        word=word,
        has_name=validated is not None and bool(plain(validated.customer)),
        is_closed=around.is_closed,
        is_offline=around.is_offline,
        is_checking=filled.acceptance.stands is Checked.ASKING,
        is_refused=filled.acceptance.stands is Checked.REFUSED,
        is_buying=around.is_buying,
    )
    mood, sentence = sentence_over_pay(pay_sentences(standing))
    note, icon, ink = _about_price(filled, around.now)
    return SummaryView(
        facts=_facts(filled, word),
        price=filled.package.price if filled.package is not None else None,
        note=note,
        note_icon=icon,
        note_ink=ink,
        paid_how=filled.paid_how,
        mood=mood,
        sentence=sentence,
        is_practice=around.is_practice,
        is_closed=around.is_closed,
        is_busy=around.is_buying,
    )


def _facts(filled: Filled, word: NumberWord) -> tuple[Fact, ...]:
    say = QCoreApplication.translate
    provider, package = filled.provider, filled.package
    customer = _NONE
    if filled.is_accepted and filled.acceptance.validated is not None:
        customer = plain(filled.acceptance.validated.customer) or say(_CONTEXT, "No name given")
    return (
        Fact(say(_CONTEXT, "Provider"), plain(provider.name) if provider is not None else _NONE),
        Fact(number_name(word), grouped(filled.number) or _NONE),
        Fact(say(_CONTEXT, "Customer"), customer),
        Fact(say(_CONTEXT, "Package"), shown_name(package) if package is not None else _NONE),
    )


def _about_price(filled: Filled, now: datetime) -> tuple[str, str, str]:
    """Return how old the price is, with an icon and its ink."""
    if filled.package is None or filled.as_of is None:
        return "", "", "text_muted"
    age = age_of_prices(filled.as_of, now)
    if filled.is_stale:
        return QCoreApplication.translate(_CONTEXT, "{age}, checked on Pay").format(age=age), "alert", "unsure_text"
    return age, "check", "text_muted"

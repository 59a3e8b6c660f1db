"""Dates are said in the language of the screen; paper keeps one form."""

from collections.abc import Iterator
from datetime import UTC, date, datetime, timedelta

import pytest

from pos_app.system.paths import resources
from pos_app.system.settings import Language
from pos_app.ui.frame.application import TillApp
from pos_app.ui.history.words import day_of
from pos_app.ui.kit import dates, language
from pos_app.ui.kit.times import printed_day
from pos_app.ui.tv.words import told_day

_DAY = date(2026, 11, 20)
_NOON = datetime(2026, 11, 20, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def _english_again(qapp: TillApp) -> Iterator[None]:
    yield
    assert qapp is not None
    language.speak(Language.ENGLISH, resources())


@pytest.mark.parametrize(
    ("spoken", "whole", "week", "month"),
    [
        (Language.ENGLISH, "20 Nov 2026", "Fri 20 Nov", "November 2026"),
        (Language.FRENCH, "20 nov. 2026", "ven. 20 nov.", "novembre 2026"),
        (Language.SWAHILI, "20 Nov 2026", "Ijumaa 20 Nov", "Novemba 2026"),
        (Language.HAUSA, "20 Nuw 2026", "Jum 20 Nuw", "Nuwamba 2026"),
    ],
)
def test_a_date_is_said_in_the_language_of_the_screen(spoken: Language, whole: str, week: str, month: str) -> None:
    language.speak(spoken, resources())
    assert (dates.whole_day(_DAY), dates.day_of_week(_DAY), dates.whole_month(_DAY)) == (whole, week, month)
    assert told_day("2026-11-20") == whole
    assert told_day("2026-13-20") == "2026-13-20"
    assert day_of(_NOON, _NOON + timedelta(days=9)) == whole.removesuffix(" 2026")
    assert day_of(_NOON, _NOON + timedelta(days=90)) == whole
    assert printed_day(_NOON) == "20 Nov 2026"

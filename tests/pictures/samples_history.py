"""What the pictures of the history show, and the desk that they answer from."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from pos_app.domain.history import (
    DeniedMoney,
    HistoryEvent,
    HistoryFilter,
    HistoryKind,
    HistoryMark,
    HistoryMoment,
    HistoryRow,
    HistoryView,
    Paid,
    Remark,
    ReportedRefund,
    Totals,
)
from pos_app.domain.history_mask import masked
from pos_app.domain.money import Currency, Money
from pos_app.domain.payment import Alarm, Word
from pos_app.domain.people import Right
from pos_app.domain.sentence import SILENCE
from tests.pictures.samples_activity import NOW

_N, _G, _U = Currency.NGN, Currency.GHS, Currency.USD
_NGOZI: Final = "Ngozi Eze"


def _at(time: str, *, days: int = 0) -> datetime:
    hours, minutes, *seconds = (int(part) for part in time.split(":"))
    return NOW.replace(hour=hours, minute=minutes, second=seconds[0] if seconds else 7) - timedelta(days=days)


def _found(
    row: int, thing: HistoryKind, time: str, amount: Money | None, word: Word | None, **more: object
) -> HistoryRow:
    days = int(str(more.pop("days", 0)))
    name = f"pos-4d8w1h6s2z{row}"
    base = HistoryRow(row, thing, "", name, _at(time, days=days), word, amount, _NGOZI, name, "", "", "", "")
    return replace(base, **more)


def _card(row: int, time: str, amount: Money, word: Word, card: str, note: str, **more: object) -> HistoryRow:
    brand, last_four = card.split()
    told = {"brand": brand, "last_four": last_four, "beside": note, "who": "ada@example.com"}
    return _found(row, HistoryKind.CARD, time, amount, word, **told, **more)


def _transfer(
    row: int, time: str, amount: Money, who: str, note: str, thing: HistoryKind = HistoryKind.TRANSFER
) -> HistoryRow:
    return _found(row, thing, time, amount, Word.PAID, inbox="m", who=who, beside=note, cashier="")


UNSURE: Final = _card(
    97, "14:21:04", Money(830_000, _N), Word.NOT_SURE, "Visa 2503", "Order 1182", needs_attention=True
)
PAID: Final = _card(99, "14:32", Money(1_250_000, _N), Word.PAID, "Verve 3210", "Order 1184")
DECLINED: Final = _card(96, "14:06", Money(4_675_000, _N), Word.DECLINED, "Mastercard 2235", "")
TV: Final = _found(
    95, HistoryKind.TV, "13:52", Money(440_000, _N), Word.PAID, brand="DSTV", who="Adaeze Okafor", beside="DStv Padi",
    number="7023456789",
)  # fmt: skip
CREDIT: Final = _transfer(98, "14:31", Money(2_500_000, _N), "Chinedu Obi", "Order 1183")
WAITING: Final = _card(92, "12:58", Money(6_500, _U), Word.WAITING, "Visa 0447", "Order 1179", needs_attention=True)
ALARMED: Final = _card(
    80, "16:40", Money(1_999_950, _N), Word.PAID, "Visa 0447", "Order 1140", days=2, needs_attention=True,
    alarm=Alarm.PAID_AFTER_ALL.value,
)  # fmt: skip
FORGED: Final = _found(
    91, HistoryKind.NOTICE, "12:40", Money(9_900_000, _N), None, inbox="m", who="Chinedu Obi", needs_attention=True
)
_OLDER: Final = tuple(
    _card(79 - n, "17:20", Money(120_000 + n * 5_000, _N), Word.PAID, f"Visa {2000 + n}", f"Order {1150 - n}", days=1)
    for n in range(30)
)
ROWS: Final = (
    PAID,
    CREDIT,
    UNSURE,
    DECLINED,
    TV,
    _transfer(94, "13:41", Money(780_000, _N), "Fatima Bello", "Order 1181"),
    _transfer(93, "13:22", Money(24_000, _G), "Samuel Mensah", "Order 1180", HistoryKind.MOBILE),
    WAITING,
    _card(90, "12:31", Money(310_000, _N), Word.NOT_CHARGED, "Visa 1118", "Order 1178"),
    _card(89, "11:02", Money(99_999_999_00, _N), Word.PAID, "Mastercard 5541", "Order 1177, the whole back room of it"),
    _transfer(88, "10:47", Money(1_500_000, _N), "Oluwaseun Temitope Adeyemi-Balogun and Sons Trading Company", "Rent"),
    *_OLDER,
)
NEEDING: Final = (UNSURE, WAITING, FORGED, ALARMED)
TOTALS: Final = Totals(
    41, (Paid(31, Money(10_148_224_900, _N)), Paid(2, Money(13_000, _U)), Paid(1, Money(24_000, _G)))
)


def _moment(time: str, what: HistoryEvent, mark: HistoryMark = HistoryMark.DONE, said: str = "") -> HistoryMoment:
    return HistoryMoment(_at(time), what, mark, said)


def view_of(head: HistoryRow) -> HistoryView:
    """Make up everything around a row."""
    word, thing = head.word, head.thing
    at = head.at
    story = [HistoryMoment(at, HistoryEvent.BEGUN), HistoryMoment(at + timedelta(seconds=1), HistoryEvent.SENT)]
    if thing not in {HistoryKind.CARD, HistoryKind.TV}:
        story = [
            HistoryMoment(at, HistoryEvent.CAME),
            HistoryMoment(at + timedelta(seconds=2), HistoryEvent.VERIFIED, HistoryMark.PAID),
        ]
    ends = {
        Word.PAID: (HistoryEvent.PAID, HistoryMark.PAID),
        Word.DECLINED: (HistoryEvent.DECLINED, HistoryMark.DECLINED),
    }
    if word is not None and word in ends and thing in {HistoryKind.CARD, HistoryKind.TV}:
        story.append(HistoryMoment(at + timedelta(seconds=21), *ends[word]))
    if word is None:
        story = story[:1]
    return HistoryView(
        head=head,
        story=tuple(story),
        notes=(),
        receipt=1184 if word is Word.PAID and thing in {HistoryKind.CARD, HistoryKind.TV} else None,
        problem=SILENCE,
        message="",
        must_not_be_charged_again=word is Word.NOT_SURE,
        may_check=thing is HistoryKind.CARD and word in {Word.NOT_SURE, Word.WAITING},
        may_resend_at=NOW if thing not in {HistoryKind.TV, HistoryKind.NOTICE} else None,
        may_print=thing is not HistoryKind.NOTICE,
        may_note=thing is not HistoryKind.NOTICE,
        may_settle=bool(head.alarm),
        is_masked=False,
    )


OF_UNSURE: Final = replace(
    view_of(UNSURE),
    story=(
        _moment("14:21:04", HistoryEvent.SENT),
        _moment("14:21:13", HistoryEvent.PAGE_OPENED),
        _moment("14:22:40", HistoryEvent.NO_ANSWER, HistoryMark.UNSURE),
        _moment("14:31:10", HistoryEvent.ASKED_AGAIN, HistoryMark.NOW, "9"),
    ),
)
OF_NOTED: Final = replace(
    view_of(PAID),
    notes=(Remark(_at("14:33"), _NGOZI, "The customer came back for the second bag"),),
    story=(
        *view_of(PAID).story,
        _moment("14:33", HistoryEvent.NOTED, HistoryMark.DONE, "The customer came back for the second bag · Ngozi Eze"),
        _moment("14:34", HistoryEvent.RESEND_ASKED),
        _moment("14:34:02", HistoryEvent.RESEND_ANSWERED, HistoryMark.DONE, "Notification resent"),
    ),
    may_resend_at=NOW + timedelta(seconds=41),
)


OF_DENIED: Final = replace(
    view_of(replace(CREDIT, alarm=Alarm.PAID_BUT_NOW_DENIED.value, needs_attention=True)),
    story=(*view_of(CREDIT).story, _moment("14:36", HistoryEvent.DENIED_LATER, HistoryMark.UNSURE)),
    denied=DeniedMoney(14, 1183),
)
_BACK: Final = ReportedRefund(_at("14:36"), "₦12,500.00", "RF-20261120-000077")
OF_REFUNDED: Final = replace(
    view_of(PAID),
    story=(*view_of(PAID).story, _moment("14:36", HistoryEvent.REFUND_REPORTED, HistoryMark.DONE, _BACK.told)),
    refunds=(_BACK,),
)


class StillHistory:
    """Answers at once, always the same."""

    def __init__(
        self,
        *views: HistoryView,
        rows: tuple[HistoryRow, ...] = ROWS,
        rights: frozenset[Right] = frozenset(Right),
        waits: bool = False,
    ) -> None:
        self._views = {each.row: view_of(each) for each in (*NEEDING, *rows)} | {each.head.row: each for each in views}
        self._rows = rows
        self._rights = rights
        self._waits = waits

    def may(self, right: Right) -> bool:
        """Answer from the list of rights."""
        return right in self._rights

    async def page(self, chosen: HistoryFilter, before: int | None = None, most: int = 100) -> tuple[HistoryRow, ...]:
        """Answer from the one list there is."""
        if self._waits:
            await asyncio.get_running_loop().create_future()
        if before is not None:
            return ()
        rows = NEEDING if chosen.needs_attention else self._rows
        words = chosen.text.lower().split()
        fits = [
            each
            for each in rows
            if all(word in f"{each.who} {each.beside} {each.last_four}".lower() for word in words)
            and (chosen.word is None or each.word is chosen.word)
            and (chosen.thing is None or each.thing is chosen.thing)
        ]
        return tuple(self._shown(each) for each in fits[:most])

    async def again(self, rows: tuple[int, ...]) -> tuple[HistoryRow, ...]:
        """Answer from the list."""
        return tuple(each for each in self._rows if each.row in rows)

    async def totals(self, chosen: HistoryFilter) -> Totals:
        """Answer with the ones there are."""
        return Totals(len(await self.page(chosen)), TOTALS.paid) if chosen.text else TOTALS

    async def needing(self) -> int:
        """Count as the list does."""
        return len(NEEDING)

    async def cashiers(self) -> tuple[str, ...]:
        """Answer with two."""
        return ("Amaka Obi", _NGOZI)

    async def view(self, thing: HistoryKind, about: str, inbox: str = "") -> HistoryView:
        """Answer from the list."""
        found = next(view for view in self._views.values() if (view.head.thing, view.head.about) == (thing, about))
        del inbox
        if self.may(Right.SELL):
            return found
        return replace(
            found, head=masked(found.head), is_masked=True, may_check=False, may_resend_at=None, may_print=False,
            may_note=False, may_settle=False,
        )  # fmt: skip

    async def check_now(self, reference: str) -> None:
        """Ask nobody, for ever."""
        del reference
        await asyncio.get_running_loop().create_future()

    async def resend(self, reference: str) -> str:
        """Send nothing."""
        del reference
        return "Notification resent"

    async def note(self, thing: HistoryRow, note: str) -> None:
        """Keep nothing."""

    async def settle(self, thing: HistoryRow, note: str) -> None:
        """Keep nothing."""

    async def export(self, chosen: HistoryFilter, path: Path, *, told: Callable[[int, int], object]) -> int:
        """Be done."""
        del chosen, path, told
        return len(self._rows)

    def _shown(self, found: HistoryRow) -> HistoryRow:
        return found if self.may(Right.SELL) else masked(found)

"""The history in words: what each thing is, who it is about, and what happened to it."""

from datetime import datetime
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from pos_app.domain.history import DeniedMoney, HistoryEvent, HistoryKind, HistoryMoment, HistoryRow
from pos_app.domain.payment import Alarm, Word
from pos_app.domain.sale import SaleAlarm
from pos_app.ui.kit.dates import day_of_year, whole_day
from pos_app.ui.kit.spoken import spoken_money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import day
from pos_app.ui.kit.tokens import Shade, Tone
from pos_app.ui.kit.widgets.word_look import icon_of as icon_of_word
from pos_app.ui.kit.widgets.word_look import shade_of, shown_word

_T, _M = HistoryKind, HistoryEvent
_ICONS: Final = {_T.CARD: "card", _T.TV: "tv", _T.TRANSFER: "in", _T.MOBILE: "phone", _T.NOTICE: "alert"}
_DOTS: Final = "••••"
_tr: Final = partial(QCoreApplication.translate, "History")


def icon_of(thing: HistoryKind) -> str:
    """Return the icon of what it is."""
    return _ICONS[thing]


def kind_word(thing: HistoryKind) -> str:
    """Return what it is, in a word."""
    match thing:
        case HistoryKind.CARD:
            return _tr("Card")
        case HistoryKind.TV:
            return _tr("TV")
        case HistoryKind.TRANSFER:
            return _tr("Transfer")
        case HistoryKind.MOBILE:
            return _tr("Mobile")
        case HistoryKind.NOTICE:
            return _tr("Notice")


def heading(thing: HistoryKind) -> str:
    """Return what stands over its detail."""
    match thing:
        case HistoryKind.CARD:
            return _tr("Card payment")
        case HistoryKind.TV:
            return _tr("Cable TV")
        case HistoryKind.TRANSFER:
            return _tr("Incoming transfer")
        case HistoryKind.MOBILE:
            return _tr("Incoming mobile money")
        case HistoryKind.NOTICE:
            return _tr("Suspicious notice")


def result_word(word: Word | None) -> str:
    """Return the word of its badge."""
    return shown_word(word) if word is not None else _tr("Suspicious")


def result_icon(word: Word | None) -> str:
    """Return the icon of its badge."""
    return icon_of_word(word) if word is not None else "alert"


def result_shade(theme: Theme, word: Word | None) -> Shade:
    """Return the four colours of its badge."""
    return shade_of(theme, word) if word is not None else theme.shade(Tone.DECLINED)


def card_name(found: HistoryRow) -> str:
    """Return a card as its brand and the end of its number."""
    return f"{found.brand} {_DOTS} {found.last_four}".strip()


def who_of(found: HistoryRow) -> str:
    """Return what stands first in its row."""
    match found.thing:
        case HistoryKind.CARD:
            return card_name(found)
        case HistoryKind.TV:
            return f"{found.brand} {found.who or found.number}".strip()
        case HistoryKind.NOTICE:
            return f"“{found.who}”" if found.who else _tr("Name not given")
        case _:
            return found.who or _tr("Name not given")


def beside_of(found: HistoryRow) -> str:
    """Return what stands under it."""
    if found.thing is HistoryKind.NOTICE:
        return _tr("Look at it in Activity")
    told = " · ".join(part for part in (found.beside, found.remark) if part)
    return told or _tr("No note")


def figure_of(found: HistoryRow) -> str:
    """Return its amount."""
    return found.amount.shown() if found.amount is not None else "–"


def time_of(at: datetime) -> str:
    """Return hours and minutes."""
    return f"{at.astimezone():%H:%M}"


def day_of(at: datetime, now: datetime) -> str:
    """Return the date of another day than this; without its year where it is this one."""
    if day(at) == day(now):
        return ""
    local = at.astimezone()
    return day_of_year(local) if local.year == now.astimezone().year else whole_day(local)


def spoken(found: HistoryRow, now: datetime) -> str:
    """Return the row as it is said aloud."""
    amount = spoken_money(found.amount) if found.amount is not None else ""
    when = " ".join(part for part in (day_of(found.at, now), time_of(found.at)) if part)
    parts = (
        kind_word(found.thing),
        amount,
        who_of(found).strip("“”"),
        found.beside,
        found.remark,
        result_word(found.word),
        when,
    )
    return ", ".join(part for part in parts if part)


def alarm_sentence(alarm: str) -> str:
    """Return what is wrong with it; '' for nothing."""
    match alarm:
        case Alarm.OTHER_MONEY:
            return _tr("The service says paid, but another amount. Do not hand out goods.")
        case Alarm.PAID_AFTER_ALL:
            return _tr("It was paid after the till had given it up. Hand out the goods, or give the money back.")
        case Alarm.PAID_BUT_NOW_DENIED:
            return _tr("It was paid, and the service denies it now. Ask the service.")
        case Alarm.FOUND_AGAIN:
            return _tr("The journal that was set aside knows more of it. The service is asked again.")
        case SaleAlarm.PAID_TWICE:
            return _tr("Its sale was paid twice. Give one payment back.")
        case _:
            return ""


def denied_sentence(alarm: str, amount: str, stands: DeniedMoney) -> str:
    """Return what is wrong with money that was verified, where it stands, and what it is for."""
    is_other = alarm == Alarm.OTHER_MONEY
    said = [
        _tr("Verified, and the service names another amount now.")
        if is_other
        else _tr("Verified, and the service denies it now.")
    ]
    if not stands.is_in_takings:
        said.append(_tr("It is in no takings. Do not give it back before the service was asked."))
    elif stands.shift is None:
        said.append(_tr("{amount} stands in the takings of the next shift.").format(amount=amount))
    else:
        told = _tr("{amount} stands in the takings of shift {shift}.")
        said.append(told.format(amount=amount, shift=stands.shift))
    if stands.sale is not None:
        said.append(_tr("It was for sale {sale}.").format(sale=stands.sale))
    return " ".join(said)


def story_sentence(moment: HistoryMoment, thing: HistoryKind) -> str:
    """Return what happened, in a sentence."""
    sentence = _TV_SENTENCES.get(moment.what) if thing is HistoryKind.TV else None
    return (sentence or _SENTENCES[moment.what])().format(said=moment.said)


_SENTENCES: Final = {
    _M.BEGUN: lambda: _tr("Pay was pressed"),
    _M.SENT: lambda: _tr("Sent to the service"),
    _M.SENT_AGAIN: lambda: _tr("Sent again"),
    _M.STARTED: lambda: _tr("The service began"),
    _M.DEVICE_CHECKED: lambda: _tr("Device checked, bank asked"),
    _M.PAGE_OPENED: lambda: _tr("Bank page opened"),
    _M.PAGE_LEFT: lambda: _tr("Back from the bank page"),
    _M.WAITING: lambda: _tr("Waiting for the bank"),
    _M.REFUSED: lambda: _tr("Refused; the result was asked for"),
    _M.CANCEL_ASKED: lambda: _tr("Asked to cancel"),
    _M.NO_ANSWER: lambda: _tr("No clear answer"),
    _M.ASKED_AGAIN: lambda: _tr("Asked, no answer yet ({said}×)"),
    _M.RESTARTED: lambda: _tr("The till was started again"),
    _M.FOUND_AGAIN: lambda: _tr("Found again after a backup was put back"),
    _M.OTHER_MONEY: lambda: _tr("Said to be paid, but another amount"),
    _M.PAID: lambda: _tr("Paid"),
    _M.PAID_AFTER_ALL: lambda: _tr("Paid after all"),
    _M.DENIED_LATER: lambda: _tr("Denied by the service later"),
    _M.DECLINED: lambda: _tr("Declined"),
    _M.NOT_CHARGED: lambda: _tr("Not charged"),
    _M.CLOSED: lambda: _tr("Closed by a manager"),
    _M.CAME: lambda: _tr("The notice came in"),
    _M.VERIFIED: lambda: _tr("Verified by the service"),
    _M.MATCHED: lambda: _tr("Matched to sale {said}"),
    _M.REFUND_REPORTED: lambda: _tr("Refund reported: {said}"),
    _M.RESEND_ASKED: lambda: _tr("Notice asked for again"),
    _M.RESEND_ANSWERED: lambda: _tr("Answer: {said}"),
    _M.NOTED: lambda: _tr("Note: {said}"),
    _M.SETTLED: lambda: _tr("Dealt with: {said}"),
}
_TV_SENTENCES: Final = {
    _M.BEGUN: lambda: _tr("Order written down"),
    _M.SENT: lambda: _tr("Sent to the provider"),
    _M.REFUSED: lambda: _tr("Could not be sent; tried again"),
    _M.PAID: lambda: _tr("Delivered"),
    _M.DECLINED: lambda: _tr("Refused. Nothing was bought."),
}

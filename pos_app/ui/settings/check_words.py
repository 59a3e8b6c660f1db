"""What a test of the service found out, in a few words each."""

__audience__ = "back office"

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from PySide6.QtCore import QCoreApplication

from pos_app.domain.connection import Feed, FeedView, Reach
from pos_app.domain.service_check import ServiceCheckView
from pos_app.ui.kit.language import said
from pos_app.ui.kit.times import day

_say = QCoreApplication.translate
_ROOM: Final = "ServiceCheck"
_OFF: Final = timedelta(minutes=2)  # with a clock further off the bank's own check fails
_UNSEEN: Final = timedelta(seconds=2)  # the service says whole seconds, and the answer took its time
_SOON: Final = timedelta(days=14)


@dataclass(frozen=True, slots=True)
class CheckWord:
    """One thing that was looked at: the word that matters, and the rest."""

    strong: str
    rest: str
    icon: str = "verified"
    ink: str = "paid_text"

    @property
    def is_good(self) -> bool:
        """Tell whether it is as it should be."""
        return self.icon == "verified"


def words_of(view: ServiceCheckView) -> tuple[CheckWord, ...]:
    """Say as much as is known, and no more."""
    if view.problem:
        return (_bad(_say(_ROOM, "No answer"), said(view.problem)), _notices(view.feed))
    found = [_key(view)]
    if view.tls is not None:
        found.append(_tls(view.tls, view.certificate_until, view.at))
    if view.milliseconds is not None:
        took = _say(_ROOM, "{milliseconds} ms").format(milliseconds=view.milliseconds)
        found.append(CheckWord(took, _say(_ROOM, "to answer")))
    if view.milliseconds is not None:
        found.append(_clock(view.ahead))
    return (*found, _notices(view.feed))


def _key(view: ServiceCheckView) -> CheckWord:
    says = _say(_ROOM, "The service says: {words}").format(words=view.said) if view.said else ""
    match view.reach:
        case Reach.ONLINE:
            return CheckWord(_say(_ROOM, "Key accepted"), says)
        case Reach.KEYS_REFUSED:
            return _bad(_say(_ROOM, "Key not accepted"), says)
        case Reach.NOT_SET_UP:
            return _bad(_say(_ROOM, "No keys or addresses"), _say(_ROOM, "set"))
        case _:
            unclear = _say(_ROOM, "no clear answer")
            return _bad(_say(_ROOM, "Key not tested"), f"{unclear}. {says}" if says else unclear)


def _tls(version: str, until: datetime | None, at: datetime) -> CheckWord:
    if not version:
        return _unknown(_say(_ROOM, "No TLS"), _say(_ROOM, "on this computer"))
    shown = version.replace("TLSv", "TLS ")
    if until is not None and until - at < _SOON:
        return _bad(shown, _say(_ROOM, "certificate ends {day}").format(day=day(until)))
    return CheckWord(shown, _say(_ROOM, "valid"))


def _clock(ahead: timedelta | None) -> CheckWord:
    clock = _say(_ROOM, "Clock")
    if ahead is None:
        return _unknown(clock, _say(_ROOM, "not told"))
    if abs(ahead) <= _UNSEEN:
        return CheckWord(clock, _say(_ROOM, "right to 2 s"))
    seconds = abs(round(ahead.total_seconds()))
    rest = _say(_ROOM, "{seconds} s ahead") if ahead > timedelta(0) else _say(_ROOM, "{seconds} s behind")
    said = rest.format(seconds=seconds)
    return _bad(clock, said) if abs(ahead) > _OFF else CheckWord(clock, said)


def _notices(feed: FeedView) -> CheckWord:
    notices = _say(_ROOM, "Notices")
    if feed.feed is Feed.OFF:
        return _unknown(notices, _say(_ROOM, "off"))
    if feed.feed is Feed.BLOCKED:
        return _bad(notices, _say(_ROOM, "cannot arrive"))
    if feed.last_at is None:
        return _unknown(notices, _say(_ROOM, "none yet"))
    return CheckWord(notices, _say(_ROOM, "arriving"))


def _bad(strong: str, rest: str) -> CheckWord:
    return CheckWord(strong, rest, "alert", "declined_text")


def _unknown(strong: str, rest: str) -> CheckWord:
    return CheckWord(strong, rest, "info", "text_muted")

"""The words of the top bar for each state of the two connections."""

from datetime import datetime
from typing import assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.connection import Feed, FeedView, Reach, ReachView
from pos_app.ui.frame.connection_status import StatusView


def service_status(view: ReachView) -> StatusView:
    """Say whether the payment service can be reached."""
    since = _since(view.since)
    match view.reach:
        case Reach.CHECKING:
            return StatusView(_tr("Service *checking*"), "cloud", "text_subtle", _tr("Not asked yet"))
        case Reach.ONLINE:
            return StatusView(_tr("Service *online*"), "cloud", "paid", since)
        case Reach.UNREACHABLE:
            return StatusView(_tr("Service offline"), "cloud-off", "declined", since, is_trouble=True)
        case Reach.KEYS_REFUSED:
            return StatusView(_tr("Keys refused"), "key", "declined", since, is_trouble=True)
        case Reach.NOT_SET_UP:
            return StatusView(_tr("Service *not set up*"), "cloud-off", "unsure", _tr("No address or no keys yet"))
        case _:
            assert_never(view.reach)


def feed_status(view: FeedView) -> StatusView:
    """Say whether notices are listened for."""
    match view.feed:
        case Feed.OFF:
            return StatusView(_tr("Feed *off*"), "feed", "text_subtle", _tr("No notices are listened for"))
        case Feed.LISTENING:
            said = _tr("Listening at {address}")
            if view.is_by_other_program:
                said = _tr("By another program at {address}") if view.address else _tr("By another program")
            tip = said.format(address=view.address)
            return StatusView(_tr("Feed *live*"), "feed", "paid", tip)
        case Feed.BLOCKED:
            tip = _tr("Could not listen at {address}").format(address=view.address)
            if view.is_by_other_program:
                tip = _tr("The program that listened has ended. Start it or this till again")
            return StatusView(_tr("Feed *blocked*"), "feed", "unsure", tip)
        case _:
            assert_never(view.feed)


def _since(moment: datetime | None) -> str:
    return _tr("Since {time}").format(time=f"{moment:%H:%M}") if moment else ""


def _tr(text: str) -> str:
    return QCoreApplication.translate("TopBar", text)

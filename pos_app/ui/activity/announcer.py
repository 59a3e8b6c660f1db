"""Tells of money that was confirmed, with three notes, and of notices that contradict what is known, in silence."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from pos_app.domain.webhook_view import INCOMING, Doubt, NoticeRow, NoticeStanding
from pos_app.ui.activity.words import figure_of, kind_word, who_of
from pos_app.ui.kit.sounds import Loudspeaker, Tune
from pos_app.ui.kit.widgets.toast import ToastView


class ActivityAnnouncer(QObject):
    """What was there when it first looked is no news; a card payment says its result on its own screen."""

    told = Signal(ToastView)

    def __init__(self, parent: QObject, sounds: Loudspeaker | None) -> None:
        super().__init__(parent)
        self._sounds = sounds
        self._known: dict[str, NoticeStanding] | None = None
        self._denied: frozenset[str] = frozenset()
        self.is_loud = True

    def hear(self, newest: Sequence[NoticeRow]) -> None:
        """Look for money that has become verified since the last time."""
        before, self._known = self._known, {row.row: row.standing for row in newest}
        denied_before, self._denied = self._denied, frozenset(row.row for row in newest if row.is_denied)
        if before is None:
            return
        came = [row for row in newest if _is_verified_money(row) and before.get(row.row) is not NoticeStanding.VERIFIED]
        # A page reaches further down when rows above it go: what was looked at already is no news.
        came = [row for row in came if row.row in before or row.is_new]
        for row in newest:
            if _is_alarm(row) and before.get(row.row) is not NoticeStanding.SUSPICIOUS:
                self.told.emit(self._warning(row))
                break
        for row in newest:
            if row.is_denied and row.row in before and row.row not in denied_before:
                self.told.emit(self._denial(row))
                break
        if not came:
            return
        if self._sounds is not None and self.is_loud:
            self._sounds.play(Tune.TRANSFER)
        self.told.emit(self._toast(came))

    def _toast(self, came: Sequence[NoticeRow]) -> ToastView:
        row = came[0]
        if len(came) > 1:
            title = self.tr("{count} payments came in").format(count=len(came))
            detail = self.tr("Verified. The newest: {amount}, {who}")
            return ToastView(title, detail.format(amount=figure_of(row), who=who_of(row)), "in", "paid_text")
        title = self.tr("{amount} from {who}").format(amount=figure_of(row), who=who_of(row))
        detail = self.tr("{kind}, verified").format(kind=kind_word(row.kind))
        if not row.is_amount_confirmed:
            detail = self.tr("{kind}, verified; the amount is as reported").format(kind=kind_word(row.kind))
        return ToastView(title, detail, "in", "paid_text")

    def _warning(self, row: NoticeRow) -> ToastView:
        title = self.tr("Suspicious notice: {amount}").format(amount=figure_of(row))
        return ToastView(title, self.tr("Hand over nothing for it. See Activity."), "alert", "declined_text")

    def _denial(self, row: NoticeRow) -> ToastView:
        title = self.tr("Denied now: {amount}").format(amount=figure_of(row))
        return ToastView(title, self.tr("It was verified before. See History."), "alert", "declined_text")


def _is_alarm(row: NoticeRow) -> bool:
    """Tell whether it comes from somebody who can sign, and says something else than is known of this reference."""
    is_odd = row.doubt in {Doubt.OTHER_AMOUNT, Doubt.CONTRADICTS}
    return row.standing is NoticeStanding.SUSPICIOUS and is_odd and row.is_new


def _is_verified_money(row: NoticeRow) -> bool:
    return row.standing is NoticeStanding.VERIFIED and not row.is_denied and row.kind in INCOMING

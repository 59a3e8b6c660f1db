"""A section that somebody else opened with a PIN: for one change, or until it is left."""

from PySide6.QtCore import QObject, Signal

from pos_app.domain.people import DelegatedRight, Right
from pos_app.ui.kit.tasks import Answer, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import Banner, BannerView
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.nothing_here import NothingHere
from pos_app.ui.people.one_time_approval import OneTimeApproval, is_owners, signature_for


class UnlockedSection(QObject):
    """What stands in place of a section that may not be seen, and above one that was opened."""

    changed = Signal()  # a section was opened, or is not open any more

    def __init__(self, theme: Theme, in_place: OneTimeApproval | None, parent: QObject) -> None:
        super().__init__(parent)
        self._in_place = in_place
        self._loan: DelegatedRight | None = None
        self._is_left = False  # while somebody signed
        self._wanted: tuple[Right, str, str] | None = None
        self._tasks = TaskScope(self)
        self._open = Button(theme, self.tr("Open with a PIN"), ButtonKind.PRIMARY, icon="key", key="F9", large=True)
        self._open.clicked.connect(self._ask)
        self.refusal = NothingHere(theme, act=self._open)
        self.refusal.setFocusProxy(self._open)
        self.close = Button(theme, self.tr("Close it"))
        self.close.clicked.connect(self.end)
        self.bar = Banner(theme, BannerView(Tone.WAITING, "key", "", ""), self.close)
        self.bar.hide()

    @property
    def is_open(self) -> bool:
        """Tell whether a section is open by somebody else's word."""
        return self._loan is not None

    def refuse(self, right: Right, section: str, title: str) -> None:
        """Say who may see this, and offer to have it opened."""
        self._forget()
        self._wanted = (right, section, title)
        can = self._in_place is not None and self._in_place.can(right)
        if is_owners(right):
            head = self.tr("Only the owner may see this")
            how = self.tr("The owner can open it here with a PIN, for one change. You stay signed in.")
            ask = self.tr("Ask the owner to sign in.")
        else:
            head = self.tr("Only a manager may see this")
            how = self.tr("A manager can open it here with a PIN, for one change. You stay signed in.")
            ask = self.tr("Ask a manager or the owner to sign in.")
        self.refusal.show_words("lock", head, how if can else ask, offers_again=can)

    def end(self) -> None:
        """Close what was opened, or what is about to be."""
        self._is_left = True
        if self._loan is not None:
            self._forget()
            self.changed.emit()

    def _forget(self) -> None:
        loan, self._loan = self._loan, None
        self.bar.hide()
        if loan is not None and self._in_place is not None:
            self._in_place.give_back(loan)

    def _ask(self) -> None:
        if self._in_place is None or self._wanted is None:
            return
        right, section, title = self._wanted
        heading = self.tr("Open “{section}”?").format(section=title)
        approval = signature_for(
            right, title=heading, act=self.tr("Open"), icon="key", written=f"open settings {section}"
        )
        in_place, self._is_left = self._in_place, False

        async def borrow() -> DelegatedRight | None:
            return await in_place.borrow(approval)

        self._tasks.start("borrow", borrow, answered=self._take)

    def _take(self, answer: Answer[DelegatedRight | None]) -> None:
        match answer:
            case TaskOk(loan) if loan is not None and self._is_left:
                if self._in_place is not None:
                    self._in_place.give_back(loan)
            case TaskOk(loan) if loan is not None:
                self._loan = loan
                title = self.tr("Opened by {name}, for one change").format(name=loan.lender.name)
                detail = self.tr("It closes when something was changed, or you leave it.")
                self.bar.show_banner(BannerView(Tone.WAITING, "key", title, detail))
                self.changed.emit()
            case _:
                self._open.setFocus()

"""What follows a press on Pay: the order is begun, or the price has changed, or a manager is needed first."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from functools import partial

from PySide6.QtCore import QObject, Signal

from pos_app.domain.people import SignedApproval
from pos_app.domain.replies import Package
from pos_app.domain.tv_buying import BoughtAlready, PriceChanged
from pos_app.domain.tv_view import TvChoice
from pos_app.ui.kit.dialogs import DialogLayer, QuestionDialog
from pos_app.ui.kit.language import said
from pos_app.ui.kit.tasks import Answer, TaskKnownError, TaskOk, TaskScope
from pos_app.ui.kit.theme import Theme
from pos_app.ui.tv.desk import ManagerGate, TvDesk
from pos_app.ui.tv.manager_dialog import ManagerDialog
from pos_app.ui.tv.order_dialogs import BoughtAlreadyDialog, about_price


@dataclass(frozen=True, slots=True)
class _Begun:
    reference: str


@dataclass(frozen=True, slots=True)
class _OtherPrice:
    choice: TvChoice
    package: Package | None
    sentence: str


@dataclass(frozen=True, slots=True)
class _Open:
    choice: TvChoice
    reference: str


@dataclass(frozen=True, slots=True)
class _Approved:
    choice: TvChoice
    approval: SignedApproval | None


_Outcome = _Begun | _OtherPrice | _Open


class Buying(QObject):
    """One press at a time; nothing is sent that was not read back as it is sent."""

    changed = Signal()  # whether it is busy
    begun = Signal(str)  # its reference
    not_begun = Signal(str, str)  # a sentence, and what to do
    other_price = Signal(object)  # the package as it is sold now, or None
    order_asked = Signal(str)

    def __init__(
        self,
        parent: QObject,
        theme: Theme,
        desk: TvDesk,
        gate: ManagerGate,
        dialogs: DialogLayer,
        *,
        now: Callable[[], datetime],
    ) -> None:
        super().__init__(parent)
        self._theme = theme
        self._desk = desk
        self._gate = gate
        self._dialogs = dialogs
        self._now = now
        self._tasks = TaskScope(self)

    @property
    def is_busy(self) -> bool:
        """Tell whether a press is being answered."""
        return self._tasks.is_running("buy")

    def begin(self, choice: TvChoice, *, approval: SignedApproval | None = None) -> None:
        """Buy it; a second press does nothing."""
        if self._tasks.is_running("ask"):
            return
        if self._tasks.start("buy", partial(self._buy, choice, approval), answered=self._answered):
            self.changed.emit()

    async def _buy(self, choice: TvChoice, approval: SignedApproval | None) -> _Outcome:
        try:
            return _Begun(await self._desk.buy(choice, approval=approval))
        except PriceChanged as changed:
            return _OtherPrice(choice, changed.package, said(changed.sentence))
        except BoughtAlready as already:
            return _Open(choice, already.reference)

    def _answered(self, answer: Answer[_Outcome]) -> None:
        self.changed.emit()
        match answer:
            case TaskOk(_Begun(reference)):
                self.begun.emit(reference)
            case TaskOk(_OtherPrice(choice, package, sentence)):
                self._stop_for_price(choice, package, sentence)
            case TaskOk(_Open() as stands):
                self._tasks.start("ask", partial(self._ask_manager, stands), answered=self._take_manager)
            case TaskKnownError(sentence):
                self.not_begun.emit(sentence, self.tr("Nothing was bought. Press Pay to try once more."))
            case _:
                title = self.tr("Something in the till went wrong. It was noted.")
                advice = self.tr("Press Pay again: an order that was begun is shown, never bought twice.")
                self.not_begun.emit(title, advice)

    def _stop_for_price(self, choice: TvChoice, package: Package | None, sentence: str) -> None:
        if package is None or package.price is None:
            self.other_price.emit(None)
            self.not_begun.emit(sentence, self.tr("Choose another package."))
        else:
            work = partial(self._ask_about_price, package, choice)
            self._tasks.start("ask", work, answered=self._take_price)

    async def _ask_about_price(self, package: Package, choice: TvChoice) -> Package | None:
        dialog = QuestionDialog(self._theme, about_price(package, choice.price))
        return package if await self._dialogs.open(dialog) == QuestionDialog.ACT else None

    def _take_price(self, answer: Answer[Package | None]) -> None:
        self.other_price.emit(answer.value if isinstance(answer, TaskOk) else None)

    async def _ask_manager(self, stands: _Open) -> _Approved | str:
        """Return the approval, or the reference of the order that is to be shown."""
        order = await self._desk.view(stands.reference)
        dialog = BoughtAlreadyDialog(self._theme, self._gate, order, now=self._now())
        if await self._dialogs.open(dialog) == ManagerDialog.APPROVED:
            return _Approved(stands.choice, dialog.approval)
        return stands.reference

    def _take_manager(self, answer: Answer[_Approved | str]) -> None:
        match answer:
            case TaskOk(_Approved(choice, approval)):
                self.begin(choice, approval=approval)
            case TaskOk(str(reference)):
                self.order_asked.emit(reference)
            case TaskKnownError(sentence):
                self.not_begun.emit(sentence, self.tr("Nothing was bought."))
            case _:
                self.not_begun.emit(self.tr("Something in the till went wrong. It was noted."), "")

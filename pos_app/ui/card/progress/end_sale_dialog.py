"""Ends a sale that nobody will pay: the cashier says why."""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, Qt

from pos_app.domain.plain_text import plain
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.entry_line import EntryLine
from pos_app.ui.people.work_dialog import WorkDialog

_LONGEST_REASON: Final = 120
_say = partial(QCoreApplication.translate, "end")

End = Callable[[str], Coroutine[Any, Any, None]]


class EndSaleDialog(WorkDialog):
    """Ends with `done` once the sale has ended."""

    def __init__(self, theme: Theme, end: End) -> None:
        super().__init__(
            theme,
            _say("End this sale"),
            _say("Nobody will pay it. It cannot be paid after this."),
            leave=_say("Leave it open"),
            act=_say("End sale"),
            icon="x",
        )
        self._end = end
        self.reason_line = EntryLine(
            theme, name=_say("Why nobody pays it"), most=_LONGEST_REASON, hints=Qt.InputMethodHint.ImhNone
        )
        self._add_field(_say("Why nobody pays it"), self.reason_line)
        self._end_of_fields()

    def _start(self) -> None:
        if self._reason():
            super()._start()
            return
        self._say(_say("Say why nobody will pay it."))
        self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    def _work(self) -> Callable[[], Coroutine[Any, Any, object]]:
        return partial(self._end, self._reason())

    def _reason(self) -> str:
        return plain(self.reason_line.text(), most=_LONGEST_REASON).strip()

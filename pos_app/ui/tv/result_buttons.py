"""What can be done about a TV order that has a result, or that nobody is sure of."""

from datetime import datetime
from typing import Final

from PySide6.QtCore import Signal

from pos_app.domain.payment import Word
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.footer import Footer
from pos_app.ui.tv.order_scene import OrderScene

_FOOTER: Final = 93


class ResultButtons(Footer):
    """Not sure offers the next customer and, after a while, the very same order once more."""

    new_asked = Signal()
    same_asked = Signal()  # the same customer, as a new order
    send_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, height=theme.px(_FOOTER))
        new = self.tr("New TV payment")
        self._same = Button(theme, self.tr("Same customer"), ButtonKind.QUIET, icon="refresh", large=True)
        self._new = Button(theme, new, icon="plus", key="F2", large=True)
        self._next = Button(theme, self.tr("Next customer"), icon="right", key="F2", large=True)
        self._send = Button(theme, self.tr("Send again"), icon="send", large=True)
        self._try = Button(theme, self.tr("Try again"), ButtonKind.PRIMARY, icon="refresh", key="F9", large=True)
        self._filled_new = Button(theme, new, ButtonKind.PRIMARY, icon="plus", key="F2", large=True)
        for button in (self._new, self._next, self._filled_new):
            button.clicked.connect(self.new_asked)
        for button in (self._same, self._try):
            button.clicked.connect(self.same_asked)
        self._send.clicked.connect(self.send_asked)
        for button in self._all():
            self.row.addWidget(button, 3 if button is self._filled_new else 2)

    @property
    def filled(self) -> Button:
        """The expected next act."""
        return self._filled_new if not self._filled_new.isHidden() else self._try

    def show_scene(self, scene: OrderScene, *, now: datetime) -> None:
        """Offer what makes sense now."""
        word = scene.order.word
        tries = word in {Word.DECLINED, Word.NOT_CHARGED}
        wait = scene.wait_before_sending(now)
        for button, shows in (
            (self._same, word is Word.PAID),
            (self._new, tries),
            (self._next, scene.is_unsure),
            (self._send, wait is not None),
            (self._try, tries),
            (self._filled_new, word is Word.PAID),
        ):
            if button.isHidden() is shows:
                button.setVisible(shows)
        self._send.setEnabled(wait == 0 or scene.is_sending)
        self._send.set_busy(busy=scene.is_sending)

    def _all(self) -> tuple[Button, ...]:
        return self._same, self._new, self._next, self._send, self._try, self._filled_new

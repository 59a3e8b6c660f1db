"""The button that asks for an end, and then says that it was asked."""

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.widgets.button import Button, ButtonKind


class CancelButton(Button):
    """A request and no more: it opens no dialog, and is pressed once."""

    def __init__(
        self, theme: Theme, kind: ButtonKind = ButtonKind.SECONDARY, *, icon: str = "x", large: bool = False
    ) -> None:
        super().__init__(theme, "", kind, icon=icon, key="Esc", large=large)
        self._has_icon = bool(icon)
        self.show_asked(is_asked=False)

    def show_asked(self, *, is_asked: bool) -> None:
        """Say whether it was pressed."""
        self.setText(self.tr("Asked to cancel") if is_asked else self.tr("Ask to cancel"))
        self.key = "" if is_asked else "Esc"
        self.setAccessibleDescription(self.key)
        self.setEnabled(not is_asked)
        if self._has_icon:
            self.set_icon("check" if is_asked else "x")
        self.updateGeometry()

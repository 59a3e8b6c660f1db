"""A smaller field for cash: typed as amounts are typed everywhere at the till."""

from PySide6.QtCore import QSize

from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.amount_field import AmountField


class CashField(AmountField):
    """As high as other fields, under a name of its own."""

    def __init__(self, theme: Theme, name: str) -> None:
        self._name = name
        super().__init__(theme)
        self.setFixedHeight(theme.tokens.size.field_large)

    @property
    def name(self) -> str:
        return self._name

    def fitting_type(self) -> Type:
        return Type.INPUT

    def sizeHint(self) -> QSize:
        return QSize(0, self._theme.tokens.size.field_large)

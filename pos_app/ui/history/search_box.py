"""The field that finds what was sold: by reference, last four, name, number, note or amount."""

from pos_app.ui.kit.theme import Theme
from pos_app.ui.tv.search_line import SearchLine


class HistorySearch(SearchLine):
    """Finds with every key; Enter and the arrow go on to what was found, Esc finds everything again."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme)
        self.setPlaceholderText(self.tr("Reference, last 4, name, phone, amount"))
        self.setAccessibleName(self.tr("Search by reference, last four digits, name, number, note or amount"))

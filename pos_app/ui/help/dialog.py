"""The manual over whatever screen is open: its pages on the left, one of them on the right."""

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import (
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextTable,
)
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QTextBrowser, QWidget

from pos_app.ui.help.book import HelpPage
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.no_menu import without_menus

_WIDTH: Final = 1000
_HEIGHT: Final = 440
_LIST: Final = 248
_LINE: Final = 125  # percent
_SCHEME: Final = "help"


class HelpDialog(Dialog):
    """Links lead from page to page and nowhere else."""

    def __init__(self, theme: Theme, pages: Sequence[HelpPage], *, page: str = "") -> None:
        super().__init__(theme, self.tr("Help"), leave=self.tr("Close"))
        self.setFixedWidth(theme.px(_WIDTH))
        self._pages = tuple(pages)
        self.list = QListWidget()
        without_menus(self.list)
        self.list.setAccessibleName(self.tr("Pages of the manual"))
        self.list.setFixedWidth(theme.px(_LIST))
        self.list.setFont(theme.font(Type.BODY))
        self.list.setSpacing(theme.tokens.space.half)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setWordWrap(True)
        self.list.addItems([each.title for each in self._pages])
        self.text = _PageText(theme)
        self.text.setAccessibleName(self.tr("Page"))
        row = QHBoxLayout()
        row.setSpacing(theme.tokens.space.x3)
        row.addWidget(self.list)
        row.addWidget(self.text, 1)
        self.body.addLayout(row)
        for part in (self.list, self.text):
            part.setMinimumHeight(theme.px(_HEIGHT))
        self.list.currentRowChanged.connect(self._show)
        self.text.anchorClicked.connect(self._follow)
        self.open_page(page)

    def first_focus(self) -> QWidget:
        return self.list

    def open_page(self, page: str) -> None:
        """Show the page of this name, or the first one; a part of it is named by its number after #."""
        name, _, part = page.partition("#")
        found = next((place for place, each in enumerate(self._pages) if each.id == name), 0)
        self.list.setCurrentRow(found)
        if part:
            self.text.go_to(int(part))

    @property
    def page(self) -> str:
        """The name of the page that is open."""
        return self._pages[self.list.currentRow()].id

    def _show(self, place: int) -> None:
        if 0 <= place < len(self._pages):
            self.text.show_text(self._pages[place].text)

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == _SCHEME:
            self.open_page(link.path())


class _PageText(QTextBrowser):
    """Loads nothing: the text of a page is all there is."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._part = 0
        self.verticalScrollBar().rangeChanged.connect(self._stay)
        self.setOpenLinks(False)
        without_menus(self)
        self.setOpenExternalLinks(False)
        self.setFont(theme.font(Type.BODY))
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)

    def show_text(self, text: str) -> None:
        self._part = 0
        self.setMarkdown(text)
        self._space_out()
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def go_to(self, part: int) -> None:
        """Begin at this part: 0 is the page itself."""
        self._part = part
        headings, block = list[QTextBlock](), self.document().firstBlock()
        while block.isValid():
            if block.blockFormat().headingLevel():
                headings.append(block)
            block = block.next()
        self.setTextCursor(QTextCursor(headings[part]))
        place = self.document().documentLayout().blockBoundingRect(headings[part])
        self.verticalScrollBar().setValue(round(place.top()))

    def _stay(self) -> None:
        """Begin where it was to begin, now that its lines are known."""
        if self._part:
            self.go_to(self._part)

    def _space_out(self) -> None:
        """Give lines and paragraphs the air that Markdown cannot ask for."""
        space, document = self._theme.tokens.space, self.document()
        block = document.firstBlock()
        while block.isValid():
            cursor, form = QTextCursor(block), QTextBlockFormat()
            level = block.blockFormat().headingLevel()
            is_cell = bool(cursor.currentTable())
            form.setLineHeight(_LINE, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
            form.setTopMargin(space.x2 if level > 1 else 0)
            form.setBottomMargin(0 if is_cell else space.half if block.textList() else space.x1)
            cursor.mergeBlockFormat(form)
            if level:
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                letters = QTextCharFormat()
                letters.setFont(self._theme.font(Type.HEADLINE if level == 1 else Type.TITLE))
                cursor.mergeCharFormat(letters)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                self._calm(frame)

    def _calm(self, table: QTextTable) -> None:
        """Draw a table without lines, with room in its cells."""
        form = table.format()
        form.setBorder(0)
        form.setCellPadding(self._theme.tokens.space.half)
        table.setFormat(form)

    def loadResource(self, _kind: int | QTextDocument.ResourceType, _name: QUrl | str) -> object:  # noqa: N802  # Qt's name
        return None

"""The line above a bank's page that the page cannot write on: lock, host, path."""

from PySide6.QtCore import QPointF, QSize, Qt, QUrl
from PySide6.QtGui import QAccessible, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from pos_app.domain.plain_text import plain
from pos_app.ui.kit.screen_reader import give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.paint import draw_icon, painter_on
from pos_app.ui.kit.widgets.text import draw_line, width_of
from pos_app.ui.web.addresses import is_this_computer, shown_parts

_HOST_WEIGHT = 500
_LONGEST = 512


class AddressLine(QWidget):
    """Whose page this is. A host too long is shortened in its middle, the path at its end."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("approvalAddress")
        give_role(self, QAccessible.Role.StaticText)
        self._theme = theme
        self._host = ""
        self._path = ""
        self._is_encrypted = False
        self._line = theme.style(Type.BODY).line
        self._bold = theme.font(Type.BODY, weight=_HOST_WEIGHT)
        self._light = theme.font(Type.BODY)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def text(self) -> str:
        """The address, whole."""
        return self._host + self._path

    def show_address(self, url: QUrl) -> None:
        """Show where the page comes from; what it calls itself is never shown."""
        self._host, path = shown_parts(url)
        self._path = plain(path, most=_LONGEST)
        self._is_encrypted = url.scheme() == "https"
        self.setAccessibleName(self.tr("The bank’s page"))
        self.setAccessibleDescription(f"{self.text}, {self._kind_of_line(url)}" if self.text else "")
        self.update()

    def _kind_of_line(self, url: QUrl) -> str:
        if self._is_encrypted:
            return self.tr("encrypted")
        return self.tr("on this computer") if is_this_computer(url) else self.tr("not encrypted")

    def sizeHint(self) -> QSize:
        return QSize(self._line, self._line)  # it takes the room there is, and never asks for more

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._host:
            return
        painter = painter_on(self)
        colors, size = self._theme.colors, self._theme.tokens.size.icon_small
        icon, color = ("lock", colors.paid_text) if self._is_encrypted else ("monitor", colors.text_muted)
        draw_icon(painter, self._theme, icon, color, at=QPointF(size / 2, self.height() / 2), size=size)
        left = self._host_left()
        host = QFontMetricsF(self._bold).elidedText(self._host, Qt.TextElideMode.ElideMiddle, self.width() - left)
        painter.setFont(self._bold)
        self._write(painter, host, left, ink=colors.text)
        left = self._path_left()
        if left < self.width():
            path = QFontMetricsF(self._light).elidedText(self._path, Qt.TextElideMode.ElideRight, self.width() - left)
            painter.setFont(self._light)
            self._write(painter, path, left, ink=colors.text_muted)

    def _write(self, painter: QPainter, text: str, left: int, *, ink: str) -> None:
        painter.setPen(self._theme.ink(ink))
        draw_line(painter, text, QPointF(left, (self.height() - self._line) / 2), height=self._line)

    def _host_left(self) -> int:
        return self._theme.tokens.size.icon_small + self._theme.tokens.space.x1

    def _path_left(self) -> int:
        return self._host_left() + width_of(self._host, self._bold)

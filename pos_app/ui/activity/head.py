"""The heading of the screen: whether anything can arrive at all, and whether money is heard."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from pos_app.domain.webhook_view import FeedHealth
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Type
from pos_app.ui.kit.widgets.button import Button, ButtonKind
from pos_app.ui.kit.widgets.fitting_text import FittingText


class ActivityHead(QWidget):
    """Title, the state of the endpoint as a button to all that is known of it, and the sound."""

    health_asked = Signal()
    sound_turned = Signal(bool)

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._is_loud = True
        self.live = Button(theme, self.tr("Feed"), ButtonKind.QUIET, icon="feed")
        self.sound = Button(theme, self.tr("Sound on"), ButtonKind.QUIET, icon="bell")
        self.live.clicked.connect(self.health_asked)
        self.sound.clicked.connect(self._turn)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(0)
        kinds = (Type.TITLE, Type.BODY, Type.LABEL, Type.CAPTION)
        self._row.addWidget(FittingText(theme, self.tr("Activity"), kinds=kinds), 1)
        self._row.addWidget(self.live)
        self._row.addWidget(self.sound)
        self.setFixedHeight(theme.px(80))
        self.arrange(is_narrow=False)

    def show_health(self, health: FeedHealth) -> None:
        """Say whether notices are listened for."""
        word = self.tr("Live") if health.address or health.is_by_other_program else self.tr("Off")
        self.live.setText(word)
        self.live.setAccessibleName(self.tr("Feed {word}, show how it stands").format(word=word.lower()))
        self.live.updateGeometry()

    def show_sound(self, *, is_loud: bool) -> None:
        """Say whether money is heard."""
        self._is_loud = is_loud
        self.sound.setText(self.tr("Sound on") if is_loud else self.tr("Sound off"))
        self.sound.updateGeometry()

    def arrange(self, *, is_narrow: bool) -> None:
        """Keep the distance of the panel."""
        space = self._theme.tokens.space
        self._row.setContentsMargins(space.x2 if is_narrow else space.x3, 0, space.x1, 0)

    def _turn(self) -> None:
        self.sound_turned.emit(not self._is_loud)

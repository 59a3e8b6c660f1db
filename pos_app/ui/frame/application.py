"""The QApplication of the till: names, fonts, theme, and how it ends."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication

from pos_app.domain.environment import Environment
from pos_app.ui.kit.theme import Looks, Mode, Theme


class TillApp(QApplication):
    """The application, with the theme that everything on screen is drawn from."""

    def __init__(self, argv: Sequence[str], *, resources: Path, mode: Mode) -> None:
        # The same base everywhere; the desktop's own style would fight the style sheet. Said this way, because
        # setStyle() returns the style, and wrapping all that a style has for Python takes 5 ms.
        super().__init__([*argv, "-style", "fusion"])
        self.setQuitOnLastWindowClosed(False)  # the program ends when main() returns, not when a window goes
        self.theme = Theme(self, Looks.read(resources), mode=mode)


def build_app(argv: Sequence[str], *, environment: Environment, theme: str, resources: Path) -> TillApp:
    """Make the one application of the process; `theme` is light, dark or system."""
    # Asked for by web pages, which come long after the application is made.
    QCoreApplication.setAttribute(Qt.ApplicationAttribute.AA_ShareOpenGLContexts)
    QCoreApplication.setOrganizationName("Kaunta")
    QCoreApplication.setApplicationName("Kaunta")
    app = TillApp(argv, resources=resources, mode=Mode(theme))
    # Window switchers show this: a practice till must not pass for the real one there either.
    app.setApplicationDisplayName("Kaunta" if environment.is_real_money else f"Kaunta {environment.value}")
    app.setDesktopFileName("kaunta")
    return app

"""The lists of everything else: what the next payment can be made to do, and which notices can be sent."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from pos_app.domain.plain_text import plain
from pos_app.domain.practice import SampleNotice, Scenario
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.text_size import NORMAL
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.no_menu import without_menus
from pos_app.ui.kit.widgets.tile import Tile

_MOST_SHOWN = 6


class _Choices(Dialog):
    """A tile for each; a press takes it and closes the list. The answer is its id."""

    def __init__(
        self, theme: Theme, choices: Sequence[tuple[str, str, str]], *, chosen: str, title: str, leave: str, icon: str
    ) -> None:
        super().__init__(theme, title, leave=leave)
        tiles = QWidget()
        column = QVBoxLayout(tiles)
        column.setContentsMargins(4, 4, 4, 4)
        column.setSpacing(theme.tokens.space.x1)
        self._first: QWidget | None = None
        for each, words, detail in choices:
            tile = Tile(theme, plain(words), plain(detail), icon=icon, tone=Tone.SANDBOX, elides=True)
            tile.setAutoExclusive(False)
            tile.setChecked(each == chosen)
            tile.clicked.connect(lambda _=False, taken=each: self.answered.emit(taken))
            column.addWidget(tile)
            if self._first is None or each == chosen:
                self._first = tile
        if theme.text_size > NORMAL:
            self.body.addWidget(tiles)  # the whole dialog scrolls: one bar inside another is hard to use
            return
        area = QScrollArea()
        without_menus(area)
        area.setWidgetResizable(True)
        area.setWidget(tiles)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFixedHeight(min(len(choices), _MOST_SHOWN) * (theme.tokens.size.tile + theme.tokens.space.x1))
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.body.addWidget(area)

    def first_focus(self) -> QWidget:
        """The one that is chosen, or the first."""
        return self._first or self.leave


class OtherOutcomes(_Choices):
    """What else the next payment can do; the answer is the scenario's id."""

    def __init__(self, theme: Theme, scenarios: Sequence[Scenario], *, chosen: str) -> None:
        super().__init__(
            theme,
            [(each.id, each.title, each.detail) for each in scenarios],
            chosen=chosen,
            title=self.tr("Next payment will"),
            leave=self.tr("Keep as it is"),
            icon="flask",
        )


class OtherNotices(_Choices):
    """What else can be sent, well and badly; the answer is the notice's id."""

    def __init__(self, theme: Theme, notices: Sequence[SampleNotice]) -> None:
        told = self._told()
        super().__init__(
            theme,
            [(each.id, each.title, told.get(each.id, "")) for each in notices],
            chosen="",
            title=self.tr("Send a notice"),
            leave=self.tr("Send nothing"),
            icon="send",
        )

    def _told(self) -> dict[str, str]:
        """Return what is to be seen of each."""
        return {
            "mobile_money": self.tr("Verified, in cedis"),
            "virtual_account_old": self.tr("Verified: the same money under an older name"),
            "virtual_account": self.tr("Verified: the same money under another name"),
            "transfer": self.tr("Verified: the same money under another name"),
            "reordered": self.tr("Verified: what comes late takes nothing back"),
            "late_pending": self.tr("The newest payment, called pending again: it stays as it is"),
            "conflicting": self.tr("Suspicious: ten times the money under the same reference"),
            "forged": self.tr("Reported: the service does not know it"),
            "no_signature": self.tr("Answered 401, kept as suspicious"),
            "not_json": self.tr("Answered 200, kept although nobody can read it"),
            "oversized": self.tr("Answered 413, not kept"),
            "slow": self.tr("Answered 408, not kept"),
            "chunked": self.tr("Verified: sent in pieces"),
            "wrong_method": self.tr("Answered 405, not kept"),
            "burst": self.tr("A thousand transfers, each kept and asked about in its turn"),
            "test_assess": self.tr("Answered 200: the service asks whether somebody listens"),
            "unknown_kind": self.tr("Answered 200, kept as another notice"),
        }

"""What the provider said of a number, and the box beside the field that shows it."""

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QAccessible, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout

from pos_app.domain.plain_text import plain
from pos_app.domain.replies import Provider, Validated
from pos_app.domain.tv_numbers import word_of
from pos_app.ui.kit.screen_reader import announce, give_role
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.times import moment
from pos_app.ui.kit.tokens import Shade, Tone, Type
from pos_app.ui.kit.widgets.fitting_text import FittingText
from pos_app.ui.kit.widgets.glyph import Glyph
from pos_app.ui.kit.widgets.link import Link
from pos_app.ui.kit.widgets.paint import draw_box, painter_on
from pos_app.ui.kit.widgets.text import set_tip
from pos_app.ui.tv.words import number_in_sentence, told_amount, told_day

_PADDING: Final = 17
_TITLE_LINE: Final = 20


class Checked(StrEnum):
    """How it stands with the number that is typed."""

    NOT_YET = "not_yet"
    ASKING = "asking"
    ACCEPTED = "accepted"
    REFUSED = "refused"
    NO_ANSWER = "no_answer"


@dataclass(frozen=True, slots=True)
class Acceptance:
    """An answer belongs to one number of one provider; for any other it says nothing."""

    stands: Checked = Checked.NOT_YET
    provider: Provider | None = None
    number: str = ""
    validated: Validated | None = None
    at: datetime | None = None
    seconds: float | None = None
    sentence: str = ""  # why it was not accepted
    says: str = ""  # the service's own words, where they came instead of an answer

    def accepts(self, provider: Provider | None, number: str) -> bool:
        """Tell whether this very number was accepted by this very provider."""
        if self.stands is not Checked.ACCEPTED or self.provider is None or provider is None:
            return False
        return (self.provider.sent_as, self.number) == (provider.sent_as, number)  # its name may be another one by now


_ICONS: Final = {
    Checked.NOT_YET: "info",
    Checked.ASKING: "waiting",
    Checked.ACCEPTED: "verified",
    Checked.REFUSED: "declined",
    Checked.NO_ANSWER: "unsure",
}
_TONES: Final = {
    Checked.ASKING: Tone.WAITING,
    Checked.ACCEPTED: Tone.PAID,
    Checked.REFUSED: Tone.DECLINED,
    Checked.NO_ANSWER: Tone.UNSURE,
}


class AcceptanceBox(QFrame):
    """Icon, a bold line, a plain one, and a link that asks again."""

    again_asked = Signal()

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self._acceptance = Acceptance()
        self._provider: Provider | None = None
        self._is_narrow = False
        self._glyph = Glyph(theme, "info", ink="text_muted", size=theme.tokens.size.icon)
        self._title = FittingText(theme, weight=600, line=theme.px(_TITLE_LINE))
        self._detail = FittingText(theme, kinds=(Type.CAPTION,), ink="text_muted", may_break=True)
        self.again = Link(theme, self.tr("Check again"))
        self.again.clicked.connect(self.again_asked)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch()
        words.addWidget(self._title)
        words.addWidget(self._detail)
        words.addStretch()
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._glyph)
        self._row.addLayout(words, 1)
        self._row.addWidget(self.again, 0, Qt.AlignmentFlag.AlignVCenter)
        self.setFixedHeight(theme.tokens.size.field_large)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        give_role(self, QAccessible.Role.StaticText)
        self.arrange(is_narrow=False)

    def text(self) -> str:
        """Return what it says."""
        return f"{self._title.text()}. {self._detail.text()}"

    def show_acceptance(self, acceptance: Acceptance, provider: Provider | None) -> None:
        """Show how it stands."""
        is_news = acceptance != self._acceptance and acceptance.stands is not Checked.NOT_YET
        self._acceptance, self._provider = acceptance, provider
        self._render()
        if is_news:
            announce(self, self.text())

    def arrange(self, *, is_narrow: bool) -> None:
        """Fit the words to the room there is."""
        self._is_narrow = is_narrow
        px = self._theme.px
        side = px(12) if is_narrow else px(_PADDING)
        self._row.setContentsMargins(side, 0, side, 0)
        self._row.setSpacing(px(8) if is_narrow else px(14))
        self._render()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, shade = self._theme, self._shade()
        radius = theme.tokens.radius.control
        draw_box(painter_on(self), theme, self.rect(), fill=shade.tint, line=shade.line, radius=radius)

    def _render(self) -> None:
        stands = self._acceptance.stands
        title, detail = self._words()
        tone = _TONES.get(stands)
        self._glyph.set_glyph(_ICONS[stands], ink=f"{tone.value}_text" if tone else "text_muted")
        for label, words in ((self._title, title), (self._detail, detail)):
            label.setText(words)
            set_tip(label, words)
        self.again.setVisible(stands in {Checked.ACCEPTED, Checked.REFUSED, Checked.NO_ANSWER})
        self.setAccessibleName(title)
        self.setAccessibleDescription(detail)
        self.update()

    def _shade(self) -> Shade:
        tone = _TONES.get(self._acceptance.stands)
        if tone is not None:
            return self._theme.shade(tone)
        colors = self._theme.colors
        return Shade(colors.sunken, colors.text, colors.sunken, colors.line)

    def _words(self) -> tuple[str, str]:
        acceptance, provider = self._acceptance, self._provider
        who = plain(provider.name) if provider is not None else ""
        match acceptance.stands:
            case Checked.NOT_YET:
                if provider is None:
                    return self.tr("No provider is chosen"), ""
                word = number_in_sentence(word_of(provider))
                return self.tr("Type the {number}").format(number=word), self.tr("Enter checks it with the provider")
            case Checked.ASKING:
                return self.tr("Checking with {provider}").format(provider=who), self.tr("Nothing is charged by this")
            case Checked.ACCEPTED:
                name = plain(acceptance.validated.customer) if acceptance.validated else ""
                return name or self.tr("Number accepted, no name given"), self._accepted_by(who)
            case Checked.REFUSED:
                return self.tr("Not accepted"), acceptance.sentence or self.tr("Read the number again")
            case Checked.NO_ANSWER:
                return self.tr("It could not be checked"), acceptance.sentence

    def _accepted_by(self, who: str) -> str:
        at = self._acceptance.at
        time = moment(at) if at is not None else ""
        if self._is_narrow:
            return self.tr("Accepted, {time}").format(time=time)
        return self.tr("Number accepted by {provider}, {time}").format(provider=who, time=time)


def told_of(validated: Validated) -> str:
    """Return what else the provider gave: what is watched now, until when, and what that costs."""
    say = partial(QCoreApplication.translate, "AcceptanceBox")
    parts = (
        (say("Now: {bouquet}").format(bouquet=plain(validated.bouquet)), validated.bouquet),
        (say("Due: {day}").format(day=told_day(validated.due_date)), validated.due_date),
        (say("Renewal: {amount}").format(amount=told_amount(validated.renewal_amount)), validated.renewal_amount),
        (say("Status: {status}").format(status=plain(validated.status)), validated.status),
    )
    return "  ·  ".join(words for words, given in parts if plain(given))

"""What the form of a card payment says while it is blocked, and what to look at when the service does not answer."""

from functools import partial

from PySide6.QtCore import QCoreApplication

from pos_app.ui.help.topics import Manual
from pos_app.ui.kit.dialogs import Dialog
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import BannerView
from pos_app.ui.kit.widgets.button import Button
from pos_app.ui.kit.widgets.text import Text
from pos_app.ui.transaction.blocked_banner import BlockedWords

_say = partial(QCoreApplication.translate, "card")


def card_blocked(why: Button) -> BlockedWords:
    """Return the words, with the button that explains."""
    title = _say("Service not reachable. Card payments are paused.")
    detail = _say("Nothing was sent. The till asks again every 10 s.")
    offline = BannerView(Tone.DECLINED, "cloud-off", title, detail, Manual.TROUBLE)
    return BlockedWords(_say("Card payments are closed."), offline, beside_offline=(why,))


class WhyOffline(Dialog):
    """What to look at when the service does not answer."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, self.tr("Why payments are paused"), leave=self.tr("Close"))
        sentences = (
            self.tr("The payment service did not answer the last question of this till. No money was moved."),
            self.tr("Look at the internet connection first: the cable, the router, the mobile hotspot."),
            self.tr("If other pages open, the service itself is not there. The till goes on asking."),
        )
        self.setAccessibleDescription(" ".join(sentences))
        for sentence in sentences:
            self.body.addWidget(Text(theme, sentence, ink="text_muted", wraps=True))

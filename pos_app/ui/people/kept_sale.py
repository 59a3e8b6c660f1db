"""Says that a sale is kept while the till is locked."""

from pos_app.domain.money import Money
from pos_app.ui.kit.theme import Theme
from pos_app.ui.kit.tokens import Tone
from pos_app.ui.kit.widgets.banner import Banner, BannerView


class KeptSale(Banner):
    """One bold sentence with the amount, and who can go on with it."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, BannerView(Tone.WAITING, "inbox", "", ""))
        self.hide()

    def show_sale(self, amount: Money | None) -> None:
        """Show the amount that is typed; None hides it."""
        if amount is None:
            self.hide()
            return
        title = self.tr("A sale is kept: {amount}").format(amount=amount.shown())
        self.show_banner(BannerView(Tone.WAITING, "inbox", title, self.tr("Anyone who signs in can go on with it.")))

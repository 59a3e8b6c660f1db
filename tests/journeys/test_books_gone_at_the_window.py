"""A journal that is taken away under the open till is said above every screen, and nothing is sold until it is back."""

from pathlib import Path

import pytest

from pos_app.ui.frame.application import TillApp
from tests.journeys.shop import Shop, in_a_shop

pytestmark = pytest.mark.usefixtures("qt_loop")


@pytest.mark.may_log("removed or replaced", "not written", "cannot be", "No backup was made")
def test_the_window_says_that_the_journal_is_gone_and_sells_again_once_it_is_back(
    qapp: TillApp, tmp_path: Path
) -> None:
    async def act(shop: Shop) -> None:
        hands, book = shop.hands, shop.process.places.journal
        elsewhere = book.with_name("elsewhere")
        book.rename(elsewhere)
        await hands.see("said above", lambda: hands.reads("The journal was removed or replaced"))
        await hands.see("saved", lambda: hands.reads("saved among the backups"))
        await hands.see("the form is closed", lambda: hands.reads("Card payments are closed."))
        elsewhere.rename(book)
        await hands.see("nothing above", lambda: not hands.reads("The journal was removed or replaced"))
        await hands.see("the form is open", lambda: not hands.reads("Card payments are closed."))

    in_a_shop(qapp, tmp_path, act)

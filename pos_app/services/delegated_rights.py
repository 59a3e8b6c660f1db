"""Rights that somebody delegates to whoever stands at the counter: for one act, and gone with it."""

from collections.abc import Callable

from pos_app.domain.people import DelegatedRight, Member, Right


class DelegatedRights:
    """What is lent at the moment; it never outlives whoever borrowed it."""

    def __init__(self) -> None:
        self._delegated: list[DelegatedRight] = []

    @property
    def lenders(self) -> tuple[str, ...]:
        """Who answers for what is being done, each once."""
        return tuple(dict.fromkeys(loan.lender.name for loan in self._delegated))

    def lender(self, right: Right) -> Member | None:
        """Return who lends this right now."""
        return next((loan.lender for loan in reversed(self._delegated) if loan.right is right), None)

    def take(self, loan: DelegatedRight) -> DelegatedRight:
        """Let it hold from now on."""
        self._delegated.append(loan)
        return loan

    def give_back(self, loan: DelegatedRight) -> None:
        """Let it hold no longer; what was given back already stays so."""
        if loan in self._delegated:
            self._delegated.remove(loan)

    def look_again(self, find: Callable[[str], Member | None]) -> None:
        """Let nobody's word hold who may not give it any more."""
        now = [(each, find(each.lender.id)) for each in self._delegated]
        self._delegated = [each for each, lender in now if lender is not None and lender.may(each.right)]

    def clear(self) -> None:
        """Let nothing hold: somebody came or went."""
        self._delegated.clear()

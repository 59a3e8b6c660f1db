"""Who stands at the counter, and what they may do: by themselves, or because somebody signed for it."""

from collections.abc import Callable
from typing import Final

from pos_app.domain.errors import KnownError
from pos_app.domain.people import DelegatedRight, Member, Right, Role, SignedApproval
from pos_app.domain.sentence import Sentence

LOCKED: Final = Sentence("The till is locked. Sign in first.")
LOOKS_ONLY: Final = Sentence("Whoever only looks changes nothing, whoever signs. Let somebody else sign in.")
_NOT_SIGNED: Final = Sentence("A manager has to sign for this.")


class Presence:
    """Who is at the counter now, and what was signed for them. Only `People` changes it, and writes that down."""

    def __init__(self, find: Callable[[str], Member | None]) -> None:
        self.find = find  # somebody who works here now
        self.current: Member | None = None
        self.last: Member | None = None
        self.delegated = DelegatedRights()
        self.approvals: list[SignedApproval] = []  # given out and not used yet

    def begin(self, member: Member | None) -> None:
        """Begin with somebody, or with nobody."""
        self.current = self.last = member

    def come_in(self, member: Member) -> None:
        """Let somebody stand here, in place of who did; what was signed for them is over."""
        self.delegated.clear()
        self.approvals.clear()
        self.current = self.last = member

    def leave(self) -> Member | None:
        """Let nobody stand here; returns who did."""
        member, self.current = self.current, None
        self.delegated.clear()
        self.approvals.clear()
        return member

    def look_again(self) -> None:
        """See whoever stands here as they are now: with another name, another role, or here no longer."""
        self.current = self.find(self.current.id) if self.current is not None else None

    def look_again_at_lenders(self) -> None:
        """Let nothing hold that somebody lent who may not any more."""
        self.delegated.look_again(self.find)


class CounterStaff:
    """The `Staff` that services ask; it lets nobody in."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence

    @property
    def current(self) -> Member | None:
        """Who stands at the counter; None while the till is locked."""
        return self._presence.current

    @property
    def name(self) -> str:
        """Who is written down as the cashier; the last one, for money that is still on its way while it is locked."""
        return self._presence.last.name if self._presence.last is not None else ""

    def who(self) -> str:
        """Return who acts, for the books: whoever is here, and who signed for it."""
        lenders = ", ".join(self._presence.delegated.lenders)
        return f"{self.name}, signed by {lenders}" if lenders else self.name

    def may(self, right: Right) -> bool:
        """Tell whether whoever stands here may do that, by themselves or because somebody signed for it."""
        return self._answering(right) is not None

    def answers_for(self, role: Role) -> bool:
        """Tell whether whoever stands here, or who signed for it, may change who has that role."""
        return self.answering_for(role) is not None

    def answering_for(self, role: Role) -> Member | None:
        """Return who that is."""
        here = self._presence.current
        able = (here, self._presence.delegated.lender(Right.PEOPLE)) if here is not None else ()
        return next((each for each in able if each and each.may(Right.PEOPLE) and each.answers_for(role)), None)

    def need(self, right: Right) -> Member:
        """Return who answers for it if it may be done here; what a screen hides, this refuses."""
        by = self._answering(right)
        if by is None:
            raise KnownError(
                Sentence("This is not yours to do. Ask a manager.") if self.current is not None else LOCKED
            )
        return by

    def seller(self) -> str:
        """Return who sells, for the books; whoever may not is refused here, and nothing was sent."""
        return self.need(Right.SELL).name

    def approved(self, approval: SignedApproval | None, act: str) -> str:
        """Take an approval for this act and return who signed; it holds once. What was never given out is refused."""
        known = next((each for each in self._presence.approvals if each is approval), None)
        if self._presence.current is None:
            raise KnownError(LOCKED)
        if known is None or known.act != act:
            raise KnownError(_NOT_SIGNED)
        if not self._presence.current.borrows:
            raise KnownError(LOOKS_ONLY)
        self._presence.approvals.remove(known)
        signer = self._presence.find(known.by.id)
        if signer is None or not signer.may(known.right):
            raise KnownError(_NOT_SIGNED)
        return signer.name

    def give_back(self, loan: DelegatedRight) -> None:
        """Let a right that was lent hold no longer."""
        self._presence.delegated.give_back(loan)

    def _answering(self, right: Right) -> Member | None:
        if self._presence.current is None or self._presence.current.may(right):
            return self._presence.current
        return self._presence.delegated.lender(right)


class DelegatedRights:
    """What is lent at the moment, for one act and gone with it; it never outlives whoever borrowed it."""

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

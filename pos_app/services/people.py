"""Who stands at the counter and what they may do: signing in, locking, and a manager's word."""

import asyncio
import logging
import os
from collections.abc import Callable
from typing import Final

from pos_app.domain.clock import Clock
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Changed, Topic
from pos_app.domain.people import DelegatedRight, Leaving, Member, PersonView, Right, Role, SignedApproval, Tried
from pos_app.domain.pin import Pin
from pos_app.journal import people, people_views
from pos_app.journal.errors import JournalFault
from pos_app.journal.people_views import MemberWithSeal, Staff
from pos_app.journal.store import Journal
from pos_app.services.background_tasks import BackgroundTasks
from pos_app.services.pin_attempts import PinAttempts, PinLocked
from pos_app.services.pin_hashing import HashingCost, seal
from pos_app.services.pin_pepper import PinPepper
from pos_app.services.practice_people import CASHIER, PINS, practice_people

_NOBODY: Final = Staff((), frozenset(), {}, {})
_NO_MANAGER: Final = "Nobody on this till may approve this."
_LOCKED: Final = "The till is locked. Sign in first."
_LOOKS_ONLY: Final = "Whoever only looks changes nothing, whoever signs. Let somebody else sign in."
_NOT_SIGNED: Final = "A manager has to sign for this."
_log: Final = logging.getLogger(__name__)


class People:
    """The people of one till. What they may do is asked here, not on the screens."""

    def __init__(
        self,
        journal: Journal,
        *,
        environment: Environment,
        clock: Clock,
        pepper: PinPepper,
        practice_cashier: str = "Cashier",
    ) -> None:
        self._journal = journal
        self._environment = environment
        self._practice_cashier = practice_cashier
        self.pepper = pepper
        self._attempts = PinAttempts(journal, clock.steady)
        self._delegated = DelegatedRights()
        self._approvals: list[SignedApproval] = []  # given out and not used yet
        self._staff = _NOBODY
        self._current: Member | None = None
        self._last: Member | None = None
        self._trying = asyncio.Lock()  # two people at once: one after the other
        self._background = BackgroundTasks()
        self._partings: set[asyncio.Task[None]] = set()
        self._listeners: dict[object, Callable[[], object]] = {}

    @property
    def current(self) -> Member | None:
        """Who stands at the counter; None while the till is locked."""
        return self._current

    @property
    def name(self) -> str:
        """Who is written down as the cashier; the last one, for money that is still on its way while it is locked."""
        return self._last.name if self._last is not None else ""

    def who(self) -> str:
        """Return who acts, for the books: whoever is here, and who signed for it."""
        lenders = ", ".join(self._delegated.lenders)
        return f"{self.name}, signed by {lenders}" if lenders else self.name

    @property
    def has_nobody(self) -> bool:
        """Tell whether this till still has to be given its owner."""
        return not any(member.is_active for member in self._staff.members)

    @property
    def why_not(self) -> str:
        """Why nobody can approve on this till; '' when somebody can."""
        return "" if self.approvers() else _NO_MANAGER

    def may(self, right: Right) -> bool:
        """Tell whether whoever stands here may do that, by themselves or because somebody signed for it."""
        return self._answering(right) is not None

    def answers_for(self, role: Role) -> bool:
        """Tell whether whoever stands here, or who signed for it, may change who has that role."""
        return self.answering_for(role) is not None

    def answering_for(self, role: Role) -> Member | None:
        """Return who that is."""
        able = (self._current, self._delegated.lender(Right.PEOPLE)) if self._current is not None else ()
        return next((each for each in able if each and each.may(Right.PEOPLE) and each.answers_for(role)), None)

    def need(self, right: Right) -> Member:
        """Return who answers for it if it may be done here; what a screen hides, this refuses."""
        by = self._answering(right)
        if by is None:
            raise KnownError("This is not yours to do. Ask a manager." if self._current is not None else _LOCKED)
        return by

    def seller(self) -> str:
        """Return who sells, for the books; whoever may not is refused here, and nothing was sent."""
        return self.need(Right.SELL).name

    def everybody(self) -> tuple[PersonView, ...]:
        """Return everybody, those who work here now first."""
        return tuple(map(self._view, self._staff.members))

    def who_may_sign_in(self) -> tuple[PersonView, ...]:
        """Return who works here now."""
        return tuple(self._view(member) for member in self._staff.members if member.is_active)

    def approvers(self, role: Role | None = None, *, right: Right = Right.APPROVE) -> tuple[PersonView, ...]:
        """Return who can sign for this, or who answers for people of this role."""
        active = (member for member in self._staff.members if member.may(right))
        return tuple(self._view(member) for member in active if role is None or member.answers_for(role))

    def on_change(self, told: Callable[[], object]) -> Callable[[], None]:
        """Have this called whenever somebody comes, goes or becomes something else; returns what ends it."""
        token = object()
        self._listeners[token] = told

        def stop() -> None:
            self._listeners.pop(token, None)

        return stop

    async def open(self) -> None:
        """Read who works here, at the start and when the practice book has begun anew.

        Practice has people of its own, one of whom stands at the counter from the start.
        """
        is_practice = self._environment is Environment.SANDBOX
        staff = await self._journal.read(people_views.staff)
        if is_practice and not staff.members:
            await people.found(self._journal, await practice_people(self._practice_cashier), None)
            staff = await self._journal.read(people_views.staff)
        self._attempts.take_up(staff.wrong)
        self._staff = staff
        self._current = self._find(self._current.id) if self._current is not None else None
        cashier = self._find(CASHIER)
        if is_practice and self._current is None and cashier is not None:
            await people.come_in(self._journal, cashier, after=None)
            self._current = cashier
        self._last = self._current
        self._tell()

    def hear(self, change: Changed) -> None:
        """Begin again when the practice book was set aside, and with it everybody in it."""
        if change.topic is Topic.TILL and self._environment is Environment.SANDBOX:
            self._background.start(self._begin_again(), "practice people")

    async def sign_in(self, member_id: str, pin: Pin) -> Tried:
        """Let somebody stand at the counter, in place of who stood there. The PIN is wiped.

        JournalFault: the try could not be written down, so nobody looked at the PIN.
        """
        return await self._background.see_through(self._sign_in(member_id, pin.hand_over()), "signing in")

    async def approve(self, pin: Pin, *, act: str, who: str = "") -> SignedApproval | None:
        """Return what proves to a service that somebody signed for this act, or None for a wrong PIN; Shut after too
        many. The PIN is wiped.

        Whoever stands at the counter stays there; once they go, the proof is worth nothing. Without `who` the PIN says
        who it is: no two people share one.
        """
        asked_by = self._current
        member = await self._background.see_through(self.approver(pin.hand_over(), act=act, who=who), "an approval")
        if member is None:
            return None
        given = SignedApproval(member, Right.APPROVE, act)
        if asked_by is not None and self._current is asked_by:
            self._approvals.append(given)
        return given

    def approved(self, approval: SignedApproval | None, act: str) -> str:
        """Take an approval for this act and return who signed; it holds once. What was never given out is refused."""
        known = next((each for each in self._approvals if each is approval), None)
        if self._current is None:
            raise KnownError(_LOCKED)
        if known is None or known.act != act:
            raise KnownError(_NOT_SIGNED)
        if not self._current.borrows:
            raise KnownError(_LOOKS_ONLY)
        self._approvals.remove(known)
        signer = self._find(known.by.id)
        if signer is None or not signer.may(known.right):
            raise KnownError(_NOT_SIGNED)
        return signer.name

    def lock(self, why: Leaving = Leaving.LOCKED) -> None:
        """Let nobody stand at the counter: at once, whatever the disk says."""
        member, self._current = self._current, None
        self._delegated.clear()
        self._approvals.clear()
        if member is None:
            return
        task = asyncio.get_running_loop().create_task(self._write_parting(member, why), name="locking")
        self._partings.add(task)
        task.add_done_callback(self._partings.discard)
        self._tell()

    def switch(self) -> None:
        """Let somebody else sign in."""
        self.lock(Leaving.SWITCHED)

    async def close(self) -> None:
        """Write who stood there last, and stop."""
        self.lock(Leaving.CLOSED)
        await self._background.close()
        await self.parted()

    async def parted(self) -> None:
        """Wait until it is written who left the counter, or the disk said no."""
        await asyncio.gather(*self._partings)

    async def reread(self) -> None:
        """Read again who works here, after a change; whoever may no longer stand here or sign does not."""
        self._staff = await self._journal.read(people_views.staff)
        if self._current is not None:
            found = self._find(self._current.id)
            if found is None:
                self.lock(Leaving.UNSEATED)
            self._current = found
        self._delegated.look_again(self._find)
        self._tell()

    def forgive(self, door: str) -> None:
        """Let a door be knocked at again; for what was written down already."""
        self._attempts.forgive(door)

    async def approver(self, pin: Pin, *, act: str, who: str = "", right: Right = Right.APPROVE) -> Member | None:
        """Do what `approve` does, and return who it is."""
        door = who or people.APPROVALS
        async with self._trying:
            found = await self._look(pin, door, lambda each: each.may(right) and who in {"", each.id}, act)
            if found is None:
                return None
            await people.approve(self._journal, found, door=door, act=act, asked_by=self._current)
            self._attempts.forgive(door)
        self._tell()
        return found

    async def lend(self, pin: Pin, *, right: Right, act: str, who: str) -> DelegatedRight | None:
        """Let somebody sign for one act of whoever stands here; None for a wrong PIN. The PIN is wiped.

        It holds until it is given back, or somebody comes or goes. Who only looks borrows nothing.
        """
        borrower = self._current
        if borrower is None or not borrower.borrows:
            pin.wipe()
            raise KnownError(_LOOKS_ONLY if borrower is not None else _LOCKED)
        work = self.approver(pin.hand_over(), act=act, who=who, right=right)
        lender = await self._background.see_through(work, "an approval")
        if lender is None or self._current is not borrower:
            return None
        return self._delegated.take(DelegatedRight(lender, right))

    def give_back(self, loan: DelegatedRight) -> None:
        """Let a right that was lent hold no longer."""
        self._delegated.give_back(loan)

    def wait(self, door: str) -> float:
        """Return for how many seconds nobody looks at a PIN at this door."""
        return self._attempts.wait(door)

    async def knock(self, door: str, act: str) -> int:
        """Count a try before anything is looked at. Shut while it is."""
        return await self._attempts.knock(door, act)

    def _answering(self, right: Right) -> Member | None:
        if self._current is None or self._current.may(right):
            return self._current
        return self._delegated.lender(right)

    async def _begin_again(self) -> None:
        if not (await self._journal.read(people_views.staff)).members:
            await self.open()

    async def _sign_in(self, member_id: str, pin: Pin) -> Tried:
        async with self._trying:
            try:
                found = await self._look(pin, member_id, lambda each: each.id == member_id, "sign_in")
            except PinLocked as shut:
                return Tried(None, wait=shut.wait)
            if found is None:
                return Tried(None, self._attempts.left(member_id), self._attempts.wait(member_id))
            await people.come_in(self._journal, found, after=self._current)
            self._attempts.forgive(member_id)
            if found.may(Right.APPROVE):
                self._attempts.forgive(people.APPROVALS)
            self._delegated.clear()
            self._approvals.clear()
            self._current = self._last = found
        self._tell()
        return Tried(found)

    async def _look(self, pin: Pin, door: str, able: Callable[[Member], bool], act: str) -> Member | None:
        with pin, Pin(pin.digits) as again:
            kept = tuple(each for each in await self._attempts.kept(pin) if able(each.member))
            pepper = await self.pepper.find() if any(each.seal.pepper for each in kept) else None
            open_ones = tuple(each for each in kept if each.seal.can_be_looked_at(pepper))
            if kept and not open_ones:  # nobody looks at the PIN, so this is no try
                raise KnownError(self.pepper.why_not)
            found = await self._attempts.look(pin.hand_over(), door, open_ones, act, pepper=pepper)
            if found is not None and not found.seal.pepper and not found.is_given:
                self._background.start(self._reseal(found, again.hand_over()), "sealing a PIN anew")
        if found is None:
            self._tell()
        return found.member if found is not None else None

    async def _reseal(self, whose: MemberWithSeal, pin: Pin) -> None:
        """Seal a PIN with the pepper that was sealed before there was one; where it cannot be, it stays as it was."""
        with pin:
            pepper = await self.pepper.find_or_make()
            if pepper is None:
                return
            work = HashingCost(whose.seal.passes, whose.seal.kibibytes)
            made = await seal(pin.hand_over(), os.urandom, work, pepper=pepper)
        try:
            await people.reseal(self._journal, whose.member.id, whose.seal, made)
        except JournalFault as fault:
            _log.warning("A PIN was not sealed anew: %s", fault.sentence)

    async def _write_parting(self, member: Member, why: Leaving) -> None:
        try:
            await people.leave(self._journal, member, why)
        except JournalFault as fault:  # the till is locked all the same
            _log.warning("It was not written that somebody left the counter: %s", fault.sentence)

    def _view(self, member: Member) -> PersonView:
        is_given = member.id in self._staff.given and self._environment is Environment.SANDBOX
        is_here = self._current is not None and self._current.id == member.id
        length = self._staff.lengths[member.id]
        practice_pin = PINS.get(member.id, "") if is_given else ""
        return PersonView(member, self._attempts.wait(member.id), length, practice_pin, is_here)

    def _find(self, member_id: str) -> Member | None:
        found = (member for member in self._staff.members if member.is_active)
        return next((member for member in found if member.id == member_id), None)

    def _tell(self) -> None:
        for told in tuple(self._listeners.values()):
            told()


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

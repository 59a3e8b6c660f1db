"""Who works at this till, comes to its counter and leaves it: signing in, locking, and a manager's word."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from pos_app.domain.clock import Clock
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Changed, Topic
from pos_app.domain.people import DelegatedRight, Leaving, Member, PersonView, Right, Role, SignedApproval, Tried
from pos_app.domain.pin import Pin
from pos_app.domain.sentence import SILENCE, Sentence
from pos_app.journal import people, people_views
from pos_app.journal.errors import JournalFault
from pos_app.journal.people_views import Staff
from pos_app.journal.store import Journal
from pos_app.services.background_tasks import BackgroundTasks
from pos_app.services.counter_staff import LOCKED, LOOKS_ONLY, CounterStaff, Presence
from pos_app.services.pin_attempts import PinAttempts, PinLocked
from pos_app.services.pin_pepper import PinPepper
from pos_app.services.practice_people import CASHIER, PINS, practice_people

_NOBODY: Final = Staff((), frozenset(), {}, {})
_NO_MANAGER: Final = Sentence("Nobody on this till may approve this.")
_log: Final = logging.getLogger(__name__)


class People:
    """The people of one till. What whoever stands at the counter may do is asked of its `staff`, not on the screens."""

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
        self._known = _NOBODY
        self._presence = Presence(self._find)
        self.staff = CounterStaff(self._presence)
        self._trying = asyncio.Lock()  # two people at once: one after the other
        self._background = BackgroundTasks()
        self.pins = PinAttempts(journal, clock.steady, pepper, self._background)
        self._partings: set[asyncio.Task[None]] = set()
        self._listeners: dict[object, Callable[[], object]] = {}

    @property
    def has_nobody(self) -> bool:
        """Tell whether this till still has to be given its owner."""
        return not any(member.is_active for member in self._known.members)

    @property
    def why_not(self) -> Sentence:
        """Why nobody can approve on this till; silence when somebody can."""
        return SILENCE if self.approvers() else _NO_MANAGER

    def everybody(self) -> tuple[PersonView, ...]:
        """Return everybody, those who work here now first."""
        return tuple(map(self._view, self._known.members))

    def who_may_sign_in(self) -> tuple[PersonView, ...]:
        """Return who works here now."""
        return tuple(self._view(member) for member in self._known.members if member.is_active)

    def approvers(self, role: Role | None = None, *, right: Right = Right.APPROVE) -> tuple[PersonView, ...]:
        """Return who can sign for this, or who answers for people of this role."""
        active = (member for member in self._known.members if member.may(right))
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
        self.pins.take_up(staff.wrong)
        self._known = staff
        self._presence.look_again()
        here, cashier = self._presence.current, self._find(CASHIER)
        if is_practice and here is None and cashier is not None:
            await people.come_in(self._journal, cashier, after=None)
            here = cashier
        self._presence.begin(here)
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
        asked_by = self._presence.current
        member = await self._background.see_through(self.approver(pin.hand_over(), act=act, who=who), "an approval")
        if member is None:
            return None
        given = SignedApproval(member, Right.APPROVE, act)
        if asked_by is not None and self._presence.current is asked_by:
            self._presence.approvals.append(given)
        return given

    def lock(self, why: Leaving = Leaving.LOCKED) -> None:
        """Let nobody stand at the counter: at once, whatever the disk says."""
        member = self._presence.leave()
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
        self._known = await self._journal.read(people_views.staff)
        here = self._presence.current
        if here is not None and self._find(here.id) is None:
            self.lock(Leaving.UNSEATED)
        self._presence.look_again()
        self._presence.look_again_at_lenders()
        self._tell()

    async def approver(self, pin: Pin, *, act: str, who: str = "", right: Right = Right.APPROVE) -> Member | None:
        """Do what `approve` does, and return who it is."""
        door = who or people.APPROVALS
        async with self._trying:
            found = await self._look(pin, door, lambda each: each.may(right) and who in {"", each.id}, act)
            if found is None:
                return None
            await people.approve(self._journal, found, door=door, act=act, asked_by=self._presence.current)
            self.pins.forgive(door)
        self._tell()
        return found

    async def lend(self, pin: Pin, *, right: Right, act: str, who: str) -> DelegatedRight | None:
        """Let somebody sign for one act of whoever stands here; None for a wrong PIN. The PIN is wiped.

        It holds until it is given back, or somebody comes or goes. Who only looks borrows nothing.
        """
        borrower = self._presence.current
        if borrower is None or not borrower.borrows:
            pin.wipe()
            raise KnownError(LOOKS_ONLY if borrower is not None else LOCKED)
        work = self.approver(pin.hand_over(), act=act, who=who, right=right)
        lender = await self._background.see_through(work, "an approval")
        if lender is None or self._presence.current is not borrower:
            return None
        return self._presence.delegated.take(DelegatedRight(lender, right))

    def wait(self, door: str) -> float:
        """Return for how many seconds nobody looks at a PIN at this door."""
        return self.pins.wait(door)

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
                return Tried(None, self.pins.left(member_id), self.pins.wait(member_id))
            await people.come_in(self._journal, found, after=self._presence.current)
            self.pins.forgive(member_id)
            if found.may(Right.APPROVE):
                self.pins.forgive(people.APPROVALS)
            self._presence.come_in(found)
        self._tell()
        return Tried(found)

    async def _look(self, pin: Pin, door: str, able: Callable[[Member], bool], act: str) -> Member | None:
        found = await self.pins.whose(pin, door, able, act)
        if found is None:
            self._tell()
        return found

    async def _write_parting(self, member: Member, why: Leaving) -> None:
        try:
            await people.leave(self._journal, member, why)
        except JournalFault as fault:  # the till is locked all the same
            _log.warning("It was not written that somebody left the counter: %s", fault.sentence)

    def _view(self, member: Member) -> PersonView:
        is_given = member.id in self._known.given and self._environment is Environment.SANDBOX
        here = self._presence.current
        is_here = here is not None and here.id == member.id
        length = self._known.lengths[member.id]
        practice_pin = PINS.get(member.id, "") if is_given else ""
        return PersonView(member, self.pins.wait(member.id), length, practice_pin, is_here)

    def _find(self, member_id: str) -> Member | None:
        found = (member for member in self._known.members if member.is_active)
        return next((member for member in found if member.id == member_id), None)

    def _tell(self) -> None:
        for told in tuple(self._listeners.values()):
            told()

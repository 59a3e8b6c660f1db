"""Who works here: taken on, renamed, given another role or PIN, let go; and the owner's way back in by a code."""

import hmac
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol

from pos_app.domain.errors import KnownError
from pos_app.domain.people import LONGEST_NAME, Member, Right, Role
from pos_app.domain.pin import LONGEST_PIN, SHORTEST_PIN, Pin, PinProblem, Seal, is_decoy, pin_problem
from pos_app.domain.recovery_code import code_bytes, draw_code
from pos_app.domain.sentence import Sentence
from pos_app.domain.typed_card_numbers import own_words
from pos_app.journal import people as rows
from pos_app.journal import people_views
from pos_app.journal.people import RECOVERY, Newcomer
from pos_app.journal.store import Journal
from pos_app.services.background_tasks import BackgroundTasks
from pos_app.services.kept_code import KeptCode
from pos_app.services.people import People
from pos_app.services.pin_attempts import PinLocked
from pos_app.services.pin_hashing import WORK, HashingCost, code_fits, fitting, seal, seal_code

_NOT_YOURS: Final = Sentence("This is not yours to do. Ask an owner.")
_NO_NAME: Final = Sentence("Type a name.")
_CODE_ASKED: Final = Sentence(
    "The books of this till are gone, and its keys are here. Type the recovery code of its owner."
)
_NOT_THE_CODE: Final = Sentence("That is not the code. Look at the paper again.")
_GONE: Final = Sentence("This person is not on this till any more.")
_SENTENCES: Final = {
    PinProblem.TOO_SHORT: Sentence("A PIN has {0} to {1} digits.", SHORTEST_PIN, LONGEST_PIN),
    PinProblem.TOO_EASY: Sentence("This PIN is guessed too easily. Choose another one."),
    PinProblem.DIFFERENT: Sentence("The second PIN is another one. Type both again."),
    PinProblem.UNUSABLE: Sentence("This PIN cannot be used on this till. Choose another one."),
}
_ID_BYTES: Final = 8


class BadPin(KnownError):  # noqa: N818  # a fact, as the house names errors
    """A new PIN that is not taken."""

    def __init__(self, problem: PinProblem) -> None:
        super().__init__(_SENTENCES[problem])
        self.problem = problem


@dataclass(frozen=True, slots=True)
class CodeToKeep:
    """A recovery code on the screen; nothing is written down until somebody has read it back from their paper."""

    code: str = field(repr=False)
    member: Member | None = None  # whose PIN comes with it
    seal: Seal | None = field(repr=False, default=None)
    is_first: bool = False
    knows_code: bool = False  # of the books before these, whose keys lie here still


class KeysBeside(Protocol):
    """The keys that lie here beside the books."""

    async def forget(self) -> object:
        """Let go of them. KnownError: they cannot be let go of."""
        ...

    async def look(self) -> object:
        """Look for them once more."""
        ...


class Roster:
    """Changes who works here. Every right is asked here, and what is refused is written down too."""

    def __init__(
        self,
        journal: Journal,
        people: People,
        *,
        kept_code: KeptCode,
        keys: KeysBeside | None,
        random_bytes: Callable[[int], bytes],
        work: HashingCost = WORK,
    ) -> None:
        self._journal = journal
        self._kept_code = kept_code
        self._people = people
        self._random_bytes = random_bytes
        self._work = work
        self._background = BackgroundTasks()
        # With a first owner: let go before one is written down who did not know the code (where that fails there is
        # none), or taken up after one who did. Practice has none.
        self._keys = keys
        self._shown: CodeToKeep | None = None  # waits to be read back from somebody's paper

    async def take_on(self, name: str, role: Role, pin: Pin, again: Pin) -> None:
        """Add somebody, who types the PIN twice; both are wiped."""
        with pin, again:
            by = await self._answering_for(role, "take_on")
            member = Member(self._new_id(), _name(name), role)
            kept = await self._seal_new(pin, again, by=by)
        await self._see(rows.add(self._journal, Newcomer(member, kept), by=by), "taking somebody on")

    async def rename(self, member_id: str, name: str) -> None:
        """Give somebody another name; what is written already keeps the old one."""
        await self._change(member_id, "rename", lambda member: replace(member, name=_name(name)))

    async def set_role(self, member_id: str, role: Role) -> None:
        """Give somebody another role."""
        await self._change(member_id, "set_role", lambda member: replace(member, role=role))

    async def let_go(self, member_id: str) -> None:
        """Let somebody work here no longer; their name stays in the books."""
        await self._change(member_id, "let_go", lambda member: replace(member, is_active=False))

    async def take_back(self, member_id: str) -> None:
        """Let somebody work here again, with the PIN they had."""
        await self._change(member_id, "take_back", lambda member: replace(member, is_active=True))

    async def set_pin(self, member_id: str, pin: Pin, again: Pin) -> None:
        """Give somebody another PIN, typed twice by themselves beside who signs for it; both are wiped."""
        with pin, again:
            member = self._member(member_id)
            by = await self._answering_for(member.role, "set_pin")
            await self._set_pin(member, pin, again, by=by)

    async def change_own_pin(self, old: Pin, pin: Pin, again: Pin) -> bool:
        """Change one's own PIN; False when the old one was wrong. All are wiped."""
        with old, pin, again:
            me = self._people.staff.current
            if me is None:
                raise KnownError(Sentence("The till is locked. Sign in first."))
            if (await self._people.sign_in(me.id, old)).member is None:
                return False
            await self._set_pin(me, pin, again, by=me)
        return True

    async def unlock(self, member_id: str, *, who: str, managers: Pin) -> bool:
        """Let somebody try their PIN again at once; False when the manager's was wrong. It is wiped."""
        with managers:
            by = await self._signed(self._member(member_id), who, managers, "unlock")
        if by is None:
            return False
        await self._see(rows.forgive(self._journal, member_id, by=by), "unlocking")
        self._people.pins.forgive(member_id)
        await self._people.reread()
        return True

    async def reset_pin(self, member_id: str, pin: Pin, again: Pin, *, who: str, managers: Pin) -> bool:
        """Give somebody another PIN on a manager's word, with nobody signed in; False when that was wrong."""
        with pin, again, managers:
            member = self._member(member_id)
            _refuse(pin_problem(pin, again))
            by = await self._signed(member, who, managers, "reset_pin")
            if by is None:
                return False
            await self._set_pin(member, pin, again, by=by)
        return True

    async def asks_code(self) -> bool:
        """Tell whether keys of books that are gone lie here still: a first owner is asked for the code of those."""
        return self._people.has_nobody and await self._kept_code.of_other_books() is not None

    async def begin_owner(self, name: str, pin: Pin, again: Pin, *, code: str | None = "") -> CodeToKeep:
        """Make the first owner ready: nothing is written before the code that comes back has been read back.

        `code` is that of books that are gone, where their keys lie here still; None lets go of those keys.
        """
        with pin, again:
            if not self._people.has_nobody:
                raise KnownError(Sentence("This till has its people already."))
            member = Member(self._new_id(), _name(name), Role.OWNER)
            kept = await self._seal_new(pin, again, by=None)
            knows_code = await self._knows_code(code)
        shown = CodeToKeep(draw_code(self._random_bytes), member, kept, is_first=True, knows_code=knows_code)
        return self._show(shown)

    async def recover(self, member_id: str, typed: str, pin: Pin, again: Pin) -> CodeToKeep | None:
        """Let an owner in by the code, with another PIN; None when it is not the code. The old one holds until the new
        one has been read back."""
        with pin, again:
            member = self._member(member_id)
            kept = await self._journal.read(people_views.recovery)
            if kept is None or member.role is not Role.OWNER:
                raise KnownError(Sentence("This PIN cannot be recovered by a code. Ask an owner."))
            _refuse(pin_problem(pin, again))
            wrong = await self._people.pins.knock(RECOVERY, "recover")
            if not await code_fits(code_bytes(typed), kept):
                await rows.write_wrong(self._journal, RECOVERY, "recover", wrong)
                return None
            new = await self._seal_new(pin, again, by=member, whose=member_id)
        return self._show(CodeToKeep(draw_code(self._random_bytes), member, new))

    async def renew_code(self) -> CodeToKeep:
        """Draw another recovery code; the one before holds until this one has been read back."""
        await self._allowed(self._people.staff.need(Right.GO_LIVE).answers_for(Role.OWNER), "renew_code")
        return self._show(CodeToKeep(draw_code(self._random_bytes)))

    async def read_back(self, typed: str) -> bool:
        """Write down the code that was drawn last and what comes with it; False when it was read wrongly."""
        shown = self._shown
        if shown is None:
            raise KnownError(Sentence("There is no code to read back. Begin again."))
        read_back = code_bytes(typed)
        if not hmac.compare_digest(read_back, code_bytes(shown.code)):
            return False
        code = await seal_code(read_back, self._random_bytes, self._work)
        await self._see(self._keep_code(shown, code), "keeping a code")
        self._shown = None
        return True

    async def close(self) -> None:
        """See through what was begun."""
        await self._background.close()

    def _show(self, code: CodeToKeep) -> CodeToKeep:
        self._shown = code
        return code

    async def _knows_code(self, typed: str | None) -> bool:
        """Tell whether somebody knows the code of books that are gone; False where there is none or they gave it up."""
        other = await self._kept_code.of_other_books()
        if other is None or typed is None:
            return False
        if not typed.strip():
            raise KnownError(_CODE_ASKED)
        wrong = await self._people.pins.knock(RECOVERY, "found")
        if not await code_fits(code_bytes(typed), other):
            await rows.write_wrong(self._journal, RECOVERY, "found", wrong)
            raise KnownError(_NOT_THE_CODE)
        return True

    async def _keep_code(self, shown: CodeToKeep, code: Seal) -> None:
        await self._write_code(shown, code)
        await self._kept_code.keep(code)
        if shown.knows_code and self._keys is not None:
            self._people.pins.forgive(RECOVERY)
            await self._keys.look()

    async def _write_code(self, shown: CodeToKeep, code: Seal) -> None:
        is_strangers = shown.is_first and not shown.knows_code
        if is_strangers and self._people.has_nobody and self._keys is not None:
            await self._keys.forget()
        if shown.member is None or shown.seal is None:
            await rows.renew_code(self._journal, code, by=self._people.staff.need(Right.GO_LIVE))
        elif not shown.is_first:
            await rows.recover(self._journal, shown.member.id, shown.seal, code)
            for door in (RECOVERY, shown.member.id):
                self._people.pins.forgive(door)
        elif not await rows.found(self._journal, (Newcomer(shown.member, shown.seal),), code):
            raise KnownError(Sentence("This till has its people already."))

    async def _change(self, member_id: str, act: str, becomes: Callable[[Member], Member]) -> None:
        before = self._member(member_id)
        after = becomes(before)
        by = await self._answering_for(before.role, act)
        await self._allowed(by.answers_for(after.role), act)
        await self._see(rows.change(self._journal, after, by=by), act)

    async def _set_pin(self, member: Member, pin: Pin, again: Pin, *, by: Member) -> None:
        kept = await self._seal_new(pin, again, by=by, whose=member.id)
        await self._see(rows.set_pin(self._journal, member.id, kept, by=by), "setting a PIN")
        self._people.pins.forgive(member.id)

    async def _seal_new(self, pin: Pin, again: Pin, *, by: Member | None, whose: str = "") -> Seal:
        """Make what is kept of a new PIN; whether somebody has it already is looked at in any case, so that a refusal
        takes as long whatever its reason. Refusals are counted: whoever tried one PIN after the other would learn which
        few may be other people's."""
        _refuse(pin_problem(pin, again))
        door = f"new PIN by {by.id}" if by is not None else ""
        if wait := self._people.pins.wait(door):
            raise PinLocked(wait)
        others = tuple(each.seal for each in await self._journal.read(people_views.kept) if each.member.id != whose)
        pepper = await self._people.pins.pepper.find_or_make()
        is_taken = any(await fitting(Pin(pin.digits), others, pepper))
        if is_taken | is_decoy(pin, await self._journal.read(people_views.decoys)):
            if by is not None:
                await rows.write_refused(self._journal, by, "pin_unusable")
                await self._people.pins.knock(door, "pin_unusable")
            raise BadPin(PinProblem.UNUSABLE)
        return await seal(pin.hand_over(), self._random_bytes, self._work, pepper=pepper)

    async def _signed(self, member: Member, who: str, managers: Pin, act: str) -> Member | None:
        """Have a manager sign who answers for this person; nobody's PIN is looked at who does not."""
        if not any(each.member.id == who for each in self._people.approvers(member.role)):
            raise KnownError(_NOT_YOURS)
        work = self._people.approver(managers.hand_over(), act=f"{act} {member.id}", who=who)
        return await self._background.see_through(work, act)

    async def _answering_for(self, role: Role, act: str) -> Member:
        by = self._people.staff.answering_for(role)
        await self._allowed(by is not None, act)
        return by or self._people.staff.need(Right.PEOPLE)

    async def _allowed(self, is_allowed: object, act: str) -> None:
        if is_allowed:
            return
        by = self._people.staff.current
        if by is None:
            raise KnownError(Sentence("The till is locked. Sign in first."))
        await rows.write_refused(self._journal, by, act)
        raise KnownError(_NOT_YOURS)

    async def _see(self, work: Coroutine[Any, Any, None], name: str) -> None:
        await self._background.see_through(work, name)
        await self._people.reread()

    def _member(self, member_id: str) -> Member:
        found = (each.member for each in self._people.everybody() if each.member.id == member_id)
        member = next(found, None)
        if member is None:
            raise KnownError(_GONE)
        return member

    def _new_id(self) -> str:
        return self._random_bytes(_ID_BYTES).hex()


def _name(typed: str) -> str:
    name = own_words(typed, most=LONGEST_NAME)
    if not name:
        raise KnownError(_NO_NAME)
    return name


def _refuse(problem: PinProblem | None) -> None:
    if problem is not None:
        raise BadPin(problem)

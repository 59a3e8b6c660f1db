"""PIN attempts: each is written down before it is checked, and too many of them lock for a while."""

import logging
import os
from collections.abc import Callable, Mapping
from typing import Final

from pos_app.domain.errors import KnownError
from pos_app.domain.people import Member
from pos_app.domain.pin import SHORTEST_PIN, Pepper, Pin, tries_left, wait_after
from pos_app.domain.sentence import Sentence
from pos_app.journal import people, people_views
from pos_app.journal.errors import JournalFault
from pos_app.journal.people_views import MemberWithSeal
from pos_app.journal.store import Journal
from pos_app.services.background_tasks import BackgroundTasks
from pos_app.services.pin_hashing import HashingCost, fitting, seal
from pos_app.services.pin_pepper import PinPepper

_ROUND: Final = 0.001

_log: Final = logging.getLogger(__name__)


class PinLocked(KnownError):  # noqa: N818  # a fact, as the house names errors
    """No PIN is looked at here for a while."""

    def __init__(self, wait: float) -> None:
        minutes, seconds = divmod(max(1, round(wait)), 60)
        super().__init__(Sentence("Too many wrong PINs. It can be tried again in {0}:{1}.", minutes, f"{seconds:02}"))
        self.wait = wait


class PinAttempts:
    """Whoever knocks at a door is counted there, whatever comes of it."""

    def __init__(
        self, journal: Journal, steady: Callable[[], float], pepper: PinPepper, background: BackgroundTasks
    ) -> None:
        self._journal = journal
        self._lockout = PinLockout(steady)
        self.pepper = pepper
        self._background = background

    def take_up(self, wrong: Mapping[str, int]) -> None:
        """Begin with what the journal says."""
        self._lockout.take_up(wrong)

    def wait(self, door: str) -> float:
        """Return for how many seconds nobody looks at a PIN at this door."""
        return self._lockout.wait(door)

    def left(self, door: str) -> int:
        """Return how many tries there are before the next wait."""
        return self._lockout.left(door)

    def forgive(self, door: str) -> None:
        """Let a door be knocked at again; for what was written down already."""
        self._lockout.forgive(door)

    async def knock(self, door: str, act: str) -> int:
        """Count a try before anything is looked at: power that fails meanwhile gives no try away. Shut while it is."""
        wait = self._lockout.wait(door)
        if wait:
            raise PinLocked(wait)
        wrong = await people.knock(self._journal, door, act)
        self._lockout.count(door, wrong)
        return wrong

    async def whose(self, pin: Pin, door: str, able: Callable[[Member], bool], act: str) -> Member | None:
        """Tell whose PIN this is, of those who are able; None for nobody's. Shut while the door is. It is wiped."""
        with pin, Pin(pin.digits) as again:
            kept = tuple(each for each in await self._kept(pin) if able(each.member))
            pepper = await self.pepper.find() if any(each.seal.pepper for each in kept) else None
            open_ones = tuple(each for each in kept if each.seal.can_be_looked_at(pepper))
            if kept and not open_ones:  # nobody looks at the PIN, so this is no try
                raise KnownError(self.pepper.why_not)
            found = await self._look(pin.hand_over(), door, open_ones, act, pepper=pepper)
            if found is not None and not found.seal.pepper and not found.is_given:
                self._background.start(self._reseal(found, again.hand_over()), "sealing a PIN anew")
        return found.member if found is not None else None

    async def _look(
        self, pin: Pin, door: str, kept: tuple[MemberWithSeal, ...], act: str, *, pepper: Pepper | None
    ) -> MemberWithSeal | None:
        """Look at a PIN, having written first that somebody tries; the PIN is wiped however this ends."""
        with pin:
            if not kept or len(pin.digits) < SHORTEST_PIN:  # nobody's: no try either
                return None
            wrong = await self.knock(door, act)
            handed = pin.hand_over()
        fits = await fitting(handed, (each.seal for each in kept), pepper)
        found = [each for each, is_it in zip(kept, fits, strict=True) if is_it]
        if len(found) == 1:
            return found[0]
        await people.write_wrong(self._journal, door, act, wrong)
        return None

    async def _kept(self, pin: Pin) -> tuple[MemberWithSeal, ...]:
        """Read what is kept of everybody's PINs; this one is wiped where that cannot be read."""
        try:
            return await self._journal.read(people_views.kept)
        except BaseException:
            pin.wipe()
            raise

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


class PinLockout:
    """How many wrong PINs were typed at every door, and how long none is looked at there.

    How often is in the journal and outlives a restart. How long is counted by a clock that nobody can set: a start
    begins the wait of a shut door anew, so neither the calendar nor switching the till off shortens it.
    """

    def __init__(self, steady: Callable[[], float]) -> None:
        self._steady = steady
        self._wrong: dict[str, int] = {}
        self._open_at: dict[str, float] = {}

    def take_up(self, wrong: Mapping[str, int]) -> None:
        """Begin with what the journal says."""
        self._wrong.clear()
        self._open_at.clear()
        for door, count in wrong.items():
            self.count(door, count)

    def count(self, door: str, wrong: int) -> None:
        """Hear how many wrong tries in a row there are now."""
        self._wrong[door] = wrong
        wait = wait_after(wrong)
        if wait:
            self._open_at[door] = self._steady() + wait

    def forgive(self, door: str) -> None:
        """Hear that the tries count no longer."""
        self._wrong.pop(door, None)
        self._open_at.pop(door, None)

    def wait(self, door: str) -> float:
        """Return for how many seconds nobody looks at a PIN here."""
        rest = self._open_at.get(door, 0.0) - self._steady()
        return rest if door in self._open_at and rest > _ROUND else 0.0

    def wrong(self, door: str) -> int:
        """Return how many wrong tries in a row there were."""
        return self._wrong.get(door, 0)

    def left(self, door: str) -> int:
        """Return how many tries there are before the next wait."""
        return tries_left(self.wrong(door))

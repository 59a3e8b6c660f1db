"""The inbox and the journal side by side: what was judged is what came, and nothing that came was passed over."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Final

from pos_app.doctor.findings import Finding, care, good
from pos_app.journal import inbox_arrivals
from pos_app.journal.database.read_only import Age, ReadOnlyDatabase
from pos_app.journal.inbox import SUSPECT
from pos_app.journal.inbox_arrivals import ArrivedLetter
from pos_app.journal.schema import INBOX, JOURNAL
from pos_app.journal.webhook_views import JudgedNotice, judged_notices, judged_up_to
from pos_app.services.webhook_judging import payer_of
from pos_app.services.webhook_reading import ReadNotice, arrived
from pos_app.system.paths import Paths

_AT_A_TIME: Final = 1000
_NOWHERE: Final = timedelta()  # by which clock a notice names its moment changes nothing of what is compared


async def look_at_notices(of: Paths) -> Finding:
    """Hold every notice in the inbox against what the journal knows of it; both books are sound."""
    part = f"{of.environment} notices"
    with ReadOnlyDatabase(of.journal, JOURNAL) as journal, ReadOnlyDatabase(of.inbox, INBOX) as inbox:
        if journal.age is not Age.OURS or inbox.age is not Age.OURS:
            return good(part, "the next start brings these books up to date")
        mark = await inbox.read(inbox_arrivals.mark)
        known = await journal.read(judged_notices, mark)
        judged = await journal.read(judged_up_to, mark)
        compared = len(known)
        place = (0, 0)
        while (came := await inbox.read(arrived, mark, place, _AT_A_TIME, _NOWHERE)) and came.up_to != place:
            place = came.up_to
            for one in came.found:
                if why := _what_differs(one, known.pop(one.letter.name, None), judged):
                    return care(part, f"The journal knows notice {one.letter.name} otherwise than it came ({why}).")
        lost = [name for name in known if not name.startswith(SUSPECT)]  # of suspects only the latest are kept
        if lost:
            return care(part, f"The journal knows notice {lost[0]}, and it is not in the inbox.")
        if any(here > there for here, there in zip(judged, place, strict=True)):
            return care(part, "The journal calls notices judged that have not come yet.")
    return good(part, f"{compared} are what came")


def _what_differs(found: ReadNotice, known: JudgedNotice | None, judged: tuple[int, int]) -> str:
    return next(_differing(found, known, judged), "")


def _differing(found: ReadNotice, known: JudgedNotice | None, judged: tuple[int, int]) -> Iterator[str]:
    letter = found.letter
    if known is None:
        if letter.is_first and _is_behind(letter, judged):
            yield "it was passed over"
        return
    if letter.is_purged or not letter.digest:
        return
    if known.digest and known.digest != letter.digest:
        yield "its bytes"
    who, phone = payer_of(found, known.kind)
    if known.who != who:
        yield "who sent it"
    if known.phone is not None and known.phone != phone:
        yield "their phone"


def _is_behind(letter: ArrivedLetter, judged: tuple[int, int]) -> bool:
    bodies, suspects = judged
    return letter.number <= (bodies if letter.is_signed else suspects)

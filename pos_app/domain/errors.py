"""What can go wrong, as facts: known errors with a sentence for people, and the classes of a call that failed.

KnownError                 has a sentence that may be shown
├── NeedsManagerError           nothing was done: a manager signs for it first
└── CallFailed             a call to the service did not give its answer
    ├── NotSent            certain: not a byte of the request left; may be tried again
    ├── MaybeReceived      it left, and no clear answer came: ask, never repeat
    ├── KeysRefused        401 or 403: nothing was done, the keys are wrong
    ├── Refused            a well-formed no, with the service's own words
    └── TooBusy            429: come back after some seconds
"""

from dataclasses import dataclass
from enum import IntEnum

from pos_app.domain.sentence import Sentence


class KnownError(Exception):
    """Something that can happen in a shop; `sentence` may be shown to anyone."""

    def __init__(self, sentence: Sentence) -> None:
        super().__init__(sentence)
        self.sentence = sentence


class NeedsManagerError(KnownError):
    """It is done once a manager has signed for it."""


class Operation(IntEnum):
    """The operations of the service, numbered as in its description."""

    ENCRYPT = 1
    INITIALIZE = 2
    DEVICE_PAGE = 3
    ENROLL = 4
    VERIFY = 5
    TV_PROVIDERS = 6
    TV_PACKAGES = 7
    TV_VALIDATE = 8
    TV_PAY = 9
    RESEND_NOTICE = 10


@dataclass(frozen=True, slots=True)
class Trace:
    """What may be kept of a failed call: no body, no key, no address."""

    operation: Operation
    why: str  # a short word of ours, such as `connect_refused` or `cut_short`
    status: int | None = None
    milliseconds: int = 0


class CallFailed(KnownError):  # noqa: N818  # a fact, as the house names errors
    """A call to the service did not give the answer it was made for."""

    def __init__(self, trace: Trace, sentence: Sentence, *, said: str = "") -> None:
        super().__init__(sentence)
        self.trace = trace
        self.said = said  # the service's own words, if any: plain text, trimmed, without control characters or secrets

    @property
    def told(self) -> Sentence:
        """Return the sentence, and the service's own words behind it, if there are any."""
        sentence, said = self.sentence, self.said
        return Sentence("{0} The service says: {1}", sentence, said) if said else sentence

    def __str__(self) -> str:
        return f"operation {int(self.trace.operation)}: {self.trace.why} ({self.trace.status or 'no status'})"


class NotSent(CallFailed):
    """Certain: nothing of the request reached the service."""


class MaybeReceived(CallFailed):
    """The request may have been handled; only asking can tell."""


class KeysRefused(CallFailed):
    """The service does not accept the keys; nothing was done."""


class Refused(CallFailed):
    """The service understood and said no."""

    def __init__(self, trace: Trace, sentence: Sentence, *, said: str) -> None:
        super().__init__(trace, sentence, said=said)


class TooBusy(CallFailed):
    """The service asks to come back later."""

    def __init__(self, trace: Trace, sentence: Sentence, *, retry_after: int, said: str = "") -> None:
        super().__init__(trace, sentence, said=said)
        self.retry_after = retry_after  # seconds, at most 60

"""What a failure means, as tables: which class it is, the short word for the log, the sentence for the counter."""

import re
import socket
import ssl
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import httpx

from pos_app.domain.errors import (
    CallFailed,
    KeysRefused,
    MaybeReceived,
    NotSent,
    Operation,
    Refused,
    TooBusy,
    Trace,
)
from pos_app.domain.sentence import Sentence
from pos_app.gateway.json_text import UnclearError
from pos_app.gateway.reply_parsing import words_in

_O = Operation
_MAY_BE_ASKED_AGAIN: Final = frozenset({_O.ENCRYPT, _O.VERIFY, _O.TV_PROVIDERS, _O.TV_PACKAGES, _O.TV_VALIDATE})
_DECIDED_BY_STATUS: Final = frozenset({401, 403, 429})
_LONGEST_WAIT: Final = 60
_USUAL_WAIT: Final = 5
_SECONDS: Final = re.compile(r"[0-9]{1,9}", re.ASCII)


class DeadlineError(Exception):
    """The whole call took too long."""


@dataclass(slots=True)
class Progress:
    """How far a call has come; that nothing left is known, never guessed."""

    until: float = float("inf")  # when the whole call is over, by the clock of the loop
    has_left: bool = False  # the first byte of the request may be out
    status: int | None = None  # the head of the reply is in


@dataclass(frozen=True, slots=True)
class Reply:
    """An HTTP reply, whole."""

    status: int
    body: bytes
    retry_after: str | None


# Before the first byte, from the most telling cause to the least.
_NOT_SENT: Final[tuple[tuple[type[Exception], str, Sentence], ...]] = (
    (DeadlineError, "deadline", Sentence("The service could not be reached in time. Nothing was sent.")),
    (socket.gaierror, "dns", Sentence("The service was not found. Check the internet connection. Nothing was sent.")),
    (ssl.SSLError, "tls", Sentence("The service did not prove who it is. Nothing was sent. Tell the manager.")),
    (ConnectionRefusedError, "connect_refused", Sentence("The service cannot be reached. Nothing was sent.")),
    (httpx.ConnectTimeout, "connect_timeout", Sentence("The service cannot be reached. Nothing was sent.")),
    (httpx.PoolTimeout, "pool_timeout", Sentence("Too many calls are under way. Nothing was sent.")),
    (httpx.ConnectError, "connect_failed", Sentence("The service cannot be reached. Nothing was sent.")),
    (Exception, "unexpected", Sentence("The call could not be made. Nothing was sent.")),
)

# After it: word while no reply had begun, word once one had.
_MAYBE: Final[tuple[tuple[type[Exception], str, str], ...]] = (
    (DeadlineError, "deadline", "deadline"),
    (httpx.WriteError, "write_error", "write_error"),
    (httpx.RemoteProtocolError, "no_reply", "cut_short"),
    (httpx.ReadError, "no_reply", "cut_short"),
    (ssl.SSLError, "tls_broken", "tls_broken"),
    (httpx.TransportError, "line_broken", "line_broken"),
    (Exception, "unexpected", "unexpected"),
)

_MAYBE_SENTENCES: Final = {
    _O.ENCRYPT: Sentence("The service gave no clear answer to the card. Nothing was charged."),
    _O.INITIALIZE: Sentence("The service gave no clear answer. Do not charge again: the result is asked for."),
    _O.ENROLL: Sentence("The bank check gave no clear answer. Do not charge again: the result is asked for."),
    _O.VERIFY: Sentence("The service gave no clear answer about the result. It is asked again."),
    _O.TV_PROVIDERS: Sentence("The service gave no readable list of providers. Nothing was bought."),
    _O.TV_PACKAGES: Sentence("The service gave no readable list of packages. Nothing was bought."),
    _O.TV_VALIDATE: Sentence("The service gave no clear answer about this number. Nothing was bought."),
    _O.TV_PAY: Sentence("May have been delivered. Ask the customer to check the decoder. Do not sell it again."),
    _O.RESEND_NOTICE: Sentence(
        "It is not known whether the notice was sent again. Wait a minute before asking once more."
    ),
}

_KEYS_SENTENCES: Final = {
    _O.ENROLL: Sentence("The service does not let this till ask for the bank check. Tell the manager."),
    _O.VERIFY: Sentence("The service does not let this till ask for the result. Tell the manager."),
    _O.TV_PAY: Sentence("The service does not accept the keys. Nothing was bought. Tell the manager."),
    _O.RESEND_NOTICE: Sentence("The service does not accept the keys. No notice was sent. Tell the manager."),
}
_KEYS_USUAL: Final = Sentence("The service does not accept the keys. Nothing was charged. Tell the manager.")

_REFUSED_SENTENCES: Final = {
    _O.ENCRYPT: Sentence("The service did not take the card. Nothing was charged."),
    _O.INITIALIZE: Sentence("The service did not start the payment. The result is being confirmed."),
    _O.ENROLL: Sentence("The bank check was refused. The result is being confirmed."),
    _O.VERIFY: Sentence("The service does not say how the payment stands. It is asked again."),
    _O.TV_PROVIDERS: Sentence("The service does not give its list of providers."),
    _O.TV_PACKAGES: Sentence("The service does not give the packages of this provider."),
    _O.TV_VALIDATE: Sentence("The provider does not accept this number."),
    _O.TV_PAY: Sentence("The provider refused. Nothing was bought."),
    _O.RESEND_NOTICE: Sentence("The service did not send the notice again."),
}

# What services of this family are known to say: a piece of it, our word, and advice for the counter.
_KNOWN: Final[tuple[tuple[str, str, Sentence], ...]] = (
    (
        "invalid signature",
        "signature_refused",
        Sentence("Signature refused: check the key pair and the signing-key setting. Nothing was charged."),
    ),
    (
        "invalid merchant authorization",
        "merchant_refused",
        Sentence("The service does not know this shop by its keys. Tell the manager."),
    ),
    ("authentication failed", "merchant_refused", Sentence("The service does not accept the keys. Tell the manager.")),
    (
        "merchant currency set",
        "currency_refused",
        Sentence("This shop may not take this currency. Use another one, and tell the manager."),
    ),
    (
        "account does not exist",
        "currency_not_enabled",
        Sentence("This currency is not switched on for this shop. Use another one, and tell the manager."),
    ),
    (
        "reference already existed",
        "reference_existed",
        Sentence(
            "The service has seen this reference before. Do not send it under a new one: the first "
            "may have gone through."
        ),
    ),
    ("incomplete request", "incomplete_request", Sentence("The service found something missing. Tell the manager.")),
    (
        "unable to process this transaction",
        "try_later",
        Sentence("The service cannot do this right now. Wait a little."),
    ),
    (
        "service currently not available",
        "unavailable",
        Sentence("The service is not available right now. Wait a little."),
    ),
)


def line_failure(operation: Operation, error: Exception, progress: Progress, *, milliseconds: int) -> CallFailed:
    """Class a call that ended without a whole reply: not sent only if that is certain."""
    links = tuple(_links(error))
    if not progress.has_left:
        why, sentence = next(
            (why, sentence) for kind, why, sentence in _NOT_SENT if any(isinstance(link, kind) for link in links)
        )
        return NotSent(Trace(operation, why, None, milliseconds), sentence)
    if isinstance(error, UnclearError):
        why = error.why
    else:
        column = 1 if progress.status is None else 2
        why = str(next(row[column] for row in _MAYBE if any(isinstance(link, row[0]) for link in links)))
    return MaybeReceived(Trace(operation, why, progress.status, milliseconds), _MAYBE_SENTENCES[operation])


def unclear(trace: Trace, said: str = "") -> MaybeReceived:
    """Class an answer that came and cannot be understood."""
    return MaybeReceived(trace, _MAYBE_SENTENCES[trace.operation], said=said)


def refusal(trace: Trace, said: str) -> Refused:
    """Class a well-formed no, with advice where the words are known."""
    for piece, why, advice in _KNOWN:
        if piece in said.lower():
            return Refused(Trace(trace.operation, why, trace.status, trace.milliseconds), advice, said=said)
    return Refused(trace, _REFUSED_SENTENCES[trace.operation], said=said)


def body_decides(status: int) -> bool:
    """Tell whether the body has to be read; what any other status means, it means whatever the body says."""
    return status == 200 or (400 <= status < 500 and status not in _DECIDED_BY_STATUS)


def has_words(status: int) -> bool:
    """Tell whether the body is read for its words alone: it decides nothing."""
    return status in _DECIDED_BY_STATUS or status >= 500


def by_status(operation: Operation, reply: Reply, *, milliseconds: int) -> CallFailed | None:
    """Class a reply by its status alone; none where its body decides."""

    def trace(why: str) -> Trace:
        return Trace(operation, why, reply.status, milliseconds)

    said = words_in(reply.body) if has_words(reply.status) else ""
    match reply.status:
        case status if body_decides(status):
            return None
        case 401 | 403:
            return KeysRefused(trace("keys_refused"), _KEYS_SENTENCES.get(operation, _KEYS_USUAL), said=said)
        case 429 if operation in _MAY_BE_ASKED_AGAIN:
            seconds = _wait_of(reply.retry_after)
            sentence = Sentence("The service is busy. Try again in a moment.")
            return TooBusy(trace("busy"), sentence, retry_after=seconds, said=said)
        case 429:
            return unclear(trace("busy"), said)
        case status if status >= 500:
            return unclear(trace("server_error"), said)
        case status if 300 <= status < 400:
            return unclear(trace("redirect"))
        case _:
            return unclear(trace("unexpected_status"))


def _wait_of(header: str | None) -> int:
    """Read Retry-After; a date waits the longest we wait, and what is neither waits as usual."""
    text = (header or "").strip()
    if _SECONDS.fullmatch(text):
        return min(max(int(text), 1), _LONGEST_WAIT)
    return _LONGEST_WAIT if text.endswith("GMT") else _USUAL_WAIT


def _links(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an error and everything it was raised from."""
    while error is not None:
        yield error
        # httpcore drops the cause and leaves the context; below the system's own error that would be somebody else's.
        error = error.__cause__ or (None if isinstance(error, OSError) else error.__context__)

"""The bodies of operations 1 and 4: card digits as bytes of our own, overwritten as soon as they were sent.

Never as text: a `str` cannot be overwritten, and lies in memory until something else happens to need the place.
"""

from collections.abc import AsyncIterator, Iterable
from itertools import accumulate, chain, pairwise
from typing import Final, Self

import httpx

from pos_app.domain.cards import CardSecret, wipe

Piece = tuple[bytes | bytearray | memoryview, ...]

_CENTURY: Final = b"20"
_LENGTHS: Final = {"number": (12, 19), "month": (2, 2), "year": (2, 2), "cvv": (3, 4)}


class CardBody(httpx.AsyncByteStream):
    """A request body that goes out once, in pieces, and is zero afterwards.

    Every library on the way to the socket copies what it is given, into memory that nobody overwrites. So no piece
    holds a card's number, or its whole CVV.
    """

    def __init__(self, pieces: Iterable[Piece]) -> None:
        made = list(pieces)
        self._cuts = [0, *accumulate(sum(map(len, piece)) for piece in made)]
        # Its final size at once: a bytearray that grows leaves copies behind.
        self.buffer = bytearray(self._cuts[-1])
        at = 0
        with memoryview(self.buffer) as whole:
            for part in chain.from_iterable(made):
                whole[at : at + len(part)] = part
                at += len(part)
        self._is_spent = False

    def __len__(self) -> int:
        return len(self.buffer)

    def __repr__(self) -> str:
        return f"CardBody({len(self)} bytes)"

    async def __aiter__(self) -> AsyncIterator[bytes]:
        if self._is_spent:
            raise httpx.StreamConsumed
        self._is_spent = True
        for start, end in pairwise(self._cuts):
            yield bytes(memoryview(self.buffer)[start:end])
        self.wipe()

    async def aclose(self) -> None:
        self.wipe()

    def wipe(self) -> None:
        """Overwrite the body where it lies; it can no longer be sent."""
        self._is_spent = True
        wipe(self.buffer)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.wipe()


def is_complete(card: CardSecret) -> bool:
    """Tell whether every field holds digits, as many as such a field can have."""
    return all(
        least <= len(digits) <= most and all(0x30 <= digit <= 0x39 for digit in digits)
        for (least, most), digits in zip(_LENGTHS.values(), (card.number, card.month, card.year, card.cvv), strict=True)
    )


def encryption_body(card: CardSecret, *, reference: str, year_digits: int) -> CardBody:
    """Build the body of operation 1 (section 2.1)."""
    tail = b'"},"reference":"' + reference.encode("ascii") + b'"}'
    return CardBody(_pieces(card, b'{"data":{"number":"', tail, year_digits=year_digits))


def enrollment_body(card: CardSecret, *, reference: str, year_digits: int) -> CardBody:
    """Build the body of operation 4 (section 2.4)."""
    tail = b'","ref":"' + reference.encode("ascii") + b'"}'
    return CardBody(_pieces(card, b'{"cardnumber":"', tail, year_digits=year_digits))


def _pieces(card: CardSecret, head: bytes, tail: bytes, *, year_digits: int) -> Iterable[Piece]:
    """Cut number and CVV; digits and askable references need no escaping in JSON."""
    number, cvv = memoryview(card.number), memoryview(card.cvv)
    century = _CENTURY if year_digits == 4 else b""
    yield head, number[:6]
    yield (number[6:-4],)
    yield (
        number[-4:], b'","expiryMonth":"', card.month, b'","expiryYear":"', century, card.year, b'","cvv":"', cvv[:1],
    )  # fmt: skip
    yield cvv[1:], tail

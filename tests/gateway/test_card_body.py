"""Card digits: the bytes that are sent, that they are gone afterwards, and that nothing on the way keeps them whole."""

import asyncio
import contextlib
import gc
import json
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.domain.cards import CardSecret
from pos_app.domain.errors import CallFailed, NotSent, Operation
from pos_app.gateway.card_body import CardBody, encryption_body, enrollment_body
from tests.gateway.raw import RawServer, Received, answering, read_request, reply, run
from tests.gateway.till import CALLS, INK, REFERENCE, a_card, a_client

DIGITS: Final = "0123456789"


def buffers() -> list[bytearray]:
    """Return the buffer of every card body that is alive."""
    return [found.buffer for found in gc.get_objects() if isinstance(found, CardBody)]


async def pieces_of(body: CardBody) -> list[bytes]:
    return [piece async for piece in body]


@given(
    number=st.text(DIGITS, min_size=12, max_size=19),
    month=st.text(DIGITS, min_size=2, max_size=2),
    year=st.text(DIGITS, min_size=2, max_size=2),
    cvv=st.text(DIGITS, min_size=3, max_size=4),
    digits=st.sampled_from([2, 4]),
)
def test_the_body_is_what_the_description_says(number: str, month: str, year: str, cvv: str, digits: int) -> None:
    def card() -> CardSecret:
        return CardSecret(number=number.encode(), month=month.encode(), year=year.encode(), cvv=cvv.encode())

    whole_year = year if digits == 2 else "20" + year
    first = encryption_body(card(), reference="a-1", year_digits=digits)
    second = enrollment_body(card(), reference="a-1", year_digits=digits)
    assert len(first) == len(bytes(first.buffer))
    assert json.loads(b"".join(run(pieces_of(first)))) == {
        "data": {"number": number, "expiryMonth": month, "expiryYear": whole_year, "cvv": cvv},
        "reference": "a-1",
    }
    assert json.loads(b"".join(run(pieces_of(second)))) == {
        "cardnumber": number, "expiryMonth": month, "expiryYear": whole_year, "cvv": cvv, "ref": "a-1",
    }  # fmt: skip


def test_no_piece_holds_the_number_or_the_cvv() -> None:
    # What a library copies is one piece: six digits in front, four behind, and never the CVV beside its other digits.
    body = enrollment_body(a_card(), reference="a-1", year_digits=2)
    pieces = run(pieces_of(body))
    assert [piece[-6:] for piece in pieces[:1]] == [b"400000"]
    assert pieces[1] == b"000000"
    assert pieces[2].startswith(b'2701"')
    assert not [piece for piece in pieces if b"357" in piece or b"0000002701" in piece]


def test_a_body_goes_out_once() -> None:
    body = enrollment_body(a_card(), reference="a-1", year_digits=2)
    run(pieces_of(body))
    with pytest.raises(Exception, match="already been streamed"):
        run(pieces_of(body))


@pytest.mark.parametrize(
    "operation", [Operation.ENCRYPT, Operation.ENROLL], ids=lambda operation: operation.name.lower()
)
def test_the_body_is_zero_as_soon_as_it_was_sent(operation: Operation) -> None:
    seen: list[bytes] = []

    async def play(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        received = await read_request(reader)
        for _ in range(50):  # the client's turns: its last write has yet to return
            await asyncio.sleep(0)
        seen.extend(bytes(buffer) for buffer in buffers())
        seen.append(received.body)
        writer.write(reply("abcd"))
        await writer.drain()

    async def work() -> None:
        async with RawServer(play) as server, a_client(server.url) as client:
            with contextlib.suppress(CallFailed):
                await CALLS[operation](client)

    run(work())
    *alive, received = seen
    assert b"2701" in received
    assert alive, "the body was alive while the service thought"
    assert not any(any(buffer) for buffer in alive)


async def _hang(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
    await read_request(reader)
    await reader.read()


def test_enrolling_spends_the_card_however_it_ends() -> None:
    async def work(url: str) -> CardSecret:
        card = a_card()
        async with a_client(url, seconds=0.05) as client:
            with pytest.raises(CallFailed):
                await client.enroll(card, reference=REFERENCE, ink=INK)
        return card

    async def against_a_silent_service() -> CardSecret:
        async with RawServer(_hang) as server:
            return await work(server.url)

    assert run(against_a_silent_service()).is_wiped
    assert run(work("http://127.0.0.1:9")).is_wiped


def test_encrypting_leaves_the_card_whole() -> None:
    card = a_card()

    async def work() -> None:
        async with RawServer(answering(reply("abcd"))) as server, a_client(server.url) as client:
            await client.encrypt(card, reference=REFERENCE)

    run(work())
    assert card.number == b"4000000000002701"


def test_a_cancelled_call_leaves_no_digits() -> None:
    card = a_card()
    bodies: list[bytearray] = []

    async def work() -> None:
        arrived = asyncio.Event()

        async def play(reader: asyncio.StreamReader, _: asyncio.StreamWriter) -> None:
            await read_request(reader)
            arrived.set()
            await reader.read()

        async with RawServer(play) as server, a_client(server.url) as client:
            task = asyncio.create_task(client.enroll(card, reference=REFERENCE, ink=INK))
            await arrived.wait()
            bodies.extend(buffers())
            task.cancel()
            with pytest.raises(asyncio.CancelledError):
                await task

    run(work())
    assert card.is_wiped
    assert bodies
    assert not any(any(body) for body in bodies)


@pytest.mark.parametrize(
    "card",
    [
        CardSecret(number=b"", month=b"12", year=b"31", cvv=b"123"),
        CardSecret(number=b"4000 000000002701", month=b"12", year=b"31", cvv=b"123"),
        CardSecret(number=b"4000000000002701", month=b"1", year=b"31", cvv=b"123"),
        CardSecret(number=b"4000000000002701", month=b"12", year=b"2031", cvv=b"123"),
        CardSecret(number=b"4000000000002701", month=b"12", year=b"31", cvv=b'1"2'),
    ],
)
def test_a_card_that_is_not_whole_is_not_sent(card: CardSecret) -> None:
    kept: list[Received] = []

    async def work() -> None:
        async with RawServer(answering(reply("abcd"), kept=kept)) as server, a_client(server.url) as client:
            with pytest.raises(NotSent):
                await client.encrypt(card, reference=REFERENCE)

    run(work())
    assert kept == []


def test_a_body_shows_nothing() -> None:
    body = encryption_body(a_card(), reference="a-1", year_digits=2)
    assert repr(body) == "CardBody(105 bytes)"
    assert "2701" not in repr(a_card())


_CHILD: Final = """
import asyncio, sys
from pos_app.domain.cards import CardSecret
from tests.gateway.till import INK, REFERENCE, a_client

def card():
    # Arithmetic, so that no literal of this program holds the number.
    return CardSecret(number=(0x30 + (place * 7 + 3) % 10 for place in range(16)), month=b"12", year=b"31", cvv=b"915")

async def work(url):
    async with a_client(url) as client:
        with card() as held:
            await client.encrypt(held, reference=REFERENCE)
            await client.enroll(held, reference=REFERENCE, ink=INK)

asyncio.run(work(sys.argv[1]))
print("done", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(sys.platform != "linux", reason="reads another process's memory through /proc")
def test_the_number_is_nowhere_in_the_memory_afterwards() -> None:
    marker = bytes(0x30 + (place * 7 + 3) % 10 for place in range(16))
    kept: list[Received] = []

    async def work() -> bytes:
        play = answering(reply("abcd"), reply('{"status":true,"message":"ok"}'), kept=kept)
        async with RawServer(play) as server:
            child = await asyncio.create_subprocess_exec(
                sys.executable, "-c", _CHILD, server.url,
                cwd=Path(__file__).parents[2], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            )  # fmt: skip
            assert child.stdout is not None
            try:
                assert await child.stdout.readline() == b"done\n"
                return await asyncio.to_thread(_memory_of, child.pid)
            finally:
                await child.communicate(b"")  # its input ends, and so does it

    memory = run(work())
    assert [marker in received.body for received in kept] == [True, True]
    assert b"till2-0123456789abcdefghijk" in memory, "the scan reads what is there"
    assert marker not in memory
    assert marker.decode().encode("utf-16-le") not in memory
    assert marker.hex().encode() not in memory


def _memory_of(pid: int) -> bytes:
    found: list[bytes] = []
    with Path(f"/proc/{pid}/mem").open("rb", buffering=0) as memory:
        for line in Path(f"/proc/{pid}/maps").read_text("ascii").splitlines():
            span, rights, *_ = line.split()
            if not rights.startswith("rw"):
                continue
            start, end = (int(part, 16) for part in span.split("-"))
            memory.seek(start)
            found.append(memory.read(end - start))
    return b"\x00".join(found)

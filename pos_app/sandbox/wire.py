"""The line to one client while one call is answered: whole, in pieces, late, or cut."""

import asyncio
from typing import cast

from starlette.types import Message, Receive, Scope, Send

from pos_app.sandbox.answers import Answer

LARGEST_BODY = 64 * 1024


class TooLargeError(Exception):
    """The body is larger than any call of this service."""


class Wire:
    """Wraps what the server gives for one call; a wait ends early when the client goes."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self._receive = receive
        self._send = send
        self._transport = cast("asyncio.Transport", scope["state"]["transport"])

    @property
    def is_cut(self) -> bool:
        return self._transport.is_closing()

    async def read_body(self) -> bytes | None:
        """The whole body, counted while it comes; None when the client went away in the middle."""
        body = bytearray()
        while True:
            message: Message = await self._receive()
            if message["type"] == "http.disconnect":
                return None
            body += cast("bytes", message.get("body", b""))
            if len(body) > LARGEST_BODY:
                raise TooLargeError
            if not message.get("more_body", False):
                return bytes(body)

    async def say(self, answer: Answer, *, is_last: bool = False) -> None:
        """Send all of it; the line is closed afterwards when it was the last."""
        body = answer.body
        length = () if answer.status == _NO_CONTENT else (("Content-Length", str(len(body))),)
        await self.begin(answer, length, is_last=is_last)
        await self._send({"type": "http.response.body", "body": body, "more_body": False})

    async def begin(self, answer: Answer, extra: tuple[tuple[str, str], ...], *, is_last: bool = False) -> None:
        """Send status and headers; without a length among them the body goes out in chunks."""
        kind = (("Content-Type", answer.content_type),) if answer.content_type else ()
        closing = (("Connection", "close"),) if is_last else ()
        headers = [
            (name.lower().encode(), value.encode()) for name, value in (*kind, *answer.headers, *extra, *closing)
        ]
        await self._send({"type": "http.response.start", "status": answer.status, "headers": headers})

    async def say_part(self, part: bytes) -> None:
        """A piece of the body, dropped when nobody is there to hear it."""
        if not self.is_cut:
            await self._send({"type": "http.response.body", "body": part, "more_body": True})

    async def end(self) -> None:
        """The end of a body that was said in parts, unless the line ended first."""
        if self.is_cut:
            await self.wait_until_gone()
        else:
            await self._send({"type": "http.response.body", "body": b"", "more_body": False})

    async def say_raw(self, raw: bytes) -> None:
        """Bytes past the server, which therefore need not be HTTP."""
        self._transport.write(raw)
        await self.finish_early()

    async def finish_early(self) -> None:
        """Close after what was said, however much of it was promised."""
        self._transport.close()
        await self.wait_until_gone()

    async def hang_up(self) -> None:
        self._transport.abort()
        await self.wait_until_gone()

    async def wait_until_gone(self) -> None:
        while (await self._receive())["type"] != "http.disconnect":
            pass

    async def pause(self, milliseconds: int) -> None:
        """Wait as long as that, or until the client has gone."""
        if milliseconds:
            try:
                async with asyncio.timeout(milliseconds / 1000):
                    await self.wait_until_gone()
            except TimeoutError:
                return


_NO_CONTENT = 204

"""The merchant endpoint: counts bytes, checks the method, hands the notice over, and answers with one status."""

from collections.abc import Awaitable, Callable
from typing import Final

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from pos_app.domain.webhooks import TakenNotice

LARGEST_NOTICE: Final = 64 * 1024


# Raw body, signature header as sent (or none), where it came from. KEPT is not returned before the notice is durable.
Take = Callable[[bytes, str | None, str], Awaitable[TakenNotice]]

_THIS_MACHINE: Final = frozenset({"127.0.0.1", "::1"})
_OK: Final = 200
_BAD_REQUEST: Final = 400
_NOT_FOUND: Final = 404
_WRONG_METHOD: Final = 405
_TOO_LARGE: Final = 413
_STATUS: Final = {
    TakenNotice.KEPT: _OK,
    TakenNotice.PING: _OK,
    TakenNotice.FORGED: 401,
    TakenNotice.NOT_STORED: 503,
}


def notice_endpoint(
    take: Take, *, path: str, signature_header: str, refused: Callable[[int], object] = lambda _: None
) -> ASGIApp:
    """Build the app that receives notices at one path; `refused` hears the status of each that was not taken."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        request = Request(scope, receive)
        status = await _answer(request, take, path=path, signature_header=signature_header)
        headers = {"allow": "POST"} if status == _WRONG_METHOD else {}
        if status != _OK:
            refused(status)
            headers["connection"] = "close"  # what is left of an unread body is not worth reading
        await Response(status_code=status, headers=headers)(scope, receive, send)

    return app


async def _answer(request: Request, take: Take, *, path: str, signature_header: str) -> int:
    if request.scope["path"] != path:  # not its URL: that is put together from a Host line that may hold anything
        return _NOT_FOUND
    if request.method != "POST":
        return _WRONG_METHOD
    if _promises_too_much(request):
        return _TOO_LARGE
    try:
        body = await _read(request)
    except ClientDisconnect:
        return _BAD_REQUEST
    if body is None:
        return _TOO_LARGE
    return _STATUS[await take(body, request.headers.get(signature_header), _source(request))]


def _promises_too_much(request: Request) -> bool:
    """Tell whether the body need not even be read; a smaller promise is not believed."""
    promised = request.headers.get("content-length", "")
    return promised.isdecimal() and int(promised) > LARGEST_NOTICE  # the server takes 20 digits at most


async def _read(request: Request) -> bytes | None:
    """Read the body while counting; a length that was promised is not believed."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_NOTICE:
            return None
    return bytes(body)


def _source(request: Request) -> str:
    """Find the address it came from, as the proxy on this machine says; to be shown, never to be trusted."""
    near = request.client.host if request.client else ""
    if near not in _THIS_MACHINE:
        return near
    return request.headers.get("x-forwarded-for", "").rpartition(",")[2].strip() or near

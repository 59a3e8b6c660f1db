"""The control plane: whoever holds the token looks behind the scenes and says how the next scene goes."""

import hmac
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import asdict, dataclass
from http import HTTPMethod

from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Receive, Scope, Send

from pos_app.sandbox import faults
from pos_app.sandbox.catalogue import SMARTCARDS, TEST_CARDS
from pos_app.sandbox.connection_guard import is_for_loopback
from pos_app.sandbox.delivery import check_url
from pos_app.sandbox.prices import AMOUNT, CURRENCIES
from pos_app.sandbox.refusals import RefusedCall
from pos_app.sandbox.requests import read_object
from pos_app.sandbox.scenarios import SCENARIOS
from pos_app.sandbox.state import SandboxState
from pos_app.sandbox.variants import switches
from pos_app.sandbox.webhook_kinds import MOST_AT_ONCE, NOTICE_KINDS, Wish, make_batch
from pos_app.sandbox.wire import LARGEST_BODY

PREFIX = "/_control"
_LONGEST_MS = 600_000
_MOST_POLLS = 100_000
_MOST_TIMES = 1_000_000


class Command:
    """The fields of a command, a JSON object; one that is unknown, missing or of another type is refused by name."""

    def __init__(self, values: Mapping[str, object], *, known: Collection[str] | None) -> None:
        strange = None if known is None else next((name for name in values if name not in known), None)
        if strange is not None:
            raise RefusedCall(422, f"There is no field '{strange}'.", fields=(strange,))
        self.values = values

    @classmethod
    def read(cls, body: bytes, *, known: Collection[str] | None) -> "Command":
        """Take a body, or none for nothing; without known fields the command looks at all of them itself."""
        return cls(read_object(body) if body.strip() else {}, known=known)

    def has(self, name: str) -> bool:
        return name in self.values

    def text(self, name: str) -> str:
        value = self.text_or_none(name)
        if value is None:
            raise RefusedCall(422, f"'{name}' is missing.", fields=(name,))
        return value

    def text_or_none(self, name: str) -> str | None:
        value = self.values.get(name)
        if value is not None and not isinstance(value, str):
            raise RefusedCall(422, f"'{name}' is a text.", fields=(name,))
        return value

    def whole(self, name: str, *, least: int = 0, most: int) -> int:
        value = self.whole_or_none(name, least=least, most=most)
        if value is None:
            raise RefusedCall(422, f"'{name}' is missing.", fields=(name,))
        return value

    def whole_or_none(self, name: str, *, least: int = 0, most: int) -> int | None:
        value = self.values.get(name)
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise RefusedCall(422, f"'{name}' is a whole number from {least} to {most}.", fields=(name,))
        return value

    def truth(self, name: str, *, default: bool) -> bool:
        value = self.truth_or_none(name)
        return default if value is None else value

    def truth_or_none(self, name: str) -> bool | None:
        value = self.values.get(name)
        if value is not None and not isinstance(value, bool):
            raise RefusedCall(422, f"'{name}' is true or false.", fields=(name,))
        return value


@dataclass(frozen=True, slots=True)
class ControlOperation:
    """One thing that can be asked of the control plane, and the fields it knows."""

    method: HTTPMethod
    path: str
    carry_out: Callable[[SandboxState, Command], Awaitable[object]]
    fields: frozenset[str] | None = frozenset()


def control_app(play: SandboxState, *, token: str) -> ASGIApp:
    """The control plane as an app of its own: it stays reachable while the service is down."""
    app = Starlette(
        routes=[Route(PREFIX + order.path, _endpoint(play, order), methods=[order.method]) for order in _ORDERS],
        exception_handlers={RefusedCall: _say_refused, HTTPException: _say_http},
    )
    return _with_token(app, token)


async def _show_catalogue(play: SandboxState, command: Command) -> object:
    del play, command
    return {
        "scenarios": [{"id": one.id, "title": one.title, "detail": one.detail} for one in SCENARIOS],
        "cards": [{"brand": one.brand, "number": one.number, "result": one.result} for one in TEST_CARDS],
        "smartcards": [{"number": one.number, "result": one.result} for one in SMARTCARDS],
        "notices": [{"id": one.id, "title": one.title} for one in NOTICE_KINDS],
        "faults": [{"id": one.kind, "handled": one.is_handled, "detail": one.detail} for one in faults.FAULTS],
        "variants": [
            {"id": one.id, "detail": one.says, "default": one.default, "choices": one.choices or None}
            for one in switches()
        ],
    }


async def _show_state(play: SandboxState, command: Command) -> object:
    del command
    chosen = play.next_payment
    return {
        "scenario": {"id": chosen.scenario.id, "every": chosen.every, "polls": chosen.polls},
        "delay_ms": play.delay_ms,
        "is_network_up": play.network.is_up,
        "webhook": {"url": play.outbox.url, "delay_ms": play.outbox.delay_ms},
        "variants": asdict(play.variants),
        "faults": [asdict(one) for one in play.faults.armed],
        "places": asdict(play.places),
    }


async def _choose_scenario(play: SandboxState, command: Command) -> object:
    play.next_payment.choose(
        command.text("scenario"),
        every=command.truth("every", default=False),
        polls=command.whole_or_none("polls", most=_MOST_POLLS),
    )
    return await _show_state(play, command)


async def _slow_network(play: SandboxState, command: Command) -> object:
    play.delay_ms = command.whole("delay_ms", most=_LONGEST_MS)
    return await _show_state(play, command)


async def _set_webhook(play: SandboxState, command: Command) -> object:
    delay_ms = command.whole_or_none("delay_ms", most=_LONGEST_MS)
    if command.has("url"):
        url = command.text_or_none("url")
        play.outbox.url = None if url is None else check_url(url)
    if delay_ms is not None:
        play.outbox.delay_ms = delay_ms
    return await _show_state(play, command)


async def _set_variants(play: SandboxState, command: Command) -> object:
    play.variants = play.variants.changed(command.values)
    return await _show_state(play, command)


async def _arm_fault(play: SandboxState, command: Command) -> object:
    armed = faults.arm(
        command.whole("operation", most=faults.LAST_OPERATION),
        command.text("fault"),
        times=command.whole_or_none("times", least=1, most=_MOST_TIMES) if command.has("times") else 1,
        for_ms=command.whole_or_none("for_ms", most=_LONGEST_MS),
        delay_ms=command.whole_or_none("delay_ms", most=_LONGEST_MS),
        is_handled=command.truth_or_none("handled"),
        after=command.whole_or_none("after", most=faults.LAST_OPERATION),
    )
    if armed.kind is faults.FaultKind.REFUSED and armed.after == 0:
        play.network.end(None if armed.times is None else armed.for_ms)
    else:
        play.faults.armed.append(armed)
    return await _show_state(play, command)


async def _clear_faults(play: SandboxState, command: Command) -> object:
    play.faults.armed.clear()
    await play.network.resume()
    return await _show_state(play, command)


async def _show_ledger(play: SandboxState, command: Command) -> object:
    del command
    return play.ledger.as_json()


async def _clear(play: SandboxState, command: Command) -> object:
    await play.start_again()
    return await _show_state(play, command)


async def _send_notices(play: SandboxState, command: Command) -> object:
    amount, currency = command.text_or_none("amount"), command.text_or_none("currency")
    if amount is not None and AMOUNT.fullmatch(amount) is None:
        raise RefusedCall(422, "'amount' is a decimal text such as 25000.00.", fields=("amount",))
    if currency is not None and currency not in CURRENCIES:
        raise RefusedCall(422, f"'currency' is one of {', '.join(sorted(CURRENCIES))}.", fields=("currency",))
    wish = Wish(
        kind=command.text("kind"),
        reference=command.text_or_none("reference"),
        amount=amount,
        currency=currency,
        count=command.whole_or_none("count", least=1, most=MOST_AT_ONCE),
    )
    if play.outbox.url is None:
        raise RefusedCall(409, "No webhook address is set, so no notice can be sent.")
    batch = make_batch(play, wish)
    play.remember()
    sent = await play.outbox.post_now(batch.sendings, is_in_order=batch.is_in_order)
    return {
        "deliveries": [
            {
                "kind": one.kind,
                "reference": one.reference,
                "status": one.status,
                "milliseconds": one.milliseconds,
                "problem": one.problem,
            }
            for one in sent
        ]
    }


_GET, _PUT, _POST, _DELETE = HTTPMethod.GET, HTTPMethod.PUT, HTTPMethod.POST, HTTPMethod.DELETE
_FAULT_FIELDS = frozenset({"operation", "fault", "times", "for_ms", "delay_ms", "handled", "after"})
_ORDERS = (
    ControlOperation(_GET, "/catalogue", _show_catalogue),
    ControlOperation(_GET, "/state", _show_state),
    ControlOperation(_PUT, "/scenario", _choose_scenario, frozenset({"scenario", "every", "polls"})),
    ControlOperation(_PUT, "/network", _slow_network, frozenset({"delay_ms"})),
    ControlOperation(_PUT, "/webhook", _set_webhook, frozenset({"url", "delay_ms"})),
    ControlOperation(_PUT, "/variants", _set_variants, None),
    ControlOperation(_POST, "/faults", _arm_fault, _FAULT_FIELDS),
    ControlOperation(_DELETE, "/faults", _clear_faults),
    ControlOperation(_GET, "/ledger", _show_ledger),
    ControlOperation(_POST, "/clear", _clear),
    ControlOperation(_POST, "/notices", _send_notices, frozenset({"kind", "reference", "amount", "currency", "count"})),
)


def _endpoint(play: SandboxState, order: ControlOperation) -> Callable[[Request], Awaitable[Response]]:
    async def answer(request: Request) -> Response:
        body = bytearray()
        async for piece in request.stream():
            body += piece
            if len(body) > LARGEST_BODY:
                raise RefusedCall(413, "The command is too large.")
        return JSONResponse(await order.carry_out(play, Command.read(bytes(body), known=order.fields)))

    return answer


def _with_token(app: ASGIApp, token: str) -> ASGIApp:
    expected = f"Bearer {token}".encode()

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        headers = Headers(scope=scope)
        if not is_for_loopback(headers):
            await _say(421, "The control plane answers on this machine only.")(scope, receive, send)
        elif not hmac.compare_digest(expected, headers.get("authorization", "").encode()):
            await _say(401, "The control token is missing or wrong.")(scope, receive, send)
        else:
            await app(scope, receive, send)

    return guarded


async def _say_refused(_: Request, error: Exception) -> Response:
    if not isinstance(error, RefusedCall):
        raise error
    return _say(error.status, error.message)


async def _say_http(_: Request, error: Exception) -> Response:
    if not isinstance(error, HTTPException):
        raise error
    return _say(error.status_code, f"{error.detail}.")


def _say(status: int, message: str) -> JSONResponse:
    return JSONResponse({"message": message}, status)

"""Dispatches the calls of a listener: each is checked, carried out, written down, and answered well or badly."""

import hmac
from collections.abc import Callable

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from pos_app.sandbox.answers import Answer, answer_refusal
from pos_app.sandbox.breakage import answer_badly
from pos_app.sandbox.connection_guard import is_for_loopback
from pos_app.sandbox.faults import Armed
from pos_app.sandbox.ledger import LedgerCall
from pos_app.sandbox.operations import PlayedOperation, find_operation
from pos_app.sandbox.refusals import RefusedCall
from pos_app.sandbox.requests import ReceivedCall, read_object
from pos_app.sandbox.state import SandboxState
from pos_app.sandbox.variants import Variants
from pos_app.sandbox.wire import TooLargeError, Wire

_OK = 200
_ENROLLMENT = 4  # alone in saying `ref` for `reference`
_NAMED_IN_PATH = frozenset({3, 5, 10, 11})
_NOTHING = Answer(_OK, b"")


class Dispatch:
    """An ASGI app over a table of operations; the table may change with the variants."""

    def __init__(
        self, play: SandboxState, operations: Callable[[Variants], tuple[PlayedOperation, ...]], *, is_service: bool
    ) -> None:
        self._play = play
        self._operations = operations
        self._is_service = is_service  # a bank's listener has a network of its own

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        wire = Wire(scope, receive, send)
        call = LedgerCall(
            operation=None, method=scope["method"], path=scope["path"], reference="", at=self._play.clock()
        )
        headers = Headers(scope=scope)
        try:
            body = await wire.read_body()
            if body is None:
                return
            operation, segment = self._find(headers, call)
        except TooLargeError:
            refused = RefusedCall(413, "Request body is too large")
            await self._refuse(wire, call, refused=refused, is_last=True)
        except RefusedCall as refused:
            await self._refuse(wire, call, refused=refused)
        else:
            query = scope["query_string"].decode("ascii", "replace")
            asked = ReceivedCall(call.method, call.path, headers, body, segment=segment, query=query)
            await self._answer(wire, call, operation=operation, asked=asked)

    def _find(self, headers: Headers, call: LedgerCall) -> tuple[PlayedOperation, str]:
        if not is_for_loopback(headers):
            raise RefusedCall(421, "This service answers on this machine only")
        return find_operation(self._operations(self._play.variants), method=call.method, path=call.path)

    async def _refuse(self, wire: Wire, call: LedgerCall, *, refused: RefusedCall, is_last: bool = False) -> None:
        call.status = refused.status
        self._play.ledger.note_call(call)
        await wire.say(answer_refusal(refused, self._play.variants, is_card_flow=False), is_last=is_last)

    async def _answer(self, wire: Wire, call: LedgerCall, *, operation: PlayedOperation, asked: ReceivedCall) -> None:
        play = self._play
        armed = None if operation.number is None else play.faults.take(operation.number)
        call.operation, call.reference = operation.number, _reference_of(operation, asked)
        play.ledger.note_call(call)
        is_handled = armed is None or armed.is_handled
        answer = self._carry_out(operation, asked) if is_handled else _NOTHING
        play.remember()
        call.is_handled = is_handled
        call.fault = None if armed is None else armed.kind
        if operation.number is not None and armed is None and answer.status == _OK:
            self._lose_network_after(operation.number)
        if self._is_service:
            await wire.pause(play.delay_ms)
        await wire.pause(answer.delay_ms)
        await self._say(wire, call, answer=answer, armed=armed)

    async def _say(self, wire: Wire, call: LedgerCall, *, answer: Answer, armed: Armed | None) -> None:
        call.is_dropped = answer.is_lost
        if answer.is_lost:
            await wire.hang_up()
        elif armed is not None:
            await answer_badly(wire, answer, armed=armed, random_names=self._play.random_names)
        else:
            call.status = answer.status
            await wire.say(answer, is_last=self._is_service and not self._play.network.is_up)

    def _carry_out(self, operation: PlayedOperation, asked: ReceivedCall) -> Answer:
        try:
            self._check(operation, asked)
            return operation.play(self._play, asked)
        except RefusedCall as refused:
            return answer_refusal(refused, self._play.variants, is_card_flow=operation.is_card_flow)

    def _check(self, operation: PlayedOperation, asked: ReceivedCall) -> None:
        """The headers that the contract demands, in the order a service looks at them."""
        if operation.needs_key:
            expected = f"Bearer {self._play.keys.secret}".encode()
            if not hmac.compare_digest(expected, asked.headers.get("authorization", "").encode()):
                raise RefusedCall(401, "Authentication failed")
        if operation.needs_json and self._play.variants.demands_json and not asked.is_json:
            raise RefusedCall(415, "Content-Type must be application/json")

    def _lose_network_after(self, operation: int) -> None:
        # Before the answer goes out: a quick client would otherwise still get in.
        refusal = self._play.faults.take_refusal(after=operation)
        if refusal is not None:
            self._play.network.end(refusal.for_ms)


def _reference_of(operation: PlayedOperation, asked: ReceivedCall) -> str:
    """Whose call this is, whether or not it will be carried out."""
    if operation.number in _NAMED_IN_PATH:
        return asked.segment
    if operation.number is None or not asked.body:
        return ""
    try:
        said = read_object(asked.body)
    except RefusedCall:
        return ""
    reference = said.get("ref" if operation.number == _ENROLLMENT else "reference")
    return reference if isinstance(reference, str) else ""

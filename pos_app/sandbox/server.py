"""The played service as one running thing: four listeners, one thread, one loop."""

import asyncio
import secrets
import threading
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from pos_app.sandbox import settlement
from pos_app.sandbox.address import Address, SandboxKeys, make_keys
from pos_app.sandbox.control import PREFIX, control_app
from pos_app.sandbox.dispatch import Dispatch
from pos_app.sandbox.ledger import Ledger
from pos_app.sandbox.ledger_file import CannotKeep, LedgerFile
from pos_app.sandbox.listener import HOST, Listener, PortTaken
from pos_app.sandbox.network import Network
from pos_app.sandbox.operations import bank_operations, elsewhere_operations, service_operations
from pos_app.sandbox.outbox import RETRY_WAITS, Outbox
from pos_app.sandbox.seeded_random import SeededRandom
from pos_app.sandbox.state import ListenerAddresses, SandboxState

__all__ = ["Address", "CannotKeep", "PortTaken", "Sandbox"]

_KEY_BYTES = 24
_START_LIMIT = 10.0


def _now() -> datetime:
    return datetime.now(UTC)


class Sandbox:
    """Runs from `start` to `stop`. The same seed draws the same keys, ids and tokens; no seed, new ones each time.

    `keys` are taken as they are: those that somebody else expects notices to be signed with.
    """

    def __init__(
        self,
        *,
        seed: int | None = None,
        port: int = 0,
        control_token: str | None = None,
        clock: Callable[[], datetime] = _now,
        retry_waits: Sequence[float] = RETRY_WAITS,
        keep: Path | None = None,
        keys: SandboxKeys | None = None,
    ) -> None:
        self._seed = secrets.randbits(64) if seed is None else seed
        self._port = port
        self._control_token = control_token or secrets.token_urlsafe(_KEY_BYTES)
        self._clock = clock
        self._retry_waits = retry_waits
        self._keep = keep  # the file in which the ledger outlives this run
        self._keys = keys or make_keys(SeededRandom(self._seed))
        self._run: _Run | None = None

    def start(self) -> Address:
        """Return once every listener accepts; `PortTaken` and `CannotKeep` say what cannot be had."""
        if self._run is not None:
            raise RuntimeError("The sandbox is running already")
        self._run = run = _Run(
            random_names=SeededRandom(self._seed),
            port=self._port,
            control_token=self._control_token,
            clock=self._clock,
            retry_waits=self._retry_waits,
            keep=self._keep,
            keys=self._keys,
        )
        try:
            run.start()
        except BaseException:
            self._run = None
            raise
        return run.address

    def stop(self) -> None:
        """Cut every line and wait for the thread; a second call does nothing."""
        run, self._run = self._run, None
        if run is not None:
            run.stop()

    def __enter__(self) -> Address:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()


class _Run:
    """One run: the listeners, what they share, and the thread they live on."""

    def __init__(
        self,
        *,
        random_names: SeededRandom,
        port: int,
        control_token: str,
        clock: Callable[[], datetime],
        retry_waits: Sequence[float],
        keep: Path | None,
        keys: SandboxKeys,
    ) -> None:
        ledger = Ledger()
        self._outbox = Outbox(ledger, clock, retry_waits=retry_waits)
        self._doors: list[Listener] = []
        service, bank, elsewhere, control = (self._take(wanted) for wanted in (port, 0, 0, 0))
        self._network = Network((service, elsewhere))
        self._play = play = SandboxState(
            keys=keys,
            random_names=random_names,
            clock=clock,
            call_later=self._call_later,
            digest_key=secrets.token_bytes(_KEY_BYTES),
            places=ListenerAddresses(service=_url(service), bank=_url(bank), elsewhere=_url(elsewhere)),
            ledger=ledger,
            outbox=self._outbox,
            network=self._network,
            keeper=None if keep is None else LedgerFile(keep),
        )
        service.lead_to(Dispatch(play, service_operations, is_service=True))
        elsewhere.lead_to(Dispatch(play, elsewhere_operations, is_service=True))
        bank.lead_to(Dispatch(play, bank_operations, is_service=False))
        control.lead_to(control_app(play, token=control_token))
        self.address = Address(
            base_url=_url(service),
            s2s_base_url=_url(service),
            secret_key=keys.secret,
            public_key=keys.public,
            control_url=_url(control) + PREFIX,
            control_token=control_token,
        )
        self._is_up = threading.Event()
        self._problem: BaseException | None = None
        self._thread = threading.Thread(target=self._live, name="played service", daemon=True)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._end: asyncio.Event | None = None

    def start(self) -> None:
        self._thread.start()
        self._is_up.wait(_START_LIMIT)
        if self._problem is not None:
            self._thread.join()
            raise self._problem

    def stop(self) -> None:
        if self._loop is not None and self._end is not None:
            self._loop.call_soon_threadsafe(self._end.set)
        self._thread.join()

    def _take(self, port: int) -> Listener:
        try:
            door = Listener(port)
        except PortTaken:
            self._release()
            raise
        self._doors.append(door)
        return door

    def _release(self) -> None:
        for door in self._doors:
            door.release()

    def _live(self) -> None:
        try:
            asyncio.run(self._serve())
        except BaseException as problem:
            if self._is_up.is_set():
                raise
            self._problem = problem
        finally:
            self._release()
            self._is_up.set()

    async def _serve(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        self._take_up()
        for door in self._doors:
            await door.open()
        self._is_up.set()
        await self._end.wait()
        self._network.stop()
        await self._outbox.close()
        for door in self._doors:
            await door.stop()
        if self._play.keeper is not None:
            self._play.keeper.close()

    def _take_up(self) -> None:
        """Go on where an earlier run ended, before anybody is let in."""
        play = self._play
        if play.keeper is not None:
            play.random_names.drawn = play.keeper.open(play.ledger)
            for payment in play.ledger.payments.values():
                settlement.take_up(play, payment)

    def _call_later(self, seconds: float, act: Callable[[], None]) -> object:
        def ring() -> None:
            act()
            self._play.remember()

        return asyncio.get_running_loop().call_later(seconds, ring)


def _url(door: Listener) -> str:
    return f"http://{HOST}:{door.port}"

"""Receives notices without a window: the same endpoint as in the till, for a machine that the service can reach."""

import asyncio
import json
import logging
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from getpass import getpass
from typing import Final

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.ear import purge_now_and_then
from pos_app.gateway.keys import Keys
from pos_app.ground import Standing, close_doors, now, stand_beside
from pos_app.journal.claim import Claim
from pos_app.loopback.address import leave_address, take_address_away, url_of
from pos_app.loopback.refusals import Refusals
from pos_app.loopback.server import LoopbackServer, take_port
from pos_app.loopback.webhooks import notice_endpoint
from pos_app.sandbox.address import make_keys
from pos_app.sandbox.lots import Lots
from pos_app.services.key_store import KeyStore
from pos_app.services.letter_box import open_whole
from pos_app.services.merchant import load_profile
from pos_app.services.notices import Notices
from pos_app.start import Start
from pos_app.system.beside import meanwhile
from pos_app.system.vault import Vault

_USUAL_HEADER: Final = "merchantsignature"
_log: Final = logging.getLogger(__name__)

Pairs = Callable[[], tuple[Keys, ...]]


def run_listener(start: Start, *, host: str, port: int, path: str) -> int:
    """Listen until told to stop."""
    if not path.startswith("/"):
        raise KnownError("The path of the endpoint begins with a slash.")
    close_doors()
    # Before anything else, and long before anybody is asked for keys: a port or an inbox that is taken is said at once.
    with stand_beside(start, log="listen.log") as ground, take_port(host, port) as taken:
        Claim(ground.places.inbox, book="inbox").release()
        profile, _ = load_profile(start.profile, ground.places.profile)
        pairs = _pairs(ground)
        endpoint = _Endpoint(host, path, profile.webhook_header if profile else _USUAL_HEADER, taken)
        asyncio.run(_listen(ground, pairs, endpoint))
    return 0


@dataclass(frozen=True, slots=True)
class _Endpoint:
    """Where is listened, and how notices are signed there."""

    host: str
    path: str
    header: str
    taken: socket.socket


async def _listen(ground: Standing, pairs: Pairs, at: _Endpoint) -> None:
    places = ground.places
    stopped = asyncio.Event()
    _hear_signals(stopped.set)
    inbox, _ = await open_whole(places.inbox, environment=places.environment, now=now)
    refusals = Refusals(time.monotonic)
    try:
        take = Notices(inbox, pairs).take
        app = notice_endpoint(take, path=at.path, signature_header=at.header, refused=refusals.count)
        with LoopbackServer(
            app, host=at.host, port=0, name="notices", taken=at.taken, refused=refusals.count
        ) as server:
            url = url_of(at.host, server.port, at.path)
            leave_address(places.inbox, url)
            _log.info("Notices are taken at %s", url)
            print(json.dumps({"listening": url, "environment": places.environment.value}), flush=True)  # noqa: T201  # whoever started this waits for it
            async with meanwhile(purge_now_and_then(inbox)):
                await stopped.wait()
    finally:
        take_address_away(places.inbox)
        refusals.close()
        await inbox.close()


def _hear_signals(stop: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
            loop.add_signal_handler(number, stop)


def _pairs(ground: Standing) -> Pairs:
    """Find the keys that notices are signed with: practice keys, the keyring's, or those entered now."""
    environment = ground.places.environment
    if environment is Environment.SANDBOX:
        made_up = make_keys(Lots(0))
        return _only(ground, Keys.parse(secret=made_up.secret, public=made_up.public, environment=environment))
    store = KeyStore(environment, Vault(environment, ground.places.folder_id), now=now)
    asyncio.run(store.open())
    if store.keys is None:
        secret, public = _ask("Secret key: "), _ask("Public key: ")
        if not secret and not public:
            raise KnownError(f"{store.why_none} Give them on two lines: the secret key, the public key.")
        return _only(ground, Keys.parse(secret=secret, public=public, environment=environment))
    for pair in store.pairs:
        ground.redaction.learn(pair.secret)
    return lambda: store.pairs


def _only(ground: Standing, keys: Keys) -> Pairs:
    ground.redaction.learn(keys.secret)
    return lambda: (keys,)


def _ask(what: str) -> str:
    if sys.stdin.isatty():
        return getpass(what)
    return sys.stdin.readline().strip()

"""Receives notices without a window: the same endpoint as in the till, for a machine that the service can reach."""

__audience__ = "back office"

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
from pathlib import Path
from typing import Final

from pos_app.app.process import ProcessContext, harden_process, now, open_unclaimed_process
from pos_app.app.start_options import StartOptions
from pos_app.app.webhook_endpoint import purge_now_and_then
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.gateway.keys import MerchantKeys
from pos_app.journal.database.write_lock import WriteLock
from pos_app.journal.schema import INBOX
from pos_app.sandbox.address import make_keys
from pos_app.sandbox.seeded_random import SeededRandom
from pos_app.services.key_store import KeyStore
from pos_app.services.merchant import load_profile
from pos_app.services.open_inbox import open_inbox_whole
from pos_app.services.webhooks import IntakeBudget, Webhooks
from pos_app.system.keyring_storage import KeyringStorage
from pos_app.system.threads import meanwhile
from pos_app.webhook_server.address import leave_address, leave_full, take_address_away, url_of
from pos_app.webhook_server.endpoint import notice_endpoint
from pos_app.webhook_server.refusals import Refusals
from pos_app.webhook_server.server import WebhookServer, take_port

_USUAL_HEADER: Final = "merchantsignature"
_LOOKS_EVERY_SECONDS: Final = 1.0
_log: Final = logging.getLogger(__name__)

Pairs = Callable[[], tuple[MerchantKeys, ...]]


def run_listener(start: StartOptions, *, host: str, port: int, path: str) -> int:
    """Listen until told to stop."""
    if not path.startswith("/"):
        raise KnownError(Sentence("The path of the endpoint begins with a slash."))
    harden_process()
    # Before anything else, and long before anybody is asked for keys: a port or an inbox that is taken is said at once.
    with open_unclaimed_process(start, log="listen.log") as process, take_port(host, port) as taken:
        WriteLock(process.places.inbox, book=INBOX.book).release()
        profile, _ = load_profile(start.profile, process.places.profile)
        pairs = _pairs(process)
        endpoint = _Endpoint(host, path, profile.webhook_header if profile else _USUAL_HEADER, taken)
        asyncio.run(_listen(process, pairs, endpoint))
    return 0


@dataclass(frozen=True, slots=True)
class _Endpoint:
    """Where is listened, and how notices are signed there."""

    host: str
    path: str
    header: str
    taken: socket.socket


async def _listen(process: ProcessContext, pairs: Pairs, at: _Endpoint) -> None:
    places = process.places
    stopped = asyncio.Event()
    _hear_signals(stopped.set)
    inbox, _ = await open_inbox_whole(places.inbox, environment=places.environment, now=now)
    refusals = Refusals(time.monotonic)
    try:
        budget = IntakeBudget(places.inbox.parent, monotonic=time.monotonic)
        take = Webhooks(inbox, pairs, budget=budget).take
        app = notice_endpoint(take, path=at.path, signature_header=at.header, refused=refusals.count)
        with WebhookServer(app, host=at.host, port=0, name="notices", taken=at.taken, refused=refusals.count) as server:
            url = url_of(at.host, server.port, at.path)
            leave_address(places.inbox, url)
            leave_full(places.inbox, is_full=False)  # one that was killed may have said so
            _log.info("Notices are taken at %s", url)
            print(json.dumps({"listening": url, "environment": places.environment.value}), flush=True)  # noqa: T201  # whoever started this waits for it
            async with meanwhile(purge_now_and_then(inbox)), meanwhile(tell_of_room(places.inbox, budget)):
                await stopped.wait()
    finally:
        take_address_away(places.inbox)
        refusals.close()
        await inbox.close()


async def tell_of_room(inbox: Path, budget: IntakeBudget) -> None:
    """Let the till beside this know when no more notices are kept, and when they are again."""
    said = False
    while True:
        if budget.is_full is not said:
            said = not said
            leave_full(inbox, is_full=said)
        await asyncio.sleep(_LOOKS_EVERY_SECONDS)


def _hear_signals(stop: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
            loop.add_signal_handler(number, stop)


def _pairs(process: ProcessContext) -> Pairs:
    """Find the keys that notices are signed with: practice keys, the keyring's, or those entered now."""
    environment = process.places.environment
    if environment is Environment.SANDBOX:
        made_up = make_keys(SeededRandom(0))
        return _only(process, MerchantKeys.parse(secret=made_up.secret, public=made_up.public, environment=environment))
    store = KeyStore(environment, KeyringStorage(environment, process.places.folder_id), now=now)
    asyncio.run(store.open())
    if store.keys is None:
        secret, public = _ask("Secret key: "), _ask("Public key: ")
        if not secret and not public:
            raise KnownError(Sentence("{0} Give them on two lines: the secret key, the public key.", store.why_none))
        return _only(process, MerchantKeys.parse(secret=secret, public=public, environment=environment))
    for pair in store.pairs:
        process.redaction.learn(pair.secret)
    return lambda: store.pairs


def _only(process: ProcessContext, keys: MerchantKeys) -> Pairs:
    process.redaction.learn(keys.secret)
    return lambda: (keys,)


def _ask(what: str) -> str:
    if sys.stdin.isatty():
        return getpass(what)
    return sys.stdin.readline().strip()

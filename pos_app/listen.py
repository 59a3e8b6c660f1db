"""Receives notices without a window: the same endpoint as in the till, for a machine that the service can reach."""

import asyncio
import json
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from getpass import getpass

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.gateway.keys import Keys
from pos_app.ground import Ground, close_doors, now, stand
from pos_app.journal.inbox import Inbox
from pos_app.loopback.server import LoopbackServer
from pos_app.loopback.webhooks import notice_endpoint
from pos_app.sandbox.address import make_keys
from pos_app.sandbox.lots import Lots
from pos_app.services.merchant import load_profile
from pos_app.services.notices import Notices
from pos_app.start import Start
from pos_app.system.vault import Usable, Vault

_USUAL_HEADER = "merchantsignature"


def run_listener(start: Start, *, host: str, port: int, path: str) -> int:
    """Listen until told to stop."""
    if not path.startswith("/"):
        raise KnownError("The path of the endpoint begins with a slash.")
    close_doors()
    with stand(start) as ground:
        profile, _ = load_profile(start.profile, ground.places.profile)
        keys = _keys(ground)
        ground.redaction.learn(keys.secret)
        header = profile.webhook_header if profile else _USUAL_HEADER
        asyncio.run(_listen(ground, keys, header, host=host, port=port, path=path))
    return 0


async def _listen(ground: Ground, keys: Keys, header: str, *, host: str, port: int, path: str) -> None:
    places = ground.places
    stopped = asyncio.Event()
    _hear_signals(stopped.set)
    inbox = await Inbox.open(places.inbox, environment=places.environment, now=now)
    try:
        notices = Notices(inbox, lambda: (keys,))
        app = notice_endpoint(notices.take, path=path, signature_header=header)
        with LoopbackServer(app, host=host, port=port, name="notices") as server:
            ready = {"listening": f"http://{host}:{server.port}{path}", "environment": places.environment.value}
            print(json.dumps(ready), flush=True)  # noqa: T201  # whoever started this waits for it
            await stopped.wait()
    finally:
        await inbox.close()


def _hear_signals(stop: Callable[[], None]) -> None:
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows: Ctrl-C arrives as KeyboardInterrupt
            loop.add_signal_handler(number, stop)


def _keys(ground: Ground) -> Keys:
    """Find the keys that notices are signed with: practice keys, the keyring's, or those entered now."""
    environment = ground.places.environment
    if environment is Environment.SANDBOX:
        made_up = make_keys(Lots(0))
        return Keys.parse(secret=made_up.secret, public=made_up.public, environment=environment)
    vault = Vault(environment, ground.places.folder_id)
    if isinstance(vault.look(), Usable):
        secret, public = vault.read("secret_key"), vault.read("public_key")
        if secret is not None and public is not None:
            return Keys.parse(secret=secret.reveal(), public=public.reveal(), environment=environment)
    return Keys.parse(secret=_ask("Secret key: "), public=_ask("Public key: "), environment=environment)


def _ask(what: str) -> str:
    if sys.stdin.isatty():
        return getpass(what)
    return sys.stdin.readline().strip()

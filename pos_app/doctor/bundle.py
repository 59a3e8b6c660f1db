"""`pos-app support-bundle`: shows what would be given away, and saves it when it was looked at."""

import asyncio
import json
import platform
import sys
from dataclasses import asdict
from pathlib import Path

from pos_app.app.process import now
from pos_app.app.start_options import StartOptions
from pos_app.doctor import examine
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.sentence import Sentence
from pos_app.services.key_store import KeyStore
from pos_app.system.keyring_storage import KeyringStorage
from pos_app.system.paths import Paths
from pos_app.system.redaction import Redaction
from pos_app.system.support_bundle import NotSaved, SupportBundle, gather
from pos_app.system.versions import versions


def run_support_bundle(start: StartOptions, target: Path, *, is_yes: bool, is_whole: bool) -> int:
    """Show it, ask, save it."""
    bundle = make_bundle(start)
    if is_whole:
        for connection in bundle.sheets:
            print(f"--- {connection.name}\n{connection.text}")  # noqa: T201  # a command line speaks by printing
    print(bundle.preview)  # noqa: T201
    if not (is_yes or _is_wanted(target)):
        raise NotSaved(Sentence("Nothing was saved."))
    bundle.save(target)
    print(f"Saved as {target}.")  # noqa: T201
    return 0


def make_bundle(start: StartOptions) -> SupportBundle:
    """Collect what helps somebody far away; nothing is written. Takes seconds: call it from a worker thread."""
    places = Paths.find(start.data_dir, start.environment)
    redaction = Redaction()
    _learn_keys(places, redaction)
    findings = json.dumps([asdict(finding) for finding in examine(start)], indent=2)
    system = {**versions(), "Platform": platform.platform(), "Machine": platform.machine(), "At": now().isoformat()}
    about = "".join(f"{name}: {value}\n" for name, value in system.items())
    return gather(places, redaction, {"about.txt": about, "doctor.json": findings})


def _learn_keys(places: Paths, redaction: Redaction) -> None:
    """Know the keys themselves, so that they are found however they are written; a locked keyring asks nobody."""
    for environment in (Environment.TEST, Environment.LIVE):
        store = KeyStore(environment, KeyringStorage(environment, places.folder_id), now=now)
        try:
            asyncio.run(store.open())
        except KnownError:
            continue
        for pair in store.pairs:
            redaction.learn(pair.secret)


def _is_wanted(target: Path) -> bool:
    if sys.stdin is None or not sys.stdin.isatty():
        raise NotSaved(Sentence("Nothing was saved: look at the list, then say --yes."))
    return input(f"Save this as {target}? [y/N] ").strip().lower() in {"y", "yes"}

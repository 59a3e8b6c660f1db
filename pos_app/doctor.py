"""Looks at everything the till stands on, and says in words or as JSON what it found."""

import asyncio
import importlib.util
import json
import os
import shutil
from collections.abc import Callable, Coroutine, Iterator
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.ground import is_root, now
from pos_app.journal import inbox_views
from pos_app.journal.looking import Age, Look
from pos_app.journal.proof import prove
from pos_app.journal.schema import INBOX, JOURNAL, Schema
from pos_app.services.merchant import load_profile
from pos_app.start import Start
from pos_app.system import first
from pos_app.system.places import Places, resources
from pos_app.system.settings_file import SettingsFile
from pos_app.system.vault import Usable, Vault
from pos_app.system.versions import versions

_LITTLE_SPACE = 512 * 1024 * 1024


class Health(StrEnum):
    """How a part is."""

    GOOD = "good"
    CARE = "care"  # the till runs, and somebody should look at it
    UNKNOWN = "unknown"  # it could not be looked at now


@dataclass(frozen=True, slots=True)
class Finding:
    """One part, and what was found."""

    part: str
    health: Health
    found: str


def run_doctor(start: Start, *, is_json: bool) -> int:
    """Look, tell, and answer 1 if something needs care."""
    places = Places.find(start.data_dir, start.environment)
    findings = list(_look(places, start.profile))
    if is_json:
        print(json.dumps([asdict(finding) for finding in findings], indent=2))  # noqa: T201
    else:
        width = max(len(finding.part) for finding in findings)
        for finding in findings:
            print(f"{finding.part:{width}}  {finding.health.value:7}  {finding.found}")  # noqa: T201
    return 1 if any(finding.health is Health.CARE for finding in findings) else 0


def _look(places: Places, profile: Path | None) -> Iterator[Finding]:
    yield Finding("versions", Health.GOOD, ", ".join(f"{name} {version}" for name, version in versions().items()))
    if places.is_there():
        yield from _look_at_folder(places)
    else:
        yield Finding("data folder", Health.GOOD, f"{places.data_dir}: none yet, the first start makes it")
    yield _look_at_profile(places, profile)
    yield _look_at_keyring(places)
    yield _look_at_web_engine(places.environment)
    yield Finding("resources", Health.GOOD, str(resources()))


def _look_at_folder(places: Places) -> Iterator[Finding]:
    places.prepare()
    free = shutil.disk_usage(places.data_dir).free
    health = Health.GOOD if free > _LITTLE_SPACE else Health.CARE
    yield Finding("data folder", health, f"{places.data_dir}, {free // 2**20} MiB free")
    loaded = SettingsFile(places.settings, now=now).look()
    yield Finding("settings", Health.CARE if loaded.problem else Health.GOOD, loaded.problem or "read")
    claim = first.claim(places.data_dir)
    if isinstance(claim, first.Taken):
        yield Finding("journals", Health.UNKNOWN, "A till is open on this folder; close it to have its books checked.")
        return
    claim.release()  # at once: a till that is started meanwhile must not be refused, and what follows only reads
    yield from _look_at_books(places)


def _look_at_profile(places: Places, profile: Path | None) -> Finding:
    if places.environment is Environment.SANDBOX:
        return Finding("profile", Health.GOOD, "practice needs none")
    try:
        found, path = load_profile(profile, places.profile)
    except KnownError as error:
        return Finding("profile", Health.CARE, error.sentence)
    if found is None:
        return Finding("profile", Health.CARE, f"no addresses are set: write them into {path}")
    return Finding("profile", Health.GOOD, str(path))


def _look_at_books(places: Places) -> Iterator[Finding]:
    for environment in Environment:
        of = Places(places.data_dir, environment)
        yield _look_at_book(f"{environment} journal", of.journal, JOURNAL, _prove)
        if environment is places.environment or of.inbox.exists():
            yield _look_at_book(f"{environment} inbox", of.inbox, INBOX, _count)


def _look_at_book(
    part: str, path: Path, schema: Schema, ask: Callable[[Look], Coroutine[Any, Any, tuple[Health, str]]]
) -> Finding:
    """Look into a book as it lies there: what an older version wrote is left for the next start to bring up to date."""
    if not path.exists():
        return Finding(part, Health.GOOD, "none yet")
    try:
        with Look(path, schema) as look:
            if look.age is Age.EMPTY:
                return Finding(part, Health.GOOD, "begun, and empty")
            health, found = asyncio.run(ask(look))
            older = "; an older version wrote it, the next start brings it up to date" if look.age is Age.OLDER else ""
    except KnownError as error:
        return Finding(part, Health.CARE, error.sentence)
    return Finding(part, health, found + older)


async def _prove(look: Look) -> tuple[Health, str]:
    proof = await prove(look)
    if proof.first_break is None:
        return Health.GOOD, f"{proof.lines} lines, the chain holds"
    return Health.CARE, f"line {proof.first_break.seq} does not hold: {proof.first_break.why}"


async def _count(look: Look) -> tuple[Health, str]:
    counts = await look.read(inbox_views.counts)
    return Health.GOOD, f"{counts.kept} notices kept, {counts.suspicious} suspicious"


def _look_at_keyring(places: Places) -> Finding:
    state = Vault(places.environment, places.folder_id).look()
    # Practice needs no keys; without a keyring real ones are asked for at every start, which is worth knowing.
    is_good = isinstance(state, Usable) or places.environment is Environment.SANDBOX
    return Finding("keyring", Health.GOOD if is_good else Health.CARE, state.sentence)


def _look_at_web_engine(environment: Environment) -> Finding:
    if importlib.util.find_spec("PySide6.QtWebEngineCore") is None:
        return Finding("web engine", Health.CARE, "it is missing: the bank's pages cannot be shown")
    if not is_root() and not os.environ.get("QTWEBENGINE_DISABLE_SANDBOX"):
        return Finding("web engine", Health.GOOD, "there, with its protection on")
    health = Health.GOOD if environment is Environment.SANDBOX else Health.CARE
    return Finding("web engine", health, "there, with its protection off: good for practice only")

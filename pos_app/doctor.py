"""Looks at everything the till stands on, and says in words or as JSON what it found."""

import asyncio
import importlib.util
import json
import os
import shutil
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.ground import is_root, now
from pos_app.journal import inbox_views
from pos_app.journal.inbox import Inbox
from pos_app.journal.proof import Proof
from pos_app.journal.store import Journal
from pos_app.services.merchant import load_profile
from pos_app.start import Start
from pos_app.system import first
from pos_app.system.places import Places, resources
from pos_app.system.settings import SettingsFile
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
    places.prepare()
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
    free = shutil.disk_usage(places.data_dir).free
    health = Health.GOOD if free > _LITTLE_SPACE else Health.CARE
    yield Finding("data folder", health, f"{places.data_dir}, {free // 2**20} MiB free")
    loaded = SettingsFile(places.settings, now=now).load()
    yield Finding("settings", Health.CARE if loaded.problem else Health.GOOD, loaded.problem or "read")
    yield _look_at_profile(places, profile)
    claim = first.claim(places.data_dir)
    if isinstance(claim, first.Taken):
        yield Finding("journals", Health.UNKNOWN, "A till is open on this folder; close it to have its books checked.")
    else:
        try:
            yield from _look_at_journals(places)
        finally:
            claim.release()
    yield _look_at_keyring(places)
    yield _look_at_web_engine(places.environment)
    yield Finding("resources", Health.GOOD, str(resources()))


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


def _look_at_inbox(places: Places) -> Finding:
    if not places.inbox.exists():
        return Finding("inbox", Health.GOOD, "none yet")
    try:
        counts = asyncio.run(_count(places))
    except KnownError as error:
        return Finding("inbox", Health.CARE, error.sentence)
    return Finding("inbox", Health.GOOD, f"{counts.kept} notices kept, {counts.suspicious} suspicious")


async def _count(places: Places) -> inbox_views.Counts:
    inbox = await Inbox.open(places.inbox, environment=places.environment, now=now)
    try:
        return await inbox.read(inbox_views.counts)
    finally:
        await inbox.close()


def _look_at_journals(places: Places) -> Iterator[Finding]:
    yield _look_at_inbox(places)
    for environment in Environment:
        path = Places(places.data_dir, environment).journal
        part = f"{environment} journal"
        if not path.exists():
            yield Finding(part, Health.GOOD, "none yet")
            continue
        try:
            proof = asyncio.run(_prove(path, environment))
        except KnownError as error:
            yield Finding(part, Health.CARE, error.sentence)
            continue
        if proof.first_break is None:
            yield Finding(part, Health.GOOD, f"{proof.lines} lines, the chain holds")
        else:
            yield Finding(part, Health.CARE, f"line {proof.first_break.seq} does not hold: {proof.first_break.why}")


async def _prove(path: Path, environment: Environment) -> Proof:
    journal = await Journal.open(path, environment=environment, now=now)
    try:
        return await journal.verify()
    finally:
        await journal.close()


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

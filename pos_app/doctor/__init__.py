"""Looks at everything the till stands on, and says in words or as JSON what it found."""

__audience__ = "back office"

import importlib.util
import json
import os
from collections.abc import Iterator
from dataclasses import asdict

from pos_app.app.process import is_root, now
from pos_app.app.start_options import StartOptions
from pos_app.doctor.books import look_at_folder
from pos_app.doctor.findings import Finding, Health, care, good
from pos_app.doctor.printer import look_at_printer
from pos_app.doctor.program import look_at_files, look_at_libraries
from pos_app.doctor.service import look_at_service
from pos_app.domain.environment import Environment
from pos_app.services.kept_code import RECOVERY_CODE
from pos_app.system.browser_switches import what_is_unknown, what_uncages
from pos_app.system.keyring_storage import KeyringStorage, UsableKeyring
from pos_app.system.paths import Paths, resources
from pos_app.system.settings_file import SettingsFile
from pos_app.system.versions import versions


def run_doctor(start: StartOptions, *, is_json: bool) -> int:
    """Look, tell, and answer 1 if something needs care."""
    findings = tuple(examine(start))
    if is_json:
        print(json.dumps([asdict(finding) for finding in findings], indent=2))  # noqa: T201
    else:
        width = max(len(finding.part) for finding in findings)
        for finding in findings:
            print(f"{finding.part:{width}}  {finding.health.value:7}  {finding.found}")  # noqa: T201
    return 1 if any(finding.health is Health.CARE for finding in findings) else 0


def examine(start: StartOptions) -> Iterator[Finding]:
    """Look at one part after the other; nothing is made, changed or brought up to date."""
    places = Paths.find(start.data_dir, start.environment)
    yield good("versions", ", ".join(f"{name} {version}" for name, version in versions().items()))
    yield look_at_files()
    yield look_at_libraries()
    is_there = places.is_there()
    if is_there:
        yield from look_at_folder(places)
    else:
        yield good("data folder", f"{places.data_dir}: none yet, the first start makes it")
    yield from look_at_service(places, start.profile, now=now)
    yield look_at_keyring(places)
    yield look_at_printer(SettingsFile(places.settings, now=now, environment=places.environment).look().settings)
    yield look_at_web_engine(places.environment, is_root=is_root())
    yield good("resources", str(resources()))


def look_at_keyring(places: Paths) -> Finding:
    """Look for a safe place for keys."""
    storage = KeyringStorage(places.environment, places.folder_id)
    state = storage.look()
    if isinstance(state, UsableKeyring) and not places.journal.exists() and storage.read(RECOVERY_CODE) is not None:
        return care("keyring", f"{state.sentence} Their books are gone: the next start asks for the recovery code.")
    # Practice needs no keys; without a keyring real ones are asked for at every start, which is worth knowing.
    is_good = isinstance(state, UsableKeyring) or places.environment is Environment.SANDBOX
    return Finding("keyring", Health.GOOD if is_good else Health.CARE, str(state.sentence))


def look_at_web_engine(environment: Environment, *, is_root: bool) -> Finding:
    """Look whether bank pages can be shown, and whether the browser may shut them in."""
    if importlib.util.find_spec("PySide6.QtWebEngineCore") is None:
        return care("web engine", "it is missing: the bank's pages cannot be shown")
    unknown = what_is_unknown(os.environ)
    if is_root or what_uncages(os.environ):
        found = "there, with its protection off: good for practice only"
    elif unknown:
        found = f"there, to be started with {unknown}: good for practice only"
    else:
        return good("web engine", "there, with its protection on")
    return Finding("web engine", Health.GOOD if environment is Environment.SANDBOX else Health.CARE, found)

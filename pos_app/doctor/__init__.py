"""Looks at everything the till stands on, and says in words or as JSON what it found."""

import json
from collections.abc import Iterator
from dataclasses import asdict

from pos_app.app.process import is_root, now
from pos_app.app.start_options import StartOptions
from pos_app.doctor.books import look_at_folder
from pos_app.doctor.findings import Finding, Health, good
from pos_app.doctor.machine import look_at_keyring, look_at_web_engine
from pos_app.doctor.printer import look_at_printer
from pos_app.doctor.program import look_at_files, look_at_libraries
from pos_app.doctor.service import look_at_service
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

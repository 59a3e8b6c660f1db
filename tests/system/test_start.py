"""What the system room costs before the first paint."""

import json
import tomllib

from pos_app.system.versions import NAME, own_version, versions
from tests.system.child import ROOT, said_by

LATER = ("keyring", "secretstorage", "httpx", "pydantic", "starlette", "uvicorn", "importlib.metadata", "platformdirs")


def test_nothing_that_can_wait_is_loaded_before_the_first_paint() -> None:
    loaded = json.loads(
        said_by(
            """
import json, sys, tempfile
from datetime import UTC, datetime
from pathlib import Path
from pos_app.domain.environment import Environment
from pos_app.system import crash_reports, single_instance, process_hardening, logs, paths, redaction
from pos_app.system import settings_file, keyring_storage, versions
with tempfile.TemporaryDirectory() as folder:
    found = paths.Paths.find(Path(folder), Environment.SANDBOX)
    found.prepare()
    held = single_instance.claim(found.data_dir)
    secrets = redaction.Redaction()
    book = logs.open_logs(found.logs, level=20, secrets=secrets)
    hooks = crash_reports.install(found, version=versions.own_version(), secrets=secrets, on_bug=print)
    settings_file.SettingsFile(found.settings, now=lambda: datetime.now(UTC)).load()
    keyring_storage.KeyringStorage(found.environment, found.folder_id)
    hooks.uninstall()
    book.close()
    held.release()
print(json.dumps(sorted(sys.modules)))
"""
        )
    )
    assert [name for name in LATER if name in loaded] == []


def test_versions_name_the_parts_without_loading_them() -> None:
    loaded = said_by(
        """
import sys
from pos_app.system.versions import versions
versions()
print([name for name in ("PySide6", "apsw") if name in sys.modules])
"""
    )
    assert loaded == "[]"
    assert set(versions()) == {NAME, "Python", "System", "Qt", "SQLite"}
    assert "unknown" not in versions().values()


def test_the_version_is_the_one_in_the_metadata() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert own_version() == project["version"]

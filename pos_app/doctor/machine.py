"""What this computer offers: a place for keys, and a browser with its protection."""

import importlib.util
import os

from pos_app.doctor.findings import Finding, Health, care, good
from pos_app.domain.environment import Environment
from pos_app.services.kept_code import RECOVERY_CODE
from pos_app.system.browser_switches import what_is_unknown, what_uncages
from pos_app.system.keyring_storage import KeyringStorage, UsableKeyring
from pos_app.system.paths import Paths


def look_at_keyring(places: Paths) -> Finding:
    """Look for a safe place for keys."""
    storage = KeyringStorage(places.environment, places.folder_id)
    state = storage.look()
    if isinstance(state, UsableKeyring) and not places.journal.exists() and storage.read(RECOVERY_CODE) is not None:
        return care("keyring", f"{state.sentence} Their books are gone: the next start asks for the recovery code.")
    # Practice needs no keys; without a keyring real ones are asked for at every start, which is worth knowing.
    is_good = isinstance(state, UsableKeyring) or places.environment is Environment.SANDBOX
    return Finding("keyring", Health.GOOD if is_good else Health.CARE, state.sentence)


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

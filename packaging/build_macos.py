"""The macOS image: the signed application with its papers inside."""

import os
import shutil
import subprocess
from pathlib import Path

from build_source import Source
from mistakes import MistakeError

PAPERS = ("licences", "sbom.cdx.json")
FOR_ITSELF = "-"
"""Apple's word for a signature that nobody vouches for: it runs here, and elsewhere only after a right click."""


def build_image(source: Source) -> Path:
    """Make dist/kaunta-VERSION.dmg; KAUNTA_SIGN_AS names the identity to sign with."""
    dist = source.root / "dist"
    application = dist / "Kaunta.app"
    identity = os.environ.get("KAUNTA_SIGN_AS", FOR_ITSELF)
    entitlements = source.root / "packaging" / "macos" / "entitlements.plist"
    for name in PAPERS:  # before it is signed: nothing may be added afterwards
        found = dist / "kaunta" / name
        (shutil.copytree if found.is_dir() else shutil.copy)(found, application / "Contents" / "Resources" / name)
    sign = ["codesign", "--force", "--deep", "--options", "runtime", "--entitlements", str(entitlements)]
    _run(*sign, "--sign", identity, str(application))
    _run("codesign", "--verify", "--deep", "--strict", str(application))
    image_of = source.root / "build" / "image"
    shutil.rmtree(image_of, ignore_errors=True)
    image_of.mkdir(parents=True)
    shutil.copytree(application, image_of / application.name, symlinks=True)
    (image_of / "Applications").symlink_to("/Applications")
    target = dist / f"kaunta-{source.version}.dmg"
    target.unlink(missing_ok=True)
    _run("hdiutil", "create", "-volname", "Kaunta", "-srcfolder", str(image_of), "-format", "ULMO", str(target))
    return target


def _run(*command: str) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise MistakeError(f"{command[0]} failed: {' '.join((done.stdout + done.stderr).split())[-1000:]}")

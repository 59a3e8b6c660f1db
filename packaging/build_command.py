"""What `dev.py build` does: freeze one commit, write its papers, prove it, and pack it for this system."""

import platform
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from pathlib import Path

import build_licences
import build_manifest
from build_freeze import Frozen, freeze
from build_parts import find_parts
from build_sbom import sbom
from build_source import Source, find_source
from mistakes import ExitCode, MistakeError

CHECK = "--check"


def understand(arguments: Sequence[str]) -> None:
    """Refuse what is no argument of ours before anything is set up."""
    if not set(arguments) <= {CHECK}:
        raise MistakeError(f'"build" takes {CHECK} or nothing.', ExitCode.YOUR_TURN)


def build(root: Path, python: Path, arguments: Sequence[str]) -> int:
    """Build, and with --check install what was built in a system of its own."""
    source = find_source(root)
    print(f"Kaunta {source.version} from {source.commit[:12]}", flush=True)
    frozen = freeze(source, python)
    write_papers(source, frozen, python)
    prove(frozen)
    made = pack(source, frozen)
    for path in made:
        print(f"{path.relative_to(root)}  {path.stat().st_size / 1e6:.1f} MB  sha256 {build_manifest.digest_of(path)}")
    if CHECK in arguments:
        import build_check

        build_check.check(source, made, python)
        if sys.platform == "linux":
            import build_measure

            print(build_measure.measure(frozen, build_check.work_folder(source.root)))
    return 0


def write_papers(source: Source, frozen: Frozen, python: Path) -> None:
    """Parts, licences and sums, inside the program they are about."""
    parts = find_parts([site_packages(python)], frozen.found)
    build_licences.collect_licences(source.root, parts, frozen.folder / "licences")
    system = f"{sys.platform}-{platform.machine().lower()}"
    text = sbom(source, parts, system=system, python=platform.python_version())
    (frozen.folder / "sbom.cdx.json").write_text(text, encoding="utf-8", newline="\n")
    manifest = build_manifest.write_manifest(frozen.folder)
    shutil.copy(frozen.folder / "sbom.cdx.json", source.root / "dist" / f"kaunta-{source.version}-{system}.cdx.json")
    shutil.copy(manifest, source.root / "dist" / f"kaunta-{source.version}-{system}.sha256")
    size = sum(path.lstat().st_size for path in frozen.folder.rglob("*") if not path.is_dir())
    print(f"dist/{frozen.folder.name}: {len(parts)} parts of others, {size / 1e6:.0f} MB", flush=True)


def prove(frozen: Frozen) -> None:
    """Let the frozen program walk through its own journeys."""
    done = subprocess.run([frozen.command, "self-test"], capture_output=True, text=True, errors="replace", check=False)
    print(done.stdout, end="", flush=True)
    if done.returncode != 0:
        raise MistakeError(f"The frozen program did not pass its self-test: {done.stderr.strip()[-2000:]}")


def pack(source: Source, frozen: Frozen) -> list[Path]:
    """Make the installer of this system."""
    if sys.platform == "linux":
        if shutil.which("dpkg-deb") is None:
            print("There is no dpkg-deb here: the program stays a folder.")
            return []
        import build_debian

        return [build_debian.build_debian_package(source, frozen.folder)]
    if sys.platform == "win32":
        import build_windows

        return [build_windows.build_installer(source, frozen.folder)]
    import build_macos

    return [build_macos.build_image(source)]


def site_packages(python: Path) -> Path:
    """Where the packages of the virtual environment lie."""
    folder = str(python.parent.parent)
    return Path(sysconfig.get_path("purelib", "venv", {"base": folder, "installed_base": folder}))

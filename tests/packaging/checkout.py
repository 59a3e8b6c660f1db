"""A small checkout, set up for real but without a network: our commands, wheels made on the spot, a tiny program."""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path

import uv

ROOT = Path(__file__).resolve().parent.parent.parent

BACKEND = """
import base64, hashlib, pathlib, zipfile
def get_requires_for_build_editable(settings=None): return []
def build_editable(folder, settings=None, metadata=None):
    name = "kaunta-1.0-py3-none-any.whl"
    info = "kaunta-1.0.dist-info/"
    with zipfile.ZipFile(pathlib.Path(folder) / name, "w") as wheel:
        wheel.writestr("kaunta.pth", str(pathlib.Path.cwd()))
        wheel.writestr(info + "METADATA", "Metadata-Version: 2.1\\nName: kaunta\\nVersion: 1.0\\n")
        wheel.writestr(info + "WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr(info + "entry_points.txt", "[console_scripts]\\npos-app = pos_app.__main__:main\\n")
        wheel.writestr(info + "RECORD", "")
    return name
"""
PROGRAM = """
import os, sys
def main(): print("till", sys.argv[1:], "in", os.getcwd())
if __name__ == "__main__": main()
"""
REAL_UV = f"""
import subprocess, sys
sys.exit(subprocess.call([{uv.find_uv_bin()!r}, *sys.argv[1:]]))
"""
PROJECT = """
[build-system]
requires = ["small-backend"]
build-backend = "small_backend"

[project]
name = "kaunta"
version = "1.0"
"""


@dataclass(frozen=True, slots=True)
class Checkout:
    root: Path
    wheels: Path

    @property
    def stamp(self) -> Path:
        return self.root / ".venv" / "kaunta.stamp"

    @property
    def lock(self) -> Path:
        return self.root / "packaging" / "lock" / "run.txt"

    def start(self, *words: str, where: Path | None = None) -> subprocess.Popen[str]:
        """`dev.py WORDS`, on a machine with a screen, without apt and without a network."""
        inherited = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_"))}
        pip = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(self.wheels), "PIP_CONFIG_FILE": os.devnull}
        cache = {"UV_CACHE_DIR": str(self.wheels / "cache")}
        return subprocess.Popen(
            [sys.executable, self.root / "packaging" / "dev.py", *words],
            cwd=where or self.root,
            env={**inherited, **pip, **cache, "DISPLAY": ":0", "PATH": str(self.wheels)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def call(self, *words: str, where: Path | None = None) -> subprocess.CompletedProcess[str]:
        child = self.start(*words, where=where)
        out, err = child.communicate()
        return subprocess.CompletedProcess(words, child.returncode, out, err)

    def pin(self, *packages: str) -> None:
        for name in ("run.txt", "dev.txt"):
            self.lock.with_name(name).write_text("".join(packages), encoding="utf-8")


def build_checkout(folder: Path, *, uv: str = "") -> Checkout:
    """Make one; `uv` is the source of the module that its lock has for uv, nothing for a lock without it."""
    checkout = Checkout(folder / "checkout", folder / "wheels")
    checkout.wheels.mkdir()
    checkout.lock.parent.mkdir(parents=True)
    for module in (ROOT / "packaging").glob("*.py"):
        shutil.copy(module, checkout.root / "packaging")
    (checkout.root / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    (checkout.root / "pos_app").mkdir()
    (checkout.root / "pos_app" / "__main__.py").write_text(PROGRAM, encoding="utf-8")
    pins = [build_wheel(checkout.wheels, "small_backend", BACKEND)]
    checkout.pin(*pins, *([build_wheel(checkout.wheels, "uv", uv)] if uv else []))
    return checkout


def build_wheel(folder: Path, module: str, source: str) -> str:
    """Make a wheel of one module; the answer is its pin."""
    info = f"{module}-1.0.dist-info"
    files = {
        f"{module}.py": source,
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    }
    record = [f"{name},sha256={_digest(text)},{len(text)}" for name, text in files.items()]
    path = folder / f"{module}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for name, text in files.items():
            wheel.writestr(name, text)
        wheel.writestr(f"{info}/RECORD", "\n".join([*record, f"{info}/RECORD,,\n"]))
    return f"{module.replace('_', '-')}==1.0 \\\n    --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}\n"


def _digest(text: str) -> str:
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()).rstrip(b"=").decode()

"""Another process of ours, for what a test cannot do to itself: die, fill the disk, start without something."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).parents[2]


def start(code: str, *words: object, env: Mapping[str, str] | None = None) -> subprocess.Popen[str]:
    """Start Python on `code` with our packages within reach."""
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, words)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), **(env or {})},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def run(code: str, *words: object, env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Run Python on `code` to its end."""
    with start(code, *words, env=env) as process:
        try:
            said, complained = process.communicate(timeout=300)
        finally:
            process.kill()
    return subprocess.CompletedProcess(process.args, process.returncode, said, complained)


def said_by(code: str, *words: object, env: Mapping[str, str] | None = None) -> str:
    """Run Python on `code`, which is to succeed, and return what it printed."""
    done = run(code, *words, env=env)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()

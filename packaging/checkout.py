"""The files of the checkout that decide how it is set up."""

import tomllib
from pathlib import Path
from typing import Any

from mistakes import ExitCode, MistakeError


def read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except FileNotFoundError:
        raise MistakeError(f"{path} is missing: the checkout is not whole.", ExitCode.YOUR_TURN) from None


def read_settings(root: Path) -> dict[str, Any]:
    path = root / "pyproject.toml"
    try:
        return tomllib.loads(read(path).decode())
    except ValueError as error:
        raise MistakeError(f"{path} cannot be understood: {error}.", ExitCode.YOUR_TURN) from error

"""What the command line asked for."""

from dataclasses import dataclass
from pathlib import Path

from pos_app.domain.environment import Environment


@dataclass(frozen=True, slots=True)
class Start:
    """The common options of every command."""

    data_dir: Path | None
    environment: Environment
    profile: Path | None

"""What the command line asked for."""

from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

from pos_app.domain.environment import Environment


@dataclass(frozen=True, slots=True)
class StartOptions:
    """The common options of every command."""

    data_dir: Path | None
    environment: Environment
    profile: Path | None

    def words(self, environment: Environment) -> tuple[str, ...]:
        """Return the words of the command line for another start of the till on the same folder.

        A profile that was named belongs to the service of this start, and goes along to no other.
        """
        words = ["run", "--environment", environment.value]
        if self.data_dir is not None:
            words += ["--data-dir", str(self.data_dir)]
        if self.profile is not None and environment is self.environment:
            words += ["--profile", str(self.profile)]
        return tuple(words)


def environment_of(data_dir: Path | None) -> Environment:
    """Return the world that this till was set to open in, for a command line that names none."""
    from pos_app.system.paths import Paths
    from pos_app.system.settings_file import SettingsFile

    places = Paths.find(data_dir, Environment.SANDBOX)
    return SettingsFile(places.settings, now=_never).look().settings.opens_in


def _never() -> NoReturn:
    raise AssertionError("looking sets no file aside")

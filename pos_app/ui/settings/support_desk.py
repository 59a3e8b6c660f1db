"""What the page "About and support" needs of the house. What blocks is called in a thread."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from pos_app.domain.settings_transfer import SettingsImport
from pos_app.system.licences import Licence


class FindingLike(Protocol):
    """One part that was looked at; `pos_app.doctor` has it."""

    @property
    def part(self) -> str:
        """What was looked at."""
        ...

    @property
    def health(self) -> str:
        """Return good, care or unknown."""
        ...

    @property
    def found(self) -> str:
        """What was found, in words."""
        ...


class BundlePartLike(Protocol):
    """One text of a support bundle."""

    @property
    def name(self) -> str:
        """Its name inside the file."""
        ...

    @property
    def text(self) -> str:
        """All of it, redacted."""
        ...


class BundleLike(Protocol):
    """A support bundle that was put together and not saved yet; `system.support_bundle` has it."""

    @property
    def sheets(self) -> Sequence[BundlePartLike]:
        """Everything that would be given away."""
        ...

    def save(self, target: Path) -> None:
        """Write it, unless something in it looks like a secret. Blocks."""
        ...


class SettingsTransferDesk(Protocol):
    """Takes settings out of the till and into it; `services.settings_transfer` has it."""

    async def give(self, path: Path) -> None:
        """Write them into a file."""
        ...

    async def look(self, path: Path) -> SettingsImport:
        """Say what a file would change."""
        ...

    async def take(self, carried: SettingsImport) -> object:
        """Let that hold."""
        ...


@dataclass(frozen=True, slots=True)
class SupportDesk:
    """Every call here blocks but those of `carrying`."""

    data_folder: Path
    versions: Callable[[], Mapping[str, str]]
    licences: Callable[[], Sequence[Licence]]
    examine: Callable[[], Iterable[FindingLike]]
    gather: Callable[[], BundleLike]
    carrying: SettingsTransferDesk

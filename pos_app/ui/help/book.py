"""The manual as it lies in the resources: a page is a file, its name says where it stands and how it is linked."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

_USUAL: Final = "en"


@dataclass(frozen=True, slots=True)
class HelpPage:
    """One page: `id` is what links call it."""

    id: str
    title: str
    text: str  # Markdown


def pages(resources: Path, language: str) -> tuple[HelpPage, ...]:
    """Read the manual in this language; a page that it lacks is there in English."""
    usual, wanted = resources / "help" / _USUAL, resources / "help" / language
    found = (wanted / path.name if (wanted / path.name).is_file() else path for path in sorted(usual.glob("*.md")))
    return tuple(_page(path) for path in found)


def _page(path: Path) -> HelpPage:
    text = path.read_text("utf-8")
    title = text.partition("\n")[0].removeprefix("#").strip()
    return HelpPage(path.stem.partition("-")[2], title, text)

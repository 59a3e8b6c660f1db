"""What the shell shows, as values: the shop, the world it stands in, its connections and the person at the counter."""

from dataclasses import dataclass

from pos_app.domain.connection import FeedView, ReachView
from pos_app.domain.environment import Environment
from pos_app.ui.kit.tokens import Tone


@dataclass(frozen=True, slots=True)
class Person:
    """Who is at the counter."""

    name: str
    role: str

    @property
    def spoken(self) -> str:
        """Name and role, as far as they are known."""
        return ", ".join(part for part in (self.name, self.role) if part)

    @property
    def initials(self) -> str:
        """The first letters of the first and the last name."""
        names = self.name.split()
        return "".join(name[0] for name in (names[:1] + names[1:][-1:])).upper()


@dataclass(frozen=True, slots=True)
class ShellView:
    """Everything around the screens, as it stands now."""

    shop: str
    till: str
    environment: Environment
    reach: ReachView
    feed: FeedView
    person: Person | None = None


@dataclass(frozen=True, slots=True)
class RailItem:
    """An entry of the rail: it exists when its screen works."""

    id: str
    title: str
    icon: str
    key: str  # such as F7
    at_foot: bool = False
    tone: Tone | None = None

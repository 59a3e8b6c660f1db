"""What the settings need of the house; `services.preferences` has it."""

from collections.abc import Mapping
from typing import Protocol

from pos_app.system.settings import Settings


class SettingsDesk(Protocol):
    """Where settings are kept."""

    @property
    def now(self) -> Settings:
        """The settings as they hold now."""
        ...

    async def change(self, changes: Mapping[str, object]) -> Settings:
        """Change these, or nothing."""
        ...

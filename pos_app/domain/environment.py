"""The three worlds a till can stand in; they never share a book."""

from enum import StrEnum


class Environment(StrEnum):
    """Which service the till talks to, and whether its money is real."""

    SANDBOX = "sandbox"  # the played service inside the till
    TEST = "test"  # the real service with test keys
    LIVE = "live"  # the real service, real money

    @property
    def is_real_money(self) -> bool:
        """Tell whether a payment here moves money."""
        return self is Environment.LIVE

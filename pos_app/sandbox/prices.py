"""Amounts as the service writes them: decimal text outside, whole minor units inside."""

import re

AMOUNT = re.compile(r"(\d{1,9})(?:\.(\d{1,2}))?", re.ASCII)
CURRENCIES = frozenset({"NGN", "USD", "GHS", "KES"})
_FEE_PER_THOUSAND = 14


def minor_units(text: str) -> int:
    """Hundredths of an amount that `AMOUNT` has matched."""
    major, _, minor = text.partition(".")
    return int(major) * 100 + int(minor.ljust(2, "0"))


def decimal_text(minor: int) -> str:
    return f"{minor // 100}.{minor % 100:02}"


def fee_of(minor: int) -> int:
    return minor * _FEE_PER_THOUSAND // 1000

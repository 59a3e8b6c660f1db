"""What a service checks of a card before it takes it."""

import hmac
import re
from datetime import datetime

from pos_app.sandbox.variants import Digits

_NUMBER = re.compile(r"\d{12,19}", re.ASCII)
_MONTH = re.compile(r"0[1-9]|1[0-2]")
_CVV = re.compile(r"\d{3,4}", re.ASCII)
_YEARS: dict[Digits, re.Pattern[str]] = {
    "two": re.compile(r"\d{2}", re.ASCII),
    "four": re.compile(r"20\d{2}", re.ASCII),
    "either": re.compile(r"(20)?\d{2}", re.ASCII),
}
_BRANDS = (
    (
        "Verve",
        re.compile(r"506(099|1[0-8]\d|19[0-8])|5078(6[5-9]|[7-9]\d)|5079([0-5]\d|6[0-4])|6500(0[2-9]|1\d|2[0-7])"),
    ),
    ("Visa", re.compile(r"4")),
    ("Mastercard", re.compile(r"5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720")),
    ("American Express", re.compile(r"3[47]")),
)


def is_card_number(number: str) -> bool:
    return _NUMBER.fullmatch(number) is not None and _luhn(number) == 0


def is_month(month: str) -> bool:
    return _MONTH.fullmatch(month) is not None


def is_year(year: str, digits: Digits) -> bool:
    return _YEARS[digits].fullmatch(year) is not None


def is_cvv(cvv: str) -> bool:
    return _CVV.fullmatch(cvv) is not None


def is_past(month: str, year: str, *, now: datetime) -> bool:
    """Tell whether the last day of a card lies behind; it is good to the end of its month."""
    return (2000 + int(year[-2:]), int(month)) < (now.year, now.month)


def brand_of(number: str) -> str:
    return next((brand for brand, start in _BRANDS if start.match(number)), "Card")


def digest_of(number: str, *, month: str, year: str, key: bytes) -> bytes:
    """What is kept to know a card again; the key lives as long as the process."""
    return hmac.digest(key, f"{number} {month} {year[-2:]}".encode(), "sha256")


def _luhn(number: str) -> int:
    digits = [int(digit) for digit in reversed(number)]
    doubled = (sum(divmod(2 * digit, 10)) for digit in digits[1::2])
    return (sum(digits[::2]) + sum(doubled)) % 10

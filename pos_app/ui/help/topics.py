"""What the screens link to in the manual: a page, and after # which of its parts."""

from enum import StrEnum


class Manual(StrEnum):
    """Named by the file of the page; every language has the same ones."""

    NOT_SURE = "not-sure"
    TV_NOT_SURE = "not-sure#1"
    MONEY_ARRIVING = "money-arriving"
    TROUBLE = "trouble"

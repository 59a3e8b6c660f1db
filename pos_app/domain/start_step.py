"""What a start is doing, for whoever waits for it."""

from enum import StrEnum


class StartStep(StrEnum):
    """A part of the start that can take long enough to be told of."""

    BOOKS = "books"
    KEYS = "keys"  # another program is asked for them, and may be asking a person

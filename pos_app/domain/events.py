"""Change events: they say which thing changed, never what it became; whoever hears one reads again."""

from dataclasses import dataclass
from enum import StrEnum


class Topic(StrEnum):
    """The kinds of things that can change."""

    TILL = "till"  # the till itself: started, stopped, its book replaced
    SERVICE = "service"  # whether the payment service can be reached
    NOTICE = "notice"  # a notice came in
    PRACTICE = "practice"  # something was set on the Sandbox screen
    PAYMENT = "payment"  # a card payment; the key is its reference
    SALE = "sale"  # a sale; the key is its number
    ORDER = "order"  # a TV order; the key is its reference
    PERSON = "person"  # somebody who works here, or who is at the counter
    SHIFT = "shift"  # a shift, or the cash in its drawer
    PAPER = "paper"  # something was printed, or could not be


@dataclass(frozen=True, slots=True)
class Changed:
    """One ring: the topic, and which one of its things."""

    topic: Topic
    key: str = ""

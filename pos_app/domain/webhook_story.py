"""The words that the story of a notice is told in; `said` of each moment is what stands beside it here."""

from enum import StrEnum


class NoticeEvent(StrEnum):
    """What happened to a notice."""

    ARRIVED = "arrived"  # from which address, if it is known
    CAME_AGAIN = "came_again"  # how often it has come by now, a number
    REPORTED = "reported"  # this and the next two: a word of `Doubt`
    VERIFIED = "verified"
    SUSPICIOUS = "suspicious"
    MATCHED = "matched"  # the number of the sale
    UNMATCHED = "unmatched"  # the number of the sale that it is not for after all
    SECOND_PAYMENT = "second_payment"  # the number of the sale that was paid otherwise, or dropped, by then
    NOTED = "noted"  # the note
    PERSONAL_SHOWN = "personal_shown"  # to whom
    RESEND_ASKED = "resend_asked"
    RESEND_ANSWERED = "resend_answered"  # a sentence
    CAME_BACK = "came_back"  # it came (again) after a resend
    PURGED = "purged"  # its payload was deleted

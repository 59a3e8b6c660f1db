"""The words of a card payment: its steps, who acts, what is waited for, and what an alarm means."""

from dataclasses import dataclass
from typing import Final, assert_never

from PySide6.QtCore import QCoreApplication

from pos_app.domain.payment import Alarm
from pos_app.domain.payment_view import Actor, StepName, WaitingFor
from pos_app.domain.sale import AnyAlarm, SaleAlarm

_CONTEXT: Final = "payment"


@dataclass(frozen=True, slots=True)
class Said:
    """A heading and one sentence under it."""

    title: str
    detail: str


def step_title(step: StepName) -> str:
    """Return what a step is called."""
    match step:
        case StepName.ENCRYPTING:
            return QCoreApplication.translate(_CONTEXT, "Encrypting card")
        case StepName.STARTING:
            return QCoreApplication.translate(_CONTEXT, "Starting")
        case StepName.DEVICE_CHECK:
            return QCoreApplication.translate(_CONTEXT, "Device check")
        case StepName.BANK_CHECK:
            return QCoreApplication.translate(_CONTEXT, "Bank check")
        case StepName.APPROVAL:
            return QCoreApplication.translate(_CONTEXT, "Customer approval")
        case StepName.RESULT:
            return QCoreApplication.translate(_CONTEXT, "Result")
        case _:
            assert_never(step)


def waiting_words(waiting: WaitingFor) -> Said:  # one sentence for each thing that is waited for
    """Return the heading of the stage and the sentence that says what is waited for."""
    say = QCoreApplication.translate
    match waiting:
        case WaitingFor.CARD_ENCRYPTED:
            sentence = say(_CONTEXT, "The card is made unreadable for everyone but the bank.")
            return Said(step_title(StepName.ENCRYPTING), sentence)
        case WaitingFor.PAYMENT_STARTED:
            return Said(step_title(StepName.STARTING), say(_CONTEXT, "The service opens the payment."))
        case WaitingFor.DEVICE_LOOKED_AT:
            sentence = say(_CONTEXT, "The bank looks at this till. This usually takes under 5 s.")
            return Said(step_title(StepName.DEVICE_CHECK), sentence)
        case WaitingFor.BANK_CHECK:
            sentence = say(_CONTEXT, "The bank is checking the card. This usually takes under 10 s.")
            return Said(step_title(StepName.BANK_CHECK), sentence)
        case WaitingFor.CUSTOMER_APPROVAL:
            sentence = say(_CONTEXT, "The customer approves on the bank’s page.")
            return Said(step_title(StepName.APPROVAL), sentence)
        case WaitingFor.NOTHING_CHARGED:
            return Said(say(_CONTEXT, "Stopping"), say(_CONTEXT, "Confirming that nothing was charged."))
        case WaitingFor.NEVER_ASKED:
            return Said(say(_CONTEXT, "Confirming"), say(_CONTEXT, "Confirming that nothing was charged."))
        case WaitingFor.RESULT | WaitingFor.CLEAR_ANSWER | WaitingFor.MANAGER | WaitingFor.NOTHING:
            sentence = say(_CONTEXT, "The service is asked for the result until it is known.")
            return Said(say(_CONTEXT, "Waiting for the bank"), sentence)
        case _:
            assert_never(waiting)


def waiting_line(waiting: WaitingFor) -> str:
    """Return the few words under the step that is going on."""
    match waiting:
        case WaitingFor.CUSTOMER_APPROVAL:
            return QCoreApplication.translate(_CONTEXT, "The customer approves")
        case WaitingFor.NOTHING_CHARGED | WaitingFor.NEVER_ASKED:
            return QCoreApplication.translate(_CONTEXT, "Confirming the end")
        case WaitingFor.CARD_ENCRYPTED | WaitingFor.PAYMENT_STARTED:
            return QCoreApplication.translate(_CONTEXT, "Waiting for the service")
        case WaitingFor.CLEAR_ANSWER | WaitingFor.MANAGER:
            return QCoreApplication.translate(_CONTEXT, "No clear answer yet")
        case _:
            return QCoreApplication.translate(_CONTEXT, "Waiting for the bank")


def actor_words(actor: Actor, waiting: WaitingFor, *, acts: bool) -> Said:
    """Return who that is, and what they do now."""
    say = QCoreApplication.translate
    match actor:
        case Actor.YOU if acts and waiting in {WaitingFor.NOTHING_CHARGED, WaitingFor.NEVER_ASKED}:
            return Said(say(_CONTEXT, "You act now"), say(_CONTEXT, "Try another card"))
        case Actor.YOU if acts:
            return Said(say(_CONTEXT, "You act now"), say(_CONTEXT, "Read what stands here"))
        case Actor.YOU:
            return Said(say(_CONTEXT, "You"), say(_CONTEXT, "Nothing to do"))
        case Actor.CUSTOMER if acts:
            return Said(say(_CONTEXT, "Customer acts now"), say(_CONTEXT, "Turn the screen"))
        case Actor.CUSTOMER:
            return Said(say(_CONTEXT, "Customer"), say(_CONTEXT, "Stay at the counter"))
        case Actor.BANK if acts:
            return Said(say(_CONTEXT, "Bank acts now"), _bank_does(waiting))
        case Actor.BANK:
            return Said(say(_CONTEXT, "Bank"), say(_CONTEXT, "Waits"))
        case _:
            assert_never(actor)


def _bank_does(waiting: WaitingFor) -> str:
    match waiting:
        case WaitingFor.CARD_ENCRYPTED | WaitingFor.PAYMENT_STARTED:
            return QCoreApplication.translate(_CONTEXT, "Opening the payment")
        case WaitingFor.DEVICE_LOOKED_AT:
            return QCoreApplication.translate(_CONTEXT, "Looking at this till")
        case WaitingFor.BANK_CHECK:
            return QCoreApplication.translate(_CONTEXT, "Checking the card")
        case WaitingFor.NOTHING_CHARGED | WaitingFor.NEVER_ASKED:
            return QCoreApplication.translate(_CONTEXT, "Confirming the end")
        case _:
            return QCoreApplication.translate(_CONTEXT, "Deciding")


def alarm_words(alarm: AnyAlarm, *, is_paid: bool) -> Said:
    """Return what a red banner says."""
    say = QCoreApplication.translate
    stop = say(_CONTEXT, "Do not hand out goods")
    match alarm:
        case Alarm.OTHER_MONEY if is_paid:
            return Said(stop, say(_CONTEXT, "The service now says another amount. Tell the manager."))
        case Alarm.OTHER_MONEY:
            return Said(stop, say(_CONTEXT, "The service says paid, but another amount. Tell the manager."))
        case Alarm.PAID_BUT_NOW_DENIED:
            return Said(stop, say(_CONTEXT, "The service said Paid and now says Declined. Tell the manager."))
        case Alarm.PAID_AFTER_ALL:
            sentence = say(
                _CONTEXT,
                "The money was taken after this payment was given up. Hand out the goods, or give the money back on "
                "the site of the payment service.",
            )
            return Said(say(_CONTEXT, "Paid after all"), sentence)
        case Alarm.FOUND_AGAIN:
            sentence = say(
                _CONTEXT,
                "The journal that was set aside knows more of this payment. The service is asked again.",
            )
            return Said(say(_CONTEXT, "Do not charge it again"), sentence)
        case SaleAlarm.PAID_TWICE:
            sentence = say(
                _CONTEXT,
                "This sale was paid before. Give this payment back on the site of the payment service.",
            )
            return Said(say(_CONTEXT, "Paid twice"), sentence)
        case _:
            assert_never(alarm)

"""The settings of one till: what each one is, and which values it takes."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Final, Self, cast

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.plain_text import plain
from pos_app.domain.sentence import Sentence

_ADDRESS: Final = r"[!-?A-~]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,63}"


class ThemeChoice(StrEnum):
    """The colours of the screen."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Language(StrEnum):
    """The language of the screen: the only list of them, for the screens, the translations and what is packed.

    Each says its code, as its files are named; what it calls itself; how many plural forms it has; and whether every
    text is in it, or only those that cashiers meet.
    """

    _value_: str
    own_name: str
    plurals: int
    is_whole: bool

    SYSTEM = "system"  # whichever of these the system speaks
    ENGLISH = "en", "English", 2, True
    FRENCH = "fr", "Français", 2, True
    SWAHILI = "sw", "Kiswahili", 2, False
    HAUSA = "ha", "Hausa", 2, False

    def __new__(cls, code: str, own_name: str = "", plurals: int = 0, is_whole: bool = False) -> Self:
        language = str.__new__(cls, code)
        language._value_ = code
        language.own_name, language.plurals, language.is_whole = own_name, plurals, is_whole
        return language


SPOKEN: Final = tuple(each for each in Language if each is not Language.SYSTEM)
TRANSLATED: Final = tuple(each for each in SPOKEN if each is not Language.ENGLISH)
"""Those that English is translated into: each has its file in resources/i18n."""


class Printer(StrEnum):
    """How slips reach paper."""

    NONE = "none"
    NETWORK = "network"  # raw, port 9100
    USB = "usb"
    SERIAL = "serial"
    SPOOLER = "spooler"  # Windows
    FILE = "file"
    SYSTEM = "system"  # a printer the system knows, by its own driver


class Signs(StrEnum):
    """How amounts name their currency on paper."""

    CODE = "code"  # NGN 12,500.00
    PICTURE = "picture"  # the sign, drawn: printers lack ₦ and ₵


class NoticeAddress(StrEnum):
    """Who may bring notices to this till."""

    OFF = "off"
    LOOPBACK = "loopback"  # this computer, a tunnel included
    LAN = "lan"  # the shop's network


@dataclass(frozen=True, slots=True)
class _Rule:
    """What a setting is, and which values it takes."""

    says: str
    wanted: Sentence
    fits: Callable[[object], bool]


def _rule(says: str, wanted: Sentence, *, fits: Callable[[object], bool] = lambda _: True) -> dict[str, _Rule]:
    return {"rule": _Rule(says, wanted, fits)}


def _is_text(shortest: int, longest: int) -> Callable[[object], bool]:
    return lambda value: shortest <= len(str(value)) <= longest and value == plain(value)


def _is_whole(lowest: int, highest: int) -> Callable[[object], bool]:
    return lambda value: isinstance(value, int) and lowest <= value <= highest


def _is_like(pattern: str) -> Callable[[object], bool]:
    return lambda value: re.fullmatch(pattern, str(value), re.ASCII) is not None


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """What an owner may choose; a value that does not fit is refused by name."""

    shop_name: str = field(
        default="My shop",
        metadata=_rule(
            "The name of the shop, in the top bar and on receipts.",
            Sentence("1 to 60 characters"),
            fits=_is_text(1, 60),
        ),
    )
    till_name: str = field(
        default="Till 1",
        metadata=_rule("The name of this till within the shop.", Sentence("1 to 30 characters"), fits=_is_text(1, 30)),
    )
    till_prefix: str = field(
        default="till1",
        metadata=_rule(
            "What every reference of this till begins with.",
            Sentence("1 to 12 lower-case letters or digits"),
            fits=_is_like("[a-z0-9]{1,12}"),
        ),
    )
    cashier_name: str = field(
        default="Cashier",
        metadata=_rule("Who stands at the till.", Sentence("1 to 40 characters"), fits=_is_text(1, 40)),
    )
    theme: ThemeChoice = field(
        default=ThemeChoice.SYSTEM, metadata=_rule("The colours of the screen.", Sentence("system, light or dark"))
    )
    high_contrast: bool = field(
        default=False,
        metadata=_rule(
            "Whether colours are black and white and lines thick; else as the system asks.", Sentence("true or false")
        ),
    )
    full_screen: bool = field(
        default=True, metadata=_rule("Whether the till fills the screen when it starts.", Sentence("true or false"))
    )
    text_size: int = field(
        default=100,
        metadata=_rule(
            "How large text is, in percent.",
            Sentence("100, 125, 150 or 200"),
            fits=lambda value: value in {100, 125, 150, 200},
        ),
    )
    shop_email: str = field(
        default="",
        metadata=_rule(
            "The shop's own e-mail address, for payers who give none.",
            Sentence("an e-mail address, or nothing"),
            fits=_is_like(f"({_ADDRESS})?"),
        ),
    )
    shop_address: str = field(
        default="",
        metadata=_rule("Where the shop is, on receipts.", Sentence("up to 120 characters"), fits=_is_text(0, 120)),
    )
    shop_phone: str = field(
        default="",
        metadata=_rule("The shop's telephone, on receipts.", Sentence("up to 30 characters"), fits=_is_text(0, 30)),
    )
    receipt_footer: str = field(
        default="",
        metadata=_rule("The last line of a receipt.", Sentence("up to 120 characters"), fits=_is_text(0, 120)),
    )
    language: Language = field(
        default=Language.SYSTEM, metadata=_rule("The language of the screen.", Sentence("system, en, fr, sw or ha"))
    )
    sounds: bool = field(default=True, metadata=_rule("Whether results can be heard.", Sentence("true or false")))
    lock_minutes: int = field(
        default=2,
        metadata=_rule(
            "After how many minutes without touch the till is locked.", Sentence("1 to 60"), fits=_is_whole(1, 60)
        ),
    )
    blind_close: bool = field(
        default=False,
        metadata=_rule(
            "Whether the drawer is counted before the till says what should be in it.", Sentence("true or false")
        ),
    )
    printer: Printer = field(
        default=Printer.NONE,
        metadata=_rule("How slips reach paper.", Sentence("none, network, usb, serial, spooler, file or system")),
    )
    printer_address: str = field(
        default="",
        metadata=_rule(
            "Where the printer is: host, host:port, vendor:product, a port, a queue, a device or the name of a file.",
            Sentence("up to 200 characters"),
            fits=_is_text(0, 200),
        ),
    )
    printer_profile: str = field(
        default="default",
        metadata=_rule("What the printer can do, by name.", Sentence("1 to 40 characters"), fits=_is_text(1, 40)),
    )
    printer_code_page: str = field(
        default="CP437",
        metadata=_rule("The letters the printer has.", Sentence("1 to 20 characters"), fits=_is_text(1, 20)),
    )
    paper_width: int = field(
        default=80,
        metadata=_rule("How wide the paper is, in mm.", Sentence("58 or 80"), fits=lambda value: value in {58, 80}),
    )
    print_paid: bool = field(
        default=False,
        metadata=_rule("Whether the customer's copy is printed by itself when it is paid.", Sentence("true or false")),
    )
    print_merchant: bool = field(
        default=False,
        metadata=_rule("Whether the shop's copy is printed by itself as well.", Sentence("true or false")),
    )
    print_slips: bool = field(
        default=False,
        metadata=_rule(
            "Whether a slip is printed by itself when it is declined or not sure.", Sentence("true or false")
        ),
    )
    currency_signs: Signs = field(
        default=Signs.CODE, metadata=_rule("How amounts name their currency on paper.", Sentence("code or picture"))
    )
    drawer: bool = field(
        default=False, metadata=_rule("Whether a cash drawer hangs on the printer.", Sentence("true or false"))
    )
    look_for_updates: bool = field(
        default=False, metadata=_rule("Whether the till asks if a newer release exists.", Sentence("true or false"))
    )
    key_hints: bool = field(default=True, metadata=_rule("Whether buttons show their keys.", Sentence("true or false")))
    recent_numbers: bool = field(
        default=False,
        metadata=_rule("Whether the numbers of decoders are offered again on this till.", Sentence("true or false")),
    )
    notice_address: NoticeAddress = field(
        default=NoticeAddress.LOOPBACK,
        metadata=_rule("Who may bring notices to this till.", Sentence("off, loopback or lan")),
    )
    notice_port: int = field(
        default=0,
        metadata=_rule(
            "The port notices arrive at; 0 takes any free one.", Sentence("0 to 65535"), fits=_is_whole(0, 65535)
        ),
    )
    notice_path: str = field(
        default="/notices",
        metadata=_rule(
            "The path notices arrive at, as it is entered at the payment service.",
            Sentence("a slash and up to 100 letters, digits or . _ ~ - /"),
            fits=_is_like("/[A-Za-z0-9._~/-]{0,100}"),
        ),
    )
    opens_in: Environment = field(
        default=Environment.SANDBOX,
        metadata=_rule("The world a start without --environment opens in.", Sentence("sandbox, test or live")),
    )

    def __post_init__(self) -> None:
        for name, rule in _RULES.items():
            value: object = getattr(self, name)
            if type(value) is not type(DEFAULTS[name]) or not rule.fits(value):
                raise BadSetting(name)


_RULES: Final = {each.name: cast("_Rule", each.metadata["rule"]) for each in fields(Settings)}
DEFAULTS: Final = {each.name: cast("object", each.default) for each in fields(Settings)}


class BadSetting(KnownError):  # noqa: N818  # a fact, as the house names errors
    """A value that a setting does not take."""

    def __init__(self, name: str) -> None:
        super().__init__(Sentence("The setting {0} takes {1}.", name, _RULES[name].wanted))
        self.name = name


# What touches security belongs to the environment whose owner set it: nobody in practice sets it for real money. So do
# what references begin with and the address that the service writes to where a payer gave none.
OF_ENVIRONMENT: Final = frozenset(
    {
        "lock_minutes",
        "blind_close",
        "printer",
        "printer_address",
        "printer_profile",
        "printer_code_page",
        "drawer",
        "recent_numbers",
        "notice_address",
        "notice_port",
        "notice_path",
        "till_prefix",
        "shop_email",
    }
)


FROM_NEXT_START: Final = frozenset(
    {"text_size", "language", "notice_address", "notice_port", "notice_path", "till_prefix"}
)
"""What holds only when the till is started again."""


def describe() -> dict[str, str]:
    """Give each setting's sentence."""
    return {name: rule.says for name, rule in _RULES.items()}

"""What the played service sells and knows: TV providers, packages, and the numbers that choose an outcome."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import chain, combinations, count


class CardOutcome(StrEnum):
    FRICTIONLESS_PAID = "frictionless_paid"
    FRICTIONLESS_DECLINED = "frictionless_declined"
    ATTEMPTED_PAID = "attempted_paid"
    UNAVAILABLE_PAID = "unavailable_paid"
    REJECTED = "rejected"
    CHALLENGE_PAID = "challenge_paid"
    CHALLENGE_DECLINED = "challenge_declined"
    CHALLENGE_UNAVAILABLE = "challenge_unavailable"
    VALIDATION_ERROR = "validation_error"
    LOST_ANSWER = "lost_answer"


class SmartcardOutcome(StrEnum):
    DELIVERED = "delivered"
    REFUSED_INVALID_NUMBER = "refused_invalid_number"
    REFUSED_BALANCE = "refused_balance"
    PENDING_STATUS = "pending_status"
    LOST_ANSWER = "lost_answer"
    NOT_CHARGED_500 = "not_charged_500"
    SLOW_DELIVERED = "slow_delivered"
    MARKUP_NAME = "markup_name"
    NO_NAME = "no_name"
    OTHER_REFERENCE = "other_reference"


@dataclass(frozen=True, slots=True)
class CatalogueProvider:
    name: str
    logo_path: str
    logo_svg: bytes


@dataclass(frozen=True, slots=True)
class CataloguePackage:
    id: int
    name: str
    code: str
    amount: str


@dataclass(frozen=True, slots=True)
class CatalogueCard:
    brand: str
    number: str
    outcome: CardOutcome
    result: str


@dataclass(frozen=True, slots=True)
class Smartcard:
    number: str
    outcome: SmartcardOutcome
    result: str
    customer: str | None


def _logo(colour: str, shape: str) -> bytes:
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="80" viewBox="0 0 96 80">'
        f'<rect width="96" height="80" rx="8" fill="{colour}"/>{shape}</svg>'
    ).encode()


_STROKE = 'fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"'

PROVIDERS = (
    CatalogueProvider(
        "DSTV",
        "images/tv/dstv.png",
        _logo("#0b5fa5", f'<path d="M30 22a34 34 0 0 0 36 36M44 22a20 20 0 0 0 22 22" {_STROKE}/>'),
    ),
    CatalogueProvider("GOTV", "images/tv/gotv.png", _logo("#b01028", '<path d="M36 20l32 20-32 20z" fill="#fff"/>')),
    CatalogueProvider(
        "STARTIMES",
        "images/tv/startimes.png",
        _logo("#c24d00", '<path d="M48 16l7 17 18 1-14 12 5 18-16-10-16 10 5-18-14-12 18-1z" fill="#fff"/>'),
    ),
    CatalogueProvider(
        "SHOWMAX",
        "images/tv/showmax.png",
        _logo("#5a2a86", f'<path d="M28 56V36M41 56V24M55 56V30M68 56V42" {_STROKE}/>'),
    ),
)

# Prices in kobo. The last column is what the name still says where that is no longer the price.
_DSTV_BOUQUETS = (
    ("DStv Padi", "NLTESE36", 440_000, None),
    ("DStv Yanga", "NNJ1E36", 600_000, 510_000),
    ("DStv Confam", "NNJ2E36", 1_100_000, None),
    ("DStv Compact", "COMPE36", 1_900_000, None),
    ("DStv Compact Plus", "COMPLE36", 3_000_000, 2_500_000),
    ("DStv Premium", "PRWE36", 4_450_000, None),
    ("DStv Asia", "ASIAE36", 1_490_000, None),
)
_DSTV_ADD_ONS = (
    ("French Touch", "FRNTE36", 700_000),
    ("French Plus", "FRNPE36", 2_450_000),
    ("ExtraView", "HDPVRE36", 600_000),
    ("Sports Add-on", "SPRTE36", 820_000),
    ("Movie Bundle", "MOVBE36", 349_950),
    ("Great Wall", "GWALE36", 389_999),
)


def _decimal(kobo: int) -> str:
    return f"{kobo // 100}.{kobo % 100:02}" if kobo % 100 else str(kobo // 100)


def _priced(name: str, kobo: int) -> str:
    return f"{name} N{kobo // 100:,}" + (f".{kobo % 100:02}" if kobo % 100 else "")


def _dstv() -> Iterator[CataloguePackage]:
    """Every bouquet alone and with up to three add-ons: three hundred, enough to need a search."""
    ids = count(101)
    for bouquet, code, price, stale in _DSTV_BOUQUETS:
        choices = chain.from_iterable(combinations(_DSTV_ADD_ONS, size) for size in range(4))
        for extras in choices:
            extra = sum(cost for _, _, cost in extras)
            name = " + ".join((bouquet, *(title for title, _, _ in extras)))
            codes = "+".join((code, *(part for _, part, _ in extras)))
            yield CataloguePackage(next(ids), _priced(name, (stale or price) + extra), codes, _decimal(price + extra))
    for title, code, price in _DSTV_ADD_ONS:
        yield CataloguePackage(next(ids), _priced(f"{title} (add-on only)", price), code, _decimal(price))


_PACKAGES: dict[str, tuple[CataloguePackage, ...]] = {
    "DSTV": tuple(_dstv()),
    "GOTV": (
        CataloguePackage(34, "GOtv Max N3,600", "gotv-max", "3600"),
        CataloguePackage(35, "GOtv Jolli N2,460", "gotv-jolli", "2460"),
        CataloguePackage(36, "GOtv Jinja N1,640", "gotv-jinja", "1640"),
    ),
    "STARTIMES": (
        CataloguePackage(61, "Nova (Dish) - 1 Day N150", "nova-daily", "150.00"),
        CataloguePackage(62, "Nova (Dish) - 1 Week N700", "nova-weekly", "700.00"),
        CataloguePackage(63, "Nova (Dish) - 1 Month N2,100", "nova", "2100.00"),
        CataloguePackage(64, "Basic (Antenna) - 1 Day N250", "basic-daily", "250.00"),
        CataloguePackage(65, "Basic (Antenna) - 1 Week N1,400", "basic-weekly", "1400.00"),
        CataloguePackage(66, "Basic (Antenna) - 1 Month N4,000", "basic", "4000.00"),
        CataloguePackage(67, "Smart (Dish) - 1 Month N4,700", "smart", "5100.00"),
        CataloguePackage(68, "Classic (Antenna) - 1 Week N2,000", "classic-weekly", "2000.00"),
        CataloguePackage(69, "Classic (Antenna) - 1 Month N6,000", "classic", "6000.00"),
        CataloguePackage(70, "Super (Dish) - 1 Week N3,300", "super-weekly", "3300.00"),
        CataloguePackage(71, "Super (Dish) - 1 Month N9,800", "super", "9800.00"),
    ),
    "SHOWMAX": (
        CataloguePackage(81, "Showmax Entertainment Mobile N1,600", "sm-ent-mobile", "1600"),
        CataloguePackage(82, "Showmax Entertainment All Devices N3,500", "sm-ent-all", "3500"),
        CataloguePackage(83, "Showmax Premier League Mobile N3,200", "sm-pl-mobile", "4000"),
        CataloguePackage(84, "Showmax Entertainment + Premier League Mobile N5,400", "sm-ent-pl", "5400"),
        CataloguePackage(85, "Showmax Entertainment All Devices - 3 Months N10,499.50", "sm-ent-all-3m", "10499.50"),
    ),
}


def packages_of(name: str) -> tuple[CataloguePackage, ...]:
    """The packages of a provider by its exact name; none for a provider nobody knows."""
    return _PACKAGES.get(name, ())


_VISA, _MASTERCARD, _VERVE = "Visa", "Mastercard", "Verve"
_PAID, _CHALLENGED = "Paid, no challenge", "Challenge, Paid"

# The first five are the ones the sandbox screen shows before it is scrolled.
TEST_CARDS = (
    CatalogueCard(_VISA, "4000000000002701", CardOutcome.FRICTIONLESS_PAID, _PAID),
    CatalogueCard(_VISA, "4000000000002503", CardOutcome.CHALLENGE_PAID, _CHALLENGED),
    CatalogueCard(_MASTERCARD, "5200000000002276", CardOutcome.FRICTIONLESS_DECLINED, "Declined"),
    CatalogueCard(_VERVE, "5061460410120223210", CardOutcome.CHALLENGE_PAID, _CHALLENGED),
    CatalogueCard(_VERVE, "5061460410120223319", CardOutcome.LOST_ANSWER, "Lost answer"),
    CatalogueCard(_MASTERCARD, "5200000000002235", CardOutcome.FRICTIONLESS_PAID, _PAID),
    CatalogueCard(_MASTERCARD, "5200000000002151", CardOutcome.CHALLENGE_PAID, _CHALLENGED),
    CatalogueCard(_VISA, "4000000000002925", CardOutcome.FRICTIONLESS_DECLINED, "Declined"),
    CatalogueCard(_VISA, "4000000000002370", CardOutcome.CHALLENGE_DECLINED, "Challenge, Declined"),
    CatalogueCard(_MASTERCARD, "5200000000002490", CardOutcome.CHALLENGE_DECLINED, "Challenge, Declined"),
    CatalogueCard(_VISA, "4000000000002719", CardOutcome.ATTEMPTED_PAID, "Attempted, Paid"),
    CatalogueCard(_MASTERCARD, "5200000000002482", CardOutcome.ATTEMPTED_PAID, "Attempted, Paid"),
    CatalogueCard(_VISA, "4000000000002313", CardOutcome.UNAVAILABLE_PAID, "Bank not reachable, Paid"),
    CatalogueCard(_MASTERCARD, "5200000000002268", CardOutcome.UNAVAILABLE_PAID, "Bank not reachable, Paid"),
    CatalogueCard(_VISA, "4000000000002537", CardOutcome.REJECTED, "Bank check refused, Declined"),
    CatalogueCard(_MASTERCARD, "5200000000002185", CardOutcome.REJECTED, "Bank check refused, Declined"),
    CatalogueCard(_VISA, "4000000000002420", CardOutcome.CHALLENGE_UNAVAILABLE, "Challenge cannot open, Declined"),
    CatalogueCard(
        _MASTERCARD, "5200000000002664", CardOutcome.CHALLENGE_UNAVAILABLE, "Challenge cannot open, Declined"
    ),
    CatalogueCard(_VISA, "4000000000002644", CardOutcome.VALIDATION_ERROR, "Bank page ends in an error, Declined"),
    CatalogueCard(
        _MASTERCARD, "5200000000002656", CardOutcome.VALIDATION_ERROR, "Bank page ends in an error, Declined"
    ),
)

_CARDS = tuple((card.number.encode(), card.outcome) for card in TEST_CARDS)


def card_outcome(number: bytes | bytearray) -> CardOutcome:
    # Compared one by one because looking a bytearray up in a dict would leave a copy of the digits behind.
    return next((outcome for known, outcome in _CARDS if known == number), CardOutcome.FRICTIONLESS_PAID)


# Markup, an entity, a bell, a line break and the marks that turn the direction of writing.
_HOSTILE_NAME = "<b>Adaeze</b> & Sons <img src=x onerror=alert(1)> &#8358;\x07\r\n\u202e\u200fOkafor\u202c\u2066"

SMARTCARDS = (
    Smartcard("70274413902", SmartcardOutcome.DELIVERED, "Delivered", "Adaeze Okafor"),
    Smartcard("7020000001", SmartcardOutcome.REFUSED_INVALID_NUMBER, "Refused: no such number", None),
    Smartcard("7020000002", SmartcardOutcome.REFUSED_BALANCE, "Refused: service balance too low", "Tunde Bello"),
    Smartcard("7020000003", SmartcardOutcome.PENDING_STATUS, "Answered, but not yet Delivered", "Ngozi Eze"),
    Smartcard("7020000004", SmartcardOutcome.LOST_ANSWER, "Delivered, answer lost", "Samuel Mensah"),
    Smartcard("7020000005", SmartcardOutcome.NOT_CHARGED_500, "Service error, nothing bought", "Fatima Bello"),
    Smartcard("7020000006", SmartcardOutcome.SLOW_DELIVERED, "Delivered after a long wait", "Chinedu Obi"),
    Smartcard("7020000007", SmartcardOutcome.MARKUP_NAME, "Delivered, name full of markup", _HOSTILE_NAME),
    Smartcard("7020000008", SmartcardOutcome.NO_NAME, "Delivered, number accepted without a name", None),
    Smartcard("7020000009", SmartcardOutcome.OTHER_REFERENCE, "Answered with another reference", "Blessing Ade"),
)

_SMARTCARDS = {card.number: card for card in SMARTCARDS}
_ANYONE = Smartcard("", SmartcardOutcome.DELIVERED, "Delivered", "Ibrahim Musa")


def smartcard_outcome(number: str) -> SmartcardOutcome:
    return _SMARTCARDS.get(number, _ANYONE).outcome


def customer_of(number: str) -> str | None:
    """The name that validating a number answers with; None where the service gives none."""
    return _SMARTCARDS.get(number, _ANYONE).customer

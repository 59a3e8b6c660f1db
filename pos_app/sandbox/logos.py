"""The logos of the providers as the played service serves them: small PNGs, or what a careless service serves."""

import struct
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType

from pos_app.sandbox.answers import Answer
from pos_app.sandbox.catalogue import PROVIDERS, CatalogueProvider
from pos_app.sandbox.refusals import RefusedCall
from pos_app.sandbox.requests import ReceivedCall
from pos_app.sandbox.state import SandboxState

LOGO_PATH = "/images/tv/{file}"
_WIDTH, _HEIGHT, _CORNER = 96, 80, 8
_TOO_LARGE = 300 * 1024
_SLOW_MS = 15_000

Drawing = Callable[[float, float], bool]


def _arcs(x: float, y: float) -> bool:
    far = ((x - 66) ** 2 + (y - 20) ** 2) ** 0.5
    return x < 66 and y > 20 and (18 <= far <= 25 or 33 <= far <= 40)


def _triangle(x: float, y: float) -> bool:
    return x >= 36 and abs(y - 40) <= 20 * (68 - x) / 32


def _star(x: float, y: float) -> bool:
    return abs(x - 48) ** 0.6 + abs(y - 40) ** 0.6 <= 26**0.6


def _bars(x: float, y: float) -> bool:
    return any(abs(x - middle) <= 4 and top <= y <= 58 for middle, top in ((28, 34), (41, 22), (55, 28), (68, 40)))


_DRAWN: Mapping[str, tuple[bytes, Drawing]] = MappingProxyType(
    {
        "DSTV": (b"\x0b\x5f\xa5", _arcs),
        "GOTV": (b"\xb0\x10\x28", _triangle),
        "STARTIMES": (b"\xc2\x4d\x00", _star),
        "SHOWMAX": (b"\x5a\x2a\x86", _bars),
    }
)


def logo_address(play: SandboxState, provider: CatalogueProvider) -> str:
    """What a row of operation 6 says of the logo: a relative path, unless the service is careless."""
    match play.variants.logos:
        case "none":
            return ""
        case "elsewhere":
            return f"{play.places.elsewhere}/{provider.logo_path}"
        case _:
            return provider.logo_path


def show_logo(play: SandboxState, asked: ReceivedCall) -> Answer:
    """A picture, or what stands in its place."""
    provider = next((one for one in PROVIDERS if f"/{one.logo_path}" == asked.path), None)
    if provider is None:
        raise RefusedCall(404, "Not found")
    picture = logo_png(provider.name)
    match play.variants.logos:
        case "svg":
            return Answer(200, provider.logo_svg, "image/svg+xml")
        case "page":
            return Answer(200, b"<html><body>Not found</body></html>", "image/png")
        case "too_large":
            return Answer(200, picture + bytes(_TOO_LARGE), "image/png")
        case "too_many_pixels":
            return Answer(200, _bomb(), "image/png")
        case "slow":
            return Answer(200, picture, "image/png", delay_ms=_SLOW_MS)
        case _:
            return Answer(200, picture, "image/png")


@cache
def logo_png(name: str) -> bytes:
    """Draw a logo: a white sign on the provider's colour, with round corners."""
    colour, sign = _DRAWN[name]

    def dot(x: int, y: int) -> bytes:
        if sign(x + 0.5, y + 0.5):
            return b"\xff\xff\xff\xff"
        return colour + (b"\xff" if _is_inside(x + 0.5, y + 0.5) else b"\x00")

    rows = (b"\x00" + b"".join(dot(x, y) for x in range(_WIDTH)) for y in range(_HEIGHT))
    return _png(_WIDTH, _HEIGHT, zlib.compress(b"".join(rows), 9))


def _is_inside(x: float, y: float) -> bool:
    across = max(_CORNER - x, x - (_WIDTH - _CORNER), 0)
    down = max(_CORNER - y, y - (_HEIGHT - _CORNER), 0)
    return across**2 + down**2 <= _CORNER**2


@cache
def _bomb() -> bytes:
    """A few bytes that would be decoded into a picture of 3.6 GB."""
    return _png(30_000, 30_000, zlib.compress(bytes(10_000)))


def _png(width: int, height: int, packed: bytes) -> bytes:
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", packed), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

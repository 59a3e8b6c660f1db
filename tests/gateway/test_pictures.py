"""Pictures from outside: three kinds, small sides, and no byte decoded to find that out."""

import struct
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.gateway.pictures import is_small_picture
from pos_app.sandbox.logos import logo_png


def png(width: int, height: int) -> bytes:
    return b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR" + struct.pack(">II", width, height) + bytes(40)


def jpeg(width: int, height: int, *, frame: int = 0xC0) -> bytes:
    head = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00"
    table = b"\xff\xd0\xff\xff\xdb\x00\x05abc\xff\xc4\x00\x04zz"
    return head + table + bytes((0xFF, frame)) + b"\x00\x11\x08" + struct.pack(">HH", height, width) + bytes(20)


def webp(kind: bytes, payload: bytes) -> bytes:
    return b"RIFF" + bytes(4) + b"WEBP" + kind + bytes(4) + payload + bytes(20)


def webp_lossy(width: int, height: int) -> bytes:
    return webp(b"VP8 ", b"\x00\x00\x00\x9d\x01\x2a" + struct.pack("<HH", width, height))


def webp_lossless(width: int, height: int) -> bytes:
    return webp(b"VP8L", b"\x2f" + struct.pack("<I", (width - 1) | (height - 1) << 14))


def webp_extended(width: int, height: int) -> bytes:
    return webp(b"VP8X", bytes(4) + (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little"))


MAKERS = (png, jpeg, webp_lossy, webp_lossless, webp_extended)


@pytest.mark.parametrize("make", MAKERS)
def test_small_sides_pass_and_large_ones_do_not(make: Callable[[int, int], bytes]) -> None:
    for size in ((1, 1), (96, 80), (1024, 1024)):
        assert is_small_picture(make(*size)), size
    for size in ((1025, 80), (80, 1025), (16000, 16000)):
        assert not is_small_picture(make(*size)), size


def test_a_progressive_jpeg_is_a_jpeg_and_a_table_is_no_frame() -> None:
    assert is_small_picture(jpeg(96, 80, frame=0xC2))
    assert not is_small_picture(jpeg(96, 80, frame=0xC4))


def test_real_pictures_pass() -> None:
    assert is_small_picture(logo_png("GOTV"))


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
        b"<html></html>",
        b"GIF89a\x01\x00\x01\x00" + bytes(40),
        b"BM" + bytes(60),
        png(0, 5),
        png(5, 5)[:24],
        jpeg(0, 5),
        jpeg(96, 80)[:40],
        b"\xff\xd8\xff\xe0\x00\x00" + bytes(40),
        b"\xff\xd8" + b"\xff" * 40,
        webp(b"VP8 ", bytes(10)),
        webp(b"VP8L", bytes(10)),
        webp(b"ANIM", bytes(10)),
        webp_lossy(9, 9)[:20],
    ],
)
def test_everything_else_is_no_picture(raw: bytes) -> None:
    assert not is_small_picture(raw)


@given(
    st.binary(max_size=200), st.sampled_from([b"", b"\xff\xd8\xff", b"RIFF0000WEBP", b"RIFF0000WEBPVP8X", png(9, 9)])
)
def test_any_bytes_can_be_looked_at(tail: bytes, head: bytes) -> None:
    assert is_small_picture(head + tail) in {True, False}

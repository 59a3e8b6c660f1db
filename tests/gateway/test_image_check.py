"""Pictures from outside: three kinds, small sides, little work, and no byte decoded to find that out."""

import io
import struct
import zlib
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, PngImagePlugin

from pos_app.gateway.image_check import small_picture
from pos_app.sandbox.logos import logo_png


def drawn(size: tuple[int, int], kind: str, **more: object) -> bytes:
    """Draw a picture, and pack it as a provider might."""
    mode = "RGBA" if kind != "JPEG" else "RGB"
    packed = io.BytesIO()
    Image.new(mode, size, (200, 30, 60, 200) if mode == "RGBA" else (200, 30, 60)).save(packed, kind, **more)
    return packed.getvalue()


def png(width: int, height: int) -> bytes:
    return drawn((width, height), "PNG")


def jpeg(width: int, height: int) -> bytes:
    return drawn((width, height), "JPEG")


def progressive(width: int, height: int) -> bytes:
    return drawn((width, height), "JPEG", progressive=True)


def webp_lossy(width: int, height: int) -> bytes:
    return drawn((width, height), "WEBP")


def webp_lossless(width: int, height: int) -> bytes:
    return drawn((width, height), "WEBP", lossless=True)


def webp_extended(width: int, height: int) -> bytes:
    return drawn((width, height), "WEBP", exif=b"Exif\0\0" + b"x" * 40)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


MAKERS = (png, jpeg, progressive, webp_lossy, webp_lossless, webp_extended)


@pytest.mark.parametrize("make", MAKERS)
def test_small_sides_pass_and_large_ones_do_not(make: Callable[[int, int], bytes]) -> None:
    for size in ((1, 1), (96, 80), (1024, 1024)):
        kept = small_picture(make(*size))
        assert kept is not None, size
        assert Image.open(io.BytesIO(kept)).convert("RGB").size == size
    for size in ((1025, 80), (80, 1025), (9000, 2)):
        assert small_picture(make(*size)) is None, size


def test_real_pictures_pass_as_they_are() -> None:
    assert small_picture(logo_png("GOTV")) == logo_png("GOTV")
    assert small_picture(png(96, 80)) == png(96, 80)


def test_texts_that_would_fill_the_memory_are_left_out() -> None:
    packed, texts = io.BytesIO(), PngImagePlugin.PngInfo()
    for number in range(20):
        texts.add_text(f"text {number}", "a" * 1_000_000, zip=True)
    Image.new("RGB", (96, 80)).save(packed, "PNG", pnginfo=texts)
    kept = small_picture(packed.getvalue())
    assert kept is not None
    assert (b"zTXt" in packed.getvalue(), b"zTXt" in kept) == (True, False)
    assert Image.open(io.BytesIO(kept)).size == (96, 80)


def test_profiles_and_thumbnails_are_left_out() -> None:
    for kind in ("PNG", "JPEG", "WEBP"):
        kept = small_picture(drawn((96, 80), kind, icc_profile=b"profile" * 2000, exif=b"Exif\0\0" + b"x" * 2000))
        assert kept is not None
        assert b"profile" not in kept
        assert Image.open(io.BytesIO(kept)).size == (96, 80)


def test_a_jpeg_that_is_drawn_over_and_over_is_no_picture() -> None:
    raw = progressive(96, 80)
    last = raw[raw.rindex(b"\xff\xda") : -2]
    assert small_picture(raw[:-2] + last * 3 + b"\xff\xd9") is not None
    assert small_picture(raw[:-2] + last * 300 + b"\xff\xd9") is None


def test_two_frames_and_kinds_that_nobody_draws_are_no_picture() -> None:
    raw = jpeg(96, 80)
    at = raw.index(b"\xff\xc0")
    frame = raw[at : at + 2 + int.from_bytes(raw[at + 2 : at + 4])]
    assert small_picture(raw[:at] + frame + raw[at:]) is None
    assert small_picture(raw.replace(b"\xff\xc0", b"\xff\xc9")) is None


def test_a_part_that_is_unknown_and_needed_is_no_picture() -> None:
    raw = png(96, 80)
    end = raw.index(b"IEND") - 4
    assert small_picture(raw[:end] + chunk(b"drAw", b"x") + raw[end:]) == raw
    assert small_picture(raw[:end] + chunk(b"Draw", b"x") + raw[end:]) is None


def test_what_moves_is_no_picture() -> None:
    packed = io.BytesIO()
    frames = [Image.new("RGB", (9, 9), color) for color in ("red", "blue")]
    frames[0].save(packed, "WEBP", save_all=True, append_images=frames[1:])
    assert small_picture(packed.getvalue()) is None


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>",
        b"<html></html>",
        b"GIF89a\x01\x00\x01\x00" + bytes(40),
        b"BM" + bytes(60),
        png(5, 5).replace(struct.pack(">II", 5, 5), struct.pack(">II", 0, 5)),
        png(5, 5)[:24],
        png(5, 5)[:-12],
        jpeg(96, 80)[:40],
        b"\xff\xd8\xff\xe0\x00\x00" + bytes(40),
        b"\xff\xd8" + b"\xff" * 40,
        b"RIFF0000WEBPVP8 " + bytes(30),
        b"RIFF0000WEBPVP8L" + bytes(30),
        b"RIFF0000WEBPANIM" + bytes(30),
        webp_lossy(9, 9)[:20],
    ],
)
def test_everything_else_is_no_picture(raw: bytes) -> None:
    assert small_picture(raw) is None


@given(
    st.binary(max_size=200), st.sampled_from([b"", b"\xff\xd8\xff", b"RIFF0000WEBP", b"RIFF0000WEBPVP8X", png(9, 9)])
)
def test_any_bytes_can_be_looked_at(tail: bytes, head: bytes) -> None:
    kept = small_picture(head + tail)
    assert kept is None or len(kept) <= len(head + tail) + 1

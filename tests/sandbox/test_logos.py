"""The logos that the played service serves, good and careless."""

import zlib

import pytest

from pos_app.sandbox.catalogue import PROVIDERS
from pos_app.sandbox.logos import logo_png
from tests.sandbox.shop import Shop


def first_logo(shop: Shop, **variants: object) -> tuple[str, int, str, bytes]:
    shop.set(**variants)
    where = shop.list_providers().json()["data"][0]["providerLogoUrl"]
    if not where:
        return where, 0, "", b""
    answer = shop.http.get(where if where.startswith("http") else shop.at(f"/{where}"))
    return where, answer.status_code, answer.headers["content-type"], answer.content


@pytest.mark.parametrize("name", [provider.name for provider in PROVIDERS])
def test_a_logo_is_a_whole_png_drawn_in_two_colours(name: str) -> None:
    picture = logo_png(name)
    start = picture.index(b"IDAT")
    size = int.from_bytes(picture[start - 4 : start])
    rows = zlib.decompress(picture[start + 4 : start + 4 + size])
    assert len(rows) == 80 * (1 + 96 * 4)
    dots = {row[at : at + 4] for row in _rows(rows) for at in range(0, len(row), 4)}
    assert len(dots) == 3  # the colour, the sign, and nothing in the corners
    assert len({logo_png(provider.name) for provider in PROVIDERS}) == len(PROVIDERS)


def _rows(rows: bytes) -> list[bytes]:
    return [rows[at + 1 : at + 1 + 96 * 4] for at in range(0, len(rows), 1 + 96 * 4)]


def test_the_usual_logo_lies_at_a_relative_path(shop: Shop) -> None:
    assert first_logo(shop) == ("images/tv/dstv.png", 200, "image/png", logo_png("DSTV"))


@pytest.mark.parametrize(
    ("variant", "kind", "start", "least"),
    [
        ("svg", "image/svg+xml", b"<svg", 0),
        ("page", "image/png", b"<html>", 0),
        ("too_large", "image/png", b"\x89PNG", 256 * 1024),
        ("too_many_pixels", "image/png", b"\x89PNG", 0),
    ],
)
def test_a_careless_service_serves_something_else(
    shop: Shop, variant: str, kind: str, start: bytes, least: int
) -> None:
    where, status, found, body = first_logo(shop, logos=variant)
    assert (where, status, found) == ("images/tv/dstv.png", 200, kind)
    assert body.startswith(start)
    assert len(body) > least


def test_a_logo_can_lie_at_another_origin_and_is_served_there(shop: Shop) -> None:
    where, status, kind, body = first_logo(shop, logos="elsewhere")
    assert where.startswith("http://")
    assert not where.startswith(shop.at("/"))
    assert (status, kind, body) == (200, "image/png", logo_png("DSTV"))


def test_a_provider_can_have_none(shop: Shop) -> None:
    assert first_logo(shop, logos="none")[0] == ""

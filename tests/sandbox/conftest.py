"""A played service and a shop that uses it, new for every test."""

from collections.abc import Iterator

import pytest

from pos_app.sandbox.server import Sandbox
from tests.sandbox.shop import Clock, Merchant, Shop, listening_merchant


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def shop(clock: Clock) -> Iterator[Shop]:
    with Sandbox(seed=7, clock=clock, retry_waits=(0.01, 0.02, 0.03)) as address, Shop(address) as shop:
        yield shop


@pytest.fixture
def merchant() -> Iterator[Merchant]:
    with listening_merchant() as merchant:
        yield merchant

"""These tests are about files, disks and migrations: their books are made as the till makes them."""

import pytest


@pytest.fixture(autouse=True)
def _as_the_till_makes_them(made_by_migrations: None) -> None:
    pass

"""The tables of who works here, and how each of them proves it."""

from typing import Final

PEOPLE: Final = """
SELECT 1;
"""

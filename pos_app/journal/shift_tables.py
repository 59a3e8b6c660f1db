"""The tables of shifts, the cash in their drawers, and their Z reports."""

from typing import Final

SHIFTS: Final = """
SELECT 1;
"""

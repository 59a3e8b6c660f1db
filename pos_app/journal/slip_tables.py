"""The tables of what was printed, and how often."""

from typing import Final

SLIPS: Final = """
SELECT 1;
"""

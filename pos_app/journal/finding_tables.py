"""The tables of where everything that was sold is found again."""

from typing import Final

FINDING: Final = """
SELECT 1;
"""

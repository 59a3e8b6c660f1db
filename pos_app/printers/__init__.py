"""Slips as the bytes of receipt printers, and the ways those bytes take. Nothing here is imported before a print."""

__audience__ = "back office"

"""The screen behind the entry Card."""

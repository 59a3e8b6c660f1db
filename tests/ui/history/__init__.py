"""The screen of the history."""

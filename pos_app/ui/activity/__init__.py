"""The screen behind the entry Activity: what came in, what it is worth, and what can be done about it."""

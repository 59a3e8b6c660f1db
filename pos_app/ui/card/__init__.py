"""The screen behind the entry Card: entering a payment, its progress, and its result."""

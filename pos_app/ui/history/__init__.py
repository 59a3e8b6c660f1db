"""The history: everything that was sold, found again."""

"""Adds up the lines of the journal, and nothing else, and holds every row of state against the sum."""

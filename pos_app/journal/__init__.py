"""The journal: the till's notebook, and the only code that speaks SQL."""

"""The replay of the journal."""

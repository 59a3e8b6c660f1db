"""The commands of a checkout."""

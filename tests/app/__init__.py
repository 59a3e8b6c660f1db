"""The till as it is composed, without its window."""

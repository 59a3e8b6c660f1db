"""The values and rules of the counter."""

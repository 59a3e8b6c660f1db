"""The doctor, part by part, and what it lets out of the shop."""

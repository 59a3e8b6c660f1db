"""Slips as bytes, and the ways they take."""

"""The screens of cable TV."""

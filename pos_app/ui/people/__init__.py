"""Signing in, locking, approving, and who works here."""

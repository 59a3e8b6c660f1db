"""Tests of the screen of the shift."""

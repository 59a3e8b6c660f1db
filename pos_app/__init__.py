"""Kaunta, the till: a notebook with buttons."""

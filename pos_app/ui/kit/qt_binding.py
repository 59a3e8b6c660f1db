"""Loads the Qt binding without its import hook, which would read the source of every module imported after it."""

import builtins
from importlib import import_module


def load_qt() -> None:
    """Import Qt; from then on an import is Python's own again."""
    # The hook looks for modules that ask for Qt's names in snake_case. None does, and reading them all costs time at
    # the start and some megabytes for good, since the sources are kept.
    usual = builtins.__import__
    import_module("PySide6.QtCore")
    builtins.__import__ = usual

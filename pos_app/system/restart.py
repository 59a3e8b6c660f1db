"""Restarts the program in its own place, once everything of this start is closed."""

import os
import subprocess
import sys
from collections.abc import Sequence
from typing import NoReturn


class Restart:
    """Whether this start is to be followed by another one, and with which words of the command line."""

    def __init__(self) -> None:
        self._words: tuple[str, ...] | None = None

    @property
    def is_asked(self) -> bool:
        """Tell whether it is."""
        return self._words is not None

    def ask(self, words: Sequence[str]) -> None:
        """Have the program started with these words when it has ended; the last asker counts."""
        self._words = tuple(words)

    def go(self) -> None:
        """Start it if that was asked for; then this call does not return. Nothing of the old start may be open."""
        if self._words is not None:
            start_again(self._words)


def start_again(words: Sequence[str]) -> NoReturn:
    """Put the program in this process's place, with these words instead of the ones it was started with."""
    command = [*own_command(), *words]
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:  # a windowed program has none
            stream.flush()
    if sys.platform == "win32":
        # There is no taking one's own place on Windows, and what looks like it loses the quotes around blanks.
        subprocess.Popen(command, close_fds=True)  # noqa: S603  # the program itself
        sys.exit(0)
    os.execv(command[0], command)  # noqa: S606  # the program itself, and no shell


def own_command() -> list[str]:
    """Return how this program was started, without the words that came after it."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    said = sys.orig_argv
    return [sys.executable, *said[1 : len(said) - (len(sys.argv) - 1)]]

"""Which switches the browser may be started with where money is real: the few that nobody can be harmed by."""

import re
from collections.abc import Mapping, Sequence
from typing import Final

FLAGS: Final = "QTWEBENGINE_CHROMIUM_FLAGS"
NO_SANDBOX: Final = "QTWEBENGINE_DISABLE_SANDBOX"
# Switches that take the cage from the browser's processes, or have them started by another program.
_UNCAGED: Final = frozenset(
    {
        "no-sandbox",
        "single-process",
        "in-process-gpu",
        "no-zygote",
        "no-zygote-sandbox",
        "disable-setuid-sandbox",
        "disable-namespace-sandbox",
        "disable-seccomp-filter-sandbox",
        "disable-gpu-sandbox",
        "renderer-cmd-prefix",
        "zygote-cmd-prefix",
        "utility-cmd-prefix",
        "gpu-launcher",
        "browser-subprocess-path",
        "load-extension",
    }
)
# What a shop's machine may need: another way to draw, a size, a language, a touch screen. Each with the values it may
# have; none of them names a file, a program or a place in the net, and none changes what one page may do to another.
# Left out on purpose: `disable-features` and `blink-settings` (they switch protection off), `js-flags` and all of logs
# and traces (they write what a page holds to a file), `disable-dev-shm-usage` (it puts memory of pages on the disk),
# `ignore-gpu-blocklist` (it lets in drivers that are known to be broken).
_HARMLESS: Final = {
    "disable-gpu": "",
    "disable-gpu-compositing": "",
    "disable-gpu-rasterization": "",
    "disable-accelerated-2d-canvas": "",
    "disable-accelerated-video-decode": "",
    "disable-lcd-text": "",
    "disable-pinch": "",
    "disable-smooth-scrolling": "",
    "enable-low-end-device-mode": "",
    "force-device-scale-factor": r"\d(\.\d{1,4})?",
    "lang": r"[A-Za-z]{2,3}([-_][A-Za-z0-9]{2,8}){0,2}",
    "mute-audio": "",
    "touch-events": "auto|enabled|disabled",
    "use-angle": "[a-z0-9-]{1,24}",
    "use-gl": "[a-z0-9-]{1,24}",
}
# The till reads these, shortened as well; the reader of the command line lets no others through.
_OWN: Final = ("data-dir", "environment", "profile", "first-paint")
_MOST: Final = 60  # characters of what is named in a sentence


def what_uncages(env: Mapping[str, str], words: Sequence[str] = ()) -> str:
    """Name what would switch the browser's protection off; '' for nothing. Qt asks only whether the variable is set."""
    if NO_SANDBOX in env:
        return NO_SANDBOX
    switches = (*env.get(FLAGS, "").replace('"', " ").replace("'", " ").split(), *words)
    return next((f"--{name}" for name in map(_name_of, switches) if name in _UNCAGED), "")


def what_is_unknown(env: Mapping[str, str], words: Sequence[str] = ()) -> str:
    """Name the first thing that is not known to be harmless; '' for nothing.

    Of the variable nothing else passes, no quote and no `--` either: behind those the browser does not see the switches
    that the till adds at the end. Of the command line words that are no switches pass: they are names and paths.
    """
    said = (each for each in env.get(FLAGS, "").split() if not _is_harmless(each))
    typed = (each for each in words if each.startswith("-") and not (_is_harmless(each) or _is_own(each)))
    first = next(said, "") or next(typed, "")
    name = _name_of(first)
    return (f"--{name}" if name else first)[:_MOST]


def _is_harmless(word: str) -> bool:
    """Tell whether it is a switch of the list, written as the browser reads it, with a value that it may have."""
    written = re.fullmatch(r"--?([a-z0-9-]+)(?:=(.*))?", word, re.ASCII)
    values = _HARMLESS.get(written[1]) if written else None
    return written is not None and values is not None and re.fullmatch(values, written[2] or "", re.ASCII) is not None


def _is_own(word: str) -> bool:
    """Tell whether it is an option of the till; a bare `--` ends those, and is none."""
    name = _name_of(word)
    return not name or name in ("h", "help") or any(option.startswith(name) for option in _OWN)


def _name_of(switch: str) -> str:
    """Return the name of a switch as the browser reads it; '' for a word that is none."""
    if not switch.startswith(("-", "/")):
        return ""
    return switch.lstrip("-/").partition("=")[0].lower()

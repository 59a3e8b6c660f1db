"""What the pages of a visit may ask of the till at a time: far more than a bank does, far less than holds it up."""

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

_AT_ONCE: Final = 1_000.0
_A_SECOND: Final = 100.0


class PageBudget:
    """Counts what costs the window's thread a moment each: requests, ways to other pages, titles, questions."""

    def __init__(self, *, monotonic: Callable[[], float]) -> None:
        self._monotonic = monotonic
        self._left, self._at = _AT_ONCE, monotonic()

    def take(self, cost: float) -> bool:
        """Take as much as this costs; tell whether there was anything left."""
        now = self._monotonic()
        self._left = min(_AT_ONCE, self._left + (now - self._at) * _A_SECOND) - cost
        self._at = now
        if self._left >= 0:
            return True
        self._left = 0.0  # what was under way already must not count against the page that is loaded next
        return False


def memory_of_till() -> int:
    """Return how many bytes of memory this process takes; 0 where nobody says."""
    if sys.platform == "linux":
        pages = Path("/proc/self/statm").read_bytes().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")
    if sys.platform == "win32":
        return _working_set()
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # the most it ever took; how much more is what counts


if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

    class _Counters(ctypes.Structure):
        """PROCESS_MEMORY_COUNTERS."""

        _fields_ = (
            ("cb", wintypes.DWORD),
            ("page_faults", wintypes.DWORD),
            ("peak_working_set", ctypes.c_size_t),
            ("working_set", ctypes.c_size_t),
            ("others", ctypes.c_size_t * 6),
        )

    def _working_set() -> int:
        found = _Counters(cb=ctypes.sizeof(_Counters))
        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = wintypes.HANDLE
        kernel.K32GetProcessMemoryInfo.argtypes = (wintypes.HANDLE, ctypes.POINTER(_Counters), wintypes.DWORD)
        is_told = kernel.K32GetProcessMemoryInfo(kernel.GetCurrentProcess(), ctypes.byref(found), found.cb)
        return found.working_set if is_told else 0

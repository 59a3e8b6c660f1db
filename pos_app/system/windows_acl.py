"""Closes a file to everybody but its owner where the bits of its mode say nothing: on Windows."""

import sys
from pathlib import Path
from typing import Final

_OWNER_ONLY: Final = "D:P(A;;FA;;;OW)"  # nothing inherited; everything to whoever owns it
_REVISION: Final = 1
_DACL: Final = 0x4
_PROTECTED_DACL: Final = 0x8000_0000

if sys.platform == "win32":

    def close_to_others(file: Path) -> None:
        """Let nobody but the owner open this file from now on; OSError where the disk keeps no such rules."""
        import ctypes  # no window has to wait for it

        api = ctypes.WinDLL("advapi32", use_last_error=True)
        descriptor = ctypes.c_void_p()
        to_descriptor = api.ConvertStringSecurityDescriptorToSecurityDescriptorW
        if not to_descriptor(ctypes.c_wchar_p(_OWNER_ONLY), _REVISION, ctypes.byref(descriptor), None):
            raise ctypes.WinError(ctypes.get_last_error())
        try:
            if not api.SetFileSecurityW(
                ctypes.c_wchar_p(str(file)), ctypes.c_uint32(_DACL | _PROTECTED_DACL), descriptor
            ):
                raise ctypes.WinError(ctypes.get_last_error())
        finally:
            ctypes.WinDLL("kernel32").LocalFree(descriptor)

else:

    def close_to_others(file: Path) -> None:
        """Do nothing: the mode with which a file is made closes it."""
        del file

"""The commands of a checkout; `python3 packaging/dev.py` alone lists them.

An older Python must be able to read this file as far as the sentence that asks for a newer one, so the rest is in the
modules beside it.
"""

import sys

OLDEST_PYTHON = (3, 11)


def main() -> int:
    if tuple(sys.version_info) < OLDEST_PYTHON:
        found = f"{sys.version_info[0]}.{sys.version_info[1]}"
        print(f"Kaunta needs Python 3.11 or newer; {sys.executable} is Python {found}.", file=sys.stderr)
        return 2
    import commands

    return commands.run_command(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())

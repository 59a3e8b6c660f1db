"""Where the frozen program begins."""

import sys

from pos_app.__main__ import main

if __name__ == "__main__":
    sys.exit(main())

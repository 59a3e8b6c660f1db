"""Draws every made-up state into a folder: `python -m tests.pictures DIR [--text-size N] [--contrast]`."""

import argparse
import os
from pathlib import Path


def main() -> None:
    """Draw them all, and print where each picture lies."""
    parser = argparse.ArgumentParser(prog="python -m tests.pictures", description=__doc__)
    parser.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    sizes = (100, 125, 150, 200)
    parser.add_argument("--text-size", type=int, choices=sizes, default=100, help="how large text is, in percent")
    parser.add_argument("--contrast", action="store_true", help="in high contrast")
    options = parser.parse_args()
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from tests.pictures.shots import render_all

    for path in render_all(options.folder, text_size=options.text_size, in_contrast=options.contrast):
        print(path)


if __name__ == "__main__":
    main()

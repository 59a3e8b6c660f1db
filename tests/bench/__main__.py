"""Prints figures part by part, as each ends: `python -m tests.bench [PART...] [--json]`."""

import argparse
import os
import sys
import time

from tests.bench.figure import Figure, print_json, print_table
from tests.bench.parts import PARTS, Part, run


def main() -> int:
    """Measure what was named, or everything, one part after the other; 1 when a part did not come to its end."""
    options = _parser().parse_args()
    names = options.parts or list(PARTS)
    unknown = [name for name in names if name not in PARTS]
    if unknown:
        _parser().error(f"there is no part {unknown[0]}; there are {', '.join(PARTS)}")
    began, found, failed = time.monotonic(), list[Figure](), list[str]()
    for name in names:
        figures, problem = _measure(name, PARTS[name], is_json=options.json)
        found += figures
        failed += [name] if problem else []
    if options.json:
        print_json(found)
    _say(f"{time.monotonic() - began:.0f} s in all" + (f"; not whole: {', '.join(failed)}" if failed else ""))
    return 1 if failed else 0


def _measure(name: str, part: Part, *, is_json: bool) -> tuple[list[Figure], str]:
    _say(f"{name}: {part.about} (at most {part.seconds:g} s{_load()})")
    began, figures = time.monotonic(), list[Figure]()
    problem = run(part, figures.append)
    if figures and not is_json:
        print_table(figures)
    _say(f"{name}: {problem or 'done'} ({time.monotonic() - began:.0f} s)")
    if not is_json:
        print(flush=True)
    return figures, problem


def _load() -> str:
    """Say what else goes on: on a busy machine only ratios say much."""
    return "" if sys.platform == "win32" else f", load {os.getloadavg()[0]:.1f}"


def _say(words: str) -> None:
    """Say how far it is, out of the way of figures that another program reads."""
    print(words, file=sys.stderr if "--json" in sys.argv else sys.stdout, flush=True)


def _parser() -> argparse.ArgumentParser:
    lines = [f"  {name:<9} {part.about}" for name, part in PARTS.items()]
    parser = argparse.ArgumentParser(
        prog="bench",
        description="Measure, and print every figure beside what it is compared with.",
        epilog="\n".join(["parts:", *lines]),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("parts", nargs="*", metavar="PART", help="only these")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON, all at the end")
    return parser


if __name__ == "__main__":
    sys.exit(main())

"""Prints every figure: `python -m tests.bench [--json]`."""

import argparse

from tests.bench import flow_bench, journal_bench, memory_bench, receiver_bench, start_bench, till_bench, tv_bench
from tests.bench.figure import print_json, print_table


def main() -> None:
    """Measure everything, one part after the other."""
    parser = argparse.ArgumentParser(prog="bench", description="Measure, and print every figure beside another.")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    options = parser.parse_args()
    parts = (start_bench, memory_bench, flow_bench, till_bench, journal_bench, receiver_bench, tv_bench)
    figures = [figure for part in parts for figure in part.figures()]
    (print_json if options.json else print_table)(figures)


if __name__ == "__main__":
    main()

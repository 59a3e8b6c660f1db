"""The till is killed in the middle of a burst: everything that it acknowledged is there afterwards."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from pos_app.journal import line_views
from tests.journal.notebook import dice_of, opened, run, soaked

ROOT = Path(__file__).parents[3]


def kill_in_a_burst(path: Path, lines: int) -> set[str]:
    """Kill behind that many acknowledgements, and return all of them."""
    command = [sys.executable, "-m", "tests.journal.burst", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as till:
        assert till.stdout is not None
        acknowledged = {till.stdout.readline() for _ in range(lines)}
        till.kill()
        acknowledged |= set(till.stdout)
    return {line.strip() for line in acknowledged if line.endswith("\n")}


async def sold(path: Path) -> set[str]:
    async with opened(path) as journal:
        proof = await journal.verify()
        assert proof.holds, proof
        found = [line.subject for line in await journal.read(line_views.entries, after=1, limit=1_000_000)]
    first = {subject.removesuffix(".first") for subject in found if subject.endswith(".first")}
    second = {subject.removesuffix(".second") for subject in found if subject.endswith(".second")}
    assert first == second, "a transaction was half there"
    return first


def kill_at_random(tmp_path: Path, seeds: range) -> None:
    for seed in seeds:
        path = tmp_path / f"{seed}.journal"
        for times in range(2):  # the second till starts on what the first left behind
            acknowledged = kill_in_a_burst(path, dice_of(seed + times).randrange(1, 800))
            assert acknowledged <= run(sold(path)), f"seed {seed}"
        path.unlink()


def test_everything_acknowledged_before_a_kill_is_there(tmp_path: Path) -> None:
    kill_at_random(tmp_path, range(2))


@pytest.mark.soak
def test_everything_acknowledged_before_many_kills_is_there(
    tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    kills = soaked(100)
    kill_at_random(tmp_path, range(1000, 1000 + kills // 2))
    record_property("kills in a burst", kills)

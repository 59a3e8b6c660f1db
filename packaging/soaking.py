"""The long run: every file of exhaustive tests in a process of its own, and a table of what they counted.

A process that dies is begun again behind the test that it died of; one that takes too long is ended. What failed is
kept: the whole output of each group, and the examples that hypothesis found, which the next run tries first.
"""

import contextlib
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO

import steps
from mistakes import MistakeError

NODE = re.compile(r"^(tests/\S+?\.py)::", re.MULTILINE)
NOTHING_COLLECTED = 5
DEATHS = 20  # of one group, after which it is given up
LEAST_LIMIT = 1200.0  # seconds
GRACE = 10.0  # seconds between the request for its stack and the end of a group that takes too long
COUNTED = {"examples": "examples", "kills": "kills", "cuts": "cuts", "disk": "disk failures"}
"""The columns, and the words in the name of what a test counts for one."""


@dataclass(slots=True)
class Group:
    """One file, and how it went."""

    name: str
    counts: Counter[str] = field(default_factory=Counter[str])
    failures: list[str] = field(default_factory=list[str])
    seconds: float = 0.0


def soak(for_pytest: Sequence[str], *, minutes: float, keep: Path, python: Path, root: Path) -> int:
    """Run all groups, one after the other, and print the table; 0 if nothing failed."""
    keep.mkdir(parents=True, exist_ok=True)
    environment = {
        **steps.environment_of_tests(),
        "KAUNTA_SOAK_MINUTES": f"{minutes:g}",
        "KAUNTA_SOAK_EXAMPLES": str(keep / "examples"),
    }
    command = [str(python), "-m", "pytest", "-m", "soak", *(word for word in for_pytest if not _is_test(word))]
    named = [word for word in for_pytest if _is_test(word)]
    limit = limit_for(minutes)
    done: list[Group] = []
    try:
        for name in _files(command, named, root, environment):
            done.append(Group(name))
            of_it = [word for word in named if word.startswith(f"{name}::")] or [name]
            _run(done[-1], [*command, *of_it], limit=limit, keep=keep, cwd=root, env=environment)
    finally:
        lines = table(done)
        (keep / "table.txt").write_text("\n".join(lines) + "\n", "utf-8")
        print("", *lines, f"Kept in {keep}.", sep="\n")
    return int(any(group.failures for group in done))


def limit_for(minutes: float) -> float:
    """How long one group may take, in seconds."""
    return max(LEAST_LIMIT, 120 * minutes)


def table(done: Sequence[Group]) -> list[str]:
    """One line for each group, one for all, and what failed by name."""
    width = max((len(group.name) for group in done), default=0)
    columns = ("tests", *COUNTED)
    head = f"{'group':<{width}}" + "".join(f"{name:>9}" for name in columns) + f"{'seconds':>10}{'failures':>10}"
    whole = Group(
        "all",
        sum((group.counts for group in done), Counter[str]()),
        [name for group in done for name in group.failures],
        sum(group.seconds for group in done),
    )
    lines = [
        f"{group.name:<{width}}"
        + "".join(f"{group.counts[name] or '-':>9}" for name in columns)
        + f"{group.seconds:>10.0f}{len(group.failures) or '-':>10}"
        for group in [*done, whole]
    ]
    return [head, *lines, *(f"FAILED {name}" for name in whole.failures)]


def read(record: str) -> tuple[Counter[str], list[str], str]:
    """What a group wrote down: its counts, its failures, and the test that it was in when it died ('' if in none)."""
    counts, failures, inside = Counter[str](), list[str](), ""
    for line in record.splitlines():
        said = json.loads(line)
        if "begun" in said:
            inside = said["begun"]
            continue
        inside = ""
        counts["tests"] += 1
        failures += [said["ended"]] if said["failed"] else []
        for name, number in said["counts"]:
            for column, words in COUNTED.items():
                counts[column] += number if f" {words} " in f" {name} " else 0
    return counts, failures, inside


def _files(command: Sequence[str], paths: Sequence[str], root: Path, environment: Mapping[str, str]) -> list[str]:
    asked = [*command, *paths, "--collect-only", "-q"]
    found = subprocess.run(asked, cwd=root, env=environment, capture_output=True, text=True, check=False)
    if found.returncode not in (0, NOTHING_COLLECTED):
        print(found.stdout, found.stderr, sep="\n")
        raise MistakeError("The long run's tests could not be collected.")
    return list(dict.fromkeys(NODE.findall(found.stdout)))


def _run(group: Group, command: Sequence[str], *, limit: float, keep: Path, cwd: Path, env: Mapping[str, str]) -> None:
    plain = re.sub(r"[^\w.]+", "-", group.name.removesuffix(".py"))
    record, output = keep / f"{plain}.jsonl", keep / f"{plain}.txt"
    for old in (record, output):
        old.unlink(missing_ok=True)
    started = time.monotonic()
    deaths: list[str] = []
    while len(deaths) < DEATHS:
        rest = limit - (time.monotonic() - started)
        code = _process(command, output, seconds=rest, cwd=cwd, env={**env, "KAUNTA_SOAK_RECORD": str(record)})
        text = record.read_text("utf-8") if record.exists() else ""
        group.counts, group.failures, inside = read(text)
        group.failures += deaths
        group.seconds = time.monotonic() - started
        if code is None:
            group.failures.append(f"{inside or group.name}: took too long ({limit:.0f} s), ended")
            return
        if code >= 0:
            if code not in (0, NOTHING_COLLECTED) and not group.failures:
                group.failures.append(f"{group.name}: pytest ended with {code}, see {output}")
            return
        if not inside:  # then nothing would be different the next time
            group.failures.append(f"{group.name}: {steps.death_of(code)}")
            return
        deaths.append(f"{inside}: {steps.death_of(code)}")
        group.failures.append(deaths[-1])


def _process(command: Sequence[str], output: Path, *, seconds: float, cwd: Path, env: Mapping[str, str]) -> int | None:
    """Run it with all that it starts; None if it took too long."""
    print(f"\n--- {command[-1]}", flush=True)
    with output.open("ab") as kept:
        child = subprocess.Popen(
            command, cwd=cwd, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, start_new_session=True
        )
        listener = threading.Thread(target=_listen, args=(child, kept), daemon=True)
        listener.start()
        try:
            return child.wait(max(0.0, seconds))
        except subprocess.TimeoutExpired:
            child.send_signal(signal.SIGABRT)  # says where it is
            with contextlib.suppress(subprocess.TimeoutExpired):
                child.wait(GRACE)
            return None
        finally:
            _end_all_of(child)
            listener.join()  # nobody is left who could say more
            if child.stdout is not None:
                child.stdout.close()


def _end_all_of(child: subprocess.Popen[bytes]) -> None:
    """End what it left running, and itself if we are stopped."""
    if sys.platform == "win32":
        child.kill()
    else:
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(child.pid, signal.SIGKILL)
    child.wait()


def _listen(child: "subprocess.Popen[bytes]", kept: BinaryIO) -> None:
    while child.stdout is not None and (piece := os.read(child.stdout.fileno(), 65536)):
        kept.write(piece)
        sys.stdout.buffer.write(piece)
        sys.stdout.buffer.flush()


def _is_test(word: str) -> bool:
    return word.partition("::")[0].rstrip("/").startswith("tests")

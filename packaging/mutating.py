"""Mutation testing: breaks a copy of the program in one small way after the other, and counts what tests notice."""

import argparse
import random
import tempfile
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

import equal_mutants
from equal_mutants import Equal
from mistakes import ExitCode, MistakeError
from mutants import Mutant, mutants_of
from mutating_copy import Copy, Outcome, Seen

_DOMAIN = "tests/domain"
_PAYMENTS = (
    "tests/journal/test_payments.py", "tests/services/test_payments_rules.py", "tests/services/test_payments.py",
    "tests/services/test_payments_page.py", "tests/services/test_payments_cancel.py",
    "tests/services/test_payments_whatever_happens.py", "tests/services/test_payments_answers.py",
)  # fmt: skip
_SHIFTS = (
    "tests/journal/test_shift_guards.py", "tests/journal/test_shifts.py", "tests/journal/test_store.py",
    "tests/journal/test_put_back.py", "tests/journal/test_put_back_numbers.py", "tests/journal/replay",
)  # fmt: skip
_TV = (
    "tests/domain/test_tv_table.py",
    "tests/domain/test_tv_buying.py",
    _DOMAIN,
    "tests/journal/test_tv_orders.py",
    "tests/services/test_tv_orders.py",
)
_MATCHING = (
    "tests/journal/test_webhook_matching.py", "tests/journal/test_webhook_judgements.py",
    "tests/journal/test_merge_damaged_money.py", "tests/services/test_activity_matching.py",
    "tests/services/test_activity_references.py", "tests/services/test_activity.py",
)  # fmt: skip
_JUDGING = (
    "tests/services/test_webhook_judging_own.py", "tests/services/test_webhook_judging_answers.py",
    "tests/services/test_webhook_judging.py", "tests/services/test_activity_kinds.py", *_MATCHING,
)  # fmt: skip
TARGETS: Mapping[str, Sequence[str]] = {
    "pos_app/domain/money.py": ("tests/domain/test_money.py", _DOMAIN, "tests/gateway/test_webhook_amounts.py"),
    "pos_app/domain/payment.py": ("tests/domain/test_payment_table.py", _DOMAIN, *_PAYMENTS),
    "pos_app/domain/sale.py": (_DOMAIN, *_PAYMENTS),
    "pos_app/domain/shift.py": (_DOMAIN, *_SHIFTS),
    "pos_app/domain/tv.py": _TV,
    "pos_app/domain/tv_buying.py": _TV,
    "pos_app/domain/verification.py": (_DOMAIN, *_PAYMENTS),
    "pos_app/domain/webhook_judging.py": ("tests/domain/test_webhook_judging.py", *_JUDGING),
    "pos_app/journal/shift_tables.py": _SHIFTS,
    "pos_app/journal/shift_views.py": _SHIFTS,
    "pos_app/journal/shifts.py": _SHIFTS,
    "pos_app/journal/webhook_matching.py": (*_MATCHING, "tests/services/test_webhook_judging.py"),
    "pos_app/services/polling.py": (
        "tests/services/test_polling_ends.py", "tests/services/test_polling_facts.py",
        "tests/services/test_polling.py", *_PAYMENTS[1:],
        "tests/services/test_tv_orders.py",
        "tests/services/test_payments_restart.py", "tests/services/test_payments_disk.py",
    ),
    "pos_app/services/webhook_judging.py": _JUDGING,
}  # fmt: skip
"""The modules where a mistake costs most, and the tests that are to notice it, in this order."""


@dataclass(frozen=True, slots=True)
class Asked:
    minutes: float
    each: int | None
    modules: tuple[str, ...]


@dataclass(slots=True)
class Count:
    """How many changes of a module were noticed."""

    killed: int = 0
    survived: list[Mutant] = field(default_factory=list[Mutant])
    timed_out: list[Mutant] = field(default_factory=list[Mutant])
    replaced: int = 0
    """By a later migration: these change nothing, and are not counted as tried."""
    equal: list[tuple[Mutant, Equal]] = field(default_factory=list[tuple[Mutant, Equal]])

    @property
    def tried(self) -> int:
        return self.killed + len(self.survived) + len(self.timed_out)

    @property
    def percent(self) -> str:
        """Of those that came to an end: a busy machine notices nothing."""
        ended = self.killed + len(self.survived)
        return f"{self.killed / ended:.0%}" if ended else "-"

    def add(self, other: "Count") -> None:
        self.killed += other.killed
        self.replaced += other.replaced
        self.survived += other.survived
        self.timed_out += other.timed_out
        self.equal += other.equal


def understood(arguments: Sequence[str]) -> Asked:
    """Read the words behind the verb."""
    parser = argparse.ArgumentParser(allow_abbrev=False, exit_on_error=False, add_help=False)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--each", type=int)
    parser.add_argument("--module", default="")
    takes = '"mutate" takes --minutes N, --each N and --module NAME'
    try:
        options, unknown = parser.parse_known_args(arguments)
    except argparse.ArgumentError as error:
        raise MistakeError(f"{takes}: {error}.", ExitCode.YOUR_TURN) from error
    if unknown or not 0 < options.minutes < float("inf") or (options.each is not None and options.each < 1):
        raise MistakeError(f"{takes} (numbers above 0).", ExitCode.YOUR_TURN)
    modules = tuple(name for name in TARGETS if options.module in name)
    if not modules:
        raise MistakeError(f'"mutate" knows no module "{options.module}": see mutating.py.', ExitCode.YOUR_TURN)
    return Asked(options.minutes, options.each, modules)


def mutate(
    targets: Mapping[str, Sequence[str]],
    *,
    minutes: float,
    python: Path,
    root: Path,
    each: int | None = None,
    equals: Sequence[Equal] = (),
) -> int:
    """Try changes of these modules while there is time, always in the same order, and print the table."""
    mutants = {name: list(mutants_of(name, (root / name).read_text("utf-8"))) for name in targets}
    known = equal_mutants.known(equals, [one for those in mutants.values() for one in those], root)
    for those in mutants.values():
        random.Random(0).shuffle(those)  # noqa: S311 - of what there is no time for, every part has its share
    todo = [one for turn in zip_longest(*(those[:each] for those in mutants.values())) for one in turn if one]
    counts = {name: Count() for name in targets}
    with (
        tempfile.TemporaryDirectory(prefix="kaunta-mutate-") as folder,
        Copy(root, Path(folder) / "copy", python, targets) as copy,
    ):
        seen = copy.seen()
        until = time.monotonic() + 60 * minutes
        try:
            for mutant in todo:
                if time.monotonic() > until:
                    break
                counts[mutant.module].add(_tried(mutant, copy, seen, targets[mutant.module], known.get(id(mutant))))
        finally:
            print("", *table(counts, possible=sum(map(len, mutants.values()))), sep="\n")
    return 0


def _tried(mutant: Mutant, copy: Copy, seen: Seen, files: Sequence[str], equal: Equal | None) -> Count:
    if equal is not None:
        return Count(equal=[(mutant, equal)])
    if copy.is_replaced(mutant):
        return Count(replaced=1)
    tests = seen.tests_for(mutant, files)
    limits = {test: limit_for(seen.seconds[test]) for test in tests}
    match copy.outcome(mutant, limits, is_at_load=seen.is_at_load(mutant)) if tests else Outcome.SURVIVED:
        case Outcome.KILLED:
            return Count(1)
        case Outcome.TIMED_OUT:
            print(named("TIMED OUT", mutant), flush=True)
            return Count(timed_out=[mutant])
        case Outcome.SURVIVED:
            print(named("SURVIVED" if tests else "NOT REACHED", mutant), flush=True)
            return Count(survived=[mutant])


def limit_for(clean: float) -> float:
    """How long a test may take with a change, in seconds, if it takes so long without one."""
    return 20 + 10 * clean


def table(counts: Mapping[str, Count], *, possible: int) -> list[str]:
    """One line for each module, one for all, and by name what survived, what came to no end and what is the same."""
    width = max(len(name) for name in (*counts, "module"))
    whole = Count()
    for count in counts.values():
        whole.add(count)
    heads = ("tried", "killed", "timed out", "survived", "percent", "equal", "replaced")
    lines = [
        f"{name:<{width}}{count.tried:>11}{count.killed:>11}{len(count.timed_out):>11}{len(count.survived):>11}"
        f"{count.percent:>11}{len(count.equal):>11}{count.replaced:>11}"
        for name, count in {**counts, "all": whole}.items()
    ]
    left = possible - whole.tried - len(whole.equal) - whole.replaced
    return [
        f"{'module':<{width}}" + "".join(f"{head:>11}" for head in heads),
        *lines,
        f"Not tried: {left} of {possible}.",
        *(named("SURVIVED", mutant) for mutant in whole.survived),
        *(named("TIMED OUT", mutant) for mutant in whole.timed_out),
        *(f"{named('EQUAL', mutant)} ({equal.reason})" for mutant, equal in whole.equal),
    ]


def named(word: str, mutant: Mutant) -> str:
    return f"{word} {mutant.module}:{mutant.line}: {mutant.change}"

"""The verbs of dev.py: what each one needs first, and what it then does."""

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import NoReturn

import equal_mutants
import lock_files
import mutating
import parts
import shaking
import soaking
import steps
import system_packages
from mistakes import ExitCode, MistakeError
from system_packages import BUILDING, CHECKING, RUNNING, TESTING, SystemPackage
from virtual_env import Contents, VirtualEnv

ROOT = Path(__file__).resolve().parent.parent

NO_SCREEN = (
    "The till needs a screen, and neither DISPLAY nor WAYLAND_DISPLAY is set: start it on a desktop, or on a virtual "
    'screen with "xvfb-run -a python3 packaging/dev.py run" (Debian packages xvfb and xauth).'
)


@dataclass(frozen=True, slots=True)
class Verb:
    sentence: str
    arguments: str
    act: Callable[[Sequence[str]], int]


def run_command(words: Sequence[str]) -> int:
    """Do what was typed; every mistake is one sentence and an exit code."""
    try:
        return _obey(words)
    except MistakeError as mistake:
        print(mistake, file=sys.stderr)
        return mistake.code
    except OSError as error:
        place = f" ({error.filename})" if error.filename else ""
        print(f"The system does not let us go on: {error.strerror or error}{place}.", file=sys.stderr)
        return ExitCode.FAILED
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return ExitCode.STOPPED


def _obey(words: Sequence[str]) -> int:
    if not words or words[0] in ("-h", "--help", "help"):
        print(listing())
        return 0
    name, arguments = words[0], words[1:]
    verb = VERBS.get(name)
    if verb is None:
        raise MistakeError(f'There is no command "{name}"; there are {", ".join(VERBS)}.', ExitCode.YOUR_TURN)
    if name != "run" and asks_for_help(arguments):
        print(f"dev.py {name} {verb.arguments}".rstrip(), verb.sentence, sep="\n")
        return 0
    if arguments and not verb.arguments:
        raise MistakeError(f'"{name}" takes no arguments.', ExitCode.YOUR_TURN)
    return verb.act(arguments)


def listing() -> str:
    width = max(len(f"{name} {verb.arguments}") for name, verb in VERBS.items())
    lines = [f"  {f'{name} {verb.arguments}':<{width}}  {verb.sentence}" for name, verb in VERBS.items()]
    return "\n".join(["python3 packaging/dev.py COMMAND", "", *lines])


def run(arguments: Sequence[str]) -> int:
    if not asks_for_help(arguments) and lacks_screen(os.environ, platform=sys.platform):
        raise MistakeError(NO_SCREEN, ExitCode.YOUR_TURN)
    house = set_up(Contents.RUN, RUNNING)
    # -P: a folder that happens to be called pos_app where the user stands is not ours.
    become([str(house.python), "-P", "-m", "pos_app", "run", *arguments], os.environ)


def test(arguments: Sequence[str]) -> int:
    asked = shaking.understood(arguments)
    house = set_up(Contents.DEV, TESTING)
    usual = ["-m", "not soak", *asked.for_pytest]
    # Who names something wants to see it, not half of it.
    tests = [steps.pytest(usual)] if asked.for_pytest else parts.steps_of_parts(usual)
    run = partial(steps.outcomes_of, python=house.python, root=ROOT, environment=steps.environment_of_tests())
    if asked.runs:
        return shaking.shake(asked.runs, lambda: run([], shared=tests), python=house.python)
    return steps.run_steps(
        steps.CHECKS, shared=tests, python=house.python, root=ROOT, environment=steps.environment_of_tests()
    )


def check(_arguments: Sequence[str]) -> int:
    house = set_up(Contents.DEV, ())
    return steps.run_steps(steps.CHECKS, python=house.python, root=ROOT, environment=steps.environment_of_tests())


def prepare(_arguments: Sequence[str]) -> int:
    set_up(Contents.DEV, TESTING)
    print("Everything is set up.")
    return 0


def lock(arguments: Sequence[str]) -> int:
    house = set_up(Contents.DEV, ())
    lock_files.write_locks(ROOT, house.python, arguments)
    return 0


def soak(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(allow_abbrev=False, exit_on_error=False, add_help=False)
    parser.add_argument("--minutes", type=minutes, default=30)
    parser.add_argument("--keep", type=Path, default=ROOT / "build" / "soak")
    try:
        options, for_pytest = parser.parse_known_args(arguments)
    except argparse.ArgumentError as error:
        raise MistakeError(f'"soak" wants a number of minutes above 0: {error}.', ExitCode.YOUR_TURN) from error
    house = set_up(Contents.DEV, TESTING)
    return soaking.soak(
        for_pytest, minutes=options.minutes, keep=options.keep.resolve(), python=house.python, root=ROOT
    )


def mutate(arguments: Sequence[str]) -> int:
    asked = mutating.understood(arguments)
    house = set_up(Contents.DEV, TESTING)
    targets = {name: mutating.TARGETS[name] for name in asked.modules}
    return mutating.mutate(
        targets,
        minutes=asked.minutes,
        each=asked.each,
        equals=equal_mutants.read(),
        python=house.python,
        root=ROOT,
    )


def bench(arguments: Sequence[str]) -> int:
    house = set_up(Contents.DEV, TESTING)
    os.chdir(ROOT)
    become([str(house.python), "-m", "tests.bench", *arguments], steps.environment_of_tests())


def build(arguments: Sequence[str]) -> int:
    import build_command  # what it brings is of no use to the other verbs

    build_command.understand(arguments)
    house = set_up(Contents.DEV, CHECKING if arguments else BUILDING)
    return build_command.build(ROOT, house.python, arguments)


def translate(_arguments: Sequence[str]) -> int:
    sys.path.insert(0, str(ROOT))  # the list of languages is the program's own
    import translations  # as above

    house = set_up(Contents.DEV, ())
    return translations.translate(ROOT, house.python.with_name("pyside6-lrelease"))


VERBS: Mapping[str, Verb] = {
    "run": Verb(
        "Set up what is missing, then open the till; the rest of the line goes to `pos-app run`.", "[OPTION...]", run
    ),
    "test": Verb(
        "Set up what is missing, then run every check and test; --shake runs the tests 10 (or N) times beside two busy "
        "loops; the rest of the line goes to pytest.",
        "[--shake [N]] [OPTION...]",
        test,
    ),
    "setup": Verb("Only set up: system packages, .venv from the lock files, the project in it.", "", prepare),
    "check": Verb("Everything that test does except the tests: format, lint, types, the laws of the house.", "", check),
    "lock": Verb(
        "Write the lock files from pyproject.toml; to move versions add --upgrade or --upgrade-package NAME.",
        "[OPTION...]",
        lock,
    ),
    "soak": Verb(
        "Run the exhaustive tests for about N minutes (30 if not said), each file in a process of its own, and print "
        "what they counted; what failed is kept in FOLDER (build/soak if not said).",
        "[--minutes N] [--keep FOLDER] [OPTION...]",
        soak,
    ),
    "mutate": Verb(
        "Break a copy of the program in small ways, one at a time, for N minutes (30 if not said), and name what no "
        "test notices; --each N: at most N of a module; NAME: only the modules of the list whose path has it.",
        "[--minutes N] [--each N] [--module NAME]",
        mutate,
    ),
    "build": Verb(
        "Freeze this commit and make the installer of this system; --check installs, upgrades and removes it as well.",
        "[--check]",
        build,
    ),
    "translate": Verb(
        "Find every text of the program anew, keep what is translated, and make what the till loads.", "", translate
    ),
    "bench": Verb(
        "Measure, and print every figure beside what it is compared with; PART: only that.", "[PART...] [--json]", bench
    ),
}


def set_up(contents: Contents, packages: Sequence[SystemPackage]) -> VirtualEnv:
    house = VirtualEnv(ROOT)
    ready = house.holds(contents)
    system_packages.provide(packages, for_new_virtual_env=not ready and not house.is_there())
    if not ready:
        house.provide(contents)
    return house


def lacks_screen(environment: Mapping[str, str], *, platform: str) -> bool:
    named = any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"))
    return platform == "linux" and not named


def asks_for_help(arguments: Sequence[str]) -> bool:
    return "-h" in arguments or "--help" in arguments


def minutes(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise ValueError(text)
    return value


def become(command: list[str], environment: Mapping[str, str]) -> NoReturn:
    """Go on as this program: its signals, its exit code, and nothing of us left waiting."""
    sys.stdout.flush()
    sys.stderr.flush()
    if sys.platform != "win32":
        os.execve(command[0], command, dict(environment))  # noqa: S606 - a shell in between is what we do not want
    with subprocess.Popen(command, env=environment) as child:
        while True:
            try:
                sys.exit(child.wait())
            except KeyboardInterrupt:
                continue  # it was sent to the child as well, which decides

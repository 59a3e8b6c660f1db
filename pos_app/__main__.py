"""The command line: pos-app run · sandbox · listen · self-test · shots · doctor · support-bundle · verify-release."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from pos_app.app.start_options import StartOptions, environment_of
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError

EXIT_FAILED = 1
EXIT_CANNOT = 2  # something known stands in the way; one sentence said what

_ABOUT = """\
Kaunta, the till: card payments, cable TV and money arriving, on a shop counter.

Without a command the till opens in the sandbox: a payment service played inside
the program, with test cards, no account and no real money."""

_RUN = """\
Open the till.

sandbox  a played payment service inside the program; nothing leaves this machine
test     the real service with test keys; paying stays closed until addresses
         (--profile) and keys (on the Settings screen) are set
live     the real service and real money; refused as root and with test keys

A second start on the same data folder brings the first window to the front."""

_SANDBOX = """\
Play the payment service for any client: all ten operations, the device-data and
approval pages, notices, and a control plane to make things go wrong.

Prints one JSON line when ready: base_url, s2s_base_url, secret_key, public_key,
control_url, control_token. Ends on Ctrl-C. The same --seed plays the same way.
What happened is forgotten at the end, unless --keep names a file for it."""

_LISTEN = """\
Receive notices without a window, on a machine that the payment service can
reach, behind a TLS proxy. Every notice that is answered 200 is on disk first.

Keys come from this machine's keyring; where there is none they are asked for at
the start (two lines on standard input: secret key, public key) and kept in
memory only. The address is printed as one JSON line and logged; what is refused
is counted in the log. This release collects: other tills do not see what
arrives here."""

_SELF_TEST = """\
Drive the real window against the embedded sandbox, without a display, and print
a table of journeys. Uses a data folder of its own. Exit code 0 if all went well."""

_SHOTS = """\
Play a short day in a till of its own, against the embedded sandbox and without a
display, and save what the window shows as PNG files, in light and dark, at 1366
and 1024 pixels."""

_DOCTOR = """\
Look at everything the till stands on: versions, program files, folders, books and
their chains, clock, service and its certificate, keyring, printer, web engine. It
only looks: no money moves, no book is made, changed or brought up to date. Exit
code 1 if something needs care."""

_BUNDLE = """\
Show what would help somebody far away, and save it as one file: what the doctor
found, logs, crash reports, settings and addresses; no book, no key, no card. Every
line is redacted, and the whole is searched for secrets before it is saved."""

_VERIFY = """\
Tell whether files are the ones that the makers of Kaunta announced: checks the
announcement's signature against the key of this copy, then the sum of each file.
Installs nothing."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; a known error is one sentence and exit code 2."""
    options = _parser().parse_args(arguments)
    command: Callable[[argparse.Namespace], int] = options.command
    try:
        return command(options)
    except KnownError as error:
        print(f"pos-app: {error.sentence}", file=sys.stderr)  # noqa: T201  # a command line speaks by printing
        return EXIT_CANNOT
    except KeyboardInterrupt:
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = _describe(argparse.ArgumentParser(prog="pos-app", parents=[_common(is_top=True)]), _ABOUT)
    parser.set_defaults(command=_run)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    common = _common(is_top=False)

    def add(name: str, command: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        line = " ".join(about.split()).partition(". ")[0].partition(": ")[0]
        added = _describe(commands.add_parser(name, help=line, parents=[common]), about)
        added.set_defaults(command=command)
        return added

    run = add("run", _run, _RUN)
    run.add_argument("--first-paint", action="store_true", help=argparse.SUPPRESS)  # for the bench
    sandbox = add("sandbox", _sandbox, _SANDBOX)
    sandbox.add_argument("--port", type=_port, default=0, help="port of the service (default: any free one)")
    sandbox.add_argument("--seed", type=int, default=0, help="play the same way again (default: 0)")
    sandbox.add_argument("--keep", type=Path, metavar="FILE", help="keep the ledger in this file over a restart")
    listen = add("listen", _listen, _LISTEN)
    listen.add_argument("--host", default="127.0.0.1", help="address to listen on (default: 127.0.0.1)")
    listen.add_argument("--port", type=_port, default=8787, help="port to listen on (default: 8787)")
    listen.add_argument("--path", default="/notices", help="path of the endpoint (default: /notices)")
    self_test = add("self-test", _self_test, _SELF_TEST)
    self_test.add_argument("--json", action="store_true", help="print JSON instead of a table")
    self_test.add_argument("--shots", type=Path, metavar="DIR", help="keep a picture of each step here")
    shots = add("shots", _shots, _SHOTS)
    shots.add_argument("folder", type=Path, metavar="DIR", help="where the pictures go")
    sizes = (100, 125, 150, 200)
    shots.add_argument("--text-size", type=int, choices=sizes, default=100, help="how large text is, in percent")
    shots.add_argument("--contrast", action="store_true", help="in high contrast")
    doctor = add("doctor", _doctor, _DOCTOR)
    doctor.add_argument("--json", action="store_true", help="print JSON instead of words")
    bundle = add("support-bundle", _support_bundle, _BUNDLE)
    bundle.add_argument("file", type=Path, metavar="FILE", help="the file to save, such as kaunta-support.zip")
    bundle.add_argument("--show", action="store_true", help="show all of it, not only the list")
    bundle.add_argument("--yes", action="store_true", help="save without asking")
    verify = add("verify-release", _verify_release, _VERIFY)
    verify.add_argument("announcement", type=Path, metavar="ANNOUNCEMENT", help="the signed file, latest.kaunta")
    verify.add_argument("files", type=Path, nargs="*", metavar="FILE", help="what was downloaded")
    return parser


def _describe(parser: argparse.ArgumentParser, about: str) -> argparse.ArgumentParser:
    parser.description = about
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    return parser


def _common(*, is_top: bool) -> argparse.ArgumentParser:
    """Return the common options, good before and after the command: the later one counts."""
    common = argparse.ArgumentParser(add_help=False)

    def add(flag: str, default: object, **details: object) -> None:
        common.add_argument(flag, default=default if is_top else argparse.SUPPRESS, **details)  # type: ignore[arg-type]

    add("--data-dir", None, type=Path, metavar="DIR", help="folder of the books, settings and logs")
    add(
        "--environment",
        None,
        type=_environment,
        metavar="sandbox|test|live",
        help="which service, and whether money is real (default: where the till was set to open, sandbox at first)",
    )
    add("--profile", None, type=Path, metavar="FILE", help="service profile: addresses and switches (TOML)")
    return common


def _environment(text: str) -> Environment:
    try:
        return Environment(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"'{text}' is none of sandbox, test, live") from None


def _port(text: str) -> int:
    if not (text.isascii() and text.isdigit() and int(text) <= 65535):
        raise argparse.ArgumentTypeError(f"'{text}' is no port between 0 and 65535")
    return int(text)


def _start(options: argparse.Namespace) -> StartOptions:
    environment = options.environment or environment_of(options.data_dir)
    return StartOptions(data_dir=options.data_dir, environment=environment, profile=options.profile)


def _run(options: argparse.Namespace) -> int:
    from pos_app.app.main import run_till

    return run_till(_start(options), is_first_paint_only=getattr(options, "first_paint", False))


def _sandbox(options: argparse.Namespace) -> int:
    from pos_app.app.main import run_sandbox

    return run_sandbox(port=options.port, seed=options.seed, keep=options.keep)


def _listen(options: argparse.Namespace) -> int:
    from pos_app.app.listen import run_listener

    return run_listener(_start(options), host=options.host, port=options.port, path=options.path)


def _self_test(options: argparse.Namespace) -> int:
    from pos_app.self_test import run_self_test

    return run_self_test(is_json=options.json, shots=options.shots)


def _shots(options: argparse.Namespace) -> int:
    from pos_app.self_test.day_pictures import draw_day

    for path in draw_day(options.folder, text_size=options.text_size, in_contrast=options.contrast):
        print(path)  # noqa: T201  # a command line speaks by printing
    return 0


def _doctor(options: argparse.Namespace) -> int:
    from pos_app.doctor import run_doctor

    return run_doctor(_start(options), is_json=options.json)


def _support_bundle(options: argparse.Namespace) -> int:
    from pos_app.doctor.bundle import run_support_bundle

    return run_support_bundle(_start(options), options.file, is_yes=options.yes, is_whole=options.show)


def _verify_release(options: argparse.Namespace) -> int:
    from pos_app.doctor.release import run_verify_release

    return run_verify_release(options.announcement, options.files)


if __name__ == "__main__":
    sys.exit(main())

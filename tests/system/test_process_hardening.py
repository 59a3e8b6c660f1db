"""What the till does to its own process first."""

import os
import platform
import re
from pathlib import Path

import pytest

from pos_app.__main__ import main
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.system.process_hardening import allow_root_without_sandbox, harden
from tests.system.child import said_by

FLAG = "QTWEBENGINE_DISABLE_SANDBOX"
FLAGS = "QTWEBENGINE_CHROMIUM_FLAGS"
REAL = [Environment.TEST, Environment.LIVE]


def test_doors_for_debuggers_are_closed_and_named() -> None:
    env = {
        "QTWEBENGINE_REMOTE_DEBUGGING": "9222",
        "SSLKEYLOGFILE": "keys",
        FLAGS: "--disable-gpu --remote-debugging-port=9222",
        "PATH": "x",
    }
    assert set(harden(env)) == {"QTWEBENGINE_REMOTE_DEBUGGING", "SSLKEYLOGFILE", FLAGS}
    assert env == {"PATH": "x"}


@pytest.mark.parametrize(
    "switch",
    [
        "--remote-debugging-pipe",
        "--ssl-key-log-file=x",
        "--ignore-certificate-errors",
        "--no-proxy-server",
        "--proxy-pac-url=data:,x",
        "--host-resolver-rules=MAP * 127.0.0.1",
    ],
)
def test_switches_that_open_the_browser_are_removed(switch: str) -> None:
    env = {FLAGS: switch}
    assert harden(env) == (FLAGS,)
    assert env == {}


def test_no_variable_names_another_program_for_the_bank_s_pages_or_other_authorities() -> None:
    names = {"QTWEBENGINEPROCESS_PATH", "SSL_CERT_FILE", "SSL_CERT_DIR"}
    env = dict.fromkeys(names, "/tmp/other")  # noqa: S108  # never opened
    assert set(harden(env)) == names
    assert env == {}


def test_no_variable_brings_code_into_the_till_with_its_first_slip(tmp_path: Path) -> None:
    left = tmp_path / "left"
    version = platform.python_version()
    # A pickle of `open(left, "w")`, as it would be put in the place of what the printer library keeps there.
    (tmp_path / f"{version}.capabilities.pickle").write_bytes(f"cbuiltins\nopen\n(V{left}\nVw\ntR.".encode())
    code = """
from pos_app.app.process import harden_process
harden_process()
from pos_app.printers.escpos_library import profile_names
print(len(profile_names()) > 1)
"""
    assert said_by(code, env={"ESCPOS_CAPABILITIES_PICKLE_DIR": str(tmp_path)}) == "True"
    assert not left.exists()


def test_harmless_switches_stay() -> None:
    env = {FLAGS: "--disable-gpu"}
    assert harden(env) == ()
    assert env == {FLAGS: "--disable-gpu"}


def test_root_may_practise_and_is_told_so() -> None:
    env: dict[str, str] = {}
    said = allow_root_without_sandbox(Environment.SANDBOX, is_root=True, env=env)
    assert env == {FLAG: "1"}
    assert str(said) == "Running as root: QTWEBENGINE_DISABLE_SANDBOX=1 is set, for practice only."


@pytest.mark.parametrize("environment", Environment)
def test_for_an_ordinary_user_nothing_is_switched_off(environment: Environment) -> None:
    env: dict[str, str] = {}
    assert allow_root_without_sandbox(environment, is_root=False, env=env) is None
    assert env == {}


@pytest.mark.parametrize("environment", REAL)
@pytest.mark.parametrize(
    "env",
    [
        {FLAG: "1"},
        {FLAG: ""},
        {FLAG: "0"},
        {FLAGS: "--no-sandbox"},
        {FLAGS: "--disable-gpu --single-process"},
        {FLAGS: "--disable-seccomp-filter-sandbox"},
        {FLAGS: "--renderer-cmd-prefix=/bin/sh"},
        {FLAGS: '"-No-Sandbox"'},
        {FLAGS: "/no-sandbox"},
    ],
)
@pytest.mark.parametrize("is_root", [True, False])
def test_real_payments_are_refused_without_the_browsers_protection(
    environment: Environment, env: dict[str, str], *, is_root: bool
) -> None:
    with pytest.raises(KnownError, match="protection is switched off"):
        allow_root_without_sandbox(environment, is_root=is_root, env=dict(env))


@pytest.mark.parametrize("environment", REAL)
@pytest.mark.parametrize("word", ["--no-sandbox", "-single-process", "--renderer-cmd-prefix=/bin/sh"])
def test_the_words_of_the_command_line_are_read_as_the_browser_reads_them(environment: Environment, word: str) -> None:
    with pytest.raises(KnownError, match=word.lstrip("-").partition("=")[0]):
        allow_root_without_sandbox(environment, is_root=False, env={}, words=("run", word))
    assert (
        allow_root_without_sandbox(environment, is_root=False, env={}, words=("run", "--environment", "live")) is None
    )


@pytest.mark.parametrize("environment", REAL)
@pytest.mark.parametrize(
    ("flags", "named"),
    [
        ("--trace-startup", "--trace-startup"),
        ("--disable-gpu --log-file=/tmp/page", "--log-file"),
        ("--enable-logging", "--enable-logging"),
        ("--disable-features=IsolateOrigins", "--disable-features"),
        ("--whatever-comes-next=1", "--whatever-comes-next"),
        ("-Trace-Startup", "--trace-startup"),
        ("--lang=fr/../../x", "--lang"),
        ("--disable-gpu=/tmp/x", "--disable-gpu"),
        ("https://page.example", "https://page.example"),
        ("--", "--"),  # behind it the browser reads no switch, and not our proxy either
        ('"--disable-gpu', '"--disable-gpu'),  # so does an open quote
        ("--disable-gpu\t--trace-startup", "--trace-startup"),
    ],
)
def test_real_payments_are_refused_with_a_switch_that_nobody_knows_to_be_harmless(
    environment: Environment, flags: str, named: str
) -> None:
    with pytest.raises(KnownError) as refused:
        allow_root_without_sandbox(environment, is_root=False, env={FLAGS: flags})
    assert str(refused.value.sentence) == (
        f"The browser would be started with {named}, which is not known to be harmless; real payments are closed. "
        "Remove it and start again."
    )


@pytest.mark.parametrize("environment", Environment)
def test_what_a_shop_s_screen_may_need_stays_and_passes(environment: Environment) -> None:
    env = {FLAGS: "--disable-gpu  --force-device-scale-factor=1.25 --lang=fr-FR --touch-events=enabled --use-gl=egl"}
    before = dict(env)
    assert harden(env) == ()
    assert allow_root_without_sandbox(environment, is_root=False, env=env) is None
    assert env == before


def test_in_practice_anything_else_may_be_tried() -> None:
    env = {FLAGS: "--enable-logging --no-sandbox"}
    said = allow_root_without_sandbox(Environment.SANDBOX, is_root=False, env=env, words=("run", "--trace-startup"))
    assert (said, env) == (None, {FLAGS: "--enable-logging --no-sandbox"})


@pytest.mark.parametrize("environment", REAL)
@pytest.mark.parametrize("word", ["--trace-startup", "-enable-logging", "--log-file=x", "--webEngineArgs"])
def test_a_word_that_neither_the_till_nor_a_shop_knows_is_refused(environment: Environment, word: str) -> None:
    with pytest.raises(KnownError, match=word.lstrip("-").partition("=")[0].lower()):
        allow_root_without_sandbox(environment, is_root=False, env={}, words=("run", word))


@pytest.mark.parametrize("environment", REAL)
@pytest.mark.parametrize(
    "words",
    [
        ("run", "--data-dir", "/srv/till", "--profile=/srv/a b.toml", "--environment", "live", "--first-paint"),
        ("--env=live", "run", "--data", "C:\\Till", "--prof", "./live.toml", "--"),
        ("run", "--disable-gpu", "--lang=de"),
    ],
)
def test_the_till_s_own_words_pass(environment: Environment, words: tuple[str, ...]) -> None:
    assert allow_root_without_sandbox(environment, is_root=False, env={}, words=words) is None


def test_every_option_of_a_start_is_one_of_the_till_s_own_words(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["run", "--help"])
    options = re.findall(r"^ +(?:-h, )?(--[a-z-]+)", capsys.readouterr().out, re.MULTILINE)
    assert "--data-dir" in options
    assert allow_root_without_sandbox(Environment.LIVE, is_root=False, env={}, words=options) is None


@pytest.mark.parametrize("environment", REAL)
def test_root_may_only_practise(environment: Environment) -> None:
    env: dict[str, str] = {}
    with pytest.raises(KnownError, match="ordinary user"):
        allow_root_without_sandbox(environment, is_root=True, env=env)
    assert env == {}


@pytest.mark.skipif(os.name != "posix", reason="limits of POSIX")
@pytest.mark.parametrize(("most", "limit"), [(-1, 1), (4096, 1), (0, 0)])
def test_no_memory_is_dumped_and_new_files_are_private(most: int, limit: int) -> None:
    said = said_by(
        """
import os, resource, sys
most = int(sys.argv[1])
soft, hard = resource.getrlimit(resource.RLIMIT_CORE)
if hard != resource.RLIM_INFINITY and hard != most:
    print("as allowed")
    raise SystemExit
resource.setrlimit(resource.RLIMIT_CORE, (0, most))
from pos_app.system.process_hardening import keep_memory_private
keep_memory_private()
print(*resource.getrlimit(resource.RLIMIT_CORE), oct(os.umask(0)))
""",
        most,
    )
    assert said in (f"{limit} {limit} 0o77", "as allowed")

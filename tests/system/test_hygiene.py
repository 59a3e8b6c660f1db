"""What the till does to its own process first."""

import os

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.system.hygiene import allow_root_without_sandbox, close_doors
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
    assert set(close_doors(env)) == {"QTWEBENGINE_REMOTE_DEBUGGING", "SSLKEYLOGFILE", FLAGS}
    assert env == {"PATH": "x"}


@pytest.mark.parametrize("switch", ["--remote-debugging-pipe", "--ssl-key-log-file=x", "--ignore-certificate-errors"])
def test_switches_that_open_the_browser_are_removed(switch: str) -> None:
    env = {FLAGS: switch}
    assert close_doors(env) == (FLAGS,)
    assert env == {}


def test_harmless_switches_stay() -> None:
    env = {FLAGS: "--disable-gpu"}
    assert close_doors(env) == ()
    assert env == {FLAGS: "--disable-gpu"}


def test_root_may_practise_and_is_told_so() -> None:
    env: dict[str, str] = {}
    said = allow_root_without_sandbox(Environment.SANDBOX, is_root=True, env=env)
    assert env == {FLAG: "1"}
    assert said == "Running as root: QTWEBENGINE_DISABLE_SANDBOX=1 is set, for practice only."


@pytest.mark.parametrize("environment", Environment)
def test_for_an_ordinary_user_nothing_is_switched_off(environment: Environment) -> None:
    env: dict[str, str] = {}
    assert allow_root_without_sandbox(environment, is_root=False, env=env) is None
    assert env == {}


@pytest.mark.parametrize("environment", REAL)
@pytest.mark.parametrize("env", [{FLAG: "1"}, {FLAGS: "--no-sandbox"}])
@pytest.mark.parametrize("is_root", [True, False])
def test_real_payments_are_refused_without_the_browsers_protection(
    environment: Environment, env: dict[str, str], *, is_root: bool
) -> None:
    with pytest.raises(KnownError, match=FLAG):
        allow_root_without_sandbox(environment, is_root=is_root, env=dict(env))


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
from pos_app.system.hygiene import keep_memory_private
keep_memory_private()
print(*resource.getrlimit(resource.RLIMIT_CORE), oct(os.umask(0)))
""",
        most,
    )
    assert said in (f"{limit} {limit} 0o77", "as allowed")

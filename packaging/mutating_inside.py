"""Runs in the copy that `mutate` breaks: has program and tests loaded once, and tries each change in a fork of itself.

Most of what a short run of pytest costs is its beginning. A change inside a function is put into the function that is
loaded already; what is changed elsewhere (a constant, the text of a migration) needs a process that begins anew.
"""

import ast
import contextlib
import gc
import inspect
import json
import os
import select
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import coverage
import pytest

OPTIONS = ("-x", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", "-m", "not soak")
CAN_FORK = hasattr(os, "fork")


class NotHereError(Exception):
    """This change is no other function only: it needs a process of its own."""


class Watch:
    """Writes down how long each test takes and which lines of the modules it runs."""

    def __init__(self, modules: Sequence[str]) -> None:
        self._files = {os.path.realpath(name): name for name in modules}
        self._coverage = coverage.Coverage(data_file=None, config_file=False, include=[*self._files])
        self._seconds: dict[str, float] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self._coverage.switch_context(item.nodeid)
        began = time.monotonic()
        done = yield
        self._seconds[item.nodeid] = time.monotonic() - began
        return done

    def run(self, *options: str) -> int:
        self._coverage.start()
        code = pytest.main([*OPTIONS, *options], plugins=[self])
        self._coverage.stop()
        return int(code)

    def lines(self) -> dict[str, dict[int, list[str]]]:
        data = self._coverage.get_data()
        return {name: data.contexts_by_lineno(file) for file, name in self._files.items()}

    def seen(self) -> dict[str, object]:
        lines = {
            name: {line: [test for test in tests if test] for line, tests in found.items()}
            for name, found in self.lines().items()
        }
        return {"seconds": self._seconds, "lines": lines}


class Beat:
    """Says which test begins, so that each has its own limit."""

    def __init__(self, out: int) -> None:
        self._out = out

    def pytest_runtest_logstart(self, nodeid: str) -> None:
        os.write(self._out, nodeid.encode() + b"\n")


def in_own_process(work: Callable[[int], int], limit: float, limits: Mapping[str, float]) -> int | None:
    """Give the exit code of what a fork does; None: its beginning, or a test, took longer than it may."""
    ended, ends = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ended)
        os.setsid()
        try:
            code = work(ends)
        except BaseException:  # noqa: BLE001 - whatever it is, this process ends here
            traceback.print_exc()
            code = 99
        os._exit(code)
    os.close(ends)
    try:
        in_time = _comes_to_an_end(ended, limit, limits)
    finally:
        os.close(ended)
        kill_group(child)
        _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) if in_time else None


def _comes_to_an_end(ended: int, limit: float, limits: Mapping[str, float]) -> bool:
    left = limit
    while select.select([ended], [], [], left)[0]:
        said = os.read(ended, 1 << 16)
        if not said:
            return True
        left = limits.get(said.decode().splitlines()[-1], limit)
    return False


def kill_group(leader: int) -> None:
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(leader, signal.SIGKILL)


def in_new_process(tests: Sequence[str], limit: float) -> int | None:
    """The same with a process that begins anew; -m puts the folder that it runs in before the one .venv names."""
    child = subprocess.Popen(
        [sys.executable, "-m", "pytest", *OPTIONS, *tests],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        return child.wait(limit)
    except subprocess.TimeoutExpired:
        return None
    finally:
        if CAN_FORK:
            kill_group(child.pid)
        child.kill()
        child.wait()


class Loaded:
    """The program and its tests, as they stand in the copy before anything is changed."""

    def __init__(self, modules: Sequence[str], tests: Sequence[str]) -> None:
        self._sources = {name: Path(name).read_text("utf-8") for name in modules}
        self._functions: dict[tuple[str, str, int], list[FunctionType]] = {}
        watch = Watch(modules)
        watch.run("--collect-only", *tests)
        self.at_load = {name: [*found] for name, found in watch.lines().items()}
        """Lines that ran while everything was loaded."""
        self._find_functions()

    def _find_functions(self) -> None:
        files = {os.path.realpath(name): name for name in self._sources}
        gc.unfreeze()  # what is frozen is not among the objects
        for found in gc.get_objects():
            if type(found) is FunctionType and os.path.realpath(found.__code__.co_filename) in files:
                name = files[os.path.realpath(found.__code__.co_filename)]
                key = (name, found.__code__.co_qualname, found.__code__.co_firstlineno)
                self._functions.setdefault(key, []).append(found)

    def tried(self, module: str, limits: Mapping[str, float], limit: float, *, is_at_load: bool) -> int | None:
        """Run tests with the module as it stands on disk now; `limits` names them, and how long each may take."""
        news = None if is_at_load or not CAN_FORK else self._news(module)
        if news is None:
            return in_new_process([*limits], limit + sum(limits.values()))

        def work(out: int) -> int:
            for function, code in news:
                function.__code__ = code
            return int(pytest.main([*OPTIONS, *limits], plugins=[Beat(out)]))

        return in_own_process(work, limit, limits)

    def _news(self, module: str) -> list[tuple[FunctionType, CodeType]] | None:
        whole, file = self._sources[module], os.path.realpath(module)
        try:
            changed = list(changed_functions(whole, Path(module).read_text("utf-8"), file))
        except NotHereError:
            return None
        news = [
            (function, code)
            for was, code in changed
            for function in self._functions.get((module, was.co_qualname, was.co_firstlineno), [])
        ]
        if len(news) != len(changed) or any(one.__code__.co_freevars != code.co_freevars for one, code in news):
            return None
        return news


def changed_functions(whole: str, changed: str, file: str) -> Iterator[tuple[CodeType, CodeType]]:
    """Give the functions that a change made others, as they were and as they are; more changed: it is refused."""
    stands = compile(whole, file, "exec")
    was, now = (compile(text, file, "exec") for text in (ast.unparse(ast.parse(whole)) + "\n", changed))
    known = {id(old): real for old, real in zip(functions_of(was), functions_of(stands), strict=True)}
    for old, new in _pairs(was, now):
        yield known[id(old)], new


def functions_of(body: CodeType) -> Iterator[CodeType]:
    """Every function that stands in a module or one of its classes, in order."""
    for inner in (each for each in body.co_consts if isinstance(each, CodeType)):
        if inner.co_flags & inspect.CO_OPTIMIZED:
            yield inner
        else:
            yield from functions_of(inner)


def _pairs(was: CodeType, now: CodeType) -> Iterator[tuple[CodeType, CodeType]]:
    if (was.co_code, was.co_names, len(was.co_consts)) != (now.co_code, now.co_names, len(now.co_consts)):
        raise NotHereError
    for old, new in zip(was.co_consts, now.co_consts, strict=True):
        if not (isinstance(old, CodeType) and isinstance(new, CodeType)):
            if repr(old) != repr(new):
                raise NotHereError
        elif not old.co_flags & inspect.CO_OPTIMIZED:
            yield from _pairs(old, new)
        elif not _is_same(old, new):
            if old.co_name.startswith("<"):
                raise NotHereError  # a lambda or a comprehension that ran while the module was loaded
            yield old, new


def _is_same(old: object, new: object) -> bool:
    """Tell whether code is the same, whatever lines it stands on."""
    if not (isinstance(old, CodeType) and isinstance(new, CodeType)):
        return repr(old) == repr(new)
    shape = [(one.co_code, one.co_names, one.co_varnames, one.co_freevars) for one in (old, new)]
    return shape[0] == shape[1] and all(_is_same(*both) for both in zip_longest(old.co_consts, new.co_consts))


def watched(modules: Sequence[str], tests: Sequence[str], limit: float, answer: Path) -> int | None:
    """Run tests on the program as it is, and write to a file what they took and saw."""

    def work(_out: int = -1) -> int:
        watch = Watch(modules)
        code = watch.run(*tests)
        answer.write_text(json.dumps(watch.seen()), "utf-8")
        return code

    return in_own_process(work, limit, {}) if CAN_FORK else work()


def serve(out: int, asked: Mapping[str, Any]) -> None:
    """Answer a line of JSON for each line of JSON, until there are no more."""
    modules, tests = asked["modules"], asked["tests"]
    loaded = Loaded(modules, tests)
    code = watched(modules, tests, asked["limit"], Path(asked["answer"]))
    _say(out, {"code": code, "at_load": loaded.at_load})
    for line in sys.stdin:
        one = json.loads(line)
        _say(out, {"code": loaded.tried(one["module"], one["limits"], one["limit"], is_at_load=one["is_at_load"])})


def _say(out: int, said: Mapping[str, object]) -> None:
    os.write(out, json.dumps(said).encode() + b"\n")


def main() -> None:
    """Keep the real output for answers: pytest has a lot to say."""
    sys.path.insert(0, str(Path.cwd()))
    out, silence = os.dup(1), os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    serve(out, json.loads(sys.stdin.readline()))


if __name__ == "__main__":
    main()

"""The logs: whole lines, without secrets, and never a reason to stop."""

import json
import logging
import os
import stat
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.system.logs import LogFile, open_logs
from pos_app.system.redaction import Redaction
from tests.system.child import said_by

pytestmark = pytest.mark.may_log("^The shop's network is gone", "^raised$", "^wrong in ", "^two$")

SECRET = "sk_test_zyxwvutsrqponmlkjihgfedcba9876543210"
CONTROL_TOKEN = "control/token+of~this=start"
CARD = "4000000000002701"
CHATTY = ("asyncio", "httpcore", "httpx", "keyring", "qasync", "uvicorn", "uvicorn.access", "uvicorn.error")

till = logging.getLogger("pos_app.app.till")


@pytest.fixture
def logs(tmp_path: Path) -> Iterator[LogFile]:
    loggers = [logging.getLogger(), *map(logging.getLogger, CHATTY)]
    before = [(logger, logger.level) for logger in loggers]
    secrets = Redaction()
    secrets.learn(SECRET)
    secrets.learn(CONTROL_TOKEN)
    book = open_logs(tmp_path, level=logging.INFO, secrets=secrets)
    yield book
    book.close()
    for logger, level in before:
        logger.setLevel(level)


def _lines(book: LogFile) -> list[str]:
    return book.path.read_text(encoding="utf-8").split("\n")[:-1]


def _log_raised(raised: Exception, cause: Exception | None) -> None:
    try:
        raise raised from cause
    except type(raised):
        till.exception("raised")


def test_a_line_says_when_how_bad_who_and_what(logs: LogFile) -> None:
    till.warning("The shop's network is gone: %s", "connect_refused")
    (line,) = _lines(logs)
    when, rest = line.split(" ", 1)
    assert datetime.fromisoformat(when).utcoffset() is not None
    assert when.endswith("Z")
    assert rest == "WARNING pos_app.app.till: The shop's network is gone: connect_refused"


@pytest.mark.skipif(os.name != "posix", reason="Windows has no file modes")
def test_the_log_is_for_its_owner_only_even_if_it_was_not(logs: LogFile, tmp_path: Path) -> None:
    logs.path.touch(mode=0o644)
    logs.path.chmod(0o644)
    till.info("one")
    assert stat.S_IMODE((tmp_path / "till.log").stat().st_mode) == 0o600


def test_a_record_stays_on_its_line(logs: LogFile) -> None:
    till.info("one\n2025-01-01T00:00:00Z ERROR forged: %s", "two\r\x1b[2Jthree\u2028four\u202efive\x85six\ud800")
    till.info("next")
    first, second = _lines(logs)
    assert (
        "one\\n2025-01-01T00:00:00Z ERROR forged: two\\r\\u001b[2Jthree\\u2028four\\u202efive\\u0085six\\ud800" in first
    )
    assert second.endswith("next")


@given(text=st.text(max_size=200))
def test_any_text_is_one_line(tmp_path_factory: pytest.TempPathFactory, text: str) -> None:
    book = LogFile(tmp_path_factory.getbasetemp() / "any.log", Redaction(), largest=10**6)
    book.handle(logging.makeLogRecord({"name": "x", "msg": text, "levelname": "INFO"}))
    written = book.path.read_bytes()
    book.close()
    book.path.unlink()
    assert written.count(b"\n") == 1
    assert len(written.decode("utf-8").splitlines()) == 1


@pytest.mark.parametrize("value", [SECRET, CONTROL_TOKEN, CARD, "4000 0000 0000 2701", "4000-0000-0000-2701"])
def test_a_secret_is_hidden_wherever_it_stands_in_a_record(logs: LogFile, value: str) -> None:
    till.info("message %s" % value)  # noqa: UP031  # as it must not be written, and will be
    till.info("argument %s %r", value, {"key": [value]})
    till.info("named %(what)s", {"what": value})
    till.info("extra", extra={"body": value})
    _log_raised(ValueError(value), KeyError(value))
    till.info("stack", stack_info=True)
    whole = logs.path.read_text(encoding="utf-8")
    assert len(_lines(logs)) == 6
    assert value not in whole
    assert "zyxwv" not in whole
    assert not any(digits in whole for digits in ("00000000", "0000 0000", "0000-0000"))
    for stays in (
        "message",
        "argument",
        "named",
        "extra body=",
        "raised",
        "ValueError",
        "KeyError",
        "Traceback",
        "test_logs.py",
    ):
        assert stays in whole


def test_a_secret_split_between_message_and_argument_is_hidden(logs: LogFile) -> None:
    till.info("4000 0000 %s", "0000 2701")
    till.info(SECRET[:20] + "%s", SECRET[20:])
    assert "2701" not in logs.path.read_text()
    assert "fedc" not in logs.path.read_text()


def test_codes_references_amounts_times_and_statuses_are_in_the_log(logs: LogFile) -> None:
    fact = "code=00000 [A.A.E.101] till1-1hk2pq9x0a7s6d5f4g3h2 12,500.00 NGN 2025-01-01T12:00:00Z status=502 cut_short"
    till.info(fact)
    till.info("%s", fact, extra={"answer": fact})
    _log_raised(RuntimeError(fact), None)
    assert logs.path.read_text().count(fact) == 4


def test_a_key_given_later_is_hidden_from_then_on(tmp_path: Path) -> None:
    secrets = Redaction()
    book = LogFile(tmp_path / "till.log", secrets, largest=10**6)
    secrets.learn("entered at the counter")
    book.handle(logging.makeLogRecord({"msg": "they entered at the counter", "name": "x", "levelname": "INFO"}))
    book.close()
    assert book.path.read_text().endswith("they [hidden]\n")


class _Sulky:
    def __repr__(self) -> str:
        raise RuntimeError("it does not say")


UNWRITABLE: list[tuple[object, tuple[object, ...]]] = [
    ("%d", ("one",)),
    ("%s %s", ("one",)),
    ("none", ("one",)),
    ("%(x)s", ("one",)),
    ("%s", (_Sulky(),)),
    (_Sulky(), ()),
]


@pytest.mark.parametrize(("message", "arguments"), UNWRITABLE)
def test_a_record_that_cannot_be_written_stops_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], message: object, arguments: tuple[object, ...]
) -> None:
    book = LogFile(tmp_path / "till.log", Redaction(), largest=10**6)
    for msg, args in ((message, arguments), ("after it", ())):
        book.handle(logging.makeLogRecord({"name": "x", "levelname": "INFO", "msg": msg, "args": args}))
    book.close()
    assert _lines(book)[-1].endswith("after it")
    assert capfd.readouterr() == ("", "")


def test_the_log_is_rotated_and_the_oldest_goes(tmp_path: Path) -> None:
    book = LogFile(tmp_path / "till.log", Redaction(), largest=2000)
    for number in range(500):
        book.handle(
            logging.makeLogRecord({"name": "x", "levelname": "INFO", "msg": f"line {number} of many more to come"})
        )
    book.close()
    kept = sorted(tmp_path.iterdir(), key=lambda path: path.suffix.removeprefix(".log"))
    assert [path.name for path in kept] == ["till.log", *(f"till.log.{number}" for number in range(1, 6))]
    assert all(path.stat().st_size <= 2000 for path in kept)
    if os.name == "posix":
        assert {stat.S_IMODE(path.stat().st_mode) for path in kept} == {0o600}
    numbers = [
        int(line.split("line ")[1].split(" ")[0]) for path in reversed(kept) for line in path.read_text().splitlines()
    ]
    assert numbers == sorted(numbers)
    assert numbers[-1] == 499


def test_chatty_libraries_are_heard_only_when_something_is_wrong(
    logs: LogFile, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in CHATTY:
        monkeypatch.setattr(logging.getLogger(name), "propagate", True)  # a server that ran before may have cut one off
        logging.getLogger(name).info("GET http://example.test/ 200")
        logging.getLogger(name).warning("wrong in %s", name)
    assert [line.rsplit(" ", 1)[1] for line in _lines(logs)] == list(CHATTY)


def test_closed_logs_are_written_to_no_more(logs: LogFile) -> None:
    till.info("one")
    logs.close()
    till.warning("two")
    assert len(_lines(logs)) == 1


def test_a_folder_that_is_gone_stops_nothing_and_the_loss_is_said_when_it_is_back(tmp_path: Path) -> None:
    book = LogFile(tmp_path / "gone" / "till.log", Redaction(), largest=10**6)
    for number in range(3):
        book.handle(logging.makeLogRecord({"name": "x", "levelname": "INFO", "msg": f"lost {number}"}))
    (tmp_path / "gone").mkdir()
    book.handle(logging.makeLogRecord({"name": "x", "levelname": "INFO", "msg": "kept"}))
    book.handle(logging.makeLogRecord({"name": "x", "levelname": "INFO", "msg": "kept too"}))
    book.close()
    first, second = book.path.read_text().splitlines()
    assert "(3 lines were lost before this one)" in first
    assert "lost" not in second


@pytest.mark.skipif(os.name != "posix", reason="a full disk is played with a limit of POSIX")
def test_a_full_disk_costs_lines_and_nothing_else(tmp_path: Path) -> None:
    said = said_by(
        """
import json, logging, resource, sys
from pathlib import Path
from pos_app.system.logs import open_logs
from pos_app.system.redaction import Redaction
book = open_logs(Path(sys.argv[1]), level=logging.INFO, secrets=Redaction())
logging.info("before")
room = book.path.stat().st_size + 30
resource.setrlimit(resource.RLIMIT_FSIZE, (room, resource.RLIM_INFINITY))
for number in range(50):
    logging.info("while it is full %d", number)
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
logging.info("after")
book.close()
print(json.dumps(book.path.read_text().splitlines()))
""",
        tmp_path,
    )
    before, torn, after = json.loads(said)
    assert before.endswith("before")
    assert len(torn) == 30
    assert after.endswith("after")
    assert "(49 lines were lost before this one)" in after

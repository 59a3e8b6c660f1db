"""Each part that the doctor looks at, well and unwell: program files, clock, printer, service and its certificate."""

import asyncio
import hashlib
import socket
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from pos_app.doctor import look_at_web_engine
from pos_app.doctor.books import look_at_folder
from pos_app.doctor.findings import Finding, Health
from pos_app.doctor.printer import look_at_printer
from pos_app.doctor.program import compare, look_at_files, look_at_libraries
from pos_app.doctor.service import look_at_service
from pos_app.domain.environment import Environment
from pos_app.domain.events import Topic
from pos_app.domain.sentence import Sentence
from pos_app.gateway.endpoint_probe import NoProbeAnswer, Probe
from pos_app.journal import people
from pos_app.journal.database import backup
from pos_app.journal.store import Entry, Journal
from pos_app.services.practice_people import practice_people
from pos_app.system.licences import Licence, licences
from pos_app.system.paths import Paths
from pos_app.system.settings import Printer, Settings

AT = datetime(2026, 11, 22, 12, tzinfo=UTC)


def install(folder: Path) -> Path:
    (folder / "_internal").mkdir()
    (folder / "_internal" / "library").write_bytes(b"as built")
    digest = hashlib.sha256(b"as built").hexdigest()
    (folder / "SHA256SUMS").write_text(f"{digest}  _internal/library\n", "utf-8")
    return folder


def test_an_installation_that_is_whole_is_good(tmp_path: Path) -> None:
    assert compare(install(tmp_path)) == Finding("program files", Health.GOOD, "1 as they were built")


@pytest.mark.parametrize("harm", ["changed", "missing", "no list", "a list that is none"])
def test_an_installation_that_was_cut_or_changed_is_told(tmp_path: Path, harm: str) -> None:
    folder = install(tmp_path)
    match harm:
        case "changed":
            (folder / "_internal" / "library").write_bytes(b"as  built")
        case "missing":
            (folder / "_internal" / "library").unlink()
        case "no list":
            (folder / "SHA256SUMS").unlink()
        case _:
            (folder / "SHA256SUMS").write_bytes(b"\xff\n")
    found = compare(folder)
    assert found.health is Health.CARE
    assert found.found.endswith("Install Kaunta again; what the shop wrote down stays as it is.")


def test_a_checkout_has_no_list() -> None:
    assert look_at_files().found == "a checkout"


def test_an_application_of_macos_is_vouched_for_by_its_signature(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", str(tmp_path / "Kaunta.app" / "Contents" / "MacOS" / "pos-app"))
    papers = tmp_path / "Kaunta.app" / "Contents" / "Resources" / "licences"
    papers.mkdir(parents=True)
    (papers / "README.txt").write_text("httpx 0.28.1: BSD-3-Clause (httpx/)\n", "utf-8")
    found = look_at_files()
    assert (found.health, "codesign" in found.found) == (Health.UNKNOWN, True)
    assert licences() == (Licence("httpx", "0.28.1", "BSD-3-Clause"),)


def test_libraries_that_do_not_load_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    assert look_at_libraries().health is Health.GOOD
    monkeypatch.setattr("pos_app.doctor.program.LIBRARIES", ("json", "no_such_library"))
    assert "cannot be loaded: no_such_library." in look_at_libraries().found


def write_book(folder: Path, at: datetime) -> Paths:
    async def write() -> None:
        journal = await Journal.open(folder / "sandbox.journal", environment=Environment.SANDBOX, now=lambda: at)
        await journal.record(Entry("note", "x", {}, Topic.TILL))
        await journal.close()

    asyncio.run(write())
    return Paths(folder, Environment.SANDBOX)


def parts(places: Paths) -> dict[str, Finding]:
    return {finding.part: finding for finding in look_at_folder(places)}


def test_a_clock_that_was_set_back_is_told(tmp_path: Path) -> None:
    ahead = datetime.now(UTC) + timedelta(days=400)
    assert "before the last line of the journal" in parts(write_book(tmp_path, ahead))["clock"].found


def test_a_clock_that_only_went_on_is_good(tmp_path: Path) -> None:
    assert parts(write_book(tmp_path, datetime.now(UTC)))["clock"].health is Health.GOOD


def test_a_damaged_page_is_told_although_every_line_holds(tmp_path: Path) -> None:
    places = write_book(tmp_path, datetime.now(UTC))
    book = sqlite3.connect(places.journal)
    ((page,),) = book.execute("SELECT MAX(rootpage) FROM sqlite_schema").fetchall()
    ((size,),) = book.execute("PRAGMA page_size").fetchall()
    book.close()
    with places.journal.open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xff" * 16)
    assert "damaged" in parts(places)["sandbox journal"].found


def test_what_the_lines_add_up_to_is_counted(tmp_path: Path) -> None:
    async def write() -> None:
        journal = await Journal.open(tmp_path / "sandbox.journal", environment=Environment.SANDBOX, now=lambda: AT)
        await people.found(journal, await practice_people("Ngozi"), None)
        await journal.close()

    asyncio.run(write())
    found = parts(Paths(tmp_path, Environment.SANDBOX))["sandbox journal"]
    assert found == Finding("sandbox journal", Health.GOOD, "3 lines, the chain holds: 2 people")


def test_a_person_whom_nobody_took_on_is_told_although_every_line_holds(tmp_path: Path) -> None:
    places = write_book(tmp_path, datetime.now(UTC))
    with closing(sqlite3.connect(places.journal)) as book, book:
        book.execute("INSERT INTO person (id, name, role, since, line) VALUES ('x', 'Mallory', 'owner', '', 99)")
    found = parts(places)["sandbox journal"]
    assert (found.health, "in its table person is a row without a line" in found.found) == (Health.CARE, True)
    assert "Mallory" not in found.found


@pytest.mark.parametrize(("days", "health"), [(1, Health.GOOD), (3, Health.CARE)])
@pytest.mark.parametrize("has_copy", [True, False])
def test_a_journal_that_went_on_without_a_copy_is_told(
    tmp_path: Path, days: int, health: Health, *, has_copy: bool
) -> None:
    at = AT

    async def write() -> None:
        nonlocal at
        journal = await Journal.open(tmp_path / "sandbox.journal", environment=Environment.SANDBOX, now=lambda: at)
        if has_copy:
            await asyncio.to_thread(backup.make, tmp_path / "sandbox.journal", tmp_path / "backups", at=at)
        at += timedelta(days=days)
        await journal.record(Entry("note", "x", {}, Topic.TILL))
        await journal.close()

    asyncio.run(write())
    found = parts(Paths(tmp_path, Environment.SANDBOX))["backups"]
    assert (found.health, found.found.startswith("1, the newest of" if has_copy else "none yet")) == (health, True)


@pytest.fixture
def printer_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return free.getsockname()[1]


def test_a_network_printer_is_asked_for_and_given_nothing() -> None:
    with socket.create_server(("127.0.0.1", 0)) as printer:
        address = f"127.0.0.1:{printer.getsockname()[1]}"
        settings = Settings(printer=Printer.NETWORK, printer_address=address)
        assert look_at_printer(settings) == Finding("printer", Health.GOOD, f"{address} answers")
        line, _ = printer.accept()
        with line:
            assert line.recv(1) == b""


def test_a_printer_that_is_switched_off_is_told(printer_port: int) -> None:
    found = look_at_printer(Settings(printer=Printer.NETWORK, printer_address=f"127.0.0.1:{printer_port}"))
    assert (found.health, "Is it switched on?" in found.found) == (Health.CARE, True)


@pytest.mark.parametrize("address", ["", "host:port", "127.0.0.1:99999999"])
def test_an_address_that_is_none_is_told(address: str) -> None:
    assert look_at_printer(Settings(printer=Printer.NETWORK, printer_address=address)).health is Health.CARE


def test_a_usb_printer_is_found_by_its_numbers(tmp_path: Path) -> None:
    device = tmp_path / "1-4"
    device.mkdir()
    (device / "idVendor").write_text("04b8\n")
    (device / "idProduct").write_text("0e15\n")
    (tmp_path / "usb1").mkdir()
    there = Settings(printer=Printer.USB, printer_address="04B8:0E15")
    assert look_at_printer(there, usb=tmp_path).health is Health.GOOD
    assert look_at_printer(replace(there, printer_address="04b8:0e16"), usb=tmp_path).health is Health.CARE
    assert look_at_printer(there, usb=tmp_path / "none").health is Health.UNKNOWN


def test_a_usb_printer_needs_the_library_of_the_system() -> None:
    there = Settings(printer=Printer.USB, printer_address="04b8:0e15")
    found = look_at_printer(there, speaks=lambda: False)
    assert (found.health, "libusb is missing" in found.found) == (Health.CARE, True)


def test_printers_that_are_files_and_ports_are_looked_for(tmp_path: Path) -> None:
    file = Settings(printer=Printer.FILE, printer_address="slips.bin")
    assert look_at_printer(file).health is Health.GOOD
    assert look_at_printer(replace(file, printer_address="/dev/null")).health is Health.GOOD
    assert look_at_printer(replace(file, printer_address=str(tmp_path / "no" / "slips"))).health is Health.CARE
    serial = Settings(printer=Printer.SERIAL, printer_address=f"{tmp_path / 'ttyS9'}@9600")
    assert look_at_printer(serial).health is Health.CARE
    assert look_at_printer(Settings()).found == "none is set"


WELL = Probe(31, "TLSv1.3", AT + timedelta(days=60), timedelta(seconds=1))


def look(
    folder: Path, answer: Probe | NoProbeAnswer, environment: Environment = Environment.TEST
) -> dict[str, Finding]:
    profile = folder / "profile.toml"
    profile.write_text('base_url = "https://pay.example"\ns2s_base_url = "https://pay.example"\n', "utf-8")

    def ask(_: str) -> Probe:
        if isinstance(answer, NoProbeAnswer):
            raise answer
        return answer

    found = look_at_service(Paths(folder, environment), profile, now=lambda: AT, ask=ask)
    return {finding.part: finding for finding in found}


def test_a_service_that_is_well(tmp_path: Path) -> None:
    found = look(tmp_path, WELL)
    assert found["service"].found == "https://pay.example answers after 31 ms"
    assert found["tls"].found == "TLSv1.3, certificate until 2027-01-21"
    assert {finding.health for finding in found.values()} == {Health.GOOD}


def test_practice_knocks_nowhere(tmp_path: Path) -> None:
    assert list(look(tmp_path, NoProbeAnswer(Sentence("it was asked")), Environment.SANDBOX)) == ["profile"]


def test_a_service_that_does_not_answer_is_told(tmp_path: Path) -> None:
    found = look(tmp_path, NoProbeAnswer(Sentence("it cannot be reached.")))
    assert found["service"] == Finding("service", Health.CARE, "https://pay.example: it cannot be reached.")


@pytest.mark.parametrize(
    ("change", "part"),
    [
        ({"certificate_until": AT + timedelta(days=3)}, "tls"),
        ({"ahead": timedelta(minutes=9)}, "clock and service"),
        ({"ahead": timedelta(minutes=-9)}, "clock and service"),
    ],
)
def test_what_will_go_wrong_soon_is_told(tmp_path: Path, change: dict[str, timedelta], part: str) -> None:
    assert look(tmp_path, replace(WELL, **change))[part].health is Health.CARE


def test_a_profile_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("base_url = 7", "utf-8")
    (found,) = look_at_service(Paths(tmp_path, Environment.TEST), tmp_path / "bad.toml", now=lambda: AT)
    assert (found.part, found.health) == ("profile", Health.CARE)


@pytest.mark.parametrize(
    ("env", "found"),
    [
        ({}, "there, with its protection on"),
        ({"QTWEBENGINE_CHROMIUM_FLAGS": "--disable-gpu"}, "there, with its protection on"),
        ({"QTWEBENGINE_DISABLE_SANDBOX": ""}, "there, with its protection off: good for practice only"),
        (
            {"QTWEBENGINE_CHROMIUM_FLAGS": "--no-sandbox"},
            "there, with its protection off: good for practice only",
        ),
        (
            {"QTWEBENGINE_CHROMIUM_FLAGS": "--enable-logging"},
            "there, to be started with --enable-logging: good for practice only",
        ),
    ],
)
def test_a_browser_that_real_payments_would_be_closed_for_is_told(
    monkeypatch: pytest.MonkeyPatch, env: dict[str, str], found: str
) -> None:
    for name in ("QTWEBENGINE_CHROMIUM_FLAGS", "QTWEBENGINE_DISABLE_SANDBOX"):
        monkeypatch.delenv(name, raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert look_at_web_engine(Environment.SANDBOX, is_root=False) == Finding("web engine", Health.GOOD, found)
    health = Health.GOOD if found == "there, with its protection on" else Health.CARE
    assert look_at_web_engine(Environment.LIVE, is_root=False) == Finding("web engine", health, found)

"""The support bundle: all that helps, shown first, and nothing that must not leave the shop."""

import io
import json
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import pytest

from pos_app.__main__ import main
from pos_app.domain.environment import Environment
from pos_app.system.paths import Paths
from pos_app.system.redaction import Redaction
from pos_app.system.settings import Settings
from pos_app.system.settings_file import SettingsFile
from pos_app.system.support_bundle import BundlePart, NotSaved, SupportBundle, gather, leaks_in

CARD = "4111 1111 1111 1111"
KEY = "sk_test_zyxwvutsrqponmlkjihgfedcba9876543210"


def beside(folder: Path) -> Path:
    """A folder that is none of the till's."""
    found = folder / "stick"
    found.mkdir(exist_ok=True)
    return found


def fill(folder: Path, line: str) -> Paths:
    places = Paths(folder, Environment.SANDBOX)
    places.prepare()
    (places.logs / "till.log").write_text(f"2026-11-22T10:00:00.123456Z INFO x: {line}\n", "utf-8")
    (places.crashes / "crash-1.json").write_text(f'{{"bug": "{line}"}}', "utf-8")
    places.settings.write_text('{"shop_email": "ada@shop.example"}', "utf-8")
    places.journal.write_bytes(b"a book")
    return places


def texts(bundle: SupportBundle) -> str:
    return "\n".join(sheet.text for sheet in bundle.sheets)


def test_logs_reports_and_settings_go_along_and_no_book(tmp_path: Path) -> None:
    bundle = gather(fill(tmp_path, "all is well"), Redaction(), {"doctor.json": "{}"})
    names = ["doctor.json", "settings.json", "logs/till.log", "crashes/crash-1.json"]
    assert [sheet.name for sheet in bundle.sheets] == names
    assert [line.split()[0] for line in bundle.preview.splitlines()] == names
    assert texts(bundle).count("all is well") == 2


@pytest.mark.parametrize(
    "secret", [CARD, KEY, "ada@shop.example", "+2348031234567", "a-learned-secret-of-this-shop", str(Path.home())]
)
def test_secrets_and_people_are_taken_out(tmp_path: Path, secret: str) -> None:
    redaction = Redaction()
    redaction.learn("a-learned-secret-of-this-shop")
    bundle = gather(fill(tmp_path, f"it was {secret} that"), redaction, {})
    assert secret not in texts(bundle)
    assert texts(bundle).count(" that") == 2
    bundle.save(beside(tmp_path) / "out.zip")


@pytest.mark.parametrize("number", ["0803 123 4567", "08031234567", "0722-123-4567", "22212345678", "0123456789"])
def test_numbers_that_reach_or_name_somebody_are_taken_out(tmp_path: Path, number: str) -> None:
    assert number not in texts(gather(fill(tmp_path, f'it was "{number}", that'), Redaction(), {}))


def test_of_settings_about_people_only_whether_they_are_set_is_told(tmp_path: Path) -> None:
    places = fill(tmp_path, "x")
    said = Settings(
        cashier_name='Ngozi "N" Okafor',
        shop_phone="Tel. 12",
        shop_address="12 Allen Avenue",
        receipt_footer="Ask Tunde",
    )
    SettingsFile(places.settings, now=lambda: datetime.now(UTC)).save(said)
    (text,) = (sheet.text for sheet in gather(places, Redaction(), {}).sheets if sheet.name == "settings.json")
    kept = json.loads(text)
    assert [name for name, value in kept.items() if value == "[hidden]"] == [
        "cashier_name", "shop_address", "shop_phone", "receipt_footer",
    ]  # fmt: skip
    assert (kept["shop_email"], kept["paper_width"], kept["shop_name"]) == ("", 80, said.shop_name)


def test_what_is_saved_is_what_was_shown(tmp_path: Path) -> None:
    bundle = gather(fill(tmp_path, "all is well"), Redaction(), {"about.txt": "Kaunta"})
    target = beside(tmp_path) / "out.zip"
    bundle.save(target)
    with zipfile.ZipFile(io.BytesIO(target.read_bytes())) as archive:
        assert {name: archive.read(name).decode() for name in archive.namelist()} == {
            sheet.name: sheet.text for sheet in bundle.sheets
        }


def test_a_long_log_is_cut_at_its_beginning(tmp_path: Path) -> None:
    places = fill(tmp_path, "x")
    (places.logs / "till.log").write_text("".join(f"line {number}\n" for number in range(2500)), "utf-8")
    text = gather(places, Redaction(), {}).sheets[1].text
    assert text.startswith("(500 older lines were left out)\nline 500\n")
    assert text.endswith("line 2499\n")


@pytest.mark.parametrize(
    "line",
    [
        CARD,
        "4111-1111-1111-1111",
        "pan=4111111111111111,",
        "x4111111111111111y",
        "94111111111111111",
        "5531.8866.5214.2950",
        "٤١١١١١١١١١١١١١١١",
        KEY,
        "pk_live_abcdefghijk",
        "-----BEGIN PRIVATE KEY-----",
        "Authorization: Bearer abcdefgh.ijkl",
        "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc",
    ],
)
def test_the_gate_refuses_what_redaction_let_through(tmp_path: Path, line: str) -> None:
    target = beside(tmp_path) / "out.zip"
    with pytest.raises(NotSaved, match=r"\(till.log, line 2\). Nothing was saved") as refused:
        SupportBundle((BundlePart("till.log", f"well\n{line}\n"),)).save(target)
    assert line not in str(refused.value.sentence)
    assert list(beside(tmp_path).iterdir()) == []


def test_the_gate_looks_at_names_as_well(tmp_path: Path) -> None:
    with pytest.raises(NotSaved, match="the name of a file"):
        SupportBundle((BundlePart(f"{KEY}.log", "well\n"),)).save(beside(tmp_path) / "out.zip")


@pytest.mark.parametrize(
    "line",
    [
        "2026-11-22T10:00:00.123456Z INFO till: paid 12,500.00",
        "sha256 4111111111111111aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbcccccccccccccccc",
        "serial 3fa85f64-5717-4562-b3fc-2c963f66afa6",
        "after 1700000000123456 ns",
        "kaunta 0.1.0, Python 3.11.7, [card] and [hidden]",
        "",
    ],
)
def test_the_gate_lets_pass_what_logs_are_made_of(line: str) -> None:
    assert list(leaks_in(line)) == []


def test_a_file_that_is_there_is_left_alone(tmp_path: Path) -> None:
    target = beside(tmp_path) / "out.zip"
    target.write_bytes(b"mine")
    with pytest.raises(NotSaved, match="choose another name"):
        SupportBundle((BundlePart("a", "b\n"),)).save(target)
    assert target.read_bytes() == b"mine"


def test_the_command_shows_before_it_saves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    fill(tmp_path / "data", f"it was {CARD}")
    (tmp_path / "data" / "sandbox.journal").unlink()
    target = beside(tmp_path) / "out.zip"
    command = ["--data-dir", str(tmp_path / "data"), "support-bundle", str(target)]
    assert main(command) == 2
    told = capsys.readouterr()
    assert "logs/till.log" in told.out
    assert "Nothing was saved" in told.err
    assert not target.exists()
    assert main([*command, "--yes", "--show"]) == 0
    assert "it was [card]" in capsys.readouterr().out
    assert target.exists()

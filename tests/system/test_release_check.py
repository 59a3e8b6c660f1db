"""Announcements of releases: only the pinned key is believed, and only the file that was announced."""

import hashlib
import json
from pathlib import Path

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from signing import announce

from pos_app.doctor.release import run_verify_release
from pos_app.system.release_check import HEAD, LARGEST, NotBelieved, read_announcement
from pos_app.system.release_key import ADDRESS, KEY

FILE = b"a package"


@pytest.fixture(scope="module")
def signed(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, bytes, Path]:
    """The pinned key, an announcement made by the tool of the makers, and the file it is about."""
    folder = tmp_path_factory.mktemp("release")
    package = folder / "kaunta_0.2.0_amd64.deb"
    package.write_bytes(FILE)
    public = announce.new_key(folder / "key.pem", "passphrase")
    return public, announce.sign(folder / "key.pem", "passphrase", "0.2.0", [package]), package


def test_what_the_makers_announce_is_believed(signed: tuple[str, bytes, Path]) -> None:
    key, data, package = signed
    release = read_announcement(data, key=key)
    assert (release.version, release.files) == ("0.2.0", ((package.name, hashlib.sha256(FILE).hexdigest()),))
    release.verify(package)


def test_another_file_under_that_name_and_another_name_are_not(signed: tuple[str, bytes, Path], tmp_path: Path) -> None:
    key, data, package = signed
    release = read_announcement(data, key=key)
    other = tmp_path / package.name
    other.write_bytes(FILE + b"!")
    with pytest.raises(NotBelieved, match="not the file that was announced"):
        release.verify(other)
    with pytest.raises(NotBelieved, match="no file of Kaunta"):
        release.verify(tmp_path / "kaunta-0.2.0-setup.exe")


def test_an_announcement_that_was_touched_is_not_believed(signed: tuple[str, bytes, Path]) -> None:
    key, data, _ = signed
    for place in range(0, len(data), 7):
        touched = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        with pytest.raises(NotBelieved):
            read_announcement(touched, key=key)


@pytest.mark.parametrize("data", [b"", HEAD, HEAD + b"\n", HEAD + b"AAAA\n{}", b"\xff" * 99, HEAD * LARGEST])
def test_what_is_no_announcement_is_not_believed(signed: tuple[str, bytes, Path], data: bytes) -> None:
    with pytest.raises(NotBelieved, match="not signed"):
        read_announcement(data, key=signed[0])


def test_another_key_is_not_believed(signed: tuple[str, bytes, Path]) -> None:
    other = Ed25519PrivateKey.generate().public_key().public_bytes_raw().hex()
    with pytest.raises(NotBelieved, match="not signed"):
        read_announcement(signed[1], key=other)


@pytest.mark.parametrize(
    "said",
    [
        [],
        {},
        {"version": "0.2", "released": "2026-11-22", "files": {}},
        {"version": "0.2.0", "released": "soon", "files": {}},
        {"version": "0.2.0", "released": "2026-11-22", "files": {"../x": "0" * 64}},
        {"version": "0.2.0", "released": "2026-11-22", "files": {"x": "0"}},
    ],
)
def test_a_signature_does_not_make_sense_of_nonsense(said: object) -> None:
    from base64 import b64encode

    owner = Ed25519PrivateKey.generate()
    body = json.dumps(said).encode()
    data = HEAD + b64encode(owner.sign(HEAD + body)) + b"\n" + body
    with pytest.raises(NotBelieved, match="cannot be understood"):
        read_announcement(data, key=owner.public_key().public_bytes_raw().hex())


def test_newer_is_by_numbers(signed: tuple[str, bytes, Path]) -> None:
    release = read_announcement(signed[1], key=signed[0])
    assert [release.is_newer_than(own) for own in ("0.1.10", "0.2.0", "0.10.0")] == [True, False, False]


def test_a_copy_without_a_key_believes_nobody(signed: tuple[str, bytes, Path]) -> None:
    with pytest.raises(NotBelieved, match="knows no key"):
        read_announcement(signed[1], key="")


def test_key_and_address_are_pinned_together() -> None:
    assert bool(KEY) == bool(ADDRESS)


def test_the_command_verifies_a_download(
    signed: tuple[str, bytes, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key, data, package = signed
    (tmp_path / "latest.kaunta").write_bytes(data)
    assert run_verify_release(tmp_path / "latest.kaunta", [package], key=key) == 0
    assert f"{package.name} is what was announced." in capsys.readouterr().out


def test_an_older_release_is_genuine_and_said_to_be_older(
    signed: tuple[str, bytes, Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    key, data, package = signed
    (tmp_path / "latest.kaunta").write_bytes(data)
    for own, is_older in (("0.1.0", False), ("0.2.0", False), ("0.10.0", True)):
        assert run_verify_release(tmp_path / "latest.kaunta", [package], key=key, own=own) == 0
        assert (f"It is OLDER than this Kaunta {own}" in capsys.readouterr().out) is is_older

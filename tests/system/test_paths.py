"""Where a till keeps its things."""

import os
import stat
import sys
from pathlib import Path

import pytest

from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.system.paths import Paths, UnwritableFolder, resources
from tests.system.child import said_by

posix_only = pytest.mark.skipif(os.name != "posix", reason="Windows has no file modes")


def _mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_environments_share_the_folder_and_no_book(tmp_path: Path) -> None:
    found = [Paths.find(tmp_path, environment) for environment in Environment]
    assert {places.settings for places in found} == {tmp_path / "settings.json"}
    for book in ("journal", "inbox", "profile"):
        assert len({getattr(places, book) for places in found}) == len(Environment)


def test_without_a_folder_the_system_names_one(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    found = Paths.find(None, Environment.LIVE)
    assert found.data_dir.name == "Kaunta"
    if sys.platform == "linux":
        assert found.data_dir.parent == tmp_path


def test_two_ways_to_the_same_folder_are_one_till(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "other").symlink_to(tmp_path / "real")
    one, same, other = (Paths.find(tmp_path / name, Environment.SANDBOX) for name in ("real", "other", "elsewhere"))
    assert one == same
    assert one.folder_id == same.folder_id != other.folder_id


@posix_only
def test_folders_are_made_for_their_owner_only(tmp_path: Path) -> None:
    places = Paths.find(tmp_path / "a" / "b", Environment.SANDBOX)
    places.prepare()
    places.prepare()
    assert {_mode(folder) for folder in (places.data_dir, places.logs, places.crashes, places.cache)} == {0o700}
    assert not [left for left in places.data_dir.rglob("*") if left.is_file()]


@posix_only
@pytest.mark.parametrize(("holds", "mode"), [(None, 0o700), ("settings.json", 0o700), ("letter.odt", 0o755)])
def test_only_a_folder_of_ours_is_closed_to_others(tmp_path: Path, holds: str | None, mode: int) -> None:
    folder = tmp_path / "till"
    folder.mkdir()
    folder.chmod(0o755)
    if holds:
        (folder / holds).touch()
    places = Paths.find(folder, Environment.SANDBOX)
    places.prepare()
    assert _mode(folder) == mode
    assert _mode(places.logs) == 0o700


@posix_only
def test_a_folder_that_everybody_shares_is_left_as_it_is(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    folder.mkdir()
    folder.chmod(0o1777)
    Paths.find(folder, Environment.SANDBOX).prepare()
    assert _mode(folder) == 0o1777


def test_a_file_in_the_way_is_one_clear_sentence(tmp_path: Path) -> None:
    (tmp_path / "till").write_text("not a folder")
    with pytest.raises(UnwritableFolder) as caught:
        Paths.find(tmp_path / "till", Environment.SANDBOX).prepare()
    assert str(caught.value.sentence).startswith(f"Kaunta cannot write to the folder {tmp_path / 'till'} (")
    assert "--data-dir" in str(caught.value.sentence)


@posix_only
def test_a_folder_of_someone_else_is_one_clear_sentence(tmp_path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can become somebody else")
    folder = tmp_path / "till"
    folder.mkdir()
    for above in (tmp_path, *tmp_path.parents):
        if _mode(above) & 0o005 != 0o005 and above.owner() == "root" and above.name.startswith("pytest"):
            above.chmod(0o755)
    assert "permission denied" in said_by(
        """
import os, sys
from pathlib import Path
from pos_app.domain.environment import Environment
from pos_app.system.paths import Paths, UnwritableFolder
os.seteuid(65534)
try:
    Paths(Path(sys.argv[1]), Environment.SANDBOX).prepare()
except UnwritableFolder as problem:
    print(problem.sentence)
""",
        folder,
    )


@posix_only
def test_a_full_disk_is_found_at_the_start(tmp_path: Path) -> None:
    assert "(file too large)" in said_by(
        """
import resource, sys
from pathlib import Path
from pos_app.domain.environment import Environment
from pos_app.system.paths import Paths, UnwritableFolder
places = Paths.find(Path(sys.argv[1]), Environment.SANDBOX)
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
try:
    places.prepare()
except UnwritableFolder as problem:
    print(problem.sentence)
""",
        tmp_path / "till",
    )


def test_resources_are_found_in_this_checkout() -> None:
    assert resources().is_dir()
    assert resources().name == "resources"


def test_resources_are_found_in_a_wheel_before_a_checkout(tmp_path: Path) -> None:
    package = tmp_path / "pos_app"
    (tmp_path / "resources").mkdir()
    (package / "_resources").mkdir(parents=True)
    assert resources(package) == package / "_resources"


def test_resources_are_found_in_a_frozen_build(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert resources(tmp_path / "gone") == tmp_path / "resources"


def test_missing_resources_are_one_clear_sentence(tmp_path: Path) -> None:
    with pytest.raises(KnownError, match="Install it again"):
        resources(tmp_path / "pos_app")

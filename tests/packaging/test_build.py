"""What goes into the program and what stays out, what is written about it, and what refuses to be built."""

import json
import os
import re
import subprocess
from pathlib import Path

import build_command
import build_debian
import build_debian_depends
import build_licences
import build_manifest
import build_parts
import build_pruning
import build_sbom
import build_source
import pytest
from build_pruning import why_pruned
from mistakes import ExitCode, MistakeError

from pos_app.__main__ import main
from pos_app.system.settings import Language
from tests.packaging.checkout import ROOT, build_wheel

LINUX = ROOT / "packaging" / "linux"
SOURCE = build_source.Source(ROOT, "0.1.0", "c" * 40, 1_795_312_800)


def git(folder: Path, *words: str) -> str:
    who = ["-c", "user.name=Ada", "-c", "user.email=ada@shop.example"]
    done = subprocess.run(["git", *who, *words], cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "pos_app" / "system").mkdir(parents=True)
    (tmp_path / "pyproject.toml").write_text('[project]\nversion = "1.2.3"\n', "utf-8")
    (tmp_path / "pos_app" / "system" / "versions.py").write_text('_VERSION: Final = "1.2.3"\n', "utf-8")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", "--all")
    git(tmp_path, "commit", "--quiet", "--message", "x", "--date", "2026-11-22T12:00:00Z")
    return tmp_path


def test_a_clean_commit_is_built_with_its_own_date(checkout: Path) -> None:
    source = build_source.find_source(checkout)
    assert (source.version, source.commit) == ("1.2.3", git(checkout, "rev-parse", "HEAD"))
    assert source.environment()["SOURCE_DATE_EPOCH"] == git(checkout, "log", "-1", "--format=%ct")


@pytest.mark.parametrize("change", ["changed", "new"])
def test_a_dirty_tree_is_refused_and_the_files_are_named(checkout: Path, change: str) -> None:
    name = "pyproject.toml" if change == "changed" else "notes.txt"
    (checkout / name).write_text("scribble", "utf-8")
    with pytest.raises(MistakeError, match=name) as refused:
        build_source.find_source(checkout)
    assert refused.value.code == ExitCode.YOUR_TURN


def test_two_versions_in_one_tree_are_refused(checkout: Path) -> None:
    (checkout / "pos_app" / "system" / "versions.py").write_text('_VERSION: Final = "1.2.4"\n', "utf-8")
    with pytest.raises(MistakeError, match=r"1\.2\.3.*1\.2\.4"):
        build_source.version_of(checkout)


def test_this_tree_has_one_version_and_its_changelog_tells_of_it() -> None:
    source = build_source.Source(ROOT, build_source.version_of(ROOT), "c" * 40, 0)
    text = build_debian.changelog(source)
    assert text.startswith(f"kaunta ({source.version}) unstable; urgency=medium\n\n  * ")
    assert text.endswith("Thu, 01 Jan 1970 00:00:00 +0000\n")


@pytest.mark.parametrize("words", [["--chek"], ["--check", "now"]])
def test_a_word_that_build_does_not_know_is_refused(words: list[str]) -> None:
    with pytest.raises(MistakeError, match="takes --check or nothing"):
        build_command.understand(words)


# what stays out, and what must not


def modules_of_qt() -> set[str]:
    texts = [path.read_text("utf-8") for path in (ROOT / "pos_app").rglob("*.py")]
    return {name for text in texts for name in re.findall(r"PySide6\.Qt(\w+)", text)}


def test_everything_of_qt_that_is_imported_comes_along() -> None:
    imported = modules_of_qt()
    assert {"Core", "Widgets", "WebEngineCore"} <= imported
    assert imported <= build_pruning.KEPT_BINDINGS <= set(build_pruning.KEPT_QT)


def test_every_language_of_the_screen_comes_along() -> None:
    assert {each.value for each in Language if each is not Language.SYSTEM} == build_pruning.KEPT_LANGUAGES


KEPT = """\
PySide6/QtWebEngineCore.abi3.so
PySide6/QtPrintSupport.pyd
PySide6/Qt/lib/libQt6Core.so.6
PySide6/Qt6Quick.dll
PySide6/Qt/lib/QtWebEngineCore.framework/Versions/A/Helpers/QtWebEngineProcess.app/Contents/MacOS/QtWebEngineProcess
PySide6/Qt/lib/libicudata.so.73
PySide6/Qt/libexec/QtWebEngineProcess
PySide6/QtWebEngineProcess.exe
PySide6/Qt/resources/icudtl.dat
PySide6/resources/qtwebengine_resources_200p.pak
PySide6/Qt/translations/qtwebengine_locales/en-US.pak
PySide6/Qt/translations/qtwebengine_locales/sw.pak
PySide6/Qt/translations/qtbase_fr.qm
PySide6/Qt/plugins/platforms/libqxcb.so
PySide6/Qt/plugins/platforms/libqoffscreen.so
PySide6/plugins/platforms/qwindows.dll
PySide6/Qt/plugins/platforms/libqcocoa.dylib
PySide6/Qt/plugins/printsupport/libcupsprintersupport.so
PySide6/Qt/plugins/iconengines/libqsvgicon.so
PySide6/Qt/plugins/tls/libqopensslbackend.so
babel/locale-data/root.dat
babel/locale-data/ha_NG.dat
babel/global.dat
escpos/capabilities.json
keyring-25.7.0.dist-info/entry_points.txt
argon2/_ffi.abi3.so
apsw/__init__.cpython-311-x86_64-linux-gnu.so
PIL/_imaging.cpython-311-x86_64-linux-gnu.so
resources/icons/paid.svg
""".splitlines()
LEFT_OUT = """\
PySide6/QtQml.abi3.so
PySide6/QtDesigner.pyd
PySide6/Qt/lib/libQt63DCore.so.6
libQt6Charts.so.6
PySide6/Qt6Pdf.dll
PySide6/Qt/lib/QtCharts.framework/Versions/A/QtCharts
PySide6/Qt/qml/QtQuick/Controls/x.so
PySide6/qml/QtQuick/x.dll
PySide6/Qt/lib/libavcodec.so.61
PySide6/avcodec-61.dll
PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so
PySide6/plugins/platforms/qdirect2d.dll
PySide6\\plugins\\qmltooling\\qmldbg_tcp.dll
PySide6/Qt/resources/qtwebengine_devtools_resources.pak
PySide6/Qt/translations/qtwebengine_locales/am.pak
PySide6/Qt/translations/qtbase_de.qm
PySide6/Qt/translations/designer_fr.qm
babel/locale-data/zu.dat
""".splitlines()


@pytest.mark.parametrize("place", KEPT)
def test_what_the_till_needs_comes_along(place: str) -> None:
    assert why_pruned(place, f"/venv/{place}", is_linux=True) is None


@pytest.mark.parametrize("place", LEFT_OUT)
def test_what_nobody_needs_stays_out_with_a_reason(place: str) -> None:
    assert why_pruned(place)


def test_libraries_of_the_system_are_left_to_the_system() -> None:
    assert why_pruned("libxcb.so.1", "/lib/x86_64-linux-gnu/libxcb.so.1", is_linux=True)
    assert why_pruned("libxcb.so.1", "/lib/x86_64-linux-gnu/libxcb.so.1") is None


@pytest.mark.parametrize(
    "found", ["/usr/lib/x86_64-linux-gnu/libpython3.11.so.1.0", "/usr/lib/python3.11/lib-dynload/x.so"]
)
def test_the_interpreter_comes_along_also_from_the_system(found: str) -> None:
    assert why_pruned(Path(found).name, found, is_linux=True) is None


# papers


def test_only_parts_that_are_inside_are_listed(tmp_path: Path) -> None:
    import zipfile

    for module in ("inside", "outside"):
        build_wheel(tmp_path, module, "x = 1")
        with zipfile.ZipFile(tmp_path / f"{module}-1.0-py3-none-any.whl") as wheel:
            wheel.extractall(tmp_path / "site")
    (part,) = build_parts.find_parts([tmp_path / "site"], [tmp_path / "site" / "inside.py"])
    assert (part.name, part.version) == ("inside", "1.0")


PARTS = [
    build_parts.Part("httpx", "0.28.1", "BSD-3-Clause", "https://www.python-httpx.org", ()),
    build_parts.Part("Odd_Name", "1", "see its licence text", "", ()),
]


def test_the_list_for_machines_is_the_same_for_the_same_commit() -> None:
    text = build_sbom.sbom(SOURCE, PARTS, system="linux-x86_64", python="3.11.7")
    assert text == build_sbom.sbom(SOURCE, PARTS, system="linux-x86_64", python="3.11.7")
    document = json.loads(text)
    assert (document["bomFormat"], document["specVersion"]) == ("CycloneDX", "1.6")
    assert [each["purl"] for each in document["components"]] == [
        "pkg:generic/cpython@3.11.7",
        "pkg:pypi/httpx@0.28.1",
        "pkg:pypi/odd-name@1",
    ]
    assert document["components"][2]["licenses"] == [{"license": {"name": "see its licence text"}}]


def test_licences_of_every_part_come_along(tmp_path: Path) -> None:
    text = tmp_path / "LICENSE.md"
    text.write_text("be kind", "utf-8")
    parts = [build_parts.Part("httpx", "0.28.1", "BSD-3-Clause", "", (text, text)), PARTS[1]]
    build_licences.collect_licences(ROOT, parts, tmp_path / "licences")
    assert (tmp_path / "licences" / "httpx" / "LICENSE.md").read_text("utf-8") == "be kind"
    listed = (tmp_path / "licences" / "README.txt").read_text("utf-8")
    assert "httpx 0.28.1: BSD-3-Clause (httpx/)" in listed
    assert "Odd_Name 1: see its licence text (its metadata names the licence, no text came with it)" in listed


def test_the_sums_are_those_that_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    (tmp_path / "b" / "two").write_bytes(b"2")
    (tmp_path / "one").write_bytes(b"1")
    (tmp_path / "link").symlink_to("one")
    build_manifest.write_manifest(tmp_path)
    done = subprocess.run(
        ["sha256sum", "--check", "--strict", build_manifest.NAME],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout == "b/two: OK\none: OK\n"


# the Debian package


def test_dependencies_hold_on_debians_with_either_name() -> None:
    found = build_debian_depends.merge("libc6 (>= 2.35), libglib2.0-0 (>= 2.26.0), libcups2t64 (>= 1.4.0), libgl1")
    assert "libglib2.0-0 (>= 2.26.0) | libglib2.0-0t64 (>= 2.26.0)" in found
    assert "libcups2t64 (>= 1.4.0) | libcups2" in found
    assert [each.split()[0] for each in found].count("libgl1") == 1
    assert "ca-certificates" in found


def test_a_program_is_told_from_a_text(tmp_path: Path) -> None:
    (tmp_path / "library").write_bytes(b"\x7fELF...")
    (tmp_path / "text").write_bytes(b"ELF")
    (tmp_path / "link").symlink_to("library")
    assert build_debian_depends.elf_files(tmp_path) == [tmp_path / "library"]


def test_the_desktop_knows_the_window_by_the_name_of_its_entry() -> None:
    entry = (LINUX / "kaunta.desktop").read_text("utf-8")
    app = (ROOT / "pos_app" / "ui" / "frame" / "application.py").read_text("utf-8")
    assert 'setDesktopFileName("kaunta")' in app
    assert "\nIcon=kaunta\n" in entry


@pytest.mark.parametrize(
    "line", re.findall(r"^Exec=pos-app (.+)$", (LINUX / "kaunta.desktop").read_text("utf-8"), re.MULTILINE)
)
def test_what_the_desktop_starts_is_a_command(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main([*line.split(), "--help"])
    assert (ended.value.code, capsys.readouterr().err) == (0, "")


def test_the_manual_tells_of_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    commands = re.findall(r"^    ([a-z-]+)  ", capsys.readouterr().out, re.MULTILINE)
    manual = (LINUX / "pos-app.1").read_text("utf-8").replace("\\-", "-")
    assert len(commands) >= 8
    assert [name for name in commands if not re.search(rf"^\.B[I]? {name}\b", manual, re.MULTILINE)] == []


def test_scripts_of_the_package_never_name_a_shops_folder() -> None:
    for name in ("postinst", "postrm"):
        script = LINUX / name
        assert os.access(script, os.X_OK)
        words = "\n".join(line for line in script.read_text("utf-8").splitlines() if not line.startswith("    #"))
        assert "/home" not in words
        assert ".local" not in words
        assert subprocess.run(["sh", "-n", script], check=False).returncode == 0

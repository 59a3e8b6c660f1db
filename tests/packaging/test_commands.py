"""What dev.py answers before it sets anything up."""

import ast
import os
import subprocess
import sys

import pytest
import translations
from commands import VERBS, lacks_screen

from tests.packaging.checkout import ROOT

DEV = ROOT / "packaging" / "dev.py"
LANGUAGES_ARE_IN = "pos_app.system.settings"
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def dev(*words: str) -> subprocess.CompletedProcess[str]:
    without_screen = {name: value for name, value in os.environ.items() if name not in SCREENS}
    return subprocess.run(
        [sys.executable, DEV, *words], env=without_screen, capture_output=True, text=True, check=False
    )


def test_alone_it_lists_every_command_with_a_sentence() -> None:
    answer = dev()
    assert (answer.returncode, answer.stderr) == (0, "")
    listed = {line.split()[0]: line for line in answer.stdout.splitlines() if line.startswith("  ")}
    verbs = {"run", "test", "setup", "check", "lock", "soak", "mutate", "build", "translate", "bench"}
    assert set(listed) == set(VERBS) == verbs
    assert all(line.endswith(".") for line in listed.values())


@pytest.mark.parametrize("verb", ["test", "setup", "check", "lock", "soak", "mutate", "build", "bench"])
def test_help_explains_a_command_without_doing_it(verb: str) -> None:
    answer = dev(verb, "--help")
    assert (answer.returncode, answer.stderr) == (0, "")
    assert VERBS[verb].sentence in answer.stdout


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["opne"], 'There is no command "opne"; there are run, test, '),
        (["setup", "everything"], '"setup" takes no arguments.'),
        (["check", "pos_app"], '"check" takes no arguments.'),
        (["build", "--chek"], '"build" takes --check or nothing.'),
        (["soak", "--minutes", "ten"], '"soak" wants a number of minutes above 0'),
        (["soak", "--minutes", "nan"], '"soak" wants a number of minutes above 0'),
        (["soak", "--minutes"], '"soak" wants a number of minutes above 0'),
        (["mutate", "--minutes", "ten"], '"mutate" takes --minutes N, --each N and --module NAME: '),
        (["mutate", "--minutes", "nan"], '"mutate" takes --minutes N, --each N and --module NAME (numbers above 0).'),
        (["mutate", "polling"], '"mutate" takes --minutes N, --each N and --module NAME (numbers above 0).'),
        (["mutate", "--module", "poling"], '"mutate" knows no module "poling"'),
    ],
)
def test_what_it_does_not_understand_is_one_sentence_and_exit_code_2(words: list[str], sentence: str) -> None:
    answer = dev(*words)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr.startswith(sentence)
    assert len(answer.stderr.splitlines()) == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_run_without_a_screen_says_the_way_out() -> None:
    answer = dev("run", "--data-dir", "somewhere")
    assert (answer.returncode, answer.stdout) == (2, "")
    assert "xvfb-run -a python3 packaging/dev.py run" in answer.stderr
    assert len(answer.stderr.splitlines()) == 1


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_or_a_chosen_platform_is_enough(name: str) -> None:
    assert not lacks_screen({name: "something"}, platform="linux")
    assert lacks_screen({name: ""}, platform="linux")
    assert not lacks_screen({}, platform="darwin")


def test_an_older_python_can_read_the_front_door_and_is_told_what_is_needed() -> None:
    ast.parse(DEV.read_text(encoding="utf-8"), feature_version=(3, 6))
    older = (
        "import runpy, sys; sys.version_info = (3, 9, 2, 'final', 0); runpy.run_path(sys.argv[1], run_name='__main__')"
    )
    answer = subprocess.run([sys.executable, "-c", older, DEV], capture_output=True, text=True, check=False)
    assert answer.returncode == 2
    assert answer.stderr.startswith("Kaunta needs Python 3.11 or newer; ")
    assert answer.stderr.endswith(" is Python 3.9.\n")


def test_only_the_standard_library_and_the_list_of_languages_is_used() -> None:
    modules = list((ROOT / "packaging").glob("*.py"))
    ours = {path.stem for path in modules}
    inside = ROOT / "packaging" / "mutating_inside.py"  # is never imported: the Python of .venv runs it, beside tests
    assert not any(inside.stem in line for path in modules for line in path.read_text().split("\n") if "import" in line)
    for path in (path for path in modules if path != inside):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Import(names=names):
                    imported = {name.name.partition(".")[0] for name in names}
                case ast.ImportFrom(module=str(module)):
                    imported = {module.partition(".")[0]} if module != LANGUAGES_ARE_IN else set[str]()
                case _:
                    continue
            assert imported <= ours | sys.stdlib_module_names, path.name


def test_what_reads_the_list_of_languages_needs_no_package_either() -> None:
    """A checkout is begun with the system's Python, which has none of the packages of the program."""
    child = (
        "import sys; sys.path[:0] = sys.argv[1:]; import translations, build_pruning; print(*translations.TRANSLATED)"
    )
    folders = [str(ROOT), str(ROOT / "packaging")]
    said = subprocess.run(
        [sys.executable, "-I", "-S", "-c", child, *folders], capture_output=True, text=True, check=True
    )
    assert said.stdout.split() == list(translations.TRANSLATED)

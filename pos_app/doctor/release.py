"""`pos-app verify-release`: whether files that came from somewhere are the ones that the makers of Kaunta announced."""

from collections.abc import Sequence
from pathlib import Path

from pos_app.domain.sentence import Sentence
from pos_app.system.release_check import LARGEST, NotBelieved, read_announcement
from pos_app.system.release_key import KEY
from pos_app.system.versions import own_version


def run_verify_release(announcement: Path, files: Sequence[Path], *, key: str = KEY, own: str | None = None) -> int:
    """Say it of each file; the first that is not believed ends it with a sentence. Installs nothing."""
    try:
        with announcement.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as problem:
        raise NotBelieved(Sentence("{0} cannot be read ({1}).", announcement, problem.strerror)) from problem
    release, own = read_announcement(data, key=key), own or own_version()
    print(f"Kaunta {release.version} of {release.released} was announced by its makers.")  # noqa: T201
    if own != release.version and not release.is_newer_than(own):
        print(  # noqa: T201
            f"It is OLDER than this Kaunta {own}: somebody may want its old faults back. Do not install it over this."
        )
    for path in files:
        release.verify(path)
        print(f"{path.name} is what was announced.")  # noqa: T201  # a command line speaks by printing
    return 0

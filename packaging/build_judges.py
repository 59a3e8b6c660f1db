"""The judges of others: what the desktop's own tools and Debian's say to the package and to its papers."""

import subprocess
from pathlib import Path

from build_source import Source
from mistakes import MistakeError


def ask_judges(source: Source, package: Path) -> None:
    """The desktop's own judges of what the package says to the desktop; and Debian's of the package."""
    tree = source.root / "build" / "debian"
    metainfo = tree / "usr/share/metainfo/com.kaunta.till.metainfo.xml"
    for command in (
        ["desktop-file-validate", tree / "usr/share/applications/kaunta.desktop"],
        ["appstreamcli", "validate", "--no-net", metainfo],
        ["man", "--warnings", "--encoding=utf8", "--local-file", tree / "usr/share/man/man1/pos-app.1.gz"],
        ["lintian", "--allow-root", "--fail-on", "error", package],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0 or (command[0] == "man" and done.stderr):
            raise MistakeError(f"{command[0]}: {done.stdout}{done.stderr}")
        print(f"{command[0]}: good")

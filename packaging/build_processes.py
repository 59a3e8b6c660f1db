"""The processes that one of ours started, seen from outside; what others run on this machine is not our business."""

from pathlib import Path


def started_by(pid: int) -> list[tuple[int, list[str]]]:
    """Number and words of everything below a process, the name of the program without its folder."""
    children: dict[int, list[int]] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            # the name of a program may have spaces and brackets in it; what follows the last one has neither
            parent = int(path.read_text(encoding="utf-8", errors="replace").rpartition(")")[2].split()[1])
        except (OSError, ValueError, IndexError):
            continue
        children.setdefault(parent, []).append(int(path.parent.name))
    below: list[int] = []
    waiting = [pid]
    while waiting:
        found = children.get(waiting.pop(), [])
        below += found
        waiting += found
    return [(each, _words(each)) for each in sorted(below)]


def _words(pid: int) -> list[str]:
    try:
        first, *more = Path(f"/proc/{pid}/cmdline").read_bytes().decode(errors="replace").split("\0")
    except OSError:
        return [""]
    return [Path(first).name, *more]


def user_namespace(pid: int | str) -> int:
    """The number of the user namespace that a process is in; 0 when it has gone."""
    try:
        return Path(f"/proc/{pid}/ns/user").stat().st_ino
    except OSError:
        return 0

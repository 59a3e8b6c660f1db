"""Size: which files are longer than somebody has in mind at once, and which were chopped off the one that uses them."""

import ast
from collections.abc import Iterator, Mapping

LONGEST = 500
SMALL = 60
LONG_FOR = f" over {LONGEST} lines because "
"""How the first line of a longer file goes on; what comes after it is why."""


def too_long(sources: Mapping[str, str]) -> Iterator[str]:
    """Name the files that are longer than that and do not say why in their first line."""
    for place, source in sources.items():
        first, *others = source.splitlines() or [""]
        if len(others) >= LONGEST and not first.partition(LONG_FOR)[2].strip(' ."'):
            yield place


def chopped(sources: Mapping[str, str]) -> Iterator[str]:
    """Name the small files that one file of their own folder imports, and nobody else."""
    readers = _readers(sources)
    for place, source in sources.items():
        folder, _, name = place.rpartition("/")
        if name.startswith("__") or len(source.splitlines()) >= SMALL:
            continue  # a package, or what is started
        if [one.rpartition("/")[0] for one in readers[place]] == [folder]:
            yield place


def _readers(sources: Mapping[str, str]) -> dict[str, set[str]]:
    """Find who imports each file: at its top, within a function, for types only, or by its name as a text."""
    files = {_dotted(place): place for place in sources}
    readers: dict[str, set[str]] = {place: set() for place in sources}
    for place, source in sources.items():
        for name in _names(ast.parse(source)):
            if (read := files.get(name)) is not None and read != place:
                readers[read].add(place)
    return readers


def _names(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (each.name for each in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield module
                yield from (f"{module}.{each.name}" for each in names)
            case ast.Constant(value=str(text)):
                yield text
            case _:
                continue


def _dotted(place: str) -> str:
    return place.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

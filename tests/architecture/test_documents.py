"""What the documents for the next person point at is there."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.reading import ROOT

DOCUMENTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    ROOT / "packaging" / "README.md",
    *sorted((ROOT / "docs").rglob("*.md")),
]
CODE = re.compile(r"^```.*?^```|^ {4}.*?$|`[^`\n]*`", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(\s*<?([^)\s>]+)")
ELSEWHERE = re.compile(r"[a-z]+:", re.IGNORECASE)  # https:, mailto:
HEADING = re.compile(r"^#+ +(.+?)\s*$", re.MULTILINE)


def broken_links(document: Path, text: str) -> Iterator[str]:
    for target in LINK.findall(CODE.sub("", text)):
        if ELSEWHERE.match(target):
            continue
        name, _, heading = target.partition("#")
        there = document.parent / name if name else document
        if Path(name).is_absolute() or not there.exists() or (heading and heading not in headings(there, text)):
            yield target


def headings(there: Path, text: str) -> set[str]:
    """The headings of a document as links name them."""
    read = there.read_text("utf-8") if there.is_file() else text
    return {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in HEADING.findall(read)}


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_every_link_of_a_document_points_at_something_that_is_there(document: Path) -> None:
    assert list(broken_links(document, document.read_text("utf-8"))) == []


@pytest.mark.parametrize(
    "text",
    [
        "[gone](gone.md)",
        "![gone](pictures/gone.png)",
        "[with a title](gone.md 'title')",
        "[another machine's](/etc/passwd)",
        "[no such heading](#none)",
        "[no such heading there](here.md#none)",
        "[`code`](gone.py)",
    ],
)
def test_a_broken_link_is_pointed_at(text: str, tmp_path: Path) -> None:
    (tmp_path / "here.md").write_text("# Some heading\n", "utf-8")
    assert list(broken_links(tmp_path / "document.md", text))


@pytest.mark.parametrize(
    "text",
    [
        "[there](here.md)",
        "[a folder](.)",
        "[heading there](here.md#some-heading-of-ours)",
        "## Of this\n[heading](#of-this)",
        "[the net](https://example.com/gone.md)",
        "`[code](gone.md)`",
        "    [drawn](gone.md)",
        "```\n[fenced](gone.md)\n```",
    ],
)
def test_a_link_that_leads_somewhere_is_left_alone(text: str, tmp_path: Path) -> None:
    (tmp_path / "here.md").write_text("# Some heading, of ours\n", "utf-8")
    document = tmp_path / "document.md"
    document.write_text(text, "utf-8")
    assert list(broken_links(document, text)) == []


def test_every_decision_is_in_the_list_of_decisions() -> None:
    folder = ROOT / "docs" / "adr"
    listed = set(LINK.findall((folder / "README.md").read_text("utf-8")))
    assert {path.name for path in folder.glob("[0-9]*.md")} - listed == set()

"""A bank's page may be left at any moment, whatever it is doing: the till lives on."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.ui_web.site import Site

DOWNLOADING = """<!DOCTYPE html><p>Hello<script>
let count = 0;
setInterval(() => {
  const frame = document.createElement("iframe");
  frame.src = `/slip?${count++}`;
  document.body.append(frame);
}, 5);
</script>"""
PROGRAM = (sys.executable, "-X", "faulthandler", "-m", "tests.ui_web.lonely_downloads")
SLIP = {"Content-Disposition": "attachment; filename=kaunta-slip.html"}
_FREED = "165"  # what the C library writes over freed memory: whoever reads it falls over it, at once and always


def leave_downloads(site: Site, *, times: int) -> None:
    """In a process of its own: what is looked for here kills it."""
    site.put("/slip", "x" * 100, headers=SLIP)
    done = subprocess.run(
        [*PROGRAM, site.put("/approve", DOWNLOADING), str(times)],
        env=os.environ | {"MALLOC_PERTURB_": _FREED},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
        timeout=300 + 15 * times,
    )
    assert (done.returncode, done.stdout.count("left")) == (0, times), done.stderr
    assert len(site.asked_for("/slip")) >= times


def test_a_till_that_leaves_a_bank_in_the_midst_of_its_downloads_lives_on(site: Site) -> None:
    leave_downloads(site, times=6)


@pytest.mark.soak
def test_it_lives_on_however_often_it_leaves(site: Site, record_property: Callable[[str, object], None]) -> None:
    leave_downloads(site, times=400)
    record_property("banks left in the midst of their downloads", 400)

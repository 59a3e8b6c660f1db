"""The unit of `pos-app listen` takes from its process whatever it does not need."""

import re
import shutil
import subprocess

import pytest

from tests.packaging.checkout import ROOT

UNIT = ROOT / "packaging" / "linux" / "kaunta-listen.service"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd looks its own units over")
def test_what_the_listener_is_exposed_to_is_little() -> None:
    call = ["systemd-analyze", "security", "--offline=true", "--no-pager", str(UNIT)]
    said = subprocess.run(call, capture_output=True, text=True, check=False).stdout
    found = re.search(r"exposure level for \S+: ([0-9.]+)", said)
    if found is None:
        pytest.skip("this systemd cannot look over a unit that is not loaded")
    assert float(found[1]) <= 2.0


def test_the_unit_is_bounded_and_lets_the_program_make_code() -> None:
    lines = UNIT.read_text("utf-8").splitlines()
    for line in ("SystemCallFilter=@system-service", "RestrictNamespaces=yes", "MemoryMax=1G", "ProtectProc=invisible"):
        assert line in lines
    assert not any(
        line.startswith("MemoryDenyWriteExecute") for line in lines
    )  # callbacks into C are made while it runs

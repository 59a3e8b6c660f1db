"""What the program is made of, for machines: a CycloneDX list of its parts, the same for the same commit."""

import json
import re
import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from build_parts import Part
from build_source import Source
from lock_files import canonical

SPEC_VERSION = "1.6"
EXPRESSION = re.compile(r"[A-Za-z0-9.+-]+(?: (?:OR|AND|WITH) [A-Za-z0-9.+-]+)*")
"""What may stand as an SPDX expression; anything else is given as the name of a licence."""


def sbom(source: Source, parts: Sequence[Part], *, system: str, python: str) -> str:
    """Describe the program and every part that is inside."""
    us = f"pkg:generic/kaunta@{source.version}"
    interpreter = _component("CPython", python, "PSF-2.0", f"pkg:generic/cpython@{python}", "https://www.python.org")
    components = [interpreter, *(_of(part) for part in parts)]
    when = datetime.fromtimestamp(source.epoch, UTC).isoformat().replace("+00:00", "Z")
    document: dict[str, Any] = {
        "$schema": f"http://cyclonedx.org/schema/bom-{SPEC_VERSION}.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": SPEC_VERSION,
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{us}+{source.commit}+{system}')}",
        "version": 1,
        "metadata": {
            "timestamp": when,
            "component": {
                "type": "application",
                "bom-ref": us,
                "name": "kaunta",
                "version": source.version,
                "purl": us,
                "licenses": [{"expression": "MIT"}],
                "properties": [
                    {"name": "kaunta:commit", "value": source.commit},
                    {"name": "kaunta:system", "value": system},
                ],
            },
        },
        "components": components,
        "dependencies": [{"ref": us, "dependsOn": [each["bom-ref"] for each in components]}],
    }
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def _of(part: Part) -> dict[str, Any]:
    name = canonical(part.name)
    return _component(part.name, part.version, part.licence, f"pkg:pypi/{name}@{part.version}", part.home)


def _component(name: str, version: str, licence: str, purl: str, home: str) -> dict[str, Any]:
    said = {"expression": licence} if EXPRESSION.fullmatch(licence) else {"license": {"name": licence}}
    component: dict[str, Any] = {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
        "licenses": [said],
    }
    if home.startswith("https://"):
        component["externalReferences"] = [{"type": "website", "url": home}]
    return component

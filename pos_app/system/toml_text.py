"""Writes TOML: texts, numbers, lists and tables of them; what JSON writes of those, TOML reads."""

import json
from collections.abc import Mapping
from typing import Any, cast


def as_toml(values: Mapping[str, Any]) -> str:
    """Write plain values first, then each table under its name."""
    return "\n".join(_lines("", values)) + "\n"


def _lines(name: str, values: Mapping[str, Any]) -> list[str]:
    tables = {key: cast("Mapping[str, Any]", value) for key, value in values.items() if isinstance(value, Mapping)}
    plain = [f"{key} = {json.dumps(value, ensure_ascii=False)}" for key, value in values.items() if key not in tables]
    head = ["", f"[{name}]"] if name and plain else []
    inner = [line for key, table in tables.items() for line in _lines(f"{name}.{key}".lstrip("."), table)]
    return [*head, *plain, *inner]

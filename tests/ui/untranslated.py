"""Finds texts of the screens that never pass through a translation."""

import ast
import re
from pathlib import Path

_READS = re.compile(r"^[“A-Z][\w’]*([ .,:…]|$)|^[a-z’]+ [a-z’]+( |$)")
_TRANSLATE = ("tr", "_tr", "say", "_say", "translate", "partial", "Sentence")
_NOT_SHOWN = (
    *("cast", "getLogger", "debug", "info", "warning", "error", "exception", "import_module"),
    *("setObjectName", "setProperty", "setOrganizationName", "QKeySequence", "TypeVar", "Signal"),
    *("start", "is_running", "cancel", "Wishes", "create_task", "QFont", "is_a"),  # names of tasks and fonts
)
_NAMES = re.compile(
    r"Kaunta"
    r"|Esc|Enter|F\d+|(Ctrl|Shift)\+.*|[A-Z]|“|MM / YY"  # keys, and signs
    r"|JetBrains Mono|Inter.*|[ \w]+\.\w{3}|PySide6\..*|[A-Z]+[a-z]+[A-Z]\w*|JWT|TLSv?|SIG[A-Z]+"  # fonts, files, kinds
    r"|[A-Z]+(_[A-Z]+)+"  # what a system is asked for, and variables
    r"|(d+|M+|y+)( (d+|M+|y+))*|NGN [\d,.]+|PDF \(\*\.pdf\)"  # what a date, money and a file look like
)
_ACTS = ("read back", "sign in", "open orders", "fresh providers", "fresh packages", "kaunta: not opened", "The task “")
"""What is written down, or said to the loop, and shown nowhere."""


def untranslated(path: Path) -> list[str]:
    """Return the literals of a module that read as texts for people and are handed to no translation."""
    tree = ast.parse(path.read_text("utf-8"))
    passed = _passed(tree)
    return [
        f"{path.name}:{node.lineno}: {node.value}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and id(node) not in passed
        and _READS.search(node.value.strip())
        and not _NAMES.fullmatch(node.value.strip())
        and node.value not in _ACTS
    ]


def _passed(tree: ast.Module) -> set[int]:
    """Return the nodes that are translated, that only describe the program, or that name something."""
    passed = set[int]()
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) if name in (*_TRANSLATE, *_NOT_SHOWN):
                passed.update(id(part) for each in (*node.args, *node.keywords) for part in ast.walk(each))
            case ast.Assign(targets=[ast.Name(id="__audience__")]):
                passed.add(id(node.value))
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)) if "CONTEXT" in name:
                passed.update(id(part) for part in ast.walk(node))
            case ast.Expr(value=ast.Constant()) | ast.Raise():
                passed.update(id(part) for part in ast.walk(node))
            case ast.FunctionDef(returns=said) | ast.AnnAssign(annotation=said) | ast.arg(annotation=said) if said:
                passed.update(id(part) for part in ast.walk(said))
            case ast.JoinedStr(values=[ast.Constant(value=str(first)), *_]) if first[:1].islower():
                passed.update(id(part) for part in node.values)  # names of tasks, acts and files are put together
            case _:
                pass
    return passed

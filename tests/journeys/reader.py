"""A screen reader for one journey: it knows the till by roles and names alone, and types where the keyboard is.

Run as a program, inside a session bus and an X screen of its own: python -m tests.journeys.reader FOLDER. It starts the
till in the sandbox, takes a card payment, and prints the large word that it hears at the end.
"""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final, Protocol, cast

_jeepney: Any = import_module("jeepney")  # comes with keyring, and names no types
_bus: Any = import_module("jeepney.io.blocking")

_ATSPI: Final = "org.a11y.atspi"
_BUS: Final = _jeepney.DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
_ROOT: Final = "/org/a11y/atspi/accessible/root"
_PATIENCE: Final = 240.0
_LOOK_EVERY: Final = 0.1
_SHOWING: Final = 1 << 25
_TYPED: Final = (
    ("Amount", "1250000"),
    ("Card number", "4000000000002701"),
    ("Expiry", "0831"),
    ("CVV", "123"),
    ("e-mail", "ada@example.com"),
)


@dataclass(frozen=True, slots=True)
class Thing:
    """Something on the screen, as it is told of on the bus."""

    bus: str
    path: str
    role: str
    name: str


class _Line(Protocol):
    """A connection to the bus, as far as it is used here."""

    def send_and_get_reply(self, message: object) -> object: ...


class Reader:
    """Walks the tree of everything that speaks."""

    def __init__(self) -> None:
        session = cast("_Line", _bus.open_dbus_connection("SESSION"))
        (address,) = _body(session, _jeepney.new_method_call(_BUS, "GetAddress"))
        self._line = cast("_Line", _bus.open_dbus_connection(str(address)))

    def things(self, bus: str = f"{_ATSPI}.Registry", path: str = _ROOT) -> Iterator[Thing]:
        """Everything that shows below this."""
        for child, below in cast("list[tuple[str, str]]", self._ask(bus, path, "Accessible", "GetChildren")):
            state = cast("list[int]", self._ask(child, below, "Accessible", "GetState"))
            if path != _ROOT and not state[0] & _SHOWING:
                continue
            role = str(self._ask(child, below, "Accessible", "GetRoleName"))
            yield Thing(child, below, role, self._name(child, below))
            yield from self.things(child, below)

    def find(self, role: str, name: str, *, is_whole: bool = False) -> Thing:
        """Wait for what has this in its name, or no other name than this."""
        deadline = time.monotonic() + _PATIENCE
        while time.monotonic() < deadline:
            for thing in self._carefully():
                if role in thing.role and (name == thing.name if is_whole else name in thing.name):
                    return thing
            time.sleep(_LOOK_EVERY)
        heard = [f"{each.role} “{each.name}”" for each in self._carefully()]
        raise LookupError(f"no {role} “{name}” among {heard}")

    def focus(self, thing: Thing) -> None:
        """Put the keyboard there."""
        self._ask(thing.bus, thing.path, "Component", "GrabFocus")

    def press(self, thing: Thing) -> None:
        """Do the first thing that it can do."""
        self._ask(thing.bus, thing.path, "Action", "DoAction", "i", (0,))

    def _carefully(self) -> list[Thing]:
        found: list[Thing] = []
        with suppress(LookupError):  # it has gone while we looked
            found += self.things()
        return found

    def _name(self, bus: str, path: str) -> str:
        at = _jeepney.DBusAddress(path, bus, "org.freedesktop.DBus.Properties")
        (found,) = _body(self._line, _jeepney.new_method_call(at, "Get", "ss", (f"{_ATSPI}.Accessible", "Name")))
        return str(cast("tuple[str, object]", found)[1])

    def _ask(
        self, bus: str, path: str, side: str, what: str, signature: str | None = None, body: tuple[object, ...] = ()
    ) -> object:
        at = _jeepney.DBusAddress(path, bus, f"{_ATSPI}.{side}")
        said = _body(self._line, _jeepney.new_method_call(at, what, signature, body))
        return said[0] if said else None


def _body(line: _Line, message: object) -> tuple[object, ...]:
    reply: Any = line.send_and_get_reply(message)
    if reply.header.message_type is _jeepney.MessageType.error:
        raise LookupError(str(reply.body))
    return cast("tuple[object, ...]", reply.body)


def type_text(text: str) -> None:
    """Type it where the keyboard is."""
    subprocess.run(["xdotool", "type", "--delay", "20", text], check=True)


def main() -> int:
    env = {**os.environ, "QT_QPA_PLATFORM": "xcb", "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1"}
    till = subprocess.Popen([sys.executable, "-m", "pos_app", "run", "--data-dir", sys.argv[1]], env=env)
    try:
        reader = Reader()
        reader.find("", "Card number")
        subprocess.run(
            ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(till.pid), "windowfocus"], check=True
        )
        for name, text in _TYPED:
            reader.focus(reader.find("text", name))
            type_text(text)
        reader.press(reader.find("button", "Pay"))
        sys.stdout.write(f"{reader.find('label', 'Paid', is_whole=True).name}\n")
    finally:
        till.terminate()
        till.wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())

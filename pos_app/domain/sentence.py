"""A sentence for people as a value: an English template and what stands in its places, translated where it is shown."""

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePath
from typing import LiteralString, cast

from pos_app.domain.money import Money


@dataclass(frozen=True, slots=True, init=False)
class Sentence:
    """A template with places {0}, {1} and so on, and what stands there; `str` says it in English, for logs and the
    command line.

    What is typed, named or heard is an argument, and never looked up in a translation; a sentence in a place is.
    """

    template: str
    arguments: "tuple[Argument, ...]"

    def __init__(self, template: LiteralString, *arguments: "Argument") -> None:
        object.__setattr__(self, "template", template)
        object.__setattr__(self, "arguments", arguments)

    @classmethod
    def recorded(cls, english: str) -> "Sentence":
        """Read back a sentence without places that was written down in English; one that is not known stays so."""
        return cls(cast("LiteralString", english.replace("{", "{{").replace("}", "}}")))

    def then(self, other: "Sentence | None") -> "Sentence":
        """Say another sentence after this one, if there is one."""
        if not other:
            return self
        return Sentence("{0} {1}", self, other) if self else other

    def said(self, translated: Callable[[str], str]) -> str:
        """Say it with every template translated."""
        return translated(self.template).format(*(_shown(argument, translated) for argument in self.arguments))

    def __str__(self) -> str:
        return self.said(lambda template: template)

    def __bool__(self) -> bool:
        return bool(self.template)


Argument = Sentence | Money | str | int | PurePath | Exception | None
"""What stands in a place: another sentence, an amount, a number, or what `str` says of it, as it is."""

SILENCE = Sentence("")
"""Nothing is said."""


def _shown(argument: Argument, translated: Callable[[str], str]) -> str:
    match argument:
        case Sentence():
            return argument.said(translated)
        case Money():
            return argument.shown()
        case _:
            return str(argument)

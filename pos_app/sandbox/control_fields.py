"""One command of the control plane: a JSON object in which nothing is taken for granted and nothing is ignored."""

from collections.abc import Collection, Mapping

from pos_app.sandbox.refusals import RefusedCall
from pos_app.sandbox.requests import read_object


class Command:
    """The fields of a command; one that is unknown, missing or of another type is refused by name."""

    def __init__(self, values: Mapping[str, object], *, known: Collection[str] | None) -> None:
        strange = None if known is None else next((name for name in values if name not in known), None)
        if strange is not None:
            raise RefusedCall(422, f"There is no field '{strange}'.", fields=(strange,))
        self.values = values

    @classmethod
    def read(cls, body: bytes, *, known: Collection[str] | None) -> "Command":
        """Take a body, or none for nothing; without known fields the command looks at all of them itself."""
        return cls(read_object(body) if body.strip() else {}, known=known)

    def has(self, name: str) -> bool:
        return name in self.values

    def text(self, name: str) -> str:
        value = self.text_or_none(name)
        if value is None:
            raise RefusedCall(422, f"'{name}' is missing.", fields=(name,))
        return value

    def text_or_none(self, name: str) -> str | None:
        value = self.values.get(name)
        if value is not None and not isinstance(value, str):
            raise RefusedCall(422, f"'{name}' is a text.", fields=(name,))
        return value

    def whole(self, name: str, *, least: int = 0, most: int) -> int:
        value = self.whole_or_none(name, least=least, most=most)
        if value is None:
            raise RefusedCall(422, f"'{name}' is missing.", fields=(name,))
        return value

    def whole_or_none(self, name: str, *, least: int = 0, most: int) -> int | None:
        value = self.values.get(name)
        if value is None:
            return None
        if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
            raise RefusedCall(422, f"'{name}' is a whole number from {least} to {most}.", fields=(name,))
        return value

    def truth(self, name: str, *, default: bool) -> bool:
        value = self.truth_or_none(name)
        return default if value is None else value

    def truth_or_none(self, name: str) -> bool | None:
        value = self.values.get(name)
        if value is not None and not isinstance(value, bool):
            raise RefusedCall(422, f"'{name}' is true or false.", fields=(name,))
        return value

"""The service profile as a sheet of switches: read with their sentences, and written back whole or not at all."""

__audience__ = "back office"

from collections.abc import Mapping
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal, get_args, get_origin

from pydantic import BaseModel, ValidationError
from pydantic.fields import FieldInfo

from pos_app.domain.compatibility import ProfileSwitch, ProfileView, SwitchKind
from pos_app.domain.errors import KnownError
from pos_app.domain.events import Topic
from pos_app.domain.people import Right, Staff
from pos_app.domain.sentence import Sentence
from pos_app.gateway.profile import ServiceProfile
from pos_app.journal.store import Entry, Journal
from pos_app.system.atomic_write import write_durably
from pos_app.system.threads import in_thread
from pos_app.system.toml_text import as_toml

_NESTED: Final = frozenset({"amounts"})  # tables that only the file itself can set
_YES: Final = "yes"
_NO: Final = "no"


class Compatibility:
    """For the owner: changes hold when the till is started again, so that no payment changes its manners half way."""

    def __init__(
        self,
        file: Path,
        journal: Journal,
        *,
        is_fixed: bool,
        staff: Staff,
    ) -> None:
        self._file = file
        self._journal = journal
        self._is_fixed = is_fixed
        self._staff = staff

    async def look(self) -> ProfileView:
        """Read the switches as they are set in the file."""
        raw = await in_thread(self._raw)
        return ProfileView(tuple(_switches(ServiceProfile, raw)), str(self._file), self._is_fixed)

    async def save(self, values: Mapping[str, str]) -> ProfileView:
        """Write these; what does not fit is refused in one sentence, and the file stays as it was."""
        if not self._staff.may(Right.SERVICE):
            raise KnownError(Sentence("Only the owner changes how the service is spoken to."))
        if self._is_fixed:
            raise KnownError(Sentence("Practice plays its own service: there is nothing to set."))
        who = self._staff.who()  # before anybody else can come while the file is read
        raw = await in_thread(self._raw)
        fresh = {**raw, **_typed(values)}
        fresh = {name: value for name, value in fresh.items() if value != ""}
        try:
            ServiceProfile.model_validate(fresh)
        except ValidationError as error:
            first = error.errors(include_url=False, include_context=False, include_input=False)[0]
            name = ".".join(str(step) for step in first["loc"] if isinstance(step, str))
            said = first["msg"].removeprefix("Value error, ").removeprefix("Input should be ")
            raise KnownError(
                Sentence("{0} {1}.", name, said if said.startswith("must") else f"must be {said}")
            ) from error
        names = sorted(name for name in fresh if fresh[name] != raw.get(name))
        facts = {"who": who, "names": ", ".join(names)}
        await self._journal.record(Entry("profile_changed", "service", facts, Topic.SERVICE))
        try:
            await in_thread(partial(write_durably, self._file, as_toml(fresh).encode()))
        except OSError as problem:
            raise KnownError(
                Sentence("The profile could not be saved ({0}). The old one stays.", problem.strerror)
            ) from problem
        return await self.look()

    def _raw(self) -> dict[str, Any]:
        """Read what the file sets, or what holds without one."""
        if self._is_fixed or not self._file.exists():
            return {}
        return ServiceProfile.load(self._file).model_dump(mode="json", exclude_defaults=True)


def _switches(model: type[BaseModel], raw: Mapping[str, Any]) -> list[ProfileSwitch]:
    found: list[ProfileSwitch] = []
    for name, field in model.model_fields.items():
        if name in _NESTED or (isinstance(field.annotation, type) and issubclass(field.annotation, BaseModel)):
            continue
        kind, answers = _kind_of(_annotation(field))
        usual = "" if field.is_required() else _text_of(field.default)
        value = _text_of(raw[name]) if name in raw else usual
        found.append(ProfileSwitch(name, Sentence.recorded(field.description or ""), kind, value, usual, answers))
    return found


def _annotation(field: FieldInfo) -> Any:  # noqa: ANN401  # pydantic types it no further
    return field.annotation


def _kind_of(annotation: Any) -> tuple[SwitchKind, tuple[str, ...]]:  # noqa: ANN401  # what pydantic says it is
    if get_origin(annotation) is Literal:
        return SwitchKind.CHOICE, tuple(map(str, get_args(annotation)))
    if isinstance(annotation, type) and issubclass(annotation, StrEnum):
        return SwitchKind.CHOICE, tuple(each.value for each in annotation)
    if annotation is bool:
        return SwitchKind.ON_OFF, ()
    if annotation is int:
        return SwitchKind.NUMBER, ()
    return (SwitchKind.LIST if get_origin(annotation) is tuple else SwitchKind.TEXT), ()


def _typed(values: Mapping[str, str]) -> dict[str, Any]:
    """Turn what was typed into what the model wants; what does not fit is left to it to refuse."""
    kinds = {each.name: each for each in _switches(ServiceProfile, {})}
    return {name: _one(kinds[name], text.strip()) for name, text in values.items() if name in kinds}


def _one(switch: ProfileSwitch, text: str) -> Any:  # noqa: ANN401  # goes into the model
    is_number = text.isascii() and text.isdigit()
    match switch.kind:
        case SwitchKind.ON_OFF:
            return text == _YES
        case SwitchKind.NUMBER | SwitchKind.CHOICE:
            return int(text) if is_number else text
        case SwitchKind.LIST:
            return [part.strip() for part in text.split(",") if part.strip()]
        case SwitchKind.TEXT:
            return text


def _text_of(value: object) -> str:
    if isinstance(value, bool):
        return _YES if value else _NO
    if isinstance(value, tuple | list):
        return ", ".join(str(each) for each in value)  # pyright: ignore[reportUnknownVariableType, reportUnknownArgumentType]  # a list of texts
    return "" if value is None else str(value)

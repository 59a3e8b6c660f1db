"""Books that are gone leave the keys behind: a first owner gets them by the recovery code, and nobody without it."""

import asyncio
import shutil
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from pos_app.app.process import open_process
from pos_app.app.services_setup import TillServices, open_services
from pos_app.app.start_options import StartOptions
from pos_app.doctor import look_at_keyring
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.domain.pin import Pin
from pos_app.services.pin_attempts import PinLocked
from pos_app.system import keyring_storage
from pos_app.system.keyring_storage import Backend, FoundKeyring, find_keyring
from pos_app.system.paths import Paths
from tests.services.guest import Guest
from tests.services.keyrings import Safe
from tests.services.staff import pin_at

PIN = b"730164"
SECRET, PUBLIC = "sk_test_" + "a" * 36, "pk_test_" + "a" * 36
PROFILE = 'base_url = "https://api.provider.example"\ns2s_base_url = "https://s2s.provider.example"\n'
Act = Callable[[TillServices], Awaitable[None]]


class Computer:
    """One computer whose keyring can be taken away, and whose till is started again and again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.safe = Safe()
        self.has_keyring = True
        self.code = ""  # on the owner's paper
        folder.mkdir(exist_ok=True)
        (folder / "test.profile.toml").write_text(PROFILE, "utf-8")

    def find(self, _: tuple[Backend, ...]) -> FoundKeyring | None:
        return find_keyring((self.safe.backend(),)) if self.has_keyring else None

    @asynccontextmanager
    async def started(self) -> AsyncGenerator[TillServices]:
        with open_process(StartOptions(self.folder, Environment.TEST, None)) as process:
            async with httpx.AsyncClient() as http, open_services(process, Guest(http)) as room:
                yield room

    def start(self, act: Act) -> None:
        async def live() -> None:
            async with self.started() as room:
                await act(room)

        asyncio.run(live())

    async def found(self, room: TillServices, *, code: str | None = "", name: str = "Ada") -> None:
        """Begin as a first owner, and sign in."""
        shown = await room.door.roster.begin_owner(name, await pin(room), await pin(room), code=code)
        assert await room.door.roster.read_back(shown.code)
        self.code = shown.code
        await self.sign_in(room)

    async def sign_in(self, room: TillServices) -> None:
        (person,) = room.door.people.who_may_sign_in()
        assert (await room.door.people.sign_in(person.member.id, await pin(room))).member is not None

    async def begin(self, room: TillServices) -> None:
        """The owner's first day."""
        await self.found(room)
        assert room.merchant is not None
        await room.merchant.keep(SECRET, PUBLIC)

    def take_books_away(self) -> None:
        for path in (*self.folder.glob("test.journal*"), *(self.folder / "backups").glob("*")):
            path.unlink()


@pytest.fixture
def computer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Computer:
    computer = Computer(tmp_path / "till")
    monkeypatch.setattr(keyring_storage, "find_keyring", computer.find)
    return computer


async def pin(room: TillServices) -> Pin:
    return Pin(await pin_at(room.journal, PIN))


def secret_of(room: TillServices) -> str:
    assert room.merchant is not None
    return room.merchant.keys.secret if room.merchant.keys is not None else ""


def test_the_owner_has_the_keys_again_by_the_code_and_it_is_another_code_then(computer: Computer) -> None:
    async def again(room: TillServices) -> None:
        assert await room.door.roster.asks_code()
        assert (secret_of(room), room.pairs()) == ("", ())
        for code, why in (("", "Type the recovery code"), ("0000-0000-0000-0000-0000", "not the code")):
            with pytest.raises(KnownError, match=why):
                await room.door.roster.begin_owner("Eve", await pin(room), await pin(room), code=code)
            with pytest.raises(KnownError, match="Begin again"):
                await room.door.roster.read_back(computer.code)
        assert room.door.people.has_nobody
        paper = computer.code
        await computer.found(room, code=paper.lower().replace("-", " "))
        assert computer.code != paper
        assert secret_of(room) == SECRET
        assert not await room.door.roster.asks_code()

    async def later(room: TillServices) -> None:
        assert secret_of(room) == SECRET

    computer.start(computer.begin)
    computer.take_books_away()
    computer.start(again)
    computer.start(later)


def test_wrong_codes_make_the_next_one_wait_also_for_a_first_owner(computer: Computer) -> None:
    async def guess(room: TillServices) -> None:
        begin = room.door.roster.begin_owner
        for _ in range(5):
            with pytest.raises(KnownError, match="not the code"):
                await begin("Eve", await pin(room), await pin(room), code="0000")
        with pytest.raises(PinLocked):
            await begin("Ada", await pin(room), await pin(room), code=computer.code)

    computer.start(computer.begin)
    computer.take_books_away()
    computer.start(guess)


def test_whoever_lost_the_code_begins_without_the_keys(computer: Computer) -> None:
    async def again(room: TillServices) -> None:
        await computer.found(room, code=None)
        assert secret_of(room) == ""
        assert SECRET not in repr(computer.safe.kept)

    async def later(room: TillServices) -> None:
        assert secret_of(room) == ""
        await computer.sign_in(room)
        assert room.merchant is not None
        await room.merchant.keep(SECRET, PUBLIC)

    async def at_last(room: TillServices) -> None:
        assert secret_of(room) == SECRET

    computer.start(computer.begin)
    computer.take_books_away()
    for act in (again, later, at_last):
        computer.start(act)


def test_keys_that_a_first_owner_did_not_bring_sell_no_television_either(computer: Computer) -> None:
    closed = "No addresses or keys are set on this till. Tell the manager."

    async def again(room: TillServices) -> None:
        assert (secret_of(room), str((await room.tv.lists.providers()).problem)) == (SECRET, "")
        await computer.found(room, name="Eve")
        assert (secret_of(room), str((await room.tv.lists.providers()).problem)) == ("", closed)

    computer.start(computer.begin)
    computer.safe.kept = {name: text for name, text in computer.safe.kept.items() if "recovery_code" not in name}
    computer.take_books_away()
    computer.start(again)


def test_a_keyring_that_was_away_while_somebody_made_himself_owner_gives_him_no_keys(computer: Computer) -> None:
    async def eve(room: TillServices) -> None:
        await computer.found(room, name="Eve")

    async def later(room: TillServices) -> None:
        assert (secret_of(room), room.pairs()) == ("", ())
        assert room.merchant is not None
        assert "belong to other books" in (str(room.merchant.paying_closed_because or ""))
        await room.merchant.look()
        assert secret_of(room) == ""

    computer.start(computer.begin)
    computer.take_books_away()
    computer.has_keyring = False
    computer.start(eve)
    computer.has_keyring = True
    computer.start(later)


def test_books_with_other_people_in_them_get_no_keys_until_their_owner_enters_some(
    computer: Computer, tmp_path: Path
) -> None:
    elsewhere = Computer(tmp_path / "elsewhere")
    other_pair = "sk_test_" + "b" * 36, "pk_test_" + "b" * 36

    async def found_elsewhere(room: TillServices) -> None:
        await elsewhere.found(room, name="Eve")

    async def look(room: TillServices) -> None:
        assert (secret_of(room), room.pairs()) == ("", ())
        assert await computer_signs_in(room)
        assert room.merchant is not None
        await room.merchant.keep(*other_pair)
        assert SECRET not in repr(computer.safe.kept)

    async def computer_signs_in(room: TillServices) -> bool:
        await computer.sign_in(room)
        return True

    async def later(room: TillServices) -> None:
        assert secret_of(room) == other_pair[0]

    computer.start(computer.begin)
    computer.has_keyring = False
    elsewhere.start(found_elsewhere)
    computer.has_keyring = True
    computer.take_books_away()
    shutil.copy(elsewhere.folder / "test.journal", computer.folder / "test.journal")
    for act in (look, later):
        computer.start(act)


def test_a_copy_that_is_put_back_keeps_the_keys_and_books_of_an_older_version_are_asked_for_from_then_on(
    computer: Computer,
) -> None:
    async def look(room: TillServices) -> None:
        assert secret_of(room) == SECRET

    async def asked(room: TillServices) -> None:
        assert await room.door.roster.asks_code()

    computer.start(computer.begin)
    shutil.copy(computer.folder / "test.journal", computer.folder / "copy")
    computer.safe.kept = {name: text for name, text in computer.safe.kept.items() if "recovery_code" not in name}
    computer.start(look)
    shutil.copy(computer.folder / "copy", computer.folder / "test.journal")
    computer.start(look)
    computer.take_books_away()
    computer.start(asked)


def test_a_locked_keyring_has_to_be_unlocked_first(computer: Computer) -> None:
    async def again(room: TillServices) -> None:
        computer.safe.is_locked = True
        for code in ("", None):
            with pytest.raises(KnownError, match="is locked"):
                await room.door.roster.begin_owner("Eve", await pin(room), await pin(room), code=code)
        computer.safe.is_locked = False
        await computer.found(room, code=computer.code)
        assert secret_of(room) == SECRET

    computer.start(computer.begin)
    computer.take_books_away()
    computer.start(again)


def test_an_entry_that_somebody_spoilt_is_opened_by_no_code(computer: Computer) -> None:
    async def again(room: TillServices) -> None:
        with pytest.raises(KnownError, match="not the code"):
            await room.door.roster.begin_owner("Eve", await pin(room), await pin(room), code=computer.code)
        assert secret_of(room) == ""
        await computer.found(room, code=None)

    computer.start(computer.begin)
    computer.take_books_away()
    name = next(name for name in computer.safe.kept if "recovery_code" in name)
    computer.safe.kept[name] = '{"book": 7'
    computer.start(again)


def test_the_doctor_says_that_the_books_of_the_keys_are_gone(computer: Computer) -> None:
    places = Paths(computer.folder, Environment.TEST)
    computer.start(computer.begin)
    assert "books are gone" not in look_at_keyring(places).found
    computer.take_books_away()
    assert "books are gone" in look_at_keyring(places).found

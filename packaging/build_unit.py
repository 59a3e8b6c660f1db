"""Tries the command of kaunta-listen.service in the room as its unit has it run: no rights, no home, a disk to read."""

import hashlib
import hmac
import json
import select
import shlex
import signal
import subprocess
import urllib.error
import urllib.request
from pathlib import Path

from build_processes import started_by
from build_room import Room
from mistakes import MistakeError

SECRET, PUBLIC = "sk_test_" + "5" * 40, "pk_test_" + "7" * 40
STATE, CREDENTIALS, NOBODY = "/var/lib/kaunta-listen", "/run/credentials", "61234"
WITHIN = 120.0
NOTICE = b'{"notify": "transaction", "data": {"id": 1}}'
PROFILE = 'base_url = "https://pay.example"\ns2s_base_url = "https://pay.example"\n'
# as ProtectSystem=strict, ProtectHome, PrivateTmp, PrivateDevices and StateDirectory have it
SHUT_IN = f"""
set -e
mount -t tmpfs kaunta /tmp
mount -t tmpfs kaunta /home
mount -t tmpfs kaunta /root
mkdir /tmp/dev
for each in null zero full random urandom; do : > /tmp/dev/$each; mount --bind /dev/$each /tmp/dev/$each; done
mount --rbind /tmp/dev /dev
mount --bind {STATE} {STATE}
mount -o remount,bind,ro /
exec "$@"
"""


def take_notices(room: Room, unit: Path) -> str:
    """Start it, bring a notice that is signed and one that is not, and end it as systemd would."""
    listener = subprocess.Popen(_command(room, unit), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    try:
        address = _address(listener)
        answers = [_bring(address, signature) for signature in (_signature(), "0" * 128)]
        for pid, words in started_by(listener.pid):
            if words[0] == "pos-app":
                subprocess.run(["kill", f"-{signal.SIGTERM}", str(pid)], check=False)
        code = listener.wait(timeout=WITHIN)
    finally:
        listener.kill()  # the room's first process: everything in it dies with it
        listener.communicate()
    if (answers, code) != ([200, 401], 0):
        raise MistakeError(f"A signed notice and a forged one were answered {answers}, and the end was {code}.")
    return f"{unit.name}: a signed notice {answers[0]}, a forged one {answers[1]}"


def _command(room: Room, unit: Path) -> list[str]:
    """What the unit starts, with its settings, its folder, and the keys where systemd puts them."""
    for path, text in (
        ("/etc/kaunta/profile.toml", PROFILE),
        (f"{CREDENTIALS}/kaunta-keys", f"{SECRET}\n{PUBLIC}\n"),
    ):
        room.inside(path).parent.mkdir(parents=True, exist_ok=True)
        room.inside(path).write_text(text, encoding="ascii")
    room.call("install", "-d", "-m", "700", "-o", NOBODY, "-g", NOBODY, STATE)
    defaults = room.inside("/etc/default/kaunta-listen").read_text(encoding="utf-8").splitlines()
    chosen = [word for line in defaults if not line.startswith("#") for word in shlex.split(line)]
    chosen = [word.replace("--port 8787", "--port 0") for word in chosen]  # this machine has others that listen
    line = next(each for each in unit.read_text(encoding="utf-8").splitlines() if each.startswith("ExecStart="))
    rights = ["--reuid", NOBODY, "--regid", NOBODY, "--clear-groups", "--no-new-privs", "--bounding-set", "-all"]
    places = [f"STATE_DIRECTORY={STATE}", f"CREDENTIALS_DIRECTORY={CREDENTIALS}", *chosen]
    words = shlex.split(line.removeprefix("ExecStart="))
    return room.command("sh", "-c", SHUT_IN, "shut-in", "setpriv", *rights, "env", "-u", "HOME", *places, *words)


def _address(listener: subprocess.Popen[bytes]) -> str:
    """Where it says that it listens."""
    if listener.stdout is None:
        raise MistakeError("The unit's command has no output.")
    is_said, _, _ = select.select([listener.stdout], [], [], WITHIN)
    said = listener.stdout.readline() if is_said else b""
    if not said:
        listener.kill()
        raise MistakeError(f"The unit's command does not listen: {listener.communicate()[1].decode()[-1000:]}")
    return str(json.loads(said)["listening"])


def _signature() -> str:
    return hmac.new(SECRET.encode(), PUBLIC.encode(), hashlib.sha512).hexdigest()


def _bring(address: str, signature: str) -> int:
    headers = {"merchantsignature": signature, "Content-Type": "application/json"}
    request = urllib.request.Request(address, NOTICE, headers)  # noqa: S310 - an address of ours
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(request, timeout=WITHIN) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        return refused.code

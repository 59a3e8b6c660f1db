"""Announces a release: makes the key once, and signs the list of what was built; run with the Python of .venv.

python packaging/signing/announce.py new-key KEYFILE
python packaging/signing/announce.py sign KEYFILE FILE...     writes latest.kaunta beside the first file
"""

import getpass
import hashlib
import json
import sys
import tomllib
from base64 import b64encode
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import (
    BestAvailableEncryption,
    Encoding,
    PrivateFormat,
    load_pem_private_key,
)

HEAD = b"kaunta-release 1\n"
ROOT = Path(__file__).resolve().parents[2]


def new_key(path: Path, passphrase: str) -> str:
    """Make a key that nobody else has; the public half is what goes into pos_app/system/release_key.py."""
    key = Ed25519PrivateKey.generate()
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, BestAvailableEncryption(passphrase.encode()))
    with path.open("xb") as file:
        path.chmod(0o600)
        file.write(secret)
    return key.public_key().public_bytes_raw().hex()


def sign(key: Path, passphrase: str, version: str, files: Sequence[Path]) -> bytes:
    """The announcement: a head, a signature over all that follows and the head, and the list."""
    owner = load_pem_private_key(key.read_bytes(), passphrase.encode())
    if not isinstance(owner, Ed25519PrivateKey):
        raise TypeError("this is no Ed25519 key")
    released = datetime.now(UTC).date().isoformat()
    listed = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    said = json.dumps({"version": version, "released": released, "files": listed}, indent=1, sort_keys=True).encode()
    return HEAD + b64encode(owner.sign(HEAD + said)) + b"\n" + said


def main(words: Sequence[str]) -> int:
    match words:
        case ["new-key", path]:
            print(f'KEY: Final = "{new_key(Path(path), getpass.getpass("Passphrase for the new key: "))}"')
        case ["sign", key, first, *more]:
            files = [Path(first), *map(Path, more)]
            version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
            target = files[0].with_name("latest.kaunta")
            target.write_bytes(sign(Path(key), getpass.getpass("Passphrase of the key: "), version, files))
            print(target)
        case _:
            print(__doc__, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

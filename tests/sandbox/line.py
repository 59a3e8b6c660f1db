"""A call put on the line by hand: what any client in any language would send, and every byte that comes back."""

import socket
from urllib.parse import urlsplit


def connect(base_url: str, *, seconds: float = 60.0) -> socket.socket:
    parts = urlsplit(base_url)
    assert parts.hostname is not None
    assert parts.port is not None
    return socket.create_connection((parts.hostname, parts.port), timeout=seconds)


def request_bytes(method: str, path: str, *, headers: dict[str, str] | None = None, body: bytes = b"") -> bytes:
    lines = {"Host": "127.0.0.1", "Content-Length": str(len(body)), **(headers or {})}
    head = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value)
    return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body


def read_answer(line: socket.socket) -> bytes:
    """One whole answer of a line that is kept open."""
    heard = bytearray()
    while b"\r\n\r\n" not in heard:
        heard += line.recv(65536)
    head, _, body = bytes(heard).partition(b"\r\n\r\n")
    length = next(int(one.split(b":")[1]) for one in head.split(b"\r\n") if one.lower().startswith(b"content-length:"))
    while len(body) < length:
        body += line.recv(65536)
    return head + b"\r\n\r\n" + body


def read_to_the_end(line: socket.socket, *, most: int = 10_000_000) -> bytes:
    heard = bytearray()
    while len(heard) < most:
        try:
            piece = line.recv(65536)
        except ConnectionResetError:
            break
        if not piece:
            break
        heard += piece
    return bytes(heard)

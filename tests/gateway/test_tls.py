"""TLS against real handshakes: a good certificate passes, every bad one means that nothing was sent."""

import os
import ssl
from typing import Final

import pytest
import trustme

from pos_app.domain.errors import NotSent, Refused
from pos_app.gateway.transport import trusted_tls
from pos_app.system.process_hardening import harden
from tests.gateway.raw import RawServer, Received, answering, reply, run
from tests.gateway.till import CALLS, REFERENCE, a_client

NO: Final = reply('{"success":false,"message":"No"}')


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    return trustme.CA()


def server_side(authority: trustme.CA, name: str) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with authority.issue_cert(name).private_key_and_cert_chain_pem.tempfile() as path:
        context.load_cert_chain(path)
    return context


def client_side(authority: trustme.CA) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    context.load_verify_locations(cadata=authority.cert_pem.bytes().decode("ascii"))
    return context


def ask(server_tls: ssl.SSLContext, client_tls: ssl.SSLContext) -> list[Received]:
    kept: list[Received] = []

    async def work() -> None:
        async with (
            RawServer(answering(NO, kept=kept), server_tls) as server,
            a_client(server.url, tls=client_tls) as client,
        ):
            await client.verify(REFERENCE)

    with pytest.raises((Refused, NotSent)) as caught:
        run(work())
    if isinstance(caught.value, NotSent):
        assert caught.value.trace.why == "tls"
        assert kept == []
    return kept


def test_a_service_that_proves_who_it_is_is_asked(authority: trustme.CA) -> None:
    (request,) = ask(server_side(authority, "127.0.0.1"), client_side(authority))
    assert request.target == f"/api/verify-transaction/{REFERENCE}"


def test_a_certificate_of_another_host_sends_nothing(authority: trustme.CA) -> None:
    assert ask(server_side(authority, "other.example"), client_side(authority)) == []


def test_a_certificate_of_an_unknown_authority_sends_nothing(authority: trustme.CA) -> None:
    assert ask(server_side(trustme.CA(), "127.0.0.1"), client_side(authority)) == []


def test_an_authority_that_the_environment_names_is_none_of_the_till(
    authority: trustme.CA, monkeypatch: pytest.MonkeyPatch
) -> None:
    with authority.cert_pem.tempfile() as path:
        monkeypatch.setenv("SSL_CERT_FILE", path)
        harden(os.environ)  # as a start does before anything else
        assert ask(server_side(authority, "127.0.0.1"), trusted_tls()) == []


@pytest.mark.filterwarnings("ignore:ssl.TLSVersion.TLSv1_1 is deprecated:DeprecationWarning")
def test_an_old_protocol_sends_nothing(authority: trustme.CA) -> None:
    old = server_side(authority, "127.0.0.1")
    old.set_ciphers("ALL:@SECLEVEL=0")
    old.minimum_version = ssl.TLSVersion.TLSv1_1
    old.maximum_version = ssl.TLSVersion.TLSv1_1
    assert ask(old, client_side(authority)) == []


def test_every_operation_works_behind_tls(authority: trustme.CA) -> None:
    kept: list[Received] = []

    async def work() -> None:
        async with (
            RawServer(answering(NO, kept=kept), server_side(authority, "127.0.0.1")) as server,
            a_client(server.url, tls=client_side(authority)) as client,
        ):
            for call in CALLS.values():
                with pytest.raises(Refused):
                    await call(client)

    run(work())
    assert len(kept) == len(CALLS)

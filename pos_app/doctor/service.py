"""The payment service from here: its profile, and whether its addresses answer with a certificate that holds."""

import asyncio
from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final

from pos_app.doctor.findings import Finding, care, good, unknown
from pos_app.domain.environment import Environment
from pos_app.domain.errors import KnownError
from pos_app.gateway.endpoint_probe import NoProbeAnswer, Probe, probe
from pos_app.gateway.profile import ServiceProfile
from pos_app.services.merchant import load_profile
from pos_app.system.paths import Paths

_OFF: Final = timedelta(minutes=2)  # a step-up with the bank fails with a clock further off
_SOON: Final = timedelta(days=14)

Knocking = Callable[[str], Probe]


def look_at_service(
    places: Paths,
    profile: Path | None,
    *,
    now: Callable[[], datetime],
    ask: Knocking = lambda address: asyncio.run(probe(address)),
) -> Iterator[Finding]:
    """Read the profile, then knock at each of its addresses: no key is shown, nothing is asked for, no money moves."""
    if places.environment is Environment.SANDBOX:
        yield good("profile", "practice needs none")
        return
    try:
        found, path = load_profile(profile, places.profile)
    except KnownError as error:
        yield care("profile", str(error.sentence))
        return
    if found is None:
        yield care("profile", f"no addresses are set: write them into {path}")
        return
    yield good("profile", str(path))
    for address in _addresses(found):
        yield from _look_at_address(address, now, ask)


def _addresses(profile: ServiceProfile) -> list[str]:
    return list(dict.fromkeys([profile.base_url, profile.s2s_base_url]))


def _look_at_address(address: str, now: Callable[[], datetime], ask: Knocking) -> Iterator[Finding]:
    try:
        answer = ask(address)
    except NoProbeAnswer as problem:
        yield care("service", f"{address}: {problem.sentence}")
        return
    yield good("service", f"{address} answers after {answer.milliseconds} ms")
    yield _look_at_certificate(answer, now())
    yield _look_at_clocks(answer)


def _look_at_certificate(answer: Probe, at: datetime) -> Finding:
    if answer.tls is None:
        return unknown("tls", "this address is on this computer, without TLS")
    if answer.certificate_until is not None and answer.certificate_until - at < _SOON:
        return care("tls", f"{answer.tls}; the service's certificate ends on {answer.certificate_until:%Y-%m-%d}")
    until = f", certificate until {answer.certificate_until:%Y-%m-%d}" if answer.certificate_until else ""
    return good("tls", f"{answer.tls}{until}")


def _look_at_clocks(answer: Probe) -> Finding:
    if answer.ahead is None:
        return unknown("clock and service", "the service does not say what time it is")
    seconds = round(answer.ahead.total_seconds())
    if abs(answer.ahead) > _OFF:
        way = "ahead of" if seconds > 0 else "behind"
        return care("clock and service", f"this computer is {abs(seconds)} s {way} the service. Set its clock.")
    return good("clock and service", f"{abs(seconds)} s apart")

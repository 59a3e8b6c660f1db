"""The web pages of the played service and of its invented bank, as pure functions from values to HTML text."""

import json
import re
from html import escape
from string import Template
from typing import Literal, assert_never

from pos_app.sandbox import page_parts as parts

MessageForm = Literal["json_string", "session_id_key_with_space", "payload", "object", "status_false"]
# to_top speaks past the device page straight to the top window: served from a third origin, that is the wrong origin.
CollectorMode = Literal["ok", "silent", "several_timers", "slow", "to_top"]
Tone = Literal["calm", "alarm"]

ONE_TIME_CODE = "123456"
BANK = "Savanna Bank"

_ADDRESS = re.compile(r"(https?://|/(?!/))[!-\[\]-~]*", re.ASCII | re.IGNORECASE)
# What no HTML text may carry: control characters other than tab and line feed, lone surrogates, non-characters.
_UNSPEAKABLE = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]")


def device_page(*, collect_url: str, access_token: str, bank_origin: str, reference: str) -> str:
    """Operation 3: posts the token into a frame of the bank and hands that frame's messages on, unchanged, to whoever
    holds this page."""
    return _page(
        "Device check",
        parts.DEVICE_BODY.substitute(
            reference=_text(reference), collect_url=_address(collect_url), access_token=_text(access_token)
        ),
        script=parts.DEVICE_SCRIPT.substitute(bank_origin=_js(bank_origin.rstrip("/"))),
    )


def collector_page(*, form: MessageForm, mode: CollectorMode, session_id: str = "0_played", slow_ms: int = 6000) -> str:
    """The bank's side of the device check: what answers at `deviceDataCollectionUrl` to a POST of JWT."""
    script = parts.COLLECTOR_SCRIPT.substitute(
        message=_js(_completed(form, session_id)),
        listener="top" if mode == "to_top" else "parent",
        start=Template(parts.COLLECTOR_STARTS[mode]).substitute(slow_ms=int(slow_ms)),
    )
    return _page("Device data", "<p>Looking at this device.</p>", script=script)


def device_fails_page() -> str:
    return _page("Device check", "<p>The device check is out of order.</p>")


def challenge_page(
    *,
    bank: str,
    shop: str,
    amount: str,
    card: str,
    reference: str,
    post_to: str,
    note: str,
    tries_left: int,
    tone: Tone = "calm",
    brand: str = "",
    when: str = "",
) -> str:
    """The bank asks for the one-time code. The form posts reference, code and action (approve, resend, cancel)."""
    content = parts.CHALLENGE_CONTENT.substitute(
        one_time_code=ONE_TIME_CODE,
        note=_text(f"{note} {_tries(tries_left)}" if tone == "alarm" else note),
        tone=tone,
        role="alert" if tone == "alarm" else "status",
        facts=_facts({"Shop": shop, "Amount": amount, "Card": card, "Date": when}),
        post_to=_address(post_to),
        reference=_text(reference),
    )
    return _bank_page("Confirm your payment", content, script=parts.CHALLENGE_SCRIPT, bank=bank, brand=brand)


def challenge_popup_page(*, bank: str, shop: str, amount: str, reference: str, code_url: str, return_to: str) -> str:
    """A bank that asks for the code in a second window; `code_url` answers with a challenge page."""
    content = parts.POPUP_CONTENT.substitute(
        facts=_facts({"Shop": shop, "Amount": amount, "Reference": reference}),
    )
    script = parts.POPUP_SCRIPT.substitute(code_url=_js(_checked(code_url)), return_to=_js(_checked(return_to)))
    return _bank_page("Confirm your payment", content, script=script, bank=bank)


def challenge_done_page(*, paid: bool, return_to: str, bank: str = BANK) -> str:
    """The end of a challenge; it goes on to `return_to` by itself, or stays where that is empty."""
    link = f'<a class="go" href="{_address(return_to)}">Go on</a>' if return_to else ""
    content = parts.DONE_CONTENT.substitute(
        heading="Payment approved" if paid else "Payment not approved",
        sentence="The shop is being told now." if paid else "No money was taken. The shop is being told.",
        link=link,
    )
    script = parts.DONE_SCRIPT.substitute(return_to=_js(_checked(return_to) if return_to else ""))
    return _bank_page("Your bank", content, script=script, bank=bank)


def challenge_error_page(*, bank: str = BANK) -> str:
    content = parts.DONE_CONTENT.substitute(
        heading="This page has a fault",
        sentence="Your bank could not check the code (fault 3DS-402). Nothing more can be done here.",
        link="",
    )
    return _bank_page("Your bank", content, bank=bank)


def challenge_crash_page(*, bank: str = BANK) -> str:
    """A page whose process ends shortly after it has loaded."""
    content = "<h1>One moment</h1><p>Your bank is opening its page.</p>"
    return _bank_page("Your bank", content, script=parts.CRASH_SCRIPT, bank=bank)


def _completed(form: MessageForm, session_id: str) -> object:
    """The message of a finished device check, a JSON text in all forms but one."""
    kind = "profile.completed"
    plain = {"MessageType": kind, "SessionId": session_id, "Status": True}
    match form:
        case "json_string":
            return json.dumps(plain)
        case "session_id_key_with_space":
            return json.dumps({"MessageType": kind, "Session Id": session_id, "Status": True})
        case "payload":
            return json.dumps({"MessageType": kind, "Payload": {"ActionCode": "SUCCESS", "SessionId": session_id}})
        case "object":
            return plain
        case "status_false":
            return json.dumps(plain | {"Status": False})
        case _:
            assert_never(form)


def _bank_page(title: str, content: str, *, bank: str, brand: str = "", script: str = "") -> str:
    body = parts.BANK_BODY.substitute(bank=_text(bank), brand=_text(brand), content=content)
    return _page(title, body, style=parts.BANK_STYLE, script=script)


def _page(title: str, body: str, *, style: str = parts.PLAIN_STYLE, script: str = "") -> str:
    return parts.PAGE.substitute(title=title, style=style, body=body, script=script)


def _facts(facts: dict[str, str]) -> str:
    return "\n".join(parts.FACT.substitute(name=name, value=_text(value)) for name, value in facts.items() if value)


def _tries(left: int) -> str:
    return "1 try left." if left == 1 else f"{left} tries left."


def _text(value: str) -> str:
    """Text from outside, safe between tags and inside a quoted attribute."""
    return escape(_UNSPEAKABLE.sub("\ufffd", value))


def _js(value: object) -> str:
    """A value as a JavaScript literal that cannot end the script element it stands in."""
    return json.dumps(value).replace("&", r"\u0026").replace("<", r"\u003c").replace(">", r"\u003e")


def _checked(address: str) -> str:
    if not _ADDRESS.fullmatch(address):
        raise ValueError("A page leads only to http(s) addresses and to paths of its own host")
    return address


def _address(address: str) -> str:
    return escape(_checked(address))

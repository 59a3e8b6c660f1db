"""The pages are well formed, keep outside text harmless, and do in a real browser what they promise."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import TypedDict, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pos_app.sandbox import pages

ROOT = Path(__file__).parents[2]
VOID = {"meta", "input", "br", "img", "link"}
# Elements that may be written closed in themselves, as in XML.
FOREIGN = {"svg", "path", "circle"}
OUTSIDE = {"src", "href", "action", "formaction", "data", "srcdoc", "poster", "background"}

Attributes = list[tuple[str, str | None]]


class Strict(HTMLParser):
    """A reader that notes every fault of a page instead of forgiving it."""

    def __init__(self, page: str) -> None:
        super().__init__(convert_charrefs=True)
        self.faults: list[str] = []
        self.structure: list[tuple[str, tuple[str, ...]]] = []
        self.attributes: list[tuple[str, str, str]] = []
        self.texts: list[str] = []
        self.scripts: list[str] = []
        self.doctypes: list[str] = []
        self._open: list[str] = []
        self.feed(page)
        self.close()
        if self._open:
            self.faults.append(f"left open: {self._open}")
        if self.rawdata:
            self.faults.append(f"left unread: {self.rawdata[:40]!r}")
        ids = [value for _, name, value in self.attributes if name == "id"]
        if len(ids) != len(set(ids)):
            self.faults.append(f"ids used twice: {ids}")

    def handle_decl(self, decl: str) -> None:
        self.doctypes.append(decl)

    def handle_starttag(self, tag: str, attrs: Attributes) -> None:
        self._note(tag, attrs)
        if tag not in VOID:
            self._open.append(tag)

    def handle_startendtag(self, tag: str, attrs: Attributes) -> None:
        self._note(tag, attrs)
        if tag not in FOREIGN:
            self.faults.append(f"<{tag}/> is not HTML")

    def handle_endtag(self, tag: str) -> None:
        if not self._open or self._open.pop() != tag:
            self.faults.append(f"</{tag}> closes something else")

    def handle_data(self, data: str) -> None:
        (self.scripts if self._open[-1:] == ["script"] else self.texts).append(data)

    def handle_comment(self, data: str) -> None:
        self.faults.append(f"a comment: {data[:40]!r}")

    def handle_pi(self, data: str) -> None:
        self.faults.append(f"an instruction: {data[:40]!r}")

    def unknown_decl(self, data: str) -> None:
        self.faults.append(f"a section: {data[:40]!r}")

    def _note(self, tag: str, attrs: Attributes) -> None:
        names = [name for name, _ in attrs]
        if len(names) != len(set(names)):
            self.faults.append(f"<{tag}> says something twice: {names}")
        self.structure.append((tag, tuple(names)))
        self.attributes.extend((tag, name, value or "") for name, value in attrs)


def device(text: str) -> str:
    return pages.device_page(
        collect_url="https://bank.example/collect", access_token=text, bank_origin=text, reference=text
    )


def collector(text: str) -> str:
    return pages.collector_page(form="json_string", mode="ok", session_id=text)


def challenge(text: str) -> str:
    return pages.challenge_page(
        bank=text,
        shop=text,
        amount=text,
        card=text,
        reference=text,
        post_to="/challenge",
        note=text,
        tries_left=2,
        brand=text,
        when=text,
    )


def popup(text: str) -> str:
    return pages.challenge_popup_page(
        bank=text, shop=text, amount=text, reference=text, code_url="/code", return_to="/back"
    )


def done(text: str) -> str:
    return pages.challenge_done_page(paid=False, return_to="/back", bank=text)


def error(text: str) -> str:
    return pages.challenge_error_page(bank=text)


def crash(text: str) -> str:
    return pages.challenge_crash_page(bank=text)


PAGES_WITH_TEXT: list[Callable[[str], str]] = [device, collector, challenge, popup, done, error, crash]
EVERY_PAGE = [
    *(page("plain") for page in PAGES_WITH_TEXT),
    *(pages.collector_page(form=form, mode="ok") for form in get_args(pages.MessageForm)),
    *(pages.collector_page(form="object", mode=mode) for mode in get_args(pages.CollectorMode)),
    pages.device_fails_page(),
    pages.challenge_done_page(paid=True, return_to=""),
]

anything = st.text(min_size=1) | st.sampled_from(
    [
        "</script><script>alert(1)</script>",
        "<!--<script>",
        "]]>",
        "\" onfocus=alert(1) x='",
        "&quot;&#0;&amp",
        "${shop} $note $$",
        "\u2028\u2029\u202e\u0000\ud800\ufffe",
        "\\u003c/script\\u003e",
    ]
)


def readable(text: str) -> str:
    """What a browser may show of a text: everything but what HTML cannot carry."""
    return re.sub("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff\ufdd0-\ufdef\ufffe\uffff]", "\ufffd", text)


@pytest.mark.parametrize("page", EVERY_PAGE)
def test_every_page_is_well_formed(page: str) -> None:
    seen = Strict(page)
    assert seen.faults == []
    assert seen.doctypes == ["DOCTYPE html"]
    assert [tag for tag, _ in seen.structure[:2]] == ["html", "head"]
    assert ("html", "lang", "en") in seen.attributes
    page.encode("utf-8")


@pytest.mark.parametrize("page", EVERY_PAGE)
def test_no_page_fetches_anything_from_elsewhere(page: str) -> None:
    seen = Strict(page)
    assert not {tag for tag, _ in seen.structure} & {"link", "img", "object", "embed", "video", "audio", "base"}
    leads = {(tag, value) for tag, name, value in seen.attributes if name in OUTSIDE}
    assert leads <= {("form", "https://bank.example/collect"), ("form", "/challenge"), ("a", "/back")}
    assert "url(" not in page
    assert "@import" not in page
    policy = next(
        value for tag, name, value in seen.attributes if (tag, name) == ("meta", "content") and "src" in value
    )
    assert "default-src 'none'" in policy


@pytest.mark.parametrize("build", PAGES_WITH_TEXT)
@given(text=anything)
def test_outside_text_never_becomes_markup_or_script(build: Callable[[str], str], text: str) -> None:
    plain, hostile = Strict(build("plain")), Strict(build(text))
    assert hostile.faults == []
    assert hostile.structure == plain.structure
    assert len(hostile.scripts) == len(plain.scripts)
    build(text).encode("utf-8")


@pytest.mark.parametrize("build", [challenge, popup, done])
@given(text=anything)
def test_outside_text_arrives_whole(build: Callable[[str], str], text: str) -> None:
    assert readable(text) in "".join(Strict(build(text)).texts)


@given(text=anything)
def test_the_token_and_the_reference_are_posted_as_they_are(text: str) -> None:
    assert ("input", "value", readable(text)) in Strict(device(text)).attributes
    assert ("input", "value", readable(text)) in Strict(challenge(text)).attributes


@given(text=anything)
def test_a_session_id_reaches_the_message_unchanged(text: str) -> None:
    (script,) = Strict(collector(text)).scripts
    literal = re.search(r"const message = (.*);\n", script)
    assert literal is not None
    assert "<" not in literal[1]
    message = json.loads(json.loads(literal[1]))
    assert message == {"MessageType": "profile.completed", "SessionId": text, "Status": True}


def message_of(form: pages.MessageForm) -> object:
    (script,) = Strict(pages.collector_page(form=form, mode="ok", session_id="s-1")).scripts
    literal = re.search(r"const message = (.*);\n", script)
    assert literal is not None
    return json.loads(literal[1])


def test_the_message_comes_in_the_five_forms_seen_in_the_field() -> None:
    texts = {form: message_of(form) for form in get_args(pages.MessageForm)}
    plain = {"MessageType": "profile.completed", "SessionId": "s-1", "Status": True}
    assert texts.pop("object") == plain
    assert {form: json.loads(str(text)) for form, text in texts.items()} == {
        "json_string": plain,
        "session_id_key_with_space": {"MessageType": "profile.completed", "Session Id": "s-1", "Status": True},
        "payload": {"MessageType": "profile.completed", "Payload": {"ActionCode": "SUCCESS", "SessionId": "s-1"}},
        "status_false": plain | {"Status": False},
    }


def test_a_silent_collector_never_speaks() -> None:
    silent, speaking = (pages.collector_page(form="object", mode=mode) for mode in ("silent", "ok"))
    assert "say();" in speaking
    assert "say();" not in silent


@pytest.mark.parametrize(
    "address",
    [
        "",
        "javascript:alert(1)",
        "//other.example/",
        "data:text/html,x",
        "http://a b/",
        "/a\\b",
        "/a\nb",
        "chrome://x",
        "/é",
    ],
)
def test_a_page_leads_to_no_strange_address(address: str) -> None:
    with pytest.raises(ValueError, match="http"):
        pages.challenge_page(
            bank="b", shop="s", amount="1", card="c", reference="r", post_to=address, note="", tries_left=3
        )
    with pytest.raises(ValueError, match="http"):
        pages.device_page(collect_url=address, access_token="t", bank_origin="https://b.example", reference="r")
    with pytest.raises(ValueError, match="http"):
        pages.challenge_popup_page(bank="b", shop="s", amount="1", reference="r", code_url="/c", return_to=address)
    if address:
        with pytest.raises(ValueError, match="http"):
            pages.challenge_done_page(paid=True, return_to=address)


def test_the_challenge_has_a_labelled_field_and_three_answers() -> None:
    seen = Strict(challenge("plain"))
    assert ("label", "for", "code") in seen.attributes
    assert ("input", "id", "code") in seen.attributes
    assert ("input", "autocomplete", "one-time-code") in seen.attributes
    answers = [value for tag, name, value in seen.attributes if (tag, name) == ("button", "value")]
    assert answers == ["approve", "resend", "cancel"]
    assert ("form", "method", "post") in seen.attributes


@pytest.mark.parametrize(("left", "words"), [(1, "1 try left."), (2, "2 tries left.")])
def test_a_wrong_code_is_said_as_an_alarm_with_the_tries_that_are_left(left: int, words: str) -> None:
    page = pages.challenge_page(
        bank="b",
        shop="s",
        amount="1",
        card="c",
        reference="r",
        post_to="/",
        note="That code is not right.",
        tries_left=left,
        tone="alarm",
    )
    seen = Strict(page)
    assert f"That code is not right. {words}" in seen.texts
    assert ("p", "role", "alert") in seen.attributes


def test_facts_that_are_not_known_leave_no_empty_line() -> None:
    page = pages.challenge_page(
        bank="b", shop="s", amount="1", card="c", reference="r", post_to="/", note="", tries_left=3
    )
    assert [text for text in Strict(page).texts if text in {"Shop", "Amount", "Card", "Date"}] == [
        "Shop",
        "Amount",
        "Card",
    ]


def test_an_ended_challenge_goes_back_only_where_there_is_a_way_back() -> None:
    assert ("a", "href", "/back") in Strict(pages.challenge_done_page(paid=True, return_to="/back")).attributes
    assert "<a " not in pages.challenge_done_page(paid=True, return_to="")


class Seen(TypedDict):
    """What the child process prints."""

    origins: dict[str, str]
    forms: dict[str, object]
    slow: object
    several_timers: object
    several_timers_ms: int
    wrong_origin: object
    stray_origin: object
    stray_frame: object
    token: str
    too_short: dict[str, bool]
    went_back: bool
    answer: dict[str, str]
    popup_came_back: bool
    crashed: bool


@pytest.fixture(scope="module")
def seen_in_browser() -> Seen:
    # Tests with a till leave in this process how Chromium is to be led: by their proxy, which knows nobody here.
    env = {name: value for name, value in os.environ.items() if name != "QTWEBENGINE_CHROMIUM_FLAGS"}
    child = subprocess.run(
        [sys.executable, "-m", "tests.sandbox.page_browser"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert child.returncode == 0, child.stderr
    return json.loads(child.stdout)


def test_in_a_browser_every_form_of_the_message_is_relayed_as_is(seen_in_browser: Seen) -> None:
    service = seen_in_browser["origins"]["service"]
    assert seen_in_browser["forms"] == {form: [[service, message_of(form)]] for form in get_args(pages.MessageForm)}
    assert seen_in_browser["token"] == "a\"b<c>&'d"


def test_in_a_browser_slow_and_many_timers_still_speak_in_time(seen_in_browser: Seen) -> None:
    assert seen_in_browser["slow"] == seen_in_browser["several_timers"]
    assert seen_in_browser["slow"]
    assert seen_in_browser["several_timers_ms"] < 4500


def test_in_a_browser_a_stray_frame_speaks_for_itself_and_is_not_relayed(seen_in_browser: Seen) -> None:
    stray = seen_in_browser["origins"]["stray"]
    assert seen_in_browser["wrong_origin"] == [[stray, message_of("json_string")]]


def test_in_a_browser_only_the_frame_of_the_bank_is_relayed(seen_in_browser: Seen) -> None:
    relayed = [[seen_in_browser["origins"]["service"], "good"]]
    assert seen_in_browser["stray_origin"] == relayed
    assert seen_in_browser["stray_frame"] == relayed


def test_in_a_browser_the_code_is_typed_checked_posted_once_and_the_page_goes_back(
    seen_in_browser: Seen,
) -> None:
    assert seen_in_browser["too_short"] == {"told": True, "sent": False}
    assert seen_in_browser["answer"] == {"reference": "pos-1", "code": "123456", "action": "approve"}
    assert seen_in_browser["went_back"] is True


def test_in_a_browser_the_second_window_calls_the_first_back(seen_in_browser: Seen) -> None:
    assert seen_in_browser["popup_came_back"] is True


def test_in_a_browser_the_crash_page_ends_its_process(seen_in_browser: Seen) -> None:
    assert seen_in_browser["crashed"] is True

"""Which page the customer approves on, if any: chosen from the reply of operation 4 by the profile."""

from typing import Final
from urllib.parse import urljoin, urlsplit

from pos_app.domain.replies import AltPage, PostPage
from pos_app.gateway import addresses
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.wire import EnrollReply

_LONGEST_WORD: Final = 40  # of a path; what is longer may be a token


def page_to_open(reply: EnrollReply, profile: ServiceProfile, *, real_money: bool) -> AltPage | PostPage | None:
    """Choose; an address that no browser should open counts as none, and none means no challenge."""

    alt = _usable(reply.alt, profile.s2s_base_url, real_money=real_money)
    if alt and profile.step_up != "post":
        return AltPage(alt)
    posted = _usable(reply.data.step_up_url, profile.card_pages, real_money=real_money)
    token = str(reply.data.access_token)
    if posted and token and profile.step_up != "alt":
        return PostPage(posted, token)
    return None


def names_a_page(reply: EnrollReply) -> bool:
    """Tell whether the reply gives any address: where none of them can be opened, the customer may be asked there all
    the same."""
    return any(str(address).strip() for address in (reply.alt, reply.data.step_up_url))


def path_to_keep(page: AltPage | PostPage, profile: ServiceProfile, *, reference: str) -> str:
    """Return the path under which this page can be had again: one of the service itself that ends in our reference, as
    the description has it. Any other address may be all that opens the customer's door, and is not written down.
    """
    parts = urlsplit(page.url)
    is_own = addresses.origin_of(page.url) == addresses.origin_of(profile.s2s_base_url)
    if isinstance(page, PostPage) or not is_own or parts.query or parts.fragment:
        return ""
    *words, last = parts.path.split("/")
    return parts.path if last == reference and all(len(word) <= _LONGEST_WORD for word in words) else ""


def page_again(path: str, profile: ServiceProfile, *, real_money: bool) -> AltPage | None:
    """Return the page that was kept under this path."""
    address = _usable(path, profile.s2s_base_url, real_money=real_money) if _is_path(path) else ""
    return AltPage(address) if address else None


def _usable(address: str, base: str, *, real_money: bool) -> str:
    """Return the whole address, if a browser may open it; a path lies at this base."""
    given = str(address).strip()
    whole = urljoin(base, given) if _is_path(given) else given
    return whole if addresses.is_safe(whole, real_money=real_money) else ""


def _is_path(address: str) -> bool:
    return address.startswith("/") and not address.startswith("//")

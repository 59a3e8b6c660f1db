"""Which page the customer approves on, if any: chosen from the reply of operation 4 by the profile."""

from urllib.parse import urljoin

from pos_app.domain.replies import AltPage, PostPage
from pos_app.gateway import addresses
from pos_app.gateway.profile import ServiceProfile
from pos_app.gateway.wire import EnrollReply


def page_to_open(reply: EnrollReply, profile: ServiceProfile, *, real_money: bool) -> AltPage | PostPage | None:
    """Choose; an address that no browser should open counts as none, and none means no challenge."""

    def usable(address: str) -> str:
        whole = urljoin(profile.card_pages, address) if _is_path(address) else address
        return whole if addresses.is_safe(whole, real_money=real_money) else ""

    alt = usable(str(reply.alt).strip())
    if alt and profile.step_up != "post":
        return AltPage(alt)
    posted, token = usable(str(reply.data.step_up_url).strip()), str(reply.data.access_token)
    if posted and token and profile.step_up != "alt":
        return PostPage(posted, token)
    return None


def _is_path(address: str) -> bool:
    return address.startswith("/") and not address.startswith("//")
